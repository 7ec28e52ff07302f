//! What a decision is thought out with: how much may still be played, and what positions are worth.

use crate::engine::Seat;

use super::evaluate::{Evaluate, value};

/// Asked now and then whether to stop early: the caller's clock. Always saying no makes the answer
/// depend on the seed and the budget alone.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// How many steps pass between two looks at the caller's clock.
const LOOK_EVERY: u64 = 512;

/// Counts the steps that a decision plays, and evaluates positions.
pub(super) struct Thought<'a> {
    budget: u64,
    used: u64,
    next_look: u64,
    stop: Stop<'a>,
    weights: &'a [f32],
    values: &'a mut Values,
}

impl<'a> Thought<'a> {
    pub(super) fn new(budget: u64, stop: Stop<'a>, weights: &'a [f32], values: &'a mut Values) -> Self {
        values.forget();
        Thought { budget, used: 0, next_look: LOOK_EVERY, stop, weights, values }
    }

    /// What tells the keys of this decision from those of others.
    pub(super) fn salt(&self) -> u64 {
        self.values.decision
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

    /// The final points that a seat may expect.
    pub(super) fn value<G: Evaluate>(&mut self, state: &G::State, seat: Seat) -> f32 {
        let weights = self.weights;
        match G::outlook(state, seat) {
            Some(outlook) => self.values.of(outlook, || value::<G>(state, seat, weights)),
            None => value::<G>(state, seat, weights),
        }
    }

    /// The final points of a seat once the game is over, otherwise the expected ones.
    pub(super) fn points<G: Evaluate>(&mut self, state: &G::State, seat: Seat) -> f32 {
        if !G::to_act(state).is_empty() {
            return self.value::<G>(state, seat);
        }
        super::evaluate::points::<G>(state, seat, self.weights)
    }
}

/// Values that were found in this decision, by what they depend on: a search meets the same
/// outlook of a seat again and again, after other turns of the others.
#[derive(Default)]
pub(super) struct Values {
    table: Vec<(u64, f32)>,
    decision: u64,
}

/// Places for values; what comes later takes the place of what was there.
const PLACES: usize = 1 << 15;

impl Values {
    /// Forgets what was found before: with other weights it would be wrong.
    fn forget(&mut self) {
        // Keys of another decision are other keys; an odd number takes a long way round.
        self.decision = self.decision.wrapping_add(0x9E37_79B9_7F4A_7C15);
    }

    fn of(&mut self, outlook: u64, find: impl FnOnce() -> f32) -> f32 {
        if self.table.is_empty() {
            self.table = vec![(0, f32::NAN); PLACES];
        }
        let key = outlook ^ self.decision;
        // The upper bits of a product depend on all bits of the key.
        let place = (key.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 49) as usize;
        let (kept, value) = &mut self.table[place];
        if *kept != key || value.is_nan() {
            (*kept, *value) = (key, find());
        }
        *value
    }
}
