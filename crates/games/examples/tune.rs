//! Finds the weights of a game's evaluation by playing (`docs/dev/computer-players.md`).
//!
//! The cross-entropy method: each generation draws weights around the current ones, plays each of them against the
//! current ones, and moves to the mean of the best. The seed determines the result, for any number of threads.

use std::error::Error;
use std::path::PathBuf;

use ai::{PlayerSpec, Strength};
use clap::Parser;
use engine::{Options, Rng, Seed, SetupError};
use games::Title;

/// Share of the drawn weights that form the next generation.
const ELITE: f32 = 0.2;
/// Share of the way to the mean of the best that a generation moves.
const MOVE: f32 = 0.7;
/// Weight of an opponent's point relative to an own point.
const RIVALRY: f64 = 0.5;

/// Tune the weights of the computer players by playing games
#[derive(Parser)]
struct Arguments {
    /// The game to play
    #[arg(long)]
    game: String,
    /// The number of players
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// The number of generations
    #[arg(long, default_value_t = 30)]
    generations: u32,
    /// The sets of weights to try in each generation
    #[arg(long, default_value_t = 48)]
    drawn: usize,
    /// The games for each set of weights
    #[arg(long, default_value_t = 48)]
    games: u64,
    /// The strength of the computer players that use the weights: easy, medium or hard
    #[arg(long, default_value = "medium")]
    strength: String,
    /// The budget of a decision, in steps
    #[arg(long, default_value_t = 300)]
    budget: u64,
    /// The spread of the first generation around the starting weights, as a share of each weight
    #[arg(long, default_value_t = 0.3)]
    spread: f32,
    /// The seed of all random choices
    #[arg(long, default_value_t = Seed::new(1))]
    seed: Seed,
    /// The number of threads. This doesn't change the results
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Start from the weights in this file instead of the built-in weights
    #[arg(long)]
    from: Option<PathBuf>,
    /// The file to write the weights to, after every generation
    #[arg(long)]
    out: PathBuf,
}

impl Arguments {
    fn run(self) -> Result<(), Box<dyn Error>> {
        let title = games::title(&self.game).ok_or_else(|| format!("unknown game `{}`", self.game))?;
        let strength = Strength::from_id(&self.strength)
            .ok_or_else(|| format!("unknown strength `{}`. Use easy, medium or hard", self.strength))?;
        let mut centre = match &self.from {
            Some(file) => games::parse_weights(title, &std::fs::read_to_string(file)?)?,
            None => title.weights().into_iter().map(|(_, weight)| weight).collect(),
        };
        let mut spread: Vec<f32> = centre.iter().map(|weight| self.spread * weight.abs() + 0.02).collect();
        let mut rng = Rng::stream(self.seed, 2);
        for generation in 0..self.generations {
            let mut drawn: Vec<Vec<f32>> = (0..self.drawn).map(|_| draw(&centre, &spread, &mut rng)).collect();
            // The current weights take part, to be measured and to win if none are better.
            drawn[0].clone_from(&centre);
            let seed = self.seed.plus(u64::from(generation) * self.games);
            let results = self.play(title, strength, &centre, &drawn, seed)?;
            let mut order: Vec<usize> = (0..drawn.len()).collect();
            order.sort_by(|&a, &b| results[b].0.total_cmp(&results[a].0).then(a.cmp(&b)));
            let elite = &order[..((drawn.len() as f32 * ELITE) as usize).max(2)];
            for place in 0..centre.len() {
                let values = || elite.iter().map(|&number| drawn[number][place]);
                let mean = values().sum::<f32>() / elite.len() as f32;
                let variance = values().map(|value| (value - mean) * (value - mean)).sum::<f32>() / elite.len() as f32;
                centre[place] += MOVE * (mean - centre[place]);
                spread[place] += MOVE * (variance.sqrt() * 1.1 - spread[place]);
            }
            std::fs::write(&self.out, games::format_weights(title, &centre))?;
            let (own, best) = (results[0].1, results[order[0]].1);
            println!("generation {generation}: {own:.2} points with the present weights, {best:.2} with the best");
        }
        Ok(())
    }

    /// Plays each of the drawn weights against the current ones. Returns their score and points.
    fn play(
        &self,
        title: &'static dyn Title,
        strength: Strength,
        centre: &[f32],
        drawn: &[Vec<f32>],
        seed: Seed,
    ) -> Result<Vec<(f64, f64)>, Box<dyn Error>> {
        let threads = self.threads.clamp(1, drawn.len());
        let share = drawn.len().div_ceil(threads);
        let parts = std::thread::scope(|scope| {
            let run = |part: &'_ [Vec<f32>]| {
                part.iter()
                    .map(|weights| self.one(title, strength, centre, weights, seed))
                    .collect::<Result<Vec<_>, _>>()
            };
            let handles: Vec<_> = drawn.chunks(share).map(|part| scope.spawn(move || run(part))).collect();
            handles.into_iter().map(|handle| handle.join()).collect::<Vec<_>>()
        });
        let mut results = Vec::new();
        for part in parts {
            results.extend(part.map_err(|_| "a thread has panicked")??);
        }
        Ok(results)
    }

    /// Plays some weights against the current ones, in every second seat.
    fn one(
        &self,
        title: &'static dyn Title,
        strength: Strength,
        centre: &[f32],
        weights: &[f32],
        seed: Seed,
    ) -> Result<(f64, f64), SetupError> {
        let computer =
            |weights: &[f32]| PlayerSpec::Computer { strength, budget: self.budget, weights: Some(weights.to_vec()) };
        let (mut own, mut others) = (0.0, 0.0);
        let (mut own_seats, mut other_seats) = (0.0, 0.0);
        for game in 0..self.games {
            let mine = |seat: u8| u64::from(seat) % 2 == game % 2;
            let players: Vec<PlayerSpec> =
                (0..self.seats).map(|seat| computer(if mine(seat) { weights } else { centre })).collect();
            let played = title.play_game(&players, &Options::default(), seed.plus(game / 2), &mut |_, _| {})?;
            let outcome = played.outcome;
            for (seat, &points) in (0..).zip(&outcome.points) {
                let points = f64::from(points) / f64::from(outcome.denominator);
                if mine(seat) {
                    own += points;
                    own_seats += 1.0;
                } else {
                    others += points;
                    other_seats += 1.0;
                }
            }
        }
        let (own, others) = (own / own_seats, others / other_seats);
        Ok((own - RIVALRY * others, own))
    }
}

/// Draws weights around others, never below 0.
fn draw(centre: &[f32], spread: &[f32], rng: &mut Rng) -> Vec<f32> {
    // The sum of twelve uniform numbers is close to normal, and the same on every machine.
    let mut normal = || (0..12).map(|_| rng.below(1 << 20) as f32 / (1 << 20) as f32).sum::<f32>() - 6.0;
    centre.iter().zip(spread).map(|(&centre, &spread)| (centre + spread * normal()).max(0.0)).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    Arguments::parse().run()
}
