//! From where a game goes on that does not begin at its beginning.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{Options, Seed, SetupError};

use super::record::Step;
use super::{Position, Title};

/// The beginning of another game: its setup, and its steps as far as they were played there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begun {
    /// The setup.
    pub setup: Value,
    /// The steps.
    pub steps: Vec<Step>,
}

impl Begun {
    /// Where the steps lead.
    ///
    /// # Errors
    /// The setup is none of the game, or a step is not possible.
    pub fn replay(&self, title: &dyn Title, seats: u8, options: &Options) -> Result<Box<dyn Position>, SetupError> {
        go_on(title.start(seats, options, &self.setup)?, &self.steps)
    }

    /// The setup of a game that goes on from there, with everything dealt anew that nobody knows there. The same steps
    /// lead on from it.
    ///
    /// # Errors
    /// As [`Begun::replay`], or choices are still made in secret there.
    pub fn redeal(&self, title: &dyn Title, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError> {
        title.redeal(&self.setup, &*self.replay(title, seats, options)?, seed)
    }
}

/// A game after these steps.
///
/// # Errors
/// One of them is not possible.
pub fn go_on(mut position: Box<dyn Position>, steps: &[Step]) -> Result<Box<dyn Position>, SetupError> {
    for step in steps {
        position.play(step.seat, &step.action).map_err(|illegal| SetupError(illegal.to_string()))?;
    }
    Ok(position)
}
