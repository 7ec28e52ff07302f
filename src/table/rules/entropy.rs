//! The source of randomness, passed in so that tests control it.

use serde_json::Value;

use crate::engine::{Options, Rng, Seat, Seed, SetupError};
use crate::games::Title;
use crate::games::proof::Bytes32;

use crate::table::values::PageName;

/// A source of randomness. Implementations must provide only [`Entropy::seed`].
pub trait Entropy: Send + Sync + 'static {
    /// Returns the seed of a new game.
    ///
    /// # Errors
    /// The source has no unpredictable numbers.
    fn seed(&self) -> Result<Seed, EntropyError>;

    /// Returns the salt that keeps players from guessing a game's seed before its end.
    ///
    /// # Errors
    /// The source has no unpredictable numbers.
    fn salt(&self) -> Result<Bytes32, EntropyError> {
        let mut numbers = [0; 4];
        for number in &mut numbers {
            *number = self.seed()?.number();
        }
        Ok(Bytes32::of(numbers))
    }

    /// Returns the unguessable part of a new game's identifier ([`TableId::after`](crate::table::TableId::after)).
    ///
    /// # Errors
    /// The source has no unpredictable numbers.
    fn hidden(&self) -> Result<u32, EntropyError> {
        // The lower half of a seed is as unpredictable as the whole.
        Ok(self.seed()?.number() as u32)
    }

    /// Returns the secret name of a game's page.
    ///
    /// # Errors
    /// The source has no unpredictable numbers.
    fn page_name(&self) -> Result<PageName, EntropyError> {
        let half = || Ok::<_, EntropyError>(u128::from(self.seed()?.number()));
        Ok(PageName::of((half()? << 64) | half()?))
    }

    /// Returns the seat order of the players, who are numbered as they joined.
    fn seating(&self, players: u8, seed: Seed) -> Vec<Seat> {
        let mut order: Vec<Seat> = Seat::all(players).collect();
        // A separate stream: the deal uses the first ones.
        Rng::stream(seed, u64::MAX).shuffle(&mut order);
        order
    }

    /// Deals the setup of a new game.
    ///
    /// # Errors
    /// As [`Title::deal`].
    fn deal(&self, game: &dyn Title, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError> {
        game.deal(seats, options, seed)
    }
}

/// The operating system gave no random number.
#[derive(Debug, thiserror::Error)]
#[error("could not get a random number from the operating system")]
pub struct EntropyError(#[from] getrandom::Error);
