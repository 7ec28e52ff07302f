//! Parts of every region: the heading, the player's goods, the workers that can come, tiles with words.

use crate::picture::choices::is_before_move;
use crate::picture::forecast::{self, Visit};
use crate::picture::parts::{DIM, all_goods, emblem, seat_colour, technology};
use crate::picture::prelude::*;
use crate::picture::{boards, icons, offers, tiles, workers};
use game_kit::picture::icon_row::FULL;

/// The left and the right column, and the heading above the left one.
pub(super) const LEFT: Area = Area::new(16.0, 92.0, 524.0, 594.0);
pub(super) const RIGHT: Area = Area::new(556.0, 10.0, 528.0, 676.0);
pub(super) const HEADING: Area = Area::new(10.0, 4.0, 530.0, 80.0);

/// The emblem and the name of a region.
pub(super) fn heading(layer: &mut Layer, emblem: (&'static str, Colour), words: Phrase, area: Area) {
    boards::named(layer, emblem, words, INK, area);
}

/// The heading of a board with its dice, and the goods of the reader on the right.
pub(super) fn board_heading(layer: &mut Layer, table: Changes<'_>, board: Board) {
    let mut area = HEADING;
    let yard = area.take_right(230.0).inset(0.0, 7.0);
    area.take_right(8.0);
    boards::name(layer, board, INK, area);
    goods(layer, table.now);
    layer.fill(yard.outline(8.0), YARD);
    workers::yard(layer, table, &Reach::of(table.now), board, yard);
}

/// The heading of a part.
pub(super) fn title(layer: &mut Layer, key: &str, area: Area) {
    layer.add(Text::part(phrase(key), Typeface::Bold, 29.0, INK2).inside(area.inset(4.0, 0.0), Anchor::Start, 20.0));
}

/// A text of up to this many lines in the middle of an area.
pub(super) fn text(layer: &mut Layer, words: Phrase, (size, ink): (f64, Colour), area: Area, lines: u8) {
    let text = Text::part(words, Typeface::Text, size, ink).within(area.width).lines(lines, size + 3.0);
    layer.add(ItemStack::new(area.x, area.middle().1, 0.0).text(text));
}

pub(super) fn words(layer: &mut Layer, words: Phrase, area: Area, lines: u8) {
    text(layer, words, (22.5, INK), area, lines);
}

/// A name in bold with its effect below, in up to this many lines of this type size.
pub(super) fn named(layer: &mut Layer, name: Phrase, area: Area, (lines, size): (u8, f64)) {
    let effect = Phrase::new(format!("{}.effect", name.key));
    let name = Text::part(name, Typeface::Bold, 26.0, INK).shrink(area.width, 18.0);
    let effect = Text::part(effect, Typeface::Text, size, INK2).within(area.width).lines(lines, size + 3.0);
    layer.add(ItemStack::new(area.x, area.middle().1, 1.0).text(name).text(effect));
}

/// A row of the goods of a player: drawings, and figures that are in this color if there are none.
pub(super) fn amounts(layer: &mut Layer, goods: &Goods, area: Area, none: Colour) {
    for ((name, amount), mut place) in all_goods(goods).into_iter().zip(area.columns(4, 0.0)) {
        layer.add(icon(name, 36.0).inside(place.take_left(44.0)).opacity(if amount == 0 { DIM } else { 100 }));
        let figure = Text::part(amount.to_string(), Typeface::Bold, 40.0, if amount == 0 { none } else { INK });
        layer.add(figure.need(Importance::Decide).inside(place, Anchor::Start, 30.0));
    }
}

/// The goods of the reader, unless the game is over.
pub(super) fn goods(layer: &mut Layer, state: &State) {
    // After the end, no one has options.
    if state.phase == Phase::Over {
        return;
    }
    let mut area = Area::new(RIGHT.x, RIGHT.y, RIGHT.width, 68.0).inset(2.5, 2.5);
    layer.add(Shape::filled(area.outline(10.0), CARD).edged(seat_colour(state.active), 5.0));
    layer.add(piece_part(state.active, 38.0).inside(area.take_left(76.0)));
    amounts(layer, &state.me().goods, area, SHORT);
}

/// Draws a row for each worker of the reader that can come: its price and its gain. Returns the end.
pub(super) fn who(layer: &mut Layer, state: &State, board: Board, visits: &[Visit]) -> f64 {
    let mut rest = RIGHT;
    rest.take_top(76.0);
    if visits.is_empty() && !is_before_move(state) {
        return rest.y;
    }
    title(layer, "region-who", rest.take_top(34.0));
    if visits.is_empty() {
        words(layer, phrase("region-none"), rest.take_top(66.0).inset(4.0, 0.0), 2);
        return rest.y;
    }
    for visit in visits {
        let area = rest.take_top(70.0).inset(1.5, 3.0);
        layer.add(Shape::filled(area.outline(9.0), CARD).edged(INK, 3.0));
        let row = outcome(worker(state, visit).gap(0.05).to(), state, board, visit);
        layer.add(Look::bold(36.0, 36.0).row(&row).inside(area.inset(14.0, 0.0), Anchor::Start));
    }
    rest.y
}

/// A worker that can come, with the board that it leaves.
fn worker(state: &State, visit: &Visit) -> IconRow {
    from(IconRow::new().drawing(workers::die(state.active, visit.power, 1.2 * FULL)).gap(0.15), visit)
}

/// Adds the board that a worker leaves.
pub(super) fn from(row: IconRow, visit: &Visit) -> IconRow {
    visit.from.into_iter().fold(row, |row, from| row.drawing(icon(emblem(from).0, 0.95 * FULL)))
}

/// Returns `true` if the reader can pay for the main action of a visit, apart from the gold of a technology.
pub(super) fn pays(state: &State, board: Board, visit: &Visit) -> bool {
    let mut price = forecast::gain(state, board, Some(visit)).price;
    price.add(&Goods::cocoa(visit.cocoa));
    board == Board::Palace || state.me().goods.cover(&price)
}

/// Adds what a visit costs and gives.
pub(super) fn outcome(row: IconRow, state: &State, board: Board, visit: &Visit) -> IconRow {
    if board == Board::Palace {
        return row.amount(format!("+{}", visit.cocoa + 1), "cocoa");
    }
    let held = state.me().goods;
    let row = row.colour(if held.cocoa < visit.cocoa { SHORT } else { INK });
    let row = if visit.cocoa == 0 { row.amount(0, "cocoa") } else { row.price(visit.cocoa, "cocoa") };
    let now = forecast::gain(state, board, Some(visit));
    if board == Board::Alchemy {
        let open = |slot: &usize| {
            let tile = state.technologies[*slot];
            !state.me().owns(tile) && held.resources[2] >= data().technologies[tile.index()].gold
        };
        let open = (0..6).filter(|slot| forecast::opens(visit, *slot)).filter(open);
        let row = open.fold(row.colour(INK).gap(0.3), |row, slot| row.icon(technology(state.technologies[slot])));
        return row.and(icons::effects(&now.effects));
    }
    if !now.offered {
        return row.colour(INK2).figure("–");
    }
    let row = row.gap(0.22).colour(if held.cover(&now.price) { INK } else { SHORT }).and(icons::price(&now.price));
    row.colour(INK).and(icons::effects(&now.effects))
}

/// A discovery tile with its name and effect.
pub(super) fn tile(layer: &mut Layer, tile: Discovery, mut area: Area, changed: bool) {
    let card = area.take_left(108.0);
    tiles::card(layer, tile, Area::around(card.middle(), (card.width, 60.0)), changed);
    area.take_left(12.0);
    named(layer, say::discovery(tile), area, (3, 21.0));
}

/// The worship space with its gain, and the discovery tile, with words.
pub(super) fn worship(layer: &mut Layer, table: Changes<'_>, board: Board, mut area: Area) {
    title(layer, "region-worship", area.take_top(30.0));
    let about = match data().boards[board.index()].worship_temples[..] {
        [only] => Phrase::new(format!("{}.to", say::temple(only).key)),
        _ => phrase("region-any-temple"),
    };
    let mut row = area.take_top(82.0);
    workers::niche(layer, table, (board, 1), row.take_left(104.0), 42.0);
    row.take_left(16.0);
    words(layer, about, row, 2);
    board_tiles(layer, table, board, area);
}

/// The discovery tiles of a board with words.
pub(super) fn board_tiles(layer: &mut Layer, table: Changes<'_>, board: Board, mut area: Area) {
    let Some(place) = data().boards[board.index()].discovery else { return };
    for id in members::<Discovery>(table.now.stacks[place.index()]) {
        tile(layer, id, area.take_top(84.0), table.discovery(id));
    }
}

/// The power-ups of 1, 2 and 3 workers, with a heading.
pub(super) fn power_ups(layer: &mut Layer, board: Board, mut area: Area) {
    title(layer, "region-power-ups", area.take_top(30.0));
    area.take_top(8.0);
    offers::power_ups(layer, board, Look::bold(36.0, 34.0), area.take_top(62.0));
}
