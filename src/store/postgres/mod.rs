//! A database on a PostgreSQL server, used by one process at a time over one connection.
//!
//! Every transaction begins by updating the one row of `daykeeper`. The update renews the process's lease and detects
//! whether another process has taken it. It also serializes all changes, so the server's counters ascend in the order
//! of storage. Each change has a number. If a connection is lost before the reply to COMMIT, the next connection
//! reads that number and knows whether the change was stored. So no change is applied twice.

mod address;
mod lease;
mod schema;
mod tls;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::table::StoreError;

use super::sql::{Link, Session, SqlCall, is_contention, params, was_refused};

pub(super) use address::Target;
use lease::{Lease, MonotonicTime};
use schema::{LEASE_MS, NOW};
pub(super) use schema::{SchemaRefusal, SchemaState, is_in_use, look};

/// Time between renewals of the lease while nothing changes.
const RENEW_EVERY: Duration = Duration::from_secs(4);

/// Time after which a step isn't retried, since other callers wait behind it.
const NO_MORE_AFTER: Duration = Duration::from_secs(20);

/// Waits before each retry.
const PAUSES: [Duration; 5] = [
    Duration::from_millis(50),
    Duration::from_millis(200),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
];

#[derive(Debug)]
pub(super) struct Server {
    shared: Arc<Mutex<Work>>,
    /// `true` if another process uses the database now. An atomic, so reading it needs no lock.
    replaced: Arc<AtomicBool>,
    /// The state of the lease, also readable without a lock.
    lease: Arc<Lease>,
    /// Ends the thread that renews the lease.
    stop: Option<Sender<()>>,
    renewing: Option<JoinHandle<()>>,
}

/// The state that one caller at a time uses.
struct Work {
    target: Target,
    link: Option<Link>,
    fence: i64,
    /// The number of the current change.
    written: i64,
    /// `true` if another process has taken over: then no more writes are allowed.
    replaced: Arc<AtomicBool>,
    lease: Arc<Lease>,
    /// `true` during a transaction. If it is `true` at the start of the next step, a panic left the transaction open.
    busy: bool,
    /// `true` if the server was unreachable for so long that callers no longer wait for it.
    away: bool,
}

impl std::fmt::Debug for Work {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Work").field("fence", &self.fence).field("replaced", &self.replaced).finish_non_exhaustive()
    }
}

/// A failed step.
enum Trouble {
    /// It had no effect and can be retried.
    Again(StoreError),
    /// It must not be retried.
    Over(StoreError),
}

/// A transaction that stored nothing.
enum Ended {
    Trouble(Trouble),
    /// Another process has taken over.
    Fenced,
}

impl From<Trouble> for Ended {
    fn from(trouble: Trouble) -> Self {
        Ended::Trouble(trouble)
    }
}

impl Server {
    /// Opens the database exclusively and migrates it to this version.
    pub(super) fn open(target: Target) -> Result<Self, SchemaRefusal> {
        let link = target.connect().map_err(SchemaRefusal::Failed)?;
        let asked = MonotonicTime::now();
        let (fence, written) = schema::take(&link)?;
        let (replaced, lease) = (Arc::new(AtomicBool::new(false)), Arc::new(Lease::since(asked)));
        let work = Work {
            target,
            link: Some(link),
            fence,
            written,
            replaced: Arc::clone(&replaced),
            lease: Arc::clone(&lease),
            busy: false,
            away: false,
        };
        let shared = Arc::new(Mutex::new(work));
        let mut server = Server { shared: Arc::clone(&shared), replaced, lease, stop: None, renewing: None };
        server.write(&|session| super::outbox::reclaim(session, &[]))?;
        let (stop, stopped) = mpsc::channel();
        let renewing = std::thread::Builder::new().name("lease".to_owned()).spawn(move || {
            while stopped.recv_timeout(RENEW_EVERY) == Err(RecvTimeoutError::Timeout) {
                let renewed = lock(&shared).write(&|_| Ok(()));
                if let Err(error) = renewed {
                    tracing::error!(error = %crate::table::chain(&error), "could not renew the lease on the database");
                }
            }
        });
        server.renewing = Some(renewing.map_err(|error| SchemaRefusal::Failed(error.into()))?);
        server.stop = Some(stop);
        Ok(server)
    }

    /// Returns `true` if another process has taken over.
    pub(super) fn is_replaced(&self) -> bool {
        self.replaced.load(Ordering::Relaxed)
    }

    /// Returns `true` if no other process can have taken over yet. Doesn't ask the server.
    pub(super) fn holds_lease(&self) -> bool {
        // A caller that holds the lock finds out whether the connection still works.
        let stands =
            || self.shared.try_lock().map_or(true, |work| work.link.as_ref().is_some_and(|link| !link.is_closed()));
        !self.is_replaced() && self.lease.is_fresh() && stands()
    }

    /// Returns `true` if the lease ran out, so another process may have taken over.
    pub(super) fn has_lost_lease(&self) -> bool {
        self.lease.is_over()
    }

    pub(super) fn renew_lease(&self) -> Result<(), StoreError> {
        if self.is_replaced() {
            return Err(fenced());
        }
        let mut work = lock(&self.shared);
        // The first caller has renewed the lease for all others that waited.
        let renewed = self.lease.is_fresh() && work.link.as_ref().is_some_and(|link| !link.is_closed());
        if renewed { Ok(()) } else { work.write(&|_| Ok(())) }
    }

    pub(super) fn read<T>(&self, query: SqlCall<'_, T>) -> Result<T, StoreError> {
        lock(&self.shared).retry_until_deadline(&|work| {
            let link = work.link()?;
            query(Session::postgres(link)).map_err(|error| Trouble::of(error, link))
        })
    }

    pub(super) fn write<T>(&self, change: SqlCall<'_, T>) -> Result<T, StoreError> {
        lock(&self.shared).write(change)
    }

    /// Runs statements that can't run in a transaction and can take long.
    pub(super) fn batch(&self, sql: &str) -> Result<(), StoreError> {
        let mut work = lock(&self.shared);
        match work.link() {
            Ok(link) => link.long_batch(sql),
            Err(Trouble::Again(error) | Trouble::Over(error)) => Err(error),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(renewing) = self.renewing.take() {
            let _ = renewing.join();
        }
        let mut work = lock(&self.shared);
        let fence = work.fence;
        if let Some(link) = work.link.take().filter(|_| !work.is_replaced()) {
            // Otherwise the next process would have to wait until the lease runs out.
            let given_up = link.execute("UPDATE daykeeper SET until = 0 WHERE id = 1 AND fence = ?1", params![fence]);
            if let Err(error) = given_up {
                tracing::warn!(%error, "could not release the lease on the database");
            }
        }
    }
}

fn lock(work: &Mutex<Work>) -> MutexGuard<'_, Work> {
    // A panic during a transaction leaves it open on the server. The next step detects that with `busy`.
    work.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Trouble {
    /// Classifies an error on a connection before anything was stored.
    fn of(error: StoreError, link: &Link) -> Self {
        let lost = matches!(error, StoreError::Failed(_)) && (link.is_closed() || !was_refused(&error));
        if lost || is_contention(&error) { Trouble::Again(error) } else { Trouble::Over(error) }
    }
}

impl Work {
    fn is_replaced(&self) -> bool {
        self.replaced.load(Ordering::Relaxed)
    }

    /// Records that another process has taken over, for good.
    fn replaced(&self) -> Trouble {
        self.replaced.store(true, Ordering::Relaxed);
        Trouble::Over(fenced())
    }

    /// Returns the connection, after reconnecting if it was lost.
    fn link(&mut self) -> Result<&Link, Trouble> {
        if self.is_replaced() {
            return Err(Trouble::Over(fenced()));
        }
        if self.busy || self.link.as_ref().is_none_or(Link::is_closed) {
            self.link = None;
            self.busy = false;
            let link = self.target.connect().map_err(|error| Trouble::Again(StoreError::Failed(error)))?;
            let asked = MonotonicTime::now();
            let sql = format!(
                "UPDATE daykeeper SET session = pg_backend_pid(), until = {NOW} + ?2 WHERE id = 1 AND fence = ?1"
            );
            match link.execute(&sql, params![self.fence, LEASE_MS]) {
                Ok(1) => {
                    self.link = Some(link);
                    self.lease.renewed(asked);
                }
                Ok(_) => return Err(self.replaced()),
                Err(error) => return Err(Trouble::of(error, &link)),
            }
        }
        // The branch above has set it.
        self.link.as_ref().ok_or_else(|| Trouble::Again(no_connection()))
    }

    fn retry_until_deadline<T>(&mut self, step: &dyn Fn(&mut Self) -> Result<T, Trouble>) -> Result<T, StoreError> {
        let mut pauses = PAUSES.iter();
        let begun = Instant::now();
        loop {
            match step(self) {
                Ok(value) => {
                    self.away = false;
                    return Ok(value);
                }
                Err(Trouble::Over(error)) => return Err(error),
                Err(Trouble::Again(error)) => {
                    if !is_contention(&error) {
                        self.lease.doubt();
                    }
                    // If the server is away for long, callers don't each go through all the waits.
                    let pause = pauses.next().filter(|_| !self.away || is_contention(&error));
                    let pause = pause.filter(|_| begun.elapsed() < NO_MORE_AFTER);
                    let Some(pause) = pause else {
                        self.away = !is_contention(&error);
                        return Err(error);
                    };
                    std::thread::sleep(*pause);
                }
            }
        }
    }

    fn write<T>(&mut self, change: SqlCall<'_, T>) -> Result<T, StoreError> {
        self.retry_until_deadline(&|work| work.attempt(change))
    }

    fn attempt<T>(&mut self, change: SqlCall<'_, T>) -> Result<T, Trouble> {
        // A number is never reused: a change with an unknown end may be stored.
        self.written += 1;
        let (fence, number) = (self.fence, self.written);
        self.link()?;
        self.busy = true;
        let asked = MonotonicTime::now();
        let done = self.transaction(fence, number, change);
        self.busy = false;
        match done {
            Err(Ended::Trouble(trouble)) => Err(trouble),
            Err(Ended::Fenced) => Err(self.replaced()),
            Ok((value, None)) => {
                self.lease.renewed(asked);
                Ok(value)
            }
            Ok((value, Some(unanswered))) => {
                self.link = None;
                if self.was_stored(number)? { Ok(value) } else { Err(Trouble::Again(unanswered)) }
            }
        }
    }

    /// Returns the value of a change, and an error if the commit's outcome is unknown.
    fn transaction<T>(
        &self,
        fence: i64,
        number: i64,
        change: SqlCall<'_, T>,
    ) -> Result<(T, Option<StoreError>), Ended> {
        let link = self.link.as_ref().ok_or_else(|| Ended::Trouble(Trouble::Again(no_connection())))?;
        let begin = format!("UPDATE daykeeper SET until = {NOW} + ?2, written = ?3 WHERE id = 1 AND fence = ?1");
        let ours = link.begin(&begin, params![fence, LEASE_MS, number]).map_err(|error| undone(link, error))?;
        if ours == 0 {
            let _ = link.batch("ROLLBACK");
            return Err(Ended::Fenced);
        }
        let value = change(Session::postgres(link)).map_err(|error| undone(link, error))?;
        if link.is_poisoned() {
            let error = StoreError::Failed("a part of the change failed".into());
            return Err(undone(link, error).into());
        }
        match link.batch("COMMIT") {
            Ok(()) => Ok((value, None)),
            Err(error) if was_refused(&error) => Err(undone(link, error).into()),
            Err(error) => Ok((value, Some(error))),
        }
    }

    /// Returns `true` if the change with this number was stored, although the reply was lost. The old connection's
    /// transaction is over by then, since its row stays locked until that point.
    fn was_stored(&mut self, number: i64) -> Result<bool, Trouble> {
        let written = self.retry_until_deadline(&|work| {
            let link = work.link()?;
            let written = link.rows("SELECT written FROM daykeeper WHERE id = 1", &[]);
            let written = written.and_then(|rows| rows.first().map_or(Ok(0), |row| row.at::<i64>(0)));
            written.map_err(|error| Trouble::of(error, link))
        });
        // Another process may have taken over, or the server may be away for long.
        written.map(|written| written == number).map_err(|error| Trouble::Over(StoreError::Unknown(error.into())))
    }
}

/// Rolls a failed transaction back. If the rollback fails too, the step can be retried on a new connection.
fn undone(link: &Link, error: StoreError) -> Trouble {
    let ended = link.batch("ROLLBACK");
    match ended {
        Ok(()) => Trouble::of(error, link),
        Err(_) => Trouble::Again(error),
    }
}

fn fenced() -> StoreError {
    StoreError::Failed("another process has taken over the database".into())
}

fn no_connection() -> StoreError {
    StoreError::Failed("there is no connection to the database".into())
}
