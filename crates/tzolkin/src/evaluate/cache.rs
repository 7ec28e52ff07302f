//! Results that the evaluation reuses between positions.

use super::super::state::Table;
use super::clock::{skulls_fit, turn_done};
use super::keys::offer;
use super::prices::{Prices, rivals};
use super::tables::cards;
use super::waiting::Outlooks;
use super::weights::Weights;
use ai::{self, packed};
use engine::Seat;
use game_kit::evaluate::SlotCache;

const PRICES: usize = 1 << 10;

/// A cache of prices. A turn changes few of their inputs, and the search tries turns in many orders.
pub struct Cache {
    prices: SlotCache<5, Offered>,
    outlooks: Outlooks,
    /// Number of prices found so far.
    number: u64,
    /// The number of the decision, from 1. Other decisions may have other weights.
    decision: u64,
}

/// Prices for certain buildings on offer.
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
    /// A player's prices, and the outlooks of its gears at these prices.
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

/// A key of everything that prices depend on, except the buildings on offer, to the precision that matters.
fn key(table: &Table, seat: Seat, decision: u64) -> [u64; 5] {
    let (player, cards) = (table.player(seat), cards());
    // Of the others, only the highest markers count. The number of their monuments follows, within one game, from those
    // still on offer.
    let ([chaac, quetzalcoatl, kukulkan], [one, two, three]) = (player.temples, rivals(table, seat));
    let steps = [chaac, quetzalcoatl, kukulkan, one, two, three, player.workers_in_play, table.day];
    let [agriculture, extraction, architecture, theology] = player.technologies;
    let levels = agriculture << 6 | extraction << 4 | architecture << 2 | theology;
    // Scores of monuments matter only while a monument with them is available.
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
