//! The web page, built into the program.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use include_dir::{Dir, include_dir};
use serde_json::json;

use super::shared::Shared;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/sandbox");

/// The routes for `/` and the page's files.
pub fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/", get(index))
        .route("/page/{name}", get(|Path(name): Path<String>| async move { serve(&name) }))
}

/// The page with texts in the browser's language, so the first view is right and it can report a server without an
/// answer. The file contains placeholders: `{{language}}`, `{{words}}` and keys of texts.
async fn index(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let Some(page) = FILES.get_file("index.html").and_then(|file| file.contents_utf8()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
    let words = shared.world().config.words.clone();
    let translated = words.of(wanted);
    let mut filled = String::with_capacity(2 * page.len());
    let mut parts = page.split("{{");
    filled.extend(parts.next());
    for part in parts {
        let (name, rest) = part.split_once("}}").unwrap_or((part, ""));
        match name {
            "language" => filled.push_str(&escaped(&translated.language)),
            // Inside a script, only its end tag could be misread.
            "words" => filled.push_str(&json!(translated).to_string().replace('<', "\\u003c")),
            key => filled.push_str(&escaped(translated.sentences.get(key).map_or(key, String::as_str))),
        }
        filled.push_str(rest);
    }
    let kind = (CONTENT_TYPE, "text/html; charset=utf-8");
    ([kind, (CACHE_CONTROL, "no-cache"), (VARY, "accept-language")], filled).into_response()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn serve(name: &str) -> Response {
    let Some(file) = FILES.get_file(name) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    // The browser must load the files of a new build immediately.
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], file.contents()).into_response()
}
