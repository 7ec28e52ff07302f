//! The eight boards.

use crate::picture::offers::{self, Offered};
use crate::picture::prelude::*;
use crate::picture::{icons, workers};

use super::building;
use super::frame::{self, LEFT, RIGHT};

pub(super) fn draw(scene: &mut Scene, layer: &mut Layer, table: Changes<'_>, board: Board) {
    frame::board_heading(layer, table, board);
    let visits = &forecast::visits(table.now, board)[..];
    let (left, lower) = match board {
        Board::Forest | Board::Quarry | Board::GoldDeposits => {
            let left = down().fixed(34.0, frame::title("region-table")).space(8.0);
            (left.rest(offers::production(Sheet::All, board, visits)), frame::worship(table, board).into())
        }
        Board::Palace => (palace(table), frame::board_tiles(table, board).into()),
        Board::Alchemy => {
            let both = Cell::from(text(phrase("region-both-rows"), 22.5, 3)).inset(4.0, 0.0);
            (alchemy(table, visits), frame::power_ups(board).fixed(112.0, both).into())
        }
        Board::Nobles => {
            let row = IconRow::new().icon("house").gap(0.2).and(icons::price(&data().building_price)).to();
            let row = Look::bold(38.0, 36.0).row(&row.icons(data().building_avenue, "road"));
            let lower = frame::power_ups(board).space(8.0).fixed(62.0, Cell::from(row.middle()).on(CARD, 9.0));
            (nobles(table, visits), lower.into())
        }
        Board::Decorations => building::decorations(scene, table),
        Board::Construction => building::construction(scene, table.now),
    };
    left.draw(layer, LEFT);
    let who = frame::who(table.now, board, visits);
    // A board with a table needs all the room below the workers.
    let building = matches!(board, Board::Decorations | Board::Construction);
    let upper = if building { who.length() } else { who.length().max(338.0) };
    down().fixed(upper, who).rest(lower).draw(layer, RIGHT);
}

/// The royal tiles with their effects in words, and who worships there.
fn palace(table: Changes<'_>) -> Line<'_> {
    down().gap(8.0).each(table.royal_tiles.into_iter().zip(1u8..).map(move |(royal, space)| {
        let limit = icons::royal_limit(royal);
        let row = icons::royal(royal).gap(if limit.is_empty() { 0.0 } else { 0.5 }).and(limit.colour(INK2));
        let niche = workers::niche(table, (Board::Palace, space), 42.0);
        let top = across().fixed(80.0, niche).rest(Look::bold(44.0, 41.0).row(&row));
        let words = Cell::from(frame::named(say::royal(royal), (3, 22.0))).inset(4.0, 0.0);
        down().fixed(96.0, top).rest(words).inset(14.0, 0.0).on(CARD, 10.0).place(royal.id())
    }))
}

/// The six technologies with names and effects, their prices and owners.
fn alchemy<'a>(table: Changes<'a>, visits: &[forecast::Visit]) -> Line<'a> {
    down().gap(6.0).each(Offered::all(table.now, visits).map(move |of| {
        let name = say::technology(of.tile);
        let words = text(effect_of(&name), 20.5, 2).ink(INK2);
        let price = of.price().gap(0.1).to().icon(temple(of.temple()));
        let top = across()
            .fixed(36.0, of.drawing(38.0))
            .space(10.0)
            .rest(bold(name, 26.0))
            .space(2.0)
            .fixed(120.0, of.owners(table).on(of.lane(), 5.0).inset(4.0, 9.0))
            .fixed(122.0, Look::bold(36.0, 34.0).row(&price).end());
        offers::surface(down().fixed(47.0, top).rest(words).inset(10.0, 0.0), of.open(), CARD).place(of.tile.id())
    }))
}

/// The rows of values with the houses on them, and what a step on the Avenue is worth after each building.
fn nobles<'a>(table: Changes<'a>, visits: &'a [forecast::Visit]) -> Line<'a> {
    down()
        .fixed(34.0, frame::title("region-nobles"))
        .space(8.0)
        .fixed(304.0, offers::building_rows(Sheet::All, table, visits))
        .space(20.0)
        .fixed(34.0, frame::title("region-buildings"))
        .space(8.0)
        .fixed(172.0, offers::avenue_values(table, 2))
}
