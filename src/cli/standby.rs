//! Several processes for one database on a server: one plays, the others stand by and take over when it ends, or is not
//! heard of any more. Whoever was taken over from finds out and ends.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::store::{Database, DatabaseAddress, OpenError};
use crate::table::{Store as _, chain};

use super::failure::Failure;

/// How often it is tried to take over, and looked whether somebody else did.
const AGAIN: Duration = Duration::from_secs(1);

/// How long the watcher waits for a late renewal.
const RENEW_WITHIN: Duration = Duration::from_secs(2);

/// How long the end of the process may take: service managers kill it after 30 seconds, and some sooner.
const END_WITHIN: Duration = Duration::from_secs(14);

/// The database, as soon as it is open.
pub(super) type Opened = Arc<OnceLock<Arc<Database>>>;

/// Opens the database for playing. Where another process works on one on a server, this waits for it; nothing if the
/// program is told to stop before.
///
/// # Errors
/// It cannot be opened.
pub(super) async fn open(address: &DatabaseAddress, stop: &CancellationToken) -> Result<Option<Database>, Failure> {
    let on_a_server = address.file().is_none();
    let mut standing_by = false;
    while !stop.is_cancelled() {
        let at = address.clone();
        let opened = tokio::task::spawn_blocking(move || Database::at(&at)).await.map_err(Failure::refused)?;
        match opened {
            Ok(database) => {
                if standing_by {
                    tracing::info!("the database is free: this process takes over");
                }
                return Ok(Some(database));
            }
            Err(OpenError::InUse { path }) if on_a_server => {
                if !std::mem::replace(&mut standing_by, true) {
                    tracing::info!("another process works on the database {path}; this one stands by");
                }
            }
            // The server may be away together with whoever works on it.
            Err(OpenError::Open { .. }) if standing_by => {}
            Err(error @ OpenError::Open { .. }) if on_a_server => return Err(Failure::Passing(chain(&error))),
            Err(error) => return Err(Failure::refused(chain(&error))),
        }
        stop.run_until_cancelled(tokio::time::sleep(AGAIN)).await;
    }
    Ok(None)
}

/// Ends the program when another process has taken over, or when it may have, since nobody could renew this one's right
/// to write in time: nothing that it would say could be stored. Why it ended, if that was so.
pub(super) async fn watch(
    database: Arc<Database>,
    ending: CancellationToken,
    closing: CancellationToken,
) -> Option<&'static str> {
    loop {
        let closed = closing.run_until_cancelled(tokio::time::sleep(AGAIN)).await.is_none();
        let why = if database.is_replaced() {
            Some("another process has taken over the database")
        } else if !closed && database.has_lost_lease() && !renewed(&database).await {
            Some("the database does not answer, and another process may have taken it over")
        } else {
            None
        };
        if let Some(why) = why {
            tracing::error!("{why}; this process ends");
            ending.cancel();
        }
        if closed || why.is_some() {
            return why;
        }
    }
}

/// Renews the right to write of a process that has just come back to life, as after the machine's sleep.
async fn renewed(database: &Arc<Database>) -> bool {
    let database = Arc::clone(database);
    let renewed = tokio::task::spawn_blocking(move || database.renew_lease().is_ok());
    tokio::time::timeout(RENEW_WITHIN, renewed).await.is_ok_and(|renewed| renewed.unwrap_or_default())
}

/// Ends the process if it does not end by itself in time, for example because the database stalls. All that players
/// were told is stored.
pub(super) async fn end_in_time(ending: CancellationToken) {
    ending.cancelled().await;
    // A thread, since the runtime waits for whoever waits for the database.
    std::thread::spawn(|| {
        std::thread::sleep(END_WITHIN);
        tracing::warn!("some work is not finished; this process ends all the same");
        std::process::exit(1);
    });
}
