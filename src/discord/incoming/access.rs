//! Immediate replies without any work, mainly to users without access or during maintenance.

use serde_json::json;

use crate::engine::Phrase;
use crate::table::Refusal;

use crate::discord::commands;
use crate::discord::parts::buttons::{ComponentAction, ConfirmButton};
use crate::discord::parts::custom_id::CustomId;
use crate::discord::parts::escape::cut;
use crate::discord::parts::interaction::{InteractionContext, InteractionHandle, InteractionKind};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;
use crate::discord::state::bot::Bot;

/// Returns `true` for the owners' requests: they must be able to end maintenance, and to leave a server that isn't
/// allowed.
pub(crate) fn is_for_owners(kind: &InteractionKind) -> bool {
    match kind {
        InteractionKind::Command(input) => commands::is_for_owners(input),
        InteractionKind::Component { custom_id, .. } => {
            matches!(
                CustomId::decode(custom_id),
                Ok(CustomId { action: ComponentAction::Confirm(ConfirmButton::LeaveServer(_)), .. })
            )
        }
        _ => false,
    }
}

/// Formats a refusal, followed by the bot admin's own message.
pub(crate) fn say(localizer: &Localizer<'_>, refusal: &Refusal) -> String {
    let sentence = localizer.say(&refusal.phrase());
    match refusal.maintenance_text() {
        Some(words) => cut(&format!("{sentence}\n{}", quote(words)), limit::CONTENT).into_owned(),
        None => sentence,
    }
}

/// Quotes the bot admin's text, including its links and times, to set it apart from ours.
pub(crate) fn quote(words: &str) -> String {
    words.lines().map(|line| format!("> {line}")).collect::<Vec<_>>().join("\n")
}

impl Bot {
    /// Replies immediately with a fixed phrase.
    pub(crate) async fn say_at_once(&self, handle: &InteractionHandle, localizer: &Localizer<'_>, key: &str) {
        let message = Message::text(localizer.say(&Phrase::new(key)));
        let body = json!({ "type": 4, "data": message.private(None) });
        if let Err(error) = self.rest.acknowledge(handle, &body).await {
            tracing::warn!("could not reply to an interaction: {error}");
        }
    }

    /// Refuses immediately in a new message, so a planner stays unchanged.
    pub(crate) async fn turn_away(&self, context: &InteractionContext, kind: &InteractionKind, refusal: &Refusal) {
        let body = match kind {
            InteractionKind::Autocomplete(_) => json!({ "type": 8, "data": { "choices": [] } }),
            _ => {
                let message = Message::text(say(&self.localizer(context, &[]), refusal));
                json!({ "type": 4, "data": message.private(None) })
            }
        };
        if let Err(error) = self.rest.acknowledge(&context.handle, &body).await {
            tracing::warn!("could not reply to an interaction: {error}");
        }
    }
}
