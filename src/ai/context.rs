//! What a search runs with: the steps that it may still play, and the evaluation.

use super::evaluate::{Evaluate, Evaluator};

/// Asked now and then whether to stop early: the caller's clock. Always saying no makes the answer
/// depend on the seed and the budget alone.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// Steps between two questions to the caller's clock.
const STOP_INTERVAL: u64 = 512;

/// Counts the steps that a decision plays, and evaluates positions.
pub(super) struct SearchContext<'a, G: Evaluate> {
    budget: u64,
    used: u64,
    next_stop: u64,
    stop: Stop<'a>,
    /// What positions are worth.
    pub(super) evaluator: Evaluator<'a, G>,
}

impl<'a, G: Evaluate> SearchContext<'a, G> {
    pub(super) fn new(budget: u64, stop: Stop<'a>, evaluator: Evaluator<'a, G>) -> Self {
        SearchContext { budget, used: 0, next_stop: STOP_INTERVAL, stop, evaluator }
    }

    /// Counts one step that was played.
    pub(super) fn count(&mut self) {
        self.used += 1;
    }

    /// Steps played so far.
    pub(super) fn used(&self) -> u64 {
        self.used
    }

    /// Steps that may still be played.
    pub(super) fn left(&self) -> u64 {
        self.budget.saturating_sub(self.used)
    }

    /// Whether no further step may be played.
    pub(super) fn spent(&mut self) -> bool {
        if self.used >= self.next_stop {
            self.next_stop = self.used + STOP_INTERVAL;
            if (self.stop)() {
                self.budget = self.budget.min(self.used);
            }
        }
        self.used >= self.budget
    }

    /// Runs a search with at most so many of the remaining steps.
    pub(super) fn at_most<T>(&mut self, steps: u64, run: impl FnOnce(&mut Self) -> T) -> T {
        let whole = self.budget;
        let part = self.used.saturating_add(steps);
        self.budget = whole.min(part);
        let result = run(self);
        // Unless the clock has stopped everything meanwhile.
        if self.budget == whole.min(part) {
            self.budget = whole;
        }
        result
    }
}
