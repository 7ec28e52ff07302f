//! The change for each order.

use crate::table::{Order, PauseOrder, Refusal, Reply, TableState, UserId};

use crate::table::core::cause::Cause;
use crate::table::core::decision::{Decision, DecisionError, Given, StoredReply};
use crate::table::core::loaded::LoadedTable;
use crate::table::features::channels::rules as channels;
use crate::table::features::inactivity::rules as inactivity;
use crate::table::features::planning::acting::acting_seat;
use crate::table::features::queued_turns::ahead;
use crate::table::features::standstill::rules as pause;
use crate::table::features::{lobby, seats, settings, turn, undo};

/// The change and the reply for an order.
///
/// # Errors
/// The order is not possible, or the game can't be read. Nothing changes.
pub fn decide(
    table: &LoadedTable,
    order: &Order,
    cause: Cause<'_>,
    given: &Given<'_>,
) -> Result<Decision, DecisionError> {
    match order {
        Order::Lobby(order) => lobby::decide(table, order, cause, given),
        Order::Plan(order) => turn::decide(table, order, cause, given),
        Order::QueuedTurn(order) => ahead::decide(table, order, cause),
        Order::Undo(order) => undo::decide(table, order, cause),
        Order::Pause(PauseOrder::GoOn) if inactivity::is_asked(table) => inactivity::stay(table, cause),
        Order::Pause(PauseOrder::Rest) => inactivity::now(table, cause),
        Order::Pause(order) => pause::decide(table, order, cause),
        Order::Seat(order) if table.row.state == TableState::Lobby => {
            lobby::computers(table, order, given.to_begin(), cause)
        }
        Order::Seat(order) => seats::plan(table, order, cause),
        Order::Move { .. } => channels::moved(table, given.origin, cause.at),
        Order::Settings(change) => settings::settings(table, change, cause),
    }
}

/// The reply to the user of an order.
///
/// # Errors
/// The order was refused, or its planner can no longer be shown.
pub fn reply(table: &LoadedTable, user: UserId, stored: StoredReply) -> Result<Reply, Refusal> {
    Ok(match stored {
        StoredReply::Done(phrase) => Reply::Done(phrase),
        StoredReply::TurnDone(done) => Reply::TurnDone(done),
        StoredReply::Planner => {
            let seat = acting_seat(table, user)?;
            Reply::Planner(Box::new(ahead::own_turn(table, seat)?))
        }
        StoredReply::Ahead => Reply::Planner(Box::new(ahead::planner(table, user)?)),
        StoredReply::Orders => Reply::Orders(Box::new(ahead::sheet(table, user)?)),
        StoredReply::Refused(refusal) => return Err(refusal),
    })
}
