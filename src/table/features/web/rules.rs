//! Renewing the link to a game's page.

use crate::table::{Change, Entropy, Refusal, SettingRefusal, TableRow};

use crate::table::core::cause::Cause;
use crate::table::core::decision::{Decision, DecisionError, StoredReply};
use crate::table::core::loaded::LoadedTable;
use crate::table::core::messages;

/// Gives the page of a game another name. The old link ends immediately.
///
/// # Errors
/// The user isn't the host, or the game has no page.
pub fn renew(table: &LoadedTable, entropy: &dyn Entropy, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    table.check_host(cause.actor)?;
    if table.row.page.is_none() {
        return Err(Refusal::Setting(SettingRefusal::NoPage).into());
    }
    let mut change = Change::new(cause.at);
    change.table = Some(TableRow { page: Some(entropy.page_name()?), ..table.row.clone() });
    change.outbox.extend(messages::relink(table));
    Ok(Decision::new(change, StoredReply::done("ui-table-web-renewed")))
}
