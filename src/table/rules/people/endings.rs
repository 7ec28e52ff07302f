//! The results of a finished game: the places that count, and the turn times.
//!
//! A place counts for the person who played at least two thirds of the seat's turns after undo. A person who resigns,
//! leaves the server or doesn't come back after a time-out is last, from the second round on. A seat that counts for no
//! one leaves the ranking.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use crate::ai::Strength;
use crate::engine::{Outcome, Seat, Viewer};
use crate::games::Position;

use crate::table::values::{
    EntryKind, GameResult, LogEntry, PersonResult, Pool, SeatChangeReason, Sitter, TableRow, TurnTimes, UserId,
};

/// The rank of people who left. It is behind all others.
const LAST: u8 = u8::MAX;

/// The results of a finished game, from its log and its last position. `None` for games in direct messages, which belong
/// to no server. `round` is the round in which a log entry was made; it needs a replay, so it is asked rarely.
pub(in crate::table) fn results(
    row: &TableRow,
    sitters: &[Sitter],
    log: &[LogEntry],
    last: &dyn Position,
    round: &dyn Fn(u32) -> u32,
) -> Option<GameResult> {
    let (guild, outcome) = (row.guild?, last.outcome()?);
    let game = Game::new(row, sitters, log);
    let sources = sources(last);
    let endings: Vec<(Seat, UserId, Ending)> = Seat::all(last.seats())
        .flat_map(|seat| game.people(seat).into_iter().map(move |user| (seat, user)))
        .map(|(seat, user)| (seat, user, game.ending(seat, user, round)))
        .collect();
    let computers: Vec<(Seat, Strength)> =
        Seat::all(last.seats()).filter_map(|seat| Some((seat, game.computer(seat)?))).collect();
    let rank = |seat: Seat, ending: Ending| match ending {
        Ending::Counts => outcome.ranking.get(seat.index()).copied(),
        Ending::Last => Some(LAST),
        Ending::NoPlace => None,
    };
    let of_people = endings.iter().filter_map(|(seat, _, ending)| rank(*seat, *ending));
    let of_computers = computers.iter().filter_map(|(seat, _)| rank(*seat, Ending::Counts));
    let ranks: Vec<u8> = of_people.chain(of_computers).collect();
    let result = |&(seat, user, ending): &(Seat, UserId, Ending)| {
        let own = rank(seat, ending);
        let ahead = |own: u8| ranks.iter().filter(|rank| **rank < own).count();
        let points = points_of(&outcome, seat).filter(|_| ending == Ending::Counts);
        let against = |own: u8| {
            let place = |seat: Seat| rank(seat, Ending::Counts).unwrap_or(LAST);
            computers.iter().map(|(seat, strength)| (*strength, won_against(own, place(*seat)))).collect()
        };
        let result = PersonResult {
            seat,
            seats: last.seats(),
            // A game has at most eight seats and few people on each.
            place: own.map(|own| u8::try_from(1 + ahead(own)).unwrap_or(LAST)),
            opponents: u8::try_from(ranks.len().saturating_sub(1)).unwrap_or(LAST),
            points,
            sources: points.and_then(|_| sources.get(seat.index()).cloned()).unwrap_or_default(),
            times: game.times(seat, user),
            computers: own.map(against).unwrap_or_default(),
        };
        (user, result)
    };
    Some(GameResult {
        table: row.id,
        pool: Pool { guild, game: row.game.clone() },
        ended: ended(row, log),
        rateable: row.origin.is_none() && row.settings.rated,
        people: endings.iter().map(result).collect(),
    })
}

/// The time of the last turn.
pub(in crate::table) fn ended(row: &TableRow, log: &[LogEntry]) -> Timestamp {
    let last = log.iter().rev().find(|entry| matches!(entry.kind, EntryKind::Turn(_)));
    row.ended_at.or(last.map(|entry| entry.at)).unwrap_or(row.touched_at)
}

fn points_of(outcome: &Outcome, seat: Seat) -> Option<i32> {
    outcome.points.get(seat.index()).copied()
}

fn won_against(own: u8, other: u8) -> i64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 1000,
        std::cmp::Ordering::Equal => 500,
        std::cmp::Ordering::Greater => 0,
    }
}

/// The points of each seat by source.
fn sources(last: &dyn Position) -> Vec<BTreeMap<String, i32>> {
    let of_seat = |lines: Vec<crate::games::ScoreLine>| {
        let mut sources = BTreeMap::new();
        for line in lines {
            *sources.entry(line.kind.to_owned()).or_default() += line.points;
        }
        sources
    };
    last.face(Viewer::Public).score().into_iter().map(of_seat).collect()
}

/// The effect of a person's end on their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Counts,
    Last,
    NoPlace,
}

/// The turns and the changes of seats of a game.
struct Game<'a> {
    row: &'a TableRow,
    sitters: &'a [Sitter],
    log: &'a [LogEntry],
    undone: BTreeSet<u32>,
}

impl<'a> Game<'a> {
    fn new(row: &'a TableRow, sitters: &'a [Sitter], log: &'a [LogEntry]) -> Self {
        let turns =
            |entry: &LogEntry| if let EntryKind::Undone(turns) = &entry.kind { turns.clone() } else { Vec::new() };
        Game { row, sitters, log, undone: log.iter().flat_map(turns).collect() }
    }

    fn stays(&self, seat: Seat) -> impl Iterator<Item = &Sitter> {
        self.sitters.iter().filter(move |sitter| sitter.seat == seat)
    }

    /// Everyone who owned a seat, each once.
    fn people(&self, seat: Seat) -> Vec<UserId> {
        let mut people = Vec::new();
        for user in self.stays(seat).filter_map(|sitter| sitter.user) {
            if !people.contains(&user) {
                people.push(user);
            }
        }
        people
    }

    /// The computer player that had a seat from the start to the end.
    fn computer(&self, seat: Seat) -> Option<Strength> {
        let alone = self.stays(seat).all(|sitter| sitter.user.is_none() && sitter.strength.is_some());
        self.stays(seat).last().filter(|_| alone)?.strength
    }

    /// The stay on a seat directly before a moment.
    fn before(&self, seat: Seat, at: Timestamp) -> Option<&Sitter> {
        let first = self.stays(seat).next();
        self.stays(seat).filter(|sitter| sitter.since < at).last().or(first)
    }

    fn turns(&self, seat: Seat) -> impl Iterator<Item = &LogEntry> {
        self.log.iter().filter(move |entry| entry.seat == Some(seat) && matches!(entry.kind, EntryKind::Turn(_)))
    }

    fn ending(&self, seat: Seat, user: UserId, round: &dyn Fn(u32) -> u32) -> Ending {
        if let Some(left) = self.left(seat, user) {
            return if round(left) >= 2 { Ending::Last } else { Ending::NoPlace };
        }
        let kept = || self.turns(seat).filter(|turn| !self.undone.contains(&turn.seq));
        let own = kept().filter(|turn| turn.budget.is_none() && turn.user == Some(user)).count();
        if own > 0 && own * 3 >= kept().count() * 2 { Ending::Counts } else { Ending::NoPlace }
    }

    /// The log entry with which a person left the game for good.
    fn left(&self, seat: Seat, user: UserId) -> Option<u32> {
        let mut left = None;
        for entry in self.log.iter().filter(|entry| entry.seat == Some(seat)) {
            let EntryKind::Seated(why) = entry.kind else { continue };
            match why {
                SeatChangeReason::Resigned | SeatChangeReason::LeftServer | SeatChangeReason::TimeOut => {
                    if self.before(seat, entry.at).and_then(|sitter| sitter.user) == Some(user) {
                        left = Some(entry.seq);
                    }
                }
                SeatChangeReason::Returned | SeatChangeReason::Replaced => {
                    if entry.user == Some(user) {
                        left = None;
                    }
                }
                SeatChangeReason::HandedOver | SeatChangeReason::Removed => {}
            }
        }
        left
    }

    /// A person's turn times on a seat.
    fn times(&self, seat: Seat, user: UserId) -> TurnTimes {
        let settings = self.row.settings;
        let limit = settings.clock.map_or_else(|| settings.pace.duration().as_secs() / 60, |_| 0);
        let mut times = TurnTimes { limit: u32::try_from(limit).unwrap_or(u32::MAX), ..TurnTimes::default() };
        for entry in self.log.iter().filter(|entry| entry.seat == Some(seat)) {
            let sitter = || self.before(seat, entry.at).filter(|sitter| sitter.user == Some(user));
            match &entry.kind {
                EntryKind::Turn(_) if entry.budget.is_none() && entry.user == Some(user) => {
                    let millis = entry.counted.unwrap_or_else(|| self.since_last(entry));
                    times.turns += 1;
                    times.late += u32::from(limit > 0 && millis > limit * 60_000);
                    *times.durations.entry(TurnTimes::bucket(millis)).or_default() += 1;
                }
                // A computer player played a single late turn.
                EntryKind::Turn(_) if entry.budget.is_some() => {
                    times.late += u32::from(sitter().is_some_and(|sitter| sitter.strength.is_none()));
                }
                EntryKind::Seated(SeatChangeReason::TimeOut) => times.late += u32::from(sitter().is_some()),
                _ => {}
            }
        }
        times
    }

    /// The time between an entry and the one before it, without pauses of the game: for turns of games from before the
    /// log had their counted time.
    fn since_last(&self, entry: &LogEntry) -> u64 {
        let before = (entry.seq as usize).checked_sub(2).and_then(|index| self.log.get(index)).map(|entry| entry.at);
        let Some(from) = before.or(self.row.started_at) else { return 0 };
        let paused: i64 = self
            .row
            .pauses
            .iter()
            .map(|pause| {
                let (start, end) = (pause.since.max(from), pause.ended.unwrap_or(entry.at).min(entry.at));
                (end.as_millisecond() - start.as_millisecond()).max(0)
            })
            .sum();
        u64::try_from(entry.at.as_millisecond() - from.as_millisecond() - paused).unwrap_or_default()
    }
}
