//! The quick policy: the best next step by the evaluation, nothing deeper. The easy strength, and
//! how a search plays on for everybody else.

use crate::engine::{Game, Rng, Seat, SeatSet, Silent};

use super::evaluate::Evaluate;
use super::known::Known;
use super::thought::Thought;

/// After so many steps in one turn the last legal action is taken, which ends something in any
/// game: an evaluation that likes to go round in circles cannot hold up a game.
const LONGEST_TURN: u32 = 48;

/// Chooses steps one by one. Its memory is used again and again.
pub(super) struct Quick<G: Game> {
    /// Whose decision is being thought out: with it, what was found best before is done again, by
    /// [`Evaluate::habit`].
    thinker: Option<Seat>,
    legal: Vec<G::Action>,
    trial: Option<G::State>,
    /// Best steps that were found in this decision. They are looked for among what is legal.
    known: Known<u32, G::Action>,
}

impl<G: Evaluate> Quick<G> {
    pub(super) fn new() -> Self {
        Quick { thinker: None, legal: Vec::new(), trial: None, known: Known::default() }
    }

    /// From now on it follows its habits, in a search of so many steps for a seat: what was best in such
    /// a position is played again wherever it may be, without another look.
    pub(super) fn follow_habits(&mut self, seat: Seat, steps: u64) {
        self.thinker = Some(seat);
        self.known.fit(steps);
    }

    /// The best step for a seat that is to act and has played `steps` in this turn. With `noise`,
    /// each value is off by up to so many points. Once the budget is spent it looks no further: it
    /// takes the best so far, or the last, which leads to the end of the turn.
    pub(super) fn step(
        &mut self,
        state: &G::State,
        seat: Seat,
        steps: u32,
        mut noise: Option<(&mut Rng, f32)>,
        thought: &mut Thought<'_, G>,
    ) -> Option<G::Action> {
        let thinker = self.thinker.filter(|_| noise.is_none() && steps < LONGEST_TURN);
        let key = thinker.and_then(|thinker| G::habit(state, seat, seat == thinker));
        let known = key.and_then(|key| self.known.get(key));
        if known.and_then(|action| G::allows(state, seat, action)) == Some(true) {
            return known;
        }
        self.legal.clear();
        G::legal(state, seat, &mut self.legal);
        if let Some(action) = known.filter(|action| self.legal.contains(action)) {
            return Some(action);
        }
        if self.legal.len() == 1 || steps >= LONGEST_TURN || thought.spent() {
            return self.legal.last().copied();
        }
        let mut best: Option<(f32, G::Action)> = None;
        for &action in &self.legal {
            if best.is_some() && thought.spent() {
                return best.map(|(_, action)| action);
            }
            let mut found = if G::closes(action) {
                thought.judge.value(state, seat)
            } else {
                let trial = self.trial.get_or_insert_with(|| state.clone());
                trial.clone_from(state);
                G::apply(trial, seat, action, &mut Silent);
                thought.count();
                thought.judge.value(trial, seat)
            };
            if let Some((rng, most)) = &mut noise {
                found += *most * (rng.below(2001) as f32 / 1000.0 - 1.0);
            }
            // Among equals the later: what stops or ends comes last.
            if best.is_none_or(|(value, _)| found >= value) {
                best = Some((found, action));
            }
        }
        let (_, action) = best?;
        if let Some(key) = key {
            self.known.put(key, action);
        }
        Some(action)
    }

    /// Plays on, every seat by its best next step, until `until` holds of the position and who is to
    /// act, nobody is to act or the budget is spent. Says whether `until` held or the game is over.
    pub(super) fn play_until(
        &mut self,
        state: &mut G::State,
        thought: &mut Thought<'_, G>,
        until: impl Fn(&G::State, SeatSet) -> bool,
    ) -> bool {
        let (mut turn, mut steps) = (G::turn(state), 0);
        loop {
            let to_act = G::to_act(state);
            let Some(seat) = to_act.first() else { return true };
            if until(state, to_act) {
                return true;
            }
            if thought.spent() {
                return false;
            }
            let Some(action) = self.step(state, seat, steps, None, thought) else { return true };
            G::apply(state, seat, action, &mut Silent);
            thought.count();
            steps += 1;
            if G::turn(state) != turn {
                (turn, steps) = (G::turn(state), 0);
            }
        }
    }
}
