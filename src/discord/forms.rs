//! Forms: what is answered to a press at once, since Discord shows a form only as the first answer.

use super::bot::Bot;
use super::custom_id::CustomIdError;
use super::interaction::InteractionContext;
use super::notes;
use crate::table::TableId;

impl Bot {
    pub(super) async fn unknown_id(&self, context: &InteractionContext, error: CustomIdError) {
        let key = match error {
            CustomIdError::OtherVersion => "ui-old-button",
            CustomIdError::Malformed => "ui-unknown-button",
        };
        self.say_at_once(&context.handle, &self.localizer(context, &[]), key).await;
    }

    /// Shows the form for a note, with what it says so far. A form cannot be put off, so nothing else is waited for.
    pub(super) async fn note_form(&self, context: &InteractionContext, table: TableId, turn: u32) {
        let notes = self.tables.notes_at(context.actor.user, table).await.unwrap_or_default();
        let known = notes.into_iter().find(|note| note.turn == turn).map(|note| note.text).unwrap_or_default();
        let body = notes::form(&self.localizer(context, &[]), table, turn, &known);
        if let Err(error) = self.rest.acknowledge(&context.handle, &body).await {
            tracing::warn!("a form could not be shown: {error}");
        }
    }
}
