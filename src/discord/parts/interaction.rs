//! Interactions, parsed from Discord's JSON.
//!
//! The parser reads only the fields that the bot uses, one by one. Changes elsewhere in Discord's format can't make
//! an interaction unreadable.

use serde_json::Value;
use serenity::model::channel::MessageFlags;

use crate::table::{Actor, ChannelId, GuildId, MessageId, RequestOrigin, Stamp, UserId};

use super::custom_id;
use super::escape::is_visible;
use super::permissions::Permissions;
use super::posted::MessageKind;
use super::secret::Secret;

/// A click, a command, or a half-typed command.
#[derive(Clone, Debug)]
pub struct Interaction {
    /// The user, the channel, and the handle for replies.
    pub context: InteractionContext,
    pub kind: InteractionKind,
}

/// The fields of every interaction.
#[derive(Clone, Debug)]
pub struct InteractionContext {
    /// The handle for replies.
    pub handle: InteractionHandle,
    pub actor: Actor,
    /// The server and the channel.
    pub origin: RequestOrigin,
    /// The bot's permissions in this channel of a server, if Discord sends them. In direct messages the bot can
    /// always write.
    pub permissions: Option<Permissions>,
    /// `true` if the bot can post here. If only the user has installed it, the bot can only reply.
    pub member: bool,
    /// `true` if the channel is a thread.
    pub thread: bool,
    /// The channel that the thread belongs to.
    pub parent: Option<ChannelId>,
    /// The user's permissions in this channel, if Discord sends them.
    pub may: Option<Permissions>,
    /// The kind of message that the component belongs to.
    pub kind: MessageKind,
}

/// The minimum needed to reply to an interaction.
#[derive(Clone, Debug)]
pub struct InteractionHandle {
    pub id: u64,
    /// The token. It lets anyone reply for 15 minutes.
    pub token: Secret,
    /// The application that received the interaction.
    pub application: u64,
}

#[derive(Clone, Debug)]
pub enum InteractionKind {
    /// A user sent a slash command.
    Command(CommandInput),
    /// A user chose a command in a message's menu.
    MessageCommand {
        name: String,
        message: MessageId,
        /// The stamp of the message's buttons, if it has any.
        stamp: Option<Stamp>,
    },
    /// A user is typing a slash command.
    Autocomplete(CommandInput),
    /// A user clicked a button or used a menu.
    Component {
        /// The component's custom id.
        custom_id: String,
        /// The chosen values of a menu.
        values: Vec<String>,
        /// `true` if only this user can see the message.
        private: bool,
    },
    /// A user submitted a form.
    Form {
        /// The form's custom id.
        custom_id: String,
        /// The texts of the form's fields, in order.
        texts: Vec<String>,
    },
}

/// A typed slash command.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CommandInput {
    /// The command's words: its name, then the group and the name of a subcommand, if any.
    pub path: Vec<String>,
    pub options: Vec<GivenOption>,
}

/// One option of a command with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct GivenOption {
    pub name: String,
    pub value: OptionValue,
    /// `true` if the user is typing in this option. Then its value is text, also for other types.
    pub focused: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum OptionValue {
    /// Text, or the value of a choice.
    Text(String),
    Number(i64),
    Flag(bool),
    User(UserId),
    /// A channel, with the user's permissions there.
    Channel(ChannelId, Permissions),
    File(FileLink),
    /// A type that none of our commands uses.
    Other,
}

/// An uploaded file.
#[derive(Clone, Debug, PartialEq)]
pub struct FileLink {
    /// The address in Discord's storage.
    pub url: String,
    /// The size in bytes, as Discord says.
    pub size: u64,
}

/// Reasons why an interaction can't be handled.
#[derive(Clone, Debug, thiserror::Error)]
pub enum InteractionError {
    /// The interaction has no id or no token, so the bot can't even reply.
    #[error("interaction without {0}")]
    Lacks(&'static str),
    /// The bot can reply to the interaction, but not understand it.
    #[error("could not read an interaction: {why}")]
    Answerable {
        /// The handle for replies.
        handle: Box<InteractionHandle>,
        /// The user's language.
        locale: String,
        /// The problem, without any value from the interaction.
        why: &'static str,
    },
}

/// Discord's types for subcommands and groups of subcommands.
const SUBCOMMANDS: [u64; 2] = [1, 2];
/// The language that Discord reports for servers that haven't chosen one.
const DEFAULT_LOCALE: &str = "en-US";
/// Discord's type for user options.
const USER: u64 = 6;
/// Discord's type for channel options.
const CHANNEL: u64 = 7;
/// Discord's type for file options.
const FILE: u64 = 11;
/// Discord's type for commands in a message's menu.
const MESSAGE: u64 = 3;
/// Discord's channel types for threads.
const THREADS: [u64; 3] = [10, 11, 12];

/// Discord's context number for direct messages between users.
const PRIVATE_CHANNEL: u64 = 2;
/// Discord's key for installation in a server.
const INSTALLED_IN_SERVER: &str = "0";

/// Parses an interaction.
///
/// # Errors
/// A required field is missing or has another type.
pub fn read(data: &Value) -> Result<Interaction, InteractionError> {
    let handle = InteractionHandle {
        id: snowflake(&data["id"]).ok_or(InteractionError::Lacks("an identifier"))?,
        token: data["token"].as_str().map(Secret::of).ok_or(InteractionError::Lacks("a token"))?,
        application: snowflake(&data["application_id"]).ok_or(InteractionError::Lacks("an application"))?,
    };
    let locale = data["locale"].as_str().unwrap_or_default();
    let unreadable = |why| {
        let handle = Box::new(handle.clone());
        InteractionError::Answerable { handle, locale: locale.to_owned(), why }
    };
    let actor = actor(data, locale).ok_or_else(|| unreadable("nobody asks"))?;
    let channel = snowflake(&data["channel_id"]).or_else(|| snowflake(&data["channel"]["id"]));
    let alone = data["guild_id"].is_null();
    let origin = RequestOrigin {
        guild: snowflake(&data["guild_id"]).map(GuildId),
        channel: channel.map(ChannelId).ok_or_else(|| unreadable("it comes from no channel"))?,
        // A new game speaks its host's language, unless the server has chosen one.
        locale: chosen_locale(data).or(Some(locale).filter(|locale| !locale.is_empty())).map(str::to_owned),
    };
    let input = &data["data"];
    let kind = match data["type"].as_u64() {
        Some(2) if input["type"].as_u64() == Some(MESSAGE) => {
            let message = snowflake(&input["target_id"]).ok_or_else(|| unreadable("a command of no message"))?;
            InteractionKind::MessageCommand {
                name: text(&input["name"]).ok_or_else(|| unreadable("a command without a name"))?,
                message: MessageId(message),
                stamp: custom_id::stamp_of(&input["resolved"]["messages"][message.to_string()]),
            }
        }
        Some(2) => InteractionKind::Command(command(input).ok_or_else(|| unreadable("a command without a name"))?),
        Some(4) => InteractionKind::Autocomplete(command(input).ok_or_else(|| unreadable("a command without a name"))?),
        Some(3) => InteractionKind::Component {
            custom_id: text(&input["custom_id"]).ok_or_else(|| unreadable("a component without an identifier"))?,
            values: input["values"].as_array().into_iter().flatten().filter_map(text).collect(),
            private: data["message"]["flags"].as_u64().is_some_and(|flags| flags & MessageFlags::EPHEMERAL.bits() != 0),
        },
        Some(5) => InteractionKind::Form {
            custom_id: text(&input["custom_id"]).ok_or_else(|| unreadable("a form without an identifier"))?,
            texts: fields(input),
        },
        _ => return Err(unreadable("of an unknown type")),
    };
    // In direct messages Discord lists only some of the permissions.
    let allowed = data["app_permissions"].as_str().filter(|_| !alone);
    let allowed = allowed.and_then(|bits| bits.parse().ok()).map(Permissions);
    let member = is_member(data);
    let thread = data["channel"]["type"].as_u64().is_some_and(|kind| THREADS.contains(&kind));
    let message = MessageKind::of(&data["message"]);
    let parent = snowflake(&data["channel"]["parent_id"]).filter(|_| thread).map(ChannelId);
    let may = permissions(&data["member"]);
    let permissions = allowed;
    let context = InteractionContext { handle, actor, origin, permissions, member, thread, parent, may, kind: message };
    Ok(Interaction { context, kind })
}

/// Returns the texts of a form. Fields are in labels, or in rows as in older forms.
fn fields(form: &Value) -> Vec<String> {
    let rows = form["components"].as_array().into_iter().flatten();
    let field = |row: &Value| text(&row["component"]["value"]).or_else(|| text(&row["components"][0]["value"]));
    rows.filter_map(field).collect()
}

/// Returns `true` if the bot is a member of the interaction's server, or the interaction comes from direct messages
/// with the bot.
fn is_member(data: &Value) -> bool {
    match data["authorizing_integration_owners"].as_object() {
        _ if data["context"].as_u64() == Some(PRIVATE_CHANNEL) => false,
        Some(owners) if !data["guild_id"].is_null() => owners.contains_key(INSTALLED_IN_SERVER),
        _ => true,
    }
}

fn command(data: &Value) -> Option<CommandInput> {
    let (mut path, mut options) = (vec![text(&data["name"])?], &data["options"]);
    while let Some([inner]) = options.as_array().map(Vec::as_slice)
        && inner["type"].as_u64().is_some_and(|kind| SUBCOMMANDS.contains(&kind))
    {
        path.push(text(&inner["name"])?);
        options = &inner["options"];
    }
    let may_in =
        |channel: u64| permissions(&data["resolved"]["channels"][channel.to_string()]).unwrap_or(Permissions(0));
    let file = |id: u64| {
        let file = &data["resolved"]["attachments"][id.to_string()];
        Some(FileLink { url: text(&file["url"])?, size: file["size"].as_u64()? })
    };
    let given = |option: &Value| {
        let value = &option["value"];
        Some(GivenOption {
            name: text(&option["name"])?,
            value: match value {
                _ if option["type"].as_u64() == Some(USER) => {
                    snowflake(value).map_or(OptionValue::Other, |id| OptionValue::User(UserId(id)))
                }
                _ if option["type"].as_u64() == Some(CHANNEL) => {
                    snowflake(value).map_or(OptionValue::Other, |id| OptionValue::Channel(ChannelId(id), may_in(id)))
                }
                _ if option["type"].as_u64() == Some(FILE) => {
                    let link = snowflake(value).and_then(file);
                    link.map_or(OptionValue::Other, OptionValue::File)
                }
                Value::String(text) => OptionValue::Text(text.clone()),
                // A half-typed value need not be a number yet.
                Value::Number(number) if option["focused"] == true => OptionValue::Text(number.to_string()),
                Value::Number(number) => number.as_i64().map_or(OptionValue::Other, OptionValue::Number),
                Value::Bool(flag) => OptionValue::Flag(*flag),
                _ => OptionValue::Other,
            },
            focused: option["focused"].as_bool().unwrap_or(false),
        })
    };
    Some(CommandInput { path, options: options.as_array().into_iter().flatten().filter_map(given).collect() })
}

/// The language that a server has chosen. Only community servers can choose one, and all others have Discord's default.
fn chosen_locale(data: &Value) -> Option<&str> {
    let features = data["guild"]["features"].as_array();
    let community = features.into_iter().flatten().any(|feature| feature == "COMMUNITY");
    data["guild_locale"].as_str().filter(|locale| community || *locale != DEFAULT_LOCALE)
}

fn actor(data: &Value, locale: &str) -> Option<Actor> {
    // Interactions from a server have a member, others a user.
    let member = &data["member"];
    let user = if member["user"].is_object() { &member["user"] } else { &data["user"] };
    let named = |value: &Value| text(value).filter(|name| is_visible(name));
    let name = named(&member["nick"]).or_else(|| named(&user["global_name"])).or_else(|| text(&user["username"]));
    Some(Actor {
        user: UserId(snowflake(&user["id"])?),
        name: name?,
        locale: locale.to_owned(),
        may_manage: permissions(member).is_some_and(|has| has.contains(Permissions::MANAGE_CHANNELS)),
    })
}

/// Reads the permissions of a member or a channel.
fn permissions(of: &Value) -> Option<Permissions> {
    of["permissions"].as_str().and_then(|bits| bits.parse().ok()).map(Permissions)
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// Parses an id, which Discord sends as text.
pub fn snowflake(value: &Value) -> Option<u64> {
    value.as_str().and_then(|text| text.parse().ok()).filter(|id| *id != 0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn press() -> Value {
        json!({
            "id": "1", "token": "t", "application_id": "2", "type": 3, "channel_id": "3", "guild_id": "4",
            "locale": "it", "app_permissions": "2048",
            "channel": { "type": 11, "new": {} },
            "member": { "nick": "Ada", "permissions": "16", "user": { "id": "5", "username": "ada" } },
            "message": { "flags": 64, "components": [{ "type": 999 }] },
            "data": { "custom_id": "x", "component_type": 999 },
        })
    }

    #[test]
    fn a_name_without_a_visible_character_is_skipped() {
        let mut data = press();
        data["member"]["nick"] = json!("\u{200b}\u{2060}\u{feff}");
        assert_eq!(read(&data).unwrap().context.actor.name, "ada");
        data["member"]["user"]["global_name"] = json!("Ada L.");
        assert_eq!(read(&data).unwrap().context.actor.name, "Ada L.");
        data["member"]["user"]["global_name"] = json!("\u{202e}");
        assert_eq!(read(&data).unwrap().context.actor.name, "ada");
    }

    #[test]
    fn unknown_fields_do_not_matter() {
        let read = read(&press()).unwrap();
        let InteractionContext { actor, origin, permissions, member, thread, handle, kind, .. } = read.context;
        assert!(member && kind == MessageKind::Plain);
        assert_eq!((actor.user, actor.name.as_str(), actor.may_manage), (UserId(5), "Ada", true));
        assert_eq!((origin.guild, origin.channel, thread), (Some(GuildId(4)), ChannelId(3), true));
        assert_eq!((permissions, handle.id, handle.application), (Some(Permissions(2048)), 1, 2));
        assert!(matches!(read.kind, InteractionKind::Component { private: true, .. }));
        assert!(!format!("{handle:?}").contains("\"t\""));
    }

    /// If only a user has installed the bot, it can reply in a server, but not post. In direct messages with the bot
    /// it can post.
    #[test]
    fn commands_work_in_servers_without_the_bot() {
        let at = |context: u64, guild: Value, owners: Value| {
            let mut data = press();
            data["context"] = json!(context);
            data["guild_id"] = guild;
            data["authorizing_integration_owners"] = owners;
            let InteractionContext { member, permissions, origin, .. } = read(&data).unwrap().context;
            (member, permissions.is_some(), origin.locale)
        };
        assert_eq!(at(0, json!("4"), json!({ "0": "4", "1": "5" })), (true, true, Some("it".to_owned())));
        assert_eq!(at(0, json!("4"), json!({ "1": "5" })), (false, true, Some("it".to_owned())));
        assert_eq!(at(1, Value::Null, json!({ "1": "5" })), (true, false, Some("it".to_owned())));
        assert_eq!(at(2, Value::Null, json!({ "1": "5" })), (false, false, Some("it".to_owned())));
    }

    #[test]
    fn unreadable_interactions_can_be_answered() {
        for (field, value) in [("type", json!(77)), ("member", json!(null)), ("channel_id", json!([]))] {
            let mut data = press();
            data[field] = value;
            assert!(matches!(read(&data), Err(InteractionError::Answerable { .. })), "{field}");
        }
        let mut data = press();
        data["token"] = json!(7);
        assert!(matches!(read(&data), Err(InteractionError::Lacks("a token"))));
    }

    #[test]
    fn a_file_has_its_address_and_size() {
        let option = json!({ "name": "file", "type": 11, "value": "9" });
        let link = json!({ "url": "https://cdn.discordapp.com/a/game.json", "size": 42, "filename": "game.json" });
        let mut data = json!({ "name": "x", "options": [option], "resolved": { "attachments": { "9": link } } });
        let link = FileLink { url: "https://cdn.discordapp.com/a/game.json".to_owned(), size: 42 };
        assert_eq!(command(&data).unwrap().options[0].value, OptionValue::File(link));
        data["resolved"] = Value::Null;
        assert_eq!(command(&data).unwrap().options[0].value, OptionValue::Other);
    }

    #[test]
    fn subcommands_are_words_of_the_command() {
        let option = json!({ "name": "seat", "type": 4, "value": "2", "focused": true });
        let group = json!({ "name": "remove", "type": 1, "options": [option] });
        let data = json!({ "name": "game", "options": [{ "name": "ai", "type": 2, "options": [group] }] });
        let input = command(&data).unwrap();
        assert_eq!(input.path, ["game", "ai", "remove"]);
        let value = OptionValue::Text("2".to_owned());
        assert_eq!(input.options, [GivenOption { name: "seat".to_owned(), value, focused: true }]);
    }
}
