//! Turning points of a finished game: turns that left their player with a smaller chance to win than a better turn.

use std::sync::Arc;

use crate::ai::Strength;
use crate::engine::{Seat, Seed};
use crate::games::Position;
use crate::table::core::computer;
use crate::table::core::history::History;
use crate::table::core::loaded::LoadedTable;
use crate::table::core::turn_summary::turn_summary;
use crate::table::{Refusal, Review, StoreError, TableId, TableState, TurningPoint, UserId};

use crate::table::service::computers::Searcher;
use crate::table::service::error::{InternalError, RequestError, TableError, chain};
use crate::table::service::fair::FairShare;
use crate::table::service::tables::Tables;

/// Strength of the computer player that looks for better turns.
const CRITIC: Strength = Strength::Hard;

/// Number of turns to analyze: those with the largest drops.
const EXAMINED: usize = 6;

const TOLD: usize = 3;

/// Minimum loss of a turn, and minimum gain of the better one, in hundredths of the chance to win.
const WORTH_TELLING: u8 = 10;

struct PlayedTurn {
    turn: u32,
    seat: Seat,
    before: Arc<dyn Position>,
    after: Arc<dyn Position>,
    steps: Vec<String>,
    seed: Seed,
}

fn load_finished(table: &LoadedTable) -> Result<(History, Seed), Refusal> {
    match table.row.state {
        TableState::Over => Ok((table.history()?.clone(), table.row.seed.unwrap_or_default())),
        _ => Err(Refusal::NotOver),
    }
}

/// The turns of a game, each with the positions before and after.
fn turns(history: &History, seed: Seed) -> Vec<PlayedTurn> {
    let mut played = Vec::new();
    let mut before = history.position_at(0).ok();
    for (index, turn) in history.turns().iter().enumerate() {
        let after = history.position_at(index + 1).ok();
        if let (Some(before), Some(after)) = (&before, &after) {
            played.push(PlayedTurn {
                turn: u32::try_from(index + 1).unwrap_or(u32::MAX),
                seat: turn.seat,
                before: Arc::clone(before),
                after: Arc::clone(after),
                steps: turn.steps.clone(),
                seed: computer::seed(seed, turn.seq, turn.seat),
            });
        }
        before = after;
    }
    played
}

/// The chance of a seat to win, in hundredths.
fn chance(position: &dyn Position, seat: Seat) -> u8 {
    let chance = position.standings().get(usize::from(seat)).map_or(0.0, |standing| standing.chance);
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}

/// The largest drops with the better turns, in the order of the game. People's turns come before computer players',
/// since people read the list and can play better next time.
fn examine(searcher: &Searcher, played: Vec<PlayedTurn>, people: &[Seat]) -> Vec<TurningPoint> {
    let computer = |seat: Seat| !people.contains(&seat);
    let drop = |turn: &PlayedTurn| {
        let (before, after) = (chance(&*turn.before, turn.seat), chance(&*turn.after, turn.seat));
        before.saturating_sub(after)
    };
    let mut turns: Vec<(u8, PlayedTurn)> = played.into_iter().map(|turn| (drop(&turn), turn)).collect();
    turns.sort_by_key(|(drop, turn)| (computer(turn.seat), std::cmp::Reverse(*drop), turn.turn));
    turns.retain(|(drop, _)| *drop >= WORTH_TELLING);
    let found = turns.iter().take(EXAMINED).filter_map(|(_, turn)| better(searcher, turn)).collect();
    most_decisive(found, people)
}

/// The turning points with the largest gain, people's first, in the order of the game.
fn most_decisive(mut points: Vec<TurningPoint>, people: &[Seat]) -> Vec<TurningPoint> {
    let computer = |seat: Seat| !people.contains(&seat);
    let saved = |point: &TurningPoint| point.better.saturating_sub(point.after);
    points.sort_by_key(|point| (computer(point.seat), std::cmp::Reverse(saved(point)), point.turn));
    points.truncate(TOLD);
    points.sort_by_key(|point| point.turn);
    points
}

fn better(searcher: &Searcher, played: &PlayedTurn) -> Option<TurningPoint> {
    let thought = searcher.turn(&*played.before, played.seat, CRITIC, played.seed)?;
    let mut instead = played.before.fork();
    for step in &thought.steps {
        instead.play(played.seat, step).ok()?;
    }
    let summary_of = |steps: &[String]| {
        turn_summary(&*played.before, played.seat, steps).unwrap_or_else(|| played.before.describe_turn(steps))
    };
    let (was, would) = (summary_of(&played.steps), summary_of(&thought.steps));
    // The search prefers the turn that was played, perhaps with its steps in another order.
    if was == would || instead.hash() == played.after.hash() {
        return None;
    }
    let (after, better) = (chance(&*played.after, played.seat), chance(&*instead, played.seat));
    (better >= after.saturating_add(WORTH_TELLING)).then(|| TurningPoint {
        turn: played.turn,
        round: played.before.round(),
        seat: played.seat,
        before: chance(&*played.before, played.seat),
        after,
        better,
        played: Some(was),
        reason: played.before.better_for(played.seat, would.clone(), &thought.steps, &played.steps).unwrap_or(would),
        steps: thought.steps,
    })
}

impl Tables {
    /// The turning points of a finished game, computed once.
    pub async fn review(&self, table: TableId, user: UserId) -> Result<Review, RequestError> {
        if let Some(points) = self.stored_review(table).await? {
            return self.build_review(table, points).await;
        }
        let _counted = self.computers.count(user)?;
        let mut found = self.computers.lock_decision((table, None)).await;
        // If another request came first, reuse its result. The log of a finished game doesn't grow.
        let stored = match found.as_ref() {
            Some((_, body)) => Some(serde_json::from_str(body).map_err(InternalError::from)?),
            None => self.stored_review(table).await?,
        };
        let points = match stored {
            Some(points) => points,
            None => {
                let asked = self.with_table(table, |table| {
                    let people = table.row.seats.iter().filter(|seat| seat.occupant.user().is_some());
                    let people: Vec<Seat> = people.map(|seat| seat.seat).collect();
                    load_finished(table).map(|game| (game, people, table.row.guild))
                });
                let ((history, seed), people, guild) = asked.await??;
                let permit = self.computers.permit_for_person(FairShare { guild, user }, CRITIC, EXAMINED).await?;
                let points = permit.think(move |searcher| examine(&searcher, turns(&history, seed), &people)).await?;
                let body = serde_json::to_string(&points).map_err(InternalError::from)?;
                *found = Some((0, body.clone()));
                if let Err(error) = self.ask(move |store| store.keep_review(table, &body)).await {
                    tracing::error!(table = %table, error = chain(&error), "could not store turning points");
                }
                points
            }
        };
        self.build_review(table, points).await
    }

    async fn build_review(&self, table: TableId, points: Vec<TurningPoint>) -> Result<Review, RequestError> {
        let card = self.with_table(table, LoadedTable::card).await?;
        Ok(Review { table: card, points, what_ifs: Vec::new() })
    }

    async fn stored_review(&self, table: TableId) -> Result<Option<Vec<TurningPoint>>, TableError> {
        let stored = self.ask(move |store| store.review(table)).await?;
        let read = |text: String| {
            serde_json::from_str(&text).map_err(|error| StoreError::Damaged {
                table: "reviews",
                row: format!("table {table}"),
                why: error.to_string(),
            })
        };
        Ok(stored.map(read).transpose()?)
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Phrase;

    use super::*;

    #[test]
    fn those_that_cost_most_are_told_in_the_order_of_the_game() {
        let people = [Seat::new(0)];
        let point = |(turn, after, better)| TurningPoint {
            turn,
            round: None,
            seat: Seat::new(0),
            before: 50,
            after,
            better,
            played: None,
            reason: Phrase::new("core-turn-summary"),
            steps: Vec::new(),
        };
        let found = [(9, 10, 60), (2, 40, 55), (5, 0, 40), (3, 20, 35), (7, 30, 50)].map(point).to_vec();
        let turns: Vec<u32> = most_decisive(found, &people).iter().map(|point| point.turn).collect();
        assert_eq!(turns, [5, 7, 9]);
        let equal = [(8, 10, 30), (6, 20, 40), (4, 10, 30), (1, 0, 20)].map(point).to_vec();
        let turns: Vec<u32> = most_decisive(equal.clone(), &people).iter().map(|point| point.turn).collect();
        assert_eq!(turns, [1, 4, 6], "of equal ones the earlier");
        let mut others = equal;
        others[3].seat = Seat::new(1);
        let turns: Vec<u32> = most_decisive(others, &people).iter().map(|point| point.turn).collect();
        assert_eq!(turns, [4, 6, 8], "a computer's only where there is room");
    }
}
