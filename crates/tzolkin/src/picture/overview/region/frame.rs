//! Parts of several regions: the heading, the reader's goods, small titles, numbers on discs.

use crate::picture::prelude::*;

/// The left edge of a region's contents, and their width.
pub(super) const LEFT: f64 = 16.0;
pub(super) const WIDTH: f64 = 1068.0;
/// The left half of the line with the heading.
pub(super) const HEADING: Area = Area::new(3.7, 3.0, 462.0, 82.0);
/// The area below the heading.
pub(super) const BODY: Area = Area::new(LEFT, 92.0, WIDTH, 594.0);

/// Draws the heading, the goods of the reader with the workers in hand on its right, and the content below.
pub(super) fn page<'a>(
    scene: &mut Scene,
    table: &Table,
    heading: impl Into<Cell<'a>>,
    content: impl Into<Cell<'a>>,
    area: Area,
) {
    let mut layer = Layer::new("region");
    heading.into().draw(&mut layer, HEADING);
    // After the end, no one has options.
    if table.phase != Phase::Over {
        let player = table.player(table.active);
        let held = Material::ALL.map(|of| (of.id(), player.goods[of]));
        let all = held.into_iter().chain([("pawn", u16::from(player.workers_in_hand))]);
        goods_of(table.active, all, INK2).draw(&mut layer, Area::new(475.5, 10.0, 608.5, 68.0));
    }
    content.into().draw(&mut layer, area);
    scene.layers.push(layer);
}

pub(super) fn title(key: &str) -> Text {
    bold(phrase(key), 26.0).ink(INK2)
}

/// A white surface, with a black edge if the reader can use it now.
pub(super) fn card<'a>(usable: bool, content: impl Into<Cell<'a>>) -> Cell<'a> {
    content.into().edged(CARD, 10.0, if usable { (INK, 3.5) } else { (LINE, 2.0) })
}

/// A number on a disc. The number of an action that the reader can't use is pale.
pub(super) fn disc<'a>(number: impl ToString, need: Importance) -> Cell<'a> {
    let usable = need >= Importance::Decide;
    let (ink, edge) = if usable { (INK, (INK, 3.5)) } else { (INK2, (GEAR_LINE, 1.5)) };
    let figure = amount(number.to_string(), 28.0).ink(ink).need(need).middle().smallest(22.0);
    Cell::from(figure).inset(4.0, 0.0).edged(CARD, 20.0, edge).at_most(40.0, 40.0)
}
