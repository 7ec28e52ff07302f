//! Hints: plans for a turn, with their reasons.

use std::sync::Arc;

use crate::ai::Strength;
use crate::engine::Seat;
use crate::games::Suggestion;

use crate::table::rules::computer;
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::planning::acting::acting_seat;
use crate::table::service::error::{InternalError, RequestError, TableError, chain};
use crate::table::service::fair::FairShare;
use crate::table::service::tables::Tables;
use crate::table::values::{EarlyHints, HintRefusal, Hints, PlanningRefusal, Refusal, Stamp, TableId, UserId};

/// Strength of the computer player that gives hints.
pub(in crate::table) const ADVISER: Strength = Strength::Hard;

impl Tables {
    /// The plans for the user's turn, found once per decision. `early` gets them before their reasons are proved.
    pub async fn hint(&self, table: TableId, user: UserId, early: &EarlyHints) -> Result<Hints, RequestError> {
        let asked = self.with_table(table, |table| {
            if table.seat_of(user).is_some() && !table.allows_hints() {
                return Err(Refusal::Hint(HintRefusal::NoHints));
            }
            let seat = acting_seat(table, user)?;
            let history = table.running()?;
            let seed = computer::seed(table.row.seed.unwrap_or_default(), history.decision_start(seat), seat);
            let (stamp, position) = (table.stamp(seat)?, Arc::clone(history.position()));
            let hints = Hints { stamp, table: table.card(), seat, position, plans: Vec::new(), proved: false };
            Ok((hints, seed, table.row.guild))
        });
        let (hints, seed, guild) = asked.await??;
        let (stamp, seat) = (hints.stamp, hints.seat);
        let plans = match self.stored_hint(table, seat, stamp.seq).await? {
            Some(plans) => plans,
            None => {
                let _counted = self.computers.count(user)?;
                let mut found = self.computers.lock_decision((table, seat)).await;
                // If another request for this decision came first, reuse its result.
                let stored = match found.as_ref().filter(|(seq, _)| *seq == stamp.seq) {
                    Some((_, body)) => Some(serde_json::from_str(body).map_err(InternalError::from)?),
                    None => self.stored_hint(table, seat, stamp.seq).await?,
                };
                if let Some(plans) = stored {
                    return self.hints(table, seat, stamp, plans).await;
                }
                let permit = self.computers.permit_for_person(FairShare { guild, user }, ADVISER, 1).await?;
                let plans = permit.hints(hints, (ADVISER, seed), early.clone()).await?;
                let body = serde_json::to_string(&plans).map_err(InternalError::from)?;
                *found = Some((stamp.seq, body.clone()));
                if let Err(error) = self.ask(move |store| store.keep_hint(table, seat, stamp.seq, &body)).await {
                    tracing::error!(table = %table, error = chain(&error), "could not store a hint");
                }
                plans
            }
        };
        self.hints(table, seat, stamp, plans).await
    }

    async fn hints(
        &self,
        table: TableId,
        seat: Seat,
        stamp: Stamp,
        plans: Vec<Suggestion>,
    ) -> Result<Hints, RequestError> {
        if plans.is_empty() {
            return Err(Refusal::Hint(HintRefusal::NoAdvice).into());
        }
        // The player may have moved in between, so the hint may be outdated.
        let now = self.with_table(table, |table| {
            let position = table.running().map(|history| Arc::clone(history.position()));
            (table.stamp(seat), position, table.card())
        });
        match now.await? {
            (Ok(now), Ok(position), table) if now.seq == stamp.seq && position.to_act().contains(seat) => {
                Ok(Hints { stamp: now, table, seat, position, plans, proved: true })
            }
            _ => Err(Refusal::Planning(PlanningRefusal::StalePress).into()),
        }
    }

    /// The plan that a button refers to.
    pub async fn advised(
        &self,
        table: &LoadedTable,
        user: UserId,
        stamp: Stamp,
        rank: usize,
    ) -> Result<Option<Suggestion>, RequestError> {
        let seat = acting_seat(table, user)?;
        let plans = self.stored_hint(table.row.id, seat, stamp.seq).await?.unwrap_or_default();
        Ok(plans.into_iter().nth(rank))
    }

    /// The stored hint for the decision that began after this number of log entries. A hint in the form of an earlier
    /// release is found again.
    pub async fn stored_hint(
        &self,
        table: TableId,
        seat: Seat,
        begun: u32,
    ) -> Result<Option<Vec<Suggestion>>, TableError> {
        let stored = self.ask(move |store| store.hint(table, seat)).await?;
        Ok(stored.filter(|(seq, _)| *seq == begun).and_then(|(_, text)| serde_json::from_str(&text).ok()))
    }
}
