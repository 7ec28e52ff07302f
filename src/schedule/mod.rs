//! The job runner: gets due jobs from the store, passes them to the tables, and sleeps until the next one.
//!
//! The tables define the jobs and their effects. This module decides only the time: the oldest job first, each one
//! once, several at a time, failed ones later. The store finds due jobs by index, so inactive tables cost no time.

use std::collections::BTreeSet;
use std::time::Duration;

use jiff::SignedDuration;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::monitor;
use crate::table::{Job, JobId, JobKind, StoreError, TableError, Tables, chain};

/// Maximum number of jobs at a time, not counting jobs of computer players.
const AT_ONCE: usize = 16;
/// Maximum sleep of the runner: it checks the store even without a notification.
const LONGEST_SLEEP: Duration = Duration::from_secs(60 * 60);
/// Interval for deleting tables that can no longer be played.
const A_DAY: SignedDuration = SignedDuration::from_hours(24);
/// Interval for finding inactive tables.
const AN_HOUR: SignedDuration = SignedDuration::from_hours(1);
/// Pause after the store couldn't be read.
const TROUBLE: Duration = Duration::from_secs(5);

/// Carries out due jobs until `stop` is cancelled, then finishes the running ones.
pub async fn run(tables: Tables, stop: CancellationToken) {
    let planned = tables.jobs_changed();
    let clock = tables.clock();
    let mut under_way: JoinSet<Job> = JoinSet::new();
    let mut busy: BTreeSet<JobId> = BTreeSet::new();
    // Running jobs without those of computer players, which queue for a core and don't delay other jobs.
    let mut quick = 0;
    while !stop.is_cancelled() {
        // Registered before reading the store, so a job planned in between wakes the runner.
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
                // With all slots full, only a finished job matters. Otherwise there may be more due jobs by now.
                if full { Ok(None) } else { Ok(Some(clock.now())) }
            }
            Err(error) => Err(error),
        };
        let wait = match next {
            Ok(Some(at)) => Duration::try_from(at.duration_since(clock.now())).unwrap_or_default(),
            Ok(None) => LONGEST_SLEEP,
            Err(error) => {
                tracing::error!(error = chain(&error), "could not read the due jobs");
                TROUBLE
            }
        };
        let wait = SignedDuration::try_from(wait.min(LONGEST_SLEEP)).unwrap_or(SignedDuration::ZERO);
        let until = clock.now().checked_add(wait).unwrap_or(jiff::Timestamp::MAX);
        tokio::select! {
            () = stop.cancelled() => {}
            () = woken => {}
            Some(done) = under_way.join_next() => {
                // A job with a crashed task stays busy until the next start, and is due then.
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

/// Repeats an action until `stop` is cancelled, first at the start. The action returns the number of things it has done.
async fn repeat<Action: Future<Output = Result<usize, TableError>>>(
    tables: &Tables,
    every: SignedDuration,
    stop: &CancellationToken,
    act: impl Fn() -> Action,
    (done, failed): (&str, &str),
) {
    while !stop.is_cancelled() {
        match act().await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "{done}"),
            Err(error) => tracing::error!(error = chain(&error), "{failed}; retrying later"),
        }
        rest(tables, every, stop).await;
    }
}

/// Waits for this time, or until `stop` is cancelled.
async fn rest(tables: &Tables, time: SignedDuration, stop: &CancellationToken) {
    let clock = tables.clock();
    let end = clock.now().checked_add(time).unwrap_or(jiff::Timestamp::MAX);
    stop.run_until_cancelled(clock.sleep_until(end)).await;
}

/// Deletes the tables of servers that removed the bot at least `after` ago. Runs at the start and daily until `stop` is
/// cancelled.
pub async fn delete_removed(tables: Tables, after: Duration, stop: CancellationToken) {
    let news =
        ("deleted games of servers that removed the bot", "could not delete games of servers that removed the bot");
    repeat(&tables, A_DAY, &stop, || tables.delete_removed(after), news).await;
}

/// Deletes imported games whose time is over. Runs at the start and daily until `stop` is cancelled.
pub async fn delete_old_imports(tables: Tables, stop: CancellationToken) {
    let news = ("deleted old imported games", "could not delete old imported games");
    repeat(&tables, A_DAY, &stop, || tables.delete_old_imports(), news).await;
}

/// Handles inactive tables. Runs at the start and hourly until `stop` is cancelled.
pub async fn put_idle_to_sleep(tables: Tables, stop: CancellationToken) {
    let news = ("asked about, closed or paused inactive games", "could not look for inactive games");
    repeat(&tables, AN_HOUR, &stop, || tables.look_for_idle(), news).await;
}

/// Computes the results and ratings of finished games that have none, for example after a release with other formulas.
/// Later games are computed when a message shows them. Then plans new look backs in place of those of other versions.
/// Waits for `stop` at the end.
pub async fn tally(tables: Tables, stop: CancellationToken) {
    while let Some(Err(error)) = stop.run_until_cancelled(tables.tally_all()).await {
        tracing::error!(error = chain(&error), "could not compute results and ratings; retrying later");
        rest(&tables, AN_HOUR, &stop).await;
    }
    if let Some(Err(error)) = stop.run_until_cancelled(tables.look_back_again()).await {
        tracing::error!(error = chain(&error), "could not plan the look back at a finished game");
    }
    stop.cancelled().await;
}

/// Carries out a job and postpones it if it fails.
async fn carry_out(tables: &Tables, job: Job) -> Job {
    let done = tables.carry_out(&job).await;
    let kind = match job.kind {
        JobKind::Reminder => "reminder",
        JobKind::Timeout => "time-out",
        JobKind::Computer => "computer",
        JobKind::QueuedTurn => "order",
        JobKind::Pause => "pause",
        JobKind::Review => "review",
    };
    monitor::job(kind, done.is_ok());
    if let Err(error) = done {
        match &error {
            // A change to the table removed the job and its reason in the meantime.
            TableError::Store(StoreError::Conflict(why)) => {
                tracing::debug!(table = %job.table, why, "skipped a job because its game has changed")
            }
            error => tracing::error!(table = %job.table, kind = ?job.kind, error = chain(error), "could not run a job"),
        }
        if let Err(error) = tables.postpone(&job).await {
            tracing::error!(table = %job.table, error = chain(&error), "could not postpone a failed job");
        }
    }
    job
}
