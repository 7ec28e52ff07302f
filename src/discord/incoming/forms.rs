//! Forms: immediate replies to a click, since Discord shows a form only as the first reply.

use crate::discord::pages::notes;
use crate::discord::parts::custom_id::CustomIdError;
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::state::bot::Bot;
use crate::table::TableId;

impl Bot {
    pub(crate) async fn unknown_id(&self, context: &InteractionContext, error: CustomIdError) {
        let key = match error {
            CustomIdError::OtherVersion => "ui-old-button",
            CustomIdError::Malformed => "ui-unknown-button",
        };
        self.say_at_once(&context.handle, &self.localizer(context, &[]), key).await;
    }

    /// Shows the form for a note, with its current text. A form can't be deferred, so the bot waits for nothing else.
    pub(crate) async fn note_form(&self, context: &InteractionContext, table: TableId, turn: u32) {
        let notes = self.tables.notes_at(context.actor.user, table).await.unwrap_or_default();
        let known = notes.into_iter().find(|note| note.turn == turn).map(|note| note.text).unwrap_or_default();
        let form = notes::form(&self.localizer(context, &[]), table, turn, &known);
        if let Err(error) = self.rest.acknowledge(&context.handle, &form).await {
            tracing::warn!("could not show a form: {error}");
        }
    }
}
