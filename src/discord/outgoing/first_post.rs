//! The first message of a new game: whether it is in its channel, and why not.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::presence::BotPresence;
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::parts::permissions;
use crate::discord::state::bot::Bot;
use crate::engine::Phrase;
use crate::table::{FirstPost, TableCard};

/// Time for the message to arrive. The user waits for the reply until then.
const WITHIN: Duration = Duration::from_secs(10);
/// Pause between two looks.
const AGAIN: Duration = Duration::from_millis(50);

impl Bot {
    /// Waits until a new game's message is in its channel. Returns the reply to give instead of "your lobby is open" if
    /// it isn't.
    pub(crate) async fn first_post_is_missing(
        &self,
        context: &InteractionContext,
        table: &TableCard,
    ) -> Option<Phrase> {
        if !self.delivering.load(Ordering::Relaxed) {
            return None;
        }
        let end = Instant::now() + WITHIN;
        loop {
            match self.tables.first_post(table.id).await {
                Ok(FirstPost::Posted) => return None,
                Ok(FirstPost::Withheld) => return Some(self.why_withheld(context, table).await),
                Ok(FirstPost::Refused) if self.presence_in(table).await == BotPresence::Removed => {
                    return Some(Phrase::new("ui-lobby-no-member"));
                }
                Ok(FirstPost::Refused | FirstPost::Waiting) => {}
                Err(error) => {
                    tracing::warn!(table = %table.id, "could not look for the first message of a game: {error}");
                    return None;
                }
            }
            if Instant::now() >= end {
                return Some(Phrase::new("ui-lobby-soon"));
            }
            sleep(AGAIN).await;
        }
    }

    async fn why_withheld(&self, context: &InteractionContext, table: &TableCard) -> Phrase {
        if self.presence_in(table).await == BotPresence::Removed {
            return Phrase::new("ui-lobby-no-member");
        }
        if context.thread {
            return Phrase::new("ui-lobby-not-in-thread");
        }
        Phrase::new("ui-lobby-not-posted").with("permissions", permissions::needed_to_write())
    }
}
