//! The marks of a plan on the overview.

use crate::action::Action;
use crate::ids::{Technology, Temple};
use crate::picture::cards::Card;
use crate::places;
use crate::state::{State, Task};
use engine::Seat;
use game_kit::actions::{Mark, Marked};
use game_kit::picture::plan::Marks;
use scene::{Outline, Scene};

use super::{header, players, racks, temples};

pub(in crate::picture) fn marks(
    overview: &Scene,
    before: &State,
    seat: Seat,
    moments: &[(State, Action)],
    after: &State,
) -> Marks {
    let mut marks = Marks::new(seat);
    let area_of = |id: &str| overview.area_of(id).unwrap_or_default();
    let middle_of = |id: &str| area_of(id).middle();
    let seat_of = |gear, space| {
        let area = area_of(&places::space(gear, space));
        (area.middle().0, area.y + racks::BAND / 2.0)
    };
    let marker_of = |temple, step| middle_of(&temples::place(temple, seat, step));
    // At the upper right of a seat, unless it would cover the next number, which has two digits.
    let corner_of = |gear, space| {
        let (x, y) = seat_of(gear, space);
        if space == 9 { (x - 29.0, y - 20.0) } else { (x + 29.0, y - 20.0) }
    };
    let mut step = 0;
    let mut worker = None;
    // In the middle of a turn, the first step is the open one.
    if let Some(task) = before.table.task() {
        step = 1;
        if let Task::ChooseAction { gear, space } = task {
            worker = Some((gear, space));
            marks.step(step, corner_of(gear, space));
        }
    }
    let mut climbed = Vec::new();
    let states = moments.iter().skip(1).map(|(state, _)| state).chain([after]);
    for ((state, action), next) in moments.iter().zip(states) {
        let table = &state.table;
        step += usize::from(action.is(Mark::Step));
        let mut built = None;
        match *action {
            Action::Beg(temple) => {
                let down = table.step(seat, temple).saturating_sub(1);
                marks.step(step, marker_of(temple, down));
            }
            Action::Place(gear) => {
                if let Some(space) = table.lowest_free_space(gear) {
                    marks.place(seat_of(gear, space), racks::SEAT);
                    marks.step(step, corner_of(gear, space));
                }
            }
            Action::PlaceFirstPlayer => {
                let (x, y) = middle_of(places::FIRST_PLAYER);
                marks.place((x, y), racks::SEAT);
                marks.step(step, (x - 31.0, y - 21.0));
            }
            Action::Pick(gear, space) => {
                worker = Some((gear, space));
                marks.step(step, corner_of(gear, space));
            }
            Action::Action(number) => {
                if let Some((gear, space)) = worker.filter(|(_, space)| *space != number) {
                    // Below the seats between them.
                    let ((from, y), (to, _)) = (seat_of(gear, space), seat_of(gear, number));
                    let (seat, below) = (y + racks::SEAT, y + racks::SEAT + 6.0);
                    marks.arrow(&[(from, seat), (from, below), (to, below), (to, seat - 10.0)]);
                }
            }
            Action::Use(gear, number) => marks.step(step, corner_of(gear, number)),
            Action::Build(building, _) => built = Some(Card::Building(building)),
            Action::Monument(monument) => built = Some(Card::Monument(monument)),
            Action::Days(days) => marks.step(step, middle_of(&header::peg_of(table.day + days))),
            _ => {}
        }
        if let Some(area) = built.and_then(|card| overview.area_of(&card.id())) {
            marks.frame(area.outline(10.0));
            // Below the sign of the kind.
            marks.step(step, (area.x + 15.0, area.bottom() - 13.0));
        }
        // The choice of tiles has no numbered step.
        if step == 0 {
            continue;
        }
        for of in Technology::ALL {
            // At the highest level, learning brings something else.
            if *action == Action::Advance(of) || next.table.player(seat).level(of) > table.player(seat).level(of) {
                let (x, y) = middle_of(&players::level(of, seat));
                marks.frame(Outline::rounded(x - 17.0, y - 19.0, 34.0, 38.0, 6.0));
                marks.step(step, (x + 27.0, y));
            }
        }
        for temple in Temple::ALL {
            if next.table.step(seat, temple) > table.step(seat, temple) && !climbed.contains(&temple) {
                climbed.push(temple);
                let area = area_of(&places::temple(temple));
                marks.step(step, (area.x - 4.0, area.y + 10.0));
            }
        }
    }
    for temple in Temple::ALL {
        let [from, to] = [before, after].map(|state| marker_of(temple, state.table.step(seat, temple)));
        if from != to {
            marks.marker(from, to, 24.0);
        }
    }
    marks
}
