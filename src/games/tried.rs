//! A step played on a copy: what it comes to, as far as nothing hidden decides it.

use crate::engine::{Event, Seat};

use super::Position;

/// A step that was played on a copy.
pub struct Tried {
    /// After the step. If it completes the turn, without what the end of the turn brings; before the step where the
    /// game does not tell that apart ([`crate::engine::Game::apply_held`]).
    pub position: Box<dyn Position>,
    /// What it did to the seat, up to the first thing that it revealed.
    pub events: Vec<Event>,
    /// Whether the turn is complete then.
    pub complete: bool,
    /// Whether it revealed something.
    pub reveals: bool,
    /// The hash of the state that it leads to, the end of the turn included.
    pub reached: u64,
}

/// Plays a step of a seat on a copy; nothing if it is not possible.
pub fn try_step(before: &dyn Position, seat: Seat, step: &str) -> Option<Tried> {
    let mut after = before.fork();
    let mut events = after.play(seat, step).ok()?;
    let (complete, reached) = (after.turn() > before.turn(), after.hash());
    let reveals = events.iter().any(|event| event.reveals);
    let own = |event: &Event| event.seat == Some(seat);
    if complete {
        // What comes after the turn concerns everybody: nothing of it is this seat's doing.
        let mut held = before.fork();
        match held.hold(seat, step) {
            Some(own) => (events, after) = (own, held),
            None => {
                let till = events.iter().take_while(|event| own(event)).count();
                events.truncate(till);
                after = before.fork();
            }
        }
    }
    let open = events.iter().take_while(|event| !event.reveals).count();
    events.truncate(open);
    events.retain(own);
    Some(Tried { position: after, events, complete, reveals, reached })
}
