//! HTTP endpoints for a monitoring system: `/metrics`, `/healthz` and `/readyz`.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::monitor::{self, Loops};
use crate::table::Store as _;
use crate::web::{ConnectionLimits, Limited};

use super::failure::Failure;
use super::standby::Opened;

/// Age of an undelivered message, in seconds, from which the bot counts as stuck.
const STUCK_SECONDS: u64 = 10 * 60;

/// Time limit for the database query, since monitoring systems wait only a few seconds.
const LOOK_WITHIN: Duration = Duration::from_millis(1500);

/// Limits for connections. Slow ones make room soon, since monitoring systems connect again.
const LIMITS: ConnectionLimits =
    ConnectionLimits { connections: 32, whole: Duration::from_secs(10), idle: Duration::from_secs(10) };

/// Starts the metrics and serves them at this address until `stop`.
///
/// # Errors
/// The address can't be used for listening.
pub(super) async fn serve(
    address: SocketAddr,
    database: Opened,
    loops: &Loops,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let listener = TcpListener::bind(address).await.map_err(|error| {
        let why = format!("DAYKEEPER_METRICS: cannot listen on {address}: {error}");
        // The old process may still listen there, and the machine may not have its address yet.
        let passes = matches!(error.kind(), io::ErrorKind::AddrInUse | io::ErrorKind::AddrNotAvailable);
        if passes { Failure::Passing(why) } else { Failure::Refused(why) }
    })?;
    monitor::start();
    let router = router(database);
    let listener = Limited::new(listener, LIMITS);
    loops.spawn("the metrics server", async move {
        let served = axum::serve(listener, router).with_graceful_shutdown(stop.cancelled_owned()).await;
        if let Err(error) = served {
            tracing::error!(%error, "could not continue serving metrics");
        }
    });
    tracing::info!(%address, "serving metrics");
    Ok(())
}

fn router(database: Opened) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready))
        .with_state(database)
}

async fn metrics(State(database): State<Opened>) -> Response {
    if let Some(bytes) = monitor::resident() {
        monitor::memory(bytes);
    }
    // While another process holds the database, this process has no waiting work.
    if database.get().is_some()
        && let Err(why) = look(&database).await
    {
        tracing::warn!(why, "could not count waiting jobs and messages");
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], monitor::text()).into_response()
}

/// Reports whether the bot works: the database replies, and no message waits for long.
async fn ready(State(database): State<Opened>) -> Response {
    match look(&database).await {
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
        Ok(waiting) if waiting.oldest_message.as_secs() > STUCK_SECONDS => {
            let why = format!("a message has waited for {} s\n", waiting.oldest_message.as_secs());
            (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
        }
        Ok(_) => "ok\n".into_response(),
    }
}

/// Counts the waiting work in the database.
async fn look(database: &Opened) -> Result<monitor::Backlog, String> {
    let Some(database) = database.get().map(Arc::clone) else {
        return Err("this process stands by".to_owned());
    };
    let waiting = tokio::task::spawn_blocking(move || database.waiting(Timestamp::now()));
    let waiting = tokio::time::timeout(LOOK_WITHIN, waiting).await;
    let waiting = waiting.map_err(|_| "the database does not answer".to_owned())?;
    let waiting = waiting.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?;
    monitor::waiting(waiting);
    Ok(waiting)
}
