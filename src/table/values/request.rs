//! Requests to the bot's games, and answers to them.

use super::by_feature::{Query, Reply, TableAction};
use super::card::{NextGame, TableCard};
use super::finished_games::HistoryRequest;
use super::follows::FollowRequest;
use super::ids::{ChannelId, GuildId, InteractionId, TableId, UserId};
use super::lessons::LessonRequest;
use super::lobby::{LobbyAction, NewTable};
use super::notes::NoteRequest;
use super::people::PeopleRequest;
use super::planning::{PlanAction, PlanningQuery, WhatIfRequest};
use super::preferences::PreferencesChange;
use super::privacy::PrivacyRequest;
use super::queued_turns::QueuedTurnAction;
use super::review::ReviewQuery;
use super::seats::SeatAction;
use super::standstill::PauseAction;
use super::undo::UndoAction;
use super::viewing::ViewingQuery;

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
    /// Follows a game that the user doesn't play.
    Follow(FollowRequest),
    /// Lists finished games.
    History(HistoryRequest),
    /// Shows statistics and lists of people.
    People(PeopleRequest),
    /// Shows, hides or forgets the user.
    Privacy(PrivacyRequest),
    /// Shows, writes or finds the user's notes.
    Notes(NoteRequest),
    /// Opens a record as a private finished game: the content of its file.
    Import(Vec<u8>),
    /// Works with what-ifs.
    WhatIf(WhatIfRequest),
    /// Works with the user's lessons.
    Lesson(LessonRequest),
    /// Answers whether the bot shall explain the user's game, then shows the planner.
    Explain(bool),
    Query(Query),
    /// Changes a game.
    Action(TableAction),
}

/// Lets a feature's own type stand for a command.
macro_rules! commands {
    ($($own:ty => |$given:ident| $command:expr,)+) => {$(
        impl From<$own> for Command {
            fn from($given: $own) -> Self {
                $command
            }
        }
    )+};
}

commands! {
    Query => |query| Command::Query(query),
    TableAction => |action| Command::Action(action),
    LobbyAction => |action| Command::Action(TableAction::Lobby(action)),
    PlanAction => |action| Command::Action(TableAction::Plan(action)),
    QueuedTurnAction => |action| Command::Action(TableAction::QueuedTurn(action)),
    UndoAction => |action| Command::Action(TableAction::Undo(action)),
    PauseAction => |action| Command::Action(TableAction::Pause(action)),
    SeatAction => |action| Command::Action(TableAction::Seat(action)),
    ViewingQuery => |query| Command::Query(Query::Viewing(query)),
    PlanningQuery => |query| Command::Query(Query::Planning(query)),
    ReviewQuery => |query| Command::Query(Query::Review(query)),
    NewTable => |table| Command::New(table),
    FollowRequest => |wanted| Command::Follow(wanted),
    HistoryRequest => |wanted| Command::History(wanted),
    PeopleRequest => |wanted| Command::People(wanted),
    PrivacyRequest => |wanted| Command::Privacy(wanted),
    NoteRequest => |notes| Command::Notes(notes),
    WhatIfRequest => |request| Command::WhatIf(request),
    LessonRequest => |request| Command::Lesson(request),
    PreferencesChange => |change| Command::Preferences(Box::new(change)),
}

/// The reply to a request, with the data that its message needs.
pub struct Answer {
    /// The game that the request was about, whose players the reply may name.
    pub card: Option<TableCard>,
    /// The game that waits for the player next, after a turn.
    pub next: Option<NextGame>,
    pub reply: Reply,
}
