//! The steps common to all HTTP requests of the bot: faults, authorization, rate limits, the log.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde_json::{Value, json};

use super::body::receive;
use super::line::Cutter;
use super::shared::Shared;
use crate::rest;
use crate::rest::call::Call;
use crate::world::error::ApiError;
use crate::world::faults::FaultEffect;
use crate::world::upload::Received;

/// Answers a request of the bot, or applies a fault to it.
pub async fn request(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(cutter): ConnectInfo<Cutter>,
    Path(path): Path<String>,
    request: Request,
) -> Response {
    let method = request.method().as_str().to_owned();
    let path = rest::path(&path);
    let response = answer(&shared, &cutter, &method, &path, request).await;
    let status = if cutter.is_cut() { 0 } else { response.status().as_u16() };
    shared.world().log_request(&method, &path, status);
    response
}

async fn answer(shared: &Shared, cutter: &Cutter, method: &str, path: &str, request: Request) -> Response {
    let strike = shared.world().faults.strike(method, path);
    match strike.clone() {
        Some(FaultEffect::RateLimit { retry_after, global }) => {
            return rate_limit_response(retry_after, global, "fault");
        }
        Some(FaultEffect::Status { status, after: false }) => return failure_response(status),
        Some(FaultEffect::Answer { status, body }) => return fault_response(status, body),
        Some(FaultEffect::Drop { after: false }) => {
            cutter.cut();
            return Response::new(Body::empty());
        }
        Some(FaultEffect::Hang { after: false }) => return hang(shared, cutter).await,
        Some(FaultEffect::Delay { ms, after: false }) => tokio::time::sleep(Duration::from_millis(ms)).await,
        _ => {}
    }
    let response = perform(shared, method, path, request).await;
    match &strike {
        Some(FaultEffect::Status { status, after: true }) => return failure_response(*status),
        Some(FaultEffect::Drop { after: true }) => cutter.cut(),
        Some(FaultEffect::Hang { after: true }) => return hang(shared, cutter).await,
        Some(FaultEffect::Delay { ms, after: true }) => tokio::time::sleep(Duration::from_millis(*ms)).await,
        _ => {}
    }
    response
}

/// Leaves a request unanswered until the sandbox stops or the client disconnects.
async fn hang(shared: &Shared, cutter: &Cutter) -> Response {
    shared.closing.cancelled().await;
    cutter.cut();
    Response::new(Body::empty())
}

async fn perform(shared: &Shared, method: &str, path: &str, request: Request) -> Response {
    let query = request.uri().query().unwrap_or_default().to_owned();
    let authorized = is_authorized(shared, path, request.headers());
    let received: Result<Received, ApiError> = receive(request).await;
    let mut world = shared.world();
    if !authorized {
        return ApiError::new(401, 0, "401: Unauthorized").into_response();
    }
    let bucket = rest::bucket(method, path);
    let allowance = match world.charge(&bucket) {
        Ok(allowance) => allowance,
        Err(retry_after) => return rate_limit_response(retry_after, false, &bucket),
    };
    let result = received.and_then(|received| rest::dispatch(&mut world, Call::new(method, path, &query, received)));
    drop(world);
    let response = match result {
        Ok(Value::Null) => StatusCode::NO_CONTENT.into_response(),
        Ok(body) => (status_code(rest::success(method, path)), Json(body)).into_response(),
        Err(problem) => problem.into_response(),
    };
    let headers = [
        ("x-ratelimit-limit", allowance.limit.to_string()),
        ("x-ratelimit-remaining", allowance.remaining.to_string()),
        ("x-ratelimit-reset", format!("{:.3}", allowance.reset)),
        ("x-ratelimit-reset-after", format!("{:.3}", allowance.reset_after)),
        ("x-ratelimit-bucket", rest::bucket_hash(&bucket)),
    ];
    (headers, response).into_response()
}

/// Returns `true` if the request has the bot's token or an interaction token.
fn is_authorized(shared: &Shared, path: &str, headers: &HeaderMap) -> bool {
    let by_token = path.starts_with("/webhooks/") || path.starts_with("/interactions/") || path == "/gateway";
    let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    by_token || given.strip_prefix("Bot ") == Some(shared.world().config.token.as_str())
}

fn status_code(status: u16) -> StatusCode {
    StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// A failure from a fault. Discord answers in JSON, a proxy in front of it in HTML.
fn failure_response(status: u16) -> Response {
    let message = match status {
        401 => "401: Unauthorized",
        403 => "403: Forbidden",
        404 => "404: Not Found",
        _ => return (status_code(status), Html("<html><body>error code</body></html>")).into_response(),
    };
    ApiError::new(status, 0, message).into_response()
}

fn fault_response(status: u16, body: Value) -> Response {
    match body {
        Value::String(page) => (status_code(status), Html(page)).into_response(),
        body => (status_code(status), Json(body)).into_response(),
    }
}

fn rate_limit_response(retry_after: f64, global: bool, bucket: &str) -> Response {
    let body = json!({ "message": "You are being rate limited.", "retry_after": retry_after, "global": global });
    let seconds = format!("{retry_after:.3}");
    let headers = [
        ("retry-after", seconds.as_str()),
        ("x-ratelimit-limit", "1"),
        ("x-ratelimit-remaining", "0"),
        ("x-ratelimit-reset-after", seconds.as_str()),
        ("x-ratelimit-scope", if global { "global" } else { "user" }),
    ];
    let hash = rest::bucket_hash(bucket);
    let scope = if global { ("x-ratelimit-global", "true") } else { ("x-ratelimit-bucket", hash.as_str()) };
    (StatusCode::TOO_MANY_REQUESTS, headers, [scope], Json(body)).into_response()
}
