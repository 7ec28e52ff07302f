//! Ratings: Weng-Lin for several players, of the crate `skillratings`. No other file knows the formula.

use skillratings::weng_lin::{
    WengLinConfig, WengLinRating, expected_score, expected_score_multi_team, weng_lin, weng_lin_multi_team,
};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::table::values::Rating;

/// The rating of a new person. The uncertainty is 25/4, not the crate's 25/3: then the band holds the true strength
/// 7 or 8 times out of 10, in small servers too.
pub const START: Rating = Rating { mean: 25_000, spread: 6_250 };

/// The uncertainty of a known person at the start of a season.
const SEASON_SPREAD: i64 = 4_000;

/// Half of a band that holds 8 in 10, in uncertainties.
const BAND: f64 = 1.28;

/// Shown points for one unit of the mean, around [`MIDDLE`].
const SCALE: f64 = 40.0;

/// The shown rating of a mean of 25.
const MIDDLE: f64 = 1500.0;

/// The ratings after a game. `players` have their ratings before it and their ranks, 1 for the winner. Equal ranks share
/// a place.
pub fn rated(players: &[(Rating, u8)]) -> Vec<Rating> {
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> =
        players.iter().map(|(rating, rank)| ([of(*rating)], MultiTeamOutcome::new(usize::from(*rank)))).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|(team, rank)| (team.as_slice(), *rank)).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::default());
    after.iter().zip(players).map(|(team, (before, _))| team.first().map_or(*before, rounded)).collect()
}

/// The chances to win, in thousandths, before a game.
pub fn expected(players: &[Rating]) -> Vec<i64> {
    let teams: Vec<[WengLinRating; 1]> = players.iter().map(|rating| [of(*rating)]).collect();
    let teams: Vec<&[WengLinRating]> = teams.iter().map(<[WengLinRating; 1]>::as_slice).collect();
    expected_score_multi_team(&teams, &WengLinConfig::default()).into_iter().map(thousandths).collect()
}

/// The chance of one person, in thousandths, to finish ahead of another one.
pub fn ahead(one: Rating, other: Rating) -> i64 {
    thousandths(expected_score(&of(one), &of(other), &WengLinConfig::default()).0)
}

/// A person's rating after a result against a computer player, whose strength is known and doesn't change. `won` is 500
/// for the same place.
pub fn against(person: Rating, computer: i64, won: i64) -> Rating {
    // The formula for several players divides by the computer player's uncertainty, which is 0.
    let fixed = Rating { mean: computer, spread: 0 };
    let outcome = match won {
        1000 => Outcomes::WIN,
        0 => Outcomes::LOSS,
        _ => Outcomes::DRAW,
    };
    rounded(&weng_lin(&of(person), &of(fixed), &outcome, &WengLinConfig::default()).0)
}

/// The rating at the start of a season: halfway between the middle and the rating of all time.
pub fn season_start(all_time: Option<Rating>) -> Rating {
    let halfway = |known: Rating| Rating { mean: (START.mean + known.mean) / 2, spread: SEASON_SPREAD };
    all_time.map_or(START, halfway)
}

/// The low end of the band, by which lists are sorted, in thousandths of a unit of the mean.
pub fn low(rating: Rating) -> i64 {
    // The exact integer form of `BAND`, since lists in the database compare these numbers.
    rating.mean - rating.spread * 128 / 100
}

/// A mean as people see it.
pub fn shown(mean: i64) -> i64 {
    (MIDDLE + SCALE * (units(mean) - units(START.mean))).round() as i64
}

/// Half of the band as people see it.
pub fn band(spread: i64) -> i64 {
    (SCALE * BAND * units(spread)).round() as i64
}

fn of(Rating { mean, spread }: Rating) -> WengLinRating {
    WengLinRating { rating: units(mean), uncertainty: units(spread) }
}

fn rounded(rating: &WengLinRating) -> Rating {
    Rating { mean: thousandths(rating.rating), spread: thousandths(rating.uncertainty) }
}

fn units(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}

fn thousandths(units: f64) -> i64 {
    (units * 1000.0).round() as i64
}
