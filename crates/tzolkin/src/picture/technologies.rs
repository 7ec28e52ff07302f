//! The four technologies as towers.

use super::icons;
use super::prelude::*;

/// Left edge of the first tower, and distance to the next.
const LEFT: f64 = 1006.0;
const STEP: f64 = 146.0;
const WIDTH: f64 = 136.0;
/// Middle line of level 0, and distance to the next level.
const BASE: f64 = 558.5;
const HEIGHT: f64 = 35.0;
/// Middle line of the bonus beyond level 3, and of the names.
const BONUS: f64 = 422.0;
const NAMES: f64 = 392.0;
/// Width of a player's lane.
const LANE: f64 = 22.0;
/// Side of a marker.
const MARK: f64 = 18.0;
/// Center of the prices on the left.
const PRICES: f64 = 982.0;

const TIERS: [(Colour, Colour); 4] = [(TIER_0, LANE_0), (TIER_1, LANE_1), (TIER_2, LANE_2), (TIER_3, LANE_3)];

fn left(technology: Technology) -> f64 {
    LEFT + STEP * technology.index() as f64
}

fn level_y(level: usize) -> f64 {
    BASE - HEIGHT * level as f64
}

/// The prices of the levels, on the left of the towers.
pub(super) fn prices(layer: &mut Layer) {
    // All technologies have the same prices (rules 9).
    let costs = data().technologies[0].cost;
    for (level, cost) in costs.into_iter().enumerate() {
        let y = if level < 3 { level_y(level + 1) } else { BONUS };
        let row = Row::new(PRICES, y)
            .text(figure_part(cost.to_string(), 18.0, INK).need(Need::Decide))
            .gap(3.0)
            .sprite(icon("cube", 20.0))
            .middle();
        layer.add(row);
    }
}

/// A tower without markers.
pub(super) fn tower(layer: &mut Layer, technology: Technology) {
    let (x, top) = (left(technology), NAMES - 14.0);
    let area = Area::new(x, top, WIDTH, BASE + HEIGHT / 2.0 - top);
    layer.place(places::technology(technology), area, |layer| levels(layer, technology, x));
}

fn levels(layer: &mut Layer, technology: Technology, x: f64) {
    for (level, (tier, lane)) in TIERS.into_iter().enumerate() {
        let y = level_y(level);
        layer.fill(Outline::rounded(x, y - 16.0, WIDTH, 32.0, 4.0), tier);
        layer.fill(Outline::rounded(x, y - 16.0, 92.0, 32.0, 4.0), lane);
        layer.add(benefit(technology, level, Row::new(x + 114.0, y)).middle().within(42.0));
    }
    layer.fill(Outline::rounded(x, BONUS - 12.5, WIDTH, 25.0, 4.0), TIER_BONUS);
    let bonus = icons::effects(&data().technologies[technology.index()].bonus);
    layer.add(Look::board(18.0, 23.0).row(&bonus).at(x + WIDTH / 2.0, BONUS).middle());
    let name = phrases::technology(technology);
    let row = Row::new(x + WIDTH / 2.0, NAMES)
        .sprite(icon(technology.id(), 25.0))
        .gap(5.5)
        .text(Text::part(name, Face::Name, 21.0, INK).shrink(110.0, 15.0))
        .middle();
    layer.add(row);
}

/// The additional benefit of a level.
fn benefit(technology: Technology, level: usize, row: Row) -> Row {
    if level == 0 {
        return row;
    }
    let data = data();
    let plus = |number: i32, size: f64, name: &'static str, row: Row| {
        row.text(figure_part(change(number), 18.0, INK)).gap(2.0).sprite(icon(name, size))
    };
    let gain = |size: f64, row: Row| match level_gain(technology, level) {
        Some((of, amount)) => plus(amount, size, of.id(), row),
        None => row,
    };
    let more = |values: [u16; 4]| i32::from(values[level]) - i32::from(values[level - 1]);
    match technology {
        Technology::Agriculture if data.harvest_bare[level] && !data.harvest_bare[level - 1] => {
            row.sprite(icon("notile", 21.0)).gap(1.0).sprite(icon("fish", 20.0))
        }
        Technology::Agriculture => plus(more(data.harvest_corn), 22.0, "corn", row),
        Technology::Extraction => gain(22.5, row),
        Technology::Architecture if more(data.build_corn) > 0 => plus(more(data.build_corn), 22.0, "corn", row),
        Technology::Architecture if data.build_vp[level] > data.build_vp[level - 1] => {
            let vp = data.build_vp[level] - data.build_vp[level - 1];
            row.sprite(points(change(vp.into()), 0.0, 0.0, 28.0))
        }
        Technology::Architecture => plus(-i32::from(data.discount_resources[level]), 21.0, "cube", row),
        Technology::Theology if data.ahead[level] > data.ahead[level - 1] => {
            row.sprite(icon("wheel", 21.0)).gap(2.0).text(figure_part(change(data.ahead[level].into()), 18.0, INK))
        }
        Technology::Theology if data.offering[level] && !data.offering[level - 1] => {
            row.sprite(icon("cube", 16.0)).gap(1.0).sprite(icon("to", 9.0)).gap(1.0).sprite(icon("t-any", 19.0))
        }
        Technology::Theology => gain(23.0, row),
    }
}

/// The material of which a level gives more on the spaces of Yaxchilan, with the amount.
fn level_gain(technology: Technology, level: usize) -> Option<(Material, i32)> {
    let bonuses = data()
        .gear(Gear::Yaxchilan)
        .offers
        .iter()
        .map(|offer| offer.bonus)
        .filter(|bonus| bonus.technology == technology);
    bonuses
        .flat_map(|bonus| Material::ALL.map(|of| (of, bonus.by_level[level][of], bonus.by_level[level - 1][of])))
        .find(|&(_, now, before)| now > before)
        .map(|(of, now, before)| (of, i32::from(now) - i32::from(before)))
}

pub(super) fn markers(layer: &mut Layer, table: Changes<'_>, technology: Technology) {
    for seat in table.seats() {
        let x = left(technology) + 14.0 + LANE * f64::from(seat.number());
        let level = table.player(seat).level(technology);
        let before = table.before(|table| table.player(seat).level(technology));
        for left in before.unwrap_or(level)..level {
            layer.fill(Outline::circle(x, level_y(left), 4.0), CHANGE);
        }
        marker(layer, seat, (x, level_y(level)), MARK, before.map(|_| (12.0, TIERS[level].1)));
    }
}
