//! Jobs: things that happen later.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::ids::{JobId, TableId};

macro_rules! job_kinds {
    ($($(#[$doc:meta])* $name:ident { follows_settings: $follows:expr, thinks: $thinks:expr, of_table: $of_table:expr },)*) => {
        /// What is due. A new kind is one more entry here; the compiler then asks for what it does
        /// (`docs/dev/adding-a-job.md`).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum JobKind {
            $($(#[$doc])* $name,)*
        }

        impl JobKind {
            /// Every kind.
            pub const ALL: &'static [JobKind] = &[$(JobKind::$name,)*];

            /// Whether it works out anew, when it is due, whether it is: so it may be woken early, after
            /// a change of settings.
            pub const fn follows_settings(self) -> bool {
                match self { $(JobKind::$name => $follows,)* }
            }

            /// Whether a computer player thinks for it, which takes a while and waits for a permit.
            pub const fn thinks(self) -> bool {
                match self { $(JobKind::$name => $thinks,)* }
            }

            /// Whether it is the whole table's, and stays when decisions end; its seat means nothing.
            pub const fn of_table(self) -> bool {
                match self { $(JobKind::$name => $of_table,)* }
            }
        }
    };
}

job_kinds! {
    /// A player is reminded (again) that the game waits for them.
    Reminder { follows_settings: true, thinks: false, of_table: false },
    /// A player's clock runs out.
    Timeout { follows_settings: true, thinks: false, of_table: false },
    /// A computer player is to decide for a seat.
    Computer { follows_settings: false, thinks: true, of_table: false },
    /// A turn that its player has ordered, or that has no alternative, is carried out.
    Order { follows_settings: false, thinks: false, of_table: false },
    /// The address of a player outside Discord is told that the game waits for them.
    Push { follows_settings: true, thinks: false, of_table: false },
    /// A pause ends by itself, or the proposal of one lapses.
    Pause { follows_settings: false, thinks: false, of_table: true },
}

impl JobKind {
    /// The kinds that follow the settings.
    pub fn following() -> Vec<JobKind> {
        Self::ALL.iter().copied().filter(|kind| kind.follows_settings()).collect()
    }

    /// The kinds that are the whole table's.
    pub fn of_tables() -> Vec<JobKind> {
        Self::ALL.iter().copied().filter(|kind| kind.of_table()).collect()
    }
}

/// What a job needs to know beside its row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobPayload {
    /// Nothing.
    #[default]
    Nothing,
    /// For a reminder: how often the player was reminded of this decision.
    #[serde(rename = "told")]
    ReminderProgress(ReminderProgress),
    /// For a computer player: it decides although a person sits there, whose time ran out.
    StandsIn,
}

/// How often a player was reminded of one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReminderProgress {
    /// Whether the message of the turn itself pinged them.
    #[serde(default)]
    pub by_turn: bool,
    /// How often; the turn's message counts, where nothing else was to follow it.
    pub times: u32,
    /// When, the last time.
    pub last: Option<Timestamp>,
}

impl Job {
    /// How often the player of a reminder was reminded before. Reminders of the first release did not
    /// say; they followed the turn's message.
    pub fn reminded(&self) -> ReminderProgress {
        match self.payload {
            JobPayload::ReminderProgress(progress) => progress,
            _ => ReminderProgress { by_turn: true, times: 1, last: None },
        }
    }
}

/// A job as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Its identifier.
    pub id: JobId,
    /// The table.
    pub table: TableId,
    /// What is due.
    pub kind: JobKind,
    /// The seat.
    pub seat: Seat,
    /// The log entries there were when the reason arose.
    pub seq: u32,
    /// When.
    pub due_at: Timestamp,
    /// What it needs to know.
    pub payload: JobPayload,
    /// Earlier attempts that failed.
    pub attempts: u32,
}

/// Something due later, to be stored. At most one of a kind for a seat: a newer one takes the
/// place of the older.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// What kind.
    pub kind: JobKind,
    /// When.
    pub due_at: Timestamp,
    /// The seat.
    pub seat: Seat,
    /// The log entries there were when the reason arose.
    pub seq: u32,
    /// What it needs to know.
    pub payload: JobPayload,
}

/// Jobs to be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemovedJobs {
    /// All of the table.
    All,
    /// Those of every seat but these; not the table's own.
    AllBut(Vec<Seat>),
    /// Those of a seat; not the table's own.
    Seat(Seat),
    /// That of a kind for a seat.
    One(JobKind, Seat),
    /// This one, since it is carried out. If somebody else did it before, nothing is changed.
    Done(JobId),
}

/// How the jobs of a table change: first some are deleted, then new ones are added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JobsChange {
    /// Deleted.
    pub drop: Vec<RemovedJobs>,
    /// Added.
    pub add: Vec<NewJob>,
    /// Whether those that follow the settings are due at once, to work out anew when they are due.
    pub wake: bool,
}
