//! A look back at a finished game: the chance of each seat to win after each turn, the points by source after each
//! round, and up to three awards.

mod awards;
mod chances;
mod course;
mod recorded;

use std::cmp::Reverse;

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::turning_points::{SearchPart, TurningPointSearch};

pub use awards::{Award, Awarded, PlayerFacts, awards};
pub use chances::{Chances, chances};
pub use course::{Course, CourseTurn, Round, course};
pub use recorded::{RecordedTurn, recorded_course, recorded_turns};

/// The version of everything that a look back computes. After a change of it, or of the computer players, increase the
/// number: the bot then computes stored look backs again.
pub const VERSION: u32 = 1;

/// Maximum number of decisive turns, and the chance that each cost its player at least, in thousandths.
const DECISIVE: usize = 3;
const LEAST: i32 = 10;

/// A look back at a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookBack {
    pub course: Course,
    /// The chances before the first turn and after each turn. Empty while they are being computed.
    pub chances: Vec<Chances>,
    pub awards: Vec<Awarded>,
}

impl LookBack {
    /// The chance that the player of a turn, counted from 1, lost in it, in thousandths. Negative for a gain.
    pub fn lost(&self, turn: u32) -> i32 {
        let turn = usize::try_from(turn).unwrap_or(usize::MAX);
        chances::lost(&self.course.turns, &self.chances, turn).unwrap_or(0)
    }

    /// Of these turns, those that cost their players the largest chances, in the order of the game.
    pub fn decisive(&self, turns: impl IntoIterator<Item = u32>) -> Vec<u32> {
        let mut turns: Vec<u32> = turns.into_iter().filter(|turn| self.lost(*turn) >= LEAST).collect();
        turns.sort_by_key(|turn| (Reverse(self.lost(*turn)), *turn));
        turns.truncate(DECISIVE);
        turns.sort_unstable();
        turns
    }
}

/// One part of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBackPart {
    /// A part of the search for turning points.
    Turn(SearchPart),
    /// The chances after this number of turns.
    Chances(usize),
}

/// The progress of a search for turning points and chances. It can be stored after each part and continued later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Search {
    #[serde(flatten)]
    pub turns: TurningPointSearch,
    /// The chances before the first turn and after each turn.
    #[serde(default)]
    pub chances: Vec<Chances>,
}

impl Search {
    /// The next part; `None` after the last one. `people` has the seat of each turn of the game, or `None` for a turn
    /// that no person played.
    pub fn next(&self, people: &[Option<Seat>]) -> Option<LookBackPart> {
        let chances = (self.chances.len() <= people.len()).then_some(LookBackPart::Chances(self.chances.len()));
        self.turns.next(people).map(LookBackPart::Turn).or(chances)
    }

    /// The percentage that is done, at most 99, for a game with this many turns.
    pub fn percent(&self, turns: usize) -> usize {
        (100 * (self.turns.scanned() + self.chances.len()) / (2 * turns + 1)).min(99)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_finds_the_turning_points_before_the_chances() {
        let people = [Some(Seat::new(0)), Some(Seat::new(1))];
        let mut search = Search::default();
        assert_eq!(search.next(&people), Some(LookBackPart::Turn(SearchPart::Scan(0))));
        search.turns.add_scan(0);
        assert_eq!((search.next(&people), search.percent(2)), (Some(LookBackPart::Turn(SearchPart::Scan(1))), 20));
        search.turns.add_scan(900);
        assert_eq!(search.next(&people), Some(LookBackPart::Turn(SearchPart::Check(1))));
        search.turns.add_check(1, None);
        for turns in 0..3 {
            assert_eq!(search.next(&people), Some(LookBackPart::Chances(turns)));
            search.chances.push(vec![500, 500]);
        }
        assert_eq!((search.next(&people), search.percent(2)), (None, 99));
    }

    #[test]
    fn the_decisive_turns_cost_the_largest_chances() {
        let seat = Seat::new(0);
        let after = |chance: u16| vec![chance, 1000 - chance];
        let back = LookBack {
            course: Course { turns: vec![seat; 6], ..Course::default() },
            chances: [900, 891, 700, 790, 640, 440, 380].map(after).to_vec(),
            awards: Vec::new(),
        };
        assert_eq!((back.lost(1), back.lost(3), back.lost(7)), (9, -90, 0));
        assert_eq!(back.decisive([6, 5, 4, 3, 2, 1]), [2, 4, 5], "191, 150 and 200, in the order of the game");
        assert_eq!(back.decisive([1, 3]), Vec::<u32>::new(), "less than a percent, and a gain");
    }

    #[test]
    fn a_search_for_turning_points_of_an_earlier_release_continues() {
        let stored = r#"{"scanned":[0,250],"checked":[]}"#;
        let search: Search = serde_json::from_str(stored).unwrap();
        assert_eq!((search.turns.scanned(), search.chances.len()), (2, 0));
        let again: Search = serde_json::from_str(&serde_json::to_string(&search).unwrap()).unwrap();
        assert_eq!(again, search);
    }
}
