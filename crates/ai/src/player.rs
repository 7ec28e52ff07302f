//! Kinds of players in simulations, arenas and tests.

use std::fmt::Debug;
use std::sync::Arc;

use engine::{Options, Seat, Seed};

use super::strength::Strength;

/// A kind of player. Its text form is `random`, `easy`, `medium` or `hard`. For computer players, an optional `:steps`
/// sets the budget and an optional `@file` the weights (`hard:50000@weights.json`).
#[derive(Clone, Debug)]
pub enum PlayerSpec {
    /// Plays random legal steps, all equally likely.
    Random,
    /// A built-in computer player.
    Computer {
        strength: Strength,
        /// Maximum number of steps per decision.
        budget: u64,
        /// Weights of the evaluation; `None` for the built-in ones.
        weights: Option<Vec<f32>>,
    },
    /// A player that runs in another program.
    External(Arc<dyn ExternalPlayer>),
}

/// A player in another program, such as another version of this one.
pub trait ExternalPlayer: Debug + Send + Sync {
    /// Returns the steps to play now, in notation, and the number of steps of its search.
    ///
    /// # Errors
    /// Returns a sentence with the reason if the player gives no answer.
    fn turn(&self, question: &DecisionRequest<'_>) -> Result<(Vec<String>, u64), String>;
}

/// A decision for an external player, which replays the game and decides from the seat's view.
#[derive(Clone, Copy, Debug)]
pub struct DecisionRequest<'a> {
    pub seats: u8,
    pub options: &'a Options,
    /// Seed of the setup.
    pub deal: Seed,
    /// All steps so far: the seat, and the step in notation.
    pub steps: &'a [(Seat, String)],
    /// The seat that must decide.
    pub seat: Seat,
    /// Determines all chance in the answer.
    pub seed: Seed,
}

/// An invalid text form of a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The text names no known player.
    #[error("unknown player `{0}`. Use random, easy, medium or hard")]
    Unknown(String),
    /// The part after the colon isn't a number of steps.
    #[error("invalid number of steps: `{0}`. Use a whole number such as 50000")]
    Budget(String),
    /// The weights couldn't be loaded.
    #[error("{0}")]
    Weights(String),
}

impl PlayerSpec {
    /// A computer player with the default budget, as in real games.
    pub const fn computer(strength: Strength) -> Self {
        PlayerSpec::Computer { strength, budget: strength.budget(), weights: None }
    }

    /// A computer player with another budget, in steps.
    pub const fn with_budget(strength: Strength, budget: u64) -> Self {
        PlayerSpec::Computer { strength, budget, weights: None }
    }

    /// Parses a text form; `weights` loads the weights from a file.
    ///
    /// # Errors
    /// The text names no player, or the weights couldn't be loaded.
    pub fn parse(
        text: &str,
        weights: impl FnOnce(&str) -> Result<Vec<f32>, String>,
    ) -> Result<PlayerSpec, PlayerError> {
        let (who, file) = text.split_once('@').map_or((text, None), |(who, file)| (who, Some(file)));
        let (id, budget) = who.split_once(':').map_or((who, None), |(id, budget)| (id, Some(budget)));
        if text == "random" {
            return Ok(PlayerSpec::Random);
        }
        let strength = Strength::from_id(id).ok_or_else(|| PlayerError::Unknown(text.to_owned()))?;
        let budget = budget.map(|budget| budget.parse().map_err(|_| PlayerError::Budget(budget.to_owned())));
        let weights = file.map(|file| weights(file).map_err(PlayerError::Weights)).transpose()?;
        Ok(PlayerSpec::Computer { strength, budget: budget.transpose()?.unwrap_or(strength.budget()), weights })
    }
}
