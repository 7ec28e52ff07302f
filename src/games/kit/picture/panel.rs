//! A player's panel, as far as it is alike in every game: its place, its surface, whose move it is, and
//! the points.

use crate::engine::Seat;
use crate::scene::{Layer, Outline, tokens::*};

use super::parts::{figure, pill, seat_colour};

/// Top of the panels on the board.
const TOP: f64 = 968.0;
/// Space between two panels.
const GAP: f64 = 14.0;

/// A panel: whose, where, how wide.
#[derive(Clone, Copy)]
pub(in crate::games) struct Panel {
    pub(in crate::games) seat: Seat,
    pub(in crate::games) x: f64,
    pub(in crate::games) y: f64,
    pub(in crate::games) width: f64,
}

impl Panel {
    pub(in crate::games) const HEIGHT: f64 = 216.0;

    /// The panel of a seat on the board.
    pub(in crate::games) fn on_board(seats: usize, seat: Seat) -> Panel {
        let count = seats as f64;
        let width = (1560.0 - GAP * (count - 1.0)) / count;
        Panel { seat, x: 20.0 + (width + GAP) * f64::from(seat), y: TOP, width }
    }

    /// The surface.
    pub(in crate::games) fn surface(&self, layer: &mut Layer) {
        layer.fill(Outline::rounded(self.x, self.y, self.width, Self::HEIGHT, 12.0), CARD);
        let y = self.y + 132.0;
        layer.line(Outline::polyline(&[(self.x + 16.0, y), (self.x + self.width - 16.0, y)]), LINE, 1.5);
    }

    /// The frame of who is to move.
    pub(in crate::games) fn frame(&self, layer: &mut Layer) {
        let frame = Outline::rounded(self.x + 3.0, self.y + 3.0, self.width - 6.0, Self::HEIGHT - 6.0, 10.0);
        layer.line(frame, seat_colour(self.seat), 6.0);
    }

    /// The points, on jade if nobody has more, and how they have changed, `down` below their middle.
    pub(in crate::games) fn points(
        &self,
        layer: &mut Layer,
        points: String,
        leads: bool,
        change: Option<String>,
        down: f64,
    ) {
        let (x, y) = (self.x + self.width - 61.0, self.y + 39.5);
        if leads {
            layer.fill(Outline::rounded(x - 47.0, y - 27.5, 94.0, 54.0, 10.0), JADE);
        }
        let colour = if leads { CREAM } else { INK };
        layer.add(figure(points, 60.0, colour, x, y).middle().shrink(84.0, 24.0));
        if let Some(change) = change {
            layer.add(pill(change, x - 76.0, y + down));
        }
    }
}
