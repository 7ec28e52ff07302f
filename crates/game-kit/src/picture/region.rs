//! Parts of every game's pictures and regions: headings and a player's goods.

use engine::{Phrase, Seat};
use scene::{Colour, Importance, Layer, Outline, Sprite, Text, tokens::*};

use super::layout::{Cell, Line, across, amount, heading};
use super::parts::{DIM, icon, piece_part, seat_colour};

/// Size of a region.
pub const SIZE: (f64, f64) = (1100.0, 700.0);

/// An emblem on its tint and a name, both as large as the area is tall.
pub fn titled<'a>((name, tint): (&'static str, Colour), words: Phrase, ink: Colour) -> Cell<'a> {
    Cell::new(move |layer, area| {
        let height = area.height;
        let disc = Cell::new(move |layer: &mut Layer, area| {
            let (x, y) = area.middle();
            layer.fill(Outline::circle(x, y, height * 0.4), tint);
            layer.add(Sprite::icon(name, x, y, height * 0.6));
        });
        // The emblem says the same, so the name can be small.
        let words = heading(words, height * 0.61).ink(ink).smallest(16.0);
        across().fixed(height * 1.08, disc).rest(words).draw(layer, area);
    })
}

/// An icon of this size with an amount on its right. If there is none of it, the icon is pale, and the figure has this
/// color.
pub fn held<'a>((name, count): (&'static str, u16), (size, figure): (f64, f64), none: Colour) -> Line<'a> {
    let (opacity, ink) = if count == 0 { (DIM, none) } else { (100, INK) };
    across().fixed(size + 8.0, icon(name, size).opacity(opacity)).rest(amount(count.to_string(), figure).ink(ink))
}

/// A card in the frame of a seat.
pub fn of_seat<'a>(seat: Seat, radius: f64, content: impl Into<Cell<'a>>) -> Cell<'a> {
    content.into().edged(CARD, radius, (seat_colour(seat), 5.0)).inset(2.5, 2.5)
}

/// The goods of a region's reader: the piece and the amounts.
pub fn goods_of<'a>(seat: Seat, goods: impl IntoIterator<Item = (&'static str, u16)>, none: Colour) -> Cell<'a> {
    let held = goods.into_iter().map(|goods| held(goods, (36.0, 40.0), none));
    of_seat(seat, 10.0, across().fixed(76.0, piece_part(seat, 38.0)).rest(across().each(held)))
}

/// The pieces of these seats before a text, each in this room and size.
pub fn with_pieces<'a>(pieces: &[Seat], (room, size): (f64, f64), words: Text) -> Line<'a> {
    let line =
        pieces.iter().fold(across(), |line, seat| line.fixed(room, piece_part(*seat, size).need(Importance::Glance)));
    line.space(11.0).rest(words)
}
