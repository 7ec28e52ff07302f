//! The start of a game that continues from a position of another game.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use engine::{Options, Seed, SetupError};

use super::record::Step;
use super::{Position, Title};

/// The beginning of another game: its setup, and the steps played there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begun {
    pub setup: Value,
    pub steps: Vec<Step>,
}

impl Begun {
    /// The position after the steps.
    ///
    /// # Errors
    /// The setup isn't valid for the game, or a step isn't legal.
    pub fn replay(&self, title: &dyn Title, seats: u8, options: &Options) -> Result<Box<dyn Position>, SetupError> {
        go_on(title.start(seats, options, &self.setup)?, &self.steps)
    }

    /// The setup of a game that continues from this position, with all hidden information dealt again. The same steps
    /// lead to the position from the new setup.
    ///
    /// # Errors
    /// As [`Begun::replay`], or there are still secret choices at the position.
    pub fn redeal(&self, title: &dyn Title, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError> {
        title.redeal(&self.setup, &*self.replay(title, seats, options)?, seed)
    }
}

/// The position after these steps.
///
/// # Errors
/// One of these steps isn't legal.
pub fn go_on(mut position: Box<dyn Position>, steps: &[Step]) -> Result<Box<dyn Position>, SetupError> {
    for step in steps {
        position.play(step.seat, &step.action).map_err(|illegal| SetupError(illegal.to_string()))?;
    }
    Ok(position)
}
