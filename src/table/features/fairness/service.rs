//! The export of a game as a record.

use crate::games::record::Record;
use crate::table::TableId;

use crate::table::core::loaded::LoadedTable;
use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;

impl Tables {
    /// Exports a game as a record, for bot admins. It contains all hidden information, so no one who still plays may
    /// see it.
    ///
    /// # Errors
    /// The store failed, or the game doesn't exist, has not begun or can't be read.
    pub async fn export(&self, table: TableId) -> Result<Record, TableError> {
        Ok(self.with_table(table, LoadedTable::record).await??)
    }
}
