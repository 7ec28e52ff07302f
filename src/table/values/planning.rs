//! The planner: drafts of a player's turn, of queued turns, and of what-ifs.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Arg, Event, Phrase, Seat, Seed};
use crate::games::Suggestion;
use crate::games::record::Step;

use super::ids::{InteractionId, TableId, UserId};
use super::sentence::{named_seats, quoted, sentence, with_possible};
use super::stamp::{PlanKind, Stamp};

/// Maximum number of steps in a turn. Some games allow exchanges back and forth without end, and every look at a draft
/// plays all of its steps.
pub const MOST_STEPS: usize = 250;

/// Maximum number of a person's what-ifs in a game.
pub const MOST_WHAT_IFS: usize = 10;

/// A what-if as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct WhatIf {
    /// The real game from which the what-if continues.
    pub table: TableId,
    /// The person who owns the what-if. No one else ever sees it.
    pub user: UserId,
    /// The number among the owner's what-ifs in the game. It is random, so that it reveals nothing about other players'
    /// what-ifs.
    pub number: u32,
    /// The number of log entries at its first moment. A later undo doesn't change this moment, since the log only
    /// grows.
    pub seq: u32,
    /// The seed for dealing the things that the owner can't know.
    pub seed: Seed,
    /// The steps of the completed turns.
    pub moves: Vec<Step>,
    /// The steps of the current draft.
    pub draft: Vec<String>,
    /// The hints for this turn, until the what-if changes.
    pub advice: Option<Vec<Suggestion>>,
    /// The revision, which grows with every change.
    pub revision: u32,
    /// The interaction of the last change. A repeated interaction changes nothing.
    pub interaction: InteractionId,
    /// The time of that change.
    pub changed_at: Timestamp,
}

impl WhatIf {
    /// Returns `true` if the what-if has no turn and no draft, so its owner can lose it.
    pub fn is_blank(&self) -> bool {
        self.moves.is_empty() && self.draft.is_empty()
    }

    /// The stamp of buttons about the current state of the what-if.
    pub fn stamp(&self) -> Stamp {
        Stamp { table: self.table, plan: PlanKind::WhatIf, seq: self.number, draft: self.revision }
    }
}

/// The likeness of a choice and a text in the reader's own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Meaning {
    Other,
    /// The choice has all words.
    Words,
    /// The choice has all words in this order.
    Order,
}

/// The turn that a typed line belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedTurn {
    /// The current turn of the player.
    Own,
    /// A queued turn.
    Ahead,
    /// A what-if.
    WhatIf {
        /// The number of game turns before a new what-if; `None` for the most recently changed one.
        from: Option<u32>,
    },
}

/// A request that plans or ends a turn: the player's own, one to queue, or one of a what-if, as the stamp says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAction {
    /// Changes the steps of the plan.
    Change(Stamp, PlanChange),
    /// Ends the turn with the plan, or queues it. If only the step that ends the turn is missing
    /// ([`Planner::end_step`](crate::table::Planner::end_step)), adds it.
    EndTurn(Stamp),
    /// Plays a typed line in the player's own turn: all of its steps or none. Ends the turn if they complete it.
    Play(String),
    /// Plays a typed line in the turn that is planned ahead. Queues the turn if its steps complete it.
    PlayAhead(String),
}

impl PlanAction {
    /// The stamp of the button. `None` for typed lines.
    pub fn stamp(&self) -> Option<Stamp> {
        match self {
            PlanAction::Change(stamp, _) | PlanAction::EndTurn(stamp) => Some(*stamp),
            PlanAction::Play(_) | PlanAction::PlayAhead(_) => None,
        }
    }

    /// Returns `true` if the request changes a what-if, not the game.
    pub fn is_what_if(&self) -> bool {
        self.stamp().is_some_and(|stamp| stamp.plan == PlanKind::WhatIf)
    }

    /// Returns `true` if the request belongs to a lesson, not to a game.
    pub fn is_lesson(&self) -> bool {
        self.stamp().is_some_and(|stamp| stamp.plan == PlanKind::Lesson)
    }
}

/// A change to the steps of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanChange {
    /// Adds the steps of one click: a step in notation, or several separated by `;`.
    Step(String),
    /// Undoes the last click. In a what-if without one, the last turn.
    UndoStep,
    /// Removes all steps.
    StartOver,
    /// Replaces the steps with a suggested turn: the index in [`Hints`](crate::table::Hints). The plan may
    /// have changed since the hint.
    UseHint(usize),
}

/// A request about what-ifs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIfRequest {
    /// Shows the user's what-ifs, or starts one from now if there are none.
    Open,
    /// Starts a what-if.
    Begin {
        /// The number of game turns before it; `None` for now.
        turn: Option<u32>,
    },
    /// Lists the user's what-ifs, with the actions for this number.
    List(Option<u32>),
    /// Shows the board of this what-if.
    Show(u32),
    /// Asks a computer player for suggestions.
    Hint(Stamp),
    /// Plays steps in notation, separated by `;`, in the most recently changed what-if, or in a new one from this turn.
    /// A completed turn is final, and the next seat continues.
    Play {
        /// The number of game turns before a new what-if.
        turn: Option<u32>,
        /// The typed line.
        text: String,
    },
    /// Lets a computer player play the turn.
    Computer(Stamp),
    /// Deletes the what-if.
    Drop(Stamp),
}

/// A request to show a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanningQuery {
    /// The player's draft (*Take your turn*, *Choose your tiles*).
    Planner,
    /// The turn that the player plans ahead, or the draft if it's the player's turn.
    Ahead,
}

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIfPlanning {
    /// The number of real turns before the what-if begins.
    pub turn: u32,
    pub turns: usize,
    /// The effects of the last real turn before the what-if.
    pub last_events: Vec<Event>,
    /// `true` if the bot dropped some of the what-if's turns because they are no longer possible after a change of the
    /// rules or the seats.
    pub cut: bool,
    /// `true` if computer players can play turns in the what-if.
    pub computers: bool,
}

/// A what-if in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownWhatIf {
    /// The stamp of the what-if's buttons.
    pub stamp: Stamp,
    pub what_if: WhatIfPlanning,
    /// The state of the what-if's game in words.
    pub status: Phrase,
    /// The seat that must act in the what-if; `None` after the game's end.
    pub seat: Option<Seat>,
    /// The time of the last change.
    pub changed_at: Timestamp,
}
