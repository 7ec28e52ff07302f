//! Turning points of a finished game: turns that left their player with a smaller chance to win than a better turn.

use std::sync::Arc;

use crate::ai::Strength;
use crate::engine::{Arg, Phrase, Seat, Seed};
use crate::games::{Gap, Plan, Position, printed_worth};
use crate::table::core::computer;
use crate::table::core::history::History;
use crate::table::core::loaded::LoadedTable;
use crate::table::core::turn_summary::turn_summary;
use crate::table::{Refusal, Review, STEADY, TableId, TableState, TurningPoint, UserId};

use crate::table::service::computers::Searcher;
use crate::table::service::error::{InternalError, RequestError, TableError, chain};
use crate::table::service::fair::FairShare;
use crate::table::service::tables::Tables;

/// Strength of the computer player that looks for better turns.
const CRITIC: Strength = Strength::Hard;

/// Number of turns to analyze: those of people with the largest drops.
const EXAMINED: usize = 6;

/// Maximum number of turning points of one person. Few and true ones teach more than many.
const TOLD: usize = 3;

/// Maximum number of turning points in a message.
const SHOWN: usize = 5;

/// Minimum loss of a turn, and minimum gain of the better one, in hundredths of the chance to win.
const WORTH_TELLING: u8 = 10;

/// Minimum worth of the gains that a reason names, in corn ([`printed_worth`]): three points. Most turns bring that much.
const EXPLAINS: i64 = 12;

/// Number of deals for a chance. The first half alone must give nearly the same chance.
const DEALS: usize = 32;

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
                // The hint for this decision had the same seed.
                seed: computer::seed(seed, turn.decision_start, turn.seat),
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

/// The turns with the largest drops of each person, with the better turns, in the order of the game. Computer players
/// have none, since no one learns from their turns.
fn examine(searcher: &Searcher, played: Vec<PlayedTurn>, people: &[Seat]) -> Vec<TurningPoint> {
    let drop = |turn: &PlayedTurn| {
        let (before, after) = (chance(&*turn.before, turn.seat), chance(&*turn.after, turn.seat));
        before.saturating_sub(after)
    };
    let played = played.into_iter().filter(|turn| people.contains(&turn.seat));
    let mut turns: Vec<(u8, PlayedTurn)> = played.map(|turn| (drop(&turn), turn)).collect();
    turns.sort_by_key(|(drop, turn)| (std::cmp::Reverse(*drop), turn.turn));
    turns.retain(|(drop, _)| *drop >= WORTH_TELLING);
    let each = EXAMINED / people.len().max(1);
    let mut examined = [0; 8];
    turns.retain(|(_, turn)| {
        examined[turn.seat.index()] += 1;
        examined[turn.seat.index()] <= each.max(1)
    });
    most_decisive(turns.iter().filter_map(|(_, turn)| better(searcher, turn)).collect())
}

/// The turning points of each person with the largest gain, in the order of the game.
fn most_decisive(mut points: Vec<TurningPoint>) -> Vec<TurningPoint> {
    let saved = |point: &TurningPoint| point.better.saturating_sub(point.after);
    points.sort_by_key(|point| (std::cmp::Reverse(saved(point)), point.turn));
    let mut told = [0; 8];
    points.retain(|point| {
        told[point.seat.index()] += 1;
        told[point.seat.index()] <= TOLD
    });
    points.sort_by_key(|point| point.turn);
    points
}

/// The reader's turning points before those of the others, as many as fit in a message.
fn own_first(mut points: Vec<TurningPoint>, own: Option<Seat>) -> Vec<TurningPoint> {
    points.sort_by_key(|point| (Some(point.seat) != own, point.turn));
    points.truncate(SHOWN);
    points
}

/// The turning point of a turn, if the first hint for its decision is a better turn. A player who followed that hint,
/// or a plan that it calls about even, has none.
fn better(searcher: &Searcher, played: &PlayedTurn) -> Option<TurningPoint> {
    let hints = searcher.hints(&*played.before, played.seat, CRITIC, played.seed, &mut |_| {});
    let summary_of = |steps: &[String]| {
        turn_summary(&*played.before, played.seat, steps).unwrap_or_else(|| played.before.describe_turn(steps))
    };
    let was = summary_of(&played.steps);
    let after = |plan: &Plan| {
        let mut after = played.before.fork();
        plan.steps.iter().all(|step| after.play(played.seat, step).is_ok()).then_some(after)
    };
    // The plan is the turn that was played, perhaps with its steps in another order.
    let follows = |plan: &Plan| {
        was == summary_of(&plan.steps) || after(plan).is_some_and(|after| after.hash() == played.after.hash())
    };
    let suggested = suggested(&hints).any(follows);
    let hint = hints.into_iter().next().filter(|_| !suggested)?;
    if after(&hint)?.turn() == played.before.turn() {
        return None;
    }
    let would = summary_of(&hint.steps);
    let turns: [&[String]; 2] = [&played.steps, &hint.steps];
    let chances = played.before.chances(played.seat, played.seed, &turns, DEALS as u64)?;
    let [after, better] = &chances[..] else { return None };
    let steady = is_steady(after) && is_steady(better);
    let (after, better) = (hundredths(after), hundredths(better));
    (better >= after.saturating_add(WORTH_TELLING)).then(|| TurningPoint {
        turn: played.turn,
        round: played.before.round(),
        seat: played.seat,
        before: chance(&*played.before, played.seat),
        after,
        better,
        steady,
        played: Some(was),
        instead: would,
        why: hint.reason.map(|reason| reason.words).filter(explains),
        steps: hint.steps,
    })
}

/// The plans of a hint that a player follows without blame: the first, and those that are about even with it.
fn suggested(plans: &[Plan]) -> impl Iterator<Item = &Plan> {
    let even = |plan: &Plan| matches!(plan.gap, Some(Gap::Even { .. }));
    plans.iter().enumerate().filter(move |(rank, plan)| *rank == 0 || even(plan)).map(|(_, plan)| plan)
}

/// Returns `false` if a reason only names gains that are too small for a turning point, such as the point of a temple's
/// first step. Reasons have their gains in the arguments `points` and `pays`.
fn explains(reason: &Phrase) -> bool {
    let gain = |(name, arg): &(String, Arg)| match arg {
        Arg::Number(n) if name == "points" => Some(printed_worth(&Phrase::new("points").with("n", *n))),
        Arg::Phrase(amount) if name == "points" => Some(printed_worth(amount)),
        Arg::List(amounts) if name == "pays" => Some(amounts.iter().map(printed_worth).sum()),
        _ => None,
    };
    reason.args.iter().filter_map(gain).all(|worth| worth >= EXPLAINS)
}

/// The mean of chances, in hundredths.
fn hundredths(chances: &[f32]) -> u8 {
    (mean(chances) * 100.0).round().clamp(0.0, 100.0) as u8
}

/// Returns `true` if half of the deals give nearly the same chance as all of them.
fn is_steady(chances: &[f32]) -> bool {
    let (half, _) = chances.split_at(chances.len() / 2);
    (mean(half) - mean(chances)).abs() * 100.0 < STEADY
}

fn mean(chances: &[f32]) -> f32 {
    chances.iter().sum::<f32>() / chances.len().max(1) as f32
}

impl Tables {
    /// The turning points of a finished game, computed once.
    pub async fn review(&self, table: TableId, user: UserId) -> Result<Review, RequestError> {
        if let Some(points) = self.stored_review(table).await? {
            return self.build_review(table, points, user).await;
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
        self.build_review(table, points, user).await
    }

    /// The turns of the reader's turning points in the order of the game; `None` before anyone has asked for them.
    pub(in crate::table) async fn known_turning_points(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Vec<u32>>, RequestError> {
        let Some(points) = self.stored_review(table).await? else { return Ok(None) };
        let review = self.build_review(table, points, user).await?;
        let mut turns: Vec<u32> = review.points.iter().map(|point| point.turn).collect();
        turns.sort_unstable();
        Ok(Some(turns))
    }

    async fn build_review(
        &self,
        table: TableId,
        points: Vec<TurningPoint>,
        user: UserId,
    ) -> Result<Review, RequestError> {
        let (card, own) = self.with_table(table, move |table| (table.card(), table.seat_of(user))).await?;
        Ok(Review { table: card, points: own_first(points, own), what_ifs: Vec::new() })
    }

    /// The stored turning points. Those in the form of an earlier release are found again.
    async fn stored_review(&self, table: TableId) -> Result<Option<Vec<TurningPoint>>, TableError> {
        let stored = self.ask(move |store| store.review(table)).await?;
        Ok(stored.and_then(|text| serde_json::from_str(&text).ok()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point((turn, seat, after, better): (u32, u8, u8, u8)) -> TurningPoint {
        TurningPoint {
            turn,
            round: None,
            seat: Seat::new(seat),
            before: 50,
            after,
            better,
            steady: true,
            played: None,
            instead: Phrase::new("core-turn-summary"),
            why: None,
            steps: Vec::new(),
        }
    }

    fn turns(points: &[TurningPoint]) -> Vec<u32> {
        points.iter().map(|point| point.turn).collect()
    }

    #[test]
    fn each_person_has_at_most_three_in_the_order_of_the_game() {
        let found = [(9, 0, 10, 60), (2, 0, 40, 55), (5, 0, 0, 40), (3, 1, 20, 35), (7, 0, 30, 50)].map(point);
        assert_eq!(turns(&most_decisive(found.to_vec())), [3, 5, 7, 9]);
        let equal = [(8, 0, 10, 30), (6, 0, 20, 40), (4, 0, 10, 30), (1, 0, 0, 20)].map(point);
        assert_eq!(turns(&most_decisive(equal.to_vec())), [1, 4, 6], "of equal ones the earlier");
    }

    #[test]
    fn the_readers_own_come_first() {
        let found = [(3, 1, 20, 35), (5, 0, 0, 40), (9, 1, 10, 60)].map(point);
        assert_eq!(turns(&own_first(found.to_vec(), Some(Seat::new(0)))), [5, 3, 9]);
        assert_eq!(turns(&own_first(found.to_vec(), Some(Seat::new(1)))), [3, 9, 5]);
        assert_eq!(turns(&own_first(found.to_vec(), None)), [3, 5, 9]);
    }

    #[test]
    fn a_plan_that_is_about_even_is_followed_without_blame() {
        let plan = |gap: Option<Gap>| {
            let phrase = Phrase::new("core-turn-summary");
            let (aim, name, now) = (phrase.clone(), phrase.clone(), phrase);
            Plan { steps: Vec::new(), aim, name, now, reason: None, price: None, gap }
        };
        let plans = [plan(Some(Gap::Better { than: 2, points: None })), plan(None), plan(Some(Gap::Even { with: 1 }))];
        assert_eq!(suggested(&plans).collect::<Vec<_>>(), [&plans[0], &plans[2]]);
    }

    #[test]
    fn a_point_or_two_explain_no_turning_point() {
        let pays = |key: &str, n: i64| Phrase::new("temple-step").with("pays", vec![Phrase::new(key).with("n", n)]);
        assert!(!explains(&pays("change-points", 1)) && !explains(&pays("change-cocoa", 2)));
        assert!(explains(&pays("change-points", 3)) && explains(&Phrase::new("scored").with("points", 9)));
        assert!(!explains(&Phrase::new("scored").with("points", 2)));
        assert!(explains(&Phrase::new("affords").with("board", Phrase::new("forest"))), "it names no gain");
    }

    #[test]
    fn a_chance_is_shown_only_if_twice_as_many_deals_hardly_change_it() {
        assert!(is_steady(&[0.5, 0.4, 0.5, 0.4]));
        assert!(!is_steady(&[0.8, 0.8, 0.5, 0.5]));
        assert_eq!(hundredths(&[0.25, 0.75]), 50);
    }
}
