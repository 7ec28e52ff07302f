//! Advice for a person: what a computer player would do in their place.

use crate::ai::Strength;
use crate::engine::Seat;

use super::computer;
use super::draft::{self, Played};
use super::live::{Decision, LoadedTable, RequestError};
use super::service::Tables;
use super::{Change, HintedTurn, Hints, Refusal, Stamp, StoreError, TableError, TableId, UserId};

/// Who gives advice.
const ADVISER: Strength = Strength::Hard;

/// Whether a table lets its players ask for advice: as its host says, or else where only one person
/// plays, since then nobody else is the worse for it.
pub(super) fn allowed(live: &LoadedTable) -> bool {
    live.row.settings.hints.unwrap_or_else(|| live.row.humans().count() <= 1)
}

impl Tables {
    /// The best turns for the asker, thought of once for each decision.
    pub(super) async fn hint(&self, table: TableId, user: UserId) -> Result<Hints, RequestError> {
        let asked = self.look(table, |live| {
            if live.seat_of(user).is_some() && !allowed(live) {
                return Err(Refusal::NoHints);
            }
            let seat = draft::acting_seat(live, user)?;
            let history = live.running()?;
            let seed = computer::seed(live.row.seed.unwrap_or_default(), history.asked_since(seat), seat);
            Ok((live.stamp(seat)?, seat, history.position().clone(), seed))
        });
        let (stamp, seat, position, seed) = asked.await??;
        let turns = match self.stored_hint(table, seat, stamp).await? {
            Some(turns) => turns,
            None => {
                let place = self.minds.place_for_person().await?;
                let advice = place.think(move |mind| mind.advise(&*position, seat, ADVISER, seed)).await?;
                let turns = advice.map(HintedTurn::all).unwrap_or_default();
                let body = serde_json::to_string(&turns).map_err(|error| StoreError::Failed(error.to_string()))?;
                self.ask(move |store| store.keep_hint(table, seat, stamp.seq, &body)).await?;
                turns
            }
        };
        if turns.is_empty() {
            return Err(Refusal::NoAdvice.into());
        }
        // The player may have moved meanwhile: then the advice is old.
        let now = self.look(table, |live| (live.stamp(seat), live.card())).await?;
        match now {
            (Ok(now), card) if now.seq == stamp.seq => Ok(Hints { stamp: now, table: card, turns }),
            _ => Err(Refusal::StalePress.into()),
        }
    }

    /// What becomes of a draft when advice is taken.
    pub(super) async fn use_hint(
        &self,
        live: &LoadedTable,
        user: UserId,
        stamp: Stamp,
        rank: usize,
    ) -> Result<Decision, RequestError> {
        let seat = draft::acting_seat(live, user)?;
        let turns = self.stored_hint(live.row.id, seat, stamp).await?.unwrap_or_default();
        accept(live, seat, stamp, turns.get(rank), Change::new(self.clock.now()))
    }

    /// The advice that was given for a decision.
    pub(super) async fn stored_hint(
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

/// Makes a turn that was advised the draft of its seat.
///
/// # Errors
/// The decision is over, or no such advice was given.
fn accept(
    live: &LoadedTable,
    seat: Seat,
    stamp: Stamp,
    turn: Option<&HintedTurn>,
    change: Change,
) -> Result<Decision, RequestError> {
    // The advice takes the place of whatever was planned, so the draft's revision does not matter.
    if live.stamp(seat)?.seq != stamp.seq {
        return Err(Refusal::StalePress.into());
    }
    let turn = turn.ok_or(Refusal::StalePress)?;
    let mut played = Played::new(live.running()?, seat);
    for step in &turn.steps {
        // What the adviser imagined of hidden things may not be so: then the player goes on alone.
        if played.push(step).is_err() {
            break;
        }
    }
    draft::store(live, seat, played.notation(), change)
}
