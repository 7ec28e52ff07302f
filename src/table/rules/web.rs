//! Renewing the link to a game's page.

use super::cause::Cause;
use super::decision::{Decision, DecisionError, StoredReply};
use super::entropy::Entropy;
use super::loaded::LoadedTable;
use super::messages;
use crate::table::values::{Change, Refusal, SettingRefusal, TableRow};

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
