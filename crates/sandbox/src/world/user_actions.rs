//! Users' actions: slash commands, autocompletion, buttons, menus, forms. It checks them as Discord's client does.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::error::ApiError;
use super::interaction::{UserAction, UserInteractionKind};
use super::model::{GUILD, Id, OWNER};
use super::permissions::{ADMINISTRATOR, USE_APPLICATION_COMMANDS};
use super::state::World;
use super::validate::component::BUTTON;
use super::validate::modal::inputs;

/// A refusal for the user: the text's key without `sandbox-`, and its arguments.
fn refused(key: &str, args: &[(&str, &str)]) -> ApiError {
    ApiError::for_people(&format!("sandbox-{key}"), args)
}

/// Options of a command: name and value.
pub(crate) type OptionValues = BTreeMap<String, Value>;

impl World {
    /// Creates the action for a slash command, or for typing the option named by `focused`. `name` is the full name:
    /// `list new`.
    ///
    /// # Errors
    /// A text for the user: unknown command, missing option, wrong value, not allowed.
    pub fn command(
        &self,
        user: Id,
        channel: Id,
        name: &str,
        given: &OptionValues,
        focused: Option<&str>,
    ) -> Result<UserAction, ApiError> {
        let place = self.channel(channel)?;
        if !self.sees(user, channel) {
            return Err(ApiError::missing_access());
        }
        if !place.is_dm() && self.permissions(user, channel) & USE_APPLICATION_COMMANDS == 0 {
            return Err(refused("no-permission-here", &[]));
        }
        // People can't type in a forum, only in its posts.
        if place.is_forum() {
            return Err(refused("command-unavailable", &[]));
        }
        let mut words = name.split_whitespace();
        let first = words.next().unwrap_or_default();
        let found = self.commands().find(|command| command["name"] == first && command["type"] == 1);
        let command = found.ok_or_else(|| refused("command-unknown", &[("command", first)]))?;
        self.may_use(command, user, channel)?;
        let mut resolved = Map::new();
        let mut path = Vec::new();
        let mut node = command;
        for word in words {
            let options = node["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            let next =
                options.iter().find(|option| option["name"] == word && matches!(option["type"].as_i64(), Some(1 | 2)));
            node = next.ok_or_else(|| refused("command-unknown", &[("command", name)]))?;
            path.push(node);
        }
        let specs = node["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        if specs.iter().any(|spec| matches!(spec["type"].as_i64(), Some(1 | 2))) {
            return Err(refused("command-incomplete", &[("command", name)]));
        }
        if let Some(unknown) = given.keys().find(|key| !specs.iter().any(|spec| spec["name"] == key.as_str())) {
            return Err(refused("option-unknown", &[("command", name), ("option", unknown)]));
        }
        let mut focused_type = 3;
        let mut options = Vec::new();
        for spec in specs {
            let key = spec["name"].as_str().unwrap_or_default();
            let typing = focused == Some(key);
            let Some(value) = given.get(key).or(typing.then_some(&Value::Null)) else {
                if spec["required"] == true && focused.is_none() {
                    return Err(refused("option-required", &[("option", self.shown_name(spec, user))]));
                }
                continue;
            };
            let kind = spec["type"].as_i64().unwrap_or(3);
            let mut option = json!({ "name": key, "type": kind });
            if typing {
                focused_type = kind;
                // An option being typed is text, regardless of its type.
                option["value"] = json!(value.as_str().map_or_else(|| plain(value), str::to_owned));
                option["focused"] = json!(true);
            } else {
                option["value"] = self.option_value(user, spec, value, &mut resolved)?;
            }
            options.push(option);
        }
        for node in path.iter().rev() {
            options = vec![json!({ "name": node["name"], "type": node["type"], "options": options })];
        }
        let mut data = json!({ "id": command["id"], "name": first, "type": 1, "options": options });
        if let Some(guild) = command.get("guild_id") {
            data["guild_id"] = guild.clone();
        }
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        let kind = if focused.is_some() { UserInteractionKind::Autocomplete } else { UserInteractionKind::Command };
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(UserAction { user, channel, kind, data, source: None, name, focused_type })
    }

    /// Checks that a user can use a command in a channel.
    pub(crate) fn may_use(&self, command: &Value, user: Id, channel: Id) -> Result<(), ApiError> {
        let dm = self.channel(channel)?.is_dm();
        let context = if dm { 1 } else { 0 };
        let elsewhere = match command["contexts"].as_array() {
            Some(contexts) => !contexts.iter().any(|known| *known == context),
            None => dm && command["dm_permission"] == false,
        };
        let types = command["integration_types"].as_array().map(Vec::as_slice).unwrap_or_default();
        let installed = |kind: &str| kind.parse::<u8>().is_ok_and(|kind| types.iter().any(|known| *known == kind));
        let reached = self.integration_owners(user, channel).keys().any(|kind| installed(kind));
        if elsewhere || dm && command.get("guild_id").is_some() || !reached {
            return Err(refused("command-unavailable", &[]));
        }
        let needed = command["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
        let had = self.base_permissions(user);
        match needed {
            // The server's owner can do everything.
            Some(bits) if !dm && user != OWNER && had & ADMINISTRATOR == 0 && (bits == 0 || had & bits != bits) => {
                Err(refused("no-permission", &[]))
            }
            _ => Ok(()),
        }
    }

    /// The installations through which the application is available in a channel: `0` for a server's, `1` for the
    /// user's.
    pub(super) fn integration_owners(&self, user: Id, channel: Id) -> Map<String, Value> {
        let dm = self.channels.get(&channel).is_some_and(|channel| channel.is_dm());
        let mut owners = Map::new();
        if self.bot_present && (!dm || self.members.contains_key(&user)) {
            owners.insert("0".to_owned(), json!(if dm { "0".to_owned() } else { GUILD.to_string() }));
        }
        if self.users.get(&user).is_some_and(|user| user.installed) {
            owners.insert("1".to_owned(), json!(user.to_string()));
        }
        owners
    }

    /// The name of an option in a user's language.
    fn shown_name<'a>(&self, spec: &'a Value, user: Id) -> &'a str {
        let locale = self.users.get(&user).map_or("", |user| user.locale.as_str());
        spec["name_localizations"][locale].as_str().or(spec["name"].as_str()).unwrap_or_default()
    }

    fn option_value(
        &self,
        user: Id,
        spec: &Value,
        value: &Value,
        resolved: &mut Map<String, Value>,
    ) -> Result<Value, ApiError> {
        let kind = spec["type"].as_i64().unwrap_or(3);
        let option = self.shown_name(spec, user);
        let wrong = |why: &str| refused(&format!("option-{why}"), &[("option", option)]);
        let text = plain(value);
        let checked = match kind {
            3 => {
                let count = text.chars().count() as u64;
                let (min, max) =
                    (spec["min_length"].as_u64().unwrap_or(0), spec["max_length"].as_u64().unwrap_or(6000));
                if !(min..=max).contains(&count) {
                    let args = [("option", option), ("min", &*min.to_string()), ("max", &*max.to_string())];
                    return Err(refused("option-length", &args));
                }
                json!(text)
            }
            4 => json!(text.parse::<i64>().map_err(|_| wrong("whole"))?),
            10 => json!(text.parse::<f64>().map_err(|_| wrong("number"))?),
            5 => json!(text.parse::<bool>().map_err(|_| wrong("boolean"))?),
            6 | 7 => self.option_target(user, spec, kind, &text, resolved).ok_or_else(|| wrong("nobody"))?,
            _ => return Err(wrong("kind")),
        };
        if let Some(number) = checked.as_f64() {
            let below = spec["min_value"].as_f64().is_some_and(|min| number < min);
            if below || spec["max_value"].as_f64().is_some_and(|max| number > max) {
                return Err(wrong("bounds"));
            }
        }
        match spec["choices"].as_array() {
            Some(choices) if !choices.iter().any(|choice| choice["value"] == checked) => Err(wrong("choice")),
            _ => Ok(checked),
        }
    }

    /// Finds the target of a user or channel option.
    fn option_target(
        &self,
        user: Id,
        spec: &Value,
        kind: i64,
        text: &str,
        resolved: &mut Map<String, Value>,
    ) -> Option<Value> {
        let id: Id = text.trim_start_matches(['<', '@', '#', '!', '&']).trim_end_matches('>').parse().ok()?;
        let key = id.to_string();
        let mut note = |part: &str, json: Value| {
            let map = resolved.entry(part).or_insert_with(|| json!({}));
            map[key.as_str()] = json;
        };
        if kind == 6 {
            note("users", self.users.get(&id)?.json());
            let mut member = self.bare_member_json(id);
            member["permissions"] = json!(self.base_permissions(id).to_string());
            note("members", member);
            return Some(json!(key));
        }
        let channel = self.channels.get(&id).filter(|channel| !channel.is_dm())?;
        if !self.sees(user, id) {
            return None;
        }
        let types = spec["channel_types"].as_array();
        if types.is_some_and(|types| !types.iter().any(|known| *known == channel.kind)) {
            return None;
        }
        let mut json = json!({ "id": key, "name": channel.name, "type": channel.kind });
        // The user's permissions there, not the bot's.
        json["permissions"] = json!(self.permissions(user, id).to_string());
        json["parent_id"] = json!(channel.parent.map(|parent| parent.to_string()));
        note("channels", json);
        Some(json!(key))
    }

    /// Creates the action for a command in a message's menu.
    ///
    /// # Errors
    /// A text for the user: unknown command, not allowed.
    pub fn message_command(&self, user: Id, channel: Id, message: Id, name: &str) -> Result<UserAction, ApiError> {
        let place = self.channel(channel)?;
        if !place.is_dm() && self.permissions(user, channel) & USE_APPLICATION_COMMANDS == 0 {
            return Err(refused("no-permission-here", &[]));
        }
        let message = self.visible_message(user, channel, message)?;
        let found = self.commands().find(|command| command["name"] == name && command["type"] == 3);
        let command = found.ok_or_else(|| refused("command-unknown", &[("command", name)]))?;
        self.may_use(command, user, channel)?;
        let target = message.id.to_string();
        let mut data = json!({ "id": command["id"], "name": name, "type": 3, "target_id": target });
        data["resolved"] = json!({ "messages": { target: self.message_json(message) } });
        let (source, kind, name) = (None, UserInteractionKind::Command, name.to_owned());
        Ok(UserAction { user, channel, kind, data, source, name, focused_type: 0 })
    }

    /// Creates the action for a click on a button or a choice from a menu.
    ///
    /// # Errors
    /// A text for the user: unknown component, disabled, wrong values.
    pub fn press(
        &self,
        user: Id,
        channel: Id,
        message: Id,
        custom_id: &str,
        values: Option<Vec<String>>,
    ) -> Result<UserAction, ApiError> {
        let message = self.visible_message(user, channel, message)?;
        let component = message.component(custom_id).ok_or_else(|| refused("component-unknown", &[]))?;
        if component["disabled"] == true {
            return Err(refused("component-disabled", &[]));
        }
        let kind = component["type"].as_i64().unwrap_or_default();
        let mut data = json!({ "custom_id": custom_id, "component_type": kind, "id": component["id"] });
        if kind == BUTTON {
            if values.is_some() {
                return Err(refused("button-values", &[]));
            }
        } else {
            let values = values.unwrap_or_default();
            let count = values.len() as u64;
            let (min, max) =
                (component["min_values"].as_u64().unwrap_or(1), component["max_values"].as_u64().unwrap_or(1));
            if !(min..=max).contains(&count) {
                return Err(refused("select-count", &[("min", &*min.to_string()), ("max", &*max.to_string())]));
            }
            let options = component["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            if values.iter().any(|value| !options.iter().any(|option| option["value"] == value.as_str())) {
                return Err(refused("select-unknown", &[]));
            }
            data["values"] = json!(values);
        }
        let (source, kind, name) = (Some(message.id), UserInteractionKind::Component, String::new());
        Ok(UserAction { user, channel, kind, data, source, name, focused_type: 0 })
    }

    /// Creates the action for submitting a form that the user has opened: a value for each custom id.
    ///
    /// # Errors
    /// A text for the user: unknown form, missing or invalid values.
    pub fn submit(&self, user: Id, interaction: Id, given: &OptionValues) -> Result<UserAction, ApiError> {
        let shown = self.interactions.get(&interaction).filter(|shown| shown.user == user);
        let form = shown.and_then(|shown| Some((shown, shown.modal.as_ref()?)));
        let (shown, modal) = form.ok_or_else(|| refused("form-unknown", &[]))?;
        for input in inputs(modal) {
            check_input(input, given)?;
        }
        let rows = modal["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        let filled = rows.iter().map(|row| {
            let mut row = row.clone();
            if let Some(input) = row["components"].get_mut(0) {
                fill_input(input, given);
            } else if let Some(input) = row.get_mut("component") {
                fill_input(input, given);
            }
            row
        });
        let data = json!({ "custom_id": modal["custom_id"], "components": filled.collect::<Value>() });
        let (channel, source, name) = (shown.channel, shown.source, shown.name.clone());
        Ok(UserAction { user, channel, kind: UserInteractionKind::Modal, data, source, name, focused_type: 0 })
    }
}

fn check_input(input: &Value, given: &OptionValues) -> Result<(), ApiError> {
    let id = input["custom_id"].as_str().unwrap_or_default();
    let label = input["label"].as_str().unwrap_or(id);
    let value = given.get(id);
    let count = value.map_or(0, |value| plain(value).chars().count()) as u64;
    if count == 0 {
        return if input["required"] == true { Err(refused("field-required", &[("field", label)])) } else { Ok(()) };
    }
    let (min, max) = (input["min_length"].as_u64().unwrap_or(0), input["max_length"].as_u64().unwrap_or(4000));
    if (min..=max).contains(&count) {
        Ok(())
    } else {
        let args = [("field", label), ("min", &*min.to_string()), ("max", &*max.to_string())];
        Err(refused("field-length", &args))
    }
}

/// Reduces an input to the fields of a submitted form: type, id and value.
fn fill_input(input: &mut Value, given: &OptionValues) {
    let id = input["custom_id"].as_str().unwrap_or_default();
    let value = given.get(id).map(plain).unwrap_or_default();
    *input = json!({ "type": input["type"], "custom_id": id, "value": value });
}

/// A value as the text that a user would type.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}
