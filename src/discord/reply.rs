//! What the table answers, as messages for the one who asked.

use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::engine::Phrase;
use crate::table::{Reply, Stamp, TableCard, TableInfo, TableState, TurnDone};

use super::custom_id::Press;
use super::message::{Message, Voice, button, limit, pages};
use super::{advice, commands, days, lobby, log, planner, result, tables, turn};

/// How the asker wants to see the answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// As it is usual.
    #[default]
    Usual,
    /// This page of the planner.
    Page(u16),
    /// The board in words.
    Text,
    /// The board as a page of the log viewer.
    Viewer,
    /// That a computer player has joined, with the question for the next.
    NextComputer,
}

/// The table whose players an answer names, if any.
pub fn table(reply: &Reply) -> Option<&TableCard> {
    match reply {
        Reply::Done(_) | Reply::TurnDone(_) | Reply::Remind(_) => None,
        Reply::Settings(sheet) => Some(&sheet.table),
        Reply::Planner(planner) => Some(&planner.table),
        Reply::Info(info) => Some(&info.table),
        Reply::Board(snapshot) => Some(&snapshot.table),
        Reply::Log(page) => Some(&page.table),
        Reply::Score(sheet) => Some(&sheet.table),
        Reply::Hints(hints) => Some(&hints.table),
        Reply::Review(review) => Some(&review.table),
        // Each table has its own players.
        Reply::Games(_) => None,
    }
}

/// The messages of an answer; at least one.
pub fn messages(voice: &Voice<'_>, reply: &Reply, look: Look) -> Vec<Message> {
    match reply {
        Reply::Done(phrase) => vec![Message::text(voice.say(phrase))],
        Reply::TurnDone(done) => vec![turn_done(voice, done)],
        Reply::Planner(planner) => {
            let page = if let Look::Page(page) = look { page } else { 0 };
            vec![planner::planner(voice, planner, page)]
        }
        Reply::Info(info) => vec![about(voice, info)],
        Reply::Board(snapshot) => match look {
            Look::Text => log::board_text(voice, snapshot),
            Look::Viewer => vec![log::turn(voice, snapshot)],
            _ => vec![log::board(voice, snapshot)],
        },
        Reply::Log(page) => vec![log::entries(voice, page)],
        Reply::Score(sheet) => vec![result::sheet(voice, sheet)],
        Reply::Hints(hints) => vec![advice::hints(voice, hints)],
        Reply::Review(review) => vec![advice::review(voice, review)],
        Reply::Games(mine) => tables::mine(voice, mine),
        Reply::Settings(sheet) => vec![days::settings(voice, sheet)],
        Reply::Remind(sheet) => vec![days::remind(voice, sheet)],
    }
}

fn turn_done(voice: &Voice<'_>, done: &TurnDone) -> Message {
    let stamp = Stamp { table: done.table, seq: done.seq, draft: 0 };
    let mut message = Message::text(voice.say(&done.said));
    if done.may_undo {
        let press = Press::TakeBack(done.seq);
        let label = voice.word("ui-button-take-back");
        message.rows = vec![CreateActionRow::Buttons(vec![button(stamp, press, ButtonStyle::Secondary, &label)])];
    }
    message
}

/// The answer to `/game info`.
fn about(voice: &Voice<'_>, info: &TableInfo) -> Message {
    let table = &info.table;
    let game = Phrase::new(format!("{}-name", table.game.id()));
    let state = Phrase::new(match table.state {
        TableState::Lobby => "ui-info-lobby",
        TableState::Running => "ui-info-running",
        TableState::Over => "ui-info-over",
        TableState::Cancelled => "ui-info-cancelled",
    });
    let mut lines = vec![
        Phrase::new("ui-info-title").with("game", game).with("host", table.host_name.as_str()).with("state", state),
        lobby::seated(table, lobby::all_numbered(table)),
    ];
    lines.extend(lobby::options(table));
    if let Some(status) = &info.status {
        lines.push(Phrase::new("ui-status").with("status", status.clone()));
        lines.push(Phrase::new("ui-info-turn").with("turn", info.turn));
    }
    if !info.to_act.is_empty() {
        let waiting = Phrase::new("ui-info-to-act").with("players", turn::names(&info.to_act));
        lines.push(waiting);
    }
    if let Some(since) = info.waiting_since {
        lines.push(Phrase::new("ui-info-since").with("since", format!("<t:{}:R>", since.as_second())));
    }
    if let Some(link) = &info.link {
        lines.push(Phrase::new("ui-info-link").with("link", link.url()));
    }
    let mut lines: Vec<String> = lines.iter().map(|line| voice.say(line)).collect();
    lines.extend(days::waiting(voice, &info.clocks, &info.away));
    Message::text(lines.join("\n"))
}

/// The answer to `/help`.
pub fn help(voice: &Voice<'_>) -> Vec<Message> {
    let mut lines: Vec<String> = ["ui-help-intro", "ui-help-turn", "ui-help-play", "ui-help-people"]
        .iter()
        .map(|key| voice.say(&Phrase::new(*key)))
        .collect();
    lines.extend(commands::list().map(|(name, about)| {
        let line = Phrase::new("ui-help-command").with("command", name);
        voice.say(&line.with("about", about))
    }));
    lines.push(voice.say(&Phrase::new("ui-help-unofficial")));
    pages(&lines, limit::CONTENT).into_iter().map(Message::text).collect()
}
