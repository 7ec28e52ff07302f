//! Discord's HTTP interface: the requests that the bot makes.
//!
//! Bodies and answers are JSON; only the fields that are needed are read.

mod emojis;
mod error;
mod limits;
mod own;
mod retry;
mod starts;
mod transport;

use std::time::Duration;

use reqwest::Method;
use reqwest::header::RETRY_AFTER;
use serde_json::{Value, json};
use serenity::builder::CreateCommand;
use tokio::sync::Notify;

use crate::monitor;
use crate::table::{ChannelId, GuildId, MessageId, UserId};

use super::parts::interaction::{InteractionHandle, snowflake};
use super::parts::mark::MarkKey;
use super::parts::message::Attachment;
use super::parts::secret::Secret;

pub use error::RestError;
pub use own::OwnGuild;
pub use retry::until_it_works;
pub use starts::SessionStarts;
pub use transport::{HttpAnswer, HttpRequest, Sent, Transport};

use limits::Limits;
use retry::patiently;
use transport::Network;

/// Discord itself.
const DISCORD: &str = "https://discord.com";
/// Discord shows a failure unless an interaction is answered within three seconds; what is left is
/// for the way to us.
const ACKNOWLEDGE_WITHIN: Duration = Duration::from_millis(2600);
/// One attempt to acknowledge.
const ACKNOWLEDGE_ATTEMPT: Duration = Duration::from_millis(1200);
/// The pause after the first failed one.
const ACKNOWLEDGE_PAUSE: Duration = Duration::from_millis(80);
/// One attempt of anything else, a picture's upload included.
const ATTEMPT: Duration = Duration::from_secs(15);
/// How long an answer to an interaction is tried: its token lives for 15 minutes, but nobody looks
/// at the screen for as long.
const ANSWER_WITHIN: Duration = Duration::from_secs(60);
/// The pause after the first failed one.
const ANSWER_PAUSE: Duration = Duration::from_millis(200);
/// How many messages of a channel are read at once: as many as Discord gives.
pub const MESSAGES: usize = 100;

/// "Interaction has already been acknowledged."
const ALREADY_ACKNOWLEDGED: i64 = 40060;

/// The HTTP interface of Discord, or of a server that speaks its language.
pub struct Rest {
    transport: Box<dyn Transport>,
    limits: Limits,
    /// Woken when Discord does not accept the token.
    unauthorized: Notify,
    mark_key: MarkKey,
}

/// Discord's number of public threads.
const PUBLIC_THREAD: u8 = 11;
/// After how many minutes without a message a thread leaves the list of channels: the longest that Discord has.
const LONGEST_ARCHIVING: u16 = 10_080;

/// Where the gateway is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GatewayAddress {
    /// Its WebSocket address.
    pub url: String,
    /// In how many connections the servers are to be divided.
    pub shards: u32,
    /// How many may begin, and how fast; nothing where Discord does not say.
    pub starts: Option<SessionStarts>,
}

/// One request.
struct Call<'a> {
    method: Method,
    path: String,
    body: Option<&'a Value>,
    file: Option<&'a Attachment>,
    /// Whether the bot's token is shown. Where the path has an interaction's token it is not needed,
    /// and the limits of the bot do not count.
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
    /// The interface of Discord, or of the server at this address (without `/api/v10`).
    ///
    /// # Errors
    /// No TLS on this machine.
    pub fn new(token: &Secret, address: Option<&str>) -> Result<Self, reqwest::Error> {
        let mark_key = MarkKey::of(token);
        Ok(Rest { mark_key, ..Rest::over(Network::new(token, address.unwrap_or(DISCORD))?) })
    }

    /// The interface over another way to Discord.
    pub fn over(transport: impl Transport + 'static) -> Self {
        let mark_key = MarkKey::default();
        Rest { transport: Box::new(transport), limits: Limits::default(), unauthorized: Notify::new(), mark_key }
    }

    /// What the marks of messages are made with.
    pub(super) fn mark_key(&self) -> &MarkKey {
        &self.mark_key
    }

    /// Waits until Discord has refused the token.
    pub async fn unauthorized(&self) {
        self.unauthorized.notified().await;
    }

    /// One attempt; what Discord answers, or null where that cannot be read.
    async fn send(&self, call: Call<'_>) -> Result<Value, RestError> {
        let sent = self.send_once(call).await;
        monitor::request(match &sent {
            Ok(_) => "ok",
            Err(RestError::Refused { .. }) => "refused",
            Err(RestError::Unauthorized) => "unauthorized",
            Err(RestError::Limited { .. }) => "limited",
            Err(RestError::Unreachable { .. }) => "unreachable",
            Err(RestError::Lost { .. }) => "lost",
        });
        sent
    }

    async fn send_once(&self, call: Call<'_>) -> Result<Value, RestError> {
        let Call { method, path, body, file, authorized, within } = call;
        if authorized && let Some(wait) = self.limits.wait(self.transport.now(), &method, &path) {
            return Err(RestError::Limited { retry_after: Some(wait) });
        }
        let request = HttpRequest { method: &method, path: &path, body, file, authorized, within };
        let HttpAnswer { status, headers, body: text } = self.transport.send(request).await?;
        let now = self.transport.now();
        if status.is_success() {
            self.limits.learn(now, &method, &path, &headers, None);
            // It has happened, whatever became of the answer.
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

    /// The bot's own user.
    ///
    /// # Errors
    /// Any.
    pub async fn me(&self) -> Result<UserId, RestError> {
        let user = self.get("/users/@me".to_owned()).await?;
        snowflake(&user["id"]).map(UserId).ok_or_else(|| unreadable("the bot's own user"))
    }

    /// Where the gateway is.
    ///
    /// # Errors
    /// Any.
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

    /// Makes these the application's commands, everywhere or in one server.
    ///
    /// # Errors
    /// Any.
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

    /// Tells Discord that an interaction has arrived (the first answer of an interaction).
    ///
    /// # Errors
    /// It could not be told in time: the user sees a failure, and nothing must be done.
    pub async fn acknowledge(&self, interaction: &InteractionHandle, body: &Value) -> Result<(), RestError> {
        let path = format!("/interactions/{}/{}/callback", interaction.id, interaction.token.expose());
        patiently(ACKNOWLEDGE_WITHIN, ACKNOWLEDGE_PAUSE, || async {
            let call = Call::new(Method::POST, path.clone()).body(body).with_own_token();
            match self.send(Call { within: ACKNOWLEDGE_ATTEMPT, ..call }).await {
                // An earlier attempt arrived; only its answer was lost.
                Ok(_) | Err(RestError::Refused { code: ALREADY_ACKNOWLEDGED, .. }) => Ok(()),
                Err(error) => Err(error),
            }
        })
        .await
    }

    /// Fills in the answer that was promised by [`Rest::acknowledge`].
    ///
    /// # Errors
    /// Refused, or not possible for a minute.
    pub async fn answer(
        &self,
        interaction: &InteractionHandle,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<(), RestError> {
        let path = format!("/webhooks/{}/{}/messages/@original", interaction.application, interaction.token.expose());
        self.answer_at(Method::PATCH, &path, body, file).await
    }

    /// Adds one more message to an answer.
    ///
    /// # Errors
    /// As [`Rest::answer`].
    pub async fn follow_up(
        &self,
        interaction: &InteractionHandle,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<(), RestError> {
        let path = format!("/webhooks/{}/{}", interaction.application, interaction.token.expose());
        self.answer_at(Method::POST, &path, body, file).await
    }

    async fn answer_at(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<(), RestError> {
        patiently(ANSWER_WITHIN, ANSWER_PAUSE, || async {
            let call = Call::new(method.clone(), path.to_owned()).body(body).file(file).with_own_token();
            self.send(call).await.map(drop)
        })
        .await
    }

    /// Creates a message in a channel. One attempt.
    ///
    /// # Errors
    /// Any.
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

    /// A message. One attempt.
    ///
    /// # Errors
    /// Any; without the right to read the history it is refused.
    pub async fn message(&self, channel: ChannelId, message: MessageId) -> Result<Value, RestError> {
        self.get(format!("/channels/{channel}/messages/{message}")).await
    }

    /// Edits a message; whether it is pinned. One attempt.
    ///
    /// # Errors
    /// Any.
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

    /// Deletes a message of the bot's. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), RestError> {
        self.send(Call::new(Method::DELETE, format!("/channels/{channel}/messages/{message}"))).await.map(drop)
    }

    /// The first `MESSAGES` messages of a channel after this one, in any order. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn messages(&self, channel: ChannelId, after: u64) -> Result<Vec<Value>, RestError> {
        let path = format!("/channels/{channel}/messages?after={after}&limit={MESSAGES}");
        match self.get(path).await? {
            Value::Array(messages) => Ok(messages),
            _ => Err(unreadable("the channel's messages")),
        }
    }

    /// The channel of direct messages with a user. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn direct_channel(&self, user: UserId) -> Result<ChannelId, RestError> {
        let body = json!({ "recipient_id": user.to_string() });
        let channel = self.send(Call::new(Method::POST, "/users/@me/channels".to_owned()).body(&body)).await?;
        snowflake(&channel["id"]).map(ChannelId).ok_or_else(|| unreadable("the channel"))
    }

    /// Asks for a member of a server. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn member(&self, guild: GuildId, user: UserId) -> Result<(), RestError> {
        self.get(format!("/guilds/{guild}/members/{user}")).await.map(drop)
    }

    /// Asks for a server. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn guild(&self, guild: GuildId) -> Result<(), RestError> {
        self.get(format!("/guilds/{guild}")).await.map(drop)
    }

    /// Asks for a channel. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn channel(&self, channel: ChannelId) -> Result<Value, RestError> {
        self.get(format!("/channels/{channel}")).await
    }

    /// Changes a channel; the channel as it is then. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn change_channel(&self, channel: ChannelId, change: &Value) -> Result<Value, RestError> {
        self.send(Call::new(Method::PATCH, format!("/channels/{channel}")).body(change)).await
    }

    /// Opens a post in a forum, with its first message. One attempt.
    ///
    /// # Errors
    /// Any.
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

    /// Opens a public thread in a channel, with a message of its own in the channel. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn open_thread(&self, channel: ChannelId, name: &str) -> Result<ChannelId, RestError> {
        let body = json!({ "name": name, "type": PUBLIC_THREAD, "auto_archive_duration": LONGEST_ARCHIVING });
        let thread = self.send(Call::new(Method::POST, format!("/channels/{channel}/threads")).body(&body)).await?;
        snowflake(&thread["id"]).map(ChannelId).ok_or_else(|| unreadable("the new thread"))
    }

    /// Adds a user to a thread. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn add_to_thread(&self, thread: ChannelId, user: UserId) -> Result<(), RestError> {
        let path = format!("/channels/{thread}/thread-members/{user}");
        self.send(Call::new(Method::PUT, path)).await.map(drop)
    }

    /// Opens an archived thread again. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn reopen(&self, thread: ChannelId) -> Result<(), RestError> {
        let body = json!({ "archived": false });
        self.send(Call::new(Method::PATCH, format!("/channels/{thread}")).body(&body)).await.map(drop)
    }

    /// Pins a message. One attempt.
    ///
    /// # Errors
    /// Any.
    pub async fn pin(&self, channel: ChannelId, message: MessageId) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages/pins/{message}");
        self.send(Call::new(Method::PUT, path)).await.map(drop)
    }
}

/// Something was done, but the answer does not say what is needed of it.
fn unreadable(what: &str) -> RestError {
    RestError::Lost { reason: format!("the answer does not name {what}") }
}
