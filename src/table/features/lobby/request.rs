//! Requests that change a lobby, or start, end or reopen a game.

use crate::engine::Options;
use crate::table::core::ids::UserId;
use crate::table::features::settings::values::Seating;

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
