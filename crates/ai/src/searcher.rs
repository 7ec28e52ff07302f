//! A computer player of any strength.

use engine::{Rng, Seat, Seed};

use super::context::{SearchContext, Stop};
use super::evaluate::{Evaluate, Evaluator};
use super::greedy::GreedyPolicy;
use super::strength::{LEAST_BUDGET, Strength};
use super::tree::{SearchedTurn, TreeSearch};
use super::turn_search::TurnSearch;

/// Maximum error of the easy strength's evaluation of a step, in points, up or down.
const EASY_NOISE: f32 = 4.0;
/// Maximum number of turns that the medium strength returns.
const MEDIUM_TURNS: usize = 24;

/// The reusable memory of the searches. No data carries over from one decision to the next: each depends only on the
/// view, the seed and the budget.
pub(super) struct Searcher<G: Evaluate> {
    greedy: GreedyPolicy<G>,
    turns: TurnSearch<G>,
    tree: TreeSearch<G>,
    cache: G::Cache,
}

/// The input of a decision besides the view.
pub(super) struct SearchRequest<'a> {
    pub(super) seat: Seat,
    pub(super) strength: Strength,
    pub(super) seed: Seed,
    /// Maximum number of steps; raised to [`LEAST_BUDGET`] if less.
    pub(super) budget: u64,
    pub(super) weights: &'a [f32],
}

impl<G: Evaluate> Searcher<G> {
    pub(super) fn new() -> Self {
        Searcher {
            greedy: GreedyPolicy::new(),
            turns: TurnSearch::new(),
            tree: TreeSearch::new(),
            cache: G::Cache::default(),
        }
    }

    /// Turns for the seat, best first, and the steps played to find them. Empty only if the seat is not to act. A turn
    /// extends to its end if the search can foresee it.
    pub(super) fn turns(
        &mut self,
        view: &G::View,
        request: &SearchRequest<'_>,
        stop: Stop<'_>,
    ) -> (Vec<SearchedTurn<G::Action>>, u64) {
        let &SearchRequest { seat, strength, seed, budget, weights } = request;
        let mut rng = Rng::new(seed);
        let evaluator = Evaluator::new(weights, &mut self.cache);
        let mut context = SearchContext::new(budget.max(LEAST_BUDGET), stop, evaluator);
        let state = G::imagine(view, &mut rng);
        if !G::to_act(&state).contains(seat) {
            return (Vec::new(), 0);
        }
        let lines = match strength {
            Strength::Easy => {
                let noise = Some((&mut rng, EASY_NOISE));
                let action = self.greedy.step(&state, seat, 0, noise, &mut context);
                let points = context.evaluator.value(&state, seat);
                action.map(|action| SearchedTurn { actions: vec![action], points, visits: 0 }).into_iter().collect()
            }
            Strength::Medium => {
                let found = self.turns.search(&state, seat, budget, false, &mut context);
                let line = |rank| {
                    let mut actions = Vec::new();
                    self.turns.actions(rank, &mut actions);
                    SearchedTurn { actions, points: self.turns.value(rank), visits: 0 }
                };
                (0..found.min(MEDIUM_TURNS)).map(line).collect()
            }
            Strength::Hard => self.tree.search(view, seat, &mut rng, &mut context),
        };
        (lines, context.used())
    }
}
