//! Reasons for refusing a request that moves a game to another channel.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use super::ids::TableId;
use super::sentence::sentence;

/// A refused request that moves a game to another channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum ChannelRefusal {
    /// None of the user's games has lost its channel.
    #[error("no table without a channel")]
    NothingToMove,
    /// Several of the user's games have lost their channel.
    #[error("which table of {tables:?}?")]
    WhichTable {
        /// The games without a channel.
        tables: Vec<TableId>,
    },
}

impl ChannelRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::WhichTable { tables } => {
                let numbers: Vec<String> = tables.iter().map(|table| table.number().to_string()).collect();
                sentence(self).with("tables", numbers.join(", "))
            }
            _ => sentence(self),
        }
    }
}
