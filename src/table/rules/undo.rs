//! Undoing turns: immediately if no one has built on them, otherwise if everyone agrees.

use crate::engine::{Phrase, Seat};

use super::cause::{Cause, row_after};
use super::decision::{Decision, DecisionError, StoredReply};
use super::history::{History, HistoryError, Turn};
use super::loaded::LoadedTable;
use super::{clocks as time_bank, messages, queued_turns, schedule as jobs};
use crate::table::rules::planning::draft;
use crate::table::values::{
    Change, DraftRow, DraftsChange, EntryKind, MessageKey, OutboxPayload, Player, Refusal, SavedPosition, Shown,
    TakingBack, UndoAction, UndoRefusal, UndoRequest, UndoRule, UndoState, UserId,
};

/// Decides a request to undo a turn, or a vote about one.
///
/// # Errors
/// The request is refused, or the game can't be read.
pub fn decide(table: &LoadedTable, order: &UndoAction, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    match order {
        UndoAction::Undo { turn } => ask(table, *turn, cause),
        UndoAction::AnswerUndo { request, agree } => answer(table, *request, *agree, cause),
    }
}

/// The log entries to undo if the last turn of this seat can be undone immediately: the turn, and later turns of
/// computer players. `None` if the others must agree.
///
/// The others must agree after another person has moved or started a draft, after hidden information became known, and
/// after a completed secret choice, which revealed everyone's choices.
pub fn free(table: &LoadedTable, history: &History, seat: Seat) -> Option<Vec<u32>> {
    if table.row.settings.undo == UndoRule::Never {
        return None;
    }
    let index = history.last_turn(seat)?;
    let (turn, since) = history.turns()[index..].split_first()?;
    if index < history.fixed_turns() || turn.reveals() {
        return None;
    }
    if history.choosing() && index >= history.choice_start() {
        // The others chose without knowing this choice, so their choices stay.
        return Some(vec![turn.seq]);
    }
    let newest = since.iter().all(|later| later.computer && !later.reveals());
    let shown = (index..history.turns().len()).any(|turn| history.completed_by(turn).is_some());
    let begun = history
        .position()
        .to_act()
        .iter()
        .any(|next| next != seat && table.draft_at(history, next).is_some_and(DraftRow::is_begun));
    (newest && !shown && !begun).then(|| history.turns()[index..].iter().map(|turn| turn.seq).collect())
}

/// The log entries to undo if everyone agrees: this turn and all later ones.
fn turns_since(history: &History, turn: u32) -> Vec<u32> {
    let Some(index) = history.turn_index(turn) else { return Vec::new() };
    history.turns()[index..].iter().map(|turn| turn.seq).collect()
}

/// The events of these turns that revealed hidden things. A secret choice that isn't complete stays secret.
fn revealed(history: &History, turns: &[u32]) -> Vec<Phrase> {
    let known = if history.choosing() { history.choice_start() } else { history.turns().len() };
    let turns = history.turns()[..known].iter().filter(|turn| turns.contains(&turn.seq));
    turns.flat_map(|turn| &turn.events).filter(|event| event.reveals).map(|event| event.phrase.clone()).collect()
}

/// The effect of undoing the user's last turn immediately.
///
/// # Errors
/// The user has no seat, or no turn to undo.
pub fn taking_back(table: &LoadedTable, user: UserId) -> Result<TakingBack, Refusal> {
    let seat = table.playing_seat(user)?;
    let history = table.moving()?;
    let index = history.last_turn(seat).ok_or(Refusal::Undo(UndoRefusal::NothingToUndo))?;
    let turn = history.turns()[index].seq;
    let alone = table.row.humans().all(|other| other == seat) && table.row.settings.undo == UndoRule::Agreed;
    let turns = match free(table, history, seat) {
        Some(turns) => turns.len(),
        None if alone => turns_since(history, turn).len(),
        None => 0,
    };
    Ok(TakingBack { table: table.row.id, turn, turns })
}

/// Undoes the user's last turn, or asks the others.
///
/// # Errors
/// The user has no turn, it isn't the one from the button, or a request is already open.
pub fn ask(table: &LoadedTable, wanted: Option<u32>, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = table.playing_seat(cause.actor.user)?;
    let history = table.moving()?;
    let turn = history.last_turn(seat).map(|index| history.turns()[index].seq);
    if let Some(wanted) = wanted.filter(|wanted| Some(*wanted) != turn) {
        let of = history.turn_index(wanted).map(|index| history.turns()[index].seat);
        return Err(of
            .filter(|of| *of != seat)
            .map_or(Refusal::Undo(UndoRefusal::NotLastTurn), |who| Refusal::Undo(UndoRefusal::TurnOfAnother { who }))
            .into());
    }
    let Some(turn) = turn else { return Err(Refusal::Undo(UndoRefusal::NothingToUndo).into()) };
    if table.row.settings.undo == UndoRule::Never {
        return Err(Refusal::Undo(UndoRefusal::UndoNever).into());
    }
    if history.turn_index(turn) < Some(history.fixed_turns()) {
        return Err(Refusal::Undo(UndoRefusal::BeforeSaved).into());
    }
    if let Some(turns) = free(table, history, seat) {
        return undo(table, seat, turns, cause, Change::new(cause.at));
    }
    if table.row.settings.undo == UndoRule::Free {
        return Err(Refusal::Undo(UndoRefusal::UndoOnlyFree).into());
    }
    if history.request().is_some() {
        return Err(Refusal::Undo(UndoRefusal::UndoPending).into());
    }
    if table.row.humans().all(|other| other == seat) {
        return undo(table, seat, turns_since(history, turn), cause, Change::new(cause.at));
    }
    let entry = cause.entry(table, EntryKind::UndoAsked(turn), Some(seat), &**history.position());
    let slot = MessageKey::TurnMessage(entry.seq);
    let mut change = Change::new(cause.at);
    change.outbox = vec![table.post(OutboxPayload::TurnMessage(entry.seq), Some(slot))];
    change.saved = Some(SavedPosition { seq: entry.seq, saved: history.position().save() });
    change.entries = vec![entry];
    Ok(Decision::new(change, StoredReply::Done(Phrase::new("ui-table-undo-asked"))))
}

/// Answers a request. Its author can cancel it by refusing.
///
/// # Errors
/// The request is closed, or the user can't answer it.
pub fn answer(table: &LoadedTable, wanted: u32, agree: bool, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = table.playing_seat(cause.actor.user)?;
    let history = table.moving()?;
    let request =
        history.request().filter(|request| request.seq == wanted).ok_or(Refusal::Undo(UndoRefusal::UndoClosed))?;
    let mut change = Change::new(cause.at);
    change.outbox = vec![messages::update(table, wanted)];
    let now = &**history.position();
    if !agree {
        let entry = cause.entry(table, EntryKind::UndoRefused(wanted), Some(seat), now);
        change.saved = Some(SavedPosition { seq: entry.seq, saved: now.save() });
        change.entries = vec![entry];
        let key = if seat == request.by { "ui-table-undo-withdrawn" } else { "ui-table-undo-refused" };
        return Ok(Decision::new(change, StoredReply::Done(Phrase::new(key))));
    }
    if seat == request.by {
        return Err(Refusal::Undo(UndoRefusal::OwnRequest).into());
    }
    if request.agreed.contains(&seat) {
        return Err(Refusal::Undo(UndoRefusal::AlreadyAnswered).into());
    }
    let entry = cause.entry(table, EntryKind::UndoAgreed(wanted), Some(seat), now);
    change.saved = Some(SavedPosition { seq: entry.seq, saved: now.save() });
    change.entries = vec![entry];
    if table.row.humans().all(|other| other == seat || other == request.by || request.agreed.contains(&other)) {
        return undo(table, request.by, turns_since(history, request.turn), cause, change);
    }
    Ok(Decision::new(change, StoredReply::Done(Phrase::new("ui-table-undo-agreed"))))
}

/// Undoes these turns, in a log entry after those that the change already has.
fn undo(
    table: &LoadedTable,
    by: Seat,
    turns: Vec<u32>,
    cause: Cause<'_>,
    mut change: Change,
) -> Result<Decision, DecisionError> {
    let history = table.running()?;
    let unreadable = |why| table.unreadable(why);
    let after = history.without(&turns).ok_or_else(|| unreadable(HistoryError::Mismatch(history.entries())))?;
    let undone: Vec<Seat> = turns.iter().filter_map(|seq| history.turn_of(*seq)).map(|turn| turn.seat).collect();
    let first = turns.iter().filter_map(|seq| history.turn_of(*seq)).find(|turn| turn.seat == by);
    let mut entry = cause.entry(table, EntryKind::Undone(turns.clone()), Some(by), &*after);
    let mut then = history.clone();
    for earlier in &change.entries {
        then.push(earlier).map_err(unreadable)?;
        entry.seq += 1;
    }
    let first_undone = turns.iter().filter_map(|seq| history.turn_index(*seq)).min().unwrap_or_default();
    // The newest message shows an earlier turn too, so it changes instead of being struck out.
    if table.row.settings.one_message && first_undone > history.first_unannounced_turn() && !history.choosing() {
        entry.shown = Shown::Joined;
    }
    then.push(&entry).map_err(unreadable)?;

    let old = history.newest_message();
    let joined = entry.shown == Shown::Joined;
    let in_choice = then.newest_message() != entry.seq && !joined;
    if change.outbox.is_empty() {
        change.outbox.extend(messages::lapse_request(table, history));
    }
    if joined {
        change.outbox.extend(messages::join(table, history, entry.seq));
        change.drafts = DraftsChange::DropAll;
    } else if in_choice {
        change.outbox.push(messages::update(table, old));
    } else {
        change.outbox.extend(messages::answer_call(table, history));
        change.outbox.push(table.post(OutboxPayload::TurnMessage(entry.seq), Some(MessageKey::TurnMessage(entry.seq))));
        // Messages about undone turns must show the undo, and most of these turns have a message.
        let older = Some(old).filter(|old| !turns.contains(old));
        change.outbox.extend(turns.iter().copied().chain(older).map(|seq| messages::update(table, seq)));
        change.drafts = DraftsChange::DropAll;
    }
    if let Some(draft) = first.and_then(|turn| restore_draft(&then, turn)) {
        change.drafts = if in_choice { DraftsChange::Put(draft) } else { DraftsChange::Only(draft) };
    }
    let gone: Vec<&Turn> = turns.iter().filter_map(|seq| history.turn_of(*seq)).collect();
    queued_turns::give_back(table, &gone, (by, &then), &mut change);
    let mut row = match table.seat_of(cause.actor.user) {
        Some(seat) => row_after(table, seat, cause, false),
        None => table.row.clone(),
    };
    time_bank::after(table, &mut row, (history, &then), (None, &undone), cause.at);
    change.jobs = Some(jobs::after(table, &row, history, &then, cause.at));
    change.table = (row != table.row).then_some(row);
    change.saved = Some(SavedPosition { seq: entry.seq, saved: after.save() });
    change.entries.push(entry);
    let own = table.seat_of(cause.actor.user) == Some(by);
    Ok(Decision::played(change, StoredReply::done(if own { "ui-table-undone-own" } else { "ui-table-undone" }), then))
}

/// The undone turn as the draft of its seat, so that the player can change it. Leaves out a last step that only
/// declines further actions, so that the player can add more.
fn restore_draft(then: &History, turn: &Turn) -> Option<DraftRow> {
    // A computer player's turn is not a useful draft.
    if turn.computer || turn.lost || !then.position().to_act().contains(turn.seat) {
        return None;
    }
    let draft = DraftRow {
        seat: turn.seat,
        seq: then.decision_start(turn.seat),
        revision: DraftRow::TAKEN_BACK,
        steps: draft::to_be_changed(&**then.position(), turn.seat, &turn.steps),
    };
    (!draft.steps.is_empty()).then_some(draft)
}

/// The current state of a log entry's request.
pub fn request(table: &LoadedTable, request: u32) -> Option<UndoRequest> {
    let index = (request as usize).checked_sub(1)?;
    let asked = table.log.get(index)?;
    let EntryKind::UndoAsked(turn) = asked.kind else { return None };
    let by = asked.seat?;
    let before = table.after(u32::try_from(index).ok()?).ok()?;
    let mut agreed: Vec<Seat> = Vec::new();
    let mut refused: Option<Player> = None;
    let mut state = UndoState::Open;
    for entry in &table.log[index + 1..] {
        match &entry.kind {
            EntryKind::UndoAgreed(of) if *of == request => agreed.extend(entry.seat),
            EntryKind::UndoRefused(of) if *of == request => {
                refused = entry.seat.map(|seat| table.player(seat));
                state = UndoState::Refused;
            }
            EntryKind::Undone(turns) if turns.contains(&turn) => state = UndoState::Agreed,
            _ => state = UndoState::Lapsed,
        }
        if state != UndoState::Open {
            break;
        }
    }
    if state == UndoState::Open && table.running().is_err() {
        state = UndoState::Lapsed;
    }
    let waiting = table.row.humans().filter(|seat| *seat != by && !agreed.contains(seat)).collect::<Vec<_>>();
    let turns = turns_since(&before, turn);
    Some(UndoRequest {
        request,
        by: table.player(by),
        turns: u32::try_from(turns.len()).unwrap_or(u32::MAX),
        revealed: revealed(&before, &turns),
        waiting: table.players(waiting),
        agreed: table.players(agreed),
        refused,
        state,
    })
}
