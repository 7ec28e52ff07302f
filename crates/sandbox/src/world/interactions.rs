//! Interactions: events for the bot about users' actions, and the bot's first answer.

use serde_json::{Map, Value, json};

use super::error::{ApiError, Problems};
use super::interaction::{
    InteractionState, RESPONSE_DEADLINE, TOKEN_LIFETIME, UserAction, UserInteraction, UserInteractionKind,
};
use super::model::{BOT, GUILD, Id, PostedMessage, flags};
use super::posting::Post;
use super::state::World;
use super::upload::Received;
use super::validate::message::{FILE_SIZE, Payload, payload};
use super::validate::{Field, command::check_choice, modal};

impl World {
    /// Sends an action to the bot and returns the interaction's id. `replaced` are event fields that differ from
    /// today's Discord, for kinds that don't exist yet.
    pub(crate) fn interact(&mut self, action: UserAction, replaced: Map<String, Value>) -> Id {
        let now = self.config.clock.now();
        self.interactions.retain(|_, old| now - old.created < TOKEN_LIFETIME);
        let id = self.snowflake();
        // Discord's tokens start with these characters.
        let token = format!("aW50ZXJhY3Rpb246{}", Self::secret());
        let mut event = self.interaction_json(id, &token, &action);
        for (key, value) in replaced {
            event[key] = value;
        }
        let UserAction { user, channel, kind, source, name, focused_type, .. } = action;
        let interaction = UserInteraction {
            id,
            kind,
            token,
            user,
            channel,
            source,
            name,
            created: now,
            state: InteractionState::Waiting,
            original: None,
            ephemeral: false,
            followups: Vec::new(),
            changes: 0,
            modal: None,
            choices: None,
            focused_type,
        };
        self.interactions.insert(id, interaction);
        self.sessions.emit(0, "INTERACTION_CREATE", &event);
        id
    }

    fn interaction_json(&self, id: Id, token: &str, action: &UserAction) -> Value {
        let UserAction { user, channel, kind, data, source, .. } = action;
        let (user, channel) = (*user, *channel);
        let place = self.channels.get(&channel);
        let dm = place.is_some_and(|place| place.is_dm());
        let locale = self.users.get(&user).map(|user| user.locale.as_str());
        let mut event = json!({
            "id": id.to_string(), "application_id": BOT.to_string(), "type": *kind as u8, "token": token, "version": 1,
            "data": data, "channel_id": channel.to_string(), "locale": locale, "entitlements": [],
            "app_permissions": self.permissions(BOT, channel).to_string(), "context": if dm { 1 } else { 0 },
            "authorizing_integration_owners": self.integration_owners(user, channel),
            "attachment_size_limit": FILE_SIZE,
        });
        if let Some(place) = place {
            event["channel"] = self.channel_json(place);
            if !dm {
                event["channel"]["permissions"] = json!(self.permissions(user, channel).to_string());
            }
        }
        if dm {
            event["user"] = self.users.get(&user).map(|user| user.json()).unwrap_or(Value::Null);
        } else {
            let mut member = self.member_json(user);
            member["permissions"] = json!(self.permissions(user, channel).to_string());
            event["member"] = member;
            event["guild_id"] = json!(GUILD.to_string());
            event["guild_locale"] = json!(self.guild_locale);
            // Discord lets community servers alone choose a language.
            let features = if self.guild_locale_chosen { vec!["COMMUNITY"] } else { Vec::new() };
            event["guild"] = json!({ "id": GUILD.to_string(), "locale": self.guild_locale, "features": features });
        }
        if let Some(message) = source.and_then(|id| self.messages.get(&(channel, id))) {
            event["message"] = self.message_json(message);
        }
        event
    }

    /// Ends an interaction that has no answer after its deadline.
    pub(crate) fn fail_unanswered(&mut self, id: Id) {
        if let Some(interaction) = self.interactions.get_mut(&id)
            && interaction.state == InteractionState::Waiting
        {
            interaction.state = InteractionState::Failed;
            self.touch();
        }
    }

    /// Ends an interaction whose token has expired. A "thinking" answer has failed.
    pub(crate) fn expire(&mut self, id: Id) {
        let Some(interaction) = self.interactions.remove(&id) else { return };
        let key = (interaction.channel, interaction.original.unwrap_or_default());
        if let Some(message) = self.messages.get_mut(&key)
            && message.flags & flags::LOADING != 0
        {
            message.failed = true;
        }
        self.touch();
    }

    /// Handles the bot's first answer: `POST /interactions/{id}/{token}/callback`.
    ///
    /// # Errors
    /// 10062 for an unknown token or after the deadline, 40060 for a second answer, 50035 for an invalid body.
    pub fn callback(&mut self, id: Id, token: &str, received: Received) -> Result<Value, ApiError> {
        let now = self.config.clock.now();
        let known = self.interactions.get(&id).filter(|interaction| interaction.token == token);
        let interaction = known.ok_or_else(ApiError::unknown_interaction)?.clone();
        match interaction.state {
            InteractionState::Waiting if now - interaction.created < RESPONSE_DEADLINE => {}
            InteractionState::Waiting | InteractionState::Failed => return Err(ApiError::unknown_interaction()),
            _ => return Err(ApiError::new(400, 40060, "Interaction has already been acknowledged.")),
        }
        let Received { json: body, files } = received;
        let kind = Self::callback_type(&body, &interaction)?;
        let data = body.get("data").cloned().unwrap_or_else(|| json!({}));
        let mut answered = interaction.clone();
        match kind {
            4 | 5 => {
                let payload = payload(&data, "data", files)?;
                answered.ephemeral = payload.flags & flags::EPHEMERAL != 0;
                answered.state = if kind == 4 { InteractionState::Message } else { InteractionState::Thinking };
                let payload = if kind == 4 { payload } else { Payload::default() };
                answered.original = Some(self.respond(&answered, payload, kind == 5)?);
            }
            6 => {
                answered.state = InteractionState::DeferredUpdate;
                answered.original = interaction.source;
            }
            7 => {
                let payload = payload(&data, "data", files)?;
                let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
                self.edit(interaction.channel, source, payload)?;
                answered.state = InteractionState::Update;
                answered.original = Some(source);
            }
            8 => {
                answered.choices = Some(Self::choices(&data, interaction.focused_type)?);
                answered.state = InteractionState::Choices;
            }
            _ => {
                answered.modal = Some(modal::modal(&data)?);
                answered.state = InteractionState::Modal;
            }
        }
        self.interactions.insert(id, answered);
        self.touch();
        Ok(Value::Null)
    }

    fn callback_type(body: &Value, interaction: &UserInteraction) -> Result<i64, ApiError> {
        let mut problems = Problems::default();
        let field = Field::new(body, "");
        let kind = field.number("type", 1..=12, &mut problems);
        let allowed: &[i64] = match (interaction.kind, interaction.source) {
            (UserInteractionKind::Autocomplete, _) => &[8],
            (UserInteractionKind::Command, _) => &[4, 5, 9],
            (UserInteractionKind::Component, _) => &[4, 5, 6, 7, 9],
            (UserInteractionKind::Modal, Some(_)) => &[4, 5, 6, 7],
            (UserInteractionKind::Modal, None) => &[4, 5],
        };
        match kind {
            None => problems.required("type"),
            Some(kind) if !allowed.contains(&kind) => problems.choice("type", &format!("{allowed:?}")),
            Some(_) => {}
        }
        if kind.is_some_and(|kind| matches!(kind, 4 | 8 | 9)) && field.get("data").is_none() {
            problems.required("data");
        }
        problems.finish()?;
        Ok(kind.unwrap_or_default())
    }

    /// Posts a message through an interaction's token. It needs no permission, because the user asked for it.
    pub fn respond(&mut self, interaction: &UserInteraction, payload: Payload, loading: bool) -> Result<Id, ApiError> {
        let mut bits = payload.flags & flags::BY_SENDER;
        if interaction.ephemeral {
            bits |= flags::EPHEMERAL;
        }
        if loading {
            bits |= flags::LOADING;
        }
        let id = self.post(Post {
            author: BOT,
            channel: interaction.channel,
            payload,
            kind: if interaction.kind == UserInteractionKind::Command { 20 } else { 0 },
            flags: bits,
            only_for: interaction.ephemeral.then_some(interaction.user),
            origin: Some(interaction.origin()),
        })?;
        if let Some(message) = self.messages.get_mut(&(interaction.channel, id))
            && interaction.kind == UserInteractionKind::Component
        {
            message.reference = interaction.source;
        }
        Ok(id)
    }

    fn choices(data: &Value, kind: i64) -> Result<Value, ApiError> {
        let mut problems = Problems::default();
        let field = Field::new(data, "data");
        if field.get("choices").is_none() {
            problems.required("data.choices");
        }
        let mut size = 0;
        let choices = field.children("choices", 0..=25, &mut problems);
        let checked = choices.iter().map(|choice| check_choice(choice, kind, &mut size, &mut problems)).collect();
        problems.finish()?;
        Ok(checked)
    }

    /// Returns the interaction for a token that can still be used for followups and edits.
    ///
    /// # Errors
    /// 50027 for an unknown or expired token, 10015 before the first answer.
    pub(crate) fn by_token(&self, token: &str) -> Result<&UserInteraction, ApiError> {
        let now = self.config.clock.now();
        let known = self.interactions.values().find(|interaction| interaction.token == token);
        let alive = known.filter(|interaction| now - interaction.created < TOKEN_LIFETIME);
        let interaction = alive.ok_or_else(|| ApiError::new(401, 50027, "Invalid Webhook Token"))?;
        match interaction.state {
            InteractionState::Waiting | InteractionState::Failed | InteractionState::Choices => {
                Err(ApiError::new(404, 10015, "Unknown Webhook"))
            }
            _ => Ok(interaction),
        }
    }

    /// Returns a message if a user can see it now.
    pub(crate) fn visible_message(&self, user: Id, channel: Id, id: Id) -> Result<&PostedMessage, ApiError> {
        let message = self.messages.get(&(channel, id)).filter(|message| message.visible_for(user));
        message.filter(|_| self.sees(user, channel)).ok_or_else(ApiError::unknown_message)
    }
}
