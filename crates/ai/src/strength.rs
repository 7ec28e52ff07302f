//! The strengths of computer players.

use serde::{Deserialize, Serialize};

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// Looks one step ahead and misjudges a little.
    Easy,
    /// Looks one whole turn ahead.
    Medium,
    /// Searches several of its turns ahead.
    Hard,
}

impl Strength {
    /// All strengths, weakest first.
    pub const ALL: [Strength; 3] = [Strength::Easy, Strength::Medium, Strength::Hard];

    /// The identifier in records and commands.
    pub const fn id(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Hard => "hard",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strength| strength.id() == id)
    }

    /// The default budget of a decision in steps. For the hard strength this takes about one second of one core.
    pub const fn budget(self) -> u64 {
        match self {
            Strength::Easy => 2_000,
            Strength::Medium => 5_000,
            Strength::Hard => 4_000_000,
        }
    }
}

/// The minimum budget of a decision in steps. A tenth of it is enough to finish a turn.
pub const LEAST_BUDGET: u64 = 300;
