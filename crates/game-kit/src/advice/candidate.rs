//! Turns as candidates for plans, and the effects of their steps.

use ai::notation;
use engine::{Seat, Silent};

use super::plan::{Advise, Aim, Holdings, Thing};
use super::walk::walk;

/// A turn with its aim.
pub(super) struct Candidate<G: Advise> {
    pub(super) actions: Vec<G::Action>,
    pub(super) aim: Aim,
    /// The aim of its first part.
    first: Aim,
    pub(super) after: G::State,
    /// The steps that make the plan, and the others that can be left out; both sorted.
    core: Vec<String>,
    extra: Vec<String>,
    pub(super) holdings: Holdings,
}

impl<G: Advise> Candidate<G> {
    pub(super) fn new(before: &G::State, seat: Seat, actions: Vec<G::Action>) -> Option<Self> {
        let after = after::<G>(before, seat, &actions)?;
        let sorted = |part: fn(G::Action) -> bool| {
            let chosen: Vec<G::Action> = actions.iter().copied().filter(|action| part(*action)).collect();
            let mut steps = written::<G>(&chosen);
            steps.sort_unstable();
            steps
        };
        let core = sorted(|action| G::is_core(action) && !G::is_extra(action));
        let extra = sorted(|action| G::is_extra(action));
        let (aim, holdings) = (G::aim(before, seat, &actions), G::holdings(&after, seat));
        let first = G::first_aim(before, seat, &actions);
        Some(Candidate { actions, aim, first, after, core, extra, holdings })
    }

    /// Returns `true` if two turns are one plan: they begin with the same aim, have the same result, or one of them only
    /// adds steps that can be left out.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        let (short, long) = if self.extra.len() < other.extra.len() { (self, other) } else { (other, self) };
        let chosen = !self.core.is_empty() || !short.extra.is_empty();
        let mut left = long.extra.iter();
        let part = short.extra.iter().all(|step| left.any(|other| other == step));
        let added = chosen && self.core == other.core && part;
        let alike = self.first.kind == other.first.kind && G::is_alike(self.first.kind);
        self.aim == other.aim || self.first == other.first || alike || self.after == other.after || added
    }
}

/// The state after a seat's own actions. `None` if one is illegal.
pub(super) fn after<G: Advise>(before: &G::State, seat: Seat, actions: &[G::Action]) -> Option<G::State> {
    let mut after = None;
    walk::<G>(before, seat, actions, &mut Silent, |_, _, state| after = Some(state.clone()))?;
    after
}

/// The things that a turn gets.
pub(super) fn things<G: Advise>(before: &G::State, seat: Seat, actions: &[G::Action]) -> Vec<Thing> {
    let mut all = Vec::new();
    let visit = |state: &G::State, action, _: &G::State| all.extend(G::things(state, seat, action));
    if walk::<G>(before, seat, actions, &mut Silent, visit).is_some() { all } else { Vec::new() }
}

/// Actions in notation.
pub(super) fn written<G: Advise>(actions: &[G::Action]) -> Vec<String> {
    actions.iter().map(|&action| notation::<G>(action)).collect()
}
