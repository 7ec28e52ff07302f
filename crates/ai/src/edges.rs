//! The edges of the search tree: whole turns, with the statistics for choosing the next visit.

use std::ops::Range;

use engine::Game;

use super::evaluate::Evaluate;
use super::turn_search::TurnSearch;

/// Bonus in points for an unvisited turn with the best value.
const EXPLORATION: f32 = 3.0;
/// Lag behind the best evaluation, in points, that halves the exploration of a turn.
const EXPLORATION_SCALE: f32 = 3.0;

/// Marks an edge without a child.
const NONE: u32 = u32::MAX;

/// Indices of a node's edges.
pub(super) type EdgeRange = Range<u32>;

/// Value of a leaf.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LeafValue {
    /// The value that the search maximizes: the seat's points minus a share of its strongest rival's points.
    pub(super) utility: f32,
    /// Expected final points of the seat.
    pub(super) points: f32,
}

/// The statistics of an edge that every choice reads.
#[derive(Clone, Copy)]
struct EdgeStats {
    visits: u32,
    /// Mean utility of its visits, or the evaluation before the first visit.
    mean: f32,
    /// Points that it lags behind the node's best evaluation.
    behind: f32,
    /// Weight of its exploration bonus.
    exploration: f32,
}

/// The rest of an edge. It is stored separately because a choice reads the statistics of many edges.
#[derive(Clone, Copy)]
struct Edge {
    /// Start and end of its actions in [`Edges::actions`].
    actions: (u32, u32),
    /// Points by the evaluation.
    value: f32,
    utility: f32,
    points: f32,
    child: u32,
}

/// All edges of a tree. Later searches reuse the memory.
pub(super) struct Edges<G: Game> {
    stats: Vec<EdgeStats>,
    edges: Vec<Edge>,
    actions: Vec<G::Action>,
}

impl<G: Evaluate> Edges<G> {
    pub(super) fn new() -> Self {
        Edges { stats: Vec::new(), edges: Vec::new(), actions: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.stats.clear();
        self.edges.clear();
        self.actions.clear();
    }

    /// Adds the best `count` turns of a search as unvisited edges.
    pub(super) fn add(&mut self, turns: &TurnSearch<G>, count: usize) -> EdgeRange {
        let start = self.stats.len() as u32;
        for rank in 0..count {
            let from = self.actions.len() as u32;
            turns.actions(rank, &mut self.actions);
            let actions = (from, self.actions.len() as u32);
            let value = turns.value(rank);
            let behind = turns.value(0) - value;
            let exploration = EXPLORATION / (1.0 + behind / EXPLORATION_SCALE);
            self.stats.push(EdgeStats { visits: 0, mean: value, behind, exploration });
            self.edges.push(Edge { actions, value, utility: 0.0, points: 0.0, child: NONE });
        }
        start..self.stats.len() as u32
    }

    /// Adds the same turns again, without visits and children.
    pub(super) fn copy(&mut self, of: &EdgeRange) -> EdgeRange {
        let start = self.stats.len() as u32;
        for number in of.start as usize..of.end as usize {
            let edge = Edge { utility: 0.0, points: 0.0, child: NONE, ..self.edges[number] };
            self.stats.push(EdgeStats { visits: 0, mean: edge.value, ..self.stats[number] });
            self.edges.push(edge);
        }
        start..self.stats.len() as u32
    }

    /// Chooses the turn to visit next, by its mean plus a bonus for few visits. `visits` and `utility` are the totals
    /// of the node.
    pub(super) fn choose(&self, of: &EdgeRange, visits: u32, utility: f32) -> u32 {
        let average = if visits > 0 { utility / visits as f32 } else { 0.0 };
        let root = ((visits + 1) as f32).sqrt();
        let mut chosen = (of.start, f32::MIN);
        for (number, edge) in (of.start..).zip(&self.stats[of.start as usize..of.end as usize]) {
            let visited = edge.visits > 0;
            let mean = if visited { edge.mean } else { average - edge.behind };
            let score = mean + edge.exploration * root / (1 + edge.visits) as f32;
            if score > chosen.1 {
                chosen = (number, score);
            }
            // The turns after the first unvisited one are also unvisited and have lower values.
            if !visited {
                break;
            }
        }
        chosen.0
    }

    pub(super) fn visit(&mut self, number: u32, worth: LeafValue) {
        let (stats, edge) = (&mut self.stats[number as usize], &mut self.edges[number as usize]);
        stats.visits += 1;
        edge.utility += worth.utility;
        stats.mean = edge.utility / stats.visits as f32;
        edge.points += worth.points;
    }

    /// Number of visits of an edge, and its total utility.
    pub(super) fn visited(&self, number: u32) -> (u32, f32) {
        (self.stats[number as usize].visits, self.edges[number as usize].utility)
    }

    /// The edges of a node, most visits first.
    pub(super) fn ranked(&self, of: EdgeRange) -> Vec<u32> {
        let mut ranked: Vec<u32> = of.collect();
        // Sorting is stable, so unvisited turns remain in the order of their values.
        ranked.sort_by(|&a, &b| {
            let (a, b) = (&self.stats[a as usize], &self.stats[b as usize]);
            b.visits.cmp(&a.visits).then(b.mean.total_cmp(&a.mean))
        });
        ranked
    }

    /// Expected final points of the seat after the turn: the mean of its visits, or the evaluation before the first
    /// visit.
    pub(super) fn points(&self, number: u32) -> f32 {
        let (visits, edge) = (self.stats[number as usize].visits, &self.edges[number as usize]);
        if visits > 0 { edge.points / visits as f32 } else { edge.value }
    }

    pub(super) fn actions(&self, number: u32) -> &[G::Action] {
        let (from, to) = self.edges[number as usize].actions;
        &self.actions[from as usize..to as usize]
    }

    /// The node after the turn; `None` before the first visit.
    pub(super) fn child(&self, number: u32) -> Option<u32> {
        Some(self.edges[number as usize].child).filter(|&child| child != NONE)
    }

    pub(super) fn set_child(&mut self, number: u32, child: u32) {
        self.edges[number as usize].child = child;
    }
}
