//! What a decision is thought out with: how much may still be played, and what positions are worth.

use super::evaluate::{Evaluate, Judge};

/// Asked now and then whether to stop early: the caller's clock. Always saying no makes the answer
/// depend on the seed and the budget alone.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// How many steps pass between two looks at the caller's clock.
const LOOK_EVERY: u64 = 512;

/// Counts the steps that a decision plays, and evaluates positions.
pub(super) struct Thought<'a, G: Evaluate> {
    budget: u64,
    used: u64,
    next_look: u64,
    stop: Stop<'a>,
    /// What positions are worth.
    pub(super) judge: Judge<'a, G>,
}

impl<'a, G: Evaluate> Thought<'a, G> {
    pub(super) fn new(budget: u64, stop: Stop<'a>, judge: Judge<'a, G>) -> Self {
        Thought { budget, used: 0, next_look: LOOK_EVERY, stop, judge }
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

    /// Whether nothing more may be played.
    pub(super) fn spent(&mut self) -> bool {
        if self.used >= self.next_look {
            self.next_look = self.used + LOOK_EVERY;
            if (self.stop)() {
                self.budget = self.budget.min(self.used);
            }
        }
        self.used >= self.budget
    }

    /// Runs something with at most so many of the remaining steps.
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
