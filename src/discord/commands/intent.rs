//! What somebody wants, once a command or a component is understood.

use crate::games;
use crate::table::{
    ChannelId, Command, GuildId, LineChange, LineRequest, LobbyOrder, MaintenanceScope, MessageId, NewTable,
    NoteRequest, Order, OrderCondition, PauseOrder, PreferencesChange, Query, QueuedTurnOrder, Refusal, SeatOrder,
    Stamp, Strength, Successor, TableId, TurnOrder, UndoOrder, Wanted,
};

use crate::discord::parts::custom_id::{ComponentAction, CustomId, Drastic, LineButton, LogNavigation, PanelKind};
use crate::discord::parts::permissions::Permissions;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Something that a table does or knows.
    Table {
        /// The table of a button; `None` (slash commands) means the channel's.
        table: Option<TableId>,
        /// What.
        command: Command,
        /// How the answer is shown.
        format: ReplyFormat,
    },
    /// The same game with the same options once more.
    Rematch(TableId),
    /// To be asked how well a computer player shall play that joins this table.
    ChooseComputer(TableId),
    /// Something that is asked about before it is done.
    Confirm {
        /// The table of a button; `None` means the channel's.
        table: Option<TableId>,
        /// What.
        what: Drastic,
    },
    /// To take the asker's last turn back, with those after it.
    TakeBack {
        /// The table of a button; `None` means the channel's.
        table: Option<TableId>,
        /// The log entry of the turn; `None`: the last one.
        turn: Option<u32>,
    },
    /// Not to do what was asked about.
    Keep,
    /// To leave the private board; what was done there is kept.
    LeaveLine,
    /// To set something in a panel.
    PanelValue {
        /// The table of the panel.
        table: TableId,
        /// The panel.
        kind: PanelKind,
        /// What in it.
        entry: u8,
        /// The value that was chosen.
        value: String,
    },
    /// What the message of a table is about.
    OfMessage {
        /// The message.
        message: MessageId,
        /// The state for which its buttons were made, if it has such.
        stamp: Option<Stamp>,
        /// What of it.
        what: MessageCommand,
    },
    /// A message with all tables of the server.
    PostBoard,
    /// A table in a thread of its own, which is opened for it.
    InThread {
        /// Which.
        new: NewTable,
        /// In this forum, in which the asker may do so much; `None`: in the channel or the forum of the command.
        forum: Option<(ChannelId, Permissions)>,
    },
    /// What a rule or a component is: its name, or what an offer carries.
    Rules(String),
    /// What only the owners of the application may ask.
    Admin(AdminRequest),
    /// How to use this program.
    Help,
    /// Something that cannot be read.
    Refused(Refusal),
}

/// What an owner asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminRequest {
    /// How the program does.
    Health,
    /// What waits.
    Queues,
    /// How a table stands; `None`: the channel's.
    Table(Option<i64>),
    /// To be asked whether the bot shall leave this server: its identifier.
    Leave(String),
    /// To leave this server.
    LeaveNow(GuildId),
    /// To begin a maintenance with this message; without one to end it.
    Maintenance(Option<String>, MaintenanceScope),
}

/// What can be asked of a message in its menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageCommand {
    /// The board after what it tells, in words.
    Board,
    /// What it tells, at length.
    Happened,
}

/// How an answer is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReplyFormat {
    /// As it is usual.
    #[default]
    Usual,
    /// This page of the planner.
    Page(u16),
    /// The board in words.
    Text,
    /// The log, a turn with its picture or a page in words; with the way back to what happened before so many
    /// entries of the log, if it was opened from there (0: it was not).
    Viewer(u32),
    /// A panel, in which the values of this entry are offered.
    Panel(Option<u8>),
    /// With a button that takes it back.
    Reopen,
    /// In a message of its own; the board as a page of the log viewer.
    Beside,
    /// That a computer player has joined, with the question for the next.
    NextComputer,
}

impl Intent {
    /// What a button or a menu asks for, with the values chosen in a menu.
    pub fn of_component(CustomId { stamp, action }: CustomId, values: Vec<String>) -> Intent {
        if let Some(intent) = of_line(stamp, &action, &values) {
            return intent;
        }
        let turn = |navigation, turn| (navigation != LogNavigation::Last).then_some(turn);
        let (command, format): (Command, ReplyFormat) = match action {
            ComponentAction::Join => (Order::Lobby(LobbyOrder::Join).into(), ReplyFormat::Usual),
            ComponentAction::Leave => (Order::Lobby(LobbyOrder::Leave).into(), ReplyFormat::Usual),
            ComponentAction::Start => (Order::Lobby(LobbyOrder::Start).into(), ReplyFormat::Usual),
            ComponentAction::Planner => (Query::Planner.into(), ReplyFormat::Usual),
            ComponentAction::Step(step) => (Order::Turn(TurnOrder::Step { stamp, step }).into(), ReplyFormat::Usual),
            ComponentAction::Choose(_) => {
                (Order::Turn(TurnOrder::Step { stamp, step: games::together(&values) }).into(), ReplyFormat::Usual)
            }
            ComponentAction::Page(page) if stamp.is_ahead() => (Query::Ahead.into(), ReplyFormat::Page(page)),
            ComponentAction::Page(page) => (Query::Planner.into(), ReplyFormat::Page(page)),
            ComponentAction::Ahead => (Query::Ahead.into(), ReplyFormat::Usual),
            ComponentAction::PlanOn(ahead) => {
                (Order::QueuedTurn(QueuedTurnOrder::PlanOn { stamp, ahead }).into(), ReplyFormat::Usual)
            }
            // A press shows the form, which is answered at once; this is what the form says.
            ComponentAction::Note(turn) => {
                (NoteRequest::Write { turn, text: values.concat() }.into(), ReplyFormat::Usual)
            }
            ComponentAction::Orders => (Query::Orders.into(), ReplyFormat::Usual),
            // All others of lines are about one, and were understood above.
            ComponentAction::Try(_) | ComponentAction::Line(_) => (LineRequest::Open.into(), ReplyFormat::Usual),
            ComponentAction::Condition(number) => match condition(values.first()) {
                Some(condition) => (
                    Order::QueuedTurn(QueuedTurnOrder::Condition { stamp, number: number.into(), condition }).into(),
                    ReplyFormat::Usual,
                ),
                None => return Intent::Refused(Refusal::Unclear { text: values.concat(), wanted: Wanted::default() }),
            },
            ComponentAction::UndoStep => (Order::Turn(TurnOrder::UndoStep { stamp }).into(), ReplyFormat::Usual),
            ComponentAction::StartOver => (Order::Turn(TurnOrder::StartOver { stamp }).into(), ReplyFormat::Usual),
            ComponentAction::EndTurn => (Order::Turn(TurnOrder::EndTurn { stamp }).into(), ReplyFormat::Usual),
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
                (Order::Undo(UndoOrder::AnswerUndo { request, agree }).into(), ReplyFormat::Usual)
            }
            ComponentAction::Rules => return Intent::Rules(values.into_iter().next().unwrap_or_default()),
            ComponentAction::Rematch => return Intent::Rematch(stamp.table),
            ComponentAction::ChooseComputer => return Intent::ChooseComputer(stamp.table),
            ComponentAction::AddComputer(strength) => {
                (Order::Seat(SeatOrder::AddComputer(strength)).into(), ReplyFormat::NextComputer)
            }
            ComponentAction::TakeSeat(seat) => (Order::Seat(SeatOrder::Take(seat)).into(), ReplyFormat::Usual),
            ComponentAction::AgreeOffer(seat) => (Order::Seat(SeatOrder::Agree(seat)).into(), ReplyFormat::Usual),
            ComponentAction::Back => (Order::Seat(SeatOrder::Back).into(), ReplyFormat::Usual),
            ComponentAction::Hint => (Query::Hint.into(), ReplyFormat::Usual),
            ComponentAction::UseHint(rank) => {
                (Order::Turn(TurnOrder::UseHint { stamp, rank: rank.into() }).into(), ReplyFormat::Usual)
            }
            ComponentAction::Proof => (Query::Proof.into(), ReplyFormat::Usual),
            ComponentAction::StartWithComputers => {
                (Order::Lobby(LobbyOrder::StartWithComputers(Strength::Medium)).into(), ReplyFormat::Usual)
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
            ComponentAction::Sure(Drastic::Cancel) => (Order::Lobby(LobbyOrder::Cancel).into(), ReplyFormat::Reopen),
            ComponentAction::Sure(Drastic::Resign) => {
                (Order::Seat(SeatOrder::Resign(Successor::Computer)).into(), ReplyFormat::Reopen)
            }
            ComponentAction::Sure(Drastic::ResignToAnybody) => {
                (Order::Seat(SeatOrder::Resign(Successor::Anybody)).into(), ReplyFormat::Reopen)
            }
            ComponentAction::Sure(Drastic::TakeBack(entry)) => {
                (Order::Undo(UndoOrder::Undo { turn: Some(entry) }).into(), ReplyFormat::Usual)
            }
            ComponentAction::Keep => return Intent::Keep,
            ComponentAction::LeaveServer(server) => return Intent::Admin(AdminRequest::LeaveNow(GuildId(server))),
            ComponentAction::AnswerPause { number, agree } => {
                (Order::Pause(PauseOrder::AnswerPause { number, agree }).into(), ReplyFormat::Usual)
            }
            ComponentAction::GoOn => (Order::Pause(PauseOrder::GoOn).into(), ReplyFormat::Usual),
            ComponentAction::Rest => (Order::Pause(PauseOrder::Rest).into(), ReplyFormat::Usual),
            ComponentAction::Reopen => (Order::Lobby(LobbyOrder::Reopen).into(), ReplyFormat::Usual),
            ComponentAction::Show(turn) => (Query::Board { turn: Some(turn) }.into(), ReplyFormat::Beside),
            // The menu names the game.
            ComponentAction::TryIn => {
                let table = values.first().and_then(|value| value.parse().ok()).map(TableId);
                return Intent::Table { table, command: LineRequest::Open.into(), format: ReplyFormat::Beside };
            }
            ComponentAction::PlayOn(turn) => (Command::PlayOn { turn }, ReplyFormat::Beside),
            ComponentAction::TurningPoints => (Query::TurningPoints.into(), ReplyFormat::Usual),
        };
        Intent::Table { table: Some(stamp.table), command, format }
    }

    /// Whether the bot will have to write into the channel for a table's whole life.
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
                | Command::Order(Order::Lobby(LobbyOrder::Start) | Order::Lobby(LobbyOrder::StartWithComputers(_)))
        )
    }

    /// Whether it can be answered where the bot itself is not.
    pub fn needs_no_table(&self) -> bool {
        match self {
            Intent::Help
            | Intent::Rules(_)
            | Intent::Refused(_)
            | Intent::Keep
            | Intent::LeaveLine
            | Intent::Admin(_) => true,
            Intent::Table { command, .. } => {
                matches!(command, Command::Preferences(_) | Command::Games)
            }
            Intent::PanelValue { kind, .. } => *kind == PanelKind::Person,
            _ => false,
        }
    }

    /// Whether a computer player has to think before it can be answered.
    pub fn thinks(&self) -> bool {
        let Intent::Table { command, .. } = self else { return false };
        match command {
            Command::Query(query) => matches!(query, Query::Hint | Query::TurningPoints),
            Command::Lines(LineRequest::Hint(_) | LineRequest::Change(_, LineChange::Computer)) => true,
            _ => false,
        }
    }

    /// Whether the answer stands beside the message with the button, which stays.
    pub fn is_beside(&self) -> bool {
        matches!(self, Intent::Table { format: ReplyFormat::Beside, .. })
    }

    /// What shows the planner in which the button stands that asks for it; nothing where it stands elsewhere.
    pub fn planner(&self) -> Option<Command> {
        let order = match self {
            Intent::Table { command: Command::Order(order), .. } => order,
            Intent::Table { command: Command::Lines(LineRequest::Change(stamp, _)), .. } => {
                return Some(LineRequest::Show(stamp.seq).into());
            }
            _ => return None,
        };
        match order {
            Order::Turn(
                TurnOrder::Step { stamp, .. }
                | TurnOrder::UndoStep { stamp }
                | TurnOrder::StartOver { stamp }
                | TurnOrder::EndTurn { stamp },
            )
            | Order::QueuedTurn(QueuedTurnOrder::PlanOn { stamp, .. }) => {
                Some(if stamp.is_ahead() { Query::Ahead } else { Query::Planner }.into())
            }
            _ => None,
        }
    }
}

/// What is asked about a line; nothing for what is about the table itself.
fn of_line(stamp: Stamp, action: &ComponentAction, values: &[String]) -> Option<Intent> {
    let change = |what| LineRequest::Change(stamp, what);
    let (wanted, format) = match action {
        ComponentAction::Try(turn) => (LineRequest::Begin { turn: Some(*turn) }, ReplyFormat::Beside),
        ComponentAction::Line(button) => {
            let wanted = match button {
                LineButton::Computer => change(LineChange::Computer),
                LineButton::List => LineRequest::List(Some(stamp.seq)),
                LineButton::Open | LineButton::Look => match values.first().and_then(|value| value.parse().ok()) {
                    Some(number) => LineRequest::Show(number),
                    None => LineRequest::List(None),
                },
                LineButton::Compare => {
                    let mut chosen = values.iter().filter_map(|value| value.parse().ok());
                    match chosen.next() {
                        Some(first) => LineRequest::Compare(first, chosen.next()),
                        None => LineRequest::List(None),
                    }
                }
                LineButton::New => LineRequest::Begin { turn: None },
                LineButton::Name => change(LineChange::Name(values.concat())),
                LineButton::Drop => change(LineChange::Drop),
                LineButton::Leave => return Some(Intent::LeaveLine),
            };
            let beside = *button == LineButton::Look;
            (wanted, if beside { ReplyFormat::Beside } else { ReplyFormat::Usual })
        }
        _ if !stamp.is_of_line() => return None,
        ComponentAction::Step(step) => (change(LineChange::Step(step.clone())), ReplyFormat::Usual),
        ComponentAction::Choose(_) => (change(LineChange::Step(games::together(values))), ReplyFormat::Usual),
        ComponentAction::Page(page) => (LineRequest::Show(stamp.seq), ReplyFormat::Page(*page)),
        ComponentAction::Planner => (LineRequest::Show(stamp.seq), ReplyFormat::Usual),
        ComponentAction::UndoStep => (change(LineChange::Undo), ReplyFormat::Usual),
        ComponentAction::EndTurn => (change(LineChange::EndTurn), ReplyFormat::Usual),
        ComponentAction::Hint => (LineRequest::Hint(stamp), ReplyFormat::Usual),
        ComponentAction::UseHint(rank) => (change(LineChange::UseHint((*rank).into())), ReplyFormat::Usual),
        _ => return None,
    };
    Some(Intent::Table { table: Some(stamp.table), command: wanted.into(), format })
}

/// Value that withdraws a queued turn, in the menu of its conditions.
pub(crate) const WITHDRAW: &str = "withdraw";

/// Value of a condition in the menu of a queued turn.
pub(crate) fn condition_value(condition: OrderCondition) -> String {
    match condition {
        OrderCondition::AsPlanned => "planned".to_owned(),
        OrderCondition::Within(more) => format!("within-{more}"),
        OrderCondition::Legal => "legal".to_owned(),
    }
}

/// The condition chosen in the menu of a queued turn, or `Some(None)` to withdraw the turn.
fn condition(chosen: Option<&String>) -> Option<Option<OrderCondition>> {
    let chosen = chosen?;
    let known = OrderCondition::OFFERED.into_iter().find(|condition| condition_value(*condition) == *chosen);
    if chosen == WITHDRAW { Some(None) } else { known.map(Some) }
}
