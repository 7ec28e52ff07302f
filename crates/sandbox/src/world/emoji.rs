//! Emojis of the application.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Bytes;
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};

use super::error::{ApiError, Problems};
use super::model::{ApplicationEmoji, BOT, Id, User, content_type, dimensions};
use super::state::World;
use super::validate::Field;

/// Maximum number of emojis of an application.
const MOST: usize = 2000;
/// Maximum size of an image in bytes.
const LARGEST: usize = 256 << 10;
/// Start of the id range. Ids are derived from name and image, so messages from an earlier run still show their emojis.
const FIRST: Id = 1_300_000_000_000_000_000;

impl World {
    /// The emoji object.
    pub(crate) fn emoji_json(&self, emoji: &ApplicationEmoji) -> Value {
        json!({
            "id": emoji.id.to_string(), "name": emoji.name, "roles": [], "user": self.users.get(&BOT).map(User::json),
            "require_colons": true, "managed": false, "animated": false, "available": true,
        })
    }

    /// Returns an emoji.
    ///
    /// # Errors
    /// 10014 if it doesn't exist.
    pub fn emoji(&self, id: Id) -> Result<&ApplicationEmoji, ApiError> {
        self.emojis.get(&id).ok_or_else(|| ApiError::new(404, 10014, "Unknown Emoji"))
    }

    /// Adds an emoji from its name and its image as a data URI.
    ///
    /// # Errors
    /// 50035 for an invalid name or image, 30008 if there are too many emojis.
    pub(crate) fn add_emoji(&mut self, body: &Value) -> Result<Id, ApiError> {
        let mut problems = Problems::default();
        let name = Field::new(body, "").required_text("name", 2..=32, &mut problems);
        if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            let message = "Emoji names have letters, digits and underscores alone";
            problems.add("name", "STRING_TYPE_REGEX", message);
        }
        let image = body["image"].as_str().unwrap_or_default();
        let data = image_of(image);
        match &data {
            None => problems.add("image", "IMAGE_INVALID", "Invalid image data"),
            Some((_, data)) if data.len() > LARGEST => {
                problems.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
            }
            Some((_, data)) if dimensions(data).is_none() => {
                problems.add("image", "IMAGE_INVALID", "Invalid image data");
            }
            Some(_) => {}
        }
        if self.emojis.values().any(|emoji| emoji.name == name) {
            let message = "An emoji with this name already exists for this application";
            problems.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message);
        }
        problems.finish()?;
        if self.emojis.len() >= MOST {
            return Err(ApiError::new(400, 30008, "Maximum number of emojis reached (2000)"));
        }
        let (content_type, data) = data.unwrap_or_default();
        let mut hasher = DefaultHasher::new();
        (name, &data[..]).hash(&mut hasher);
        let id = FIRST + (hasher.finish() >> 8);
        self.emojis.insert(id, ApplicationEmoji { id, name: name.to_owned(), content_type, data });
        self.touch();
        Ok(id)
    }

    /// Checks that the application has all emojis in some components.
    ///
    /// # Errors
    /// 50035 with every missing emoji.
    pub(crate) fn check_emojis(&self, components: &Value) -> Result<(), ApiError> {
        let mut problems = Problems::default();
        self.unknown_emojis(components, "components", &mut problems);
        problems.finish()
    }

    fn unknown_emojis(&self, value: &Value, path: &str, problems: &mut Problems) {
        match value {
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(at, value)| {
                    self.unknown_emojis(value, &format!("{path}.{at}"), problems);
                });
            }
            Value::Object(map) => {
                for (key, value) in map {
                    let id = value["id"].as_str().and_then(|id| id.parse::<Id>().ok());
                    if key == "emoji" && id.is_some_and(|id| !self.emojis.contains_key(&id)) {
                        problems.add(&format!("{path}.emoji.id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
                    } else if value.is_array() || value.is_object() {
                        self.unknown_emojis(value, &format!("{path}.{key}"), problems);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Extracts the MIME type and the bytes of an image's data URI.
fn image_of(uri: &str) -> Option<(&'static str, Bytes)> {
    let (kind, data) = uri.strip_prefix("data:image/")?.split_once(";base64,")?;
    let known = matches!(kind, "png" | "gif");
    known.then_some(())?;
    Some((content_type(&format!("emoji.{kind}")), BASE64_STANDARD.decode(data).ok()?.into()))
}
