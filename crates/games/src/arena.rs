//! Matches between players of different strengths: the opponents and seats of each game, and the reliability of the
//! results.
//!
//! Every two players meet in separate games. Each deal is played once in every rotation of the seats, so that neither
//! the seats nor the luck of the deal favor a player. A *pairing* is one comparison by rank, within one game, of two
//! seats with different players.

use ai::{PlayedGame, PlayerSpec};
use engine::{Options, Seed, SetupError};

use super::Title;

/// One game to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The two players who meet. Both are the same if there is only one.
    pub pair: (usize, usize),
    /// Number of the deal among all deals that the pair plays.
    pub deal: u32,
    pub lineup: Vec<usize>,
    /// Seed of the deal and all decisions.
    pub seed: Seed,
}

/// The games of a tournament in which every player meets every other, or, with `against`, only that player. A single
/// player plays against itself. Each pair plays at least `games` games, in whole rotations.
pub fn fixtures(players: usize, against: Option<usize>, seats: u8, games: u32, seed: Seed) -> Vec<Fixture> {
    let met = |one: usize, other: usize| against.is_none_or(|against| one == against || other == against);
    let mut pairs: Vec<(usize, usize)> = (0..players)
        .flat_map(|one| (one + 1..players).map(move |other| (one, other)))
        .filter(|&(one, other)| met(one, other))
        .collect();
    if players == 1 {
        pairs.push((0, 0));
    }
    let mut fixtures = Vec::new();
    for pair in pairs {
        let lineups = lineups(pair, seats.into());
        for deal in 0..games.div_ceil(lineups.len() as u32) {
            let seed = seed.plus(deal.into());
            fixtures.extend(lineups.iter().map(|lineup| Fixture { pair, deal, lineup: lineup.clone(), seed }));
        }
    }
    fixtures
}

/// Gives each player half of the seats, in every rotation. If the halves differ by one seat, each player has the
/// greater half equally often.
fn lineups((one, other): (usize, usize), seats: usize) -> Vec<Vec<usize>> {
    let mut lineups: Vec<Vec<usize>> = Vec::new();
    for more in [seats.div_ceil(2), seats / 2] {
        for turned in 0..seats {
            let mut lineup: Vec<usize> = (0..seats).map(|seat| if seat < more { one } else { other }).collect();
            lineup.rotate_right(turned);
            if !lineups.contains(&lineup) {
                lineups.push(lineup);
            }
        }
    }
    lineups
}

/// Plays one game. The result depends only on the arguments.
///
/// # Errors
/// The game is not for this number of players, or does not have these options.
pub fn play(
    title: &dyn Title,
    players: &[PlayerSpec],
    options: &Options,
    fixture: &Fixture,
) -> Result<PlayedGame, SetupError> {
    let lineup: Vec<PlayerSpec> = fixture.lineup.iter().map(|&player| players[player].clone()).collect();
    title.play_game(&lineup, options, fixture.seed, &mut |_, _| {})
}

/// A share of pairings won, with its 95 % confidence interval. A shared rank counts half.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinShare {
    /// Number of counted pairings.
    pub pairings: u64,
    /// The measured share, from 0 to 1.
    pub won: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// One player's results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArenaResult {
    /// Number of seats that it played.
    pub seats: u64,
    /// Its mean final points.
    pub points: f64,
    /// Its mean final points in games that it won. `None` if it never won.
    pub winner_points: Option<f64>,
    /// Its share of the victories of its games. A player with half of the seats can expect half.
    pub victories: f64,
    /// Its pairings against each other player, by number.
    pub against: Vec<Option<WinShare>>,
    /// Its pairings against all of them.
    pub overall: Option<WinShare>,
    /// Mean number of simulated steps per decision.
    pub steps_per_decision: f64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// Games played.
    pub games: u64,
    /// Mean final points of the winners.
    pub winner_points: f64,
    /// Mean final points of all seats.
    pub points: f64,
    pub reached: Vec<ArenaResult>,
}

pub fn results(players: usize, played: &[(Fixture, PlayedGame)]) -> Results {
    let reached = (0..players).map(|player| measure(player, players, played)).collect();
    let winners = mean(played.iter().map(|(_, game)| {
        mean((0..game.outcome.points.len()).filter(|&seat| wins(game, seat)).map(|seat| points(game, seat)))
            .unwrap_or_default()
    }));
    let all = played.iter().flat_map(|(_, game)| (0..game.outcome.points.len()).map(|seat| points(game, seat)));
    Results {
        games: played.len() as u64,
        winner_points: winners.unwrap_or_default(),
        points: mean(all).unwrap_or_default(),
        reached,
    }
}

fn measure(player: usize, players: usize, played: &[(Fixture, PlayedGame)]) -> ArenaResult {
    let own = || {
        let seats = |fixture: &Fixture| fixture.lineup.len();
        played.iter().flat_map(move |(fixture, game)| {
            (0..seats(fixture)).filter(move |&seat| fixture.lineup[seat] == player).map(move |seat| (game, seat))
        })
    };
    let games = played.iter().filter(|(fixture, _)| fixture.lineup.contains(&player)).count();
    let share = |game: &PlayedGame, seat: usize| match wins(game, seat) {
        true => 1.0 / game.outcome.ranking.iter().filter(|&&rank| rank == 1).count() as f64,
        false => 0.0,
    };
    let (thought, decisions) = own().fold((0, 0), |(thought, decisions), (game, seat)| {
        (thought + game.effort[seat].steps, decisions + game.effort[seat].decisions)
    });
    ArenaResult {
        seats: own().count() as u64,
        points: mean(own().map(|(game, seat)| points(game, seat))).unwrap_or_default(),
        winner_points: mean(own().filter(|&(game, seat)| wins(game, seat)).map(|(game, seat)| points(game, seat))),
        victories: own().map(|(game, seat)| share(game, seat)).sum::<f64>() / games.max(1) as f64,
        against: (0..players).map(|other| pairings(player, &|met| met == other, played)).collect(),
        overall: pairings(player, &|_| true, played),
        steps_per_decision: thought as f64 / decisions.max(1) as f64,
    }
}

fn pairings(player: usize, with: &dyn Fn(usize) -> bool, played: &[(Fixture, PlayedGame)]) -> Option<WinShare> {
    // Games of one deal share its luck, so together they count as one observation.
    let mut deals: Vec<((usize, usize), u32, f64, u64)> = Vec::new();
    for (fixture, game) in played {
        let ranking = &game.outcome.ranking;
        let (mut won, mut count) = (0.0, 0);
        for (seat, _) in fixture.lineup.iter().enumerate().filter(|&(_, &own)| own == player) {
            for (other, &met) in fixture.lineup.iter().enumerate() {
                if met == player || !with(met) {
                    continue;
                }
                count += 1;
                won += match ranking[seat].cmp(&ranking[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
        match deals.last_mut().filter(|deal| deal.0 == fixture.pair && deal.1 == fixture.deal) {
            Some(deal) => (deal.2, deal.3) = (deal.2 + won, deal.3 + count),
            None => deals.push((fixture.pair, fixture.deal, won, count)),
        }
    }
    deals.retain(|deal| deal.3 > 0);
    let shares: Vec<f64> = deals.iter().map(|deal| deal.2 / deal.3 as f64).collect();
    let won = mean(shares.iter().copied())?;
    let pairings = deals.iter().map(|deal| deal.3).sum();
    let (low, high) = wilson(won, independent(won, &shares, pairings));
    Some(WinShare { pairings, won, low, high })
}

/// Number of independent comparisons with the same information as these deals: at least the number of deals, at most
/// the number of pairings.
fn independent(won: f64, shares: &[f64], pairings: u64) -> f64 {
    let deals = shares.len() as f64;
    let variance = shares.iter().map(|share| (share - won) * (share - won)).sum::<f64>() / (deals - 1.0).max(1.0);
    let one = won * (1.0 - won);
    // Without a single loss the variance is 0 and gives no estimate.
    let worth = if one == 0.0 { deals } else { deals * one / variance };
    worth.clamp(deals, pairings as f64)
}

/// Wilson's 95 % confidence interval for a share that was measured in `count` independent comparisons.
pub fn wilson(share: f64, count: f64) -> (f64, f64) {
    /// Half the width of the interval that contains 95 % of a normal distribution, in standard deviations.
    const WIDTH: f64 = 1.959_964;
    let square = WIDTH * WIDTH / count;
    let middle = (share + square / 2.0) / (1.0 + square);
    let half = WIDTH * (share * (1.0 - share) / count + square / (4.0 * count)).sqrt() / (1.0 + square);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

fn points(game: &PlayedGame, seat: usize) -> f64 {
    f64::from(game.outcome.points[seat]) / f64::from(game.outcome.denominator)
}

fn wins(game: &PlayedGame, seat: usize) -> bool {
    game.outcome.ranking[seat] == 1
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = values.fold((0_u64, 0.0), |(count, sum), value| (count + 1, sum + value));
    (count > 0).then(|| sum / count as f64)
}
