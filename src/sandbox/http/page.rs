//! The web page, built into the program.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use include_dir::{Dir, include_dir};

use super::shared::Shared;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/sandbox");

/// `/` and the files that the page loads.
pub fn routes() -> Router<Arc<Shared>> {
    let index = || async { serve("index.html") };
    Router::new()
        .route("/", get(index))
        .route("/page/{name}", get(|Path(name): Path<String>| async move { serve(&name) }))
}

fn serve(name: &str) -> Response {
    let Some(file) = FILES.get_file(name) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    // A new build shall be seen at once.
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], file.contents()).into_response()
}
