//! The marks of a plan on the overview: 1 is the worker, and 2 its action.

use game_kit::picture::plan::Marks;

use super::boards::Arrangement;
use super::prelude::*;
use super::standings::{lane, on_field};
use super::{pyramid, workers};

/// The overview with the places of its things, and the state before the plan.
struct Places<'a> {
    scene: &'a Scene,
    before: &'a State,
    seat: Seat,
}

impl Places<'_> {
    /// The area of a thing. Every thing of a plan is on the overview.
    fn area(&self, id: &str) -> Area {
        self.scene.area_of(id).unwrap_or_default()
    }

    fn yard(&self, board: Board) -> Area {
        self.area(&format!("yard:{}", board.id()))
    }

    /// A place at the corner of a board, by its emblem.
    fn corner(&self, board: Board) -> (f64, f64) {
        let plate = self.area(&format!("board:{}", board.id()));
        (plate.x, plate.y)
    }

    /// A place above a worship space.
    fn above_niche(&self, board: Board, space: u8) -> (f64, f64) {
        let (x, y) = self.area(&format!("worship:{}:{space}", board.id())).middle();
        (x, y - 24.0)
    }

    /// The ghost of a die that comes to a board after this many others, and its place.
    fn come(&self, marks: &mut Marks, board: Board, others: usize) -> Option<(f64, f64)> {
        let ((x, y), size) = workers::next_place(self.before, board, self.yard(board), others)?;
        marks.ghost(workers::ghost(self.seat, x, y, size));
        Some((x, y))
    }

    /// A place for the number of a worker's step: at its die, or above its worship space if the turn unlocks it first.
    fn leaving(&self, from: Board, power: u8) -> Option<(f64, f64)> {
        if let Some((x, y)) = workers::die_at(self.before, self.seat, power, from, self.yard(from)) {
            return Some((x - 27.0, y - 22.0));
        }
        let mut locked = self.before.seat(self.seat).workers.iter().filter(|worker| worker.locked());
        let worker = locked.find(|worker| worker.power == power && worker.board == Some(from))?;
        Some(self.above_niche(from, worker.space))
    }

    /// The seat's marker on a temple: its place, and its size.
    fn on_temple(&self, state: &State, of: Temple) -> ((f64, f64), f64) {
        let at = state.seat(self.seat).temples[of.index()];
        lane(self.area(&format!("temple:{}:{at}", of.id())), self.seat)
    }

    fn on_track(&self, state: &State, track: Track) -> ((f64, f64), f64) {
        let field = self.area(&format!("{}:{}", track.id(), track.of(state, self.seat)));
        on_field(field, state, track, self.seat)
    }
}

pub(super) fn marks(scene: &Scene, before: &State, seat: Seat, moments: &[(State, Action)], after: &State) -> Marks {
    let (places, here) = (Places { scene, before, seat }, Arrangement::of(Detail::Now));
    let mut marks = Marks::new(seat);
    let mut moved = Vec::new();
    let (mut acts, mut placed, mut ascended) = (None, 0, 0);
    for (state, action) in moments {
        let board = state.turn.to;
        match *action {
            Action::Place(board) => {
                placed += 1;
                marks.step(placed, places.corner(board));
                places.come(&mut marks, board, 0);
            }
            Action::UnlockTurn => {
                for worker in before.seat(seat).workers.iter().filter(|worker| worker.locked()) {
                    if let Some(board) = worker.board {
                        marks.step(1, places.above_niche(board, worker.space));
                    }
                }
            }
            Action::Move { from, power, to } => {
                here.ways_between(before, from, to).for_each(|way| marks.arrow(&way));
                moved.push((from, power, to));
            }
            Action::Join(power) => {
                if let Some(&(from, _, to)) = moved.first() {
                    moved.push((from, power, to));
                }
            }
            Action::Collect | Action::Main | Action::MainWith(_) if !moved.is_empty() => {
                acts = acts.or(Some(places.corner(board)));
            }
            Action::Worship(at) | Action::WorshipWith(at, _) if !moved.is_empty() => {
                acts = acts.or(Some(places.above_niche(board, at)));
            }
            Action::Acquire(technology) => marks.frame(places.area(technology.id()).outline(7.0)),
            Action::Space(at) if acts.is_some() => {
                let place = here.view().shown(pyramid::space(at));
                marks.frame(place.outline(4.0));
                acts = Some((place.x + 13.0, place.y + 13.0));
            }
            Action::Ledge(at) if acts.is_some() => {
                let place = here.view().shown(pyramid::ledge(&data().ledges[at.index()]));
                marks.frame(place.outline(5.0));
                acts = Some(place.middle());
            }
            Action::Reward(reward) if acts.is_some() => {
                for _ in 0..1 + u8::from(reward == Reward::FourthWorker) {
                    if let Some((x, y)) = places.come(&mut marks, Board::Palace, ascended) {
                        marks.step(2, (x - 27.0, y - 22.0));
                    }
                    ascended += 1;
                }
            }
            _ => {}
        }
        if let (Action::Move { .. } | Action::Join(_), Some(&(from, power, to))) = (action, moved.last()) {
            places.leaving(from, power).into_iter().for_each(|at| marks.step(1, at));
            places.come(&mut marks, to, moved.len() - 1);
        }
    }
    let mut climbs = |corner: (f64, f64), [(from, _), (to, size)]: [((f64, f64), f64); 2]| {
        if from != to {
            marks.marker(from, to, size);
            acts.into_iter().for_each(|_| marks.step(2, corner));
        }
    };
    for of in Temple::ALL {
        let ladder = places.area(&format!("temple:{}", of.id()));
        let corner = (ladder.middle().0 - 42.0, ladder.y - 27.0);
        climbs(corner, [before, after].map(|state| places.on_temple(state, of)));
    }
    for track in Track::ALL {
        let first = places.area(&format!("{}:0", track.id()));
        climbs((first.x, first.y - 36.0), [before, after].map(|state| places.on_track(state, track)));
    }
    acts.into_iter().for_each(|at| marks.step(2, at));
    marks
}
