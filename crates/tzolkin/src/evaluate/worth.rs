//! The worth of a position to one player: the prices of things, and the player's amounts.

use engine::Seat;
use game_kit::evaluate::{greater, most};

use super::super::ids::{Material, Resource, Technology};
use super::super::state::{Player, Table};
use super::prices::{Buildings, Costs, Monuments, OFFER, Prices, SURE};
use super::tables::{Cards, cards};
use super::weights::Weights;

/// A table with its worth to one player, in points.
pub(super) struct Worth<'a> {
    pub(super) table: &'a Table,
    pub(super) player: &'a Player,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    pub(super) cards: &'static Cards,
    pub(super) prices: &'a Prices,
    /// The player's corn, and all their resources.
    pub(super) corn: u16,
    pub(super) resources: u16,
    /// The player's wood, stone, gold and skulls, up to the highest possible cost.
    have: [u8; 4],
}

impl<'a> Worth<'a> {
    #[inline]
    pub(super) fn new(table: &'a Table, seat: Seat, weights: &'a Weights, prices: &'a Prices) -> Self {
        let player = table.player(seat);
        let goods = player.goods;
        let have = [Material::Wood, Material::Stone, Material::Gold, Material::Skull].map(|kind| goods[kind].min(255));
        Worth {
            table,
            player,
            seat,
            weights,
            cards: cards(),
            prices,
            corn: goods[Material::Corn],
            resources: goods.resources(),
            have: have.map(|amount| amount as u8),
        }
    }

    pub(super) fn skulls(&self) -> u16 {
        self.player.goods[Material::Skull]
    }

    /// All goods that cards cost, packed into a number.
    pub(super) fn goods_for_cards(&self) -> u64 {
        u32::from_le_bytes(self.have).into()
    }

    pub(super) fn weight(&self, place: usize) -> f32 {
        self.weights[place]
    }

    /// Worth of the two best steps in different temples.
    pub(super) fn two_steps(&self) -> f32 {
        let step = &self.prices.step;
        let least = step.iter().copied().fold(f32::MAX, f32::min);
        step.iter().sum::<f32>() - least
    }

    /// The cost of paying `count` resources of any kind. Missing ones are valued as stone.
    pub(super) fn any_cost(&self, count: u16) -> f32 {
        let (mut left, mut cost) = (count, 0.0);
        for resource in Resource::ALL {
            let paid = left.min(self.player.goods[resource.material()]);
            cost += f32::from(paid) * self.prices.goods[resource.index()];
            left -= paid;
        }
        cost + f32::from(left) * self.prices.goods[1]
    }

    /// Certainty of getting something with `missing` goods short. With `now`, there is no time to get more.
    pub(super) fn sure(&self, missing: u16, now: bool) -> f32 {
        let sure = if now { &[1.0, 0.0, 0.0, 0.0, 0.0] } else { &self.prices.sure };
        sure[usize::from(missing).min(SURE - 1)]
    }

    /// Worth of the buildings on offer beyond their cost, and the number of resources missing for each.
    pub(super) fn buildings_offered(&self, architecture: usize) -> ([f32; OFFER], [u8; OFFER]) {
        let Buildings { gives, worth, cost, .. } = self.prices.buildings(self.table, self.player);
        let extra = self.cards.build_corn[architecture] * self.prices.corn + self.cards.build_points[architecture];
        let less = if architecture >= 3 { (self.prices.goods[1], 1) } else { (0.0, 0) };
        let mut gain = [0.0; OFFER];
        for ((gain, gives), worth) in gain.iter_mut().zip(gives).zip(worth) {
            *gain = gives + extra - (worth - less.0);
        }
        (gain, self.missing(cost).map(|missing| missing.saturating_sub(less.1)))
    }

    /// The number of goods missing for each card on offer.
    fn missing<const KINDS: usize>(&self, cost: &Costs<KINDS>) -> [u8; OFFER] {
        let mut missing = [0; OFFER];
        for (costs, have) in cost.iter().zip(self.have) {
            for (missing, cost) in missing.iter_mut().zip(costs) {
                *missing += cost.saturating_sub(have);
            }
        }
        missing
    }

    /// Worth of the best building on offer for corn.
    pub(super) fn best_for_corn(&self, now: bool) -> f32 {
        let architecture = self.player.level(Technology::Architecture);
        let extra = self.cards.build_points[architecture] + self.cards.build_corn[architecture] * self.prices.corn;
        let Buildings { gives, corn, .. } = self.prices.buildings(self.table, self.player);
        let mut best = 0.0;
        for (gives, &price) in gives.iter().zip(corn) {
            let gain = gives + extra - f32::from(price) * self.prices.corn;
            // Two corn are as hard to get as a resource.
            let missing = price.saturating_sub(self.corn).div_ceil(2);
            best = greater(gain * self.sure(missing, now), best);
        }
        best
    }

    /// Worth of the best monument on offer, weighted by the goods that the player already has.
    pub(super) fn best_begun(&self) -> f32 {
        let Monuments { gain, cost, goods } = &self.prices.offered_monuments;
        let missing = self.missing(cost);
        let mut worths = [0.0; OFFER];
        for place in 0..OFFER {
            worths[place] = gain[place] * (1.0 - f32::from(missing[place]) / goods[place]);
        }
        most(&worths)
    }

    /// Worth of the best monument on offer, weighted by the certainty of its goods.
    pub(super) fn best_monument(&self, now: bool) -> f32 {
        let Monuments { gain, cost, .. } = &self.prices.offered_monuments;
        let worths = gain.iter().zip(self.missing(cost));
        worths.map(|(gain, missing)| gain * self.sure(missing.into(), now)).fold(0.0, greater)
    }
}
