//! The state of the small Discord: one guild, its channels and people, messages, interactions.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::watch;

use super::config::Config;
use super::error::ApiError;
use super::faults::Faults;
use super::interaction::UserInteraction;
use super::model::{
    ApplicationEmoji, BOT, Channel, FIRST_USER, ForumTag, GUILD, Id, Member, OWNER, PostedMessage, Role, User,
    WORLD_CREATED, channel_type,
};
use super::permissions::{self, EVERYONE, MANAGE_CHANNELS, VIEW_CHANNEL};
use super::sessions::Sessions;

/// 2015-01-01, the start of snowflakes, in milliseconds since 1970.
const EPOCH: i64 = 1_420_070_400_000;
const BOT_ROLE: Id = 1_000_000_000_000_000_002;
const MODERATOR_ROLE: Id = 1_000_000_000_000_000_003;
const FIRST_CHANNEL: Id = 1_000_000_000_000_000_011;
/// Maximum number of logged requests.
const REQUESTS_KEPT: usize = 20_000;

/// A request of the bot, for checks in tests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedRequest {
    /// HTTP method.
    pub method: String,
    /// Path after `/api/v10`.
    pub path: String,
    /// Status of the answer; 0 if the connection was cut.
    pub status: u16,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The whole state. A lock protects it, and no method waits.
pub struct World {
    /// Settings of the sandbox.
    pub config: Config,
    /// Address of the sandbox, without a final slash.
    pub base: String,
    /// The guild's preferred locale.
    pub guild_locale: String,
    /// `true` if a person chose that locale; otherwise the page starts with the browser's.
    pub guild_locale_chosen: bool,
    /// `true` if the bot is a member.
    pub bot_present: bool,
    pub roles: BTreeMap<Id, Role>,
    /// People and the bot.
    pub users: BTreeMap<Id, User>,
    /// Memberships.
    pub members: BTreeMap<Id, Member>,
    /// Channels, threads, direct messages.
    pub channels: BTreeMap<Id, Channel>,
    /// Messages by channel and id.
    pub messages: BTreeMap<(Id, Id), PostedMessage>,
    /// Registered command objects: global ones and those of the guild.
    pub global_commands: Vec<Value>,
    /// See `global_commands`.
    pub guild_commands: Vec<Value>,
    /// Emojis of the application.
    pub emojis: BTreeMap<Id, ApplicationEmoji>,
    /// Interactions with a valid token.
    pub interactions: HashMap<Id, UserInteraction>,
    /// Gateway sessions.
    pub sessions: Sessions,
    /// Waiting faults.
    pub faults: Faults,
    /// The bot's requests.
    pub requests: VecDeque<LoggedRequest>,
    /// Enforced nonces: author, channel, nonce, message, time by the sandbox's clock.
    pub nonces: Vec<(Id, Id, String, Id, Duration)>,
    /// Rate limit buckets: requests in this window, and its start by the sandbox's clock.
    pub buckets: HashMap<String, (u32, Duration)>,
    /// Last message each user has seen in a channel.
    pub read: HashMap<(Id, Id), Id>,
    /// End of the bot's typing display in a channel, by the sandbox's clock.
    pub typing: HashMap<Id, Duration>,
    changes: watch::Sender<u64>,
    pub(super) last_id: Id,
}

impl World {
    /// Creates the default world.
    pub fn new(config: Config, base: String) -> Self {
        let role = |id, name: &str, permissions, color, position, bot| {
            (id, Role { id, name: name.to_owned(), permissions, color, position, bot })
        };
        let mut world = Self {
            guild_locale: config.guild_locale.clone(),
            guild_locale_chosen: config.guild_locale != Config::default().guild_locale,
            bot_present: true,
            roles: BTreeMap::from([
                role(GUILD, "@everyone", EVERYONE, 0, 0, None),
                role(BOT_ROLE, &config.names.bot, EVERYONE, 0x1a_bc9c, 1, Some(BOT)),
                role(MODERATOR_ROLE, "Moderator", MANAGE_CHANNELS | permissions::MANAGE_MESSAGES, 0xe6_7e22, 2, None),
            ]),
            users: BTreeMap::new(),
            members: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            global_commands: Vec::new(),
            guild_commands: Vec::new(),
            emojis: BTreeMap::new(),
            interactions: HashMap::new(),
            sessions: Sessions::default(),
            faults: Faults::default(),
            requests: VecDeque::new(),
            nonces: Vec::new(),
            buckets: HashMap::new(),
            read: HashMap::new(),
            typing: HashMap::new(),
            changes: watch::Sender::new(1),
            last_id: 0,
            base,
            config,
        };
        world.populate();
        world
    }

    fn populate(&mut self) {
        let mut add_user = |id, username: &str, shown: &str, bot, roles: &[Id]| {
            let (username, global_name) = (username.to_owned(), Some(shown.to_owned()));
            let locale = "en-US".to_owned();
            let user = User { id, username, global_name, bot, locale, accepts_dms: true, ..User::default() };
            self.users.insert(id, user);
            self.members.insert(id, Member { roles: roles.to_vec() });
        };
        let names = self.config.names.clone();
        for (id, (name, shown)) in (FIRST_USER..).zip(&names.people) {
            let roles: &[Id] = if id == OWNER { &[MODERATOR_ROLE] } else { &[] };
            add_user(id, name, shown, false, roles);
        }
        add_user(BOT, &names.bot.to_lowercase().replace(' ', "-"), &names.bot, true, &[BOT_ROLE]);
        let channels = names.channels.into_iter().map(|name| (name, None));
        let channels = channels.chain([(names.thread, Some(FIRST_CHANNEL + 2))]);
        let tags = (FIRST_CHANNEL + 50..).zip(names.tags).map(|(id, name)| ForumTag {
            id,
            name,
            moderated: false,
            emoji: None,
        });
        let forum = Channel {
            id: FIRST_CHANNEL + 4,
            kind: channel_type::FORUM,
            name: names.forum,
            position: 4,
            created: WORLD_CREATED,
            tags: tags.collect(),
            ..Channel::default()
        };
        self.channels.insert(forum.id, forum);
        for (position, (name, parent)) in (0u16..).zip(channels) {
            let channel = Channel {
                id: FIRST_CHANNEL + Id::from(position),
                kind: if parent.is_some() { channel_type::PUBLIC_THREAD } else { channel_type::TEXT },
                name,
                parent,
                position,
                owner: parent.map(|_| FIRST_USER),
                created: WORLD_CREATED,
                ..Channel::default()
            };
            self.channels.insert(channel.id, channel);
        }
    }

    /// Notifies all watchers of a change.
    pub fn touch(&self) {
        self.changes.send_modify(|revision| *revision += 1);
    }

    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Creates a snowflake, higher than all earlier ones.
    pub fn snowflake(&mut self) -> Id {
        let by_time = u64::try_from(self.config.clock.now_ms() - EPOCH).unwrap_or(0) << 22;
        self.last_id = by_time.max(self.last_id + 1);
        self.last_id
    }

    /// Creates a token that can't be guessed.
    pub fn secret() -> String {
        let mut bytes = [0; 32];
        // An operating system without random numbers couldn't run a browser or a bot either.
        getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Returns a user.
    ///
    /// # Errors
    /// 10013 if the user doesn't exist.
    pub fn user(&self, id: Id) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(|| ApiError::new(404, 10013, "Unknown User"))
    }

    /// Returns a channel.
    ///
    /// # Errors
    /// 10003 if it doesn't exist.
    pub fn channel(&self, id: Id) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// Returns a channel if the bot can see it.
    ///
    /// # Errors
    /// 10003 if it doesn't exist, 50001 if it is hidden from the bot.
    pub(crate) fn channel_for_bot(&self, id: Id) -> Result<&Channel, ApiError> {
        let channel = self.channel(id)?;
        let seen = channel.is_dm() || self.bot_present && self.permissions(BOT, id) & VIEW_CHANNEL != 0;
        if seen { Ok(channel) } else { Err(ApiError::missing_access()) }
    }

    /// Checks the bot's permissions in a channel.
    ///
    /// # Errors
    /// 50001 if the channel is hidden, 50013 if a bit is missing.
    pub fn require(&self, channel: Id, bits: u64) -> Result<(), ApiError> {
        let channel = self.channel_for_bot(channel)?;
        if channel.is_dm() || self.permissions(BOT, channel.id) & bits == bits {
            Ok(())
        } else {
            Err(ApiError::missing_permissions())
        }
    }

    /// A member's permissions in the whole guild, from its roles.
    pub(crate) fn base_permissions(&self, user: Id) -> u64 {
        let own = self.members.get(&user).map(|member| member.roles.as_slice()).unwrap_or_default();
        let roles = own.iter().chain([&GUILD]).filter_map(|role| self.roles.get(role));
        roles.fold(0, |bits, role| bits | role.permissions)
    }

    /// A user's permissions in a channel; a thread uses its parent's overwrites.
    pub fn permissions(&self, user: Id, channel: Id) -> u64 {
        let Some(channel) = self.channels.get(&channel) else { return 0 };
        if channel.is_dm() {
            let party = user == BOT || channel.recipient == Some(user);
            return if party { EVERYONE } else { 0 };
        }
        let Some(member) = self.members.get(&user) else { return 0 };
        let holder = channel.parent.and_then(|parent| self.channels.get(&parent)).unwrap_or(channel);
        permissions::in_channel(self.base_permissions(user), GUILD, user, &member.roles, &holder.overwrites)
    }

    /// Returns `true` if a user can see a channel.
    pub fn sees(&self, user: Id, channel: Id) -> bool {
        self.permissions(user, channel) & VIEW_CHANNEL != 0
    }

    /// Returns a message that the bot can fetch by its channel, which excludes ephemeral ones.
    ///
    /// # Errors
    /// 10008 if it doesn't exist.
    pub fn message(&self, channel: Id, id: Id) -> Result<&PostedMessage, ApiError> {
        let message = self.messages.get(&(channel, id)).filter(|message| message.only_for.is_none());
        message.ok_or_else(ApiError::unknown_message)
    }

    /// All messages of a channel, oldest first.
    pub(crate) fn messages_in(&self, channel: Id) -> impl DoubleEndedIterator<Item = &PostedMessage> {
        self.messages.range((channel, 0)..=(channel, Id::MAX)).map(|(_, message)| message)
    }

    /// Returns the direct message channel with a user and opens it if needed.
    pub(crate) fn dm_with(&mut self, user: Id) -> Id {
        if let Some(channel) = self.channels.values().find(|channel| channel.recipient == Some(user)) {
            return channel.id;
        }
        // Derived from the user, so it is the same in the next run.
        let id = user + 1_000_000;
        let channel = Channel {
            id,
            kind: channel_type::DM,
            recipient: Some(user),
            created: self.config.clock.now_ms(),
            ..Channel::default()
        };
        self.channels.insert(id, channel);
        self.touch();
        id
    }

    /// Logs a request of the bot.
    pub(crate) fn log_request(&mut self, method: &str, path: &str, status: u16) {
        if self.requests.len() == REQUESTS_KEPT {
            self.requests.pop_front();
        }
        let (method, path) = (method.to_owned(), path.to_owned());
        self.requests.push_back(LoggedRequest { method, path, status, at: self.config.clock.now_ms() });
    }

    /// Revokes the bot's token: all requests are refused, and every gateway connection is closed.
    pub fn revoke_token(&mut self) {
        self.config.token = Self::secret();
        self.sessions.revoke();
        self.touch();
    }

    /// The commands for users of the guild. Like Discord, the list shows a name twice that is registered in both places.
    pub fn commands(&self) -> impl Iterator<Item = &Value> {
        self.guild_commands.iter().chain(&self.global_commands)
    }
}
