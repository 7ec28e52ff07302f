//! Public messages. The bot builds their content from the stored game when it sends them.

use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::{Event, Outcome, Phrase, Seat, Seed};
use crate::games::proof::Bytes32;
use crate::games::{Position, ScoreLine};

use super::card::{TableCard, TableInfo};
use super::clocks::TimeLeft;
use super::follows::FollowNews;
use super::ids::{MessageLink, UserId};
use super::jobs::NewJob;
use super::people::PeopleNews;
use super::seats::{Player, SeatOffer};
use super::standstill::{IdleNews, PauseRequest, TablePause};

/// The public part of a turn's effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnSummary {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// The round in which the turn was played, or `None` between rounds.
    pub round: Option<u32>,
    /// The seat that played the turn.
    pub seat: Seat,
    /// The turn's effects, in order.
    pub events: Vec<Event>,
    /// The proved reason for a computer player's turn. Only a recap looks for it.
    pub reason: Option<Phrase>,
    /// The players' names by seat at the time of the turn.
    pub names: Vec<String>,
}

/// A public message, or a change to one. The bot builds it from the stored game when it sends it.
#[derive(Clone)]
pub struct Announcement {
    pub table: TableCard,
    pub body: Body,
    /// The users that the message pings. It can't ping anyone else.
    pub ping: Vec<UserId>,
    /// The reminders of players whom this message would ping if they weren't in quiet hours or on vacation.
    pub later: Vec<NewJob>,
    /// The language: the game's for a channel, the user's for a direct message.
    pub locale: String,
}

/// The content of an announcement.
#[derive(Clone)]
pub enum Body {
    /// The lobby as the card describes it. It has buttons only while the state is
    /// [`TableState::Lobby`](crate::table::TableState::Lobby).
    Lobby,
    /// The game began, or reached a secret choice that some players haven't made yet.
    Choosing {
        /// The game at the moment that the message shows.
        news: Box<TurnNews>,
        chosen: Vec<Player>,
    },
    /// A player took a turn, and another one must act. The first turn of a game also has this message.
    Turn(Box<TurnNews>),
    /// All players have chosen, and `summaries` has all their choices. The rest is as in `Turn`.
    Revealed(Box<TurnNews>),
    /// A player undid turns. `news` is as in `Turn`, with empty `summaries`.
    Undone {
        /// The game at the moment that the message shows.
        news: Box<TurnNews>,
        /// The player who undid a turn.
        by: Player,
        turns: u32,
    },
    /// A message whose turns were all undone later.
    TakenBack(Box<TurnNews>),
    /// A player asks the others to agree to an undo.
    UndoAsked(Box<UndoRequest>),
    /// The result. The message before it shows the last turns.
    Final {
        news: Box<TurnNews>,
        /// The length of the game in days.
        days: u32,
        outcome: Outcome,
        /// Points by seat and source.
        score: Vec<Vec<ScoreLine>>,
        /// The most points of each person in stored earlier games of this title.
        records: Vec<(Seat, i32)>,
        /// The news about the people, if the game is rated.
        people: PeopleNews,
    },
    /// The positions after each turn, for a replay of the whole game.
    Replay(Vec<Arc<dyn Position>>),
    /// A short message for the players to act, while the turns themselves are in an earlier message.
    Call(Box<TurnNews>),
    /// Removes the buttons from a posted message.
    Closed,
    /// Deletes a posted message.
    Deleted,
    /// One sentence, without a picture or buttons.
    Notice(Phrase),
    /// One sentence above the button for the current turn or for resuming the game.
    NoticeWithButton {
        phrase: Phrase,
        to_act: Vec<Player>,
        pause: Option<TablePause>,
    },
    /// A seat changed hands. `news` is as in `Turn`.
    Seated {
        /// The sentence about the old and the new player.
        phrase: Phrase,
        /// The game at the moment that the message shows.
        news: Box<TurnNews>,
        /// The players on the seat, if they must act now.
        asks: Vec<Player>,
    },
    /// An open seat, or a vote on whether to open it.
    Offer(OfferNews),
    /// All seats are taken, so the host can start.
    Full,
    /// A question whether to close or pause an idle game.
    Idle(IdleNews),
    /// A player proposes a pause.
    PauseAsked(Box<PauseRequest>),
    Status(Box<TableInfo>),
    /// News for a follower, in a direct message.
    Followed(Box<FollowedNews>),
    /// Reminders that a game waits: several players of one game, or one player of several games.
    Reminders(Vec<ReminderNews>),
}

/// News for a follower.
#[derive(Clone)]
pub struct FollowedNews {
    /// The public message with the news: a turn, an undo or the result.
    pub about: Body,
    /// The kinds of news that the follower wants.
    pub wanted: FollowNews,
    /// The newest public message.
    pub link: Option<MessageLink>,
}

/// The game at the moment of a public message.
#[derive(Clone)]
pub struct TurnNews {
    /// The number of log entries.
    pub seq: u32,
    /// Turns completed.
    pub turn: u32,
    /// The position; show it through [`Viewer::Public`](crate::engine::Viewer::Public) only.
    pub position: Arc<dyn Position>,
    /// The position as the next player last saw it. The picture marks the changes since then.
    pub since: Option<Arc<dyn Position>>,
    /// The turns since the last public message.
    pub summaries: Vec<TurnSummary>,
    /// The state of the game in words.
    pub status: Phrase,
    pub to_act: Vec<Player>,
    pub pause: Option<TablePause>,
    /// `true` if this is the game's newest public message. Only the newest one has buttons and pings.
    pub open: bool,
    /// The log entry for [`UndoAction::Undo`](crate::table::UndoAction::Undo), if its player can undo the turn without
    /// asking.
    pub undo: Option<u32>,
    /// The clocks of the players to act, if the game measures time.
    pub clocks: Vec<TimeLeft>,
    /// The players to act who are on vacation, with its end.
    pub away: Vec<(Seat, Timestamp)>,
    /// The data that makes the game verifiable, shown at its start and after its end.
    pub fair_play: Option<FairPlay>,
}

/// Data that lets players verify a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FairPlay {
    /// At the start: the hash of salt, seed and setup.
    Sealed { commitment: Bytes32 },
    /// After the end: the sealed values.
    Ended {
        /// The seed of the deal.
        seed: Seed,
        /// The random salt, which kept players from finding the seed by trial.
        salt: Bytes32,
        /// The hash of the last log entry.
        head: Bytes32,
    },
}

/// The state of an undo request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoState {
    /// Some players haven't answered.
    Open,
    Agreed,
    Refused,
    /// The game continued, so the request expired.
    Lapsed,
}

/// A request to undo turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoRequest {
    /// The identifier, for [`UndoAction::AnswerUndo`](crate::table::UndoAction::AnswerUndo).
    pub request: u32,
    /// The player who asks.
    pub by: Player,
    /// The number of turns to undo, including later turns of other players.
    pub turns: u32,
    /// The events of these turns that revealed hidden things, which the players keep knowing.
    pub revealed: Vec<Phrase>,
    pub agreed: Vec<Player>,
    /// The players who haven't answered.
    pub waiting: Vec<Player>,
    pub refused: Option<Player>,
    /// The state of the request. The message has buttons only while the request is open.
    pub state: UndoState,
}

/// The state of an offered seat, for its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferNews {
    pub seat: Seat,
    pub offer: SeatOffer,
    /// The number of votes needed, while the players vote.
    pub needed: usize,
}

/// The facts for one reminder, read when the bot sends it.
#[derive(Clone)]
pub struct ReminderNews {
    pub table: TableCard,
    pub user: UserId,
    /// The user's seat.
    pub seat: Seat,
    /// The time since which the game waits for this user.
    pub since: Timestamp,
    /// The number of earlier reminders about this decision.
    pub times: u32,
    /// `true` if the user chooses in secret, at the same time as others.
    pub choosing: bool,
    /// The user's thinking time, if the game measures it.
    pub clock: Option<TimeLeft>,
    /// The newest public message.
    pub link: Option<MessageLink>,
}
