//! Lengths and points.

use std::fmt;

/// A length in hundredths of a pixel.
///
/// Whole hundredths make scenes comparable and their text short. They also drop the last bits of trigonometric results,
/// which differ between machines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Px(i32);

impl Px {
    /// Zero pixels.
    pub const ZERO: Px = Px(0);
    /// One pixel.
    pub(crate) const ONE: Px = Px(100);

    /// The length in pixels.
    pub fn get(self) -> f32 {
        self.0 as f32 / 100.0
    }
}

impl From<f64> for Px {
    fn from(pixels: f64) -> Self {
        Px((pixels * 100.0).round() as i32)
    }
}

impl From<i32> for Px {
    fn from(pixels: i32) -> Self {
        Px(pixels.saturating_mul(100))
    }
}

impl fmt::Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 % 100 == 0 {
            return write!(f, "{}", self.0 / 100);
        }
        let sign = if self.0 < 0 { "-" } else { "" };
        let fraction = format!("{:02}", self.0.unsigned_abs() % 100);
        write!(f, "{sign}{}.{}", self.0.unsigned_abs() / 100, fraction.trim_end_matches('0'))
    }
}

/// A position in the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Point {
    /// Distance from the left edge.
    pub x: Px,
    /// Distance from the top edge.
    pub y: Px,
}

impl Point {
    /// Creates a point from its distances from the left and the top.
    pub fn new(x: impl Into<Px>, y: impl Into<Px>) -> Self {
        Point { x: x.into(), y: y.into() }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
