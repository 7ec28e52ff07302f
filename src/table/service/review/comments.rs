//! Comments: a sentence for a player about the turn that they have just ended.

use crate::engine::Phrase;

use super::hints::ADVISER;
use crate::table::rules::computer;
use crate::table::service::computers::PooledSearcher;
use crate::table::service::error::RequestError;
use crate::table::service::fair::FairShare;
use crate::table::service::tables::Tables;
use crate::table::values::{HintRefusal, Refusal, TableId, UserId};

impl Tables {
    /// The comment on the user's turn of this log entry, if the user wants comments and the game allows hints. A busy
    /// bot gives none, since no reply depends on it.
    pub async fn comment(&self, id: TableId, user: UserId, seq: u32) -> Result<Phrase, RequestError> {
        let silent = || Refusal::Hint(HintRefusal::NoAdvice);
        let asked = self.with_table(id, |table| {
            let seat = table.seat_of(user).filter(|_| table.wants_comments(user))?;
            let history = table.history().ok()?;
            let index = history.turn_index(seq)?;
            let turn = history.turns().get(index).filter(|turn| turn.seat == seat)?;
            // The hint for this decision had the same seed.
            let seed = computer::seed(table.row.seed.unwrap_or_default(), turn.decision_start, seat);
            let before = history.position_at(index).ok()?;
            Some((before, seat, turn.decision_start, turn.steps.clone(), seed, table.row.guild))
        });
        let (before, seat, begun, steps, seed, guild) = asked.await?.ok_or_else(silent)?;
        if self.computers.is_crowded() {
            return Err(silent().into());
        }
        let _counted = self.computers.count(user)?;
        let known = self.stored_hint(id, seat, begun).await?;
        let permit = self.computers.permit_for_person(FairShare { guild, user }, ADVISER, 1).await?;
        let think = move |searcher: PooledSearcher| {
            let plans = known.unwrap_or_else(|| searcher.hints(&*before, seat, ADVISER, seed, &mut |_| {}));
            searcher.comment(&*before, seat, seed, plans.first()?, &steps)
        };
        Ok(permit.think(think).await?.ok_or_else(silent)?)
    }
}
