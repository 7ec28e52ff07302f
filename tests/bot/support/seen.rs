//! Typed values for everything on a user's screen.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// A message on a user's screen.
#[derive(Debug, Clone, Deserialize)]
pub struct Seen {
    #[serde(deserialize_with = "id")]
    pub id: u64,
    #[serde(deserialize_with = "id")]
    pub channel_id: u64,
    /// The content, or the texts of a laid-out message.
    #[serde(rename = "words")]
    pub content: String,
    pub attachments: Vec<Attachment>,
    /// Users whom Discord really notified.
    #[serde(deserialize_with = "ids")]
    pub pinged: Vec<u64>,
    /// The message shows "The bot is thinking".
    pub thinking: bool,
    /// Only this user sees the message.
    pub ephemeral: bool,
    /// The bot did not answer in time after "thinking".
    pub failed: bool,
    /// Discord's bit flags.
    pub flags: u64,
    /// `Some` after an edit.
    pub edited_timestamp: Option<String>,
    components: Vec<Value>,
}

impl Seen {
    /// Returns all components. Nested ones follow their containers.
    fn components(&self) -> impl Iterator<Item = &Value> {
        fn collect<'a>(component: &'a Value, all: &mut Vec<&'a Value>) {
            all.push(component);
            let inner = component["components"].as_array().into_iter().flatten();
            inner.chain(component.get("accessory")).for_each(|inner| collect(inner, all));
        }
        let mut all = Vec::new();
        self.components.iter().for_each(|component| collect(component, &mut all));
        all.into_iter()
    }

    /// The action rows as Discord's JSON.
    pub fn rows(&self) -> &[Value] {
        &self.components
    }

    pub fn buttons(&self) -> Vec<Button> {
        let buttons = self.components().filter(|component| component["type"] == 2);
        buttons.filter_map(|button| serde_json::from_value(button.clone()).ok()).collect()
    }

    pub fn button(&self, label: &str) -> Option<Button> {
        self.buttons().into_iter().find(|button| button.label == label)
    }

    pub fn selects(&self) -> Vec<Select> {
        let selects = self.components().filter(|component| component["type"] == 3);
        selects.filter_map(|select| serde_json::from_value(select.clone()).ok()).collect()
    }

    /// Returns the addresses of all files.
    pub fn pictures(&self) -> Vec<String> {
        self.attachments.iter().map(|file| file.url.clone()).collect()
    }
}

/// A file of a message.
#[derive(Debug, Clone, Deserialize)]
pub struct Attachment {
    pub filename: String,
    /// Alt text.
    pub description: Option<String>,
    pub url: String,
    /// In pixels.
    pub width: Option<u32>,
    /// In pixels.
    pub height: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Button {
    /// Sent with each click. Link buttons have none.
    pub custom_id: Option<String>,
    /// Empty for a button that shows only an emoji.
    #[serde(default)]
    pub label: String,
    /// 1 blue, 2 gray, 3 green, 4 red, 5 link.
    pub style: u8,
    #[serde(default)]
    pub disabled: bool,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Select {
    /// Sent with the choice.
    pub custom_id: String,
    /// Shown while nothing is chosen.
    pub placeholder: Option<String>,
    pub min_values: u8,
    pub max_values: u8,
    #[serde(default)]
    pub disabled: bool,
    pub options: Vec<SelectOption>,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct SelectOption {
    pub label: String,
    /// Sent if the user chooses this option.
    pub value: String,
    /// The option's second line.
    pub description: Option<String>,
    /// `true` if the option is currently chosen.
    #[serde(default)]
    pub default: bool,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Choice {
    pub name: String,
    /// Sent if the user takes this choice.
    pub value: Value,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Form {
    pub title: String,
    components: Vec<Value>,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Input {
    /// Identifies the value in the submitted form.
    pub custom_id: String,
    pub label: Option<String>,
    pub value: Option<String>,
    pub required: bool,
}

impl Form {
    pub fn inputs(&self) -> Vec<Input> {
        let inputs = self.components.iter().filter_map(|row| {
            let mut input = row["components"].get(0).or_else(|| row.get("component"))?.clone();
            if let Some(label) = row.get("label") {
                input["label"] = label.clone();
            }
            serde_json::from_value(input).ok()
        });
        inputs.collect()
    }
}

fn id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

fn ids<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u64>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    texts.iter().map(|text| text.parse().map_err(serde::de::Error::custom)).collect()
}
