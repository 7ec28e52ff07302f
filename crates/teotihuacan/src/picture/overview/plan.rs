//! The marks of a plan on the overview: 1 is the worker, and 2 its action.

use crate::action::Action;
use crate::data::data;
use crate::ids::{Board, Reward, Temple};
use crate::picture::geometry::{direction, ledge, space};
use crate::picture::workers;
use crate::state::State;
use engine::Seat;
use game_kit::picture::plan::Marks;

use super::boards::{Place, niche, ways_between};
use super::parts::Area;
use super::{middle, shops, standings, yards};

pub(in crate::picture) fn marks(before: &State, seat: Seat, moments: &[(State, Action)], after: &State) -> Marks {
    let mut marks = Marks::new(seat);
    let mut moved = Vec::new();
    let (mut acts, mut placed, mut ascended) = (None, 0, 0);
    for (state, action) in moments {
        let board = state.turn.to;
        let yard = |board| Place::of(before, board).yard;
        match *action {
            Action::Place(board) => {
                placed += 1;
                marks.step(placed, corner(before, board));
                come(&mut marks, before, seat, board, 0);
            }
            Action::UnlockTurn => {
                for worker in before.seat(seat).workers.iter().filter(|worker| worker.locked()) {
                    if let Some(board) = worker.board {
                        marks.step(1, above_niche(before, board, worker.space));
                    }
                }
            }
            Action::Move { from, power, to } => {
                ways_between(before, from, to).for_each(|way| marks.arrow(&way));
                moved.push((from, power, to));
            }
            Action::Join(power) => {
                if let Some(&(from, _, to)) = moved.first() {
                    moved.push((from, power, to));
                }
            }
            Action::Collect | Action::Main | Action::MainWith(_) if !moved.is_empty() => {
                acts = acts.or(Some(corner(before, board)));
            }
            Action::Worship(at) | Action::WorshipWith(at, _) if !moved.is_empty() => {
                acts = acts.or(Some(above_niche(before, board, at)));
            }
            Action::Acquire(technology) => {
                let slot = before.technologies.iter().position(|tile| *tile == technology);
                let area = Place::of(before, Board::Alchemy).last;
                if let Some(slot) = slot {
                    marks.frame(shops::technology_place(area, slot).outline(7.0));
                }
            }
            Action::Space(at) if acts.is_some() => {
                let about = &data().spaces[at.index()];
                let (x, y) = middle::shown(space(about.level, about.row, about.column));
                marks.frame(Area::new(x - 37.0, y - 37.0, 74.0, 74.0).outline(4.0));
                acts = Some((x - 24.0, y - 24.0));
            }
            Action::Ledge(at) if acts.is_some() => {
                let about = &data().ledges[at.index()];
                let (x, y) = middle::shown(ledge(&about.side, about.step));
                let (wide, high) = if direction(&about.side).0 == 0.0 { (72.0, 34.0) } else { (34.0, 72.0) };
                marks.frame(Area::new(x - wide / 2.0, y - high / 2.0, wide, high).outline(5.0));
                acts = Some((x, y));
            }
            Action::Reward(reward) if acts.is_some() => {
                for _ in 0..1 + u8::from(reward == Reward::FourthWorker) {
                    if let Some((x, y)) = come(&mut marks, before, seat, Board::Palace, ascended) {
                        marks.step(2, (x - 27.0, y - 22.0));
                    }
                    ascended += 1;
                }
            }
            _ => {}
        }
        if let (Action::Move { .. } | Action::Join(_), Some(&(from, power, to))) = (action, moved.last()) {
            if let Some(((x, y), _)) = yards::die_at(before, seat, power, from, yard(from)) {
                marks.step(1, (x - 27.0, y - 22.0));
            } else {
                // The turn unlocks it first.
                let workers = before.seat(seat).workers.iter();
                let mut locked = workers.filter(|worker| worker.locked() && worker.power == power);
                locked.find(|worker| worker.board == Some(from)).into_iter().for_each(|worker| {
                    marks.step(1, above_niche(before, from, worker.space));
                });
            }
            come(&mut marks, before, seat, to, moved.len() - 1);
        }
    }
    let mut climbs = |corner: (f64, f64), [from, to]: [(f64, f64); 2], size: f64| {
        if from != to {
            marks.marker(from, to, size);
            acts.into_iter().for_each(|_| marks.step(2, corner));
        }
    };
    for of in Temple::ALL {
        let place = |state: &State| standings::lane(of, state.seat(seat).temples[of.index()], seat);
        climbs(standings::temple_corner(of), [place(before), place(after)], 23.0);
    }
    let [from, to] = [before, after].map(|state| standings::on_tracks(state, seat));
    for (corner, (from, (to, size))) in standings::TRACK_CORNERS.into_iter().zip(from.into_iter().zip(to)) {
        climbs(corner, [from.0, to], size);
    }
    acts.into_iter().for_each(|at| marks.step(2, at));
    marks
}

/// A place at the corner of a board, by its emblem.
fn corner(state: &State, board: Board) -> (f64, f64) {
    let plate = Place::of(state, board).plate;
    (plate.x, plate.y)
}

/// A place above a worship space.
fn above_niche(state: &State, board: Board, space: u8) -> (f64, f64) {
    let (x, y) = niche(state, board, space);
    (x, y - 27.0)
}

/// The ghost of a die that comes to a board after this many others, and its place.
fn come(marks: &mut Marks, before: &State, seat: Seat, board: Board, others: usize) -> Option<(f64, f64)> {
    let ((x, y), size) = yards::next_place(before, board, Place::of(before, board).yard, others)?;
    marks.ghost(workers::ghost(seat, x, y, size));
    Some((x, y))
}
