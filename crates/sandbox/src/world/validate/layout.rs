//! Components V2: a message of texts, pictures, sections and containers.

use serde_json::{Value, json};

use super::Field;
use super::component::{ACTION_ROW, BUTTON, Check};
use crate::world::error::Problems;

const SECTION: i64 = 9;
const TEXT: i64 = 10;
const THUMBNAIL: i64 = 11;
const GALLERY: i64 = 12;
const FILE: i64 = 13;
const SEPARATOR: i64 = 14;
const CONTAINER: i64 = 17;
/// Maximum number of components in a message, including nested ones.
const MOST: usize = 40;
/// Maximum number of characters in all texts of a message together.
const CHARACTERS: usize = 4000;

/// Checks the `components` of a message of Components V2 and returns them in Discord's stored form.
pub fn components(body: &Field, problems: &mut Problems) -> Vec<Value> {
    let mut check = Check::default();
    let list = body.children("components", 1..=MOST, problems);
    let stored: Vec<Value> = list.iter().map(|field| component(&mut check, field, true, problems)).collect();
    let (count, characters) = stored.iter().map(size).fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
    if count > MOST {
        problems.length(&body.at("components"), 1, MOST);
    }
    if characters > CHARACTERS {
        let message = format!("The texts of a message have {CHARACTERS} characters at most");
        problems.add(&body.at("components"), "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED", message);
    }
    stored
}

/// The number of components and the number of characters in their texts.
fn size(component: &Value) -> (usize, usize) {
    let own = component["content"].as_str().map_or(0, |text| text.chars().count());
    let inner = component["components"].as_array().into_iter().flatten();
    let accessory = component.get("accessory");
    inner.chain(accessory).map(size).fold((1, own), |(a, b), (c, d)| (a + c, b + d))
}

fn component(check: &mut Check, field: &Field, outermost: bool, problems: &mut Problems) -> Value {
    match field.number("type", 1..=20, problems) {
        Some(ACTION_ROW) => check.row(field, problems),
        Some(SECTION) => section(check, field, problems),
        Some(TEXT) => text(check, field, problems),
        Some(GALLERY) => gallery(check, field, problems),
        Some(FILE) => file(check, field, problems),
        Some(SEPARATOR) => {
            let spacing = field.number("spacing", 1..=2, problems).unwrap_or(1);
            let divider = field.get("divider").is_none() || field.flag("divider", problems);
            json!({ "type": SEPARATOR, "id": check.number(field, problems), "divider": divider, "spacing": spacing })
        }
        Some(CONTAINER) if outermost => {
            let mut container = json!({ "type": CONTAINER, "id": check.number(field, problems) });
            container["accent_color"] = json!(field.number("accent_color", 0..=0xff_ffff, problems));
            container["spoiler"] = json!(field.flag("spoiler", problems));
            let children = field.children("components", 1..=MOST, problems);
            container["components"] = children.iter().map(|child| component(check, child, false, problems)).collect();
            container
        }
        _ => {
            problems.choice(
                &field.at("type"),
                if outermost { "(1, 9, 10, 12, 13, 14, 17)" } else { "(1, 9, 10, 12, 13, 14)" },
            );
            Value::Null
        }
    }
}

fn text(check: &mut Check, field: &Field, problems: &mut Problems) -> Value {
    let content = field.required_text("content", 1..=CHARACTERS, problems);
    json!({ "type": TEXT, "id": check.number(field, problems), "content": content })
}

fn section(check: &mut Check, field: &Field, problems: &mut Problems) -> Value {
    let mut section = json!({ "type": SECTION, "id": check.number(field, problems) });
    let texts = field.children("components", 1..=3, problems);
    let texts = texts.iter().map(|child| {
        if child.get("type").and_then(Value::as_i64) != Some(TEXT) {
            problems.choice(&child.at("type"), "(10,)");
        }
        text(check, child, problems)
    });
    section["components"] = texts.collect();
    let Some(accessory) = field.child("accessory", problems) else {
        problems.required(&field.at("accessory"));
        return section;
    };
    section["accessory"] = match accessory.number("type", 1..=20, problems) {
        Some(BUTTON) => check.button(&accessory, problems),
        Some(THUMBNAIL) => {
            let id = check.number(&accessory, problems);
            let mut thumbnail = medium(&accessory, problems);
            (thumbnail["type"], thumbnail["id"]) = (json!(THUMBNAIL), json!(id));
            thumbnail
        }
        _ => {
            problems.choice(&accessory.at("type"), "(2, 11)");
            Value::Null
        }
    };
    section
}

fn gallery(check: &mut Check, field: &Field, problems: &mut Problems) -> Value {
    let id = check.number(field, problems);
    let items = field.children("items", 1..=10, problems);
    let items: Value = items.iter().map(|item| medium(item, problems)).collect();
    json!({ "type": GALLERY, "id": id, "items": items })
}

fn file(check: &mut Check, field: &Field, problems: &mut Problems) -> Value {
    let id = check.number(field, problems);
    let file = field.child("file", problems);
    let url = file.and_then(|file| file.text("url", 1..=2048, problems));
    if !url.is_some_and(|url| url.starts_with("attachment://")) {
        let message = "A file must be one of the message's attachments";
        problems.add(&field.at("file.url"), "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED", message);
    }
    json!({ "type": FILE, "id": id, "file": { "url": url }, "spoiler": field.flag("spoiler", problems) })
}

/// A picture with its alt text.
fn medium(field: &Field, problems: &mut Problems) -> Value {
    let media = field.child("media", problems);
    if media.is_none() {
        problems.required(&field.at("media"));
    }
    let url = media.and_then(|media| media.url("url", true, 2048, problems));
    let description = field.text("description", 1..=1024, problems);
    json!({ "media": { "url": url }, "description": description, "spoiler": field.flag("spoiler", problems) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errors(components: Value) -> Option<Value> {
        let body = json!({ "components": components });
        let mut problems = Problems::default();
        super::components(&Field::new(&body, ""), &mut problems);
        problems.finish().err().map(|error| error.errors.unwrap())
    }

    fn refused(components: Value, path: &str) {
        let errors = errors(components).expect(path);
        assert!(errors.pointer(&format!("/components{path}/_errors/0/code")).is_some(), "{path} in {errors}");
    }

    #[test]
    fn only_layouts_that_discord_accepts_are_valid() {
        let text = |content: &str| json!({ "type": 10, "content": content });
        let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "a" });
        let section = json!({ "type": 9, "components": [text("x")], "accessory": button });
        let gallery = json!({ "type": 12, "items": [{ "media": { "url": "attachment://a.png" } }] });
        let inside = json!([text("x"), section, { "type": 14 }, gallery]);
        let container = json!({ "type": 17, "accent_color": 255, "components": inside });
        assert_eq!(errors(json!([container])), None);
        refused(json!([]), "");
        refused(json!([{ "type": 17, "components": [container] }]), "/0/components/0/type");
        refused(json!([{ "type": 17, "components": [] }]), "/0/components");
        refused(json!([text("")]), "/0/content");
        refused(json!([text(&"x".repeat(2001)), text(&"x".repeat(2000))]), "");
        refused(json!([{ "type": 9, "components": [text("x")] }]), "/0/accessory");
        refused(json!([button]), "/0/type");
        refused((0..41).map(|_| text("x")).collect(), "");
    }
}
