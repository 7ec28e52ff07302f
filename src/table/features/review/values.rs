//! Hints and turning points.

use serde::{Deserialize, Serialize};

use crate::ai::{Advice, AdvisedTurn};
use crate::engine::{Arg, Phrase, Seat};
use crate::table::core::card::TableCard;
use crate::table::core::stamp::Stamp;
use crate::table::core::what_if::ShownWhatIf;

/// The result of a computer player's search for a user.
#[derive(Clone)]
pub enum ReviewReply {
    Hints(Box<Hints>),
    TurningPoints(Box<Review>),
}

/// A hint for a decision.
#[derive(Clone)]
pub struct Hints {
    /// The stamp of all buttons below the hint.
    pub stamp: Stamp,
    pub table: TableCard,
    /// Turns, best first, at most three.
    pub turns: Vec<HintedTurn>,
}

/// Limit in points for the gain of a turn over another good one. A larger gain is a mistake of the evaluation.
const MOST_GAIN: f32 = 40.0;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintedTurn {
    /// The turn's steps in notation.
    pub steps: Vec<String>,
    /// The gain over the weakest suggestion in hundredths of a point, if known.
    #[serde(default)]
    pub gain: Option<i32>,
    /// The effects of the turn and the reason for it.
    pub reason: Phrase,
    /// The summary of the turn's actions and gains, if they are predictable.
    #[serde(default)]
    pub summary: Option<Phrase>,
}

impl HintedTurn {
    /// Converts a computer player's suggestions and sorts them by the shown gain. The computer player itself would
    /// choose the turn that it simulated most often. `points` are the expected points after each turn, `summary`
    /// summarizes steps.
    pub(in crate::table) fn all(
        advice: Advice,
        points: Option<&[f32]>,
        summary: impl Fn(&[String]) -> Option<Phrase>,
    ) -> Vec<Self> {
        let weakest = points.unwrap_or_default().iter().copied().fold(f32::MAX, f32::min);
        let gain = |rank: usize| points.and_then(|points| points.get(rank)).map(|points| points - weakest);
        let hinted = |(rank, turn): (usize, AdvisedTurn)| HintedTurn {
            summary: summary(&turn.steps),
            steps: turn.steps,
            gain: gain(rank).filter(|gain| *gain <= MOST_GAIN).map(|gain| (gain * 100.0).round() as i32),
            reason: turn.reason,
        };
        let mut turns: Vec<Self> = advice.turns.into_iter().enumerate().map(hinted).collect();
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.gain));
        let mut seen: Vec<Phrase> = Vec::new();
        // Two turns with the same text would confuse the player.
        turns.retain(|turn| {
            let words = turn.summary.as_ref().unwrap_or(&turn.reason).clone();
            let new = !seen.contains(&words);
            seen.push(words);
            new
        });
        // A single suggestion has nothing to compare with, so it has neither a gain nor a reason.
        if let [only] = &mut turns[..] {
            only.gain = None;
            only.reason.args.retain(|(name, _)| name != "why");
            only.reason.key = only.reason.key.replace("-ai-reason", "-ai-plain");
        }
        turns
    }

    /// The reason, if any.
    pub fn why(&self) -> Option<&Phrase> {
        self.reason.args.iter().find_map(|(name, arg)| match arg {
            Arg::Phrase(why) if name == "why" => Some(why),
            _ => None,
        })
    }
}

/// The turning points of a finished game.
#[derive(Clone)]
pub struct Review {
    pub table: TableCard,
    /// The turning points: first those of the reader, then those of the others, each in the order of the game.
    pub points: Vec<TurningPoint>,
    /// The user's what-ifs that replace these turns.
    pub what_ifs: Vec<ShownWhatIf>,
}

/// Change of a chance to win, in hundredths, below which it is known well enough to be shown.
pub const STEADY: f32 = 5.0;

/// A turn that left its player with a smaller chance to win than a better turn would have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Number of the turn, from 1.
    pub turn: u32,
    /// The round of the turn, if the game was in one.
    #[serde(default)]
    pub round: Option<u32>,
    pub seat: Seat,
    /// The player's chance to win before the turn, in hundredths.
    pub before: u8,
    /// The player's chance to win after the turn, in hundredths.
    pub after: u8,
    /// The player's chance to win after the better turn, in hundredths.
    pub better: u8,
    /// `true` if twice as many deals change both chances by less than [`STEADY`] hundredths.
    #[serde(default)]
    pub steady: bool,
    #[serde(default)]
    pub played: Option<Phrase>,
    /// The actions and the reason of the better turn, in one sentence.
    pub reason: Phrase,
    /// The better turn's steps in notation.
    pub steps: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_say_how_much_more_they_bring_in_hundredths_and_the_best_is_first() {
        let turn = |step: &str, words: &str| AdvisedTurn {
            steps: vec![step.to_owned()],
            points: 0.0,
            reason: Phrase::new(words),
        };
        let advice = Advice { turns: vec![turn("a", "one"), turn("b", "two"), turn("c", "two")], steps: 0 };
        let decided_by = |points: Option<&[f32]>| {
            let turns = HintedTurn::all(advice.clone(), points, |_| None);
            turns.into_iter().map(|turn| (turn.steps[0].clone(), turn.gain)).collect::<Vec<_>>()
        };
        assert_eq!(decided_by(Some(&[2.5, 4.26, 2.0])), [("b".to_owned(), Some(226)), ("a".to_owned(), Some(50))]);
        assert_eq!(decided_by(None), [("a".to_owned(), None), ("b".to_owned(), None)]);
        let why = Phrase::new("x-ai-reason").with("summary", Phrase::new("summary")).with("why", Phrase::new("why"));
        let only = AdvisedTurn { reason: why, ..turn("a", "one") };
        let only = HintedTurn::all(Advice { turns: vec![only], steps: 0 }, None, |_| None);
        assert_eq!(only[0].reason, Phrase::new("x-ai-plain").with("summary", Phrase::new("summary")));
    }
}
