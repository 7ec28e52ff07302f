//! Questions to a computer player of another build, and its answers. Both travel as lines of JSON through a pipe.

use serde::{Deserialize, Serialize};

use ai::{Ask, DecisionRequest, Strength};
use engine::{Options, Seat, Seed};

use super::Title;

/// A question as one line of JSON: the fields of [`DecisionRequest`].
#[derive(Debug, Serialize, Deserialize)]
pub struct QuestionLine {
    seats: u8,
    options: Options,
    deal: Seed,
    steps: Vec<(Seat, String)>,
    seat: Seat,
    seed: Seed,
}

/// The answer as one line of JSON: the turn, and the number of steps that the search played.
#[derive(Debug, Serialize, Deserialize)]
pub struct AnswerLine {
    pub turn: Vec<String>,
    pub searched: u64,
}

impl From<&DecisionRequest<'_>> for QuestionLine {
    fn from(question: &DecisionRequest<'_>) -> Self {
        let &DecisionRequest { seats, options, deal, steps, seat, seed } = question;
        QuestionLine { seats, options: options.clone(), deal, steps: steps.to_vec(), seat, seed }
    }
}

impl QuestionLine {
    /// Replays the game and decides from the seat's view.
    ///
    /// # Errors
    /// Returns a sentence if the game can't be replayed, or if it isn't the seat's turn.
    pub fn answer(&self, title: &dyn Title, strength: Strength, budget: u64) -> Result<AnswerLine, String> {
        let setup = title.deal(self.seats, &self.options, self.deal).map_err(|error| error.to_string())?;
        let mut position = title.start(self.seats, &self.options, &setup).map_err(|error| error.to_string())?;
        for (seat, step) in &self.steps {
            position.play(*seat, step).map_err(|error| error.to_string())?;
        }
        let ask = Ask { strength, seed: self.seed, budget };
        let advice = position.coach().advise(self.seat, &ask, &mut || false);
        let advice = advice.ok_or_else(|| format!("it isn't the turn of seat {}", self.seat))?;
        let turn = advice.turns.into_iter().next().map(|turn| turn.steps).unwrap_or_default();
        Ok(AnswerLine { turn, searched: advice.steps })
    }
}
