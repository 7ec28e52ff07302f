//! What has changed since the viewer last looked.

/// The table now and at an earlier moment, if there is one to compare with. A game adds its own
/// questions in an `impl` for its table.
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

impl<'a, T> Changes<'a, T> {
    /// From an earlier table to this one. Another number of players is another game, with which
    /// nothing is compared.
    pub fn between(now: &'a T, since: Option<&'a T>, seats: impl Fn(&T) -> usize) -> Self {
        Changes { now, since: since.filter(|since| seats(since) == seats(now)) }
    }

    /// What it was before, if it is something else now.
    pub fn before<P: PartialEq>(&self, of: impl Fn(&T) -> P) -> Option<P> {
        self.since.map(&of).filter(|before| *before != of(self.now))
    }

    /// How much more it is now; 0 if there is nothing to compare with.
    pub fn difference(&self, of: impl Fn(&T) -> i32) -> i32 {
        self.since.map_or(0, |since| of(self.now) - of(since))
    }

    /// Whether it is so now and was not before.
    pub fn came(&self, is: impl Fn(&T) -> bool) -> bool {
        self.since.is_some_and(|since| is(self.now) && !is(since))
    }
}
