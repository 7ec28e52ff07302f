//! Private notes: the form, the list, and single notes in other messages.

use serde_json::{Value, json};

use crate::engine::Phrase;
use crate::table::{Note, NotesSheet, PlanKind, Planner, ShownNote, Stamp, TableId, WHOLE_GAME};

use super::content::PlannerFrame;
use crate::discord::parts::buttons::NoteButton;
use crate::discord::parts::components::{self, Button, ButtonStyle, Row, button};
use crate::discord::parts::escape::cut;
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, pages};

/// Maximum length of a note in a message about something else, in characters. Longer notes are cut.
const BESIDE: usize = 300;

fn stamp(table: TableId) -> Stamp {
    Stamp::of_table(table)
}

/// The button that opens the form for a note.
pub(crate) fn write(localizer: &Localizer<'_>, table: TableId, turn: u32, key: &str) -> Button {
    button(stamp(table), NoteButton::Write(turn), ButtonStyle::Secondary, &localizer.word(key))
}

/// The form for a note, in Discord's format.
pub(crate) fn form(localizer: &Localizer<'_>, table: TableId, turn: u32, known: &str) -> Value {
    let title = match turn {
        WHOLE_GAME => localizer.word("ui-note-form"),
        turn => localizer.plain(&Phrase::new("ui-note-form-turn").with("turn", turn)),
    };
    let field = json!({ "style": 2, "required": false, "value": known });
    components::form(stamp(table), NoteButton::Write(turn), &title, &localizer.word("ui-note-label"), field)
}

/// A note in one line, next to the turn or game it is about.
pub(crate) fn log_line(localizer: &Localizer<'_>, note: &Note) -> String {
    let line: Vec<&str> = note.text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    localizer.say(&Phrase::new("ui-note-beside").named("text", cut(&line.join(" "), BESIDE)))
}

/// Adds the notes about the game and about its newest turn, and the button for a note.
pub(super) fn frame(localizer: &Localizer<'_>, planner: &Planner, notes: &[Note], frame: &mut PlannerFrame) {
    let newest = notes.iter().max_by_key(|note| note.turn).filter(|note| note.turn != WHOLE_GAME);
    let game = notes.iter().find(|note| note.turn == WHOLE_GAME);
    frame.beside.extend(game.into_iter().chain(newest).map(|note| log_line(localizer, note)));
    let real = matches!(planner.stamp.plan, PlanKind::Turn | PlanKind::Ahead);
    if real && planner.steps.is_empty() && !planner.complete && !planner.simultaneous {
        frame.last.push(write(localizer, planner.table.id, WHOLE_GAME, "ui-button-note"));
    }
}

pub(crate) fn sheet(localizer: &Localizer<'_>, sheet: &NotesSheet) -> Vec<Message> {
    let mut lines = vec![localizer.word(match (sheet.notes.is_empty(), sheet.table) {
        (true, Some(_)) => "ui-notes-none",
        (true, None) => "ui-notes-not-found",
        (false, _) => "ui-notes-title",
    })];
    lines.extend(sheet.notes.iter().map(|shown| line(localizer, shown, sheet.table.is_none())));
    let mut messages: Vec<Message> = pages(&lines, limit::CONTENT).into_iter().map(Message::text).collect();
    if let (Some(table), Some(last)) = (sheet.table, messages.last_mut()) {
        last.rows = vec![Row::Buttons(vec![write(localizer, table, sheet.turn, "ui-button-note")])];
    }
    messages
}

/// A note. In a list of multiple games, it also shows where the note belongs.
fn line(localizer: &Localizer<'_>, shown: &ShownNote, of_several: bool) -> String {
    let about = match shown.note.turn {
        WHOLE_GAME => Phrase::new("ui-note-game"),
        turn => Phrase::new("ui-note-turn").with("turn", turn),
    };
    let about = if of_several {
        let game = Phrase::new(format!("{}-name", shown.game.id()));
        let place = Phrase::new("ui-note-place").with("game", game).with("channel", format!("<#{}>", shown.channel));
        place.with("about", about)
    } else {
        about
    };
    localizer.say(&Phrase::new("ui-note-line").with("about", about).named("text", shown.note.text.as_str()))
}
