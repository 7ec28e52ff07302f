//! The technologies: the price and the benefit of each level in words, and the players' levels.

use crate::picture::parts::mark;
use crate::picture::prelude::*;

use super::frame::{self, LEFT};

/// Width of a column, and distance to the next.
const WIDE: f64 = 261.0;
const STEP: f64 = 269.0;
/// Top of the names, and of the first level.
const NAMES: f64 = 84.0;
const TOP: f64 = 149.0;
/// Height of a level, distance to the next, and height of the bonus with its short text.
const HIGH: f64 = 142.0;
const PITCH: f64 = 147.0;
const BONUS: f64 = 100.0;
const TIERS: [Colour; 4] = [TIER_0, TIER_1, TIER_2, TIER_BONUS];

pub(super) fn draw(layer: &mut Layer, table: &Table, changes: Changes<'_>, choices: Option<&Choices<'_>>) {
    frame::heading(layer, table, ("tech", PLATE), phrase("region-technologies"), frame::NAME);
    for technology in Technology::ALL {
        let open = match choices {
            Some(choices) => choices.advance(technology),
            None => table.no_advance(table.active, technology).is_none(),
        };
        column(layer, table, changes, technology, open);
    }
}

/// A technology, with a frame around the next level if the reader can take it.
fn column(layer: &mut Layer, table: &Table, changes: Changes<'_>, technology: Technology, open: bool) {
    let x = LEFT + STEP * technology.index() as f64;
    let reader = table.active;
    layer.add(Sprite::icon(technology.id(), x + 24.0, NAMES + 32.0, 44.0));
    let start = table.seats().filter(|&seat| table.player(seat).level(technology) == 0).count() as f64;
    let name = Text::new(phrases::technology(technology), Typeface::Name, 30.0, INK, x + 52.0, NAMES + 32.0);
    layer.add(name.shrink(WIDE - 58.0 - 26.0 * start, 17.0));
    marks(layer, table, changes, technology, (0, x + WIDE, NAMES + 32.0));
    let next = table.player(reader).level(technology) + 1;
    for level in 1..=4 {
        let y = TOP + PITCH * (level - 1) as f64;
        let high = if level < 4 { HIGH } else { BONUS };
        layer.fill(Outline::rounded(x, y, WIDE, high, 9.0), TIERS[level - 1]);
        let reached = level < next;
        let price = data().technologies[technology.index()].cost[level - 1];
        let payable = level == next && open;
        if payable {
            layer.line(Outline::rounded(x + 2.0, y + 2.0, WIDE - 4.0, high - 4.0, 7.0), INK, 4.0);
        }
        let colour = if level == next && !payable { PRICE } else { INK };
        let icons = IconRow::new().colour(colour).faded(reached).price(price.into(), "cube");
        layer.add(Look::bold(FIGURE, 30.0).row(&icons).at(x + 10.0, y + 22.0));
        if level < 4 {
            marks(layer, table, changes, technology, (level, x + WIDE - 6.0, y + 22.0));
        }
        let benefit = phrases::benefit(technology, level);
        frame::words(layer, benefit, (x + 10.0, y + (high + 38.0) / 2.0), WIDE - 16.0, (4, frame::SMALL));
    }
}

/// The marks of the players at a level, from the right.
fn marks(
    layer: &mut Layer,
    table: &Table,
    changes: Changes<'_>,
    technology: Technology,
    (level, right, y): (usize, f64, f64),
) {
    let here = table.seats().filter(|&seat| table.player(seat).level(technology) == level);
    let here: Vec<_> = here.collect();
    for (index, seat) in here.iter().rev().enumerate() {
        let x = right - 16.0 - 26.0 * index as f64;
        if changes.level_before(*seat, technology).is_some() {
            layer.line(Outline::circle(x, y, 15.0), CHANGE, 3.5);
        }
        layer.add(Sprite::piece(mark(*seat), x, y, 22.0).need(Importance::Decide));
    }
}
