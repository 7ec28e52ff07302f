//! The search for plans: turns grouped by their aims, compared and explained.

use ai::{Ask, Lab, Stop, notation};
use engine::{Phrase, Seat, Seed, Silent};

use super::compare::compare;
use super::plan::{Advise, Aim, Case, Holdings, Plan, Plans, Reason};

/// Maximum number of plans in a hint.
const PLANS: usize = 3;
/// Maximum number of turns with different aims that are followed.
const FOLLOWED: usize = 6;
/// The search's first turns are considered if it visited them at all.
const CONSIDERED: usize = 8;
/// Later turns with this many times fewer visits than the best turn are not considered.
const HARDLY: u32 = 20;
/// Number of deals in which the plans are followed.
pub(super) const DEALS: u64 = 12;

/// A turn with its aim.
pub(super) struct Candidate<G: Advise> {
    pub(super) actions: Vec<G::Action>,
    aim: Aim,
    pub(super) after: G::State,
    /// The steps that make the plan, and the others that can be left out; both sorted.
    core: Vec<String>,
    extra: Vec<String>,
    holdings: Holdings,
}

impl<G: Advise> Candidate<G> {
    pub(super) fn new(before: &G::State, seat: Seat, actions: Vec<G::Action>) -> Option<Self> {
        let after = after::<G>(before, seat, &actions)?;
        let sorted = |part: fn(G::Action) -> bool| {
            let chosen = actions.iter().filter(|action| part(**action));
            let mut steps: Vec<String> = chosen.map(|&action| notation::<G>(action)).collect();
            steps.sort_unstable();
            steps
        };
        let core = sorted(|action| G::is_core(action) && !G::is_extra(action));
        let extra = sorted(|action| G::is_extra(action));
        let (aim, holdings) = (G::aim(before, seat, &actions), G::holdings(&after, seat));
        Some(Candidate { actions, aim, after, core, extra, holdings })
    }

    /// Returns `true` if two turns are one plan: they have the same aim or result, or one of them only adds steps that
    /// can be left out.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        let (short, long) = if self.extra.len() < other.extra.len() { (self, other) } else { (other, self) };
        let chosen = !self.core.is_empty() || !short.extra.is_empty();
        let mut left = long.extra.iter();
        let part = short.extra.iter().all(|step| left.any(|other| other == step));
        let added = chosen && self.core == other.core && part;
        self.aim == other.aim || self.after == other.after || added
    }
}

/// The state after a seat's own actions. Effects of the end of the turn on other players are left out if the game
/// separates them. `None` if an action is illegal.
fn after<G: Advise>(before: &G::State, seat: Seat, actions: &[G::Action]) -> Option<G::State> {
    let (last, first) = actions.split_last()?;
    let mut state = ai::play::<G>(before, seat, first)?;
    let mut legal = Vec::new();
    G::legal(&state, seat, &mut legal);
    if !legal.contains(last) {
        return None;
    }
    if !G::apply_held(&mut state, seat, *last, &mut Silent) && !G::ends_turn(*last) {
        G::apply(&mut state, seat, *last, &mut Silent);
    }
    Some(state)
}

/// The plans of a seat that has this view, best first. `None` if the seat is not to act. `early` gets them in this order
/// as soon as they are compared: the reasons are missing, and a reason can rename its plan or replace the price. The
/// answer depends only on the view, the request and the moment at which `stop` first returns `true`.
pub fn plans<G: Advise>(
    view: &G::View,
    seat: Seat,
    ask: &Ask,
    stop: Stop<'_>,
    early: &mut dyn FnMut(&[Plan]),
) -> Option<Plans> {
    let mut lab = Lab::<G>::new(view, seat, ask.seed, DEALS);
    let (found, steps) = lab.turns(ask, stop);
    let before = lab.deals().first()?.clone();
    let most = found.first()?.visits;
    let often = |place: usize, visits: u32| {
        place == 0 || (place < CONSIDERED && (visits > 0 || most == 0)) || visits.saturating_mul(HARDLY) >= most.max(1)
    };
    let mut candidates: Vec<Candidate<G>> = Vec::new();
    for (place, turn) in found.into_iter().enumerate() {
        if candidates.len() == FOLLOWED || !often(place, turn.visits) {
            continue;
        }
        let Some(new) = Candidate::<G>::new(&before, seat, turn.actions) else { continue };
        if !candidates.iter().any(|known| known.is_same(&new) || new.holdings.is_below(&known.holdings)) {
            candidates.push(new);
        }
    }
    // A later turn can have more of everything than an earlier one.
    let dominated = |index: usize| candidates.iter().any(|other| candidates[index].holdings.is_below(&other.holdings));
    let kept: Vec<bool> = (0..candidates.len()).map(|index| !dominated(index)).collect();
    let mut kept = kept.into_iter();
    candidates.retain(|_| kept.next() == Some(true));
    candidates.first()?;
    let compared = compare(&mut lab, &candidates.iter().map(|candidate| &candidate.actions[..]).collect::<Vec<_>>());
    let order = compared.order(candidates.len(), PLANS);
    let chosen: Vec<&Candidate<G>> = order.iter().map(|&index| &candidates[index]).collect();
    let mut plans: Vec<Plan> = Vec::new();
    for (rank, candidate) in chosen.iter().enumerate() {
        let case = case(&mut lab, &before, candidate);
        plans.push(Plan {
            steps: case.actions.iter().map(|&action| notation::<G>(action)).collect(),
            aim: candidate.aim.name::<G>(),
            name: candidate.aim.name::<G>(),
            now: G::now(&before, seat, case.actions),
            reason: None,
            price: G::price(&case, None),
            gap: compared.gap(&order, rank),
        });
    }
    early(&plans);
    explain(&mut lab, &before, &chosen, &mut plans);
    Some(Plans { plans, steps })
}

/// The turn of a candidate, to explain it.
pub(super) fn case<'a, 'v, G: Advise>(
    lab: &'a mut Lab<'v, G>,
    before: &G::State,
    candidate: &'a Candidate<G>,
) -> Case<'a, 'v, G> {
    let (seat, actions) = (lab.seat(), &candidate.actions[..]);
    Case { lab, seat, before: before.clone(), after: candidate.after.clone(), actions, told: true }
}

/// Adds the proved reasons to the plans of these candidates.
fn explain<G: Advise>(lab: &mut Lab<'_, G>, before: &G::State, chosen: &[&Candidate<G>], plans: &mut [Plan]) {
    for (rank, candidate) in chosen.iter().enumerate() {
        let mut case = case(lab, before, candidate);
        let told: Vec<&Reason> = plans[..rank].iter().filter_map(|plan| plan.reason.as_ref()).collect();
        // Another kind of reason says more than the same kind about another space.
        let other_kind = |reason: &Reason| told.iter().all(|known| known.kind != reason.kind);
        let mut reasons = G::reasons(&mut case, &other_kind);
        reasons.retain(|reason| told.iter().all(|known| known.words != reason.words));
        reasons.sort_by_key(|reason| !other_kind(reason));
        let plan = &mut plans[rank];
        plan.reason = reasons.into_iter().next();
        plan.price = G::price(&case, plan.reason.as_ref());
        if let Some(reason) = plan.reason.as_ref().filter(|reason| reason.names) {
            plan.name = Phrase { key: format!("{}-plan-{}", G::ID, reason.kind), ..reason.words.clone() };
        }
    }
}

/// The proved reasons for a turn, given as steps, the most important first.
pub fn reasons<G: Advise>(view: &G::View, seat: Seat, seed: Seed, deals: u64, steps: &[String]) -> Vec<Reason> {
    let mut lab = Lab::<G>::new(view, seat, seed, deals);
    let actions: Option<Vec<G::Action>> = steps.iter().map(|step| G::parse_action(step)).collect();
    let (Some(actions), Some(before)) = (actions, lab.deals().first().cloned()) else { return Vec::new() };
    let Some(after) = after::<G>(&before, seat, &actions) else { return Vec::new() };
    G::reasons(&mut Case { lab: &mut lab, seat, before, after, actions: &actions, told: false }, &|_| false)
}

/// Returns `true` if the first of two turns, given as steps, leaves the seat more of everything. Turns that differ in
/// their effects on the board can't be compared.
pub fn has_more<G: Advise>(view: &G::View, seat: Seat, seed: Seed, turns: [&[String]; 2]) -> bool {
    let lab = Lab::<G>::new(view, seat, seed, 1);
    let holdings = turns.map(|turn| {
        let actions: Option<Vec<G::Action>> = turn.iter().map(|step| G::parse_action(step)).collect();
        Some(G::holdings(&after::<G>(lab.deals().first()?, seat, &actions?)?, seat))
    });
    matches!(holdings, [Some(more), Some(less)] if less.is_below(&more))
}

/// A seat's expected final points after each of these turns, given as steps, in each deal. `None` if a step is
/// unreadable or a turn can't be followed.
pub fn forecasts<G: Advise>(
    view: &G::View,
    seat: Seat,
    seed: Seed,
    deals: u64,
    turns: &[&[String]],
) -> Option<Vec<Vec<f32>>> {
    let mut lab = Lab::<G>::new(view, seat, seed, deals);
    let read = |turn: &&[String]| turn.iter().map(|step| G::parse_action(step)).collect::<Option<Vec<_>>>();
    turns.iter().map(|turn| lab.forecast(&read(turn)?)).collect()
}
