//! The tree search of the hard strength.
//!
//! Each edge of the tree is a whole turn of the searching seat; the turns of the others in between are
//! played by the greedy policy. So a budget that a search with an edge for every turn would spend on
//! the guesses of three opponents reaches several of the seat's own turns deep, where the plans of
//! these games are. Hidden things are dealt anew several times from the view (determinization): each
//! deal has a tree of its own below the common first turns, whose statistics are added up.

use crate::engine::{Game, Rng, Seat, SeatSet, Silent};

use super::context::SearchContext;
use super::edges::{EdgeRange, Edges, Worth};
use super::evaluate::Evaluate;
use super::greedy::GreedyPolicy;
use super::turn_search::TurnSearch;

/// Fewest and most determinizations.
const DEALS: (u64, u64) = (2, 6);
/// Steps that the tree of one deal should have: with fewer steps it is better to have fewer trees.
const DEAL_STEPS: u64 = 50_000;
/// First turns that are compared.
const ROOT_TURNS: usize = 24;
/// Turns that are compared in later positions.
const INNER_TURNS: usize = 16;
/// Steps for finding the first turns, at most a quarter of the budget.
const ROOT_STEPS: u64 = 20_000;
/// Steps for finding the turns of a later position.
const INNER_STEPS: u64 = 220;
/// How much a point of the rival counts against an own one. The rival is the opponent who is best
/// placed when the search begins: to watch all of them costs more than it tells.
const RIVAL_WEIGHT: f32 = 0.3;
/// Own turns that a playout goes beyond the tree before the evaluation is asked.
const PLAYOUT_TURNS: u32 = 2;
/// How often the search returns to each deal: the nodes of one tree stay in the processor's cache.
const ROUNDS: u64 = 8;
/// Visits in a row that met only exact values, after which the next deal is searched.
const MAX_EXACT_VISITS: u32 = 64;
/// Such visits in all deals, after which the search ends: there is hardly anything left to find.
const MAX_IDLE_VISITS: u32 = 2_000;
/// How many of these a visit makes good that met something new.
const NEW_VISIT_WORTH: u32 = 20;

/// What a search found out about a turn.
#[derive(Clone, Debug)]
pub(super) struct Line<A> {
    /// Its actions.
    pub(super) actions: Vec<A>,
    /// Final points that the seat may expect.
    pub(super) points: f32,
    /// How often it was visited.
    pub(super) visits: u32,
}

struct Node {
    /// Whether the game is over there.
    over: bool,
    /// Its turns, once they were searched.
    edges: Option<EdgeRange>,
    /// What it is worth, once every way to the end of the game was visited.
    exact: Option<Worth>,
}

/// A search. What it allocates is used again.
pub(super) struct TreeSearch<G: Game> {
    nodes: Vec<Node>,
    /// The positions of the nodes, apart from them: most visits only pass by. There may be more of them,
    /// left by an earlier search.
    states: Vec<G::State>,
    edges: Edges<G>,
    path: Vec<u32>,
    turns: TurnSearch<G>,
    greedy: GreedyPolicy<G>,
    /// Where playouts are played.
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

    /// The turns of a seat that is to act in what it sees, best first.
    pub(super) fn search(
        &mut self,
        view: &G::View,
        seat: Seat,
        rng: &mut Rng,
        context: &mut SearchContext<'_, G>,
    ) -> Vec<Line<G::Action>> {
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
        let line = |number: u32| Line {
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
        // Each deal's root has the same turns, with statistics and children of its own.
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

    /// One visit: from a given turn of a root down to a leaf, whose worth is added to every turn on the
    /// way. `None` when the budget was spent before.
    fn visit(&mut self, root: u32, turn: u32, seat: Seat, context: &mut SearchContext<'_, G>) -> Option<Worth> {
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
            // A position was visited as often as the turn that leads there.
            let (visits, utility) = self.edges.visited(edge);
            edge = self.edges.choose(&turns, visits, utility);
        };
        let worth = self.worth(leaf, seat, context)?;
        let mut exact = self.nodes[leaf as usize].exact.is_some();
        for place in (0..self.path.len()).rev() {
            self.edges.visit(self.path[place], worth);
            // Each turn but the first comes from the position that the one before it leads to.
            let before = place.checked_sub(1).and_then(|before| self.edges.child(self.path[before]));
            if let Some(node) = before {
                exact = exact && self.settle(node);
            }
        }
        Some(worth)
    }

    /// Whether all turns of a position lead to exact worths; then it is worth as much as the best.
    fn settle(&mut self, node: u32) -> bool {
        let Some(edges) = self.nodes[node as usize].edges.clone() else { return false };
        let mut best: Option<Worth> = None;
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

    /// Makes the node that a turn leads to: the position when the seat acts again.
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

    /// A new node that begins with the position of another.
    fn node(&mut self, like: u32) -> u32 {
        let number = self.nodes.len();
        self.nodes.push(Node { over: false, edges: None, exact: None });
        if number == self.states.len() {
            let state = self.states[like as usize].clone();
            self.states.push(state);
        } else {
            // What an earlier search has left is used again; another node comes before the new one.
            let (before, after) = self.states.split_at_mut(number);
            after[0].clone_from(&before[like as usize]);
        }
        number as u32
    }

    /// What a position is worth to the seat: a playout, then the evaluation.
    fn worth(&mut self, node: u32, seat: Seat, context: &mut SearchContext<'_, G>) -> Option<Worth> {
        let (node, start) = (&mut self.nodes[node as usize], &self.states[node as usize]);
        if node.exact.is_some() {
            return node.exact;
        }
        let state = self.playout.get_or_insert_with(|| start.clone());
        state.clone_from(start);
        for _ in 0..PLAYOUT_TURNS {
            // The seat's own turn, then the others'.
            for own in [false, true] {
                if !self.greedy.play_until(state, context, |_, to_act| to_act.contains(seat) == own) {
                    return None;
                }
            }
        }
        let points = context.evaluator.points(state, seat);
        let rival = self.rival.map_or(0.0, |rival| context.evaluator.points(state, rival));
        let worth = Worth { utility: points - RIVAL_WEIGHT * rival, points };
        if node.over {
            node.exact = Some(worth);
        }
        Some(worth)
    }
}
