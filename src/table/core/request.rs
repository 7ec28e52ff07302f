//! Requests to the bot's games.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::{Options, Seat};

use super::ids::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::table::features::lobby::request::LobbyAction;
use crate::table::features::notes::values::NoteRequest;
use crate::table::features::planning::request::{PlanAction, WhatIfRequest};
use crate::table::features::preferences::values::PreferencesChange;
use crate::table::features::queued_turns::request::QueuedTurnAction;
use crate::table::features::settings::values::{Seating, SettingsChange};
use crate::table::features::standstill::request::PauseAction;
use crate::table::features::undo::request::UndoAction;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    pub user: UserId,
    /// The user's name in this server.
    pub name: String,
    /// The language of the user's Discord client, for private replies.
    pub locale: String,
    /// `true` if the user has *Manage Channels* in this channel.
    pub may_manage: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestOrigin {
    /// The server, `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The language of a new game's public messages: the server's choice, or else the user's language. `None` means
    /// English.
    pub locale: Option<String>,
}

/// A request of a user: one click or one command.
#[derive(Clone, Debug)]
pub struct Request {
    /// The identifier. A repeated request gets the same reply and changes nothing.
    pub interaction: InteractionId,
    pub actor: Actor,
    pub origin: RequestOrigin,
    /// The game that a button belongs to; `None` (slash commands) means the channel's game.
    pub table: Option<TableId>,
    pub command: Command,
}

/// A command for the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens a lobby in this channel. The user becomes the host and takes the first seat.
    New(NewTable),
    /// Opens a lobby with the title, options, settings and computer players of this game.
    Again(TableId),
    /// Opens a lobby for a game that continues from this finished one.
    PlayOn {
        /// The number of turns before the new game begins.
        turn: u32,
    },
    /// Changes the given preferences, then shows all.
    Preferences(Box<PreferencesChange>),
    /// Lists the user's games in this server.
    Games,
    /// Shows, writes or finds the user's notes.
    Notes(NoteRequest),
    /// Works with what-ifs.
    WhatIf(WhatIfRequest),
    Query(Query),
    /// Changes a game.
    Action(TableAction),
}

impl From<Query> for Command {
    fn from(query: Query) -> Self {
        Command::Query(query)
    }
}

impl From<TableAction> for Command {
    fn from(action: TableAction) -> Self {
        Command::Action(action)
    }
}

impl From<LobbyAction> for Command {
    fn from(action: LobbyAction) -> Self {
        Command::Action(TableAction::Lobby(action))
    }
}

impl From<PlanAction> for Command {
    fn from(action: PlanAction) -> Self {
        Command::Action(TableAction::Plan(action))
    }
}

impl From<QueuedTurnAction> for Command {
    fn from(action: QueuedTurnAction) -> Self {
        Command::Action(TableAction::QueuedTurn(action))
    }
}

impl From<UndoAction> for Command {
    fn from(action: UndoAction) -> Self {
        Command::Action(TableAction::Undo(action))
    }
}

impl From<PauseAction> for Command {
    fn from(action: PauseAction) -> Self {
        Command::Action(TableAction::Pause(action))
    }
}

impl From<NewTable> for Command {
    fn from(table: NewTable) -> Self {
        Command::New(table)
    }
}

impl From<NoteRequest> for Command {
    fn from(notes: NoteRequest) -> Self {
        Command::Notes(notes)
    }
}

impl From<WhatIfRequest> for Command {
    fn from(request: WhatIfRequest) -> Self {
        Command::WhatIf(request)
    }
}

impl From<PreferencesChange> for Command {
    fn from(change: PreferencesChange) -> Self {
        Command::Preferences(Box::new(change))
    }
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
}

/// A request that changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// Facts about the game, with the player to act.
    Info,
    /// The player's draft (*Take your turn*, *Choose your tiles*).
    Planner,
    /// The turn that the player plans ahead, or the draft if it's the player's turn.
    Ahead,
    /// The player's queued turns.
    QueuedTurns,
    /// The board after this number of turns; `None` for now.
    Board {
        turn: Option<u32>,
    },
    /// The board after the turns in this log entry's public message.
    BoardAt {
        /// The number of log entries at that message.
        seq: u32,
    },
    /// The recap of this log entry's public message.
    Happened {
        /// The number of log entries at that message.
        seq: u32,
        /// `true` for all turns since the player's own last turn before it.
        since_own: bool,
    },
    /// The log page with this turn; `None` for the last page.
    Log {
        turn: Option<u32>,
    },
    Score,
    Settings,
    /// A computer player's suggestions for the player's decision.
    Hint,
    /// The turning points of a finished game.
    TurningPoints,
    /// The proof that a finished game was fair.
    Proof,
    /// The effect of undoing the player's last turn.
    TakingBack,
}

/// A change to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// Opens, fills, starts, ends or reopens a game.
    Lobby(LobbyAction),
    /// Plans and ends a turn.
    Plan(PlanAction),
    /// Changes a queued turn.
    QueuedTurn(QueuedTurnAction),
    /// Undoes turns.
    Undo(UndoAction),
    /// Pauses and resumes a game.
    Pause(PauseAction),
    /// Changes the occupant of a seat.
    Seat(SeatAction),
    /// Moves a game from a deleted channel to this channel.
    Move {
        /// The game's number ([`TableId::number`]); `None` if there is only one such game.
        table: Option<i64>,
    },
    /// Changes the game's settings (host or *Manage Channels*).
    Settings(Box<SettingsChange>),
}

/// A change to a seat's occupant. A missing seat means the only possible one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatAction {
    /// Adds a computer player in the lobby.
    AddComputer(Strength),
    /// Removes a computer player. In the lobby its seat disappears, in a running game the seat becomes open.
    RemoveComputer(Option<Seat>),
    /// Sets a computer player's strength.
    Strength(Option<Seat>, Strength),
    /// Lets a computer player take an open seat, or fill in for a person until they return.
    HandOver(Option<Seat>, Strength),
    /// Offers the seat to a user, or to anyone.
    Offer {
        /// The seat; `None` for the player's own.
        seat: Option<Seat>,
        /// The user; `None` for anyone.
        to: Option<UserId>,
    },
    /// Agrees to open a seat.
    Agree(Seat),
    /// Takes an open seat.
    Take(Seat),
    /// Gives up the player's own seat for good.
    Resign(Successor),
    /// Takes the player's own seat back from a computer player, or cancels its offer.
    Back,
}

/// The successor of a player who resigns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Successor {
    /// A computer player if the game allows it, otherwise an open seat.
    #[default]
    Computer,
    /// An open seat for anyone.
    Anybody,
}
