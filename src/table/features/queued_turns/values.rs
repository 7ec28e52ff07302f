//! Standing orders: turns that players plan before it is their turn, and when they are carried out.

use serde::{Deserialize, Serialize};

use crate::engine::{Ahead, Phrase, Seat, Seed};

use crate::table::core::ids::UserId;

/// How many alternatives a seat may have.
pub const MOST_ORDERS: usize = 3;

/// What a seat has planned ahead, as stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOrders {
    /// Whose seat.
    pub seat: Seat,
    /// Who has planned it: whoever takes the seat over starts anew.
    pub user: UserId,
    /// Grows with every change.
    pub revision: u32,
    /// On which table the turn in the planner is planned.
    pub ahead: Ahead,
    /// The steps of that turn in notation.
    pub draft: Vec<String>,
    /// How many turns the seat had taken when it last ordered something: if some are taken back, it is not yet the turn
    /// that was meant.
    pub after: u32,
    /// What a delay is drawn from, so that nobody can reckon it.
    pub chance: Seed,
    /// What is to be carried out: the first whose condition holds.
    pub orders: Vec<StandingOrder>,
}

impl SeatOrders {
    /// Nothing is planned yet.
    pub fn new(seat: Seat, user: UserId) -> Self {
        let (ahead, chance) = (Ahead::default(), Seed::default());
        SeatOrders { seat, user, revision: 0, ahead, draft: Vec::new(), after: 0, chance, orders: Vec::new() }
    }
}

/// A whole turn that is carried out when it is its player's turn, if its condition holds then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOrder {
    /// The steps in notation, the last of which completes the turn.
    pub steps: Vec<String>,
    /// Each step in words, as it was offered.
    pub labels: Vec<Phrase>,
    /// What it does and brings, as it was planned.
    pub deed: Option<Phrase>,
    /// When it is carried out.
    pub condition: OrderCondition,
    /// What was paid and gained in the plan.
    pub bill: Bill,
}

/// When a standing order is carried out; its steps must be legal in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderCondition {
    /// It costs and brings the same as in the plan.
    #[default]
    AsPlanned,
    /// It costs at most so much more of the game's currency than in the plan; whatever it brings.
    Within(u16),
    /// Whatever it costs and brings.
    Legal,
}

impl OrderCondition {
    /// Those that are offered.
    pub const OFFERED: [OrderCondition; 6] = [
        OrderCondition::AsPlanned,
        OrderCondition::Within(0),
        OrderCondition::Within(1),
        OrderCondition::Within(2),
        OrderCondition::Within(3),
        OrderCondition::Legal,
    ];
}

/// What a turn costs and brings, as far as nothing hidden decides it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bill {
    /// Sums by what it is; what comes to nothing is left out.
    pub sums: Vec<(String, i64)>,
    /// How much of the game's currency is paid, whatever comes back.
    pub paid: i64,
}

/// Why a standing order is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderFailure {
    /// This step is not possible.
    Illegal(Phrase),
    /// The steps do not complete the turn.
    Incomplete,
    /// It costs so much more of the game's currency than it may.
    Costs(Phrase),
    /// It costs or brings something else than in the plan.
    Otherwise,
}

/// A standing order as its player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownOrder {
    /// The order.
    pub order: StandingOrder,
    /// Why it would not be carried out if it were its player's turn now.
    pub failure: Option<OrderFailure>,
}

/// How the planner shows a turn that is planned ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanningAhead {
    /// On which table.
    pub ahead: Ahead,
    /// On which other ones it could be.
    pub others: Vec<Ahead>,
    /// How many orders there are.
    pub orders: usize,
}

/// How what a seat has planned changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrdersChange {
    /// This takes the place of what the seat had.
    Put(SeatOrders),
    /// What the seat had is deleted.
    Drop(Seat),
}
