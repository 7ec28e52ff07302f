//! Records from files, opened as private finished games.

use jiff::SignedDuration;
use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::games::record::{FORMAT, RecordError};

use super::ids::ChannelId;
use super::sentence::{quoted, sentence};

/// The largest file of a record, in bytes. The longest games need about 60 KB.
pub const LARGEST_RECORD: usize = 256 << 10;

/// Time after which an imported game is deleted.
pub const IMPORT_KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Imported games of one person. Another one replaces the oldest.
pub const MOST_IMPORTS: usize = 10;

/// The channel of imported games, which no channel in Discord has.
pub const NO_CHANNEL: ChannelId = ChannelId(0);

/// A refused file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum ImportRefusal {
    /// The bot couldn't get the file from Discord.
    #[error("could not download the file")]
    FileLost,
    #[error("more than {most} KB")]
    FileTooLarge { most: usize },
    /// The file isn't text in UTF-8.
    #[error("not a text in UTF-8")]
    NotText,
    /// The text isn't in the form of a record, from this line on.
    #[error("not a record, from line {line} on")]
    NotRecord { line: usize },
    /// The text has the names of a record, but not their form.
    #[error("not in the form of a record")]
    RecordShape,
    #[error("the format is `{format}`")]
    RecordFormat { format: String },
    #[error("no game `{game}`")]
    RecordGame { game: String },
    #[error("version {version} of the rules is unknown")]
    RecordRules { version: u32 },
    /// The seats, the options or the setup don't belong to the game.
    #[error("the setup doesn't belong to this game")]
    RecordSetup,
    /// No turn is complete.
    #[error("the record has no complete turn")]
    NoTurns,
    /// A step before the end of the first turn isn't legal.
    #[error("step {number} is not legal: `{step}`")]
    RecordStep { number: usize, step: String },
}

impl ImportRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::FileTooLarge { most } => sentence(self).with("most", *most),
            Self::NotRecord { line } => sentence(self).with("line", *line),
            Self::RecordFormat { format } => sentence(self).named("format", quoted(format)).with("known", FORMAT),
            Self::RecordGame { game } => sentence(self).named("game", quoted(game)),
            Self::RecordRules { version } => sentence(self).with("version", *version),
            Self::RecordStep { number, step } => sentence(self).with("number", *number).named("step", quoted(step)),
            Self::FileLost | Self::NotText | Self::RecordShape | Self::RecordSetup | Self::NoTurns => sentence(self),
        }
    }
}

impl From<RecordError> for ImportRefusal {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Syntax(why) => ImportRefusal::NotRecord { line: why.line().max(1) },
            RecordError::Shape(_) => ImportRefusal::RecordShape,
            RecordError::Format(format) => ImportRefusal::RecordFormat { format },
            RecordError::Game(game) => ImportRefusal::RecordGame { game },
            RecordError::RulesVersion(version, _) => ImportRefusal::RecordRules { version },
            RecordError::Setup(_) => ImportRefusal::RecordSetup,
            RecordError::Step { index, illegal } => ImportRefusal::RecordStep { number: index + 1, step: illegal.step },
        }
    }
}
