//! Who did something, when, and by which interaction.

use jiff::Timestamp;

use crate::engine::Seat;
use crate::games::Position;
use crate::table::{Actor, EntryKind, InteractionId, LogEntry, TableRow, TableState, UserId};

use super::loaded::LoadedTable;

/// Nobody: what the bot does by itself.
static SYSTEM: Actor = Actor { user: UserId(0), name: String::new(), locale: String::new(), may_manage: true };

/// Who did something, when, and by which interaction.
#[derive(Clone, Copy)]
pub struct Cause<'a> {
    pub actor: &'a Actor,
    /// None where the bot does it by itself.
    pub interaction: Option<InteractionId>,
    pub at: Timestamp,
}

impl Cause<'_> {
    /// What the bot does by itself: a computer player's turn.
    pub fn system(at: Timestamp) -> Self {
        Cause { actor: &SYSTEM, interaction: None, at }
    }

    /// Who did it; nobody, where the bot did.
    fn user(&self) -> Option<UserId> {
        Some(self.actor.user).filter(|user| *user != SYSTEM.user)
    }

    /// The next entry of a table's log, leading to this position.
    pub fn entry(&self, live: &LoadedTable, kind: EntryKind, seat: Option<Seat>, after: &dyn Position) -> LogEntry {
        LogEntry {
            // A game has far fewer turns than this can count.
            seq: u32::try_from(live.log.len()).unwrap_or(u32::MAX).saturating_add(1),
            kind,
            seat,
            user: self.user(),
            at: self.at,
            interaction: self.interaction,
            turn: after.turn(),
            hash: after.hash(),
            reason: None,
            quiet: false,
            budget: None,
            former: None,
            before: None,
        }
    }
}

/// The table's row: whether the game ended, and by which names the players go now.
pub fn row_after(live: &LoadedTable, seat: Seat, cause: Cause<'_>, over: bool) -> TableRow {
    let mut row = live.row.clone();
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
