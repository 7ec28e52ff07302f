//! People across games: results, ratings and statistics, computed from finished games.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::Seat;
use crate::games::{Theme, Title};

use super::finished_games::ServerChoice;
use super::ids::{GuildId, TableId, UserId};

/// The version of the formulas behind results and ratings. After a change of a formula or of the computer players'
/// strengths, increase it: the bot then computes all of them again.
pub const FORMULAS: u32 = 1;

/// Rated games that put a person on a list.
pub const LISTED_AFTER: u32 = 2;

/// The identifier under which a server's sums are stored. Discord never uses it.
pub const EVERYONE: UserId = UserId(0);

/// Stays on a seat, past and present, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitter {
    pub seat: Seat,
    /// The person who owned the seat, even while a computer player filled in.
    pub user: Option<UserId>,
    /// The strength of the computer player that decided.
    pub strength: Option<Strength>,
    pub since: Timestamp,
}

/// A rating: the mean and the uncertainty of a person's strength, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    pub mean: i64,
    pub spread: i64,
}

/// The games of one title in one server. Each has its own ratings.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pool {
    pub guild: GuildId,
    pub game: String,
}

/// The period of a rating, as a number in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Season(pub i64);

impl Season {
    pub const ALL_TIME: Season = Season(0);
    /// The separate line for games with computer players.
    pub const COMPUTERS: Season = Season(-1);

    /// The calendar quarter (UTC) of a moment.
    pub fn of(at: Timestamp) -> Season {
        let day = at.to_zoned(TimeZone::UTC).date();
        let quarter = (i64::from(day.month()) - 1) / 3 + 1;
        Season(i64::from(day.year()) * 10 + quarter)
    }

    /// The year and the quarter, from 1 to 4. `None` for the other periods.
    pub fn quarter(self) -> Option<(i16, i8)> {
        let (year, quarter) = (i16::try_from(self.0 / 10).ok()?, i8::try_from(self.0 % 10).ok()?);
        (self.0 > 0 && (1..=4).contains(&quarter)).then_some((year, quarter))
    }

    /// The moment when the season ends.
    pub fn end(self) -> Option<Timestamp> {
        let (year, quarter) = self.quarter()?;
        let (year, month) = if quarter == 4 { (year.checked_add(1)?, 1) } else { (year, quarter * 3 + 1) };
        date(year, month, 1).to_zoned(TimeZone::UTC).ok().map(|start| start.timestamp())
    }

    /// The season before this one.
    pub fn before(self) -> Option<Season> {
        let (year, quarter) = self.quarter()?;
        let (year, quarter) = if quarter == 1 { (year - 1, 4) } else { (year, quarter - 1) };
        Some(Season(i64::from(year) * 10 + i64::from(quarter)))
    }
}

/// The result of a person in a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonResult {
    pub seat: Seat,
    /// Number of seats of the game.
    pub seats: u8,
    /// The place among all whose place counts, computer players too. `None` if the person's place doesn't count.
    pub place: Option<u8>,
    /// Number of opponents whose place counts, computer players too.
    pub opponents: u8,
    /// The final points in units of the game. `None` if they don't count, for example after resigning.
    pub points: Option<i32>,
    /// The final points by source.
    pub sources: BTreeMap<String, i32>,
    /// The turn times.
    pub times: TurnTimes,
    /// The computer players that played from the start, in seat order: the strength, and 1000, 500 or 0 for a place
    /// behind the person, the same or ahead.
    pub computers: Vec<(Strength, i64)>,
}

/// Turn times of a person under one time limit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnTimes {
    /// The time for a turn in minutes; 0 if the game has clocks.
    pub limit: u32,
    /// Own turns, undone ones too.
    pub turns: u32,
    /// Turns after the limit, and turns that a computer player played for them.
    pub late: u32,
    /// The number of turns by duration ([`TurnTimes::bucket`]).
    pub durations: BTreeMap<u16, u32>,
}

impl TurnTimes {
    /// The group of a duration. Eight groups double it, so a median is right within 6 percent.
    pub fn bucket(millis: u64) -> u16 {
        let millis = millis.max(8);
        let doublings = millis.ilog2();
        // Both numbers are small: at most 63, and at most 7.
        (doublings * 8) as u16 + ((millis >> (doublings - 3)) & 7) as u16
    }

    /// The duration in the middle of a group, in milliseconds.
    fn middle(bucket: u16) -> u64 {
        let (doublings, step) = (u32::from(bucket / 8).clamp(3, 60), u64::from(bucket % 8));
        ((8 + step) << (doublings - 3)) + ((1 << (doublings - 3)) / 2)
    }

    /// Adds the times of another game.
    pub fn add(&mut self, other: &TurnTimes) {
        self.turns += other.turns;
        self.late += other.late;
        for (bucket, count) in &other.durations {
            *self.durations.entry(*bucket).or_default() += count;
        }
    }

    /// The median duration in milliseconds.
    pub fn median(&self) -> Option<u64> {
        let total: u32 = self.durations.values().sum();
        let mut before = 0;
        for (bucket, count) in &self.durations {
            before += count;
            if before * 2 >= total {
                return Some(Self::middle(*bucket));
            }
        }
        None
    }
}

/// Sums over all games of a person, or of everyone, in a pool.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    /// Games with a place that counts.
    pub games: u32,
    /// The end of the first of them, in seconds.
    pub since: i64,
    /// Rated games.
    pub rated: u32,
    /// Wins in rated games, in thousandths: a shared first place counts in parts.
    pub won: i64,
    /// The wins that the ratings predicted, in thousandths.
    pub expected: i64,
    /// Points by number of seats.
    pub seats: BTreeMap<u8, SeatSums>,
    /// Turn times by limit.
    pub times: BTreeMap<u32, TurnTimes>,
    /// The people in the sums of everyone.
    pub people: u32,
    /// Rated games by season, in the sums of everyone.
    pub seasons: BTreeMap<i64, u32>,
}

/// Sums over games with one number of seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSums {
    pub games: u32,
    pub points: i64,
    pub best: i32,
    pub worst: i32,
    /// Points by source.
    pub sources: BTreeMap<String, i64>,
}

/// A finished game with the results of its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    pub table: TableId,
    pub pool: Pool,
    /// The time of the last turn.
    pub ended: Timestamp,
    /// `true` if the game changes ratings: those among people if at least two of them have a place that counts.
    pub rateable: bool,
    pub people: Vec<(UserId, PersonResult)>,
}

/// A stored result, with the sums up to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    pub table: TableId,
    pub user: UserId,
    pub pool: Pool,
    pub ended: Timestamp,
    pub rated: bool,
    /// The result; `None` in the row of [`EVERYONE`].
    pub result: Option<PersonResult>,
    pub sums: Sums,
}

/// A stored change of a rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRow {
    pub table: TableId,
    pub user: UserId,
    pub pool: Pool,
    pub season: Season,
    pub ended: Timestamp,
    /// The rating after the game.
    pub rating: Rating,
    /// The chance to win before the game, in thousandths.
    pub expected: i64,
    /// The win, in thousandths: a shared first place counts in parts.
    pub won: i64,
    /// The share of the opponents among people who finished behind, in thousandths. Ties count half.
    pub behind: i64,
    /// Number of rated games of the person in the season, this one included.
    pub games: u32,
}

/// The rows that a finished game adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub table: TableId,
    pub results: Vec<ResultRow>,
    pub ratings: Vec<RatingRow>,
}

/// The last known sums and ratings of some people in a pool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub sums: BTreeMap<UserId, Sums>,
    /// The rating and the number of rated games, by season and person.
    pub ratings: BTreeMap<(Season, UserId), (Rating, u32)>,
}

/// The change of a rating after a game, as people see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingNews {
    pub seat: Seat,
    pub change: i64,
    /// The rating after the game.
    pub now: i64,
}

/// The news about people in a result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeopleNews {
    /// The changes of the ratings, from the winner down.
    pub ratings: Vec<RatingNews>,
    /// The rarest fact about a person.
    pub fact: Option<(Seat, ResultFact)>,
}

/// A fact about a person after a rated game, the rarest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFact {
    /// The person's first win in a rated game here.
    FirstWin,
    /// A win against the ratings.
    Surprise {
        /// The chance by rating before the game.
        percent: i64,
    },
    /// Rated wins in a row.
    InARow { count: u32 },
    /// The person leads the list of the season since this game.
    Leader,
}

/// The progress of computing results and ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TallyProgress {
    pub done: u64,
    pub all: u64,
}

impl TallyProgress {
    /// Returns the percentage, or `None` if nothing is left to do.
    pub fn percent(self) -> Option<u64> {
        (self.done < self.all).then(|| self.done * 100 / self.all)
    }
}

/// The answer to a request about people.
#[derive(Clone)]
pub struct PeopleSheet {
    pub game: &'static dyn Title,
    /// The other games that the server can show.
    pub others: Vec<&'static dyn Title>,
    pub theme: Theme,
    /// `true` if everyone in the channel sees the answer.
    pub public: bool,
    /// The percentage of games computed so far, while a release with other formulas computes all of them.
    pub updating: Option<u64>,
    /// The moment of the answer.
    pub now: Timestamp,
    pub servers: ServerChoice,
    pub what: PeopleShown,
}

#[derive(Clone)]
pub enum PeopleShown {
    Stats(Box<StatsCard>),
    Against(Box<AgainstCard>),
    List(Box<RatingList>),
    /// The person, or one of two, is hidden from the reader.
    Hidden(NamedPerson),
    HowItWorks,
}

/// A person with their last name in the server's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedPerson {
    pub user: UserId,
    pub name: String,
}

/// The statistics of a person.
#[derive(Clone)]
pub struct StatsCard {
    pub person: NamedPerson,
    /// `true` if the reader asks about themselves.
    pub own: bool,
    /// `true` if only the reader sees the statistics, as they wished.
    pub hidden: bool,
    /// The rating; `None` without a rated game.
    pub rating: Option<Rating>,
    /// The place and the length of the list; `None` if the person isn't on it.
    pub rank: Option<(u32, u32)>,
    /// The newest changes of the rating, the earliest first.
    pub curve: Vec<RatingRow>,
    pub sums: Sums,
    /// The sums of everyone in the server.
    pub everyone: Sums,
    /// The rating against computer players, with the ratings of their strengths.
    pub computers: Option<(Rating, Vec<(Strength, i64)>)>,
    /// The people that the menu offers for a comparison.
    pub opponents: Vec<NamedPerson>,
}

/// Two people in the games that both have played.
#[derive(Clone)]
pub struct AgainstCard {
    pub people: [NamedPerson; 2],
    /// The games in which both places count, the earliest first.
    pub meetings: Vec<Meeting>,
    /// The average points by source, in thousandths of a unit of the game, in the order of the game's sources.
    pub sources: Vec<(&'static str, [i64; 2])>,
    /// The chance in thousandths that the first person finishes ahead next time. `None` without ratings of both.
    pub next: Option<i64>,
}

/// A game that two people have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    pub ended: Timestamp,
    pub places: [u8; 2],
    /// The points; `None` if they don't count.
    pub points: Option<[i32; 2]>,
}

impl Meeting {
    /// The index of the person who finished ahead; `None` for a tie.
    pub fn ahead(&self) -> Option<usize> {
        match self.places[0].cmp(&self.places[1]) {
            std::cmp::Ordering::Less => Some(0),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(1),
        }
    }

    /// The difference in points; 0 if they don't count.
    pub fn difference(&self) -> i32 {
        self.points.map_or(0, |points| (points[0] - points[1]).abs())
    }
}

/// A page of a list.
#[derive(Clone)]
pub struct RatingList {
    pub season: Season,
    /// The page, counted from 0.
    pub page: u32,
    pub pages: u32,
    pub rows: Vec<ListedPerson>,
    /// The reader's row, if it is on another page.
    pub own: Option<ListedPerson>,
    pub reader: UserId,
    /// Rated games in the season.
    pub games: u32,
    /// The first of the list.
    pub leader: Option<NamedPerson>,
    /// People with too few games for the list, if the list is too short to show.
    pub so_far: Vec<(NamedPerson, u32)>,
    /// The ratings of the computer players' strengths, in their list.
    pub anchors: Vec<(Strength, i64)>,
    /// `true` if this version's strengths aren't measured yet.
    pub provisional: bool,
}

/// A row of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPerson {
    pub rank: u32,
    pub person: NamedPerson,
    pub rating: Rating,
    pub games: u32,
    /// Places gained in the last seven days; `None` for a new person on the list.
    pub gained: Option<i64>,
    /// The share of the opponents behind in the last five games, in thousandths, the earliest first.
    pub form: Vec<i64>,
}

/// A request about people in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeopleRequest {
    /// The game; `None` for the one that the user, or the person asked about, finished last.
    pub game: Option<String>,
    pub what: PeopleQuery,
    /// `true` if everyone in the channel sees the answer.
    pub public: bool,
    /// In direct messages, the server; `None` for the one of the user's last game.
    pub server: Option<GuildId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeopleQuery {
    /// The statistics of a person; `None` for the user.
    Stats { player: Option<UserId> },
    /// Two people; the first one is the user if it is `None`.
    Against { player: Option<UserId>, other: UserId },
    /// A page of a list, counted from 0.
    List { season: ListSeason, page: u32 },
    /// The explanation of ratings.
    HowItWorks,
}

/// The season of a list, as in a request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListSeason {
    /// The season of today.
    #[default]
    Now,
    Of(Season),
}
