//! Looking back: the board at a moment, the log turn by turn in pictures, and entry by entry.

use serenity::builder::{CreateActionRow, CreateButton};
use serenity::model::application::ButtonStyle;

use crate::engine::Phrase;
use crate::games::PictureKind;
use crate::table::{LogLine, LogPage, Snapshot, Stamp, TableCard};

use super::custom_id::{Leaf, Press};
use super::message::{Message, Voice, button, fit, limit, pages};
use super::turn::{content, picture, told};

/// The board as a picture.
pub fn board(voice: &Voice<'_>, snapshot: &Snapshot) -> Message {
    Message {
        content: voice.say(&headline(snapshot)),
        rows: Vec::new(),
        picture: Some(picture_of(voice, snapshot)),
        ping: Vec::new(),
    }
}

/// The board in words, as many messages as it takes.
pub fn board_text(voice: &Voice<'_>, snapshot: &Snapshot) -> Vec<Message> {
    let lines = snapshot.position.text_board(snapshot.viewer);
    let lines: Vec<String> =
        std::iter::once(voice.say(&headline(snapshot))).chain(lines.iter().map(|line| voice.say(line))).collect();
    pages(&lines, limit::CONTENT).into_iter().map(Message::text).collect()
}

/// One turn of the log: what it did and the board after it.
pub fn turn(voice: &Voice<'_>, snapshot: &Snapshot) -> Message {
    let last = snapshot.last_turn;
    let now = snapshot.turn.min(last);
    let to = |leaf, turn, key, possible| Step { press: Press::Turn(leaf, turn), key, possible };
    let row = row(
        voice,
        &snapshot.table,
        [
            to(Leaf::First, 0, "ui-button-first", now > 0),
            to(Leaf::Back, now.saturating_sub(1), "ui-button-back", now > 0),
            to(Leaf::Forward, (now + 1).min(last), "ui-button-forward", now < last),
            to(Leaf::Last, last, "ui-button-last", now < last),
            Step { press: Press::Entries(Leaf::Other, now.max(1)), key: "ui-button-entries", possible: last > 0 },
        ],
    );
    Message {
        content: content(voice, vec![voice.say(&headline(snapshot))], told(voice, &snapshot.summaries), Vec::new()),
        rows: vec![row],
        picture: Some(picture_of(voice, snapshot)),
        ping: Vec::new(),
    }
}

/// A page of the log in words, with what was taken back.
pub fn entries(voice: &Voice<'_>, page: &LogPage) -> Message {
    let title = Phrase::new("ui-log-title").with("page", page.page).with("pages", page.pages);
    let mut lines = vec![voice.say(&title)];
    lines.extend(page.lines.iter().map(|line| entry(voice, line)));
    let here = page.lines.iter().rev().find_map(|line| line.turn).unwrap_or_default();
    let to = |leaf, turn: Option<u32>, key| Step {
        press: Press::Entries(leaf, turn.unwrap_or(here)),
        key,
        possible: turn.is_some(),
    };
    // Where there is a page before or behind, there is a first or last one; which turns it has is
    // for the table to say.
    let first = page.previous.map(|_| 1);
    let last = page.next;
    let row = row(
        voice,
        &page.table,
        [
            to(Leaf::First, first, "ui-button-first"),
            to(Leaf::Back, page.previous, "ui-button-back"),
            to(Leaf::Forward, page.next, "ui-button-forward"),
            to(Leaf::Last, last, "ui-button-last"),
            Step { press: Press::Turn(Leaf::Other, here), key: "ui-button-pictures", possible: true },
        ],
    );
    let more = |count| voice.say(&Phrase::new("ui-log-more").with("count", count));
    let range = 1..lines.len();
    Message { content: fit(&lines, range, limit::CONTENT, more), rows: vec![row], ..Message::default() }
}

fn entry(voice: &Voice<'_>, line: &LogLine) -> String {
    let mut entry = line.title.clone();
    if let Some(steps) = &line.steps {
        entry = Phrase::new("ui-log-entry").with("title", entry).with("steps", steps.as_str());
    }
    if line.undone {
        entry = Phrase::new("ui-log-undone").with("entry", entry);
    }
    voice.say(&entry)
}

fn headline(snapshot: &Snapshot) -> Phrase {
    Phrase::new("ui-board-title")
        .with("turn", snapshot.turn)
        .with("last", snapshot.last_turn)
        .with("status", snapshot.status.clone())
}

fn picture_of(voice: &Voice<'_>, snapshot: &Snapshot) -> super::message::Picture {
    let since = snapshot.since.as_deref();
    let theme = snapshot.table.theme;
    picture(voice, snapshot.position.as_ref(), PictureKind::Board, snapshot.viewer, since, theme)
}

/// A button of the viewer.
struct Step {
    press: Press,
    key: &'static str,
    possible: bool,
}

fn row(voice: &Voice<'_>, table: &TableCard, steps: [Step; 5]) -> CreateActionRow {
    let stamp = Stamp { table: table.id, seq: 0, draft: 0 };
    let buttons: Vec<CreateButton> = steps
        .into_iter()
        .map(|Step { press, key, possible }| {
            button(stamp, press, ButtonStyle::Secondary, &voice.word(key)).disabled(!possible)
        })
        .collect();
    CreateActionRow::Buttons(buttons)
}
