//! Where seeds come from: given to the table, so that tests decide them.

use serde_json::Value;

use crate::engine::{Options, Rng, Seat, Seed, SetupError};
use crate::games::Title;
use crate::games::proof::Bytes32;

/// Where chance comes from. Only [`Entropy::seed`] must be given; the rest follows from it.
pub trait Entropy: Send + Sync + 'static {
    /// What a new game is dealt from.
    ///
    /// # Errors
    /// There is no source of unpredictable numbers.
    fn seed(&self) -> Result<Seed, EntropyError>;

    /// What keeps the seed of a new game from being guessed before its end.
    ///
    /// # Errors
    /// There is no source of unpredictable numbers.
    fn salt(&self) -> Result<Bytes32, EntropyError> {
        let mut numbers = [0; 4];
        for number in &mut numbers {
            *number = self.seed()?.number();
        }
        Ok(Bytes32::of(numbers))
    }

    /// What nobody can guess of a new table's identifier ([`TableId::after`](crate::table::TableId::after)).
    ///
    /// # Errors
    /// There is no source of unpredictable numbers.
    fn hidden(&self) -> Result<u32, EntropyError> {
        // The lower half of a seed is as unpredictable as the whole.
        Ok(self.seed()?.number() as u32)
    }

    /// The order in which the players, numbered as they joined, take the seats.
    fn seating(&self, players: u8, seed: Seed) -> Vec<Seat> {
        let mut order: Vec<Seat> = Seat::all(players).collect();
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

/// The operating system's generator.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsEntropy;

impl Entropy for OsEntropy {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(Seed::new(getrandom::u64()?))
    }
}

/// The operating system gave no random number.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gave no random number")]
pub struct EntropyError(#[from] getrandom::Error);
