//! Buttons and menus as values, converted to Discord's JSON.

use serde_json::{Value, json};

use crate::table::Stamp;

use super::buttons::ComponentAction;
use super::custom_id::CustomId;
use super::emojis::Emoji;
use super::escape::cut;
use super::{length, limit};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The obvious next step.
    Primary,
    /// All other actions.
    Secondary,
    /// Agrees or finishes.
    Success,
    /// Refuses.
    Danger,
    /// Opens an address.
    Link,
}

impl ButtonStyle {
    fn number(self) -> u8 {
        match self {
            ButtonStyle::Primary => 1,
            ButtonStyle::Secondary => 2,
            ButtonStyle::Success => 3,
            ButtonStyle::Danger => 4,
            ButtonStyle::Link => 5,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The text that Discord sends after a click: an encoded [`CustomId`]. For links, the address.
    pub custom_id: String,
    pub style: ButtonStyle,
    /// The label, at most [`limit::BUTTON`] characters.
    pub label: String,
    /// An emoji before the label.
    pub emoji: Option<Emoji>,
    /// `true` if players can't click the button.
    pub disabled: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuOption {
    pub label: String,
    /// The value that Discord sends if the option is chosen.
    pub value: String,
    /// A second, smaller line.
    pub description: Option<String>,
    /// An emoji before the label.
    pub emoji: Option<Emoji>,
    /// `true` if the option is preselected.
    pub chosen: bool,
}

/// One row below a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// At most [`limit::BUTTONS`] buttons.
    Buttons(Vec<Button>),
    /// A menu of options.
    Menu {
        /// The encoded [`CustomId`] that Discord sends together with the chosen value.
        custom_id: String,
        /// The text while no option is chosen.
        placeholder: String,
        /// The largest number of options that can be chosen.
        most: usize,
        /// At most [`limit::OPTIONS`].
        options: Vec<MenuOption>,
    },
}

impl Row {
    /// Converts the row to Discord's JSON.
    pub fn to_json(&self) -> Value {
        let components: Vec<Value> = match self {
            Row::Buttons(buttons) => buttons.iter().map(Button::to_json).collect(),
            Row::Menu { custom_id, placeholder, most, options } => {
                let most = (*most).clamp(1, options.len().max(1));
                let options: Vec<Value> = options.iter().map(MenuOption::to_json).collect();
                vec![json!({
                    "type": 3,
                    "custom_id": custom_id,
                    "placeholder": placeholder,
                    "options": options,
                    "min_values": 1,
                    "max_values": most,
                })]
            }
        };
        json!({ "type": 1, "components": components })
    }
}

impl Button {
    /// Disables the button unless `possible`.
    #[must_use]
    pub fn enabled(self, possible: bool) -> Self {
        Button { disabled: !possible, ..self }
    }

    /// Sets the emoji before the label.
    #[must_use]
    pub fn with_emoji(self, emoji: Option<Emoji>) -> Self {
        Button { emoji, ..self }
    }

    /// Converts the button to Discord's JSON.
    pub fn to_json(&self) -> Value {
        let target = if self.style == ButtonStyle::Link { "url" } else { "custom_id" };
        let mut button = json!({
            "type": 2,
            "style": self.style.number(),
            "label": self.label,
            target: self.custom_id,
            "disabled": self.disabled,
        });
        if let Some(emoji) = &self.emoji {
            button["emoji"] = emoji.to_json();
        }
        button
    }
}

impl MenuOption {
    fn to_json(&self) -> Value {
        let mut option = json!({ "label": self.label, "value": self.value });
        if let Some(description) = &self.description {
            option["description"] = description.as_str().into();
        }
        if let Some(emoji) = &self.emoji {
            option["emoji"] = emoji.to_json();
        }
        if self.chosen {
            option["default"] = true.into();
        }
        option
    }
}

/// Builds a button that applies this action to the state named by the stamp.
pub fn button(stamp: Stamp, action: impl Into<ComponentAction>, style: ButtonStyle, label: &str) -> Button {
    let label = cut(label, limit::BUTTON).into_owned();
    Button { custom_id: CustomId { stamp, action: action.into() }.encode(), style, label, emoji: None, disabled: false }
}

/// Builds a link button. Discord doesn't report its clicks.
pub fn link(address: String, label: &str) -> Button {
    let label = cut(label, limit::BUTTON).into_owned();
    Button { custom_id: address, style: ButtonStyle::Link, label, emoji: None, disabled: false }
}

/// Builds a menu that applies this action to the state named by the stamp, with at most [`limit::OPTIONS`] options.
pub fn menu(
    stamp: Stamp,
    action: impl Into<ComponentAction>,
    most: usize,
    placeholder: &str,
    options: impl IntoIterator<Item = MenuOption>,
) -> Row {
    let short = |text: &str| cut(text, limit::OPTION).into_owned();
    let options = options.into_iter().take(limit::OPTIONS).map(|option| MenuOption {
        label: short(&option.label),
        description: option.description.as_deref().map(short),
        ..option
    });
    Row::Menu {
        custom_id: CustomId { stamp, action: action.into() }.encode(),
        most,
        placeholder: cut(placeholder, limit::PLACEHOLDER).into_owned(),
        options: options.collect(),
    }
}

/// Builds a form with one text field, in Discord's format. The reply to it carries this action and stamp. The action
/// decides the longest text.
pub fn form(stamp: Stamp, action: impl Into<ComponentAction>, title: &str, label: &str, mut field: Value) -> Value {
    let short = |text: &str| cut(text, limit::FORM).into_owned();
    let action = action.into();
    (field["type"], field["custom_id"]) = (json!(4), json!("text"));
    field["max_length"] = json!(length::of_component(&action));
    let custom_id = CustomId { stamp, action }.encode();
    let label = json!({ "type": 18, "label": short(label), "component": field });
    json!({ "type": 9, "data": { "custom_id": custom_id, "title": short(title), "components": [label] } })
}
