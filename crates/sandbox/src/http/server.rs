//! The HTTP server with its routes and its shutdown.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tokio::net::TcpListener;

use super::guard::guard;
use super::line::{CuttableListener, Cutter};
use super::shared::Shared;
use super::{api, bot, gateway, page};

/// Serves until the sandbox closes.
pub async fn serve(listener: TcpListener, shared: Arc<Shared>) -> io::Result<()> {
    let closing = shared.closing.clone();
    let router = Router::new()
        .route("/gateway", any(upgrade))
        .route("/gateway/", any(upgrade))
        .route("/api/{*rest}", any(bot::request))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/emojis/{file}", get(emoji))
        .merge(api::routes())
        .merge(page::routes())
        .layer(middleware::from_fn_with_state(Arc::clone(&shared), guard))
        .with_state(Arc::clone(&shared));
    let service = router.into_make_service_with_connect_info::<Cutter>();
    let serving =
        axum::serve(CuttableListener(listener), service).with_graceful_shutdown(closing.clone().cancelled_owned());
    tokio::select! {
        result = serving => result,
        // Shutdown waits only for running requests, not for idle keep-alive connections.
        () = async { closing.cancelled().await; tokio::time::sleep(Duration::from_millis(200)).await } => Ok(()),
    }
}

async fn upgrade(State(shared): State<Arc<Shared>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| gateway::connection(socket, shared))
}

async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((channel, id, _name)): Path<(u64, u64, String)>,
) -> Result<Response, StatusCode> {
    let world = shared.world();
    let mut files = world.messages_in(channel).rev().flat_map(|message| &message.attachments);
    let file = files.find(|file| file.id == id).ok_or(StatusCode::NOT_FOUND)?;
    let kind = HeaderValue::from_str(&file.content_type).map_err(|_| StatusCode::NOT_FOUND)?;
    let mut response = file.data.clone().into_response();
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("private, max-age=31536000, immutable"));
    Ok(response)
}

/// `/emojis/{id}.png`, named like Discord's files.
async fn emoji(State(shared): State<Arc<Shared>>, Path(file): Path<String>) -> Result<Response, StatusCode> {
    let id = file.split('.').next().and_then(|id| id.parse().ok()).ok_or(StatusCode::NOT_FOUND)?;
    let emoji = shared.world().emoji(id).cloned().map_err(|_| StatusCode::NOT_FOUND)?;
    Ok(([(CONTENT_TYPE, emoji.content_type), (CACHE_CONTROL, "private, max-age=31536000")], emoji.data).into_response())
}
