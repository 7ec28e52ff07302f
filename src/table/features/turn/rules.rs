//! Ending a turn: everything that one *End turn* stores.

use crate::engine::{Ahead, Phrase, Seat};
use crate::table::{
    Change, DraftRow, DraftsChange, EntryKind, LogEntry, MessageKey, NewOutboxRow, OrdersChange, OutboxPayload,
    PlanKind, PlanOrder, PlanningRefusal, Refusal, SavedPosition, Stamp, TurnDone, UndoRule,
};

use crate::table::core::cause::{Cause, row_after};
use crate::table::core::computer::ComputerTurn;
use crate::table::core::decision::{Decision, DecisionError, Given, StoredReply};
use crate::table::core::history::History;
use crate::table::core::loaded::LoadedTable;
use crate::table::core::messages;
use crate::table::core::sentence::named_seats;
use crate::table::features::clocks::rules as time_bank;
use crate::table::features::planning::acting::{acting_seat, pressing_seat};
use crate::table::features::planning::draft::{self, Played, PlayedTurn};
use crate::table::features::planning::plan;
use crate::table::features::queued_turns::ahead;
use crate::table::features::queued_turns::rules as orders;
use crate::table::features::schedule::rules as jobs;
use crate::table::features::standstill::rules as pause;
use crate::table::features::undo;

/// Maximum number of computer players' turns in one message.
const MOST_UNTOLD: usize = 12;

/// Decides a request that plans or ends a turn: the player's own, or a queued one if its stamp says so.
///
/// # Errors
/// The request is refused, or the game can't be read.
pub fn decide(
    live: &LoadedTable,
    order: &PlanOrder,
    cause: Cause<'_>,
    given: &Given<'_>,
) -> Result<Decision, DecisionError> {
    match order {
        PlanOrder::Change(stamp, change) if stamp.plan == PlanKind::Ahead => {
            ahead::change(live, (*stamp, change), cause)
        }
        PlanOrder::Change(stamp, change) => plan::change(live, (*stamp, change), given.advised, cause),
        PlanOrder::EndTurn(stamp) if stamp.plan == PlanKind::Ahead => {
            ahead::confirm(live, *stamp, given.entropy, cause)
        }
        PlanOrder::EndTurn(stamp) => end(live, *stamp, cause),
        PlanOrder::PlanOn(stamp, ahead) => ahead::plan_on(live, *stamp, *ahead, cause),
        PlanOrder::Play(text) => play(live, text, cause),
        PlanOrder::PlayAhead(text) => ahead::play(live, text, given.entropy, cause),
    }
}

/// Ends the turn with the user's draft.
///
/// # Errors
/// The game isn't running, the button belongs to another state, or the turn is not complete.
pub fn end(live: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = pressing_seat(live, cause.actor.user, stamp)?;
    let turn = plan::of_turn(live, seat)?.played().finish()?;
    commit(live, seat, turn, None, cause)
}

/// Adds the steps of a typed line to the draft, and ends the turn if they complete it.
///
/// # Errors
/// The game isn't running, or a step is not possible.
pub fn play(live: &LoadedTable, text: &str, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = acting_seat(live, cause.actor.user)?;
    let played = plan::of_turn(live, seat)?.typed(text, Ok)?;
    if played.is_complete() {
        commit(live, seat, played.finish()?, None, cause)
    } else {
        plan::store(live, seat, played.notation(), Change::new(cause.at))
    }
}

/// Commits a computer player's turn for a seat.
///
/// # Errors
/// The game isn't running, a step is not possible, or the turn is not complete.
pub fn commit_for(
    live: &LoadedTable,
    seat: Seat,
    turn: ComputerTurn,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let mut played = Played::new(live.running()?, seat);
    for step in &turn.steps {
        played.push(step)?;
    }
    if !played.is_complete() {
        return Err(Refusal::Planning(PlanningRefusal::TurnNotComplete).into());
    }
    commit(live, seat, played.finish()?, Some((turn.reason, turn.budget)), cause)
}

/// Commits a queued turn, or a turn without an alternative.
///
/// # Errors
/// The game isn't running.
pub fn commit_automatic(
    live: &LoadedTable,
    seat: Seat,
    turn: PlayedTurn,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    commit(live, seat, turn, None, cause)
}

/// Returns `true` if a computer player's turn shares the message of the turns after it, so that a series of them makes
/// one message. A message that a person must answer never waits.
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

fn commit(
    live: &LoadedTable,
    seat: Seat,
    turn: PlayedTurn,
    thought: Option<(Phrase, u64)>,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let history = live.running()?;
    let PlayedTurn { steps, position: after, events } = turn;
    let mut entry = cause.entry(live, EntryKind::Turn(steps), Some(seat), &*after);
    (entry.reason, entry.budget) = thought.unzip();
    let seq = entry.seq;
    let push = |entry: &LogEntry| {
        let mut then = history.clone();
        then.push_played(entry, after.clone(), events.clone());
        then
    };
    let mut then = push(&entry);
    if is_quiet(live, history, &then, &entry) {
        entry.quiet = true;
        then = push(&entry);
    }

    let mut change = Change::new(cause.at);
    let over = after.outcome().is_some();
    let goes_on = then.moment() != seq && !entry.quiet;
    change.outbox = if entry.quiet {
        messages::lapse_request(live, history).into_iter().collect()
    } else {
        outbox(live, history, seq, goes_on)
    };
    if over {
        change.outbox.push(live.post(OutboxPayload::Final(seq), None));
        change.outbox.push(live.post(OutboxPayload::Replay, None));
        change.outbox.extend(messages::close_offers(live));
    }
    change.drafts = match goes_on {
        true => DraftsChange::Drop(seat),
        false => planned_next(live, &then).map_or(DraftsChange::DropAll, DraftsChange::Only),
    };
    let done = live.seats_with_plans().filter(|other| over || *other == seat);
    let done = done.filter(|_| over || orders::ends_with_turn(live, history, seat));
    change.orders = done.map(OrdersChange::Drop).collect();
    let mut row = row_after(live, seat, cause, over);
    if over {
        change.outbox.extend(pause::end(live, &mut row, cause.at));
    }
    time_bank::after(live, &mut row, (history, &then), (Some(seat), &[]), cause.at);
    change.jobs = Some(jobs::after(live, &row, history, &then, cause.at));
    change.saved = Some(SavedPosition { seq, saved: after.save() });
    change.entries = vec![entry];
    change.table = (row != live.row).then_some(row);

    let may_undo = !over && undo::free(live, &then, seat).is_some();
    let own = then.last_turn(seat).map(|index| &then.turns()[index]);
    let revealed = own.and_then(|turn| turn.events.iter().find(|event| event.reveals));
    let said = if over {
        "ui-table-turn-done-over"
    } else if goes_on && may_undo {
        "ui-table-turn-done-chosen"
    } else if goes_on {
        "ui-table-turn-done-chosen-final"
    } else if then.revealed().is_some() {
        "ui-table-turn-done-revealed"
    } else if revealed.is_some() && live.row.settings.undo == UndoRule::Agreed {
        "ui-table-turn-done-shown"
    } else if revealed.is_some() {
        "ui-table-turn-done-final"
    } else {
        "ui-table-turn-done"
    };
    let next: Vec<Seat> = after.to_act().iter().collect();
    let mut said = Phrase::new(said).with("next", named_seats(&next));
    if let Some(event) = revealed {
        said = said.with("what", event.phrase.clone());
    }
    let may_plan = !next.contains(&seat) && after.ahead(seat, Ahead::Now).is_some();
    let done = TurnDone { table: live.row.id, seq, said, may_undo, may_plan };
    Ok(Decision::played(change, StoredReply::TurnDone(done), then))
}

/// The first queued turn of the next player as a draft to change, if no condition was met.
fn planned_next(live: &LoadedTable, then: &History) -> Option<DraftRow> {
    let seat = then.position().to_act().first()?;
    let user = time_bank::sitting(&live.row, seat)?;
    let steps = orders::to_be_changed(live, then, seat)?;
    if orders::automatic(live, then, seat, user).is_some() {
        return None;
    }
    let steps = draft::to_be_changed(&**then.position(), seat, &steps);
    let row = DraftRow { seat, seq: then.asked_since(seat), revision: DraftRow::TAKEN_BACK, steps };
    (!row.steps.is_empty()).then_some(row)
}

/// The messages of a turn: the new public message, and the previous one without buttons. During a secret choice, only
/// an update of the players who have chosen.
fn outbox(live: &LoadedTable, history: &History, seq: u32, goes_on: bool) -> Vec<NewOutboxRow> {
    let old = history.moment();
    let mut outbox = if goes_on {
        vec![live.edit(OutboxPayload::Moment(old), MessageKey::Moment(old))]
    } else {
        vec![
            live.post(OutboxPayload::Moment(seq), Some(MessageKey::Moment(seq))),
            live.edit(messages::close(history, old), MessageKey::Moment(old)),
        ]
    };
    outbox.extend(messages::lapse_request(live, history));
    outbox
}
