//! Why a request that plans a turn or a what-if was refused.

use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat};
use crate::table::core::sentence::{named_seats, quoted, sentence, with_possible};

/// A refused request that plans a turn or a what-if.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum PlanningRefusal {
    /// Somebody else is to move.
    #[error("not your turn")]
    NotYourTurn {
        /// Who is to move.
        who: Vec<Seat>,
    },
    /// The asker has no such line.
    #[error("no such line")]
    UnknownLine,
    /// The press was about an earlier state of a line.
    #[error("stale line")]
    StaleLine,
    /// The asker has as many named lines at the table as one may have lines.
    #[error("{most} lines")]
    TooManyLines {
        /// How many.
        most: usize,
    },
    /// The name of a line is longer than one may be.
    #[error("{most} characters")]
    LineNameTooLong {
        /// How many characters.
        most: usize,
    },
    /// The asker has chosen; others have not.
    #[error("already chosen")]
    AlreadyChosen {
        /// Who has still to choose.
        who: Vec<Seat>,
    },
    /// The press was about an earlier state of the turn.
    #[error("stale press")]
    StalePress,
    /// The turn that the press was about was committed since.
    #[error("already done")]
    AlreadyDone,
    /// The draft has no step to take back.
    #[error("the draft is empty")]
    NothingDrafted,
    /// Something is still to be chosen before the turn can end.
    #[error("the turn is not complete")]
    TurnNotComplete,
    /// A step of the line is not possible; nothing of the line was applied.
    #[error("`{step}` is not possible")]
    Illegal {
        /// The step.
        step: String,
        /// Every step that would be possible in its place.
        possible: Vec<String>,
        /// The same in words, the first ones.
        #[serde(default)]
        words: Vec<Phrase>,
    },
    /// A step of the line is not possible behind the steps that are planned already; nothing of the line was applied.
    #[error("`{step}` is not possible behind what is planned")]
    IllegalAfter {
        /// The step.
        step: String,
        /// Every step that would be possible in its place.
        possible: Vec<String>,
        /// The steps that were planned before the line.
        planned: Vec<String>,
        /// Both in words.
        #[serde(default)]
        words: Box<AfterPlan>,
    },
    /// A later step of the line is not possible behind those before it; nothing of the line was applied.
    #[error("step {number}, `{step}`, is not possible")]
    IllegalInLine {
        /// Which step of the line, from 2.
        number: usize,
        /// The step.
        step: String,
        /// Every step that would be possible in its place.
        possible: Vec<String>,
        /// The same in words, the first ones.
        words: Vec<Phrase>,
    },
    /// Things were chosen together of which each is possible alone.
    #[error("not possible together")]
    NotTogether,
    /// The line goes on after the step that completes the turn.
    #[error("`{step}` comes after the end of the turn")]
    AfterTheEnd {
        /// The first step that is too many.
        step: String,
    },
    /// The line has no step.
    #[error("no step")]
    EmptyLine,
    /// The line is longer than any turn.
    #[error("the line is too long")]
    LineTooLong,
}

/// A step that isn't possible after a plan, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AfterPlan {
    /// The first steps that would be possible instead.
    pub possible: Vec<Phrase>,
    /// The planned steps.
    pub planned: Vec<Phrase>,
}

impl PlanningRefusal {
    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::TooManyLines { most } | Self::LineNameTooLong { most } => sentence(self).with("most", *most),
            Self::NotYourTurn { who } | Self::AlreadyChosen { who } => sentence(self).with("who", named_seats(who)),
            Self::Illegal { step, possible, .. } if possible.is_empty() => {
                Phrase::new("ui-refusal-illegal-nothing").with("step", quoted(step))
            }
            Self::Illegal { step, possible, words } => {
                with_possible(sentence(self).with("step", quoted(step)), possible, words)
            }
            Self::IllegalAfter { step, possible, words, .. } => {
                let said = sentence(self).with("step", quoted(step)).with("planned", words.planned.clone());
                with_possible(said, possible, &words.possible)
            }
            Self::IllegalInLine { number, step, possible, words } => {
                let said = sentence(self).with("number", *number).with("step", quoted(step));
                with_possible(said, possible, words)
            }
            Self::AfterTheEnd { step } => sentence(self).with("step", quoted(step)),
            _ => sentence(self),
        }
    }
}
