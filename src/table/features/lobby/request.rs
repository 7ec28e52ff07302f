//! Requests of this feature that change a game.

use crate::ai::Strength;

/// Opens, fills, starts, ends or reopens a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyOrder {
    /// Takes a seat in the lobby.
    Join,
    /// Gives the seat in the lobby back.
    Leave,
    /// Starts the game (host or *Manage Channels*).
    Start,
    /// Seats computer players of this strength on every free seat, and starts (host or *Manage Channels*).
    StartWithComputers(Strength),
    /// Ends the lobby or the running game without a result (host or *Manage Channels*).
    Cancel,
    /// Goes on with a game that was cancelled not long ago (host or *Manage Channels*).
    Reopen,
}
