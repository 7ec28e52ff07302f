//! Idle games. The bot asks in the channel once, and later closes the lobby or pauses the game.

use std::time::Duration;

use jiff::Timestamp;

use super::cause::Cause;
use super::decision::{Decision, DecisionError, StoredReply};
use super::loaded::LoadedTable;
use super::{lobby, standstill as pause};
use crate::table::values::{
    ANSWER_WITHIN, Change, IdleNews, MessageKey, OutboxPayload, PauseRefusal, Preferences, ProposalState, Refusal,
    SleepRule, TableState,
};

/// Returns the next change for an idle game: the question, or its consequence.
pub fn due(table: &LoadedTable, rule: SleepRule, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let span = match table.row.state {
        TableState::Lobby => rule.lobby,
        TableState::Running if table.row.pause().is_none() => rule.game,
        _ => None,
    };
    let Some(span) = span.filter(|_| table.row.settings.sleeps) else { return Ok(change) };
    // A time in the future is from before the clock was set back. The game then counts as idle, since the store
    // has already selected it.
    let over = |since: Timestamp, span: Duration| since > at || end(table, since, span) <= at;
    match table.row.idle_asked_at {
        None if over(table.row.touched_at, span) => {
            let mut row = table.row.clone();
            row.idle_asked_at = Some(at);
            change.table = Some(row);
            change.outbox = vec![table.post(OutboxPayload::Idle, Some(MessageKey::Idle))];
            Ok(change)
        }
        Some(asked) if over(asked, ANSWER_WITHIN) => rest(table, at),
        _ => Ok(change),
    }
}

/// The end of a span during which players could have acted. Pauses of the bot extend it.
fn end(table: &LoadedTable, since: Timestamp, span: Duration) -> Timestamp {
    table.with_pauses(Preferences::default()).after_awake(since, span)
}

/// Closes the lobby, or pauses the game.
fn rest(table: &LoadedTable, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = match table.row.state {
        TableState::Lobby => lobby::close(table, at).change,
        _ => sleep(table, at)?,
    };
    close_question(table, &mut change);
    Ok(change)
}

/// Pauses the game until someone resumes it.
fn sleep(table: &LoadedTable, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let mut row = table.row.clone();
    if let Some(open) = row.proposal.as_mut().filter(|proposal| proposal.state == ProposalState::Open) {
        open.state = ProposalState::Lapsed;
        change.outbox.push(table.edit(OutboxPayload::Pause, MessageKey::Pause));
    }
    pause::stop(table, &mut change, row, None, true)?;
    Ok(change)
}

/// Closes the lobby or pauses the game on a player's click, after the bot has asked.
///
/// # Errors
/// The bot hasn't asked, or the user has no say in this game. Only its host can close a lobby.
pub fn sleep_now(table: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    if table.row.state == TableState::Lobby {
        return lobby::cancel(table, cause);
    }
    table.moving()?;
    if !pause::concerns(table, cause.actor) {
        return Err(Refusal::NotAtTable.into());
    }
    if table.row.idle_asked_at.is_none() {
        return Err(Refusal::Pause(PauseRefusal::NotAsked).into());
    }
    Ok(Decision::new(sleep(table, cause.at)?, StoredReply::done("ui-table-sleeps")))
}

/// Returns `true` if the question is open.
pub fn is_asked(table: &LoadedTable) -> bool {
    table.row.idle_asked_at.is_some() && table.row.pause().is_none()
}

/// Keeps the game open on a player's click. Any action in the game has the same effect.
///
/// # Errors
/// The bot hasn't asked, or the user has no say in this game.
pub fn stay(table: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    if !pause::concerns(table, cause.actor) {
        return Err(Refusal::NotAtTable.into());
    }
    if table.row.idle_asked_at.is_none() {
        return Err(Refusal::Pause(PauseRefusal::NotAsked).into());
    }
    let key = if table.row.state == TableState::Lobby { "ui-table-stays-open" } else { "ui-table-stays-awake" };
    Ok(Decision::new(Change::new(cause.at), StoredReply::done(key)))
}

/// Stores that a person has acted in the game.
pub fn touched(table: &LoadedTable, change: &mut Change) {
    change.touched = true;
    close_question(table, change);
}

/// Closes the question after any change.
fn close_question(table: &LoadedTable, change: &mut Change) {
    if table.row.idle_asked_at.is_none() {
        return;
    }
    change.table.get_or_insert_with(|| table.row.clone()).idle_asked_at = None;
    change.outbox.push(table.edit(OutboxPayload::Idle, MessageKey::Idle));
}

/// The current state of the question; `None` if the game has ended in another way.
pub fn news(table: &LoadedTable) -> Option<IdleNews> {
    let row = &table.row;
    let lobby = row.state == TableState::Lobby;
    match (row.state, row.idle_asked_at) {
        (TableState::Lobby | TableState::Running, Some(asked)) => {
            Some(IdleNews::Asked { lobby, since: row.touched_at, until: end(table, asked, ANSWER_WITHIN) })
        }
        (TableState::Running, None) if row.pause().is_some_and(|pause| pause.asleep) => Some(IdleNews::Asleep),
        (TableState::Lobby | TableState::Running, None) => Some(IdleNews::Stays { lobby }),
        (TableState::Cancelled, _) if row.started_at.is_none() => Some(IdleNews::Closed),
        (TableState::Over | TableState::Cancelled, _) => None,
    }
}
