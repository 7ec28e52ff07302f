//! Reasons for refusing a request that writes a note.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request that writes a note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum NoteRefusal {
    #[error("{most} characters")]
    NoteTooLong {
        /// The maximum number of characters.
        most: usize,
    },
}

impl NoteRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoteTooLong { most } => sentence(self).with("most", *most),
        }
    }
}
