//! Tables that nobody touches: their channel is asked once, and later the lobby is closed, or the game put to sleep.

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

/// What is due at a table that seems to be left alone.
///
/// # Errors
/// The game cannot be read.
pub fn due(live: &LoadedTable, rule: SleepRule, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let span = match live.row.state {
        TableState::Lobby => rule.lobby,
        TableState::Running if live.row.pause().is_none() => rule.game,
        _ => None,
    };
    let Some(span) = span.filter(|_| live.row.settings.sleeps) else { return Ok(change) };
    // What is later than now was before the clock was set back; the store has found the table by then.
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

/// The end of a span of time in which somebody could have come: it stops with the server.
fn end(live: &LoadedTable, since: Timestamp, span: Duration) -> Timestamp {
    live.at_this_table(Preferences::default()).after_awake(since, span)
}

/// The lobby is closed, or the game sleeps.
fn rest(live: &LoadedTable, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = match live.row.state {
        TableState::Lobby => lobby::close(live, at).change,
        _ => sleep(live, at)?,
    };
    answered(live, &mut change);
    Ok(change)
}

/// The game stands still until somebody wakes it.
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

/// Somebody lets the bot close the lobby, or put the game to sleep, that it has asked about.
///
/// # Errors
/// It has not asked, or the asker has no say at this table; a lobby is closed by its host.
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

/// Whether the channel is asked.
pub fn is_asked(live: &LoadedTable) -> bool {
    live.row.sleep_asked.is_some() && live.row.pause().is_none()
}

/// Somebody says that the table shall stay as it is: that they do something at all is the answer.
///
/// # Errors
/// Nobody was asked, or the asker has no say at this table.
pub fn stay(live: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    if !pause::concerns(live, cause.actor) {
        return Err(Refusal::NotAtTable.into());
    }
    if live.row.sleep_asked.is_none() {
        return Err(Refusal::Pause(PauseRefusal::NotAsked).into());
    }
    let said = if live.row.state == TableState::Lobby { "ui-table-stays-open" } else { "ui-table-stays-awake" };
    Ok(Decision::new(Change::new(cause.at), StoredReply::done(said)))
}

/// A person has done something at the table: it is not left alone.
pub fn touched(live: &LoadedTable, change: &mut Change) {
    change.touched = true;
    answered(live, change);
}

/// What was asked is answered, by whatever changes.
fn answered(live: &LoadedTable, change: &mut Change) {
    if live.row.sleep_asked.is_none() {
        return;
    }
    change.table.get_or_insert_with(|| live.row.clone()).sleep_asked = None;
    change.outbox.push(live.edit(OutboxPayload::Idle, MessageKey::Idle));
}

/// The question as it stands now; nothing where the table has ended otherwise.
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
