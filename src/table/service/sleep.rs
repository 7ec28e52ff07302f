//! Finding tables that nobody touches.

use jiff::{SignedDuration, Timestamp};

use crate::table::model::ANSWER_WITHIN;
use crate::table::rules::sleep;

use super::error::{TableError, chain};
use super::tables::Tables;

impl Tables {
    /// Asks at tables that nobody has touched for long, closes lobbies and puts games to sleep where nobody has
    /// answered. What was asked stands in the table's row, so it is asked once. How many tables that concerned.
    ///
    /// # Errors
    /// The store failed.
    pub async fn look_for_idle(&self) -> Result<usize, TableError> {
        let (now, rule) = (self.now().await?, self.sleep);
        let ago = |span: Option<std::time::Duration>| {
            let span = SignedDuration::try_from(span?).unwrap_or(SignedDuration::MAX);
            Some(now.checked_sub(span).unwrap_or(Timestamp::MIN))
        };
        let (lobby, game) = (ago(rule.lobby), ago(rule.game));
        let answered = ago(Some(ANSWER_WITHIN)).unwrap_or(Timestamp::MIN);
        let idle = self.ask(move |store| store.idle(lobby, game, answered)).await?;
        let mut found = 0;
        for id in idle {
            match self.change_with(id, |table, at| sleep::due(table, rule, at)).await {
                Ok(()) => found += 1,
                // It may be read by the next release, and waits for that. The others do not wait for it.
                Err(error @ (TableError::Unreadable(_) | TableError::Refused { .. } | TableError::NoTable(_))) => {
                    tracing::warn!(table = %id, error = chain(&error), "a table that nobody touches cannot be read");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }
}
