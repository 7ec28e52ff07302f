//! Hints: the turns that a computer player would choose.

use crate::ai::Strength;
use crate::engine::{Seat, Seed};
use crate::games::Position;
use crate::table::core::computer;
use crate::table::core::deed::deed;
use crate::table::core::loaded::LoadedTable;
use crate::table::features::planning::acting::acting_seat;
use crate::table::{HintRefusal, HintedTurn, Hints, PlanningRefusal, Refusal, Stamp, StoreError, TableId, UserId};

use crate::table::service::computers::Searcher;
use crate::table::service::error::{InternalError, RequestError, TableError, chain};
use crate::table::service::fair::Share;
use crate::table::service::tables::Tables;

/// Strength of the computer player that gives hints.
const ADVISER: Strength = Strength::Hard;

impl Tables {
    /// The best turns for the user, computed once per decision.
    pub async fn hint(&self, table: TableId, user: UserId) -> Result<Hints, RequestError> {
        let asked = self.with_table(table, |live| {
            if live.seat_of(user).is_some() && !live.allows_hints() {
                return Err(Refusal::Hint(HintRefusal::NoHints));
            }
            let seat = acting_seat(live, user)?;
            let history = live.running()?;
            let seed = computer::seed(live.row.seed.unwrap_or_default(), history.asked_since(seat), seat);
            Ok((live.stamp(seat)?, seat, history.position().clone(), seed, live.row.guild))
        });
        let (stamp, seat, position, seed, guild) = asked.await??;
        let turns = match self.stored_hint(table, seat, stamp).await? {
            Some(turns) => turns,
            None => {
                let _counted = self.computers.count(user)?;
                let mut found = self.computers.alone((table, Some(seat))).await;
                // If another request for this decision came first, reuse its result.
                let stored = match found.as_ref().filter(|(seq, _)| *seq == stamp.seq) {
                    Some((_, body)) => Some(serde_json::from_str(body).map_err(InternalError::from)?),
                    None => self.stored_hint(table, seat, stamp).await?,
                };
                if let Some(turns) = stored {
                    return self.hints(table, seat, stamp, turns).await;
                }
                let permit = self.computers.permit_for_person(Share { guild, user }, ADVISER, 1).await?;
                let turns =
                    permit.think(move |searcher: Searcher| searcher.hints(&*position, seat, ADVISER, seed)).await?;
                let body = serde_json::to_string(&turns).map_err(InternalError::from)?;
                *found = Some((stamp.seq, body.clone()));
                if let Err(error) = self.ask(move |store| store.keep_hint(table, seat, stamp.seq, &body)).await {
                    tracing::error!(table = %table, error = chain(&error), "advice cannot be stored");
                }
                turns
            }
        };
        self.hints(table, seat, stamp, turns).await
    }

    async fn hints(
        &self,
        table: TableId,
        seat: Seat,
        stamp: Stamp,
        turns: Vec<HintedTurn>,
    ) -> Result<Hints, RequestError> {
        if turns.is_empty() {
            return Err(Refusal::Hint(HintRefusal::NoAdvice).into());
        }
        // The player may have moved in between, so the hint may be outdated.
        let now = self.with_table(table, |live| (live.stamp(seat), live.card())).await?;
        match now {
            (Ok(now), card) if now.seq == stamp.seq => Ok(Hints { stamp: now, table: card, turns }),
            _ => Err(Refusal::Planning(PlanningRefusal::StalePress).into()),
        }
    }

    /// The suggested turn that a button refers to.
    pub async fn advised(
        &self,
        table: &LoadedTable,
        user: UserId,
        stamp: Stamp,
        rank: usize,
    ) -> Result<Option<HintedTurn>, RequestError> {
        let seat = acting_seat(table, user)?;
        let turns = self.stored_hint(table.row.id, seat, stamp).await?.unwrap_or_default();
        Ok(turns.into_iter().nth(rank))
    }

    /// The stored hint for a decision.
    pub async fn stored_hint(
        &self,
        table: TableId,
        seat: Seat,
        stamp: Stamp,
    ) -> Result<Option<Vec<HintedTurn>>, TableError> {
        let stored = self.ask(move |store| store.hint(table, seat)).await?;
        let read = |text: String| {
            serde_json::from_str(&text).map_err(|error| StoreError::Damaged {
                table: "hints",
                row: format!("table {table}, seat {seat}"),
                why: error.to_string(),
            })
        };
        Ok(stored.filter(|(seq, _)| *seq == stamp.seq).map(|(_, text)| read(text)).transpose()?)
    }
}

impl Searcher {
    /// The best turns of a seat, with the expected points of each.
    pub(in crate::table) fn hints(
        &self,
        position: &dyn Position,
        seat: Seat,
        strength: Strength,
        seed: Seed,
    ) -> Vec<HintedTurn> {
        let Some(advice) = self.advise(position, seat, strength, seed) else { return Vec::new() };
        let turns: Vec<&[String]> = advice.turns.iter().map(|turn| turn.steps.as_slice()).collect();
        let points = if turns.len() > 1 { position.measure(seat, seed, &turns) } else { None };
        HintedTurn::all(advice, points.as_deref(), |steps| deed(position, seat, steps))
    }
}
