//! Message components: action rows with buttons or one select menu.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::{Field, snowflake};
use crate::world::error::Problems;

pub(crate) const ACTION_ROW: i64 = 1;
pub const BUTTON: i64 = 2;
/// A select menu with options from the bot.
const STRING_SELECT: i64 = 3;

/// Checks the `components` of a message and returns them in Discord's stored form.
pub fn rows(body: &Field, problems: &mut Problems) -> Vec<Value> {
    let mut check = Check::default();
    let rows = body.children("components", 0..=5, problems);
    rows.iter().map(|row| check.row(row, problems)).collect()
}

/// Results of the check so far, for all components of a message.
#[derive(Default)]
pub(super) struct Check {
    ids: HashSet<String>,
    last: i64,
}

impl Check {
    /// Checks an action row.
    pub(super) fn row(&mut self, row: &Field, problems: &mut Problems) -> Value {
        if row.number("type", 1..=20, problems) != Some(ACTION_ROW) {
            problems.choice(&row.at("type"), "(1,)");
            return Value::Null;
        }
        let id = self.number(row, problems);
        let children = row.children("components", 1..=5, problems);
        let kinds: Vec<Option<i64>> = children.iter().map(|child| child.get("type").and_then(Value::as_i64)).collect();
        if children.len() > 1 && kinds.iter().any(|kind| *kind != Some(BUTTON)) {
            // A select menu takes up all five button positions.
            let message = "The specified component exceeds the maximum width";
            problems.add(&row.at("components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
        }
        let components: Value = children.iter().map(|child| self.component(child, problems)).collect();
        json!({ "type": ACTION_ROW, "id": id, "components": components })
    }

    /// The component's given number, or the next one.
    pub(super) fn number(&mut self, field: &Field, problems: &mut Problems) -> i64 {
        if let Some(given) = field.number("id", 0..=i64::from(i32::MAX), problems).filter(|given| *given > 0) {
            return given;
        }
        self.last += 1;
        self.last
    }

    fn component(&mut self, field: &Field, problems: &mut Problems) -> Value {
        match field.number("type", 1..=20, problems) {
            Some(BUTTON) => self.button(field, problems),
            Some(STRING_SELECT) => self.select(field, problems),
            _ => {
                problems.choice(&field.at("type"), "(2, 3)");
                Value::Null
            }
        }
    }

    fn custom_id(&mut self, field: &Field, problems: &mut Problems) -> String {
        let id = field.required_text("custom_id", 1..=100, problems);
        if !id.is_empty() && !self.ids.insert(id.to_owned()) {
            let message = "Component custom id cannot be duplicated";
            problems.add(&field.at("custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
        id.to_owned()
    }

    pub(super) fn button(&mut self, field: &Field, problems: &mut Problems) -> Value {
        let mut button = json!({ "type": BUTTON, "id": self.number(field, problems) });
        let label = field.text("label", 0..=80, problems).unwrap_or_default();
        let emoji = emoji(field, problems);
        if label.is_empty() && emoji.is_none() {
            problems.add(&field.at("label"), "BUTTON_COMPONENT_INVALID", "A button must have a label or emoji");
        }
        if !label.is_empty() {
            button["label"] = json!(label);
        }
        if let Some(emoji) = emoji {
            button["emoji"] = emoji;
        }
        let style = field.number("style", 1..=5, problems);
        match style {
            None => problems.required(&field.at("style")),
            Some(5) => {
                if field.get("custom_id").is_some() {
                    let message = "A custom id and url cannot both be specified";
                    problems.add(&field.at("custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
                }
                match field.url("url", false, 512, problems) {
                    Some(url) => button["url"] = json!(url),
                    None => problems.add(&field.at("url"), "BUTTON_COMPONENT_URL_REQUIRED", "A url is required"),
                }
            }
            Some(_) => {
                if field.get("url").is_some() {
                    let message = "A custom id and url cannot both be specified";
                    problems.add(&field.at("url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
                }
                button["custom_id"] = json!(self.custom_id(field, problems));
            }
        }
        button["style"] = json!(style);
        button["disabled"] = json!(field.flag("disabled", problems));
        button
    }

    fn select(&mut self, field: &Field, problems: &mut Problems) -> Value {
        let id = self.number(field, problems);
        let mut select = json!({ "type": STRING_SELECT, "id": id, "custom_id": self.custom_id(field, problems) });
        if let Some(placeholder) = field.text("placeholder", 0..=150, problems) {
            select["placeholder"] = json!(placeholder);
        }
        let min = field.number("min_values", 0..=25, problems).unwrap_or(1);
        let max = field.number("max_values", 1..=25, problems).unwrap_or(1);
        if min > max {
            let message = format!("Min values must not be above max values ({max})");
            problems.add(&field.at("min_values"), "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX", message);
        }
        select["options"] = options(field, min, max, problems);
        select["min_values"] = json!(min);
        select["max_values"] = json!(max);
        select["disabled"] = json!(field.flag("disabled", problems));
        select
    }
}

/// Checks the options of a string select.
fn options(field: &Field, min: i64, max: i64, problems: &mut Problems) -> Value {
    let options = field.children("options", 1..=25, problems);
    let (mut values, mut defaults) = (HashSet::new(), 0);
    let count = i64::try_from(options.len()).unwrap_or(i64::MAX);
    for (key, bound) in [("min_values", min), ("max_values", max)] {
        if bound > count && field.get(key).is_some() {
            let message = format!("There are only {count} options");
            problems.add(&field.at(key), "SELECT_COMPONENT_VALUES_EXCEED_OPTIONS", message);
        }
    }
    let checked = options.iter().map(|option| {
        let value = option.required_text("value", 1..=100, problems);
        if !value.is_empty() && !values.insert(value) {
            let message = "The specified option value is already used";
            problems.add(&option.at("value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        let mut json = json!({ "label": option.required_text("label", 1..=100, problems), "value": value });
        if let Some(text) = option.text("description", 0..=100, problems).filter(|text| !text.is_empty()) {
            json["description"] = json!(text);
        }
        if let Some(emoji) = emoji(option, problems) {
            json["emoji"] = emoji;
        }
        if option.flag("default", problems) {
            json["default"] = json!(true);
            defaults += 1;
        }
        json
    });
    let checked = checked.collect();
    if defaults > max {
        let message = format!("At most {max} options can be chosen by default");
        problems.add(&field.at("options"), "SELECT_COMPONENT_MAX_DEFAULTS_EXCEEDED", message);
    }
    checked
}

/// Checks an emoji. The world later checks that the application has it.
fn emoji(field: &Field, problems: &mut Problems) -> Option<Value> {
    let emoji = field.child("emoji", problems)?;
    let name = emoji.text("name", 0..=32, problems).unwrap_or_default();
    if let Some(id) = emoji.get("id") {
        let id = snowflake(id);
        if id.is_none() {
            problems.add(&emoji.at("id"), "NUMBER_TYPE_COERCE", "Value is not snowflake.");
        }
        return Some(json!({ "id": id.unwrap_or_default().to_string(), "name": name }));
    }
    if name.is_empty() || name.is_ascii() && !name.ends_with('\u{20e3}') {
        problems.add(&emoji.at("name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
    Some(json!({ "name": name }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errors(components: Value) -> Option<Value> {
        let body = json!({ "components": components });
        let mut problems = Problems::default();
        rows(&Field::new(&body, ""), &mut problems);
        problems.finish().err().map(|error| error.errors.unwrap())
    }

    fn refused(components: Value, path: &str) {
        let errors = errors(components).expect(path);
        assert!(errors.pointer(&format!("/components/{path}/_errors/0/code")).is_some(), "{path} in {errors}");
    }

    fn row(components: Value) -> Value {
        json!([{ "type": 1, "components": components }])
    }

    fn button(id: &str) -> Value {
        json!({ "type": 2, "style": 1, "label": "Go", "custom_id": id })
    }

    fn select(options: usize) -> Value {
        let options: Value = (0..options).map(|n| json!({ "label": "l", "value": n.to_string() })).collect();
        json!({ "type": 3, "custom_id": "s", "options": options })
    }

    #[test]
    fn rows_hold_five_buttons_or_one_select() {
        let buttons = |n: usize| (0..n).map(|i| button(&i.to_string())).collect::<Value>();
        assert_eq!(errors(row(buttons(5))), None);
        assert_eq!(errors(row(json!([select(25)]))), None);
        refused(row(buttons(6)), "0/components");
        refused(row(json!([])), "0/components");
        refused(row(json!([select(1), button("a")])), "0/components");
        let rows: Value = (0..6).map(|i| json!({ "type": 1, "components": [button(&i.to_string())] })).collect();
        assert!(errors(rows).unwrap()["components"]["_errors"].is_array());
        refused(json!([button("a")]), "0/type");
        refused(json!([{ "type": 10, "content": "text display" }]), "0/type");
    }

    #[test]
    fn buttons_have_the_fields_that_discord_requires() {
        let with = |key: &str, value: Value| {
            let mut button = button("a");
            button[key] = value;
            row(json!([button]))
        };
        refused(with("label", json!("l".repeat(81))), "0/components/0/label");
        refused(with("label", json!("")), "0/components/0/label");
        refused(with("custom_id", json!("c".repeat(101))), "0/components/0/custom_id");
        refused(with("custom_id", json!("")), "0/components/0/custom_id");
        refused(with("style", json!(5)), "0/components/0/url");
        refused(with("style", json!(7)), "0/components/0/style");
        refused(with("url", json!("https://example.org")), "0/components/0/url");
        refused(with("emoji", json!({ "name": "smile" })), "0/components/0/emoji/name");
        refused(row(json!([button("a"), button("a")])), "0/components/1/custom_id");
        assert_eq!(errors(with("emoji", json!({ "name": "🌽" }))), None);
        assert_eq!(errors(row(json!([{ "type": 2, "style": 5, "label": "l", "url": "https://example.org" }]))), None);
    }

    #[test]
    fn selects_have_the_fields_that_discord_requires() {
        let with = |key: &str, value: Value| {
            let mut select = select(3);
            select[key] = value;
            row(json!([select]))
        };
        refused(row(json!([select(26)])), "0/components/0/options");
        refused(row(json!([select(0)])), "0/components/0/options");
        refused(with("placeholder", json!("p".repeat(151))), "0/components/0/placeholder");
        refused(with("max_values", json!(4)), "0/components/0/max_values");
        refused(with("min_values", json!(2)), "0/components/0/min_values");
        let option = |key: &str, value: Value| {
            let mut option = json!({ "label": "l", "value": "v" });
            option[key] = value;
            with("options", json!([option]))
        };
        refused(option("label", json!("l".repeat(101))), "0/components/0/options/0/label");
        refused(option("value", json!("v".repeat(101))), "0/components/0/options/0/value");
        refused(option("description", json!("d".repeat(101))), "0/components/0/options/0/description");
        let twice = json!([{ "label": "a", "value": "v" }, { "label": "b", "value": "v" }]);
        refused(with("options", twice), "0/components/0/options/1/value");
    }
}
