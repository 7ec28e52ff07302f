//! Parts of many regions: names of drawings, colors by component, small phrases.

use crate::data::{Measure, TileIcon};
use crate::ids::Icon;
use game_kit::picture::parts;

use super::prelude::*;

pub(super) use game_kit::picture::parts::{
    DIM, arrow, bold_points, change, figure, hollow, icon, mark, piece_part, seat_colour, seat_value, signed,
};

pub(super) fn phrase(key: &str) -> Phrase {
    STYLE.phrase(key)
}

/// The emblem of a board, and its background tint.
pub(super) fn emblem(board: Board) -> (&'static str, Colour) {
    match board {
        Board::Palace => ("crown", HUB_PALACE),
        Board::Forest => ("wood", HUB_FOREST),
        Board::Quarry => ("stone", HUB_QUARRY),
        Board::GoldDeposits => ("gold", HUB_GOLD),
        Board::Alchemy => ("tech", HUB_ALCHEMY),
        Board::Nobles => ("house", HUB_NOBLES),
        Board::Decorations => ("mosaic", HUB_DECORATIONS),
        Board::Construction => ("block", HUB_CONSTRUCTION),
    }
}

/// All four goods, each with its drawing.
pub(super) fn all_goods(goods: &Goods) -> [(&'static str, u16); 4] {
    let [wood, stone, gold] = goods.resources;
    [("cocoa", goods.cocoa), ("wood", wood), ("stone", stone), ("gold", gold)]
}

/// The goods of an amount, each with its drawing.
pub(super) fn pieces(goods: &Goods) -> impl Iterator<Item = (&'static str, u16)> + use<> {
    all_goods(goods).into_iter().filter(|(_, amount)| *amount > 0)
}

pub(super) fn temple(temple: Temple) -> &'static str {
    match temple {
        Temple::Blue => "t-blue",
        Temple::Red => "t-red",
        Temple::Green => "t-green",
    }
}

/// The colors of a temple's steps, and of the lanes on them.
pub(super) fn temple_colours(temple: Temple) -> (Colour, Colour) {
    match temple {
        Temple::Blue => (TIER_BLUE, LANE_BLUE),
        Temple::Red => (TIER_RED, LANE_RED),
        Temple::Green => (TIER_GREEN, LANE_GREEN),
    }
}

/// The drawing of an icon that is only carved, as in the plan.
pub(super) fn carved(icon: Icon) -> &'static str {
    match icon {
        Icon::Blue => "c-blue",
        Icon::Red => "c-red",
        Icon::Green => "c-green",
        Icon::Plain => "c-plain",
    }
}

pub(super) fn tile_icon(icon: TileIcon) -> &'static str {
    match icon.icon {
        Icon::Blue if icon.coloured => "p-blue",
        Icon::Red if icon.coloured => "p-red",
        Icon::Green if icon.coloured => "p-green",
        other => carved(other),
    }
}

pub(super) fn technology(technology: Technology) -> &'static str {
    match technology {
        Technology::PalaceCocoa => "tg-01",
        Technology::AlchemyNoblesPoints => "tg-03",
        Technology::ExtraResource => "tg-05",
        Technology::GatheringCocoaPoint => "tg-07",
        Technology::DecorationPoints => "tg-09",
        Technology::ConstructionPoints => "tg-11",
        Technology::BoughtPowerUp => "tg-13",
        Technology::ConstructionWorker => "tg-15",
        Technology::ConstructionTemple => "tg-17",
    }
}

/// The drawing of the measure of a royal tile or a bonus tile.
pub(super) fn measure(measure: Measure) -> &'static str {
    match measure {
        Measure::Technologies => "tech",
        Measure::PyramidTrack => "block",
        Measure::Avenue => "road",
        Measure::BonusTiles => "t-any",
        Measure::Discoveries => "disctile",
    }
}

/// The mask of a type, 0 to 6.
pub(super) fn mask(kind: usize) -> &'static str {
    ["mask-1", "mask-2", "mask-3", "mask-4", "mask-5", "mask-6", "mask-7"][kind % 7]
}

pub(super) fn level_colour(level: u8) -> Colour {
    [LEVEL_0, LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4][usize::from(level % 5)]
}

/// The tile of a level, without icons.
pub(super) fn level_tile(level: u8) -> &'static str {
    ["tile-l1", "tile-l2", "tile-l3", "tile-l4"][usize::from(level.clamp(1, 4)) - 1]
}

/// The leading seats, or none if all are level.
pub(super) fn leaders(state: &State) -> Vec<Seat> {
    let outcome = state.outcome();
    let ranking = outcome.as_ref().map(|outcome| &outcome.ranking[..]);
    parts::leaders(state.players, ranking, |seat| state.seat(seat).vp.into())
}

/// A pill that shows a change.
pub(super) fn pill(amount: i32, size: f64) -> ItemRow {
    let text = Text::part(change(amount), Typeface::Bold, size, CHANGE_FIGURE).need(Importance::Decide);
    ItemRow::new(0.0, 0.0).text(text).on(CHANGE, size * 0.27, size * 1.08, size * 0.54)
}

/// The plum ring around a mark that moved, with a tail from its old place.
pub(super) fn moved(layer: &mut Layer, from: Option<(f64, f64)>, to: (f64, f64), radius: f64) {
    if let Some(from) = from {
        layer.fill(Outline::circle(from.0, from.1, 6.0), CHANGE);
        layer.line(Outline::polyline(&[from, to]), CHANGE, 5.0);
    }
    layer.add(Shape::filled(Outline::circle(to.0, to.1, radius), CARD).edged(CHANGE, 4.5));
}

/// The plum ring around something new.
pub(super) fn ring<'a>(is_new: bool, radius: f64) -> Cell<'a> {
    is_new.then(|| Cell::new(move |layer, area| moved(layer, None, area.middle(), radius))).into()
}

/// The plum frame around something new.
pub(super) fn new(is_new: bool) -> Option<(Colour, f64)> {
    is_new.then_some((CHANGE, 5.5))
}
