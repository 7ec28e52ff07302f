//! Reasons for refusing a request in a lesson.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

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
