//! What Discord tells about an interaction, read from its JSON.
//!
//! Only the fields that are used are read, and each by itself: what Discord adds or changes elsewhere
//! cannot make an interaction unreadable.

use serde_json::Value;
use serenity::model::channel::MessageFlags;

use crate::table::{Actor, ChannelId, GuildId, MessageId, RequestOrigin, Stamp, UserId};

use super::custom_id;
use super::permissions::Permissions;
use super::posted::MessageKind;
use super::secret::Secret;

/// A click, a command, or a half-typed command.
#[derive(Clone, Debug)]
pub struct Interaction {
    /// Who asks, where, and how to answer.
    pub context: InteractionContext,
    /// What was done.
    pub kind: InteractionKind,
}

/// What every interaction brings along.
#[derive(Clone, Debug)]
pub struct InteractionContext {
    /// How to answer it.
    pub handle: InteractionHandle,
    /// Who.
    pub actor: Actor,
    /// Where.
    pub origin: RequestOrigin,
    /// What the bot may do in this channel of a server, where Discord says it. In direct messages it may write.
    pub permissions: Option<Permissions>,
    /// Whether the bot can write here by itself. Where only the asker has installed it, it can answer and no more.
    pub member: bool,
    /// Whether the channel is a thread.
    pub thread: bool,
    /// Of which channel it is a thread.
    pub parent: Option<ChannelId>,
    /// What its user may do in this channel, where Discord says it.
    pub may: Option<Permissions>,
    /// Of which kind the message is whose component was used.
    pub kind: MessageKind,
}

/// What is needed to answer an interaction, and nothing more.
#[derive(Clone, Debug)]
pub struct InteractionHandle {
    /// The interaction.
    pub id: u64,
    /// Whoever knows it may answer for 15 minutes.
    pub token: Secret,
    /// The application to which it was sent.
    pub application: u64,
}

/// What was done.
#[derive(Clone, Debug)]
pub enum InteractionKind {
    /// A slash command was sent.
    Command(CommandInput),
    /// A command of a message's menu was chosen.
    MessageCommand {
        /// Its English name.
        name: String,
        /// Of which message.
        message: MessageId,
        /// The state for which the message's buttons were made, if it has such.
        stamp: Option<Stamp>,
    },
    /// A slash command is being typed.
    Autocomplete(CommandInput),
    /// A button was pressed or a menu used.
    Component {
        /// What the component carries.
        custom_id: String,
        /// The chosen values of a menu.
        values: Vec<String>,
        /// Whether it stands below a message that its user alone sees.
        private: bool,
    },
    /// A form was sent.
    Form {
        /// What the form carries.
        custom_id: String,
        /// What stands in its fields, in their order.
        texts: Vec<String>,
    },
}

/// A slash command as it was typed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CommandInput {
    /// Its words: the command, and the subcommand with its group, if any.
    pub path: Vec<String>,
    /// What was given with it.
    pub options: Vec<GivenOption>,
}

/// One option of a command with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct GivenOption {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: OptionValue,
    /// Whether it is the one that is being typed. Its value is text then, whatever its kind.
    pub focused: bool,
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionValue {
    /// Text, or the value of a choice.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A user.
    User(UserId),
    /// A channel, and what who names it may do there.
    Channel(ChannelId, Permissions),
    /// A kind that none of our commands has.
    Other,
}

/// Why an interaction cannot be handled.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Unreadable {
    /// Not even its identifier and token can be found.
    #[error("an interaction without {0}")]
    Lacks(&'static str),
    /// It can be answered, but not understood.
    #[error("an interaction that cannot be read: {why}")]
    Answerable {
        /// How to answer it.
        handle: Box<InteractionHandle>,
        /// The language of its user.
        locale: String,
        /// What was not as expected, without any value.
        why: &'static str,
    },
}

/// Discord's number of the type of an option that is a subcommand or a group of them.
const SUBCOMMANDS: [u64; 2] = [1, 2];
/// The language that Discord gives to servers that have not chosen one.
const DEFAULT_LOCALE: &str = "en-US";
/// Discord's number of the type of an option that is a user.
const USER: u64 = 6;
/// Discord's number of the type of an option that is a channel.
const CHANNEL: u64 = 7;
/// Discord's number of the type of a command in the menu of a message.
const MESSAGE: u64 = 3;
/// Discord's numbers of the kinds of threads.
const THREADS: [u64; 3] = [10, 11, 12];

/// Discord's number of the context of direct messages among people.
const PRIVATE_CHANNEL: u64 = 2;
/// Discord's number of the installation in a server.
const INSTALLED_IN_SERVER: &str = "0";

/// Reads an interaction.
///
/// # Errors
/// A field that is needed is missing or has another type.
pub fn read(data: &Value) -> Result<Interaction, Unreadable> {
    let handle = InteractionHandle {
        id: snowflake(&data["id"]).ok_or(Unreadable::Lacks("an identifier"))?,
        token: data["token"].as_str().map(Secret::of).ok_or(Unreadable::Lacks("a token"))?,
        application: snowflake(&data["application_id"]).ok_or(Unreadable::Lacks("an application"))?,
    };
    let locale = data["locale"].as_str().unwrap_or_default();
    let unreadable = |why| {
        let handle = Box::new(handle.clone());
        Unreadable::Answerable { handle, locale: locale.to_owned(), why }
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
    // In direct messages Discord names only some of what is allowed there.
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

/// What stands in the fields of a form: each in a label, or in a row as earlier forms had it.
fn fields(form: &Value) -> Vec<String> {
    let rows = form["components"].as_array().into_iter().flatten();
    let field = |row: &Value| text(&row["component"]["value"]).or_else(|| text(&row["components"][0]["value"]));
    rows.filter_map(field).collect()
}

/// Whether the bot is in the server of an interaction, or the interaction is from direct messages with it.
fn is_member(data: &Value) -> bool {
    match data["authorizing_integration_owners"].as_object() {
        _ if data["context"].as_u64() == Some(PRIVATE_CHANNEL) => false,
        Some(owners) if !data["guild_id"].is_null() => owners.contains_key(INSTALLED_IN_SERVER),
        _ => true,
    }
}

/// Reads a command.
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
                Value::String(text) => OptionValue::Text(text.clone()),
                // What is being typed need not be a number yet.
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
    // In a server it is a member, elsewhere a user.
    let member = &data["member"];
    let user = if member["user"].is_object() { &member["user"] } else { &data["user"] };
    let named = |value: &Value| text(value).filter(|name| !name.is_empty());
    let name = named(&member["nick"]).or_else(|| named(&user["global_name"])).or_else(|| named(&user["username"]));
    Some(Actor {
        user: UserId(snowflake(&user["id"])?),
        name: name?,
        locale: locale.to_owned(),
        may_manage: permissions(member).is_some_and(|has| has.contains(Permissions::MANAGE_CHANNELS)),
    })
}

/// What somebody may do, as it stands with a member or a channel.
fn permissions(of: &Value) -> Option<Permissions> {
    of["permissions"].as_str().and_then(|bits| bits.parse().ok()).map(Permissions)
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// An identifier, which Discord writes as text.
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
    fn what_is_new_elsewhere_does_not_matter() {
        let read = read(&press()).unwrap();
        let InteractionContext { actor, origin, permissions, member, thread, handle, kind, .. } = read.context;
        assert!(member && kind == MessageKind::Plain);
        assert_eq!((actor.user, actor.name.as_str(), actor.may_manage), (UserId(5), "Ada", true));
        assert_eq!((origin.guild, origin.channel, thread), (Some(GuildId(4)), ChannelId(3), true));
        assert_eq!((permissions, handle.id, handle.application), (Some(Permissions(2048)), 1, 2));
        assert!(matches!(read.kind, InteractionKind::Component { private: true, .. }));
        assert!(!format!("{handle:?}").contains("\"t\""));
    }

    /// Where a person alone has installed the bot, it can answer, but not write; in direct messages with it it can.
    #[test]
    fn the_bot_may_not_be_where_it_is_used() {
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
    fn what_cannot_be_understood_can_be_answered() {
        for (field, value) in [("type", json!(77)), ("member", json!(null)), ("channel_id", json!([]))] {
            let mut data = press();
            data[field] = value;
            assert!(matches!(read(&data), Err(Unreadable::Answerable { .. })), "{field}");
        }
        let mut data = press();
        data["token"] = json!(7);
        assert!(matches!(read(&data), Err(Unreadable::Lacks("a token"))));
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
