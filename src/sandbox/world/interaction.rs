//! An interaction: what a user did, and how far the bot's answer is.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::model::{Id, Origin};

/// What a user did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InteractionKind {
    /// Sent a slash command.
    Command = 2,
    /// Pressed a button or chose from a menu.
    Component = 3,
    /// Is typing an option.
    Autocomplete = 4,
    /// Sent a form.
    Modal = 5,
}

/// How far the bot's answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionState {
    /// No answer yet.
    Waiting,
    /// A new message (type 4).
    Message,
    /// "Thinking" (type 5).
    Thinking,
    /// Acknowledged, the message will be changed (type 6).
    DeferredUpdate,
    /// The message was changed (type 7).
    Update,
    /// Choices (type 8).
    Choices,
    /// A form (type 9).
    Modal,
    /// No answer within the deadline.
    Failed,
}

/// An interaction and what became of it.
#[derive(Debug, Clone)]
pub struct Interaction {
    /// Snowflake.
    pub id: Id,
    /// What it is.
    pub kind: InteractionKind,
    /// The key to answer it.
    pub token: String,
    /// Who.
    pub user: Id,
    /// Where.
    pub channel: Id,
    /// The message of the component or of the form's component.
    pub source: Option<Id>,
    /// Full name of the command.
    pub name: String,
    /// When it was sent, by the sandbox's clock.
    pub created: Duration,
    /// How far it is.
    pub state: InteractionState,
    /// The message that `@original` names.
    pub original: Option<Id>,
    /// Whether the first answer is for the user alone.
    pub ephemeral: bool,
    /// Messages posted after the first answer.
    pub followups: Vec<Id>,
    /// How often the token was used after the first answer.
    pub changes: u32,
    /// The form to show.
    pub modal: Option<Value>,
    /// The choices to offer.
    pub choices: Option<Value>,
    /// Type and value-type of the option being typed.
    pub focused_type: i64,
}

impl Interaction {
    /// The origin of messages that answer it.
    pub fn origin(&self) -> Origin {
        let (interaction, kind, user, source) = (self.id, self.kind as u8, self.user, self.source);
        Origin { interaction, kind, user, name: self.name.clone(), source }
    }
}

/// An action of a user that shall become an interaction.
pub struct UserAction {
    /// Who.
    pub user: Id,
    /// Where.
    pub channel: Id,
    /// What.
    pub kind: InteractionKind,
    /// The `data` of the event.
    pub data: Value,
    /// The message with the component.
    pub source: Option<Id>,
    /// Full name of the command.
    pub name: String,
    /// Type of the option being typed.
    pub focused_type: i64,
}

impl UserAction {
    /// An action of no known kind, for an event whose fields say what it is.
    pub fn unknown(user: Id, channel: Id) -> Self {
        let (kind, name) = (InteractionKind::Command, String::new());
        Self { user, channel, kind, data: Value::Null, source: None, name, focused_type: 0 }
    }
}
