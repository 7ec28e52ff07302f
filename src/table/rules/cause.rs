//! The actor, time and interaction of a change.

use jiff::Timestamp;

use crate::engine::Seat;
use crate::games::Position;

use super::loaded::LoadedTable;
use crate::table::values::{Actor, EntryKind, InteractionId, LogEntry, Shown, TableRow, TableState, UserId};

/// The bot as the actor of automatic changes.
static SYSTEM: Actor = Actor { user: UserId(0), name: String::new(), locale: String::new(), may_manage: true };

/// The actor, time and interaction of a change.
#[derive(Clone, Copy)]
pub struct Cause<'a> {
    pub actor: &'a Actor,
    /// The click or command; `None` for automatic changes.
    pub interaction: Option<InteractionId>,
    pub at: Timestamp,
}

impl Cause<'_> {
    /// The cause of automatic changes, such as a computer player's turn.
    pub fn system(at: Timestamp) -> Self {
        Cause { actor: &SYSTEM, interaction: None, at }
    }

    /// The user who acted, or `None` for the bot.
    fn user(&self) -> Option<UserId> {
        Some(self.actor.user).filter(|user| *user != SYSTEM.user)
    }

    /// Creates the game's next log entry. `after` is the position that the entry leads to.
    pub fn entry(&self, table: &LoadedTable, kind: EntryKind, seat: Option<Seat>, after: &dyn Position) -> LogEntry {
        LogEntry {
            // A game has far fewer turns than a `u32` can count.
            seq: u32::try_from(table.log.len()).unwrap_or(u32::MAX).saturating_add(1),
            kind,
            seat,
            user: self.user(),
            at: self.at,
            interaction: self.interaction,
            turn: after.turn(),
            hash: after.hash(),
            shown: Shown::Alone,
            budget: None,
            counted: None,
            former: None,
            before: None,
        }
    }
}

/// Returns the game's row after a turn, with the end of the game if `over`, and the actor's current display name.
pub fn row_after(table: &LoadedTable, seat: Seat, cause: Cause<'_>, over: bool) -> TableRow {
    let mut row = table.row.clone();
    if over {
        row.state = TableState::Over;
        row.ended_at = Some(cause.at);
    }
    if let Some(seat) =
        row.seats.get_mut(usize::from(seat)).filter(|seat| seat.occupant.user() == Some(cause.actor.user))
    {
        seat.name.clone_from(&cause.actor.name);
    }
    if row.host == cause.actor.user {
        row.host_name.clone_from(&cause.actor.name);
    }
    row
}
