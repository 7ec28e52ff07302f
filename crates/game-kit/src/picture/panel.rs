//! The part of a player's panel that is alike in every game: its place, its surface, the mark of the player to move,
//! and the points.

use engine::Seat;
use scene::{ItemRow, Layer, Outline, Sprite, Text, Typeface, Words, tokens::*};

use super::parts::{change, figure, piece, pill, rule, seat_colour, stock};

/// Top of the panels on the board.
const TOP: f64 = 968.0;
/// Space between two panels.
const GAP: f64 = 14.0;

/// A panel: its seat, its place and its width.
#[derive(Clone, Copy)]
pub struct Panel {
    pub seat: Seat,
    pub x: f64,
    pub y: f64,
    pub width: f64,
}

impl Panel {
    pub const HEIGHT: f64 = 216.0;

    pub fn on_board(seats: usize, seat: Seat) -> Panel {
        let count = seats as f64;
        let width = (1560.0 - GAP * (count - 1.0)) / count;
        Panel { seat, x: 20.0 + (width + GAP) * f64::from(seat.number()), y: TOP, width }
    }

    pub fn surface(&self, layer: &mut Layer) {
        layer.fill(Outline::rounded(self.x, self.y, self.width, Self::HEIGHT, 12.0), CARD);
        rule(layer, self.x + 16.0, self.x + self.width - 16.0, self.y + 132.0);
    }

    /// Draws the frame of the player to move.
    pub fn frame(&self, layer: &mut Layer) {
        let frame = Outline::rounded(self.x + 3.0, self.y + 3.0, self.width - 6.0, Self::HEIGHT - 6.0, 10.0);
        layer.line(frame, seat_colour(self.seat), 6.0);
    }

    /// Draws the points, on jade if no other player has more, and their change below.
    pub fn points(&self, layer: &mut Layer, points: String, leads: bool, change: Option<String>) {
        let x = self.x + self.width - 61.0;
        // A change needs room above the badges of the goods.
        let (y, height, size) =
            if change.is_some() { (self.y + 33.0, 46.0, 52.0) } else { (self.y + 39.5, 54.0, 60.0) };
        if leads {
            layer.fill(Outline::rounded(x - 47.0, y - height / 2.0, 94.0, height, 10.0), JADE);
        }
        let colour = if leads { CREAM } else { INK };
        layer.add(figure(points, size, colour, x, y).middle().shrink(84.0, 24.0));
        if let Some(change) = change {
            layer.add(pill(change, x, self.y + 67.0));
        }
    }

    /// Draws the player's piece and name, and below the name their place in turn order or rank. The player to move is
    /// emphasized and framed. `badge` follows the text.
    pub fn head(&self, layer: &mut Layer, name: Words, order: impl Into<Words>, moves: bool, badge: Option<Sprite>) {
        if moves {
            self.frame(layer);
        }
        layer.add(Sprite::piece(piece(self.seat), self.x + 42.0, self.y + 44.0, 50.0));
        let room = self.width - 199.5;
        layer.add(Text::new(name, Typeface::Bold, 32.0, INK, self.x + 80.0, self.y + 31.0).shrink(room, 21.0));
        let (face, colour) = if moves { (Typeface::Bold, INK) } else { (Typeface::Text, INK2) };
        let mut row = ItemRow::new(self.x + 80.0, self.y + 60.0).text(Text::part(order, face, 18.0, colour));
        if let Some(badge) = badge {
            row = row.gap(10.0).sprite(badge);
        }
        layer.add(row.within(room));
    }

    /// Draws goods in a row, `step` apart: icon, amount and change.
    pub fn goods(&self, layer: &mut Layer, step: f64, goods: impl Iterator<Item = (&'static str, u16, i32)>) {
        for (index, (name, amount, more)) in goods.enumerate() {
            let (x, y) = (self.x + 33.0 + step * index as f64, self.y + 110.0);
            stock(layer, name, amount, (x, y), (32.0, 32.0), (21.0, 30.0));
            if more != 0 {
                layer.add(pill(change(more), x + 28.5, y - 21.5));
            }
        }
    }
}
