//! Where time and chance come from: both are given to the table, so that tests decide them.

use std::future::Future;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serde_json::Value;
use tokio::sync::Notify;

use crate::engine::{Options, Rng, Seat, Seed, SetupError};
use crate::games::Title;

/// Where time comes from.
pub trait Clock: Send + Sync + 'static {
    /// This moment.
    fn now(&self) -> Timestamp;

    /// Waits until this moment. A clock may be set while it is waited for, so it is looked at again
    /// from time to time.
    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            loop {
                let left = Duration::try_from(at.duration_since(self.now())).unwrap_or_default();
                if left.is_zero() {
                    return;
                }
                tokio::time::sleep(left.min(LOOK_AGAIN)).await;
            }
        })
    }
}

/// How long a clock is trusted to go on as it does.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// Where chance comes from. Only [`Entropy::seed`] must be given; the rest follows from it.
pub trait Entropy: Send + Sync + 'static {
    /// What a new game is dealt from.
    fn seed(&self) -> Seed;

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

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// The clock of this machine, put forward by hand: for the sandbox, where nobody waits for days.
#[derive(Debug, Default)]
pub struct ShiftedClock {
    /// How far, in milliseconds.
    shift: AtomicI64,
    moved: Notify,
}

impl ShiftedClock {
    /// Puts the clock forward.
    pub fn forward(&self, by: Duration) {
        self.shift.fetch_add(i64::try_from(by.as_millis()).unwrap_or(i64::MAX), Ordering::SeqCst);
        self.moved.notify_waiters();
    }

    /// How far it is ahead.
    pub fn ahead(&self) -> Duration {
        Duration::from_millis(self.shift.load(Ordering::SeqCst).max(0).unsigned_abs())
    }
}

impl Clock for ShiftedClock {
    fn now(&self) -> Timestamp {
        let shift = SignedDuration::from_millis(self.shift.load(Ordering::SeqCst));
        Timestamp::now().checked_add(shift).unwrap_or(Timestamp::MAX)
    }

    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            loop {
                let mut moved = std::pin::pin!(self.moved.notified());
                // Registered before the clock is read, so that a move in between is not missed.
                moved.as_mut().enable();
                let left = Duration::try_from(at.duration_since(self.now())).unwrap_or_default();
                if left.is_zero() {
                    return;
                }
                tokio::select! {
                    () = moved => {}
                    () = tokio::time::sleep(left.min(LOOK_AGAIN)) => {}
                }
            }
        })
    }
}

/// The chance of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsEntropy;

impl Entropy for OsEntropy {
    fn seed(&self) -> Seed {
        // The standard library keys its hashers from the operating system's generator, and hashes
        // with SipHash: unpredictable without one more dependency.
        Seed::new(RandomState::new().build_hasher().finish())
    }
}
