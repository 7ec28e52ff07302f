//! Randomness: a named, versioned generator with our own shuffle. The same seed gives the same game on every
//! machine and in every later release. Test vectors pin its output.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};

/// The number that determines a deal. The same seed gives the same game on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(u64);

impl Seed {
    pub const fn new(number: u64) -> Self {
        Seed(number)
    }

    pub const fn number(self) -> u64 {
        self.0
    }

    /// Returns the seed with a number greater by `more`. After the greatest number it continues at 0.
    #[must_use]
    pub const fn plus(self, more: u64) -> Self {
        Seed(self.0.wrapping_add(more))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Seed)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Seed(number)
    }
}

/// ChaCha with 8 rounds, seeded with a [`Seed`] and a stream name.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// Creates the first generator of a seed.
    pub fn new(seed: Seed) -> Self {
        Self::stream(seed, 0)
    }

    /// Creates an independent generator of a seed. Each deck has its own stream, so a change in dealing one deck
    /// doesn't affect the others.
    pub fn stream(seed: Seed, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Rng(rng)
    }

    /// Returns a number below `bound` (not 0). All numbers are equally likely up to 2^-32.
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    /// Returns an index into a slice of this length (not 0).
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// Puts a slice into random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }

    /// Returns these items in random order.
    pub fn shuffled<T>(&mut self, items: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        self.shuffle(&mut items);
        items
    }

    /// Puts the last `count` items into random order.
    pub fn shuffle_last<T>(&mut self, count: usize, items: &mut [T]) {
        let first = items.len().saturating_sub(count);
        self.shuffle(&mut items[first..]);
    }

    /// Draws a seed for another generator.
    pub fn seed(&mut self) -> Seed {
        Seed(self.next_u64())
    }

    /// Returns 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}
