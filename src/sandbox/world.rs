//! The state of the small Discord: one guild, its channels and people, messages, interactions.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::hash::{BuildHasher, RandomState};
use std::time::Instant;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::Config;
use super::error::ApiError;
use super::faults::Faults;
use super::gateway::Sessions;
use super::interaction::Interaction;
use super::model::{Channel, Id, Member, Message, Origin, Role, User, channel_type, flags, now_ms, timestamp};
use super::permissions::{self, EVERYONE, MANAGE_CHANNELS, VIEW_CHANNEL};

/// 2015-01-01, where snowflakes begin, in milliseconds since 1970.
const EPOCH: i64 = 1_420_070_400_000;
/// The guild. Ids of the default world are fixed, so that a bot's database fits the next run, too.
pub const GUILD: Id = 1_000_000_000_000_000_001;
/// The bot's user and application.
pub const BOT: Id = 1_000_000_000_000_000_100;
/// Another bot, which exists from its first message on.
pub const OTHER_BOT: Id = 1_000_000_000_000_000_201;
const BOT_ROLE: Id = 1_000_000_000_000_000_002;
const MODERATOR_ROLE: Id = 1_000_000_000_000_000_003;
const FIRST_CHANNEL: Id = 1_000_000_000_000_000_011;
const FIRST_USER: Id = 1_000_000_000_000_000_101;
/// When the default world was created, in milliseconds since 1970.
const CREATED: i64 = 1_700_000_000_000;
/// How many of the bot's requests are remembered.
const REQUESTS_KEPT: usize = 20_000;

/// A request of the bot, for tests that look at what was sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// HTTP method.
    pub method: String,
    /// Path behind `/api/v10`.
    pub path: String,
    /// Status answered; 0 when the connection was cut.
    pub status: u16,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Whether Discord asks bots to use another route.
    #[serde(default)]
    pub deprecated: bool,
}

/// Everything. Guarded by one lock; no method waits.
pub struct World {
    /// How the sandbox was set up.
    pub config: Config,
    /// Where the sandbox is reached, without a final slash.
    pub base: String,
    /// The guild's name.
    pub guild_name: String,
    /// The guild's preferred locale.
    pub guild_locale: String,
    /// Whether the bot is a member.
    pub bot_present: bool,
    /// Roles by id.
    pub roles: BTreeMap<Id, Role>,
    /// People and the bot.
    pub users: BTreeMap<Id, User>,
    /// Memberships.
    pub members: BTreeMap<Id, Member>,
    /// Channels, threads, direct messages.
    pub channels: BTreeMap<Id, Channel>,
    /// Messages by channel and id.
    pub messages: BTreeMap<(Id, Id), Message>,
    /// Registered command objects: global ones and those of the guild.
    pub global_commands: Vec<Value>,
    /// See `global_commands`.
    pub guild_commands: Vec<Value>,
    /// Interactions whose token still works.
    pub interactions: HashMap<Id, Interaction>,
    /// Gateway sessions.
    pub sessions: Sessions,
    /// Faults waiting.
    pub faults: Faults,
    /// The bot's requests.
    pub requests: VecDeque<Logged>,
    /// Enforced nonces: author, channel, nonce, message, when.
    pub nonces: Vec<(Id, Id, String, Id, Instant)>,
    /// Rate limit buckets: used in this window, and when the window began.
    pub buckets: HashMap<String, (u32, Instant)>,
    /// Last message each user has seen in a channel.
    pub read: HashMap<(Id, Id), Id>,
    /// Until when the bot is typing in a channel.
    pub typing: HashMap<Id, Instant>,
    changes: watch::Sender<u64>,
    last_id: Id,
}

impl World {
    /// The default world.
    pub fn new(config: Config, base: String) -> Self {
        let role = |id, name: &str, permissions, color, position, bot| {
            (id, Role { id, name: name.to_owned(), permissions, color, position, bot })
        };
        let bot_permissions = EVERYONE;
        let mut world = Self {
            guild_name: config.guild_name.clone(),
            guild_locale: "en-US".to_owned(),
            bot_present: true,
            roles: BTreeMap::from([
                role(GUILD, "@everyone", EVERYONE, 0, 0, None),
                role(BOT_ROLE, &config.bot_name, bot_permissions, 0x1a_bc9c, 1, Some(BOT)),
                role(MODERATOR_ROLE, "Moderator", MANAGE_CHANNELS | permissions::MANAGE_MESSAGES, 0xe6_7e22, 2, None),
            ]),
            users: BTreeMap::new(),
            members: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            global_commands: Vec::new(),
            guild_commands: Vec::new(),
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
        let mut add_user = |id, username: &str, shown: &str, bot, locale: &str, roles: &[Id]| {
            let (username, global_name) = (username.to_owned(), Some(shown.to_owned()));
            let user = User { id, username, global_name, bot, locale: locale.to_owned(), accepts_dms: true };
            self.users.insert(id, user);
            self.members.insert(id, Member { roles: roles.to_vec() });
        };
        let people = [
            ("ileana", "Ileana", "ro"),
            ("stefan", "Ștefan", "ro"),
            ("lucia", "Lucía", "es-ES"),
            ("tommaso", "Tommaso", "it"),
            ("ada", "Ada", "en-US"),
        ];
        let native = self.config.native_locales;
        for (id, (name, shown, locale)) in (FIRST_USER..).zip(people) {
            let roles: &[Id] = if name == "ada" { &[MODERATOR_ROLE] } else { &[] };
            add_user(id, name, shown, false, if native { locale } else { "en-US" }, roles);
        }
        let bot_name = self.config.bot_name.clone();
        add_user(BOT, &bot_name.to_lowercase(), &bot_name, true, "en-US", &[BOT_ROLE]);
        let channels = [
            ("general", "Talk about anything", None),
            ("game-1", "A table for one game", None),
            ("game-2", "Another table", None),
            ("Rainy Sunday game", "", Some(FIRST_CHANNEL + 2)),
        ];
        for (position, (name, topic, parent)) in (0u16..).zip(channels) {
            let channel = Channel {
                id: FIRST_CHANNEL + Id::from(position),
                kind: if parent.is_some() { channel_type::PUBLIC_THREAD } else { channel_type::TEXT },
                name: name.to_owned(),
                topic: (!topic.is_empty()).then(|| topic.to_owned()),
                parent,
                position,
                overwrites: Vec::new(),
                recipient: None,
                owner: parent.map(|_| FIRST_USER),
                archived: false,
                locked: false,
                created: CREATED,
            };
            self.channels.insert(channel.id, channel);
        }
    }

    /// Tells everybody who watches that something changed.
    pub fn touch(&self) {
        self.changes.send_modify(|revision| *revision += 1);
    }

    /// Counts changes.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// A new snowflake, later than all before it.
    pub fn snowflake(&mut self) -> Id {
        let by_time = u64::try_from(now_ms() - EPOCH).unwrap_or(0) << 22;
        self.last_id = by_time.max(self.last_id + 1);
        self.last_id
    }

    /// An interaction token: long and not to be guessed.
    pub fn secret(&self, id: Id) -> String {
        let parts = (0..4).map(|part| format!("{:016x}", RandomState::new().hash_one((id, part))));
        format!("aW50ZXJhY3Rpb246{}", parts.collect::<String>())
    }

    /// A user.
    ///
    /// # Errors
    /// 10013 when there is none.
    pub fn user(&self, id: Id) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(|| ApiError::new(404, 10013, "Unknown User"))
    }

    /// A channel.
    ///
    /// # Errors
    /// 10003 when there is none.
    pub fn channel(&self, id: Id) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// A channel as the bot may see it.
    ///
    /// # Errors
    /// 10003 when there is none, 50001 when it is hidden from the bot.
    pub fn channel_for_bot(&self, id: Id) -> Result<&Channel, ApiError> {
        let channel = self.channel(id)?;
        let seen = channel.is_dm() || self.bot_present && self.permissions(BOT, id) & VIEW_CHANNEL != 0;
        if seen { Ok(channel) } else { Err(ApiError::missing_access()) }
    }

    /// Checks the bot's permissions in a channel.
    ///
    /// # Errors
    /// 50001 when the channel is hidden, 50013 when a bit is missing.
    pub fn require(&self, channel: Id, bits: u64) -> Result<(), ApiError> {
        let channel = self.channel_for_bot(channel)?;
        if channel.is_dm() || self.permissions(BOT, channel.id) & bits == bits {
            Ok(())
        } else {
            Err(ApiError::missing_permissions())
        }
    }

    /// Permissions that a member's roles give in the whole guild.
    pub fn base_permissions(&self, user: Id) -> u64 {
        let own = self.members.get(&user).map(|member| member.roles.as_slice()).unwrap_or_default();
        let roles = own.iter().chain([&GUILD]).filter_map(|role| self.roles.get(role));
        roles.fold(0, |bits, role| bits | role.permissions)
    }

    /// A user's permissions in a channel; a thread has its parent's overwrites.
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

    /// Whether a user sees a channel.
    pub fn sees(&self, user: Id, channel: Id) -> bool {
        self.permissions(user, channel) & VIEW_CHANNEL != 0
    }

    /// A message that the bot can fetch by its channel: not an ephemeral one.
    ///
    /// # Errors
    /// 10008 when there is none.
    pub fn message(&self, channel: Id, id: Id) -> Result<&Message, ApiError> {
        let message = self.messages.get(&(channel, id)).filter(|message| message.only_for.is_none());
        message.ok_or_else(ApiError::unknown_message)
    }

    /// All messages of a channel, oldest first.
    pub fn messages_in(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.range((channel, 0)..=(channel, Id::MAX)).map(|(_, message)| message)
    }

    /// The channel object.
    pub fn channel_json(&self, channel: &Channel) -> Value {
        let public = || self.messages_in(channel.id).filter(|message| message.only_for.is_none());
        let count = if channel.is_thread() { public().count() } else { 0 };
        let mut json = channel.json(GUILD, public().next_back().map(|message| message.id), count);
        if let Some(user) = channel.recipient.and_then(|id| self.users.get(&id)) {
            json["recipients"] = json!([user.json()]);
        }
        json
    }

    /// The member object.
    pub fn member_json(&self, user: Id) -> Value {
        let mut member = self.bare_member_json(user);
        if let Some(user) = self.users.get(&user) {
            member["user"] = user.json();
        }
        member
    }

    /// The member object without its user, as it stands in resolved data and mentions.
    pub fn bare_member_json(&self, user: Id) -> Value {
        let roles = self.members.get(&user).map(|member| member.roles.as_slice()).unwrap_or_default();
        json!({
            "nick": null, "avatar": null, "banner": null, "roles": strings(roles), "joined_at": timestamp(CREATED),
            "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
            "communication_disabled_until": null,
        })
    }

    /// The guild object.
    pub fn guild_json(&self) -> Value {
        json!({
            "id": GUILD.to_string(), "name": self.guild_name, "icon": null, "splash": null, "discovery_splash": null,
            "owner_id": (FIRST_USER + 4).to_string(), "afk_channel_id": null, "afk_timeout": 300,
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0,
            "roles": self.roles.values().map(Role::json).collect::<Value>(), "emojis": [], "features": [], "mfa_level": 0,
            "application_id": null, "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
            "max_members": 500_000, "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": self.guild_locale, "public_updates_channel_id": null,
            "nsfw_level": 0, "stickers": [], "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
        })
    }

    /// What the GUILD_CREATE event carries.
    pub fn guild_create(&self) -> Value {
        let mut guild = self.guild_json();
        let listed = |thread: bool| -> Value {
            let channels = self.channels.values().filter(|c| !c.is_dm() && c.is_thread() == thread && !c.archived);
            channels.filter(|c| self.sees(BOT, c.id)).map(|c| self.channel_json(c)).collect()
        };
        guild["joined_at"] = json!(timestamp(CREATED));
        guild["large"] = json!(false);
        guild["unavailable"] = json!(false);
        guild["member_count"] = json!(self.members.len());
        guild["voice_states"] = json!([]);
        // Without the privileged members intent a guild's list holds the bot alone.
        guild["members"] = json!([self.member_json(BOT)]);
        guild["channels"] = listed(false);
        guild["threads"] = listed(true);
        for empty in ["presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"] {
            guild[empty] = json!([]);
        }
        guild
    }

    /// The message object as the bot sees it.
    pub fn message_json(&self, message: &Message) -> Value {
        let author = self.users.get(&message.author).map(User::json);
        let mentions: Value = message.mentions.iter().filter_map(|id| self.users.get(id)).map(User::json).collect();
        let mut json = json!({
            "id": message.id.to_string(), "channel_id": message.channel.to_string(), "author": author,
            "content": message.content, "timestamp": timestamp(message.created),
            "edited_timestamp": message.edited.map(timestamp), "tts": false,
            "mention_everyone": message.mention_everyone, "mentions": mentions,
            "mention_roles": strings(&message.mention_roles), "attachments": self.attachments_json(message),
            "embeds": message.embeds, "components": message.components, "pinned": message.pinned,
            "type": message.kind, "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if !message.reactions.is_empty() {
            let reactions = message.reactions.iter().map(|(emoji, by)| {
                json!({
                    "emoji": { "id": null, "name": emoji }, "count": by.len(), "me": by.contains(&BOT), "me_burst": false,
                    "count_details": { "burst": 0, "normal": by.len() }, "burst_colors": [],
                })
            });
            json["reactions"] = reactions.collect();
        }
        if let Some(reference) = message.reference {
            let (channel, guild) = (message.channel.to_string(), GUILD.to_string());
            let id = reference.to_string();
            json["message_reference"] =
                json!({ "type": 0, "channel_id": channel, "message_id": id, "guild_id": guild });
            let referenced = self.messages.get(&(message.channel, reference));
            json["referenced_message"] = referenced.map(|target| self.message_json(target)).unwrap_or(Value::Null);
        }
        if let Some(origin) = &message.origin {
            json["application_id"] = json!(BOT.to_string());
            json["webhook_id"] = json!(BOT.to_string());
            json["interaction_metadata"] = self.origin_json(origin);
            if origin.kind == 2
                && let Some(user) = self.users.get(&origin.user)
            {
                let id = origin.interaction.to_string();
                json["interaction"] = json!({ "id": id, "type": 2, "name": origin.name, "user": user.json() });
            }
        }
        json
    }

    fn origin_json(&self, origin: &Origin) -> Value {
        let mut metadata = json!({
            "id": origin.interaction.to_string(), "type": origin.kind,
            "user": self.users.get(&origin.user).map(User::json),
            "authorizing_integration_owners": { "0": GUILD.to_string() },
        });
        if origin.kind == 3 {
            metadata["interacted_message_id"] = json!(origin.source.map(|id| id.to_string()));
        }
        if origin.kind == 5 {
            let (kind, name) = if origin.source.is_some() { (3, String::new()) } else { (2, origin.name.clone()) };
            let trigger = Origin { kind, name, ..origin.clone() };
            metadata["triggering_interaction_metadata"] = self.origin_json(&trigger);
        }
        metadata
    }

    fn attachments_json(&self, message: &Message) -> Value {
        let shown = |url: &str| {
            let pictures = message.embeds.iter().flat_map(|embed| [&embed["image"]["url"], &embed["thumbnail"]["url"]]);
            pictures.into_iter().any(|picture| picture == url)
        };
        // A file that an embed shows is not listed again.
        let listed = message
            .attachments
            .iter()
            .map(|attachment| (attachment, self.attachment_url(message.channel, attachment.id, &attachment.filename)));
        let listed = listed.filter(|(_, url)| !shown(url));
        let attachments = listed.map(|(attachment, url)| {
            let mut json = json!({
                "id": attachment.id.to_string(), "filename": attachment.filename, "size": attachment.data.len(),
                "url": url, "proxy_url": url, "content_type": attachment.content_type,
            });
            if let Some(description) = &attachment.description {
                json["description"] = json!(description);
            }
            if let Some((width, height)) = attachment.dimensions {
                json["width"] = json!(width);
                json["height"] = json!(height);
            }
            if message.flags & flags::EPHEMERAL != 0 {
                json["ephemeral"] = json!(true);
            }
            json
        });
        attachments.collect()
    }

    /// Where a file is served.
    pub fn attachment_url(&self, channel: Id, id: Id, filename: &str) -> String {
        format!("{}/attachments/{channel}/{id}/{filename}", self.base)
    }

    /// The direct message channel with a user, opened when there is none.
    pub fn dm_with(&mut self, user: Id) -> Id {
        if let Some(channel) = self.channels.values().find(|channel| channel.recipient == Some(user)) {
            return channel.id;
        }
        // Derived from the user, so that it is the same in the next run.
        let id = user + 1_000_000;
        let channel = Channel {
            id,
            kind: channel_type::DM,
            name: String::new(),
            topic: None,
            parent: None,
            position: 0,
            overwrites: Vec::new(),
            recipient: Some(user),
            owner: None,
            archived: false,
            locked: false,
            created: now_ms(),
        };
        self.channels.insert(id, channel);
        self.touch();
        id
    }

    /// Remembers a request of the bot.
    pub fn log_request(&mut self, method: &str, path: &str, status: u16, deprecated: bool) {
        if self.requests.len() == REQUESTS_KEPT {
            self.requests.pop_front();
        }
        let (method, path) = (method.to_owned(), path.to_owned());
        self.requests.push_back(Logged { method, path, status, at: now_ms(), deprecated });
    }

    /// Makes the bot's token worthless: no request is accepted any more, and every gateway connection is closed.
    pub fn revoke_token(&mut self) {
        self.config.token = self.secret(BOT);
        self.sessions.revoke();
        self.touch();
    }

    /// All commands that a user of the guild is offered; a guild command hides a global one of the same name.
    pub fn commands(&self) -> impl Iterator<Item = &Value> {
        let names: HashSet<&str> = self.guild_commands.iter().filter_map(|command| command["name"].as_str()).collect();
        let global =
            self.global_commands.iter().filter(move |c| !names.contains(c["name"].as_str().unwrap_or_default()));
        self.guild_commands.iter().chain(global)
    }
}

/// Ids as Discord writes them.
pub fn strings(ids: &[Id]) -> Value {
    ids.iter().map(|id| json!(id.to_string())).collect()
}
