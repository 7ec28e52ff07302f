//! The board of a game's web page in two arrangements, and the things on it that visitors can ask about.

use engine::Phrase;
use scene::{Scene, Transform};

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
    pub views: Vec<Transform>,
}

/// A thing on the board of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardThing {
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

impl PageBoard {
    /// A board whose narrow arrangement is the same as the wide one.
    pub fn small(scene: Scene) -> Self {
        let views = scene.layers.iter().map(|layer| layer.view).collect();
        PageBoard { narrow: Narrow { width: scene.width, height: scene.height, views }, scene }
    }
}
