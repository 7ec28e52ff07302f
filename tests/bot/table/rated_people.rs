//! Ratings of made-up people, compared with their strengths. The results have luck and seats that the formula doesn't
//! know. `cargo test --test bot rated_people -- --nocapture` prints the figures.

use daykeeper::ai::{PlayerSpec, Strength};
use daykeeper::engine::{Options, Rng, Seed};
use daykeeper::games;
use daykeeper::table::{Rating, ratings};

use crate::support::sweep::sweep;

/// The formula's unit of luck in one result (25/6), in units of the mean.
const LUCK: f64 = 25.0 / 6.0;
/// The seats' advantages, the first seat first.
const SEATS: [f64; 4] = [1.5, 0.5, -0.5, -1.5];

struct Server {
    people: usize,
    games: usize,
    /// The standard deviation of the strengths, in units of [`LUCK`].
    spread: f64,
    /// `true` if games have two to four players, not four.
    mixed: bool,
}

#[derive(Default)]
struct Found {
    /// People with two games, and those whose band holds their strength.
    listed: usize,
    held: usize,
    /// Rank correlation of each server's list with the strengths.
    correlations: Vec<f64>,
}

/// A number from 0 to 1, without the ends.
fn uniform(rng: &mut Rng) -> f64 {
    (f64::from(rng.below(1 << 30)) + 0.5) / f64::from(1 << 30)
}

/// A normal number with mean 0 and deviation 1 (Box and Muller).
fn normal(rng: &mut Rng) -> f64 {
    (-2.0 * uniform(rng).ln()).sqrt() * (std::f64::consts::TAU * uniform(rng)).cos()
}

/// Luck with heavy tails: Student's t with three degrees of freedom. Near equal strengths, a little more strength wins as
/// much as in the formula: the density of two results' difference at 0 is 540 / 2351 for the plain t, and 1 / (4 √2 β)
/// in the formula.
fn luck(rng: &mut Rng) -> f64 {
    let three: f64 = (0..3).map(|_| normal(rng).powi(2)).sum();
    let scale = 540.0 / 2351.0 * 4.0 * std::f64::consts::SQRT_2 * LUCK;
    scale * normal(rng) / (three / 3.0).sqrt()
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let below = |value: f64| values.iter().filter(|other| **other < value).count() as f64;
    let level = |value: f64| values.iter().filter(|other| **other == value).count() as f64;
    values.iter().map(|value| below(*value) + (level(*value) - 1.0) / 2.0).collect()
}

/// Spearman's rank correlation.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (ranks(one), ranks(other));
    let mean = (one.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum::<f64>();
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

/// Plays the games of a server: each person is in one as often as in another, up to chance.
fn play(server: &Server, rng: &mut Rng, found: &mut Found) {
    let strengths: Vec<f64> = (0..server.people).map(|_| 25.0 + server.spread * LUCK * normal(rng)).collect();
    let mut rated = vec![(ratings::START, 0); server.people];
    let mut people: Vec<usize> = (0..server.people).collect();
    for _ in 0..server.games {
        let seats = if server.mixed { 2 + rng.index(3) } else { 4 };
        rng.shuffle(&mut people);
        let at = &people[..seats];
        let results: Vec<f64> = at.iter().zip(SEATS).map(|(who, seat)| strengths[*who] + seat + luck(rng)).collect();
        let place = |result: f64| 1 + results.iter().filter(|other| **other > result).count() as u8;
        let before: Vec<(Rating, u8)> =
            at.iter().zip(&results).map(|(who, result)| (rated[*who].0, place(*result))).collect();
        for (who, after) in at.iter().zip(ratings::rated(&before)) {
            rated[*who] = (after, rated[*who].1 + 1);
        }
    }
    let listed: Vec<usize> = (0..server.people).filter(|who| rated[*who].1 >= 2).collect();
    let holds = |who: &usize| {
        let rating = rated[*who].0;
        (rating.mean as f64 / 1000.0 - strengths[*who]).abs() <= 1.28 * rating.spread as f64 / 1000.0
    };
    found.listed += listed.len();
    found.held += listed.iter().filter(|who| holds(who)).count();
    let low: Vec<f64> = listed.iter().map(|who| ratings::low(rated[*who].0) as f64).collect();
    let true_strengths: Vec<f64> = listed.iter().map(|who| strengths[*who]).collect();
    found.correlations.push(correlation(&low, &true_strengths));
}

#[test]
fn bands_hold_the_strengths_of_people_with_luck_and_seats_that_the_formula_does_not_know() {
    println!("people, games, spread, seats: band holds, rank correlation");
    for (people, games, servers, least) in [(8, 10, 200, 0.4), (8, 40, 200, 0.65), (200, 2_000, 2, 0.8)] {
        for (spread, mixed) in [(1.0, false), (1.7, false), (1.7, true)] {
            let (mut rng, mut found) = (Rng::new(Seed::new(7)), Found::default());
            for _ in 0..servers {
                play(&Server { people, games, spread, mixed }, &mut rng, &mut found);
            }
            let held = found.held as f64 / found.listed as f64;
            let correlation = found.correlations.iter().sum::<f64>() / found.correlations.len() as f64;
            let seats = if mixed { "2 to 4" } else { "4" };
            println!("{people}, {games}, {spread}, {seats}: {:.0} %, {correlation:.2}", held * 100.0);
            assert!((0.55..0.98).contains(&held), "{held}");
            assert!(correlation > least, "{correlation}");
        }
    }
}

/// Computer players with their steps per decision, from the weakest to the strongest.
const PLAYERS: [(Strength, u64); 8] = [
    (Strength::Easy, 300),
    (Strength::Easy, 1_000),
    (Strength::Medium, 300),
    (Strength::Medium, 1_000),
    (Strength::Hard, 300),
    (Strength::Hard, 600),
    (Strength::Hard, 1_200),
    (Strength::Hard, 2_400),
];

/// Real games of computer players with mixed strengths, rated as if they were people: the list has them in the order of
/// their strengths, up to the luck of a few games.
#[test]
fn ratings_of_real_games_follow_the_strengths_of_their_players() {
    let mut rated = vec![(ratings::START, 0_u32); PLAYERS.len()];
    let (mut rng, mut people) = (Rng::new(Seed::new(7)), (0..PLAYERS.len()).collect::<Vec<_>>());
    let titles: Vec<_> = games::titles().to_vec();
    for game in 0..sweep(12_usize, 60) {
        rng.shuffle(&mut people);
        let at: Vec<usize> = people[..4].to_vec();
        let players: Vec<PlayerSpec> =
            at.iter().map(|who| PlayerSpec::with_budget(PLAYERS[*who].0, PLAYERS[*who].1)).collect();
        let mut ranking = Vec::new();
        let title = titles[game % titles.len()];
        let seed = Seed::new(100 + game as u64);
        title
            .play_games(&players, &Options::default(), seed, 1, &mut |played| ranking = played.outcome.ranking)
            .unwrap();
        let before: Vec<(Rating, u8)> = at.iter().zip(&ranking).map(|(who, rank)| (rated[*who].0, *rank)).collect();
        for (who, after) in at.iter().zip(ratings::rated(&before)) {
            rated[*who] = (after, rated[*who].1 + 1);
        }
    }
    let listed: Vec<usize> = (0..PLAYERS.len()).filter(|who| rated[*who].1 >= 2).collect();
    let low: Vec<f64> = listed.iter().map(|who| ratings::low(rated[*who].0) as f64).collect();
    let order: Vec<f64> = listed.iter().map(|who| *who as f64).collect();
    let found = correlation(&low, &order);
    for who in listed {
        println!("{:?}: {:?} in {} games", PLAYERS[who], rated[who].0, rated[who].1);
    }
    println!("rank correlation {found:.2}");
    assert!(found > 0.6, "{found}");
}
