//! `daykeeper tune`: finds the weights of a game's evaluation by play.
//!
//! The cross-entropy method: each generation draws weights around the present ones, lets each of
//! them play against the present ones, and moves to the mean of the best. A seed decides
//! everything, whatever the number of threads.

use std::io::Write;
use std::path::PathBuf;

use serde_json::{Map, Value};

use crate::ai::{PlayerSpec, Strength};
use crate::engine::{Options, Rng, Seed};
use crate::games::Title;

use super::arguments::{read_weights, title};
use super::failure::Failure;

/// Share of the drawn weights that the next generation is made from.
const ELITE: f32 = 0.2;
/// How far a generation moves to the mean of the best.
const MOVE: f32 = 0.7;
/// How much a point of the others counts against an own one.
const RIVALRY: f64 = 0.5;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The game to play
    #[arg(long)]
    game: String,
    /// The number of players
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// The number of generations
    #[arg(long, default_value_t = 30)]
    generations: u32,
    /// How many sets of weights to try in each generation
    #[arg(long, default_value_t = 48)]
    drawn: usize,
    /// How many games each set of weights plays
    #[arg(long, default_value_t = 48)]
    games: u64,
    /// The strength of the computer players that use the weights: easy, medium or hard
    #[arg(long, default_value = "medium")]
    strength: String,
    /// The budget of a decision, in steps
    #[arg(long, default_value_t = 300)]
    budget: u64,
    /// How far the first generation strays from the starting weights, as a share of each weight
    #[arg(long, default_value_t = 0.3)]
    spread: f32,
    /// The seed of all random choices
    #[arg(long, default_value_t = Seed::new(1))]
    seed: Seed,
    /// The number of threads; this does not change the results
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Start from the weights in this file instead of the built-in ones
    #[arg(long)]
    from: Option<PathBuf>,
    /// The file to write the weights to, after every generation
    #[arg(long)]
    out: PathBuf,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let title = title(&self.game)?;
        let strength = Strength::from_id(&self.strength).ok_or_else(|| {
            Failure::Refused(format!("there is no strength `{}`; choose easy, medium or hard", self.strength))
        })?;
        let (names, shipped): (Vec<&str>, Vec<f32>) = title.weights().into_iter().unzip();
        let mut centre = match &self.from {
            Some(file) => read_weights(file, title)?,
            None => shipped,
        };
        let mut spread: Vec<f32> = centre.iter().map(|weight| self.spread * weight.abs() + 0.02).collect();
        let mut rng = Rng::stream(self.seed, 2);
        for generation in 0..self.generations {
            let mut drawn: Vec<Vec<f32>> = (0..self.drawn).map(|_| draw(&centre, &spread, &mut rng)).collect();
            // The present weights take part, to be seen and kept if nothing is better.
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
            write_weights(&self.out, &names, &centre)?;
            let (own, best) = (results[0].1, results[order[0]].1);
            writeln!(
                out,
                "generation {generation}: {own:.2} points with the present weights, {best:.2} with the best"
            )?;
            out.flush()?;
        }
        Ok(())
    }

    /// How each of the drawn weights does against the present ones: what counts, and the points.
    fn play(
        &self,
        title: &'static dyn Title,
        strength: Strength,
        centre: &[f32],
        drawn: &[Vec<f32>],
        seed: Seed,
    ) -> Result<Vec<(f64, f64)>, Failure> {
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
            results.extend(part.map_err(|_| Failure::Refused("a thread has failed".to_owned()))??);
        }
        Ok(results)
    }

    /// How some weights do against the present ones, on every second seat.
    fn one(
        &self,
        title: &'static dyn Title,
        strength: Strength,
        centre: &[f32],
        weights: &[f32],
        seed: Seed,
    ) -> Result<(f64, f64), Failure> {
        let computer =
            |weights: &[f32]| PlayerSpec::Computer { strength, budget: self.budget, weights: Some(weights.to_vec()) };
        let (mut own, mut others) = (0.0, 0.0);
        let (mut own_seats, mut other_seats) = (0.0, 0.0);
        for game in 0..self.games {
            let mine = |seat: u8| u64::from(seat) % 2 == game % 2;
            let players: Vec<PlayerSpec> =
                (0..self.seats).map(|seat| computer(if mine(seat) { weights } else { centre })).collect();
            let played = title
                .play_game(&players, &Options::default(), seed.plus(game / 2), &mut |_, _| {})
                .map_err(Failure::refused)?;
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

/// Weights around others; none below 0.
fn draw(centre: &[f32], spread: &[f32], rng: &mut Rng) -> Vec<f32> {
    // The sum of twelve even numbers is as good as normal, and the same on every machine.
    let mut normal = || (0..12).map(|_| rng.below(1 << 20) as f32 / (1 << 20) as f32).sum::<f32>() - 6.0;
    centre.iter().zip(spread).map(|(&centre, &spread)| (centre + spread * normal()).max(0.0)).collect()
}

fn write_weights(file: &std::path::Path, names: &[&str], weights: &[f32]) -> Result<(), Failure> {
    let rounded = |weight: f32| Value::from((f64::from(weight) * 10_000.0).round() / 10_000.0);
    let named: Map<String, Value> =
        names.iter().zip(weights).map(|(name, &weight)| ((*name).to_owned(), rounded(weight))).collect();
    // Numbers by name can always be written.
    let mut text = serde_json::to_string_pretty(&named).unwrap_or_default();
    text.push('\n');
    Ok(std::fs::write(file, text)?)
}
