//! The tree search of the hard strength.
//!
//! Each ply of the tree is a whole turn of the searching seat; what the others do in between is
//! played by the quick policy. So a budget that a ply-by-ply search would spend on the guesses of
//! three opponents reaches several of the seat's own turns deep, where the plans of these games
//! are. Hidden things are dealt anew several times from the view, and each deal has a tree of its
//! own below the common first turn, whose figures are added up.

use crate::engine::{Game, Rng, Seat, SeatSet, Silent};

use super::evaluate::Evaluate;
use super::known::Known;
use super::planner::Planner;
use super::quick::Quick;
use super::thought::Thought;

/// How often hidden things are dealt, at least and at most.
const DEALS: (u64, u64) = (2, 6);
/// Steps that the tree of one deal should have: with fewer it is better to have fewer trees.
const DEAL_STEPS: u64 = 50_000;
/// First turns that are compared.
const ROOT_TURNS: usize = 24;
/// Turns that are compared in the positions behind.
const INNER_TURNS: usize = 16;
/// Steps for finding these, at most a quarter of the budget.
const ROOT_STEPS: u64 = 20_000;
/// Steps for finding those.
const INNER_STEPS: u64 = 150;
/// Points by which an untried turn of the best promise is favoured.
const EXPLORE: f32 = 3.0;
/// Differences of promise, in points, that halve the share of a turn.
const PROMISE: f32 = 3.0;
/// How much a point of the best opponent counts against an own one.
const RIVALRY: f32 = 0.3;
/// Own turns that the quick policy plays beyond the tree before the evaluation is asked.
const BEYOND: u32 = 1;
/// After so many descents in a row that met nothing but ends of the game which were known already,
/// there is nothing more to find.
const IDLE: u32 = 2_000;

const NONE: u32 = u32::MAX;

/// What a search found out about a turn.
#[derive(Clone, Debug)]
pub(super) struct Line<A> {
    /// Its actions.
    pub(super) actions: Vec<A>,
    /// Final points that the seat may expect.
    pub(super) points: f32,
    /// How often it was tried.
    pub(super) visits: u32,
}

struct Node<S> {
    state: S,
    /// Its turns in [`Tree::edges`], once they were looked for.
    edges: Option<(u32, u32)>,
    visits: u32,
    sum: f32,
    /// What the end of the game is worth, once it was looked at.
    end: Option<(f32, f32)>,
}

#[derive(Clone, Copy)]
struct Edge {
    /// Its actions in [`Tree::actions`].
    actions: (u32, u32),
    /// What the evaluation says of it.
    promise: f32,
    visits: u32,
    sum: f32,
    points: f32,
    child: u32,
}

impl Edge {
    fn new(actions: (u32, u32), promise: f32) -> Self {
        Edge { actions, promise, visits: 0, sum: 0.0, points: 0.0, child: NONE }
    }
}

/// A search. Nodes, turns and actions each lie in one block of memory that is used again.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G::State>>,
    edges: Vec<Edge>,
    actions: Vec<G::Action>,
    path: Vec<u32>,
    planner: Planner<G>,
    quick: Quick<G>,
    /// Turns that were looked for in this decision, by [`Evaluate::prospect`].
    known: Known<(u32, u32)>,
    /// Where turns beyond the tree are played.
    beyond: Option<G::State>,
}

impl<G: Evaluate> Tree<G> {
    pub(super) fn new() -> Self {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            actions: Vec::new(),
            path: Vec::new(),
            planner: Planner::new(),
            quick: Quick::new(),
            known: Known::default(),
            beyond: None,
        }
    }

    /// The turns of a seat that is to act in what it sees, best first.
    pub(super) fn search(
        &mut self,
        view: &G::View,
        seat: Seat,
        rng: &mut Rng,
        thought: &mut Thought<'_>,
    ) -> Vec<Line<G::Action>> {
        self.nodes.clear();
        self.edges.clear();
        self.actions.clear();
        self.quick.own = Some(seat);
        let first = G::imagine(view, rng);
        debug_assert!(SeatSet::contains(G::to_act(&first), seat));
        let steps = ROOT_STEPS.min(thought.left() / 4);
        let found = self.planner.search(&first, seat, steps, false, thought);
        let turns = self.keep(found.min(ROOT_TURNS));
        if turns.1 - turns.0 > 1 {
            self.grow(view, first, seat, turns, rng, thought);
        }
        let mut lines: Vec<Edge> = self.edges[turns.0 as usize..turns.1 as usize].to_vec();
        // Sorting is stable: turns that were never tried stay in the order of their promise.
        lines.sort_by(|a, b| b.visits.cmp(&a.visits).then(mean(b.sum, b).total_cmp(&mean(a.sum, a))));
        let line = |edge: Edge| Line {
            actions: self.actions[edge.actions.0 as usize..edge.actions.1 as usize].to_vec(),
            points: if edge.visits > 0 { edge.points / edge.visits as f32 } else { edge.promise },
            visits: edge.visits,
        };
        lines.into_iter().map(line).collect()
    }

    fn grow(
        &mut self,
        view: &G::View,
        first: G::State,
        seat: Seat,
        turns: (u32, u32),
        rng: &mut Rng,
        thought: &mut Thought<'_>,
    ) {
        let count = turns.1 - turns.0;
        let deals = (thought.left() / DEAL_STEPS).clamp(DEALS.0, DEALS.1) as u32;
        let mut states = vec![first];
        states.extend((1..deals).map(|_| G::imagine(view, rng)));
        // Each deal's root has the same turns, with children of its own.
        for state in states {
            let start = self.edges.len() as u32;
            self.edges.extend_from_within(turns.0 as usize..turns.1 as usize);
            self.nodes.push(Node { state, edges: Some((start, start + count)), visits: 0, sum: 0.0, end: None });
        }
        let (mut total, mut idle) = ((0, 0.0), 0);
        for deal in (0..deals).cycle() {
            if thought.spent() || idle == IDLE {
                return;
            }
            let before = thought.used();
            let place = self.choose(turns, total.0, total.1) - turns.0;
            let own = self.nodes[deal as usize].edges.map_or(0, |edges| edges.0) + place;
            let Some((utility, points)) = self.visit(deal, own, seat, thought) else { return };
            idle = if thought.used() == before { idle + 1 } else { 0 };
            total = (total.0 + 1, total.1 + utility);
            let common = &mut self.edges[(turns.0 + place) as usize];
            common.visits += 1;
            common.sum += utility;
            common.points += points;
        }
    }

    /// One descent, beginning with a given turn of a root. `None` when the budget was spent on the
    /// way.
    fn visit(&mut self, root: u32, turn: u32, seat: Seat, thought: &mut Thought<'_>) -> Option<(f32, f32)> {
        self.path.clear();
        let (mut node, mut edge) = (root, turn);
        let leaf = loop {
            self.path.push(edge);
            match self.edges[edge as usize].child {
                NONE => {
                    let leaf = self.extend(node, edge, seat, thought)?;
                    break leaf;
                }
                child => node = child,
            }
            if G::to_act(&self.nodes[node as usize].state).is_empty() {
                break node;
            }
            let turns = match self.nodes[node as usize].edges {
                Some(turns) => turns,
                None => {
                    let turns = self.turns(node, seat, thought);
                    self.nodes[node as usize].edges = Some(turns);
                    turns
                }
            };
            if thought.spent() || turns.0 == turns.1 {
                return None;
            }
            let here = &self.nodes[node as usize];
            edge = self.choose(turns, here.visits, here.sum);
        };
        let (utility, points) = self.worth(leaf, seat, thought)?;
        let node = &mut self.nodes[leaf as usize];
        node.visits += 1;
        node.sum += utility;
        for &edge in &self.path {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += utility;
            edge.points += points;
            if edge.child != leaf
                && let Some(node) = self.nodes.get_mut(edge.child as usize)
            {
                node.visits += 1;
                node.sum += utility;
            }
        }
        Some((utility, points))
    }

    /// The position after a turn and what the others do then.
    fn extend(&mut self, node: u32, edge: u32, seat: Seat, thought: &mut Thought<'_>) -> Option<u32> {
        let mut state = self.nodes[node as usize].state.clone();
        let (from, to) = self.edges[edge as usize].actions;
        for &action in &self.actions[from as usize..to as usize] {
            G::apply(&mut state, seat, action, &mut Silent);
            thought.count();
        }
        if !self.quick.play_until(&mut state, thought, |state| G::to_act(state).contains(seat)) {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node { state, edges: None, visits: 0, sum: 0.0, end: None });
        self.edges[edge as usize].child = child;
        Some(child)
    }

    /// What a position is worth to the seat, and the points it may expect.
    fn worth(&mut self, node: u32, seat: Seat, thought: &mut Thought<'_>) -> Option<(f32, f32)> {
        let node = &mut self.nodes[node as usize];
        if let Some(known) = node.end {
            return Some(known);
        }
        let state = self.beyond.get_or_insert_with(|| node.state.clone());
        state.clone_from(&node.state);
        for _ in 0..BEYOND {
            // The seat's own turn, then the others'.
            for own in [false, true] {
                let there = |state: &G::State| G::to_act(state).contains(seat) == own;
                if !self.quick.play_until(state, thought, there) {
                    return None;
                }
            }
        }
        let own = thought.points::<G>(state, seat);
        let others = (0..G::seats(state)).filter(|&other| other != seat);
        let best = others.map(|other| thought.points::<G>(state, other)).fold(f32::MIN, f32::max);
        let worth = (own - RIVALRY * best, own);
        if G::to_act(&node.state).is_empty() {
            node.end = Some(worth);
        }
        Some(worth)
    }

    /// The turn to try next: promise and figures against how often it was tried.
    fn choose(&self, turns: (u32, u32), visits: u32, sum: f32) -> u32 {
        let edges = &self.edges[turns.0 as usize..turns.1 as usize];
        let best = edges.iter().map(|edge| edge.promise).fold(f32::MIN, f32::max);
        let share = |edge: &Edge| 1.0 / (1.0 + (best - edge.promise) / PROMISE);
        let average = if visits > 0 { sum / visits as f32 } else { 0.0 };
        let root = ((visits + 1) as f32).sqrt();
        let score = |edge: &Edge| {
            let known = if edge.visits > 0 { mean(edge.sum, edge) } else { average + (edge.promise - best) };
            known + EXPLORE * share(edge) * root / (1 + edge.visits) as f32
        };
        let mut chosen = (turns.0, f32::MIN);
        for (number, edge) in (turns.0..).zip(edges) {
            let score = score(edge);
            if score > chosen.1 {
                chosen = (number, score);
            }
        }
        chosen.0
    }

    /// Looks for the best turns in an inner node. Where the same was looked for before, as after
    /// another deal, the same turns get edges of their own.
    fn turns(&mut self, node: u32, seat: Seat, thought: &mut Thought<'_>) -> (u32, u32) {
        let state = &self.nodes[node as usize].state;
        let prospect = G::prospect(state, seat).map(|prospect| prospect ^ thought.salt());
        if let Some((from, to)) = prospect.and_then(|prospect| self.known.get(prospect)) {
            let start = self.edges.len() as u32;
            for edge in from..to {
                let Edge { actions, promise, .. } = self.edges[edge as usize];
                self.edges.push(Edge::new(actions, promise));
            }
            return (start, self.edges.len() as u32);
        }
        let found = self.planner.search(state, seat, INNER_STEPS, G::HASTY, thought);
        let turns = self.keep(found.min(INNER_TURNS));
        // A search that the end of the budget has cut short has not found all.
        if let Some(prospect) = prospect.filter(|_| !thought.spent()) {
            self.known.put(prospect, turns);
        }
        turns
    }

    /// Takes over the best turns that the planner has found.
    fn keep(&mut self, count: usize) -> (u32, u32) {
        let start = self.edges.len() as u32;
        for rank in 0..count {
            let from = self.actions.len() as u32;
            self.planner.actions(rank, &mut self.actions);
            let actions = (from, self.actions.len() as u32);
            let promise = self.planner.plan(rank).value;
            self.edges.push(Edge::new(actions, promise));
        }
        (start, self.edges.len() as u32)
    }
}

fn mean(sum: f32, edge: &Edge) -> f32 {
    if edge.visits > 0 { sum / edge.visits as f32 } else { edge.promise }
}
