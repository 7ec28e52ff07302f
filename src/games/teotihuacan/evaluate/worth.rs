//! What things are worth to one player now: goods, powers, steps, masks, tiles.

use crate::engine::Seat;

use super::super::components::{Bonus, Discovery, DiscoveryKind, Resource, Temple, members};
use super::super::data::{BonusScoring, Effects, data, is_strong};
use super::super::state::{LastRound, Phase, SeatState, State};
use super::actions::Actions;
use super::weights as w;

/// A state as one player values it. Everything is in points.
pub(super) struct Worth<'a> {
    pub(super) s: &'a State,
    pub(super) me: &'a SeatState,
    pub(super) seat: Seat,
    pub(super) weights: &'a [f32],
    /// Turns that the player still has.
    pub(super) turns: f32,
    /// Those before the next eclipse.
    era: f32,
    /// The share of their worth that things keep, by the turns left to use them.
    pub(super) time: f32,
    /// Eclipses to come.
    pub(super) eclipses: f32,
    /// Cocoa of the next salary for which nothing is in sight.
    short: f32,
    /// A cocoa, and one as far as the salary asks for it.
    pub(super) cocoa: f32,
    pub(super) needed_cocoa: f32,
    /// A wood, a stone, a gold.
    pub(super) goods: [f32; 3],
    /// What the present steps on temples are worth.
    pub(super) temples: f32,
    /// One more step on each temple; 0 if it is blocked.
    pub(super) step: [f32; 3],
    /// What a step on the Avenue scores in the eclipses to come.
    per_avenue: f32,
    /// One more step on the Avenue, and on the pyramid track.
    pub(super) avenue_step: f32,
    pub(super) track_step: f32,
    /// By power: one power-up more.
    pub(super) pip: [f32; 6],
    /// The best ascension reward.
    pub(super) reward: f32,
    /// What the main actions are worth that need more than a table.
    pub(super) actions: Actions,
}

/// Turns that a seat still has.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnsLeft {
    /// Before the next eclipse.
    pub(super) now: f32,
    /// After it.
    pub(super) later: f32,
    /// Of a whole game.
    pub(super) game: f32,
}

/// How many turns a seat still has, as far as the calendar tells.
pub(super) fn turns_left(state: &State, seat: Seat, weights: &[f32]) -> TurnsLeft {
    let pace = 1.0 + weights[w::ASCENSIONS] * f32::from(state.players);
    let extra = if state.dark_eclipse { 0.0 } else { 1.0 };
    let eras = data().dark_disc[state.players_index()].map(|disc| f32::from(disc) / pace + extra);
    let game = eras.iter().sum();
    let later = if state.final_eclipse() { 0.0 } else { eras[usize::from(state.era).min(eras.len())..].iter().sum() };
    let after = match state.last_round {
        LastRound::No => (f32::from(state.dark_disc.saturating_sub(state.light_disc)) / pace - 1.0).max(0.0) + extra,
        LastRound::Next => 1.0,
        LastRound::Now => 0.0,
    };
    let now = match state.phase {
        Phase::Keeping | Phase::Placing | Phase::Bonuses => after + 1.0,
        // A turn that has begun counts as if it ended here.
        Phase::Turns => after + if seat > state.active { 1.0 } else { 0.0 },
        Phase::Eclipse | Phase::Over => 0.0,
    };
    TurnsLeft { now, later: if state.phase == Phase::Over { 0.0 } else { later }, game }
}

/// The weights of the technologies, in the order of the data.
const TECHNOLOGIES: [usize; 9] = [
    w::PALACE_COCOA,
    w::ALCHEMY_NOBLES_POINTS,
    w::EXTRA_RESOURCE,
    w::GATHERING_COCOA_POINT,
    w::DECORATION_POINTS,
    w::CONSTRUCTION_POINTS,
    w::BOUGHT_POWER_UP,
    w::CONSTRUCTION_WORKER,
    w::CONSTRUCTION_TEMPLE,
];

impl<'a> Worth<'a> {
    pub(super) fn new(s: &'a State, seat: Seat, weights: &'a [f32]) -> Self {
        let me = s.seat(seat);
        let left = turns_left(s, seat, weights);
        let turns = left.now + left.later;
        let time = turns / (turns + weights[w::HALF]);
        let base = weights[w::COCOA] * time;
        // The salary of the eclipse that is being scored, as long as it is not paid.
        let due = s.phase != Phase::Eclipse || seat >= s.active;
        let owed = if due { f32::from(me.salary()) } else { 0.0 };
        let have = f32::from(me.goods.cocoa) + 4.0 * me.hand(DiscoveryKind::Cocoa4).count_ones() as f32;
        let short = (owed - have - weights[w::INCOME] * left.now).clamp(0.0, owed);
        let mut worth = Worth {
            s,
            me,
            seat,
            weights,
            turns,
            era: left.now,
            time,
            eclipses: if s.final_eclipse() { 1.0 } else { 4.0 - f32::from(s.era) },
            short,
            cocoa: base,
            needed_cocoa: if short > 0.0 { f32::from(data().eclipse.unpaid).max(base) } else { base },
            goods: [w::WOOD, w::STONE, w::GOLD].map(|weight| weights[weight] * time),
            temples: 0.0,
            step: [0.0; 3],
            per_avenue: 0.0,
            avenue_step: 0.0,
            track_step: 0.0,
            pip: [0.0; 6],
            reward: 0.0,
            actions: Actions::default(),
        };
        if s.phase == Phase::Eclipse {
            // All but the salary of this one is scored.
            worth.eclipses -= 1.0;
        }
        worth.walk();
        worth.climb();
        worth.power();
        worth.actions = worth.find_actions();
        worth
    }

    pub(super) fn weight(&self, place: usize) -> f32 {
        self.weights[place]
    }

    /// The dearest resource, or a cocoa.
    pub(super) fn best_good(&self) -> f32 {
        self.goods.iter().copied().fold(0.0, f32::max)
    }

    /// The best step on any temple.
    pub(super) fn best_step(&self) -> f32 {
        self.step.iter().copied().fold(0.0, f32::max)
    }

    /// What paying goods costs, or gaining them brings.
    pub(super) fn price(&self, goods: &super::super::components::Goods) -> f32 {
        let resources: f32 =
            goods.resources.iter().zip(&self.goods).map(|(count, worth)| f32::from(*count) * worth).sum();
        resources + f32::from(goods.cocoa) * self.needed_cocoa
    }

    /// What effects bring.
    pub(super) fn gives(&self, effects: &Effects) -> f32 {
        let temples: f32 = effects.temples.iter().zip(&self.step).map(|(steps, worth)| f32::from(*steps) * worth).sum();
        self.price(&effects.goods)
            + f32::from(effects.any_resources) * self.best_good()
            + f32::from(effects.score)
            + temples
            + f32::from(effects.any_temple) * self.best_step()
            + f32::from(effects.avenue) * self.avenue_step
            + f32::from(effects.power_ups) * self.best_pip()
    }

    fn best_pip(&self) -> f32 {
        let unlocked = self.me.workers.iter().filter(|worker| worker.unlocked());
        unlocked.map(|worker| self.pip[usize::from(worker.power.min(5))]).fold(0.0, f32::max)
    }

    /// Goods in hand.
    pub(super) fn held(&self) -> f32 {
        let cocoa = f32::from(self.me.goods.cocoa);
        let first = if self.turns > 0.0 { cocoa.min(3.0) * self.weight(w::COCOA_FIRST) * self.time } else { 0.0 };
        let count: f32 = self.me.goods.resources.iter().map(|count| f32::from(*count)).sum();
        let enough = self.weight(w::ENOUGH).max(self.turns.min(3.0));
        let share = if count > enough { (enough + (count - enough) * 0.4) / count } else { 1.0 };
        let resources = (0..3).map(|kind| f32::from(self.me.goods.resources[kind]) * self.goods[kind]).sum::<f32>();
        let useful = cocoa.min(8.0) + (cocoa - 8.0).max(0.0) * 0.5;
        useful * self.cocoa + first + resources * share
    }

    /// What salaries take.
    pub(super) fn salary(&self) -> f32 {
        let owed = f32::from(self.me.salary());
        let now = if self.s.phase == Phase::Eclipse && self.seat >= self.s.active { owed } else { 0.0 };
        let unpaid = f32::from(data().eclipse.unpaid);
        -(owed * self.eclipses + now) * self.cocoa - self.short * (unpaid - self.cocoa).max(0.0)
    }

    /// Powers, the fourth worker, and those that are locked.
    pub(super) fn workers(&self) -> f32 {
        let mut total = 0.0;
        let (mut locked, mut unlocked) = (0, 0);
        for worker in &self.me.workers {
            match worker.board {
                None => continue,
                Some(_) if worker.locked() => locked += 1,
                Some(_) => unlocked += 1,
            }
            total += self.power_of(worker.power);
        }
        if self.me.workers[3].board.is_some() {
            total += self.weight(w::FOURTH) * self.turns;
        }
        if self.turns > 0.0 {
            let more = f32::from((locked as u8).saturating_sub(1));
            let first = if locked > 0 { self.weight(w::LOCKED) } else { 0.0 };
            total -= (first + more * self.weight(w::LOCKED_MORE)) * self.time;
            if locked > 0 && unlocked == 0 {
                total -= self.weight(w::STUCK) * self.time;
            }
        }
        total
    }

    fn power_of(&self, power: u8) -> f32 {
        let weight = match power {
            0 | 1 => return 0.0,
            2 => w::POWER_2,
            3 => w::POWER_3,
            4 => w::POWER_4,
            _ => w::POWER_5,
        };
        self.weight(weight) * self.time
    }

    fn power(&mut self) {
        let steps = self.best_step();
        let price = f32::from(data().reward_prices[super::super::components::Reward::TwoTemples.index()].cocoa);
        let waiting = self.me.workers[3].board.is_none();
        let fourth =
            if waiting { self.weight(w::FOURTH) * self.turns + self.power_of(3) + 2.0 * self.cocoa } else { 0.0 };
        let two = if f32::from(self.me.goods.cocoa) >= price { 2.0 * steps - price * self.cocoa } else { 0.0 };
        self.reward = [5.0, 5.0 * self.needed_cocoa.min(1.2), steps, two, fourth].into_iter().fold(0.0, f32::max);
        for power in 1..5_u8 {
            self.pip[usize::from(power)] = self.power_of(power + 1) - self.power_of(power);
        }
        self.pip[5] = self.reward + self.avenue_step - self.power_of(5);
    }

    /// Avenue and pyramid track.
    fn walk(&mut self) {
        let values = &data().building_values;
        let value = |ahead: f32| {
            let at = (self.s.buildings() as f32 + ahead).min((values.len() - 1) as f32);
            let low = at as usize;
            let next = values[(low + 1).min(values.len() - 1)];
            f32::from(values[low]) + (f32::from(next) - f32::from(values[low])) * (at - low as f32)
        };
        let (mut rounds, mut total) = (self.era, 0.0);
        for _ in 0..self.eclipses as u32 {
            total += value(rounds * self.weight(w::BUILT));
            rounds += (self.turns - self.era) / (self.eclipses - 1.0).max(1.0);
        }
        self.per_avenue = total * self.weight(w::AVENUE);
        if self.me.avenue < data().avenue_max {
            self.avenue_step = self.per_avenue;
            if data().avenue_stacks[usize::from(self.me.avenue) + 1].is_some() {
                self.avenue_step += self.time;
            }
        }
        let scored = self.s.phase == Phase::Eclipse || self.s.phase == Phase::Over;
        if self.me.track < data().track_max && !scored {
            self.track_step = f32::from(self.s.track_points());
        }
    }

    pub(super) fn avenue(&self) -> f32 {
        f32::from(self.me.avenue) * self.per_avenue
    }

    pub(super) fn track(&self) -> f32 {
        if self.s.phase == Phase::Eclipse || self.s.phase == Phase::Over {
            return 0.0;
        }
        let rivals = self.s.all_seats().filter(|other| *other != self.seat);
        let most = rivals.map(|other| self.s.seat(other).track).max().unwrap_or(0);
        let ahead = f32::from(self.me.track) - f32::from(most);
        let share = if self.me.track == 0 { 0.0 } else { (0.5 + ahead * 0.25).clamp(0.0, 1.0) };
        // Close to the eclipse who leads will stay the leader.
        let sure = 1.0 / (1.0 + self.era);
        let leads = if self.me.track > 0 && ahead >= 0.0 { 1.0 } else { 0.0 };
        let leader = f32::from(data().eclipse.leader) * (sure * leads + (1.0 - sure) * share * self.weight(w::AHEAD));
        f32::from(self.me.track) * f32::from(self.s.track_points()) + leader
    }

    /// Steps on temples: the way to the bonus tile, and better rewards.
    fn climb(&mut self) {
        for temple in Temple::ALL {
            let number = temple.index();
            let step = self.me.temples[number];
            let bonus = self.bonus(self.s.bonus_tiles[number]);
            let here = self.standing(step, bonus);
            self.temples += here;
            if self.s.blocked(self.seat, *temple) {
                continue;
            }
            let next = usize::from(step) + 1;
            let place = &data().temples[number][next];
            let reward = &place.reward;
            let mut printed = self.price(&reward.goods)
                + f32::from(reward.any_resources) * self.best_good()
                + f32::from(reward.score);
            if let Some(stack) = place.stack {
                printed = printed.max(self.best_claim(self.s.stacks[stack.index()]).min(8.0));
            }
            self.step[number] = printed + self.standing(step + 1, bonus) - here;
        }
    }

    fn standing(&self, step: u8, bonus: f32) -> f32 {
        let need = f32::from(data().temple_penultimate.saturating_sub(step));
        let chance = if need <= 0.0 {
            1.0
        } else {
            let way = self.weight(w::CLIMB) * self.turns;
            let share = way / (way + need);
            share * share
        };
        chance * bonus + f32::from(step) * self.weight(w::HIGHER) * self.time
    }

    /// What a bonus tile will score, if its step is reached.
    fn bonus(&self, bonus: Bonus) -> f32 {
        let growth = self.weight(w::GROWTH) * self.turns;
        match data().bonus_tiles[bonus.index()] {
            BonusScoring::MaskSet => {
                let size = f32::from(self.me.mask_sets()[0]) + growth;
                size * (size + 1.0) / 2.0
            }
            BonusScoring::Fixed(points) => f32::from(points),
            BonusScoring::Per(measure, each) => {
                let counted = f32::from(self.s.measure(self.seat, measure)) + growth;
                f32::from(each) * if self.turns > 0.0 { counted.max(1.0) } else { counted }
            }
            BonusScoring::Workers(weak, strong) => {
                let in_play = self.me.workers.iter().filter(|worker| worker.board.is_some());
                in_play.map(|worker| f32::from(if is_strong(worker.power) { strong } else { weak })).sum()
            }
        }
    }

    pub(super) fn masks(&self) -> f32 {
        let masks: u8 = self.me.masks().iter().sum();
        (f32::from(self.me.mask_score()) + f32::from(masks) * self.weight(w::MASK) * self.time) * self.eclipses
    }

    /// A technology, if it were acquired now.
    pub(super) fn technology(&self, index: usize) -> f32 {
        self.weight(TECHNOLOGIES[index]) * self.turns
    }

    pub(super) fn technologies(&self) -> f32 {
        members(u64::from(self.me.technologies)).map(|index| self.technology(usize::from(index))).sum()
    }

    /// Discovery tiles that are still to be used.
    pub(super) fn hand(&self) -> f32 {
        let masks = (0..DiscoveryKind::MASKS).fold(0, |set, kind| set | data().discoveries_of[kind]);
        members(self.me.discoveries & !masks).map(|tile| self.tile(tile)).sum::<f32>() * self.weight(w::HAND)
    }

    /// What a discovery tile brings that is no mask.
    fn tile(&self, tile: Discovery) -> f32 {
        let Some(about) = data().discoveries.get(usize::from(tile)) else { return 0.0 };
        match about.kind {
            DiscoveryKind::SecondWorker => self.weight(w::SECOND_WORKER) * self.time,
            DiscoveryKind::AnyDistance => self.weight(w::ANY_DISTANCE) * self.time,
            DiscoveryKind::FreeCocoa => self.weight(w::FREE_COCOA) * self.time.max(self.short.min(1.0)),
            DiscoveryKind::ExtraWorker => self.weight(w::EXTRA_WORKER) * self.time,
            _ if self.turns <= 0.0 && about.kind != DiscoveryKind::Cocoa4 => 0.0,
            _ => self.gives(&about.effects),
        }
    }

    /// What claiming a discovery tile brings beyond its price; not at all if it cannot be paid.
    pub(super) fn claim(&self, tile: Discovery) -> f32 {
        if !State::claimable(tile, &self.me.goods) {
            return 0.0;
        }
        let about = &data().discoveries[usize::from(tile)];
        let gain = if about.kind.is_mask() {
            let owned = usize::from(self.me.masks()[about.kind.index()]);
            let size = usize::from(*self.me.mask_sets().get(owned).unwrap_or(&0));
            let points = &data().mask_points;
            let more = f32::from(points[(size + 1).min(points.len() - 1)]) - f32::from(points[size]);
            (more + self.weight(w::MASK) * self.time) * self.eclipses
        } else {
            self.tile(tile)
        };
        gain - self.price(&about.price)
    }

    /// The best of the tiles of a place; 0 if none is worth its price.
    pub(super) fn best_claim(&self, tiles: u64) -> f32 {
        members(tiles).map(|tile| self.claim(tile)).fold(0.0, f32::max)
    }

    /// The resource of which one is missed least.
    pub(super) fn cheapest_held(&self) -> Option<f32> {
        let held = Resource::ALL.iter().filter(|resource| self.me.goods.resources[resource.index()] > 0);
        held.map(|resource| self.goods[resource.index()]).reduce(f32::min)
    }
}
