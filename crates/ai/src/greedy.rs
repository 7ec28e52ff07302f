//! The greedy policy: picks the next step with the best evaluation, without looking further ahead. The easy strength
//! and the playouts of a search use it.

use engine::{Game, Rng, Seat, SeatSet, Silent};

use super::context::SearchContext;
use super::evaluate::Evaluate;
use super::playout_table::PlayoutTable;

/// After this many steps in one turn, the policy takes the last legal action, which ends something in every game. So an
/// evaluation that prefers going in circles can't block a game.
const LONGEST_TURN: u32 = 48;

/// Chooses steps one at a time. It reuses its memory.
pub(super) struct GreedyPolicy<G: Game> {
    legal: Vec<G::Action>,
    trial: Option<G::State>,
    /// Earlier choices of this decision by [`Evaluate::playout_key`]; only in playouts.
    table: Option<PlayoutTable<G::Action>>,
}

impl<G: Evaluate> GreedyPolicy<G> {
    pub(super) fn new() -> Self {
        GreedyPolicy { legal: Vec::new(), trial: None, table: None }
    }

    /// Prepares for the playouts of a search with this many steps. If the playout key of a position is known, the
    /// policy repeats the earlier choice if it is legal.
    pub(super) fn start_playouts(&mut self, steps: u64) {
        self.table.get_or_insert_default().reset(steps);
    }

    /// The best step for a seat that is to act and has played `steps` in this turn. With `noise`, each value is off by
    /// up to that many points. If the budget runs out, the policy takes the best step so far, or the last legal one,
    /// which leads to the end of the turn.
    pub(super) fn step(
        &mut self,
        state: &G::State,
        seat: Seat,
        steps: u32,
        mut noise: Option<(&mut Rng, f32)>,
        context: &mut SearchContext<'_, G>,
    ) -> Option<G::Action> {
        let table = self.table.as_mut().filter(|_| noise.is_none() && steps < LONGEST_TURN);
        let mut entry = table.and_then(|table| G::playout_key(state, seat).map(|key| (table, key)));
        let known = entry.as_ref().and_then(|(table, key)| table.get(*key));
        self.legal.clear();
        G::legal(state, seat, &mut self.legal);
        if let Some(action) = known.filter(|action| self.legal.contains(action)) {
            return Some(action);
        }
        if self.legal.len() == 1 || steps >= LONGEST_TURN || context.spent() {
            return self.legal.last().copied();
        }
        let mut best: Option<(f32, G::Action)> = None;
        for &action in &self.legal {
            if best.is_some() && context.spent() {
                return best.map(|(_, action)| action);
            }
            let mut value = if G::ends_turn(action) {
                context.evaluator.value(state, seat)
            } else {
                let trial = self.trial.get_or_insert_with(|| state.clone());
                trial.clone_from(state);
                G::apply(trial, seat, action, &mut Silent);
                context.count();
                context.evaluator.value(trial, seat)
            };
            if let Some((rng, most)) = &mut noise {
                value += *most * (rng.below(2001) as f32 / 1000.0 - 1.0);
            }
            // On a tie the later action wins, because actions that stop or end come last.
            if best.is_none_or(|(best, _)| value >= best) {
                best = Some((value, action));
            }
        }
        let (_, action) = best?;
        if let Some((table, key)) = &mut entry {
            table.insert(*key, action);
        }
        Some(action)
    }

    /// Plays each seat's best next step until `until` accepts the position and the seats to act, the game is over or
    /// the budget is spent. Returns `false` if the budget was spent first.
    pub(super) fn play_until(
        &mut self,
        state: &mut G::State,
        context: &mut SearchContext<'_, G>,
        until: impl Fn(&G::State, SeatSet) -> bool,
    ) -> bool {
        let (mut turn, mut steps) = (G::turn(state), 0);
        loop {
            let to_act = G::to_act(state);
            let Some(seat) = to_act.first() else { return true };
            if until(state, to_act) {
                return true;
            }
            if context.spent() {
                return false;
            }
            let Some(action) = self.step(state, seat, steps, None, context) else { return true };
            G::apply(state, seat, action, &mut Silent);
            context.count();
            steps += 1;
            if G::turn(state) != turn {
                (turn, steps) = (G::turn(state), 0);
            }
        }
    }
}
