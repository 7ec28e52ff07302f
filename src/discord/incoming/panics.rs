//! Panics in the handling of an event. They are bugs, but must not leave a user without a reply.

use std::panic::AssertUnwindSafe;

use futures::FutureExt;
use serde_json::{Value, json};

use crate::monitor;
use crate::table::Refusal;

use crate::discord::parts::interaction::{self, InteractionError, InteractionKind};
use crate::discord::parts::message::Message;
use crate::discord::state::bot::Bot;

/// Runs the handling of an event. Returns `false` if it panicked. That leaves no game half changed, since games change
/// in separate tasks.
pub(crate) async fn survives(event: &'static str, handling: impl Future<Output = ()>) -> bool {
    let handled = AssertUnwindSafe(handling).catch_unwind().await.is_ok();
    if !handled {
        tracing::error!(event, "could not handle an event because of a bug");
        monitor::panicked(event);
    }
    handled
}

impl Bot {
    /// Replies to an interaction whose handling panicked, if Discord still allows a reply.
    pub(crate) async fn apologize(&self, data: &Value) {
        let (handle, locale) = match interaction::read(data) {
            // Discord shows a failure for missing suggestions.
            Ok(interaction) if matches!(interaction.kind, InteractionKind::Autocomplete(_)) => return,
            Ok(interaction) => (interaction.context.handle, interaction.context.actor.locale),
            Err(InteractionError::Answerable { handle, locale, .. }) => (*handle, locale),
            Err(InteractionError::Lacks(_)) => return,
        };
        let notice = self.localizer_for(&locale, &[]).say(&Refusal::Uncertain.phrase());
        let notice = Message::text(notice).private(None);
        let sent = match self.rest.acknowledge(&handle, &json!({ "type": 4, "data": notice })).await {
            // It was acknowledged before the panic. A new message also ends "thinking".
            Err(error) if error.is_anothers() => self.rest.follow_up(&handle, &notice, None).await,
            sent => sent,
        };
        if let Err(error) = sent {
            tracing::warn!("could not reply to an interaction after a bug: {error}");
        }
    }
}
