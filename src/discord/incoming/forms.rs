//! Forms: immediate replies to a click, since Discord shows a form only as the first reply.

use serde_json::Value;

use crate::discord::pages::{notes, panel, what_ifs};
use crate::discord::parts::custom_id::CustomIdError;
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::state::bot::Bot;
use crate::table::{Stamp, TableId};

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
        self.show_form(context, &form).await;
    }

    pub(crate) async fn panel_form(&self, context: &InteractionContext, stamp: Stamp, entry: u8) {
        let form = panel::form(&self.localizer(context, &[]), stamp, entry);
        self.show_form(context, &form).await;
    }

    /// Shows the form for the name of a what-if.
    pub(crate) async fn line_form(&self, context: &InteractionContext, stamp: Stamp) {
        let known = self.tables.name_of_what_if(context.actor.user, stamp).await.unwrap_or_default();
        let form = what_ifs::form(&self.localizer(context, &[]), stamp, &known.unwrap_or_default());
        self.show_form(context, &form).await;
    }

    async fn show_form(&self, context: &InteractionContext, form: &Value) {
        if let Err(error) = self.rest.acknowledge(&context.handle, form).await {
            tracing::warn!("could not show a form: {error}");
        }
    }
}
