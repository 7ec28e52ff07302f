//! Committing a turn: everything that one *End turn* stores.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat};
use crate::games::Position;

use super::computer::ComputerTurn;
use super::live::{Decision, LoadedTable, RequestError, StoredReply};
use super::replay::History;
use super::{
    Actor, Change, DraftsChange, EntryKind, InteractionId, LogEntry, MessageKey, NewOutboxRow, OutboxPayload, Refusal,
    SavedPosition, TableRow, TableState, TurnDone, UserId, bank, jobs, seats, undo,
};

/// Nobody: what the bot does by itself.
static SYSTEM: Actor = Actor { user: UserId(0), name: String::new(), locale: String::new(), may_manage: true };

/// Who did something, when, and by which interaction.
#[derive(Clone, Copy)]
pub(super) struct Cause<'a> {
    pub actor: &'a Actor,
    /// None where the bot does it by itself.
    pub interaction: Option<InteractionId>,
    pub at: Timestamp,
}

impl Cause<'_> {
    /// What the bot does by itself: a computer player's turn.
    pub fn system(at: Timestamp) -> Self {
        Cause { actor: &SYSTEM, interaction: None, at }
    }

    /// The next entry of a table's log, leading to this position.
    pub fn entry(&self, live: &LoadedTable, kind: EntryKind, seat: Option<Seat>, after: &dyn Position) -> LogEntry {
        LogEntry {
            // A game has far fewer turns than this can count.
            seq: u32::try_from(live.log.len()).unwrap_or(u32::MAX).saturating_add(1),
            kind,
            seat,
            user: self.interaction.map(|_| self.actor.user),
            at: self.at,
            interaction: self.interaction,
            turn: after.turn(),
            hash: after.hash(),
            reason: None,
            quiet: false,
        }
    }
}

/// How many turns of computers are told in one message at most.
const MOST_UNTOLD: usize = 12;

/// Commits a person's turn: the steps are played here once more, and nothing is stored unless they
/// complete it.
///
/// # Errors
/// The game does not run, a step is not possible, or the turn is not complete.
pub(super) fn commit(
    live: &LoadedTable,
    seat: Seat,
    steps: Vec<String>,
    cause: Cause<'_>,
) -> Result<Decision, RequestError> {
    commit_with(live, seat, (steps, None), cause)
}

/// Commits a turn that a computer plays for a seat.
///
/// # Errors
/// As [`commit`].
pub(super) fn commit_for(
    live: &LoadedTable,
    seat: Seat,
    thought: ComputerTurn,
    cause: Cause<'_>,
) -> Result<Decision, RequestError> {
    commit_with(live, seat, (thought.steps, Some(thought.reason)), cause)
}

/// Whether a turn of a computer is told only with what computers play after it: so a run of their
/// turns is one message. Nothing waits for a message that would ask a person.
fn is_quiet(live: &LoadedTable, before: &History, then: &History, entry: &LogEntry) -> bool {
    let mut next = then.position().to_act().iter().peekable();
    entry.reason.is_some()
        && then.moment() == entry.seq
        && then.revealed().is_none()
        && next.peek().is_some()
        && next.all(|seat| live.row.is_computer(seat))
        && live.row.computers_play()
        && before.untold() + 1 < MOST_UNTOLD
}

fn commit_with(
    live: &LoadedTable,
    seat: Seat,
    (steps, reason): (Vec<String>, Option<Phrase>),
    cause: Cause<'_>,
) -> Result<Decision, RequestError> {
    let history = live.running()?;
    let before = history.position();
    let mut after = before.fork();
    for step in &steps {
        after.play(seat, step).map_err(|illegal| Refusal::Illegal { step: illegal.step, possible: illegal.legal })?;
    }
    if after.turn() <= before.turn() {
        return Err(Refusal::TurnNotComplete.into());
    }
    let mut entry = cause.entry(live, EntryKind::Turn(steps), Some(seat), &*after);
    entry.reason = reason;
    let seq = entry.seq;
    let unreadable = |why: String| super::TableError::Unreadable { table: live.row.id, why };
    let mut then = history.clone();
    then.push(&entry).map_err(unreadable)?;
    if is_quiet(live, history, &then, &entry) {
        entry.quiet = true;
        then = history.clone();
        then.push(&entry).map_err(unreadable)?;
    }

    let mut change = Change::new(cause.at);
    let over = after.outcome().is_some();
    let goes_on = then.moment() != seq && !entry.quiet;
    change.outbox =
        if entry.quiet { lapse(live, history).into_iter().collect() } else { owed(live, history, seq, goes_on) };
    if over {
        change.outbox.push(live.post(OutboxPayload::Replay, None));
        change.outbox.extend(seats::close_offers(live));
    }
    change.drafts = if goes_on { DraftsChange::Drop(seat) } else { DraftsChange::DropAll };
    let mut row = row_after(live, seat, cause, over);
    bank::after(live, &mut row, (history, &then), (Some(seat), &[]), cause.at);
    change.jobs = Some(jobs::after(live, &row, history, &then, cause.at));
    change.saved = Some(SavedPosition { seq, saved: after.save() });
    change.entries = vec![entry];
    change.table = (row != live.row).then_some(row);

    let may_undo = !over && undo::free(live, &then, seat).is_some();
    let said = if over {
        "ui-table-turn-done-over"
    } else if goes_on {
        "ui-table-turn-done-chosen"
    } else if then.revealed().is_some() {
        "ui-table-turn-done-revealed"
    } else {
        "ui-table-turn-done"
    };
    let next: Vec<Seat> = after.to_act().iter().collect();
    let said = Phrase::new(said).with("next", super::refusal::seats(&next));
    Ok(Decision { change, stored: StoredReply::TurnDone(TurnDone { table: live.row.id, seq, said, may_undo }) })
}

/// What a turn owes: the new public message, and the old one's buttons taken off. While others
/// still choose in secret, only who has chosen is brought up to date.
fn owed(live: &LoadedTable, history: &History, seq: u32, goes_on: bool) -> Vec<NewOutboxRow> {
    let old = history.moment();
    let mut owed = if goes_on {
        vec![live.edit(OutboxPayload::Moment(old), MessageKey::Moment(old))]
    } else {
        vec![
            live.post(OutboxPayload::Moment(seq), Some(MessageKey::Moment(seq))),
            live.edit(close(history, old), MessageKey::Moment(old)),
        ]
    };
    owed.extend(lapse(live, history));
    owed
}

/// How the buttons go off the newest public message: a choice is shown complete, anything else only
/// loses them.
pub(super) fn close(history: &History, moment: u32) -> OutboxPayload {
    if history.choosing() { OutboxPayload::Moment(moment) } else { OutboxPayload::Close(MessageKey::Moment(moment)) }
}

/// An open request to take a turn back is void once the game goes on.
pub(super) fn lapse(live: &LoadedTable, history: &History) -> Option<NewOutboxRow> {
    history.request().map(|request| live.edit(OutboxPayload::Moment(request.seq), MessageKey::Moment(request.seq)))
}

/// The table's row: whether the game ended, and by which names the players go now.
pub(super) fn row_after(live: &LoadedTable, seat: Seat, cause: Cause<'_>, over: bool) -> TableRow {
    let mut row = live.row.clone();
    if over {
        row.state = TableState::Over;
        row.ended_at = Some(cause.at);
    }
    if let Some(seat) = row.seats.get_mut(usize::from(seat)).filter(|seat| seat.user == Some(cause.actor.user)) {
        seat.name.clone_from(&cause.actor.name);
    }
    if row.host == cause.actor.user {
        row.host_name.clone_from(&cause.actor.name);
    }
    row
}
