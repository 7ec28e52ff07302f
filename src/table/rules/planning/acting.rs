//! Checks whether a user can act now, and whether a button is still current.

use crate::engine::Seat;

use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{PlanningRefusal, Refusal, Stamp, UserId};

/// The seat of a user if it's their turn.
///
/// # Errors
/// The user has no seat, it isn't their turn, or the game isn't running.
pub fn acting_seat(table: &LoadedTable, user: UserId) -> Result<Seat, Refusal> {
    let seat = table.playing_seat(user)?;
    let history = table.running()?;
    let to_act = history.position().to_act();
    if to_act.contains(seat) {
        return table.moving().map(|_| seat);
    }
    let who: Vec<Seat> = to_act.iter().collect();
    let chosen = history.choosing() && history.turns()[history.choice_start()..].iter().any(|turn| turn.seat == seat);
    Err(if chosen {
        Refusal::Planning(PlanningRefusal::AlreadyChosen { who })
    } else {
        Refusal::Planning(PlanningRefusal::NotYourTurn { who })
    })
}

/// The seat of a user who clicks a button about the current draft.
///
/// # Errors
/// As [`acting_seat`], or the button belongs to an earlier state.
pub fn seat_for_stamp(table: &LoadedTable, user: UserId, stamp: Stamp) -> Result<Seat, Refusal> {
    let seat = match acting_seat(table, user) {
        Ok(seat) => seat,
        Err(
            refusal @ (Refusal::Planning(PlanningRefusal::NotYourTurn { .. })
            | Refusal::Planning(PlanningRefusal::AlreadyChosen { .. })),
        ) => {
            return Err(if turn_has_ended(table, user, stamp) {
                Refusal::Planning(PlanningRefusal::AlreadyDone)
            } else {
                refusal
            });
        }
        Err(refusal) => return Err(refusal),
    };
    if stamp == table.stamp(seat)? {
        Ok(seat)
    } else if turn_has_ended(table, user, stamp) {
        Err(Refusal::Planning(PlanningRefusal::AlreadyDone))
    } else {
        Err(Refusal::Planning(PlanningRefusal::StalePress))
    }
}

/// Returns `true` if the user has ended the turn that the button belongs to.
fn turn_has_ended(table: &LoadedTable, user: UserId, stamp: Stamp) -> bool {
    let Ok(history) = table.running() else { return false };
    let Some(seat) = table.seat_of(user) else { return false };
    history.last_turn(seat).is_some_and(|turn| history.turns()[turn].seq > stamp.seq)
}
