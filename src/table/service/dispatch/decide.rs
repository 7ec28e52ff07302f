//! Routes each request about a game to the feature that answers or decides it.

use jiff::Timestamp;

use crate::table::rules::cause::Cause;
use crate::table::rules::decision::{Decision, DecisionError, DecisionFacts, StoredReply};
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::planning::acting::acting_seat;
use crate::table::rules::queued_turns::ahead;
use crate::table::rules::{
    channels, exports, fairness as fair_play, inactivity, lobby, names, seats, settings, standstill as pause, teaching,
    turn, undo, viewing as view, web,
};
use crate::table::values::{
    Actor, MessageLink, PauseAction, PlanningQuery, Query, Refusal, Reply, SettingsSheet, TableAction, TableState,
    UserId,
};

/// Answers a query that needs only the game.
///
/// # Errors
/// The request is refused.
pub fn read(
    table: &LoadedTable,
    actor: &Actor,
    query: &Query,
    link: Option<MessageLink>,
    now: Timestamp,
) -> Result<Reply, Refusal> {
    let user = actor.user;
    Ok(match query {
        Query::Viewing(query) => Reply::Viewing(view::answer(table, user, query, link, now)?),
        Query::Planning(PlanningQuery::Planner) => {
            Reply::Planner(Box::new(ahead::own_turn(table, acting_seat(table, user)?)?))
        }
        Query::Planning(PlanningQuery::Ahead) => Reply::Planner(Box::new(ahead::planner(table, user)?)),
        Query::QueuedTurns => Reply::QueuedTurns(Box::new(ahead::sheet(table, user)?)),
        Query::TakingBack => Reply::TakingBack(undo::taking_back(table, user)?),
        Query::Topics => Reply::Topics(teaching::topics(table, user)?),
        Query::Export(format) => Reply::Export(Box::new(exports::export(table, *format)?)),
        Query::Proof => Reply::Proof(Box::new(fair_play::sheet(table)?)),
        Query::Settings => {
            let may_change = table.check_host(actor).is_ok();
            Reply::Settings(Box::new(SettingsSheet { table: table.card(), may_change }))
        }
        // `Tables::query` answers these, because a computer player must think.
        Query::Review(_) => return Err(Refusal::Trouble),
    })
}

/// Returns the change and the reply for a request.
///
/// # Errors
/// The request is refused, or the game can't be read. Nothing changes.
pub fn decide(
    table: &LoadedTable,
    action: &TableAction,
    cause: Cause<'_>,
    given: &DecisionFacts<'_>,
) -> Result<Decision, DecisionError> {
    match action {
        TableAction::Lobby(action) => lobby::decide(table, action, cause, given),
        TableAction::Plan(action) => turn::decide(table, action, cause, given),
        TableAction::QueuedTurn(action) => ahead::decide(table, action, cause),
        TableAction::Undo(action) => undo::decide(table, action, cause),
        TableAction::Pause(PauseAction::GoOn) if inactivity::is_asked(table) => inactivity::stay(table, cause),
        TableAction::Pause(PauseAction::Rest) => inactivity::sleep_now(table, cause),
        TableAction::Pause(action) => pause::decide(table, action, cause),
        TableAction::Seat(action) if table.row.state == TableState::Lobby => {
            lobby::computers(table, action, given.to_begin(), cause)
        }
        TableAction::Seat(action) => seats::plan(table, action, cause),
        TableAction::Move { .. } => channels::move_here(table, given.origin, cause.at),
        TableAction::Name(name) => names::name(table, name, cause),
        TableAction::RenewPage => web::renew(table, given.entropy, cause),
        TableAction::Settings(change) => settings::settings(table, change, cause),
    }
}

/// Converts a stored reply to the reply for its user.
///
/// # Errors
/// The stored reply is a refusal, or its planner can no longer be shown.
pub fn reply(table: &LoadedTable, user: UserId, stored: StoredReply) -> Result<Reply, Refusal> {
    Ok(match stored {
        StoredReply::Done(phrase) => Reply::Done(phrase),
        StoredReply::TurnDone(done) => Reply::TurnDone(done),
        StoredReply::Planner => {
            let seat = acting_seat(table, user)?;
            Reply::Planner(Box::new(ahead::own_turn(table, seat)?))
        }
        StoredReply::Ahead => Reply::Planner(Box::new(ahead::planner(table, user)?)),
        StoredReply::QueuedTurns => Reply::QueuedTurns(Box::new(ahead::sheet(table, user)?)),
        StoredReply::Refused(refusal) => return Err(refusal),
    })
}
