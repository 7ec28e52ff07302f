//! The pyramid in the middle of the ring.

use crate::picture::geometry::{CENTRE, space};
use crate::picture::prelude::*;
use crate::picture::pyramid;
use scene::View;

use super::forecast;
use super::parts::{Area, new_frame};
use super::shops;

/// The center of the pyramid, half the side of the jade around it, and the size compared with the full board.
const MIDDLE: (f64, f64) = (541.0, 435.0);
const HALF: f64 = 196.0 / ZOOM;
const ZOOM: f64 = 0.94;

/// The view in which the drawings of the full board have their center here.
fn seen() -> View {
    View::of(ZOOM, CENTRE, MIDDLE)
}

/// The place of a point of the full board's pyramid in the overview.
pub(super) fn shown((x, y): (f64, f64)) -> (f64, f64) {
    (MIDDLE.0 + (x - CENTRE.0) * ZOOM, MIDDLE.1 + (y - CENTRE.1) * ZOOM)
}

/// The jade, the printed plan and the ledges.
pub(super) fn plan() -> Layer {
    let mut layer = Layer::still("plan").seen(seen());
    layer.fill(Outline::rounded(CENTRE.0 - HALF, CENTRE.1 - HALF, 2.0 * HALF, 2.0 * HALF, 20.0), JADE);
    pyramid::plan(&mut layer);
    layer
}

pub(super) fn built(state: &State) -> Layer {
    let mut layer = Layer::still("pyramid").seen(seen());
    pyramid::draw_tiles(&mut layer, state);
    layer
}

/// The levels of the open spaces, and frames around everything new.
pub(super) fn marks(state: &State, changes: Changes<'_>, reach: &Reach) -> Layer {
    let mut layer = Layer::new("marks").seen(seen());
    pyramid::laid(changes).for_each(|at| new_frame(&mut layer, Area::around(at, (78.0, 78.0)), 4.0));
    pyramid::decorated(changes).for_each(|(at, size)| new_frame(&mut layer, Area::around(at, size), 5.0));
    let open = forecast::visit(state, Board::Construction).is_some() || reach.has(state, Board::Construction);
    for index in state.legal_spaces() {
        let about = &data().spaces[index.index()];
        shops::level(&mut layer, about.level, space(about.level, about.row, about.column), open);
    }
    layer
}
