//! Layouts of messages, for messages that need more than a text, a picture and rows of buttons.
//!
//! Discord has two kinds of messages. The plain kind has a text above files and rows. The other kind (Components V2)
//! consists only of components: texts, sections with a button or a small picture, pictures, rows, and a frame around
//! them. Such a message has an empty `content` and can't become a plain message again, so the bot can format every
//! message as either kind. `docs/dev/decisions.md` lists the kind of each message, with reasons.

use serde_json::{Value, json};

use super::components::{Button, Row};

/// The arrangement of a message's parts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MessageLayout {
    /// The frame around the whole message.
    pub frame: Option<FrameStyle>,
    /// `true` to show the picture small next to the text instead of large below it.
    pub thumbnail: bool,
    /// Sections below the text, each with its button.
    pub sections: Vec<Section>,
    /// The text below the sections.
    pub foot: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FrameStyle {
    /// The color of the frame's edge: red, green and blue, eight bits each.
    pub colour: Option<u32>,
}

/// A text with a related button.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    pub text: String,
    /// The button next to the text.
    pub button: Button,
}

impl MessageLayout {
    /// Converts the message to components: its text, the layout's sections, the picture, and the rows.
    pub fn components(&self, text: &str, media: Option<Media>, rows: &[Row]) -> Vec<Component> {
        let (beside, below) = if self.thumbnail { (media, None) } else { (None, media) };
        let mut parts = Vec::new();
        match beside {
            Some(media) => parts.push(Component::Section(text.to_owned(), Accessory::Thumbnail(media))),
            None if text.is_empty() => {}
            None => parts.push(Component::Text(text.to_owned())),
        }
        parts.extend(
            self.sections
                .iter()
                .map(|section| Component::Section(section.text.clone(), Accessory::Button(section.button.clone()))),
        );
        parts.extend(self.foot.iter().cloned().map(Component::Text));
        parts.extend(below.map(Component::Media));
        if self.frame.is_some() && !rows.is_empty() {
            parts.push(Component::Separator);
        }
        parts.extend(rows.iter().cloned().map(Component::Row));
        match self.frame {
            Some(frame) => vec![Component::Container(frame, parts)],
            None => parts,
        }
    }
}

/// A component of a laid-out message.
#[derive(Clone, Debug, PartialEq)]
pub enum Component {
    Text(String),
    /// Markdown with an accessory.
    Section(String, Accessory),
    /// A file: pictures as large as possible, other files by name.
    Media(Media),
    /// A horizontal line.
    Separator,
    /// Buttons or a menu.
    Row(Row),
    Container(FrameStyle, Vec<Component>),
}

/// The accessory of a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Accessory {
    Button(Button),
    /// A small picture.
    Thumbnail(Media),
}

/// A file sent with the message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Media {
    pub name: String,
    /// The description for screen readers.
    pub alt: String,
}

impl Media {
    fn address(&self) -> Value {
        json!({ "url": format!("attachment://{}", self.name) })
    }

    fn is_picture(&self) -> bool {
        [".png", ".gif"].iter().any(|ending| self.name.ends_with(ending))
    }
}

impl Component {
    /// Converts the component to Discord's JSON.
    pub fn to_json(&self) -> Value {
        let text = |text: &str| json!({ "type": 10, "content": text });
        match self {
            Component::Text(words) => text(words),
            Component::Section(words, accessory) => {
                let accessory = match accessory {
                    Accessory::Button(button) => button.to_json(),
                    Accessory::Thumbnail(media) => {
                        json!({ "type": 11, "media": media.address(), "description": media.alt })
                    }
                };
                json!({ "type": 9, "components": [text(words)], "accessory": accessory })
            }
            Component::Media(media) if media.is_picture() => {
                json!({ "type": 12, "items": [{ "media": media.address(), "description": media.alt }] })
            }
            Component::Media(media) => json!({ "type": 13, "file": media.address() }),
            Component::Separator => json!({ "type": 14, "divider": true, "spacing": 1 }),
            Component::Row(row) => row.to_json(),
            Component::Container(frame, parts) => {
                let parts: Vec<Value> = parts.iter().map(Component::to_json).collect();
                let mut container = json!({ "type": 17, "components": parts });
                if let Some(colour) = frame.colour {
                    container["accent_color"] = colour.into();
                }
                container
            }
        }
    }
}
