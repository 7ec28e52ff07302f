//! Jobs: actions for a later time.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::look_back::Search;

use super::ids::{JobId, TableId};

macro_rules! job_kinds {
    ($($(#[$doc:meta])* $name:ident { follows_settings: $follows:expr, thinks: $thinks:expr, of_table: $of_table:expr },)*) => {
        /// A kind of job. The macro lists them all, and the compiler asks for the code of a new one
        /// (`docs/dev/adding-a-job.md`).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum JobKind {
            $($(#[$doc])* $name,)*
        }

        impl JobKind {
            pub const ALL: &'static [JobKind] = &[$(JobKind::$name,)*];

            /// Returns `true` if the job recomputes its due time, so that a change of settings can wake it early.
            pub const fn follows_settings(self) -> bool {
                match self { $(JobKind::$name => $follows,)* }
            }

            /// Returns `true` if a computer player thinks for the job, which takes a while and needs a permit.
            pub const fn thinks(self) -> bool {
                match self { $(JobKind::$name => $thinks,)* }
            }

            /// Returns `true` if the job belongs to the whole game. It stays when decisions end, and its seat is
            /// unused.
            pub const fn of_table(self) -> bool {
                match self { $(JobKind::$name => $of_table,)* }
            }
        }
    };
}

job_kinds! {
    /// Reminds a player (again) that the game waits.
    Reminder { follows_settings: true, thinks: false, of_table: false },
    /// Ends a player's time.
    Timeout { follows_settings: true, thinks: false, of_table: false },
    /// Lets a computer player decide for a seat.
    Computer { follows_settings: false, thinks: true, of_table: false },
    /// Plays a queued turn, or a turn with only one possible move.
    QueuedTurn { follows_settings: false, thinks: false, of_table: false },
    /// Ends a pause, or a pause proposal that expired.
    Pause { follows_settings: false, thinks: false, of_table: true },
    /// Does the next part of the search for the turning points and the chances of a finished game.
    Review { follows_settings: false, thinks: true, of_table: true },
}

impl JobKind {
    /// The kinds that follow a change of settings.
    pub fn following() -> Vec<JobKind> {
        Self::ALL.iter().copied().filter(|kind| kind.follows_settings()).collect()
    }

    /// The kinds that belong to the whole game.
    pub fn of_tables() -> Vec<JobKind> {
        Self::ALL.iter().copied().filter(|kind| kind.of_table()).collect()
    }
}

/// The data of a job apart from its row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobPayload {
    #[default]
    Nothing,
    /// For a reminder: the earlier reminders about this decision.
    ReminderProgress(ReminderProgress),
    /// For a computer player's job: the computer player fills in for a person whose time ran out.
    #[serde(rename = "stands_in")]
    FillsIn,
    /// For the search after a game: what it has found until now.
    Review(Search),
}

/// The reminders that a player got about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReminderProgress {
    /// `true` if the turn's own message pinged the player.
    #[serde(default)]
    pub by_turn: bool,
    /// The number of reminders. The turn's message counts if no other reminder was due to follow it.
    pub times: u32,
    /// The time of the last reminder.
    pub last: Option<Timestamp>,
}

impl Job {
    /// The earlier reminders of this job. The first release didn't store them; its reminders followed the turn's
    /// message.
    pub fn reminder_progress(&self) -> ReminderProgress {
        match self.payload {
            JobPayload::ReminderProgress(progress) => progress,
            _ => ReminderProgress { by_turn: true, times: 1, last: None },
        }
    }
}

/// A job as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    pub id: JobId,
    pub table: TableId,
    pub kind: JobKind,
    pub seat: Seat,
    /// The number of log entries when the job was created.
    pub seq: u32,
    pub due_at: Timestamp,
    pub payload: JobPayload,
    pub attempts: u32,
}

/// A job to store. A seat has at most one of each kind: a new job replaces the older one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    pub kind: JobKind,
    pub due_at: Timestamp,
    pub seat: Seat,
    /// The number of log entries when the job was created.
    pub seq: u32,
    pub payload: JobPayload,
}

/// A selection of jobs to delete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemovedJobs {
    All,
    /// The jobs of every seat except these, without jobs of the whole game.
    AllBut(Vec<Seat>),
    /// The jobs of a seat, without jobs of the whole game.
    Seat(Seat),
    One(JobKind, Seat),
    /// The job that was just run. If another task has already deleted it, the change isn't stored.
    Done(JobId),
}

/// Changes to a game's jobs: deletions first, then additions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JobsChange {
    /// Jobs to delete.
    pub drop: Vec<RemovedJobs>,
    pub add: Vec<NewJob>,
    /// `true` to make the jobs that follow the settings due immediately, so that they recompute their due time.
    pub wake: bool,
}

/// Waits that double with each failed attempt, up to a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
}

impl Backoff {
    /// Creates waits from `first` up to `longest`.
    pub const fn new(first: Duration, longest: Duration) -> Self {
        Backoff { first, longest }
    }

    /// Returns the wait after attempt number `failed + 1` has failed.
    pub fn wait(self, failed: u32) -> Duration {
        self.first.saturating_mul(2_u32.saturating_pow(failed)).min(self.longest)
    }

    /// Returns the moment of the next attempt, after attempt number `failed + 1` has failed.
    pub fn next(self, now: Timestamp, failed: u32) -> Timestamp {
        after(now, self.wait(failed))
    }
}

/// Returns the moment this long after another, or the last possible one if that would be later.
pub fn after(at: Timestamp, wait: Duration) -> Timestamp {
    let wait = SignedDuration::try_from(wait).unwrap_or(SignedDuration::MAX);
    at.checked_add(wait).unwrap_or(Timestamp::MAX)
}
