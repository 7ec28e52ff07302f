//! The pyramid in the middle of the ring.

use crate::games::teotihuacan::data::data;
use crate::games::teotihuacan::ids::Board;
use crate::games::teotihuacan::picture::changes::Changes;
use crate::games::teotihuacan::picture::choices::Reach;
use crate::games::teotihuacan::picture::geometry::{CENTRE, direction, ledge, space};
use crate::games::teotihuacan::picture::pyramid;
use crate::games::teotihuacan::picture::theme::*;
use crate::games::teotihuacan::state::State;
use crate::scene::{Layer, Outline, View};

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
    let around =
        |(x, y): (f64, f64), width: f64, height: f64| Area::new(x - width / 2.0, y - height / 2.0, width, height);
    for (index, about) in data().spaces.iter().enumerate().filter(|(index, _)| changes.laid(*index)) {
        let covers = |above: usize| data().spaces[above].supports & (1 << index) != 0 && changes.laid(above);
        if !(0..data().spaces.len()).any(covers) {
            new_frame(&mut layer, around(space(about.level, about.row, about.column), 78.0, 78.0), 4.0);
        }
    }
    for (_, about) in data().ledges.iter().enumerate().filter(|(index, _)| changes.decorated(*index)) {
        let (width, height) = if direction(&about.side).0 == 0.0 { (76.0, 36.0) } else { (36.0, 76.0) };
        new_frame(&mut layer, around(ledge(&about.side, about.step), width, height), 5.0);
    }
    let open = forecast::visit(state, Board::Construction).is_some() || reach.has(state, Board::Construction);
    for index in state.legal_spaces() {
        let about = &data().spaces[index.index()];
        shops::level(&mut layer, about.level, space(about.level, about.row, about.column), open);
    }
    layer
}
