//! Things due later, as rows: what they are, and how each is carried out once.

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use crate::engine::{Seat, SeatSet};

use super::live::{LoadedTable, RequestError};
use super::replay::History;
use super::service::Tables;
use super::{Change, JobId, PlayerKind, TableError, TableId, TableRow, TableState, bank, computer, remind};

/// The first wait after a failure; it doubles with each further one.
const FIRST_WAIT: Duration = Duration::from_secs(10);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(6 * 60 * 60);

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobKind {
    /// A player is told (again) that the game waits for them.
    Reminder,
    /// A player's clock runs out.
    Timeout,
    /// A computer player is to decide for a seat.
    Computer,
}

impl JobKind {
    /// Every kind. One that is not listed is never due.
    pub const ALL: &'static [JobKind] = &[JobKind::Reminder, JobKind::Timeout, JobKind::Computer];
    /// Those that work out anew, when they are due, whether they are: after a change of settings.
    pub const FOLLOWING: &'static [JobKind] = &[JobKind::Reminder, JobKind::Timeout];
}

/// What a job needs to know beside its row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobPayload {
    /// Nothing.
    #[default]
    Nothing,
    /// For a reminder: how often the player was told about this decision.
    #[serde(rename = "told")]
    ReminderProgress(ReminderProgress),
    /// For a computer player: it decides although a person sits there, whose time ran out.
    StandsIn,
}

/// How often a player was told about one decision.
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
    /// How often the player of a reminder was told before. Reminders of the first release did not
    /// say; they followed the turn's message.
    pub fn told(&self) -> ReminderProgress {
        match self.payload {
            JobPayload::ReminderProgress(told) => told,
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
    /// Those of every seat but these.
    AllBut(Vec<Seat>),
    /// Those of a seat.
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

/// The jobs after the position of a table changed. Whose decision began before keeps the old ones.
pub(super) fn after(live: &LoadedTable, row: &TableRow, before: &History, then: &History, at: Timestamp) -> JobsChange {
    let asked = then.position().to_act();
    let was_asked = before.position().to_act();
    let stays = |seat: &Seat| was_asked.contains(*seat) && before.asked_since(*seat) == then.asked_since(*seat);
    let keep: Vec<Seat> = asked.iter().filter(stays).collect();
    let new: SeatSet = asked.iter().filter(|seat| !keep.contains(seat)).collect();
    JobsChange { drop: vec![RemovedJobs::AllBut(keep)], add: begin(live, row, new, then.entries(), at), wake: false }
}

/// The jobs of decisions that begin now on these seats of the table as it is in this row.
pub(super) fn begin(live: &LoadedTable, row: &TableRow, seats: SeatSet, seq: u32, at: Timestamp) -> Vec<NewJob> {
    let mut jobs = Vec::new();
    for seat in seats.iter() {
        let Some(sits) = row.seats.get(usize::from(seat)) else { continue };
        match (sits.kind, sits.user) {
            // While nobody is there the computers rest; whoever comes wakes them.
            (PlayerKind::Ai, _) if !row.computers_play() => {}
            (PlayerKind::Ai, _) => jobs.push(computer::job(row, seat, seq, at)),
            (PlayerKind::Human, Some(user)) => {
                let person = live.person(user);
                jobs.push(remind::first(row, &person, seat, seq, at));
                jobs.extend(bank::job(row, &person, seat, seq, at));
            }
            (PlayerKind::Human, None) => {}
        }
    }
    jobs
}

/// Whether the reason of a job still holds: the table waits for the same decision of this seat.
pub(super) fn still_asked(live: &LoadedTable, seat: Seat, seq: u32) -> bool {
    live.row.state == TableState::Running
        && live
            .history()
            .is_ok_and(|history| history.position().to_act().contains(seat) && history.asked_since(seat) == seq)
}

impl Tables {
    /// Woken when jobs were stored; whoever carries them out waits on it.
    pub fn planned(&self) -> Arc<Notify> {
        self.planned.clone()
    }

    /// The jobs that are due, oldest first, but for these.
    ///
    /// # Errors
    /// The store failed.
    pub async fn due(&self, except: Vec<JobId>, limit: usize) -> Result<Vec<Job>, TableError> {
        let now = self.clock.now();
        Ok(self.ask(move |store| store.due(now, &except, limit)).await?)
    }

    /// When the next job is due, but for these.
    ///
    /// # Errors
    /// The store failed.
    pub async fn next_due(&self, except: Vec<JobId>) -> Result<Option<Timestamp>, TableError> {
        Ok(self.ask(move |store| store.next_due(&except)).await?)
    }

    /// Carries a job out, if its reason still holds. Whatever it causes is stored together with its
    /// end, so it happens once.
    ///
    /// # Errors
    /// It could not be done now; nothing has changed. [`Tables::postpone`] lets it wait.
    pub async fn carry_out(&self, job: &Job) -> Result<(), TableError> {
        let (this, job) = (self.clone(), job.clone());
        // A task of its own: a caller who stops waiting cannot leave a change half done.
        match tokio::spawn(async move { this.carry_out_here(&job).await }).await {
            Ok(done) => done,
            Err(error) => Err(TableError::Store(super::StoreError::Failed(error.to_string()))),
        }
    }

    async fn carry_out_here(&self, job: &Job) -> Result<(), TableError> {
        if job.kind == JobKind::Computer {
            return computer::carry_out(self, job).await;
        }
        self.change_for(job, |tables, live, at| match job.kind {
            JobKind::Reminder => remind::due(tables, live, job, at),
            JobKind::Timeout => bank::due(live, job, at),
            // It thinks without holding the table, so it was handled before.
            JobKind::Computer => Ok(Change::new(at)),
        })
        .await
    }

    /// Stores what a job causes at its table as it is now, together with the job's end.
    ///
    /// # Errors
    /// The store failed, or the table cannot be read.
    pub(super) async fn change_for(
        &self,
        job: &Job,
        plan: impl FnOnce(&Tables, &LoadedTable, Timestamp) -> Result<Change, RequestError>,
    ) -> Result<(), TableError> {
        let id = job.id;
        self.change_with(job.table, move |tables, live, at| {
            // A game that cannot be read now may be read by the next release: its jobs wait for that.
            if let (TableState::Running, Err(why)) = (live.row.state, &live.game) {
                return Err(TableError::Unreadable { table: live.row.id, why: why.clone() }.into());
            }
            let mut change = plan(tables, live, at)?;
            change.jobs.get_or_insert_default().drop.insert(0, RemovedJobs::Done(id));
            Ok(change)
        })
        .await
    }

    /// The job failed: it is tried again after a time that doubles with each attempt.
    ///
    /// # Errors
    /// The store failed.
    pub async fn postpone(&self, job: &Job) -> Result<(), TableError> {
        let wait = FIRST_WAIT.saturating_mul(2_u32.saturating_pow(job.attempts)).min(LONGEST_WAIT);
        let wait = SignedDuration::try_from(wait).unwrap_or(SignedDuration::MAX);
        let at = self.clock.now().checked_add(wait).unwrap_or(Timestamp::MAX);
        let id = job.id;
        Ok(self.ask(move |store| store.postpone(id, at)).await?)
    }

    /// The clock by which everything here is timed.
    pub fn clock(&self) -> Arc<dyn super::Clock> {
        self.clock.clone()
    }
}
