//! The four technologies as towers.

use super::icons;
use super::prelude::*;

/// Left edge of the first tower, and distance to the next.
const LEFT: f64 = 1006.0;
const STEP: f64 = 146.0;
const WIDTH: f64 = 136.0;
/// Vertical range of the towers.
const TOP: f64 = 378.0;
const HEIGHT: f64 = 198.0;
/// Width of a player's lane.
const LANE: f64 = 22.0;
/// Side of a marker.
const MARK: f64 = 18.0;

const TIERS: [(Colour, Colour); 4] = [(TIER_0, LANE_0), (TIER_1, LANE_1), (TIER_2, LANE_2), (TIER_3, LANE_3)];

fn left(technology: Technology) -> f64 {
    LEFT + STEP * technology.index() as f64
}

fn level_y(level: usize) -> f64 {
    558.5 - 35.0 * level as f64
}

/// The places of the name, the bonus, and the levels from the highest.
fn rows<'a>(name: Option<ItemRow>, bonus: Cell<'a>, levels: [Cell<'a>; 4]) -> Line<'a> {
    let head = down().fixed(28.0, name).space(3.5).fixed(25.0, bonus).space(3.0);
    levels.into_iter().fold(head, |rows, level| rows.fixed(32.0, level).space(3.0))
}

/// The towers without markers, and the prices of the levels on their left.
pub(super) fn still(layer: &mut Layer) {
    // All technologies have the same prices (rules 9).
    let costs = data().technologies[0].cost.map(|cost| IconRow::new().amount(cost, "cube"));
    let [first, second, third, bonus] =
        costs.map(|cost| Look::board(18.0, 20.0).need(Importance::Decide).row(&cost).middle().into());
    rows(None, bonus, [third, second, first, Cell::empty()]).draw(layer, Area::new(960.0, TOP, 44.0, HEIGHT));
    Technology::ALL.into_iter().for_each(|technology| tower(layer, technology));
}

fn tower(layer: &mut Layer, technology: Technology) {
    let levels = [3, 2, 1, 0].map(|level| {
        let (tier, lane) = TIERS[level];
        let benefit = Look::board(18.0, 22.0).row(&icons::benefit(technology, level)).middle();
        across().fixed(92.0, Cell::empty().on(lane, 4.0)).space(1.0).rest(benefit).space(1.0).on(tier, 4.0)
    });
    let bonus = icons::effects(&data().technologies[technology.index()].bonus);
    let bonus = Cell::from(Look::board(18.0, 23.0).row(&bonus).middle()).on(TIER_BONUS, 4.0);
    let name = heading(phrases::technology(technology), 21.0).shrink(110.0, 15.0);
    let name = ItemRow::new(0.0, 0.0).sprite(icon(technology.id(), 25.0)).gap(5.5).text(name).middle();
    let tower = Cell::from(rows(Some(name), bonus, levels)).place(places::technology(technology));
    tower.draw(layer, Area::new(left(technology), TOP, WIDTH, HEIGHT));
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
