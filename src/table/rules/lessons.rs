//! Decides how a lesson continues after a click, and what the learner sees.

use std::sync::Arc;

use jiff::Timestamp;

use crate::ai::Strength;
use crate::engine::{Options, Seat};
use crate::games::lessons::{Judgment, Lesson, LessonQuestion, TaskKind, TurnTask, lessons};
use crate::games::{Position, Theme, Title};

use super::computer;
use crate::table::rules::planning::plan::Plan;
use crate::table::values::{
    Attempt, Learner, LessonList, LessonRefusal, LessonReply, ListedLessons, MISTAKES, Occupant, PlanAction,
    PlanChange, PlannerPart, Player, Refusal, Reply, Request, Seating, Settings, ShownTask, TableCard, TableId,
    TableState, TaskSheet,
};

/// The part of a task's texts that replies to the right answer.
const RIGHT: &str = "right";

/// The part that replies to a mistake without its own reply.
const OTHER: &str = "other";

/// An open lesson with its current task.
struct Open<'a> {
    attempt: &'a Attempt,
    lesson: &'static Lesson,
    kind: &'static TaskKind,
    position: Arc<dyn Position>,
}

fn stale() -> Refusal {
    Refusal::Lesson(LessonRefusal::StaleLesson)
}

/// The open lesson.
///
/// # Errors
/// There is none, or a new release has removed it.
fn open(learner: &Learner) -> Result<Open<'_>, Refusal> {
    let open = || {
        let attempt = learner.attempt.as_ref()?;
        let lesson = lessons().iter().find(|lesson| lesson.id == attempt.lesson)?;
        let task = lesson.tasks.get(attempt.task)?;
        Some(Open { attempt, lesson, kind: &task.kind, position: lesson.position(task).ok()?.into() })
    };
    open().ok_or_else(stale)
}

impl Open<'_> {
    fn plan(&self, learner: &Learner) -> Plan {
        Plan {
            stamp: learner.stamp(),
            seat: self.lesson.seat,
            begins: Arc::clone(&self.position),
            steps: self.attempt.draft.clone(),
            begun: true,
        }
    }

    fn turn_task(&self) -> Result<&'static TurnTask, Refusal> {
        match self.kind {
            TaskKind::Turn(task) if !self.attempt.solved => Ok(task),
            _ => Err(stale()),
        }
    }

    fn question(&self) -> Result<&'static LessonQuestion, Refusal> {
        match self.kind {
            TaskKind::Question(question) if !self.attempt.solved => Ok(question),
            _ => Err(stale()),
        }
    }

    fn is_last(&self) -> bool {
        self.attempt.task + 1 == self.lesson.tasks.len()
    }

    /// The learner after an answer with this reply.
    fn answered(&self, learner: &Learner, reply: &str, solution: Option<Vec<String>>) -> Learner {
        let mut done = learner.done.clone();
        if solution.is_some() && self.is_last() {
            done.insert(self.lesson.id.clone());
        }
        let attempt = Attempt {
            reply: Some(reply.to_owned()),
            mistakes: self.attempt.mistakes + u32::from(solution.is_none()),
            solved: solution.is_some(),
            draft: solution.unwrap_or_default(),
            ..self.attempt.clone()
        };
        Learner { done, attempt: Some(attempt), ..learner.clone() }
    }
}

fn at(lesson: &Lesson, task: usize) -> Attempt {
    Attempt { lesson: lesson.id.clone(), task, draft: Vec::new(), mistakes: 0, reply: None, solved: false }
}

/// Opens the lesson with this number.
///
/// # Errors
/// It doesn't exist.
pub fn begin(learner: &Learner, number: usize) -> Result<Learner, Refusal> {
    let lesson = lessons().get(number).ok_or(Refusal::Lesson(LessonRefusal::UnknownLesson))?;
    Ok(Learner { attempt: Some(at(lesson, 0)), ..learner.clone() })
}

/// Continues with the task after a solved one.
///
/// # Errors
/// The current task isn't solved, or is the last one.
pub fn next_task(learner: &Learner) -> Result<Learner, Refusal> {
    let open = open(learner)?;
    if !open.attempt.solved || open.is_last() {
        return Err(stale());
    }
    Ok(Learner { attempt: Some(at(open.lesson, open.attempt.task + 1)), ..learner.clone() })
}

/// Names the place of the current task's solution, as after several mistakes.
///
/// # Errors
/// The current task isn't a turn.
pub fn hint(learner: &Learner) -> Result<Learner, Refusal> {
    let open = open(learner)?;
    open.turn_task()?;
    let attempt = Attempt { mistakes: open.attempt.mistakes.max(MISTAKES), ..open.attempt.clone() };
    Ok(Learner { attempt: Some(attempt), ..learner.clone() })
}

/// Answers the question of the current task.
///
/// # Errors
/// The task has no such answer.
pub fn answer(learner: &Learner, number: usize) -> Result<Learner, Refusal> {
    let open = open(learner)?;
    let question = open.question()?;
    let given = question.answers.get(number).ok_or_else(stale)?;
    Ok(if *given == question.right {
        open.answered(learner, RIGHT, Some(Vec::new()))
    } else {
        open.answered(learner, &format!("{given}-reply"), None)
    })
}

/// Changes the planned turn of the current task, or judges it.
///
/// # Errors
/// The planner refuses the change.
pub fn plan(learner: &Learner, action: &PlanAction) -> Result<Learner, Refusal> {
    let open = open(learner)?;
    let task = open.turn_task()?;
    let plan = open.plan(learner);
    match action {
        PlanAction::Change(_, PlanChange::UseHint(_)) | PlanAction::Play(_) | PlanAction::PlayAhead(_) => Err(stale()),
        PlanAction::Change(_, change) => {
            let draft = plan.changed(change, None)?;
            let attempt = Attempt { draft, reply: None, ..open.attempt.clone() };
            Ok(Learner { attempt: Some(attempt), ..learner.clone() })
        }
        PlanAction::EndTurn(_) => {
            let steps = plan.played().finish()?.steps;
            Ok(match open.lesson.judge(task, &*open.position, &steps) {
                Judgment::Right => open.answered(learner, RIGHT, Some(steps)),
                Judgment::Mistake(reply) => open.answered(learner, reply, None),
                Judgment::Other => open.answered(learner, OTHER, None),
            })
        }
    }
}

/// The open lesson for its learner.
///
/// # Errors
/// There is none.
pub fn shown(learner: &Learner, request: &Request, theme: Theme, at: Timestamp) -> Result<Reply, Refusal> {
    let open = open(learner)?;
    let (attempt, lesson) = (open.attempt, open.lesson);
    let task = ShownTask { lesson, number: attempt.task, reply: attempt.reply.clone(), mistakes: attempt.mistakes };
    let table = card(lesson, request, theme, at);
    if open.turn_task().is_ok() {
        let planner = open.plan(learner).shown(table, false)?;
        return Ok(Reply::Planner(Box::new(planner.with(PlannerPart::Lesson(task)))));
    }
    let position = lesson.after(&*open.position, &attempt.draft).into();
    let ended = (attempt.solved && open.is_last()).then(|| ended(learner, lesson));
    let sheet = TaskSheet {
        stamp: learner.stamp(),
        table,
        position,
        since: open.position,
        task,
        solved: attempt.solved,
        ended,
    };
    Ok(Reply::Lesson(LessonReply::Task(Box::new(sheet))))
}

/// The numbers of a lesson, and of the next one of its game that the learner hasn't completed.
fn ended(learner: &Learner, lesson: &Lesson) -> (usize, Option<usize>) {
    let number = lessons().iter().position(|other| other.id == lesson.id).unwrap_or_default();
    let of_game = lessons().iter().enumerate().filter(|(_, other)| other.title.id() == lesson.title.id());
    let (before, after): (Vec<_>, Vec<_>) =
        of_game.filter(|(_, other)| !learner.done.contains(&other.id)).partition(|(other, _)| *other < number);
    (number, after.iter().chain(&before).map(|(number, _)| *number).next())
}

/// The lessons of a game, or of all games.
pub fn list(learner: &Learner, titles: &[&'static dyn Title], game: Option<&str>) -> LessonList {
    let of = |title: &&'static dyn Title| {
        let lessons = lessons().iter().enumerate().filter(|(_, lesson)| lesson.title.id() == title.id());
        let lessons = lessons.map(|(number, lesson)| (number, lesson.name(), learner.done.contains(&lesson.id)));
        ListedLessons { title: *title, lessons: lessons.collect() }
    };
    let games = titles.iter().filter(|title| game.is_none_or(|game| title.id() == game)).map(of);
    let open = open(learner).ok().filter(|open| !(open.attempt.solved && open.is_last()));
    LessonList {
        open: open.map(|open| (learner.stamp(), open.lesson.name())),
        games: games.filter(|game| !game.lessons.is_empty()).collect(),
    }
}

/// The facts about a lesson that the planner needs of a game. Computer players have the other seats.
fn card(lesson: &Lesson, request: &Request, theme: Theme, at: Timestamp) -> TableCard {
    let user = request.actor.user;
    let player = |seat: Seat| {
        let (occupant, name) = if seat == lesson.seat {
            (Occupant::Person(user), request.actor.name.as_str())
        } else {
            (Occupant::Computer(Strength::Medium), computer::name(seat))
        };
        Player { seat, occupant, name: name.to_owned() }
    };
    TableCard {
        id: TableId(0),
        game: lesson.title,
        name: None,
        number: None,
        options: Options::default(),
        seating: Seating::default(),
        guild: request.origin.guild,
        channel: request.origin.channel,
        host: user,
        host_name: request.actor.name.clone(),
        capacity: lesson.seats,
        goes_on: None,
        players: Seat::all(lesson.seats).map(player).collect(),
        state: TableState::Running,
        locale: request.actor.locale.clone(),
        theme,
        settings: Settings::default(),
        reserved: None,
        page: None,
        opened_at: at,
        ended_at: None,
    }
}
