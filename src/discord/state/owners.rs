//! Who owns the application.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::table::UserId;

/// How soon Discord is asked again about somebody who is not known to be an owner.
const ASK_AGAIN: Duration = Duration::from_secs(60);

/// The owners of the application, as Discord last said.
#[derive(Clone, Debug, Default)]
pub struct Owners {
    known: BTreeSet<UserId>,
    asked: Option<Instant>,
}

impl Owners {
    /// These, as Discord says now.
    pub fn told(known: BTreeSet<UserId>) -> Self {
        Owners { known, asked: Some(Instant::now()) }
    }

    /// Whether this is one of them.
    pub fn are(&self, user: UserId) -> bool {
        self.known.contains(&user)
    }

    /// Whether it would be too soon to ask again.
    pub fn are_new(&self) -> bool {
        self.asked.is_some_and(|asked| asked.elapsed() < ASK_AGAIN)
    }
}
