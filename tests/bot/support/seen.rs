//! What a user sees, as typed values.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// A message on a user's screen.
#[derive(Debug, Clone, Deserialize)]
pub struct Seen {
    /// Snowflake.
    #[serde(deserialize_with = "id")]
    pub id: u64,
    /// Where.
    #[serde(deserialize_with = "id")]
    pub channel_id: u64,
    /// Text: the content, or the texts of a message that is laid out.
    #[serde(rename = "words")]
    pub content: String,
    /// Embeds.
    pub embeds: Vec<Embed>,
    /// Files.
    pub attachments: Vec<Attachment>,
    /// Who was really notified by it.
    #[serde(deserialize_with = "ids")]
    pub pinged: Vec<u64>,
    /// "The bot is thinking".
    pub thinking: bool,
    /// Only this user sees it.
    pub ephemeral: bool,
    /// Thinking ended without an answer.
    pub failed: bool,
    /// Discord's flags.
    pub flags: u64,
    /// Set when the message was edited.
    pub edited_timestamp: Option<String>,
    components: Vec<Value>,
}

impl Seen {
    /// All components, nested ones behind those that hold them.
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

    /// All buttons, in order.
    pub fn buttons(&self) -> Vec<Button> {
        let buttons = self.components().filter(|component| component["type"] == 2);
        buttons.filter_map(|button| serde_json::from_value(button.clone()).ok()).collect()
    }

    /// The first button with a label.
    pub fn button(&self, label: &str) -> Option<Button> {
        self.buttons().into_iter().find(|button| button.label == label)
    }

    /// All select menus, in order.
    pub fn selects(&self) -> Vec<Select> {
        let selects = self.components().filter(|component| component["type"] == 3);
        selects.filter_map(|select| serde_json::from_value(select.clone()).ok()).collect()
    }

    /// The addresses of all pictures, in files and embeds.
    pub fn pictures(&self) -> Vec<String> {
        let files = self.attachments.iter().map(|file| file.url.clone());
        files.chain(self.embeds.iter().filter_map(|embed| Some(embed.image.as_ref()?.url.clone()))).collect()
    }
}

/// An embed.
#[derive(Debug, Clone, Deserialize)]
pub struct Embed {
    /// Large picture.
    pub image: Option<Picture>,
}

/// A picture of an embed.
#[derive(Debug, Clone, Deserialize)]
pub struct Picture {
    /// Address.
    pub url: String,
}

/// A file.
#[derive(Debug, Clone, Deserialize)]
pub struct Attachment {
    /// Name.
    pub filename: String,
    /// Alt text.
    pub description: Option<String>,
    /// Address.
    pub url: String,
    /// Pixels.
    pub width: Option<u32>,
    /// Pixels.
    pub height: Option<u32>,
}

/// A button.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Button {
    /// What is sent when it is pressed; link buttons have none.
    pub custom_id: Option<String>,
    /// Text, empty for one with an emoji alone.
    #[serde(default)]
    pub label: String,
    /// 1 blue, 2 grey, 3 green, 4 red, 5 link.
    pub style: u8,
    /// Whether it cannot be pressed.
    #[serde(default)]
    pub disabled: bool,
}

/// A select menu.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Select {
    /// What is sent with the choice.
    pub custom_id: String,
    /// Text while nothing is chosen.
    pub placeholder: Option<String>,
    /// Fewest choices.
    pub min_values: u8,
    /// Most choices.
    pub max_values: u8,
    /// Whether it cannot be used.
    #[serde(default)]
    pub disabled: bool,
    /// What can be chosen.
    pub options: Vec<SelectOption>,
}

/// An option of a select menu.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct SelectOption {
    /// Text.
    pub label: String,
    /// What is sent.
    pub value: String,
    /// Second line.
    pub description: Option<String>,
    /// Whether it is chosen already.
    #[serde(default)]
    pub default: bool,
}

/// A choice offered while typing.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Choice {
    /// Text.
    pub name: String,
    /// What is sent.
    pub value: Value,
}

/// A form.
#[derive(Debug, Clone, Deserialize)]
pub struct Form {
    /// Heading.
    pub title: String,
    components: Vec<Value>,
}

/// A field of a form.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Input {
    /// What its value is sent under.
    pub custom_id: String,
    /// Text beside it.
    pub label: Option<String>,
    /// Text in it at first.
    pub value: Option<String>,
    /// Whether it must be filled.
    pub required: bool,
}

impl Form {
    /// All inputs, in order.
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
