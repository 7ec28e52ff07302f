//! The export of a game as a record.

use crate::games::record::{self, Record, Step};
use crate::table::TableId;

use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;

impl Tables {
    /// Exports a game as a record, for bot admins. It contains all hidden information, so no one who still plays may
    /// see it.
    ///
    /// # Errors
    /// The store failed, or the game doesn't exist, has not begun or can't be read.
    pub async fn export(&self, table: TableId) -> Result<Record, TableError> {
        self.with_table(table, |table| {
            let history = table.readable()?;
            let begun = table.row.origin.iter().flat_map(|origin| origin.begun.steps.iter().cloned());
            let steps = history
                .turns()
                .iter()
                .flat_map(|turn| turn.steps.iter().map(|step| Step { seat: turn.seat, action: step.clone() }));
            let row = &table.row;
            Ok(Record {
                format: record::FORMAT.to_owned(),
                game: row.game.clone(),
                rules_version: row.rules_version,
                seats: history.position().seats(),
                options: row.options.clone(),
                setup: row.setup.clone().unwrap_or_default(),
                steps: begun.chain(steps).collect(),
            })
        })
        .await?
    }
}
