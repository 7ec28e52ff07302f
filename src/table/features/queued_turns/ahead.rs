//! Planning a turn before it's the player's turn, and queuing it.

use std::sync::Arc;

use crate::engine::{Ahead, Phrase, Seat};
use crate::games::Position;
use crate::table::{
    Change, Completion, Entropy, MOST_QUEUED_TURNS, Planner, PlanningAhead, PlanningRefusal, QueueChange, QueueSheet,
    QueuedTurn, QueuedTurnAction, QueuedTurnCondition, QueuedTurnRefusal, Refusal, SeatQueue, Stamp, UserId,
};

use super::rules as queued_turns;
use crate::table::core::cause::Cause;
use crate::table::core::decision::{Decision, DecisionError, Given, StoredReply};
use crate::table::core::loaded::LoadedTable;
use crate::table::core::turn_summary::turn_summary;
use crate::table::features::planning::draft::{self, Played};
use crate::table::features::planning::reading;

/// Decides a request about queued turns.
///
/// # Errors
/// The request is refused, or the game can't be read.
pub fn decide(
    table: &LoadedTable,
    order: &QueuedTurnAction,
    cause: Cause<'_>,
    given: &Given<'_>,
) -> Result<Decision, DecisionError> {
    match order {
        QueuedTurnAction::PlanOn { stamp, ahead } => plan_on(table, *stamp, *ahead, cause),
        QueuedTurnAction::PlayAhead { text } => play(table, text, given.entropy, cause),
        QueuedTurnAction::Condition { stamp, number, condition: when } => {
            condition(table, *stamp, *number, *when, cause)
        }
    }
}

/// The turn that a player plans ahead, with the expected position.
struct Plan {
    planned: SeatQueue,
    begins: Arc<dyn Position>,
    stamp: Stamp,
}

impl Plan {
    fn played(&self) -> Played {
        Played::on(&*self.begins, self.planned.seat).with(&self.planned.draft)
    }

    /// Stores the plan with other steps.
    fn store(self, steps: Vec<String>, cause: Cause<'_>) -> Decision {
        stored(SeatQueue { draft: steps, ..self.planned }, cause, StoredReply::Ahead)
    }
}

fn stored(planned: SeatQueue, cause: Cause<'_>, reply: StoredReply) -> Decision {
    let mut change = Change::new(cause.at);
    let revision = planned.revision + 1;
    change.queued_turns = vec![QueueChange::Put(SeatQueue { revision, ..planned })];
    Decision::new(change, reply)
}

/// The seat of a user if it isn't their turn, so that they can plan ahead.
///
/// # Errors
/// The user has no seat, it is their turn, or the game isn't running.
fn waiting_seat(table: &LoadedTable, user: UserId) -> Result<Seat, Refusal> {
    match draft::acting_seat(table, user) {
        Ok(_) => Err(Refusal::QueuedTurn(QueuedTurnRefusal::YourTurn)),
        Err(Refusal::Planning(PlanningRefusal::NotYourTurn { .. })) => table.playing_seat(user),
        Err(refusal) => Err(refusal),
    }
}

fn begins(table: &LoadedTable, seat: Seat, ahead: Ahead) -> Result<Arc<dyn Position>, Refusal> {
    table
        .running()?
        .position()
        .ahead(seat, ahead)
        .map(Arc::from)
        .ok_or(Refusal::QueuedTurn(QueuedTurnRefusal::NothingAhead))
}

fn stamp(table: &LoadedTable, planned: &SeatQueue) -> Result<Stamp, Refusal> {
    let seq = table.running()?.decision_start(planned.seat);
    Ok(Stamp { table: table.row.id, seq, draft: Stamp::AHEAD | planned.revision })
}

/// The current plan of a user.
fn plan(table: &LoadedTable, user: UserId) -> Result<Plan, Refusal> {
    let seat = waiting_seat(table, user)?;
    let mut planned = table.planned(seat).cloned().unwrap_or_else(|| SeatQueue::new(seat, user));
    // The game may no longer offer the position on which the user planned.
    if table.running()?.position().ahead(seat, planned.ahead).is_none() {
        planned.ahead = Ahead::default();
    }
    Ok(Plan { begins: begins(table, seat, planned.ahead)?, stamp: stamp(table, &planned)?, planned })
}

/// The plan that a button belongs to. Other players may have moved since.
fn pressed(table: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<Plan, Refusal> {
    let plan = plan(table, cause.actor.user)?;
    if plan.stamp == stamp { Ok(plan) } else { Err(Refusal::Planning(PlanningRefusal::StalePress)) }
}

/// The user's planner: if it's their turn, the turn with its queued turns, otherwise the turn that they plan ahead.
///
/// # Errors
/// The user has no seat, or no turn can be planned now.
pub fn planner(table: &LoadedTable, user: UserId) -> Result<Planner, Refusal> {
    match draft::acting_seat(table, user) {
        Ok(seat) => own_turn(table, seat),
        Err(Refusal::Planning(PlanningRefusal::NotYourTurn { .. })) => planned_ahead(table, user),
        Err(refusal) => Err(refusal),
    }
}

/// The planner of a seat's turn, with its failed queued turns.
///
/// # Errors
/// The game isn't running.
pub fn own_turn(table: &LoadedTable, seat: Seat) -> Result<Planner, Refusal> {
    Ok(Planner { failed: queued_turns::for_this_turn(table, seat), ..draft::planner(table, seat)? })
}

fn planned_ahead(table: &LoadedTable, user: UserId) -> Result<Planner, Refusal> {
    let plan = plan(table, user)?;
    let (seat, now) = (plan.planned.seat, table.running()?.position());
    let others =
        Ahead::ALL.into_iter().filter(|other| *other != plan.planned.ahead && now.ahead(seat, *other).is_some());
    let ahead = PlanningAhead {
        ahead: plan.planned.ahead,
        others: others.collect(),
        queued_turns: plan.planned.queued_turns.len(),
    };
    let shown = draft::shown(table, seat, plan.stamp, &plan.begins, &plan.planned.draft)?;
    Ok(Planner { ahead: Some(ahead), hints: false, ..shown })
}

/// The user's queued turns, checked against the expected position.
///
/// # Errors
/// The user has no seat, or no turn can be planned now.
pub fn sheet(table: &LoadedTable, user: UserId) -> Result<QueueSheet, Refusal> {
    let seat = table.playing_seat(user)?;
    let now = table.running()?.position();
    let planned = table.planned(seat).cloned().unwrap_or_else(|| SeatQueue::new(seat, user));
    let begins = now.ahead(seat, planned.ahead).or_else(|| now.ahead(seat, Ahead::Now));
    let queued_turns = begins.map_or_else(Vec::new, |begins| queued_turns::shown(&planned, &*begins));
    Ok(QueueSheet { stamp: stamp(table, &planned)?, table: table.card(), seat, queued_turns })
}

/// Adds the steps of one click to the plan.
///
/// # Errors
/// The button belongs to another state, or a step is not possible.
pub fn step(table: &LoadedTable, stamp: Stamp, chosen: &str, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let plan = pressed(table, stamp, cause)?;
    let mut played = plan.played();
    played.click(chosen)?;
    Ok(plan.store(played.notation(), cause))
}

/// Undoes the last click of the plan.
///
/// # Errors
/// The button belongs to another state, or there are no steps.
pub fn undo_step(table: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let plan = pressed(table, stamp, cause)?;
    let steps = draft::without_last_click(&*plan.begins, plan.planned.seat, plan.played().notation())?;
    Ok(plan.store(steps, cause))
}

/// Empties the plan.
///
/// # Errors
/// The button belongs to another state, or there are no steps.
pub fn start_over(table: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let plan = pressed(table, stamp, cause)?;
    if plan.planned.draft.is_empty() {
        return Err(Refusal::Planning(PlanningRefusal::NothingDrafted).into());
    }
    Ok(plan.store(Vec::new(), cause))
}

/// Plans on another expected position and drops the steps that aren't possible there.
///
/// # Errors
/// The button belongs to another state, or the game can't predict the position.
pub fn plan_on(table: &LoadedTable, stamp: Stamp, ahead: Ahead, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let mut plan = pressed(table, stamp, cause)?;
    plan.begins = begins(table, plan.planned.seat, ahead)?;
    plan.planned.ahead = ahead;
    let steps = plan.played().notation();
    Ok(plan.store(steps, cause))
}

/// Queues the planned turn after the earlier ones.
///
/// # Errors
/// The button belongs to another state, the turn is not complete, or too many turns are queued.
pub fn confirm(
    table: &LoadedTable,
    stamp: Stamp,
    entropy: &dyn Entropy,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let Plan { planned, begins, .. } = pressed(table, stamp, cause)?;
    let order = order(&*begins, planned.seat, Played::on(&*begins, planned.seat).with(&planned.draft))?;
    add(table, planned, order, entropy, cause)
}

/// Queues the turn of a typed line, or plans its steps if they don't complete a turn.
///
/// # Errors
/// It is the user's turn, a step is not possible, or too many turns are queued.
pub fn play(
    table: &LoadedTable,
    text: &str,
    entropy: &dyn Entropy,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let plan = plan(table, cause.actor.user)?;
    let mut played = plan.played();
    played.release();
    for (number, step) in draft::line(text)?.iter().enumerate() {
        played.push(step).map_err(|refusal| refusal.in_line(number + 1))?;
    }
    if !played.is_complete() {
        return Ok(plan.store(played.notation(), cause));
    }
    let order = order(&*plan.begins, plan.planned.seat, played)?;
    add(table, plan.planned, order, entropy, cause)
}

/// Suggests continuations of an unfinished line for the plan.
pub fn complete(
    table: &LoadedTable,
    user: UserId,
    typed: &str,
    meant: impl Fn(&str, &Phrase) -> bool,
) -> Vec<Completion> {
    let Ok(plan) = plan(table, user) else { return Vec::new() };
    if typed.len() > draft::LONGEST_LINE {
        return Vec::new();
    }
    let mut played = plan.played();
    played.release();
    draft::complete_on(played, typed, meant)
}

/// Converts a typed line for the plan to notation ([`reading::read`]).
pub fn read(table: &LoadedTable, user: UserId, typed: &str, shown: impl Fn(&str, &str, &Phrase) -> bool) -> String {
    let Some(plan) = plan(table, user).ok().filter(|_| typed.len() <= draft::LONGEST_LINE) else {
        return typed.to_owned();
    };
    let mut played = plan.played();
    played.release();
    reading::read_on(played, typed, shown)
}

fn add(
    table: &LoadedTable,
    planned: SeatQueue,
    order: QueuedTurn,
    entropy: &dyn Entropy,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    if planned.queued_turns.len() >= MOST_QUEUED_TURNS {
        return Err(Refusal::QueuedTurn(QueuedTurnRefusal::TooManyOrders { most: MOST_QUEUED_TURNS }).into());
    }
    let after = queued_turns::turns_of(table.running()?, planned.seat);
    let mut queued_turns = planned.queued_turns.clone();
    queued_turns.push(order);
    let planned = SeatQueue { queued_turns, draft: Vec::new(), after, chance: entropy.seed()?, ..planned };
    Ok(stored(planned, cause, StoredReply::QueuedTurns))
}

/// The queued turn of a complete draft, or of one that only needs a step that declines further actions.
fn order(begins: &dyn Position, seat: Seat, played: Played) -> Result<QueuedTurn, Refusal> {
    let steps = played.finish()?.steps;
    let labels = Played::on(begins, seat).labelled().with(&steps).into_steps();
    Ok(QueuedTurn {
        labels: labels.into_iter().map(|step| step.label).collect(),
        summary: turn_summary(begins, seat, &steps),
        condition: QueuedTurnCondition::default(),
        bill: queued_turns::bill(begins, seat, &steps),
        steps,
    })
}

/// Changes the condition of a queued turn, or deletes it. During the player's turn, it can only be deleted.
///
/// # Errors
/// The button belongs to another state, the queued turn doesn't exist, or it is the user's turn.
pub fn condition(
    table: &LoadedTable,
    stamp: Stamp,
    number: usize,
    condition: Option<QueuedTurnCondition>,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let seat = table.playing_seat(cause.actor.user)?;
    let mut planned = table.planned(seat).cloned().ok_or(Refusal::Planning(PlanningRefusal::StalePress))?;
    if self::stamp(table, &planned)? != stamp || number >= planned.queued_turns.len() {
        return Err(Refusal::Planning(PlanningRefusal::StalePress).into());
    }
    match condition {
        Some(_) if draft::acting_seat(table, cause.actor.user).is_ok() => {
            return Err(Refusal::QueuedTurn(QueuedTurnRefusal::YourTurn).into());
        }
        Some(condition) => planned.queued_turns[number].condition = condition,
        None => drop(planned.queued_turns.remove(number)),
    }
    Ok(stored(planned, cause, StoredReply::QueuedTurns))
}
