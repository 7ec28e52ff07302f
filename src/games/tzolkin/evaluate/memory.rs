//! What the evaluation keeps between positions.

use super::super::state::Table;
use super::cards::cards;
use super::keys::offer;
use super::prices::{Prices, rivals, turn_done};
use super::season::{Season, skulls_fit};
use super::waiting::Outlooks;
use super::weights::Weights;
use crate::ai::{self, Mix, packed, place};
use crate::engine::Seat;

/// All that prices depend on but what is on offer, as far as they tell it apart.
#[derive(Clone, Copy, Debug, Default)]
struct Key([u64; 4]);

impl Key {
    fn of(table: &Table, seat: Seat) -> Self {
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
        Key([
            packed(&steps),
            packed(&more),
            player.buildings.bits() << 32 | player.wealth.bits(),
            player.monuments.bits() << 32 | table.monuments.bits(),
        ])
    }

    /// Compared number by number, which is faster than as one block of memory.
    fn is(&self, other: &Key) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (one, other)| all | (one ^ other)) == 0
    }
}

/// Places for prices.
const PLACES: usize = 1 << 10;

/// Prices that were found, by all that they depend on: a turn changes little of it, and turns are
/// tried in many orders. What comes later takes the place of what was there.
pub struct Memory {
    entries: Vec<Entry>,
    seasons: Vec<Season>,
    outlooks: Outlooks,
    /// How many prices were found.
    number: u64,
    /// What was found in another decision counts no more.
    decision: u64,
}

#[derive(Clone, Default)]
struct Entry {
    key: Key,
    /// In which decision this was found; there is no decision 0.
    decision: u64,
    /// The buildings on offer then.
    offer: u64,
    prices: Prices,
}

impl Default for Memory {
    fn default() -> Self {
        Memory { entries: Vec::new(), seasons: Vec::new(), outlooks: Outlooks::default(), number: 0, decision: 1 }
    }
}

impl ai::Memory for Memory {
    fn forget(&mut self) {
        self.decision += 1;
    }
}

impl Memory {
    /// What things are worth to a player, and what is known of its gears with that.
    pub(super) fn look_up(&mut self, table: &Table, seat: Seat, weights: &Weights) -> (&Prices, &mut Outlooks) {
        if self.entries.is_empty() {
            self.entries = vec![Entry::default(); PLACES];
        }
        let (key, offer) = (Key::of(table, seat), offer(table));
        let mut mix = Mix::new(0);
        let [a, b, c, d] = key.0;
        mix.add(a, b);
        mix.add(c, d);
        let entry = &mut self.entries[place(mix.finish(), PLACES)];
        if entry.decision != self.decision || !entry.key.is(&key) {
            let season = Season::of(table, seat, weights, self.decision, &mut self.seasons);
            self.number += 1;
            entry.prices = Prices::new(self.number, table, seat, weights, season);
            (entry.key, entry.decision, entry.offer) = (key, self.decision, offer);
        } else if entry.offer != offer {
            self.number += 1;
            entry.prices.with_other_buildings(self.number);
            entry.offer = offer;
        }
        (&entry.prices, &mut self.outlooks)
    }
}
