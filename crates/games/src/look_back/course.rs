//! The course of a game: who played each turn, and the points by source after each round.

use std::collections::BTreeMap;

use engine::{Event, Facts, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Position, Title};

/// The key of the fact for points of a source.
const POINTS: &str = "fact-points";
/// The key of the fact for what a seat's workers needed and didn't get on a payday.
const UNPAID: &str = "fact-unpaid";

/// A turn of a game.
pub struct CourseTurn<'a> {
    pub seat: Seat,
    /// The round of the turn, if the game was in one.
    pub round: Option<u32>,
    pub events: &'a [Event],
    /// The position after the turn.
    pub after: &'a dyn Position,
}

/// The course of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The seat of each turn.
    pub turns: Vec<Seat>,
    /// The identifiers of the sources with points, in the order of the game.
    pub sources: Vec<String>,
    /// The points after each round. The last ones are the result, with the final scoring.
    pub rounds: Vec<Round>,
    /// By seat: what the workers needed on paydays and didn't get.
    pub unpaid: Vec<i64>,
}

/// The points after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The number of the round; `None` before the first.
    pub number: Option<u32>,
    /// The number of turns until its end.
    pub turns: u32,
    /// Points in units of the game, by seat and then by source.
    pub points: Vec<Vec<i32>>,
}

impl Course {
    /// The points of a seat at the end, by source.
    pub fn final_points(&self, seat: Seat) -> &[i32] {
        self.rounds.last().and_then(|round| round.points.get(seat.index())).map_or(&[], Vec::as_slice)
    }
}

/// The course of a game with these turns, in their order.
pub fn course<'a>(turns: impl IntoIterator<Item = CourseTurn<'a>>) -> Course {
    let mut collected = Collected::default();
    let mut last: Option<&dyn Position> = None;
    for turn in turns {
        collected.add(&turn);
        last = Some(turn.after);
    }
    last.map_or_else(Course::default, |last| collected.finish(last))
}

/// Points by seat and by the key of their source's name.
type Points = BTreeMap<(usize, String), i64>;

/// The turns up to a moment.
#[derive(Default)]
struct Collected {
    course: Course,
    points: Points,
    /// The number of the current round.
    round: Option<u32>,
    /// The round, the number of turns until its end, and the points after it.
    ends: Vec<(Option<u32>, usize, Points)>,
    /// The identifier of each source by the key of its name. A source can be empty again at the end.
    kinds: BTreeMap<String, &'static str>,
}

impl Collected {
    fn add(&mut self, turn: &CourseTurn<'_>) {
        self.course.turns.push(turn.seat);
        self.course.unpaid.resize(usize::from(turn.after.seats()), 0);
        let facts = Facts::of(turn.events);
        for seat in Seat::all(turn.after.seats()) {
            self.course.unpaid[seat.index()] += facts.sum(Some(seat), UNPAID);
            for fact in facts.all(Some(seat)).filter(|fact| fact.key == POINTS) {
                let Some(source) = fact.thing else { continue };
                *self.points.entry((seat.index(), source.key.clone())).or_default() += fact.n;
            }
        }
        let lines = turn.after.face(Viewer::Public).score().into_iter().flatten();
        self.kinds.extend(lines.map(|line| (line.source.key, line.kind)));
        self.round = turn.round.or(self.round);
        let next = turn.after.face(Viewer::Public).round();
        if next.is_some() && next != self.round {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        self.ends.push((self.round, self.course.turns.len(), self.points.clone()));
    }

    fn finish(mut self, last: &dyn Position) -> Course {
        if self.ends.last().is_none_or(|(_, turns, _)| *turns < self.course.turns.len()) {
            self.end_round();
        }
        let (title, seats) = (last.title(), usize::from(last.seats()));
        let mut tables: Vec<Vec<Vec<i32>>> =
            self.ends.iter().map(|(.., points)| self.table(title, seats, points)).collect();
        if last.outcome().is_some()
            && let Some(table) = tables.last_mut()
        {
            // The final scoring counts more than the points so far.
            *table = scored(last);
        }
        // Sources that never brought anyone a point only take room.
        let used = |kind: usize| tables.iter().flatten().any(|seat| seat[kind] != 0);
        let used: Vec<usize> = (0..title.sources().len()).filter(|kind| used(*kind)).collect();
        self.course.sources = used.iter().map(|kind| title.sources()[*kind].id.to_owned()).collect();
        for ((number, turns, _), table) in self.ends.into_iter().zip(tables) {
            let points = table.into_iter().map(|seat| used.iter().map(|kind| seat[*kind]).collect()).collect();
            self.course.rounds.push(Round { number, turns: u32::try_from(turns).unwrap_or(u32::MAX), points });
        }
        self.course
    }

    /// Points by seat and by all sources of the game.
    fn table(&self, title: &dyn Title, seats: usize, points: &Points) -> Vec<Vec<i32>> {
        let amount = |seat: usize, id: &str| {
            let own = points.iter().filter(|((of, key), _)| *of == seat && self.kinds.get(key).copied() == Some(id));
            let units: i64 = own.map(|(_, n)| n * i64::from(title.denominator())).sum();
            i32::try_from(units).unwrap_or(i32::MAX)
        };
        (0..seats).map(|seat| title.sources().iter().map(|source| amount(seat, source.id)).collect()).collect()
    }
}

/// The result by seat and by all sources of the game.
fn scored(last: &dyn Position) -> Vec<Vec<i32>> {
    let score = last.face(Viewer::Public).score();
    let amount = |lines: &[crate::ScoreLine], id: &str| -> i32 {
        lines.iter().filter(|line| line.kind == id).map(|line| line.points).sum()
    };
    let sources = last.title().sources();
    score.iter().map(|lines| sources.iter().map(|source| amount(lines, source.id)).collect()).collect()
}
