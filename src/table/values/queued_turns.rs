//! Turns prepared ahead of time, and playing them.

use serde::{Deserialize, Serialize};

use crate::engine::{Ahead, Phrase, Seat, Seed};

use super::ids::UserId;
use super::sentence::sentence;
use super::stamp::Stamp;

/// Maximum number of queued turns of a seat.
pub const MOST_QUEUED_TURNS: usize = 3;

/// The queued turns and the plan of a seat, as stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatQueue {
    pub seat: Seat,
    /// The author of the plan. Another player who takes the seat starts with an empty plan.
    pub user: UserId,
    /// Grows with every change.
    pub revision: u32,
    /// The steps of the plan in notation.
    pub draft: Vec<String>,
    /// The number of turns that the seat had played when the player last queued something. After an undo of some of
    /// these turns, the game hasn't reached the intended turn yet.
    pub after: u32,
    /// The seed of the delay, so that no one can predict it.
    pub chance: Seed,
    /// The queued turns. The bot plays the first one with a met condition.
    pub queued_turns: Vec<QueuedTurn>,
}

impl SeatQueue {
    /// Creates an empty plan.
    pub fn new(seat: Seat, user: UserId) -> Self {
        let chance = Seed::default();
        SeatQueue { seat, user, revision: 0, draft: Vec::new(), after: 0, chance, queued_turns: Vec::new() }
    }
}

/// A whole turn that the bot plays during the player's turn if its condition is met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QueuedTurn {
    /// The steps in notation. The last one completes the turn.
    pub steps: Vec<String>,
    /// The label of each step.
    pub labels: Vec<Phrase>,
    /// The summary of the turn's actions and gains in the plan.
    pub summary: Option<Phrase>,
    pub condition: QueuedTurnCondition,
    /// The costs and gains in the plan.
    pub bill: Bill,
}

/// The condition for playing a queued turn. The turn's steps must be legal in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QueuedTurnCondition {
    /// The turn costs no more than in the plan, and its gains are the same.
    #[default]
    AsPlanned,
    /// The turn costs at most this much more of the game's currency than in the plan. Gains don't matter.
    Within(u16),
    /// Costs and gains don't matter.
    Legal,
}

impl QueuedTurnCondition {
    /// The conditions in the menu.
    pub const OFFERED: [QueuedTurnCondition; 6] = [
        QueuedTurnCondition::AsPlanned,
        QueuedTurnCondition::Within(0),
        QueuedTurnCondition::Within(1),
        QueuedTurnCondition::Within(2),
        QueuedTurnCondition::Within(3),
        QueuedTurnCondition::Legal,
    ];
}

/// The costs and gains of a turn that don't depend on hidden things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bill {
    /// Sums by key, without zeros.
    pub sums: Vec<(String, i64)>,
    /// The amount of the game's currency that is paid, without subtracting gains.
    pub paid: i64,
}

impl Bill {
    /// The sum of a key.
    pub fn sum(&self, key: &str) -> i64 {
        self.sums.iter().find(|(known, _)| known == key).map_or(0, |(_, sum)| *sum)
    }
}

/// Reasons why the bot can't play a queued turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueuedTurnFailure {
    /// This step is not possible.
    Illegal(Phrase),
    /// The steps don't complete the turn.
    Incomplete,
    /// The turn costs this much more than its condition allows.
    Costs(Phrase),
    /// The turn's gains differ from the plan.
    Otherwise,
}

/// A queued turn as its player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownQueuedTurn {
    pub queued: QueuedTurn,
    /// The reason why the bot couldn't play the turn if it were the player's turn now.
    pub failure: Option<QueuedTurnFailure>,
}

/// The state of a plan, for its planner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanningAhead {
    /// The expected position.
    pub ahead: Ahead,
    /// The number of queued turns.
    pub queued_turns: usize,
}

/// A change to a seat's queued turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueueChange {
    /// Replaces the seat's queued turns.
    Put(SeatQueue),
    /// Deletes the seat's queued turns.
    Drop(Seat),
}

/// A change to one of the player's queued turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedTurnAction {
    /// The stamp of the button.
    pub stamp: Stamp,
    /// The index of the queued turn, from 0.
    pub number: usize,
    /// The new condition; `None` deletes the queued turn.
    pub condition: Option<QueuedTurnCondition>,
}

/// A refused request that queues a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum QueuedTurnRefusal {
    /// It is the user's turn, so there's nothing to plan ahead.
    #[error("your turn")]
    YourTurn,
    /// The game can't predict the position of the next turn, so the player can't plan it.
    #[error("nothing to plan ahead")]
    NothingAhead,
    /// The user already has the maximum number of queued turns.
    #[error("{most} queued turns")]
    TooManyQueuedTurns {
        /// The maximum number.
        most: usize,
    },
}

impl QueuedTurnRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::TooManyQueuedTurns { most } => sentence(self).with("most", *most),
            _ => sentence(self),
        }
    }
}
