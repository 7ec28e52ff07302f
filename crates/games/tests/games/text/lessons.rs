//! Tests of every lesson: its file, its positions, the judgment of its turns, and its texts.

use std::collections::BTreeSet;

use games::lessons::{Judgment, Lesson, TaskKind, TurnTask, files, lessons};
use games::{Position, titles};
use text::{TextFile, Texts};

fn of_game(id: &str) -> impl Iterator<Item = &'static Lesson> {
    lessons().iter().filter(move |lesson| lesson.title.id() == id)
}

#[test]
fn every_file_is_a_lesson() {
    for (title, name, text) in files() {
        if let Err(error) = Lesson::read(title, name, text) {
            panic!("{}/{name}: {error}", title.id());
        }
    }
    assert_eq!(files().count(), lessons().len());
    for title in titles() {
        let count = of_game(title.id()).count();
        assert!((6..=10).contains(&count), "{}: {count} lessons", title.id());
    }
    let ids: BTreeSet<&str> = lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids.len(), lessons().len(), "two lessons have the same name");
}

/// Every turn task of every lesson, with its position.
fn turn_tasks() -> impl Iterator<Item = (String, &'static Lesson, &'static TurnTask, Box<dyn Position>)> {
    lessons().iter().flat_map(|lesson| {
        lesson.tasks.iter().enumerate().filter_map(move |(number, task)| match &task.kind {
            TaskKind::Turn(turn) => {
                Some((format!("{}, task {}", lesson.id, number + 1), lesson, turn, lesson.position(task).unwrap()))
            }
            TaskKind::Question(_) => None,
        })
    })
}

/// Plays a turn and checks that it is complete.
fn play(whose: &str, lesson: &Lesson, before: &dyn Position, steps: &[String]) {
    let mut position = before.fork();
    for step in steps {
        assert_eq!(position.turn(), before.turn(), "{whose}: `{step}` comes after the end of the turn");
        if let Err(illegal) = position.play(lesson.seat, step) {
            panic!("{whose}: {illegal}");
        }
    }
    assert!(position.turn() > before.turn(), "{whose}: {steps:?} is no whole turn");
}

#[test]
fn solutions_are_right_and_examples_are_their_mistakes() {
    for (whose, lesson, task, position) in turn_tasks() {
        play(&whose, lesson, &*position, &task.solution);
        assert_eq!(lesson.judge(task, &*position, &task.solution), Judgment::Right, "{whose}");
        for mistake in &task.mistakes {
            play(&whose, lesson, &*position, &mistake.example);
            let judgment = lesson.judge(task, &*position, &mistake.example);
            assert_eq!(judgment, Judgment::Mistake(&mistake.reply), "{whose}: {:?}", mistake.example);
        }
    }
}

#[test]
fn a_damaged_lesson_file_is_refused() {
    for (title, name, text) in files() {
        for broken in
            [text.replacen("\"seed\"", "\"sed\"", 1), text.replacen("\"turns\": [", "\"turns\": [\"0 dance\", ", 1)]
        {
            assert_ne!(broken, text, "{name}");
            assert!(Lesson::read(title, name, &broken).is_err(), "{name}");
        }
    }
}

#[test]
fn every_lesson_has_its_texts_in_every_language() {
    let mut needed = BTreeSet::new();
    for lesson in lessons() {
        needed.insert(lesson.name().key);
        for (number, task) in lesson.tasks.iter().enumerate() {
            let mut parts: Vec<String> = vec!["right".to_owned()];
            match &task.kind {
                TaskKind::Turn(turn) => {
                    parts.extend(["place", "other"].map(str::to_owned));
                    parts.extend(turn.mistakes.iter().map(|mistake| mistake.reply.clone()));
                }
                TaskKind::Question(question) => {
                    assert!(question.answers.contains(&question.right), "{}: {question:?}", lesson.id);
                    let answers: BTreeSet<&String> = question.answers.iter().collect();
                    assert_eq!(answers.len(), question.answers.len(), "{}: {question:?}", lesson.id);
                    let wrong = question.answers.iter().filter(|answer| **answer != question.right);
                    parts.extend(wrong.map(|answer| format!("{answer}-reply")));
                    parts.extend(question.answers.clone());
                }
            }
            needed.insert(lesson.text(number, None).key);
            needed.extend(parts.iter().map(|part| lesson.text(number, Some(part)).key));
        }
    }
    for locale in ["en", "it", "es", "ro"] {
        let sources = Texts::sources().into_iter().filter(|source: &TextFile<'_>| source.locale == locale);
        let keys = sources.flat_map(|source| Texts::keys(source).unwrap()).map(|key| key.to_string());
        let known: BTreeSet<String> = keys.filter(|key| key.starts_with("lesson-")).collect();
        let lacks: Vec<_> = needed.difference(&known).collect();
        assert!(lacks.is_empty(), "{locale} lacks {lacks:?}");
        let unused: Vec<_> = known.difference(&needed).collect();
        assert!(unused.is_empty(), "{locale}: no lesson uses {unused:?}");
    }
}
