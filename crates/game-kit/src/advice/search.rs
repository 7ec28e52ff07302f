//! The search for plans: turns grouped by their aims, compared and explained.

use std::cell::RefCell;

use ai::{Ask, Lab, Stop};
use engine::{Notation, Phrase, Seat, Seed};

use super::candidate::{Candidate, after, written};
use super::compare::{clearly_more, compare};
use super::line::{MOSTLY, Playout, surely};
use super::plan::{Advise, Plan, Plans, Reason};
use super::reasons::{explain, nothing as last_words, total};

/// Maximum number of plans in a hint.
const PLANS: usize = 3;
/// Maximum number of turns with different aims that are followed.
const FOLLOWED: usize = 6;
/// The search's first turns are considered if it visited them at all.
const CONSIDERED: usize = 8;
/// Later turns with this many times fewer visits than the best turn are not considered.
const HARDLY: u32 = 20;
/// Number of deals in which the plans are followed.
const DEALS: u64 = 12;
/// Steps below which a search that was stopped had too little time.
const LITTLE: u64 = 20_000;
/// Tenths of a point from which a plan has a second reason.
const SECOND: i32 = 20;
/// Ways to use a worker that a turn leaves unused.
const WAYS: usize = 8;

/// The plans of a seat that has this view, best first. `None` if the seat is not to act. `early` gets them in this order
/// as soon as they are compared, without their reasons. The answer depends only on the view, the request and the moment
/// at which `stop` first returns `true`.
pub fn plans<G: Advise>(
    view: &G::View,
    seat: Seat,
    ask: &Ask,
    stop: Stop<'_>,
    early: &mut dyn FnMut(&[Plan]),
) -> Option<Plans> {
    let mut lab = Lab::<G>::new(view, seat, ask.seed, DEALS);
    let mut stopped = false;
    let (found, steps) = lab.turns(ask, &mut || {
        stopped |= stop();
        stopped
    });
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
        let actions = use_all(&mut lab, &before, turn.actions);
        let Some(new) = Candidate::<G>::new(&before, seat, actions) else { continue };
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
    let mut order = compared.order(candidates.len(), PLANS);
    // If nothing scores any more, one plan says so.
    let points = |state: &G::State| Some(total(&G::last_points(&before, state, seat)?));
    let adds = |plan: usize| points(&candidates[plan].after);
    let none = points(&before);
    let nothing = none.is_some() && order.iter().all(|&plan| adds(plan).is_some() && adds(plan) <= none);
    if nothing {
        order.truncate(1);
    }
    let chosen: Vec<&Candidate<G>> = order.iter().map(|&index| &candidates[index]).collect();
    let mut plans: Vec<Plan> = Vec::new();
    for (rank, candidate) in chosen.iter().enumerate() {
        let price = G::price(&before, &candidate.after, seat, &candidate.actions);
        plans.push(Plan {
            steps: written::<G>(&candidate.actions),
            aim: candidate.aim.name::<G>(),
            name: candidate.aim.name::<G>(),
            now: G::now(&before, seat, &candidate.actions),
            reasons: Vec::new(),
            price: price.map(|price| price.words),
            gap: compared.gap(&order, rank),
            hurried: rank == 0 && stopped && steps < LITTLE,
        });
    }
    early(&plans);
    let mut told: Vec<Phrase> = Vec::new();
    for ((plan, candidate), (reasons, line)) in plans.iter_mut().zip(&chosen).zip(explain(&mut lab, &before, &chosen)) {
        let mut new = reasons.into_iter().filter(|reason| !told.contains(&reason.words));
        plan.reasons.extend(new.next().or_else(|| nothing.then(last_words)));
        plan.reasons.extend(new.find(|reason| reason.worth >= SECOND));
        told.extend(plan.reasons.iter().map(|reason| reason.words.clone()));
        plan.price = price(&before, seat, candidate, line.as_ref());
    }
    Some(Plans { plans, steps })
}

/// The disadvantage of a plan. It says whether the plan solves it by the next payday.
fn price<G: Advise>(before: &G::State, seat: Seat, plan: &Candidate<G>, line: Option<&Playout<G>>) -> Option<Phrase> {
    let mut price = G::price(before, &plan.after, seat, &plan.actions)?;
    if let (Some(source), Some(line)) = (price.source, line) {
        let had = super::line::points_from::<G>(before, seat, source);
        let kept = line.paid(seat, source).into_iter().filter(|points| *points >= had).count();
        price.words.key.push_str(if surely(MOSTLY, kept, line.count()) { ".solved" } else { ".open" });
    }
    Some(price.words)
}

/// The turn with every worker used that it only takes back, if using it is better in the same deals.
fn use_all<G: Advise>(lab: &mut Lab<'_, G>, before: &G::State, mut actions: Vec<G::Action>) -> Vec<G::Action> {
    let mut place = 0;
    while let Some(at) = actions.iter().skip(place).position(|action| G::is_idle(*action)).map(|at| at + place) {
        place = at + 1;
        let Some(own) = lab.forecast(&actions) else { continue };
        let mut best: Option<(f32, Vec<G::Action>)> = None;
        for used in uses(lab, before, &actions, at) {
            let Some(points) = lab.forecast(&used) else { continue };
            let sum: f32 = points.iter().sum();
            let better = clearly_more(&points, &own) || sum > own.iter().sum::<f32>();
            if better && best.as_ref().is_none_or(|(known, _)| sum > *known) {
                best = Some((sum, used));
            }
        }
        if let Some((_, used)) = best {
            (actions, place) = (used, 0);
        }
    }
    actions
}

/// The same turns with another action in this place, and the quick choices that it needs.
fn uses<G: Advise>(lab: &mut Lab<'_, G>, before: &G::State, actions: &[G::Action], at: usize) -> Vec<Vec<G::Action>> {
    let (seat, rest) = (lab.seat(), &actions[at + 1..]);
    let Some(state) = lab.play(before, &actions[..at]) else { return Vec::new() };
    let legal = |state: &G::State| {
        let mut legal = Vec::new();
        G::legal(state, seat, &mut legal);
        legal
    };
    let turn = G::turn(before);
    let mut all = Vec::new();
    for other in legal(&state).into_iter().filter(|action| !G::is_idle(*action)).take(WAYS) {
        let Some(after) = lab.play(&state, &[other]) else { continue };
        let chosen = RefCell::new(Vec::new());
        let rejoins =
            |state: &G::State| G::turn(state) > turn || rest.first().is_none_or(|next| legal(state).contains(next));
        let log = |_: &G::State, _: Seat, action: G::Action| chosen.borrow_mut().push(action);
        if lab.continue_until(after, rejoins, log).is_none() {
            continue;
        }
        let mut used = actions[..at].to_vec();
        used.push(other);
        used.extend(chosen.into_inner());
        used.extend(rest);
        if lab.play(before, &used).is_some() {
            all.push(used);
        }
    }
    all
}

/// The turn of these steps, in a deal that matches what the seat knew before it. `None` if they aren't legal there.
fn candidate<G: Advise>(lab: &Lab<'_, G>, steps: &[String]) -> Option<Candidate<G>> {
    let actions = steps.iter().map(|step| G::Action::parse(step)).collect::<Option<Vec<_>>>()?;
    Candidate::new(lab.deals().first()?, lab.seat(), actions)
}

/// The largest proved reason for a turn, given as steps.
pub fn reason<G: Advise>(view: &G::View, seat: Seat, seed: Seed, steps: &[String]) -> Option<Phrase> {
    reasons::<G>(view, seat, seed, DEALS, steps).into_iter().next().map(|reason| reason.words)
}

/// The proved reasons for a turn, given as steps, the largest first.
pub fn reasons<G: Advise>(view: &G::View, seat: Seat, seed: Seed, deals: u64, steps: &[String]) -> Vec<Reason> {
    let mut lab = Lab::<G>::new(view, seat, seed, deals);
    let Some(turn) = candidate(&lab, steps) else { return Vec::new() };
    let Some(before) = lab.deals().first().cloned() else { return Vec::new() };
    explain(&mut lab, &before, &[&turn]).into_iter().next().map(|(reasons, _)| reasons).unwrap_or_default()
}

/// The comment on a turn, given as steps, after it was played. `best` is the first plan of the hint for the same
/// decision. A turn with the same aim gets its own proved reason. Otherwise the comment names the plan if it is clearly
/// better.
pub fn comment<G: Advise>(view: &G::View, seat: Seat, seed: Seed, best: &Plan, steps: &[String]) -> Option<Phrase> {
    let good = |reason: Phrase| Phrase::new("core-comment-good").with("reason", reason);
    let why = best.reasons.first().map(|reason| &reason.words);
    if *steps == best.steps {
        return why.cloned().map(good);
    }
    let mut lab = Lab::<G>::new(view, seat, seed, DEALS);
    let (turn, plan) = (candidate(&lab, steps)?, candidate(&lab, &best.steps)?);
    if turn.is_same(&plan) {
        return reason::<G>(view, seat, seed, steps).map(good);
    }
    let (points, more) = (lab.forecast(&turn.actions)?, lab.forecast(&plan.actions)?);
    clearly_more(&more, &points).then(|| {
        let text = why.unwrap_or(&best.now).clone();
        Phrase::new("core-comment-better").with("plan", best.name.clone()).with("text", text)
    })
}

/// Returns `true` if the first of two turns, given as steps, leaves the seat more of everything. Turns that differ in
/// their effects on the board can't be compared.
pub fn has_more<G: Advise>(view: &G::View, seat: Seat, seed: Seed, turns: [&[String]; 2]) -> bool {
    let lab = Lab::<G>::new(view, seat, seed, 1);
    let holdings = turns.map(|turn| {
        let actions: Option<Vec<G::Action>> = turn.iter().map(|step| G::Action::parse(step)).collect();
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
    let read = |turn: &&[String]| turn.iter().map(|step| G::Action::parse(step)).collect::<Option<Vec<_>>>();
    turns.iter().map(|turn| lab.forecast(&read(turn)?)).collect()
}
