//! The present worth of things to one player: goods, powers, steps, masks, tiles.

use std::cell::OnceCell;

use ai::{PARTS, Parts};
use engine::Seat;
use game_kit::evaluate::greater;

use super::super::data::{BonusScoring, Data, Measure, data, is_strong};
use super::super::ids::{Bonus, Discovery, DiscoveryKind, Temple, members};
use super::super::state::{Phase, SeatState, State};
use super::cache::Cache;
use super::clock::CalendarValues;
use super::ground::Ground;
use super::tables::{ANY_TEMPLE, AVENUE, COCOA, FREE_COCOA, Gain, POWER_UP, Purse, TEMPLE, Units, WorthTables, tables};
use super::weights::{self as w, Weights};

/// A state with its worth to one player, in points.
pub(super) struct Worth<'a> {
    pub(super) s: &'a State,
    pub(super) me: &'a SeatState,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    pub(super) data: &'static Data,
    pub(super) tables: &'static WorthTables,
    /// Values that depend only on the time left.
    pub(super) clock: &'a CalendarValues,
    /// The goods in hand.
    pub(super) purse: Purse,
    pub(super) masks: Masks,
    /// The salary of the workers in play.
    salary_due: f32,
    /// Cocoa missing for the next salary, beyond the expected income.
    short: f32,
    /// Worth of a cocoa that the salary needs.
    pub(super) needed_cocoa: f32,
    /// Worth of the present steps on temples.
    pub(super) temples: f32,
    /// Worth of one of each thing.
    units: Units,
    /// Worth of one more step on the pyramid track.
    pub(super) track_step: f32,
    /// Worth of one more power-up, by power.
    pub(super) pip: [f32; 6],
    /// Worth of the best ascension reward.
    pub(super) reward: f32,
    /// The positions of the workers.
    pub(super) ground: Ground,
    /// Worth of the main actions that need more than a table.
    pub(super) actions: Actions,
}

/// Main actions whose worth doesn't depend only on the worker, computed on first use. `None` if they aren't possible.
#[derive(Clone, Debug, Default)]
pub(super) struct Actions {
    pub(super) alchemy: OnceCell<[Option<f32>; 2]>,
    pub(super) decorations: OnceCell<[Option<f32>; 3]>,
    pub(super) construction: OnceCell<[Option<f32>; 3]>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Masks {
    /// Number of masks of each type and of all types.
    owned: [u8; DiscoveryKind::MASKS],
    count: u8,
    /// The sizes of the sets, largest first (see [`SeatState::mask_sets`]).
    sets: [u8; 3],
}

impl Masks {
    fn new(discoveries: u64, tables: &WorthTables) -> Self {
        let mut masks = Masks::default();
        for tile in members::<Discovery>(discoveries & tables.masks) {
            let Some(kind) = tables.tiles[tile.index()].mask else { continue };
            let owned = &mut masks.owned[usize::from(kind)];
            if let Some(set) = masks.sets.get_mut(usize::from(*owned)) {
                *set += 1;
            }
            *owned += 1;
            masks.count += 1;
        }
        masks
    }
}

impl<'a> Worth<'a> {
    pub(super) fn new(s: &'a State, seat: Seat, weights: &'a Weights, cache: &'a mut Cache) -> Self {
        let (data, tables) = (data(), tables());
        let me = s.seat(seat);
        let clock = cache.clock(s, seat, weights);
        // The salary of the current eclipse, until the seat has paid it.
        let due = s.phase != Phase::Eclipse || seat >= s.active;
        let salary = f32::from(me.salary());
        let salary_due = if due { salary } else { 0.0 };
        let mut have = f32::from(me.goods.cocoa);
        if me.discoveries != 0 {
            have += 4.0 * me.hand(DiscoveryKind::Cocoa4).count_ones() as f32;
        }
        let short = (salary_due - have - clock.income).clamp(0.0, salary_due);
        let unpaid = f32::from(data.eclipse.unpaid);
        let needed_cocoa = if short > 0.0 { greater(unpaid, clock.cocoa) } else { clock.cocoa };
        let mut worth = Worth {
            s,
            me,
            seat,
            weights,
            data,
            tables,
            clock,
            purse: Purse::of(&me.goods),
            masks: Masks::new(me.discoveries, tables),
            salary_due: salary,
            short,
            needed_cocoa,
            temples: 0.0,
            units: clock.units,
            track_step: 0.0,
            pip: clock.pip,
            reward: 0.0,
            ground: Ground::EMPTY,
            actions: Actions::default(),
        };
        worth.units[COCOA] = needed_cocoa;
        worth.units[FREE_COCOA] = weights[w::FREE_COCOA] * greater(short.min(1.0), clock.time);
        worth.walk();
        worth.climb();
        worth.power();
        worth.ground = Ground::new(s, seat, &worth.pip);
        worth.units[POWER_UP] = worth.raised();
        worth
    }

    /// Worth of one of a thing.
    pub(super) fn unit(&self, place: usize) -> f32 {
        self.units[place]
    }

    /// Worth of one more step on a temple, 0 if the temple is blocked.
    pub(super) fn step(&self, temple: usize) -> f32 {
        self.units[TEMPLE + temple]
    }

    /// Worth of the best step on any temple.
    pub(super) fn best_step(&self) -> f32 {
        self.units[ANY_TEMPLE]
    }

    pub(super) fn avenue_step(&self) -> f32 {
        self.units[AVENUE]
    }

    /// All parts, in the order of their names.
    pub(super) fn parts(&self) -> Parts {
        let mut parts = [0.0; PARTS];
        parts[0] = f32::from(self.me.vp);
        parts[1] = self.held();
        parts[2] = self.salary();
        parts[3] = self.workers();
        parts[4] = self.places();
        parts[5] = self.temples;
        parts[6] = self.avenue();
        parts[7] = self.track();
        parts[8] = self.masks();
        parts[9] = self.technologies();
        parts[10] = self.hand();
        // Pending effects belong to no part, since they are resolved before turns are compared.
        parts[11] = self.pending();
        parts
    }

    pub(super) fn weight(&self, place: usize) -> f32 {
        self.weights[place]
    }

    /// The gain of effects, or the cost of goods.
    pub(super) fn gives(&self, gain: &Gain) -> f32 {
        gain.worth(&self.units)
    }

    /// Worth of the goods in hand.
    pub(super) fn held(&self) -> f32 {
        let cocoa = f32::from(self.me.goods.cocoa);
        let clock = self.clock;
        let first = if clock.turns > 0.0 { cocoa.min(3.0) * self.weight(w::COCOA_FIRST) * clock.time } else { 0.0 };
        let [wood, stone, gold] = self.me.goods.resources.map(f32::from);
        let count = wood + stone + gold;
        let enough = self.weight(w::ENOUGH).max(clock.turns.min(3.0));
        let share = if count > enough { (enough + (count - enough) * 0.4) / count } else { 1.0 };
        let resources = wood * clock.goods[0] + stone * clock.goods[1] + gold * clock.goods[2];
        let useful = cocoa.min(8.0) + (cocoa - 8.0).max(0.0) * 0.5;
        useful * clock.cocoa + first + resources * share
    }

    /// The cost of present and future salaries, as a negative worth.
    pub(super) fn salary(&self) -> f32 {
        let now = if self.s.phase == Phase::Eclipse && self.seat >= self.s.active { self.salary_due } else { 0.0 };
        let unpaid = f32::from(self.data.eclipse.unpaid);
        -(self.salary_due * self.clock.eclipses + now) * self.clock.cocoa
            - self.short * (unpaid - self.clock.cocoa).max(0.0)
    }

    /// Worth of the workers: their powers, the fourth worker, and the cost of locked workers.
    pub(super) fn workers(&self) -> f32 {
        let mut total = 0.0;
        let (mut locked, mut unlocked) = (0_u8, 0_u8);
        for worker in &self.me.workers {
            locked += u8::from(worker.locked());
            unlocked += u8::from(worker.unlocked());
            total += self.clock.powers[if worker.board.is_some() { usize::from(worker.power.min(5)) } else { 0 }];
        }
        if self.me.workers[3].board.is_some() {
            total += self.weight(w::FOURTH) * self.clock.turns;
        }
        if self.clock.turns > 0.0 && locked > 0 {
            let more = f32::from(locked - 1);
            total -= (self.weight(w::LOCKED) + more * self.weight(w::LOCKED_MORE)) * self.clock.time;
            if unlocked == 0 {
                total -= self.weight(w::STUCK) * self.clock.time;
            }
        }
        total
    }

    fn power(&mut self) {
        let steps = self.best_step();
        let price = self.data.rewards[super::super::ids::Reward::TwoTemples.index()].price.cocoa;
        let fourth = if self.me.workers[3].board.is_none() { self.clock.fourth } else { 0.0 };
        let two = if self.me.goods.cocoa >= price { 2.0 * steps - self.clock.two_temples_price } else { 0.0 };
        let rewards = [5.0, 5.0 * self.needed_cocoa.min(1.2), steps, two, fourth];
        self.reward = rewards.into_iter().fold(0.0, |best, reward| greater(reward, best));
        self.pip[5] = self.reward + self.avenue_step() - self.clock.powers[5];
    }

    /// Worth of the best power-up of an unlocked worker of the seat.
    fn raised(&self) -> f32 {
        self.me.workers.iter().fold(0.0, |best, worker| {
            let pip = self.pip[usize::from(worker.power.min(5))];
            if worker.unlocked() { greater(pip, best) } else { best }
        })
    }

    /// Sets the worth of one more step on the Avenue and on the pyramid track.
    fn walk(&mut self) {
        if self.me.avenue < self.data.avenue_max {
            self.units[AVENUE] = self.clock.per_avenue;
            if self.data.avenue_stacks[usize::from(self.me.avenue) + 1].is_some() {
                self.units[AVENUE] += self.clock.time;
            }
        }
        if self.me.track < self.data.track_max && !self.clock.scored {
            self.track_step = self.clock.per_track;
        }
    }

    pub(super) fn avenue(&self) -> f32 {
        f32::from(self.me.avenue) * self.clock.per_avenue
    }

    pub(super) fn track(&self) -> f32 {
        if self.clock.scored {
            return 0.0;
        }
        let rivals = self.s.all_seats().filter(|other| *other != self.seat);
        let most = rivals.map(|other| self.s.seat(other).track).max().unwrap_or(0);
        let ahead = f32::from(self.me.track) - f32::from(most);
        let share = if self.me.track == 0 { 0.0 } else { (0.5 + ahead * 0.25).clamp(0.0, 1.0) };
        // Shortly before the eclipse, the leader will stay the leader.
        let sure = self.clock.sure;
        let leads = if self.me.track > 0 && ahead >= 0.0 { 1.0 } else { 0.0 };
        let leader =
            f32::from(self.data.eclipse.leader) * (sure * leads + (1.0 - sure) * share * self.weight(w::AHEAD));
        f32::from(self.me.track) * self.clock.per_track + leader
    }

    /// Sets the worth of the present and further steps on temples: progress to the bonus tile, and better rewards.
    fn climb(&mut self) {
        for temple in &Temple::ALL {
            let number = temple.index();
            let step = usize::from(self.me.temples[number]);
            let bonus = self.bonus(self.s.bonus_tiles[number]);
            let here = self.standing(step, bonus);
            self.temples += here;
            if self.s.blocked(self.seat, *temple) {
                continue;
            }
            // A marker that isn't blocked is below the top.
            let next = &self.tables.steps[number][step + 1];
            let mut printed = self.gives(&next.gain);
            if let Some(stack) = next.stack {
                printed = greater(self.best_claim(self.s.stacks[usize::from(stack)]).min(8.0), printed);
            }
            let gain = printed + self.standing(step + 1, bonus) - here;
            self.units[TEMPLE + number] = gain;
            self.units[ANY_TEMPLE] = greater(gain, self.units[ANY_TEMPLE]);
        }
    }

    /// Worth of a position on a step: the better rewards from there on, and `bonus` by the probability of reaching its
    /// step.
    fn standing(&self, step: usize, bonus: f32) -> f32 {
        self.clock.chance[step] * bonus + self.clock.higher[step]
    }

    /// The points of a bonus tile, if the seat reaches its step.
    fn bonus(&self, bonus: Bonus) -> f32 {
        let growth = self.clock.growth;
        match self.data.bonus_tiles[bonus.index()].scoring {
            BonusScoring::MaskSet => {
                let size = f32::from(self.masks.sets[0]) + growth;
                size * (size + 1.0) / 2.0
            }
            BonusScoring::Fixed(points) => f32::from(points),
            BonusScoring::Per(measure, each) => {
                let counted = f32::from(self.measure(measure)) + growth;
                f32::from(each) * if self.clock.turns > 0.0 { counted.max(1.0) } else { counted }
            }
            BonusScoring::Workers(weak, strong) => {
                let in_play = self.me.workers.iter().filter(|worker| worker.board.is_some());
                in_play.map(|worker| f32::from(if is_strong(worker.power) { strong } else { weak })).sum()
            }
        }
    }

    /// The measure of a royal tile or a bonus tile, see [`State::measure`].
    pub(super) fn measure(&self, measure: Measure) -> u16 {
        match measure {
            Measure::Discoveries => {
                let tiles = (self.me.discoveries | self.me.used).count_ones() as u16;
                tiles - u16::from(self.masks.count)
            }
            other => self.s.measure(self.seat, other),
        }
    }

    pub(super) fn masks(&self) -> f32 {
        let points = &self.data.mask_points;
        let score: u16 = self.masks.sets.iter().map(|size| points[usize::from(*size)]).sum();
        let count = f32::from(self.masks.count);
        (f32::from(score) + count * self.weight(w::MASK) * self.clock.time) * self.clock.eclipses
    }

    pub(super) fn technologies(&self) -> f32 {
        members(self.me.technologies).map(|index: u8| self.clock.technologies[usize::from(index)]).sum()
    }

    /// Worth of the discovery tiles still to be used.
    pub(super) fn hand(&self) -> f32 {
        members(self.me.discoveries & !self.tables.masks).map(|tile| self.tile(tile)).sum::<f32>()
            * self.weight(w::HAND)
    }

    /// The gain of a discovery tile that isn't a mask.
    fn tile(&self, tile: Discovery) -> f32 {
        let tile = &self.tables.tiles[tile.index()];
        if self.clock.turns > 0.0 || tile.late { self.gives(&tile.gain) } else { 0.0 }
    }

    /// The gain of claiming a discovery tile, beyond its price. If the seat can't pay, there is none.
    pub(super) fn claim(&self, tile: Discovery) -> f32 {
        // Only tiles of the data are in a place or a hand.
        let about = &self.tables.tiles[tile.index()];
        if !self.purse.covers(about.price.purse) {
            return 0.0;
        }
        let gain = if let Some(kind) = about.mask {
            let owned = usize::from(self.masks.owned[usize::from(kind)]);
            let size = usize::from(*self.masks.sets.get(owned).unwrap_or(&0));
            let points = &self.data.mask_points;
            let more = f32::from(points[(size + 1).min(points.len() - 1)]) - f32::from(points[size]);
            (more + self.weight(w::MASK) * self.clock.time) * self.clock.eclipses
        } else {
            self.tile(tile)
        };
        gain - self.gives(&about.price.gain)
    }

    /// The best of the tiles of a place, 0 if none is worth its price.
    pub(super) fn best_claim(&self, tiles: u64) -> f32 {
        members(tiles).map(|tile| self.claim(tile)).fold(0.0, |best, claim| greater(claim, best))
    }

    /// The least loss of one resource.
    pub(super) fn cheapest_held(&self) -> Option<f32> {
        let mut cheapest = f32::INFINITY;
        for (&count, worth) in self.me.goods.resources.iter().zip(self.clock.goods) {
            let worth = if count > 0 { worth } else { f32::INFINITY };
            cheapest = if worth < cheapest { worth } else { cheapest };
        }
        (cheapest < f32::INFINITY).then_some(cheapest)
    }
}
