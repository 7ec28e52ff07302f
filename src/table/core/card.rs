//! What everybody may know about a table beside the game itself.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Options, Phrase, Seat};
use crate::games::{Theme, Title};

use super::ids::{ChannelId, GuildId, MessageId, TableId, UserId};
use super::rows::TableState;
use super::seat::{Occupant, Player};
use crate::table::features::clocks::values::TimeLeft;
use crate::table::features::settings::values::{Seating, Settings};
use crate::table::features::standstill::values::TablePause;

/// What everybody may know about a table beside the game itself.
#[derive(Clone)]
pub struct TableCard {
    /// The table.
    pub id: TableId,
    /// The game.
    pub game: &'static dyn Title,
    /// Its setup options.
    pub options: Options,
    /// How players are seated at the start.
    pub seating: Seating,
    /// The server.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// Who opened the table, or took over from who did.
    pub host: UserId,
    /// The host's name.
    pub host_name: String,
    /// How many may play.
    pub capacity: u8,
    /// After how many turns of another game it goes on.
    pub goes_on: Option<u32>,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// Lobby, running, over or cancelled.
    pub state: TableState,
    /// The language of public messages.
    pub locale: String,
    /// Light or dark pictures.
    pub theme: Theme,
    /// What the host decided.
    pub settings: Settings,
    /// When the lobby was opened.
    pub opened_at: Timestamp,
    /// When the game ended or was cancelled.
    pub ended_at: Option<Timestamp>,
}

impl TableCard {
    /// The players' names by seat.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// How many must play at least.
    pub fn least(&self) -> u8 {
        if self.goes_on.is_some() { self.capacity } else { self.game.min_seats() }
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// Whether a computer holds a seat until somebody returns.
    pub fn has_stand_in(&self) -> bool {
        self.players.iter().any(|player| matches!(player.occupant, Occupant::StandIn { .. }))
    }

    /// For whom seats are kept until when, while it is a lobby.
    pub fn kept_seats(&self) -> Option<(Vec<UserId>, Timestamp)> {
        let seated: Vec<UserId> = self.players.iter().filter_map(Player::user).collect();
        self.settings.kept.map(|kept| (kept.missing(&seated), kept.until))
    }

    /// The seat of a user.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players.iter().find(|player| player.user() == Some(user)).map(|player| player.seat)
    }
}

/// A message in Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageLink {
    /// The server, `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
}

impl MessageLink {
    /// The address that Discord opens.
    pub fn url(&self) -> String {
        let guild = self.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
        format!("https://discord.com/channels/{guild}/{}/{}", self.channel, self.message)
    }
}

/// The message of a server that lists its tables. A server has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesBoard {
    /// The server.
    pub guild: GuildId,
    /// Where the message is.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// Its language.
    pub locale: String,
}

/// A post of a forum in which there is a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForumPost {
    /// The post, which is a thread.
    pub channel: ChannelId,
    /// Its forum.
    pub forum: ChannelId,
    /// Which tags it shows, as was last seen to; `None`: nobody has looked yet.
    pub shown: Option<String>,
}

/// The game that has waited longest for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// How many games wait for the player.
    pub count: usize,
    /// Identifier of the game's title.
    pub game: String,
    /// Its newest public message.
    pub link: MessageLink,
}

/// What table this is.
#[derive(Clone)]
pub struct TableInfo {
    /// The table.
    pub table: TableCard,
    /// Where the game is, once it runs.
    pub status: Option<Phrase>,
    /// Turns completed.
    pub turn: u32,
    /// Who must decide.
    pub to_act: Vec<Player>,
    /// The pause in which the table stands still.
    pub pause: Option<TablePause>,
    /// Since when.
    pub waiting_since: Option<Timestamp>,
    /// The clocks, where time is measured.
    pub clocks: Vec<TimeLeft>,
    /// Who of them is on vacation, and until when.
    pub away: Vec<(Seat, Timestamp)>,
    /// The newest public message.
    pub link: Option<MessageLink>,
    /// Whether the channel is gone, so that the table waits to be moved.
    pub channel_deleted: bool,
}
