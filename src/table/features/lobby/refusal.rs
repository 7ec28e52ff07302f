//! Why a request that opens, joins or starts a game was refused.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::card::MessageLink;
use crate::table::core::ids::{ChannelId, TableId};
use crate::table::core::sentence::{quoted, sentence};
use crate::table::features::preferences::values::date;

/// A refused request that opens, joins or starts a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum LobbyRefusal {
    /// There is no game of this name.
    #[error("no game `{game}`")]
    UnknownGame {
        /// What was asked for.
        game: String,
    },
    /// The game has no such option, or the option no such value.
    #[error("no option `{option}` with this value")]
    BadOption {
        /// The option.
        option: String,
    },
    /// The game is not for so many players.
    #[error("{game} is for {min} to {max} players")]
    BadSeats {
        /// Identifier of the game.
        game: String,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// The channel has a table already.
    #[error("the channel has table {table}")]
    ChannelBusy {
        /// That table.
        table: TableId,
        /// The channel.
        channel: ChannelId,
        /// Its newest public message, once it was posted.
        link: Option<MessageLink>,
    },
    /// The asker hosts as many open tables as one person may.
    #[error("{most} open tables for a host")]
    TooManyTables {
        /// How many.
        most: usize,
    },
    /// The server has as many open tables as one may have.
    #[error("{most} open tables in a server")]
    ServerFull {
        /// How many.
        most: usize,
    },
    /// Every seat is taken.
    #[error("every seat is taken")]
    TableFull,
    /// The asker sits at this table already.
    #[error("already at the table")]
    AlreadyJoined,
    /// The asker has no seat in this lobby.
    #[error("no seat in this lobby")]
    NotInLobby,
    /// Too few players to start.
    #[error("{have} players, {need} needed")]
    TooFewPlayers {
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// The game has begun, so nobody joins, leaves or starts it.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The free seats of a lobby are kept for those who played the game before.
    #[error("the free seats are kept until {until}")]
    SeatsKept {
        /// Until when.
        until: Timestamp,
    },
    /// Who asks for a rematch has not played.
    #[error("has not played the game of which this would be a rematch")]
    NotYourRematch,
    /// From this position of a finished game no other game can go on.
    #[error("nothing can be played on from there")]
    NothingToPlayOn,
}

impl LobbyRefusal {
    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::UnknownGame { game } => sentence(self).with("game", quoted(game)),
            Self::BadOption { option } => sentence(self).named("option", quoted(option)),
            Self::BadSeats { game, min, max } => {
                sentence(self).with("game", Phrase::new(format!("{game}-name"))).with("min", *min).with("max", *max)
            }
            Self::ChannelBusy { link: Some(link), .. } => sentence(self).with("link", link.url()),
            Self::ChannelBusy { link: None, .. } => Phrase::new("ui-refusal-channel-busy-unposted"),
            Self::TooManyTables { most } | Self::ServerFull { most } => sentence(self).with("most", *most),
            Self::TooFewPlayers { have, need } => sentence(self).with("have", *have).with("need", *need),
            Self::SeatsKept { until } => sentence(self).with("until", date(*until)),
            _ => sentence(self),
        }
    }
}
