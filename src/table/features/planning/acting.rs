//! Who may decide something now, and whether a press is about the present.

use crate::engine::Seat;
use crate::table::{PlanningRefusal, Refusal, Stamp, UserId};

use crate::table::core::loaded::LoadedTable;

/// The seat of a user who may decide something now.
///
/// # Errors
/// Not at the table, not to move, or the game does not run.
pub fn acting_seat(live: &LoadedTable, user: UserId) -> Result<Seat, Refusal> {
    let seat = live.playing_seat(user)?;
    let history = live.running()?;
    let to_act = history.position().to_act();
    if to_act.contains(seat) {
        return live.moving().map(|_| seat);
    }
    let who: Vec<Seat> = to_act.iter().collect();
    let chosen = history.choosing() && history.turns()[history.choice_start()..].iter().any(|turn| turn.seat == seat);
    Err(if chosen {
        Refusal::Planning(PlanningRefusal::AlreadyChosen { who })
    } else {
        Refusal::Planning(PlanningRefusal::NotYourTurn { who })
    })
}

/// The same for a press, which must be about the present state of the seat's draft.
///
/// # Errors
/// As [`acting_seat`], or the press was about an earlier state.
pub fn pressing_seat(live: &LoadedTable, user: UserId, stamp: Stamp) -> Result<Seat, Refusal> {
    let seat = match acting_seat(live, user) {
        Ok(seat) => seat,
        Err(
            refusal @ (Refusal::Planning(PlanningRefusal::NotYourTurn { .. })
            | Refusal::Planning(PlanningRefusal::AlreadyChosen { .. })),
        ) => {
            return Err(if done_since(live, user, stamp) {
                Refusal::Planning(PlanningRefusal::AlreadyDone)
            } else {
                refusal
            });
        }
        Err(refusal) => return Err(refusal),
    };
    if stamp == live.stamp(seat)? {
        Ok(seat)
    } else if done_since(live, user, stamp) {
        Err(Refusal::Planning(PlanningRefusal::AlreadyDone))
    } else {
        Err(Refusal::Planning(PlanningRefusal::StalePress))
    }
}

/// Whether the user has committed the turn that a press is about.
fn done_since(live: &LoadedTable, user: UserId, stamp: Stamp) -> bool {
    let Ok(history) = live.running() else { return false };
    let Some(seat) = live.seat_of(user) else { return false };
    history.last_turn(seat).is_some_and(|turn| history.turns()[turn].seq > stamp.seq)
}
