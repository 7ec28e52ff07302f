//! Whole turns of one seat: every way to play on from here to the end of the turn, the most
//! promising first, as far as the budget goes.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::engine::{Game, Seat, Silent};

use super::evaluate::Evaluate;
use super::quick::Quick;
use super::thought::Thought;

/// Steps that may be played beyond the budget to bring a turn to its end.
const FINISH: u32 = 24;

/// A way to play a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// What the seat may expect afterwards, in points.
    pub(super) value: f32,
    /// Where it was found: its last position but one.
    node: u32,
}

struct Node<G: Game> {
    state: G::State,
    action: Option<G::Action>,
    parent: u32,
    value: f32,
}

/// Finds plans. Its memory is used again and again: once it has grown, looking at another turn
/// allocates nothing.
pub(super) struct Planner<G: Game> {
    nodes: Vec<Node<G>>,
    used: usize,
    hasty: bool,
    seen: Seen,
    legal: Vec<G::Action>,
    /// Positions to play on from, by promise; among equals the earlier first.
    open: BinaryHeap<(u32, Reverse<u32>)>,
    plans: Vec<(Plan, Option<G::Action>)>,
    quick: Quick<G>,
}

impl<G: Evaluate> Planner<G> {
    pub(super) fn new() -> Self {
        Planner {
            nodes: Vec::new(),
            used: 0,
            hasty: false,
            seen: Seen::default(),
            legal: Vec::new(),
            open: BinaryHeap::new(),
            plans: Vec::new(),
            quick: Quick::new(),
        }
    }

    /// Looks for turns of a seat that is to act, playing at most so many steps; the best are first
    /// in [`Planner::plan`]. Finds at least one. If it is `hasty`, what is half resolved is played
    /// on from at once instead of being evaluated.
    pub(super) fn search(
        &mut self,
        state: &G::State,
        seat: Seat,
        steps: u64,
        hasty: bool,
        thought: &mut Thought<'_, G>,
    ) -> usize {
        self.used = 0;
        self.seen.clear();
        self.plans.clear();
        self.open.clear();
        let turn = G::turn(state);
        self.hasty = hasty;
        let root = self.node(state, None, 0);
        let promise = if hasty { sortable(thought.judge.value(state, seat)) } else { 0 };
        self.open.push((promise, Reverse(root)));
        thought.at_most(steps, |thought| {
            while let Some((promise, Reverse(at))) = self.open.pop() {
                self.widen(at, promise, turn, seat, thought);
                if thought.spent() {
                    break;
                }
            }
        });
        if self.plans.is_empty() {
            self.finish(turn, seat, thought);
        }
        // No two plans of a position are equal in both, and an unstable sort needs no memory.
        self.plans.sort_unstable_by(|(a, _), (b, _)| b.value.total_cmp(&a.value).then(a.node.cmp(&b.node)));
        self.plans.len()
    }

    /// The plan of this rank, 0 for the best.
    pub(super) fn plan(&self, rank: usize) -> Plan {
        self.plans[rank].0
    }

    /// Appends the actions of the plan of this rank.
    pub(super) fn actions(&self, rank: usize, actions: &mut Vec<G::Action>) {
        let (plan, last) = self.plans[rank];
        let start = actions.len();
        actions.extend(last);
        let mut node = &self.nodes[plan.node as usize];
        while let Some(action) = node.action {
            actions.push(action);
            node = &self.nodes[node.parent as usize];
        }
        actions[start..].reverse();
    }

    /// Tries every action in a position.
    fn widen(&mut self, at: u32, promise: u32, turn: u32, seat: Seat, thought: &mut Thought<'_, G>) {
        self.legal.clear();
        G::legal(&self.nodes[at as usize].state, seat, &mut self.legal);
        for place in 0..self.legal.len() {
            if thought.spent() {
                return;
            }
            let action = self.legal[place];
            if G::closes(action) {
                let here = &mut self.nodes[at as usize];
                if here.value.is_nan() {
                    here.value = thought.judge.value(&here.state, seat);
                }
                self.plans.push((Plan { value: here.value, node: at }, Some(action)));
                continue;
            }
            let child = self.child(at, action);
            let state = &mut self.nodes[child as usize].state;
            G::apply(state, seat, action, &mut Silent);
            thought.count();
            if G::turn(state) != turn || !G::to_act(state).contains(seat) {
                self.complete(child, seat, thought);
            } else if !self.seen.insert(G::fingerprint(state)) {
                self.used -= 1;
            } else if self.hasty && !G::settled(state) {
                self.open.push((promise.saturating_add(1), Reverse(child)));
            } else {
                let found = thought.judge.value(state, seat);
                self.nodes[child as usize].value = found;
                self.open.push((sortable(found), Reverse(child)));
            }
        }
    }

    /// A turn is complete: others play on until its result can be evaluated.
    fn complete(&mut self, node: u32, seat: Seat, thought: &mut Thought<'_, G>) {
        let state = &mut self.nodes[node as usize].state;
        if !G::settled(state) {
            self.quick.play_until(state, thought, |state, _| G::settled(state));
        }
        self.plans.push((Plan { value: thought.judge.points(state, seat), node }, None));
    }

    /// The budget ended before any turn was complete: the best position so far is played on by the
    /// quick policy.
    fn finish(&mut self, turn: u32, seat: Seat, thought: &mut Thought<'_, G>) {
        let best = (0..self.used).filter(|&node| !self.nodes[node].value.is_nan()).max_by(|&a, &b| {
            let (a, b) = (&self.nodes[a], &self.nodes[b]);
            a.value.total_cmp(&b.value)
        });
        let mut at = best.unwrap_or_default() as u32;
        for steps in 0..FINISH {
            let state = &self.nodes[at as usize].state;
            let Some(action) = self.quick.step(state, seat, steps, None, thought) else { return };
            if G::closes(action) {
                let value = thought.judge.value(state, seat);
                self.plans.push((Plan { value, node: at }, Some(action)));
                return;
            }
            at = self.child(at, action);
            let state = &mut self.nodes[at as usize].state;
            G::apply(state, seat, action, &mut Silent);
            thought.count();
            if G::turn(state) != turn || !G::to_act(state).contains(seat) {
                return self.complete(at, seat, thought);
            }
        }
        // An unfinished turn is a plan all the same: the seat is asked again after it.
        let value = thought.judge.value(&self.nodes[at as usize].state, seat);
        self.plans.push((Plan { value, node: at }, None));
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
            // The parent comes before its child, so the two are apart.
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

/// A number that is sorted as the value is.
fn sortable(value: f32) -> u32 {
    let bits = value.to_bits();
    if bits >> 31 == 0 { bits | 1 << 31 } else { !bits }
}

/// The positions that a search has met, by fingerprint.
#[derive(Default)]
struct Seen {
    /// Each with the number of its search: what an earlier one has left counts as free.
    table: Vec<(u64, u32)>,
    search: u32,
    len: usize,
    /// Where they wait while the table grows.
    moving: Vec<u64>,
}

/// Places of a table at first. Most searches are short, and a small table is close at hand.
const SMALL: usize = 1 << 9;

impl Seen {
    fn clear(&mut self) {
        self.len = 0;
        self.table.truncate(SMALL);
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            // After so many searches the numbers begin anew.
            self.table.fill((0, 0));
            self.search = 1;
        }
    }

    /// Puts one in; says whether it is new.
    fn insert(&mut self, fingerprint: u64) -> bool {
        if (self.len + 1) * 2 > self.table.len() {
            self.grow();
        }
        let new = self.place(fingerprint);
        self.len += usize::from(new);
        new
    }

    fn grow(&mut self) {
        let search = self.search;
        self.moving.clear();
        self.moving.extend(self.table.iter().filter(|&&(_, of)| of == search).map(|&(key, _)| key));
        let size = (self.table.len() * 2).max(SMALL);
        self.table.clear();
        self.table.resize(size, (0, 0));
        for place in 0..self.moving.len() {
            self.place(self.moving[place]);
        }
    }

    fn place(&mut self, key: u64) -> bool {
        let mask = self.table.len() - 1;
        let mut at = (key ^ key >> 32) as usize & mask;
        loop {
            let (found, search) = self.table[at];
            if search != self.search {
                self.table[at] = (key, self.search);
                return true;
            }
            if found == key {
                return false;
            }
            at = (at + 1) & mask;
        }
    }
}
