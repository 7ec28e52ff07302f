//! Modals: a title and up to five text inputs, each in a row or a label.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::Field;
use super::component::ACTION_ROW;
use crate::world::error::{ApiError, Problems};

const TEXT_INPUT: i64 = 4;
const LABEL: i64 = 18;

/// Checks the data of a modal and returns it.
///
/// # Errors
/// 50035 with all problems.
pub fn modal(data: &Value) -> Result<Value, ApiError> {
    let mut problems = Problems::default();
    let field = Field::new(data, "data");
    let title = field.required_text("title", 1..=45, &mut problems);
    let custom_id = field.required_text("custom_id", 1..=100, &mut problems);
    let mut ids = HashSet::new();
    let components = field.children("components", 1..=5, &mut problems);
    let rows: Value = components.iter().map(|row| top(row, &mut ids, &mut problems)).collect();
    problems.finish()?;
    Ok(json!({ "title": title, "custom_id": custom_id, "components": rows }))
}

fn top<'a>(row: &Field<'a>, ids: &mut HashSet<&'a str>, problems: &mut Problems) -> Value {
    match row.number("type", 1..=30, problems) {
        Some(ACTION_ROW) => {
            let inputs = row.children("components", 1..=1, problems);
            let inputs: Value = inputs.iter().map(|input| text_input(input, true, ids, problems)).collect();
            json!({ "type": ACTION_ROW, "components": inputs })
        }
        Some(LABEL) => {
            let mut label = json!({ "type": LABEL, "label": row.required_text("label", 1..=45, problems) });
            if let Some(text) = row.text("description", 1..=100, problems) {
                label["description"] = json!(text);
            }
            match row.child("component", problems) {
                None => problems.required(&row.at("component")),
                Some(field) => label["component"] = text_input(&field, false, ids, problems),
            }
            label
        }
        _ => {
            problems.choice(&row.at("type"), "(1, 18)");
            Value::Null
        }
    }
}

fn text_input<'a>(field: &Field<'a>, labelled: bool, ids: &mut HashSet<&'a str>, problems: &mut Problems) -> Value {
    if field.number("type", 1..=30, problems) != Some(TEXT_INPUT) {
        problems.choice(&field.at("type"), "(4,)");
    }
    let id = field.required_text("custom_id", 1..=100, problems);
    if !id.is_empty() && !ids.insert(id) {
        let message = "Component custom id cannot be duplicated";
        problems.add(&field.at("custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
    let mut input = json!({ "type": TEXT_INPUT, "custom_id": id });
    if labelled {
        input["label"] = json!(field.required_text("label", 1..=45, problems));
    }
    match field.number("style", 1..=2, problems) {
        Some(style) => input["style"] = json!(style),
        None => problems.required(&field.at("style")),
    }
    let min = field.number("min_length", 0..=4000, problems);
    let max = field.number("max_length", 1..=4000, problems);
    if min.unwrap_or(0) > max.unwrap_or(4000) {
        let message = "Min length must not be above max length";
        problems.add(&field.at("min_length"), "TEXT_INPUT_COMPONENT_LENGTHS", message);
    }
    let (low, high) = (min.unwrap_or(0), max.unwrap_or(4000));
    if let Some(value) = field.text("value", 0..=4000, problems) {
        let count = i64::try_from(value.chars().count()).unwrap_or(i64::MAX);
        if !value.is_empty() && !(low..=high).contains(&count) {
            let message = format!("Must be between {low} and {high} in length.");
            problems.add(&field.at("value"), "BASE_TYPE_BAD_LENGTH", message);
        }
        input["value"] = json!(value);
    }
    if let Some(placeholder) = field.text("placeholder", 0..=100, problems) {
        input["placeholder"] = json!(placeholder);
    }
    input["min_length"] = json!(low);
    input["max_length"] = json!(high);
    input["required"] = json!(field.get("required").and_then(Value::as_bool).unwrap_or(true));
    input
}

/// The inputs of a modal.
pub fn inputs(modal: &Value) -> Vec<&Value> {
    let rows = modal["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    rows.iter().filter_map(|row| row["components"].get(0).or_else(|| row.get("component"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(id: &str) -> Value {
        json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "style": 1, "label": "Why?" }] })
    }

    #[test]
    fn limits_of_modals() {
        let base = json!({ "title": "t", "custom_id": "c", "components": [input("a")] });
        assert!(modal(&base).is_ok());
        let cases = [
            ("title", json!("t".repeat(46)), "/data/title"),
            ("custom_id", json!(""), "/data/custom_id"),
            ("components", json!([]), "/data/components"),
            ("components", json!((0..6).map(|n| input(&n.to_string())).collect::<Vec<_>>()), "/data/components"),
            ("components", json!([input("a"), input("a")]), "/data/components/1/components/0/custom_id"),
        ];
        for (key, value, path) in cases {
            let mut data = base.clone();
            data[key] = value;
            let errors = modal(&data).expect_err(path).errors.unwrap();
            assert!(errors.pointer(&format!("{path}/_errors/0")).is_some(), "{path} in {errors}");
        }
    }
}
