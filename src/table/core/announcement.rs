//! Public messages: what they say, made when they are sent from what is stored.

use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::{Event, Outcome, Phrase, Seat, Seed};
use crate::games::proof::Bytes32;
use crate::games::{Position, ScoreLine};

use super::card::{MessageLink, TableCard, TableInfo};
use super::ids::UserId;
use super::jobs::NewJob;
use super::seat::{Offer, Player};
use crate::table::features::clocks::values::TimeLeft;
use crate::table::features::standstill::values::{IdleNews, PauseRequest, TablePause};

/// What a turn did, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnSummary {
    /// Number of the turn, from 1.
    pub turn: u32,
    /// The round in which it was played, if it was in one.
    pub round: Option<u32>,
    /// Whose turn.
    pub seat: Seat,
    /// Every effect in order.
    pub events: Vec<Event>,
    /// Why, where a computer played it.
    pub reason: Option<Phrase>,
    /// The players' names by seat when it was played.
    pub names: Vec<String>,
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
    /// The reminders of those whom it was to ping, and does not since they rest by now.
    pub later: Vec<NewJob>,
    /// The language: the table's, or that of the one person whom it goes to.
    pub locale: String,
}

/// What an announcement says.
#[derive(Clone)]
pub enum Body {
    /// The lobby as the card describes it; buttons only while the state is
    /// [`TableState::Lobby`](crate::table::TableState::Lobby).
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
    /// Everybody has chosen: `summaries` has all the choices. Otherwise like a turn.
    Revealed(Box<TurnNews>),
    /// Turns were taken back. Otherwise like a turn; `summaries` is empty.
    Undone {
        /// The table at this moment.
        news: Box<TurnNews>,
        /// Who took a turn back.
        by: Player,
        /// How many turns were taken back.
        turns: u32,
    },
    /// A message whose turns were all taken back later.
    TakenBack(Box<TurnNews>),
    /// A player asks to take a turn back.
    UndoAsked(Box<UndoRequest>),
    /// The result. What was played last is told by the message before it.
    Final {
        /// The final position.
        news: Box<TurnNews>,
        /// How long the game took.
        days: u32,
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
    /// Every seat is taken; the host is told so.
    Full,
    /// Whether the table may rest, since nobody comes.
    Idle(IdleNews),
    /// A pause is proposed.
    PauseAsked(Box<PauseRequest>),
    /// How the game stands.
    Status(Box<TableInfo>),
    /// Players are reminded that the game waits for them: of one table, or one player of several.
    Reminders(Vec<ReminderNews>),
}

/// The table at a public moment.
#[derive(Clone)]
pub struct TurnNews {
    /// How many entries the log had.
    pub seq: u32,
    /// Turns completed.
    pub turn: u32,
    /// The position; show it through [`Viewer::Public`](crate::engine::Viewer::Public) only.
    pub position: Arc<dyn Position>,
    /// What to mark changes against: the table as the next player last saw it.
    pub since: Option<Arc<dyn Position>>,
    /// What happened since the last public message.
    pub summaries: Vec<TurnSummary>,
    /// Where the game is.
    pub status: Phrase,
    /// Who must decide now.
    pub to_act: Vec<Player>,
    /// The pause in which the table stands still.
    pub pause: Option<TablePause>,
    /// Whether this is still the newest moment: only then it has buttons and pings.
    pub open: bool,
    /// The log entry that its player may still take back without asking, for [`Order::Undo`](crate::table::Order::Undo).
    pub undo: Option<u32>,
    /// The clocks of those to act, where time is measured.
    pub clocks: Vec<TimeLeft>,
    /// Who of those to act is on vacation, and until when.
    pub away: Vec<(Seat, Timestamp)>,
    /// At the start of a game, and after its end: what makes it checkable.
    pub fair_play: Option<FairPlay>,
}

/// What is told so that players can check that a game was fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FairPlay {
    /// At the start: the hash of salt, seed and setup.
    Sealed {
        /// The hash.
        commitment: Bytes32,
    },
    /// After the end: what was sealed.
    Ended {
        /// What the setup was dealt from.
        seed: Seed,
        /// What kept anybody from finding the seed by trying.
        salt: Bytes32,
        /// The hash of the last entry of the log.
        head: Bytes32,
    },
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
    /// Its identifier, for [`Order::AnswerUndo`](crate::table::Order::AnswerUndo).
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

/// How the offer of a seat stands, for its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferNews {
    /// Which seat.
    pub seat: Seat,
    /// The offer.
    pub offer: Offer,
    /// While players are asked: how many of them must agree.
    pub needed: usize,
}

/// A reminder as it is sent.
#[derive(Clone)]
pub struct ReminderNews {
    /// The table.
    pub table: TableCard,
    /// Who is reminded.
    pub user: UserId,
    /// Their seat.
    pub seat: Seat,
    /// Since when the game waits for them.
    pub since: Timestamp,
    /// How often they were reminded of this decision before.
    pub times: u32,
    /// Whether they choose in secret, with others.
    pub choosing: bool,
    /// Their thinking time, if it is measured.
    pub clock: Option<TimeLeft>,
    /// The newest public message.
    pub link: Option<MessageLink>,
}
