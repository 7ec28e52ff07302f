//! Requests to the bot's games.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::{Options, Seat};

use super::ids::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::table::features::lobby::request::LobbyOrder;
use crate::table::features::notes::values::NoteRequest;
use crate::table::features::planning::request::{LineRequest, PlanOrder};
use crate::table::features::preferences::values::PreferencesChange;
use crate::table::features::queued_turns::request::QueuedTurnOrder;
use crate::table::features::settings::values::{Seating, SettingsChange};
use crate::table::features::standstill::request::PauseOrder;
use crate::table::features::undo::request::UndoOrder;

/// The user who makes a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The Discord user.
    pub user: UserId,
    /// The user's name in this server.
    pub name: String,
    /// The language of the user's Discord client, for private replies.
    pub locale: String,
    /// `true` if the user has *Manage Channels* in this channel.
    pub may_manage: bool,
}

/// The origin of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestOrigin {
    /// The server, `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The language of a new table's public messages: the server's choice, or else the asker's. `None` means English.
    pub locale: Option<String>,
}

/// One click or one command.
#[derive(Clone, Debug)]
pub struct Request {
    /// The identifier. A repeated request gets the same reply and changes nothing.
    pub interaction: InteractionId,
    /// The user.
    pub actor: Actor,
    /// The origin.
    pub origin: RequestOrigin,
    /// The game that a button belongs to; `None` (slash commands) means the channel's game.
    pub table: Option<TableId>,
    /// The command.
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
    Lines(LineRequest),
    /// Reads from a game.
    Query(Query),
    /// Changes a game.
    Order(Order),
}

impl From<Query> for Command {
    fn from(query: Query) -> Self {
        Command::Query(query)
    }
}

impl From<Order> for Command {
    fn from(order: Order) -> Self {
        Command::Order(order)
    }
}

impl From<LobbyOrder> for Command {
    fn from(order: LobbyOrder) -> Self {
        Command::Order(Order::Lobby(order))
    }
}

impl From<PlanOrder> for Command {
    fn from(order: PlanOrder) -> Self {
        Command::Order(Order::Plan(order))
    }
}

impl From<QueuedTurnOrder> for Command {
    fn from(order: QueuedTurnOrder) -> Self {
        Command::Order(Order::QueuedTurn(order))
    }
}

impl From<UndoOrder> for Command {
    fn from(order: UndoOrder) -> Self {
        Command::Order(Order::Undo(order))
    }
}

impl From<PauseOrder> for Command {
    fn from(order: PauseOrder) -> Self {
        Command::Order(Order::Pause(order))
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

impl From<LineRequest> for Command {
    fn from(lines: LineRequest) -> Self {
        Command::Lines(lines)
    }
}

impl From<PreferencesChange> for Command {
    fn from(change: PreferencesChange) -> Self {
        Command::Preferences(Box::new(change))
    }
}

/// The parameters of a new lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Identifier of the game.
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
    Orders,
    /// The board after this number of turns; `None` for now.
    Board {
        /// The number of turns.
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
        /// The turn.
        turn: Option<u32>,
    },
    /// The current score of every player.
    Score,
    /// The game's settings.
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
pub enum Order {
    /// Opens, fills, starts, ends or reopens a game.
    Lobby(LobbyOrder),
    /// Plans and ends a turn.
    Plan(PlanOrder),
    /// Changes a queued turn.
    QueuedTurn(QueuedTurnOrder),
    /// Undoes turns.
    Undo(UndoOrder),
    /// Pauses and resumes a game.
    Pause(PauseOrder),
    /// Changes the occupant of a seat.
    Seat(SeatOrder),
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
pub enum SeatOrder {
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
