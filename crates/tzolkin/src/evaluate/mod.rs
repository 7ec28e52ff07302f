//! The evaluation of Tzolk'in for its computer players: the final points that a seat can expect, from public
//! information and its own secret choice.
//!
//! The worth of each thing is its potential gain: goods by the time left to use them, temples by the scorings to come,
//! workers by their remaining turns, and a worker on a gear by its best action there, now or after waiting. The weights
//! come from `assets/weights/tzolkin.json`.

mod actions;
mod cache;
mod clock;
mod keys;
mod pending;
mod prices;
mod tables;
mod waiting;
mod weights;
mod worth;

use ai::{Evaluate, PARTS, Parts};
use engine::Seat;

use super::action::Action;
use super::data::data;
use super::ids::Resource;
use super::score::QUARTERS;
use super::state::{Mode, Phase};
use super::{State, Tzolkin};
use weights as w;
use worth::Worth;

impl Evaluate for Tzolkin {
    type Cache = cache::Cache;

    const WEIGHTS: &'static [&'static str] = w::NAMES;
    const LAZY_EVALUATION: bool = true;

    fn weights() -> &'static [f32] {
        w::shipped()
    }

    fn parts(state: &State, seat: Seat, weights: &[f32], cache: &mut Self::Cache) -> Parts {
        // A list of another length has no valid weights.
        let Ok(weights) = weights.try_into() else { return [0.0; PARTS] };
        let table = &state.table;
        let (prices, outlooks) = cache.find(table, seat, weights);
        let worth = Worth::new(table, seat, weights, prices);
        let mut parts = [0.0; PARTS];
        let (goods, food) = worth.goods_and_food();
        parts[0] = f32::from(worth.player.vp);
        parts[1] = goods;
        parts[2] = worth.held_skulls();
        parts[3] = food;
        parts[4] = worth.workers();
        parts[5] = worth.waiting(outlooks);
        parts[6] = worth.prices.temples;
        parts[7] = worth.prices.technologies;
        parts[8] = worth.prices.monuments;
        parts[9] = worth.plan();
        parts[10] = worth.order();
        // Pending effects belong to no part, since they are resolved before turns are compared.
        parts[11] = if seat == table.active && table.phase == Phase::Turns { worth.pending() } else { 0.0 };
        if let Some(pair) = state.hidden.kept_tiles[usize::from(seat)] {
            parts[11] +=
                [pair.0, pair.1].map(|tile| worth.prices.gives(&worth.cards.tiles[tile.index()])).iter().sum::<f32>();
        }
        parts
    }

    fn is_quiescent(state: &State) -> bool {
        state.table.tasks.is_empty() && state.table.phase != Phase::Choosing
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    fn position_key(state: &State) -> Option<u64> {
        Some(keys::position(&state.table))
    }

    fn final_points(state: &State, seat: Seat) -> f32 {
        let quarters = state.table.result.and_then(|result| result.quarters.get(usize::from(seat)).copied());
        quarters.unwrap_or_default() as f32 / QUARTERS as f32
    }

    fn progress(state: &State) -> f32 {
        let table = &state.table;
        if table.phase == Phase::Over { 1.0 } else { f32::from(table.day) / f32::from(table.rounds()) }
    }

    fn playout_key(state: &State, seat: Seat) -> Option<u64> {
        keys::playout_key(state, seat)
    }
}

impl Worth<'_> {
    /// Corn and resources, and the part of them that feeding will take.
    fn goods_and_food(&self) -> (f32, f32) {
        let prices = self.prices;
        let mut corn = f32::from(self.corn);
        // The player gets the pool at the end of this turn.
        let table = self.table;
        let placing = table.active == self.seat && table.phase == Phase::Turns && table.turn.mode == Mode::Placing;
        if placing && table.first_player_space == Some(self.seat) {
            corn += f32::from(table.pool);
        }
        let need = prices.hungry * prices.corn_each;
        let useful = corn.min(need + self.weight(w::CORN_ENOUGH));
        let mut goods = useful * prices.corn + (corn - useful) * (0.25 + (prices.corn - 0.25) * 0.4);
        if prices.turns > 1 {
            goods +=
                corn.min(4.0) * self.weight(w::CORN_FIRST) + (corn - 4.0).clamp(0.0, 6.0) * self.weight(w::CORN_NEXT);
        }
        let count = f32::from(self.resources);
        let share = if count > self.weight(w::ENOUGH) { self.weight(w::ENOUGH) / count } else { 1.0 };
        for resource in Resource::ALL {
            let (kind, have) = (resource.index(), f32::from(self.player.goods[resource.material()]));
            goods += have * (prices.goods[kind] - prices.premium[kind] * (1.0 - share));
        }
        let mut food = -need * prices.corn * prices.food_days;
        if let Some(days) = table.days_to_food_day() {
            let turns = f32::from(days) + 1.0 - prices.wait as f32;
            let short = need - corn - self.weight(w::INCOME) * turns;
            if short > 0.0 {
                let unfed = (short / prices.corn_each).min(prices.hungry);
                food -= (f32::from(data().vp_per_unfed) - prices.corn_each * prices.corn).max(0.0) * unfed;
            }
        }
        (goods, food)
    }

    fn held_skulls(&self) -> f32 {
        let count = f32::from(self.skulls());
        let (useful, skull) = (count.min(3.0), self.prices.skull);
        useful * skull + (count - useful) * (3.0 + (skull - 3.0) * 0.5)
    }

    /// The worth of all workers in the turns left, as if they were in hand.
    fn workers(&self) -> f32 {
        let turns = (self.prices.turns - 1).max(0) as f32;
        let extra = [w::WORKER_4, w::WORKER_5, w::WORKER_6];
        let more = usize::from(self.player.workers_in_play).saturating_sub(3);
        let more: f32 = extra.iter().take(more).map(|&weight| self.weight(weight)).sum();
        turns * (3.0 * self.weight(w::WAIT) + more) - self.tempo()
    }

    /// A worker in hand needs a turn and corn to be placed, one on a gear needs a turn to be picked up. It's best to do
    /// all of a kind together.
    fn tempo(&self) -> f32 {
        if self.prices.turns < 2 {
            return 0.0;
        }
        let in_hand = f32::from(self.player.workers_in_hand);
        let some_out = f32::from(u8::from(self.player.workers_in_hand < self.player.workers_in_play));
        // k workers cost k (k - 1) / 2 corn, and about half a corn each for their spaces: k^2 / 2.
        let payable = (2.0 * f32::from(self.corn)).sqrt();
        let idle = (in_hand - payable.max(1.0)).max(0.0);
        self.weight(w::TURN) * (in_hand.min(1.0) + some_out) + self.weight(w::IDLE) * idle
    }

    /// Worth of the best monument within reach, weighted by the goods that the player already has.
    fn plan(&self) -> f32 {
        if self.prices.turns < 3 {
            return 0.0;
        }
        self.best_begun() * self.weight(w::PLAN)
    }

    fn order(&self) -> f32 {
        let (table, turns) = (self.table, self.prices.turns);
        let light = if self.player.board_light && turns > 2 { self.weight(w::LIGHT) } else { 0.0 };
        let first = table.first_player_space == Some(self.seat) && turns > 0;
        light + if first { self.weight(w::FIRST) } else { 0.0 }
    }
}
