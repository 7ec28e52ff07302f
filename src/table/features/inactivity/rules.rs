//! Idle games. The bot asks in the channel once, and later closes the lobby or pauses the game.

use std::time::Duration;

use jiff::Timestamp;

use crate::table::{
    ANSWER_WITHIN, Change, IdleNews, MessageKey, OutboxPayload, PauseRefusal, Preferences, ProposalState, Refusal,
    SleepRule, TableState,
};

use crate::table::core::cause::Cause;
use crate::table::core::decision::{Decision, DecisionError, StoredReply};
use crate::table::core::loaded::LoadedTable;
use crate::table::features::lobby;
use crate::table::features::standstill::rules as pause;

/// Returns the next change for an idle game: the question, or its consequence.
///
/// # Errors
/// The game can't be read.
pub fn due(live: &LoadedTable, rule: SleepRule, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let span = match live.row.state {
        TableState::Lobby => rule.lobby,
        TableState::Running if live.row.pause().is_none() => rule.game,
        _ => None,
    };
    let Some(span) = span.filter(|_| live.row.settings.sleeps) else { return Ok(change) };
    // A time in the future is from before the clock was set back. By then, the store has already found the game.
    let over = |since: Timestamp, span: Duration| since > at || end(live, since, span) <= at;
    match live.row.sleep_asked {
        None if over(live.row.touched_at, span) => {
            let mut row = live.row.clone();
            row.sleep_asked = Some(at);
            change.table = Some(row);
            change.outbox = vec![live.post(OutboxPayload::Idle, Some(MessageKey::Idle))];
            Ok(change)
        }
        Some(asked) if over(asked, ANSWER_WITHIN) => rest(live, at),
        _ => Ok(change),
    }
}

/// The end of a span in which players could have come. Pauses of the bot extend it.
fn end(live: &LoadedTable, since: Timestamp, span: Duration) -> Timestamp {
    live.at_this_table(Preferences::default()).after_awake(since, span)
}

/// Closes the lobby, or pauses the game.
fn rest(live: &LoadedTable, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = match live.row.state {
        TableState::Lobby => lobby::close(live, at).change,
        _ => sleep(live, at)?,
    };
    answered(live, &mut change);
    Ok(change)
}

/// Pauses the game until someone resumes it.
fn sleep(live: &LoadedTable, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let mut row = live.row.clone();
    if let Some(open) = row.proposal.as_mut().filter(|proposal| proposal.state == ProposalState::Open) {
        open.state = ProposalState::Lapsed;
        change.outbox.push(live.edit(OutboxPayload::Pause, MessageKey::Pause));
    }
    pause::stop(live, &mut change, row, None, true)?;
    Ok(change)
}

/// Closes the lobby or pauses the game on a player's click, after the bot has asked.
///
/// # Errors
/// The bot hasn't asked, or the user has no say in this game. Only its host can close a lobby.
pub fn now(live: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    if live.row.state == TableState::Lobby {
        return lobby::cancel(live, cause);
    }
    live.moving()?;
    if !pause::concerns(live, cause.actor) {
        return Err(Refusal::NotAtTable.into());
    }
    if live.row.sleep_asked.is_none() {
        return Err(Refusal::Pause(PauseRefusal::NotAsked).into());
    }
    Ok(Decision::new(sleep(live, cause.at)?, StoredReply::done("ui-table-sleeps")))
}

/// Returns `true` if the question is open.
pub fn is_asked(live: &LoadedTable) -> bool {
    live.row.sleep_asked.is_some() && live.row.pause().is_none()
}

/// Keeps the game open on a player's click. Any action in the game has the same effect.
///
/// # Errors
/// The bot hasn't asked, or the user has no say in this game.
pub fn stay(live: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    if !pause::concerns(live, cause.actor) {
        return Err(Refusal::NotAtTable.into());
    }
    if live.row.sleep_asked.is_none() {
        return Err(Refusal::Pause(PauseRefusal::NotAsked).into());
    }
    let key = if live.row.state == TableState::Lobby { "ui-table-stays-open" } else { "ui-table-stays-awake" };
    Ok(Decision::new(Change::new(cause.at), StoredReply::done(key)))
}

/// Stores that a person has acted in the game.
pub fn touched(live: &LoadedTable, change: &mut Change) {
    change.touched = true;
    answered(live, change);
}

/// Closes the question after any change.
fn answered(live: &LoadedTable, change: &mut Change) {
    if live.row.sleep_asked.is_none() {
        return;
    }
    change.table.get_or_insert_with(|| live.row.clone()).sleep_asked = None;
    change.outbox.push(live.edit(OutboxPayload::Idle, MessageKey::Idle));
}

/// The current state of the question; `None` if the game has ended in another way.
pub fn news(live: &LoadedTable) -> Option<IdleNews> {
    let row = &live.row;
    let lobby = row.state == TableState::Lobby;
    match (row.state, row.sleep_asked) {
        (TableState::Lobby | TableState::Running, Some(asked)) => {
            Some(IdleNews::Asked { lobby, since: row.touched_at, until: end(live, asked, ANSWER_WITHIN) })
        }
        (TableState::Running, None) if row.pause().is_some_and(|pause| pause.asleep) => Some(IdleNews::Asleep),
        (TableState::Lobby | TableState::Running, None) => Some(IdleNews::Stays { lobby }),
        (TableState::Cancelled, _) if row.started_at.is_none() => Some(IdleNews::Closed),
        (TableState::Over | TableState::Cancelled, _) => None,
    }
}
