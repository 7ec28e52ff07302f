//! Ending a turn, and everything that the bot stores with it.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat, Viewer};

use super::cause::{Cause, row_after};
use super::computer::ComputerTurn;
use super::decision::{Decision, DecisionError, DecisionFacts, StoredReply};
use super::history::History;
use super::loaded::LoadedTable;
use super::{clocks as time_bank, messages, queued_turns, review, schedule as jobs, standstill as pause, undo};
use crate::table::rules::planning::acting::{acting_seat, seat_for_stamp};
use crate::table::rules::planning::draft::{CompleteTurn, Played};
use crate::table::rules::planning::{draft, plan};
use crate::table::rules::queued_turns::ahead;
use crate::table::values::sentence::named_seats;
use crate::table::values::{
    Change, DraftRow, DraftsChange, EntryKind, LogEntry, MessageKey, NewOutboxRow, OutboxPayload, PlanAction, PlanKind,
    PlanningRefusal, Refusal, SavedPosition, Shown, Stamp, TurnDone, UndoRule, millis,
};

pub(in crate::table) mod carry_out;
pub(in crate::table) mod time_out;

/// Maximum number of computer players' turns in one message.
const MOST_UNANNOUNCED: usize = 12;

/// Decides a request that plans or ends a turn: the player's own, or a queued one if its stamp says so.
///
/// # Errors
/// The request is refused, or the game can't be read.
pub fn decide(
    table: &LoadedTable,
    order: &PlanAction,
    cause: Cause<'_>,
    given: &DecisionFacts<'_>,
) -> Result<Decision, DecisionError> {
    match order {
        PlanAction::Change(stamp, change) if stamp.plan == PlanKind::Ahead => {
            ahead::change(table, (*stamp, change), cause)
        }
        PlanAction::Change(stamp, change) => plan::change(table, (*stamp, change), given.advised, cause),
        PlanAction::EndTurn(stamp) if stamp.plan == PlanKind::Ahead => {
            ahead::confirm(table, *stamp, given.entropy, cause)
        }
        PlanAction::EndTurn(stamp) => end(table, *stamp, cause),
        PlanAction::Play(text) => play(table, text, cause),
        PlanAction::PlayAhead(text) => ahead::play(table, text, given.entropy, cause),
    }
}

/// Ends the turn with the user's draft.
///
/// # Errors
/// The game isn't running, the button belongs to another state, or the turn is not complete.
pub fn end(table: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = seat_for_stamp(table, cause.actor.user, stamp)?;
    let turn = plan::of_turn(table, seat)?.played().finish()?;
    commit(table, seat, turn, None, cause)
}

/// Adds the steps of a typed line to the draft, and ends the turn if they complete it.
///
/// # Errors
/// The game isn't running, or a step is not possible.
pub fn play(table: &LoadedTable, text: &str, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = acting_seat(table, cause.actor.user)?;
    let played = plan::of_turn(table, seat)?.typed(text, Ok)?;
    if played.is_complete() {
        commit(table, seat, played.finish()?, None, cause)
    } else {
        plan::store(table, seat, played.notation(), Change::new(cause.at))
    }
}

/// Commits a computer player's turn for a seat.
///
/// # Errors
/// The game isn't running, a step is not possible, or the turn is not complete.
pub fn commit_for(
    table: &LoadedTable,
    seat: Seat,
    turn: ComputerTurn,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let mut played = Played::new(table.running()?, seat);
    for step in &turn.steps {
        played.push(step)?;
    }
    if !played.is_complete() {
        return Err(Refusal::Planning(PlanningRefusal::TurnNotComplete).into());
    }
    commit(table, seat, played.finish()?, Some(turn.budget), cause)
}

/// Returns `true` if a turn shares the message of the turns after it. A series of computer players' turns makes one
/// message. A single person's turn joins it, unless computer players take their time. A message that a person must
/// answer never waits.
fn is_quiet(table: &LoadedTable, before: &History, then: &History, entry: &LogEntry) -> bool {
    let mut next = then.position().to_act().iter().peekable();
    let alone = || table.row.humans().count() == 1 && !table.row.settings.unhurried;
    (entry.budget.is_some() || alone())
        && then.newest_message() == entry.seq
        && then.revealed().is_none()
        && next.peek().is_some()
        && next.all(|seat| table.row.is_computer(seat))
        && table.row.computers_play()
        && before.unannounced() + 1 < MOST_UNANNOUNCED
}

/// Returns `true` if a turn changes the newest message instead of making a new one: each round has one message. A
/// secret choice and the end of the game have their own messages.
fn joins(table: &LoadedTable, before: &History, then: &History, entry: &LogEntry) -> bool {
    let round = before.position().face(Viewer::Public).round();
    table.row.settings.one_message
        && round.is_some()
        && before.message_round() == round
        && then.newest_message() == entry.seq
        && then.revealed().is_none()
        && !then.choosing()
        && then.position().outcome().is_none()
}

/// The duration of a person's turn without quiet hours, vacations and pauses, in milliseconds.
fn counted(table: &LoadedTable, seat: Seat, budget: Option<u64>, at: Timestamp) -> Option<u64> {
    let person = time_bank::sitting(&table.row, seat).filter(|_| budget.is_none())?;
    Some(millis(table.person(person).awake(table.asked_at(seat), at)))
}

/// Stores a turn. A computer player's has the budget of its search.
///
/// # Errors
/// The game isn't running.
pub fn commit(
    table: &LoadedTable,
    seat: Seat,
    turn: CompleteTurn,
    budget: Option<u64>,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let history = table.running()?;
    let saved = turn.position.save();
    let EndedTurn { entry, then } = EndedTurn::new(table, history, (seat, budget), turn, cause);
    let over = then.position().outcome().is_some();
    // The others still choose in secret, so no public turn has ended.
    let goes_on = then.newest_message() != entry.seq && entry.shown == Shown::Alone;

    let mut change = Change::new(cause.at);
    let mut row = row_after(table, seat, cause, over);
    change.outbox = outbox(table, history, &entry, goes_on);
    if over {
        change.outbox.extend(messages::game_over(table, entry.seq));
        change.outbox.extend(pause::end(table, &mut row, cause.at));
    }
    change.drafts = drafts_after(table, &then, seat, goes_on);
    change.queued_turns = queued_turns::used_up(table, history, seat, over);
    time_bank::after(table, &mut row, (history, &then), (Some(seat), &[]), cause.at);
    let mut jobs = jobs::after(table, &row, history, &then, cause.at);
    jobs.add.extend(over.then(|| review::job(cause.at)));
    change.jobs = Some(jobs);
    change.saved = Some(SavedPosition { seq: entry.seq, saved });
    change.table = (row != table.row).then_some(row);
    let done = confirmation(table, &then, (seat, entry.seq), goes_on, cause);
    change.entries = vec![entry];
    Ok(Decision::played(change, StoredReply::TurnDone(done), then))
}

/// A turn in the log.
struct EndedTurn {
    entry: LogEntry,
    /// The history with the turn.
    then: History,
}

impl EndedTurn {
    /// Writes a turn, and decides whether it has its own message.
    fn new(
        table: &LoadedTable,
        history: &History,
        (seat, budget): (Seat, Option<u64>),
        turn: CompleteTurn,
        cause: Cause<'_>,
    ) -> Self {
        let CompleteTurn { steps, position, events } = turn;
        let mut entry = cause.entry(table, EntryKind::Turn(steps), Some(seat), &*position);
        entry.budget = budget;
        entry.counted = table.row.sealed_rules.and_then(|_| counted(table, seat, budget, cause.at));
        let push = |entry: &LogEntry| {
            let mut then = history.clone();
            then.push_played(entry, position.clone(), events.clone());
            then
        };
        let mut then = push(&entry);
        if is_quiet(table, history, &then, &entry) {
            entry.shown = Shown::Later;
        } else if joins(table, history, &then, &entry) {
            entry.shown = Shown::Joined;
        }
        if entry.shown != Shown::Alone {
            then = push(&entry);
        }
        EndedTurn { entry, then }
    }
}

/// The drafts that stay after a seat's turn: those of the others while they still choose, otherwise only the next
/// player's queued turn.
fn drafts_after(table: &LoadedTable, then: &History, seat: Seat, goes_on: bool) -> DraftsChange {
    match goes_on {
        true => DraftsChange::Drop(seat),
        false => planned_next(table, then).map_or(DraftsChange::DropAll, DraftsChange::Only),
    }
}

/// The confirmation for the player of a turn, given by seat and log entry.
fn confirmation(
    table: &LoadedTable,
    then: &History,
    (seat, seq): (Seat, u32),
    goes_on: bool,
    cause: Cause<'_>,
) -> TurnDone {
    let position = then.position();
    let over = position.outcome().is_some();
    let may_undo = !over && undo::free(table, then, seat).is_some();
    let own = then.last_turn(seat).map(|index| &then.turns()[index]);
    let revealed = own.and_then(|turn| turn.events.iter().find(|event| event.reveals));
    let key = if over {
        "ui-table-turn-done-over"
    } else if goes_on && may_undo {
        "ui-table-turn-done-chosen"
    } else if goes_on {
        "ui-table-turn-done-chosen-final"
    } else if then.revealed().is_some() {
        "ui-table-turn-done-revealed"
    } else if revealed.is_some() && table.row.settings.undo == UndoRule::Agreed {
        "ui-table-turn-done-shown"
    } else if revealed.is_some() {
        "ui-table-turn-done-final"
    } else {
        "ui-table-turn-done"
    };
    let next: Vec<Seat> = position.to_act().iter().collect();
    let mut phrase = Phrase::new(key).with("next", named_seats(&next));
    if let Some(event) = revealed {
        phrase = phrase.with("what", event.phrase.clone());
    }
    let may_plan = !next.contains(&seat) && queued_turns::expected(&**position, seat).is_some();
    TurnDone { table: table.row.id, seq, phrase, may_undo, may_plan, comment: table.wants_comments(cause.actor.user) }
}

/// The first queued turn of the next player as a draft to change, if no condition was met.
fn planned_next(table: &LoadedTable, then: &History) -> Option<DraftRow> {
    let seat = then.position().to_act().first()?;
    let user = time_bank::sitting(&table.row, seat)?;
    let steps = queued_turns::to_be_changed(table, then, seat)?;
    if queued_turns::automatic(table, then, seat, user).is_some() {
        return None;
    }
    let steps = draft::to_be_changed(&**then.position(), seat, &steps);
    let row = DraftRow { seat, seq: then.decision_start(seat), revision: DraftRow::TAKEN_BACK, steps };
    (!row.steps.is_empty()).then_some(row)
}

/// The messages of a turn: the new public message, and the previous one without buttons. During a secret choice, only
/// an update of the players who have chosen.
fn outbox(table: &LoadedTable, history: &History, entry: &LogEntry, goes_on: bool) -> Vec<NewOutboxRow> {
    let (old, seq) = (history.newest_message(), entry.seq);
    let mut rows = match entry.shown {
        Shown::Alone if goes_on => vec![messages::update(table, old)],
        Shown::Alone => {
            let new = table.post(OutboxPayload::TurnMessage(seq), Some(MessageKey::TurnMessage(seq)));
            messages::answer_call(table, history).into_iter().chain([new, messages::update(table, old)]).collect()
        }
        Shown::Later => Vec::new(),
        Shown::Joined => messages::join(table, history, seq),
    };
    rows.extend(messages::lapse_request(table, history));
    rows
}
