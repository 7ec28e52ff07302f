//! Tables, logs and drafts as they are stored.

use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{Options, Phrase, Seat, Seed};
use crate::games::Theme;
use crate::games::proof::Bytes32;

use super::ids::{ChannelId, GuildId, InteractionId, TableId, UserId};
use super::seat::{Occupant, Offer, SeatChangeReason};
use crate::table::features::clocks::values::SeatClock;
use crate::table::features::lobby::values::Origin;
use crate::table::features::settings::values::{Seating, Settings};
use crate::table::features::standstill::values::{PauseProposal, TablePause};

/// How many of a table's pauses are remembered. Only those since the oldest open decision matter.
const REMEMBERED: usize = 20;

/// A table as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Its identifier; 0 before it is stored.
    pub id: TableId,
    /// Identifier of the game.
    pub game: String,
    /// Version of the rules that it was started with.
    pub rules_version: u32,
    /// How many may play.
    pub capacity: u8,
    /// The setup options.
    pub options: Options,
    /// How players are seated.
    pub seating: Seating,
    /// What the setup was dealt from, once started.
    pub seed: Option<Seed>,
    /// The setup, once started.
    pub setup: Option<Value>,
    /// From where in another game it goes on; `None`: it begins at its beginning.
    pub origin: Option<Arc<Origin>>,
    /// What makes the commitment unguessable, once started; not of games that began when nothing was sealed.
    pub salt: Option<Bytes32>,
    /// The server.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// Who may start and cancel.
    pub host: UserId,
    /// The host's name.
    pub host_name: String,
    /// Lobby, running, over or cancelled.
    pub state: TableState,
    /// The language of public messages.
    pub locale: String,
    /// Light or dark pictures.
    pub theme: Theme,
    /// What the host decided.
    pub settings: Settings,
    /// The clocks by seat; none where time is not measured, or before the start.
    pub clocks: Vec<SeatClock>,
    /// When the lobby was opened.
    pub opened_at: Timestamp,
    /// When the game started.
    pub started_at: Option<Timestamp>,
    /// When it ended.
    pub ended_at: Option<Timestamp>,
    /// The channel is gone: nothing is posted until the table is moved to another one.
    pub channel_deleted: bool,
    /// Whether the host was told that every seat is taken.
    pub told_full: bool,
    /// When the table stood still by itself, oldest first; the last one may not have ended.
    pub pauses: Vec<TablePause>,
    /// When a person last did something here.
    pub touched_at: Timestamp,
    /// Since when the channel is asked whether the table may be closed or put to sleep, since nobody comes.
    pub sleep_asked: Option<Timestamp>,
    /// The last pause that was proposed.
    pub proposal: Option<PauseProposal>,
    /// Who plays now, by seat.
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// The seats of people who play: not those which a computer holds until its person returns.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|seat| seat.occupant.person().is_some()).map(|seat| seat.seat)
    }

    /// Whether computers decide: while nobody is there to see it, the game rests.
    pub fn computers_play(&self) -> bool {
        self.humans().next().is_some()
    }

    /// The pause in which the table stands still.
    pub fn pause(&self) -> Option<&TablePause> {
        self.pauses.last().filter(|pause| pause.ended.is_none())
    }

    /// The table stands still from now on.
    pub(in crate::table) fn stop(&mut self, since: Timestamp, until: Option<Timestamp>, asleep: bool) {
        self.pauses.push(TablePause { since, until, ended: None, asleep });
        let many = self.pauses.len().saturating_sub(REMEMBERED);
        self.pauses.drain(..many);
    }

    /// It does not stand still any more. Whether it did.
    pub(in crate::table) fn go_on(&mut self, at: Timestamp) -> bool {
        let Some(pause) = self.pauses.last_mut().filter(|pause| pause.ended.is_none()) else { return false };
        pause.ended = Some(at.max(pause.since));
        true
    }

    /// Whether it is a lobby in which every seat is taken.
    pub fn is_full(&self) -> bool {
        self.state == TableState::Lobby && self.seats.len() >= usize::from(self.capacity)
    }

    /// For whom a seat is kept in this lobby.
    pub fn kept_for(&self, at: Timestamp) -> Vec<UserId> {
        let seated: Vec<UserId> = self.seats.iter().filter_map(|seat| seat.occupant.user()).collect();
        let kept = self.settings.kept.filter(|kept| self.state == TableState::Lobby && at < kept.until);
        kept.map_or_else(Vec::new, |kept| kept.missing(&seated))
    }

    /// Whether a computer decides for this seat.
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.seats.get(usize::from(seat)).is_some_and(|seat| seat.occupant.is_computer())
    }
}

/// A player on a seat as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat; in the lobby the order of joining.
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// The name shown.
    pub name: String,
    /// To whom the seat is offered, or is asked to be.
    pub offer: Option<Offer>,
    /// Since when.
    pub since: Timestamp,
}

/// An entry of the log as stored. Entries are only ever appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Number, from 1 without gaps.
    pub seq: u32,
    /// What it is.
    pub kind: EntryKind,
    /// Whose seat.
    pub seat: Option<Seat>,
    /// Who did it.
    pub user: Option<UserId>,
    /// When.
    pub at: Timestamp,
    /// The interaction that caused it.
    pub interaction: Option<InteractionId>,
    /// Turns completed after it.
    pub turn: u32,
    /// Hash of the state after it.
    pub hash: u64,
    /// Why a computer played this turn: every such turn has a reason, a person's has none.
    pub reason: Option<Phrase>,
    /// A turn that posts nothing of its own: the next message tells it.
    pub quiet: bool,
    /// How many steps a computer could play in search of each decision of this turn: with the game's seed it
    /// gives the same turn again. Not known of the first releases.
    pub budget: Option<u64>,
    /// Of a seat that came into other hands: who sat there before. Not known of the first releases.
    pub former: Option<String>,
    /// The hash of the entry before, or of the first one the game's commitment; set when it is stored. Not
    /// known of games that began when nothing was sealed.
    pub before: Option<Bytes32>,
}

/// What a log entry is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A turn: its steps in notation.
    Turn(Vec<String>),
    /// A player asks to take the turn of this entry back, and all since.
    UndoAsked(u32),
    /// A player agrees with the request of this entry.
    UndoAgreed(u32),
    /// A player refuses the request of this entry.
    UndoRefused(u32),
    /// The turns of these entries count no more.
    Undone(Vec<u32>),
    /// The log before did not replay to its hashes; the game goes on from this saved position.
    Resumed(String),
    /// The seat has come into other hands, and why.
    Seated(SeatChangeReason),
}

impl EntryKind {
    /// The kind and what it needs, as they are stored and linked.
    pub fn written(&self) -> (&'static str, String) {
        // Numbers in a list, and a word: writing them as JSON cannot fail.
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
    /// Whose.
    pub seat: Seat,
    /// The log entries there were when this decision began.
    pub seq: u32,
    /// Grows with every change of this seat's drafts at this decision.
    pub revision: u32,
    /// The steps in notation.
    pub steps: Vec<String>,
}

impl DraftRow {
    /// The revision of a turn that was taken back, or ordered and not carried out: nobody has changed anything yet.
    pub const TAKEN_BACK: u32 = 0;

    /// Whether the player has begun to plan, and not only taken a turn back.
    pub fn is_begun(&self) -> bool {
        self.revision != Self::TAKEN_BACK && !self.steps.is_empty()
    }
}

/// A position saved with the last change, for when the log cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPosition {
    /// The log entries it contains.
    pub seq: u32,
    /// The position.
    pub saved: String,
}

/// Where a table is in its life.
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
