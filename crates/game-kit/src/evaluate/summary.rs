//! The short summary of a turn. Computer players begin their reasons with it.

use std::cmp::Reverse;

use engine::{Game, Phrase};

/// Number of things that a summary names, the most important first.
const NAMED: usize = 3;

/// Collects the effects of a turn, each with its importance.
#[derive(Default)]
pub struct TurnSummary(Vec<(u8, Phrase)>);

impl TurnSummary {
    pub fn add(&mut self, weight: u8, phrase: Phrase) {
        self.0.push((weight, phrase));
    }

    /// `<game>-ai-effects` with the most important effects, or the phrase of `nothing` if there are none.
    pub fn phrase<G: Game>(self, nothing: impl FnOnce() -> Phrase) -> Phrase {
        let TurnSummary(mut all) = self;
        if all.is_empty() {
            return nothing();
        }
        // The sort is stable, so equal weights keep their order.
        all.sort_by_key(|&(weight, _)| Reverse(weight));
        all.truncate(NAMED);
        let phrases: Vec<Phrase> = all.into_iter().map(|(_, phrase)| phrase).collect();
        Phrase::new(format!("{}-ai-effects", G::ID)).with("effects", phrases)
    }
}
