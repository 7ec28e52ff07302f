//! Parts of several regions: the heading, the reader's goods, small titles, texts of a few lines.

use crate::picture::prelude::*;
use game_kit::picture::parts::{DIM, piece, seat_colour};
use scene::ItemStack;

/// The left edge of a region's contents, and their width.
pub(super) const LEFT: f64 = 16.0;
pub(super) const WIDTH: f64 = 1068.0;
/// Width of a name at the upper left.
pub(super) const NAME: f64 = 372.0;
/// Size of a text of four lines.
pub(super) const SMALL: f64 = 20.0;

/// The emblem and the name at the upper left, and the goods of the reader at the upper right.
pub(super) fn heading(
    layer: &mut Layer,
    table: &Table,
    (name, tint): (&'static str, Colour),
    words: Phrase,
    width: f64,
) {
    goods(layer, table);
    layer.fill(Outline::circle(48.0, 44.0, 33.0), tint);
    layer.add(Sprite::icon(name, 48.0, 44.0, 46.0));
    layer.add(Text::new(words, Typeface::Name, 50.0, INK, 92.0, 46.0).shrink(width, 24.0));
}

/// The goods of the reader, and the workers in hand, unless the game is over.
pub(super) fn goods(layer: &mut Layer, table: &Table) {
    // After the end, no one has options.
    if table.phase == Phase::Over {
        return;
    }
    let (seat, x, y) = (table.active, 478.0, 44.0);
    let player = table.player(seat);
    layer.add(Shape::filled(Outline::rounded(x, 12.5, 603.5, 63.0, 10.0), CARD).edged(seat_colour(seat), 5.0));
    layer.add(Sprite::piece(piece(seat), x + 36.0, y, 38.0));
    let held = Material::ALL.map(|of| (of.id(), player.goods[of]));
    let all = held.into_iter().chain([("pawn", u16::from(player.workers_in_hand))]);
    for ((name, amount), place) in all.zip(0u8..) {
        let x = x + 84.0 + 88.0 * f64::from(place);
        layer.add(Sprite::icon(name, x, y, 34.0).opacity(if amount == 0 { DIM } else { 100 }));
        let colour = if amount == 0 { INK2 } else { INK };
        layer.add(number(amount.to_string(), 38.0, colour, x + 22.0, y).shrink(44.0, 30.0));
    }
}

pub(super) fn title(layer: &mut Layer, key: &str, x: f64, y: f64, width: f64) {
    layer.add(Text::new(phrase(key), Typeface::Bold, 26.0, INK2, x, y).shrink(width, 18.0));
}

/// A text of up to `lines` lines around its middle.
pub(super) fn words(layer: &mut Layer, words: Phrase, (x, y): (f64, f64), width: f64, (lines, size): (u8, f64)) {
    let text = Text::part(words, Typeface::Text, size, INK).within(width).lines(lines, size + 2.5);
    layer.add(ItemStack::new(x, y, 0.0).text(text));
}

/// A white surface, with a black edge if the reader can use it now.
pub(super) fn card(layer: &mut Layer, (x, y): (f64, f64), (width, height): (f64, f64), usable: bool) {
    let (colour, edge) = if usable { (INK, 3.5) } else { (LINE, 2.0) };
    layer.add(Shape::filled(Outline::rounded(x, y, width, height, 10.0), CARD).edged(colour, edge));
}

/// A number on a disc. The number of an action that the reader can't use is pale.
pub(super) fn disc(layer: &mut Layer, text: impl ToString, (x, y): (f64, f64), need: Importance) {
    let usable = need >= Importance::Decide;
    let (colour, edge) = if usable { (INK, 3.5) } else { (GEAR_LINE, 1.5) };
    layer.add(Shape::filled(Outline::circle(x, y, 20.0), CARD).edged(colour, edge));
    let figure = number(text.to_string(), 28.0, if usable { INK } else { INK2 }, x, y).middle();
    layer.add(figure.shrink(32.0, 22.0).need(need));
}
