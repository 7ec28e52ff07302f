//! The API for people: JSON for the page and for tests that act as people, and the setup of faults.

use std::convert::Infallible;
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post, put};
use axum::{Json, Router};
use futures::Stream;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};

use super::shared::Shared;
use crate::words::Sentences;
use crate::world::clock::WorldClock;
use crate::world::error::ApiError;
use crate::world::faults::Fault;
use crate::world::interaction::{InteractionState, RESPONSE_DEADLINE, TOKEN_LIFETIME, UserAction};
use crate::world::model::Id;
use crate::world::permissions::{SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
use crate::world::posting::Post;
use crate::world::sessions::SocketCommand;
use crate::world::state::World;
use crate::world::user_actions::OptionValues;
use crate::world::validate::message::payload;
use crate::world::validate::snowflake;

type Answer = Result<Json<Value>, ApiError>;
type Site = State<Arc<Shared>>;

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self.body())).into_response()
    }
}

/// The routes under `/sandbox/api`.
pub fn routes() -> Router<Arc<Shared>> {
    let api = Router::new()
        .route("/world", get(world))
        .route("/words", get(words))
        .route("/events", get(events))
        .route("/messages", get(messages).post(say))
        .route("/messages/foreign", post(post_foreign))
        .route("/messages/dismiss", post(dismiss))
        .route("/read", post(read))
        .route("/interactions", post(interact))
        .route("/interactions/{id}", get(interaction))
        .route("/users/{id}", patch(change_user))
        .route("/users/{id}/dm", post(open_dm))
        .route("/faults", get(faults).post(add_fault).delete(clear_faults))
        .route("/gateway", post(trouble_gateway))
        .route("/bot", put(set_bot))
        .route("/guild", put(set_guild))
        .route("/token", delete(revoke_token))
        .route("/channels", post(add_channel))
        .route("/channels/{id}", delete(delete_channel))
        .route("/channels/{id}/permissions", put(set_permissions))
        .route("/channels/{id}/archived", put(archive))
        .route("/requests", get(requests))
        .route("/debug-buttons/{number}", post(press_debug_button));
    Router::new().nest("/sandbox/api", api)
}

/// An id as text or number, because JavaScript's numbers can't hold all snowflakes.
#[derive(Clone, Copy)]
struct Snowflake(Id);

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        snowflake(&value).map(Self).ok_or_else(|| serde::de::Error::custom("not a snowflake"))
    }
}

#[derive(Deserialize)]
struct ScreenQuery {
    user: Option<Id>,
    channel: Option<Id>,
    before: Option<Id>,
    limit: Option<usize>,
}

impl ScreenQuery {
    /// The current user: the one in the query, or the first person.
    fn user(&self, world: &World) -> Result<Id, ApiError> {
        let first = world.users.values().find(|user| !user.bot).map(|user| user.id);
        Ok(world.user(self.user.or(first).unwrap_or_default())?.id)
    }
}

async fn world(State(shared): Site, Query(query): Query<ScreenQuery>) -> Answer {
    let world = shared.world();
    let user = query.user(&world)?;
    Ok(Json(world.screen_json(user, query.channel.unwrap_or_default())))
}

#[derive(Deserialize)]
struct WordsQuery {
    locale: String,
}

/// The page's texts in a person's language.
async fn words(State(shared): Site, Query(query): Query<WordsQuery>) -> Json<Sentences> {
    let words = shared.world().config.words.clone();
    Json(words.of(&query.locale))
}

/// Streams the number of changes, now and after each change. Clients then fetch the new state.
async fn events(State(shared): Site) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut changes = shared.world().changes();
    changes.mark_changed();
    let closing = shared.closing.clone();
    let stream = futures::stream::unfold((changes, closing), |(mut changes, closing)| async move {
        tokio::select! {
            changed = changes.changed() => changed.ok()?,
            () = closing.cancelled() => return None,
        }
        let revision = *changes.borrow_and_update();
        Some((Ok(Event::default().data(revision.to_string())), (changes, closing)))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

async fn messages(State(shared): Site, Query(query): Query<ScreenQuery>) -> Answer {
    let world = shared.world();
    let user = query.user(&world)?;
    let channel = world.channel(query.channel.unwrap_or_default())?.id;
    if !world.sees(user, channel) {
        return Err(ApiError::missing_access());
    }
    let before = query.before.unwrap_or(Id::MAX);
    let seen = world.messages_in(channel).rev().filter(|message| message.id < before && message.visible_for(user));
    let mut list: Vec<Value> = seen.take(query.limit.unwrap_or(50)).map(|message| world.seen_json(message)).collect();
    list.reverse();
    Ok(Json(json!({ "revision": *world.changes().borrow(), "messages": list })))
}

#[derive(Deserialize)]
struct NewMessage {
    user: Snowflake,
    channel: Snowflake,
    content: String,
}

async fn say(State(shared): Site, Json(new): Json<NewMessage>) -> Answer {
    let mut world = shared.world();
    let NewMessage { user: Snowflake(user), channel: Snowflake(channel), content } = new;
    let author = world.user(user)?.id;
    let place = world.channel(channel)?;
    let needed = if place.is_thread() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
    if world.permissions(author, channel) & needed == 0 {
        return Err(ApiError::missing_permissions());
    }
    let payload = payload(&json!({ "content": content }), "", Vec::new())?;
    let post = Post { author, channel, payload, kind: 0, flags: 0, only_for: None, origin: None };
    let id = world.post(post)?;
    Ok(Json(json!({ "id": id.to_string() })))
}

#[derive(Deserialize)]
struct ForeignMessage {
    channel: Snowflake,
    content: String,
    components: Vec<Value>,
}

async fn post_foreign(State(shared): Site, Json(message): Json<ForeignMessage>) -> Answer {
    let id = shared.world().post_foreign(message.channel.0, &message.content, message.components)?;
    Ok(Json(json!({ "id": id.to_string() })))
}

#[derive(Deserialize)]
struct MessagePointer {
    user: Snowflake,
    channel: Snowflake,
    message: Option<Snowflake>,
}

async fn dismiss(State(shared): Site, Json(at): Json<MessagePointer>) -> Answer {
    let mut world = shared.world();
    let (Snowflake(user), Snowflake(channel)) = (at.user, at.channel);
    let id = at.message.map_or(0, |message| message.0);
    let message = world.visible_message(user, channel, id)?;
    if message.only_for != Some(user) {
        return Err(ApiError::missing_permissions());
    }
    world.remove_message(channel, id);
    Ok(Json(json!({})))
}

async fn read(State(shared): Site, Json(at): Json<MessagePointer>) -> Answer {
    let mut world = shared.world();
    let (Snowflake(user), Snowflake(channel)) = (at.user, at.channel);
    let last = world.messages_in(channel).next_back().map_or(0, |message| message.id);
    let seen = at.message.map_or(last, |message| message.0);
    let before = world.read.insert((user, channel), seen);
    if before != Some(seen) {
        world.touch();
    }
    Ok(Json(json!({})))
}

/// An action of a user, as the page sends it.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum ActionBody {
    Command {
        user: Snowflake,
        channel: Snowflake,
        name: String,
        options: Option<OptionValues>,
    },
    Autocomplete {
        user: Snowflake,
        channel: Snowflake,
        name: String,
        options: Option<OptionValues>,
        focused: String,
    },
    Component {
        user: Snowflake,
        channel: Snowflake,
        message: Snowflake,
        custom_id: String,
        values: Option<Vec<String>>,
    },
    Modal {
        user: Snowflake,
        interaction: Snowflake,
        values: OptionValues,
    },
    /// Chooses a command in the menu of a message.
    MessageCommand {
        user: Snowflake,
        channel: Snowflake,
        message: Snowflake,
        name: String,
    },
    /// Sends an event with some replaced fields, such as a `type` that Discord hasn't invented yet.
    Unknown {
        user: Snowflake,
        channel: Snowflake,
        fields: Map<String, Value>,
    },
}

impl ActionBody {
    fn action(self, world: &World) -> Result<(UserAction, Map<String, Value>), ApiError> {
        let action = match self {
            Self::Unknown { user, channel, fields } => {
                let (user, channel) = (world.user(user.0)?.id, world.channel(channel.0)?.id);
                return Ok((UserAction::unknown(user, channel), fields));
            }
            Self::Command { user, channel, name, options } => {
                world.command(user.0, channel.0, &name, &options.unwrap_or_default(), None)
            }
            Self::Autocomplete { user, channel, name, options, focused } => {
                world.command(user.0, channel.0, &name, &options.unwrap_or_default(), Some(&focused))
            }
            Self::Component { user, channel, message, custom_id, values } => {
                world.press(user.0, channel.0, message.0, &custom_id, values)
            }
            Self::MessageCommand { user, channel, message, name } => {
                world.message_command(user.0, channel.0, message.0, &name)
            }
            Self::Modal { user, interaction, values } => world.submit(user.0, interaction.0, &values),
        };
        Ok((action?, Map::new()))
    }
}

/// Performs an action and waits for the bot's first answer.
async fn interact(State(shared): Site, Json(body): Json<ActionBody>) -> Answer {
    let (id, mut changes) = {
        let mut world = shared.world();
        let (action, replaced) = body.action(&world)?;
        let (clock, began) = (world.config.clock.clone(), world.config.clock.now());
        let id = world.interact(action, replaced);
        tokio::spawn(watch(Arc::downgrade(&shared), clock, id, began));
        (id, world.changes())
    };
    loop {
        changes.mark_unchanged();
        {
            let world = shared.world();
            match world.interactions.get(&id) {
                Some(interaction) if interaction.state == InteractionState::Waiting => {}
                Some(interaction) => return Ok(Json(world.progress_json(interaction))),
                None => return Err(ApiError::unknown_interaction()),
            }
        }
        if changes.changed().await.is_err() {
            return Err(ApiError::unknown_interaction());
        }
    }
}

/// Ends an interaction at its deadline and its token at the end of its lifetime, both by the sandbox's clock.
async fn watch(shared: Weak<Shared>, clock: WorldClock, id: Id, began: Duration) {
    clock.sleep_until(began + RESPONSE_DEADLINE).await;
    if let Some(shared) = shared.upgrade() {
        shared.world().fail_unanswered(id);
    }
    clock.sleep_until(began + TOKEN_LIFETIME).await;
    if let Some(shared) = shared.upgrade() {
        shared.world().expire(id);
    }
}

async fn interaction(State(shared): Site, Path(id): Path<Id>) -> Answer {
    let world = shared.world();
    let interaction = world.interactions.get(&id).ok_or_else(ApiError::unknown_interaction)?;
    Ok(Json(world.progress_json(interaction)))
}

#[derive(Deserialize)]
struct UserChange {
    locale: Option<String>,
    accepts_dms: Option<bool>,
    member: Option<bool>,
    installed: Option<bool>,
}

/// Opens a person's direct messages with the bot.
async fn open_dm(State(shared): Site, Path(id): Path<Id>) -> Answer {
    let mut world = shared.world();
    let user = world.user(id)?.id;
    Ok(Json(json!({ "id": world.dm_with(user).to_string() })))
}

async fn change_user(State(shared): Site, Path(id): Path<Id>, Json(change): Json<UserChange>) -> Answer {
    let mut world = shared.world();
    world.user(id)?;
    if let Some(user) = world.users.get_mut(&id) {
        if let Some(locale) = change.locale {
            user.locale = locale;
            user.locale_chosen = true;
        }
        user.accepts_dms = change.accepts_dms.unwrap_or(user.accepts_dms);
        user.installed = change.installed.unwrap_or(user.installed);
    }
    match change.member {
        Some(true) => {
            world.members.entry(id).or_default();
        }
        Some(false) => {
            world.members.remove(&id);
        }
        None => {}
    }
    world.touch();
    Ok(Json(json!({})))
}

async fn faults(State(shared): Site) -> Json<Vec<Fault>> {
    Json(shared.world().faults.0.clone())
}

async fn add_fault(State(shared): Site, Json(fault): Json<Fault>) -> Json<Value> {
    shared.world().faults.0.push(fault);
    Json(json!({}))
}

async fn clear_faults(State(shared): Site) -> Json<Value> {
    shared.world().faults.0.clear();
    Json(json!({}))
}

#[derive(Deserialize)]
struct GatewayTrouble {
    action: GatewayAction,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum GatewayAction {
    Drop,
    Reconnect,
    Invalidate,
}

async fn trouble_gateway(State(shared): Site, Json(trouble): Json<GatewayTrouble>) -> Json<Value> {
    let mut world = shared.world();
    match trouble.action {
        GatewayAction::Drop => world.sessions.command(|| SocketCommand::Cut),
        GatewayAction::Reconnect => world.sessions.reconnect(),
        GatewayAction::Invalidate => world.sessions.invalidate(),
    }
    world.touch();
    Json(json!({}))
}

#[derive(Deserialize)]
struct Presence {
    present: bool,
}

async fn set_bot(State(shared): Site, Json(presence): Json<Presence>) -> Json<Value> {
    shared.world().set_bot_present(presence.present);
    Json(json!({}))
}

#[derive(Deserialize)]
struct GuildChange {
    available: Option<bool>,
    locale: Option<String>,
}

async fn set_guild(State(shared): Site, Json(change): Json<GuildChange>) -> Json<Value> {
    let mut world = shared.world();
    if let Some(available) = change.available {
        world.set_guild_available(available);
    }
    if let Some(locale) = change.locale {
        (world.guild_locale, world.guild_locale_chosen) = (locale, true);
        world.touch();
    }
    drop(world);
    Json(json!({}))
}

async fn revoke_token(State(shared): Site) -> Json<Value> {
    shared.world().revoke_token();
    Json(json!({}))
}

async fn press_debug_button(State(shared): Site, Path(number): Path<usize>) -> Answer {
    let button = shared.world().config.debug_buttons.get(number).cloned();
    let button = button.ok_or_else(|| ApiError::for_people("sandbox-component-unknown", &[]))?;
    // Called without the lock, because the callback may use this world.
    (button.press)();
    // The button may have changed the bot's clock.
    shared.world().touch();
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
struct NewChannel {
    name: String,
    /// Tags of a forum, each with `true` if only people who manage threads can use it.
    tags: Option<Vec<(String, bool)>>,
    /// `true` if posts in the forum need a tag.
    #[serde(default)]
    requires_tag: bool,
    /// The post's forum, and the person who opens it.
    post: Option<(Id, Id)>,
}

async fn add_channel(State(shared): Site, Json(new): Json<NewChannel>) -> Answer {
    let mut world = shared.world();
    let id = match (new.post, new.tags) {
        (Some((forum, owner)), _) => world.add_post(forum, &new.name, owner)?,
        (None, Some(tags)) => world.add_forum(&new.name, &tags, new.requires_tag),
        (None, None) => world.add_channel(&new.name),
    };
    Ok(Json(json!({ "id": id.to_string() })))
}

async fn delete_channel(State(shared): Site, Path(id): Path<Id>) -> Answer {
    let mut world = shared.world();
    world.channel(id)?;
    world.delete_channel(id);
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
struct BotPermissions {
    allow: u64,
    deny: u64,
}

async fn set_permissions(State(shared): Site, Path(id): Path<Id>, Json(bits): Json<BotPermissions>) -> Answer {
    let mut world = shared.world();
    world.channel(id)?;
    world.set_bot_permissions(id, bits.allow, bits.deny);
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
struct Archived {
    archived: bool,
}

async fn archive(State(shared): Site, Path(id): Path<Id>, Json(wanted): Json<Archived>) -> Answer {
    let mut world = shared.world();
    world.channel(id)?;
    if let Some(thread) = world.channels.get_mut(&id).filter(|channel| channel.is_thread()) {
        thread.archived = wanted.archived;
    }
    world.touch();
    Ok(Json(json!({})))
}

async fn requests(State(shared): Site) -> Json<Value> {
    Json(json!(shared.world().requests))
}
