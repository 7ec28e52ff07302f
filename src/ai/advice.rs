//! What a computer player answers.

use crate::engine::{Phrase, Seat, Seed};

use super::context::Stop;
use super::evaluate::{Evaluate, Evaluator, PARTS};
use super::play::notation;
use super::searcher::{SearchRequest, Searcher};
use super::strength::Strength;
use super::tree::Line;

/// A question to a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// How well it plays.
    pub strength: Strength,
    /// Decides all chance in its answer.
    pub seed: Seed,
    /// Steps that it may play to find its answer; at least [`super::LEAST_BUDGET`] are granted.
    pub budget: u64,
}

impl Ask {
    /// With the strength's own budget.
    pub const fn new(strength: Strength, seed: Seed) -> Self {
        Ask { strength, seed, budget: strength.budget() }
    }
}

/// The answer: turns to play, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// At least one turn. What was compared is the same for all.
    pub turns: Vec<AdvisedTurn>,
    /// Steps that were played to find them.
    pub steps: u64,
}

/// A turn that a computer player would play.
#[derive(Clone, Debug, PartialEq)]
pub struct AdvisedTurn {
    /// Steps in notation, to the end of the turn as far as it can be foreseen (the easy strength
    /// names one). If one of them turns out not to be legal, or the seat is still to act after the
    /// last, ask again.
    pub steps: Vec<String>,
    /// Final points that the search expects after it: the deeper it has looked, the more it may have found, so these
    /// are not to be compared with one another (`measure` does that).
    pub points: f32,
    /// Why, in one sentence.
    pub reason: Phrase,
}

/// What a seat may expect of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Final points.
    pub points: f32,
    /// The chance to win, from 0 to 1; those of all seats add up to 1.
    pub chance: f32,
}

/// How many turns are put into words.
const TURNS_IN_WORDS: usize = 3;
/// What was tried so many times less often than the best turn is not compared with it.
const HARDLY: u32 = 20;
/// But for these first ones, as far as they were tried at all: of turns that read the same one is told.
const CANDIDATES: usize = 8;
/// Points by which a part must speak for a turn to be a reason.
const REASON: f32 = 0.3;

/// What a computer player would do on a seat that has this view; `None` if the seat is not to act.
/// The answer depends on nothing but the view, the question and when `stop` first says so.
pub fn advise<G: Evaluate>(view: &G::View, seat: Seat, ask: &Ask, stop: Stop<'_>) -> Option<Advice> {
    let weights = G::weights();
    let request = SearchRequest { seat, strength: ask.strength, seed: ask.seed, budget: ask.budget, weights };
    let (mut lines, steps) = Searcher::<G>::new().turns(view, &request, stop);
    lines.iter_mut().for_each(|line| spare::<G>(view, seat, ask.seed, &mut line.actions));
    // What was hardly ever tried says little; without a search everything counts alike.
    let often = |line: &Line<_>| line.visits.saturating_mul(HARDLY) >= lines[0].visits;
    let next = |place: usize, line: &Line<_>| place == 0 || (place < CANDIDATES && line.visits > 0);
    let compared = lines.iter().enumerate().filter(|&(place, line)| next(place, line) || often(line));
    let compared: Vec<_> = compared.map(|(_, line)| line).collect();
    // Two turns that read the same would be a riddle, and two that come to the same are one.
    let mut told: Vec<(usize, Phrase)> = Vec::new();
    let mut reached: Vec<(G::State, Vec<String>)> = Vec::new();
    for (place, line) in compared.iter().enumerate() {
        let (deed, comes_to) = (G::describe_turn(&line.actions), outcome::<G>(view, seat, ask.seed, &line.actions));
        let same = |(state, steps): &(G::State, Vec<String>)| *state == comes_to.0 || *steps == comes_to.1;
        if told.len() < TURNS_IN_WORDS && told.iter().all(|(_, other)| *other != deed) && !reached.iter().any(same) {
            told.push((place, deed));
            reached.push(comes_to);
        }
    }
    let mut cache = G::Cache::default();
    let mut evaluator = Evaluator::<G>::new(weights, &mut cache);
    let ends: Vec<[f32; PARTS]> =
        compared.iter().map(|line| after(view, seat, ask.seed, &line.actions, &mut evaluator)).collect();
    let before = after(view, seat, ask.seed, &[], &mut evaluator);
    let mean_part = |part: usize| ends.iter().map(|parts| parts[part]).sum::<f32>() / ends.len().max(1) as f32;
    let alone = told.len() == 1;
    let turns = told.into_iter().map(|(place, deed)| AdvisedTurn {
        steps: compared[place].actions.iter().map(|&action| notation::<G>(action)).collect(),
        points: compared[place].points,
        reason: if alone {
            // What has no alternative needs no reason.
            plain::<G>(deed)
        } else {
            // What only becomes worse by less than with other turns is no reason.
            reason::<G>(deed, std::array::from_fn(|part| ends[place][part] - mean_part(part).max(before[part])))
        },
    });
    let turns: Vec<AdvisedTurn> = turns.collect();
    (!turns.is_empty()).then_some(Advice { turns, steps })
}

/// What every seat may expect, as far as a viewer can know.
pub fn standings<G: Evaluate>(view: &G::View) -> Vec<Standing> {
    let state = G::imagine(view, &mut crate::engine::Rng::new(Seed::default()));
    let mut cache = G::Cache::default();
    let mut evaluator = Evaluator::<G>::new(G::weights(), &mut cache);
    let points: Vec<f32> = Seat::all(G::seats(&state)).map(|seat| evaluator.points(&state, seat)).collect();
    // How many points ahead make three chances of four: few at the end, many at the beginning.
    let scale = 2.0 + 14.0 * (1.0 - G::progress(&state));
    let ahead = |points: f32, other: f32| {
        let lead = (points - other) / scale;
        0.5 + 0.5 * lead / (1.0 + lead.abs())
    };
    let beats = |seat: usize| -> f32 {
        let others = points.iter().enumerate().filter(|&(other, _)| other != seat);
        others.map(|(_, &other)| ahead(points[seat], other)).product()
    };
    let all: f32 = (0..points.len()).map(beats).sum();
    (0..points.len()).map(|seat| Standing { points: points[seat], chance: beats(seat) / all }).collect()
}

/// Leaves out what a whole turn uses up for nothing: actions that only allow others ([`Evaluate::only_allows`]), where these are
/// possible without them.
fn spare<G: Evaluate>(view: &G::View, seat: Seat, seed: Seed, actions: &mut Vec<G::Action>) {
    let mut legal = Vec::new();
    // Whether that is a whole turn; nothing where it is not possible.
    let mut played = |actions: &[G::Action]| {
        let mut state = G::imagine(view, &mut crate::engine::Rng::new(seed));
        let turn = G::turn(&state);
        for &action in actions {
            legal.clear();
            G::legal(&state, seat, &mut legal);
            if !legal.contains(&action) {
                return None;
            }
            G::apply(&mut state, seat, action, &mut crate::engine::Silent);
        }
        Some(G::turn(&state) > turn)
    };
    let mut place = 0;
    while let Some(&action) = actions.get(place) {
        if G::only_allows(action) {
            let mut less = actions.clone();
            less.remove(place);
            if played(&less) == Some(true) {
                *actions = less;
                continue;
            }
        }
        place += 1;
    }
}

/// What some actions of a seat come to: the state, and the actions in any order.
fn outcome<G: Evaluate>(view: &G::View, seat: Seat, seed: Seed, actions: &[G::Action]) -> (G::State, Vec<String>) {
    let mut state = G::imagine(view, &mut crate::engine::Rng::new(seed));
    for &action in actions {
        G::apply(&mut state, seat, action, &mut crate::engine::Silent);
    }
    let mut steps: Vec<String> = actions.iter().map(|&action| notation::<G>(action)).collect();
    steps.sort_unstable();
    (state, steps)
}

/// The parts of the evaluation after some actions of a seat.
fn after<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    seed: Seed,
    actions: &[G::Action],
    evaluator: &mut Evaluator<'_, G>,
) -> [f32; PARTS] {
    let mut state = G::imagine(view, &mut crate::engine::Rng::new(seed));
    for &action in actions.iter().take_while(|&&action| !G::ends_turn(action)) {
        G::apply(&mut state, seat, action, &mut crate::engine::Silent);
    }
    evaluator.parts(&state, seat)
}

/// One sentence: what the turn does, and what it is better for than the other turns.
fn reason<G: Evaluate>(deed: Phrase, better: [f32; PARTS]) -> Phrase {
    why::<G>(deed.clone(), better).unwrap_or_else(|| plain::<G>(deed))
}

/// The same, if there is a reason.
fn why<G: Evaluate>(deed: Phrase, better: [f32; PARTS]) -> Option<Phrase> {
    let parts = G::PART_NAMES.iter().zip(better).filter(|(part, _)| !G::UNTOLD_PARTS.contains(part));
    let (part, _) = parts.filter(|&(_, gain)| gain > REASON).max_by(|a, b| a.1.total_cmp(&b.1))?;
    let why = Phrase::new(format!("{}-ai-why-{part}", G::ID));
    Some(Phrase::new(format!("{}-ai-reason", G::ID)).with("deed", deed).with("why", why))
}

/// What one turn, told as `deed`, is better for than another, if the evaluation tells. Steps that cannot be read are
/// left out.
pub fn better_for<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    deed: Phrase,
    steps: &[String],
    than: &[String],
) -> Option<Phrase> {
    let mut cache = G::Cache::default();
    let mut evaluator = Evaluator::<G>::new(G::weights(), &mut cache);
    let mut parts = |steps: &[String]| {
        let actions: Vec<G::Action> = steps.iter().filter_map(|step| G::parse_action(step)).collect();
        after(view, seat, Seed::default(), &actions, &mut evaluator)
    };
    let (better, worse) = (parts(steps), parts(than));
    why::<G>(deed, std::array::from_fn(|part| better[part] - worse[part]))
}

fn plain<G: Evaluate>(deed: Phrase) -> Phrase {
    Phrase::new(format!("{}-ai-plain", G::ID)).with("deed", deed)
}

/// One sentence: what these steps do. Steps that cannot be read are left out.
pub fn describe<G: Evaluate>(steps: &[String]) -> Phrase {
    let actions: Vec<G::Action> = steps.iter().filter_map(|step| G::parse_action(step)).collect();
    plain::<G>(G::describe_turn(&actions))
}
