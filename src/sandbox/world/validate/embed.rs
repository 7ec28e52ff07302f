//! Embeds: at most ten, with limits for each part and 6000 characters in total.

use serde_json::{Value, json};

use super::Field;
use crate::sandbox::world::error::Problems;

/// Checks the `embeds` of a message and returns them in Discord's stored form.
pub fn embeds(body: &Field, problems: &mut Problems) -> Vec<Value> {
    let mut total = 0;
    let list = body.children("embeds", 0..=10, problems);
    let checked = list.iter().map(|field| embed(field, &mut total, problems)).collect();
    if total > 6000 {
        let message = "Embed size exceeds maximum size of 6000";
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
    checked
}

fn embed(field: &Field, total: &mut usize, problems: &mut Problems) -> Value {
    let mut embed = json!({ "type": "rich" });
    let mut count = |text: Option<&str>| *total += text.map_or(0, |text| text.chars().count());
    for (key, max) in [("title", 256), ("description", 4096)] {
        let text = field.text(key, 0..=max, problems);
        count(text);
        if let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) {
            embed[key] = json!(text);
        }
    }
    if let Some(url) = field.url("url", false, 2048, problems) {
        embed["url"] = json!(url);
    }
    if let Some(color) = field.number("color", 0..=0xff_ffff, problems) {
        embed["color"] = json!(color);
    }
    if let Some(time) = field.text("timestamp", 0..=64, problems) {
        match time.parse::<jiff::Timestamp>() {
            Ok(time) => embed["timestamp"] = json!(crate::sandbox::world::model::timestamp(time.as_millisecond())),
            Err(_) => problems.add(&field.at("timestamp"), "DATE_TIME_TYPE_PARSE", "Could not parse the timestamp."),
        }
    }
    if let Some(footer) = field.child("footer", problems) {
        let text = footer.required_text("text", 1..=2048, problems);
        count(Some(text));
        embed["footer"] = json!({ "text": text });
        if let Some(url) = footer.url("icon_url", true, 2048, problems) {
            embed["footer"]["icon_url"] = json!(url);
        }
    }
    if let Some(author) = field.child("author", problems) {
        let name = author.required_text("name", 1..=256, problems);
        count(Some(name));
        embed["author"] = json!({ "name": name });
        for (key, attachment) in [("url", false), ("icon_url", true)] {
            if let Some(url) = author.url(key, attachment, 2048, problems) {
                embed["author"][key] = json!(url);
            }
        }
    }
    for key in ["image", "thumbnail"] {
        if let Some(picture) = field.child(key, problems) {
            match picture.url("url", true, 2048, problems) {
                Some(url) => embed[key] = json!({ "url": url }),
                None => problems.required(&picture.at("url")),
            }
        }
    }
    let fields = field.children("fields", 0..=25, problems);
    if !fields.is_empty() {
        let checked = fields.iter().map(|field| {
            let name = field.required_text("name", 1..=256, problems);
            let value = field.required_text("value", 1..=1024, problems);
            count(Some(name));
            count(Some(value));
            json!({ "name": name, "value": value, "inline": field.flag("inline", problems) })
        });
        embed["fields"] = checked.collect();
    }
    let shown = ["title", "description", "footer", "author", "image", "thumbnail", "fields"];
    if shown.iter().all(|key| embed.get(*key).is_none()) {
        problems.required(&field.at("description"));
    }
    embed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(body: Value, path: &str) {
        let mut problems = Problems::default();
        embeds(&Field::new(&body, ""), &mut problems);
        let errors = problems.finish().expect_err(path).errors.unwrap();
        let pointer = format!("/{}/_errors/0/code", path.replace('.', "/"));
        assert!(errors.pointer(&pointer).is_some(), "{path} in {errors}");
    }

    #[test]
    fn limits_of_embeds() {
        let field = |name: usize, value: usize| json!({ "name": "n".repeat(name), "value": "v".repeat(value) });
        refused(json!({ "embeds": vec![json!({ "title": "t" }); 11] }), "embeds");
        refused(json!({ "embeds": [{ "title": "t".repeat(257) }] }), "embeds.0.title");
        refused(json!({ "embeds": [{ "description": "t".repeat(4097) }] }), "embeds.0.description");
        refused(json!({ "embeds": [{ "fields": [field(257, 1)] }] }), "embeds.0.fields.0.name");
        refused(json!({ "embeds": [{ "fields": [field(1, 1025)] }] }), "embeds.0.fields.0.value");
        refused(json!({ "embeds": [{ "fields": [field(0, 1)] }] }), "embeds.0.fields.0.name");
        refused(json!({ "embeds": [{ "fields": vec![field(1, 1); 26] }] }), "embeds.0.fields");
        refused(json!({ "embeds": [{ "footer": { "text": "f".repeat(2049) } }] }), "embeds.0.footer.text");
        refused(json!({ "embeds": [{ "author": { "name": "a".repeat(257) } }] }), "embeds.0.author.name");
        refused(json!({ "embeds": [{ "image": { "url": "ftp://x" } }] }), "embeds.0.image.url");
        refused(json!({ "embeds": [{ "title": "t", "color": 0x100_0000 }] }), "embeds.0.color");
        refused(json!({ "embeds": [{}] }), "embeds.0.description");
        let long = json!({ "description": "d".repeat(3001) });
        refused(json!({ "embeds": [long, long] }), "embeds");
    }

    #[test]
    fn an_embed_at_its_limits_passes() {
        let body = json!({ "embeds": [{ "title": "t".repeat(256), "description": "d".repeat(4096), "color": 0xff_ffff,
            "fields": [{ "name": "n".repeat(256), "value": "v".repeat(1024) }], "image": { "url": "attachment://a.png" } }] });
        let mut problems = Problems::default();
        let checked = embeds(&Field::new(&body, ""), &mut problems);
        problems.finish().unwrap();
        assert_eq!(checked[0]["fields"][0]["inline"], false);
        assert_eq!(checked[0]["type"], "rich");
    }
}
