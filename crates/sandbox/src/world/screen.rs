//! Data for a person's screen in addition to the bot's objects.

use serde_json::{Value, json};

use super::interaction::{InteractionState, UserInteraction, UserInteractionKind};
use super::model::{BOT, Channel, GUILD, Id, PostedMessage, flags, strings};
use super::state::World;

impl World {
    /// Everything except messages: users, channels, the commands for a channel, the bot.
    pub(crate) fn screen_json(&self, user: Id, channel: Id) -> Value {
        let users = self.users.values().map(|user| {
            let moderator = self.members.get(&user.id).is_some_and(|member| !member.roles.is_empty() && !user.bot);
            let unread: usize = self.channels.values().map(|channel| self.unread(user.id, channel).1).sum();
            let mut json = user.json();
            json["locale"] = json!(user.locale);
            json["locale_chosen"] = json!(user.locale_chosen);
            json["accepts_dms"] = json!(user.accepts_dms);
            json["moderator"] = json!(moderator);
            json["unread"] = json!(unread);
            json
        });
        let now = self.config.clock.now();
        let channels = self.channels.values().filter(|channel| self.sees(user, channel.id)).map(|channel| {
            let (unread, mentions) = self.unread(user, channel);
            let mut json = self.channel_json(channel);
            json["unread"] = json!(unread);
            json["mentions"] = json!(mentions);
            json["typing"] = json!(self.typing.get(&channel.id).is_some_and(|until| *until > now));
            json
        });
        let commands = self.commands().filter(|command| self.may_use(command, user, channel).is_ok());
        let has_pinged = self.messages.values().any(|message| message.author == BOT && !message.pinged.is_empty());
        let buttons = self.config.debug_buttons.iter().map(|button| button.label.as_str());
        let names = &self.config.names;
        json!({
            "revision": *self.changes().borrow(), "users": users.collect::<Value>(),
            "channels": channels.collect::<Value>(), "guild": {
                "id": GUILD.to_string(), "name": names.server, "locale_chosen": self.guild_locale_chosen,
            },
            "bot": {
                "id": BOT.to_string(), "name": names.bot, "connected": self.sessions.connected(),
                "connections": self.sessions.lines(),
                "present": self.bot_present, "has_pinged": has_pinged,
            },
            "commands": commands.collect::<Vec<_>>(), "debug_buttons": buttons.collect::<Vec<_>>(),
            "first_channel": names.first_channel, "first_command": names.first_command,
            "clock_offset": self.config.clock.offset().as_secs(),
        })
    }

    /// The numbers of a user's unread messages in a channel and of those that pinged the user.
    fn unread(&self, user: Id, channel: &Channel) -> (usize, usize) {
        if !self.sees(user, channel.id) {
            return (0, 0);
        }
        let seen = self.read.get(&(user, channel.id)).copied().unwrap_or(0);
        let new = self.messages_in(channel.id).rev().take_while(|message| message.id > seen);
        let new: Vec<&PostedMessage> =
            new.filter(|message| message.author != user && message.only_for.is_none()).collect();
        (new.len(), new.iter().filter(|message| message.pinged.contains(&user)).count())
    }

    /// A message with additional data for people.
    pub(crate) fn seen_json(&self, message: &PostedMessage) -> Value {
        let mut json = self.message_json(message);
        json["pinged"] = strings(&message.pinged);
        json["thinking"] = json!(message.flags & flags::LOADING != 0 && !message.failed);
        json["words"] = json!(message.words());
        json["ephemeral"] = json!(message.flags & flags::EPHEMERAL != 0);
        json["failed"] = json!(message.failed);
        json
    }

    /// The state of an interaction, and a flag for a pending answer.
    pub(crate) fn progress_json(&self, interaction: &UserInteraction) -> Value {
        let original = interaction.original.and_then(|id| self.messages.get(&(interaction.channel, id)));
        let settled = match interaction.state {
            InteractionState::Waiting => false,
            InteractionState::Thinking => {
                original.is_none_or(|message| message.flags & flags::LOADING == 0 || message.failed)
            }
            InteractionState::DeferredUpdate => interaction.changes > 0,
            _ => true,
        };
        let failure = match (interaction.state, interaction.kind) {
            (InteractionState::Failed, UserInteractionKind::Command) => json!("sandbox-no-response"),
            (InteractionState::Failed, _) => json!("sandbox-failed"),
            _ => Value::Null,
        };
        json!({
            "id": interaction.id.to_string(), "state": interaction.state, "channel_id": interaction.channel.to_string(),
            "message_id": interaction.original.map(|id| id.to_string()), "ephemeral": interaction.ephemeral,
            "followups": strings(&interaction.followups), "settled": settled, "failure": failure,
            "modal": interaction.modal, "choices": interaction.choices,
        })
    }
}
