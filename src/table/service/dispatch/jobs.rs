//! Jobs from the view of their runner: finding due ones, and running each once.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use futures::future::BoxFuture;
use jiff::Timestamp;
use tokio::sync::Notify;

use crate::table::rules::cause::Cause;
use crate::table::rules::computer::ComputerTask;
use crate::table::rules::decision::DecisionError;
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::review;
use crate::table::rules::turn::{carry_out, time_out};
use crate::table::rules::{computer, reminders, standstill as pause, turn};
use crate::table::service::clock::Clock;
use crate::table::service::error::{InternalError, TableError};
use crate::table::service::fair::FairShare;
use crate::table::service::tables::Tables;
use crate::table::values::{Backoff, Change, Job, JobId, JobKind, JobsChange, NewJob, RemovedJobs, TableState};

/// Waits between attempts to run a job. The maximum is short, so that a game continues soon after a failure is over.
const BACKOFF: Backoff = Backoff::new(Duration::from_secs(10), Duration::from_secs(10 * 60));

impl Tables {
    /// Returns the signal that wakes the runner after a change of jobs.
    pub fn jobs_changed(&self) -> Arc<Notify> {
        self.jobs_changed.clone()
    }

    /// The due jobs except these, oldest first.
    pub async fn due(&self, except: Vec<JobId>, limit: usize) -> Result<Vec<Job>, TableError> {
        let now = self.now().await?;
        self.ask(move |store| store.due(now, &except, limit)).await
    }

    /// The due time of the next job except these.
    pub async fn next_due(&self, except: Vec<JobId>) -> Result<Option<Timestamp>, TableError> {
        self.ask(move |store| store.next_due(&except)).await
    }

    /// Runs a job if its reason still applies. One transaction stores its changes and deletes the job, so it runs only
    /// once.
    ///
    /// # Errors
    /// The job failed, and nothing has changed. [`Tables::postpone`] schedules the next attempt.
    pub fn carry_out<'a>(&'a self, job: &'a Job) -> BoxFuture<'a, Result<(), TableError>> {
        Box::pin(async move {
            let (this, job) = (self.clone(), job.clone());
            // The task ends even if the caller stops waiting. So no change is left half done.
            match tokio::spawn(async move { this.carry_out_here(&job).await }).await {
                Ok(done) => done,
                Err(error) => Err(InternalError::from(error).into()),
            }
        })
    }

    async fn carry_out_here(&self, job: &Job) -> Result<(), TableError> {
        match job.kind {
            JobKind::Reminder => {
                let queue = Arc::clone(&self.reminders);
                self.change_for(job, |table, at| {
                    let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
                    Ok(reminders::due(&mut queue, table, job, at))
                })
                .await
            }
            JobKind::Timeout => self.change_for(job, |table, at| time_out::due(table, job, at)).await,
            JobKind::QueuedTurn => self.change_for(job, |table, at| carry_out::due(table, job, at)).await,
            JobKind::Pause => self.change_for(job, pause::due).await,
            JobKind::Computer => self.decide_for(job).await,
            JobKind::Review => {
                let found = self.search_part(job).await?;
                let is_done = found.is_none();
                let then = |at| found.map_or_else(|| Change::new(at), |found| review::next_part(found, at));
                self.change_for(job, |_, at| Ok(then(at))).await?;
                if is_done { self.look_back_again().await } else { Ok(()) }
            }
        }
    }

    /// Stores the changes of a job to the current game, and deletes the job.
    async fn change_for(
        &self,
        job: &Job,
        decide: impl FnOnce(&LoadedTable, Timestamp) -> Result<Change, DecisionError>,
    ) -> Result<(), TableError> {
        let id = job.id;
        self.change_with(job.table, move |table, at| {
            // The next release may be able to read this game, so its jobs wait.
            if table.row.state == TableState::Running {
                table.readable()?;
            }
            let mut change = decide(table, at)?;
            change.jobs.get_or_insert_default().drop.insert(0, RemovedJobs::Done(id));
            Ok(change)
        })
        .await
    }

    /// Postpones a failed job. The wait doubles with each attempt.
    pub async fn postpone(&self, job: &Job) -> Result<(), TableError> {
        let (id, at) = (job.id, BACKOFF.next(self.clock.now(), job.attempts));
        self.ask(move |store| store.postpone(id, at)).await
    }

    /// The clock of all games.
    pub fn clock(&self) -> Arc<dyn Clock> {
        self.clock.clone()
    }

    /// Plays a turn for a seat: searches without locking the game, then plays if the game has not changed. One
    /// transaction stores the turn and deletes the job, so no turn is played twice.
    async fn decide_for(&self, job: &Job) -> Result<(), TableError> {
        // Read the position only after getting a place, so that it isn't outdated.
        let whose = |table: &LoadedTable| {
            let strength = table.row.seats.get(usize::from(job.seat)).and_then(|seat| seat.occupant.strength());
            (FairShare { guild: table.row.guild, user: table.row.host }, strength.unwrap_or(computer::STAND_IN))
        };
        let (share, strength) = self.with_table(job.table, whose).await?;
        let permit = self.computers.permit_for_seat(share, strength).await?;
        let Some(asked) = self.with_table(job.table, |table| computer::question(table, job)).await? else {
            return self.change_for(job, |_, at| Ok(Change::new(at))).await;
        };
        let ComputerTask { position, strength, seed, entries } = asked;
        let seat = job.seat;
        let found = permit.think(move |searcher| searcher.turn(&*position, seat, strength, seed)).await?;
        let turn = found.ok_or(TableError::NoTurn { table: job.table, seat, entries })?;
        self.change_for(job, |table, at| match computer::question(table, job) {
            Some(now) if now.entries == entries => Ok(turn::commit_for(table, seat, turn, Cause::system(at))?.change),
            Some(_) => {
                // Other players have chosen during the search, so the job starts again from the new position.
                let job = NewJob { payload: job.payload.clone(), ..computer::job(&table.row, seat, job.seq, at) };
                let again = NewJob { due_at: at, ..job };
                let mut change = Change::new(at);
                change.jobs = Some(JobsChange { add: vec![again], ..JobsChange::default() });
                Ok(change)
            }
            None => Ok(Change::new(at)),
        })
        .await
    }
}
