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
const INNER_STEPS: u64 = 220;
/// Points by which an untried turn of the best promise is favoured.
const EXPLORE: f32 = 3.0;
/// Differences of promise, in points, that halve the share of a turn.
const PROMISE: f32 = 3.0;
/// How much a point of the rival counts against an own one. The rival is the opponent who is best
/// placed when the search begins: to watch all of them costs more than it tells.
const RIVALRY: f32 = 0.3;
/// Own turns that the quick policy plays beyond the tree before the evaluation is asked.
const BEYOND: u32 = 2;
/// How often it is each deal's turn. What is looked at in one go is close at hand.
const ROUNDS: u64 = 8;
/// Descents of one go that met nothing but what was certain already, after which it is the next deal's
/// turn.
const QUIET: u32 = 64;
/// Such descents in all deals, after which there is hardly anything more
/// to find.
const IDLE: u32 = 2_000;
/// How many of these one counts for that found something.
const FIND: u32 = 20;

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

struct Node {
    /// Whether the game is over there.
    over: bool,
    /// Its turns in [`Tree::edges`], once they were looked for.
    edges: Option<(u32, u32)>,
    /// What it is worth, and the points, once that is certain: every way to the end was looked at.
    certain: Option<(f32, f32)>,
}

/// A turn as far as it is looked at in every choice.
#[derive(Clone, Copy)]
struct Edge {
    visits: u32,
    /// What came out of it on average; before that, what the evaluation says.
    mean: f32,
    /// By how many points it promises less than the best beside it, and how much of the trying it
    /// gets therefore.
    behind: f32,
    share: f32,
}

/// The rest of a turn, apart from it: choices look through many edges.
#[derive(Clone, Copy)]
struct Way {
    /// Its actions in [`Tree::actions`].
    actions: (u32, u32),
    /// What the evaluation says of it.
    promise: f32,
    sum: f32,
    points: f32,
    child: u32,
}

/// A search. Nodes, turns and actions each lie in one block of memory that is used again.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    /// The positions of the nodes, apart from them: most visits only pass by. More of them may have been
    /// left by an earlier search.
    states: Vec<G::State>,
    edges: Vec<Edge>,
    /// One for each edge.
    ways: Vec<Way>,
    actions: Vec<G::Action>,
    path: Vec<u32>,
    planner: Planner<G>,
    quick: Quick<G>,
    /// Turns that were looked for in this decision, by [`Evaluate::prospect`].
    known: Known<u64, (u32, u32)>,
    /// Where turns beyond the tree are played.
    beyond: Option<G::State>,
    rival: Option<Seat>,
}

impl<G: Evaluate> Tree<G> {
    pub(super) fn new() -> Self {
        Tree {
            nodes: Vec::new(),
            states: Vec::new(),
            edges: Vec::new(),
            ways: Vec::new(),
            actions: Vec::new(),
            path: Vec::new(),
            planner: Planner::new(),
            quick: Quick::new(),
            known: Known::default(),
            beyond: None,
            rival: None,
        }
    }

    /// The turns of a seat that is to act in what it sees, best first.
    pub(super) fn search(
        &mut self,
        view: &G::View,
        seat: Seat,
        rng: &mut Rng,
        thought: &mut Thought<'_, G>,
    ) -> Vec<Line<G::Action>> {
        self.nodes.clear();
        self.edges.clear();
        self.ways.clear();
        self.actions.clear();
        let first = G::imagine(view, rng);
        debug_assert!(SeatSet::contains(G::to_act(&first), seat));
        let others = Seat::all(G::seats(&first)).filter(|&other| other != seat);
        let placed = others.map(|other| (thought.judge.points(&first, other), other));
        self.rival = placed.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, other)| other);
        self.quick.follow_habits(seat, thought.left());
        self.known.fit(thought.left());
        let steps = ROOT_STEPS.min(thought.left() / 4);
        let found = self.planner.search(&first, seat, steps, false, thought);
        let turns = self.keep(found.min(ROOT_TURNS));
        if turns.1 - turns.0 > 1 {
            self.grow(view, first, seat, turns, rng, thought);
        }
        let mut lines: Vec<u32> = (turns.0..turns.1).collect();
        // Sorting is stable: turns that were never tried stay in the order of their promise.
        lines.sort_by(|&a, &b| {
            let (a, b) = (&self.edges[a as usize], &self.edges[b as usize]);
            b.visits.cmp(&a.visits).then(b.mean.total_cmp(&a.mean))
        });
        let line = |number: u32| {
            let (Edge { visits, .. }, way) = (self.edges[number as usize], &self.ways[number as usize]);
            Line {
                actions: self.actions[way.actions.0 as usize..way.actions.1 as usize].to_vec(),
                points: if visits > 0 { way.points / visits as f32 } else { way.promise },
                visits,
            }
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
        thought: &mut Thought<'_, G>,
    ) {
        let count = turns.1 - turns.0;
        let deals = (thought.left() / DEAL_STEPS).clamp(DEALS.0, DEALS.1) as u32;
        let mut states = vec![first];
        states.extend((1..deals).map(|_| G::imagine(view, rng)));
        // Each deal's root has the same turns, with children of its own.
        for state in states {
            let start = self.edges.len() as u32;
            self.copy(turns);
            let root = self.nodes.len();
            let edges = Some((start, start + count));
            self.nodes.push(Node { over: false, edges, certain: None });
            match self.states.get_mut(root) {
                Some(place) => *place = state,
                None => self.states.push(state),
            }
        }
        let (mut total, mut idle) = ((0, 0.0), 0);
        let go = (thought.left() / (u64::from(deals) * ROUNDS)).max(1);
        let (mut deal, mut until, mut quiet) = (0, thought.used() + go, 0);
        while !thought.spent() && idle < IDLE {
            let before = thought.used();
            if before >= until || quiet == QUIET {
                (deal, until, quiet) = ((deal + 1) % deals, before + go, 0);
            }
            let place = self.choose(turns, total.0, total.1) - turns.0;
            let own = self.nodes[deal as usize].edges.map_or(0, |edges| edges.0) + place;
            let Some(worth) = self.visit(deal, own, seat, thought) else { return };
            if thought.used() == before {
                (idle, quiet) = (idle + 1, quiet + 1);
            } else {
                idle = idle.saturating_sub(FIND);
            }
            total = (total.0 + 1, total.1 + worth.0);
            self.count(turns.0 + place, worth);
        }
    }

    /// One descent, beginning with a given turn of a root. `None` when the budget was spent on the
    /// way.
    fn visit(&mut self, root: u32, turn: u32, seat: Seat, thought: &mut Thought<'_, G>) -> Option<(f32, f32)> {
        self.path.clear();
        let (mut node, mut edge) = (root, turn);
        let leaf = loop {
            self.path.push(edge);
            match self.ways[edge as usize].child {
                NONE => {
                    let leaf = self.extend(node, edge, seat, thought)?;
                    break leaf;
                }
                child => node = child,
            }
            let here = &self.nodes[node as usize];
            if here.certain.is_some() || here.over {
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
            // A position was visited as often as the turn that leads there.
            let to = (self.edges[edge as usize].visits, self.ways[edge as usize].sum);
            edge = self.choose(turns, to.0, to.1);
        };
        let worth = self.worth(leaf, seat, thought)?;
        let mut certain = self.nodes[leaf as usize].certain.is_some();
        for place in (0..self.path.len()).rev() {
            self.count(self.path[place], worth);
            // Each turn but the first comes from the position that the one before it leads to.
            if let Some(&before) = place.checked_sub(1).and_then(|before| self.path.get(before)) {
                certain = certain && self.ascertain(self.ways[before as usize].child);
            }
        }
        Some(worth)
    }

    /// Looks whether all turns of a position are certain; then it is worth what the best is.
    fn ascertain(&mut self, node: u32) -> bool {
        let Some((from, to)) = self.nodes[node as usize].edges else { return false };
        let mut best: Option<(f32, f32)> = None;
        for way in &self.ways[from as usize..to as usize] {
            // There is no node of the number of a missing child.
            let Some(worth) = self.nodes.get(way.child as usize).and_then(|child| child.certain) else { return false };
            if best.is_none_or(|best| worth.0 > best.0) {
                best = Some(worth);
            }
        }
        self.nodes[node as usize].certain = best;
        true
    }

    /// The position after a turn and what the others do then.
    fn extend(&mut self, node: u32, edge: u32, seat: Seat, thought: &mut Thought<'_, G>) -> Option<u32> {
        let child = self.node(node);
        let state = &mut self.states[child as usize];
        let (from, to) = self.ways[edge as usize].actions;
        for &action in &self.actions[from as usize..to as usize] {
            G::apply(state, seat, action, &mut Silent);
            thought.count();
        }
        if !self.quick.play_until(state, thought, |_, to_act| to_act.contains(seat)) {
            return None;
        }
        self.nodes[child as usize].over = G::to_act(state).is_empty();
        self.ways[edge as usize].child = child;
        Some(child)
    }

    /// A new node that begins with the position of another.
    fn node(&mut self, like: u32) -> u32 {
        let number = self.nodes.len();
        self.nodes.push(Node { over: false, edges: None, certain: None });
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

    /// What a position is worth to the seat, and the points it may expect.
    fn worth(&mut self, node: u32, seat: Seat, thought: &mut Thought<'_, G>) -> Option<(f32, f32)> {
        let (node, start) = (&mut self.nodes[node as usize], &self.states[node as usize]);
        if node.certain.is_some() {
            return node.certain;
        }
        let state = self.beyond.get_or_insert_with(|| start.clone());
        state.clone_from(start);
        for _ in 0..BEYOND {
            // The seat's own turn, then the others'.
            for own in [false, true] {
                if !self.quick.play_until(state, thought, |_, to_act| to_act.contains(seat) == own) {
                    return None;
                }
            }
        }
        let own = thought.judge.points(state, seat);
        let rival = self.rival.map_or(0.0, |rival| thought.judge.points(state, rival));
        let worth = (own - RIVALRY * rival, own);
        if node.over {
            node.certain = Some(worth);
        }
        Some(worth)
    }

    /// The turn to try next: promise and figures against how often it was tried.
    fn choose(&self, turns: (u32, u32), visits: u32, sum: f32) -> u32 {
        let average = if visits > 0 { sum / visits as f32 } else { 0.0 };
        let root = ((visits + 1) as f32).sqrt();
        let mut chosen = (turns.0, f32::MIN);
        for (number, edge) in (turns.0..).zip(&self.edges[turns.0 as usize..turns.1 as usize]) {
            let tried = edge.visits > 0;
            let known = if tried { edge.mean } else { average - edge.behind };
            let score = known + edge.share * root / (1 + edge.visits) as f32;
            if score > chosen.1 {
                chosen = (number, score);
            }
            // Those behind the first that was not tried promise less, and were not tried either.
            if !tried {
                break;
            }
        }
        chosen.0
    }

    /// Looks for the best turns in an inner node. Where the same was looked for before, as after
    /// another deal, the same turns get edges of their own.
    fn turns(&mut self, node: u32, seat: Seat, thought: &mut Thought<'_, G>) -> (u32, u32) {
        let state = &self.states[node as usize];
        let prospect = G::prospect(state, seat);
        if let Some((from, to)) = prospect.and_then(|prospect| self.known.get(prospect)) {
            return self.copy((from, to));
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
            // The first promises most.
            let (promise, best) = (self.planner.plan(rank).value, self.planner.plan(0).value);
            let behind = best - promise;
            let share = EXPLORE / (1.0 + behind / PROMISE);
            self.edges.push(Edge { visits: 0, mean: promise, behind, share });
            self.ways.push(Way { actions, promise, sum: 0.0, points: 0.0, child: NONE });
        }
        (start, self.edges.len() as u32)
    }

    /// The same turns again, before they were tried.
    fn copy(&mut self, turns: (u32, u32)) -> (u32, u32) {
        let start = self.edges.len() as u32;
        for number in turns.0 as usize..turns.1 as usize {
            let way = Way { sum: 0.0, points: 0.0, child: NONE, ..self.ways[number] };
            self.edges.push(Edge { visits: 0, mean: way.promise, ..self.edges[number] });
            self.ways.push(way);
        }
        (start, self.edges.len() as u32)
    }

    /// Counts what came out of a turn.
    fn count(&mut self, number: u32, (utility, points): (f32, f32)) {
        let (edge, way) = (&mut self.edges[number as usize], &mut self.ways[number as usize]);
        edge.visits += 1;
        way.sum += utility;
        edge.mean = way.sum / edge.visits as f32;
        way.points += points;
    }
}
