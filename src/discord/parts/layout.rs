//! How a message is laid out, where that says more than a text with a picture and rows of buttons below it.
//!
//! Discord has two kinds of messages. In one a text stands above files and rows. The other (Components V2) is put
//! together from components alone: texts, sections with a button or a small picture beside them, pictures, rows, and a
//! frame around them. Its `content` is empty. A message cannot become one of the first kind again, so every message
//! can be said as either. `docs/dev/decisions.md` has what is sent as which, and why.

use serde_json::{Value, json};

use super::components::{Button, Row};

/// How the parts of a message stand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// The frame around all of it.
    pub frame: Option<Frame>,
    /// Whether the picture stands small beside the text, and not large below it.
    pub thumbnail: bool,
    /// What stands below the text, each with its button.
    pub sections: Vec<Section>,
    /// The text below them.
    pub foot: Option<String>,
}

/// A frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// The colour of its edge: red, green and blue, eight bits each.
    pub colour: Option<u32>,
}

/// A text and the button that it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Markdown.
    pub text: String,
    /// The button beside it.
    pub button: Button,
}

impl Layout {
    /// The message as components: its text, what the layout has below it, the picture, and the rows.
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

/// A component of a message of the second kind.
#[derive(Clone, Debug, PartialEq)]
pub enum Component {
    /// Markdown.
    Text(String),
    /// Markdown with something beside it.
    Section(String, Accessory),
    /// A file: a picture as large as there is room, any other by its name.
    Media(Media),
    /// A line.
    Separator,
    /// Buttons or a menu.
    Row(Row),
    /// Components in a frame.
    Container(Frame, Vec<Component>),
}

/// What stands beside a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Accessory {
    /// A button.
    Button(Button),
    /// A small picture.
    Thumbnail(Media),
}

/// A file that is sent with the message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Media {
    /// The name of the file.
    pub name: String,
    /// What a screen reader says.
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
    /// The component as Discord reads it.
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
