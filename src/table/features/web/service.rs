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

    /// The game with this page. Renewed names and those of games whose page is off find nothing.
    pub async fn page(&self, name: &PageName) -> Result<Option<TableId>, TableError> {
        let name = name.clone();
        self.ask(move |store| store.table_with_page(&name)).await
    }

    /// Receives the games whose public state has changed: turns, seats, settings, pauses, the end, the name of the page,
    /// and deletion. A receiver that falls behind has missed games.
    pub fn changes(&self) -> broadcast::Receiver<TableId> {
        self.changed.subscribe()
    }

    /// Announces a change to those who watch. Nobody may.
    pub(in crate::table) fn announce_change(&self, id: TableId) {
        // An error means that no one listens.
        let _ = self.changed.send(id);
    }

    /// Gives a new game a page, if the bot publishes pages.
    pub(in crate::table) fn new_page(&self, row: &TableRow) -> Result<Option<PageName>, TableError> {
        let wanted = self.published_at.is_some() && row.settings.web && !row.is_imported();
        Ok(wanted.then(|| self.entropy.page_name()).transpose().map_err(InternalError::from)?)
    }

    /// The name of the page of a game that isn't loaded. A game gets its first name under its lock, so that two readers
    /// never see different ones. A game that can't be read has no page.
    pub(in crate::table) async fn page_of(&self, row: &TableRow) -> Option<PageName> {
        let unnamed = row.page.is_none() && self.published_at.is_some() && row.settings.web && !row.is_imported();
        if !unnamed {
            return row.page.clone();
        }
        self.with_table(row.id, |table| table.row.page.clone()).await.ok().flatten()
    }

    /// Gives a stored game a page if it has none: a game from before the bot published pages, one from a backup, or one
    /// whose host has turned the page on again.
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
