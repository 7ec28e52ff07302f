//! Awards of a finished game: at most three, one for each person, only if true, and never for something bad.

use engine::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::chances::{Chances, given_away};
use super::course::Course;

/// Maximum number of awards of a game.
const MOST: usize = 3;
/// The chance, in thousandths, from which a win is a comeback.
const SMALL: u16 = 100;
/// The chances, in thousandths, that a steady hand gives away at most.
const STEADY: i32 = 100;
/// The game in which a best score is worth an award.
const FIFTH: u32 = 5;

/// Facts about the player of a seat besides the game itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerFacts {
    /// `false` for a computer player, who gets no award.
    pub is_person: bool,
    /// The median time of a turn in milliseconds.
    pub turn_time: Option<u64>,
    /// The best earlier score with the same number of players, in units of the game, and the number of these games.
    pub best_before: Option<(i32, u32)>,
}

/// An award.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Award {
    /// Won after a small chance, past the first third. In thousandths.
    Comeback { chance: u16 },
    /// Won by one point or less. In units of the game.
    PhotoFinish { lead: i32 },
    /// The only one who fed every worker or paid every salary.
    FullTable,
    /// Gave the smallest chances away. In thousandths.
    SteadyHand { lost: i32 },
    /// Half of the points from one source. In percent.
    OneWay { source: String, percent: i32 },
    /// At most half of the next player's turn time. In milliseconds.
    QuickHand { turn_time: u64 },
    /// The best score here. In units of the game.
    NewBest { points: i32, before: i32 },
}

/// An award with its winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Awarded {
    pub seat: Seat,
    pub award: Award,
}

/// The awards of a game, the rarest first. `players` is by seat.
pub fn awards(course: &Course, chances: &[Chances], outcome: &Outcome, players: &[PlayerFacts]) -> Vec<Awarded> {
    let game = Game { course, chances, outcome, players };
    let kinds = [
        game.comeback(),
        game.photo_finish(),
        game.full_table(),
        game.steady_hand(),
        game.one_way(),
        game.quick_hand(),
        game.new_best(),
    ];
    let mut all: Vec<Awarded> = Vec::new();
    for candidates in kinds {
        let has_one = |seat: Seat| all.iter().any(|known| known.seat == seat);
        let new = candidates.into_iter().find(|(seat, _)| !has_one(*seat));
        all.extend(new.map(|(seat, award)| Awarded { seat, award }));
    }
    all.truncate(MOST);
    all
}

/// People who could get an award, the best first.
type Candidates = Vec<(Seat, Award)>;

struct Game<'a> {
    course: &'a Course,
    chances: &'a [Chances],
    outcome: &'a Outcome,
    players: &'a [PlayerFacts],
}

impl Game<'_> {
    fn people(&self) -> impl Iterator<Item = (Seat, &PlayerFacts)> {
        let seat = |(index, player): (usize, _)| Some((Seat::try_from(index).ok()?, player));
        self.players.iter().enumerate().filter_map(seat).filter(|(_, player): &(Seat, &PlayerFacts)| player.is_person)
    }

    fn has_won(&self, seat: Seat) -> bool {
        self.outcome.ranking.get(seat.index()) == Some(&1)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.outcome.points.get(seat.index()).copied().unwrap_or_default()
    }

    fn comeback(&self) -> Candidates {
        let late = self.chances.iter().enumerate().filter(|(turns, _)| 3 * turns > self.course.turns.len());
        let least = |seat: Seat| late.clone().filter_map(|(_, chances)| chances.get(seat.index()).copied()).min();
        let mut found: Vec<(Seat, u16)> = self
            .people()
            .filter(|(seat, _)| self.has_won(*seat))
            .filter_map(|(seat, _)| Some((seat, least(seat).filter(|least| *least <= SMALL)?)))
            .collect();
        found.sort_by_key(|(_, chance)| *chance);
        found.into_iter().map(|(seat, chance)| (seat, Award::Comeback { chance })).collect()
    }

    fn photo_finish(&self) -> Candidates {
        let mut winners = self.outcome.ranking.iter().enumerate().filter(|(_, rank)| **rank == 1);
        let (Some((winner, _)), None) = (winners.next(), winners.next()) else { return Vec::new() };
        let of_others = self.outcome.points.iter().enumerate().filter(|(seat, _)| *seat != winner);
        let Some(next) = of_others.map(|(_, points)| *points).max() else { return Vec::new() };
        let won = |(seat, _): (Seat, &PlayerFacts)| {
            let lead = self.points(seat) - next;
            (seat.index() == winner && lead <= self.outcome.denominator).then_some((seat, Award::PhotoFinish { lead }))
        };
        self.people().filter_map(won).collect()
    }

    fn full_table(&self) -> Candidates {
        let unpaid = |seat: Seat| self.course.unpaid.get(seat.index()).copied().unwrap_or_default();
        let full = self.course.unpaid.iter().filter(|unpaid| **unpaid == 0).count();
        let fed = self.people().filter(|(seat, _)| full == 1 && unpaid(*seat) == 0);
        fed.map(|(seat, _)| (seat, Award::FullTable)).collect()
    }

    fn steady_hand(&self) -> Candidates {
        if self.chances.len() <= self.course.turns.len() {
            return Vec::new();
        }
        let mut given: Vec<(Seat, i32)> =
            self.people().map(|(seat, _)| (seat, given_away(&self.course.turns, self.chances, seat))).collect();
        given.sort_by_key(|(_, lost)| *lost);
        match given[..] {
            [(seat, lost), (_, next), ..] if lost < next && lost <= STEADY => {
                vec![(seat, Award::SteadyHand { lost })]
            }
            _ => Vec::new(),
        }
    }

    fn one_way(&self) -> Candidates {
        let mut found = Vec::new();
        for (seat, _) in self.people() {
            let total = self.points(seat);
            let largest =
                self.course.final_points(seat).iter().zip(&self.course.sources).max_by_key(|(points, _)| **points);
            if let Some((points, source)) = largest.filter(|(points, _)| total > 0 && **points * 2 >= total) {
                found.push((seat, source.clone(), points * 100 / total));
            }
        }
        found.sort_by_key(|(.., percent)| std::cmp::Reverse(*percent));
        found.into_iter().map(|(seat, source, percent)| (seat, Award::OneWay { source, percent })).collect()
    }

    fn quick_hand(&self) -> Candidates {
        let mut times: Vec<(Seat, u64)> =
            self.people().filter_map(|(seat, player)| Some((seat, player.turn_time?))).collect();
        times.sort_by_key(|(_, time)| *time);
        match times[..] {
            [(seat, turn_time), (_, next), ..] if turn_time * 2 <= next => vec![(seat, Award::QuickHand { turn_time })],
            _ => Vec::new(),
        }
    }

    fn new_best(&self) -> Candidates {
        let mut found: Vec<(Seat, i32, i32)> = self
            .people()
            .filter_map(|(seat, player)| Some((seat, self.points(seat), player.best_before?)))
            .filter(|(_, points, (before, games))| points > before && games + 1 >= FIFTH)
            .map(|(seat, points, (before, _))| (seat, points, before))
            .collect();
        found.sort_by_key(|(_, points, before)| std::cmp::Reverse(points - before));
        found.into_iter().map(|(seat, points, before)| (seat, Award::NewBest { points, before })).collect()
    }
}
