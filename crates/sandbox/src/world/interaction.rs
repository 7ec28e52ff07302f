//! Interactions: a user's action and the state of the bot's answer.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::model::{Id, MessageOrigin};

/// Discord's time limit for the first answer to an interaction.
pub(crate) const RESPONSE_DEADLINE: Duration = Duration::from_secs(3);
/// Discord's lifetime of an interaction's token.
pub(crate) const TOKEN_LIFETIME: Duration = Duration::from_secs(15 * 60);

/// Kind of a user's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UserInteractionKind {
    /// Sent a slash command.
    Command = 2,
    /// Clicked a button or chose from a menu.
    Component = 3,
    /// Is typing an option.
    Autocomplete = 4,
    /// Sent a form.
    Modal = 5,
}

/// State of the bot's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionState {
    /// No answer yet.
    Waiting,
    /// A new message (type 4).
    Message,
    /// "Thinking" (type 5).
    Thinking,
    /// Acknowledged; the message will be changed (type 6).
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

/// An interaction and its outcome.
#[derive(Debug, Clone)]
pub struct UserInteraction {
    pub id: Id,
    /// Kind of the action.
    pub kind: UserInteractionKind,
    /// Token for answering.
    pub token: String,
    pub user: Id,
    pub channel: Id,
    /// The message of the component or of the form's component.
    pub source: Option<Id>,
    /// Full name of the command.
    pub name: String,
    /// Creation time by the sandbox's clock.
    pub created: Duration,
    /// State of the answer.
    pub state: InteractionState,
    /// The `@original` message.
    pub original: Option<Id>,
    /// `true` if only the user sees the first answer.
    pub ephemeral: bool,
    /// Messages posted after the first answer.
    pub followups: Vec<Id>,
    /// Number of uses of the token after the first answer.
    pub changes: u32,
    /// The form to show.
    pub modal: Option<Value>,
    /// The choices to offer.
    pub choices: Option<Value>,
    /// Type of the value of the option being typed.
    pub focused_type: i64,
}

impl UserInteraction {
    /// The origin of the messages that answer it.
    pub fn origin(&self) -> MessageOrigin {
        let (interaction, kind, user, source) = (self.id, self.kind as u8, self.user, self.source);
        MessageOrigin { interaction, kind, user, name: self.name.clone(), source }
    }
}

/// A user's action before it becomes an interaction.
pub(crate) struct UserAction {
    pub user: Id,
    pub channel: Id,
    pub kind: UserInteractionKind,
    /// The event's `data`.
    pub data: Value,
    pub source: Option<Id>,
    /// Full name of the command.
    pub name: String,
    /// Type of the option being typed.
    pub focused_type: i64,
}

impl UserAction {
    /// Creates an action of an unknown kind, for an event whose fields are given separately.
    pub fn unknown(user: Id, channel: Id) -> Self {
        let (kind, name) = (UserInteractionKind::Command, String::new());
        Self { user, channel, kind, data: Value::Null, source: None, name, focused_type: 0 }
    }
}
