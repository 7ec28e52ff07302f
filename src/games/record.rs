//! Whole games as text: setup and steps, in the format `daykeeper-record/1`.
//!
//! ```
//! use daykeeper::engine::{Options, Seat, Seed};
//! use daykeeper::games::record::{Record, RecordError, Step};
//!
//! let title = daykeeper::games::title("tzolkin").expect("it is one of the games");
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

use crate::engine::{Options, Phrase, Seat, Seed, SetupError};

use super::strict_json::{StrictJson, difference, place};
use super::{Illegal, Position, Title, title};

/// The only format there is.
pub const FORMAT: &str = "daykeeper-record/1";

/// A game as text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// The identifier of the game.
    pub game: String,
    /// The version of the game's rules that it was played with; the first one where none is written.
    #[serde(default = "first_version")]
    pub rules_version: u32,
    /// The number of players.
    pub seats: u8,
    /// The chosen options; what is missing has its default.
    #[serde(default)]
    pub options: Options,
    /// Everything that chance decided, in the game's own form.
    pub setup: Value,
    /// Every decision, in the order in which they were made.
    pub steps: Vec<Step>,
}

const FIRST_VERSION: u32 = 1;

fn first_version() -> u32 {
    FIRST_VERSION
}

/// One decision of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Who decided.
    pub seat: Seat,
    /// What, in notation.
    #[serde(rename = "do")]
    pub action: String,
}

/// A record that is not a game from its beginning to its last step.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is not of the form of a record.
    #[error("this is not a record: {0}")]
    Syntax(#[from] serde_json::Error),
    /// Something is written in another shape, as a list instead of an object.
    #[error("this is not a record: it is written in another shape{}", place(.0))]
    Shape(String),
    /// The record is of a format that is not known here.
    #[error("the format of this record is `{0}`, not `{FORMAT}`")]
    Format(String),
    /// The record is of a game that is not known here.
    #[error("there is no game `{0}`")]
    Game(String),
    /// The record was played with rules that are not known here.
    #[error("version {0} of the rules is not known here; the newest is {1}")]
    RulesVersion(u32, u32),
    /// The seats, options or setup are not those of the game.
    #[error("the setup is not one of this game: {0}")]
    Setup(#[from] SetupError),
    /// A step that is not possible where it stands.
    #[error("step {index}: {illegal}")]
    Step {
        /// The number of the step, from 0.
        index: usize,
        /// What is wrong with it.
        illegal: Illegal,
    },
}

impl RecordError {
    /// What is wrong, for a player.
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
    /// The game does not have these seats or options.
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

    /// Reads a record. Whether its game can be played like this is asked by [`Record::start`] and
    /// [`Record::replay`].
    ///
    /// # Errors
    /// The text is not of the form of a record, or of another format.
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

    /// Writes a record: one line for each step, so that it can be read by people too.
    pub fn write(&self) -> String {
        // Numbers, strings and maps with string keys: writing them as JSON cannot fail.
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

    /// The game that the record is of.
    ///
    /// # Errors
    /// There is no such game.
    pub fn title(&self) -> Result<&'static dyn Title, RecordError> {
        title(&self.game).ok_or_else(|| RecordError::Game(self.game.clone()))
    }

    /// The game before its first step.
    ///
    /// # Errors
    /// There is no such game or version of its rules, or the setup is not one of it.
    pub fn start(&self) -> Result<Box<dyn Position>, RecordError> {
        let title = self.title()?;
        if !(FIRST_VERSION..=title.rules_version()).contains(&self.rules_version) {
            return Err(RecordError::RulesVersion(self.rules_version, title.rules_version()));
        }
        let options = title.options_since(self.rules_version, &self.options);
        Ok(title.start(self.seats, &options, &self.setup)?)
    }

    /// Plays the record from its setup. `visit` sees the setup with number `None` and the position
    /// after each step with its number, up to the first step that is not possible.
    ///
    /// # Errors
    /// The first thing that is wrong; what comes before was visited.
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
