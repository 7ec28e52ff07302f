//! The parts of a board, and the two arrangements of a web page that are made from them.

use scene::{Area, Layer, Scene, Transform};

use crate::{Narrow, PageBoard};

/// The layers of a part of the board.
pub struct LayerGroup {
    /// The area in the game's own drawing of the board.
    pub area: Area,
    pub layers: Vec<Layer>,
}

/// Space between two groups on narrow screens, in pixels at full size.
const GAP: f64 = 16.0;

/// Adds groups to an empty scene that shows `board`, a rectangle of the drawing. On narrow screens, each group is as wide
/// as the first one, and below the previous one. Still layers come first, so that they can be cached.
pub fn page_board(mut scene: Scene, board: Area, groups: impl IntoIterator<Item = LayerGroup>) -> PageBoard {
    let wide = Transform::of(1.0, (board.x, board.y), (0.0, 0.0));
    let (mut width, mut height) = (0.0, 0.0);
    let mut layers = Vec::new();
    for LayerGroup { area, layers: of_group } in groups {
        if layers.is_empty() {
            width = area.width;
        } else {
            height += GAP;
        }
        // A view's zoom has two decimals.
        let zoom = (width / area.width * 100.0).floor() / 100.0;
        let narrow = Transform::of(zoom, (area.x, area.y), ((width - area.width * zoom) / 2.0, height));
        layers.extend(of_group.into_iter().map(|layer| (layer, narrow)));
        height += area.height * zoom;
    }
    layers.sort_by_key(|(layer, _)| !layer.still);
    let views = layers.iter().map(|(layer, narrow)| layer.view.within(*narrow)).collect();
    scene.layers = layers.into_iter().map(|(layer, _)| Layer { view: layer.view.within(wide), ..layer }).collect();
    PageBoard { scene, narrow: Narrow { width: width as u32, height: height as u32, views } }
}
