//! The board of a game's web page in two arrangements, and the things on it that visitors can ask about.

use engine::Phrase;
use scene::{Area, Layer, Scene, View};

/// The board of a web page: no header and no players, since the page shows them as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageBoard {
    /// The arrangement for wide screens. Each layer belongs to one group of the board and has its own name.
    pub scene: Scene,
    /// The arrangement for narrow screens.
    pub narrow: Narrow,
}

/// Another arrangement of a scene's layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrow {
    /// Width in pixels at full size.
    pub width: u32,
    /// Height in pixels at full size.
    pub height: u32,
    /// One view per layer of the scene, in the same order.
    pub views: Vec<View>,
}

/// A thing on the board of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// The identifier of its place in the scene.
    pub place: String,
    /// The part of the board to which it belongs. Things with equal phrases form a group.
    pub group: Phrase,
    pub name: Phrase,
    /// Its price, its gain and its players now, one sentence per phrase.
    pub state: Vec<Phrase>,
    /// The identifier of the topic that explains it.
    pub topic: Option<String>,
}

/// The layers of a part of the board.
pub struct Group {
    /// The area in the game's own drawing of the board.
    pub area: Area,
    pub layers: Vec<Layer>,
}

/// Space between two groups on narrow screens, in pixels at full size.
const GAP: f64 = 16.0;

impl PageBoard {
    /// Adds groups to an empty scene that shows `board`, a rectangle of the drawing. On narrow screens, each group is as wide
    /// as the first one, and below the previous one. Still layers come first, so that they can be cached.
    pub fn of(mut scene: Scene, board: Area, groups: impl IntoIterator<Item = Group>) -> Self {
        let wide = View::of(1.0, (board.x, board.y), (0.0, 0.0));
        let (mut width, mut height) = (0.0, 0.0);
        let mut layers = Vec::new();
        for Group { area, layers: of_group } in groups {
            if layers.is_empty() {
                width = area.width;
            } else {
                height += GAP;
            }
            // A view's zoom has two decimals.
            let zoom = (width / area.width * 100.0).floor() / 100.0;
            let narrow = View::of(zoom, (area.x, area.y), ((width - area.width * zoom) / 2.0, height));
            layers.extend(of_group.into_iter().map(|layer| (layer, narrow)));
            height += area.height * zoom;
        }
        layers.sort_by_key(|(layer, _)| !layer.still);
        let views = layers.iter().map(|(layer, narrow)| layer.view.within(*narrow)).collect();
        scene.layers = layers.into_iter().map(|(layer, _)| Layer { view: layer.view.within(wide), ..layer }).collect();
        PageBoard { scene, narrow: Narrow { width: width as u32, height: height as u32, views } }
    }

    /// A board whose narrow arrangement is the same as the wide one.
    pub fn small(scene: Scene) -> Self {
        let views = scene.layers.iter().map(|layer| layer.view).collect();
        PageBoard { narrow: Narrow { width: scene.width, height: scene.height, views }, scene }
    }
}
