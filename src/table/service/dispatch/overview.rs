//! Information for bot admins: undelivered messages and the state of games. It has no hidden information of a game or a
//! player.

use crate::monitor::Backlog;

use crate::table::rules::viewing as view;
use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;
use crate::table::values::{ChannelId, JobKind, Store, TableOverview};

impl Tables {
    /// The counts of waiting work, without paused games.
    pub async fn waiting(&self) -> Result<Backlog, TableError> {
        let now = self.clock.now();
        self.ask(move |store| store.waiting(now)).await
    }

    /// The number of computer players' searches that wait for a place.
    pub fn thoughts_waiting(&self) -> usize {
        self.computers.waiting()
    }

    /// The state of a game, by number or identifier, or of the channel's game. `None` if the game doesn't exist.
    pub async fn overview(&self, channel: ChannelId, number: Option<i64>) -> Result<Option<TableOverview>, TableError> {
        let now = self.clock.now();
        let found = self.ask(move |store: &dyn Store| {
            let found = number.map_or_else(|| store.channel_table(channel), |number| store.numbered(number));
            let Some(id) = found? else { return Ok(None) };
            let Some(row) = store.table(id)? else { return Ok(None) };
            Ok(Some((row, store.newest_message(id)?, store.pending(id, now)?, store.jobs(id)?)))
        });
        let Some((row, link, pending, mut jobs)) = found.await? else { return Ok(None) };
        let table = row.id;
        let info = self.with_table(table, |table| table.game.is_ok().then(|| view::info(table, link, now))).await;
        // Queued turns are private.
        jobs.retain(|job| job.kind != JobKind::QueuedTurn);
        jobs.sort_by_key(|job| (job.due_at, job.id));
        Ok(Some(TableOverview {
            table,
            guild: row.guild,
            channel: row.channel,
            is_suspended: self.server_refusal(row.guild).is_some(),
            info: info.ok().flatten(),
            pending,
            jobs,
        }))
    }
}
