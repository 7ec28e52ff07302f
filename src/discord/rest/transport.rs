//! The way to Discord: sends one request and brings what was answered.
//!
//! Everything else about requests (limits, attempts, what an answer means) is above it, so that tests can put a
//! simulated Discord in its place and try what the bot really does.

use std::pin::Pin;
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, StatusCode};
use serde_json::Value;

use crate::discord::parts::message::Attachment;
use crate::discord::parts::secret::Secret;

use super::error::RestError;

/// One request as it is sent.
pub struct HttpRequest<'a> {
    /// The method.
    pub method: &'a Method,
    /// The path behind `/api/v10`.
    pub path: &'a str,
    /// The body, as JSON.
    pub body: Option<&'a Value>,
    /// A file beside it.
    pub file: Option<&'a Attachment>,
    /// Whether the bot's token is shown.
    pub authorized: bool,
    /// How long it may take.
    pub within: Duration,
}

/// What was answered.
pub struct HttpAnswer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body; nothing if the connection broke before it was whole.
    pub body: Option<String>,
}

/// What comes of a request.
pub type Sent<'a> = Pin<Box<dyn Future<Output = Result<HttpAnswer, RestError>> + Send + 'a>>;

/// The way to Discord.
pub trait Transport: Send + Sync {
    /// Sends a request. Fails with [`RestError::Unreachable`] if it cannot have arrived, and with
    /// [`RestError::Lost`] if it may have.
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a>;

    /// The time by which limits are kept.
    fn now(&self) -> Instant {
        Instant::now()
    }
}

/// The network.
pub(super) struct Network {
    client: Client,
    /// The server, without `/api/v10`.
    address: String,
    authorization: HeaderValue,
}

impl Network {
    pub(super) fn new(token: &Secret, address: &str) -> Result<Self, reqwest::Error> {
        // A token has only characters that may stand in a header; anything else is refused as no token.
        let mut authorization = HeaderValue::try_from(format!("Bot {}", token.expose()))
            .unwrap_or_else(|_| HeaderValue::from_static("Bot"));
        authorization.set_sensitive(true);
        let agent = concat!("DiscordBot (", env!("CARGO_PKG_NAME"), ", ", env!("CARGO_PKG_VERSION"), ")");
        let headers = HeaderMap::from_iter([(USER_AGENT, HeaderValue::from_static(agent))]);
        let client = Client::builder().default_headers(headers).build()?;
        Ok(Network { client, address: address.to_owned(), authorization })
    }
}

impl Transport for Network {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        Box::pin(async move {
            let HttpRequest { method, path, body, file, authorized, within } = request;
            let address = format!("{}/api/v10{path}", self.address);
            let mut request = self.client.request(method.clone(), address).timeout(within);
            if authorized {
                request = request.header(AUTHORIZATION, self.authorization.clone());
            }
            request = match (body, file) {
                (None, _) => request,
                (Some(body), None) => request.header("content-type", "application/json").body(body.to_string()),
                (Some(body), Some(file)) => {
                    let part = Part::bytes(file.bytes.to_vec()).file_name(file.name.clone());
                    request.multipart(Form::new().text("payload_json", body.to_string()).part("files[0]", part))
                }
            };
            let answer = request.send().await.map_err(|error| RestError::from_request(error, &self.address))?;
            let (status, headers) = (answer.status(), answer.headers().clone());
            Ok(HttpAnswer { status, headers, body: answer.text().await.ok() })
        })
    }
}
