//! Deals for trying a seat's turns: a search finds turns, and the game continues after each of them.

use engine::{Rng, Seat, Seed, Silent};

use super::advice::{Ask, spare};
use super::context::{SearchContext, Stop};
use super::evaluate::{Evaluate, Evaluator};
use super::greedy::GreedyPolicy;
use super::measure::follow;
use super::play::play;
use super::searcher::{SearchRequest, Searcher};
use super::tree::SearchedTurn;

/// Maximum number of steps for following one turn in one deal.
const STEPS: u64 = 20_000;

/// A turn that the search found.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundTurn<A> {
    pub actions: Vec<A>,
    /// Number of visits by the search; 0 without a tree search.
    pub visits: u32,
}

/// Tries turns in deals that match a seat's view. Every turn is tried in the same deals.
pub struct Lab<'a, G: Evaluate> {
    seat: Seat,
    deals: Vec<G::State>,
    greedy: GreedyPolicy<G>,
    cache: G::Cache,
    view: &'a G::View,
}

impl<'a, G: Evaluate> Lab<'a, G> {
    /// Deals everything that the seat doesn't know this many times.
    pub fn new(view: &'a G::View, seat: Seat, seed: Seed, deals: u64) -> Self {
        let deals = (0..deals).map(|deal| G::imagine(view, &mut Rng::new(seed.plus(deal)))).collect();
        Lab { seat, deals, greedy: GreedyPolicy::new(), cache: G::Cache::default(), view }
    }

    /// The seat that plans its turn.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's turns, best first, and the steps that the search played. Empty if the seat is not to act.
    pub fn turns(&self, ask: &Ask, stop: Stop<'_>) -> (Vec<FoundTurn<G::Action>>, u64) {
        let (seat, weights) = (self.seat, G::weights());
        let request = SearchRequest { seat, strength: ask.strength, seed: ask.seed, budget: ask.budget, weights };
        let (mut lines, steps) = Searcher::<G>::new().turns(self.view, &request, stop);
        lines.iter_mut().for_each(|line| spare::<G>(self.view, seat, ask.seed, &mut line.actions));
        let found = |line: SearchedTurn<G::Action>| FoundTurn { actions: line.actions, visits: line.visits };
        (lines.into_iter().map(found).collect(), steps)
    }

    /// The deals before the turn.
    pub fn deals(&self) -> &[G::State] {
        &self.deals
    }

    /// The state after these actions of the seat. `None` if one of them is illegal.
    pub fn play(&self, state: &G::State, actions: &[G::Action]) -> Option<G::State> {
        play::<G>(state, self.seat, actions)
    }

    /// Plays the best next step for every seat until `until` accepts a state or the game is over. Calls `log` with
    /// each step and the state before it. `None` if that takes too long.
    pub fn continue_until(
        &mut self,
        mut state: G::State,
        until: impl Fn(&G::State) -> bool,
        mut log: impl FnMut(&G::State, Seat, G::Action),
    ) -> Option<G::State> {
        let mut never = || false;
        let evaluator = Evaluator::new(G::weights(), &mut self.cache);
        let mut context = SearchContext::new(STEPS, &mut never, evaluator);
        let (mut turn, mut steps) = (G::turn(&state), 0);
        while let Some(seat) = G::to_act(&state).first() {
            if until(&state) {
                break;
            }
            if context.spent() {
                return None;
            }
            let action = self.greedy.step(&state, seat, steps, None, &mut context)?;
            log(&state, seat, action);
            G::apply(&mut state, seat, action, &mut Silent);
            context.count();
            steps += 1;
            if G::turn(&state) != turn {
                (turn, steps) = (G::turn(&state), 0);
            }
        }
        Some(state)
    }

    /// The seat's expected final points in each deal after these actions, all followed equally far. `None` if the turn
    /// can't be followed.
    pub fn forecast(&mut self, actions: &[G::Action]) -> Option<Vec<f32>> {
        let mut points = Vec::with_capacity(self.deals.len());
        for state in &self.deals {
            let mut never = || false;
            let evaluator = Evaluator::new(G::weights(), &mut self.cache);
            let mut context = SearchContext::new(STEPS, &mut never, evaluator);
            let after = follow(state.clone(), self.seat, actions, &mut self.greedy, &mut context)?;
            points.push(context.evaluator.points(&after, self.seat));
        }
        Some(points)
    }
}
