//! Finished games: the list of a player's games, and the right to open one again.

use jiff::Timestamp;

use crate::engine::{Outcome, Phrase};
use crate::games::Theme;
use crate::games::look_back::Chances;

use super::card::TableCard;
use super::ids::{GuildId, UserId};

/// The number of finished games on a page.
pub const FINISHED_ON_A_PAGE: u32 = 5;

/// A page of finished games.
#[derive(Clone)]
pub struct HistorySheet {
    pub reader: UserId,
    /// The theme of the reader's pictures.
    pub theme: Theme,
    /// The other player in all of these games; `None` for the user's own list.
    pub player: Option<UserId>,
    /// The page, counted from 0.
    pub page: u32,
    pub pages: u32,
    pub servers: ServerChoice,
    /// The games that ended last come first.
    pub games: Vec<FinishedGame>,
    /// The games that the user imported. Only the first page of the user's list has them.
    pub imports: Vec<FinishedGame>,
}

/// A finished game in a list.
#[derive(Clone)]
pub struct FinishedGame {
    pub table: TableCard,
    pub ending: Ending,
    /// Turns completed.
    pub turns: u32,
    /// The chances before the first turn and after each turn. Empty if they aren't computed.
    pub chances: Vec<Chances>,
}

/// The time and the result of a finished game.
#[derive(Clone)]
pub struct Ending {
    pub started: Timestamp,
    pub ended: Timestamp,
    /// The result; `None` if this version can't read the game's last position.
    pub outcome: Option<Outcome>,
}

impl Ending {
    /// The whole days that the game took.
    pub fn days(&self) -> u32 {
        u32::try_from(self.ended.duration_since(self.started).as_hours() / 24).unwrap_or_default()
    }
}

/// The facts that a board of a finished game shows next to its position.
#[derive(Clone)]
pub struct LookingBack {
    pub ending: Ending,
    /// The turns of the turning points in the order of the game; `None` before anyone has asked for them.
    pub turning_points: Option<Vec<u32>>,
    /// `true` if a new game can start here from the shown position.
    pub may_play_on: bool,
    /// The rounds in order, each with the number of turns before it.
    pub rounds: Vec<(u32, u32)>,
    /// `true` if the game comes from a file.
    pub imported: bool,
    /// A line above the title.
    pub notice: Option<Phrase>,
    /// `false` if the game was played by older rules, so that some of its turns can't be shown.
    pub replays: bool,
}

/// A request for a list of finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryRequest {
    /// The player of the games; `None` for the user.
    pub player: Option<UserId>,
    /// The page, counted from 0. A page after the last one becomes the last one.
    pub page: u32,
    /// In direct messages, the only server of the games; `None` for all.
    pub server: Option<GuildId>,
}

/// The servers that a reply in direct messages can be about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerChoice {
    /// The servers with finished games of the user, by name. The one of the newest game comes first.
    pub servers: Vec<(GuildId, String)>,
    /// The server of the reply. `None` in a server, and for all servers.
    pub now: Option<GuildId>,
}
