//! Advice from a computer player: the turns it would play.

use engine::{Seat, Seed};

use super::context::Stop;
use super::evaluate::{Evaluate, Evaluator};
use super::play::{notation, play};
use super::searcher::{SearchRequest, Searcher};
use super::strength::Strength;
use super::tree::SearchedTurn;

/// A request for advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Strength of the computer player.
    pub strength: Strength,
    /// Determines all chance in the answer.
    pub seed: Seed,
    /// Maximum number of steps that the search may play; raised to [`super::LEAST_BUDGET`] if less.
    pub budget: u64,
}

impl Ask {
    /// Creates a request with the default budget of the strength.
    pub const fn new(strength: Strength, seed: Seed) -> Self {
        Ask { strength, seed, budget: strength.budget() }
    }
}

/// The answer: turns to play, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// At least one turn. The search compared all of them with the same alternatives.
    pub turns: Vec<AdvisedTurn>,
    /// Steps that the search played.
    pub steps: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct AdvisedTurn {
    /// Steps in notation, up to the end of the turn if the search can foresee it (the easy strength gives one step). If
    /// a step turns out to be illegal, or the seat is still to act after the last one, ask again.
    pub steps: Vec<String>,
    /// Final points that the search expects after the turn. A deeper search may find more points, so don't compare
    /// these values with each other; use `measure` for that.
    pub points: f32,
}

/// Forecast for a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatForecast {
    /// Expected final points.
    pub points: f32,
    /// The chance to win, from 0 to 1. The chances of all seats add up to 1.
    pub chance: f32,
}

/// Maximum number of suggested turns.
const TURNS: usize = 3;
/// Turns with this many times fewer visits than the best turn are not compared with it.
const HARDLY: u32 = 20;
/// The first turns are compared regardless of [`HARDLY`] if they have any visit: of several with the same result, only
/// one is suggested.
const CANDIDATES: usize = 8;

/// Suggests turns for a seat that has this view; `None` if the seat is not to act. The answer depends only on the view,
/// the request and the moment at which `stop` first returns `true`.
pub fn advise<G: Evaluate>(view: &G::View, seat: Seat, ask: &Ask, stop: Stop<'_>) -> Option<Advice> {
    let weights = G::weights();
    let request = SearchRequest { seat, strength: ask.strength, seed: ask.seed, budget: ask.budget, weights };
    let (mut lines, steps) = Searcher::<G>::new().turns(view, &request, stop);
    lines.iter_mut().for_each(|line| spare::<G>(view, seat, ask.seed, &mut line.actions));
    // A turn with few visits has an unreliable value. Without a tree search all turns have 0 visits.
    let often = |line: &SearchedTurn<_>| line.visits.saturating_mul(HARDLY) >= lines[0].visits;
    let next = |place: usize, line: &SearchedTurn<_>| place == 0 || (place < CANDIDATES && line.visits > 0);
    let compared = lines.iter().enumerate().filter(|&(place, line)| next(place, line) || often(line));
    // Two turns with the same result are one suggestion.
    let mut turns = Vec::new();
    let mut reached: Vec<(G::State, Vec<String>)> = Vec::new();
    for (_, line) in compared {
        let comes_to = outcome::<G>(view, seat, ask.seed, &line.actions);
        let same = |(state, steps): &(G::State, Vec<String>)| *state == comes_to.0 || *steps == comes_to.1;
        if turns.len() < TURNS && !reached.iter().any(same) {
            let steps = line.actions.iter().map(|&action| notation::<G>(action)).collect();
            turns.push(AdvisedTurn { steps, points: line.points });
            reached.push(comes_to);
        }
    }
    (!turns.is_empty()).then_some(Advice { turns, steps })
}

/// Estimates the result of every seat from the information in a view.
pub fn standings<G: Evaluate>(view: &G::View) -> Vec<SeatForecast> {
    let state = G::imagine(view, &mut engine::Rng::new(Seed::default()));
    let mut cache = G::Cache::default();
    standings_of(&state, &mut Evaluator::<G>::new(G::weights(), &mut cache))
}

/// Estimates the result of every seat in a state.
pub(super) fn standings_of<G: Evaluate>(state: &G::State, evaluator: &mut Evaluator<'_, G>) -> Vec<SeatForecast> {
    let points: Vec<f32> = Seat::all(G::seats(state)).map(|seat| evaluator.points(state, seat)).collect();
    // The lead in points that gives a 75 % chance against one opponent: small at the end, large at the beginning.
    let scale = 2.0 + 14.0 * (1.0 - G::progress(state));
    let ahead = |points: f32, other: f32| {
        let lead = (points - other) / scale;
        0.5 + 0.5 * lead / (1.0 + lead.abs())
    };
    let beats = |seat: usize| -> f32 {
        let others = points.iter().enumerate().filter(|&(other, _)| other != seat);
        others.map(|(_, &other)| ahead(points[seat], other)).product()
    };
    let all: f32 = (0..points.len()).map(beats).sum();
    (0..points.len()).map(|seat| SeatForecast { points: points[seat], chance: beats(seat) / all }).collect()
}

/// Removes wasted actions from a whole turn: those that only allow others ([`Evaluate::only_allows`]) if the turn is
/// legal without them.
pub(super) fn spare<G: Evaluate>(view: &G::View, seat: Seat, seed: Seed, actions: &mut Vec<G::Action>) {
    let state = G::imagine(view, &mut engine::Rng::new(seed));
    let is_turn =
        |actions: &[G::Action]| play::<G>(&state, seat, actions).is_some_and(|after| G::turn(&after) > G::turn(&state));
    let mut place = 0;
    while let Some(&action) = actions.get(place) {
        if G::only_allows(action) {
            let mut less = actions.clone();
            less.remove(place);
            if is_turn(&less) {
                *actions = less;
                continue;
            }
        }
        place += 1;
    }
}

/// The state after some actions of a seat, and the actions sorted.
fn outcome<G: Evaluate>(view: &G::View, seat: Seat, seed: Seed, actions: &[G::Action]) -> (G::State, Vec<String>) {
    let mut state = G::imagine(view, &mut engine::Rng::new(seed));
    for &action in actions {
        G::apply(&mut state, seat, action, &mut engine::Silent);
    }
    let mut steps: Vec<String> = actions.iter().map(|&action| notation::<G>(action)).collect();
    steps.sort_unstable();
    (state, steps)
}
