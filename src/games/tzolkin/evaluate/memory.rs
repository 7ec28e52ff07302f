//! What the evaluation keeps between positions.

use super::super::state::Table;
use super::keys::offer;
use super::prices::{Prices, rivals, turn_done};
use super::season::Season;
use super::waiting::Outlooks;
use super::weights::Weights;
use crate::ai::{self, Mix, packed, place};
use crate::engine::Seat;

/// All that prices depend on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Key([u64; 5]);

impl Key {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let player = table.player(seat);
        // Of the others only the highest markers count: how many monuments they have built follows, in
        // one game, from those that are still on offer.
        let ([chaac, quetzalcoatl, kukulkan], [one, two, three]) = (player.temples, rivals(table, seat));
        let steps = [chaac, quetzalcoatl, kukulkan, one, two, three, player.workers_in_play, table.day];
        let [agriculture, extraction, architecture, theology] = player.technologies;
        let levels = agriculture << 6 | extraction << 4 | architecture << 2 | theology;
        let (corn, wood, done) = (player.corn_tiles, player.wood_tiles, turn_done(table, seat).into());
        let count = table.players.len() as u8;
        let more = [levels, corn, wood, table.skulls_in_bank, table.food_days_held, done, count];
        let skulls = u64::from(table.skulls_on_chichen_itza);
        Key([
            packed(&steps),
            packed(&more),
            player.buildings.bits() << 32 | player.wealth.bits(),
            player.monuments.bits() << 32 | table.monuments.bits() << 16 | skulls,
            offer(table),
        ])
    }

    /// Adds it to a hash.
    pub(super) fn add_to(&self, mix: &mut Mix) {
        let [a, b, c, d, e] = self.0;
        mix.add(a, b);
        mix.add(c, d);
        mix.add(e, 0);
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
    /// What was found in another decision counts no more.
    decision: u64,
}

#[derive(Clone, Default)]
struct Entry {
    key: Key,
    /// In which decision this was found; there is no decision 0.
    decision: u64,
    prices: Prices,
    outlooks: Outlooks,
}

impl Default for Memory {
    fn default() -> Self {
        Memory { entries: Vec::new(), seasons: Vec::new(), decision: 1 }
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
        let key = Key::of(table, seat);
        let mut mix = Mix::new(0);
        key.add_to(&mut mix);
        let entry = &mut self.entries[place(mix.finish(), PLACES)];
        if entry.decision != self.decision || !entry.key.is(&key) {
            let season = Season::of(table, seat, weights, self.decision, &mut self.seasons);
            entry.prices = Prices::new(table, seat, weights, season);
            entry.outlooks.forget();
            (entry.key, entry.decision) = (key, self.decision);
        }
        (&entry.prices, &mut entry.outlooks)
    }
}
