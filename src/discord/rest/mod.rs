//! Discord's HTTP API: the bot's requests.
//!
//! Bodies and replies are JSON. The bot reads only the fields that it needs.

mod emojis;
mod error;
mod limits;
mod own;
mod retry;
mod starts;
mod transport;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use reqwest::Method;
use reqwest::header::RETRY_AFTER;
use serde_json::{Value, json};
use serenity::builder::CreateCommand;
use tokio::sync::Notify;

use crate::monitor;
use crate::table::{ChannelId, GuildId, MessageId, Tables, UserId, chain};

use super::parts::interaction::{InteractionHandle, snowflake};
use super::parts::mark::MarkKey;
use super::parts::message::Attachment;
use super::parts::secret::Secret;

pub use error::{RestError, code};
pub use own::OwnGuild;
pub use retry::retry_forever;
pub use starts::SessionStarts;
pub use transport::{Fetched, HttpAnswer, HttpRequest, Sent, Transport};

use limits::RateLimits;
use retry::retry_transient;
use transport::{DISCORD, HttpClient};

/// Discord shows a failure if an interaction isn't answered within three seconds. The remaining time is for the
/// event's way to us.
const ACKNOWLEDGE_WITHIN: Duration = Duration::from_millis(2600);
/// Time limit for one attempt to acknowledge.
const ACKNOWLEDGE_ATTEMPT: Duration = Duration::from_millis(1200);
/// The pause after the first failed attempt.
const ACKNOWLEDGE_PAUSE: Duration = Duration::from_millis(80);
/// Time limit for one attempt of any other request, including the upload of a picture.
const ATTEMPT: Duration = Duration::from_secs(15);
/// Time limit for all attempts to reply to an interaction. Its token is valid for 15 minutes, but users don't watch
/// the screen that long.
const ANSWER_WITHIN: Duration = Duration::from_secs(60);
/// The pause after the first failed attempt.
const ANSWER_PAUSE: Duration = Duration::from_millis(200);
/// Messages to read per request: Discord's maximum.
pub const MESSAGES: usize = 100;

/// The end of the path that acknowledges interactions.
const CALLBACK: &str = "/callback";

/// The HTTP API of Discord, or of a compatible server.
pub struct Rest {
    transport: Box<dyn Transport>,
    limits: RateLimits,
    /// Woken after Discord rejects the token.
    unauthorized: Notify,
    mark_key: MarkKey,
    /// `None` before the bot is active. `Rest` then doesn't check the lease.
    tables: Option<Tables>,
}

/// Discord's type number for public threads.
const PUBLIC_THREAD: u8 = 11;
/// Minutes without a message before Discord archives a thread: Discord's maximum, a week.
const LONGEST_ARCHIVING: u16 = 10_080;

/// The gateway's address and limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GatewayAddress {
    /// The WebSocket address.
    pub url: String,
    /// The number of connections to divide the servers among.
    pub shards: u32,
    /// The limits on new connections. `None` if Discord didn't send them.
    pub starts: Option<SessionStarts>,
}

/// The parts of one request, for [`Rest::send`].
struct Call<'a> {
    method: Method,
    path: String,
    body: Option<&'a Value>,
    file: Option<&'a Attachment>,
    /// `true` to send the bot's token. A path with an interaction's token doesn't need it, and the bot's limits don't
    /// apply.
    authorized: bool,
    within: Duration,
}

impl<'a> Call<'a> {
    fn new(method: Method, path: String) -> Self {
        Call { method, path, body: None, file: None, authorized: true, within: ATTEMPT }
    }

    fn body(self, body: &'a Value) -> Self {
        Call { body: Some(body), ..self }
    }

    fn file(self, file: Option<&'a Attachment>) -> Self {
        Call { file, ..self }
    }

    fn with_own_token(self) -> Self {
        Call { authorized: false, ..self }
    }
}

impl Rest {
    /// Connects to Discord, or to the server at this address (without `/api/v10`).
    ///
    /// # Errors
    /// This machine has no TLS.
    pub fn new(token: &Secret, address: Option<&str>) -> Result<Self, reqwest::Error> {
        let mark_key = MarkKey::of(token);
        Ok(Rest { mark_key, ..Rest::with_transport(HttpClient::new(token, address.unwrap_or(DISCORD))?) })
    }

    /// Uses another transport.
    pub fn with_transport(transport: impl Transport + 'static) -> Self {
        let mark_key = MarkKey::default();
        Rest {
            transport: Box::new(transport),
            limits: RateLimits::default(),
            unauthorized: Notify::new(),
            mark_key,
            tables: None,
        }
    }

    /// Sets the games whose lease `Rest` checks. Requests that change anything in Discord then fail if another process
    /// has taken over.
    pub(super) fn for_tables(self, tables: Tables) -> Self {
        Rest { tables: Some(tables), ..self }
    }

    /// The key for marks on messages.
    pub(super) fn mark_key(&self) -> &MarkKey {
        &self.mark_key
    }

    /// Waits until Discord has rejected the token.
    pub async fn unauthorized(&self) {
        self.unauthorized.notified().await;
    }

    /// Makes one attempt. Returns Discord's reply, or null if it can't be parsed.
    async fn send(&self, call: Call<'_>) -> Result<Value, RestError> {
        let sent = self.send_once(call).await;
        monitor::request(match &sent {
            Ok(_) => "ok",
            Err(RestError::Refused { .. }) => "refused",
            Err(RestError::Unauthorized) => "unauthorized",
            Err(RestError::Limited { .. }) => "limited",
            Err(RestError::Unreachable { .. }) => "unreachable",
            Err(RestError::Unconfirmed { .. }) => "unconfirmed",
            Err(RestError::Unexplained { .. } | RestError::Lost { .. }) => "lost",
        });
        sent
    }

    /// Checks the lease before a request: a process that was suspended may have been replaced and must not act.
    /// Replies to interactions are exempt, since only this process has acknowledged them.
    async fn confirm(&self, call: &Call<'_>) -> Result<(), RestError> {
        let speaks = call.method != Method::GET && (call.authorized || call.path.ends_with(CALLBACK));
        let Some(tables) = self.tables.as_ref().filter(|_| speaks) else { return Ok(()) };
        let confirmed = tokio::time::timeout(call.within, tables.confirm_lease()).await;
        let confirmed = confirmed.map_err(|_| "the database does not answer".to_owned());
        let confirmed = confirmed.and_then(|confirmed| confirmed.map_err(|error| chain(&error)));
        confirmed.map_err(|reason| RestError::Unconfirmed { reason })
    }

    async fn send_once(&self, call: Call<'_>) -> Result<Value, RestError> {
        self.confirm(&call).await?;
        let Call { method, path, body, file, authorized, within } = call;
        if authorized && let Some(wait) = self.limits.wait(self.transport.now(), &method, &path) {
            return Err(RestError::Limited { retry_after: Some(wait) });
        }
        let request = HttpRequest { method: &method, path: &path, body, file, authorized, within };
        let HttpAnswer { status, headers, body: text } = self.transport.send(request).await?;
        let now = self.transport.now();
        if status.is_success() {
            self.limits.learn(now, &method, &path, &headers, None);
            // The request succeeded, even if its reply is lost.
            return Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or(Value::Null));
        }
        let body = serde_json::from_str(&text.unwrap_or_default()).unwrap_or(Value::Null);
        let header = headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()).and_then(limits::seconds);
        let error = RestError::from_answer(status, header, &body);
        if authorized {
            self.limits.learn(now, &method, &path, &headers, error.retry_after());
            if error == RestError::Unauthorized {
                self.unauthorized.notify_one();
            }
        }
        Err(error)
    }

    async fn get(&self, path: String) -> Result<Value, RestError> {
        self.send(Call::new(Method::GET, path)).await
    }

    /// Gets an uploaded file; `None` if it is larger than `most` bytes. One attempt.
    pub async fn file(&self, url: &str, most: usize) -> Result<Option<Vec<u8>>, RestError> {
        self.transport.fetch(url, most, ATTEMPT).await
    }

    /// Returns the bot's own user id.
    pub async fn me(&self) -> Result<UserId, RestError> {
        let user = self.get("/users/@me".to_owned()).await?;
        snowflake(&user["id"]).map(UserId).ok_or_else(|| unreadable("the bot's own user"))
    }

    /// Returns the gateway's address.
    pub async fn gateway(&self) -> Result<GatewayAddress, RestError> {
        let gateway = self.get("/gateway/bot".to_owned()).await?;
        let shards = gateway["shards"].as_u64().and_then(|shards| u32::try_from(shards).ok());
        match gateway["url"].as_str() {
            Some(url) => Ok(GatewayAddress {
                url: url.to_owned(),
                shards: shards.unwrap_or(1).max(1),
                starts: SessionStarts::of(&gateway),
            }),
            None => Err(unreadable("the gateway's address")),
        }
    }

    /// Replaces the application's commands, globally or in one server.
    pub async fn register(
        &self,
        application: u64,
        guild: Option<u64>,
        commands: &[CreateCommand],
    ) -> Result<(), RestError> {
        let path = match guild {
            Some(guild) => format!("/applications/{application}/guilds/{guild}/commands"),
            None => format!("/applications/{application}/commands"),
        };
        self.send(Call::new(Method::PUT, path).body(&json!(commands))).await.map(drop)
    }

    /// Acknowledges an interaction: the first reply to it.
    ///
    /// # Errors
    /// Discord didn't get it in time. The user sees a failure, so the bot must not act. Or another process was first
    /// ([`RestError::is_anothers`]) and will reply instead.
    pub async fn acknowledge(&self, interaction: &InteractionHandle, body: &Value) -> Result<(), RestError> {
        let path = format!("/interactions/{}/{}{CALLBACK}", interaction.id, interaction.token.expose());
        let lost = AtomicBool::new(false);
        retry_transient(ACKNOWLEDGE_WITHIN, ACKNOWLEDGE_PAUSE, || async {
            let call = Call::new(Method::POST, path.clone()).body(body).with_own_token();
            match self.send(Call { within: ACKNOWLEDGE_ATTEMPT, ..call }).await {
                // An earlier attempt arrived, and only its reply was lost.
                Err(error) if error.is_anothers() && lost.load(Ordering::Relaxed) => Ok(()),
                Err(error) => {
                    let unsure = matches!(error, RestError::Unexplained { .. } | RestError::Lost { .. });
                    lost.fetch_or(unsure, Ordering::Relaxed);
                    Err(error)
                }
                Ok(_) => Ok(()),
            }
        })
        .await
    }

    /// Sends the reply that [`Rest::acknowledge`] promised.
    ///
    /// # Errors
    /// Discord refused it, or all attempts failed for a minute.
    pub async fn answer(
        &self,
        interaction: &InteractionHandle,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<(), RestError> {
        self.answer_at(Method::PATCH, &original(interaction), body, file, ANSWER_WITHIN).await
    }

    /// Sends a first version of the reply. Makes one attempt, since [`Rest::answer`] follows.
    ///
    /// # Errors
    /// Discord refused it, or the attempt failed.
    pub async fn answer_early(&self, interaction: &InteractionHandle, body: &Value) -> Result<(), RestError> {
        self.answer_at(Method::PATCH, &original(interaction), body, None, Duration::ZERO).await
    }

    /// Adds one more message to a reply.
    ///
    /// # Errors
    /// See [`Rest::answer`].
    pub async fn follow_up(
        &self,
        interaction: &InteractionHandle,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<(), RestError> {
        let path = format!("/webhooks/{}/{}", interaction.application, interaction.token.expose());
        self.answer_at(Method::POST, &path, body, file, ANSWER_WITHIN).await
    }

    async fn answer_at(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        file: Option<&Attachment>,
        within: Duration,
    ) -> Result<(), RestError> {
        retry_transient(within, ANSWER_PAUSE, || async {
            let call = Call::new(method.clone(), path.to_owned()).body(body).file(file).with_own_token();
            self.send(call).await.map(drop)
        })
        .await
    }

    /// Creates a message in a channel. One attempt.
    pub async fn create(
        &self,
        channel: ChannelId,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<MessageId, RestError> {
        let call = Call::new(Method::POST, format!("/channels/{channel}/messages")).body(body).file(file);
        let message = self.send(call).await?;
        snowflake(&message["id"]).map(MessageId).ok_or_else(|| unreadable("the new message"))
    }

    /// Returns a message. One attempt.
    ///
    /// # Errors
    /// The request failed. Discord refuses it without the permission to read the history.
    pub async fn message(&self, channel: ChannelId, message: MessageId) -> Result<Value, RestError> {
        self.get(format!("/channels/{channel}/messages/{message}")).await
    }

    /// Edits a message and returns `true` if it is pinned. One attempt.
    pub async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<bool, RestError> {
        let call = Call::new(Method::PATCH, format!("/channels/{channel}/messages/{message}")).body(body).file(file);
        Ok(self.send(call).await?["pinned"] == true)
    }

    /// Deletes one of the bot's messages. One attempt.
    pub async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), RestError> {
        self.send(Call::new(Method::DELETE, format!("/channels/{channel}/messages/{message}"))).await.map(drop)
    }

    /// Returns the first `MESSAGES` messages of a channel after this one, in any order. One attempt.
    pub async fn messages(&self, channel: ChannelId, after: u64) -> Result<Vec<Value>, RestError> {
        let path = format!("/channels/{channel}/messages?after={after}&limit={MESSAGES}");
        match self.get(path).await? {
            Value::Array(messages) => Ok(messages),
            _ => Err(unreadable("the channel's messages")),
        }
    }

    /// Returns the channel for direct messages with a user. One attempt.
    pub async fn direct_channel(&self, user: UserId) -> Result<ChannelId, RestError> {
        let body = json!({ "recipient_id": user.to_string() });
        let channel = self.send(Call::new(Method::POST, "/users/@me/channels".to_owned()).body(&body)).await?;
        snowflake(&channel["id"]).map(ChannelId).ok_or_else(|| unreadable("the channel"))
    }

    /// Checks that a user is a member of a server. One attempt.
    pub async fn member(&self, guild: GuildId, user: UserId) -> Result<(), RestError> {
        self.get(format!("/guilds/{guild}/members/{user}")).await.map(drop)
    }

    /// Checks that a server is accessible. One attempt.
    pub async fn guild(&self, guild: GuildId) -> Result<(), RestError> {
        self.get(format!("/guilds/{guild}")).await.map(drop)
    }

    /// Returns a channel. One attempt.
    pub async fn channel(&self, channel: ChannelId) -> Result<Value, RestError> {
        self.get(format!("/channels/{channel}")).await
    }

    /// Changes a channel and returns its new state. One attempt.
    pub async fn change_channel(&self, channel: ChannelId, change: &Value) -> Result<Value, RestError> {
        self.send(Call::new(Method::PATCH, format!("/channels/{channel}")).body(change)).await
    }

    /// Opens a post in a forum, with its first message. One attempt.
    pub async fn open_post(
        &self,
        forum: ChannelId,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<ChannelId, RestError> {
        let mut body = body.clone();
        body["auto_archive_duration"] = LONGEST_ARCHIVING.into();
        let call = Call::new(Method::POST, format!("/channels/{forum}/threads")).body(&body).file(file);
        let post = self.send(call).await?;
        snowflake(&post["id"]).map(ChannelId).ok_or_else(|| unreadable("the new post"))
    }

    /// Opens a public thread in a channel, which Discord announces there. One attempt.
    pub async fn open_thread(&self, channel: ChannelId, name: &str) -> Result<ChannelId, RestError> {
        let body = json!({ "name": name, "type": PUBLIC_THREAD, "auto_archive_duration": LONGEST_ARCHIVING });
        let thread = self.send(Call::new(Method::POST, format!("/channels/{channel}/threads")).body(&body)).await?;
        snowflake(&thread["id"]).map(ChannelId).ok_or_else(|| unreadable("the new thread"))
    }

    /// Adds a user to a thread. One attempt.
    pub async fn add_to_thread(&self, thread: ChannelId, user: UserId) -> Result<(), RestError> {
        let path = format!("/channels/{thread}/thread-members/{user}");
        self.send(Call::new(Method::PUT, path)).await.map(drop)
    }

    /// Opens an archived thread again. One attempt.
    pub async fn reopen(&self, thread: ChannelId) -> Result<(), RestError> {
        let body = json!({ "archived": false });
        self.send(Call::new(Method::PATCH, format!("/channels/{thread}")).body(&body)).await.map(drop)
    }

    /// Pins a message. One attempt.
    pub async fn pin(&self, channel: ChannelId, message: MessageId) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages/pins/{message}");
        self.send(Call::new(Method::PUT, path)).await.map(drop)
    }
}

/// The path of the reply to an interaction.
fn original(interaction: &InteractionHandle) -> String {
    format!("/webhooks/{}/{}/messages/@original", interaction.application, interaction.token.expose())
}

/// The request succeeded, but its reply lacks a field that the bot needs.
fn unreadable(what: &str) -> RestError {
    RestError::Lost { reason: format!("the answer does not name {what}") }
}
