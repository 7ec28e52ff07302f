//! The job runner: asks the store what is due, has the tables do it, and sleeps until the next.
//!
//! Which jobs there are and what they cause is the tables' business. Here is only when: the oldest
//! first, each once, several at a time, and what fails again later. The store finds what is due by
//! index, so tables that sleep cost nothing.

use std::collections::BTreeSet;
use std::time::Duration;

use jiff::SignedDuration;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::monitor;
use crate::table::{Job, JobId, JobKind, StoreError, TableError, Tables, chain};

/// How many jobs are carried out at once, beside those of computer players.
const AT_ONCE: usize = 16;
/// How long the runner sleeps at most: the store is looked at again even if nobody woke it.
const LONGEST_SLEEP: Duration = Duration::from_secs(60 * 60);
/// How often tables are looked for that nobody can play any more.
const A_DAY: SignedDuration = SignedDuration::from_hours(24);
/// How often tables are looked for that nobody touches.
const AN_HOUR: SignedDuration = SignedDuration::from_hours(1);
/// How long it waits when the store cannot be read.
const TROUBLE: Duration = Duration::from_secs(5);

/// Carries out what is due until asked to stop; jobs under way are finished first.
pub async fn run(tables: Tables, stop: CancellationToken) {
    let planned = tables.jobs_changed();
    let clock = tables.clock();
    let mut under_way: JoinSet<Job> = JoinSet::new();
    let mut busy: BTreeSet<JobId> = BTreeSet::new();
    // Those that are not computer players, who wait for a place to think and hold up nobody else.
    let mut quick = 0;
    while !stop.is_cancelled() {
        // Registered before the store is read, so that a job planned in between wakes us.
        let woken = planned.notified();
        let except = || busy.iter().copied().collect::<Vec<_>>();
        let room = AT_ONCE.saturating_sub(quick);
        let due = match room {
            0 => Ok(Vec::new()),
            room => tables.due(except(), room).await,
        };
        let next = match due {
            Ok(jobs) if jobs.is_empty() && room > 0 => tables.next_due(except()).await,
            Ok(jobs) => {
                let full = jobs.len() == room;
                for job in jobs {
                    busy.insert(job.id);
                    quick += usize::from(!job.kind.thinks());
                    let tables = tables.clone();
                    under_way.spawn(async move { carry_out(&tables, job).await });
                }
                // With all hands busy only their end matters; else there may be more by now.
                if full { Ok(None) } else { Ok(Some(clock.now())) }
            }
            Err(error) => Err(error),
        };
        let wait = match next {
            Ok(Some(at)) => Duration::try_from(at.duration_since(clock.now())).unwrap_or_default(),
            Ok(None) => LONGEST_SLEEP,
            Err(error) => {
                tracing::error!(error = chain(&error), "what is due cannot be read");
                TROUBLE
            }
        };
        let wait = SignedDuration::try_from(wait.min(LONGEST_SLEEP)).unwrap_or(SignedDuration::ZERO);
        let until = clock.now().checked_add(wait).unwrap_or(jiff::Timestamp::MAX);
        tokio::select! {
            () = stop.cancelled() => {}
            () = woken => {}
            Some(done) = under_way.join_next() => {
                // A job whose task was lost stays busy until the next start, and is due then.
                if let Ok(job) = done {
                    busy.remove(&job.id);
                    quick -= usize::from(!job.kind.thinks());
                }
            }
            () = clock.sleep_until(until) => {}
        }
    }
    while under_way.join_next().await.is_some() {}
}

/// Deletes the tables of servers that removed the bot so long ago, at the start and once a day, until asked to stop.
pub async fn tidy(tables: Tables, after: Duration, stop: CancellationToken) {
    let clock = tables.clock();
    while !stop.is_cancelled() {
        match tables.delete_removed(after).await {
            Ok(0) => {}
            Ok(deleted) => tracing::info!(deleted, "tables of servers that removed the bot are gone"),
            Err(error) => tracing::error!(error = chain(&error), "tables of removed servers cannot be deleted yet"),
        }
        let tomorrow = clock.now().checked_add(A_DAY).unwrap_or(jiff::Timestamp::MAX);
        tokio::select! {
            () = stop.cancelled() => {}
            () = clock.sleep_until(tomorrow) => {}
        }
    }
}

/// Looks for tables that nobody touches, at the start and once an hour, until asked to stop.
pub async fn let_sleep(tables: Tables, stop: CancellationToken) {
    let clock = tables.clock();
    while !stop.is_cancelled() {
        match tables.look_for_idle().await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "tables that nobody touches were asked about, closed or put to sleep"),
            Err(error) => tracing::error!(error = chain(&error), "tables that nobody touches cannot be looked for yet"),
        }
        let later = clock.now().checked_add(AN_HOUR).unwrap_or(jiff::Timestamp::MAX);
        tokio::select! {
            () = stop.cancelled() => {}
            () = clock.sleep_until(later) => {}
        }
    }
}

/// Carries out one job; what fails waits for another time.
async fn carry_out(tables: &Tables, job: Job) -> Job {
    let done = tables.carry_out(&job).await;
    let kind = match job.kind {
        JobKind::Reminder => "reminder",
        JobKind::Timeout => "time-out",
        JobKind::Computer => "computer",
        JobKind::Order => "order",
        JobKind::Push => "push",
        JobKind::Pause => "pause",
    };
    monitor::job(kind, done.is_ok());
    if let Err(error) = done {
        match &error {
            // Its reason has gone while it was looked at, and the job with it.
            TableError::Store(StoreError::Conflict(why)) => tracing::debug!(table = %job.table, why, "overtaken"),
            error => tracing::error!(table = %job.table, kind = ?job.kind, error = chain(error), "a job failed"),
        }
        if let Err(error) = tables.postpone(&job).await {
            tracing::error!(table = %job.table, error = chain(&error), "a job that failed cannot be put off");
        }
    }
    job
}
