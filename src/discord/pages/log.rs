//! Looking back: the board at a moment, and the log turn by turn in pictures, or entry by entry.

use crate::engine::{Facts, Phrase, Viewer};
use crate::games::{PictureKind, Region};
use crate::table::{LogLine, LogPage, Snapshot, Stamp, TableState};

use super::content::{LeftOut, content, paragraphs, picture};
use super::history;
use super::notes;
use super::web;
use super::what_ifs;
use crate::discord::commands::intent::ReplyFormat;
use crate::discord::parts::buttons::{HistoryButton, LogNavigation, ReviewButton};
use crate::discord::parts::components::{Button, ButtonStyle, MenuOption, Row, button, menu};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, fit, pages};

/// The board, or one of its regions, as a picture with a menu of the other regions.
pub fn board(localizer: &Localizer<'_>, snapshot: &Snapshot) -> Message {
    let mut content = localizer.say(&headline(snapshot));
    let mut buttons = from_here(localizer, snapshot);
    if let Some(region) = &snapshot.region {
        // As plain text, since a player's name would be bold twice.
        let name = Phrase::new("ui-board-region").with("region", localizer.plain(&region.name));
        content = format!("{content}\n{}", localizer.say(&name));
        let stamp = Stamp::of_table(snapshot.table.id);
        let action = HistoryButton::FullBoard(moment(snapshot));
        buttons.insert(0, button(stamp, action, ButtonStyle::Secondary, &localizer.word("ui-button-full-board")));
    }
    let rows = regions(localizer, snapshot).into_iter().chain([Row::Buttons(buttons)]);
    Message { content, rows: rows.collect(), picture: Some(picture_of(localizer, snapshot)), ..Message::default() }
}

/// The board in the format that the user asked for.
pub(crate) fn snapshot(localizer: &Localizer<'_>, snapshot: &Snapshot, format: ReplyFormat) -> Vec<Message> {
    match format {
        ReplyFormat::Text => board_text(localizer, snapshot),
        ReplyFormat::Viewer(_) | ReplyFormat::NewMessage => vec![turn(localizer, snapshot, format.log_from())],
        _ => vec![board(localizer, snapshot)],
    }
}

/// The menu of the regions, with the shown one selected.
fn regions(localizer: &Localizer<'_>, snapshot: &Snapshot) -> Option<Row> {
    let option = |region: Region| MenuOption {
        label: localizer.plain(&region.name),
        emoji: localizer.emoji(&region.name),
        chosen: snapshot.region.as_ref().is_some_and(|shown| shown.id == region.id),
        value: region.id,
        ..MenuOption::default()
    };
    let regions = snapshot.position.face(snapshot.viewer).regions();
    let (stamp, action) = (Stamp::of_table(snapshot.table.id), HistoryButton::Region(moment(snapshot)));
    let placeholder = localizer.word("ui-board-regions");
    (!regions.is_empty()).then(|| menu(stamp, action, 1, &placeholder, regions.into_iter().map(option)))
}

/// The turn of the snapshot, or `None` for the present, so that a click on an old message shows the newest board.
fn moment(snapshot: &Snapshot) -> Option<u32> {
    (snapshot.turn < snapshot.last_turn).then_some(snapshot.turn)
}

/// The buttons to continue from this position: in a what-if or, after the end of the game, in another game. Also opens the
/// game's page.
fn from_here(localizer: &Localizer<'_>, snapshot: &Snapshot) -> Vec<Button> {
    let (table, turn) = (&snapshot.table, snapshot.turn.min(snapshot.last_turn));
    let mut ways = vec![what_ifs::try_out(localizer, table.id, turn)];
    if table.state == TableState::Over && turn < snapshot.last_turn {
        let stamp = Stamp::of_table(table.id);
        let label = localizer.word("ui-button-play-on");
        ways.push(button(stamp, ReviewButton::PlayOn(turn), ButtonStyle::Secondary, &label));
    }
    ways.extend(web::open(localizer, table));
    ways
}

/// The board in words, in as many messages as needed.
pub fn board_text(localizer: &Localizer<'_>, snapshot: &Snapshot) -> Vec<Message> {
    // Readers of words don't want emojis.
    let localizer = &localizer.in_words();
    let lines = match &snapshot.region {
        Some(region) => {
            let kind = PictureKind::Region(region.id.clone());
            snapshot.position.scene(kind, snapshot.viewer, None, localizer.names(), snapshot.table.theme).alt
        }
        None => snapshot.position.face(snapshot.viewer).text_board(),
    };
    let lines: Vec<String> = std::iter::once(localizer.say(&headline(snapshot)))
        .chain(lines.iter().map(|line| localizer.say(line)))
        .collect();
    pages(&lines, limit::CONTENT).into_iter().map(Message::text).collect()
}

/// One turn of the log: its effects, and the board after it. `from` leads back to the recap, if the log was opened from
/// there. After the end of the game, it also has the result and every other way to look back.
pub fn turn(localizer: &Localizer<'_>, snapshot: &Snapshot, from: u32) -> Message {
    let mut head = Vec::new();
    let mut title = headline(snapshot);
    let mut rows = match &snapshot.looking_back {
        Some(looking_back) => {
            head = history::heading(localizer, &snapshot.table, looking_back);
            if let Some(number) = history::turning_point(snapshot) {
                title = Phrase::new("ui-history-turning-point").with("board", title).with("number", number);
            }
            history::rows(localizer, snapshot, looking_back, from)
        }
        None => running_rows(localizer, snapshot, from),
    };
    head.push(localizer.say(&title));
    if snapshot.looking_back.is_some() {
        // The rows are full.
        let page = web::text(localizer, &snapshot.table, moment(snapshot));
        head.extend(page.map(|page| format!("-# {}", localizer.say(&page))));
    }
    let mut foot: Vec<String> = snapshot.note.iter().map(|note| notes::log_line(localizer, note)).collect();
    if let Some((text, menu)) = what_ifs::beside(localizer, snapshot.table.id, &snapshot.what_ifs) {
        foot.push(text);
        rows.push(menu);
    }
    Message {
        content: content(localizer, head, paragraphs(localizer, &snapshot.summaries), foot, LeftOut::Counted),
        rows,
        picture: Some(picture_of(localizer, snapshot)),
        ..Message::default()
    }
}

/// The rows below a turn of the log before the end of the game.
fn running_rows(localizer: &Localizer<'_>, snapshot: &Snapshot, from: u32) -> Vec<Row> {
    let last = snapshot.last_turn;
    let now = snapshot.turn.min(last);
    let to = |navigation, turn, key, possible| (HistoryButton::Turn(navigation, turn), key, possible);
    let mut rows = rows(
        localizer,
        Stamp::of_message(snapshot.table.id, from),
        [
            to(LogNavigation::First, 0, "ui-button-first", now > 0),
            to(LogNavigation::Back, now.saturating_sub(1), "ui-button-back", now > 0),
            to(LogNavigation::Forward, (now + 1).min(last), "ui-button-forward", now < last),
            to(LogNavigation::Last, last, "ui-button-last", now < last),
            (HistoryButton::Entries(LogNavigation::Other, now.max(1)), "ui-button-entries", last > 0),
        ],
    );
    let note = (now > 0).then(|| notes::write(localizer, snapshot.table.id, now, "ui-button-note-turn"));
    let own = snapshot.own_turn.filter(|own| *own != now).map(|own| {
        let stamp = Stamp::of_message(snapshot.table.id, from);
        let label = localizer.word("ui-button-own-turn");
        button(stamp, HistoryButton::Turn(LogNavigation::Own, own), ButtonStyle::Secondary, &label)
    });
    let below = own.into_iter().chain(note).chain(from_here(localizer, snapshot));
    match rows.get_mut(1) {
        Some(Row::Buttons(buttons)) => buttons.extend(below),
        _ => rows.push(Row::Buttons(below.collect())),
    }
    rows
}

/// A page of the log in words, round by round, including undone turns. `from` has the same meaning as in [`turn`].
pub fn entries(localizer: &Localizer<'_>, page: &LogPage, from: u32) -> Message {
    let title = Phrase::new("ui-log-title").with("page", page.page).with("pages", page.pages);
    let mut lines = vec![localizer.say(&title)];
    let mut round = None;
    for line in &page.lines {
        if line.round != round {
            round = line.round;
            lines.extend(round.map(|round| localizer.say(&Phrase::new("ui-log-round").with("round", round))));
        }
        lines.extend(entry(localizer, line));
        let notes = page.notes.iter().filter(|note| Some(note.turn) == line.turn);
        lines.extend(notes.map(|note| notes::log_line(localizer, note)));
    }
    let here = page.lines.iter().rev().find_map(|line| line.turn).unwrap_or_default();
    let to = |navigation, turn: Option<u32>, key| {
        (HistoryButton::Entries(navigation, turn.unwrap_or(here)), key, turn.is_some())
    };
    // A previous page implies a first one, and a next page a last one. `table` decides which turns they have.
    let first = page.previous.map(|_| 1);
    let last = page.next;
    let rows = rows(
        localizer,
        Stamp::of_message(page.table.id, from),
        [
            to(LogNavigation::First, first, "ui-button-first"),
            to(LogNavigation::Back, page.previous, "ui-button-back"),
            to(LogNavigation::Forward, page.next, "ui-button-forward"),
            to(LogNavigation::Last, last, "ui-button-last"),
            (HistoryButton::Turn(LogNavigation::Other, here), "ui-button-pictures", true),
        ],
    );
    let more = |count| localizer.say(&Phrase::new("ui-log-more").with("count", count));
    let range = 1..lines.len();
    Message { content: fit(&lines, range, limit::CONTENT, more), rows, ..Message::default() }
}

/// The whole log as plain text, round by round, for a file.
pub(super) fn whole(localizer: &Localizer<'_>, lines: &[LogLine]) -> String {
    let (mut text, mut round) = (String::new(), None);
    let mut add = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    for line in lines {
        if line.round != round {
            round = line.round;
            let title = |round: u32| localizer.plain(&Phrase::new("ui-history-round").with("round", round));
            round.map(title).into_iter().for_each(&mut add);
        }
        let localizer = localizer.of(&line.names);
        phrases(line).iter().map(|phrase| localizer.plain(phrase)).for_each(&mut add);
    }
    text
}

/// An entry in words: the number and the summary of a turn, or a description of another entry.
fn entry(localizer: &Localizer<'_>, line: &LogLine) -> Vec<String> {
    let localizer = &localizer.of(&line.names);
    phrases(line).iter().map(|phrase| localizer.say(phrase)).collect()
}

fn phrases(line: &LogLine) -> Vec<Phrase> {
    let mut summary = Facts::of(&line.events).lines(Viewer::Public);
    let entry = match (line.turn, summary.is_empty()) {
        (Some(turn), false) => Phrase::new("ui-log-turn").with("turn", turn).with("told", summary.remove(0)),
        _ => line.title.clone(),
    };
    if line.undone {
        return vec![Phrase::new("ui-log-undone").with("entry", entry)];
    }
    std::iter::once(entry).chain(summary).collect()
}

fn headline(snapshot: &Snapshot) -> Phrase {
    Phrase::new("ui-board-title")
        .with("turn", snapshot.turn)
        .with("last", snapshot.last_turn)
        .with("status", snapshot.status.clone())
}

fn picture_of(localizer: &Localizer<'_>, snapshot: &Snapshot) -> Picture {
    let since = snapshot.since.as_deref();
    let theme = snapshot.table.theme;
    let kind = snapshot.region.as_ref().map_or(PictureKind::Board, |region| PictureKind::Region(region.id.clone()));
    picture(localizer, snapshot.position.as_ref(), kind, snapshot.viewer, since, theme)
}

/// The navigation buttons of the log, each with its label and whether it is enabled. If the log was opened from a
/// recap, also the way back.
fn rows(localizer: &Localizer<'_>, stamp: Stamp, steps: [(HistoryButton, &str, bool); 5]) -> Vec<Row> {
    let secondary = |action, key| button(stamp, action, ButtonStyle::Secondary, &localizer.word(key));
    let navigation = steps.into_iter().map(|(action, key, possible)| secondary(action, key).enabled(possible));
    let mut rows = vec![Row::Buttons(navigation.collect())];
    if stamp.seq > 0 {
        rows.push(Row::Buttons(vec![secondary(HistoryButton::Recap, "ui-button-back-to-planner")]));
    }
    rows
}
