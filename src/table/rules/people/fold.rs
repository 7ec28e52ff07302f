//! The rows that each finished game adds, in the order in which the games ended.
//!
//! The bot adds one game to the stored standing. A check starts with nothing and adds all games, so that both compute the
//! same rows with the same code.

use std::collections::BTreeMap;

use crate::ai::Strength;

use super::ratings;
use crate::table::values::{
    EVERYONE, GameResult, PersonResult, Pool, Rating, RatingRow, ResultRow, Season, SeatSums, Standing, Sums, Tally,
    UserId,
};

/// The standing of pools, and the strengths of computer players by game.
pub(in crate::table) struct Fold<'a> {
    pub(in crate::table) pools: BTreeMap<Pool, Standing>,
    pub(in crate::table) anchor: &'a dyn Fn(&str, Strength) -> i64,
}

/// A rated person in a game: the user, the result and the place.
type Rated<'a> = (UserId, &'a PersonResult, u8);

impl Fold<'_> {
    /// Adds a game. Returns its rows.
    pub(in crate::table) fn add(&mut self, game: &GameResult) -> Tally {
        let standing = self.pools.entry(game.pool.clone()).or_default();
        let placed = |(user, result): &'_ (UserId, PersonResult)| Some((*user, result.clone(), result.place?));
        let placed: Vec<(UserId, PersonResult, u8)> = game.people.iter().filter_map(placed).collect();
        let placed: Vec<Rated<'_>> = placed.iter().map(|(user, result, place)| (*user, result, *place)).collect();
        let rated = game.rateable && placed.len() >= 2;
        let mut rows = Vec::new();
        if rated {
            rows.extend(among_people(standing, game, &placed));
        }
        if game.rateable {
            rows.extend(against_computers(standing, game, &placed, self.anchor));
        }
        for row in &rows {
            standing.ratings.insert((row.season, row.user), (row.rating, row.games));
        }
        let of_all_time = |user: UserId| rows.iter().find(|row| row.season == Season::ALL_TIME && row.user == user);
        let mut everyone = standing.sums.remove(&EVERYONE).unwrap_or_default();
        let mut results = Vec::new();
        for (user, result) in &game.people {
            let sums = standing.sums.entry(*user).or_default();
            everyone.people += u32::from(sums.games == 0 && result.points.is_some());
            add_times(sums, result);
            add_points(sums, game, result);
            add_points(&mut everyone, game, result);
            if let Some(row) = of_all_time(*user) {
                sums.rated += 1;
                sums.won += row.won;
                sums.expected += row.expected;
            }
            results.push(row(game, *user, rated, Some(result.clone()), sums.clone()));
        }
        if rated {
            everyone.rated += 1;
            *everyone.seasons.entry(Season::of(game.ended).0).or_default() += 1;
        }
        results.push(row(game, EVERYONE, rated, None, everyone.clone()));
        standing.sums.insert(EVERYONE, everyone);
        Tally { table: game.table, results, ratings: rows }
    }
}

fn row(game: &GameResult, user: UserId, rated: bool, result: Option<PersonResult>, sums: Sums) -> ResultRow {
    ResultRow { table: game.table, user, pool: game.pool.clone(), ended: game.ended, rated, result, sums }
}

fn add_times(sums: &mut Sums, result: &PersonResult) {
    if result.times.turns + result.times.late > 0 {
        let times = sums.times.entry(result.times.limit).or_default();
        times.limit = result.times.limit;
        times.add(&result.times);
    }
}

fn add_points(sums: &mut Sums, game: &GameResult, result: &PersonResult) {
    if result.place.is_none() {
        return;
    }
    if sums.games == 0 {
        sums.since = game.ended.as_second();
    }
    sums.games += 1;
    let Some(points) = result.points else { return };
    let seats = sums.seats.entry(result.seats).or_default();
    let first = seats.games == 0;
    let SeatSums { games, points: sum, best, worst, sources } = seats;
    *games += 1;
    *sum += i64::from(points);
    *best = if first { points } else { points.max(*best) };
    *worst = if first { points } else { points.min(*worst) };
    for (source, points) in &result.sources {
        *sources.entry(source.clone()).or_default() += i64::from(*points);
    }
}

/// The changes of the ratings among people: of all time, and of the season. All use the ratings before the game.
fn among_people(standing: &Standing, game: &GameResult, people: &[Rated<'_>]) -> Vec<RatingRow> {
    let season = Season::of(game.ended);
    let known = |season, user| standing.ratings.get(&(season, user)).copied();
    let all_time = |user| known(Season::ALL_TIME, user).map(|(rating, _)| rating);
    let mut rows = Vec::new();
    for period in [Season::ALL_TIME, season] {
        let before = |user| match known(period, user) {
            Some(known) => known,
            None if period == Season::ALL_TIME => (ratings::START, 0),
            None => (ratings::season_start(all_time(user)), 0),
        };
        let before: Vec<(Rating, u32)> = people.iter().map(|(user, ..)| before(*user)).collect();
        let expected = ratings::expected(&before.iter().map(|(rating, _)| *rating).collect::<Vec<_>>());
        let ranked: Vec<(Rating, u8)> =
            before.iter().zip(people).map(|((rating, _), (_, _, place))| (*rating, *place)).collect();
        let after = ratings::rated(&ranked);
        for (((user, _, place), (_, games)), (rating, expected)) in
            people.iter().zip(&before).zip(after.into_iter().zip(expected))
        {
            rows.push(RatingRow {
                table: game.table,
                user: *user,
                pool: game.pool.clone(),
                season: period,
                ended: game.ended,
                rating,
                expected,
                won: won(*place, people),
                behind: behind(*place, people),
                games: games + 1,
            });
        }
    }
    rows
}

/// The changes of the line against computer players: one for each person who played some.
fn against_computers(
    standing: &Standing,
    game: &GameResult,
    people: &[Rated<'_>],
    anchor: &dyn Fn(&str, Strength) -> i64,
) -> Vec<RatingRow> {
    let played = people.iter().filter(|(_, result, _)| !result.computers.is_empty());
    let change = |(user, result, _): &Rated<'_>| {
        let known = standing.ratings.get(&(Season::COMPUTERS, *user)).copied();
        let (before, games) = known.unwrap_or((ratings::START, 0));
        let anchor = |strength| anchor(&game.pool.game, strength);
        let after = |rating, (strength, won): &(Strength, i64)| ratings::against(rating, anchor(*strength), *won);
        let expected =
            |(strength, _): &(Strength, i64)| ratings::ahead(before, Rating { mean: anchor(*strength), spread: 0 });
        // A game has at most eight seats.
        let count = result.computers.len() as i64;
        RatingRow {
            table: game.table,
            user: *user,
            pool: game.pool.clone(),
            season: Season::COMPUTERS,
            ended: game.ended,
            rating: result.computers.iter().fold(before, after),
            expected: result.computers.iter().map(expected).sum::<i64>() / count,
            won: if result.computers.iter().all(|(_, won)| *won == 1000) { 1000 } else { 0 },
            behind: result.computers.iter().map(|(_, won)| won).sum::<i64>() / count,
            games: games + 1,
        }
    };
    played.map(change).collect()
}

/// A win in thousandths. Several first places share it.
fn won(place: u8, people: &[Rated<'_>]) -> i64 {
    let first = people.iter().map(|(_, _, place)| *place).min();
    let winners = people.iter().filter(|(_, _, place)| Some(*place) == first).count() as i64;
    if Some(place) == first { 1000 / winners } else { 0 }
}

/// The share of the opponents who finished behind, in thousandths. Ties count half.
fn behind(place: u8, people: &[Rated<'_>]) -> i64 {
    let opponents = people.len() as i64 - 1;
    let later = people.iter().filter(|(_, _, other)| *other > place).count() as i64;
    let level = people.iter().filter(|(_, _, other)| *other == place).count() as i64 - 1;
    (later * 2 + level) * 500 / opponents.max(1)
}
