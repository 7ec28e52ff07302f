//! Opening, joining and starting a game, also from an old position.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Options, Phrase};
use crate::games::Begun;

use super::ids::{ChannelId, MessageLink, TableId, UserId};
use super::preferences::date;
use super::sentence::{quoted, sentence};
use super::settings::Seating;

/// The moment of another game from which a game continues.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    pub table: TableId,
    /// The number of turns in the other game before that moment.
    pub turn: u32,
    /// The steps that led to that moment. Things that no one knew then are dealt again at the start.
    pub begun: Begun,
}

/// Seats reserved for the players of a game, when one of them opens a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReservedSeats {
    /// The previous game.
    pub of: TableId,
    /// The previous game's other players.
    pub players: [Option<UserId>; ReservedSeats::MOST],
    /// The end of the reservation.
    pub until: Timestamp,
}

impl ReservedSeats {
    /// The maximum number of seats in any game.
    pub const MOST: usize = 4;

    /// The users with a reserved seat who aren't in `seated` yet.
    pub fn missing(&self, seated: &[UserId]) -> Vec<UserId> {
        self.players.iter().flatten().copied().filter(|player| !seated.contains(player)).collect()
    }
}

/// A change to a lobby, or to the state of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyAction {
    /// Takes a seat in the lobby.
    Join,
    /// Gives up the seat in the lobby.
    Leave,
    /// Starts the game (host or *Manage Channels*).
    Start,
    /// Puts computer players on every open seat, easy ones for a newcomer, then starts (host or *Manage Channels*).
    StartWithComputers,
    /// Ends the lobby or the running game without a result (host or *Manage Channels*).
    Cancel,
    /// Resumes a recently canceled game (host or *Manage Channels*).
    Reopen,
    /// Makes another player the host (host or *Manage Channels*).
    HandOver(UserId),
}

/// The parameters of a new game's lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    pub game: String,
    /// The setup options. Missing ones get their defaults.
    pub options: Options,
    /// The number of seats; `None` means the game's maximum.
    pub seats: Option<u8>,
    /// The way in which players are seated.
    pub seating: Seating,
    /// `true` if the game starts automatically when the last seat is taken.
    pub start_when_full: bool,
    /// `true` if the result changes ratings.
    pub rated: bool,
}

/// A refused request that opens, joins or starts a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum LobbyRefusal {
    #[error("no game `{game}`")]
    UnknownGame { game: String },
    /// The game has no such option, or the option doesn't have this value.
    #[error("no option `{option}` with this value")]
    BadOption { option: String },
    /// The game can't be played with this number of players.
    #[error("{game} is for {min} to {max} players")]
    BadSeats { game: String, min: u8, max: u8 },
    /// The channel already has a game.
    #[error("the channel has table {table}")]
    ChannelBusy {
        table: TableId,
        channel: ChannelId,
        /// The newest public message of the channel's game, if any.
        link: Option<MessageLink>,
    },
    /// The user hosts the maximum number of open games.
    #[error("{most} open tables for a host")]
    TooManyTables { most: usize },
    /// The server has the maximum number of open games.
    #[error("{most} open tables in a server")]
    ServerFull { most: usize },
    /// Every seat is taken.
    #[error("every seat is taken")]
    TableFull,
    #[error("already at the table")]
    AlreadyJoined,
    #[error("no seat in this lobby")]
    NotInLobby,
    /// Too few players to start.
    #[error("{have} players, {need} needed")]
    TooFewPlayers { have: u8, need: u8 },
    /// The game has begun, so no one can join, leave or start it.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The open seats of a lobby are reserved for the players of the previous game.
    #[error("the free seats are kept until {until}")]
    SeatsKept {
        /// The end of the reservation.
        until: Timestamp,
    },
    /// The user asks for a rematch of a game that they didn't play.
    #[error("has not played the game of which this would be a rematch")]
    NotYourRematch,
    /// No other game can continue from this position of a finished game.
    #[error("nothing can be played on from there")]
    NothingToPlayOn,
}

impl LobbyRefusal {
    /// The sentence for the user.
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
