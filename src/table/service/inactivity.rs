//! The search for idle games.

use jiff::{SignedDuration, Timestamp};

use super::error::{TableError, chain};
use super::tables::Tables;
use crate::table::rules::inactivity as sleep;
use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{ANSWER_WITHIN, TableId};

impl Tables {
    /// Asks in the channels of idle games, and closes or pauses those without an answer. The question is stored in the
    /// game's row, so the bot asks only once. Returns the number of games with a new question or a consequence.
    pub async fn look_for_idle(&self) -> Result<usize, TableError> {
        let (now, rule) = (self.now().await?, self.sleep);
        let ago = |span: Option<std::time::Duration>| {
            let span = SignedDuration::try_from(span?).unwrap_or(SignedDuration::MAX);
            Some(now.checked_sub(span).unwrap_or(Timestamp::MIN))
        };
        let (lobby, game) = (ago(rule.lobby), ago(rule.game));
        let answered = ago(Some(ANSWER_WITHIN)).unwrap_or(Timestamp::MIN);
        let (mut found, mut after) = (0, TableId(0));
        loop {
            let idle = self.ask(move |store| store.idle(lobby, game, answered, after)).await?;
            let Some(last) = idle.last() else { return Ok(found) };
            after = *last;
            for id in idle {
                let mut due = false;
                let decide = |table: &LoadedTable, at| {
                    sleep::due(table, rule, at).inspect(|change| due = !change.outbox.is_empty())
                };
                match self.change_with(id, decide).await {
                    Ok(()) => found += usize::from(due),
                    // The next release may be able to read this game, so it waits. The other games don't wait for it.
                    Err(error @ (TableError::Unreadable(_) | TableError::Refused { .. } | TableError::NoTable(_))) => {
                        tracing::warn!(table = %id, error = chain(&error), "could not read an inactive game");
                    }
                    Err(error) => return Err(error),
                }
            }
        }
    }
}
