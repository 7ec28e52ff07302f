//! Parts of every region: the heading, the player's goods, the workers that can come, tiles with words.

use crate::picture::choices::is_before_move;
use crate::picture::parts::{DIM, all_goods, emblem, icon, piece, seat_colour, technology, temple};
use crate::picture::prelude::*;

use super::super::forecast::{self, Visit};
use super::super::parts::{Area, Icons, die, number};
use super::super::{discovery, yards};

/// The left and the right column.
pub(super) const LEFT: Area = Area::new(16.0, 92.0, 524.0, 594.0);
pub(super) const RIGHT: Area = Area::new(556.0, 10.0, 528.0, 676.0);

/// The emblem and the name at the upper left.
pub(super) fn heading(layer: &mut Layer, (name, tint): (&'static str, Colour), words: Phrase, width: f64) {
    layer.fill(Outline::circle(48.0, 44.0, 33.0), tint);
    layer.add(Sprite::icon(name, 48.0, 44.0, 46.0));
    layer.add(Text::new(words, Face::Name, 52.0, INK, 94.0, 46.0).shrink(width, 24.0));
}

/// The heading of a board with its dice, and the goods of the reader on the right.
pub(super) fn board_heading(layer: &mut Layer, state: &State, changes: Changes<'_>, board: Board) {
    let (name, _, tint) = emblem(board);
    heading(layer, (name, tint), say::board(board), 208.0);
    goods(layer, state);
    let yard = Area::new(310.0, 12.0, 230.0, 66.0);
    yards::surface(layer, yard);
    yards::dice(layer, state, changes, &Reach::of(state), board, yard);
}

/// The heading of a part.
pub(super) fn title(layer: &mut Layer, key: &str, x: f64, y: f64, width: f64) {
    layer.add(Text::new(phrase(key), Face::Bold, 29.0, INK2, x, y).shrink(width, 20.0));
}

/// A text of up to three lines, starting at its middle line.
pub(super) fn words(layer: &mut Layer, words: Phrase, x: f64, y: f64, width: f64, lines: u8) {
    layer.add(Stack::new(x, y, 0.0).text(Text::part(words, Face::Text, 22.5, INK).within(width).lines(lines, 25.0)));
}

/// A name in bold with its effect below, in up to this many lines of this type size.
pub(super) fn named(layer: &mut Layer, name: Phrase, (x, y): (f64, f64), width: f64, (lines, size): (u8, f64)) {
    let effect = Phrase::new(format!("{}.effect", name.key));
    let name = Text::part(name, Face::Bold, 26.0, INK).shrink(width, 18.0);
    let effect = Text::part(effect, Face::Text, size, INK2).within(width).lines(lines, size + 3.0);
    layer.add(Stack::new(x, y, 1.0).text(name).text(effect));
}

/// The goods of the reader, unless the game is over.
pub(super) fn goods(layer: &mut Layer, state: &State) {
    // After the end, no one has options.
    if state.phase == Phase::Over {
        return;
    }
    let area = Area::new(RIGHT.x + 2.5, RIGHT.y + 2.5, RIGHT.width - 5.0, 63.0);
    layer.add(Shape::filled(area.outline(10.0), CARD).edged(seat_colour(state.active), 5.0));
    let y = area.middle().1;
    layer.add(Sprite::piece(piece(state.active), area.x + 36.0, y, 38.0));
    for ((name, amount), place) in all_goods(&state.me().goods).into_iter().zip(0u8..) {
        let x = area.x + 100.0 + 110.0 * f64::from(place);
        layer.add(Sprite::icon(name, x, y, 36.0).opacity(if amount == 0 { DIM } else { 100 }));
        layer.add(number(amount.to_string(), 40.0, if amount == 0 { SHORT } else { INK }, x + 27.0, y));
    }
}

/// Height of a row, and distance between two.
const ROW: f64 = 64.0;
const PITCH: f64 = 70.0;

/// Draws a row for each worker of the reader that can come: its price and its gain. Returns the end.
pub(super) fn who(layer: &mut Layer, state: &State, board: Board) -> f64 {
    let visits = forecast::visits(state, board);
    let top = 122.0;
    if visits.is_empty() && !is_before_move(state) {
        return RIGHT.y + 76.0;
    }
    title(layer, "region-who", RIGHT.x + 4.0, 101.0, RIGHT.width - 8.0);
    if visits.is_empty() {
        words(layer, phrase("region-none"), RIGHT.x + 4.0, top + 30.0, RIGHT.width - 8.0, 2);
        return top + 66.0;
    }
    for (index, visit) in visits.iter().enumerate() {
        let area = Area::new(RIGHT.x + 1.5, top + PITCH * index as f64, RIGHT.width - 3.0, ROW);
        layer.add(Shape::filled(area.outline(9.0), CARD).edged(INK, 3.0));
        let mut line = Icons::bold(36.0, 36.0).sprite(die(state.active, visit.power, 0.0, 0.0, 44.0)).gap(8.0);
        if let Some(from) = visit.from {
            line = line.sprite(icon(emblem(from).0, 34.0));
        }
        let line = outcome(line.gap(2.0).to(), state, board, visit);
        layer.add(line.start(area.x + 14.0, area.middle().1).within(area.width - 28.0));
    }
    top + PITCH * visits.len() as f64
}

/// Returns `true` if the reader can pay for the main action of a visit, apart from the gold of a technology.
pub(super) fn pays(state: &State, board: Board, visit: &Visit) -> bool {
    let mut price = forecast::gain(state, board, Some(visit)).price;
    price.add(&Goods::cocoa(visit.cocoa));
    board == Board::Palace || state.me().goods.cover(&price)
}

/// Adds what a visit costs and gives.
pub(super) fn outcome(line: Icons, state: &State, board: Board, visit: &Visit) -> Icons {
    if board == Board::Palace {
        return line.text(format!("+{}", visit.cocoa + 1)).icon("cocoa");
    }
    let held = state.me().goods;
    let mut line = if held.cocoa < visit.cocoa { line.colour(SHORT) } else { line };
    line = line.text(if visit.cocoa == 0 { "0".to_owned() } else { format!("−{}", visit.cocoa) }).icon("cocoa");
    let now = forecast::gain(state, board, Some(visit));
    if board == Board::Alchemy {
        line = line.colour(INK).gap(10.0);
        let open = |slot: &usize| {
            let tile = state.technologies[*slot];
            !state.me().owns(tile) && held.resources[2] >= data().technologies[tile.index()].gold
        };
        for slot in (0..6).filter(|slot| forecast::opens(visit, *slot)).filter(open) {
            line = line.icon(technology(state.technologies[slot]));
        }
        return line.effects(&now.effects);
    }
    if !now.offered {
        return line.colour(INK2).text("–");
    }
    line = line.gap(8.0).colour(if held.cover(&now.price) { INK } else { SHORT }).price(&now.price);
    line.colour(INK).effects(&now.effects)
}

/// A discovery tile with its name and effect.
pub(super) fn tile(layer: &mut Layer, tile: Discovery, area: Area, changed: bool) {
    let card = Area::new(area.x, area.middle().1 - 30.0, 108.0, 60.0);
    discovery::card(layer, tile, card, changed);
    named(layer, say::discovery(tile), (area.x + 120.0, area.middle().1), area.width - 122.0, (3, 21.0));
}

/// The worship space with its gain, and the discovery tile, with words.
pub(super) fn worship(layer: &mut Layer, state: &State, changes: Changes<'_>, board: Board, area: Area) {
    title(layer, "region-worship", area.x + 4.0, area.y + 15.0, area.width - 8.0);
    let (gives, words) = match data().boards[board.index()].worship_temples[..] {
        [only] => (temple(only), Phrase::new(format!("{}.to", say::temple(only).key))),
        _ => ("t-any", phrase("region-any-temple")),
    };
    let y = area.y + 72.0;
    let at = (area.x + 52.0, y);
    yards::niche(layer, state, changes, Niche { board, space: 1, at, size: 42.0, gives: Some(gives) });
    self::words(layer, words, area.x + 120.0, y, area.width - 122.0, 2);
    board_tiles(layer, state, changes, board, Area::new(area.x, area.y + 112.0, area.width, area.height - 112.0));
}

/// The discovery tiles of a board with words.
pub(super) fn board_tiles(layer: &mut Layer, state: &State, changes: Changes<'_>, board: Board, area: Area) {
    let Some(place) = data().boards[board.index()].discovery else { return };
    for (id, row) in members::<Discovery>(state.stacks[place.index()]).zip(0u8..) {
        let place = Area::new(area.x, area.y + 84.0 * f64::from(row), area.width, 80.0);
        tile(layer, id, place, changes.discovery(id));
    }
}
