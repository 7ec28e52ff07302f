//! The marks of a plan on the overview.

use crate::action::Action;
use crate::ids::{Gear, Technology, Temple};
use crate::picture::cards::Card;
use crate::places;
use crate::state::{State, Task};
use engine::Seat;
use game_kit::actions::{Mark, Marked};
use game_kit::picture::plan::Marks;
use scene::{Area, Outline, Scene};

use super::{header, players, racks, temples};

/// The things of the overview with their areas.
struct Places<'a>(Vec<(&'a str, Area)>);

impl Places<'_> {
    /// The area of a thing. Every thing of a plan is on the overview.
    fn area(&self, id: &str) -> Area {
        self.0.iter().find(|(other, _)| *other == id).map(|(_, area)| *area).unwrap_or_default()
    }

    fn middle(&self, id: &str) -> (f64, f64) {
        self.area(id).middle()
    }

    fn seat(&self, gear: Gear, space: u8) -> (f64, f64) {
        let area = self.area(&places::space(gear, space));
        (area.middle().0, area.y + racks::BAND / 2.0)
    }

    /// A place at the upper right of a seat that leaves the numbers of the seat and the next one free.
    fn corner(&self, gear: Gear, space: u8) -> (f64, f64) {
        let (x, y) = self.seat(gear, space);
        let two_digits_next = space == 9;
        if two_digits_next { (x - 29.0, y - 20.0) } else { (x + 29.0, y - 20.0) }
    }

    /// The way from a space to another one of the same gear, below the seats between them.
    fn way(&self, gear: Gear, from: u8, to: u8) -> [(f64, f64); 4] {
        let ((from, y), (to, _)) = (self.seat(gear, from), self.seat(gear, to));
        let below = y + racks::SEAT + 6.0;
        [(from, y + racks::SEAT), (from, below), (to, below), (to, y + racks::SEAT - 10.0)]
    }
}

pub(in crate::picture) fn marks(
    overview: &Scene,
    before: &State,
    seat: Seat,
    moments: &[(State, Action)],
    after: &State,
) -> Marks {
    let mut marks = Marks::new(seat);
    let places = Places(overview.places());
    let marker_of = |temple, step| places.middle(&temples::place(temple, seat, step));
    // In the middle of a turn, the first step is the open one.
    let mut step = usize::from(before.table.task().is_some());
    let mut worker = None;
    if let Some(Task::ChooseAction { gear, space }) = before.table.task() {
        worker = Some((gear, space));
        marks.step(step, places.corner(gear, space));
    }
    let mut climbed = Vec::new();
    let states = moments.iter().skip(1).map(|(state, _)| state).chain([after]);
    for ((state, action), next) in moments.iter().zip(states) {
        let table = &state.table;
        step += usize::from(action.is(Mark::Step));
        let mut built = None;
        match *action {
            Action::Beg(temple) => marks.step(step, marker_of(temple, table.step(seat, temple).saturating_sub(1))),
            Action::Place(gear) => {
                if let Some(space) = table.lowest_free_space(gear) {
                    marks.place(places.seat(gear, space), racks::SEAT);
                    marks.step(step, places.corner(gear, space));
                }
            }
            Action::PlaceFirstPlayer => {
                let (x, y) = places.middle(places::FIRST_PLAYER);
                marks.place((x, y), racks::SEAT);
                marks.step(step, (x - 31.0, y - 21.0));
            }
            Action::Pick(gear, space) => {
                worker = Some((gear, space));
                marks.step(step, places.corner(gear, space));
            }
            Action::Action(number) => {
                if let Some((gear, space)) = worker.filter(|(_, space)| *space != number) {
                    marks.arrow(&places.way(gear, space, number));
                }
            }
            Action::Use(gear, number) => marks.step(step, places.corner(gear, number)),
            Action::Build(building, _) => built = Some(Card::Building(building)),
            Action::Monument(monument) => built = Some(Card::Monument(monument)),
            Action::Days(days) => marks.step(step, places.middle(&header::peg_of(table.day + days))),
            _ => {}
        }
        if let Some(area) = built.map(|card| places.area(&card.id())) {
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
                let (x, y) = places.middle(&players::level(of, seat));
                marks.frame(Outline::rounded(x - 17.0, y - 19.0, 34.0, 38.0, 6.0));
                marks.step(step, (x + 27.0, y));
            }
        }
        for temple in Temple::ALL {
            if next.table.step(seat, temple) > table.step(seat, temple) && !climbed.contains(&temple) {
                climbed.push(temple);
                let area = places.area(&places::temple(temple));
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
