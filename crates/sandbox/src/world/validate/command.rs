//! Application commands: names, descriptions, options, choices, localizations, 8000 characters in total.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::{Field, LOCALES};
use crate::world::error::{ApiError, Problems};

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;
const STRING: i64 = 3;
const INTEGER: i64 = 4;
const CHANNEL: i64 = 7;
const NUMBER: i64 = 10;

/// Checks a command at a path and returns it in Discord's stored form, without ids.
fn command(value: &Value, path: &str, problems: &mut Problems) -> Value {
    let field = Field::new(value, path);
    let kind = field.number("type", 1..=4, problems).unwrap_or(1);
    let mut size = 0;
    let mut command = json!({ "type": kind });
    if kind == 1 {
        name_and_description(&field, &mut command, &mut size, problems);
        let options = field.children("options", 0..=25, problems);
        command["options"] = check_options(&field, &options, 0, &mut size, problems);
    } else {
        command["name"] = json!(field.required_text("name", 1..=32, problems));
        command["description"] = json!("");
        if let Some(names) = translations(&field, "name_localizations", 32, problems) {
            command["name_localizations"] = names.value.clone();
        }
        if field.text("description", 0..=100, problems).is_some_and(|text| !text.is_empty()) {
            let message = "Context menu commands cannot have description";
            problems.add(&field.at("description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_NOT_ALLOWED", message);
        }
    }
    if size > 8000 {
        let message = "Command exceeds maximum size (8000)";
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    for key in ["default_member_permissions", "contexts"] {
        command[key] = field.get(key).cloned().unwrap_or(Value::Null);
    }
    command["integration_types"] = field.get("integration_types").cloned().unwrap_or_else(|| json!([0]));
    command["nsfw"] = json!(field.flag("nsfw", problems));
    command["dm_permission"] = json!(field.get("dm_permission").and_then(Value::as_bool).unwrap_or(true));
    command
}

/// Checks a list of commands from a bulk overwrite.
///
/// # Errors
/// 50035 with all problems.
pub fn commands(body: &Value) -> Result<Vec<Value>, ApiError> {
    let mut problems = Problems::default();
    let Some(list) = body.as_array() else {
        problems.kind("", "a list");
        problems.finish()?;
        return Ok(Vec::new());
    };
    let mut names = HashSet::new();
    let mut counts = [0; 5];
    let checked: Vec<Value> = list
        .iter()
        .enumerate()
        .map(|(index, value)| {
            let command = command(value, &index.to_string(), &mut problems);
            let kind = command["type"].as_u64().unwrap_or(1);
            counts[kind.min(4) as usize] += 1;
            if !names.insert((kind, command["name"].as_str().unwrap_or_default().to_owned())) {
                let message = "Application command names must be unique";
                problems.add(&index.to_string(), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
            command
        })
        .collect();
    if counts[1] > 100 || counts[2] > 5 || counts[3] > 5 {
        problems.add("", "APPLICATION_COMMANDS_LIMIT", "Maximum number of application commands reached (100)");
    }
    problems.finish()?;
    Ok(checked)
}

fn name_and_description(field: &Field, out: &mut Value, size: &mut usize, problems: &mut Problems) {
    let name = field.required_text("name", 1..=32, problems);
    check_name(&field.at("name"), name, problems);
    let description = field.required_text("description", 1..=100, problems);
    *size += name.chars().count() + description.chars().count();
    out["name"] = json!(name);
    out["description"] = json!(description);
    for (key, max) in [("name_localizations", 32), ("description_localizations", 100)] {
        let Some(map) = translations(field, key, max, problems) else { continue };
        let Some(entries) = map.value.as_object() else { continue };
        for (locale, name) in entries.iter().filter(|_| max == 32) {
            check_name(&map.at(locale), name.as_str().unwrap_or_default(), problems);
        }
        // The longest text of all languages counts.
        let own = if max == 32 { name } else { description }.chars().count();
        let longest = entries.values().filter_map(Value::as_str).map(|text| text.chars().count()).max().unwrap_or(0);
        *size += longest.saturating_sub(own);
        out[key] = map.value.clone();
    }
}

/// Checks the object at a key: a text of up to `longest` characters for each language.
fn translations<'a>(field: &Field<'a>, key: &str, longest: usize, problems: &mut Problems) -> Option<Field<'a>> {
    let map = field.child(key, problems)?;
    for locale in map.value.as_object().into_iter().flat_map(|texts| texts.keys()) {
        if !LOCALES.contains(&locale.as_str()) {
            problems.choice(&map.at(locale), "the locales that Discord knows");
        }
        map.required_text(locale, 1..=longest, problems);
    }
    Some(map)
}

fn check_name(path: &str, name: &str, problems: &mut Problems) {
    // Discord's pattern: ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, with lowercase letters if they exist.
    let fits = |c: char| {
        let marked = matches!(c, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}');
        matches!(c, '-' | '_' | '\'') || marked || c.is_alphanumeric() && c.to_lowercase().eq([c])
    };
    if !name.chars().all(fits) {
        let message = "Command name is invalid";
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

fn check_options(parent: &Field, fields: &[Field], depth: u8, size: &mut usize, problems: &mut Problems) -> Value {
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let kinds: Vec<i64> = fields.iter().filter_map(|field| field.get("type").and_then(Value::as_i64)).collect();
    let nested = kinds.iter().filter(|kind| matches!(**kind, SUBCOMMAND | GROUP)).count();
    if nested != 0 && nested != kinds.len() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        problems.add(&parent.at("options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    let checked = fields.iter().map(|field| {
        let mut option = json!({});
        let Some(kind) = field.number("type", 1..=11, problems) else {
            problems.required(&field.at("type"));
            return option;
        };
        option["type"] = json!(kind);
        name_and_description(field, &mut option, size, problems);
        let name = field.get("name").and_then(Value::as_str).unwrap_or_default();
        if !names.insert(name) {
            let message = "Option names must be unique";
            problems.add(&field.at("name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", message);
        }
        if matches!(kind, SUBCOMMAND | GROUP) {
            if depth == 2 || kind == GROUP && depth > 0 {
                let message = "Sub-commands cannot be nested so deep";
                problems.add(&field.at("type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
                return option;
            }
            let least = if kind == GROUP { 1 } else { 0 };
            let children = field.children("options", least..=25, problems);
            let depth = if kind == GROUP { 1 } else { 2 };
            option["options"] = check_options(field, &children, depth, size, problems);
            return option;
        }
        let required = field.flag("required", problems);
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            problems.add(&field.at("required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_seen |= !required;
        option["required"] = json!(required);
        value_option(field, kind, &mut option, size, problems);
        option
    });
    checked.collect()
}

fn value_option(field: &Field, kind: i64, option: &mut Value, size: &mut usize, problems: &mut Problems) {
    let autocomplete = field.flag("autocomplete", problems);
    if autocomplete {
        option["autocomplete"] = json!(true);
        if !matches!(kind, STRING | INTEGER | NUMBER) {
            problems.add(&field.at("autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", "Not for this type");
        }
    }
    let choices = field.children("choices", 0..=25, problems);
    if !choices.is_empty() {
        if autocomplete {
            let message = "Choices and autocomplete are mutually exclusive";
            problems.add(&field.at("choices"), "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", message);
        }
        let checked = choices.iter().map(|choice| check_choice(choice, kind, size, problems));
        option["choices"] = checked.collect();
    }
    let keys: &[&str] = match kind {
        STRING => &["min_length", "max_length"],
        INTEGER | NUMBER => &["min_value", "max_value"],
        CHANNEL => &["channel_types"],
        _ => &[],
    };
    for key in keys {
        if let Some(value) = field.get(key) {
            option[*key] = value.clone();
        }
    }
    if kind == STRING {
        field.number("min_length", 0..=6000, problems);
        field.number("max_length", 1..=6000, problems);
    }
}

/// Checks one choice: a name and a value of the option's type.
pub(crate) fn check_choice(choice: &Field, kind: i64, size: &mut usize, problems: &mut Problems) -> Value {
    let name = choice.required_text("name", 1..=100, problems);
    let fits = match choice.get("value") {
        None => {
            problems.required(&choice.at("value"));
            true
        }
        Some(Value::String(text)) => {
            choice.text("value", 1..=100, problems);
            *size += text.chars().count();
            kind == STRING
        }
        Some(Value::Number(number)) => kind == NUMBER || kind == INTEGER && (number.is_i64() || number.is_u64()),
        Some(_) => false,
    };
    if !fits {
        problems.kind(&choice.at("value"), "the type of its option");
    }
    *size += name.chars().count();
    let mut checked = json!({ "name": name, "value": choice.get("value") });
    if let Some(map) = translations(choice, "name_localizations", 100, problems) {
        checked["name_localizations"] = map.value.clone();
    }
    checked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(command: Value, path: &str) {
        let errors = commands(&json!([command])).expect_err(path).errors.unwrap();
        assert!(errors.pointer(&format!("/0{path}/_errors/0/code")).is_some(), "{path} in {errors}");
    }

    fn with(key: &str, value: Value) -> Value {
        let mut command = json!({ "name": "play", "description": "Take a step" });
        command[key] = value;
        command
    }

    fn option(name: &str) -> Value {
        json!({ "type": 3, "name": name, "description": "d" })
    }

    #[test]
    fn names_descriptions_and_counts() {
        assert!(commands(&json!([with("name", json!("Play"))])).is_err());
        refused(with("name", json!("Play")), "/name");
        refused(with("name", json!("two words")), "/name");
        refused(with("name", json!("n".repeat(33))), "/name");
        refused(with("description", json!("")), "/description");
        refused(with("description", json!("d".repeat(101))), "/description");
        refused(with("options", (0..26).map(|n| option(&format!("o{n}"))).collect()), "/options");
        refused(with("options", json!([option("same"), option("same")])), "/options/1/name");
        refused(with("name_localizations", json!({ "xx": "joc" })), "/name_localizations/xx");
        refused(with("name_localizations", json!({ "ro": "Joc" })), "/name_localizations/ro");
        assert!(commands(&json!([with("name", json!("joc-îți_1"))])).is_ok());
        assert!(commands(&json!([with("nsfw", json!(false)), with("nsfw", json!(true))])).is_err(), "same name twice");
    }

    #[test]
    fn options_and_choices() {
        let with_option = |key: &str, value: Value| {
            let mut option = option("o");
            option[key] = value;
            with("options", json!([option]))
        };
        let choices = |n: usize| (0..n).map(|n| json!({ "name": format!("c{n}"), "value": "v" })).collect::<Value>();
        refused(with_option("choices", choices(26)), "/options/0/choices");
        refused(with_option("choices", json!([{ "name": "c", "value": 1 }])), "/options/0/choices/0/value");
        refused(with_option("description", json!("")), "/options/0/description");
        let mut late = option("late");
        late["required"] = json!(true);
        refused(with("options", json!([option("early"), late])), "/options/1/required");
        let subcommand = json!({ "type": 1, "name": "new", "description": "d" });
        refused(with("options", json!([subcommand, option("o")])), "/options");
        let group = json!({ "type": 2, "name": "g", "description": "d", "options": [subcommand] });
        assert!(commands(&json!([with("options", json!([group]))])).is_ok());
        let deep = json!({ "type": 1, "name": "deep", "description": "d", "options": [subcommand] });
        refused(with("options", json!([deep])), "/options/0/options/0/type");
    }

    #[test]
    fn a_command_has_8000_characters_at_most() {
        let long = |n: usize| {
            let choices: Value =
                (0..25).map(|c| json!({ "name": format!("{c:0>100}"), "value": "v".repeat(100) })).collect();
            json!({ "type": 3, "name": format!("o{n}"), "description": "d", "choices": choices })
        };
        assert!(commands(&json!([with("options", json!([long(1)]))])).is_ok());
        let errors = commands(&json!([with("options", json!([long(1), long(2)]))])).unwrap_err().errors.unwrap();
        assert_eq!(errors["0"]["_errors"][0]["code"], "APPLICATION_COMMAND_TOO_LARGE");
    }
}
