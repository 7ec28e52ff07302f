//! Planning a turn before it's the player's turn, and queuing it.

use std::sync::Arc;

use crate::engine::{Ahead, Seat};
use crate::games::Position;
use crate::table::{
    Change, Entropy, MOST_ORDERS, OrderCondition, OrdersChange, OrdersSheet, PlanChange, PlanKind, Planner,
    PlanningAhead, PlanningRefusal, QueuedTurnOrder, QueuedTurnRefusal, Refusal, SeatOrders, Stamp, StandingOrder,
    UserId,
};

use super::rules as orders;
use crate::table::core::cause::Cause;
use crate::table::core::decision::{Decision, DecisionError, StoredReply};
use crate::table::core::deed::deed;
use crate::table::core::loaded::LoadedTable;
use crate::table::features::planning::acting::acting_seat;
use crate::table::features::planning::draft::Played;
use crate::table::features::planning::plan::{self, Plan};

/// The turn that a player plans ahead, on the expected position.
struct AheadPlan {
    stored: SeatOrders,
    plan: Plan,
}

impl AheadPlan {
    /// Stores the plan with other steps.
    fn store(self, steps: Vec<String>, cause: Cause<'_>) -> Decision {
        stored(SeatOrders { draft: steps, ..self.stored }, cause, StoredReply::Ahead)
    }
}

fn stored(planned: SeatOrders, cause: Cause<'_>, reply: StoredReply) -> Decision {
    let mut change = Change::new(cause.at);
    let revision = planned.revision + 1;
    change.orders = vec![OrdersChange::Put(SeatOrders { revision, ..planned })];
    Decision::new(change, reply)
}

/// The seat of a user if it isn't their turn, so that they can plan ahead.
///
/// # Errors
/// The user has no seat, it is their turn, or the game isn't running.
fn waiting_seat(live: &LoadedTable, user: UserId) -> Result<Seat, Refusal> {
    match acting_seat(live, user) {
        Ok(_) => Err(Refusal::QueuedTurn(QueuedTurnRefusal::YourTurn)),
        Err(Refusal::Planning(PlanningRefusal::NotYourTurn { .. })) => live.playing_seat(user),
        Err(refusal) => Err(refusal),
    }
}

fn begins(live: &LoadedTable, seat: Seat, ahead: Ahead) -> Result<Arc<dyn Position>, Refusal> {
    live.running()?
        .position()
        .ahead(seat, ahead)
        .map(Arc::from)
        .ok_or(Refusal::QueuedTurn(QueuedTurnRefusal::NothingAhead))
}

fn stamp(live: &LoadedTable, planned: &SeatOrders) -> Result<Stamp, Refusal> {
    let seq = live.running()?.asked_since(planned.seat);
    Ok(Stamp { table: live.row.id, plan: PlanKind::Ahead, seq, draft: planned.revision })
}

/// The current plan of a user.
fn current(live: &LoadedTable, user: UserId) -> Result<AheadPlan, Refusal> {
    let seat = waiting_seat(live, user)?;
    let mut stored = live.planned(seat).cloned().unwrap_or_else(|| SeatOrders::new(seat, user));
    // The game may no longer offer the position on which the user planned.
    if live.running()?.position().ahead(seat, stored.ahead).is_none() {
        stored.ahead = Ahead::default();
    }
    on(live, stored)
}

fn on(live: &LoadedTable, stored: SeatOrders) -> Result<AheadPlan, Refusal> {
    let plan = Plan {
        stamp: stamp(live, &stored)?,
        seat: stored.seat,
        begins: begins(live, stored.seat, stored.ahead)?,
        steps: stored.draft.clone(),
        begun: true,
    };
    Ok(AheadPlan { stored, plan })
}

/// The plan that a button belongs to. Other players may have moved since.
fn pressed(live: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<AheadPlan, Refusal> {
    let current = current(live, cause.actor.user)?;
    if current.plan.stamp == stamp { Ok(current) } else { Err(Refusal::Planning(PlanningRefusal::StalePress)) }
}

/// The plan of a user, for a typed line.
///
/// # Errors
/// It is the user's turn, or no turn can be planned now.
pub fn plan(live: &LoadedTable, user: UserId) -> Result<Plan, Refusal> {
    current(live, user).map(|current| current.plan)
}

/// The user's planner: if it's their turn, the turn with its queued turns, otherwise the turn that they plan ahead.
///
/// # Errors
/// The user has no seat, or no turn can be planned now.
pub fn planner(live: &LoadedTable, user: UserId) -> Result<Planner, Refusal> {
    match acting_seat(live, user) {
        Ok(seat) => own_turn(live, seat),
        Err(Refusal::Planning(PlanningRefusal::NotYourTurn { .. })) => planned_ahead(live, user),
        Err(refusal) => Err(refusal),
    }
}

/// The planner of a seat's turn, with its failed queued turns.
///
/// # Errors
/// The game isn't running.
pub fn own_turn(live: &LoadedTable, seat: Seat) -> Result<Planner, Refusal> {
    Ok(Planner { failed: orders::for_this_turn(live, seat), ..plan::planner(live, seat)? })
}

fn planned_ahead(live: &LoadedTable, user: UserId) -> Result<Planner, Refusal> {
    let AheadPlan { stored, plan } = current(live, user)?;
    let now = live.running()?.position();
    let others =
        Ahead::ALL.into_iter().filter(|other| *other != stored.ahead && now.ahead(plan.seat, *other).is_some());
    let ahead = PlanningAhead { ahead: stored.ahead, others: others.collect(), orders: stored.orders.len() };
    Ok(Planner { ahead: Some(ahead), hints: false, ..plan.shown(live)? })
}

/// The user's queued turns, checked against the expected position.
///
/// # Errors
/// The user has no seat, or no turn can be planned now.
pub fn sheet(live: &LoadedTable, user: UserId) -> Result<OrdersSheet, Refusal> {
    let seat = live.playing_seat(user)?;
    let now = live.running()?.position();
    let planned = live.planned(seat).cloned().unwrap_or_else(|| SeatOrders::new(seat, user));
    let begins = now.ahead(seat, planned.ahead).or_else(|| now.ahead(seat, Ahead::Now));
    let orders = begins.map_or_else(Vec::new, |begins| orders::shown(&planned, &*begins));
    Ok(OrdersSheet { stamp: stamp(live, &planned)?, table: live.card(), seat, orders })
}

/// Changes the steps of the plan.
///
/// # Errors
/// The button belongs to another state, or the change is not possible.
pub fn change(
    live: &LoadedTable,
    (stamp, change): (Stamp, &PlanChange),
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let current = pressed(live, stamp, cause)?;
    let steps = current.plan.changed(change, None)?;
    Ok(current.store(steps, cause))
}

/// Plans on another expected position and drops the steps that aren't possible there.
///
/// # Errors
/// The button belongs to another state, or the game can't predict the position.
pub fn plan_on(live: &LoadedTable, stamp: Stamp, ahead: Ahead, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let moved = on(live, SeatOrders { ahead, ..pressed(live, stamp, cause)?.stored })?;
    let steps = moved.plan.played().notation();
    Ok(moved.store(steps, cause))
}

/// Queues the planned turn after the earlier ones.
///
/// # Errors
/// The button belongs to another state, the turn is not complete, or too many turns are queued.
pub fn confirm(
    live: &LoadedTable,
    stamp: Stamp,
    entropy: &dyn Entropy,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let AheadPlan { stored, plan } = pressed(live, stamp, cause)?;
    let order = order(&plan, plan.played())?;
    add(live, stored, order, entropy, cause)
}

/// Queues the turn of a typed line, or plans its steps if they don't complete a turn.
///
/// # Errors
/// It is the user's turn, a step is not possible, or too many turns are queued.
pub fn play(
    live: &LoadedTable,
    text: &str,
    entropy: &dyn Entropy,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let current = current(live, cause.actor.user)?;
    let played = current.plan.typed(text, Ok)?;
    if !played.is_complete() {
        return Ok(current.store(played.notation(), cause));
    }
    let order = order(&current.plan, played)?;
    add(live, current.stored, order, entropy, cause)
}

fn add(
    live: &LoadedTable,
    planned: SeatOrders,
    order: StandingOrder,
    entropy: &dyn Entropy,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    if planned.orders.len() >= MOST_ORDERS {
        return Err(Refusal::QueuedTurn(QueuedTurnRefusal::TooManyOrders { most: MOST_ORDERS }).into());
    }
    let after = orders::turns_of(live.running()?, planned.seat);
    let mut orders = planned.orders.clone();
    orders.push(order);
    let planned = SeatOrders { orders, draft: Vec::new(), after, chance: entropy.seed()?, ..planned };
    Ok(stored(planned, cause, StoredReply::Orders))
}

/// The queued turn of a complete draft, or of one that only needs a step that declines further actions.
fn order(plan: &Plan, played: Played) -> Result<StandingOrder, Refusal> {
    let steps = played.finish()?.steps;
    Ok(StandingOrder {
        labels: plan.labels(&steps),
        deed: deed(&*plan.begins, plan.seat, &steps),
        condition: OrderCondition::default(),
        bill: orders::bill(&*plan.begins, plan.seat, &steps),
        steps,
    })
}

/// Changes the condition of a queued turn, or deletes it. During the player's turn, it can only be deleted.
///
/// # Errors
/// The button belongs to another state, the queued turn doesn't exist, or it is the user's turn.
pub fn decide(
    live: &LoadedTable,
    &QueuedTurnOrder { stamp, number, condition }: &QueuedTurnOrder,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let seat = live.playing_seat(cause.actor.user)?;
    let mut planned = live.planned(seat).cloned().ok_or(Refusal::Planning(PlanningRefusal::StalePress))?;
    if self::stamp(live, &planned)? != stamp || number >= planned.orders.len() {
        return Err(Refusal::Planning(PlanningRefusal::StalePress).into());
    }
    match condition {
        Some(_) if acting_seat(live, cause.actor.user).is_ok() => {
            return Err(Refusal::QueuedTurn(QueuedTurnRefusal::YourTurn).into());
        }
        Some(condition) => planned.orders[number].condition = condition,
        None => drop(planned.orders.remove(number)),
    }
    Ok(stored(planned, cause, StoredReply::Orders))
}
