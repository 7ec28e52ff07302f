//! Lessons: the list, mistakes and their replies, progress, restarts, and clicks on old messages.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use daykeeper::discord::commands::intent::{Intent, ReplyFormat};
use daykeeper::discord::pages;
use daykeeper::discord::parts::components::Row;
use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::games::Theme;
use daykeeper::games::lessons::{Lesson, TaskKind, lessons};
use daykeeper::store::Database;
use daykeeper::table::{
    Command, Forgotten, LessonList, LessonRefusal, LessonReply, LessonRequest, MISTAKES, PlanAction, PlanChange,
    PlanKind, Planner, PlanningRefusal, PreferencesChange, Refusal, Reply, Stamp, Store, TableCard, TaskSheet, UserId,
};
use daykeeper::text::Texts;

use super::bench::{Bench, Parts, planner};
use crate::discord::messages::Judge;

const LEARNER: u64 = 1 << 30;

fn bench() -> Bench {
    Bench::playing(daykeeper::games::titles().to_vec())
}

fn number(id: &str) -> usize {
    lessons().iter().position(|lesson| lesson.id == id).unwrap()
}

async fn list(bench: &Bench, game: Option<&str>) -> LessonList {
    match bench.ask(LEARNER, LessonRequest::List(game.map(str::to_owned))).await {
        Ok(Reply::Lesson(LessonReply::List(list))) => list,
        _ => panic!("no list"),
    }
}

fn sheet(reply: Result<Reply, Refusal>) -> TaskSheet {
    match reply {
        Ok(Reply::Lesson(LessonReply::Task(sheet))) => *sheet,
        Ok(_) => panic!("no question and no solved task"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

async fn step(bench: &Bench, stamp: Stamp, step: &str) -> Planner {
    planner(bench.ask(LEARNER, PlanAction::Change(stamp, PlanChange::Step(step.to_owned()))).await)
}

/// Plays a whole turn by typing its steps into the planner.
async fn play(bench: &Bench, mut stamp: Stamp, steps: &[String]) -> Result<Reply, Refusal> {
    // *End turn* adds the last step if it only declines further actions.
    let passes = steps.last().is_some_and(|step| ["end", "stop"].contains(&step.as_str()));
    let planned = &steps[..steps.len() - usize::from(passes)];
    if !planned.is_empty() {
        stamp = step(bench, stamp, &planned.join("; ")).await.stamp;
    }
    bench.ask(LEARNER, PlanAction::EndTurn(stamp)).await
}

/// Solves the open task.
async fn solve(bench: &Bench, lesson: &Lesson, task: usize) -> TaskSheet {
    sheet(match (&lesson.tasks[task].kind, bench.ask(LEARNER, LessonRequest::Show).await) {
        (TaskKind::Turn(turn), Ok(Reply::Planner(planner))) => play(bench, planner.stamp, &turn.solution).await,
        (TaskKind::Question(question), Ok(Reply::Lesson(LessonReply::Task(sheet)))) => {
            let right = question.answers.iter().position(|answer| *answer == question.right).unwrap();
            bench.ask(LEARNER, LessonRequest::Answer(sheet.stamp, right)).await
        }
        _ => panic!("{}: task {task} isn't open", lesson.id),
    })
}

/// Solves a whole lesson.
async fn complete(bench: &Bench, lesson: &Lesson) -> TaskSheet {
    bench.ask(LEARNER, LessonRequest::Begin(number(&lesson.id))).await.map(drop).unwrap();
    for task in 0..lesson.tasks.len() - 1 {
        let solved = solve(bench, lesson, task).await;
        assert!(solved.solved && solved.ended.is_none());
        bench.ask(LEARNER, LessonRequest::Continue(solved.stamp)).await.map(drop).unwrap();
    }
    solve(bench, lesson, lesson.tasks.len() - 1).await
}

/// The game of the lobby that a button of the message opens.
fn opened(sheet: TaskSheet) -> Option<String> {
    let (texts, names) = (Texts::embedded(), sheet.table.names());
    let reply = Reply::Lesson(LessonReply::Task(Box::new(sheet)));
    let messages = pages::messages(&Localizer::new(&texts, "en", &names), &reply, ReplyFormat::Usual);
    let buttons = messages.into_iter().flat_map(|message| message.rows).flat_map(|row| match row {
        Row::Buttons(buttons) => buttons,
        Row::Menu { .. } => Vec::new(),
    });
    let mut intents =
        buttons.map(|button| Intent::from_component(CustomId::decode(&button.custom_id).unwrap(), Vec::new()));
    intents.find_map(|intent| match intent {
        Intent::Table { table: None, command: Command::New(new), .. } => Some(new.game),
        _ => None,
    })
}

#[tokio::test]
async fn every_lesson_can_be_completed_in_the_planner() {
    let bench = bench();
    let games = list(&bench, None).await.games;
    assert_eq!(games.iter().map(|game| game.lessons.len()).sum::<usize>(), lessons().len());
    for game in &games {
        for (place, (own, _, done)) in game.lessons.iter().enumerate() {
            assert!(!done);
            let completed = complete(&bench, &lessons()[*own]).await;
            let next = game.lessons.get(place + 1).map(|(next, ..)| *next);
            let ended = Some((*own, next));
            assert_eq!(completed.ended, ended, "the next lesson is the one after it, as long as there is one");
            let opens = next.is_none().then(|| game.title.id().to_owned());
            assert_eq!(opened(completed), opens, "the last lesson leads to a game");
        }
        let all = list(&bench, Some(game.title.id())).await.games;
        assert!(all.len() == 1 && all[0].lessons.iter().all(|(_, _, done)| *done));
    }
}

#[tokio::test]
async fn pictures_of_a_lesson_follow_the_learner() {
    let bench = bench();
    let dark = PreferencesChange { theme: Some(Some(Theme::Dark)), ..PreferencesChange::default() };
    bench.ask(LEARNER, Command::from(dark)).await.map(drop).unwrap();
    let theme = match bench.ask(LEARNER, LessonRequest::Begin(0)).await {
        Ok(Reply::Planner(planner)) => planner.table.theme,
        reply => sheet(reply).table.theme,
    };
    assert_eq!(theme, Theme::Dark);
}

/// A hint in a lesson names the place, as after two mistakes, and changes nothing else.
#[tokio::test]
async fn a_hint_in_a_lesson_names_the_place() {
    let bench = bench();
    let lesson = lessons().iter().position(|lesson| matches!(lesson.tasks[0].kind, TaskKind::Turn(_))).unwrap();
    let begun = planner(bench.ask(LEARNER, LessonRequest::Begin(lesson)).await);
    assert_eq!(begun.lesson().unwrap().mistakes, 0);
    let hinted = planner(bench.ask(LEARNER, LessonRequest::Hint(begun.stamp)).await);
    assert_eq!(hinted.position.describe(), begun.position.describe());
    let shown = hinted.lesson().unwrap();
    assert_eq!((shown.mistakes, shown.reply.clone()), (MISTAKES, None));
    let stale = Refusal::Lesson(LessonRefusal::StaleLesson);
    assert_eq!(bench.refused(LEARNER, LessonRequest::Hint(begun.stamp)).await, stale);
}

#[tokio::test]
async fn mistakes_get_their_replies_and_another_try() {
    let bench = bench();
    for lesson in lessons() {
        for (task, kind) in lesson.tasks.iter().enumerate().map(|(task, of)| (task, &of.kind)) {
            if task == 0 {
                bench.ask(LEARNER, LessonRequest::Begin(number(&lesson.id))).await.map(drop).unwrap();
            }
            match kind {
                TaskKind::Turn(turn) => {
                    for (mistakes, mistake) in (1..).zip(&turn.mistakes) {
                        let before = planner(bench.ask(LEARNER, LessonRequest::Show).await);
                        let again = planner(play(&bench, before.stamp, &mistake.example).await);
                        let shown = again.lesson().unwrap();
                        assert_eq!((shown.reply.as_deref(), shown.mistakes), (Some(&*mistake.reply), mistakes));
                        assert!(again.steps.is_empty(), "{}: the turn is undone", lesson.id);
                        assert_eq!(again.position.describe(), before.position.describe());
                    }
                }
                TaskKind::Question(question) => {
                    let wrong = question.answers.iter().position(|answer| *answer != question.right).unwrap();
                    let stamp = sheet(bench.ask(LEARNER, LessonRequest::Show).await).stamp;
                    let again = sheet(bench.ask(LEARNER, LessonRequest::Answer(stamp, wrong)).await);
                    assert_eq!(again.task.reply, Some(format!("{}-reply", question.answers[wrong])));
                    assert!(!again.solved && again.ended.is_none());
                }
            }
            let solved = solve(&bench, lesson, task).await;
            assert_eq!(solved.task.reply.as_deref(), Some("right"));
            if solved.ended.is_none() {
                bench.ask(LEARNER, LessonRequest::Continue(solved.stamp)).await.map(drop).unwrap();
            }
        }
    }
}

#[tokio::test]
async fn a_lesson_survives_a_restart_and_touches_no_game() {
    let bench = bench();
    bench.start(2).await;
    let of_games =
        |bench: &Bench| bench.fingerprint().into_iter().filter(|row| !row.starts_with("learners:")).collect::<Vec<_>>();
    let before = of_games(&bench);
    let begun = planner(bench.ask(LEARNER, LessonRequest::Begin(0)).await);
    let TaskKind::Turn(task) = &lessons()[0].tasks[0].kind else { panic!("the first task is a turn") };
    let planned = step(&bench, begun.stamp, &task.solution[0]).await;
    let bench = bench.restart();
    let (stamp, _) = list(&bench, None).await.open.unwrap();
    assert_eq!(stamp, planned.stamp);
    let shown = planner(bench.ask(LEARNER, LessonRequest::Show).await);
    assert_eq!((shown.stamp, shown.steps), (planned.stamp, planned.steps));
    let solved = sheet(bench.ask(LEARNER, PlanAction::EndTurn(planned.stamp)).await);
    let bench = bench.restart();
    assert_eq!(sheet(bench.ask(LEARNER, LessonRequest::Show).await).stamp, solved.stamp);
    assert_eq!(of_games(&bench), before);
    // Another person's lessons are their own.
    assert_eq!(bench.ask(2, LessonRequest::Show).await.err(), Some(Refusal::Lesson(LessonRefusal::StaleLesson)));
}

#[tokio::test]
async fn a_repeated_click_counts_once_and_an_old_one_is_refused() {
    let bench = bench();
    let begun = planner(bench.ask_as(LEARNER, 900, LessonRequest::Begin(0)).await);
    let again = planner(bench.ask_as(LEARNER, 900, LessonRequest::Begin(0)).await);
    assert_eq!(begun.stamp, again.stamp);
    let TaskKind::Turn(task) = &lessons()[0].tasks[0].kind else { panic!("the first task is a turn") };
    let stale = Refusal::Lesson(LessonRefusal::StaleLesson);
    let planned = step(&bench, begun.stamp, &task.solution[0]).await;
    let old = PlanAction::Change(begun.stamp, PlanChange::Step(task.solution[0].clone()));
    assert_eq!(bench.refused(LEARNER, old).await, stale);
    // The planner's own refusals stay as they are.
    let nonsense = PlanAction::Change(planned.stamp, PlanChange::Step("dance".to_owned()));
    let refused = bench.refused(LEARNER, nonsense).await;
    assert!(matches!(refused, Refusal::Planning(PlanningRefusal::Illegal { .. })), "{refused}");
    // Buttons of another task, of another kind, and of a game.
    assert_eq!(bench.refused(LEARNER, LessonRequest::Answer(planned.stamp, 0)).await, stale);
    assert_eq!(bench.refused(LEARNER, LessonRequest::Continue(planned.stamp)).await, stale);
    assert_eq!(bench.refused(LEARNER, PlanAction::Change(planned.stamp, PlanChange::UseHint(0))).await, stale);
    let of_game = PlanAction::EndTurn(Stamp { plan: PlanKind::Turn, ..planned.stamp });
    assert_eq!(bench.refused(LEARNER, of_game).await, Refusal::NoTable);
    let unknown = Refusal::Lesson(LessonRefusal::UnknownLesson);
    assert_eq!(bench.refused(LEARNER, LessonRequest::Begin(usize::MAX)).await, unknown);
    let solved = sheet(bench.ask(LEARNER, PlanAction::EndTurn(planned.stamp)).await);
    assert_eq!(bench.refused(LEARNER, PlanAction::EndTurn(solved.stamp)).await, stale, "it is solved");
}

#[tokio::test]
async fn again_keeps_the_check_mark_and_forget_removes_it() {
    let bench = bench();
    let lesson = &lessons()[0];
    for other in 1..lessons().len() {
        bench.ask(LEARNER, LessonRequest::Begin(other)).await.map(drop).unwrap();
    }
    assert_eq!(bench.count("SELECT count(*) FROM learners"), 1, "a person has one open lesson");
    let ended = complete(&bench, lesson).await.ended.unwrap();
    assert_eq!(list(&bench, None).await.open, None);
    planner(bench.ask(LEARNER, LessonRequest::Begin(ended.0)).await);
    let done = |list: LessonList| list.games[0].lessons.iter().filter(|(_, _, done)| *done).count();
    assert_eq!(done(list(&bench, None).await), 1);

    let path = bench.path.clone();
    drop(bench.tables);
    let database = Database::open(&path).unwrap();
    assert_eq!(database.person_data(UserId(LEARNER)).unwrap().lessons.len(), 1);
    assert!(matches!(database.forget(UserId(LEARNER), 5).unwrap(), Forgotten::Done { games, .. } if games.is_empty()));
    assert!(!std::fs::read(&path).unwrap().windows(lesson.id.len()).any(|text| text == lesson.id.as_bytes()));
    assert_eq!(database.forget(UserId(LEARNER), 5).unwrap(), Forgotten::Unknown);
}

/// Plays a whole lesson with all its mistakes, and passes on every click with its reply.
async fn walk(lesson: &Lesson, mut seen: impl FnMut(&str, &Reply)) {
    let bench = bench();
    let ask = async |command: Command| bench.ask(LEARNER, command).await.unwrap_or_else(|refusal| panic!("{refusal}"));
    seen("/learn", &ask(LessonRequest::List(None).into()).await);
    let mut reply = ask(LessonRequest::Begin(number(&lesson.id)).into()).await;
    seen(&lesson.id, &reply);
    seen("All lessons", &ask(LessonRequest::List(Some(lesson.title.id().to_owned())).into()).await);
    for task in &lesson.tasks {
        match &task.kind {
            TaskKind::Turn(turn) => {
                let wrong = turn.mistakes.iter().map(|mistake| &mistake.example);
                for steps in wrong.chain([&turn.solution]) {
                    let before = planner(bench.ask(LEARNER, LessonRequest::Show).await);
                    reply = play(&bench, before.stamp, steps).await.unwrap_or_else(|refusal| panic!("{refusal}"));
                    seen(&steps.join("; "), &reply);
                }
            }
            TaskKind::Question(question) => {
                let (right, wrong): (Vec<_>, Vec<_>) =
                    question.answers.iter().enumerate().partition(|(_, answer)| **answer == question.right);
                for (answer, name) in wrong.into_iter().chain(right) {
                    let stamp = sheet(bench.ask(LEARNER, LessonRequest::Show).await).stamp;
                    reply = ask(LessonRequest::Answer(stamp, answer).into()).await;
                    seen(name, &reply);
                }
            }
        }
        if let Reply::Lesson(LessonReply::Task(sheet)) = &reply
            && sheet.ended.is_none()
        {
            reply = ask(LessonRequest::Continue(sheet.stamp).into()).await;
            seen("Continue", &reply);
        }
    }
}

fn card(reply: &Reply) -> Option<&TableCard> {
    match reply {
        Reply::Planner(planner) => Some(&planner.table),
        Reply::Lesson(LessonReply::Task(sheet)) => Some(&sheet.table),
        _ => None,
    }
}

#[tokio::test]
async fn every_message_of_every_lesson_fits() {
    let mut judge = Judge::default();
    for lesson in lessons() {
        let mut lists = Vec::new();
        walk(lesson, |_, reply| match card(reply) {
            Some(card) => {
                judge.reply(card, reply, ReplyFormat::Usual);
                lists.drain(..).for_each(|list| judge.reply(card, &list, ReplyFormat::Usual));
            }
            None => lists.push(reply.clone()),
        })
        .await;
    }
}

/// Writes a reply as its learner sees it.
fn shown(out: &mut String, localizer: &Localizer<'_>, did: &str, reply: &Reply) {
    writeln!(out, "\n> {did}").unwrap();
    for message in pages::messages(localizer, reply, ReplyFormat::Usual) {
        message.content.lines().for_each(|line| writeln!(out, "  | {line}").unwrap());
        for row in message.rows {
            match row {
                Row::Buttons(buttons) => {
                    let labels: Vec<_> = buttons.iter().map(|button| format!("[{}]", button.label)).collect();
                    writeln!(out, "  {}", labels.join(" ")).unwrap();
                }
                Row::Menu { placeholder, options, .. } => {
                    let labels: Vec<_> = options.into_iter().map(|option| option.label).collect();
                    writeln!(out, "  ({placeholder}: {})", labels.join(" / ")).unwrap();
                }
            }
        }
    }
}

/// `DAYKEEPER_TRANSCRIPTS=write cargo test --test bot table::lessons` rewrites the expected texts.
#[tokio::test]
async fn lessons_read_as_they_did() {
    let texts = Texts::embedded();
    for (locale, id) in [
        ("en", "tzolkin-food-day"),
        ("en", "teotihuacan-salary"),
        ("it", "teotihuacan-salary"),
        ("ro", "tzolkin-food-day"),
        ("es", "tzolkin-step-back"),
        ("en", "teotihuacan-locked"),
        ("en", "teotihuacan-worship"),
        ("en", "tzolkin-harvest"),
    ] {
        let mut now = String::new();
        walk(&lessons()[number(id)], |did, reply| {
            let names = card(reply).map(TableCard::names).unwrap_or_default();
            shown(&mut now, &Localizer::new(&texts, locale, &names), did, reply);
        })
        .await;
        let name = format!("tests/data/transcripts/lesson-{locale}-{id}.txt");
        let kept: PathBuf = [env!("CARGO_MANIFEST_DIR"), &name].iter().collect();
        if std::env::var_os("DAYKEEPER_TRANSCRIPTS").is_some_and(|value| value == "write") {
            std::fs::write(&kept, &now).unwrap();
        }
        let then = std::fs::read_to_string(&kept).unwrap_or_default();
        for (line, (then, now)) in (1..).zip(then.lines().zip(now.lines())) {
            assert_eq!(then, now, "{name}, line {line}");
        }
        assert_eq!(then.lines().count(), now.lines().count(), "{name}");
    }
}

/// The labels of one planner, without the lines below them.
fn labels(localizer: &Localizer<'_>, planner: &Planner) -> Vec<String> {
    let rows = pages::planner::planner(localizer, planner, 0).rows;
    let labels = rows.into_iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.into_iter().map(|button| button.label).collect::<Vec<_>>(),
        Row::Menu { options, .. } => options.into_iter().map(|option| option.label).collect(),
    });
    labels.collect()
}

/// Ascensions with different rewards differ in their labels, not only in the line below.
#[tokio::test]
async fn labels_tell_ascensions_apart() {
    let (bench, texts) = (bench(), Texts::embedded());
    let planner = planner(bench.ask(LEARNER, LessonRequest::Begin(number("teotihuacan-ascension"))).await);
    for locale in ["en", "it", "es", "ro"] {
        let labels = labels(&Localizer::new(&texts, locale, &planner.table.names()), &planner);
        let distinct: BTreeSet<&String> = labels.iter().collect();
        assert_eq!(distinct.len(), labels.len(), "{labels:#?}");
    }
}

/// A button says what the cocoa buys, although a warning makes it long.
#[tokio::test]
async fn exchanges_name_the_steps_that_they_buy() {
    let (bench, texts) = (bench(), Texts::embedded());
    let begun = bench.ask(LEARNER, LessonRequest::Begin(number("teotihuacan-worship"))).await;
    let planner = step(&bench, planner(begun).stamp, "move alchemy 4 palace; worship 3; take royal").await;
    for locale in ["en", "it", "es", "ro"] {
        let localizer = Localizer::new(&texts, locale, &planner.table.names());
        let labels = labels(&localizer, &planner);
        let three: Vec<&String> = labels.iter().filter(|label| label.matches('3').count() == 2).collect();
        assert_eq!(three.len(), 1, "{locale}: {labels:?}");
    }
}
