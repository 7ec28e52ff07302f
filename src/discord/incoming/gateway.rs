//! The gateway: the connections that deliver Discord's events.
//!
//! The servers are divided among as many connections as Discord recommends. The connections start as fast as Discord
//! allows. If Discord later wants more of them, the bot reopens all.
//!
//! The parser reads only the fields that the bot uses, so changes elsewhere in Discord's format can't make an event
//! unreadable.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use twilight_gateway::error::ReceiveMessageErrorType;
use twilight_gateway::queue::InMemoryQueue;
use twilight_gateway::{CloseFrame, Config, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState};

use crate::monitor;
use crate::table::{ChannelId, ChannelNews, GuildId, ServerChannels};

use crate::discord::parts::interaction::snowflake;
use crate::discord::parts::permissions::Permissions;
use crate::discord::parts::secret::Secret;
use crate::discord::rest::{GatewayAddress, SessionStarts};

/// Time limit for closing a connection properly.
const CLOSE_WITHIN: Duration = Duration::from_secs(2);
/// Failed attempts before the pauses start over: the library doubles them up to four minutes.
const MOST_ATTEMPTS: u8 = 6;
/// The close code for a rejected token.
const INVALID_TOKEN: u16 = 4004;
/// The close codes for a connection with too many servers, and for an invalid connection number.
const OTHER_SHARDS: [u16; 2] = [4010, 4011];
/// The close codes for an API version or an intent that Discord doesn't allow. A restart would only use up connections.
const NOT_ALLOWED: [u16; 3] = [4012, 4013, 4014];

/// An event in Discord that the bot uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GatewayEvent {
    /// A new connection is ready.
    Ready {
        /// The bot's application.
        application: u64,
        /// The bot's name.
        name: String,
        /// All servers of this connection.
        guilds: Vec<GuildId>,
        /// The connection's number, counted from 0, and the number of connections.
        shard: (u64, u64),
    },
    /// A user used a command or a component.
    Interaction(Value),
    /// A channel or thread was deleted, in this server.
    ChannelDeleted(Option<GuildId>, ChannelId),
    /// The bot is in a server with these channels, for the first time or again.
    GuildArrived(GuildId, ServerChannels),
    /// A server changed who can see its channels.
    Channels(GuildId, ChannelNews),
    /// The bot was removed from a server.
    GuildRemoved(GuildId),
}

impl GatewayEvent {
    /// The kind of the event, for the log.
    pub fn kind(&self) -> &'static str {
        match self {
            GatewayEvent::Ready { .. } => "ready",
            GatewayEvent::Interaction(_) => "interaction",
            GatewayEvent::ChannelDeleted(..) => "channel deleted",
            GatewayEvent::GuildArrived(..) => "server added",
            GatewayEvent::Channels(..) => "channels",
            GatewayEvent::GuildRemoved(_) => "server removed",
        }
    }
}

/// A permanent end of a connection.
#[derive(Debug, thiserror::Error)]
pub enum GatewayError {
    /// Discord doesn't accept the token, or no longer does.
    #[error("Discord rejected the token")]
    Token,
    /// Discord closed the connection and forbids reconnecting.
    #[error("Discord closed the connection and refuses to resume (code {code}: {reason})")]
    Closed {
        /// Discord's code.
        code: u16,
        /// Discord's reason.
        reason: String,
    },
    /// Discord requires a different number of connections.
    #[error("Discord requires a different number of shards")]
    OtherShards,
    /// The address of the gateway is invalid.
    #[error("invalid gateway address: `{0}`")]
    Address(String),
    /// A bug in this program.
    #[error("a connection ended unexpectedly")]
    Lost(#[from] tokio::task::JoinError),
}

impl GatewayError {
    /// Returns `true` if a restart can't help.
    pub fn is_final(&self) -> bool {
        match self {
            GatewayError::Token => true,
            GatewayError::Closed { code, .. } => NOT_ALLOWED.contains(code),
            GatewayError::OtherShards | GatewayError::Address(_) | GatewayError::Lost(_) => false,
        }
    }
}

/// Keeps the connections open, counts the open ones and passes on events, until `stop` or a permanent end.
///
/// # Errors
/// Discord closed a connection permanently.
pub async fn listen(
    address: &GatewayAddress,
    token: &Secret,
    stop: &CancellationToken,
    connections: &Arc<AtomicUsize>,
    handle: impl Fn(GatewayEvent) + Clone + Send + 'static,
) -> Result<(), GatewayError> {
    let url = websocket_address(&address.url)?;
    // The certificates are compiled in, so they can be loaded.
    let config = ConfigBuilder::new(token.expose().to_owned(), Intents::GUILDS).proxy_url(url);
    let config = config.queue(queue(address.starts.as_ref())).build();
    if let Some(starts) = address.starts.as_ref().filter(|starts| starts.remaining < u64::from(address.shards)) {
        let SessionStarts { remaining, reset_after, .. } = starts;
        tracing::warn!(remaining, reset_after = ?reset_after, "waiting for Discord's connection limit to reset");
    }
    let all = stop.child_token();
    let mut shards = JoinSet::new();
    for number in 0..address.shards {
        let id = ShardId::new(number, address.shards);
        shards.spawn(run(id, config.clone(), all.clone(), Arc::clone(connections), handle.clone()));
    }
    let mut end = Ok(());
    while let Some(ended) = shards.join_next().await {
        if let Err(error) = ended.map_err(GatewayError::from).flatten() {
            // The remaining connections would leave some servers without replies. The first error is the reason for
            // the end.
            all.cancel();
            end = end.and(Err(error));
        }
    }
    end
}

/// Limits new connections: as many in parallel as Discord allows, and no more per day than it allows.
fn queue(starts: Option<&SessionStarts>) -> InMemoryQueue {
    let Some(starts) = starts else { return InMemoryQueue::default() };
    let count = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let (remaining, total) = (count(starts.remaining), count(starts.total.max(starts.remaining)));
    // Zero would mean no limit.
    InMemoryQueue::new(starts.at_once.max(1), remaining, starts.reset_after, total)
}

/// Checks that the address is a WebSocket's, and removes a final `/`.
fn websocket_address(text: &str) -> Result<String, GatewayError> {
    let refused = || GatewayError::Address(text.to_owned());
    let url = reqwest::Url::parse(text).map_err(|_| refused())?;
    if !matches!(url.scheme(), "ws" | "wss") || url.query().is_some() {
        return Err(refused());
    }
    Ok(url.as_str().trim_end_matches('/').to_owned())
}

/// The state of a connection, reported to the monitoring system.
struct Connected {
    now: bool,
    /// The number of open connections.
    count: Arc<AtomicUsize>,
}

impl Connected {
    fn set(&mut self, now: bool) {
        match (std::mem::replace(&mut self.now, now), now) {
            (false, true) => {
                self.count.fetch_add(1, Ordering::Relaxed);
                monitor::gateway_connected();
            }
            (true, false) => {
                self.count.fetch_sub(1, Ordering::Relaxed);
                monitor::gateway_broke();
            }
            _ => {}
        }
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        if self.now {
            self.count.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// Runs one connection.
async fn run(
    id: ShardId,
    config: Config<InMemoryQueue>,
    stop: CancellationToken,
    count: Arc<AtomicUsize>,
    handle: impl Fn(GatewayEvent),
) -> Result<(), GatewayError> {
    let mut shard = Shard::with_config(id, config.clone());
    let mut last_close = None;
    let mut known = false;
    let mut connected = Connected { now: false, count };
    loop {
        let next = tokio::select! {
            next = shard.next() => next,
            () = stop.cancelled() => {
                close(shard).await;
                return Ok(());
            }
        };
        match next {
            Some(Ok(Message::Text(text))) => {
                if let Some(head) = Head::of(&text) {
                    if head.is_back() {
                        connected.set(true);
                        // The library reconnects after an unexpected end, and this event reveals it.
                        if std::mem::replace(&mut known, true) {
                            tracing::info!("reconnected to Discord");
                        }
                    }
                    if let Some(event) = head.event(&text) {
                        handle(event);
                    }
                }
            }
            Some(Ok(Message::Close(frame))) => {
                connected.set(false);
                let code = frame.as_ref().map(|frame| frame.code);
                tracing::info!(?code, "lost the connection to Discord; reconnecting");
                last_close = frame;
            }
            Some(Err(error)) => match error.kind() {
                ReceiveMessageErrorType::Reconnect => {
                    connected.set(false);
                    tracing::warn!("could not reach the gateway: {}. Retrying", cause(&error));
                    if let ShardState::Disconnected { reconnect_attempts: MOST_ATTEMPTS.. } = shard.state() {
                        shard = Shard::with_config(id, resuming(&config, &shard));
                    }
                }
                // The message isn't logged, since it may contain an interaction's token.
                _ => tracing::warn!("could not read a message from the gateway"),
            },
            None => {
                let frame = last_close.unwrap_or(CloseFrame::new(1006, "no reason given"));
                return Err(match frame.code {
                    INVALID_TOKEN => GatewayError::Token,
                    code if OTHER_SHARDS.contains(&code) => GatewayError::OtherShards,
                    code => GatewayError::Closed { code, reason: frame.reason.into_owned() },
                });
            }
        }
    }
}

/// Returns the innermost cause: the network's error.
fn cause(error: &dyn std::error::Error) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error.to_string()
}

/// Returns the configuration that resumes a connection.
fn resuming(config: &Config, shard: &Shard) -> Config {
    let builder = ConfigBuilder::from(config.clone());
    match shard.session() {
        Some(session) => builder.session(session.clone()).build(),
        None => builder.build(),
    }
}

/// Closes the connection properly, so that Discord shows the bot as offline.
async fn close(mut shard: Shard) {
    shard.close(CloseFrame::NORMAL);
    let closed = async {
        while let Some(message) = shard.next().await {
            // The library reconnects if the server cut the connection without a close message.
            let again = !matches!(shard.state(), ShardState::Disconnected { .. });
            if again || matches!(message, Ok(Message::Close(_)) | Err(_)) {
                return;
            }
        }
    };
    if tokio::time::timeout(CLOSE_WITHIN, closed).await.is_err() {
        tracing::info!("the gateway doesn't answer; reconnecting");
    }
}

/// Reads a message of the gateway, or returns `None` if the bot doesn't use it.
pub fn event(text: &str) -> Option<GatewayEvent> {
    Head::of(text)?.event(text)
}

/// The type of an event.
#[derive(Deserialize)]
struct Head {
    /// The type. `None` for messages that only keep the connection alive.
    t: Option<String>,
}

#[derive(Deserialize)]
struct Dispatch {
    d: Value,
}

impl Head {
    fn of(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    fn is_back(&self) -> bool {
        matches!(self.t.as_deref(), Some("READY" | "RESUMED"))
    }

    /// Parses the event, if the bot uses it.
    fn event(&self, text: &str) -> Option<GatewayEvent> {
        let kind = self.t.as_deref()?;
        if !WANTED.contains(&kind) {
            return None;
        }
        let event = serde_json::from_str::<Dispatch>(text).ok().and_then(|Dispatch { d }| read(kind, d));
        if event.is_none() && !MAY_SAY_NOTHING.contains(&kind) {
            tracing::warn!(kind, "could not read an event");
        }
        event
    }
}

/// The types of the events that the bot uses.
const WANTED: [&str; 13] = [
    "READY",
    "INTERACTION_CREATE",
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "CHANNEL_DELETE",
    "THREAD_CREATE",
    "THREAD_UPDATE",
    "THREAD_DELETE",
    "THREAD_LIST_SYNC",
    "GUILD_ROLE_UPDATE",
    "GUILD_CREATE",
    "GUILD_UPDATE",
    "GUILD_DELETE",
];

/// Types whose events the bot ignores in some cases.
const MAY_SAY_NOTHING: [&str; 4] = ["GUILD_DELETE", "GUILD_ROLE_UPDATE", "THREAD_CREATE", "THREAD_UPDATE"];

/// Discord's channel types for threads that everyone who sees their channel can read.
const PUBLIC_THREADS: [u64; 2] = [10, 11];

fn read(kind: &str, data: Value) -> Option<GatewayEvent> {
    let id = || snowflake(&data["id"]);
    let guild = || snowflake(&data["guild_id"]).map(GuildId);
    match kind {
        "READY" => Some(GatewayEvent::Ready {
            application: snowflake(&data["application"]["id"])?,
            name: data["user"]["username"].as_str().unwrap_or_default().to_owned(),
            guilds: data["guilds"]
                .as_array()?
                .iter()
                .filter_map(|guild| snowflake(&guild["id"]).map(GuildId))
                .collect(),
            shard: (data["shard"][0].as_u64().unwrap_or(0), data["shard"][1].as_u64().unwrap_or(1).max(1)),
        }),
        "INTERACTION_CREATE" => Some(GatewayEvent::Interaction(data)),
        "CHANNEL_DELETE" | "THREAD_DELETE" => Some(GatewayEvent::ChannelDeleted(guild(), ChannelId(id()?))),
        "CHANNEL_CREATE" | "CHANNEL_UPDATE" => {
            let (guild, (channel, own)) = (guild()?, channel(guild()?, &data)?);
            Some(GatewayEvent::Channels(guild, ChannelNews::Channel(channel, own)))
        }
        "THREAD_CREATE" | "THREAD_UPDATE" => {
            Some(GatewayEvent::Channels(guild()?, ChannelNews::Threads(vec![public_thread(&data)?])))
        }
        "THREAD_LIST_SYNC" => Some(GatewayEvent::Channels(guild()?, ChannelNews::Threads(threads(&data).collect()))),
        // The role of everyone has the id of the server.
        "GUILD_ROLE_UPDATE" => {
            let guild = guild().filter(|guild| snowflake(&data["role"]["id"]) == Some(guild.0))?;
            Some(GatewayEvent::Channels(guild, ChannelNews::Default(can_see(&data["role"]["permissions"]))))
        }
        "GUILD_UPDATE" => Some(GatewayEvent::Channels(GuildId(id()?), ChannelNews::Name(name(&data)))),
        "GUILD_CREATE" => {
            let guild = GuildId(id()?);
            Some(GatewayEvent::GuildArrived(guild, server(guild, &data)))
        }
        // A server with an outage isn't a removal.
        "GUILD_DELETE" if data["unavailable"] != true => Some(GatewayEvent::GuildRemoved(GuildId(id()?))),
        _ => None,
    }
}

fn name(data: &Value) -> String {
    data["name"].as_str().unwrap_or_default().to_owned()
}

/// Reads the name of a server, and who can see its channels.
fn server(guild: GuildId, data: &Value) -> ServerChannels {
    let roles = data["roles"].as_array().into_iter().flatten();
    let mut everyone = roles.filter(|role| snowflake(&role["id"]) == Some(guild.0));
    let channels = data["channels"].as_array().into_iter().flatten();
    ServerChannels {
        name: name(data),
        by_default: everyone.next().is_some_and(|role| can_see(&role["permissions"])),
        channels: channels.filter_map(|data| channel(guild, data)).collect(),
        threads: threads(data).collect(),
    }
}

fn can_see(bits: &Value) -> bool {
    let bits = bits.as_str().and_then(|bits| bits.parse().ok()).unwrap_or_default();
    Permissions(bits).contains(Permissions::VIEW_CHANNEL)
}

/// Reads a channel with its own rule on whether everyone can see it. A channel without readable rules is closed.
fn channel(guild: GuildId, data: &Value) -> Option<(ChannelId, Option<bool>)> {
    let id = ChannelId(snowflake(&data["id"])?);
    let Some(rules) = data["permission_overwrites"].as_array() else { return Some((id, Some(false))) };
    let own = rules.iter().find(|rule| snowflake(&rule["id"]) == Some(guild.0));
    let own = own.and_then(|own| match (can_see(&own["allow"]), can_see(&own["deny"])) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    });
    Some((id, own))
}

fn threads(data: &Value) -> impl Iterator<Item = (ChannelId, ChannelId)> {
    data["threads"].as_array().into_iter().flatten().filter_map(public_thread)
}

/// Reads a thread with its channel. Of a private thread, the bot doesn't know the readers.
fn public_thread(data: &Value) -> Option<(ChannelId, ChannelId)> {
    let public = data["type"].as_u64().is_some_and(|kind| PUBLIC_THREADS.contains(&kind));
    let (thread, parent) = (snowflake(&data["id"])?, snowflake(&data["parent_id"])?);
    public.then_some((ChannelId(thread), ChannelId(parent)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn unneeded_fields_of_events_may_be_unreadable() {
        let text = r#"{"op":0,"s":1,"t":"GUILD_CREATE","d":{"id":"7","channels":[{"type":999}],"new":{}}}"#;
        assert!(matches!(event(text), Some(GatewayEvent::GuildArrived(GuildId(7), _))));
        let text = r#"{"op":0,"s":1,"t":"GUILD_DELETE","d":{"id":"7"}}"#;
        assert!(matches!(event(text), Some(GatewayEvent::GuildRemoved(GuildId(7)))));
        let text = r#"{"op":0,"s":1,"t":"GUILD_DELETE","d":{"id":"7","unavailable":true}}"#;
        assert!(event(text).is_none());
        let text = r#"{"op":0,"s":1,"t":"GUILD_CREATE","d":{"id":7}}"#;
        assert!(event(text).is_none());
        assert!(event(r#"{"op":11,"s":null,"t":null,"d":null}"#).is_none());
        assert!(event(r#"{"op":0,"s":1,"t":"TYPING_START","d":5}"#).is_none());
    }

    #[test]
    fn overwrites_for_everyone_decide_if_a_channel_is_public() {
        let read = |kind: &str, data: Value| event(&json!({ "op": 0, "s": 1, "t": kind, "d": data }).to_string());
        let rule = |of: &str, allow: &str, deny: &str| json!({ "id": of, "type": 0, "allow": allow, "deny": deny });
        let roles = json!([{ "id": "9", "permissions": "0" }, { "id": "7", "permissions": "1024" }]);
        let channels = json!([
            { "id": "20", "permission_overwrites": [] },
            { "id": "21", "permission_overwrites": [rule("7", "0", "1024"), rule("9", "1024", "0")] },
            { "id": "22", "permission_overwrites": [rule("7", "1024", "0")] },
            { "id": "23", "permission_overwrites": [rule("9", "0", "1024"), rule("7", "0", "2048")] },
            { "id": "24" },
        ]);
        let threads = json!([
            { "id": "30", "type": 11, "parent_id": "20" },
            { "id": "31", "type": 12, "parent_id": "20" },
            { "id": "32", "type": 10, "parent_id": "21" },
        ]);
        let data = json!({ "id": "7", "name": "Mayans", "roles": roles, "channels": channels, "threads": threads });
        let Some(GatewayEvent::GuildArrived(GuildId(7), server)) = read("GUILD_CREATE", data) else {
            panic!("no server")
        };
        assert!(server.by_default);
        assert_eq!(server.name, "Mayans");
        let renamed = GatewayEvent::Channels(GuildId(7), ChannelNews::Name("Incas".to_owned()));
        assert_eq!(read("GUILD_UPDATE", json!({ "id": "7", "name": "Incas" })), Some(renamed));
        let rules = [(20, None), (21, Some(false)), (22, Some(true)), (23, None), (24, Some(false))];
        assert_eq!(server.channels, rules.map(|(id, own)| (ChannelId(id), own)).into());
        assert_eq!(server.threads, [(30, 20), (32, 21)].map(|(id, of)| (ChannelId(id), ChannelId(of))).into());

        let changed = json!({ "id": "20", "guild_id": "7", "permission_overwrites": [rule("7", "0", "1024")] });
        let news = ChannelNews::Channel(ChannelId(20), Some(false));
        assert_eq!(read("CHANNEL_UPDATE", changed), Some(GatewayEvent::Channels(GuildId(7), news)));
        let role = |id: &str| json!({ "guild_id": "7", "role": { "id": id, "permissions": "2048" } });
        let news = ChannelNews::Default(false);
        assert_eq!(read("GUILD_ROLE_UPDATE", role("7")), Some(GatewayEvent::Channels(GuildId(7), news)));
        assert_eq!(read("GUILD_ROLE_UPDATE", role("9")), None);
        let thread = |kind: u64| json!({ "id": "33", "guild_id": "7", "type": kind, "parent_id": "20" });
        let news = ChannelNews::Threads(vec![(ChannelId(33), ChannelId(20))]);
        assert_eq!(read("THREAD_CREATE", thread(11)), Some(GatewayEvent::Channels(GuildId(7), news)));
        assert_eq!(read("THREAD_UPDATE", thread(12)), None, "a private thread");
        let gone = GatewayEvent::ChannelDeleted(Some(GuildId(7)), ChannelId(33));
        assert_eq!(read("THREAD_DELETE", thread(11)), Some(gone));
    }

    #[tokio::test]
    async fn connections_begin_as_fast_as_discord_allows() {
        use twilight_gateway::queue::Queue;

        let starts =
            |remaining| SessionStarts { remaining, total: 1000, reset_after: Duration::from_secs(3600), at_once: 4 };
        let (some, none) = (queue(Some(&starts(1000))), queue(Some(&starts(0))));
        let mut first: Vec<_> = (0..4).map(|shard| some.enqueue(shard)).collect();
        let mut later = [some.enqueue(4), none.enqueue(0)];
        for shard in &mut first {
            shard.await.unwrap();
        }
        tokio::task::yield_now().await;
        assert!(later[0].try_recv().is_err(), "the next ones wait");
        assert!(later[1].try_recv().is_err(), "none is allowed any more today");
    }

    #[test]
    fn addresses_are_websockets() {
        let plain = |text: &str| websocket_address(text).ok();
        assert_eq!(plain("wss://gateway.discord.gg/").as_deref(), Some("wss://gateway.discord.gg"));
        assert_eq!(plain("ws://127.0.0.1:1/gateway").as_deref(), Some("ws://127.0.0.1:1/gateway"));
        for text in ["", "http://x", "wss://", "gateway", "ws://a b"] {
            assert_eq!(plain(text), None, "{text}");
        }
    }
}
