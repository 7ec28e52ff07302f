//! Lessons: tasks in positions of real games. The learner plays a turn or answers a question, and each usual mistake
//! has its own reply. A lesson is a file of `assets/lessons/<game>`, and its texts are in `lessons.ftl`.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serde_json::Value;

use engine::{Options, Phrase, Seat, Seed, SetupError};

use super::{Position, Title, titles};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/lessons");

/// A test reads every file, so players never meet a damaged one.
static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| files().filter_map(|(title, name, text)| Lesson::read(title, name, text).ok()).collect());

/// All lessons, by game and in the order in which a newcomer meets them.
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

/// The game, the name and the text of every file of a lesson.
pub fn files() -> impl Iterator<Item = (&'static dyn Title, &'static str, &'static str)> {
    titles().iter().flat_map(|title| {
        let folder = FILES.get_dir(title.id());
        let mut files: Vec<_> = folder.into_iter().flat_map(Dir::files).collect();
        files.sort_by_key(|file| file.path());
        let name = |file: &&'static include_dir::File<'static>| file.path().file_stem()?.to_str();
        files.into_iter().filter_map(move |file| Some((*title, name(&file)?, file.contents_utf8()?)))
    })
}

/// A lesson with its tasks.
pub struct Lesson {
    /// The game and the name of the lesson, such as `tzolkin-food-day`.
    pub id: String,
    pub title: &'static dyn Title,
    pub seats: u8,
    /// The learner's seat.
    pub seat: Seat,
    pub tasks: Vec<LessonTask>,
    seed: Seed,
    turns: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    seats: u8,
    seed: u64,
    seat: Seat,
    /// The turns of one game: the seat, and its steps in notation, separated by `;`. The last one may be unfinished.
    turns: Vec<String>,
    tasks: Vec<LessonTask>,
}

/// One task for the learner.
#[derive(Debug, Deserialize)]
pub struct LessonTask {
    /// The number of turns before the position of the task. By default, all.
    after: Option<usize>,
    #[serde(flatten)]
    pub kind: TaskKind,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskKind {
    /// The learner plays a turn.
    Turn(TurnTask),
    /// The learner clicks the right answer.
    Question(LessonQuestion),
}

/// A task to play a turn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnTask {
    /// Everything that the turn must reach.
    goal: Vec<Fact>,
    /// A turn that reaches it.
    pub solution: Vec<String>,
    /// The usual mistakes. The first one that fits gets its reply.
    #[serde(default)]
    pub mistakes: Vec<Mistake>,
}

/// A usual mistake.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The name of its reply in the texts.
    pub reply: String,
    when: Vec<Fact>,
    /// A turn with this mistake.
    pub example: Vec<String>,
}

/// A question with answers to click.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonQuestion {
    /// The names of the answers in the texts.
    pub answers: Vec<String>,
    pub right: String,
}

/// A condition on a turn.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Fact {
    /// The turn has a step that begins with these words.
    Step(String),
    /// An amount after the turn.
    Value(Amount),
    /// The change of an amount during the turn.
    Gain(Amount),
    Not(Box<Fact>),
    Any(Vec<Fact>),
}

/// Limits of an amount in the description of a position ([`Position::describe`]).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Amount {
    /// The path to the amount, from the learner's part of the description or, with `/` in front, from its start. A list
    /// counts its entries.
    of: String,
    least: Option<i64>,
    most: Option<i64>,
}

/// The judgment of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgment<'a> {
    Right,
    /// A usual mistake, by the name of its reply.
    Mistake(&'a str),
    /// Another mistake.
    Other,
}

impl Lesson {
    /// Reads a file. The name begins with a number, for the order.
    ///
    /// # Errors
    /// The text isn't a lesson of the game.
    pub fn read(title: &'static dyn Title, name: &str, text: &str) -> Result<Self, SetupError> {
        let LessonFile { seats, seed, seat, turns, tasks } =
            serde_json::from_str(text).map_err(|error| SetupError(format!("{name}: {error}")))?;
        let name = name.trim_start_matches(|c: char| c.is_ascii_digit());
        let id = format!("{}{name}", title.id());
        let lesson = Lesson { id, title, seats, seat, tasks, seed: Seed::new(seed), turns };
        for task in &lesson.tasks {
            lesson.position(task)?;
        }
        Ok(lesson)
    }

    /// The position of a task.
    ///
    /// # Errors
    /// A turn of the file isn't possible.
    pub fn position(&self, task: &LessonTask) -> Result<Box<dyn Position>, SetupError> {
        let options = Options::default();
        let mut position =
            self.title.start(self.seats, &options, &self.title.deal(self.seats, &options, self.seed)?)?;
        for turn in &self.turns[..task.after.unwrap_or(self.turns.len()).min(self.turns.len())] {
            let wrong = |why: String| SetupError(format!("{}: `{turn}`: {why}", self.id));
            let (seat, steps) = turn.split_once(' ').ok_or_else(|| wrong("no seat".to_owned()))?;
            let seat: Seat = seat.parse().map_err(|_| wrong("no seat".to_owned()))?;
            for step in steps.split(';') {
                position.play(seat, step.trim()).map_err(|illegal| wrong(illegal.to_string()))?;
            }
        }
        Ok(position)
    }

    /// The name of the lesson.
    pub fn name(&self) -> Phrase {
        Phrase::new(format!("lesson-{}", self.id))
    }

    /// A text of a task, counted from 0: its question, or the part of this name.
    pub fn text(&self, task: usize, part: Option<&str>) -> Phrase {
        let key = format!("lesson-{}-{}", self.id, task + 1);
        Phrase::new(part.map_or_else(|| key.clone(), |part| format!("{key}.{part}")))
    }

    /// Judges a complete turn of the learner.
    pub fn judge<'a>(&self, task: &'a TurnTask, before: &dyn Position, steps: &[String]) -> Judgment<'a> {
        let turn =
            Turn { seat: self.seat, before: before.describe(), after: self.after(before, steps).describe(), steps };
        if turn.has_all(&task.goal) {
            return Judgment::Right;
        }
        let mistake = task.mistakes.iter().find(|mistake| turn.has_all(&mistake.when));
        mistake.map_or(Judgment::Other, |mistake| Judgment::Mistake(&mistake.reply))
    }

    /// The position after the learner's turn, but before effects on all players if the game can separate them.
    pub fn after(&self, before: &dyn Position, steps: &[String]) -> Box<dyn Position> {
        let mut position = before.fork();
        for step in steps {
            let mut next = position.fork();
            if next.play(self.seat, step).is_err() {
                break;
            }
            let complete = next.turn() > before.turn();
            let only_ends = self.title.passes().contains(&step.as_str());
            if !complete || !(position.hold(self.seat, step).is_some() || only_ends) {
                position = next;
            }
        }
        position
    }
}

/// A turn as facts see it.
struct Turn<'a> {
    seat: Seat,
    before: Value,
    after: Value,
    steps: &'a [String],
}

impl Turn<'_> {
    fn has_all(&self, facts: &[Fact]) -> bool {
        facts.iter().all(|fact| self.has(fact) == Some(true))
    }

    /// `None` if the amount doesn't exist.
    fn has(&self, fact: &Fact) -> Option<bool> {
        let within = |amount: &Amount, n: i64| {
            Some(amount.least.is_none_or(|least| n >= least) && amount.most.is_none_or(|most| n <= most))
        };
        match fact {
            Fact::Step(words) => Some(self.steps.iter().any(|step| step.starts_with(words))),
            Fact::Value(amount) => within(amount, self.amount(&self.after, &amount.of)?),
            Fact::Gain(amount) => {
                within(amount, self.amount(&self.after, &amount.of)? - self.amount(&self.before, &amount.of)?)
            }
            Fact::Not(fact) => self.has(fact).map(|has| !has),
            Fact::Any(facts) => Some(facts.iter().any(|fact| self.has(fact) == Some(true))),
        }
    }

    fn amount(&self, position: &Value, of: &str) -> Option<i64> {
        let own = || format!("/seats/{}/{of}", self.seat);
        match position.pointer(&if of.starts_with('/') { of.to_owned() } else { own() })? {
            Value::Number(number) => number.as_i64(),
            Value::Array(entries) => i64::try_from(entries.len()).ok(),
            _ => None,
        }
    }
}
