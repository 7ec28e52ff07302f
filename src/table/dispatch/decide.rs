//! What each order changes.

use crate::table::{Entropy, HintedTurn, Order, Refusal, Reply, RequestOrigin, TableState, UserId};

use crate::table::core::cause::Cause;
use crate::table::core::decision::{Decision, DecisionError, StoredReply};
use crate::table::core::loaded::LoadedTable;
use crate::table::features::channels::rules as channel;
use crate::table::features::inactivity::rules as sleep;
use crate::table::features::planning::draft;
use crate::table::features::queued_turns::ahead;
use crate::table::features::standstill::rules as pause;
use crate::table::features::{lobby, seats, settings, turn, undo};

/// What an order needs to know beside the table and its cause.
pub struct Given<'a> {
    /// Where a new game's setup comes from.
    pub entropy: &'a dyn Entropy,
    /// Where the order was given.
    pub origin: &'a RequestOrigin,
    /// Whether games may begin now.
    pub may_begin: bool,
    /// The advised turn that a button means, where there is one.
    pub advised: Option<&'a HintedTurn>,
}

impl<'a> Given<'a> {
    /// Where the setup of a game comes from that begins by itself, if it may.
    fn to_begin(&self) -> Option<&'a dyn Entropy> {
        self.may_begin.then_some(self.entropy)
    }
}

/// What an order changes, and what is answered.
///
/// # Errors
/// It is not possible, or the game cannot be read; nothing changes.
pub fn decide(
    table: &LoadedTable,
    order: &Order,
    cause: Cause<'_>,
    given: &Given<'_>,
) -> Result<Decision, DecisionError> {
    match order {
        Order::Join => lobby::join(table, given.to_begin(), cause),
        Order::Leave => lobby::leave(table, cause),
        // Whoever starts a game that stands still means that it goes on.
        Order::Start if table.row.pause().is_some() => pause::go_on(table, cause),
        Order::Start => lobby::start(table, given.entropy, cause),
        Order::StartWithComputers(strength) => lobby::start_with_computers(table, *strength, given.entropy, cause),
        Order::Cancel => lobby::cancel(table, cause),
        Order::Step { stamp, step } if stamp.is_ahead() => ahead::step(table, *stamp, step, cause),
        Order::UndoStep { stamp } if stamp.is_ahead() => ahead::undo_step(table, *stamp, cause),
        Order::StartOver { stamp } if stamp.is_ahead() => ahead::start_over(table, *stamp, cause),
        Order::EndTurn { stamp } if stamp.is_ahead() => ahead::confirm(table, *stamp, given.entropy, cause),
        Order::PlanOn { stamp, ahead } => ahead::plan_on(table, *stamp, *ahead, cause),
        Order::PlayAhead { text } => ahead::play(table, text, given.entropy, cause),
        Order::Condition { stamp, number, condition } => ahead::condition(table, *stamp, *number, *condition, cause),
        Order::Step { stamp, step } => draft::step(table, *stamp, step, cause),
        Order::UndoStep { stamp } => draft::undo_step(table, *stamp, cause),
        Order::StartOver { stamp } => draft::start_over(table, *stamp, cause),
        Order::EndTurn { stamp } => turn::end(table, *stamp, cause),
        Order::Play { text } => turn::play(table, text, cause),
        Order::Undo { turn } => undo::ask(table, *turn, cause),
        Order::AnswerUndo { request, agree } => undo::answer(table, *request, *agree, cause),
        Order::Pause { days } => pause::propose(table, *days, cause),
        Order::AnswerPause { number, agree } => pause::answer(table, *number, *agree, cause),
        Order::GoOn if sleep::is_asked(table) => sleep::stay(table, cause),
        Order::GoOn => pause::go_on(table, cause),
        Order::Rest => sleep::now(table, cause),
        Order::Reopen => lobby::reopen(table, cause),
        Order::Seat(order) if table.row.state == TableState::Lobby => {
            lobby::computers(table, order, given.to_begin(), cause)
        }
        Order::Seat(order) => seats::plan(table, order, cause),
        Order::UseHint { stamp, .. } => draft::use_hint(table, *stamp, given.advised, cause),
        Order::Move { .. } => channel::moved(table, given.origin, cause.at),
        Order::Settings(change) => settings::settings(table, change, cause),
    }
}

/// The reply to who gave an order.
///
/// # Errors
/// The order was refused, or its planner can be shown no more.
pub fn reply(table: &LoadedTable, user: UserId, stored: StoredReply) -> Result<Reply, Refusal> {
    Ok(match stored {
        StoredReply::Done(phrase) => Reply::Done(phrase),
        StoredReply::TurnDone(done) => Reply::TurnDone(done),
        StoredReply::Planner => {
            let seat = draft::acting_seat(table, user)?;
            Reply::Planner(Box::new(ahead::own_turn(table, seat)?))
        }
        StoredReply::Ahead => Reply::Planner(Box::new(ahead::planner(table, user)?)),
        StoredReply::Orders => Reply::Orders(Box::new(ahead::sheet(table, user)?)),
        StoredReply::Refused(refusal) => return Err(refusal),
    })
}
