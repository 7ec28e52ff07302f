//! The four technologies as towers.

use super::icons;
use super::prelude::*;

/// The area of the towers.
const AREA: Area = Area::new(1006.0, 378.0, 574.0, 198.0);

const TIERS: [(Colour, Colour); 4] = [(TIER_0, LANE_0), (TIER_1, LANE_1), (TIER_2, LANE_2), (TIER_3, LANE_3)];

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
    rows(None, bonus, [third, second, first, Cell::empty()]).draw(layer, Area { x: 960.0, width: 44.0, ..AREA });
    across().gap(10.0).each(Technology::ALL.map(tower)).draw(layer, AREA);
}

fn tower<'a>(technology: Technology) -> Cell<'a> {
    let levels = [3, 2, 1, 0].map(|level| {
        let (tier, lane) = TIERS[level];
        let benefit = Look::board(18.0, 22.0).row(&icons::benefit(technology, level)).middle();
        across().fixed(92.0, Cell::empty().on(lane, 4.0)).space(1.0).rest(benefit).space(1.0).on(tier, 4.0)
    });
    let bonus = icons::effects(&data().technologies[technology.index()].bonus);
    let bonus = Cell::from(Look::board(18.0, 23.0).row(&bonus).middle()).on(TIER_BONUS, 4.0);
    let name = heading(phrases::technology(technology), 21.0).shrink(110.0, 15.0);
    let name = ItemRow::new(0.0, 0.0).sprite(icon(technology.id(), 25.0)).gap(5.5).text(name).middle();
    Cell::from(rows(Some(name), bonus, levels)).place(places::technology(technology))
}

/// The markers, and dots on the levels that they have left or passed.
pub(super) fn now(layer: &mut Layer, table: Changes<'_>) {
    let towers = Technology::ALL.map(|technology| {
        let levels = [3, 2, 1, 0].map(|level| {
            let lanes = table.seats().map(|seat| {
                let now = table.player(seat).level(technology);
                let before = table.before(|table| table.player(seat).level(technology));
                Cell::new(move |layer, area: Area| {
                    let (x, y) = area.middle();
                    if level == now {
                        marker(layer, seat, (x, y), 18.0, before.map(|_| (12.0, TIERS[level].1)));
                    } else if before.is_some_and(|before| (before..now).contains(&level)) {
                        layer.fill(Outline::circle(x, y, 4.0), CHANGE);
                    }
                })
            });
            across().space(3.0).rest(across().each_of(22.0, lanes)).into()
        });
        rows(None, Cell::empty(), levels)
    });
    across().gap(10.0).each(towers).draw(layer, AREA);
}
