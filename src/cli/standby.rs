//! Several processes for one database on a server: one runs the bot, the others stand by. One of them takes over when
//! the active process ends or no longer responds. A process that was replaced detects it and exits.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio_util::sync::CancellationToken;

use crate::store::{Database, DatabaseAddress, OpenError};
use crate::table::{Store as _, chain};

use super::failure::Failure;

/// Time between attempts to take over, and between checks for a takeover by another process.
const AGAIN: Duration = Duration::from_secs(1);

/// Time that the watcher waits for a late renewal.
const RENEW_WITHIN: Duration = Duration::from_secs(2);

/// Time limit for a shutdown: service managers kill the process after 30 seconds, and some sooner.
const END_WITHIN: Duration = Duration::from_secs(14);

/// Time to wait for a file that another program uses. Then the service manager restarts the bot.
const BUSY_FOR: Duration = Duration::from_secs(5);

/// The database, set as soon as it is open.
pub(super) type Opened = Arc<OnceLock<Arc<Database>>>;

/// Opens the database for playing. While another process uses a database on a server, this waits. Returns `None` if a
/// stop signal comes first. A file that is busy gets a few more attempts.
///
/// # Errors
/// The database can't be opened.
pub(super) async fn open(address: &DatabaseAddress, stop: &CancellationToken) -> Result<Option<Database>, Failure> {
    let on_a_server = address.file().is_none();
    let mut standing_by = false;
    let begun = Instant::now();
    while !stop.is_cancelled() {
        let at = address.clone();
        let opened = tokio::task::spawn_blocking(move || Database::at(&at)).await.map_err(Failure::passing)?;
        match opened {
            Ok(database) => {
                if standing_by {
                    tracing::info!("the database is free; taking over");
                }
                return Ok(Some(database));
            }
            Err(OpenError::InUse { path }) if on_a_server => {
                if !std::mem::replace(&mut standing_by, true) {
                    tracing::info!("another process uses the database {path}; standing by");
                }
            }
            // The server may be down together with the active process.
            Err(OpenError::Open { .. }) if standing_by => {}
            // The old process may need a moment to end, and so may a program that reads the file.
            Err(error) if !on_a_server && error.passes() && begun.elapsed() < BUSY_FOR => {
                tracing::warn!("{}; retrying", chain(&error));
            }
            Err(error) => return Err(Failure::at_opening(error)),
        }
        stop.run_until_cancelled(tokio::time::sleep(AGAIN)).await;
    }
    Ok(None)
}

/// Stops the program after another process took over, or may have because the lease wasn't renewed in time: it
/// couldn't store its replies. Returns the reason, if that happened.
pub(super) async fn watch(
    database: Arc<Database>,
    ending: CancellationToken,
    closing: CancellationToken,
) -> Option<&'static str> {
    loop {
        let closed = closing.run_until_cancelled(tokio::time::sleep(AGAIN)).await.is_none();
        let why = if database.is_replaced() {
            Some("another process has taken over the database")
        } else if !closed && database.has_lost_lease() && !renew_lease_now(&database).await {
            Some("the database does not answer, and another process may have taken it over")
        } else {
            None
        };
        if let Some(why) = why {
            tracing::error!("{why}; stopping");
            ending.cancel();
        }
        if closed || why.is_some() {
            return why;
        }
    }
}

/// Renews the lease of a process that just resumed, for example after the machine's sleep.
async fn renew_lease_now(database: &Arc<Database>) -> bool {
    let database = Arc::clone(database);
    let renewed = tokio::task::spawn_blocking(move || database.renew_lease().is_ok());
    tokio::time::timeout(RENEW_WITHIN, renewed).await.is_ok_and(|renewed| renewed.unwrap_or_default())
}

/// Exits the process if its shutdown takes too long, for example because the database stalls. Everything announced to
/// players is already stored.
pub(super) async fn end_in_time(ending: CancellationToken) {
    ending.cancelled().await;
    // A thread, since the runtime waits for tasks blocked on the database.
    std::thread::spawn(exit_after_limit);
}

/// Exits the process after the time limit for a shutdown.
pub(super) fn exit_after_limit() {
    std::thread::sleep(END_WITHIN);
    tracing::warn!("stopping although some work is unfinished");
    std::process::exit(1);
}
