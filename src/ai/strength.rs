//! The three strengths, and a player that keeps its memory from turn to turn.

use serde::{Deserialize, Serialize};

use crate::engine::{Rng, Seat, Seed};

use super::evaluate::{Evaluate, Judge};
use super::planner::Planner;
use super::quick::Quick;
use super::search::{Line, Tree};
use super::thought::{Stop, Thought};

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// Looks one step ahead and misjudges a little.
    Easy,
    /// Looks one whole turn ahead.
    Medium,
    /// Searches several of its turns ahead.
    Hard,
}

/// By how many points the easy strength misjudges a step.
const MISJUDGE: f32 = 4.0;
/// Turns that the medium strength names.
const MEDIUM_TURNS: usize = 24;

impl Strength {
    /// All of them, weakest first.
    pub const ALL: [Strength; 3] = [Strength::Easy, Strength::Medium, Strength::Hard];

    /// The identifier.
    pub const fn id(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Hard => "hard",
        }
    }

    /// The strength with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strength| strength.id() == id)
    }

    /// Steps that a decision may play when nobody says otherwise: for the hard strength about two
    /// seconds of one core.
    pub const fn budget(self) -> u64 {
        match self {
            Strength::Easy => 2_000,
            Strength::Medium => 5_000,
            Strength::Hard => 4_000_000,
        }
    }
}

/// The least budget of a decision, in steps: a tenth of it is enough to bring a turn to its end. A
/// smaller budget is raised to it.
pub const LEAST_BUDGET: u64 = 300;

/// The memory of a computer player. It knows nothing from before: every decision depends on the
/// view, the seed and the budget alone.
pub(super) struct Mind<G: Evaluate> {
    planner: Planner<G>,
    quick: Quick<G>,
    tree: Tree<G>,
    memory: G::Memory,
}

/// What a decision is made from, beside the view.
pub(super) struct Decision<'a> {
    pub(super) seat: Seat,
    pub(super) strength: Strength,
    pub(super) seed: Seed,
    pub(super) budget: u64,
    pub(super) weights: &'a [f32],
}

impl<G: Evaluate> Mind<G> {
    pub(super) fn new() -> Self {
        Mind { planner: Planner::new(), quick: Quick::new(), tree: Tree::new(), memory: G::Memory::default() }
    }

    /// Turns for the seat, best first, and the steps that were played to find them. Empty only if
    /// the seat is not to act. A turn goes to its end as far as it can be foreseen.
    pub(super) fn turns(
        &mut self,
        view: &G::View,
        decision: &Decision<'_>,
        stop: Stop<'_>,
    ) -> (Vec<Line<G::Action>>, u64) {
        let &Decision { seat, strength, seed, budget, weights } = decision;
        let mut rng = Rng::new(seed);
        let judge = Judge::new(weights, &mut self.memory);
        let mut thought = Thought::new(budget.max(LEAST_BUDGET), stop, judge);
        let state = G::imagine(view, &mut rng);
        if !G::to_act(&state).contains(seat) {
            return (Vec::new(), 0);
        }
        let lines = match strength {
            Strength::Easy => {
                let noise = Some((&mut rng, MISJUDGE));
                let action = self.quick.step(&state, seat, 0, noise, &mut thought);
                let points = thought.judge.value(&state, seat);
                action.map(|action| Line { actions: vec![action], points, visits: 0 }).into_iter().collect()
            }
            Strength::Medium => {
                let found = self.planner.search(&state, seat, budget, false, &mut thought);
                let line = |rank| {
                    let mut actions = Vec::new();
                    self.planner.actions(rank, &mut actions);
                    Line { actions, points: self.planner.plan(rank).value, visits: 0 }
                };
                (0..found.min(MEDIUM_TURNS)).map(line).collect()
            }
            Strength::Hard => self.tree.search(view, seat, &mut rng, &mut thought),
        };
        (lines, thought.used())
    }
}
