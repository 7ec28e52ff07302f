//! A search for whole turns of one seat. It lists the ways to finish the turn that it finds within the budget, best
//! evaluation first.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use engine::{Game, Seat, Silent};

use super::context::SearchContext;
use super::evaluate::Evaluate;
use super::greedy::GreedyPolicy;

/// Extra steps beyond the budget for finishing a turn.
const FINISH: u32 = 24;

/// Initial capacity of the set of keys. Most searches are short, and a small set fits in the processor's cache.
const SMALL: usize = 1 << 8;

/// A way to play the turn.
#[derive(Clone, Copy)]
struct Turn<A> {
    /// The seat's expected points after the turn.
    value: f32,
    /// The position before its last action, or after the turn if `last` is `None`.
    node: u32,
    last: Option<A>,
}

struct Node<G: Game> {
    state: G::State,
    action: Option<G::Action>,
    parent: u32,
    value: f32,
}

/// Finds turns. It reuses its memory: after the memory has grown, further searches don't allocate.
pub(super) struct TurnSearch<G: Game> {
    nodes: Vec<Node<G>>,
    used: usize,
    lazy: bool,
    /// Keys of the positions that this search has visited.
    seen: HashSet<u64, BuildHasherDefault<KeyIsHash>>,
    legal: Vec<G::Action>,
    /// Positions to continue from, best value first, earlier ones first on a tie.
    open: BinaryHeap<(u32, Reverse<u32>)>,
    turns: Vec<Turn<G::Action>>,
    greedy: GreedyPolicy<G>,
}

impl<G: Evaluate> TurnSearch<G> {
    pub(super) fn new() -> Self {
        TurnSearch {
            nodes: Vec::new(),
            used: 0,
            lazy: false,
            seen: HashSet::default(),
            legal: Vec::new(),
            open: BinaryHeap::new(),
            turns: Vec::new(),
            greedy: GreedyPolicy::new(),
        }
    }

    /// Searches turns of a seat that is to act, playing at most `steps` steps. Returns the number of turns found, at
    /// least one; they are ranked by value. If `lazy` is set, it doesn't evaluate positions that aren't quiescent.
    pub(super) fn search(
        &mut self,
        state: &G::State,
        seat: Seat,
        steps: u64,
        lazy: bool,
        context: &mut SearchContext<'_, G>,
    ) -> usize {
        self.used = 0;
        self.seen.clear();
        self.seen.shrink_to(SMALL);
        self.turns.clear();
        self.open.clear();
        let turn = G::turn(state);
        self.lazy = lazy;
        let root = self.node(state, None, 0);
        let promise = if lazy { sortable(context.evaluator.value(state, seat)) } else { 0 };
        self.open.push((promise, Reverse(root)));
        context.at_most(steps, |context| {
            while let Some((promise, Reverse(at))) = self.open.pop() {
                self.expand(at, promise, turn, seat, context);
                if context.spent() {
                    break;
                }
            }
        });
        if self.turns.is_empty() {
            self.finish(turn, seat, context);
        }
        // No two turns have the same value and node, and an unstable sort needs no memory.
        self.turns.sort_unstable_by(|a, b| b.value.total_cmp(&a.value).then(a.node.cmp(&b.node)));
        self.turns.len()
    }

    /// The seat's expected points after the turn at this rank; 0 is the best rank.
    pub(super) fn value(&self, rank: usize) -> f32 {
        self.turns[rank].value
    }

    /// Appends the actions of the turn at this rank.
    pub(super) fn actions(&self, rank: usize, actions: &mut Vec<G::Action>) {
        let Turn { node, last, .. } = self.turns[rank];
        let start = actions.len();
        actions.extend(last);
        let mut node = &self.nodes[node as usize];
        while let Some(action) = node.action {
            actions.push(action);
            node = &self.nodes[node.parent as usize];
        }
        actions[start..].reverse();
    }

    fn expand(&mut self, at: u32, promise: u32, turn: u32, seat: Seat, context: &mut SearchContext<'_, G>) {
        self.legal.clear();
        G::legal(&self.nodes[at as usize].state, seat, &mut self.legal);
        for place in 0..self.legal.len() {
            if context.spent() {
                return;
            }
            let action = self.legal[place];
            if G::ends_turn(action) {
                let here = &mut self.nodes[at as usize];
                if here.value.is_nan() {
                    here.value = context.evaluator.value(&here.state, seat);
                }
                self.turns.push(Turn { value: here.value, node: at, last: Some(action) });
                continue;
            }
            let child = self.child(at, action);
            let state = &mut self.nodes[child as usize].state;
            G::apply(state, seat, action, &mut Silent);
            context.count();
            if G::turn(state) != turn || !G::to_act(state).contains(seat) {
                self.complete(child, seat, context);
            } else if G::position_key(state).is_some_and(|key| !self.seen.insert(key)) {
                self.used -= 1;
            } else if self.lazy && !G::is_quiescent(state) {
                self.open.push((promise.saturating_add(1), Reverse(child)));
            } else {
                let found = context.evaluator.value(state, seat);
                self.nodes[child as usize].value = found;
                self.open.push((sortable(found), Reverse(child)));
            }
        }
    }

    /// Completes a turn: the other seats play until the evaluation is reliable.
    fn complete(&mut self, node: u32, seat: Seat, context: &mut SearchContext<'_, G>) {
        let state = &mut self.nodes[node as usize].state;
        if !G::is_quiescent(state) {
            self.greedy.play_until(state, context, |state, _| G::is_quiescent(state));
        }
        self.turns.push(Turn { value: context.evaluator.points(state, seat), node, last: None });
    }

    /// Finishes the best position with the greedy policy, because the budget was spent before any turn was complete.
    fn finish(&mut self, turn: u32, seat: Seat, context: &mut SearchContext<'_, G>) {
        let best = (0..self.used).filter(|&node| !self.nodes[node].value.is_nan()).max_by(|&a, &b| {
            let (a, b) = (&self.nodes[a], &self.nodes[b]);
            a.value.total_cmp(&b.value)
        });
        let mut at = best.unwrap_or_default() as u32;
        for steps in 0..FINISH {
            let state = &self.nodes[at as usize].state;
            let Some(action) = self.greedy.step(state, seat, steps, None, context) else { return };
            if G::ends_turn(action) {
                let value = context.evaluator.value(state, seat);
                self.turns.push(Turn { value, node: at, last: Some(action) });
                return;
            }
            at = self.child(at, action);
            let state = &mut self.nodes[at as usize].state;
            G::apply(state, seat, action, &mut Silent);
            context.count();
            if G::turn(state) != turn || !G::to_act(state).contains(seat) {
                return self.complete(at, seat, context);
            }
        }
        // An unfinished turn still counts, because the seat decides again after it.
        let value = context.evaluator.value(&self.nodes[at as usize].state, seat);
        self.turns.push(Turn { value, node: at, last: None });
    }

    fn node(&mut self, state: &G::State, action: Option<G::Action>, parent: u32) -> u32 {
        let number = self.used as u32;
        match self.nodes.get_mut(self.used) {
            Some(node) => {
                node.state.clone_from(state);
                (node.action, node.parent, node.value) = (action, parent, f32::NAN);
            }
            None => self.nodes.push(Node { state: state.clone(), action, parent, value: f32::NAN }),
        }
        self.used += 1;
        number
    }

    fn child(&mut self, parent: u32, action: G::Action) -> u32 {
        let number = self.used as u32;
        if self.used < self.nodes.len() {
            // A parent has a lower index than its child, so the split separates them.
            let (before, rest) = self.nodes.split_at_mut(self.used);
            let node = &mut rest[0];
            node.state.clone_from(&before[parent as usize].state);
            (node.action, node.parent, node.value) = (Some(action), parent, f32::NAN);
            self.used += 1;
            return number;
        }
        let state = self.nodes[parent as usize].state.clone();
        self.node(&state, Some(action), parent)
    }
}

/// An integer with the same order as the value.
fn sortable(value: f32) -> u32 {
    let bits = value.to_bits();
    if bits >> 31 == 0 { bits | 1 << 31 } else { !bits }
}

/// A hasher for keys that are already hashes.
#[derive(Default)]
struct KeyIsHash(u64);

impl Hasher for KeyIsHash {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(self.0 << 8 | u64::from(byte)));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
