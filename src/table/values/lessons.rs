//! Lessons: a person plays tasks on a private board and gets a reply to each mistake.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::games::lessons::{Lesson, LessonTask};
use crate::games::{Position, Title};

use super::card::TableCard;
use super::ids::{InteractionId, TableId};
use super::sentence::sentence;
use super::stamp::{PlanKind, Stamp};

/// Everything that the bot stores about a person's lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Learner {
    /// The identifiers of the lessons that the person has completed.
    pub done: BTreeSet<String>,
    /// The open lesson.
    pub attempt: Option<Attempt>,
    /// Grows with every change.
    pub revision: u32,
    /// The interaction of the last change. A repeated interaction changes nothing.
    pub interaction: Option<InteractionId>,
}

impl Learner {
    /// The stamp of buttons about the current state. Lessons belong to no game.
    pub fn stamp(&self) -> Stamp {
        Stamp { table: TableId(0), plan: PlanKind::Lesson, seq: 0, draft: self.revision }
    }
}

/// The state of an open lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The identifier of the lesson.
    pub lesson: String,
    /// The current task, counted from 0.
    pub task: usize,
    /// The steps of the planned turn. After the task is solved, those of the solution.
    pub draft: Vec<String>,
    /// The number of mistakes in this task.
    pub mistakes: u32,
    /// The part of the task's texts that replies to the last answer.
    pub reply: Option<String>,
    pub solved: bool,
}

/// A request about lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonRequest {
    /// Lists the lessons of this game, or of all games.
    List(Option<String>),
    /// Opens the lesson with this number ([`lessons`](crate::games::lessons::lessons)).
    Begin(usize),
    /// Shows the open lesson.
    Show,
    /// Answers the question with this answer.
    Answer(Stamp, usize),
    /// Continues with the next task.
    Continue(Stamp),
    /// Names the place of the solution.
    Hint(Stamp),
}

/// The number of mistakes after which the bot names the place. A hint counts as that many.
pub const MISTAKES: u32 = 2;

#[derive(Clone)]
pub enum LessonReply {
    List(LessonList),
    /// A question, or a solved task.
    Task(Box<TaskSheet>),
}

/// The lessons of some games.
#[derive(Clone)]
pub struct LessonList {
    /// The name of the open lesson with the stamp of its buttons, if it isn't completed.
    pub open: Option<(Stamp, Phrase)>,
    pub games: Vec<ListedLessons>,
}

/// The lessons of a game.
#[derive(Clone)]
pub struct ListedLessons {
    pub title: &'static dyn Title,
    /// The numbers and names of the lessons, and `true` if the person has completed them.
    pub lessons: Vec<(usize, Phrase, bool)>,
}

/// The task of a lesson, without its position.
#[derive(Clone)]
pub struct ShownTask {
    pub lesson: &'static Lesson,
    /// The task, counted from 0.
    pub number: usize,
    /// The part of the task's texts that replies to the last answer.
    pub reply: Option<String>,
    /// The number of mistakes in this task.
    pub mistakes: u32,
}

impl ShownTask {
    pub fn task(&self) -> Option<&'static LessonTask> {
        self.lesson.tasks.get(self.number)
    }
}

/// A question, or a solved task.
#[derive(Clone)]
pub struct TaskSheet {
    /// The stamp of all buttons.
    pub stamp: Stamp,
    pub table: TableCard,
    /// The position of the question, or the one after the solution.
    pub position: Arc<dyn Position>,
    /// The position to mark changes against.
    pub since: Arc<dyn Position>,
    pub task: ShownTask,
    pub solved: bool,
    /// The numbers of this lesson and of the next one that the person hasn't completed, after the last task.
    pub ended: Option<(usize, Option<usize>)>,
}

/// A refused request in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum LessonRefusal {
    /// The button belongs to an earlier state of the lesson.
    #[error("the lesson has changed since")]
    StaleLesson,
    #[error("no such lesson")]
    UnknownLesson,
}

impl LessonRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        sentence(self)
    }
}
