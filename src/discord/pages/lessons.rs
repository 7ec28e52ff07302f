//! Lessons: the list, the text above the planner, questions, and the replies to answers.

use crate::engine::{Phrase, Viewer};
use crate::games::PictureKind;
use crate::games::lessons::{LessonQuestion, TaskKind};
use crate::table::{LessonList, ListedLessons, MISTAKES, Planner, ShownTask, Stamp, TableId, TaskSheet};

use super::content::{PlannerFrame, picture};
use crate::discord::parts::buttons::{LessonButton, PlanButton};
use crate::discord::parts::components::{self, Button, ButtonStyle, MenuOption, Row, button};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, fit};

/// The lessons of each game with a menu and check marks.
pub(super) fn list(localizer: &Localizer<'_>, list: &LessonList) -> Message {
    let mut lines = vec![localizer.word("ui-lessons-title")];
    let stamp = Stamp::of_table(TableId(0));
    let mut rows = Vec::new();
    for (number, game) in (0_u8..).zip(&list.games) {
        let done = game.lessons.iter().filter(|(_, _, done)| *done).count();
        let name = Phrase::new(format!("{}-name", game.title.id()));
        let head = Phrase::new("ui-lessons-game").with("game", name.clone()).with("done", done);
        lines.push(localizer.say(&head.with("count", game.lessons.len())));
        lines.extend(game.lessons.iter().map(|(_, name, done)| {
            let key = if *done { "ui-lessons-item.done" } else { "ui-lessons-item" };
            localizer.say(&Phrase::new(key).with("lesson", name.clone()))
        }));
        rows.push(menu(localizer, stamp, number, game));
    }
    let next = list.games.iter().find_map(|game| game.lessons.iter().find(|(_, _, done)| !done));
    let mut buttons: Vec<Button> = Vec::new();
    if let Some((stamp, lesson)) = &list.open {
        let label = localizer.plain(&Phrase::new("ui-button-lesson-resume").with("lesson", lesson.clone()));
        buttons.push(button(*stamp, PlanButton::Open, ButtonStyle::Primary, &label));
    }
    if let Some((number, ..)) = next {
        let style = if buttons.is_empty() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        buttons.push(begin(localizer, stamp, *number, style, "ui-button-lesson-next"));
    }
    if !buttons.is_empty() {
        rows.push(Row::Buttons(buttons));
    }
    let content = fit(&lines, 0..0, limit::CONTENT, |_| String::new());
    Message { content, rows, ..Message::default() }
}

/// A menu of a game's lessons.
fn menu(localizer: &Localizer<'_>, stamp: Stamp, number: u8, game: &ListedLessons) -> Row {
    let name = Phrase::new(format!("{}-name", game.title.id()));
    let option = |(number, name, _): &(usize, Phrase, bool)| MenuOption {
        label: localizer.plain(name),
        value: number.to_string(),
        ..MenuOption::default()
    };
    let placeholder = localizer.plain(&Phrase::new("ui-lessons-choose").with("game", name));
    components::menu(stamp, LessonButton::Choose(number), 1, &placeholder, game.lessons.iter().map(option))
}

/// The name of the lesson, the text of the task, and the reply to the last answer.
fn head(localizer: &Localizer<'_>, task: &ShownTask, solved: bool) -> Vec<String> {
    let ShownTask { lesson, number, reply, mistakes } = task;
    let head = Phrase::new("ui-lesson-head").with("lesson", lesson.name()).with("task", number + 1);
    let mut lines = vec![localizer.say(&head.with("count", lesson.tasks.len()))];
    lines.push(localizer.say(&lesson.text(*number, None)));
    if let Some(reply) = reply {
        let key = if solved { "ui-lesson-right" } else { "ui-lesson-mistake" };
        lines.push(localizer.say(&Phrase::new(key).with("reply", lesson.text(*number, Some(reply)))));
    }
    let plays = task.task().is_some_and(|task| matches!(task.kind, TaskKind::Turn(_)));
    if plays && !solved && *mistakes >= MISTAKES {
        let place = lesson.text(*number, Some("place"));
        lines.push(localizer.say(&Phrase::new("ui-lesson-place").with("place", place)));
    }
    lines
}

/// Adds the task of a lesson to its planner.
pub(super) fn frame(localizer: &Localizer<'_>, planner: &Planner, task: &ShownTask, frame: &mut PlannerFrame) {
    frame.head.extend(head(localizer, task, false));
    frame.hint |= task.mistakes < MISTAKES;
    frame.last.push(all(localizer, planner.stamp));
}

/// A question, or a solved task with the next step.
pub(super) fn task(localizer: &Localizer<'_>, sheet: &TaskSheet) -> Message {
    let TaskSheet { stamp, position, since, task, solved, ended, .. } = sheet;
    let (stamp, seat) = (*stamp, task.lesson.seat);
    let mut lines = head(localizer, task, *solved);
    let press = |action: LessonButton, key| button(stamp, action, ButtonStyle::Primary, &localizer.word(key));
    let mut buttons = Vec::new();
    match (ended, task.task().map(|task| &task.kind)) {
        (Some((number, next)), _) => {
            lines.push(localizer.word(if next.is_some() { "ui-lesson-done" } else { "ui-lesson-done.all" }));
            buttons.push(match next {
                Some(next) => begin(localizer, stamp, *next, ButtonStyle::Primary, "ui-button-lesson-next"),
                None => press(LessonButton::Play(task.lesson.title.id().to_owned()), "ui-button-lesson-play"),
            });
            buttons.push(begin(localizer, stamp, *number, ButtonStyle::Secondary, "ui-button-lesson-again"));
        }
        (None, _) if *solved => buttons.push(press(LessonButton::Continue, "ui-button-lesson-continue")),
        (None, Some(TaskKind::Question(question))) => buttons.extend(answers(localizer, stamp, task, question)),
        (None, _) => {}
    }
    buttons.push(all(localizer, stamp));
    // The answers come first, and *All lessons* moves to the next row if they fill theirs.
    let rows = buttons.chunks(limit::BUTTONS).map(|row| Row::Buttons(row.to_vec())).collect();
    let kind = PictureKind::Draft(seat);
    let picture = picture(localizer, &**position, kind, Viewer::Seat(seat), Some(&**since), sheet.table.theme);
    let content = fit(&lines, 0..0, limit::CONTENT, |_| String::new());
    Message { content, rows, picture: Some(picture), ..Message::default() }
}

fn answers(localizer: &Localizer<'_>, stamp: Stamp, task: &ShownTask, question: &LessonQuestion) -> Vec<Button> {
    let label = |name: &String| localizer.plain(&task.lesson.text(task.number, Some(name)));
    let answer = |(number, name)| button(stamp, LessonButton::Answer(number), ButtonStyle::Secondary, &label(name));
    (0_u8..).zip(&question.answers).map(answer).collect()
}

fn begin(localizer: &Localizer<'_>, stamp: Stamp, number: usize, style: ButtonStyle, key: &str) -> Button {
    let number = u16::try_from(number).unwrap_or(u16::MAX);
    button(stamp, LessonButton::Begin(number), style, &localizer.word(key))
}

/// The button that lists all lessons.
fn all(localizer: &Localizer<'_>, stamp: Stamp) -> Button {
    button(stamp, LessonButton::List, ButtonStyle::Secondary, &localizer.word("ui-button-lessons"))
}
