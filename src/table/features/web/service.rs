//! Finds games by the names of their pages, gives them names, and announces changes.

use std::sync::Arc;

use tokio::sync::broadcast;

use crate::table::core::rows::TableRow;
use crate::table::service::error::{InternalError, TableError};
use crate::table::service::tables::Tables;
use crate::table::{PageName, TableId};

impl Tables {
    /// The public address of all pages; `None` if the bot publishes none.
    pub fn public_address(&self) -> Option<&Arc<str>> {
        self.published_at.as_ref()
    }

    /// The game with this page. The name of a renewed link or of a page that is off finds nothing.
    pub async fn page(&self, name: &PageName) -> Result<Option<TableId>, TableError> {
        let name = name.clone();
        self.ask(move |store| store.table_with_page(&name)).await
    }

    /// Receives each game after a change of its public state: turns, seats, settings, pauses, the end, the name of the
    /// page, and deletion. A receiver that falls behind has missed games.
    pub fn changes(&self) -> broadcast::Receiver<TableId> {
        self.changed.subscribe()
    }

    /// Announces a change of a game's public state.
    pub(in crate::table) fn announce_change(&self, id: TableId) {
        // An error means that there is no receiver.
        let _ = self.changed.send(id);
    }

    /// Returns `true` if a game must have a page. Only its owner sees an imported game.
    fn wants_page(&self, row: &TableRow) -> bool {
        self.published_at.is_some() && row.settings.web && !row.is_imported()
    }

    /// Creates the name of a game's page, if the game must have one.
    pub(in crate::table) fn new_page(&self, row: &TableRow) -> Result<Option<PageName>, TableError> {
        let name = self.wants_page(row).then(|| self.entropy.page_name());
        Ok(name.transpose().map_err(InternalError::from)?)
    }

    /// The name of the page of a game that isn't loaded. A game gets its first name under its lock, so that two readers
    /// never see different ones. A game that can't be read has no page.
    pub(in crate::table) async fn page_of(&self, row: &TableRow) -> Option<PageName> {
        if row.page.is_some() || !self.wants_page(row) {
            return row.page.clone();
        }
        self.with_table(row.id, |table| table.row.page.clone()).await.ok().flatten()
    }

    /// Gives a stored game a page if it has none: a game from before the bot published pages, a game from a backup, or a
    /// game after its host has turned the page on again.
    pub(in crate::table) async fn ensure_page(&self, row: &mut TableRow) -> Result<(), TableError> {
        if row.page.is_none()
            && let Some(name) = self.new_page(row)?
        {
            let (id, kept) = (row.id, name.clone());
            self.ask(move |store| store.keep_page(id, &kept)).await?;
            row.page = Some(name);
        }
        Ok(())
    }
}
