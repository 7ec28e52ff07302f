//! Where time and chance come from: both are given to the table, so that tests decide them.

use std::hash::{BuildHasher, Hasher, RandomState};

use jiff::Timestamp;
use serde_json::Value;

use crate::engine::{Options, Rng, Seat, Seed, SetupError};
use crate::games::Title;

/// Where time comes from.
pub trait Clock: Send + Sync + 'static {
    /// This moment.
    fn now(&self) -> Timestamp;
}

/// Where chance comes from. Only [`Chance::seed`] must be given; the rest follows from it.
pub trait Chance: Send + Sync + 'static {
    /// What a new game is dealt from.
    fn seed(&self) -> Seed;

    /// The order in which the players, numbered as they joined, take the seats.
    fn seating(&self, players: u8, seed: Seed) -> Vec<Seat> {
        let mut order: Vec<Seat> = (0..players).collect();
        // A stream of its own: the deal uses the first ones.
        Rng::stream(seed, u64::MAX).shuffle(&mut order);
        order
    }

    /// The setup of a new game.
    ///
    /// # Errors
    /// As [`Title::deal`].
    fn deal(&self, game: &dyn Title, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError> {
        game.deal(seats, options, seed)
    }
}

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// The chance of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsChance;

impl Chance for OsChance {
    fn seed(&self) -> Seed {
        // The standard library keys its hashers from the operating system's generator, and hashes
        // with SipHash: unpredictable without one more dependency.
        RandomState::new().build_hasher().finish()
    }
}
