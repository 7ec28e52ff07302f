//! All slash commands: their words, options and intents. This is the only place that names them.

use crate::discord::commands::intent::{AdminRequest, Intent, MessageCommand, ReplyFormat};
use crate::discord::parts::buttons::Drastic;

use crate::table::{
    Command, ExportFormat, FollowRequest, HistoryRequest, ImportRefusal, LessonRequest, ListSeason, LobbyAction,
    MaintenanceScope, NewTable, NoteRequest, PauseAction, PeopleQuery, PeopleRequest, PlanAction, PlanningQuery,
    PrivacyRequest, Query, Refusal, ReviewQuery, SETTING_OPTIONS, Season, SeatAction, SettingsChange, Successor,
    TableAction, UserId, ViewingQuery, WHOLE_GAME, WhatIfRequest,
};

use super::options::{
    ACTION, AGAINST, AHEAD, AUTO_PLAY, AUTO_START, BoardFormat, COMMENTS, CommandOption, DAYS, DELAY, EXPORT_FORMAT,
    FILE, FIND, FORMAT, FORUM, FROM_TURN, GAME, GAME_NUMBER, GAME_OPTIONS, HIDDEN, HOST, LESSON_GAME, LIST, ListKind,
    MESSAGE, NAME, NEW_ONLY, NOTE, PICTURES, PLACE, PLAYER, POST, QUIET_HOURS, RATED, REGION, SEASON, SEAT, SEATING,
    SEATS, SEND_TO, SERVER, STATS_GAME, STRENGTH, SUCCESSOR, TIMEZONE, TOPIC, TURN, TablePlace, VACATION, WHAT_IF,
};
use super::read::{CommandOptions, UnreadableInput};

/// A command: `game new`, `game computer add`, `play`.
pub struct CommandSpec {
    /// The command's words: its name, then the group and the name of a subcommand, if any.
    pub path: &'static [&'static str],
    pub options: &'static [&'static dyn CommandOption],
    /// Converts the given options to an intent.
    pub intent: fn(&CommandOptions<'_>) -> Intent,
}

impl CommandSpec {
    /// The key of the command's texts.
    pub fn key(&self) -> String {
        format!("cmd-{}", self.path.join("-"))
    }
}

/// The options of `/game settings`.
const GAME_SETTINGS: [&dyn CommandOption; SETTING_OPTIONS.len()] = {
    let mut options: [&dyn CommandOption; SETTING_OPTIONS.len()] = [&SETTING_OPTIONS[0]; SETTING_OPTIONS.len()];
    let mut number = 1;
    while number < options.len() {
        options[number] = &SETTING_OPTIONS[number];
        number += 1;
    }
    options
};

/// All commands. The commands of a group must be neighbors.
pub const COMMANDS: &[CommandSpec] = &[
    CommandSpec {
        path: &["game", "new"],
        options: &[&GAME, &SEATS, &SEATING, &AUTO_START, &RATED, &PLACE, &FORUM, &FROM_TURN, &GAME_OPTIONS],
        intent: |given| {
            if let Some(turn) = given.turn_to_start_from() {
                return table(Command::PlayOn { turn });
            }
            let new = NewTable {
                game: given.game(),
                options: given.game_options(),
                seats: given.seats(),
                seating: given.choice(&SEATING).unwrap_or_default(),
                start_when_full: given.flag(&AUTO_START).unwrap_or_default(),
                rated: given.flag(&RATED).unwrap_or(true),
            };
            match (given.forum(), given.choice(&PLACE)) {
                (forum @ Some(_), _) | (forum, Some(TablePlace::Thread)) => Intent::InThread { new, forum },
                (None, Some(TablePlace::Here) | None) => table(new),
            }
        },
    },
    CommandSpec { path: &["game", "join"], options: &[], intent: |_| table(TableAction::Lobby(LobbyAction::Join)) },
    CommandSpec { path: &["game", "leave"], options: &[], intent: |_| table(TableAction::Lobby(LobbyAction::Leave)) },
    CommandSpec { path: &["game", "start"], options: &[], intent: |_| table(TableAction::Lobby(LobbyAction::Start)) },
    CommandSpec { path: &["game", "cancel"], options: &[], intent: |_| confirm(Drastic::Cancel) },
    CommandSpec {
        path: &["game", "name"],
        options: &[&NAME],
        intent: |given| table(TableAction::Name(given.written(&NAME).unwrap_or_default())),
    },
    CommandSpec {
        path: &["game", "export"],
        options: &[&EXPORT_FORMAT],
        intent: |given| table(Query::Export(given.choice(&EXPORT_FORMAT).unwrap_or(ExportFormat::Record))),
    },
    CommandSpec {
        path: &["game", "import"],
        options: &[&FILE],
        intent: |given| match given.file() {
            Some(file) => Intent::Import(file),
            None => Intent::Refused(Refusal::Import(ImportRefusal::FileLost)),
        },
    },
    CommandSpec { path: &["game", "follow"], options: &[], intent: |_| table(FollowRequest::Ask) },
    CommandSpec { path: &["game", "info"], options: &[], intent: |_| table(ViewingQuery::Info) },
    CommandSpec {
        path: &["game", "computer", "add"],
        options: &[&STRENGTH],
        intent: |given| seat(SeatAction::AddComputer(given.strength())),
    },
    CommandSpec {
        path: &["game", "computer", "remove"],
        options: &[&SEAT],
        intent: |given| seat(SeatAction::RemoveComputer(given.seat())),
    },
    CommandSpec {
        path: &["game", "computer", "strength"],
        options: &[&STRENGTH, &SEAT],
        intent: |given| seat(SeatAction::Strength(given.seat(), given.strength())),
    },
    CommandSpec {
        path: &["game", "computer", "fill-in"],
        options: &[&STRENGTH, &SEAT],
        intent: |given| match given.seat() {
            Some(wanted) => confirm(Drastic::FillIn(wanted, given.strength())),
            None => seat(SeatAction::HandOver(None, given.strength())),
        },
    },
    CommandSpec {
        path: &["game", "replace"],
        options: &[&PLAYER, &SEAT],
        intent: |given| match (given.seat(), given.user(&PLAYER)) {
            (Some(wanted), to) => confirm(Drastic::Replace(wanted, to.map_or(0, |to| to.0))),
            (None, to) => seat(SeatAction::Offer { seat: None, to }),
        },
    },
    CommandSpec {
        path: &["game", "host"],
        options: &[&HOST],
        intent: |given| table(TableAction::Lobby(LobbyAction::HandOver(given.user(&HOST).unwrap_or(UserId(0))))),
    },
    CommandSpec {
        path: &["game", "resign"],
        options: &[&SUCCESSOR],
        intent: |given| {
            confirm(match given.choice(&SUCCESSOR).unwrap_or_default() {
                Successor::Computer => Drastic::Resign,
                Successor::Anybody => Drastic::ResignToAnybody,
            })
        },
    },
    CommandSpec { path: &["game", "rejoin"], options: &[], intent: |_| seat(SeatAction::Back) },
    CommandSpec { path: &["game", "reopen"], options: &[], intent: |_| table(TableAction::Lobby(LobbyAction::Reopen)) },
    CommandSpec {
        path: &["game", "move"],
        options: &[&GAME_NUMBER],
        intent: |given| table(TableAction::Move { table: given.number(&GAME_NUMBER) }),
    },
    CommandSpec {
        path: &["game", "pause"],
        options: &[&DAYS],
        intent: |given| table(TableAction::Pause(PauseAction::Pause { days: given.days() })),
    },
    CommandSpec {
        path: &["game", "settings"],
        options: &GAME_SETTINGS,
        intent: |given| {
            readable(given.settings().map(|change| match change == SettingsChange::default() {
                true => Query::Settings.into(),
                false => TableAction::Settings(Box::new(change)).into(),
            }))
        },
    },
    CommandSpec {
        path: &["games"],
        options: &[&POST],
        intent: |given| match given.flag(&POST) {
            Some(true) => Intent::PostBoard,
            Some(false) | None => table(Command::Games),
        },
    },
    CommandSpec {
        path: &["history"],
        options: &[&PLAYER],
        intent: |given| table(HistoryRequest { player: given.user(&PLAYER), page: 0, server: None }),
    },
    CommandSpec { path: &["hint"], options: &[], intent: |_| table(ReviewQuery::Hint) },
    CommandSpec {
        path: &["remind"],
        options: &[&SEND_TO, &TIMEZONE, &QUIET_HOURS, &VACATION, &AUTO_PLAY, &DELAY, &COMMENTS, &PICTURES],
        intent: |given| readable(given.preferences().map(Command::from)),
    },
    CommandSpec { path: &["turn"], options: &[], intent: |_| table(PlanningQuery::Planner) },
    CommandSpec {
        path: &["play"],
        options: &[&ACTION],
        intent: |given| table(TableAction::Plan(PlanAction::Play(given.text(&ACTION)))),
    },
    CommandSpec {
        path: &["plan"],
        options: &[&AHEAD],
        intent: |given| match given.text(&AHEAD) {
            text if text.is_empty() => table(PlanningQuery::Ahead),
            text => table(TableAction::Plan(PlanAction::PlayAhead(text))),
        },
    },
    CommandSpec {
        path: &["board"],
        options: &[&REGION, &TURN, &FORMAT],
        intent: |given| {
            let format = match given.choice(&FORMAT) {
                Some(BoardFormat::Text) => ReplyFormat::Text,
                Some(BoardFormat::Picture) | None => ReplyFormat::Usual,
            };
            let turn = given.turn();
            let command = match given.text(&REGION) {
                region if region.is_empty() => ViewingQuery::Board { turn }.into(),
                region => ViewingQuery::Region { turn, region }.into(),
            };
            Intent::Table { table: None, command, format }
        },
    },
    CommandSpec {
        path: &["log"],
        options: &[&TURN],
        intent: |given| {
            let command = ViewingQuery::Board { turn: given.turn() }.into();
            Intent::Table { table: None, command, format: ReplyFormat::Viewer(0) }
        },
    },
    CommandSpec {
        path: &["whatif"],
        options: &[&TURN, &WHAT_IF],
        intent: |given| match (given.text(&WHAT_IF), given.turn()) {
            (text, turn) if !text.is_empty() => table(WhatIfRequest::Play { turn, text }),
            (_, None) => table(WhatIfRequest::Open),
            (_, turn) => table(WhatIfRequest::Begin { turn }),
        },
    },
    CommandSpec {
        path: &["note"],
        options: &[&NOTE, &TURN, &FIND],
        intent: |given| match (given.written(&FIND), given.written(&NOTE)) {
            (Some(words), _) => table(NoteRequest::Find(words)),
            (None, Some(text)) => table(NoteRequest::Write { turn: given.turn().unwrap_or(WHOLE_GAME), text }),
            (None, None) => table(NoteRequest::Show(given.turn())),
        },
    },
    CommandSpec {
        path: &["stats"],
        options: &[&PLAYER, &STATS_GAME, &AGAINST],
        intent: |given| {
            let player = given.user(&PLAYER);
            let what = match given.user(&AGAINST) {
                Some(other) => PeopleQuery::Against { player, other },
                None => PeopleQuery::Stats { player },
            };
            people(given, what)
        },
    },
    CommandSpec {
        path: &["leaderboard"],
        options: &[&STATS_GAME, &SEASON, &LIST],
        intent: |given| match (given.choice(&LIST), given.season()) {
            (Some(ListKind::Computers), _) => {
                let season = ListSeason::Of(Season::COMPUTERS);
                people(given, PeopleQuery::List { season, page: 0 })
            }
            (_, Ok(season)) => people(given, PeopleQuery::List { season, page: 0 }),
            (_, Err(UnreadableInput(text, expected))) => Intent::Refused(Refusal::Unclear { text, expected }),
        },
    },
    CommandSpec { path: &["privacy", "show"], options: &[], intent: |_| table(PrivacyRequest::Show) },
    CommandSpec {
        path: &["privacy", "hide"],
        options: &[&HIDDEN],
        intent: |given| table(PrivacyRequest::Hide(given.flag(&HIDDEN).unwrap_or(true))),
    },
    CommandSpec { path: &["privacy", "forget"], options: &[], intent: |_| table(PrivacyRequest::AskToForget) },
    CommandSpec { path: &["undo"], options: &[], intent: |_| Intent::TakeBack { table: None, turn: None } },
    CommandSpec { path: &["score"], options: &[], intent: |_| table(ViewingQuery::Score) },
    CommandSpec { path: &["rules"], options: &[&TOPIC], intent: |given| Intent::Rules(given.text(&TOPIC)) },
    CommandSpec {
        path: &["learn"],
        options: &[&LESSON_GAME],
        intent: |given| table(LessonRequest::List(Some(given.game()).filter(|game| !game.is_empty()))),
    },
    CommandSpec { path: &["help"], options: &[], intent: |_| Intent::Help },
];

/// The additional commands of the bot admins, in one server. `/help` doesn't list them.
pub const ADMIN_COMMANDS: &[CommandSpec] = &[
    CommandSpec { path: &["admin", "health"], options: &[], intent: |_| Intent::Admin(AdminRequest::Health) },
    CommandSpec { path: &["admin", "queues"], options: &[], intent: |_| Intent::Admin(AdminRequest::Queues) },
    CommandSpec {
        path: &["admin", "game"],
        options: &[&GAME_NUMBER],
        intent: |given| Intent::Admin(AdminRequest::Table(given.number(&GAME_NUMBER))),
    },
    CommandSpec {
        path: &["admin", "leave"],
        options: &[&SERVER],
        intent: |given| Intent::Admin(AdminRequest::Leave(given.written(&SERVER).unwrap_or_default())),
    },
    CommandSpec {
        path: &["admin", "maintenance"],
        options: &[&MESSAGE, &NEW_ONLY],
        intent: |given| {
            let scope = match given.flag(&NEW_ONLY) {
                Some(true) => MaintenanceScope::NewGames,
                Some(false) | None => MaintenanceScope::Everything,
            };
            Intent::Admin(AdminRequest::Maintenance(given.written(&MESSAGE), scope))
        },
    },
];

/// All commands in the menu of a message: the key of the name, and the request.
pub const MESSAGE_COMMANDS: &[(&str, MessageCommand)] =
    &[("ui-menu-board-text", MessageCommand::Board), ("ui-button-happened", MessageCommand::Happened)];

fn table(command: impl Into<Command>) -> Intent {
    Intent::Table { table: None, command: command.into(), format: ReplyFormat::Usual }
}

fn people(given: &CommandOptions<'_>, what: PeopleQuery) -> Intent {
    table(PeopleRequest { game: Some(given.game()).filter(|game| !game.is_empty()), what, public: false, server: None })
}

fn confirm(what: Drastic) -> Intent {
    Intent::Confirm { table: None, what }
}

fn seat(action: SeatAction) -> Intent {
    table(TableAction::Seat(action))
}

/// The command, or a refusal if the typed text can't be read.
fn readable(command: Result<Command, UnreadableInput>) -> Intent {
    match command {
        Ok(command) => table(command),
        Err(UnreadableInput(text, expected)) => Intent::Refused(Refusal::Unclear { text, expected }),
    }
}
