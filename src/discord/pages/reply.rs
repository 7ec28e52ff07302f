//! General facts about a game, confirmations of turns, and the help.

use std::time::Duration;

use crate::engine::{Arg, Phrase};
use crate::table::{Stamp, TableCard, TableId, TableInfo, TablePause, TableState, TurnDone, length};

use super::{content, follows, lobby, preferences, queued_turns, standstill, titles, web};
use crate::discord::commands;
use crate::discord::parts::buttons::{ComponentAction, HelpButton, UndoButton};
use crate::discord::parts::components::{Button, ButtonStyle, Row, button};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, pages};

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The confirmation of a turn.
pub(crate) fn turn_done(localizer: &Localizer<'_>, done: &TurnDone) -> Message {
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
    let game = titles::titled(table);
    let state = Phrase::new(match table.state {
        TableState::Lobby => "ui-info-lobby",
        TableState::Running => "ui-info-running",
        TableState::Over => "ui-info-over",
        TableState::Cancelled => "ui-info-cancelled",
    });
    let mut lines = vec![
        Phrase::new("ui-info-title").with("game", game).named("host", host(localizer, table)).with("state", state),
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
    lines.extend(info.days_at_this_pace.map(pace));
    if let Some(link) = &info.link {
        lines.push(Phrase::new("ui-info-link").with("link", link.url()));
    }
    let mut lines: Vec<String> = lines.iter().map(|line| localizer.say(line)).collect();
    lines.push(lobby::terms(localizer, table));
    lines.extend(preferences::waiting(localizer, &info.clocks, &info.away));
    lines.extend(web::watchers(localizer, table));
    let go_on = info.pause.map(|_| standstill::go_on(localizer, table.id));
    let follow = info.may_follow.then(|| follows::follow(localizer, table.id));
    let buttons: Vec<Button> = go_on.into_iter().chain(follow).collect();
    let renew = info.may_renew_page.then(|| web::renew(localizer, table));
    let page = web::open(localizer, table).map(|open| std::iter::once(open).chain(renew).collect());
    let rows = [buttons].into_iter().chain(page).filter(|buttons| !buttons.is_empty()).map(Row::Buttons).collect();
    Message { rows, ..Message::text(lines.join("\n")) }
}

/// The name of the host. A forgotten person has none, so their seat is named instead.
fn host(localizer: &Localizer<'_>, table: &TableCard) -> String {
    let seat = table.players.iter().position(|player| player.user() == Some(table.host));
    match seat.and_then(|seat| localizer.names().get(seat)) {
        Some(name) if table.host_name.is_empty() => name.clone(),
        _ => table.host_name.clone(),
    }
}

/// The expected length of the whole game.
pub(crate) fn pace(days: u32) -> Phrase {
    Phrase::new("ui-info-pace").with("length", length(Duration::from_hours(24 * u64::from(days))))
}

/// The commands of a first evening, which `/help` explains.
const FIRST_COMMANDS: [&str; 7] = ["game new", "turn", "board", "undo", "score", "rules", "learn"];

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
