//! Reads messages from Discord, of either kind, including components that this program doesn't know.

use serde_json::Value;

/// Discord's flag of laid-out messages (`IS_COMPONENTS_V2`), which serenity doesn't have.
pub const LAID_OUT: u64 = 1 << 15;

/// Discord's two kinds of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    /// A text above files and rows of buttons.
    Plain,
    /// Only components.
    LaidOut,
}

impl MessageKind {
    pub fn of(posted: &Value) -> Self {
        let flags = posted["flags"].as_u64().unwrap_or_default();
        if flags & LAID_OUT == 0 { MessageKind::Plain } else { MessageKind::LaidOut }
    }
}

/// Returns all components of a posted message, each before its children and its accessory. Includes unknown types.
pub fn all_components(posted: &Value) -> Vec<&Value> {
    let mut all = Vec::new();
    let mut open = vec![posted];
    while let Some(next) = open.pop() {
        let inside: Vec<&Value> = next["components"].as_array().into_iter().flatten().collect();
        open.extend(next.get("accessory"));
        open.extend(inside.into_iter().rev());
        if !std::ptr::eq(next, posted) {
            all.push(next);
        }
    }
    all
}

/// Returns the text of a posted message of either kind.
pub fn words(posted: &Value) -> String {
    let mut words: Vec<&str> = posted["content"].as_str().into_iter().collect();
    let texts = all_components(posted).into_iter().filter(|component| component["type"] == 10);
    words.extend(texts.filter_map(|text| text["content"].as_str()));
    words.join("\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn text_and_buttons_are_read_next_to_unknown_components() {
        let button = json!({ "type": 2, "custom_id": "a" });
        let section = json!({ "type": 9, "components": [{ "type": 10, "content": "one" }], "accessory": button });
        let row = json!({ "type": 1, "components": [{ "type": 2, "custom_id": "b" }] });
        let unknown = json!({ "type": 99, "components": "?", "anything": [] });
        let container = json!({ "type": 17, "components": [section, unknown, { "type": 10, "content": "two" }, row] });
        let posted = json!({ "content": "", "flags": 1 << 15, "components": [container] });
        assert_eq!(words(&posted), "one\ntwo");
        let ids: Vec<&str> = all_components(&posted).iter().filter_map(|part| part["custom_id"].as_str()).collect();
        assert_eq!(ids, ["a", "b"]);
        assert_eq!(MessageKind::of(&posted), MessageKind::LaidOut);
        let plain = json!({ "content": " here \n", "flags": 64, "components": [] });
        assert_eq!((words(&plain).as_str(), MessageKind::of(&plain)), ("here", MessageKind::Plain));
    }
}
