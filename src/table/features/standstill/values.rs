//! Pauses of one table: agreed by its players, until somebody lets the game go on.

use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat};

use crate::table::core::seat::Player;
use crate::table::features::preferences::values::date;

/// A time in which a table stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablePause {
    /// From when.
    pub since: Timestamp,
    /// When it ends by itself, if it does.
    pub until: Option<Timestamp>,
    /// When it ended; `None`: the table stands still.
    #[serde(default)]
    pub ended: Option<Timestamp>,
    /// Whether nobody has agreed on it: the game sleeps, since nobody came.
    #[serde(default)]
    pub asleep: bool,
}

impl TablePause {
    /// The longest pause with an end, in days.
    pub const MOST_DAYS: u16 = 365;

    /// That the game stands still, in a sentence.
    pub fn phrase(&self) -> Phrase {
        self.said(if self.asleep { "ui-pause-asleep" } else { "ui-pause-on" })
    }

    /// The same behind the game in a list.
    pub fn brief(&self) -> Phrase {
        self.said(if self.asleep { "ui-pause-asleep-brief" } else { "ui-pause-brief" })
    }

    fn said(&self, key: &str) -> Phrase {
        match self.until {
            Some(until) => Phrase::new(format!("{key}.until")).with("until", date(until)),
            None => Phrase::new(key),
        }
    }
}

/// How long nobody may touch a table before its channel is asked; `None`: it never is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SleepRule {
    /// In its lobby, which is closed then.
    pub lobby: Option<Duration>,
    /// While it runs: then it is put to sleep.
    pub game: Option<Duration>,
}

impl Default for SleepRule {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
        SleepRule { lobby: days(14), game: days(60) }
    }
}

/// How long the channel has to answer.
pub const ANSWER_WITHIN: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// What a channel is asked whose table nobody touches, or what became of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleNews {
    /// It is asked.
    Asked {
        /// Whether it is a lobby.
        lobby: bool,
        /// When somebody last did something.
        since: Timestamp,
        /// How long an answer is awaited.
        until: Timestamp,
    },
    /// Somebody came.
    Stays {
        /// Whether it is a lobby.
        lobby: bool,
    },
    /// The lobby is closed.
    Closed,
    /// The game sleeps.
    Asleep,
}

/// How a proposal of a pause stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProposalState {
    /// Answers are awaited.
    Open,
    /// All have agreed.
    Agreed,
    /// This player is against it; who proposed it has withdrawn it.
    Refused(Seat),
    /// Nobody answered for so long, or the game ended.
    Lapsed,
}

/// A pause that a player proposes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PauseProposal {
    /// When it was made.
    pub at: Timestamp,
    /// Who proposes it.
    pub by: Seat,
    /// For how many days; `None`: until somebody lets the game go on.
    pub days: Option<u16>,
    /// Who has agreed, and when: who came to the seat since has not. Who proposes it has.
    pub agreed: Vec<(Seat, Timestamp)>,
    /// How it stands.
    pub state: ProposalState,
}

impl PauseProposal {
    /// By what its buttons know it.
    pub fn number(&self) -> i64 {
        self.at.as_millisecond()
    }
}

/// A proposal as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PauseRequest {
    /// By what [`PauseOrder::AnswerPause`](crate::table::Order::AnswerPause) knows it.
    pub number: i64,
    /// Who proposes it.
    pub by: Player,
    /// For how many days.
    pub days: Option<u16>,
    /// Who has agreed.
    pub agreed: Vec<Player>,
    /// Who has not answered.
    pub waiting: Vec<Player>,
    /// How it stands; buttons only while it is open.
    pub state: ProposalState,
}
