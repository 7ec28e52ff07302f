//! The gateway: sessions, events, heartbeats, resuming.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::model::User;
use super::server::Shared;
use super::world::{BOT, GUILD, World};

/// Intent bits.
pub mod intents {
    /// Guilds, channels, threads.
    pub const GUILDS: u64 = 1;
    /// Members (privileged).
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    /// Presences (privileged).
    pub const GUILD_PRESENCES: u64 = 1 << 8;
    /// Messages in guild channels.
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    /// Direct messages.
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    /// What messages of others say (privileged).
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
    /// All that must be granted first.
    pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
    /// All bits there are.
    pub const KNOWN: u64 = (1 << 26) - 1;
}

/// How many events are kept for a resume.
const BACKLOG: usize = 5_000;

/// What the world tells a connection to do.
pub enum Order {
    /// Send this text.
    Send(String),
    /// Close with a code and a reason.
    Close(u16, &'static str),
    /// Cut the line without a word.
    Cut,
}

struct Session {
    intents: u64,
    seq: u64,
    backlog: VecDeque<(u64, String)>,
    line: Option<UnboundedSender<Order>>,
    /// When the line was lost.
    lost: Option<Instant>,
}

impl Session {
    fn dispatch(&mut self, event: &str, data: &Value) {
        self.seq += 1;
        let text = json!({ "op": 0, "s": self.seq, "t": event, "d": data }).to_string();
        if self.backlog.len() == BACKLOG {
            self.backlog.pop_front();
        }
        self.backlog.push_back((self.seq, text.clone()));
        if let Some(line) = &self.line
            && line.send(Order::Send(text)).is_err()
        {
            self.line = None;
            self.lost = Some(Instant::now());
        }
    }
}

/// All sessions of the bot.
#[derive(Default)]
pub struct Sessions {
    by_id: HashMap<String, Session>,
}

impl Sessions {
    /// Sends an event to all sessions that have all these intents.
    pub fn emit(&mut self, intents: u64, event: &str, data: &Value) {
        self.emit_where(|had| had & intents == intents, event, data);
    }

    /// Sends an event to all sessions that have some intents but lack others.
    pub fn emit_without(&mut self, with: u64, without: u64, event: &str, data: &Value) {
        self.emit_where(|had| had & with == with && had & without != without, event, data);
    }

    fn emit_where(&mut self, fits: impl Fn(u64) -> bool, event: &str, data: &Value) {
        for session in self.by_id.values_mut().filter(|session| fits(session.intents)) {
            session.dispatch(event, data);
        }
    }

    /// Whether a bot is connected now.
    pub fn connected(&self) -> bool {
        self.by_id.values().any(|session| session.line.is_some())
    }

    /// Gives an order to every connection.
    pub fn order(&mut self, order: impl Fn() -> Order) {
        for session in self.by_id.values_mut() {
            if let Some(line) = &session.line {
                // A line already gone notices by itself.
                let _ = line.send(order());
            }
        }
    }

    /// Asks every connection to reconnect and resume (op 7).
    pub fn reconnect(&mut self) {
        self.order(|| Order::Send(json!({ "op": 7, "d": null, "s": null, "t": null }).to_string()));
    }

    /// Ends all sessions because the token is not valid any more.
    pub fn revoke(&mut self) {
        self.order(|| Order::Close(4004, "Authentication failed."));
        self.by_id.clear();
    }

    /// Forgets all sessions; who is connected is told that the session is invalid (op 9).
    pub fn invalidate(&mut self) {
        self.order(|| Order::Send(json!({ "op": 9, "d": false, "s": null, "t": null }).to_string()));
        self.by_id.clear();
    }
}

/// Serves one connection until it ends.
pub async fn connection(mut socket: WebSocket, shared: Arc<Shared>) {
    let interval = shared.world().config.heartbeat_interval;
    let hello = json!({ "op": 10, "s": null, "t": null, "d": { "heartbeat_interval": interval.as_millis() } });
    if socket.send(Frame::text(hello.to_string())).await.is_err() {
        return;
    }
    let (sender, receiver) = unbounded_channel();
    let mut connection = Connection { shared, sender, session: None, sent: VecDeque::new() };
    let clean = connection.serve(&mut socket, receiver, interval).await;
    connection.lose(clean);
}

struct Connection {
    shared: Arc<Shared>,
    sender: UnboundedSender<Order>,
    session: Option<String>,
    /// When the client's last payloads came, for its rate limit.
    sent: VecDeque<Instant>,
}

/// What a payload leads to.
enum Next {
    Reply(Value),
    Nothing,
    Close(u16, &'static str),
}

impl Connection {
    /// Returns whether the client ended the session on purpose.
    async fn serve(&mut self, socket: &mut WebSocket, mut orders: UnboundedReceiver<Order>, beat: Duration) -> bool {
        // Half an interval of patience, as networks are slow at times.
        let patience = beat + beat / 2;
        let mut last_beat = tokio::time::Instant::now();
        loop {
            let order = tokio::select! {
                () = self.shared.closing.cancelled() => Order::Close(1001, "Going away"),
                () = tokio::time::sleep_until(last_beat + patience) => Order::Close(4009, "Session timed out"),
                Some(order) = orders.recv() => order,
                frame = socket.recv() => match frame {
                    Some(Ok(Frame::Text(text))) => {
                        if serde_json::from_str::<Value>(&text).is_ok_and(|payload| payload["op"] == 1) {
                            last_beat = tokio::time::Instant::now();
                        }
                        match self.payload(&text) {
                            Next::Nothing => continue,
                            Next::Reply(reply) => Order::Send(reply.to_string()),
                            Next::Close(code, reason) => Order::Close(code, reason),
                        }
                    }
                    Some(Ok(Frame::Binary(_))) => Order::Close(4002, "Error while decoding payload."),
                    Some(Ok(Frame::Close(frame))) => return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001)),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Err(_)) | None => return false,
                },
            };
            match order {
                Order::Send(text) => {
                    if socket.send(Frame::text(text)).await.is_err() {
                        return false;
                    }
                }
                Order::Close(code, reason) => {
                    let frame = CloseFrame { code, reason: reason.into() };
                    // The client may be gone already.
                    let _ = socket.send(Frame::Close(Some(frame))).await;
                    return false;
                }
                Order::Cut => return false,
            }
        }
    }

    fn payload(&mut self, text: &str) -> Next {
        let now = Instant::now();
        self.sent.retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        self.sent.push_back(now);
        if self.sent.len() > 120 {
            return Next::Close(4008, "You are being rate limited.");
        }
        let Ok(payload) = serde_json::from_str::<Value>(text) else {
            return Next::Close(4002, "Error while decoding payload.");
        };
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => Next::Reply(json!({ "op": 11, "d": null, "s": null, "t": null })),
            Some(2) if self.session.is_some() => Next::Close(4005, "Already authenticated."),
            Some(2) => self.identify(data),
            Some(6) if self.session.is_some() => Next::Close(4005, "Already authenticated."),
            Some(6) => self.resume(data),
            Some(3 | 4 | 8) if self.session.is_none() => Next::Close(4003, "Not authenticated."),
            Some(3 | 4) => Next::Nothing,
            Some(8) => {
                self.members(data);
                Next::Nothing
            }
            _ => Next::Close(4001, "Unknown opcode."),
        }
    }

    fn token_fits(&self, data: &Value) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        token.strip_prefix("Bot ").unwrap_or(token) == self.shared.world().config.token
    }

    fn identify(&mut self, data: &Value) -> Next {
        if !self.token_fits(data) {
            return Next::Close(4004, "Authentication failed.");
        }
        let Some(wanted) = data["intents"].as_u64().filter(|bits| bits & !intents::KNOWN == 0) else {
            return Next::Close(4013, "Invalid intent(s).");
        };
        let mut world = self.shared.world();
        if wanted & intents::PRIVILEGED & !world.config.privileged_intents != 0 {
            return Next::Close(4014, "Disallowed intent(s).");
        }
        let shard = &data["shard"];
        if !shard.is_null() && shard[0].as_u64() >= shard[1].as_u64() {
            return Next::Close(4010, "Invalid shard.");
        }
        let key = world.snowflake();
        let id = format!("{key:x}{}", &world.secret(key)[17..33]);
        let ready = json!({
            "v": 10, "user": world.users.get(&BOT).map(User::json), "session_id": id, "private_channels": [],
            "guilds": if world.bot_present { json!([{ "id": GUILD.to_string(), "unavailable": true }]) } else { json!([]) },
            "resume_gateway_url": world.gateway_url(), "shard": shard, "session_type": "normal", "relationships": [],
            "application": { "id": BOT.to_string(), "flags": 0 },
        });
        let line = Some(self.sender.clone());
        let mut session = Session { intents: wanted, seq: 0, backlog: VecDeque::new(), line, lost: None };
        session.dispatch("READY", &ready);
        if world.bot_present && wanted & intents::GUILDS != 0 {
            session.dispatch("GUILD_CREATE", &world.guild_create());
        }
        let keep = world.config.session_lifetime;
        world.sessions.by_id.retain(|_, session| session.lost.is_none_or(|lost| lost.elapsed() < keep));
        world.sessions.by_id.insert(id.clone(), session);
        world.touch();
        drop(world);
        self.session = Some(id);
        Next::Nothing
    }

    fn resume(&mut self, data: &Value) -> Next {
        if !self.token_fits(data) {
            return Next::Close(4004, "Authentication failed.");
        }
        let mut world = self.shared.world();
        let keep = world.config.session_lifetime;
        let id = data["session_id"].as_str().unwrap_or_default();
        let seq = data["seq"].as_u64().unwrap_or(0);
        let invalid = json!({ "op": 9, "d": false, "s": null, "t": null });
        let Some(session) = world.sessions.by_id.get_mut(id) else { return Next::Reply(invalid) };
        if seq > session.seq {
            return Next::Close(4007, "Invalid seq.");
        }
        let missed = session.backlog.front().is_some_and(|(first, _)| *first > seq + 1);
        if missed || session.lost.is_some_and(|lost| lost.elapsed() >= keep) {
            world.sessions.by_id.remove(id);
            return Next::Reply(invalid);
        }
        if let Some(old) = session.line.replace(self.sender.clone()) {
            // A session has one line: the older one goes.
            let _ = old.send(Order::Close(4009, "Session resumed elsewhere"));
        }
        session.lost = None;
        for (_, text) in session.backlog.iter().filter(|(at, _)| *at > seq) {
            let _ = self.sender.send(Order::Send(text.clone()));
        }
        session.dispatch("RESUMED", &json!({}));
        world.touch();
        drop(world);
        self.session = Some(id.to_owned());
        Next::Nothing
    }

    fn members(&mut self, data: &Value) {
        let mut world = self.shared.world();
        let ids: Vec<u64> = match &data["user_ids"] {
            Value::Array(list) => list.iter().filter_map(super::validate::snowflake).collect(),
            Value::Null => Vec::new(),
            one => super::validate::snowflake(one).into_iter().collect(),
        };
        let query = data["query"].as_str().map(str::to_lowercase);
        let chosen = world.users.values().filter(|user| {
            let named = query.as_ref().is_some_and(|query| user.shown().to_lowercase().starts_with(query.as_str()));
            ids.contains(&user.id) || named
        });
        let members: Value = chosen.map(|user| world.member_json(user.id)).collect();
        let chunk = json!({
            "guild_id": GUILD.to_string(), "members": members, "chunk_index": 0, "chunk_count": 1, "not_found": [],
            "nonce": data["nonce"],
        });
        if let Some(session) = self.session.as_ref().and_then(|id| world.sessions.by_id.get_mut(id)) {
            session.dispatch("GUILD_MEMBERS_CHUNK", &chunk);
        }
    }

    /// The line is gone: the session waits to be resumed, unless the client ended it.
    fn lose(&mut self, clean: bool) {
        let Some(id) = self.session.take() else { return };
        let mut world = self.shared.world();
        if clean {
            world.sessions.by_id.remove(&id);
        } else if let Some(session) = world.sessions.by_id.get_mut(&id)
            && session.line.as_ref().is_some_and(|line| line.same_channel(&self.sender))
        {
            session.line = None;
            session.lost = Some(Instant::now());
        }
        world.touch();
    }
}

impl World {
    /// The address of the gateway.
    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base.replacen("http", "ws", 1))
    }
}
