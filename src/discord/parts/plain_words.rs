//! Replaces the emojis of a request's body by words, for the case that Discord refuses the emojis.

use serde_json::Value;

use super::emojis::Emojis;
use super::localizer::Localizer;
use crate::engine::Phrase;

/// Returns the body with words instead of the application's emojis, or `None` if it has none of them.
pub fn in_words(body: &Value, emojis: &Emojis, localizer: &Localizer<'_>) -> Option<Value> {
    let mut worded = body.clone();
    replace(&mut worded, emojis, localizer);
    (worded != *body).then_some(worded)
}

fn replace(value: &mut Value, emojis: &Emojis, localizer: &Localizer<'_>) {
    match value {
        Value::String(text) if text.contains("<:") => *text = text_in_words(text, emojis, localizer),
        Value::Array(values) => values.iter_mut().for_each(|value| replace(value, emojis, localizer)),
        Value::Object(fields) => {
            // Only the application's emojis have ids.
            if fields.get("emoji").is_some_and(|emoji| !emoji["id"].is_null())
                && let Some(emoji) = fields.remove("emoji")
                && !fields.contains_key("label")
            {
                // A button needs a label or an emoji.
                fields.insert("label".to_owned(), emoji["name"].clone());
            }
            fields.values_mut().for_each(|value| replace(value, emojis, localizer));
        }
        _ => {}
    }
}

/// Replaces "3 <:corn:1>" by the words for this amount, and drops the pieces before players' names.
fn text_in_words(text: &str, emojis: &Emojis, localizer: &Localizer<'_>) -> String {
    let mut worded = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("<:") {
        let (before, from) = rest.split_at(at);
        worded.push_str(before);
        let Some((name, id, after)) = markup(from) else {
            worded.push_str("<:");
            rest = &from[2..];
            continue;
        };
        rest = after;
        if emojis.pieces.iter().any(|piece| piece.id == id) {
            rest = rest.strip_prefix(' ').unwrap_or(rest);
            continue;
        }
        let key = emojis.amounts.iter().find(|(_, emoji)| emoji.id == id).map(|(key, _)| key);
        match (key, number_at_end(&worded)) {
            (Some(key), Some((start, number))) => {
                worded.truncate(start);
                worded.push_str(&localizer.in_words().say(&Phrase::new(key).with("n", number).with("count", number)));
            }
            _ => worded.push_str(&name.replace('_', " ")),
        }
    }
    worded.push_str(rest);
    worded
}

/// Splits a text that begins with an emoji into the emoji's name, its id and the text behind it.
fn markup(text: &str) -> Option<(&str, u64, &str)> {
    let (name, rest) = text.strip_prefix("<:")?.split_once(':')?;
    let (id, rest) = rest.split_once('>')?;
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    name.bytes().all(is_name).then(|| Some((name, id.parse().ok()?, rest)))?
}

/// Returns the number before the last space of a text, and its start.
fn number_at_end(text: &str) -> Option<(usize, i64)> {
    let digits = text.trim_end_matches([' ', '\u{a0}']);
    let start = digits.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let number: i64 = digits[start..].parse().ok()?;
    match digits[..start].strip_suffix(['-', '\u{2212}']) {
        Some(before) => Some((before.len(), -number)),
        None => Some((start, number)),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::discord::parts::emojis::Emoji;
    use crate::text::Texts;

    #[test]
    fn words_replace_the_emojis_in_texts_and_buttons() {
        let emoji = |id, name: &str| Emoji { id, name: name.to_owned() };
        let emojis = Emojis {
            amounts: [("tzolkin-amount-corn".to_owned(), emoji(1, "corn"))].into(),
            names: [("temple".to_owned(), emoji(3, "temple_chaac"))].into(),
            pieces: vec![emoji(4, "red")],
        };
        let texts = Texts::embedded();
        let body = json!({
            "content": "<:red:4> **Ann** has 3 <:corn:1>, pays -2 <:corn:1> at <:temple_chaac:3> <@1> <: ",
            "components": [
                { "label": "End", "emoji": { "name": "\u{2705}" } },
                { "label": "Take", "emoji": { "id": "1", "name": "corn" } },
                { "emoji": { "id": "1", "name": "corn" } },
            ],
        });
        let english = Localizer::new(&texts, "en", &[]);
        let worded = in_words(&body, &emojis, &english).unwrap();
        assert_eq!(worded["content"], "**Ann** has 3 corn, pays \u{2212}2 corn at temple chaac <@1> <: ");
        let buttons =
            json!([{ "label": "End", "emoji": { "name": "\u{2705}" } }, { "label": "Take" }, { "label": "corn" }]);
        assert_eq!(worded["components"], buttons);
        assert_eq!(in_words(&worded, &emojis, &english), None);
    }
}
