//! The size of a draft, and how what it is about fills it.

use crate::games::kit::picture::panel::Panel;
use crate::games::kit::picture::shells::{self, Area};
use crate::scene::View;

pub(super) const WIDTH: f64 = 1200.0;
pub(super) const HEIGHT: f64 = 900.0;
/// Where the part above the panel ends.
pub(super) const UPPER: f64 = HEIGHT - Panel::HEIGHT - 28.0;
/// Nothing is enlarged more than this.
const MOST: f64 = 1.9;

/// How an area of the board is seen so that it fills the upper part.
pub(super) fn seen(area: Area) -> View {
    shells::fill((0.0, 0.0, WIDTH, UPPER), area, MOST)
}
