//! The worth of things to one player: steps, technology levels, goods, cards. They remain valid while the day, the
//! player's steps and levels and the offer don't change. The player's goods and workers don't matter here.

use std::cell::OnceCell;

use engine::Seat;
use game_kit::evaluate::most;

use super::super::data::{Scoring, data};
use super::super::ids::{MonumentId, Technology, Temple};
use super::super::state::{Player, Table};
use super::clock::CalendarValues;
use super::tables::{CardEffects, Cards, SORTS, cards, sort};
use super::weights::{self as w, Weights};

/// Number of different certainties, by missing goods. More missing goods count as the last one.
pub(super) const SURE: usize = 5;

/// Number of slots for the offer: more than it ever has, and fast to search.
pub(super) const OFFER: usize = 8;

/// Materials that cards on offer cost: for each material, the amounts in all slots.
pub(super) type Costs<const KINDS: usize> = [[u8; OFFER]; KINDS];

/// Gain of an empty slot, too low for any choice.
const NOTHING: f32 = -1e3;

/// The buildings on offer, slot by slot.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Buildings {
    /// Worth of the effects of each.
    pub(super) gives: [f32; OFFER],
    /// Worth of the cost of each.
    pub(super) worth: [f32; OFFER],
    /// Price in wood, stone and gold.
    pub(super) cost: Costs<3>,
    /// Price in corn on Uxmal 4.
    pub(super) corn: [u16; OFFER],
}

/// The monuments on offer, slot by slot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Monuments {
    /// Worth of each beyond its cost, 0 for an empty slot.
    pub(super) gain: [f32; OFFER],
    /// Price in wood, stone, gold and skulls.
    pub(super) cost: Costs<4>,
    /// Number of goods that it costs, 1 for an empty slot.
    pub(super) goods: [f32; OFFER],
}

impl Default for Monuments {
    fn default() -> Self {
        Monuments { gain: [0.0; OFFER], cost: Costs::default(), goods: [1.0; OFFER] }
    }
}

/// The worth of things to one player, in points.
#[derive(Clone, Debug, Default)]
pub(super) struct Prices {
    /// Unique number of these prices. The cache uses it as a key for results.
    pub(super) number: u64,
    /// Turns that the player still has.
    pub(super) turns: i32,
    /// Days until the next of these turns: 0 in this round, 1 in the next.
    pub(super) wait: i32,
    /// Food days still to come.
    pub(super) food_days: f32,
    /// Workers to feed, after farms, and corn for each.
    pub(super) hungry: f32,
    pub(super) corn_each: f32,
    /// Certainty of getting something, by number of missing goods, from 0 to 1.
    pub(super) sure: [f32; SURE],
    pub(super) corn: f32,
    /// Worth of a wood, a stone, a gold.
    pub(super) goods: [f32; 3],
    /// The part of the worth of these goods beyond their points at the end of the game.
    pub(super) premium: [f32; 3],
    pub(super) skull: f32,
    /// Worth of one more step in each temple, 0 if the marker can't climb.
    pub(super) step: [f32; 3],
    /// Worth of the present steps.
    pub(super) temples: f32,
    /// Worth of one more level (or the bonus) of each technology.
    pub(super) level: [f32; 4],
    /// Worth of the levels reached.
    pub(super) technologies: f32,
    /// Expected points of the player's monuments.
    pub(super) monuments: f32,
    /// Worth of one more worker.
    pub(super) worker: f32,
    /// The best of `step`, of `goods` and of `level`.
    pub(super) best_step: f32,
    pub(super) best_good: f32,
    pub(super) best_level: f32,
    /// The least loss for one step down.
    pub(super) one_down: f32,
    /// The offer. The buildings are computed on first use.
    buildings: OnceCell<Buildings>,
    pub(super) offered_monuments: Monuments,
    /// Points of the player's monuments for one more construction of a kind, and of any kind.
    per_kind: [f32; 4],
    /// Worth of each sort of thing that cards give.
    sorts: [f32; SORTS],
}

const LEVELS: [[usize; 3]; 4] = [
    [w::AGRICULTURE_1, w::AGRICULTURE_2, w::AGRICULTURE_3],
    [w::EXTRACTION_1, w::EXTRACTION_2, w::EXTRACTION_3],
    [w::ARCHITECTURE_1, w::ARCHITECTURE_2, w::ARCHITECTURE_3],
    [w::THEOLOGY_1, w::THEOLOGY_2, w::THEOLOGY_3],
];

/// Turns of a whole game.
const GAME: f32 = 27.0;

/// A player who needs prices.
struct Asker<'a> {
    table: &'a Table,
    player: &'a Player,
    seat: Seat,
    weights: &'a Weights,
    cards: &'static Cards,
}

impl Prices {
    pub(super) fn new(number: u64, table: &Table, seat: Seat, weights: &Weights) -> Self {
        let clock = CalendarValues::new(table, seat, weights);
        let asker = Asker { table, player: table.player(seat), seat, weights, cards: cards() };
        let mut prices = Prices {
            number,
            turns: clock.turns,
            wait: clock.wait,
            sure: [1.0, asker.weights[w::SHORT_1], asker.weights[w::SHORT_2], asker.weights[w::SHORT_3], 0.0],
            food_days: clock.food_days.iter().flatten().count() as f32,
            corn: clock.corn,
            goods: clock.goods,
            premium: clock.premium,
            skull: clock.skull,
            ..Prices::default()
        };
        prices.best_good = most(&prices.goods);
        prices.feeding(&asker);
        prices.temples(&asker, &clock);
        prices.own_monuments(&asker);
        prices.levels(&asker);
        prices.one_more_worker(&asker);
        prices.sorts(asker.weights);
        prices.offered_monuments(&asker);
        prices
    }

    /// Turns left as a share of a whole game.
    fn time(&self) -> f32 {
        self.turns as f32 / GAME
    }

    fn feeding(&mut self, asker: &Asker<'_>) {
        let (mut free, mut discount) = (0.0, 0.0);
        for building in asker.player.buildings.iter() {
            let card = &asker.cards.buildings[building.index()];
            free += card.feed_free;
            discount += card.feed_discount;
        }
        for tile in asker.player.wealth.iter() {
            free += asker.cards.tiles[tile.index()].feed_free;
        }
        self.hungry = (f32::from(asker.player.workers_in_play) - free).max(0.0);
        self.corn_each = (f32::from(data().corn_per_worker) - discount).max(0.0);
    }

    fn temples(&mut self, asker: &Asker<'_>, clock: &CalendarValues) {
        for (temple, rival) in Temple::ALL.into_iter().zip(rivals(asker.table, asker.seat)) {
            let step = asker.player.temples[temple.index()];
            let [here, above] = clock.standing(temple, step, rival, asker.weights);
            self.temples += here;
            if asker.table.can_climb(asker.seat, temple) {
                self.step[temple.index()] = above - here;
            }
        }
        self.best_step = most(&self.step);
        // Lower steps differ less than higher ones, so the step above is a fair estimate for the one below.
        self.one_down = 6.0;
        for (number, step) in self.step.iter().enumerate() {
            if asker.player.temples[number] > 0 {
                self.one_down = self.one_down.min(step.max(1.0));
            }
        }
    }

    fn levels(&mut self, asker: &Asker<'_>) {
        let time = self.time();
        let mut reached = 0.0;
        for technology in Technology::ALL {
            let (number, level) = (technology.index(), asker.player.technologies[technology.index()]);
            let weights = LEVELS[number].map(|place| asker.weights[place]);
            for weight in weights.iter().take(level.into()) {
                reached += weight;
            }
            self.level[number] = match (level, technology) {
                (3, Technology::Agriculture) => self.best_step,
                (3, Technology::Extraction) => 2.0 * self.best_good,
                (3, Technology::Architecture) => 3.0,
                (3, Technology::Theology) if asker.table.skulls_in_bank > 0 => self.skull,
                (3, Technology::Theology) => 0.0,
                (level, _) => weights[usize::from(level)] * time,
            };
        }
        self.technologies = reached * time;
        self.best_level = most(&self.level);
    }

    fn one_more_worker(&mut self, asker: &Asker<'_>) {
        let weight = match asker.player.workers_in_play {
            0..=3 => w::WORKER_4,
            4 => w::WORKER_5,
            5 => w::WORKER_6,
            _ => return,
        };
        let turns = (self.turns - 2).max(0) as f32;
        self.worker = asker.weights[weight] * turns - self.corn_each * self.corn * self.food_days;
    }

    fn own_monuments(&mut self, asker: &Asker<'_>) {
        for monument in asker.player.monuments.iter() {
            match data().monuments[monument.index()].scoring {
                Scoring::PerOwnKind { kind, vp } => self.per_kind[kind.index()] += vp as f32,
                Scoring::PerOwnConstruction { vp } => self.per_kind.iter_mut().for_each(|all| *all += vp as f32),
                _ => {}
            }
        }
        self.monuments = asker.player.monuments.iter().map(|monument| self.monument(asker, monument, false)).sum();
    }

    /// Expected score of a monument; `new` if the player hasn't built it yet.
    fn monument(&self, asker: &Asker<'_>, monument: MonumentId, new: bool) -> f32 {
        let now = asker.table.monument_score(asker.seat, monument) as f32;
        // A monument that counts itself.
        let itself = match data().monuments[monument.index()].scoring {
            Scoring::PerOwnKind { vp, .. } | Scoring::PerOwnConstruction { vp } => vp as f32,
            Scoring::PerMonumentOfAllPlayers { vp_by_players } => vp_by_players[asker.table.players.len()] as f32,
            _ => 0.0,
        };
        (now + if new { itself } else { 0.0 }) * (1.0 + asker.weights[w::GROWTH] * self.time())
    }

    fn sorts(&mut self, weights: &Weights) {
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
            weights[w::MARKET],
            weights[w::USE],
        ];
        debug_assert_eq!(
            (self.sorts[sort::CLIMB_ANY], self.sorts[sort::ADVANCE_ANY]),
            (self.best_step, self.best_level)
        );
    }

    /// Worth of a card's effects.
    pub(super) fn gives(&self, card: &CardEffects) -> f32 {
        // Four parallel sums are much faster than one.
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

    /// Points of the player's monuments for one more construction of this kind.
    fn of_kind(&self, card: &CardEffects) -> f32 {
        card.kind.map_or(0.0, |kind| self.per_kind[kind.index()])
    }

    /// Worth of the resources that a card costs.
    fn cost(&self, card: &CardEffects) -> f32 {
        card.cost.iter().zip(&self.goods).fold(0.0, |all, (cost, each)| all + cost * each)
    }

    /// Changes the number and forgets the buildings on offer, for a changed offer.
    pub(super) fn with_other_buildings(&mut self, number: u64) {
        self.number = number;
        self.buildings.take();
    }

    pub(super) fn buildings(&self, table: &Table, player: &Player) -> &Buildings {
        self.buildings.get_or_init(|| {
            let (cards, architecture) = (cards(), player.level(Technology::Architecture));
            let mut buildings = Buildings { gives: [NOTHING; OFFER], ..Buildings::default() };
            for (place, building) in table.offer.iter().enumerate() {
                let Some(building) = *building else { continue };
                let card = &cards.buildings[building.index()];
                buildings.gives[place] = self.gives(card) + self.of_kind(card);
                buildings.worth[place] = self.cost(card);
                for (all, cost) in buildings.cost.iter_mut().zip(card.pieces) {
                    all[place] = cost;
                }
                buildings.corn[place] = cards.corn_price[building.index()][architecture];
            }
            buildings
        })
    }

    fn offered_monuments(&mut self, asker: &Asker<'_>) {
        for (place, monument) in asker.table.monuments.iter().enumerate().take(OFFER) {
            let (card, skulls) = &asker.cards.monuments[monument.index()];
            let [wood, stone, gold] = card.pieces;
            let points = self.monument(asker, monument, true) + self.of_kind(card);
            let gain = points - self.cost(card) - f32::from(*skulls) * self.skull;
            let offered = &mut self.offered_monuments;
            offered.goods[place] = f32::from(wood + stone + gold + skulls);
            for (all, cost) in offered.cost.iter_mut().zip([wood, stone, gold, *skulls]) {
                all[place] = cost;
            }
            offered.gain[place] = gain;
        }
    }
}

/// Steps by which a marker is so far ahead or behind that one more makes no difference.
const FAR: u8 = 3;

/// The highest step of the other players in each temple, to the precision that matters: more than [`FAR`] from the
/// player's own marker counts as [`FAR`].
#[inline]
pub(super) fn rivals(table: &Table, seat: Seat) -> [u8; 3] {
    let (own, mut highest) = (table.player(seat).temples, [0; 3]);
    for (other, player) in table.players.iter().enumerate() {
        let temples = if other == usize::from(seat) { [0; 3] } else { player.temples };
        highest = std::array::from_fn(|temple| temples[temple].max(highest[temple]));
    }
    std::array::from_fn(|temple| highest[temple].min(own[temple] + FAR).max(own[temple].saturating_sub(FAR)))
}
