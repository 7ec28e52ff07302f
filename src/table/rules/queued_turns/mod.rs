//! Queued turns: checks of their conditions when it's their player's turn.

use std::collections::BTreeSet;
use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use crate::engine::{Ahead, Phrase, Rng, Seat, SeatSet, Seed, Summary};
use crate::games::Position;

use super::history::{History, Turn};
use super::loaded::LoadedTable;
use super::messages;
use crate::table::rules::planning::draft::{CompleteTurn, Played};
use crate::table::values::{
    Bill, Change, JobKind, JobPayload, NewJob, QueueChange, QueuedTurn, QueuedTurnCondition, QueuedTurnFailure,
    SeatQueue, ShownQueuedTurn, TableRow, UserId,
};

pub(in crate::table) mod ahead;

/// The range of the delay, in seconds.
const DELAY: (u32, u32) = (60, 20 * 60);

/// Reasons for playing a turn without asking the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// The player has queued the turn.
    Ordered,
    /// The turn has no alternative, and the player wants the bot to play such turns.
    Forced,
}

/// The predicted position for a seat's next turn.
pub fn expected(position: &dyn Position, seat: Seat) -> Option<(Ahead, Arc<dyn Position>)> {
    Ahead::ALL.into_iter().find_map(|ahead| Some((ahead, position.ahead(seat, ahead)?.into())))
}

/// The costs and gains of a turn's steps that are visible before the turn ends and don't depend on hidden things.
pub fn bill(position: &dyn Position, seat: Seat, steps: &[String]) -> Bill {
    let currency = position.title().currency();
    let mut played = Played::on(position, seat).with(steps);
    played.show_held();
    let mut bill = Bill::default();
    let mut add = |what: String, n: i64| match bill.sums.iter_mut().find(|(known, _)| *known == what) {
        Some((_, sum)) => *sum += n,
        None => bill.sums.push((what, n)),
    };
    let steps = played.into_steps();
    let events = steps.iter().flat_map(|step| &step.events);
    for part in events.filter(|event| event.seat == Some(seat) && !event.reveals).flat_map(|event| &event.summary) {
        match part {
            Summary::Change { key, thing: None, n } => {
                add(key.clone(), *n);
                bill.paid += if Some(key.as_str()) == currency { (-n).max(0) } else { 0 };
            }
            // The names of things are plain data, so writing them as JSON can't fail.
            Summary::Change { key, thing: Some(thing), n } => {
                add(format!("{key} {}", serde_json::to_string(thing).unwrap_or_default()), *n);
            }
            Summary::Fee { key, n } => {
                add(key.clone(), -n);
                bill.paid += if Some(key.as_str()) == currency { *n } else { 0 };
            }
            _ => {}
        }
    }
    bill.sums.retain(|(_, n)| *n != 0);
    bill.sums.sort();
    bill
}

/// Returns `true` if a seat's decision is a regular turn, the only kind that players can queue, and not a decision
/// between turns.
fn is_turn(position: &dyn Position, seat: Seat) -> bool {
    position.to_act() == SeatSet::one(seat)
        && position.ahead(seat, Ahead::Now).is_some_and(|ahead| ahead.legal(seat) == position.legal(seat))
}

/// The number of current turns of a seat.
pub fn turns_of(history: &History, seat: Seat) -> u32 {
    u32::try_from(history.turns().iter().filter(|turn| turn.seat == seat).count()).unwrap_or(u32::MAX)
}

/// Returns `true` if the seat queued these turns for its decision in `then`, which is the current state or a later one,
/// and didn't play that decision in between.
fn is_meant(table: &LoadedTable, planned: &SeatQueue, then: &History) -> bool {
    !planned.queued_turns.is_empty()
        && turns_of(then, planned.seat) >= planned.after
        && is_turn(&**then.position(), planned.seat)
        && !is_spent(table, then, planned.seat)
}

/// Returns `true` if the seat decides its current turn before `then`, which uses up its queued turns.
fn is_spent(table: &LoadedTable, then: &History, seat: Seat) -> bool {
    table.running().is_ok_and(|now| turns_of(then, seat) > turns_of(now, seat) && ends_with_turn(table, now, seat))
}

/// Checks that a turn costs no more than planned and brings the same. No player minds a cheaper turn.
fn is_as_planned(now: &Bill, planned: &Bill, currency: Option<&'static str>) -> Result<(), QueuedTurnFailure> {
    let (more, mut otherwise) = (now.paid - planned.paid, false);
    if let Some(currency) = currency.filter(|_| more > 0) {
        return Err(QueuedTurnFailure::Costs(Phrase::new(currency).with("n", more)));
    }
    let keys: BTreeSet<&str> = now.sums.iter().chain(&planned.sums).map(|(key, _)| key.as_str()).collect();
    for key in keys {
        // The check above covers payments in the currency, so only its gains are left.
        let paid = |bill: &Bill| if Some(key) == currency { bill.paid } else { 0 };
        let (now, planned) = (now.sum(key) + paid(now), planned.sum(key) + paid(planned));
        // Keys with a thing aren't amounts.
        if now.min(0) < planned.min(0) && !key.contains(' ') {
            return Err(QueuedTurnFailure::Costs(Phrase::new(key.to_owned()).with("n", planned.min(0) - now.min(0))));
        }
        otherwise |= now.min(0) < planned.min(0) || now.max(0) != planned.max(0);
    }
    if otherwise { Err(QueuedTurnFailure::Otherwise) } else { Ok(()) }
}

/// Plays a queued turn on this position.
///
/// # Errors
/// Its condition fails.
pub fn judge(position: &dyn Position, seat: Seat, queued: &QueuedTurn) -> Result<CompleteTurn, QueuedTurnFailure> {
    let mut played = Played::on(position, seat);
    for (number, step) in queued.steps.iter().enumerate() {
        played.push(step).map_err(|_| {
            let label = queued.labels.get(number).cloned();
            QueuedTurnFailure::Illegal(
                label.unwrap_or_else(|| Phrase::new("ui-table-step").with("step", step.as_str())),
            )
        })?;
    }
    if !played.is_complete() {
        return Err(QueuedTurnFailure::Incomplete);
    }
    let now = bill(position, seat, &queued.steps);
    let more = now.paid - queued.bill.paid;
    let currency = position.title().currency();
    match (queued.condition, currency) {
        (QueuedTurnCondition::AsPlanned, _) => is_as_planned(&now, &queued.bill, currency)?,
        (QueuedTurnCondition::Within(most), Some(currency)) if more > i64::from(most) => {
            return Err(QueuedTurnFailure::Costs(Phrase::new(currency).with("n", more)));
        }
        _ => {}
    }
    played.finish().map_err(|_| QueuedTurnFailure::Incomplete)
}

/// The turn that the bot plays for the person on this seat without asking.
pub fn automatic(
    table: &LoadedTable,
    history: &History,
    seat: Seat,
    user: UserId,
) -> Option<(CompleteTurn, Automatic)> {
    let position = &**history.position();
    let queued_turn = table.planned_by(seat, user).filter(|planned| is_meant(table, planned, history));
    let queued_turn = queued_turn.and_then(|planned| holding(planned, position));
    // If the bot played the turn again immediately, the player could never undo it.
    let wanted = table.person(user).play_forced && !history.took_back(seat);
    let forced = || wanted.then(|| forced(position, seat)).flatten();
    queued_turn.map(|turn| (turn, Automatic::Ordered)).or_else(|| forced().map(|turn| (turn, Automatic::Forced)))
}

/// The first queued turn with a met condition.
fn holding(planned: &SeatQueue, position: &dyn Position) -> Option<CompleteTurn> {
    planned.queued_turns.iter().find_map(|queued| judge(position, planned.seat, queued).ok())
}

/// The turn with a single legal choice for every question, if it reveals nothing.
fn forced(position: &dyn Position, seat: Seat) -> Option<CompleteTurn> {
    if position.to_act() != SeatSet::one(seat) {
        return None;
    }
    let mut played = Played::on(position, seat);
    while !played.is_complete() {
        let [only] = &played.position.legal(seat)[..] else { return None };
        let only = only.clone();
        played.push(&only).ok()?;
    }
    let turn = played.finish().ok()?;
    turn.events.iter().all(|event| !event.reveals).then_some(turn)
}

/// The job that plays a turn without asking its player.
pub fn job(table: &LoadedTable, row: &TableRow, (seat, user): (Seat, UserId), seq: u32, at: Timestamp) -> NewJob {
    let wait = if table.person(user).delay_queued_turns {
        let chance = table.planned_by(seat, user).map(|planned| planned.chance);
        delay(chance.or(row.seed).unwrap_or_default(), seq)
    } else {
        SignedDuration::ZERO
    };
    let due_at = at.checked_add(wait).unwrap_or(Timestamp::MAX);
    NewJob { kind: JobKind::QueuedTurn, due_at, seat, seq, payload: JobPayload::Nothing }
}

fn delay(chance: Seed, seq: u32) -> SignedDuration {
    let (least, most) = DELAY;
    let seconds = least + Rng::stream(chance, u64::from(seq)).below(most - least + 1);
    SignedDuration::from_secs(i64::from(seconds))
}

/// Returns `true` if the bot is going to play the seat's current turn immediately, so it doesn't ping the player.
/// Players who delay their queued turns are pinged as usual, since a missing ping would reveal the queued turn.
pub fn is_automatic(table: &LoadedTable, seat: Seat) -> bool {
    let person = table.row.seats.get(usize::from(seat)).and_then(|seat| seat.occupant.person());
    let Some((user, history)) = person.zip(table.running().ok()) else { return false };
    let begun = table.draft(seat).is_some_and(crate::table::DraftRow::is_begun);
    !begun && !table.person(user).delay_queued_turns && automatic(table, history, seat, user).is_some()
}

/// The queued turns of a seat, checked against this position.
pub fn shown(planned: &SeatQueue, position: &dyn Position) -> Vec<ShownQueuedTurn> {
    let judged = |queued: &QueuedTurn| ShownQueuedTurn {
        failure: judge(position, planned.seat, queued).err(),
        queued: queued.clone(),
    };
    planned.queued_turns.iter().map(judged).collect()
}

/// The queued turns of a seat for its current turn.
pub fn for_this_turn(table: &LoadedTable, seat: Seat) -> Vec<ShownQueuedTurn> {
    let planned = table.planned(seat).zip(table.running().ok());
    let meant = planned.filter(|(planned, history)| is_meant(table, planned, history));
    meant.map_or_else(Vec::new, |(planned, history)| shown(planned, &**history.position()))
}

/// The plans that a seat's turn deletes: its own if the turn was the planned one, or all of them after the game.
pub fn used_up(table: &LoadedTable, history: &History, seat: Seat, over: bool) -> Vec<QueueChange> {
    let played = over || ends_with_turn(table, history, seat);
    table.seats_with_plans().filter(|other| over || played && *other == seat).map(QueueChange::Drop).collect()
}

/// Returns `true` if the seat's current decision is the turn that it planned, so playing it uses up the plan.
fn ends_with_turn(table: &LoadedTable, history: &History, seat: Seat) -> bool {
    let begun = |planned: &SeatQueue| turns_of(history, seat) >= planned.after;
    table.stored_plan(seat).is_some_and(begun) && is_turn(&**history.position(), seat)
}

/// The steps of a player's first queued turn, as a draft to change, if no condition was met. Without queued turns, the
/// steps that the player planned ahead.
pub fn to_be_changed(table: &LoadedTable, history: &History, seat: Seat) -> Option<Vec<String>> {
    let planned = table.planned(seat)?;
    if planned.queued_turns.is_empty() {
        let now = !planned.draft.is_empty() && is_turn(&**history.position(), seat);
        return (now && !is_spent(table, history, seat)).then(|| planned.draft.clone());
    }
    is_meant(table, planned, history).then(|| planned.queued_turns[0].steps.clone())
}

/// Returns turns that another player's undo removed to the planners of their players, each with a direct message. A
/// player with the next turn gets none, since that player decides again.
pub fn give_back(table: &LoadedTable, undone: &[&Turn], (by, then): (Seat, &History), change: &mut Change) {
    let mut given: Vec<Seat> = Vec::new();
    for turn in undone {
        let seat = turn.seat;
        let person = table.row.seats.get(usize::from(seat)).and_then(|seat| seat.occupant.person());
        let Some(user) = person else { continue };
        let again = seat == by || given.contains(&seat) || then.position().to_act().contains(seat);
        // A secret choice has another planner, and a computer player's turn is not the player's plan.
        if again || turn.computer || turn.lost || turn.asked != SeatSet::one(seat) {
            continue;
        }
        given.push(seat);
        let planned = table.planned(seat).cloned().unwrap_or_else(|| SeatQueue::new(seat, user));
        let planned = SeatQueue { revision: planned.revision + 1, draft: turn.steps.clone(), ..planned };
        change.queued_turns.push(QueueChange::Put(planned));
        let phrase = Phrase::new("ui-notice-undone").seat("player", by);
        let phrase = messages::about_game(table, phrase);
        change.outbox.extend(messages::direct_message(table, user, phrase, change.at));
    }
}
