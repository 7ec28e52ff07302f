//! Simulated users and fault injection for tests of a bot.
//! The client works over HTTP, so the sandbox can run in this process or another.

use std::time::Duration;

use daykeeper::sandbox::{BOT, Fault, InteractionState, LoggedRequest, Sandbox};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::seen::{Choice, Form, Seen};

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the sandbox cannot be reached: {0}")]
    Http(#[from] reqwest::Error),
    /// The sandbox's answer doesn't fit its API.
    #[error("the sandbox's answer cannot be read: {0}")]
    Body(#[from] serde_json::Error),
    /// Discord would not let the user do this.
    #[error("refused with {status}: {message}")]
    Refused { status: u16, message: String },
    /// An expected event did not happen in time.
    #[error("waited in vain for {0}")]
    TimedOut(String),
}

pub(super) type Result<T> = std::result::Result<T, Error>;

/// Access to a sandbox.
#[derive(Debug, Clone)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    patience: Duration,
}

impl Client {
    /// Creates a client for an address such as `http://127.0.0.1:4880`.
    pub fn new(url: &str) -> Self {
        let base = url.trim_end_matches('/').to_owned();
        Self { http: reqwest::Client::new(), base, patience: Duration::from_secs(60) }
    }

    /// Creates a client for a sandbox in this process.
    pub fn of(sandbox: &Sandbox) -> Self {
        Self::new(&sandbox.url())
    }

    /// Sets the longest wait for an expected event. The default is a minute.
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    pub fn url(&self) -> &str {
        &self.base
    }

    async fn call(&self, method: reqwest::Method, path: &str, body: Option<&Value>) -> Result<Value> {
        let mut request = self.http.request(method, format!("{}/sandbox/api{path}", self.base));
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let response = request.send().await?;
        let status = response.status();
        let bytes = response.bytes().await?;
        if status.is_success() {
            return Ok(serde_json::from_slice(&bytes)?);
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let message =
            serde_json::from_slice::<Value>(&bytes).ok().and_then(|body| Some(body["message"].as_str()?.to_owned()));
        Err(Error::Refused { status: status.as_u16(), message: message.unwrap_or(text) })
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        Ok(serde_json::from_value(self.call(reqwest::Method::GET, path, None).await?)?)
    }

    pub(super) async fn post(&self, path: &str, body: Value) -> Result<Value> {
        self.call(reqwest::Method::POST, path, Some(&body)).await
    }

    async fn put(&self, path: &str, body: Value) -> Result<()> {
        self.call(reqwest::Method::PUT, path, Some(&body)).await.map(drop)
    }

    /// Finds a user by display name or user name. Fails with [`Error::TimedOut`] if there is none.
    pub async fn user(&self, name: &str) -> Result<User> {
        let world = self.world(BOT, None).await?;
        let users = world["users"].as_array().map(Vec::as_slice).unwrap_or_default();
        let found = users.iter().find(|user| user["global_name"] == name || user["username"] == name);
        let id = found.and_then(|user| user["id"].as_str()?.parse().ok());
        let id = id.ok_or_else(|| Error::TimedOut(format!("a user named {name}")))?;
        Ok(User { client: self.clone(), id, name: name.to_owned() })
    }

    /// Finds a channel or thread by name. Fails with [`Error::TimedOut`] if there is none.
    pub async fn channel(&self, name: &str) -> Result<u64> {
        let world = self.world(BOT, None).await?;
        let channels = world["channels"].as_array().map(Vec::as_slice).unwrap_or_default();
        let found = channels.iter().find(|channel| channel["name"] == name);
        let id = found.and_then(|channel| channel["id"].as_str()?.parse().ok());
        id.ok_or_else(|| Error::TimedOut(format!("a channel named {name}")))
    }

    /// Returns a user's screen as JSON: users, channels, commands of a channel.
    pub async fn world(&self, user: u64, channel: Option<u64>) -> Result<Value> {
        let channel = channel.map(|channel| format!("&channel={channel}")).unwrap_or_default();
        self.get(&format!("/world?user={user}{channel}")).await
    }

    /// Waits until `look` finds something, checking after each change in the sandbox. `what` describes it in the error.
    /// Fails with [`Error::TimedOut`], or with an error of `look`.
    pub async fn wait<T>(&self, what: &str, mut look: impl AsyncFnMut() -> Result<Option<T>>) -> Result<T> {
        let waiting = async {
            let mut events = self.http.get(format!("{}/sandbox/api/events", self.base)).send().await?;
            loop {
                if let Some(found) = look().await? {
                    return Ok(found);
                }
                if events.chunk().await?.is_none() {
                    return Err(Error::TimedOut(format!("{what}, until the sandbox closed")));
                }
            }
        };
        match tokio::time::timeout(self.patience, waiting).await {
            Ok(result) => result,
            Err(_) => Err(Error::TimedOut(what.to_owned())),
        }
    }

    /// Waits until the bot is connected to the gateway and has registered commands.
    pub async fn wait_until_ready(&self) -> Result<()> {
        let place = self.channel("general").await?;
        self.wait("the bot", async || {
            let world = self.world(BOT, Some(place)).await?;
            let commands = world["commands"].as_array().is_some_and(|commands| !commands.is_empty());
            Ok((world["bot"]["connected"] == true && commands).then_some(()))
        })
        .await
    }

    pub async fn bot_connected(&self) -> Result<bool> {
        Ok(self.world(BOT, None).await?["bot"]["connected"] == true)
    }

    /// Returns the number of the bot's connections so far, and `true` if it is connected now.
    pub async fn connections(&self) -> Result<(u64, bool)> {
        let bot = &self.world(BOT, None).await?["bot"];
        Ok((bot["connections"].as_u64().unwrap_or_default(), bot["connected"] == true))
    }

    /// Waits until the bot has made more connections than `before`.
    pub async fn wait_for_reconnection(&self, before: u64) -> Result<()> {
        self.wait("the bot to connect again", async || {
            let (connections, connected) = self.connections().await?;
            Ok((connections > before && connected).then_some(()))
        })
        .await
    }

    pub async fn inject(&self, fault: &Fault) -> Result<()> {
        self.post("/faults", serde_json::to_value(fault)?).await.map(drop)
    }

    /// Returns the faults that have not struck yet.
    pub async fn faults(&self) -> Result<Vec<Fault>> {
        self.get("/faults").await
    }

    pub async fn clear_faults(&self) -> Result<()> {
        self.call(reqwest::Method::DELETE, "/faults", None).await.map(drop)
    }

    /// Cuts the gateway connection without a close frame. The bot can resume its session.
    pub async fn drop_gateway(&self) -> Result<()> {
        self.post("/gateway", json!({ "action": "drop" })).await.map(drop)
    }

    /// Asks the bot to reconnect (op 7).
    pub async fn reconnect_gateway(&self) -> Result<()> {
        self.post("/gateway", json!({ "action": "reconnect" })).await.map(drop)
    }

    /// Invalidates the gateway session, so that the bot can't resume it (op 9).
    pub async fn invalidate_session(&self) -> Result<()> {
        self.post("/gateway", json!({ "action": "invalidate" })).await.map(drop)
    }

    /// Removes the bot from the guild or returns it.
    pub async fn set_bot_present(&self, present: bool) -> Result<()> {
        self.put("/bot", json!({ "present": present })).await
    }

    /// Tells the bot that the guild is unavailable for a while (`GUILD_DELETE` with `unavailable`), or available again.
    pub async fn set_guild_available(&self, available: bool) -> Result<()> {
        self.put("/guild", json!({ "available": available })).await
    }

    /// Invalidates the bot's token: HTTP answers 401, and the gateway closes with 4004.
    pub async fn revoke_token(&self) -> Result<()> {
        self.call(reqwest::Method::DELETE, "/token", None).await.map(drop)
    }

    /// Posts a message of another bot. The sandbox doesn't check its components, so a type may be unknown to every
    /// library.
    pub async fn post_foreign(&self, channel: u64, content: &str, components: Value) -> Result<u64> {
        let body = json!({ "channel": channel, "content": content, "components": components });
        let posted = self.post("/messages/foreign", body).await?;
        let id = posted["id"].as_str().and_then(|id| id.parse().ok());
        id.ok_or_else(|| Error::TimedOut("the message's id".to_owned()))
    }

    pub async fn add_channel(&self, name: &str) -> Result<u64> {
        let created = self.post("/channels", json!({ "name": name })).await?;
        let id = created["id"].as_str().and_then(|id| id.parse().ok());
        id.ok_or_else(|| Error::TimedOut("the new channel's id".to_owned()))
    }

    pub async fn delete_channel(&self, channel: u64) -> Result<()> {
        self.call(reqwest::Method::DELETE, &format!("/channels/{channel}"), None).await.map(drop)
    }

    /// Sets the permissions (`daykeeper::sandbox::permissions`) that the bot lacks in a channel. Zero returns all.
    pub async fn deny(&self, channel: u64, permissions: u64) -> Result<()> {
        self.put(&format!("/channels/{channel}/permissions"), json!({ "allow": 0, "deny": permissions })).await
    }

    /// Sets the permissions that the bot has in a channel in addition to its role. Zero removes them.
    pub async fn grant(&self, channel: u64, permissions: u64) -> Result<()> {
        self.put(&format!("/channels/{channel}/permissions"), json!({ "allow": permissions, "deny": 0 })).await
    }

    /// Archives a thread, or opens it again.
    pub async fn archive(&self, thread: u64, archived: bool) -> Result<()> {
        self.put(&format!("/channels/{thread}/archived"), json!({ "archived": archived })).await
    }

    /// Returns the bot's requests so far.
    pub async fn requests(&self) -> Result<Vec<LoggedRequest>> {
        self.get("/requests").await
    }

    pub async fn download(&self, url: &str) -> Result<Vec<u8>> {
        let response = self.http.get(url).send().await?.error_for_status()?;
        Ok(response.bytes().await?.to_vec())
    }
}

#[derive(Debug, Clone)]
pub struct User {
    client: Client,
    pub id: u64,
    /// Display name or user name, as passed to [`Client::user`].
    pub name: String,
}

/// The bot's answer to a user's action.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The interaction's id.
    pub interaction: u64,
    /// The kind of the bot's first response.
    pub state: InteractionState,
    /// The final state of the message that the answer created or changed.
    pub message: Option<Seen>,
    pub followups: Vec<Seen>,
    pub form: Option<Form>,
    /// Discord's text for a missing answer, such as "This interaction failed".
    pub failure: Option<String>,
    /// `false` if an expected edit after a deferral did not come in time.
    pub settled: bool,
}

impl User {
    /// Sends a slash command with its full name, such as `game new`, and waits for the answer after "thinking" too.
    /// Fails with [`Error::Refused`] if Discord would not send it.
    pub async fn command(&self, channel: u64, name: &str, options: &[(&str, Value)]) -> Result<Answer> {
        self.act(json!({ "type": "command", "channel": channel, "name": name, "options": map(options) })).await
    }

    /// Returns the choices for a half-typed option, whose value is the text so far.
    /// Fails with [`Error::Refused`] if Discord would not ask, and with [`Error::TimedOut`] if the bot doesn't answer.
    pub async fn autocomplete(
        &self,
        channel: u64,
        name: &str,
        options: &[(&str, Value)],
        focused: &str,
    ) -> Result<Vec<Choice>> {
        let options = map(options);
        let body = json!({
            "type": "autocomplete", "user": self.id, "channel": channel, "name": name, "options": options, "focused": focused,
        });
        let progress = self.client.post("/interactions", body).await?;
        if progress["state"] == "failed" {
            return Err(Error::TimedOut("choices".to_owned()));
        }
        Ok(serde_json::from_value(progress["choices"].clone())?)
    }

    /// Clicks a button. Fails with [`Error::Refused`] if it doesn't exist or is disabled.
    pub async fn click(&self, message: &Seen, custom_id: &str) -> Result<Answer> {
        let (channel, id) = (message.channel_id, message.id);
        self.act(json!({ "type": "component", "channel": channel, "message": id, "custom_id": custom_id })).await
    }

    /// Clicks the first enabled button with a label. Fails with [`Error::Refused`] if there is none.
    pub async fn click_label(&self, message: &Seen, label: &str) -> Result<Answer> {
        let button = message.buttons().into_iter().find(|button| button.label == label && !button.disabled);
        let id = button.and_then(|button| button.custom_id);
        let missing = || Error::Refused { status: 400, message: format!("There is no button \"{label}\" to press.") };
        self.click(message, &id.ok_or_else(missing)?).await
    }

    /// Chooses from a menu. Fails with [`Error::Refused`] if the menu or an option doesn't exist.
    pub async fn select(&self, message: &Seen, custom_id: &str, values: &[&str]) -> Result<Answer> {
        let (channel, id) = (message.channel_id, message.id);
        let body = json!({
            "type": "component", "channel": channel, "message": id, "custom_id": custom_id, "values": values,
        });
        self.act(body).await
    }

    /// Fills and sends a form, with a value for each input's id.
    /// Fails with [`Error::Refused`] if a value is missing or invalid.
    pub async fn submit(&self, shown: &Answer, values: &[(&str, Value)]) -> Result<Answer> {
        self.act(json!({ "type": "modal", "interaction": shown.interaction, "values": map(values) })).await
    }

    /// Uses a command from a message's menu. Fails with [`Error::Refused`] if Discord would not allow it.
    pub async fn message_command(&self, message: &Seen, name: &str) -> Result<Answer> {
        let (channel, id) = (message.channel_id.to_string(), message.id.to_string());
        self.act(json!({ "type": "message_command", "channel": channel, "message": id, "name": name })).await
    }

    /// Sends the bot an interaction with some fields replaced, such as a `type` that doesn't exist yet.
    pub async fn unknown_interaction(&self, channel: u64, fields: Value) -> Result<Answer> {
        self.act(json!({ "type": "unknown", "channel": channel, "fields": fields })).await
    }

    /// Writes a message. Fails with [`Error::Refused`] if the user may not.
    pub async fn say(&self, channel: u64, content: &str) -> Result<()> {
        let body = json!({ "user": self.id, "channel": channel, "content": content });
        self.client.post("/messages", body).await.map(drop)
    }

    /// Removes a message that only this user sees. Fails with [`Error::Refused`] for other messages.
    pub async fn dismiss(&self, message: &Seen) -> Result<()> {
        let body = json!({ "user": self.id, "channel": message.channel_id, "message": message.id });
        self.client.post("/messages/dismiss", body).await.map(drop)
    }

    /// Sets the user's Discord language.
    pub async fn set_locale(&self, locale: &str) -> Result<()> {
        self.change(json!({ "locale": locale })).await
    }

    /// Lets the user accept or refuse direct messages.
    pub async fn set_accepts_dms(&self, accepts: bool) -> Result<()> {
        self.change(json!({ "accepts_dms": accepts })).await
    }

    /// Makes the user leave the guild or join it again.
    pub async fn set_member(&self, member: bool) -> Result<()> {
        self.change(json!({ "member": member })).await
    }

    /// Installs the application for the user, or uninstalls it.
    pub async fn set_installed(&self, installed: bool) -> Result<()> {
        self.change(json!({ "installed": installed })).await
    }

    /// Opens the direct messages with the bot.
    pub async fn open_dm(&self) -> Result<u64> {
        let opened = self.client.post(&format!("/users/{}/dm", self.id), json!({})).await?;
        let id = opened["id"].as_str().and_then(|id| id.parse().ok());
        id.ok_or_else(|| Error::TimedOut("the direct messages".to_owned()))
    }

    async fn change(&self, change: Value) -> Result<()> {
        self.client.call(reqwest::Method::PATCH, &format!("/users/{}", self.id), Some(&change)).await.map(drop)
    }

    /// Returns the user's last 50 messages in a channel, oldest first, including ephemeral ones.
    /// Fails with [`Error::Refused`] if the channel is hidden from the user.
    pub async fn messages(&self, channel: u64) -> Result<Vec<Seen>> {
        let list: Value = self.client.get(&format!("/messages?user={}&channel={channel}", self.id)).await?;
        Ok(serde_json::from_value(list["messages"].clone())?)
    }

    /// Returns a message as the user sees it now, or `None` if it is gone.
    pub async fn message(&self, channel: u64, id: u64) -> Result<Option<Seen>> {
        let before = id + 1;
        let path = format!("/messages?user={}&channel={channel}&before={before}&limit=1", self.id);
        let list: Value = self.client.get(&path).await?;
        let list: Vec<Seen> = serde_json::from_value(list["messages"].clone())?;
        Ok(list.into_iter().find(|message| message.id == id))
    }

    /// Waits until `find` finds something in a channel's messages. `what` describes it in the error.
    pub async fn wait_for<T>(&self, channel: u64, what: &str, mut find: impl FnMut(&[Seen]) -> Option<T>) -> Result<T> {
        self.client.wait(what, async || Ok(find(&self.messages(channel).await?))).await
    }

    /// Returns the channel of the user's direct messages with the bot, or `None` before the first one.
    pub async fn dm_channel(&self) -> Result<Option<u64>> {
        let world = self.client.world(self.id, None).await?;
        let channels = world["channels"].as_array().map(Vec::as_slice).unwrap_or_default();
        let dm = channels.iter().find(|channel| channel["type"] == 1);
        Ok(dm.and_then(|channel| channel["id"].as_str()?.parse().ok()))
    }

    async fn act(&self, mut body: Value) -> Result<Answer> {
        body["user"] = json!(self.id);
        let mut progress = self.client.post("/interactions", body).await?;
        let id = progress["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_default();
        if progress["settled"] == false {
            let later = self.client.wait("the bot to finish its answer", async || {
                let now: Value = self.client.get(&format!("/interactions/{id}")).await?;
                Ok((now["settled"] == true).then_some(now))
            });
            match later.await {
                Ok(now) => progress = now,
                Err(Error::TimedOut(_)) => {}
                Err(error) => return Err(error),
            }
        }
        let number = |value: &Value| value.as_str().and_then(|id| id.parse::<u64>().ok());
        let channel = number(&progress["channel_id"]).unwrap_or_default();
        let message = match number(&progress["message_id"]) {
            Some(id) => self.message(channel, id).await?,
            None => None,
        };
        let mut followups = Vec::new();
        for id in progress["followups"].as_array().into_iter().flatten().filter_map(number) {
            followups.extend(self.message(channel, id).await?);
        }
        Ok(Answer {
            interaction: id,
            state: serde_json::from_value(progress["state"].clone())?,
            message,
            followups,
            form: serde_json::from_value(progress["modal"].clone())?,
            failure: serde_json::from_value(progress["failure"].clone())?,
            settled: progress["settled"] == true,
        })
    }
}

fn map(options: &[(&str, Value)]) -> Value {
    options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect::<serde_json::Map<_, _>>().into()
}
