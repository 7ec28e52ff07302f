//! The HTTP server: connections that can be cut, routes, and what every request of the bot passes through.

use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::Connected;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::serve::{IncomingStream, Listener};
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;

use super::error::ApiError;
use super::faults::Effect;
use super::rest::{self, Call};
use super::upload::{Received, receive};
use super::world::World;
use super::{api, gateway, page};

/// Above so many rate limit buckets those that are full again are forgotten: every interaction has one of its own.
const BUCKETS_KEPT: usize = 4096;

/// What all requests share.
pub struct Shared {
    world: Mutex<World>,
    /// Cancelled when the sandbox shuts down.
    pub closing: CancellationToken,
}

impl Shared {
    /// Shares a world.
    pub fn new(world: World) -> Self {
        Self { world: Mutex::new(world), closing: CancellationToken::new() }
    }

    /// Locks the world. Nothing waits while it holds the lock, and a panic in one request shall not stop the others.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Cuts the connection that a request came by.
#[derive(Clone, Default)]
pub struct Line(Arc<AtomicBool>);

impl Line {
    fn cut(&self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

impl Connected<IncomingStream<'_, Lines>> for Line {
    fn connect_info(stream: IncomingStream<'_, Lines>) -> Self {
        stream.io().line.clone()
    }
}

/// Accepts connections that can be cut.
pub struct Lines(pub TcpListener);

impl Listener for Lines {
    type Io = LineIo;
    type Addr = std::net::SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small answers shall not wait for more; without it they would only be slower.
        let _ = stream.set_nodelay(true);
        (LineIo { stream, line: Line::default() }, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.0.local_addr()
    }
}

/// A connection that refuses to write once it is cut.
pub struct LineIo {
    stream: TcpStream,
    line: Line,
}

impl LineIo {
    fn alive(&self) -> io::Result<()> {
        if self.line.0.load(Ordering::SeqCst) { Err(io::ErrorKind::ConnectionReset.into()) } else { Ok(()) }
    }
}

impl AsyncRead for LineIo {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context, buffer: &mut ReadBuf) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for LineIo {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.alive()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        self.alive()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Serves until the sandbox closes.
pub async fn serve(listener: TcpListener, shared: Arc<Shared>) -> io::Result<()> {
    let closing = shared.closing.clone();
    let router = Router::new()
        .route("/gateway", any(upgrade))
        .route("/gateway/", any(upgrade))
        .route("/api/{*rest}", any(bot_request))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .merge(api::routes())
        .merge(page::routes())
        .with_state(Arc::clone(&shared));
    let service = router.into_make_service_with_connect_info::<Line>();
    let serving = axum::serve(Lines(listener), service).with_graceful_shutdown(closing.clone().cancelled_owned());
    tokio::select! {
        result = serving => result,
        // Idle keep-alive connections need not be waited for, only answers under way.
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

async fn bot_request(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(line): ConnectInfo<Line>,
    request: Request,
) -> Response {
    let method = request.method().as_str().to_owned();
    let path = rest::path(request.uri().path());
    let mut response = answer(&shared, &line, &method, &path, request).await;
    let cut = line.0.load(Ordering::SeqCst);
    let deprecated = rest::is_deprecated(&path);
    if deprecated {
        response.headers_mut().insert("deprecation", HeaderValue::from_static("true"));
    }
    let status = if cut { 0 } else { response.status().as_u16() };
    shared.world().log_request(&method, &path, status, deprecated);
    response
}

async fn answer(shared: &Shared, line: &Line, method: &str, path: &str, request: Request) -> Response {
    let strike = shared.world().faults.strike(method, path);
    match strike {
        Some(Effect::RateLimit { retry_after, global }) => return limited(retry_after, global, "fault"),
        Some(Effect::Status { status, after: false }) => return broken(status),
        Some(Effect::Drop { after: false }) => {
            line.cut();
            return Response::new(Body::empty());
        }
        Some(Effect::Hang { after: false }) => return hang(shared, line).await,
        Some(Effect::Delay { ms, after: false }) => tokio::time::sleep(Duration::from_millis(ms)).await,
        _ => {}
    }
    let response = perform(shared, method, path, request).await;
    match strike {
        Some(Effect::Status { status, after: true }) => return broken(status),
        Some(Effect::Drop { after: true }) => line.cut(),
        Some(Effect::Hang { after: true }) => return hang(shared, line).await,
        Some(Effect::Delay { ms, after: true }) => tokio::time::sleep(Duration::from_millis(ms)).await,
        _ => {}
    }
    response
}

/// Leaves a request without an answer for as long as the sandbox runs. Who gives up earlier ends this by hanging up.
async fn hang(shared: &Shared, line: &Line) -> Response {
    shared.closing.cancelled().await;
    line.cut();
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
    let limit = match charge(&mut world, &bucket) {
        Ok(headers) => headers,
        Err(retry_after) => return limited(retry_after, false, &bucket),
    };
    let result = received.and_then(|received| rest::dispatch(&mut world, Call::new(method, path, &query, received)));
    drop(world);
    let mut response = match result {
        Ok(Value::Null) => StatusCode::NO_CONTENT.into_response(),
        Ok(body) => {
            let status = rest::success(method, path);
            (status, [(CONTENT_TYPE, "application/json")], body.to_string()).into_response()
        }
        Err(problem) => error(&problem),
    };
    response.headers_mut().extend(limit);
    response
}

/// Interaction tokens are keys of their own; everything else needs the bot's.
fn is_authorized(shared: &Shared, path: &str, headers: &HeaderMap) -> bool {
    let by_token = path.starts_with("/webhooks/") || path.starts_with("/interactions/") || path == "/gateway";
    let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    by_token || given.strip_prefix("Bot ") == Some(shared.world().config.token.as_str())
}

/// Counts a request in its bucket: headers for the answer, or the seconds to wait.
fn charge(world: &mut World, bucket: &str) -> Result<HeaderMap, f64> {
    let limit = world.config.rate_limit;
    if world.buckets.len() >= BUCKETS_KEPT {
        world.buckets.retain(|_, (_, began)| began.elapsed() < limit.window);
    }
    let (used, began) = world.buckets.entry(bucket.to_owned()).or_insert_with(|| (0, Instant::now()));
    if began.elapsed() >= limit.window {
        (*used, *began) = (0, Instant::now());
    }
    let left = limit.window.saturating_sub(began.elapsed()).as_secs_f64();
    if *used >= limit.requests {
        return Err(left);
    }
    *used += 1;
    let remaining = limit.requests - *used;
    #[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 are far below 2^53")]
    let reset = super::model::now_ms() as f64 / 1000.0 + left;
    let mut headers = HeaderMap::new();
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    };
    set("x-ratelimit-limit", limit.requests.to_string());
    set("x-ratelimit-remaining", remaining.to_string());
    set("x-ratelimit-reset", format!("{reset:.3}"));
    set("x-ratelimit-reset-after", format!("{left:.3}"));
    set("x-ratelimit-bucket", rest::bucket_hash(bucket));
    Ok(headers)
}

fn error(problem: &ApiError) -> Response {
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    (status, [(CONTENT_TYPE, "application/json")], problem.body().to_string()).into_response()
}

/// A failure that a test ordered. Discord itself answers in JSON, a proxy in front of it in HTML.
fn broken(status: u16) -> Response {
    let told = match status {
        401 => "401: Unauthorized",
        403 => "403: Forbidden",
        404 => "404: Not Found",
        _ => "",
    };
    if !told.is_empty() {
        return error(&ApiError::new(status, 0, told));
    }
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
    (status, [(CONTENT_TYPE, "text/html")], "<html><body>error code</body></html>").into_response()
}

fn limited(retry_after: f64, global: bool, bucket: &str) -> Response {
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
