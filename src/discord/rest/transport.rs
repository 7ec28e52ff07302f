//! The transport to Discord: sends one request and returns the reply.
//!
//! The modules above handle limits, retries and the meaning of replies, so tests can replace the transport with a
//! simulated Discord and exercise the real bot.

use std::pin::Pin;
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, StatusCode};
use serde_json::Value;

use crate::discord::parts::message::Attachment;
use crate::discord::parts::secret::Secret;

use super::error::RestError;

pub struct HttpRequest<'a> {
    pub method: &'a Method,
    /// The path after `/api/v10`.
    pub path: &'a str,
    /// The body, as JSON.
    pub body: Option<&'a Value>,
    /// A file to upload with the body.
    pub file: Option<&'a Attachment>,
    /// `true` to send the bot's token.
    pub authorized: bool,
    /// The time limit.
    pub within: Duration,
}

/// The reply to a request.
pub struct HttpAnswer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    /// The body. `None` if the connection broke before its end.
    pub body: Option<String>,
}

/// The pending result of a request.
pub type Sent<'a> = Pin<Box<dyn Future<Output = Result<HttpAnswer, RestError>> + Send + 'a>>;

/// A way to send requests to Discord.
pub trait Transport: Send + Sync {
    /// Sends a request. Fails with [`RestError::Unreachable`] if the request can't have arrived, and with
    /// [`RestError::Lost`] if it may have.
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a>;

    /// Returns the current time for rate limits.
    fn now(&self) -> Instant {
        Instant::now()
    }
}

pub(super) struct Network {
    client: Client,
    /// The server, without `/api/v10`.
    address: String,
    authorization: HeaderValue,
}

impl Network {
    pub(super) fn new(token: &Secret, address: &str) -> Result<Self, reqwest::Error> {
        // A token has only characters that are valid in a header. Discord rejects the fallback as an invalid token.
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
