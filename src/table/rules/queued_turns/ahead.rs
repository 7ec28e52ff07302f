//! Planning a turn before it's the player's turn, and queuing it.

use std::sync::Arc;

use crate::engine::{Ahead, Seat};
use crate::games::{Position, facts_of};

use crate::table::rules::cause::Cause;
use crate::table::rules::decision::{Decision, DecisionError, StoredReply};
use crate::table::rules::entropy::Entropy;
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::planning::acting::acting_seat;
use crate::table::rules::planning::draft::Played;
use crate::table::rules::planning::plan;
use crate::table::rules::planning::plan::Plan;
use crate::table::rules::queued_turns;
use crate::table::rules::teaching;
use crate::table::values::{
    Change, MOST_QUEUED_TURNS, PlanChange, PlanKind, Planner, PlannerPart, PlanningAhead, PlanningRefusal, QueueChange,
    QueueSheet, QueuedTurn, QueuedTurnAction, QueuedTurnCondition, QueuedTurnRefusal, Refusal, SeatQueue, Stamp,
    UserId,
};

/// The turn that a player plans ahead, on the expected position.
struct AheadPlan {
    stored: SeatQueue,
    /// The position of the plan.
    ahead: Ahead,
    plan: Plan,
}

impl AheadPlan {
    /// Stores the plan with other steps.
    fn store(self, steps: Vec<String>, cause: Cause<'_>) -> Decision {
        stored(SeatQueue { draft: steps, ..self.stored }, cause, StoredReply::Ahead)
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
    match acting_seat(table, user) {
        Ok(_) => Err(Refusal::QueuedTurn(QueuedTurnRefusal::YourTurn)),
        Err(Refusal::Planning(PlanningRefusal::NotYourTurn { .. })) => table.playing_seat(user),
        Err(refusal) => Err(refusal),
    }
}

/// The predicted position for the seat's next turn.
fn expected(table: &LoadedTable, seat: Seat) -> Result<(Ahead, Arc<dyn Position>), Refusal> {
    let now = table.running()?.position();
    queued_turns::expected(&**now, seat).ok_or(Refusal::QueuedTurn(QueuedTurnRefusal::NothingAhead))
}

fn stamp(table: &LoadedTable, planned: &SeatQueue) -> Result<Stamp, Refusal> {
    let seq = table.running()?.decision_start(planned.seat);
    Ok(Stamp { table: table.row.id, plan: PlanKind::Ahead, seq, draft: planned.revision })
}

/// The current plan of a user.
fn current(table: &LoadedTable, user: UserId) -> Result<AheadPlan, Refusal> {
    let seat = waiting_seat(table, user)?;
    let stored = table.planned(seat).cloned().unwrap_or_else(|| SeatQueue::new(seat, user));
    let (ahead, begins) = expected(table, seat)?;
    let plan =
        Plan { stamp: stamp(table, &stored)?, seat: stored.seat, begins, steps: stored.draft.clone(), begun: true };
    Ok(AheadPlan { stored, ahead, plan })
}

/// The plan that a button belongs to. Other players may have moved since.
fn pressed(table: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<AheadPlan, Refusal> {
    let current = current(table, cause.actor.user)?;
    if current.plan.stamp == stamp { Ok(current) } else { Err(Refusal::Planning(PlanningRefusal::StalePress)) }
}

/// The plan of a user, for a typed line.
///
/// # Errors
/// It is the user's turn, or no turn can be planned now.
pub fn plan(table: &LoadedTable, user: UserId) -> Result<Plan, Refusal> {
    current(table, user).map(|current| current.plan)
}

/// The user's planner: if it's their turn, the turn with its queued turns, otherwise the turn that they plan ahead.
///
/// # Errors
/// The user has no seat, or no turn can be planned now.
pub fn planner(table: &LoadedTable, user: UserId) -> Result<Planner, Refusal> {
    match acting_seat(table, user) {
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
    let failed = PlannerPart::Failed(queued_turns::for_this_turn(table, seat));
    teaching::with_lead(table, plan::planner(table, seat)?.with(failed))
}

fn planned_ahead(table: &LoadedTable, user: UserId) -> Result<Planner, Refusal> {
    let AheadPlan { stored, ahead, plan } = current(table, user)?;
    let ahead = PlanningAhead { ahead, queued_turns: stored.queued_turns.len() };
    Ok(plan.shown(table.card_for(user), false)?.with(PlannerPart::Ahead(ahead)))
}

/// The user's queued turns, checked against the expected position.
///
/// # Errors
/// The user has no seat, or no turn can be planned now.
pub fn sheet(table: &LoadedTable, user: UserId) -> Result<QueueSheet, Refusal> {
    let seat = table.playing_seat(user)?;
    let planned = table.planned(seat).cloned().unwrap_or_else(|| SeatQueue::new(seat, user));
    let begins = queued_turns::expected(&**table.running()?.position(), seat);
    let queued_turns = begins.map_or_else(Vec::new, |(_, begins)| queued_turns::shown(&planned, &*begins));
    Ok(QueueSheet { stamp: stamp(table, &planned)?, table: table.card(), seat, queued_turns })
}

/// Changes the steps of the plan.
///
/// # Errors
/// The button belongs to another state, or the change is not possible.
pub fn change(
    table: &LoadedTable,
    (stamp, change): (Stamp, &PlanChange),
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let current = pressed(table, stamp, cause)?;
    let steps = current.plan.changed(change, None)?;
    Ok(current.store(steps, cause))
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
    let AheadPlan { stored, plan, .. } = pressed(table, stamp, cause)?;
    let queued = build_queued_turn(&plan, plan.played())?;
    add(table, stored, queued, entropy, cause)
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
    let current = current(table, cause.actor.user)?;
    let played = current.plan.typed(text, Ok)?;
    if !played.is_complete() {
        return Ok(current.store(played.notation(), cause));
    }
    let queued = build_queued_turn(&current.plan, played)?;
    add(table, current.stored, queued, entropy, cause)
}

fn add(
    table: &LoadedTable,
    planned: SeatQueue,
    queued: QueuedTurn,
    entropy: &dyn Entropy,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    if planned.queued_turns.len() >= MOST_QUEUED_TURNS {
        return Err(Refusal::QueuedTurn(QueuedTurnRefusal::TooManyQueuedTurns { most: MOST_QUEUED_TURNS }).into());
    }
    let after = queued_turns::turns_of(table.running()?, planned.seat);
    let mut queued_turns = planned.queued_turns.clone();
    queued_turns.push(queued);
    let planned = SeatQueue { queued_turns, draft: Vec::new(), after, chance: entropy.seed()?, ..planned };
    Ok(stored(planned, cause, StoredReply::QueuedTurns))
}

/// The queued turn of a complete draft, or of one that only needs a step that declines further actions.
fn build_queued_turn(plan: &Plan, played: Played) -> Result<QueuedTurn, Refusal> {
    let steps = played.finish()?.steps;
    Ok(QueuedTurn {
        labels: plan.labels(&steps),
        summary: facts_of(&*plan.begins, plan.seat, &steps).turn(plan.seat),
        condition: QueuedTurnCondition::default(),
        bill: queued_turns::bill(&*plan.begins, plan.seat, &steps),
        steps,
    })
}

/// Changes the condition of a queued turn, or deletes it. During the player's turn, it can only be deleted.
///
/// # Errors
/// The button belongs to another state, the queued turn doesn't exist, or it is the user's turn.
pub fn decide(
    table: &LoadedTable,
    &QueuedTurnAction { stamp, number, condition }: &QueuedTurnAction,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let seat = table.playing_seat(cause.actor.user)?;
    let mut planned = table.planned(seat).cloned().ok_or(Refusal::Planning(PlanningRefusal::StalePress))?;
    if self::stamp(table, &planned)? != stamp || number >= planned.queued_turns.len() {
        return Err(Refusal::Planning(PlanningRefusal::StalePress).into());
    }
    match condition {
        Some(_) if acting_seat(table, cause.actor.user).is_ok() => {
            return Err(Refusal::QueuedTurn(QueuedTurnRefusal::YourTurn).into());
        }
        Some(condition) => planned.queued_turns[number].condition = condition,
        None => drop(planned.queued_turns.remove(number)),
    }
    Ok(stored(planned, cause, StoredReply::QueuedTurns))
}
