//! What can be asked of a table.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::{Options, Seat};

use super::ids::{ChannelId, GuildId, InteractionId, TableId, UserId};
use super::stamp::Stamp;
use crate::table::features::lobby::request::LobbyOrder;
use crate::table::features::notes::values::NoteRequest;
use crate::table::features::preferences::values::PreferencesChange;
use crate::table::features::queued_turns::request::QueuedTurnOrder;
use crate::table::features::settings::values::{Seating, SettingsChange};
use crate::table::features::standstill::request::PauseOrder;
use crate::table::features::turn::request::TurnOrder;
use crate::table::features::undo::request::UndoOrder;

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The Discord user.
    pub user: UserId,
    /// The name by which this server knows them.
    pub name: String,
    /// The language of their Discord client; private answers use it.
    pub locale: String,
    /// Whether they hold *Manage Channels* in this channel.
    pub may_manage: bool,
}

/// Where it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestOrigin {
    /// The server, `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The server's language: that of a new table's public messages. `None` means English.
    pub locale: Option<String>,
}

/// One click or one command.
#[derive(Clone, Debug)]
pub struct Request {
    /// Its identifier: the same one twice gets the same answer and changes nothing more.
    pub interaction: InteractionId,
    /// Who asks.
    pub actor: Actor,
    /// Where.
    pub origin: RequestOrigin,
    /// The table that a button belongs to; `None` (slash commands) means the channel's table.
    pub table: Option<TableId>,
    /// What is asked.
    pub command: Command,
}

/// Of which turn a line of steps is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedTurn {
    /// Whoever types it is to move.
    Own,
    /// It is planned before its time.
    Ahead,
    /// It is tried out.
    Line {
        /// In a new line, after so many turns of the game; `None`: in the line that was changed last.
        from: Option<u32>,
    },
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens a lobby in this channel; the asker is the host and takes the first seat.
    New(NewTable),
    /// Opens a lobby like that of this table: its game, options, settings and computer players.
    Again(TableId),
    /// Opens a lobby for a game that goes on from this one, which is over, after so many turns.
    PlayOn {
        /// After how many.
        turn: u32,
    },
    /// Shows the asker's preferences, after changing what is given.
    Preferences(Box<PreferencesChange>),
    /// Lists the asker's tables in this server.
    Games,
    /// Shows, writes or finds the asker's notes.
    Notes(NoteRequest),
    /// Tries things out on a private board.
    Lines(LineRequest),
    /// Reads something of a table.
    Query(Query),
    /// Changes a table.
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

impl From<TurnOrder> for Command {
    fn from(order: TurnOrder) -> Self {
        Command::Order(Order::Turn(order))
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

/// What a lobby is opened with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Identifier of the game.
    pub game: String,
    /// Its setup options; what is missing has its default.
    pub options: Options,
    /// How many may play; `None` means as many as the game allows.
    pub seats: Option<u8>,
    /// How players are seated.
    pub seating: Seating,
    /// Whether the game begins by itself when the last seat is taken.
    pub start_when_full: bool,
}

/// What can be asked without changing a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// What table this is and whose turn it is.
    Info,
    /// The asker's draft (*Take your turn*, *Choose your tiles*).
    Planner,
    /// The turn that the asker plans ahead; the draft, where it is the asker's turn.
    Ahead,
    /// What the asker has ordered.
    Orders,
    /// The table after so many turns; `None`: now.
    Board {
        /// The number of turns.
        turn: Option<u32>,
    },
    /// The table after what the public message of this log entry tells.
    BoardAt {
        /// How many entries the log had.
        seq: u32,
    },
    /// What the public message of this log entry tells, at length.
    Happened {
        /// How many entries the log had.
        seq: u32,
        /// Rather everything since the asker's last turn before it.
        since_own: bool,
    },
    /// The page of the log that has this turn; `None`: the last page.
    Log {
        /// The turn.
        turn: Option<u32>,
    },
    /// What everyone would score now.
    Score,
    /// The table's settings.
    Settings,
    /// What a computer player would do in the asker's place.
    Hint,
    /// Where a finished game was decided.
    TurningPoints,
    /// Whether a finished game was fair.
    Proof,
    /// What taking back the asker's last turn would take back.
    TakingBack,
}

/// What changes a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Opens, fills, starts, ends or reopens a game.
    Lobby(LobbyOrder),
    /// Plans and ends the player's turn. With the stamp of a queued turn, plans that one.
    Turn(TurnOrder),
    /// Plans turns ahead.
    QueuedTurn(QueuedTurnOrder),
    /// Undoes turns.
    Undo(UndoOrder),
    /// Pauses and resumes a game.
    Pause(PauseOrder),
    /// Changes who sits where.
    Seat(SeatOrder),
    /// Brings a table whose channel is gone to this channel: this one, or the only one there is.
    Move {
        /// Its number ([`TableId::number`]).
        table: Option<i64>,
    },
    /// Changes the table's settings (host or *Manage Channels*).
    Settings(Box<SettingsChange>),
}

/// What can be asked about who sits where. A seat that is not named is the only one which can be
/// meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatOrder {
    /// A computer player takes a seat in the lobby.
    AddComputer(Strength),
    /// A computer player leaves: in the lobby its seat is gone, in a running game it is offered.
    RemoveComputer(Option<Seat>),
    /// A computer player plays as well as this from now on.
    Strength(Option<Seat>, Strength),
    /// A computer player takes an empty seat, or holds a person's until they return.
    HandOver(Option<Seat>, Strength),
    /// The seat is offered to somebody, or to whoever takes it. `None`: the asker's own seat.
    Offer {
        /// Which seat.
        seat: Option<Seat>,
        /// To whom; `None`: to everybody.
        to: Option<UserId>,
    },
    /// A player agrees that a seat shall be offered.
    Agree(Seat),
    /// Takes a seat that is offered.
    Take(Seat),
    /// Gives the own seat up for good.
    Resign(Successor),
    /// Takes the own seat back from a computer, or withdraws its offer.
    Back,
}

/// Who gets the seat of a player who resigns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Successor {
    /// A computer player, where the table allows it; else nobody yet.
    #[default]
    Computer,
    /// Nobody yet: the seat is offered to everybody.
    Anybody,
}

/// What is asked of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineRequest {
    /// The asker's lines; a new one from now where there are none.
    Open,
    /// A new line from the game after so many turns.
    Begin {
        /// After how many; `None`: now.
        turn: Option<u32>,
    },
    /// The asker's lines, with what can be done about the one with this number.
    List(Option<u32>),
    /// The board of this line.
    Show(u32),
    /// The boards of two of the asker's lines; of one and the one that was changed last besides.
    Compare(u32, Option<u32>),
    /// What a computer player would do in a line.
    Hint(Stamp),
    /// One or several steps in notation, separated by `;`, on the line that was changed last, or on a new one from
    /// this turn on. What completes a turn is final there, and the next seat goes on.
    Play {
        /// After so many turns of the game, in a new line.
        turn: Option<u32>,
        /// The typed line.
        text: String,
    },
    /// Changes a line.
    Change(Stamp, LineChange),
}

/// How a line changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineChange {
    /// Puts what was chosen with one click into the turn.
    Step(String),
    /// Takes the last click back; where there is none, the last turn.
    Undo,
    /// Completes the turn: the next seat is to move.
    EndTurn,
    /// A computer player plays the turn.
    Computer,
    /// Makes a turn that was advised the one that is planned.
    UseHint(usize),
    /// Calls it so; an empty text takes the name away.
    Name(String),
    /// Deletes it.
    Drop,
}
