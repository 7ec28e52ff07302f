//! What can be asked of a table.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::{Ahead, Options, Seat};

use super::ids::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::table::features::notes::values::NoteRequest;
use crate::table::features::preferences::values::PreferencesChange;
use crate::table::features::queued_turns::values::OrderCondition;

use crate::table::features::settings::values::{Seating, SettingsChange};

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
    /// The language of a new table's public messages: the server's choice, or else the asker's. `None` means English.
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

/// What a press was about. A press on a state that is no longer so is refused in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    /// The table.
    pub table: TableId,
    /// How many entries the log had when this decision of the seat began; of a line its number.
    pub seq: u32,
    /// The revision of the seat's draft: it grows with every change. Those of turns that are planned ahead are
    /// counted from [`Stamp::AHEAD`] on, those of lines from [`Stamp::LINE`] on.
    pub draft: u32,
}

impl Stamp {
    /// The first revision of a turn that is planned ahead.
    pub const AHEAD: u32 = 1 << 31;

    /// Whether the press was about a turn that is planned ahead.
    pub fn is_ahead(self) -> bool {
        self.draft >= Self::AHEAD
    }

    /// The first revision of a line.
    pub const LINE: u32 = 1 << 30;

    /// Whether the press was about a line.
    pub fn is_of_line(self) -> bool {
        (Self::LINE..Self::AHEAD).contains(&self.draft)
    }
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
    /// Puts what was chosen with one click into the draft.
    Step {
        /// What the press was about.
        stamp: Stamp,
        /// The step in notation, or several separated by `;`.
        step: String,
    },
    /// Takes the last step of the draft back.
    UndoStep {
        /// What the press was about.
        stamp: Stamp,
    },
    /// Empties the draft.
    StartOver {
        /// What the press was about.
        stamp: Stamp,
    },
    /// Commits the draft. Where the turn could end but its last step was not chosen
    /// ([`Planner::end_step`](crate::table::Planner::end_step)), that step is taken.
    EndTurn {
        /// What the press was about.
        stamp: Stamp,
    },
    /// One or several steps in notation, separated by `;`, into the draft: all of them or none.
    /// Commits when they complete the turn.
    Play {
        /// The typed line.
        text: String,
    },
    /// Plans the turn ahead on another table.
    PlanOn {
        /// What the press was about.
        stamp: Stamp,
        /// On which.
        ahead: Ahead,
    },
    /// One or several steps in notation, separated by `;`, into the turn that is planned ahead. Makes an order of it
    /// where they complete the turn.
    PlayAhead {
        /// The typed line.
        text: String,
    },
    /// Changes when one of the asker's orders is carried out.
    Condition {
        /// What the press was about.
        stamp: Stamp,
        /// Which alternative, counted from 0.
        number: usize,
        /// When; `None`: it is withdrawn.
        condition: Option<OrderCondition>,
    },
    /// Takes the asker's last turn back: at once where that is free, else it asks the others.
    Undo {
        /// The log entry that a button is about ([`TurnDone::seq`](crate::table::TurnDone::seq)); `None`:
        /// the asker's last turn.
        turn: Option<u32>,
    },
    /// Answers a request to take a turn back.
    AnswerUndo {
        /// The request ([`UndoRequest::request`](crate::table::UndoRequest::request)).
        request: u32,
        /// Whether the asker agrees.
        agree: bool,
    },
    /// Proposes a pause; where nobody else plays it begins at once.
    Pause {
        /// For how many days; `None`: until somebody lets the game go on.
        days: Option<u16>,
    },
    /// Answers the proposal of a pause.
    AnswerPause {
        /// The proposal ([`PauseRequest::number`](crate::table::PauseRequest::number)).
        number: i64,
        /// Whether the asker agrees.
        agree: bool,
    },
    /// Lets a game go on that stands still, or says that a table shall not rest of which the channel was asked (whoever sits at the table, host or *Manage Channels*).
    GoOn,
    /// Closes the lobby, or puts the game to sleep, that the channel was asked about.
    Rest,
    /// Goes on with a game that was cancelled not long ago (host or *Manage Channels*).
    Reopen,
    /// Changes who sits where.
    Seat(SeatOrder),
    /// Makes a turn that was advised the asker's draft.
    UseHint {
        /// What the press was about; the draft may have changed since.
        stamp: Stamp,
        /// Which turn of [`Hints::turns`](crate::table::Hints::turns).
        rank: usize,
    },
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
