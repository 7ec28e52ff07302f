//! Starting, losing, resuming and ending gateway sessions.

use serde_json::{Value, json};

use super::model::{BOT, GUILD, User};
use super::sessions::{GatewaySession, Resumed, Shard, Socket, intents};
use super::state::World;

impl World {
    /// The address of the gateway.
    pub(crate) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base.replacen("http", "ws", 1))
    }

    /// Starts a session and returns its id. Sends READY and the guild immediately.
    pub(crate) fn open_session(&mut self, wanted: u64, shard: &Value, line: Socket) -> String {
        let id = Self::secret();
        let part = Shard::of(shard);
        let has_guild = self.bot_present && part.has(GUILD);
        let guilds = if has_guild { json!([{ "id": GUILD.to_string(), "unavailable": true }]) } else { json!([]) };
        let ready = json!({
            "v": 10, "user": self.users.get(&BOT).map(User::json), "session_id": id, "private_channels": [],
            "guilds": guilds, "resume_gateway_url": self.gateway_url(), "shard": shard, "session_type": "normal",
            "relationships": [], "application": { "id": BOT.to_string(), "flags": 0 },
        });
        let mut session = GatewaySession::new(wanted, part, line);
        session.dispatch("READY", &ready);
        if has_guild && wanted & intents::GUILDS != 0 {
            session.dispatch("GUILD_CREATE", &self.guild_create());
        }
        self.sessions.forget_lost(self.config.clock.now());
        self.sessions.insert(id.clone(), session);
        self.touch();
        id
    }

    /// Resumes a session whose client has received the events up to `sequence`.
    pub(crate) fn resume_session(&mut self, id: &str, sequence: u64, line: Socket) -> Resumed {
        let resumed = self.sessions.resume(id, sequence, line, self.config.clock.now());
        self.touch();
        resumed
    }

    /// Handles the end of a session's connection. The session can be resumed unless the bot ended it.
    pub(crate) fn end_connection(&mut self, id: &str, line: &Socket, by_bot: bool) {
        self.sessions.end_connection(id, line, by_bot, self.config.clock.now());
        self.touch();
    }
}
