//! The user's intent, converted from a command or a component.

use crate::engine::Options;
use crate::games;
use crate::table::{
    ChannelId, Command, ExportFormat, FollowNews, FollowRequest, GuildId, HistoryRequest, InputKind, LessonRequest,
    ListSeason, LobbyAction, MaintenanceScope, MessageId, NewTable, NoteRequest, PauseAction, PeopleQuery,
    PeopleRequest, PlanAction, PlanChange, PlanKind, PlanningQuery, PreferencesChange, PrivacyRequest, Query,
    QueuedTurnAction, QueuedTurnCondition, Refusal, ReviewQuery, Season, SeatAction, Seating, Stamp, Successor,
    TableAction, TableId, UndoAction, UserId, ViewingQuery, WhatIfRequest,
};

use crate::discord::parts::buttons::{
    ComponentAction, ConfirmButton, Drastic, FollowButton, HelpButton, HistoryButton, LessonButton, LobbyButton,
    LogNavigation, NoteButton, PanelButton, PanelKind, PastButton, PauseButton, PeopleButton, PlanButton,
    PrivacyButton, QueuedTurnButton, ReviewButton, SeatButton, TeachButton, UndoButton, WebButton, WhatIfButton,
};
use crate::discord::parts::custom_id::CustomId;
use crate::discord::parts::interaction::FileLink;
use crate::discord::parts::permissions::Permissions;

/// The user's intent.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// A command for a game.
    Table {
        /// The game of a button; `None` for the channel's game.
        table: Option<TableId>,
        command: Command,
        /// The format of the reply.
        format: ReplyFormat,
    },
    /// Plays the same game with the same options again.
    Rematch(TableId),
    /// Asks for the strength of a computer player that joins this game.
    ChooseComputer(TableId),
    /// Asks for confirmation.
    Confirm {
        /// The game of a button; `None` for the channel's game.
        table: Option<TableId>,
        what: Drastic,
    },
    /// Undoes the player's last turn, with later ones.
    TakeBack {
        /// The game of a button; `None` for the channel's game.
        table: Option<TableId>,
        /// The log entry of the turn; `None` for the last one.
        turn: Option<u32>,
    },
    /// Declines the action to confirm.
    Keep,
    /// Leaves the board of a what-if, which stays stored.
    LeaveWhatIf,
    /// Sets a value in a panel.
    PanelValue {
        /// The game of the panel.
        table: TableId,
        kind: PanelKind,
        /// The number of the setting in the panel.
        entry: u8,
        value: String,
    },
    /// Shows details of a game's message.
    OfMessage {
        message: MessageId,
        /// The stamp of the message's buttons, if it has any.
        stamp: Option<Stamp>,
        what: MessageCommand,
    },
    /// Posts a message that lists all games of the server.
    PostBoard,
    /// Opens a game in a new thread.
    InThread {
        /// The parameters of the game.
        new: NewTable,
        /// The forum, with the user's permissions there; `None` for the channel or forum of the command.
        forum: Option<(ChannelId, Permissions)>,
    },
    /// Opens a record from this file.
    Import(FileLink),
    /// Explains a rule or a component, by its name or by the value of a suggestion.
    Rules(String),
    /// A request of a bot admin.
    Admin(AdminRequest),
    /// Explains the bot.
    Help,
    /// Lists the commands that [`Intent::Help`] leaves out.
    MoreHelp,
    /// Refuses a command that can't be read.
    Refused(Refusal),
    /// Refuses text that is too long.
    TooLong {
        /// The largest number of characters.
        most: usize,
    },
}

/// A request of a bot admin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminRequest {
    /// Shows the state of the program.
    Health,
    /// Shows the waiting work.
    Queues,
    /// Shows the state of a game; `None` for the channel's game.
    Table(Option<i64>),
    /// Asks for confirmation before the bot leaves this server, by identifier.
    Leave(String),
    /// Leaves this server.
    LeaveNow(GuildId),
    /// Starts a maintenance with this message; without one, ends it.
    Maintenance(Option<String>, MaintenanceScope),
}

/// A command in the menu of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageCommand {
    /// Shows the board after the message's turns, in words.
    Board,
    /// Shows the recap.
    Happened,
}

/// The format of a reply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReplyFormat {
    /// The usual format for the command.
    #[default]
    Usual,
    /// The given page of the planner, or the hint with the board of this suggestion.
    Page(u16),
    /// The explanations of the planner's question.
    Details,
    /// The board in words.
    Text,
    /// The log, as a turn with its picture or as a page in words. It has a way back to the recap of the message with
    /// this number of log entries, if the log was opened from there (0: it wasn't).
    Viewer(u32),
    /// A panel that shows the values of this setting.
    Panel(Option<u8>),
    /// The reply with a button that reverses the action.
    Reopen,
    /// The reply in a new message. The board becomes a page of the log viewer.
    NewMessage,
    /// The reply in a new message that everyone in the channel sees.
    Public,
    /// The confirmation that a computer player has joined, with the question about another one.
    NextComputer,
    /// The confirmation that the link to the page is new, with the link.
    NewLink,
}

impl ReplyFormat {
    /// The page of the planner.
    pub fn page(self) -> u16 {
        if let ReplyFormat::Page(page) = self { page } else { 0 }
    }

    /// The message from which the log was opened; 0 if it wasn't.
    pub fn log_from(self) -> u32 {
        if let ReplyFormat::Viewer(from) = self { from } else { 0 }
    }

    /// The panel entry with the offered values.
    pub fn entry(self) -> Option<u8> {
        if let ReplyFormat::Panel(entry) = self { entry } else { None }
    }
}

impl Intent {
    /// Converts a button or a menu with its chosen values.
    pub fn from_component(CustomId { stamp, action }: CustomId, values: Vec<String>) -> Intent {
        let value = values.first().map_or("", String::as_str);
        match action {
            ComponentAction::Lobby(button) => of_lobby(stamp, button),
            ComponentAction::Plan(button) => of_planner(stamp, button, &values),
            ComponentAction::QueuedTurn(QueuedTurnButton::List) => game(stamp, Query::QueuedTurns),
            ComponentAction::QueuedTurn(QueuedTurnButton::Condition(number)) => match condition(value) {
                Some(condition) => game(stamp, QueuedTurnAction { stamp, number: number.into(), condition }),
                None => Intent::Refused(Refusal::Unclear { text: values.concat(), expected: InputKind::default() }),
            },
            ComponentAction::WhatIf(button) => what_if_intent(stamp, button, &values),
            ComponentAction::History(button) => of_history(stamp, button, value),
            ComponentAction::Undo(UndoButton::Undo(entry)) => {
                Intent::TakeBack { table: Some(stamp.table), turn: Some(entry) }
            }
            ComponentAction::Undo(UndoButton::Answer(request, agree)) => {
                game(stamp, UndoAction::AnswerUndo { request, agree })
            }
            ComponentAction::Seat(button) => game(
                stamp,
                TableAction::Seat(match button {
                    SeatButton::Take(seat) => SeatAction::Take(seat),
                    SeatButton::Agree(seat) => SeatAction::Agree(seat),
                    SeatButton::Back => SeatAction::Back,
                }),
            ),
            ComponentAction::Pause(button) => game(
                stamp,
                match button {
                    PauseButton::Answer(number, agree) => PauseAction::AnswerPause { number, agree },
                    PauseButton::GoOn => PauseAction::GoOn,
                    PauseButton::Rest => PauseAction::Rest,
                },
            ),
            ComponentAction::Web(WebButton::Renew) => shown(stamp, TableAction::RenewPage, ReplyFormat::NewLink),
            ComponentAction::Past(button) => of_finished_games(stamp, button, value),
            ComponentAction::Follow(button) => of_follow(stamp, button, value),
            ComponentAction::People(button) => of_people(stamp, button, value),
            ComponentAction::Privacy(PrivacyButton::Forget) => {
                Intent::Table { table: None, command: PrivacyRequest::Forget.into(), format: ReplyFormat::Usual }
            }
            ComponentAction::Review(button) => of_review(stamp, button),
            // The click on this button shows the form, so an id with values comes from the submitted form.
            ComponentAction::Note(NoteButton::Write(turn)) => {
                game(stamp, NoteRequest::Write { turn, text: values.concat() })
            }
            ComponentAction::Teach(TeachButton::Explain(yes)) => game(stamp, Command::Explain(yes)),
            ComponentAction::Teach(TeachButton::Topics) => shown(stamp, Query::Topics, ReplyFormat::NewMessage),
            ComponentAction::Lesson(button) => of_lessons(stamp, button, value),
            ComponentAction::Panel(button) => of_panel(stamp, button, value),
            ComponentAction::Help(HelpButton::More) => Intent::MoreHelp,
            ComponentAction::Help(HelpButton::Rule) => Intent::Rules(value.to_owned()),
            ComponentAction::Sure(what) => of_confirmation(stamp, what),
            ComponentAction::Confirm(ConfirmButton::Keep) => Intent::Keep,
            ComponentAction::Confirm(ConfirmButton::LeaveServer(server)) => {
                Intent::Admin(AdminRequest::LeaveNow(GuildId(server)))
            }
        }
    }

    /// Returns `true` if the bot must be able to write in the channel from now on.
    pub fn opens_a_table(&self) -> bool {
        let command = match self {
            Intent::Rematch(_) => return true,
            Intent::Table { command, .. } => command,
            _ => return false,
        };
        matches!(
            command,
            Command::New(_)
                | Command::PlayOn { .. }
                | Command::Action(TableAction::Lobby(LobbyAction::Start | LobbyAction::StartWithComputers))
        )
    }

    /// Returns `true` if the bot can reply in a server that it isn't in.
    pub fn needs_no_table(&self) -> bool {
        match self {
            Intent::Help
            | Intent::MoreHelp
            | Intent::Rules(_)
            | Intent::Refused(_)
            | Intent::TooLong { .. }
            | Intent::Keep
            | Intent::LeaveWhatIf
            | Intent::Admin(_) => true,
            Intent::Table { command, .. } => {
                let of_lesson = matches!(command, Command::Action(TableAction::Plan(action)) if action.is_lesson());
                of_lesson
                    || matches!(
                        command,
                        Command::Preferences(_)
                            | Command::Games
                            | Command::History(_)
                            | Command::People(_)
                            | Command::Privacy(_)
                            | Command::Lesson(_)
                    )
            }
            Intent::PanelValue { kind, .. } => *kind == PanelKind::Person,
            _ => false,
        }
    }

    /// Returns `true` if a computer player must think before the reply.
    pub fn thinks(&self) -> bool {
        let Intent::Table { command, .. } = self else { return false };
        matches!(
            command,
            Command::Query(Query::Review(_) | Query::Viewing(ViewingQuery::Happened { .. }))
                | Command::WhatIf(WhatIfRequest::Hint(_) | WhatIfRequest::Computer(_))
        )
    }

    /// Returns `true` if the reply is a new message and the message with the button stays.
    pub fn opens_new_message(&self) -> bool {
        matches!(self, Intent::MoreHelp | Intent::Table { format: ReplyFormat::NewMessage, .. })
    }

    /// Returns `true` if everyone in the channel sees the reply.
    pub fn is_public(&self) -> bool {
        matches!(self, Intent::Table { format: ReplyFormat::Public, .. })
    }

    /// The command that redraws the planner with this button, or `None` if the button isn't in a planner.
    pub fn planner(&self) -> Option<Command> {
        match self {
            Intent::Table { command: Command::Action(TableAction::Plan(table_action)), .. } => {
                table_action.stamp().map(planner)
            }
            Intent::Table { command: Command::WhatIf(WhatIfRequest::Computer(stamp)), .. } => Some(planner(*stamp)),
            Intent::Table {
                command:
                    Command::Lesson(
                        LessonRequest::Answer(stamp, _) | LessonRequest::Continue(stamp) | LessonRequest::Hint(stamp),
                    ),
                ..
            } => Some(planner(*stamp)),
            _ => None,
        }
    }
}

/// A command for the button's game.
fn game(stamp: Stamp, command: impl Into<Command>) -> Intent {
    shown(stamp, command, ReplyFormat::Usual)
}

/// A command for the button's game, with this format of the reply.
fn shown(stamp: Stamp, command: impl Into<Command>, format: ReplyFormat) -> Intent {
    Intent::Table { table: Some(stamp.table), command: command.into(), format }
}

/// The command that shows the planner of the plan in this stamp.
fn planner(stamp: Stamp) -> Command {
    match stamp.plan {
        PlanKind::Turn => PlanningQuery::Planner.into(),
        PlanKind::Ahead => PlanningQuery::Ahead.into(),
        PlanKind::WhatIf => WhatIfRequest::Show(stamp.seq).into(),
        PlanKind::Lesson => LessonRequest::Show.into(),
    }
}

fn of_lobby(stamp: Stamp, button: LobbyButton) -> Intent {
    let table_action = match button {
        LobbyButton::Join => LobbyAction::Join,
        LobbyButton::Leave => LobbyAction::Leave,
        LobbyButton::Start => LobbyAction::Start,
        LobbyButton::StartWithComputers => LobbyAction::StartWithComputers,
        LobbyButton::Reopen => LobbyAction::Reopen,
        LobbyButton::ChooseComputer => return Intent::ChooseComputer(stamp.table),
        LobbyButton::AddComputer(strength) => {
            return shown(stamp, TableAction::Seat(SeatAction::AddComputer(strength)), ReplyFormat::NextComputer);
        }
        LobbyButton::Rematch => return Intent::Rematch(stamp.table),
    };
    game(stamp, table_action)
}

fn of_planner(stamp: Stamp, button: PlanButton, values: &[String]) -> Intent {
    let change = |change| game(stamp, PlanAction::Change(stamp, change));
    match button {
        PlanButton::Open => game(stamp, planner(stamp)),
        PlanButton::Page(page) => shown(stamp, planner(stamp), ReplyFormat::Page(page)),
        PlanButton::Details => shown(stamp, planner(stamp), ReplyFormat::Details),
        PlanButton::Step(step) => change(PlanChange::Step(step)),
        PlanButton::Choose(_) => change(PlanChange::Step(games::join_steps(values))),
        PlanButton::UndoStep => change(PlanChange::UndoStep),
        PlanButton::StartOver => change(PlanChange::StartOver),
        PlanButton::UseHint(rank) => change(PlanChange::UseHint(rank.into())),
        PlanButton::EndTurn => game(stamp, PlanAction::EndTurn(stamp)),
        PlanButton::Ahead => game(stamp, PlanningQuery::Ahead),
        PlanButton::Hint => hint(stamp, ReplyFormat::Page(0)),
        PlanButton::ShowHint(rank) => hint(stamp, ReplyFormat::Page(rank.into())),
        PlanButton::HintDetails => hint(stamp, ReplyFormat::Details),
    }
}

/// The hint for a plan. In a lesson, it is the place of the solution.
fn hint(stamp: Stamp, format: ReplyFormat) -> Intent {
    if stamp.plan == PlanKind::Lesson {
        return game(stamp, LessonRequest::Hint(stamp));
    }
    if stamp.plan == PlanKind::WhatIf {
        shown(stamp, WhatIfRequest::Hint(stamp), format)
    } else {
        shown(stamp, ReviewQuery::Hint, format)
    }
}

fn what_if_intent(stamp: Stamp, button: WhatIfButton, values: &[String]) -> Intent {
    let chosen = values.first().and_then(|value| value.parse().ok());
    let opened = chosen.map_or(WhatIfRequest::List(None), WhatIfRequest::Show);
    game(
        stamp,
        match button {
            WhatIfButton::Begin(turn) => {
                return shown(stamp, WhatIfRequest::Begin { turn: Some(turn) }, ReplyFormat::NewMessage);
            }
            // The menu's value is the game's identifier.
            WhatIfButton::BeginIn => {
                let table = values.first().and_then(|value| value.parse().ok()).map(TableId);
                return Intent::Table { table, command: WhatIfRequest::Open.into(), format: ReplyFormat::NewMessage };
            }
            WhatIfButton::Computer => WhatIfRequest::Computer(stamp),
            WhatIfButton::List => WhatIfRequest::List(Some(stamp.seq)),
            WhatIfButton::Open => opened,
            WhatIfButton::Look => return shown(stamp, opened, ReplyFormat::NewMessage),
            WhatIfButton::New => WhatIfRequest::Begin { turn: None },
            WhatIfButton::Drop => WhatIfRequest::Drop(stamp),
            WhatIfButton::Leave => return Intent::LeaveWhatIf,
        },
    )
}

fn of_lessons(stamp: Stamp, button: LessonButton, value: &str) -> Intent {
    game(
        stamp,
        match button {
            LessonButton::List => LessonRequest::List(None),
            LessonButton::Choose(_) => LessonRequest::Begin(value.parse().unwrap_or(usize::MAX)),
            LessonButton::Begin(number) => LessonRequest::Begin(number.into()),
            LessonButton::Answer(number) => LessonRequest::Answer(stamp, number.into()),
            LessonButton::Continue => LessonRequest::Continue(stamp),
            LessonButton::Play(game) => {
                let new = NewTable {
                    game,
                    options: Options::default(),
                    seats: None,
                    seating: Seating::default(),
                    start_when_full: false,
                    rated: true,
                };
                return Intent::Table { table: None, command: new.into(), format: ReplyFormat::NewMessage };
            }
        },
    )
}

fn of_history(stamp: Stamp, button: HistoryButton, value: &str) -> Intent {
    let turn = |navigation, turn| (navigation != LogNavigation::Last).then_some(turn);
    let viewer = ReplyFormat::Viewer(stamp.seq);
    match button {
        HistoryButton::Board => game(stamp, ViewingQuery::Board { turn: None }),
        HistoryButton::Region(turn) => game(stamp, ViewingQuery::Region { turn, region: value.to_owned() }),
        HistoryButton::FullBoard(turn) => game(stamp, ViewingQuery::Board { turn }),
        HistoryButton::Recap => game(stamp, ViewingQuery::Happened { seq: stamp.seq, since_own: true }),
        HistoryButton::RecapHere => game(stamp, ViewingQuery::Happened { seq: stamp.seq, since_own: false }),
        HistoryButton::Log => shown(stamp, ViewingQuery::Board { turn: None }, viewer),
        HistoryButton::Turn(to, number) => shown(stamp, ViewingQuery::Board { turn: turn(to, number) }, viewer),
        HistoryButton::Entries(to, number) => shown(stamp, ViewingQuery::Log { turn: turn(to, number) }, viewer),
        HistoryButton::Show(turn) => shown(stamp, ViewingQuery::Board { turn: Some(turn) }, ReplyFormat::NewMessage),
    }
}

fn of_finished_games(stamp: Stamp, button: PastButton, value: &str) -> Intent {
    let list = |player: u64, page, server, format| {
        let player = Some(UserId(player)).filter(|player| player.0 != 0);
        Intent::Table { table: None, command: HistoryRequest { player, page, server }.into(), format }
    };
    match button {
        PastButton::Finished => list(0, 0, None, ReplyFormat::NewMessage),
        PastButton::Page(player, page) => list(player, page, stamp.server(), ReplyFormat::Usual),
        PastButton::FinishedIn(player) => list(player, 0, server_in(value), ReplyFormat::Usual),
        // The menu's value is the game's identifier. No game has the identifier 0.
        PastButton::Open | PastButton::OpenImported => Intent::Table {
            table: Some(TableId(value.parse().unwrap_or_default())),
            command: ViewingQuery::Board { turn: None }.into(),
            format: ReplyFormat::NewMessage,
        },
        // The menu's value is a number of turns, after a word for the user's own turn.
        PastButton::GoTo => {
            let turn = value.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok();
            shown(stamp, ViewingQuery::Board { turn }, ReplyFormat::Viewer(stamp.seq))
        }
        PastButton::NextTurningPoint(after) => {
            shown(stamp, ReviewQuery::NextTurningPoint { after }, ReplyFormat::Viewer(stamp.seq))
        }
        PastButton::Replay => shown(stamp, ViewingQuery::Replay, ReplyFormat::NewMessage),
        PastButton::Export => shown(stamp, Query::Export(ExportFormat::Record), ReplyFormat::NewMessage),
        PastButton::Score => shown(stamp, ViewingQuery::Score, ReplyFormat::NewMessage),
    }
}

fn of_follow(stamp: Stamp, button: FollowButton, value: &str) -> Intent {
    let chosen = FollowNews::ALL.into_iter().find(|news| news.word() == value);
    match button {
        FollowButton::Ask => shown(stamp, FollowRequest::Ask, ReplyFormat::NewMessage),
        // The menu's other value stops following.
        FollowButton::Choose => game(stamp, chosen.map_or(FollowRequest::Unfollow, FollowRequest::Follow)),
        FollowButton::Stop => shown(stamp, FollowRequest::Unfollow, ReplyFormat::NewMessage),
        // The menu's value is the game's identifier. No game has the identifier 0.
        FollowButton::StopIn => Intent::Table {
            table: Some(TableId(value.parse().unwrap_or_default())),
            command: FollowRequest::Unfollow.into(),
            format: ReplyFormat::NewMessage,
        },
    }
}

fn of_review(stamp: Stamp, button: ReviewButton) -> Intent {
    // A board with this button stays.
    let beside = |command: Command| shown(stamp, command, ReplyFormat::NewMessage);
    match button {
        ReviewButton::TurningPoints => beside(ReviewQuery::TurningPoints.into()),
        ReviewButton::LookBack => beside(ReviewQuery::LookBack.into()),
        ReviewButton::LookBackAgain => game(stamp, ReviewQuery::LookBack),
        ReviewButton::PostLookBack => shown(stamp, ReviewQuery::LookBack, ReplyFormat::Public),
        ReviewButton::Proof => beside(Query::Proof.into()),
        ReviewButton::PlayOn(turn) => beside(Command::PlayOn { turn }),
    }
}

/// The server that was chosen in a menu.
fn server_in(value: &str) -> Option<GuildId> {
    value.parse().ok().map(GuildId).filter(|server| server.0 != 0)
}

fn of_people(stamp: Stamp, button: PeopleButton, value: &str) -> Intent {
    let person = |player: u64| Some(UserId(player)).filter(|player| player.0 != 0);
    let ask_in = |server, game, what, format| {
        let request = PeopleRequest { game, what, public: format == ReplyFormat::Public, server };
        Intent::Table { table: None, command: request.into(), format }
    };
    let ask = |game: String, what, format| ask_in(stamp.server(), Some(game), what, format);
    // The other server may know other games.
    let ask_there = |what| ask_in(server_in(value), None, what, ReplyFormat::Usual);
    let stats = |player| PeopleQuery::Stats { player: person(player) };
    let against = |player, other| PeopleQuery::Against { player: person(player), other: UserId(other) };
    let list = |season, page| PeopleQuery::List { season: ListSeason::Of(Season(season)), page };
    match button {
        PeopleButton::Stats(player, game) => ask(game, stats(player), ReplyFormat::Usual),
        PeopleButton::Compare(player, game) => {
            ask(game, against(player, value.parse().unwrap_or_default()), ReplyFormat::NewMessage)
        }
        PeopleButton::List(season, page, game) => ask(game, list(season, page), ReplyFormat::Usual),
        PeopleButton::StatsIn(player) => ask_there(stats(player)),
        PeopleButton::AgainstIn(one, other) => ask_there(against(one, other)),
        PeopleButton::ListIn(season) => ask_there(list(season, 0)),
        PeopleButton::How(game) => ask(game, PeopleQuery::HowItWorks, ReplyFormat::NewMessage),
        PeopleButton::PostStats(player, game) => ask(game, stats(player), ReplyFormat::Public),
        PeopleButton::PostAgainst(one, other, game) => ask(game, against(one, other), ReplyFormat::Public),
        PeopleButton::PostList(season, page, game) => ask(game, list(season, page), ReplyFormat::Public),
    }
}

fn of_panel(stamp: Stamp, button: PanelButton, value: &str) -> Intent {
    let (kind, entry) = match button {
        PanelButton::Open(kind) => (kind, None),
        PanelButton::Entry(kind) => (kind, value.parse().ok()),
        PanelButton::Value(kind, entry) => {
            return Intent::PanelValue { table: stamp.table, kind, entry, value: value.to_owned() };
        }
    };
    let command = match kind {
        PanelKind::Table => Query::Settings.into(),
        PanelKind::Person => Command::from(PreferencesChange::default()),
    };
    shown(stamp, command, ReplyFormat::Panel(entry))
}

fn of_confirmation(stamp: Stamp, what: Drastic) -> Intent {
    let format = match what {
        Drastic::Cancel | Drastic::Resign | Drastic::ResignToAnybody => ReplyFormat::Reopen,
        Drastic::Replace(..) | Drastic::FillIn(..) | Drastic::TakeBack(_) => ReplyFormat::Usual,
    };
    shown(stamp, what.action(), format)
}

impl Drastic {
    /// The confirmed action.
    pub fn action(self) -> TableAction {
        TableAction::Seat(match self {
            Drastic::Cancel => return TableAction::Lobby(LobbyAction::Cancel),
            Drastic::TakeBack(entry) => return TableAction::Undo(UndoAction::Undo { turn: Some(entry) }),
            Drastic::Resign => SeatAction::Resign(Successor::Computer),
            Drastic::ResignToAnybody => SeatAction::Resign(Successor::Anybody),
            Drastic::Replace(seat, to) => {
                SeatAction::Offer { seat: Some(seat), to: Some(UserId(to)).filter(|to| to.0 != 0) }
            }
            Drastic::FillIn(seat, strength) => SeatAction::HandOver(Some(seat), strength),
        })
    }
}

/// Value that deletes a queued turn, in the menu of its conditions.
pub(crate) const WITHDRAW: &str = "withdraw";

/// Value of a condition in the menu of a queued turn.
pub(crate) fn condition_value(condition: QueuedTurnCondition) -> String {
    match condition {
        QueuedTurnCondition::AsPlanned => "planned".to_owned(),
        QueuedTurnCondition::Within(more) => format!("within-{more}"),
        QueuedTurnCondition::Legal => "legal".to_owned(),
    }
}

/// The condition from the menu of a queued turn, or `Some(None)` to delete the turn.
fn condition(chosen: &str) -> Option<Option<QueuedTurnCondition>> {
    let known = QueuedTurnCondition::OFFERED.into_iter().find(|condition| condition_value(*condition) == chosen);
    if chosen == WITHDRAW { Some(None) } else { known.map(Some) }
}
