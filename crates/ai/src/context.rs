//! The context of a search: its remaining steps and its evaluation.

use super::evaluate::{Evaluate, Evaluator};

/// Returns `true` to stop the search early; called every few hundred steps. If it always returns `false`, the answer
/// depends only on the seed and the budget.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// Steps between two calls of [`Stop`].
const STOP_INTERVAL: u64 = 512;

/// Counts the steps of a decision and evaluates positions.
pub(super) struct SearchContext<'a, G: Evaluate> {
    budget: u64,
    used: u64,
    next_stop: u64,
    stop: Stop<'a>,
    pub(super) evaluator: Evaluator<'a, G>,
}

impl<'a, G: Evaluate> SearchContext<'a, G> {
    pub(super) fn new(budget: u64, stop: Stop<'a>, evaluator: Evaluator<'a, G>) -> Self {
        SearchContext { budget, used: 0, next_stop: STOP_INTERVAL, stop, evaluator }
    }

    pub(super) fn count(&mut self) {
        self.used += 1;
    }

    pub(super) fn used(&self) -> u64 {
        self.used
    }

    pub(super) fn left(&self) -> u64 {
        self.budget.saturating_sub(self.used)
    }

    /// Returns `true` if the search must not play another step.
    pub(super) fn spent(&mut self) -> bool {
        if self.used >= self.next_stop {
            self.next_stop = self.used + STOP_INTERVAL;
            if (self.stop)() {
                self.budget = self.budget.min(self.used);
            }
        }
        self.used >= self.budget
    }

    /// Runs a search with at most `steps` of the remaining steps.
    pub(super) fn at_most<T>(&mut self, steps: u64, run: impl FnOnce(&mut Self) -> T) -> T {
        let whole = self.budget;
        let part = self.used.saturating_add(steps);
        self.budget = whole.min(part);
        let result = run(self);
        // A different budget means that [`Stop`] has ended the whole search.
        if self.budget == whole.min(part) {
            self.budget = whole;
        }
        result
    }
}
