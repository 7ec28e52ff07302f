//! The alt texts of the regions.

use crate::picture::cards::Section;
use crate::picture::prelude::*;
use crate::score::TemplesGive;
use crate::words::{board as lines, spaces};

use super::list::Region;

/// Number of lines above the buildings or monuments of the text board.
const HEADING: usize = 1;

/// The content of a region, with the prices and the gains of the player to move.
pub(super) fn contents(table: &Table, region: Region) -> Vec<Phrase> {
    match region {
        Region::Gear(gear) => gear_lines(table, gear),
        Region::Temples => Temple::ALL.into_iter().map(|of| lines::markers(table, of)).chain(food_day(table)).collect(),
        Region::Technologies => table.seats().map(|seat| lines::levels(table, seat, &Technology::ALL)).collect(),
        Region::Offer(Section::Buildings) => {
            let deck = phrase("deck").with("count", table.deck);
            lines::buildings(table).into_iter().skip(HEADING).chain([deck]).collect()
        }
        Region::Offer(Section::Monuments) => lines::monuments(table).into_iter().skip(HEADING).collect(),
        Region::Player(seat) => lines::player(table, seat),
    }
}

/// The workers of a gear, the price of the next one, and the gains of the spaces.
fn gear_lines(table: &Table, gear: Gear) -> Vec<Phrase> {
    let seat = table.active;
    let mut all = vec![lines::workers(table, gear)];
    if let Some(cost) = table.placement_cost(gear) {
        all.push(phrase("alt-place").seat("seat", seat).with("price", phrases::corn(cost)));
    }
    match gear {
        Gear::Palenque => all.push(lines::jungle(table)),
        Gear::ChichenItza => all.push(lines::skulls(table)),
        _ => {}
    }
    let gain = |space| {
        let line = phrase("alt-space").with("space", space);
        line.with("action", spaces::action(table, seat, gear, space))
    };
    all.extend((1..=data().gear(gear).last_action).map(gain));
    all
}

/// The gains of every player on the next food day.
fn food_day(table: &Table) -> Option<Phrase> {
    let gain = |seat: Seat, gain: Phrase| phrase("alt-gain").seat("seat", seat).with("gain", gain);
    let gains: Vec<Phrase> = match table.next_from_temples()? {
        TemplesGive::Goods(goods) => {
            table.seats().map(|seat| gain(seat, phrases::goods(goods[seat.index()]))).collect()
        }
        TemplesGive::Points { points, .. } => {
            table.seats().map(|seat| gain(seat, phrases::points(points[seat.index()]))).collect()
        }
    };
    Some(phrase("alt-food-day").with("gains", gains))
}
