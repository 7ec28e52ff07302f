//! What a turn does, in a few words: the reasons of computer players begin with it.

use std::cmp::Reverse;

use crate::engine::{Game, Phrase};

/// How many things a summary names; the first are those that matter most.
const NAMED: usize = 3;

/// Collects what a turn does, each with how much it matters.
#[derive(Default)]
pub(in crate::games) struct TurnSummary(Vec<(u8, Phrase)>);

impl TurnSummary {
    /// Adds something that the turn does.
    pub(in crate::games) fn add(&mut self, weight: u8, phrase: Phrase) {
        self.0.push((weight, phrase));
    }

    /// `<game>-ai-deeds` with what matters most; `nothing` if nothing was added.
    pub(in crate::games) fn phrase<G: Game>(self, nothing: impl FnOnce() -> Phrase) -> Phrase {
        let TurnSummary(mut all) = self;
        if all.is_empty() {
            return nothing();
        }
        // Sorting is stable: among equals what comes first.
        all.sort_by_key(|&(weight, _)| Reverse(weight));
        all.truncate(NAMED);
        let phrases: Vec<Phrase> = all.into_iter().map(|(_, phrase)| phrase).collect();
        Phrase::new(format!("{}-ai-deeds", G::ID)).with("deeds", phrases)
    }
}
