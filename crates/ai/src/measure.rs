//! Comparable values of turns, on one scale.
//!
//! A search looks deeper into turns it prefers, and the deeper it looks, the more points it finds. So its values of
//! different turns can't be compared. This module follows every turn equally far, in the same deals.

use engine::{Notation, Rng, Seat, Seed, Silent};

use super::advice::standings_of;
use super::context::SearchContext;
use super::evaluate::{Evaluate, Evaluator};
use super::greedy::GreedyPolicy;

/// Number of deals for every turn.
const DEALS: u64 = 6;
/// The seat's turns to play after the measured one.
const TURNS_AFTER: u32 = 2;
/// Maximum number of steps for one turn in one deal.
const STEPS: u64 = 4_000;

/// The expected final points after each of these turns, given as steps, for a seat with this view. `None` if a step is
/// unreadable or a turn can't be followed to the end within its steps.
pub fn measure<G: Evaluate>(view: &G::View, seat: Seat, seed: Seed, turns: &[&[String]]) -> Option<Vec<f32>> {
    let points =
        follow_all::<G>(view, seat, (seed, DEALS), turns, |after, evaluator| Some(evaluator.points(after, seat)))?;
    Some(points.iter().map(|points| points.iter().sum::<f32>() / DEALS as f32).collect())
}

/// A seat's chance to win after each of these turns, given as steps, in each of `deals` deals that match its view.
/// `None` if a step is unreadable or a turn can't be followed within its steps.
pub fn chances<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    seed: Seed,
    turns: &[&[String]],
    deals: u64,
) -> Option<Vec<Vec<f32>>> {
    follow_all::<G>(view, seat, (seed, deals), turns, |after, evaluator| {
        Some(standings_of::<G>(after, evaluator).get(seat.index())?.chance)
    })
}

/// The value after each of these turns, given as steps, in each deal.
fn follow_all<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    (seed, deals): (Seed, u64),
    turns: &[&[String]],
    value: impl Fn(&G::State, &mut Evaluator<'_, G>) -> Option<f32>,
) -> Option<Vec<Vec<f32>>> {
    let read = |turn: &&[String]| turn.iter().map(|step| G::Action::parse(step)).collect::<Option<Vec<_>>>();
    let turns: Vec<Vec<G::Action>> = turns.iter().map(read).collect::<Option<_>>()?;
    let mut greedy = GreedyPolicy::<G>::new();
    let mut cache = G::Cache::default();
    let mut values = vec![Vec::new(); turns.len()];
    for deal in 0..deals {
        let state = G::imagine(view, &mut Rng::new(seed.plus(deal)));
        for (turn, values) in turns.iter().zip(&mut values) {
            let mut never = || false;
            let mut context = SearchContext::new(STEPS, &mut never, Evaluator::new(G::weights(), &mut cache));
            let after = follow(state.clone(), seat, turn, &mut greedy, &mut context)?;
            values.push(value(&after, &mut context.evaluator)?);
        }
    }
    Some(values)
}

/// The state after a turn and the seat's next turns, played greedily.
pub(super) fn follow<G: Evaluate>(
    mut state: G::State,
    seat: Seat,
    turn: &[G::Action],
    greedy: &mut GreedyPolicy<G>,
    context: &mut SearchContext<'_, G>,
) -> Option<G::State> {
    let mut legal = Vec::new();
    for &action in turn {
        legal.clear();
        G::legal(&state, seat, &mut legal);
        // Other hidden information in this deal makes the action illegal: the greedy policy continues from here.
        if !legal.contains(&action) {
            break;
        }
        G::apply(&mut state, seat, action, &mut Silent);
    }
    for _ in 0..TURNS_AFTER {
        for own in [true, false] {
            if !greedy.play_until(&mut state, context, |_, to_act| to_act.contains(seat) != own) {
                return None;
            }
        }
    }
    Some(state)
}
