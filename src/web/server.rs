//! The HTTP server of the pages: routes, headers and answers. It only reads.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::extract::rejection::{ExtensionRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, FromRequestParts, Path, Query, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::IncomingStream;
use axum::{RequestPartsExt, Router};
use futures::stream;
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use zlib_rs::{DeflateConfig, compress_bound, compress_slice};

use crate::engine::Phrase;
use crate::games::Theme;
use crate::render::{escaped, svg_style, svg_symbols};
use crate::table::{PageName, PublicGame, chain};
use crate::text::Texts;

use super::document::{Document, GROUP, LAYER, SEAT, tag};
use super::hub::{Hub, Page};
use super::listener::{ConnectionLimits, Limited};
use super::visitors::{Network, Visitors};
use super::words::PageWords;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/web");

/// Limits for connections. An open page has one for its events and one for what it asks.
const LIMITS: ConnectionLimits =
    ConnectionLimits { connections: 4096, whole: Duration::from_secs(60 * 60), idle: Duration::from_secs(60) };
/// Interval of the comments that keep an event stream open.
const ALIVE: Duration = Duration::from_secs(25);
/// Width of the picture in a link's preview.
const PREVIEW: u32 = 1000;
/// The shortest body that is worth compressing.
const SHORT: usize = 600;

const FOREVER: &str = "private, max-age=31536000, immutable";
const NEVER: &str = "private, no-store";

/// Headers of every answer.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The other end of a connection: a visitor, or a proxy.
#[derive(Clone, Copy)]
struct Peer(SocketAddr);

impl Connected<IncomingStream<'_, Limited>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Limited>) -> Self {
        Peer(*stream.remote_addr())
    }
}

#[derive(Clone)]
struct Shared {
    hub: Hub,
    visitors: Visitors,
    closing: CancellationToken,
}

/// Serves the pages until `closing`.
///
/// # Errors
/// The listener failed.
pub async fn serve(
    listener: TcpListener,
    hub: Hub,
    proxies: Vec<Network>,
    closing: CancellationToken,
) -> io::Result<()> {
    let shared = Shared { hub, visitors: Visitors::new(proxies), closing: closing.clone() };
    let router = router(shared).into_make_service_with_connect_info::<Peer>();
    axum::serve(Limited::new(listener, LIMITS), router).with_graceful_shutdown(closing.cancelled_owned()).await
}

fn router(shared: Shared) -> Router {
    Router::new()
        .route("/t/{name}", get(page))
        .route("/t/{name}/live", get(live))
        .route("/t/{name}/board.png", get(preview))
        .route("/t/{name}/about/{topic}", get(about))
        .route("/t/{name}/{tag}", get(update))
        .route("/web/{file}", get(file))
        .fallback(|headers: HeaderMap, State(shared): State<Shared>| async move { not_found(&shared, &headers) })
        .layer(middleware::from_fn(safe))
        .with_state(shared)
}

/// Refuses every method that could change something, and adds the headers of every answer.
async fn safe(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = if reads { next.run(request).await } else { StatusCode::METHOD_NOT_ALLOWED.into_response() };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The query of a request.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Asked {
    turn: Option<String>,
    since: Option<String>,
    lang: Option<String>,
    /// Hashes of the parts that the visitor has.
    have: Option<String>,
}

impl Asked {
    /// A turn of the game: the last one for a number beyond it, or for something else than a number.
    fn turn(&self, game: &PublicGame) -> u32 {
        let asked = self.turn.as_deref().and_then(|turn| turn.parse().ok());
        asked.map_or(game.turns(), |turn: u32| turn.min(game.turns()))
    }

    /// The turn before the marked changes: by default, the turn before the shown one.
    fn since(&self, turn: u32) -> u32 {
        let asked = self.since.as_deref().and_then(|turn| turn.parse().ok());
        asked.map_or(turn.saturating_sub(1), |since: u32| since.min(turn))
    }

    /// The language: the one asked for, the browser's, or the game's.
    fn locale(&self, texts: &Texts, headers: &HeaderMap, game: Option<&PublicGame>) -> String {
        let browser = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
        let wanted = browser.split(',').map(|tag| tag.split(';').next().unwrap_or_default().trim());
        let complete = |asked: &str| {
            let found = texts.find_locale(asked)?;
            texts.complete().any(|locale| locale == found).then(|| found.to_owned())
        };
        let asked = self.lang.as_deref().into_iter().chain(wanted).find_map(complete);
        asked.unwrap_or_else(|| texts.match_locale(game.map_or("en", |game| &game.locale)).to_owned())
    }
}

/// The part of each game's path that names it.
#[derive(Deserialize)]
struct GamePath {
    name: String,
}

/// A request for the page of a game. The rejection answers all others.
struct Visit {
    name: PageName,
    page: Arc<Page>,
    game: Arc<PublicGame>,
    asked: Asked,
    locale: String,
    visitor: IpAddr,
    headers: HeaderMap,
    shared: Shared,
}

impl FromRequestParts<Shared> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Visit, Response> {
        let Path(GamePath { name }) = parts.extract().await.map_err(PathRejection::into_response)?;
        let Query(asked): Query<Asked> = parts.extract().await.map_err(QueryRejection::into_response)?;
        let ConnectInfo(Peer(from)) = parts.extract().await.map_err(ExtensionRejection::into_response)?;
        let headers = parts.headers.clone();
        let visitor = shared.visitors.address(from, &headers);
        let unknown = || {
            shared.visitors.asked_unknown(visitor);
            not_found(shared, &headers)
        };
        let name = PageName::parse(&name);
        // Those who share an address with a guesser keep the pages that are watched.
        if !name.as_ref().is_some_and(|name| shared.hub.knows(name)) && shared.visitors.must_wait(visitor) {
            return Err((StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, "60")]).into_response());
        }
        let name = name.ok_or_else(unknown)?;
        let page = shared.hub.page(&name).await.map_err(|error| {
            tracing::error!(error = chain(&error), "could not read a game for its page");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        })?;
        let page = page.ok_or_else(unknown)?;
        let game = page.game().ok_or_else(unknown)?;
        let locale = asked.locale(shared.hub.texts(), &headers, Some(&game));
        Ok(Visit { name, page, game, asked, locale, visitor, headers, shared: shared.clone() })
    }
}

impl Visit {
    fn turn(&self) -> u32 {
        self.asked.turn(&self.game)
    }

    /// The page after this turn.
    async fn document(&self, turn: u32) -> Result<Arc<Document>, Response> {
        let turns = (turn, self.asked.since(turn));
        let drawn = self.shared.hub.document(&self.name, &self.game, turns, &self.locale).await;
        drawn.map_err(|error| {
            tracing::error!(%error, "could not draw a page");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        })
    }

    fn words(&self) -> PageWords {
        PageWords::new(Arc::clone(self.shared.hub.texts()), &self.locale, self.game.title, &self.game.names)
    }

    fn not_found(&self) -> Response {
        not_found(&self.shared, &self.headers)
    }
}

async fn page(visit: Visit) -> Result<Response, Response> {
    let document = visit.document(visit.turn()).await?;
    let html = filled(&visit, &document, &visit.words());
    Ok(answer(&visit.headers, "text/html; charset=utf-8", NEVER, html.into_bytes()))
}

/// The HTML of a page. Its file has placeholders: the slots of the parts, facts about the page, and keys of texts.
fn filled(visit: &Visit, document: &Document, words: &PageWords) -> String {
    let file = FILES.get_file("page.html").and_then(|file| file.contents_utf8()).unwrap_or_default();
    let title = Phrase::new(format!("{}-name", visit.game.title.id()));
    let address = format!("{}/t/{}", visit.shared.hub.address(), visit.name.as_str());
    let languages = words.languages().map(|(locale, name)| {
        let chosen = if locale == words.locale { " aria-current=\"true\"" } else { "" };
        format!(
            "<a href=\"?turn={}&amp;lang={locale}\" lang=\"{locale}\"{chosen}>{}</a>",
            document.turn,
            escaped(&name)
        )
    });
    let languages = languages.collect::<Vec<_>>().join(" · ");
    let [wide, narrow] = document.sizes.map(|(width, height)| format!("0 0 {width} {height}"));
    let (turn, last) = (document.turn, document.last);
    let several = |beginning: &str, element: &str| -> String {
        let parts = document.parts.iter().filter(|part| part.slot.starts_with(beginning));
        let parts = parts.map(|part| (escaped(&part.slot), &part.hash, &part.content));
        parts
            .map(|(slot, hash, html)| format!("<{element} id=\"{slot}\" data-hash=\"{hash}\">{html}</{element}>"))
            .collect()
    };
    let mut html = String::with_capacity(2 * file.len() + 200_000);
    let mut pieces = file.split("{{");
    html.extend(pieces.next());
    for piece in pieces {
        let (key, rest) = piece.split_once("}}").unwrap_or((piece, ""));
        match key {
            "language" => html.push_str(&words.locale),
            "languages" => html.push_str(&languages),
            "game" => html.push_str(visit.game.title.id()),
            "window" => html.push_str(&format!("{} · {}", escaped(&document.title), words.attribute(&title))),
            "description" => html.push_str(&escaped(&document.announcement)),
            "image" => html.push_str(&format!("{}/board.png?turn={turn}", escaped(&address))),
            "style" => html.push_str(&VERSION),
            "symbols" => html.push_str(&SYMBOLS),
            "layers" => html.push_str(&several(LAYER, "g")),
            "things" => html.push_str(&several(GROUP, "section")),
            "seats" => html.push_str(&several(SEAT, "li")),
            "wide-size" => html.push_str(&wide),
            "narrow-size" => html.push_str(&narrow),
            "tag" => html.push_str(&document.tag),
            "turn" => html.push_str(&turn.to_string()),
            "last" => html.push_str(&last.to_string()),
            "before" => html.push_str(&turn.saturating_sub(1).to_string()),
            "after" => html.push_str(&(turn + 1).min(last).to_string()),
            key if key.starts_with("web-") => html.push_str(&words.word(key)),
            key => {
                let part = document.parts.iter().find(|part| part.slot == key);
                let hash = part.map_or("", |part| &part.hash);
                html.push_str(&format!("id=\"{key}\" data-hash=\"{hash}\">{}", part.map_or("", |part| &part.content)));
            }
        }
        html.push_str(rest);
    }
    html
}

async fn update(visit: Visit, Path((_, wanted)): Path<(String, String)>) -> Result<Response, Response> {
    let number = wanted.split('-').next().and_then(|turn| turn.parse().ok());
    // Another version of the turn is gone: the turns were undone. Its reader gets the newest one.
    let turn = number.filter(|turn| *turn <= visit.game.turns()).unwrap_or_else(|| visit.game.turns());
    let lasts = tag(&visit.game, turn) == wanted;
    let document = visit.document(turn).await?;
    let known: Vec<&str> = visit.asked.have.as_deref().unwrap_or_default().split(',').collect();
    let body = document.update(&known).into_bytes();
    Ok(answer(&visit.headers, "application/json", if lasts { FOREVER } else { NEVER }, body))
}

/// The stream of new versions of the game. It ends with the link.
async fn live(visit: Visit) -> Result<Response, Response> {
    let shared = &visit.shared;
    let full = || (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, "60")]).into_response();
    let place = shared.visitors.stream(visit.visitor).ok_or_else(full)?;
    let mut game = visit.page.watch();
    // The first event is the present, so a page that was away catches up.
    game.mark_changed();
    let closing = shared.closing.clone();
    let events = stream::unfold((game, place, closing), |(mut game, place, closing)| async move {
        tokio::select! {
            changed = game.changed() => changed.ok()?,
            () = closing.cancelled() => return None,
        }
        let now = game.borrow_and_update().clone()?;
        let event = Event::default().data(tag(&now, now.turns()));
        Some((Ok::<_, Infallible>(event), (game, place, closing)))
    });
    let alive = KeepAlive::new().interval(ALIVE);
    let mut response = Sse::new(events).keep_alive(alive).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

/// The picture for the preview of a link: the board without names.
async fn preview(visit: Visit) -> Result<Response, Response> {
    let Some(moment) = visit.game.moment(visit.turn()) else { return Err(visit.not_found()) };
    let (words, hub) = (visit.words(), &visit.shared.hub);
    let (renderer, place) = (Arc::clone(hub.renderer()), hub.place().await);
    let drawn = tokio::task::spawn_blocking(move || {
        let board = moment.board(None, &[], Theme::Light);
        let png = renderer.png_of_width(&board.scene, PREVIEW, &|phrase| words.plain(phrase));
        drop(place);
        png
    });
    let png = drawn.await.map_err(|_| StatusCode::SERVICE_UNAVAILABLE.into_response())?;
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "private, max-age=300")], png).into_response())
}

/// The rules about a thing.
async fn about(visit: Visit, Path((_, topic)): Path<(String, String)>) -> Result<Response, Response> {
    let words = visit.words();
    let topics = visit.game.title.topics();
    let Some(topic) = topics.iter().find(|known| known.id == topic) else { return Err(visit.not_found()) };
    let lines: String = topic.text.iter().map(|line| format!("<p>{}</p>", words.html(line))).collect();
    Ok(answer(&visit.headers, "text/html; charset=utf-8", "private, max-age=86400", lines.into_bytes()))
}

/// The files of the page, and the style sheet of each game's board.
async fn file(State(shared): State<Shared>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    let title = crate::games::titles().iter().find(|title| name.strip_suffix("-board.css") == Some(title.id()));
    if let Some(title) = title {
        let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| title.canvas(theme, (1, 1)).colours);
        return answer(&headers, "text/css; charset=utf-8", FOREVER, svg_style(light, dark).into_bytes());
    }
    let found = FILES.get_file(&name).or_else(|| FILES.get_file(format!("fonts/{name}")));
    let kind = match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => return not_found(&shared, &headers),
    };
    match found {
        Some(file) => answer(&headers, kind, FOREVER, file.contents().to_vec()),
        None => not_found(&shared, &headers),
    }
}

/// The same answer for names that never existed and for those that were renewed.
fn not_found(shared: &Shared, headers: &HeaderMap) -> Response {
    let texts = shared.hub.texts();
    let locale = Asked::default().locale(texts, headers, None);
    let file = FILES.get_file("gone.html").and_then(|file| file.contents_utf8()).unwrap_or_default();
    let sentence = escaped(&texts.say(&locale, &Phrase::new("web-gone"), &[]));
    // The path of the public address: this page can stand anywhere below it.
    let address = shared.hub.address();
    let base = address.split_once("://").and_then(|(_, rest)| rest.split_once('/')).map_or("", |(_, path)| path);
    let base = if base.is_empty() { String::new() } else { format!("/{}", escaped(base)) };
    let html = file.replace("{{language}}", &locale).replace("{{base}}", &base);
    let html = html.replace("{{style}}", &VERSION).replace("{{web-gone}}", &sentence);
    let mut response = answer(headers, "text/html; charset=utf-8", NEVER, html.into_bytes());
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

/// The drawings of all games.
static SYMBOLS: LazyLock<String> = LazyLock::new(svg_symbols);

/// A hash of all files, so that browsers load those of a new release.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = xxhash_rust::xxh3::Xxh3::new();
    FILES.files().for_each(|file| hasher.update(file.contents()));
    hasher.update(SYMBOLS.as_bytes());
    for title in crate::games::titles() {
        let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| title.canvas(theme, (1, 1)).colours);
        hasher.update(svg_style(light, dark).as_bytes());
    }
    format!("{:x}", hasher.digest())
});

/// An answer, compressed if that is worth it and the visitor can read it.
fn answer(asked: &HeaderMap, kind: &'static str, cached: &'static str, body: Vec<u8>) -> Response {
    let fonts = kind.starts_with("font/");
    let encodings = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let packed = body.len() >= SHORT && !fonts && encodings.split(',').any(|name| name.trim().starts_with("gzip"));
    let head = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, cached),
        (header::VARY, "accept-encoding, accept-language"),
    ];
    if packed {
        (head, [(header::CONTENT_ENCODING, "gzip")], gzip(&body)).into_response()
    } else {
        (head, body).into_response()
    }
}

/// Compresses a body.
fn gzip(body: &[u8]) -> Vec<u8> {
    let mut packed = vec![0; compress_bound(body.len()) + 32];
    // 15 bits for the window, and 16 more for the form of gzip.
    let config = DeflateConfig { window_bits: 15 + 16, ..DeflateConfig::new(6) };
    let (data, _) = compress_slice(&mut packed, body, config);
    let length = data.len();
    packed.truncate(length);
    packed
}
