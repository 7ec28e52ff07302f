//! Pauses by vote.

use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat};

use super::preferences::date;
use super::seats::Player;
use super::sentence::sentence;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablePause {
    pub since: Timestamp,
    /// The automatic end, if any.
    pub until: Option<Timestamp>,
    /// The actual end; `None` while the game is paused.
    #[serde(default)]
    pub ended: Option<Timestamp>,
    /// `true` if the bot paused the game because it was idle, without a vote.
    #[serde(default)]
    pub asleep: bool,
}

impl TablePause {
    /// Maximum length of a pause with an end, in days.
    pub const MOST_DAYS: u16 = 365;

    /// A sentence about the pause.
    pub fn phrase(&self) -> Phrase {
        self.build_phrase(if self.asleep { "ui-pause-asleep" } else { "ui-pause-on" })
    }

    /// A short form for the game's list entry.
    pub fn brief(&self) -> Phrase {
        self.build_phrase(if self.asleep { "ui-pause-asleep-brief" } else { "ui-pause-brief" })
    }

    fn build_phrase(&self, key: &str) -> Phrase {
        match self.until {
            Some(until) => Phrase::new(format!("{key}.until")).with("until", date(until)),
            None => Phrase::new(key),
        }
    }
}

/// The time without any action after which the bot asks in a game's channel; `None` for never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SleepRule {
    /// For a lobby, which the bot then closes.
    pub lobby: Option<Duration>,
    /// For a running game, which the bot then pauses.
    pub game: Option<Duration>,
}

impl Default for SleepRule {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
        SleepRule { lobby: days(14), game: days(60) }
    }
}

/// Time to answer the question.
pub const ANSWER_WITHIN: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// The state of the question about an idle game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleNews {
    /// The question is open.
    Asked {
        /// `true` for a lobby, `false` for a running game.
        lobby: bool,
        /// The time of the last action.
        since: Timestamp,
        /// The end of the time to answer.
        until: Timestamp,
    },
    /// Someone wants to keep the game open.
    Stays {
        /// `true` for a lobby, `false` for a running game.
        lobby: bool,
    },
    /// The lobby is closed.
    Closed,
    /// The game is paused.
    Asleep,
}

/// The state of a pause proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProposalState {
    /// Some players haven't answered.
    Open,
    Agreed,
    /// The player of this seat refused, or canceled their own proposal.
    Refused(Seat),
    /// The proposal expired, or the game ended.
    Lapsed,
}

/// A player's proposal of a pause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PauseProposal {
    /// The time of the proposal.
    pub at: Timestamp,
    /// The player who proposes the pause.
    pub by: Seat,
    /// The number of days; `None` until a player resumes the game.
    pub days: Option<u16>,
    /// The players who agreed, with the time. A later player of the same seat has not agreed. Includes the player who
    /// proposed.
    pub agreed: Vec<(Seat, Timestamp)>,
    pub state: ProposalState,
}

impl PauseProposal {
    /// The identifier of the proposal in its buttons.
    pub fn number(&self) -> i64 {
        self.at.as_millisecond()
    }
}

/// A proposal, for its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PauseRequest {
    /// The identifier for [`PauseAction::AnswerPause`].
    pub number: i64,
    /// The player who proposes the pause.
    pub by: Player,
    pub days: Option<u16>,
    /// The other players who agreed.
    pub agreed: Vec<Player>,
    /// The players who haven't answered.
    pub waiting: Vec<Player>,
    /// The state. The message has buttons only while it is open.
    pub state: ProposalState,
}

/// A request to pause or resume a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PauseAction {
    /// Proposes a pause, which begins immediately if no other person plays.
    Pause {
        /// The number of days; `None` until a player resumes the game.
        days: Option<u16>,
    },
    /// Answers a pause proposal.
    AnswerPause {
        /// The proposal ([`PauseRequest::number`](crate::table::PauseRequest::number)).
        number: i64,
        /// `true` to agree.
        agree: bool,
    },
    /// Resumes a paused game, or keeps an idle game open after the bot has asked (players, host or *Manage Channels*).
    GoOn,
    /// Closes the lobby or pauses the game after the bot has asked.
    Rest,
}

/// A refused request that pauses or resumes a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum PauseRefusal {
    /// The game is paused, by its players' choice.
    #[error("the game is paused")]
    Paused {
        /// The automatic end of the pause, if any.
        until: Option<Timestamp>,
    },
    /// The game isn't paused.
    #[error("the game is not paused")]
    NotPaused,
    /// The bot no longer asks whether to close or pause the game.
    #[error("nothing is asked")]
    NotAsked,
    /// A pause can't have this number of days.
    #[error("a pause of 1 to {most} days")]
    BadPause {
        /// The maximum number of days.
        most: u16,
    },
    /// A pause proposal is already open.
    #[error("a pause is proposed")]
    PausePending,
    /// The proposal was answered by all, refused, or has expired.
    #[error("the proposal is closed")]
    PauseClosed,
}

impl PauseRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Paused { until: Some(until) } => Phrase::new("ui-refusal-paused.until").with("until", date(*until)),
            Self::BadPause { most } => sentence(self).with("most", *most),
            _ => sentence(self),
        }
    }
}
