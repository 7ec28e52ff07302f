//! Whole games as text: setup and steps, in the format `daykeeper-record/1`.
//!
//! ```
//! use engine::{Options, Seat, Seed};
//! use games::record::{Record, RecordError, Step};
//!
//! let title = games::title("tzolkin").expect("it is one of the games");
//! let mut record = Record::deal(title, 2, &Options::default(), Seed::new(7))?;
//! let step = record.start()?.legal(Seat::new(0))[0].clone();
//! record.steps.push(Step { seat: Seat::new(0), action: step });
//!
//! let read = Record::read(&record.write())?;
//! assert_eq!(read, record);
//! let mut positions = 0;
//! let last = read.replay(|_, _| positions += 1)?;
//! assert_eq!(positions, 2, "before the first step and after it");
//! assert!(!last.to_act().contains(Seat::new(0)), "this seat has chosen, the other has not");
//!
//! record.steps.push(Step { seat: Seat::new(1), action: "place nowhere".to_owned() });
//! assert!(matches!(record.replay(|_, _| {}), Err(RecordError::Step { index: 1, .. })));
//! # Ok::<(), RecordError>(())
//! ```

use serde::{Deserialize, Serialize};
use serde_json::Value;

use engine::{Options, Phrase, Seat, Seed, SetupError};

use super::strict_json::{StrictJson, difference, place};
use super::{Illegal, Position, Title, title};

pub const FORMAT: &str = "daykeeper-record/1";

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    pub game: String,
    /// The version of the game's rules; 1 if the text has none.
    #[serde(default = "first_version")]
    pub rules_version: u32,
    pub seats: u8,
    /// The chosen options. A missing one has its default.
    #[serde(default)]
    pub options: Options,
    /// All random decisions of the setup, in the game's own form.
    pub setup: Value,
    /// Every decision, in order.
    pub steps: Vec<Step>,
}

pub(crate) const FIRST_VERSION: u32 = 1;

fn first_version() -> u32 {
    FIRST_VERSION
}

/// One decision of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub seat: Seat,
    /// The decision, in notation.
    #[serde(rename = "do")]
    pub action: String,
}

#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The text isn't in the form of a record.
    #[error("not a record: {0}")]
    Syntax(#[from] serde_json::Error),
    /// A value has another shape than the program writes, such as a list instead of an object.
    #[error("not a record: unexpected content{}", place(.0))]
    Shape(String),
    /// The format of the record is unknown.
    #[error("unexpected format of this record: `{0}` instead of `{FORMAT}`")]
    Format(String),
    /// The game of the record is unknown.
    #[error("unknown game `{0}`")]
    Game(String),
    /// The rules version of the record is unknown.
    #[error("unknown version {0} of the rules. The newest is {1}")]
    RulesVersion(u32, u32),
    /// The seats, options or setup aren't valid for the game.
    #[error("the setup doesn't belong to this game: {0}")]
    Setup(#[from] SetupError),
    /// A step that isn't legal in its position.
    #[error("step {index}: {illegal}")]
    Step {
        /// The number of the step, from 0.
        index: usize,
        illegal: Illegal,
    },
}

impl RecordError {
    /// A description of the error for players.
    pub fn phrase(&self) -> Phrase {
        match self {
            RecordError::Syntax(why) => Phrase::new("core-command-record").with("why", why.to_string()),
            RecordError::Shape(_) => Phrase::new("core-command-shape"),
            RecordError::Format(format) => {
                Phrase::new("core-command-format").with("format", format.as_str()).with("known", FORMAT)
            }
            RecordError::Game(game) => Phrase::new("core-proof-game").with("game", game.as_str()),
            RecordError::RulesVersion(version, newest) => {
                Phrase::new("core-command-rules").with("version", *version).with("newest", *newest)
            }
            RecordError::Setup(_) => Phrase::new("core-proof-setup"),
            RecordError::Step { index, illegal } => {
                Phrase::new("core-command-step").with("index", *index).with("step", illegal.step.as_str())
            }
        }
    }
}

impl Record {
    /// A record without steps.
    ///
    /// # Errors
    /// The game doesn't have these seats or options.
    pub fn deal(title: &dyn Title, seats: u8, options: &Options, seed: Seed) -> Result<Self, SetupError> {
        Ok(Record {
            format: FORMAT.to_owned(),
            game: title.id().to_owned(),
            rules_version: title.rules_version(),
            seats,
            options: options.clone(),
            setup: title.deal(seats, options, seed)?,
            steps: Vec::new(),
        })
    }

    /// Reads a record. [`Record::start`] and [`Record::replay`] check that its game can be played.
    ///
    /// # Errors
    /// The text isn't in the form of a record, or has another format.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let StrictJson(given) = serde_json::from_str(text)?;
        let record: Record = serde_json::from_str(text)?;
        if let Some(path) = difference(&given, &serde_json::to_value(&record)?) {
            return Err(RecordError::Shape(path));
        }
        if record.format != FORMAT {
            return Err(RecordError::Format(record.format));
        }
        Ok(record)
    }

    /// Writes a record, with one line per step so that people can read it too.
    pub fn write(&self) -> String {
        // Numbers, strings and maps with string keys: serialization to JSON can't fail.
        let json = |value: Value| serde_json::to_string(&value).unwrap_or_default();
        let mut out = String::from("{\n");
        let version = (self.rules_version != FIRST_VERSION).then(|| ("rules_version", self.rules_version.into()));
        let first = [("format", self.format.clone().into()), ("game", self.game.clone().into())];
        let then = [
            ("seats", self.seats.into()),
            ("options", serde_json::to_value(&self.options).unwrap_or_default()),
            ("setup", self.setup.clone()),
        ];
        for (name, value) in first.into_iter().chain(version).chain(then) {
            out += &format!("  \"{name}\": {},\n", json(value));
        }
        out += "  \"steps\": [";
        for (number, step) in self.steps.iter().enumerate() {
            let step = serde_json::to_value(step).unwrap_or_default();
            out += &format!("{}\n    {}", if number == 0 { "" } else { "," }, json(step));
        }
        out += if self.steps.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" };
        out
    }

    /// The game of the record.
    ///
    /// # Errors
    /// The game is unknown.
    pub fn title(&self) -> Result<&'static dyn Title, RecordError> {
        title(&self.game).ok_or_else(|| RecordError::Game(self.game.clone()))
    }

    /// The game before its first step.
    ///
    /// # Errors
    /// The game or the version of its rules is unknown, or the setup isn't valid for it.
    pub fn start(&self) -> Result<Box<dyn Position>, RecordError> {
        let title = self.title()?;
        if !(FIRST_VERSION..=title.rules_version()).contains(&self.rules_version) {
            return Err(RecordError::RulesVersion(self.rules_version, title.rules_version()));
        }
        let options = title.options_since(self.rules_version, &self.options);
        Ok(title.start(self.seats, &options, &self.setup)?)
    }

    /// Plays the record from its setup. `visit` gets the setup with number `None`, then the position after each step
    /// with its number, up to the first illegal step.
    ///
    /// # Errors
    /// The first error. `visit` has seen everything before it.
    pub fn replay(
        &self,
        mut visit: impl FnMut(Option<usize>, &dyn Position),
    ) -> Result<Box<dyn Position>, RecordError> {
        let mut position = self.start()?;
        visit(None, &*position);
        for (index, step) in self.steps.iter().enumerate() {
            position.play(step.seat, &step.action).map_err(|illegal| RecordError::Step { index, illegal })?;
            visit(Some(index), &*position);
        }
        Ok(position)
    }
}
