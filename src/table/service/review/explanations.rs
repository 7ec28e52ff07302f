//! Proved reasons of computer players' turns, for a recap.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::engine::{Seat, Seed};
use crate::games::Position;

use super::hints::ADVISER;
use crate::table::rules::computer;
use crate::table::rules::loaded::LoadedTable;
use crate::table::service::computers::PooledSearcher;
use crate::table::service::error::TableError;
use crate::table::service::fair::FairShare;
use crate::table::service::tables::Tables;
use crate::table::values::{Happened, TableId, TurnSummary, UserId};

/// Time that a recap waits for a place to search, and then for further proofs.
const PATIENCE: Duration = Duration::from_secs(2);

/// A computer player's turn in a recap.
struct ComputersTurn {
    /// The index in the recap.
    place: usize,
    seq: u32,
    seat: Seat,
    before: Arc<dyn Position>,
    steps: Vec<String>,
    seed: Seed,
}

/// Computer players' turns in a recap, newest first. A turn that was undone since has no position.
fn computers_turns(table: &LoadedTable, shown: &[TurnSummary]) -> Vec<ComputersTurn> {
    let Ok(history) = table.history() else { return Vec::new() };
    let played = |(place, shown): (usize, &TurnSummary)| {
        let index = (shown.turn as usize).checked_sub(1)?;
        let turn = history.turns().get(index).filter(|turn| turn.computer && turn.events == shown.events)?;
        Some(ComputersTurn {
            place,
            seq: turn.seq,
            seat: turn.seat,
            before: history.position_at(index).ok()?,
            steps: turn.steps.clone(),
            seed: computer::seed(table.row.seed.unwrap_or_default(), turn.decision_start, turn.seat),
        })
    };
    shown.iter().enumerate().rev().filter_map(played).collect()
}

impl Tables {
    /// Adds the proved reasons of computer players' turns to a recap: those in memory, and those found in a short time.
    pub async fn explain(&self, id: TableId, user: UserId, happened: &mut Happened) -> Result<(), TableError> {
        let shown = &happened.turns;
        let (guild, turns) = self.with_table(id, |table| (table.row.guild, computers_turns(table, shown))).await?;
        let places: Vec<(usize, u32)> = turns.iter().map(|turn| (turn.place, turn.seq)).collect();
        let unknown: Vec<ComputersTurn> =
            turns.into_iter().filter(|turn| self.computers.reason((id, turn.seq)).is_none()).collect();
        if !unknown.is_empty()
            && !self.computers.is_crowded()
            && let Ok(_counted) = self.computers.count(user)
            && let share = (FairShare { guild, user })
            && let Ok(permit) =
                tokio::time::timeout(PATIENCE, self.computers.permit_for_person(share, ADVISER, 1)).await
        {
            let think = move |searcher: PooledSearcher| -> Vec<_> {
                let until = Instant::now() + PATIENCE;
                let prove =
                    |turn: ComputersTurn| (turn.seq, searcher.reason(&*turn.before, turn.seat, turn.seed, &turn.steps));
                unknown.into_iter().take_while(|_| Instant::now() < until).map(prove).collect()
            };
            for (seq, reason) in permit?.think(think).await? {
                self.computers.keep_reason((id, seq), reason);
            }
        }
        for (place, seq) in places {
            happened.turns[place].reason = self.computers.reason((id, seq)).flatten();
        }
        Ok(())
    }
}
