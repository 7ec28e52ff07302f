//! What things are worth to one player now: goods, steps, technology levels, cards.

use std::cell::OnceCell;

use crate::engine::Seat;

use super::super::data::data;
use super::super::ids::{BuildingId, Material, MonumentId, Technology, Temple};
use super::super::state::{Mode, Phase, Player, Table};
use super::cards::{Card, Cards, SORTS, cards, resources, sort};
use super::spaces::Actions;
use super::weights as w;

/// A table as one player values it. Everything is in points.
pub(super) struct Worth<'a> {
    pub(super) table: &'a Table,
    pub(super) player: &'a Player,
    pub(super) seat: Seat,
    pub(super) weights: &'a [f32],
    pub(super) cards: &'static Cards,
    /// Turns that the player still has.
    pub(super) turns: i32,
    /// Days until the next of them: 0 in this round, 1 in the next.
    pub(super) wait: i32,
    /// Food days still to come.
    pub(super) food_days: f32,
    /// Workers to be fed, after farms, and corn for each.
    pub(super) hungry: f32,
    pub(super) corn_each: f32,
    /// A corn.
    pub(super) corn: f32,
    /// A wood, a stone, a gold.
    pub(super) goods: [f32; 3],
    /// What these have beyond their worth at the end.
    pub(super) premium: [f32; 3],
    /// A skull.
    pub(super) skull: f32,
    /// The resources of the player.
    pub(super) have: [f32; 3],
    /// One more step in each temple; 0 if the marker cannot climb.
    pub(super) step: [f32; 3],
    /// What the present steps are worth.
    pub(super) temples: f32,
    /// One more level (or the bonus) of each technology.
    pub(super) level: [f32; 4],
    /// One more worker.
    pub(super) worker: f32,
    /// Own monuments' points for one more of a kind, and for any construction.
    per_kind: [f32; 4],
    /// The best of `step`, of `goods` and of `level`.
    best_step: f32,
    best_good: f32,
    best_level: f32,
    /// What going down costs least.
    pub(super) one_down: f32,
    /// What each sort of things that cards give is worth.
    sorts: [f32; SORTS],
    /// What is asked several times and not always: the buildings of the offer by place, what they
    /// give; the monuments on offer; the actions of the gears, as far as they may come later.
    offer: OnceCell<[f32; 6]>,
    monuments: OnceCell<Monuments>,
    pub(super) later: [OnceCell<Actions>; 5],
}

/// Most monuments that are on offer.
const MONUMENTS: usize = 6;

/// The monuments on offer: what each is worth beyond its cost, the goods that are missing for it
/// and those that it costs.
#[derive(Clone, Copy, Default)]
pub(super) struct Monuments {
    all: [(f32, f32, f32); MONUMENTS],
    count: usize,
}

impl Monuments {
    pub(super) fn iter(&self) -> impl Iterator<Item = (f32, f32, f32)> + '_ {
        self.all[..self.count].iter().copied()
    }
}

/// A food day to come.
struct Scoring {
    age: usize,
    days: f32,
    /// How sure it is that who is ahead now will be then.
    sure: f32,
    /// Whether it scores points; else goods.
    points: bool,
}

const LEVELS: [[usize; 3]; 4] = [
    [w::AGRICULTURE_1, w::AGRICULTURE_2, w::AGRICULTURE_3],
    [w::EXTRACTION_1, w::EXTRACTION_2, w::EXTRACTION_3],
    [w::ARCHITECTURE_1, w::ARCHITECTURE_2, w::ARCHITECTURE_3],
    [w::THEOLOGY_1, w::THEOLOGY_2, w::THEOLOGY_3],
];

/// Turns of a whole game.
const GAME: f32 = 27.0;

impl<'a> Worth<'a> {
    pub(super) fn new(table: &'a Table, seat: Seat, weights: &'a [f32]) -> Self {
        let data = data();
        let player = table.player(seat);
        let left = i32::from(data.food_days[3].day) - i32::from(table.day);
        let done = turn_done(table, seat);
        let turns = left.max(0) + i32::from(!done);
        let time = turns as f32 / (turns as f32 + weights[w::HALF]);
        let premium = [weights[w::WOOD] * time, weights[w::STONE] * time, weights[w::GOLD] * time];
        let value = cards().corn_value;
        let skulls_fit = data.gears[4].last_action > table.skulls_on_chichen_itza.count_ones() as u8;
        let mut worth = Worth {
            table,
            player,
            seat,
            weights,
            cards: cards(),
            turns,
            wait: i32::from(done),
            food_days: f32::from(4_u8.saturating_sub(table.food_days_held)),
            hungry: 0.0,
            corn_each: 0.0,
            corn: 0.25 + weights[w::CORN] * time,
            goods: [value[0] + premium[0], value[1] + premium[1], value[2] + premium[2]],
            premium,
            skull: 3.0 + if turns >= 2 && skulls_fit { weights[w::SKULL] * time } else { 0.0 },
            have: resources(player.goods),
            step: [0.0; 3],
            temples: 0.0,
            level: [0.0; 4],
            worker: 0.0,
            per_kind: [0.0; 4],
            best_step: 0.0,
            best_good: 0.0,
            best_level: 0.0,
            one_down: 0.0,
            sorts: [0.0; SORTS],
            offer: OnceCell::new(),
            monuments: OnceCell::new(),
            later: [const { OnceCell::new() }; 5],
        };
        worth.best_good = most(&worth.goods);
        worth.feeding();
        worth.temples();
        worth.own_monuments();
        worth.levels();
        worth.one_more_worker();
        worth.sorts();
        worth
    }

    pub(super) fn weight(&self, place: usize) -> f32 {
        self.weights[place]
    }

    /// Turns left as a share of a whole game.
    pub(super) fn time(&self) -> f32 {
        self.turns as f32 / GAME
    }

    /// Days to the next food day, if there is one.
    pub(super) fn to_food_day(&self) -> Option<f32> {
        self.table.days_to_food_day().map(f32::from)
    }

    fn feeding(&mut self) {
        let (mut free, mut discount) = (0.0, 0.0);
        for building in self.player.buildings.iter() {
            let card = &self.cards.buildings[building.index()];
            free += card.feed_free;
            discount += card.feed_discount;
        }
        for tile in self.player.wealth.iter() {
            free += self.cards.tiles[tile.index()].feed_free;
        }
        self.hungry = (f32::from(self.player.workers_in_play) - free).max(0.0);
        self.corn_each = (f32::from(data().corn_per_worker) - discount).max(0.0);
    }

    fn temples(&mut self) {
        let days = self.scorings();
        for temple in Temple::ALL {
            let step = self.player.temples[temple.index()];
            let others = self.table.players.iter().enumerate().filter(|&(seat, _)| seat != usize::from(self.seat));
            let rival = others.map(|(_, player)| player.temples[temple.index()]).max().unwrap_or_default();
            let [here, above] = self.standing(temple, step, rival, &days);
            self.temples += here;
            if self.table.can_climb(self.seat, temple) {
                self.step[temple.index()] = above - here;
            }
        }
        self.best_step = most(&self.step);
        // Lower steps differ less than higher ones; the step above is a fair guess for the one below.
        self.one_down = 6.0;
        for (number, step) in self.step.iter().enumerate() {
            if self.player.temples[number] > 0 {
                self.one_down = self.one_down.min(step.max(1.0));
            }
        }
    }

    /// The food days to come.
    fn scorings(&self) -> [Option<Scoring>; 4] {
        let day = f32::from(self.table.day);
        std::array::from_fn(|held| {
            let food_day = data().food_days[held];
            let days = (f32::from(food_day.day) - day).max(0.0);
            (held >= usize::from(self.table.food_days_held)).then(|| Scoring {
                age: usize::from(food_day.age),
                days,
                sure: self.cards.sure[days as usize],
                points: held % 2 == 1,
            })
        })
    }

    /// What standing on a step, and on the one above it, is worth until the end.
    fn standing(&self, temple: Temple, step: u8, rival: u8, scorings: &[Option<Scoring>; 4]) -> [f32; 2] {
        let (number, at) = (temple.index(), usize::from(step));
        let climb = self.weights[[w::CLIMB_CHAAC, w::CLIMB_QUETZALCOATL, w::CLIMB_KUKULKAN][number]];
        let ahead = f32::from(step) - f32::from(rival);
        // Close to the scoring who is ahead gets the bonus; earlier that is less sure.
        let surely = [ahead, ahead + 1.0].map(|ahead| (0.5 + ahead * 0.5).clamp(0.0, 1.0));
        let perhaps = [ahead, ahead + 1.0].map(|ahead| (0.4 + ahead * 0.2).clamp(0.0, 1.0) * self.weights[w::HIGHEST]);
        let points = &self.cards.temple_points[number];
        let mut total = [0.0; 2];
        for scoring in scorings.iter().flatten() {
            for (more, total) in total.iter_mut().enumerate() {
                if !scoring.points {
                    let rewards = &self.cards.rewards[number][at + more];
                    let goods = rewards[1] * self.goods[0] + rewards[2] * self.goods[1] + rewards[3] * self.goods[2];
                    *total += goods + rewards[4] * self.skull;
                    continue;
                }
                let reached = (at + more) as f32 + climb * scoring.days;
                let reached = if reached < 10.5 { reached } else { 10.5 };
                let low = reached as usize;
                let part = reached - low as f32;
                let share = scoring.sure * surely[more] + (1.0 - scoring.sure) * perhaps[more];
                *total += points[low]
                    + part * (points[low + 1] - points[low])
                    + self.cards.highest[number][scoring.age] * share;
            }
        }
        total
    }

    fn levels(&mut self) {
        let best_step = self.best_step();
        let time = self.time();
        for technology in Technology::ALL {
            let number = technology.index();
            self.level[number] = match (self.player.technologies[number], technology) {
                (3, Technology::Agriculture) => best_step,
                (3, Technology::Extraction) => 2.0 * self.best_good(),
                (3, Technology::Architecture) => 3.0,
                (3, Technology::Theology) if self.table.skulls_in_bank > 0 => self.skull,
                (3, Technology::Theology) => 0.0,
                (level, _) => self.weights[LEVELS[number][usize::from(level)]] * time,
            };
        }
        self.best_level = most(&self.level);
    }

    /// What the levels reached are worth.
    pub(super) fn technologies(&self) -> f32 {
        let reached =
            |number: usize| (0..usize::from(self.player.technologies[number])).map(move |level| (number, level));
        let levels = (0..4).flat_map(reached).map(|(number, level)| self.weights[LEVELS[number][level]]);
        levels.sum::<f32>() * self.time()
    }

    fn one_more_worker(&mut self) {
        let weight = match self.player.workers_in_play {
            0..=3 => w::WORKER_4,
            4 => w::WORKER_5,
            5 => w::WORKER_6,
            _ => return,
        };
        let turns = (self.turns - 2).max(0) as f32;
        self.worker = self.weights[weight] * turns - self.corn_each * self.corn * self.food_days;
    }

    fn own_monuments(&mut self) {
        use super::super::data::Scoring;
        for monument in self.player.monuments.iter() {
            match data().monuments[monument.index()].scoring {
                Scoring::PerOwnKind { kind, vp } => self.per_kind[kind.index()] += vp as f32,
                Scoring::PerOwnConstruction { vp } => self.per_kind.iter_mut().for_each(|all| *all += vp as f32),
                _ => {}
            }
        }
    }

    /// The best step in any temple.
    pub(super) fn best_step(&self) -> f32 {
        self.best_step
    }

    /// The best level or bonus of any technology.
    pub(super) fn best_level(&self) -> f32 {
        self.best_level
    }

    /// The two best steps in different temples.
    pub(super) fn two_steps(&self) -> f32 {
        let least = self.step.iter().copied().fold(f32::MAX, f32::min);
        self.step.iter().sum::<f32>() - least
    }

    /// The dearest resource.
    pub(super) fn best_good(&self) -> f32 {
        self.best_good
    }

    /// What paying so many resources of any kind costs; more than there are are taken as gold.
    pub(super) fn any_cost(&self, count: f32) -> f32 {
        let (mut left, mut cost) = (count, 0.0);
        for kind in 0..3 {
            let paid = if left < self.have[kind] { left } else { self.have[kind] };
            cost += paid * self.goods[kind];
            left -= paid;
        }
        cost + left * self.goods[1]
    }

    /// How many resources the player has.
    pub(super) fn resources(&self) -> f32 {
        self.have.iter().sum()
    }

    /// How sure a construction is for which goods are missing; without time for more, not at all.
    pub(super) fn sure(&self, missing: f32, now: bool) -> f32 {
        match missing as i32 {
            0 => 1.0,
            _ if now => 0.0,
            1 => self.weights[w::SHORT_1],
            2 => self.weights[w::SHORT_2],
            3 => self.weights[w::SHORT_3],
            _ => 0.0,
        }
    }

    /// What a card gives.
    pub(super) fn gives(&self, card: &Card) -> f32 {
        // Four sums side by side are much faster than one.
        let mut sums = [0.0; 4];
        for (amounts, worths) in card.gives.chunks_exact(4).zip(self.sorts.chunks_exact(4)) {
            for (sum, (amount, worth)) in sums.iter_mut().zip(amounts.iter().zip(worths)) {
                *sum += amount * worth;
            }
        }
        let saved =
            card.feed_free.min(self.hungry) * self.corn_each + card.feed_discount.min(self.corn_each) * self.hungry;
        (sums[0] + sums[1]) + (sums[2] + sums[3]) + saved * self.corn * self.food_days
    }

    fn sorts(&mut self) {
        let [wood, stone, gold] = self.goods;
        let [chaac, quetzalcoatl, kukulkan] = self.step;
        let [agriculture, extraction, architecture, theology] = self.level;
        self.sorts = [
            1.0,
            self.corn,
            wood,
            stone,
            gold,
            self.skull,
            self.worker.max(0.0),
            chaac,
            quetzalcoatl,
            kukulkan,
            self.best_step,
            agriculture,
            extraction,
            architecture,
            theology,
            self.best_level,
            self.best_good,
            1.0,
            self.weights[w::MARKET],
            self.weights[w::USE],
        ];
        debug_assert_eq!(
            (self.sorts[sort::CLIMB_ANY], self.sorts[sort::ADVANCE_ANY]),
            (self.best_step, self.best_level)
        );
    }

    /// The buildings of the offer: each with what it gives.
    pub(super) fn offered(&self) -> impl Iterator<Item = (BuildingId, f32)> {
        let gives = self.offer.get_or_init(|| {
            std::array::from_fn(|place| {
                let card = self.table.offer[place].map(|building| &self.cards.buildings[building.index()]);
                card.map_or(0.0, |card| self.gives(card) + card.kind.map_or(0.0, |kind| self.per_kind[kind.index()]))
            })
        });
        self.table.offer.iter().zip(gives).filter_map(|(building, &gives)| Some(((*building)?, gives)))
    }

    /// What a building that gives so much is worth beyond its cost, and the resources that are
    /// missing for it.
    pub(super) fn building(&self, building: BuildingId, gives: f32, architecture: usize) -> (f32, f32) {
        let card = &self.cards.buildings[building.index()];
        let (mut cost, mut missing) = self.price(&card.cost);
        if architecture >= 3 {
            cost -= self.goods[1];
            missing = (missing - 1.0).max(0.0);
        }
        let extra = self.cards.build_corn[architecture] * self.corn + self.cards.build_points[architecture];
        (gives + extra - cost, missing)
    }

    /// What resources are worth, and how many of them are missing.
    fn price(&self, cost: &[f32; 3]) -> (f32, f32) {
        let (mut worth, mut missing) = (0.0, 0.0);
        for ((cost, each), have) in cost.iter().zip(&self.goods).zip(&self.have) {
            worth += cost * each;
            missing += greater(cost - have, 0.0);
        }
        (worth, missing)
    }

    /// What a building that gives so much is worth on Uxmal 4, and the corn that is missing.
    pub(super) fn building_for_corn(&self, building: BuildingId, gives: f32) -> (f32, f32) {
        let architecture = self.player.level(Technology::Architecture);
        let price = self.cards.corn_price[building.index()][architecture];
        let extra = self.cards.build_points[architecture] + self.cards.build_corn[architecture] * self.corn;
        let have = f32::from(self.player.goods[Material::Corn]);
        (gives + extra - price * self.corn, (price - have).max(0.0))
    }

    /// The monuments on offer.
    pub(super) fn monuments_offered(&self) -> &Monuments {
        self.monuments.get_or_init(|| {
            let mut monuments = Monuments::default();
            for (place, monument) in monuments.all.iter_mut().zip(self.table.monuments.iter()) {
                let (card, skulls) = &self.cards.monuments[monument.index()];
                let have = f32::from(self.player.goods[Material::Skull]);
                let (cost, missing) = self.price(&card.cost);
                let kind = card.kind.map_or(0.0, |kind| self.per_kind[kind.index()]);
                let gain = self.monument_points(monument, true) + kind - cost - skulls * self.skull;
                let goods = card.cost[0] + card.cost[1] + card.cost[2] + skulls;
                *place = (gain, missing + (skulls - have).max(0.0), goods);
                monuments.count += 1;
            }
            monuments
        })
    }

    /// Points that a monument may be expected to score; `new` if it is not built yet.
    pub(super) fn monument_points(&self, monument: MonumentId, new: bool) -> f32 {
        use super::super::data::Scoring;
        let now = self.table.monument_score(self.seat, monument) as f32;
        // A monument that counts itself.
        let itself = match data().monuments[monument.index()].scoring {
            Scoring::PerOwnKind { vp, .. } | Scoring::PerOwnConstruction { vp } => vp as f32,
            Scoring::PerMonumentOfAllPlayers { vp_by_players } => vp_by_players[self.table.players.len()] as f32,
            _ => 0.0,
        };
        (now + if new { itself } else { 0.0 }) * (1.0 + self.weights[w::GROWTH] * self.time())
    }
}

/// The greater of two worths. None is ever NaN, which lets this be one instruction where `f32::max` is
/// five.
pub(super) fn greater(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// The greatest of some worths, 0 if none is above it.
fn most(worths: &[f32]) -> f32 {
    worths.iter().copied().fold(0.0, greater)
}

/// Whether a seat has had its turn of this round, or would have had it if it ended here.
pub(super) fn turn_done(table: &Table, seat: Seat) -> bool {
    let place = |seat: Seat| (seat + table.players.len() as Seat - table.first_seat) % table.players.len() as Seat;
    match table.phase {
        Phase::Choosing => false,
        Phase::Turns if seat == table.active => table.turn.mode != Mode::Open,
        Phase::Turns => place(seat) < place(table.active),
        Phase::Calendar | Phase::Over => true,
    }
}
