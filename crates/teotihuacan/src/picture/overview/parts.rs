//! Parts of the overview: figures in the bold face, which stay legible when the picture is small.

use crate::picture::prelude::*;
use crate::picture::workers::{self, Die, Mark, Owner};
use game_kit::picture::parts::{change, seat_value};
use scene::Words;

pub(super) use crate::picture::icons::{Icons, bold_points as points};
pub(super) use crate::picture::parts::Area;

/// A text or a figure.
pub(super) fn number(words: impl Into<Words>, size: f64, colour: Colour, x: f64, y: f64) -> Text {
    Text::new(words, Face::Bold, size, colour, x, y).need(Need::Decide)
}

/// A die of a seat.
pub(super) fn die(seat: Seat, power: u8, x: f64, y: f64, size: f64) -> Sprite {
    let mut die = workers::sprite(seat, power, x, y, size).label_face(Face::Bold).need(Need::Decide);
    // The triangle has less room, and its center is lower.
    let (type_size, down) = seat_value(seat, [(0.87, 0.0), (0.84, 0.1), (0.87, 0.0), (0.83, 0.0)]);
    if let Some(label) = &mut die.label {
        label.size = (type_size * size).into();
        label.down = (down * size).into();
        label.edge = label.edge.map(|(colour, _)| (colour, (0.16 * size).into()));
    }
    die
}

/// A die with its ring: ink if it may move, plum if it changed.
pub(super) fn worker(layer: &mut Layer, of: Die, x: f64, y: f64, size: f64) {
    let inside = if of.mark == Mark::None { size } else { size * 0.93 };
    let ring = match of.mark {
        Mark::None => None,
        Mark::MayMove => Some(INK),
        Mark::Changed => Some(CHANGE),
    };
    if let Some(colour) = ring {
        layer.add(Shape::filled(Outline::circle(x, y, size * 0.65), CARD).edged(colour, (size * 0.1).max(3.0)));
    }
    layer.add(match of.owner {
        // Dice of a crowded board are small. The region of the board shows them larger.
        Owner::Seat(seat) if size < 40.0 => die(seat, of.power, x, y, inside).need(Need::Inform),
        Owner::Seat(seat) => die(seat, of.power, x, y, inside),
        Owner::Neutral(0) => Sprite::piece("die-neutral", x, y, size),
        Owner::Neutral(_) => Sprite::piece("die-neutral-2", x, y, size),
        Owner::Gone(seat) => workers::ghost(seat, x, y, size * 0.85),
    });
}

/// A pill that shows a change.
pub(super) fn pill(amount: i32, x: f64, y: f64, size: f64) -> Row {
    let text = Text::part(change(amount), Face::Bold, size, CHANGE_FIGURE).need(Need::Decide);
    Row::new(x, y).text(text).middle().on(CHANGE, size * 0.27, size * 1.08, size * 0.54)
}

/// The plum ring around a mark that moved, with a tail from its old place.
pub(super) fn moved(layer: &mut Layer, from: Option<(f64, f64)>, to: (f64, f64), radius: f64) {
    if let Some(from) = from {
        layer.fill(Outline::circle(from.0, from.1, 6.0), CHANGE);
        layer.line(Outline::polyline(&[from, to]), CHANGE, 5.0);
    }
    layer.add(Shape::filled(Outline::circle(to.0, to.1, radius), CARD).edged(CHANGE, 4.5));
}

/// A plum frame around something new.
pub(super) fn new_frame(layer: &mut Layer, area: Area, radius: f64) {
    layer.line(area.outline(radius), CHANGE, 5.5);
}
