//! What the evaluation keeps between positions.

use super::super::state::Table;
use super::clock::{skulls_fit, turn_done};
use super::keys::offer;
use super::prices::{Prices, rivals};
use super::tables::cards;
use super::waiting::Outlooks;
use super::weights::Weights;
use crate::ai::{self, packed};
use crate::engine::Seat;
use crate::games::kit::evaluate::SlotCache;

/// Prices that are kept.
const PRICES: usize = 1 << 10;

/// Prices that were found: a turn changes little of what they depend on, and turns are tried in many
/// orders.
pub struct Cache {
    prices: SlotCache<5, Offered>,
    outlooks: Outlooks,
    /// How many prices were found.
    number: u64,
    /// The number of the decision, from 1: what was found in another one had other weights.
    decision: u64,
}

/// Prices with certain buildings on offer.
#[derive(Clone, Default)]
struct Offered {
    offer: u64,
    prices: Prices,
}

impl Default for Cache {
    fn default() -> Self {
        Cache { prices: SlotCache::new(PRICES), outlooks: Outlooks::default(), number: 0, decision: 1 }
    }
}

impl ai::Cache for Cache {
    fn clear(&mut self) {
        self.decision += 1;
    }
}

impl Cache {
    /// What things are worth to a player, and what is known of its gears at these prices.
    pub(super) fn find(&mut self, table: &Table, seat: Seat, weights: &Weights) -> (&Prices, &mut Outlooks) {
        let Cache { prices, outlooks, number, decision } = self;
        let offer = offer(table);
        let found = prices.find_or(key(table, seat, *decision), || {
            *number += 1;
            Offered { offer, prices: Prices::new(*number, table, seat, weights) }
        });
        if found.offer != offer {
            *number += 1;
            found.prices.with_other_buildings(*number);
            found.offer = offer;
        }
        (&found.prices, outlooks)
    }
}

/// All that prices depend on but the buildings on offer, as far as they tell it apart.
fn key(table: &Table, seat: Seat, decision: u64) -> [u64; 5] {
    let (player, cards) = (table.player(seat), cards());
    // Of the others only the highest markers count: how many monuments they have built follows, in
    // one game, from those that are still on offer.
    let ([chaac, quetzalcoatl, kukulkan], [one, two, three]) = (player.temples, rivals(table, seat));
    let steps = [chaac, quetzalcoatl, kukulkan, one, two, three, player.workers_in_play, table.day];
    let [agriculture, extraction, architecture, theology] = player.technologies;
    let levels = agriculture << 6 | extraction << 4 | architecture << 2 | theology;
    // What only a monument scores matters where it is to be had.
    let monuments = player.monuments.bits() | table.monuments.bits();
    let scored = cards.scored_by.map(|by| monuments & by != 0);
    let (corn, wood) = (u8::from(scored[0]) * player.corn_tiles, u8::from(scored[1]) * player.wood_tiles);
    let placed = if scored[2] { table.skulls_on_chichen_itza.count_ones() as u8 } else { 0 };
    let skulls = placed << 1 | u8::from(skulls_fit(table));
    let bank = table.skulls_in_bank.min(cards.most_skulls.max(1));
    let done = turn_done(table, seat).into();
    let more = [levels, corn, wood, bank, skulls, table.food_days_held, done, table.players.len() as u8];
    [
        packed(&steps),
        packed(&more),
        player.buildings.bits() << 32 | player.wealth.bits(),
        player.monuments.bits() << 32 | table.monuments.bits(),
        decision,
    ]
}
