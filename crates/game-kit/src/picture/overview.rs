//! Parts of an overview, the public picture for a chat window. Its type sizes follow from the size in which chat
//! clients show it.

use engine::Seat;
use scene::{Colour, Importance, Layer, Outline, Pen, Shape, Sprite, Text, Typeface, Words, tokens::*};

use super::parts::{piece, seat_colour};

/// Size of an overview. Its shape fits the frame of a lone picture in Discord's desktop client, 550 × 350 pixels.
pub const SIZE: (f64, f64) = (1600.0, 1018.0);
/// Font size of a figure that players decide with. Its figures are 8 pixels high on a desktop.
pub const FIGURE: f64 = 32.0;
/// Font size of a figure that players look for first. Its figures are 5 pixels high on a phone.
pub const LARGE: f64 = 38.0;
/// Font size of a change.
pub const CHANGED: f64 = 28.0;

/// A figure that players decide with.
pub fn number(words: impl Into<Words>, size: f64, colour: Colour, x: f64, y: f64) -> Text {
    let need = if size < LARGE { Importance::Decide } else { Importance::Glance };
    Text::new(words, Typeface::Bold, size, colour, x, y).need(need)
}

/// A signed figure for a change, at most `room` wide.
pub fn change_figure(words: impl Into<Words>, x: f64, y: f64, room: f64) -> Text {
    Text::new(words, Typeface::Bold, CHANGED, CHANGE, x, y).shrink(room, 18.0)
}

/// The surface of a region.
pub fn plate(layer: &mut Layer, x: f64, y: f64, width: f64, height: f64, radius: f64) {
    layer.add(Shape::filled(Outline::rounded(x, y, width, height, radius), PLATE).edged(LINE, 2.0));
}

/// An arrowhead that shows a change, with the middle of its base at `y` and its tip above or below.
pub fn arrowhead(layer: &mut Layer, x: f64, y: f64, up: bool, ground: Colour) {
    let tip = if up { y - 14.4 } else { y + 14.4 };
    let outline = Outline::polygon(&[(x, tip), (x + 8.5, y), (x - 8.5, y)]);
    layer.line(outline.clone(), ground, 5.0);
    layer.fill(outline, CHANGE);
}

/// A ring of a change around a piece on a light ground.
pub fn change_disc(layer: &mut Layer, x: f64, y: f64, ground: Colour) {
    layer.fill(Outline::circle(x, y, 29.0), CHANGE);
    layer.fill(Outline::circle(x, y, 24.5), ground);
}

/// A player's place in the order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Done,
    Now,
    /// The place, from 1.
    Later(usize),
}

/// A row in the table of players.
#[derive(Clone, Copy, Debug)]
pub struct PlayerRow {
    pub seat: Seat,
    /// Top and height.
    pub top: f64,
    pub height: f64,
}

/// Left edge and width of the table.
pub const TABLE: (f64, f64) = (14.0, 1572.0);

impl PlayerRow {
    /// The row of a seat in a table between `top` and the lower edge of the picture.
    pub fn of(seats: usize, seat: Seat, top: f64) -> PlayerRow {
        let bottom = SIZE.1 - 8.0;
        let step = (bottom - top + 3.0) / seats.max(1) as f64;
        PlayerRow { seat, top: top + step * f64::from(seat.number()), height: step - 3.0 }
    }

    pub fn middle(&self) -> f64 {
        self.top + self.height / 2.0
    }

    pub fn surface(&self, layer: &mut Layer) {
        layer.fill(Outline::rounded(TABLE.0, self.top, TABLE.1, self.height, 10.0), CARD);
    }

    /// Draws the place in the order of turns, the piece and the name, which ends at `end`.
    pub fn head(&self, layer: &mut Layer, order: Order, name: Words, end: f64) {
        let y = self.middle();
        match order {
            Order::Now => {
                let frame = Outline::rounded(TABLE.0 + 2.5, self.top + 2.5, TABLE.1 - 5.0, self.height - 5.0, 8.0);
                layer.line(frame, seat_colour(self.seat), 5.0);
                layer.fill(Outline::polygon(&[(29.0, y - 13.0), (29.0, y + 13.0), (47.0, y)]), INK);
            }
            Order::Done => {
                let tick = Pen::new().move_to(28.0, y).line_to(35.0, y + 8.0).line_to(48.0, y - 8.0).done();
                layer.line(tick, INK2, 4.5);
            }
            Order::Later(place) => {
                layer.add(Text::new(place.to_string(), Typeface::Bold, FIGURE, INK2, 38.0, y).middle());
            }
        }
        layer.add(Sprite::piece(piece(self.seat), 78.0, y, 38.0).need(Importance::Glance));
        layer.add(Text::new(name, Typeface::Bold, 34.0, INK, 106.0, y).shrink(end - 106.0, 28.0));
    }

    /// Draws the points, on jade for a leader, with their change on the right.
    pub fn points(&self, layer: &mut Layer, x: f64, points: String, leads: bool, change: Option<String>) {
        let y = self.middle();
        if leads {
            layer.fill(Outline::rounded(x - 36.0, y - 23.0, 72.0, 46.0, 8.0), JADE);
        }
        let colour = if leads { CREAM } else { INK };
        let figure = Text::new(points, Typeface::Figure, 50.0, colour, x, y).middle().shrink(68.0, 24.0);
        layer.add(figure.need(Importance::Glance));
        if let Some(change) = change {
            layer.add(change_figure(change, x + 41.0, y, 52.0));
        }
    }

    /// Draws an amount that ends at `end`, with its change on the right. An amount of 0 is paler.
    pub fn amount(&self, layer: &mut Layer, end: f64, amount: u16, change: i32, room: f64) {
        let colour = if amount == 0 { GEAR_LINE } else { INK };
        layer.add(number(amount.to_string(), LARGE, colour, end, self.middle()).end());
        if change != 0 {
            layer.add(change_figure(super::parts::change(change), end + 4.0, self.middle(), room));
        }
    }
}

/// The player to move.
pub fn title(layer: &mut Layer, pieces: &[Seat], words: Words, need: Importance) {
    for (index, &seat) in pieces.iter().enumerate() {
        layer.add(Sprite::piece(piece(seat), 48.0 + 56.0 * index as f64, 52.0, 57.0).need(Importance::Glance));
    }
    let x = if pieces.is_empty() { 24.0 } else { 34.0 + 56.0 * pieces.len() as f64 };
    layer.add(Text::new(words, Typeface::Name, 50.0, INK, x, 52.0).shrink(484.0 - x, 38.0).lines(2, 40.0).need(need));
}
