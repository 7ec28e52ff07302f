//! Changes since the viewer last looked.

use std::ops::Deref;

/// The table now and at an earlier moment, if there is one to compare with. It reads like the table now.
pub struct Changes<'a, T> {
    pub now: &'a T,
    pub since: Option<&'a T>,
}

impl<T> Clone for Changes<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Changes<'_, T> {}

impl<T> Deref for Changes<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.now
    }
}

impl<'a, T> Changes<'a, T> {
    /// Compares a table with an earlier one. If the number of players differs, it's another game and nothing is
    /// compared.
    pub fn between(now: &'a T, since: Option<&'a T>, seats: impl Fn(&T) -> usize) -> Self {
        Changes { now, since: since.filter(|since| seats(since) == seats(now)) }
    }

    /// The earlier value, if it differs from the current one.
    pub fn before<P: PartialEq>(&self, of: impl Fn(&T) -> P) -> Option<P> {
        self.since.map(&of).filter(|before| *before != of(self.now))
    }

    /// The increase since the earlier table, 0 if there is nothing to compare with.
    pub fn difference(&self, of: impl Fn(&T) -> i32) -> i32 {
        self.since.map_or(0, |since| of(self.now) - of(since))
    }

    /// Returns `true` if the condition is true now and wasn't before.
    pub fn came(&self, is: impl Fn(&T) -> bool) -> bool {
        self.since.is_some_and(|since| is(self.now) && !is(since))
    }
}
