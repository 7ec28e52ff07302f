//! Buttons and menus as values, written as JSON in Discord's form.

use serde_json::{Value, json};

use crate::table::Stamp;

use super::custom_id::{ComponentAction, CustomId};
use super::emojis::Emoji;
use super::escape::cut;
use super::limit;

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The obvious next step.
    Primary,
    /// Everything else.
    Secondary,
    /// What agrees or finishes.
    Success,
    /// What refuses.
    Danger,
    /// What leads to an address.
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

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What Discord sends when it is pressed: an encoded [`CustomId`]. Of a link the address.
    pub custom_id: String,
    /// Its look.
    pub style: ButtonStyle,
    /// Its text, at most [`limit::BUTTON`] characters.
    pub label: String,
    /// A drawing before the text.
    pub emoji: Option<Emoji>,
    /// Whether it cannot be pressed.
    pub disabled: bool,
}

/// One entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuOption {
    /// Its text.
    pub label: String,
    /// What Discord sends when it is chosen.
    pub value: String,
    /// A second, smaller line.
    pub description: Option<String>,
    /// A drawing before the text.
    pub emoji: Option<Emoji>,
    /// Whether it is shown as chosen already.
    pub chosen: bool,
}

/// One row below a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// At most [`limit::BUTTONS`] buttons.
    Buttons(Vec<Button>),
    /// A menu from which options are chosen.
    Menu {
        /// What Discord sends together with the chosen value.
        custom_id: String,
        /// What it shows while nothing is chosen.
        placeholder: String,
        /// How many options may be chosen at once.
        most: usize,
        /// At most [`limit::OPTIONS`].
        options: Vec<MenuOption>,
    },
}

impl Row {
    /// The row as Discord reads it.
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
    /// The button, greyed out unless `possible`.
    #[must_use]
    pub fn enabled(self, possible: bool) -> Self {
        Button { disabled: !possible, ..self }
    }

    /// The button with a drawing before its text.
    #[must_use]
    pub fn with_emoji(self, emoji: Option<Emoji>) -> Self {
        Button { emoji, ..self }
    }

    /// The button as Discord reads it.
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

/// A button that does this to the state which the stamp names.
pub fn button(stamp: Stamp, action: ComponentAction, style: ButtonStyle, label: &str) -> Button {
    let label = cut(label, limit::BUTTON).into_owned();
    Button { custom_id: CustomId { stamp, action }.encode(), style, label, emoji: None, disabled: false }
}

/// A button that leads to an address. Discord tells nobody that it was pressed.
pub fn link(address: String, label: &str) -> Button {
    let label = cut(label, limit::BUTTON).into_owned();
    Button { custom_id: address, style: ButtonStyle::Link, label, emoji: None, disabled: false }
}

/// The planner's menu of this number, with at most [`limit::OPTIONS`] options.
pub fn menu(
    stamp: Stamp,
    number: u8,
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
        custom_id: CustomId { stamp, action: ComponentAction::Choose(number) }.encode(),
        most,
        placeholder: cut(placeholder, limit::PLACEHOLDER).into_owned(),
        options: options.collect(),
    }
}
