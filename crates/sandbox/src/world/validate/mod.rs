//! Discord's limits and required fields. Each check collects all problems and returns the object in Discord's form.

pub mod command;
pub mod component;
mod layout;
pub mod message;
pub mod modal;

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::world::error::Problems;

/// An object being checked, and its path in the body.
pub struct Field<'a> {
    value: &'a Value,
    path: String,
}

impl<'a> Field<'a> {
    /// Creates the object at a path; an empty path means the body.
    pub fn new(value: &'a Value, path: impl Into<String>) -> Self {
        Self { value, path: path.into() }
    }

    /// The path of a key in this object.
    pub fn at(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// The value of a key; null counts as absent.
    pub fn get(&self, key: &str) -> Option<&'a Value> {
        self.value.get(key).filter(|value| !value.is_null())
    }

    /// The object at a key.
    pub fn child(&self, key: &str, problems: &mut Problems) -> Option<Field<'a>> {
        let value = self.get(key)?;
        if !value.is_object() {
            problems.kind(&self.at(key), "an object");
            return None;
        }
        Some(Field::new(value, self.at(key)))
    }

    /// The objects in the list at a key, which may be absent.
    pub fn children(&self, key: &str, sizes: RangeInclusive<usize>, problems: &mut Problems) -> Vec<Field<'a>> {
        let Some(value) = self.get(key) else {
            if *sizes.start() > 0 {
                problems.required(&self.at(key));
            }
            return Vec::new();
        };
        let Some(list) = value.as_array() else {
            problems.kind(&self.at(key), "a list");
            return Vec::new();
        };
        if !sizes.contains(&list.len()) {
            problems.length(&self.at(key), *sizes.start(), *sizes.end());
        }
        list.iter().enumerate().map(|(index, value)| Field::new(value, self.at(&format!("{key}.{index}")))).collect()
    }

    /// A text that may be absent. Its length is counted in characters.
    pub fn text(&self, key: &str, sizes: RangeInclusive<usize>, problems: &mut Problems) -> Option<&'a str> {
        let value = self.get(key)?;
        let Some(text) = value.as_str() else {
            problems.kind(&self.at(key), "string");
            return None;
        };
        if !sizes.contains(&text.chars().count()) {
            problems.length(&self.at(key), *sizes.start(), *sizes.end());
        }
        Some(text)
    }

    pub(crate) fn required_text(&self, key: &str, sizes: RangeInclusive<usize>, problems: &mut Problems) -> &'a str {
        match self.get(key) {
            None => {
                problems.required(&self.at(key));
                ""
            }
            Some(value) if value.as_str() == Some("") && *sizes.start() > 0 => {
                problems.required(&self.at(key));
                ""
            }
            Some(_) => self.text(key, sizes, problems).unwrap_or_default(),
        }
    }

    /// A whole number that may be absent.
    pub fn number(&self, key: &str, bounds: RangeInclusive<i64>, problems: &mut Problems) -> Option<i64> {
        let value = self.get(key)?;
        let Some(number) = value.as_i64().or_else(|| value.as_str()?.parse().ok()) else {
            problems.kind(&self.at(key), "int");
            return None;
        };
        if !bounds.contains(&number) {
            let (min, max) = (bounds.start(), bounds.end());
            let code = if number < *min { "NUMBER_TYPE_MIN" } else { "NUMBER_TYPE_MAX" };
            problems.add(&self.at(key), code, format!("int value should be between {min} and {max}."));
        }
        Some(number)
    }

    /// A boolean; `false` if absent.
    pub fn flag(&self, key: &str, problems: &mut Problems) -> bool {
        match self.get(key) {
            None => false,
            Some(Value::Bool(value)) => *value,
            Some(_) => {
                problems.kind(&self.at(key), "bool");
                false
            }
        }
    }

    /// A web address that may be absent.
    pub fn url(&self, key: &str, attachment: bool, max: usize, problems: &mut Problems) -> Option<&'a str> {
        let url = self.text(key, 0..=max, problems)?;
        let known = ["http://", "https://"].iter().any(|scheme| url.starts_with(scheme) && url.len() > scheme.len());
        if !(known || attachment && url.starts_with("attachment://")) {
            let message = format!("Scheme of \"{url}\" must be one of ('http', 'https').");
            problems.add(&self.at(key), "URL_TYPE_INVALID_SCHEME", message);
        }
        Some(url)
    }
}

/// Parses a snowflake given as text or number.
pub fn snowflake(value: &Value) -> Option<u64> {
    value.as_str().and_then(|text| text.parse().ok()).or_else(|| value.as_u64())
}

/// The languages that Discord supports.
pub const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];
