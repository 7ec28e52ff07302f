//! Access control: programs on this machine and the sandbox's page may connect, other web pages may not.
//!
//! A browser lets any page send requests to this machine. So a request must name this machine as its host (otherwise a
//! foreign name could point here), and it must not come from another page.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, HOST, ORIGIN};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::shared::Shared;

/// Passes a request on, or refuses it with 403.
pub async fn guard(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    match refusal(request.method(), request.headers(), shared.port) {
        Some(why) => {
            let wanted = request.headers().get(ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok());
            let words = shared.world().config.words.clone();
            let sentence = words.of(wanted.unwrap_or_default()).sentences.remove(why);
            (StatusCode::FORBIDDEN, sentence.unwrap_or_else(|| why.to_owned())).into_response()
        }
        None => next.run(request).await,
    }
}

/// The key of the text for a refused request; `None` if the request is allowed.
fn refusal(method: &Method, headers: &HeaderMap, port: u16) -> Option<&'static str> {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if !text(HOST).is_some_and(|host| is_own(host, port)) {
        return Some("sandbox-own-address");
    }
    let foreign = "sandbox-foreign-page";
    if let Some(origin) = text(ORIGIN)
        && !origin.strip_prefix("http://").is_some_and(|host| is_own(host, port))
    {
        return Some(foreign);
    }
    // Browsers send this header even without an Origin. Any site may link to the page.
    let site = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok()).unwrap_or("none");
    let link = method == Method::GET && headers.get("sec-fetch-mode").is_some_and(|mode| mode == "navigate");
    (!matches!(site, "none" | "same-origin") && !link).then_some(foreign)
}

/// Returns `true` if the host is this machine at the sandbox's port.
fn is_own(host: &str, port: u16) -> bool {
    let Some((name, given)) = host.rsplit_once(':') else { return false };
    given.parse() == Ok(port) && matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}
