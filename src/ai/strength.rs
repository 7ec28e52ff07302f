//! The three strengths.

use serde::{Deserialize, Serialize};

/// How well a computer plays.
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
    /// All of them, weakest first.
    pub const ALL: [Strength; 3] = [Strength::Easy, Strength::Medium, Strength::Hard];

    /// The identifier.
    pub const fn id(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Hard => "hard",
        }
    }

    /// The strength with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strength| strength.id() == id)
    }

    /// Steps that a decision may play when nobody says otherwise: for the hard strength about a
    /// second of one core.
    pub const fn budget(self) -> u64 {
        match self {
            Strength::Easy => 2_000,
            Strength::Medium => 5_000,
            Strength::Hard => 4_000_000,
        }
    }
}

/// The least budget of a decision, in steps: a tenth of it is enough to bring a turn to its end. A
/// smaller budget is raised to it.
pub const LEAST_BUDGET: u64 = 300;
