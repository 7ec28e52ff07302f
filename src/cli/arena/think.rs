//! `daykeeper think`: the other end of the pipe of `arena --other-build`.

use std::io::Write;

use crate::ai::{Ask, PlayerSpec};
use crate::cli::arguments::{player, title};
use crate::cli::failure::Failure;
use crate::games::Title;

use super::external::{AnswerLine, QuestionLine};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Arguments {
    /// The game to play
    #[arg(long)]
    game: String,
    /// The computer player: easy, medium or hard, optionally with a budget of steps (hard:50000)
    #[arg(long)]
    player: String,
}

impl Arguments {
    pub(in crate::cli) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let title = title(&self.game)?;
        let PlayerSpec::Computer { strength, budget, weights: None } = player(title, &self.player)? else {
            return Err(Failure::Refused(format!("`{}` is no computer player with the usual weights", self.player)));
        };
        for line in std::io::stdin().lines() {
            let question: QuestionLine = serde_json::from_str(&line?).map_err(Failure::refused)?;
            let ask = Ask { strength, seed: question.seed, budget };
            let answer = answer(title, &question, &ask)?;
            writeln!(out, "{}", serde_json::to_string(&answer).map_err(Failure::refused)?)?;
            out.flush()?;
        }
        Ok(())
    }
}

/// Replays the game and decides from the seat's view.
fn answer(title: &dyn Title, question: &QuestionLine, ask: &Ask) -> Result<AnswerLine, Failure> {
    let QuestionLine { seats, options, deal, steps, seat, .. } = question;
    let setup = title.deal(*seats, options, *deal).map_err(Failure::refused)?;
    let mut position = title.start(*seats, options, &setup).map_err(Failure::refused)?;
    for (seat, step) in steps {
        position.play(*seat, step).map_err(Failure::refused)?;
    }
    let advice = position.advise(*seat, ask, &mut || false);
    let advice = advice.ok_or_else(|| Failure::Refused(format!("seat {seat} is not to act")))?;
    let turn = advice.turns.into_iter().next().map(|turn| turn.steps).unwrap_or_default();
    Ok(AnswerLine { turn, searched: advice.steps })
}
