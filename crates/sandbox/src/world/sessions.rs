//! Gateway sessions: their intents, their missed events and their connections.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::model::Id;
use super::validate::snowflake;

/// Intent bits.
pub mod intents {
    /// Guilds, channels, threads: the only events that the sandbox sends, apart from interactions.
    pub const GUILDS: u64 = 1;
    /// Members (privileged).
    pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
    /// Presences (privileged).
    pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
    /// Content of other users' messages (privileged).
    pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
    /// All privileged intents, which the bot hasn't been granted.
    pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
    /// All existing bits.
    pub const KNOWN: u64 = (1 << 26) - 1;
}

/// Time limit for resuming a lost session.
const LIFETIME: Duration = Duration::from_secs(180);
/// Number of events saved for a resume.
const BACKLOG: usize = 5_000;

/// Channel from the world to a connection.
pub type Socket = UnboundedSender<SocketCommand>;

/// A command from the world to a connection.
pub(crate) enum SocketCommand {
    Send(String),
    /// Close with a code and a reason.
    Close(u16, &'static str),
    /// Cut the connection without a close frame.
    Cut,
}

/// A shard: the part of all servers that a session serves.
#[derive(Clone, Copy)]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// Reads the shard of an identify payload. Without one, the session serves all servers.
    pub fn of(shard: &Value) -> Self {
        Shard { number: shard[0].as_u64().unwrap_or(0), of: shard[1].as_u64().unwrap_or(1).max(1) }
    }

    /// Returns `true` if the shard serves a server.
    pub fn has(self, guild: Id) -> bool {
        (guild >> 22) % self.of == self.number
    }

    /// Returns `true` if an event belongs to the shard: by its server, or the first shard for events without a server.
    fn hears(self, event: &str, data: &Value) -> bool {
        let guild = match event {
            "GUILD_CREATE" | "GUILD_DELETE" => &data["id"],
            _ => &data["guild_id"],
        };
        snowflake(guild).map_or(self.number == 0, |guild| self.has(guild))
    }
}

/// A session of the bot, which outlives its connection.
pub struct GatewaySession {
    intents: u64,
    part: Shard,
    /// Number of the last event.
    seq: u64,
    backlog: VecDeque<(u64, String)>,
    line: Option<Socket>,
    /// Time at which the connection was lost, by the sandbox's clock.
    lost: Option<Duration>,
}

impl GatewaySession {
    /// Creates a session on a connection.
    pub fn new(intents: u64, part: Shard, line: Socket) -> Self {
        Self { intents, part, seq: 0, backlog: VecDeque::new(), line: Some(line), lost: None }
    }

    /// Sends an event and saves it for a resume.
    pub fn dispatch(&mut self, event: &str, data: &Value) {
        self.seq += 1;
        let text = json!({ "op": 0, "s": self.seq, "t": event, "d": data }).to_string();
        if self.backlog.len() == BACKLOG {
            self.backlog.pop_front();
        }
        self.backlog.push_back((self.seq, text.clone()));
        if let Some(line) = &self.line {
            // The connection's server notices a closed connection.
            let _ = line.send(SocketCommand::Send(text));
        }
    }
}

/// Result of a resume.
pub enum Resumed {
    /// Resumed; the missed events have been sent.
    Done,
    /// The session no longer exists, or too many events were missed.
    Invalid,
    /// The bot claims to have received events that were never sent.
    WrongSequence,
}

/// All sessions of the bot.
#[derive(Default)]
pub(crate) struct Sessions {
    by_id: HashMap<String, GatewaySession>,
    /// Number of connections so far.
    lines: u64,
}

impl Sessions {
    /// Sends an event to all sessions that have all these intents.
    pub fn emit(&mut self, intents: u64, event: &str, data: &Value) {
        for session in self.by_id.values_mut() {
            if session.intents & intents == intents && session.part.hears(event, data) {
                session.dispatch(event, data);
            }
        }
    }

    pub fn insert(&mut self, id: String, session: GatewaySession) {
        self.lines += 1;
        self.by_id.insert(id, session);
    }

    /// Drops the sessions that were lost too long ago to be resumed.
    pub(crate) fn forget_lost(&mut self, now: Duration) {
        self.by_id.retain(|_, session| session.lost.is_none_or(|lost| now - lost < LIFETIME));
    }

    /// Gives a session a new connection and sends the events after `sequence`.
    pub fn resume(&mut self, id: &str, sequence: u64, line: Socket, now: Duration) -> Resumed {
        let Some(session) = self.by_id.get_mut(id) else { return Resumed::Invalid };
        if sequence > session.seq {
            return Resumed::WrongSequence;
        }
        let missed = session.backlog.front().is_some_and(|(first, _)| *first > sequence + 1);
        if missed || session.lost.is_some_and(|lost| now - lost >= LIFETIME) {
            self.by_id.remove(id);
            return Resumed::Invalid;
        }
        for (_, text) in session.backlog.iter().filter(|(at, _)| *at > sequence) {
            // The connection's server notices a closed connection.
            let _ = line.send(SocketCommand::Send(text.clone()));
        }
        if let Some(old) = session.line.replace(line) {
            // A session has one connection, so the older one is closed.
            let _ = old.send(SocketCommand::Close(4009, "Session resumed elsewhere"));
        }
        self.lines += 1;
        session.lost = None;
        session.dispatch("RESUMED", &json!({}));
        Resumed::Done
    }

    /// Records the end of a connection, unless the session already has another one.
    pub(crate) fn end_connection(&mut self, id: &str, line: &Socket, by_bot: bool, now: Duration) {
        if by_bot {
            self.by_id.remove(id);
        } else if let Some(session) = self.by_id.get_mut(id)
            && session.line.as_ref().is_some_and(|current| current.same_channel(line))
        {
            session.line = None;
            session.lost = Some(now);
        }
    }

    /// Number of connections of the bot so far, for new or resumed sessions.
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// Returns `true` if a bot is connected.
    pub fn connected(&self) -> bool {
        self.by_id.values().any(|session| session.line.is_some())
    }

    /// Sends a command to every connection.
    pub fn command(&mut self, command: impl Fn() -> SocketCommand) {
        for session in self.by_id.values_mut() {
            if let Some(line) = &session.line {
                // The connection's server notices a closed connection.
                let _ = line.send(command());
            }
        }
    }

    /// Asks every connection to reconnect and resume (op 7).
    pub fn reconnect(&mut self) {
        self.command(|| SocketCommand::Send(json!({ "op": 7, "d": null, "s": null, "t": null }).to_string()));
    }

    /// Ends all sessions because the token is no longer valid.
    pub(crate) fn revoke(&mut self) {
        self.command(|| SocketCommand::Close(4004, "Authentication failed."));
        self.by_id.clear();
    }

    /// Drops all sessions and reports them to connected clients as invalid (op 9).
    pub fn invalidate(&mut self) {
        self.command(|| SocketCommand::Send(json!({ "op": 9, "d": false, "s": null, "t": null }).to_string()));
        self.by_id.clear();
    }
}
