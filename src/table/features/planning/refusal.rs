//! Reasons for refusing a request that plans a turn or a what-if.

use serde::{Deserialize, Serialize};

use crate::engine::{Arg, Phrase, Seat};
use crate::table::core::sentence::{named_seats, quoted, sentence, with_possible};

/// A refused request that plans a turn or a what-if.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum PlanningRefusal {
    /// It's another player's turn.
    #[error("not your turn")]
    NotYourTurn {
        /// The players to act.
        who: Vec<Seat>,
    },
    /// The user has no such what-if.
    #[error("no such what-if")]
    UnknownWhatIf,
    /// The button belongs to an earlier state of a what-if.
    #[error("stale what-if")]
    StaleWhatIf,
    /// The player has chosen, but others have not.
    #[error("already chosen")]
    AlreadyChosen {
        /// The players with an open choice.
        who: Vec<Seat>,
    },
    /// The button belongs to an earlier state of the turn.
    #[error("stale press")]
    StalePress,
    /// The button belongs to a turn that the player has ended since.
    #[error("already done")]
    AlreadyDone,
    /// The draft has no step to undo.
    #[error("the draft is empty")]
    NothingDrafted,
    /// The turn needs another choice before it can end.
    #[error("the turn is not complete")]
    TurnNotComplete,
    /// A step of the line is not possible. The bot applied none of them.
    #[error("`{step}` is not possible")]
    Illegal {
        /// The step that isn't possible.
        step: String,
        /// The step as the user could type it, in the user's language. `None` if none of its words is known.
        #[serde(default)]
        spelled: Option<Box<Phrase>>,
        /// Every step that is possible instead.
        possible: Vec<String>,
        /// The first possible steps, in words.
        #[serde(default)]
        words: Vec<Phrase>,
        /// The reason, if a sentence tells it.
        #[serde(default)]
        reason: Option<Box<Phrase>>,
    },
    /// A step of the line is not possible after the steps of the draft. The bot applied none of them.
    #[error("`{step}` is not possible behind what is planned")]
    IllegalAfter {
        /// The step that isn't possible.
        step: String,
        /// The step as the user could type it, in the user's language. `None` if none of its words is known.
        #[serde(default)]
        spelled: Option<Box<Phrase>>,
        /// Every step that is possible instead.
        possible: Vec<String>,
        /// The steps of the draft before the line.
        planned: Vec<String>,
        /// The possible and the planned steps in words.
        #[serde(default)]
        words: Box<AfterPlan>,
        /// The reason, if a sentence tells it.
        #[serde(default)]
        reason: Option<Box<Phrase>>,
    },
    /// A later step of the line is not possible after those before it. The bot applied none of them.
    #[error("step {number}, `{step}`, is not possible")]
    IllegalInLine {
        /// The position of the step in the line, from 2.
        number: usize,
        /// The step that isn't possible.
        step: String,
        /// The step as the user could type it, in the user's language. `None` if none of its words is known.
        #[serde(default)]
        spelled: Option<Box<Phrase>>,
        /// Every step that is possible instead.
        possible: Vec<String>,
        /// The first possible steps, in words.
        words: Vec<Phrase>,
        /// The reason, if a sentence tells it.
        #[serde(default)]
        reason: Option<Box<Phrase>>,
    },
    /// Each of the chosen things is possible alone, but not all together.
    #[error("not possible together")]
    NotTogether,
    /// The line continues after the step that completes the turn.
    #[error("`{step}` comes after the end of the turn")]
    AfterTheEnd {
        /// The first extra step.
        step: String,
    },
    /// The turn has more steps than any real one.
    #[error("more than {most} steps")]
    TooManySteps {
        /// The maximum number.
        most: usize,
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
    /// The first possible steps instead.
    pub possible: Vec<Phrase>,
    /// The planned steps.
    pub planned: Vec<Phrase>,
}

impl PlanningRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::TooManySteps { most } => sentence(self).with("most", *most),
            Self::NotYourTurn { who } | Self::AlreadyChosen { who } => sentence(self).with("who", named_seats(who)),
            Self::Illegal { step, spelled, possible, .. } if possible.is_empty() => {
                Phrase::new("ui-refusal-illegal-nothing").with("step", typed(step, spelled))
            }
            Self::Illegal { step, spelled, possible, words, reason } => {
                because(reason, with_possible(sentence(self).with("step", typed(step, spelled)), possible, words))
            }
            Self::IllegalAfter { step, spelled, possible, words, reason, .. } => {
                let phrase = sentence(self).with("step", typed(step, spelled)).with("planned", words.planned.clone());
                because(reason, with_possible(phrase, possible, &words.possible))
            }
            Self::IllegalInLine { number, step, spelled, possible, words, reason } => {
                let phrase = sentence(self).with("number", *number).with("step", typed(step, spelled));
                because(reason, with_possible(phrase, possible, words))
            }
            Self::AfterTheEnd { step } => sentence(self).with("step", quoted(step)),
            _ => sentence(self),
        }
    }
}

/// A refused step, in the user's language where its words are known.
fn typed(step: &str, spelled: &Option<Box<Phrase>>) -> Arg {
    spelled.as_ref().map_or_else(|| quoted(step).into(), |spelled| (**spelled).clone().into())
}

/// A refusal after the reason for it, if there is one.
fn because(reason: &Option<Box<Phrase>>, refusal: Phrase) -> Phrase {
    match reason {
        Some(reason) => Phrase::new("ui-refusal-because").with("reason", (**reason).clone()).with("refusal", refusal),
        None => refusal,
    }
}
