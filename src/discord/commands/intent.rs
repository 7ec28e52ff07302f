//! The user's intent, converted from a command or a component.

use crate::games;
use crate::table::{
    ChannelId, Command, GuildId, InputKind, LobbyAction, MaintenanceScope, MessageId, NewTable, NoteRequest,
    PauseAction, PreferencesChange, Query, QueuedTurnAction, QueuedTurnCondition, Refusal, SeatAction, Stamp, Strength,
    Successor, TableAction, TableId, TurnAction, UndoAction, WhatIfChange, WhatIfRequest,
};

use crate::discord::parts::custom_id::{ComponentAction, CustomId, Drastic, LogNavigation, PanelKind, WhatIfButton};
use crate::discord::parts::permissions::Permissions;

/// The user's intent.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// A command for a game.
    Table {
        /// The game of a button; `None` for the channel's game.
        table: Option<TableId>,
        /// The command.
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
        /// The action to confirm.
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
        /// The panel.
        kind: PanelKind,
        /// The number of its entry.
        entry: u8,
        /// The chosen value.
        value: String,
    },
    /// Shows details of a game's message.
    OfMessage {
        /// The message.
        message: MessageId,
        /// The stamp of its buttons, if it has any.
        stamp: Option<Stamp>,
        /// The details.
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
    /// Explains a rule or a component, by its name or by the value of a suggestion.
    Rules(String),
    /// A request of a bot admin.
    Admin(AdminRequest),
    /// Explains the bot.
    Help,
    /// Refuses a command that can't be read.
    Refused(Refusal),
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
    /// The default format.
    #[default]
    Usual,
    /// This page of the planner.
    Page(u16),
    /// The board in words.
    Text,
    /// The log, as a turn with its picture or as a page in words. It has a way back to the recap of the message with
    /// this number of log entries, if the log was opened from there (0: it wasn't).
    Viewer(u32),
    /// A panel that shows the values of this entry.
    Panel(Option<u8>),
    /// With a button that reverses the action.
    Reopen,
    /// In a new message. The board becomes a page of the log viewer.
    Beside,
    /// The confirmation that a computer player has joined, with the question about another one.
    NextComputer,
}

impl Intent {
    /// Converts a button or a menu with its chosen values.
    pub fn from_component(CustomId { stamp, action }: CustomId, values: Vec<String>) -> Intent {
        if let Some(intent) = what_if_intent(stamp, &action, &values) {
            return intent;
        }
        let turn = |navigation, turn| (navigation != LogNavigation::Last).then_some(turn);
        let (command, format): (Command, ReplyFormat) = match action {
            ComponentAction::Join => (TableAction::Lobby(LobbyAction::Join).into(), ReplyFormat::Usual),
            ComponentAction::Leave => (TableAction::Lobby(LobbyAction::Leave).into(), ReplyFormat::Usual),
            ComponentAction::Start => (TableAction::Lobby(LobbyAction::Start).into(), ReplyFormat::Usual),
            ComponentAction::Planner => (Query::Planner.into(), ReplyFormat::Usual),
            ComponentAction::Step(step) => {
                (TableAction::Turn(TurnAction::Step { stamp, step }).into(), ReplyFormat::Usual)
            }
            ComponentAction::Choose(_) => (
                TableAction::Turn(TurnAction::Step { stamp, step: games::join_steps(&values) }).into(),
                ReplyFormat::Usual,
            ),
            ComponentAction::Page(page) if stamp.is_ahead() => (Query::Ahead.into(), ReplyFormat::Page(page)),
            ComponentAction::Page(page) => (Query::Planner.into(), ReplyFormat::Page(page)),
            ComponentAction::Ahead => (Query::Ahead.into(), ReplyFormat::Usual),
            ComponentAction::PlanOn(ahead) => {
                (TableAction::QueuedTurn(QueuedTurnAction::PlanOn { stamp, ahead }).into(), ReplyFormat::Usual)
            }
            // The click itself shows the form. This is the content of the form.
            ComponentAction::Note(turn) => {
                (NoteRequest::Write { turn, text: values.concat() }.into(), ReplyFormat::Usual)
            }
            ComponentAction::QueuedTurns => (Query::QueuedTurns.into(), ReplyFormat::Usual),
            // `what_if_intent` has handled all other buttons of what-ifs.
            ComponentAction::Try(_) | ComponentAction::WhatIf(_) => (WhatIfRequest::Open.into(), ReplyFormat::Usual),
            ComponentAction::Condition(number) => match condition(values.first()) {
                Some(condition) => (
                    TableAction::QueuedTurn(QueuedTurnAction::Condition { stamp, number: number.into(), condition })
                        .into(),
                    ReplyFormat::Usual,
                ),
                None => {
                    return Intent::Refused(Refusal::Unclear { text: values.concat(), expected: InputKind::default() });
                }
            },
            ComponentAction::UndoStep => (TableAction::Turn(TurnAction::UndoStep { stamp }).into(), ReplyFormat::Usual),
            ComponentAction::StartOver => {
                (TableAction::Turn(TurnAction::StartOver { stamp }).into(), ReplyFormat::Usual)
            }
            ComponentAction::EndTurn => (TableAction::Turn(TurnAction::EndTurn { stamp }).into(), ReplyFormat::Usual),
            ComponentAction::Board => (Query::Board { turn: None }.into(), ReplyFormat::Usual),
            ComponentAction::Happened => {
                (Query::Happened { seq: stamp.seq, since_own: true }.into(), ReplyFormat::Usual)
            }
            ComponentAction::HappenedHere => {
                (Query::Happened { seq: stamp.seq, since_own: false }.into(), ReplyFormat::Usual)
            }
            ComponentAction::Log => (Query::Board { turn: None }.into(), ReplyFormat::Viewer(stamp.seq)),
            ComponentAction::Turn(to, number) => {
                (Query::Board { turn: turn(to, number) }.into(), ReplyFormat::Viewer(stamp.seq))
            }
            ComponentAction::Entries(to, number) => {
                (Query::Log { turn: turn(to, number) }.into(), ReplyFormat::Viewer(stamp.seq))
            }
            ComponentAction::TakeBack(entry) => {
                return Intent::TakeBack { table: Some(stamp.table), turn: Some(entry) };
            }
            ComponentAction::AnswerUndo { request, agree } => {
                (TableAction::Undo(UndoAction::AnswerUndo { request, agree }).into(), ReplyFormat::Usual)
            }
            ComponentAction::Rules => return Intent::Rules(values.into_iter().next().unwrap_or_default()),
            ComponentAction::Rematch => return Intent::Rematch(stamp.table),
            ComponentAction::ChooseComputer => return Intent::ChooseComputer(stamp.table),
            ComponentAction::AddComputer(strength) => {
                (TableAction::Seat(SeatAction::AddComputer(strength)).into(), ReplyFormat::NextComputer)
            }
            ComponentAction::TakeSeat(seat) => (TableAction::Seat(SeatAction::Take(seat)).into(), ReplyFormat::Usual),
            ComponentAction::AgreeOffer(seat) => {
                (TableAction::Seat(SeatAction::Agree(seat)).into(), ReplyFormat::Usual)
            }
            ComponentAction::Back => (TableAction::Seat(SeatAction::Back).into(), ReplyFormat::Usual),
            ComponentAction::Hint => (Query::Hint.into(), ReplyFormat::Usual),
            ComponentAction::UseHint(rank) => {
                (TableAction::Turn(TurnAction::UseHint { stamp, rank: rank.into() }).into(), ReplyFormat::Usual)
            }
            ComponentAction::Proof => (Query::Proof.into(), ReplyFormat::Usual),
            ComponentAction::StartWithComputers => {
                (TableAction::Lobby(LobbyAction::StartWithComputers(Strength::Medium)).into(), ReplyFormat::Usual)
            }
            ComponentAction::Panel(PanelKind::Table) => (Query::Settings.into(), ReplyFormat::Panel(None)),
            ComponentAction::PanelEntry(PanelKind::Table) => {
                (Query::Settings.into(), ReplyFormat::Panel(values.first().and_then(|value| value.parse().ok())))
            }
            ComponentAction::Panel(PanelKind::Person) => {
                (PreferencesChange::default().into(), ReplyFormat::Panel(None))
            }
            ComponentAction::PanelEntry(PanelKind::Person) => {
                let entry = values.first().and_then(|value| value.parse().ok());
                (PreferencesChange::default().into(), ReplyFormat::Panel(entry))
            }
            ComponentAction::PanelValue(kind, entry) => {
                let value = values.into_iter().next().unwrap_or_default();
                return Intent::PanelValue { table: stamp.table, kind, entry, value };
            }
            ComponentAction::Sure(Drastic::Cancel) => {
                (TableAction::Lobby(LobbyAction::Cancel).into(), ReplyFormat::Reopen)
            }
            ComponentAction::Sure(Drastic::Resign) => {
                (TableAction::Seat(SeatAction::Resign(Successor::Computer)).into(), ReplyFormat::Reopen)
            }
            ComponentAction::Sure(Drastic::ResignToAnybody) => {
                (TableAction::Seat(SeatAction::Resign(Successor::Anybody)).into(), ReplyFormat::Reopen)
            }
            ComponentAction::Sure(Drastic::TakeBack(entry)) => {
                (TableAction::Undo(UndoAction::Undo { turn: Some(entry) }).into(), ReplyFormat::Usual)
            }
            ComponentAction::Keep => return Intent::Keep,
            ComponentAction::LeaveServer(server) => return Intent::Admin(AdminRequest::LeaveNow(GuildId(server))),
            ComponentAction::AnswerPause { number, agree } => {
                (TableAction::Pause(PauseAction::AnswerPause { number, agree }).into(), ReplyFormat::Usual)
            }
            ComponentAction::GoOn => (TableAction::Pause(PauseAction::GoOn).into(), ReplyFormat::Usual),
            ComponentAction::Rest => (TableAction::Pause(PauseAction::Rest).into(), ReplyFormat::Usual),
            ComponentAction::Reopen => (TableAction::Lobby(LobbyAction::Reopen).into(), ReplyFormat::Usual),
            ComponentAction::Show(turn) => (Query::Board { turn: Some(turn) }.into(), ReplyFormat::Beside),
            // The value of the menu is the game.
            ComponentAction::TryIn => {
                let table = values.first().and_then(|value| value.parse().ok()).map(TableId);
                return Intent::Table { table, command: WhatIfRequest::Open.into(), format: ReplyFormat::Beside };
            }
            ComponentAction::PlayOn(turn) => (Command::PlayOn { turn }, ReplyFormat::Beside),
            ComponentAction::TurningPoints => (Query::TurningPoints.into(), ReplyFormat::Usual),
        };
        Intent::Table { table: Some(stamp.table), command, format }
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
                | Command::Action(
                    TableAction::Lobby(LobbyAction::Start) | TableAction::Lobby(LobbyAction::StartWithComputers(_))
                )
        )
    }

    /// Returns `true` if the bot can reply in a server that it isn't in.
    pub fn needs_no_table(&self) -> bool {
        match self {
            Intent::Help
            | Intent::Rules(_)
            | Intent::Refused(_)
            | Intent::Keep
            | Intent::LeaveWhatIf
            | Intent::Admin(_) => true,
            Intent::Table { command, .. } => {
                matches!(command, Command::Preferences(_) | Command::Games)
            }
            Intent::PanelValue { kind, .. } => *kind == PanelKind::Person,
            _ => false,
        }
    }

    /// Returns `true` if a computer player must think before the reply.
    pub fn thinks(&self) -> bool {
        let Intent::Table { command, .. } = self else { return false };
        match command {
            Command::Query(query) => matches!(query, Query::Hint | Query::TurningPoints),
            Command::WhatIf(WhatIfRequest::Hint(_) | WhatIfRequest::Change(_, WhatIfChange::Computer)) => true,
            _ => false,
        }
    }

    /// Returns `true` if the reply is a new message and the message with the button stays.
    pub fn is_beside(&self) -> bool {
        matches!(self, Intent::Table { format: ReplyFormat::Beside, .. })
    }

    /// The command that redraws the planner of this button, or `None` if the button isn't in one.
    pub fn planner(&self) -> Option<Command> {
        let table_action = match self {
            Intent::Table { command: Command::Action(table_action), .. } => table_action,
            Intent::Table { command: Command::WhatIf(WhatIfRequest::Change(stamp, _)), .. } => {
                return Some(WhatIfRequest::Show(stamp.seq).into());
            }
            _ => return None,
        };
        match table_action {
            TableAction::Turn(
                TurnAction::Step { stamp, .. }
                | TurnAction::UndoStep { stamp }
                | TurnAction::StartOver { stamp }
                | TurnAction::EndTurn { stamp },
            )
            | TableAction::QueuedTurn(QueuedTurnAction::PlanOn { stamp, .. }) => {
                Some(if stamp.is_ahead() { Query::Ahead } else { Query::Planner }.into())
            }
            _ => None,
        }
    }
}

/// Converts a button of a what-if; `None` for buttons of the game itself.
fn what_if_intent(stamp: Stamp, action: &ComponentAction, values: &[String]) -> Option<Intent> {
    let change = |what| WhatIfRequest::Change(stamp, what);
    let (wanted, format) = match action {
        ComponentAction::Try(turn) => (WhatIfRequest::Begin { turn: Some(*turn) }, ReplyFormat::Beside),
        ComponentAction::WhatIf(button) => {
            let wanted = match button {
                WhatIfButton::Computer => change(WhatIfChange::Computer),
                WhatIfButton::List => WhatIfRequest::List(Some(stamp.seq)),
                WhatIfButton::Open | WhatIfButton::Look => match values.first().and_then(|value| value.parse().ok()) {
                    Some(number) => WhatIfRequest::Show(number),
                    None => WhatIfRequest::List(None),
                },
                WhatIfButton::Compare => {
                    let mut chosen = values.iter().filter_map(|value| value.parse().ok());
                    match chosen.next() {
                        Some(first) => WhatIfRequest::Compare(first, chosen.next()),
                        None => WhatIfRequest::List(None),
                    }
                }
                WhatIfButton::New => WhatIfRequest::Begin { turn: None },
                WhatIfButton::Name => change(WhatIfChange::Name(values.concat())),
                WhatIfButton::Drop => change(WhatIfChange::Drop),
                WhatIfButton::Leave => return Some(Intent::LeaveWhatIf),
            };
            let beside = *button == WhatIfButton::Look;
            (wanted, if beside { ReplyFormat::Beside } else { ReplyFormat::Usual })
        }
        _ if !stamp.is_what_if() => return None,
        ComponentAction::Step(step) => (change(WhatIfChange::Step(step.clone())), ReplyFormat::Usual),
        ComponentAction::Choose(_) => (change(WhatIfChange::Step(games::join_steps(values))), ReplyFormat::Usual),
        ComponentAction::Page(page) => (WhatIfRequest::Show(stamp.seq), ReplyFormat::Page(*page)),
        ComponentAction::Planner => (WhatIfRequest::Show(stamp.seq), ReplyFormat::Usual),
        ComponentAction::UndoStep => (change(WhatIfChange::Undo), ReplyFormat::Usual),
        ComponentAction::EndTurn => (change(WhatIfChange::EndTurn), ReplyFormat::Usual),
        ComponentAction::Hint => (WhatIfRequest::Hint(stamp), ReplyFormat::Usual),
        ComponentAction::UseHint(rank) => (change(WhatIfChange::UseHint((*rank).into())), ReplyFormat::Usual),
        _ => return None,
    };
    Some(Intent::Table { table: Some(stamp.table), command: wanted.into(), format })
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
fn condition(chosen: Option<&String>) -> Option<Option<QueuedTurnCondition>> {
    let chosen = chosen?;
    let known = QueuedTurnCondition::OFFERED.into_iter().find(|condition| condition_value(*condition) == *chosen);
    if chosen == WITHDRAW { Some(None) } else { known.map(Some) }
}
