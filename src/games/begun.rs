//! From where a game goes on that does not begin at its beginning.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{Options, SetupError};

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
    pub fn replay(
        &self,
        title: &(impl Title + ?Sized),
        seats: u8,
        options: &Options,
    ) -> Result<Box<dyn Position>, SetupError> {
        go_on(title.start(seats, options, &self.setup)?, &self.steps)
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
