//! The eight boards.

use crate::picture::offers::{self, Offered};
use crate::picture::prelude::*;
use crate::picture::{forecast, icons, workers};

use super::building;
use super::frame::{self, LEFT, RIGHT};

pub(super) fn draw(scene: &mut Scene, layer: &mut Layer, table: Changes<'_>, board: Board) {
    frame::board_heading(layer, table, board);
    let visits = forecast::visits(table.now, board);
    let above = frame::who(layer, table.now, board, &visits);
    let mut left = LEFT;
    let mut lower = RIGHT;
    lower.take_top(above.max(424.0) - RIGHT.y);
    match board {
        Board::Forest | Board::Quarry | Board::GoldDeposits => {
            frame::title(layer, "region-table", left.take_top(34.0));
            left.take_top(8.0);
            offers::production(layer, board, &visits, left);
            offers::met_production(layer, board, &visits, left);
            frame::worship(layer, table, board, lower);
        }
        Board::Palace => {
            palace(layer, table);
            frame::board_tiles(layer, table, board, lower);
        }
        Board::Alchemy => {
            alchemy(layer, table, &visits);
            frame::power_ups(layer, board, lower.take_top(110.0));
            frame::words(layer, phrase("region-both-rows"), lower.take_top(112.0).inset(4.0, 0.0), 3);
        }
        Board::Nobles => {
            nobles(layer, table, &visits);
            frame::power_ups(layer, board, lower.take_top(110.0));
            lower.take_top(8.0);
            let card = lower.take_top(62.0);
            layer.fill(card.outline(9.0), CARD);
            let row = IconRow::new().icon("house").gap(0.2).and(icons::price(&data().building_price)).to();
            let row = row.icons(data().building_avenue, "road");
            layer.add(Look::bold(38.0, 36.0).row(&row).inside(card, Anchor::Middle));
        }
        Board::Decorations => building::decorations(scene, layer, table, above),
        Board::Construction => building::construction(scene, layer, table.now, above),
    }
}

/// The royal tiles with their effects in words, and who worships there.
fn palace(layer: &mut Layer, table: Changes<'_>) {
    for ((royal, space), area) in table.now.royal_tiles.into_iter().zip(1u8..).zip(LEFT.rows(3, 8.0)) {
        layer.place(royal.id(), area, |layer| {
            layer.fill(area.outline(10.0), CARD);
            let mut rest = area.inset(14.0, 0.0);
            let mut top = rest.take_top(96.0);
            workers::niche(layer, table, (Board::Palace, space), top.take_left(80.0), 42.0);
            let limit = icons::royal_limit(royal);
            let row = icons::royal(royal).gap(if limit.is_empty() { 0.0 } else { 0.5 }).and(limit.colour(INK2));
            layer.add(Look::bold(44.0, 41.0).row(&row).inside(top, Anchor::Start));
            frame::named(layer, say::royal(royal), rest.inset(4.0, 0.0), (3, 22.0));
        });
    }
}

/// The six technologies with names and effects, their prices and owners.
fn alchemy(layer: &mut Layer, table: Changes<'_>, visits: &[forecast::Visit]) {
    for (of, area) in Offered::all(table.now, visits).zip(LEFT.rows(6, 6.0)) {
        layer.place(of.tile.id(), area, |layer| {
            of.surface(layer, area, CARD);
            let mut effect = area.inset(10.0, 0.0);
            let mut top = effect.take_top(47.0);
            let (x, y) = top.take_left(44.0).middle();
            layer.add(of.drawing(38.0).at(x - 4.0, y));
            let price = of.price().gap(0.1).to().icon(crate::picture::parts::temple(of.temple()));
            layer.add(Look::bold(36.0, 34.0).row(&price).inside(top.take_right(122.0), Anchor::End));
            let lane = top.take_right(120.0).inset(4.0, 9.0);
            of.lane(layer, lane);
            of.owners(layer, table, lane);
            let name = say::technology(of.tile);
            let words = Phrase::new(format!("{}.effect", name.key));
            layer.add(Text::part(name, Typeface::Bold, 26.0, INK).inside(top.inset(2.0, 0.0), Anchor::Start, 16.0));
            frame::text(layer, words, (20.5, INK2), effect, 2);
        });
    }
}

/// The rows of values with the houses on them, and what a step on the Avenue is worth after each building.
fn nobles(layer: &mut Layer, table: Changes<'_>, visits: &[forecast::Visit]) {
    let mut rest = LEFT;
    frame::title(layer, "region-nobles", rest.take_top(34.0));
    rest.take_top(8.0);
    let met = |row| Some(offers::is_met(table.now, visits, row));
    offers::building_rows(layer, table, met, rest.take_top(304.0));
    rest.take_top(20.0);
    frame::title(layer, "region-buildings", rest.take_top(34.0));
    rest.take_top(8.0);
    offers::avenue_values(layer, table, 2, rest.take_top(172.0));
}
