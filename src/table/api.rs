//! The words that the table and its users exchange: requests, replies, announcements.

use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::{Event, Options, Outcome, Phrase, Seat};
use crate::games::{Position, Prompt, ScoreLine, Theme, Title};

use super::draft::NOTHING_MORE;
use super::{
    ChannelId, GuildId, Hints, InteractionId, LogPage, MessageId, MyTables, OfferNews, PreferencesChange,
    PreferencesSheet, ReminderNews, Review, ScoreSheet, SeatOrder, Settings, SettingsChange, SettingsSheet, Snapshot,
    TableId, TimeLeft, UserId,
};

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

/// What a press was about. A press on a state that is no longer so is refused in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    /// The table.
    pub table: TableId,
    /// How many entries the log had when this decision of the seat began.
    pub seq: u32,
    /// The revision of the seat's draft: it grows with every change.
    pub draft: u32,
}

/// How players are seated at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// By lot.
    #[default]
    Random,
    /// In the order in which they joined.
    Joined,
}

/// What can be asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens a lobby in this channel; the asker is the host and takes the first seat.
    New {
        /// Identifier of the game.
        game: String,
        /// Its setup options; what is missing has its default.
        options: Options,
        /// How many may play; `None` means as many as the game allows.
        seats: Option<u8>,
        /// How players are seated.
        seating: Seating,
    },
    /// Takes a seat in the lobby.
    Join,
    /// Gives the seat in the lobby back.
    Leave,
    /// Starts the game (host or *Manage Channels*).
    Start,
    /// Ends the lobby or the running game without a result (host or *Manage Channels*).
    Cancel,
    /// Asks what table this is and whose turn it is.
    Info,
    /// Opens the asker's draft, or continues it (*Take your turn*, *Choose your tiles*).
    Planner,
    /// Puts one answer into the draft.
    Step {
        /// What the press was about.
        stamp: Stamp,
        /// The step in notation.
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
    /// ([`Planner::end_step`]), that step is taken.
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
    /// Takes the asker's last turn back: at once where that is free, else it asks the others.
    Undo {
        /// The log entry that a button is about ([`TurnDone::seq`]); `None`: the asker's last turn.
        turn: Option<u32>,
    },
    /// Answers a request to take a turn back.
    AnswerUndo {
        /// The request ([`UndoRequest::request`]).
        request: u32,
        /// Whether the asker agrees.
        agree: bool,
    },
    /// Shows the table after so many turns; `None`: now.
    Board {
        /// The number of turns.
        turn: Option<u32>,
    },
    /// Shows the page of the log that has this turn; `None`: the last page.
    Log {
        /// The turn.
        turn: Option<u32>,
    },
    /// What everyone would score now.
    Score,
    /// Changes who sits where.
    Seat(SeatOrder),
    /// Asks a computer player what it would do in the asker's place.
    Hint,
    /// Makes a turn that was advised the asker's draft.
    UseHint {
        /// What the press was about; the draft may have changed since.
        stamp: Stamp,
        /// Which turn of [`Hints::turns`].
        rank: usize,
    },
    /// Asks where a finished game was decided.
    TurningPoints,
    /// The asker's tables in this server.
    Games,
    /// Brings a table whose channel is gone to this channel: this one, or the only one there is.
    Move {
        /// Which.
        table: Option<TableId>,
    },
    /// Shows the table's settings, and changes those that are given (host or *Manage Channels*).
    Settings(Box<SettingsChange>),
    /// Shows how the asker is told that it is their turn, and changes what is given. Not about a
    /// table.
    Remind(Box<PreferencesChange>),
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// A Discord user.
    Human,
    /// A computer player.
    Ai,
}

/// A player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The seat, from 0; in the lobby the order of joining.
    pub seat: Seat,
    /// The Discord user, `None` for a computer player or a former player.
    pub user: Option<UserId>,
    /// The name to be shown.
    pub name: String,
    /// Human or not. A computer with a user holds the seat until that user returns; a human without
    /// one is an empty seat.
    pub kind: PlayerKind,
    /// How well a computer plays.
    pub strength: Option<Strength>,
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

/// A private answer.
#[derive(Clone)]
pub enum Reply {
    /// One sentence; the change is stored.
    Done(Phrase),
    /// A turn was committed.
    TurnDone(TurnDone),
    /// The draft as it is now.
    Planner(Box<Planner>),
    /// What table this is.
    Info(Box<TableInfo>),
    /// The board at a moment.
    Board(Box<Snapshot>),
    /// A page of the log.
    Log(Box<LogPage>),
    /// Points by seat and source.
    Score(Box<ScoreSheet>),
    /// What a computer player would do.
    Hints(Box<Hints>),
    /// Where a finished game was decided.
    Review(Box<Review>),
    /// The asker's tables.
    Games(Box<MyTables>),
    /// The table's settings.
    Settings(Box<SettingsSheet>),
    /// How the asker is told.
    Remind(Box<PreferencesSheet>),
}

/// A committed turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnDone {
    /// The table.
    pub table: TableId,
    /// The log entry, for [`Command::Undo`].
    pub seq: u32,
    /// What to say.
    pub said: Phrase,
    /// Whether it may still be taken back without asking anybody.
    pub may_undo: bool,
}

/// A player's draft: what only this player may see.
#[derive(Clone)]
pub struct Planner {
    /// What every press in this planner is about.
    pub stamp: Stamp,
    /// The table.
    pub table: TableCard,
    /// Whose draft.
    pub seat: Seat,
    /// The position to show: after the steps chosen, without the one that would complete the turn.
    pub position: Arc<dyn Position>,
    /// What to mark changes against: the table as this player last saw it, or as it was when the
    /// turn began once there are steps.
    pub since: Arc<dyn Position>,
    /// The question and every legal answer. No answers once the turn is complete.
    pub prompt: Prompt,
    /// The steps chosen so far, a held last one included.
    pub steps: Vec<DraftStep>,
    /// Whether the turn is complete: only *End turn* (or taking steps back) remains.
    pub complete: bool,
    /// The step which *End turn* takes: the held one, or the answer "nothing more" where it would
    /// complete the turn. `None`: the turn cannot end yet.
    pub end_step: Option<String>,
    /// Whether others decide at the same time, in secret.
    pub simultaneous: bool,
    /// Whether the player may ask for a hint.
    pub hints: bool,
}

/// A step of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftStep {
    /// In notation.
    pub step: String,
    /// In words, as it was offered.
    pub label: Phrase,
    /// What it did; empty for the held step, which may reveal hidden things.
    pub events: Vec<Event>,
}

impl DraftStep {
    /// Whether the step means no more than that nothing more is wanted.
    pub fn says_nothing_more(&self) -> bool {
        NOTHING_MORE.contains(&self.step.as_str())
    }
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
    /// Since when.
    pub waiting_since: Option<Timestamp>,
    /// The clocks, where time is measured.
    pub clocks: Vec<TimeLeft>,
    /// Who of them is on vacation, and until when.
    pub away: Vec<(Seat, Timestamp)>,
    /// The newest public message.
    pub link: Option<MessageLink>,
    /// Whether the channel is gone, so that the table waits to be moved.
    pub homeless: bool,
}

/// What a turn did, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnSummary {
    /// Number of the turn, from 1.
    pub turn: u32,
    /// Whose turn.
    pub seat: Seat,
    /// Every effect in order.
    pub events: Vec<Event>,
    /// Why, where a computer played it.
    pub reason: Option<Phrase>,
}

/// A public message, or a change to one. It is made when it is sent, from what is stored.
#[derive(Clone)]
pub struct Announcement {
    /// The table.
    pub table: TableCard,
    /// What is said.
    pub body: Body,
    /// Who is pinged; nobody else may be.
    pub ping: Vec<UserId>,
    /// The language: the table's, or that of the one person whom it goes to.
    pub locale: String,
}

/// What an announcement says.
#[derive(Clone)]
pub enum Body {
    /// The lobby as the card describes it; buttons only while the state is
    /// [`TableState::Lobby`].
    Lobby,
    /// The game began, or came to a secret choice: who has still to choose.
    Choosing {
        /// The table at this moment.
        news: Box<TurnNews>,
        /// Who has chosen.
        chosen: Vec<Player>,
    },
    /// A turn was taken and the next player is to move. Also the first turn of a game.
    Turn(Box<TurnNews>),
    /// Everybody has chosen: `told` has all the choices. Otherwise like a turn.
    Revealed(Box<TurnNews>),
    /// Turns were taken back. Otherwise like a turn; `told` is empty.
    Undone {
        /// The table at this moment.
        news: Box<TurnNews>,
        /// Who took a turn back.
        by: Player,
        /// How many turns were taken back.
        turns: u32,
    },
    /// A player asks to take a turn back.
    UndoAsked(Box<UndoRequest>),
    /// The game is over.
    Final {
        /// The last turn and the final position.
        news: Box<TurnNews>,
        /// The result.
        outcome: Outcome,
        /// Points by seat and source.
        score: Vec<Vec<ScoreLine>>,
    },
    /// The game after each of its turns, for who wants to see it all once more.
    Replay(Vec<Arc<dyn Position>>),
    /// Buttons are taken off the message; the rest of it stays.
    Closed,
    /// One sentence.
    Notice(Phrase),
    /// A seat came into other hands. Otherwise like a turn.
    Seated {
        /// What happened.
        said: Phrase,
        /// The table at this moment.
        news: Box<TurnNews>,
        /// Whom the table waits for on that seat.
        asks: Vec<Player>,
    },
    /// A seat is offered, or players are asked whether it shall be.
    Offer(OfferNews),
    /// How the game stands.
    Status(Box<TableInfo>),
    /// Players are told that the game waits for them: of one table, or one player of several.
    Reminders(Vec<ReminderNews>),
}

/// The table at a public moment.
#[derive(Clone)]
pub struct TurnNews {
    /// How many entries the log had.
    pub seq: u32,
    /// Turns completed.
    pub turn: u32,
    /// The position; show it through [`Viewer::Public`] only.
    pub position: Arc<dyn Position>,
    /// What to mark changes against: the table as the next player last saw it.
    pub since: Option<Arc<dyn Position>>,
    /// What happened since the last public message.
    pub summaries: Vec<TurnSummary>,
    /// Where the game is.
    pub status: Phrase,
    /// Who must decide now.
    pub to_act: Vec<Player>,
    /// Whether this is still the newest moment: only then it has buttons and pings.
    pub open: bool,
    /// The log entry that its player may still take back without asking, for [`Command::Undo`].
    pub undo: Option<u32>,
    /// The clocks of those to act, where time is measured.
    pub clocks: Vec<TimeLeft>,
    /// Who of those to act is on vacation, and until when.
    pub away: Vec<(Seat, Timestamp)>,
}

/// How a request to take a turn back stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoState {
    /// Answers are awaited.
    Open,
    /// All agreed.
    Agreed,
    /// Somebody refused.
    Refused,
    /// The game went on, so it is void.
    Lapsed,
}

/// A request to take a turn back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoRequest {
    /// Its identifier, for [`Command::AnswerUndo`].
    pub request: u32,
    /// Who asks.
    pub by: Player,
    /// How many turns would be taken back, those of others since then included.
    pub turns: u32,
    /// Who has agreed.
    pub agreed: Vec<Player>,
    /// Who has not answered.
    pub waiting: Vec<Player>,
    /// Who refused.
    pub refused: Option<Player>,
    /// How it stands; buttons only while open.
    pub state: UndoState,
}

impl TableCard {
    /// The players' names by seat.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// Whether a computer holds a seat until somebody returns.
    pub fn has_stand_in(&self) -> bool {
        self.players.iter().any(Player::is_stand_in)
    }

    /// The seat of a user.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players.iter().find(|player| player.user == Some(user)).map(|player| player.seat)
    }
}

impl Player {
    /// Whether a person plays here.
    pub fn is_person(&self) -> bool {
        self.kind == PlayerKind::Human && self.user.is_some()
    }

    /// Whether nobody sits here.
    pub fn is_nobody(&self) -> bool {
        self.kind == PlayerKind::Human && self.user.is_none()
    }

    /// Whether a computer holds this seat until its person returns.
    pub fn is_stand_in(&self) -> bool {
        self.kind == PlayerKind::Ai && self.user.is_some()
    }
}

impl MessageLink {
    /// The address that Discord opens.
    pub fn url(&self) -> String {
        let guild = self.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
        format!("https://discord.com/channels/{guild}/{}/{}", self.channel, self.message)
    }
}

impl Planner {
    /// Whether *End turn* is possible.
    pub fn may_end(&self) -> bool {
        self.end_step.is_some()
    }
}
