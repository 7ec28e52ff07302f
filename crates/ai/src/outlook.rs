//! The chance of each seat to win, from public information.
//!
//! Everything hidden is dealt again many times. In each deal, all seats play their best next steps for a fixed number of
//! steps. An evaluation a little off makes the deals differ, so a small lead isn't a certain win.

use engine::{Outcome, Rng, Seed, Silent, Viewer};

use super::advice::standings_of;
use super::context::SearchContext;
use super::evaluate::{Evaluate, Evaluator};
use super::greedy::GreedyPolicy;

/// Steps that all seats together play in each deal before the evaluation counts.
const STEPS: u32 = 120;
/// Maximum error of an evaluation, in points.
const NOISE: f32 = 2.0;

/// The mean chance of each seat in this many deals, from 0 to 1. The chances add up to 1. After the end they are the
/// result, and a shared victory counts in equal parts.
pub fn outlook<G: Evaluate>(state: &G::State, seed: Seed, deals: u64) -> Vec<f32> {
    if let Some(outcome) = G::outcome(state) {
        return parts(&outcome);
    }
    let view = G::view(state, Viewer::Public);
    let (mut greedy, mut cache) = (GreedyPolicy::<G>::new(), G::Cache::default());
    let mut sums = vec![0.0; usize::from(G::seats(state))];
    for deal in 0..deals {
        let mut rng = Rng::new(seed.plus(deal));
        let mut state = G::imagine(&view, &mut rng);
        let mut never = || false;
        let mut context = SearchContext::new(u64::MAX, &mut never, Evaluator::new(G::weights(), &mut cache));
        let (mut turn, mut in_turn) = (G::turn(&state), 0);
        for _ in 0..STEPS {
            let Some(seat) = G::to_act(&state).first() else { break };
            let Some(action) = greedy.step(&state, seat, in_turn, Some((&mut rng, NOISE)), &mut context) else { break };
            G::apply(&mut state, seat, action, &mut Silent);
            in_turn += 1;
            if G::turn(&state) != turn {
                (turn, in_turn) = (G::turn(&state), 0);
            }
        }
        let chances = match G::outcome(&state) {
            Some(outcome) => parts(&outcome),
            None => standings_of(&state, &mut context.evaluator).into_iter().map(|seat| seat.chance).collect(),
        };
        sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
    }
    sums.iter().map(|sum| sum / deals.max(1) as f32).collect()
}

/// The part of each seat in the victory.
fn parts(outcome: &Outcome) -> Vec<f32> {
    let winners = outcome.ranking.iter().filter(|rank| **rank == 1).count().max(1) as f32;
    outcome.ranking.iter().map(|rank| if *rank == 1 { 1.0 / winners } else { 0.0 }).collect()
}
