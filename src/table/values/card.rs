//! Public facts about a game, apart from its position.

use std::time::Duration;

use jiff::Timestamp;

use crate::engine::{Options, Phrase, Seat};
use crate::games::{Theme, Title};

use super::clocks::TimeLeft;
use super::ids::{ChannelId, GuildId, MessageId, MessageLink, TableId, UserId};
use super::lobby::ReservedSeats;
use super::rows::TableState;
use super::seats::{Occupant, Player};
use super::settings::{Seating, Settings, SettingsChange};
use super::standstill::TablePause;
use super::web::PageName;

/// Public facts about a game, apart from its position.
#[derive(Clone)]
pub struct TableCard {
    pub id: TableId,
    pub game: &'static dyn Title,
    /// The name that the host gave to the game.
    pub name: Option<String>,
    /// The number in the server, from 1. `None` in direct messages.
    pub number: Option<u32>,
    pub options: Options,
    /// The way in which players are seated at the start.
    pub seating: Seating,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The user who opened the game, or who took over as host.
    pub host: UserId,
    pub host_name: String,
    pub capacity: u8,
    /// The turn of the original game from which this one continues, if any.
    pub goes_on: Option<u32>,
    pub players: Vec<Player>,
    /// Lobby, running, over or canceled.
    pub state: TableState,
    /// The language of public messages.
    pub locale: String,
    /// Light or dark pictures.
    pub theme: Theme,
    /// The host's settings.
    pub settings: Settings,
    /// The reserved seats of a lobby.
    pub reserved: Option<ReservedSeats>,
    /// The name of the page on the web. `None` if the bot publishes no pages, or not this one.
    pub page: Option<PageName>,
    /// The time when the lobby was opened.
    pub opened_at: Timestamp,
    /// The time when the game ended or was canceled.
    pub ended_at: Option<Timestamp>,
}

impl TableCard {
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// The minimum number of players. A game that continues another needs the same number.
    pub fn least(&self) -> u8 {
        if self.goes_on.is_some() { self.capacity } else { self.game.min_seats() }
    }

    /// The number of people if no more computer players join, and how long a whole game takes them at its pace, without
    /// and with queued turns. `None` if the game waits for no one else, or begins in the middle.
    pub fn usual_length(&self) -> Option<(u8, [Duration; 2])> {
        let computers = self.players.iter().filter(|player| !player.is_person()).count();
        let people = self.capacity.checked_sub(u8::try_from(computers).ok()?)?;
        let waits = self.game.waits(people).filter(|_| self.goes_on.is_none())?;
        Some((people, waits.map(|waits| self.settings.pace.usual_wait() * u32::from(waits))))
    }

    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// Returns `true` if a computer player fills in for someone.
    pub fn has_stand_in(&self) -> bool {
        self.players.iter().any(|player| matches!(player.occupant, Occupant::StandIn { .. }))
    }

    /// The users whose seats the lobby reserves, with the end of the reservation.
    pub fn reserved_seats(&self) -> Option<(Vec<UserId>, Timestamp)> {
        let seated: Vec<UserId> = self.players.iter().filter_map(Player::user).collect();
        self.reserved.map(|kept| (kept.missing(&seated), kept.until))
    }

    /// The current settings, as a change that sets all of them.
    pub fn current_settings(&self) -> SettingsChange {
        SettingsChange {
            seating: Some(self.seating),
            theme: Some(self.theme),
            locale: Some(self.locale.clone()),
            ..SettingsChange::from(self.settings)
        }
    }

    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players.iter().find(|player| player.user() == Some(user)).map(|player| player.seat)
    }
}

/// The message that lists a server's games. Each server has at most one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesBoard {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub message: MessageId,
    pub locale: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForumPost {
    /// The post, which is a thread.
    pub channel: ChannelId,
    pub forum: ChannelId,
    /// The tags that the post shows, as last set; `None` if the bot hasn't checked yet.
    pub shown: Option<String>,
}

/// The game that has waited longest for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The number of games that wait for the player.
    pub count: usize,
    /// Identifier of the game's title.
    pub game: String,
    /// The game's newest public message.
    pub link: MessageLink,
}

/// Facts about a game for `/game info` and lists.
#[derive(Clone)]
pub struct TableInfo {
    pub table: TableCard,
    /// The state of the game in words, after its start.
    pub status: Option<Phrase>,
    /// Turns completed.
    pub turn: u32,
    pub to_act: Vec<Player>,
    /// The expected length of the whole game in days at its pace so far, if known.
    pub days_at_this_pace: Option<u32>,
    pub pause: Option<TablePause>,
    /// The start of the current wait.
    pub waiting_since: Option<Timestamp>,
    /// The clocks, if the game measures time.
    pub clocks: Vec<TimeLeft>,
    /// The players to act who are on vacation, with its end.
    pub away: Vec<(Seat, Timestamp)>,
    /// The newest public message.
    pub link: Option<MessageLink>,
    /// `true` if the channel was deleted, so that the host must move the game.
    pub channel_deleted: bool,
    /// `true` if the reader can follow the game.
    pub may_follow: bool,
    /// `true` if the reader can renew the link to the page.
    pub may_renew_page: bool,
}
