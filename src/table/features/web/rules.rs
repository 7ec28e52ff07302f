//! Renewing the link to a game's page.

use crate::table::{Change, Entropy, MessageKey, OutboxPayload, Refusal, SettingRefusal, TableRow, TableState};

use crate::table::core::cause::Cause;
use crate::table::core::decision::{Decision, DecisionError, StoredReply};
use crate::table::core::loaded::LoadedTable;
use crate::table::core::messages;
use crate::table::core::outbox::NewOutboxRow;

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
    change.outbox.extend(newest_message(table));
    Ok(Decision::new(change, StoredReply::done("ui-table-web-renewed")))
}

/// Updates the newest message with a link to the page. The result of a game never changes, so its link stops working.
pub fn newest_message(table: &LoadedTable) -> Option<NewOutboxRow> {
    match table.row.state {
        TableState::Lobby => Some(table.edit(OutboxPayload::Lobby, MessageKey::Lobby)),
        TableState::Running => table.history().ok().map(|history| messages::update(table, history.moment())),
        TableState::Over | TableState::Cancelled => None,
    }
}
