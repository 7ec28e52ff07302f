//! Pauses by vote. Any player can end them.

use std::time::Duration;

use jiff::Timestamp;

use crate::engine::{Phrase, Seat};

use super::cause::Cause;
use super::decision::{Decision, DecisionError, StoredReply};
use super::history::History;
use super::loaded::LoadedTable;
use super::{clocks as time_bank, messages, schedule as jobs};
use crate::table::values::{
    Actor, Change, JobKind, JobPayload, JobsChange, MessageKey, NewJob, NewOutboxRow, OutboxPayload, PauseAction,
    PauseProposal, PauseRefusal, PauseRequest, ProposalState, Refusal, RemovedJobs, TablePause, TableRow, TableState,
    UndoRefusal, after, date,
};

/// Time to answer a proposal. A turn doesn't end it: in a busy game, it would be gone before everyone has read it.
const LAPSES: Duration = Duration::from_secs(3 * DAY);

const DAY: u64 = 24 * 60 * 60;

/// Decides a request to pause or resume a game, or a vote about it.
///
/// # Errors
/// The request is refused, or the game can't be read.
pub fn decide(table: &LoadedTable, order: &PauseAction, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    match order {
        PauseAction::Pause { days } => propose(table, *days, cause),
        PauseAction::AnswerPause { number, agree } => answer(table, *number, *agree, cause),
        PauseAction::GoOn | PauseAction::Rest => go_on(table, cause),
    }
}

/// Proposes a pause, which begins immediately if no other person plays.
///
/// # Errors
/// The game isn't running or is paused, the user has no seat, or a proposal is already open.
pub fn propose(table: &LoadedTable, days: Option<u16>, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    table.moving()?;
    let by = table.playing_seat(cause.actor.user)?;
    if days.is_some_and(|days| !(1..=TablePause::MOST_DAYS).contains(&days)) {
        return Err(Refusal::Pause(PauseRefusal::BadPause { most: TablePause::MOST_DAYS }).into());
    }
    // A player can replace their own proposal, for example because its message was deleted.
    if open(table).is_some_and(|open| open.by != by) {
        return Err(Refusal::Pause(PauseRefusal::PausePending).into());
    }
    let mut change = Change::new(cause.at);
    let mut row = table.row.clone();
    let state = if table.row.humans().any(|other| other != by) { ProposalState::Open } else { ProposalState::Agreed };
    if state == ProposalState::Agreed {
        stop(table, &mut change, row, days, false)?;
        return Ok(Decision::new(change, StoredReply::done("ui-table-paused")));
    }
    let proposal = PauseProposal { at: cause.at, by, days, agreed: vec![(by, cause.at)], state };
    change.jobs = Some(JobsChange { drop: vec![no_job()], add: vec![job(after(cause.at, LAPSES))], wake: false });
    // The buttons of an older proposal's message must not seem to answer the new one.
    let older = table.row.proposal.as_ref();
    change.outbox.extend(older.map(|_| table.edit(OutboxPayload::Close(MessageKey::Pause), MessageKey::Pause)));
    change.outbox.push(table.post(OutboxPayload::Pause, Some(MessageKey::Pause)));
    row.proposal = Some(proposal);
    change.table = Some(row);
    Ok(Decision::new(change, StoredReply::done("ui-table-pause-proposed")))
}

/// Answers a proposal. Its author can cancel it by refusing.
///
/// # Errors
/// The proposal is closed, or the user can't answer it.
pub fn answer(table: &LoadedTable, number: i64, agree: bool, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    table.moving()?;
    let seat = table.playing_seat(cause.actor.user)?;
    let mut proposal =
        open(table).filter(|open| open.number() == number).cloned().ok_or(Refusal::Pause(PauseRefusal::PauseClosed))?;
    let mut change = Change::new(cause.at);
    let mut row = table.row.clone();
    change.outbox = vec![table.edit(OutboxPayload::Pause, MessageKey::Pause)];
    if !agree {
        let key = if seat == proposal.by { "ui-table-pause-withdrawn" } else { "ui-table-pause-refused" };
        proposal.state = ProposalState::Refused(seat);
        row.proposal = Some(proposal);
        change.jobs = Some(JobsChange { drop: vec![no_job()], ..JobsChange::default() });
        change.table = Some(row);
        return Ok(Decision::new(change, StoredReply::done(key)));
    }
    let known = has_agreed(table, &proposal, seat);
    if !known {
        proposal.agreed.push((seat, cause.at));
    }
    if !table.row.humans().all(|other| has_agreed(table, &proposal, other)) {
        if known {
            return Err(if seat == proposal.by {
                Refusal::Undo(UndoRefusal::OwnRequest)
            } else {
                Refusal::Undo(UndoRefusal::AlreadyAnswered)
            }
            .into());
        }
        row.proposal = Some(proposal);
        change.table = Some(row);
        return Ok(Decision::new(change, StoredReply::done("ui-table-pause-agreed")));
    }
    proposal.state = ProposalState::Agreed;
    let days = proposal.days;
    row.proposal = Some(proposal);
    stop(table, &mut change, row, days, false)?;
    Ok(Decision::new(change, StoredReply::done("ui-table-paused")))
}

/// Resumes the game.
///
/// # Errors
/// The game isn't paused, or the user has no say in it.
pub fn go_on(table: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let history = table.running()?;
    if !concerns(table, cause.actor) {
        return Err(Refusal::NotAtTable.into());
    }
    if table.row.pause().is_none() {
        return Err(Refusal::Pause(PauseRefusal::NotPaused).into());
    }
    let phrase = Phrase::new("ui-notice-pause-ended.by").named("name", cause.actor.name.as_str());
    let change = goes_on(table, history, phrase, cause.at);
    Ok(Decision::new(change, StoredReply::done("ui-table-pause-ended")))
}

/// Returns `true` if the user has a seat, even while a computer player fills in, or is the host or can manage the
/// channel.
pub fn concerns(table: &LoadedTable, actor: &Actor) -> bool {
    table.seat_of(actor.user).is_some() || table.check_host(actor).is_ok()
}

/// Handles the end of a pause, or of the time to answer a proposal.
pub fn due(table: &LoadedTable, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let Ok(history) = table.running() else { return Ok(change) };
    if table.row.pause().is_some() {
        return Ok(goes_on(table, history, Phrase::new("ui-notice-pause-ended"), at));
    }
    if let Some(proposal) = open(table) {
        let lapsed = PauseProposal { state: ProposalState::Lapsed, ..proposal.clone() };
        change.table = Some(TableRow { proposal: Some(lapsed), ..table.row.clone() });
        change.outbox = vec![table.edit(OutboxPayload::Pause, MessageKey::Pause)];
    }
    Ok(change)
}

/// Pauses the game: clocks keep their remaining time, and the only job is the end of the pause.
pub fn stop(
    table: &LoadedTable,
    change: &mut Change,
    mut row: TableRow,
    days: Option<u16>,
    asleep: bool,
) -> Result<(), DecisionError> {
    let at = change.at;
    let until = days.map(|days| after(at, Duration::from_secs(u64::from(days) * DAY)));
    time_bank::stop(table, &mut row, at);
    row.stop(at, until, asleep);
    let add = until.map(job).into_iter().collect();
    change.jobs = Some(JobsChange { drop: vec![RemovedJobs::AllBut(Vec::new()), no_job()], add, wake: false });
    let phrase = match until {
        Some(until) => Phrase::new("ui-notice-paused.until").with("until", date(until)),
        None => Phrase::new("ui-notice-paused"),
    };
    if !asleep {
        // The message with the question shows the pause.
        change.outbox.push(table.post(OutboxPayload::NoticeWithButton(phrase), None));
    }
    change.outbox.push(messages::update(table, table.running()?.newest_message()));
    change.table = Some(row);
    Ok(())
}

/// Resumes the game: clocks continue, and the players to act get a reminder.
fn goes_on(table: &LoadedTable, history: &History, phrase: Phrase, at: Timestamp) -> Change {
    let mut change = Change::new(at);
    let mut row = table.row.clone();
    row.go_on(at);
    time_bank::run_on(&mut row, history.position().to_act(), at);
    let add = jobs::go_on(table, &row, history, at);
    change.jobs = Some(JobsChange { drop: vec![RemovedJobs::AllBut(Vec::new()), no_job()], add, wake: false });
    change.outbox = vec![
        table.post(OutboxPayload::NoticeWithButton(phrase), None),
        messages::update(table, history.newest_message()),
    ];
    change.touched = true;
    change.table = Some(row);
    if table.row.pause().is_some_and(|pause| pause.asleep) {
        change.outbox.push(table.edit(OutboxPayload::Idle, MessageKey::Idle));
    }
    change
}

/// Ends the pause and an open proposal of a game that ends. Changes the row and returns the change to the proposal's
/// message.
pub fn end(table: &LoadedTable, row: &mut TableRow, at: Timestamp) -> Option<NewOutboxRow> {
    row.go_on(at);
    let proposal = row.proposal.as_mut().filter(|proposal| proposal.state == ProposalState::Open)?;
    proposal.state = ProposalState::Lapsed;
    Some(table.edit(OutboxPayload::Pause, MessageKey::Pause))
}

/// Updates the message of an open proposal, since a seat that changed hands has a new voter.
pub fn reseated(table: &LoadedTable) -> Option<NewOutboxRow> {
    open(table).map(|_| table.edit(OutboxPayload::Pause, MessageKey::Pause))
}

fn open(table: &LoadedTable) -> Option<&PauseProposal> {
    table.row.proposal.as_ref().filter(|proposal| proposal.state == ProposalState::Open)
}

/// Returns `true` if the current player of a seat has agreed. A new player must answer again.
fn has_agreed(table: &LoadedTable, proposal: &PauseProposal, seat: Seat) -> bool {
    let Some(sits) = table.row.seats.get(usize::from(seat)) else { return false };
    proposal.agreed.iter().any(|(agreed, at)| *agreed == seat && sits.since <= *at)
}

/// The proposal, for its message.
pub fn request(table: &LoadedTable) -> Option<PauseRequest> {
    let proposal = table.row.proposal.as_ref()?;
    let agreed = |seat: &Seat| has_agreed(table, proposal, *seat);
    let state = match proposal.state {
        ProposalState::Open if table.row.state != TableState::Running => ProposalState::Lapsed,
        state => state,
    };
    Some(PauseRequest {
        number: proposal.number(),
        by: table.player(proposal.by),
        days: proposal.days,
        agreed: table.players(table.row.humans().filter(|seat| *seat != proposal.by && agreed(seat))),
        waiting: table.players(table.row.humans().filter(|seat| !agreed(seat))),
        state,
    })
}

fn job(due_at: Timestamp) -> NewJob {
    NewJob { kind: JobKind::Pause, due_at, seat: Seat::default(), seq: 0, payload: JobPayload::Nothing }
}

fn no_job() -> RemovedJobs {
    RemovedJobs::One(JobKind::Pause, Seat::default())
}
