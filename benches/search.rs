//! Speed of the computer players' search: its steps per second compared with `simulate`, and allocations per step and
//! per game.
//!
//! `cargo bench --bench search`, or `cargo bench --bench search -- tzolkin` for one game

#[allow(dead_code, reason = "`load` asks for the rest of it")]
mod counting;

use std::time::Instant;

use daykeeper::ai::{Effort, PlayerSpec, Strength};
use daykeeper::engine::{Options, Seed};
use daykeeper::games::simulate::{Simulation, simulate};
use daykeeper::games::{Title, titles};

/// Rounds of each measurement. The median counts, since the machine may be busy with other work.
const ROUNDS: u64 = 3;

/// One measurement: steps per second in the search, and in `simulate` right before and after it.
struct Round {
    searched: f64,
    simulated: f64,
    ms_per_decision: f64,
    allocations_per_step: f64,
}

impl Round {
    fn ratio(&self) -> f64 {
        self.searched / self.simulated
    }
}

fn main() {
    println!(
        "{:<14} {:<8} {:>9} {:>12} {:>12} {:>8} {:>14} {:>18}",
        "game", "strength", "budget", "steps/s", "simulate", "ratio", "ms/decision", "allocations/step"
    );
    let named: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    for &title in titles().iter().filter(|title| named.is_empty() || named.iter().any(|name| name == title.id())) {
        for (strength, budget) in [
            (Strength::Easy, Strength::Easy.budget()),
            (Strength::Medium, Strength::Medium.budget()),
            (Strength::Hard, 20_000),
            (Strength::Hard, 200_000),
            (Strength::Hard, Strength::Hard.budget()),
        ] {
            run(title, strength, budget);
        }
    }
}

fn run(title: &dyn Title, strength: Strength, budget: u64) {
    let seats = title.max_seats();
    let players = vec![PlayerSpec::Random; seats.into()];
    let simulation = Simulation { players, options: Options::default(), games: 1_000, seed: Seed::new(1) };
    // With a slow strength only one seat searches, since the others would only repeat the same work.
    let thinking = if strength == Strength::Hard { 1 } else { seats };
    let others = vec![PlayerSpec::with_budget(Strength::Medium, 300); seats.into()];
    let mut players = others.clone();
    players[..thinking.into()].fill(PlayerSpec::with_budget(strength, budget));
    let mut rounds: Vec<Round> = (0..ROUNDS)
        .map(|round| {
            // The time of the other seats is measured separately and subtracted.
            let start = Instant::now();
            play(title, &others, round);
            let each = start.elapsed().as_secs_f64() / f64::from(seats);
            let before = simulated(title, &simulation);
            let (allocations, start) = (counting::allocations(), Instant::now());
            let effort = play(title, &players, round);
            let seconds = start.elapsed().as_secs_f64() - each * f64::from(seats - thinking);
            let allocations = counting::allocations() - allocations;
            let thinking = &effort[..thinking.into()];
            let steps = thinking.iter().map(|effort| effort.steps).sum::<u64>() as f64;
            let decisions = thinking.iter().map(|effort| effort.decisions).sum::<u64>() as f64;
            Round {
                searched: steps / seconds,
                simulated: (before + simulated(title, &simulation)) / 2.0,
                ms_per_decision: 1e3 * seconds / decisions,
                allocations_per_step: allocations as f64 / effort.iter().map(|effort| effort.steps).sum::<u64>() as f64,
            }
        })
        .collect();
    rounds.sort_by(|a, b| a.ratio().total_cmp(&b.ratio()));
    let round = &rounds[rounds.len() / 2];
    println!(
        "{:<14} {:<8} {budget:>9} {:>12.0} {:>12.0} {:>8.2} {:>14.2} {:>18.5}",
        title.id(),
        strength.id(),
        round.searched,
        round.simulated,
        round.ratio(),
        round.ms_per_decision,
        round.allocations_per_step,
    );
}

fn play(title: &dyn Title, players: &[PlayerSpec], seed: u64) -> Vec<Effort> {
    let played = title.play_game(players, &Options::default(), Seed::new(seed), &mut |_, _| {});
    played.expect("every title can be played").effort
}

/// Steps per second of random games.
fn simulated(title: &dyn Title, simulation: &Simulation) -> f64 {
    let start = Instant::now();
    let tally = simulate(title, simulation).expect("every title can be played with its seats");
    tally.steps as f64 / start.elapsed().as_secs_f64()
}
