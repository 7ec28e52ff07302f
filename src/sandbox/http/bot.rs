//! The steps common to all HTTP requests of the bot: faults, authorization, rate limits, the log.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::body::receive;
use super::line::Cutter;
use super::shared::Shared;
use crate::sandbox::rest;
use crate::sandbox::rest::call::Call;
use crate::sandbox::world::error::ApiError;
use crate::sandbox::world::faults::Effect;
use crate::sandbox::world::limits::Allowance;
use crate::sandbox::world::upload::Received;

/// Answers a request of the bot, or applies a fault to it.
pub async fn request(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(cutter): ConnectInfo<Cutter>,
    request: Request,
) -> Response {
    let method = request.method().as_str().to_owned();
    let path = rest::path(request.uri().path());
    let response = answer(&shared, &cutter, &method, &path, request).await;
    let status = if cutter.is_cut() { 0 } else { response.status().as_u16() };
    shared.world().log_request(&method, &path, status);
    response
}

async fn answer(shared: &Shared, cutter: &Cutter, method: &str, path: &str, request: Request) -> Response {
    let strike = shared.world().faults.strike(method, path);
    match strike {
        Some(Effect::RateLimit { retry_after, global }) => return rate_limit_response(retry_after, global, "fault"),
        Some(Effect::Status { status, after: false }) => return failure_response(status),
        Some(Effect::Drop { after: false }) => {
            cutter.cut();
            return Response::new(Body::empty());
        }
        Some(Effect::Hang { after: false }) => return hang(shared, cutter).await,
        Some(Effect::Delay { ms, after: false }) => tokio::time::sleep(Duration::from_millis(ms)).await,
        _ => {}
    }
    let response = perform(shared, method, path, request).await;
    match strike {
        Some(Effect::Status { status, after: true }) => return failure_response(status),
        Some(Effect::Drop { after: true }) => cutter.cut(),
        Some(Effect::Hang { after: true }) => return hang(shared, cutter).await,
        Some(Effect::Delay { ms, after: true }) => tokio::time::sleep(Duration::from_millis(ms)).await,
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
        return error(&ApiError::new(401, 0, "401: Unauthorized"));
    }
    let bucket = rest::bucket(method, path);
    let limit = match world.charge(&bucket) {
        Ok(allowance) => limit_headers(&allowance, &bucket),
        Err(retry_after) => return rate_limit_response(retry_after, false, &bucket),
    };
    let result = received.and_then(|received| rest::dispatch(&mut world, Call::new(method, path, &query, received)));
    drop(world);
    let mut response = match result {
        Ok(Value::Null) => StatusCode::NO_CONTENT.into_response(),
        Ok(body) => {
            let status = rest::success(method, path);
            (status_code(status), [(CONTENT_TYPE, "application/json")], body.to_string()).into_response()
        }
        Err(problem) => error(&problem),
    };
    response.headers_mut().extend(limit);
    response
}

/// Returns `true` if the request has the bot's token or an interaction token.
fn is_authorized(shared: &Shared, path: &str, headers: &HeaderMap) -> bool {
    let by_token = path.starts_with("/webhooks/") || path.starts_with("/interactions/") || path == "/gateway";
    let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    by_token || given.strip_prefix("Bot ") == Some(shared.world().config.token.as_str())
}

fn limit_headers(allowance: &Allowance, bucket: &str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    };
    set("x-ratelimit-limit", allowance.limit.to_string());
    set("x-ratelimit-remaining", allowance.remaining.to_string());
    set("x-ratelimit-reset", format!("{:.3}", allowance.reset));
    set("x-ratelimit-reset-after", format!("{:.3}", allowance.reset_after));
    set("x-ratelimit-bucket", rest::bucket_hash(bucket));
    headers
}

fn status_code(status: u16) -> StatusCode {
    StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

fn error(problem: &ApiError) -> Response {
    (status_code(problem.status), [(CONTENT_TYPE, "application/json")], problem.body().to_string()).into_response()
}

/// A failure from a fault. Discord answers in JSON, a proxy in front of it in HTML.
fn failure_response(status: u16) -> Response {
    let message = match status {
        401 => "401: Unauthorized",
        403 => "403: Forbidden",
        404 => "404: Not Found",
        _ => "",
    };
    if !message.is_empty() {
        return error(&ApiError::new(status, 0, message));
    }
    (status_code(status), [(CONTENT_TYPE, "text/html")], "<html><body>error code</body></html>").into_response()
}

fn rate_limit_response(retry_after: f64, global: bool, bucket: &str) -> Response {
    let body = json!({ "message": "You are being rate limited.", "retry_after": retry_after, "global": global });
    let mut response = error(&ApiError::new(429, 0, ""));
    *response.body_mut() = Body::from(body.to_string());
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    set("retry-after", &format!("{retry_after:.3}"));
    set("x-ratelimit-limit", "1");
    set("x-ratelimit-remaining", "0");
    set("x-ratelimit-reset-after", &format!("{retry_after:.3}"));
    set("x-ratelimit-scope", if global { "global" } else { "user" });
    if global {
        set("x-ratelimit-global", "true");
    } else {
        set("x-ratelimit-bucket", &rest::bucket_hash(bucket));
    }
    response
}
