//! Games, logs and drafts as stored.

use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{Options, Seat, Seed};
use crate::games::Theme;
use crate::games::proof::Bytes32;

use super::clocks::SeatClock;
use super::ids::{ChannelId, GuildId, InteractionId, TableId, UserId};
use super::imports::NO_CHANNEL;
use super::lobby::{Origin, ReservedSeats};
use super::names::GameName;
use super::seats::{Occupant, SeatChangeReason, SeatOffer};
use super::settings::{Seating, Settings};
use super::standstill::{PauseProposal, TablePause};
use super::web::PageName;

/// Number of pauses that a game remembers. Only those since the oldest open decision matter.
const REMEMBERED: usize = 20;

/// A game as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The identifier; 0 before the game is stored.
    pub id: TableId,
    pub game: String,
    /// The name that the host gave to the game.
    pub name: Option<GameName>,
    /// The number in the server, from 1. The store sets it. `None` in direct messages.
    pub number: Option<u32>,
    /// The name of the page on the web. `None` until the game needs one, and while the page is off.
    pub page: Option<PageName>,
    /// The version of the rules that the game follows: that of its start, or of a later resumption.
    pub rules_version: u32,
    /// The version of the rules at the start, which the seal covers. `None` in a lobby, and for games that began before
    /// seals covered it.
    pub sealed_rules: Option<u32>,
    pub capacity: u8,
    pub options: Options,
    /// The way in which players are seated.
    pub seating: Seating,
    /// The seed of the deal, after the start.
    pub seed: Option<Seed>,
    /// The setup, after the start.
    pub setup: Option<Value>,
    /// The moment of another game from which this one continues, if any.
    pub origin: Option<Arc<Origin>>,
    /// The salt that makes the commitment unguessable, after the start. `None` for games that began before the bot
    /// sealed games.
    pub salt: Option<Bytes32>,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The channel of a public thread. `None` if the bot doesn't know it.
    pub parent: Option<ChannelId>,
    /// The user with the right to start and cancel the game.
    pub host: UserId,
    pub host_name: String,
    /// Lobby, running, over or canceled.
    pub state: TableState,
    /// The language of public messages.
    pub locale: String,
    /// Light or dark pictures.
    pub theme: Theme,
    /// The host's settings.
    pub settings: Settings,
    /// The game that was last played in the channel. While there is only a lobby, requests about a game refer to it.
    pub previous: Option<TableId>,
    /// The reserved seats of a lobby: a rematch waits for the players of the other game.
    pub reserved: Option<ReservedSeats>,
    /// The clocks by seat. Empty before the start, or if the game doesn't measure time.
    pub clocks: Vec<SeatClock>,
    /// The time when the lobby was opened.
    pub opened_at: Timestamp,
    /// The time of the start.
    pub started_at: Option<Timestamp>,
    /// The time of the end.
    pub ended_at: Option<Timestamp>,
    /// `true` if the channel was deleted. The bot posts nothing until the game is moved to another one.
    pub channel_deleted: bool,
    /// `true` if the bot has notified the host that the lobby is full.
    pub full_announced: bool,
    /// The pauses of this game, oldest first. The last one may be open.
    pub pauses: Vec<TablePause>,
    /// The time of a person's last action.
    pub touched_at: Timestamp,
    /// The time when the bot asked in the channel whether to close or pause the idle game.
    pub idle_asked_at: Option<Timestamp>,
    /// The last pause proposal.
    pub proposal: Option<PauseProposal>,
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// Returns `true` if the game comes from a file. Only its host can open it.
    pub fn is_imported(&self) -> bool {
        self.channel == NO_CHANNEL
    }

    /// The seats where a person plays, without those where a computer player fills in.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|seat| seat.occupant.person().is_some()).map(|seat| seat.seat)
    }

    /// Returns `true` if computer players act. They stop while no person plays, since no one would see it.
    pub fn computers_play(&self) -> bool {
        self.humans().next().is_some()
    }

    /// The open pause.
    pub fn pause(&self) -> Option<&TablePause> {
        self.pauses.last().filter(|pause| pause.ended.is_none())
    }

    pub(in crate::table) fn stop(&mut self, since: Timestamp, until: Option<Timestamp>, asleep: bool) {
        self.pauses.push(TablePause { since, until, ended: None, asleep });
        let many = self.pauses.len().saturating_sub(REMEMBERED);
        self.pauses.drain(..many);
    }

    /// Resumes the game. Returns `true` if it was paused.
    pub(in crate::table) fn go_on(&mut self, at: Timestamp) -> bool {
        let Some(pause) = self.pauses.last_mut().filter(|pause| pause.ended.is_none()) else { return false };
        pause.ended = Some(at.max(pause.since));
        true
    }

    /// Returns `true` if this is a lobby in which all seats are taken.
    pub fn is_full(&self) -> bool {
        self.state == TableState::Lobby && self.seats.len() >= usize::from(self.capacity)
    }

    /// The users for whom this lobby reserves a seat.
    pub fn reserved_for(&self, at: Timestamp) -> Vec<UserId> {
        let seated: Vec<UserId> = self.seats.iter().filter_map(|seat| seat.occupant.user()).collect();
        let kept = self.reserved.filter(|kept| self.state == TableState::Lobby && at < kept.until);
        kept.map_or_else(Vec::new, |kept| kept.missing(&seated))
    }

    /// Returns `true` if a computer player decides for this seat.
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.seats.get(usize::from(seat)).is_some_and(|seat| seat.occupant.is_computer())
    }
}

/// A seat as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat. In the lobby, players are numbered as they joined.
    pub seat: Seat,
    pub occupant: Occupant,
    pub name: String,
    /// The offer of the seat, or the vote on it.
    pub offer: Option<SeatOffer>,
    /// The time since which this occupant has the seat.
    pub since: Timestamp,
}

/// A log entry as stored. The log only grows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The number, from 1 without gaps.
    pub seq: u32,
    pub kind: EntryKind,
    pub seat: Option<Seat>,
    /// The user who acted.
    pub user: Option<UserId>,
    pub at: Timestamp,
    pub interaction: Option<InteractionId>,
    /// The number of completed turns after this entry.
    pub turn: u32,
    /// The hash of the position after this entry.
    pub hash: u64,
    /// The message that shows this entry.
    pub shown: Shown,
    /// The number of steps that a computer player could simulate per decision. With the game's seed, it reproduces the
    /// turn. `None` for a person's turn.
    pub budget: Option<u64>,
    /// The duration of a person's turn without quiet hours, vacations and pauses, in milliseconds. `None` for other
    /// entries, and in games without [`TableRow::sealed_rules`].
    pub counted: Option<u64>,
    /// The name of the seat's previous occupant, if the seat changed hands. `None` in games of the first releases.
    pub former: Option<String>,
    /// The hash of the previous entry, or the game's commitment for the first one. The store sets it. `None` for games
    /// that began before the bot sealed games.
    pub before: Option<Bytes32>,
}

/// The message that shows a turn or an undo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// A new message.
    #[default]
    Alone,
    /// The message of a later turn.
    Later,
    /// The newest message, which changes instead of a new one ([`Settings::one_message`](crate::table::Settings)).
    Joined,
}

impl Shown {
    /// All values. Their index is the stored number.
    pub const ALL: [Shown; 3] = [Shown::Alone, Shown::Later, Shown::Joined];
}

/// The kind of a log entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A turn, with its steps in notation.
    Turn(Vec<String>),
    /// A player asks to undo this entry's turn and all later ones.
    UndoAsked(u32),
    /// A player agrees to the request of this entry.
    UndoAgreed(u32),
    /// A player refuses the request of this entry.
    UndoRefused(u32),
    /// The turns of these entries are undone.
    Undone(Vec<u32>),
    /// The earlier log didn't replay to its hashes, so the game continues from this saved position.
    Resumed(String),
    /// The seat changed hands for this reason.
    Seated(SeatChangeReason),
}

impl EntryKind {
    /// The kind and its data, as the store writes them and the hash chain includes them.
    pub fn written(&self) -> (&'static str, String) {
        // The data are numbers in a list and a word, so writing them as JSON can't fail.
        match self {
            EntryKind::Turn(steps) => ("turn", steps.join("; ")),
            EntryKind::UndoAsked(turn) => ("undo_asked", turn.to_string()),
            EntryKind::UndoAgreed(request) => ("undo_agreed", request.to_string()),
            EntryKind::UndoRefused(request) => ("undo_refused", request.to_string()),
            EntryKind::Undone(turns) => ("undone", serde_json::to_string(turns).unwrap_or_default()),
            EntryKind::Resumed(saved) => ("resumed", saved.clone()),
            EntryKind::Seated(why) => {
                let word = serde_json::to_value(why).ok().and_then(|word| word.as_str().map(str::to_owned));
                ("seated", word.unwrap_or_default())
            }
        }
    }
}

/// A draft as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftRow {
    pub seat: Seat,
    /// The number of log entries when this decision began.
    pub seq: u32,
    /// Grows with every change to this seat's drafts for this decision.
    pub revision: u32,
    /// The steps in notation.
    pub steps: Vec<String>,
}

impl DraftRow {
    /// The revision of a draft that the bot made from an undone turn or a failed queued turn, before the player changes
    /// it.
    pub const TAKEN_BACK: u32 = 0;

    /// Returns `true` if the player has started planning, after an undo too.
    pub fn is_begun(&self) -> bool {
        self.revision != Self::TAKEN_BACK && !self.steps.is_empty()
    }
}

/// A position saved with the last change, in case the log doesn't replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPosition {
    /// The number of log entries that it includes.
    pub seq: u32,
    pub saved: String,
}

/// The stage of a game's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Players join.
    Lobby,
    /// The game is played.
    Running,
    /// The game has a result.
    Over,
    /// Ended without a result.
    Cancelled,
}
