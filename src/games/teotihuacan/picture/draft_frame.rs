//! The size of a draft, and the view that fits its subject into it.

use crate::games::kit::picture::panel::Panel;
use crate::games::kit::picture::shells::{self, Area};
use crate::scene::View;

pub(super) const WIDTH: f64 = 1200.0;
pub(super) const HEIGHT: f64 = 900.0;
/// Bottom of the part above the panel.
pub(super) const UPPER: f64 = HEIGHT - Panel::HEIGHT - 28.0;
/// Greatest enlargement.
const MOST: f64 = 1.9;

/// The view that fits an area of the board into the upper part.
pub(super) fn seen(area: Area) -> View {
    shells::fill((0.0, 0.0, WIDTH, UPPER), area, MOST)
}
