//! Who plays a seat where nobody sits: in simulations, arenas and tests.

use std::fmt::Debug;
use std::sync::Arc;

use crate::engine::{Options, Seat, Seed};

use super::strength::Strength;

/// Who plays a seat. Written as `random`, `easy`, `medium` or `hard`, a computer player with
/// `:steps` behind it for another budget and `@file` for other weights (`hard:50000@weights.json`).
#[derive(Clone, Debug)]
pub enum PlayerSpec {
    /// Any legal step, each as likely.
    Random,
    /// A computer player of this program.
    Computer {
        /// How well it plays.
        strength: Strength,
        /// Steps that each of its decisions may play.
        budget: u64,
        /// Weights of the evaluation, if not those that the program brings.
        weights: Option<Vec<f32>>,
    },
    /// A player that another program runs.
    External(Arc<dyn ExternalPlayer>),
}

/// A player outside this program, such as another version of it.
pub trait ExternalPlayer: Debug + Send + Sync {
    /// The steps that it plays now, in notation, and how many steps its search has played.
    ///
    /// # Errors
    /// One sentence that says why it gave no answer.
    fn turn(&self, question: &Question<'_>) -> Result<(Vec<String>, u64), String>;
}

/// What an external player is asked: it replays the game and decides from the seat's view.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The number of seats.
    pub seats: u8,
    /// The options of the game.
    pub options: &'a Options,
    /// Decides the setup.
    pub deal: Seed,
    /// Every step so far: who, and what in notation.
    pub steps: &'a [(Seat, String)],
    /// Who decides now.
    pub seat: Seat,
    /// Decides all chance in the answer.
    pub seed: Seed,
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The first word is none of those known.
    #[error("there is no player `{0}`; there is: random, easy, medium, hard")]
    Unknown(String),
    /// What stands behind the colon.
    #[error("`{0}` is no number of steps")]
    Budget(String),
    /// The weights cannot be had.
    #[error("{0}")]
    Weights(String),
}

impl PlayerSpec {
    /// A computer player as it plays at tables.
    pub const fn computer(strength: Strength) -> Self {
        PlayerSpec::Computer { strength, budget: strength.budget(), weights: None }
    }

    /// The same with another budget, in steps.
    pub const fn with_budget(strength: Strength, budget: u64) -> Self {
        PlayerSpec::Computer { strength, budget, weights: None }
    }

    /// Reads what was written; `weights` finds the weights of a file by its name.
    ///
    /// # Errors
    /// The text names no player, or the weights cannot be had.
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
