//! Rectangles of a picture, and how they are divided.

use super::outline::Outline;

/// A rectangle of a picture.
///
/// A layout takes strips from its edges and divides the rest into rows and columns.
///
/// ```
/// use scene::Area;
///
/// let mut card = Area::new(0.0, 0.0, 300.0, 100.0);
/// let head = card.take_top(40.0);
/// let cells: Vec<Area> = card.columns(3, 15.0).collect();
/// assert_eq!(head, Area::new(0.0, 0.0, 300.0, 40.0));
/// assert_eq!(cells[1], Area::new(105.0, 40.0, 90.0, 60.0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { x, y, width, height }
    }

    /// The rectangle of this size around a center.
    pub fn around((x, y): (f64, f64), (width, height): (f64, f64)) -> Area {
        Area::new(x - width / 2.0, y - height / 2.0, width, height)
    }

    pub const fn right(&self) -> f64 {
        self.x + self.width
    }

    pub const fn bottom(&self) -> f64 {
        self.y + self.height
    }

    pub const fn middle(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Its outline with round corners.
    pub fn outline(&self, radius: f64) -> Outline {
        Outline::rounded(self.x, self.y, self.width, self.height, radius)
    }

    /// The area without a margin on the left and right, and one at the top and bottom.
    pub const fn inset(self, across: f64, down: f64) -> Area {
        Area::new(self.x + across, self.y + down, self.width - 2.0 * across, self.height - 2.0 * down)
    }

    /// The square in its middle, at most this large.
    pub fn square(self, side: f64) -> Area {
        let side = side.min(self.width).min(self.height);
        Area::around(self.middle(), (side, side))
    }

    /// Takes off a strip at the left.
    pub fn take_left(&mut self, width: f64) -> Area {
        let taken = Area { width, ..*self };
        self.x += width;
        self.width -= width;
        taken
    }

    /// Takes off a strip at the right.
    pub fn take_right(&mut self, width: f64) -> Area {
        self.width -= width;
        Area { x: self.right(), width, ..*self }
    }

    /// Takes off a strip at the top.
    pub fn take_top(&mut self, height: f64) -> Area {
        let taken = Area { height, ..*self };
        self.y += height;
        self.height -= height;
        taken
    }

    /// Takes off a strip at the bottom.
    pub fn take_bottom(&mut self, height: f64) -> Area {
        self.height -= height;
        Area { y: self.bottom(), height, ..*self }
    }

    /// Columns of equal width from left to right.
    pub fn columns(self, count: usize, gap: f64) -> impl Iterator<Item = Area> {
        let count = count.max(1);
        let width = (self.width - gap * (count - 1) as f64) / count as f64;
        (0..count).map(move |column| Area { x: self.x + (width + gap) * column as f64, width, ..self })
    }

    /// Rows of equal height from top to bottom.
    pub fn rows(self, count: usize, gap: f64) -> impl Iterator<Item = Area> {
        let count = count.max(1);
        let height = (self.height - gap * (count - 1) as f64) / count as f64;
        (0..count).map(move |row| Area { y: self.y + (height + gap) * row as f64, height, ..self })
    }

    /// Rows of this height from the top, lower if they don't fit.
    pub fn rows_of(self, height: f64, count: usize, gap: f64) -> impl Iterator<Item = Area> {
        let room = height * count as f64 + gap * count.saturating_sub(1) as f64;
        Area { height: room.min(self.height), ..self }.rows(count, gap)
    }

    /// Cells of equal size, row by row.
    pub fn grid(self, columns: usize, rows: usize, gap: f64) -> impl Iterator<Item = Area> {
        self.rows(rows, gap).flat_map(move |row| row.columns(columns, gap))
    }

    /// Columns from left to right that divide the width in these proportions.
    pub fn shares(self, shares: &[f64], gap: f64) -> impl Iterator<Item = Area> {
        let room = self.width - gap * shares.len().saturating_sub(1) as f64;
        let zoom = room / shares.iter().sum::<f64>().max(f64::EPSILON);
        let mut x = self.x;
        shares.iter().map(move |share| {
            let column = Area { x, width: share * zoom, ..self };
            x = column.right() + gap;
            column
        })
    }

    /// The smallest rectangle around both.
    pub fn union(self, other: Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Area::new(x, y, right - x, bottom - y)
    }
}
