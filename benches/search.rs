//! How fast the computer players' search is: steps per second inside it against those of
//! `simulate`, and allocations per step and per game.
//!
//! `cargo bench --bench search`, or of one game `cargo bench --bench search -- tzolkin`

mod counting;

use std::time::Instant;

use daykeeper::ai::{Contender, Strength};
use daykeeper::engine::Options;
use daykeeper::games::simulate::{Policy, Simulation};
use daykeeper::games::{Title, titles};

/// Rounds of each measurement: the machine does other things too, so the best counts.
const ROUNDS: usize = 3;

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
    let simulation = Simulation {
        seats,
        options: Options::default(),
        games: 2_000,
        seed: 1,
        policies: vec![Policy::Random; seats.into()],
    };
    // One seat thinks: the others would only repeat what it does.
    let mut contenders =
        vec![Contender::Computer { strength: Strength::Medium, budget: 300, weights: None }; seats.into()];
    contenders[0] = Contender::Computer { strength, budget, weights: None };
    let (mut simulated, mut searched, mut a_decision, mut per_step) = (0.0_f64, 0.0_f64, f64::MAX, f64::MAX);
    let others = vec![Contender::Computer { strength: Strength::Medium, budget: 300, weights: None }; seats.into()];
    for round in 0..ROUNDS as u64 {
        let start = Instant::now();
        let tally = title.simulate(&simulation).expect("every title can be played with its seats");
        simulated = simulated.max(tally.steps as f64 / start.elapsed().as_secs_f64());

        // What the other seats need is measured alone and taken off.
        let start = Instant::now();
        let base = title.contest(&others, &Options::default(), round).expect("every title can be played");
        let each = start.elapsed().as_secs_f64() / f64::from(seats);
        let (before, start) = (counting::allocations(), Instant::now());
        let contest = title.contest(&contenders, &Options::default(), round).expect("every title can be played");
        let seconds = start.elapsed().as_secs_f64() - each * f64::from(seats - 1);
        let allocations = counting::allocations() - before;
        assert!(base.steps > 0);
        searched = searched.max(contest.thought[0] as f64 / seconds);
        a_decision = a_decision.min(1e3 * seconds / contest.decisions[0] as f64);
        per_step = per_step.min(allocations as f64 / contest.thought.iter().sum::<u64>() as f64);
    }
    println!(
        "{:<14} {:<8} {budget:>9} {searched:>12.0} {simulated:>12.0} {:>8.2} {a_decision:>14.2} {per_step:>18.5}",
        title.id(),
        strength.id(),
        searched / simulated
    );
}
