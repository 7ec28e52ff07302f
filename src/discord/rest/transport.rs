//! The transport to Discord: sends one request and returns the reply.
//!
//! The modules above handle limits, retries and the meaning of replies, so tests can replace the transport with a
//! simulated Discord and exercise the real bot.

use std::pin::Pin;
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, StatusCode, Url};
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

/// The pending content of a file. `None` if it is larger than allowed.
pub type Fetched<'a> = Pin<Box<dyn Future<Output = Result<Option<Vec<u8>>, RestError>> + Send + 'a>>;

/// A way to send requests to Discord.
pub trait Transport: Send + Sync {
    /// Sends a request. Fails with [`RestError::Unreachable`] if the request can't have arrived, and with
    /// [`RestError::Lost`] if it may have.
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a>;

    /// Gets an uploaded file of at most this many bytes from Discord's storage, and from nowhere else.
    fn fetch<'a>(&'a self, _url: &'a str, _most: usize, _within: Duration) -> Fetched<'a> {
        // A simulated Discord needs no storage.
        Box::pin(std::future::ready(Err(RestError::Lost { reason: "there is no storage".to_owned() })))
    }

    /// Returns the current time for rate limits.
    fn now(&self) -> Instant {
        Instant::now()
    }
}

pub(super) struct HttpClient {
    client: Client,
    /// The server, without `/api/v10`.
    address: String,
    authorization: HeaderValue,
    /// For files. It follows no redirects, which could lead anywhere.
    files: Client,
}

/// Discord itself.
pub(super) const DISCORD: &str = "https://discord.com";

/// The servers of Discord that keep uploaded files.
const STORAGE: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

impl HttpClient {
    pub(super) fn new(token: &Secret, address: &str) -> Result<Self, reqwest::Error> {
        // A token has only characters that are valid in a header. Discord rejects the fallback as an invalid token.
        let mut authorization = HeaderValue::try_from(format!("Bot {}", token.expose()))
            .unwrap_or_else(|_| HeaderValue::from_static("Bot"));
        authorization.set_sensitive(true);
        let agent = concat!("DiscordBot (", env!("CARGO_PKG_NAME"), ", ", env!("CARGO_PKG_VERSION"), ")");
        let headers = HeaderMap::from_iter([(USER_AGENT, HeaderValue::from_static(agent))]);
        let client = Client::builder().default_headers(headers).build()?;
        let files = Client::builder().redirect(Policy::none()).build()?;
        Ok(HttpClient { client, address: address.to_owned(), authorization, files })
    }
}

/// Returns `true` if a file is in Discord's storage, or on the same server as the API if that isn't Discord's.
fn is_stored(url: &Url, api: &str) -> bool {
    let of_discord = url.scheme() == "https" && url.host_str().is_some_and(|host| STORAGE.contains(&host));
    let of_api = api != DISCORD && Url::parse(api).is_ok_and(|api| api.origin() == url.origin());
    of_discord || of_api
}

impl Transport for HttpClient {
    fn fetch<'a>(&'a self, url: &'a str, most: usize, within: Duration) -> Fetched<'a> {
        Box::pin(async move {
            let refused = || RestError::Lost { reason: "the address isn't in Discord's storage".to_owned() };
            let url = Url::parse(url).ok().filter(|url| is_stored(url, &self.address)).ok_or_else(refused)?;
            let failed = |error| RestError::from_request(error, &self.address);
            let mut answer = self.files.get(url).timeout(within).send().await.map_err(failed)?;
            if !answer.status().is_success() {
                return Err(RestError::Unexplained { status: answer.status().as_u16() });
            }
            let mut bytes = Vec::new();
            while let Some(part) = answer.chunk().await.map_err(failed)? {
                if bytes.len() + part.len() > most {
                    return Ok(None);
                }
                bytes.extend_from_slice(&part);
            }
            Ok(Some(bytes))
        })
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_only_from_the_storage_of_discord() {
        let stored = |url: &str, api: &str| is_stored(&Url::parse(url).unwrap(), api);
        for (url, known) in [
            ("https://cdn.discordapp.com/ephemeral-attachments/1/2/game.json?ex=1", true),
            ("https://media.discordapp.net/attachments/1/2/game.json", true),
            ("http://cdn.discordapp.com/attachments/1/2/game.json", false),
            ("https://cdn.discordapp.com.example.org/game.json", false),
            ("https://cdn.discordapp.com@example.org/game.json", false),
            ("https://discord.com/api/v10/users/@me", false),
            ("http://127.0.0.1:9000/metrics", false),
            ("file:///etc/passwd", false),
        ] {
            assert_eq!(stored(url, DISCORD), known, "{url}");
        }
        assert!(stored("http://127.0.0.1:4880/files/1", "http://127.0.0.1:4880"));
        assert!(!stored("http://127.0.0.1:9000/files/1", "http://127.0.0.1:4880"));
    }
}
