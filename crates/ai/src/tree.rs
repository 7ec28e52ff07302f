//! The tree search of the hard strength.
//!
//! Each edge of the tree is a whole turn of the searching seat. The greedy policy plays the other seats' turns in
//! between. A search with edges for all seats would spend its budget on guesses about three opponents. This one looks
//! several of the seat's turns ahead, because plans in these games take that long. Hidden things are dealt several
//! times from the view (determinization). Each deal has a separate tree below the common first turns, and the search
//! adds up their statistics.

use engine::{Game, Rng, Seat, SeatSet, Silent};

use super::context::SearchContext;
use super::edges::{EdgeRange, Edges, LeafValue};
use super::evaluate::Evaluate;
use super::greedy::GreedyPolicy;
use super::turn_search::TurnSearch;

/// Minimum and maximum number of deals (determinizations).
const DEALS: (u64, u64) = (2, 6);
/// Target number of steps for the tree of one deal. With fewer steps, fewer trees are better.
const DEAL_STEPS: u64 = 50_000;
/// Maximum number of first turns to compare.
const ROOT_TURNS: usize = 24;
/// Maximum number of turns to compare in later positions.
const INNER_TURNS: usize = 16;
/// Steps for finding the first turns; limited to a quarter of the budget.
const ROOT_STEPS: u64 = 20_000;
/// Steps for finding the turns of a later position.
const INNER_STEPS: u64 = 220;
/// Weight of a rival's point against one of the seat's points. The rival is the leading opponent at the start of the
/// search; watching all opponents costs more than it gains.
const RIVAL_WEIGHT: f32 = 0.3;
/// Turns of the seat that a playout adds beyond the tree before the evaluation.
const PLAYOUT_TURNS: u32 = 2;
/// Number of rounds through the deals. Staying with a deal for a while keeps its nodes in the processor's cache.
const ROUNDS: u64 = 8;
/// After this many consecutive visits with only exact values, the search moves to the next deal.
const MAX_EXACT_VISITS: u32 = 64;
/// After this many idle visits in all deals, the search ends, because there is hardly anything left to find.
const MAX_IDLE_VISITS: u32 = 2_000;
/// Idle visits that a visit with a new position cancels out.
const NEW_VISIT_WORTH: u32 = 20;

/// A turn with the search's statistics.
#[derive(Clone, Debug)]
pub(super) struct SearchedTurn<A> {
    pub(super) actions: Vec<A>,
    /// Expected final points of the seat.
    pub(super) points: f32,
    /// Number of visits; 0 without a tree search.
    pub(super) visits: u32,
}

struct Node {
    /// `true` if the game is over in this node.
    over: bool,
    /// Its turns; `None` until the search has found them.
    edges: Option<EdgeRange>,
    /// Its exact value; `None` until every path to the end of the game has been visited.
    exact: Option<LeafValue>,
}

/// A search. It reuses its memory.
pub(super) struct TreeSearch<G: Game> {
    nodes: Vec<Node>,
    /// The positions of the nodes, stored separately because most visits only pass through. There may be extra
    /// positions from an earlier search.
    states: Vec<G::State>,
    edges: Edges<G>,
    path: Vec<u32>,
    turns: TurnSearch<G>,
    greedy: GreedyPolicy<G>,
    /// The position of the current playout.
    playout: Option<G::State>,
    rival: Option<Seat>,
}

impl<G: Evaluate> TreeSearch<G> {
    pub(super) fn new() -> Self {
        TreeSearch {
            nodes: Vec::new(),
            states: Vec::new(),
            edges: Edges::new(),
            path: Vec::new(),
            turns: TurnSearch::new(),
            greedy: GreedyPolicy::new(),
            playout: None,
            rival: None,
        }
    }

    /// Turns for a seat that is to act in this view, best first.
    pub(super) fn search(
        &mut self,
        view: &G::View,
        seat: Seat,
        rng: &mut Rng,
        context: &mut SearchContext<'_, G>,
    ) -> Vec<SearchedTurn<G::Action>> {
        self.nodes.clear();
        self.edges.clear();
        let first = G::imagine(view, rng);
        debug_assert!(SeatSet::contains(G::to_act(&first), seat));
        let others = Seat::all(G::seats(&first)).filter(|&other| other != seat);
        let placed = others.map(|other| (context.evaluator.points(&first, other), other));
        self.rival = placed.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, other)| other);
        self.greedy.start_playouts(context.left());
        let steps = ROOT_STEPS.min(context.left() / 4);
        let found = self.turns.search(&first, seat, steps, false, context);
        let turns = self.edges.add(&self.turns, found.min(ROOT_TURNS));
        if turns.len() > 1 {
            self.grow(view, first, seat, &turns, rng, context);
        }
        let line = |number: u32| SearchedTurn {
            actions: self.edges.actions(number).to_vec(),
            points: self.edges.points(number),
            visits: self.edges.visited(number).0,
        };
        self.edges.ranked(turns).into_iter().map(line).collect()
    }

    fn grow(
        &mut self,
        view: &G::View,
        first: G::State,
        seat: Seat,
        turns: &EdgeRange,
        rng: &mut Rng,
        context: &mut SearchContext<'_, G>,
    ) {
        let deals = (context.left() / DEAL_STEPS).clamp(DEALS.0, DEALS.1) as u32;
        let mut states = vec![first];
        states.extend((1..deals).map(|_| G::imagine(view, rng)));
        // Each deal's root has the same turns, but separate statistics and children.
        for state in states {
            let root = self.nodes.len();
            let edges = Some(self.edges.copy(turns));
            self.nodes.push(Node { over: false, edges, exact: None });
            match self.states.get_mut(root) {
                Some(place) => *place = state,
                None => self.states.push(state),
            }
        }
        let (mut visits, mut utility, mut idle) = (0, 0.0, 0);
        let round = (context.left() / (u64::from(deals) * ROUNDS)).max(1);
        let (mut deal, mut until, mut exact) = (0, context.used() + round, 0);
        while !context.spent() && idle < MAX_IDLE_VISITS {
            let before = context.used();
            if before >= until || exact == MAX_EXACT_VISITS {
                (deal, until, exact) = ((deal + 1) % deals, before + round, 0);
            }
            let place = self.edges.choose(turns, visits, utility) - turns.start;
            let own = self.nodes[deal as usize].edges.as_ref().map_or(0, |edges| edges.start) + place;
            let Some(worth) = self.visit(deal, own, seat, context) else { return };
            if context.used() == before {
                (idle, exact) = (idle + 1, exact + 1);
            } else {
                idle = idle.saturating_sub(NEW_VISIT_WORTH);
            }
            (visits, utility) = (visits + 1, utility + worth.utility);
            self.edges.visit(turns.start + place, worth);
        }
    }

    /// Visits a leaf, starting with a given turn of a root, and adds its value to every turn on the path. `None` if the
    /// budget was spent first.
    fn visit(&mut self, root: u32, turn: u32, seat: Seat, context: &mut SearchContext<'_, G>) -> Option<LeafValue> {
        self.path.clear();
        let (mut node, mut edge) = (root, turn);
        let leaf = loop {
            self.path.push(edge);
            match self.edges.child(edge) {
                None => break self.expand(node, edge, seat, context)?,
                Some(child) => node = child,
            }
            let here = &self.nodes[node as usize];
            if here.exact.is_some() || here.over {
                break node;
            }
            let turns = match &here.edges {
                Some(turns) => turns.clone(),
                None => {
                    let state = &self.states[node as usize];
                    let found = self.turns.search(state, seat, INNER_STEPS, G::LAZY_EVALUATION, context);
                    let turns = self.edges.add(&self.turns, found.min(INNER_TURNS));
                    self.nodes[node as usize].edges = Some(turns.clone());
                    turns
                }
            };
            if context.spent() || turns.is_empty() {
                return None;
            }
            // A position has as many visits as the turn that leads there.
            let (visits, utility) = self.edges.visited(edge);
            edge = self.edges.choose(&turns, visits, utility);
        };
        let worth = self.worth(leaf, seat, context)?;
        let mut exact = self.nodes[leaf as usize].exact.is_some();
        for place in (0..self.path.len()).rev() {
            self.edges.visit(self.path[place], worth);
            // Each turn but the first starts from the position after the previous turn.
            let before = place.checked_sub(1).and_then(|before| self.edges.child(self.path[before]));
            if let Some(node) = before {
                exact = exact && self.settle(node);
            }
        }
        Some(worth)
    }

    /// Returns `true` and saves the best value if all turns of a position lead to exact values.
    fn settle(&mut self, node: u32) -> bool {
        let Some(edges) = self.nodes[node as usize].edges.clone() else { return false };
        let mut best: Option<LeafValue> = None;
        for edge in edges {
            let child = self.edges.child(edge);
            let Some(worth) = child.and_then(|child| self.nodes[child as usize].exact) else { return false };
            if best.is_none_or(|best| worth.utility > best.utility) {
                best = Some(worth);
            }
        }
        self.nodes[node as usize].exact = best;
        true
    }

    /// Creates the node after a turn: the position in which the seat acts again.
    fn expand(&mut self, node: u32, edge: u32, seat: Seat, context: &mut SearchContext<'_, G>) -> Option<u32> {
        let child = self.node(node);
        let state = &mut self.states[child as usize];
        for &action in self.edges.actions(edge) {
            G::apply(state, seat, action, &mut Silent);
            context.count();
        }
        if !self.greedy.play_until(state, context, |_, to_act| to_act.contains(seat)) {
            return None;
        }
        self.nodes[child as usize].over = G::to_act(state).is_empty();
        self.edges.set_child(edge, child);
        Some(child)
    }

    /// Creates a node with a copy of another node's position.
    fn node(&mut self, like: u32) -> u32 {
        let number = self.nodes.len();
        self.nodes.push(Node { over: false, edges: None, exact: None });
        if number == self.states.len() {
            let state = self.states[like as usize].clone();
            self.states.push(state);
        } else {
            // Reuses a position from an earlier search. The copied node always has a lower index than the new one.
            let (before, after) = self.states.split_at_mut(number);
            after[0].clone_from(&before[like as usize]);
        }
        number as u32
    }

    /// The value of a position for the seat: a playout, then the evaluation.
    fn worth(&mut self, node: u32, seat: Seat, context: &mut SearchContext<'_, G>) -> Option<LeafValue> {
        let (node, start) = (&mut self.nodes[node as usize], &self.states[node as usize]);
        if node.exact.is_some() {
            return node.exact;
        }
        let state = self.playout.get_or_insert_with(|| start.clone());
        state.clone_from(start);
        for _ in 0..PLAYOUT_TURNS {
            // The seat finishes its turn first, then the other seats play until the seat acts again.
            for own in [false, true] {
                if !self.greedy.play_until(state, context, |_, to_act| to_act.contains(seat) == own) {
                    return None;
                }
            }
        }
        let points = context.evaluator.points(state, seat);
        let rival = self.rival.map_or(0.0, |rival| context.evaluator.points(state, rival));
        let worth = LeafValue { utility: points - RIVAL_WEIGHT * rival, points };
        if node.over {
            node.exact = Some(worth);
        }
        Some(worth)
    }
}
