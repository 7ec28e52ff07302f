//! The owners of the application.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::table::UserId;

/// Time before the bot asks Discord again about an unknown user.
const ASK_AGAIN: Duration = Duration::from_secs(60);

/// The owners of the application, with the time of Discord's latest reply.
#[derive(Clone, Debug, Default)]
pub struct Owners {
    known: BTreeSet<UserId>,
    asked: Option<Instant>,
}

impl Owners {
    /// Stores owners that Discord just returned.
    pub fn new(known: BTreeSet<UserId>) -> Self {
        Owners { known, asked: Some(Instant::now()) }
    }

    /// Returns `true` if the user is an owner.
    pub fn are(&self, user: UserId) -> bool {
        self.known.contains(&user)
    }

    /// Returns `true` if it is too soon to ask Discord again.
    pub fn are_new(&self) -> bool {
        self.asked.is_some_and(|asked| asked.elapsed() < ASK_AGAIN)
    }
}
