//! A step played on a copy: its outcome without anything that depends on hidden information.

use engine::{Event, Seat};

use super::Position;

/// A step that was played on a copy.
pub struct Tried {
    /// The position after the step. If the step completes the turn, this is before the end of the turn. If the game
    /// doesn't separate the end of the turn, it is the position before the step ([`engine::Game::apply_held`]).
    pub position: Box<dyn Position>,
    /// Effects of the step on the seat, up to the first event that reveals something.
    pub events: Vec<Event>,
    /// `true` if the step completes the turn.
    pub complete: bool,
    /// `true` if the step revealed something.
    pub reveals: bool,
    /// The hash of the resulting state, including the end of the turn.
    pub reached: u64,
}

/// Plays a seat's step on a copy. `None` if the step isn't legal.
pub fn try_step(before: &dyn Position, seat: Seat, step: &str) -> Option<Tried> {
    let mut after = before.fork();
    let mut events = after.play(seat, step).ok()?;
    let (complete, reached) = (after.turn() > before.turn(), after.hash());
    let reveals = events.iter().any(|event| event.reveals);
    let own = |event: &Event| event.seat == Some(seat);
    if complete {
        // The end of the turn concerns all players and isn't this seat's doing.
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
