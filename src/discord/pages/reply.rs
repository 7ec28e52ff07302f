//! Builds the messages of private replies.

use crate::engine::{Arg, Phrase};
use crate::table::{Reply, Stamp, TableId, TableInfo, TablePause, TableState, TurnDone};

use super::panel::Subject;
use super::{
    advice, confirm, content, fair_play, lobby, log, notes, panel, pause, planner, preferences, queued_turns, result,
    tables, turn, what_ifs,
};
use crate::discord::commands;
use crate::discord::commands::intent::ReplyFormat;
use crate::discord::parts::buttons::{HelpButton, UndoButton};
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::custom_id::ComponentAction;
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, pages};

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The messages of a reply, at least one.
pub fn messages(localizer: &Localizer<'_>, reply: &Reply, format: ReplyFormat) -> Vec<Message> {
    match reply {
        Reply::Done(phrase) => vec![Message::text(localizer.say(phrase))],
        Reply::TurnDone(done) => vec![turn_done(localizer, done)],
        Reply::Planner(planner) => {
            let page = if let ReplyFormat::Page(page) = format { page } else { 0 };
            vec![planner::planner(localizer, planner, page)]
        }
        Reply::Notes(sheet) => notes::sheet(localizer, sheet),
        Reply::QueuedTurns(sheet) => vec![queued_turns::sheet(localizer, sheet)],
        Reply::WhatIfOver(over) => vec![what_ifs::over(localizer, over)],
        Reply::WhatIfs(sheet) => vec![what_ifs::list(localizer, sheet)],
        Reply::Comparison(both) => vec![what_ifs::comparison(localizer, both)],
        Reply::Info(info) => vec![table_info(localizer, info)],
        Reply::Board(snapshot) => match format {
            ReplyFormat::Text => log::board_text(localizer, snapshot),
            ReplyFormat::Viewer(from) => vec![log::turn(localizer, snapshot, from)],
            ReplyFormat::Beside => vec![log::turn(localizer, snapshot, 0)],
            _ => vec![log::board(localizer, snapshot)],
        },
        Reply::Log(page) => {
            let from = if let ReplyFormat::Viewer(from) = format { from } else { 0 };
            vec![log::entries(localizer, page, from)]
        }
        Reply::Happened(happened) => turn::happened(localizer, happened),
        Reply::Score(sheet) => vec![result::sheet(localizer, sheet)],
        Reply::Hints(hints) => vec![advice::hints(localizer, hints)],
        Reply::Review(review) => vec![advice::review(localizer, review)],
        Reply::Proof(sheet) => vec![fair_play::checked(localizer, sheet)],
        Reply::Games(mine) => tables::my_tables(localizer, mine),
        Reply::Settings(sheet) if sheet.may_change => {
            let subject = Subject::Table(&sheet.table);
            vec![with_panel(localizer, preferences::settings(localizer, sheet), subject, chosen_option(format))]
        }
        Reply::Settings(sheet) => vec![preferences::settings(localizer, sheet)],
        Reply::Preferences(sheet) => {
            let subject = Subject::Person(&sheet.person, sheet.at);
            vec![with_panel(localizer, preferences::sheet(localizer, sheet), subject, chosen_option(format))]
        }
        Reply::TakingBack(taken) => vec![confirm::take_back(localizer, taken)],
    }
}

/// The settings, with menus to change them.
fn with_panel(localizer: &Localizer<'_>, sheet: Message, subject: Subject<'_>, chosen: Option<u8>) -> Message {
    let typed = panel::typed_value(localizer, subject.kind(), chosen);
    let lines: Vec<String> = std::iter::once(sheet.content).chain(typed).collect();
    Message { content: lines.join("\n"), rows: panel::rows(localizer, subject, chosen), ..sheet }
}

/// The panel entry with the offered values.
fn chosen_option(format: ReplyFormat) -> Option<u8> {
    if let ReplyFormat::Panel(entry) = format { entry } else { None }
}

fn turn_done(localizer: &Localizer<'_>, done: &TurnDone) -> Message {
    let stamp = Stamp::of_message(done.table, done.seq);
    let mut message = Message::text(localizer.say(&done.phrase));
    if done.may_undo {
        let action = ComponentAction::Undo(UndoButton::Undo(done.seq));
        let label = localizer.word("ui-button-take-back");
        message.rows = vec![Row::Buttons(vec![button(stamp, action, ButtonStyle::Secondary, &label)])];
    }
    if done.may_plan {
        let ahead = queued_turns::plan_ahead(localizer, done.table);
        match (message.rows.first_mut(), ahead) {
            (Some(Row::Buttons(buttons)), Row::Buttons(more)) => buttons.extend(more),
            (_, ahead) => message.rows.push(ahead),
        }
    }
    message
}

/// The answer to `/game info`.
pub(crate) fn table_info(localizer: &Localizer<'_>, info: &TableInfo) -> Message {
    let table = &info.table;
    let game = Phrase::new(format!("{}-name", table.game.id()));
    let state = Phrase::new(match table.state {
        TableState::Lobby => "ui-info-lobby",
        TableState::Running => "ui-info-running",
        TableState::Over => "ui-info-over",
        TableState::Cancelled => "ui-info-cancelled",
    });
    let mut lines = vec![
        Phrase::new("ui-info-title").with("game", game).named("host", table.host_name.as_str()).with("state", state),
        lobby::seats_line(table, lobby::all_numbered(table)),
    ];
    lines.extend(lobby::options(table));
    if let Some(status) = &info.status {
        lines.push(Phrase::new("ui-status").with("status", status.clone()));
        lines.push(Phrase::new("ui-info-turn").with("turn", info.turn));
    }
    lines.extend(info.pause.iter().map(TablePause::phrase));
    if !info.to_act.is_empty() {
        let waiting = Phrase::new("ui-info-to-act").with("players", content::names(&info.to_act));
        lines.push(waiting);
    }
    if let Some(since) = info.waiting_since {
        lines.push(Phrase::new("ui-info-since").with("since", format!("<t:{}:R>", since.as_second())));
    }
    if let Some(link) = &info.link {
        lines.push(Phrase::new("ui-info-link").with("link", link.url()));
    }
    let mut lines: Vec<String> = lines.iter().map(|line| localizer.say(line)).collect();
    lines.extend(preferences::waiting(localizer, &info.clocks, &info.away));
    let go_on = info.pause.map(|_| Row::Buttons(vec![pause::go_on(localizer, table.id)]));
    Message { rows: go_on.into_iter().collect(), ..Message::text(lines.join("\n")) }
}

/// The commands of a first evening, which `/help` explains.
const FIRST_COMMANDS: [&str; 6] = ["game new", "turn", "board", "undo", "score", "rules"];

/// The answer to `/help`: the three steps of a game, the commands of a first evening, and a button for the rest.
pub fn help(localizer: &Localizer<'_>) -> Vec<Message> {
    let steps = ["ui-help-intro", "ui-help-turn", "ui-help-people"];
    let mut lines: Vec<String> = steps.iter().map(|key| localizer.say(&Phrase::new(*key))).collect();
    let first = commands::list().filter(|(path, _)| FIRST_COMMANDS.contains(&path.as_str()));
    lines.extend(first.map(|(path, about)| help_line(localizer, &path, about)));
    let stamp = Stamp::of_table(TableId(0));
    let more = button(stamp, HelpButton::More, ButtonStyle::Secondary, &localizer.word("ui-button-help-more"));
    vec![Message { rows: vec![Row::Buttons(vec![more])], ..Message::text(lines.join("\n")) }]
}

fn help_line(localizer: &Localizer<'_>, path: &str, about: Phrase) -> String {
    let name = commands::name(path, |key| localizer.word(key));
    localizer.say(&Phrase::new("ui-help-command").with("command", name).with("about", about))
}

/// The rest of the answer to `/help`: whole turns in one line, and all other commands.
pub fn more_help(localizer: &Localizer<'_>) -> Vec<Message> {
    let mut lines = vec![localizer.say(&Phrase::new("ui-help-play"))];
    // Everyday commands get a line each. Of the groups only the names are listed, since Discord explains their
    // subcommands while the user types.
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for (path, about) in commands::list().filter(|(path, _)| !FIRST_COMMANDS.contains(&path.as_str())) {
        let name = commands::name(&path, |key| localizer.word(key));
        let Some((first, rest)) = name.split_once(' ') else {
            lines.push(help_line(localizer, &path, about));
            continue;
        };
        match groups.iter_mut().find(|(known, _)| known == first) {
            Some((_, names)) => names.push(rest.to_owned()),
            None => groups.push((first.to_owned(), vec![rest.to_owned()])),
        }
    }
    lines.extend(groups.into_iter().map(|(command, names)| {
        let line = Phrase::new("ui-help-group").with("command", command);
        localizer.say(&line.with("names", Arg::Text(names.join(", "))))
    }));
    lines.push(localizer.say(&Phrase::new("ui-help-unofficial").with("version", VERSION)));
    pages(&lines, limit::CONTENT).into_iter().map(Message::text).collect()
}
