//! Turning points: the turns that cost their players the most expected points.
//!
//! A scan compares every turn with the best one of a small search, in a few deals. The most expensive turns of each
//! person are then checked with ten times as much search, in ten times as many other deals. Both start from what the
//! player could see, so no one is blamed for hidden information.

use std::cmp::Reverse;

use ai::Ask;
use engine::{Phrase, Seat, Seed};
use game_kit::advice::clearly_more;
use serde::{Deserialize, Serialize};

use super::Position;

/// The smallest loss of a turning point, in hundredths of a point.
const LEAST: u32 = 200;
/// Maximum number of turning points of one person.
const TOLD: usize = 2;
/// Maximum number of turns of one person to check.
const CHECKED: usize = 4;
/// Number of deals of the scan.
const DEALS: u64 = 12;
/// The factor by which the check has more steps and deals than the scan.
const CLOSER: u64 = 10;
/// The check's deals have other seeds than those of the scan.
const OTHER_DEALS: u64 = 1_000;

/// A turn of a finished game.
pub struct FinishedTurn<'a> {
    /// The position before the turn.
    pub before: &'a dyn Position,
    pub seat: Seat,
    /// The turn's steps in notation.
    pub steps: &'a [String],
}

/// A turn that cost its player points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costly {
    /// The expected final points that the better turn would have brought, in hundredths.
    pub lost: u32,
    /// The better turn's steps in notation.
    pub steps: Vec<String>,
    /// The proved reason for the better turn, if any.
    pub why: Option<Phrase>,
}

impl FinishedTurn<'_> {
    /// The expected points that the turn lost, in hundredths. The search has a tenth of the request's budget.
    pub fn scan(&self, ask: &Ask, stop: &mut dyn FnMut() -> bool) -> u32 {
        let ask = Ask { budget: ask.budget / CLOSER, ..*ask };
        let found = self.before.coach().advise(self.seat, &ask, stop).map(|advice| advice.turns).unwrap_or_default();
        let better: Vec<Vec<String>> = found.into_iter().map(|turn| turn.steps).collect();
        self.best(ask.seed, DEALS, &better).map_or(0, |(_, lost)| lost)
    }

    /// The better turn, if a search with the whole budget confirms that the turn lost enough.
    pub fn check(&self, ask: &Ask, stop: &mut dyn FnMut() -> bool) -> Option<Costly> {
        let mut plans = self.before.coach().plans(self.seat, ask, stop, &mut |_| {})?.plans;
        let better: Vec<Vec<String>> = plans.iter().map(|plan| plan.steps.clone()).collect();
        let (best, lost) = self.best(ask.seed.plus(OTHER_DEALS), DEALS * CLOSER, &better)?;
        let plan = plans.swap_remove(best);
        let why = plan.reasons.into_iter().map(|reason| reason.words).next();
        (lost >= LEAST).then_some(Costly { lost, steps: plan.steps, why })
    }

    /// The best of these turns, and its lead over the played one in hundredths of a point, if the lead is clear.
    fn best(&self, seed: Seed, deals: u64, turns: &[Vec<String>]) -> Option<(usize, u32)> {
        let all: Vec<&[String]> = std::iter::once(self.steps).chain(turns.iter().map(Vec::as_slice)).collect();
        let points = self.before.coach().forecasts(self.seat, seed, deals, &all)?;
        let (played, better) = points.split_first()?;
        let sum = |points: &[f32]| points.iter().sum::<f32>();
        let (best, points) = better.iter().enumerate().max_by(|(_, a), (_, b)| sum(a).total_cmp(&sum(b)))?;
        let lost = (sum(points) - sum(played)) / deals as f32 * 100.0;
        clearly_more(points, played).then_some((best, lost.round().max(0.0) as u32))
    }
}

/// One part of the search for turning points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPart {
    /// Scan the turn with this index.
    Scan(usize),
    /// Check the turn with this index.
    Check(usize),
}

/// The progress of a search for turning points. It can be stored after each part and continued later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPointSearch {
    /// The lost points of each scanned turn in the order of the game, in hundredths.
    scanned: Vec<u32>,
    /// The checked turns, each with the better one if it passed.
    checked: Vec<(usize, Option<Costly>)>,
}

impl TurningPointSearch {
    /// The number of scanned turns.
    pub fn scanned(&self) -> usize {
        self.scanned.len()
    }

    /// The next part; `None` after the last one. `people` has the seat of each turn of the game, or `None` for a turn
    /// that no person played.
    pub fn next(&self, people: &[Option<Seat>]) -> Option<SearchPart> {
        if self.scanned.len() < people.len() {
            return Some(SearchPart::Scan(self.scanned.len()));
        }
        let seat_of = |index: usize| people.get(index).copied().flatten();
        let mut turns: Vec<(usize, u32)> = self.scanned.iter().copied().enumerate().collect();
        turns.retain(|&(index, lost)| lost >= LEAST && seat_of(index).is_some());
        turns.sort_by_key(|&(index, lost)| (Reverse(lost), index));
        let open = |index: usize| {
            let own = self.checked.iter().filter(|(other, _)| seat_of(*other) == seat_of(index));
            let passed = own.clone().filter(|(_, found)| found.is_some()).count();
            passed < TOLD && own.count() < CHECKED && self.checked.iter().all(|(other, _)| *other != index)
        };
        turns.into_iter().map(|(index, _)| index).find(|&index| open(index)).map(SearchPart::Check)
    }

    /// Adds the result of the scan of the next turn; 0 for a turn that no person played.
    pub fn add_scan(&mut self, lost: u32) {
        self.scanned.push(lost);
    }

    /// Adds the result of a check.
    pub fn add_check(&mut self, index: usize, found: Option<Costly>) {
        self.checked.push((index, found));
    }

    /// The turning points with the indexes of their turns, in the order of the game.
    pub fn found(&self) -> Vec<(usize, &Costly)> {
        let mut found: Vec<(usize, &Costly)> =
            self.checked.iter().filter_map(|(index, found)| Some((*index, found.as_ref()?))).collect();
        found.sort_by_key(|(index, _)| *index);
        found
    }

    /// The number of checked turns, and of those that failed.
    pub fn checks(&self) -> (usize, usize) {
        (self.checked.len(), self.checked.iter().filter(|(_, found)| found.is_none()).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costly(lost: u32) -> Costly {
        Costly { lost, steps: Vec::new(), why: None }
    }

    /// Plays through a search whose scan finds `scanned`, and whose checks find `checked`. Returns the checked turns.
    fn checks(people: &[Option<Seat>], scanned: &[u32], checked: impl Fn(usize) -> Option<Costly>) -> Vec<usize> {
        let (mut search, mut order) = (TurningPointSearch::default(), Vec::new());
        while let Some(part) = search.next(people) {
            match part {
                SearchPart::Scan(index) => search.add_scan(scanned[index]),
                SearchPart::Check(index) => {
                    search.add_check(index, checked(index));
                    order.push(index);
                }
            }
        }
        assert_eq!(search.scanned(), people.len());
        order
    }

    #[test]
    fn each_person_has_the_two_most_expensive_turns() {
        let people = [0, 1, 0, 1, 0, 0].map(|seat| Some(Seat::new(seat)));
        let order = checks(&people, &[300, 250, 900, 100, 450, 900], |_| Some(costly(250)));
        assert_eq!(order, [2, 5, 1], "of equal ones the earlier first, and none below two points");
    }

    #[test]
    fn a_turn_that_fails_its_check_makes_room_for_the_next() {
        let people = [Some(Seat::new(0)); 6];
        let passes = |index| (index == 3).then(|| costly(300));
        assert_eq!(checks(&people, &[900, 800, 700, 600, 500, 400], passes), [0, 1, 2, 3], "at most four are checked");
    }

    #[test]
    fn turns_of_computer_players_are_left_out() {
        let people = [None, Some(Seat::new(1)), None];
        assert_eq!(checks(&people, &[900, 300, 800], |_| None), [1]);
    }

    #[test]
    fn the_found_turns_are_in_the_order_of_the_game() {
        let mut search = TurningPointSearch::default();
        search.add_check(5, Some(costly(900)));
        search.add_check(7, None);
        search.add_check(2, Some(costly(300)));
        assert_eq!(search.found(), [(2, &costly(300)), (5, &costly(900))]);
        assert_eq!(search.checks(), (3, 1));
    }
}
