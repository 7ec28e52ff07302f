//! Several processes for one database on a server: one plays, the others stand by and take over when it ends, or is not
//! heard of any more. Whoever was taken over from finds out and ends.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::store::{Database, DatabaseAddress, OpenError};
use crate::table::chain;

use super::failure::Failure;

/// How often it is tried to take over, and looked whether somebody else did.
const AGAIN: Duration = Duration::from_secs(1);

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

/// Ends the program when another process has taken over: nothing that it would say could be stored. Whether that was so.
pub(super) async fn watch(database: Arc<Database>, ending: CancellationToken, closing: CancellationToken) -> bool {
    while closing.run_until_cancelled(tokio::time::sleep(AGAIN)).await.is_some() {
        if database.is_replaced() {
            tracing::error!("another process has taken over the database; this one ends");
            ending.cancel();
            return true;
        }
    }
    database.is_replaced()
}
