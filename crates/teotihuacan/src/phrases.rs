//! Names of components as phrases: one message for each component with a name, and one with arguments for similar
//! components.

use engine::{Arg, Phrase};
use game_kit::names::names;

use super::data::{TileIcon, data};
use super::goods::Goods;
use super::ids::{
    Board, Bonus, DecorationTile, Discovery, DiscoveryStack, Icon, Ledge, PyramidTile, Resource, Reward, Royal, Space,
    StartingTile, Technology, Temple,
};
use super::slot::Slot;
use super::state::Source;

names! {
    board(Board) = "teotihuacan-board-{}";
    temple(Temple) = "teotihuacan-temple-{}";
    technology(Technology) = "teotihuacan-{}";
    royal(Royal) = "teotihuacan-{}";
    bonus(Bonus) = "teotihuacan-{}";
    reward(Reward) = "teotihuacan-{}";
    stack(DiscoveryStack) = "teotihuacan-stack-{}";
    source(Source) = "teotihuacan-source-{}";
}

/// The component of a place, if the viewer knows it.
pub(super) fn slot<T: Copy>(slot: Slot<T>, name: impl Fn(T) -> Phrase) -> Phrase {
    slot.known().map_or_else(|| Phrase::new("teotihuacan-hidden-tile"), name)
}

/// A discovery tile, by its type. Tiles of a type share a name.
pub(super) fn discovery(tile: Discovery) -> Phrase {
    Phrase::new(format!("teotihuacan-disc-{}", data().discoveries[tile.index()].kind.id()))
}

/// A starting tile: its two boards.
pub(super) fn starting_tile(tile: StartingTile) -> Phrase {
    let [first, second] = data().starting_tiles[tile.index()].boards.map(board);
    Phrase::new("teotihuacan-starting-tile").with("first", first).with("second", second)
}

pub(super) fn icon(icon: TileIcon) -> Phrase {
    let id = icon.icon.id();
    Phrase::new(if icon.coloured { format!("teotihuacan-painted-{id}") } else { format!("teotihuacan-carved-{id}") })
}

/// An icon of the plan, or a visible one.
pub(super) fn plain_icon(icon: Icon) -> Phrase {
    Phrase::new(format!("teotihuacan-carved-{}", icon.id()))
}

/// A pyramid tile: its icons clockwise from the top left, after `rotation` quarter turns.
pub(super) fn pyramid_tile(tile: PyramidTile, rotation: u8) -> Phrase {
    let mut turned = data().pyramid_tiles[tile.index()].icons;
    turned.rotate_right(usize::from(rotation % 4));
    let [top_left, top_right, bottom_right, bottom_left] = turned.map(icon);
    Phrase::new("teotihuacan-pyramid-tile")
        .with("top_left", top_left)
        .with("top_right", top_right)
        .with("bottom_right", bottom_right)
        .with("bottom_left", bottom_left)
}

/// A decoration: its two icons.
pub(super) fn decoration(tile: DecorationTile) -> Phrase {
    match data().decorations[tile.index()].icons.map(icon) {
        [first, second] if first == second => Phrase::new("teotihuacan-decoration.twice").with("icon", first),
        icons => Phrase::new("teotihuacan-decoration").with("icons", icons.to_vec()),
    }
}

/// A pyramid space: level, row and column counted from 1.
pub(super) fn space(space: Space) -> Phrase {
    let about = &data().spaces[space.index()];
    let phrase = Phrase::new("teotihuacan-space").with("level", about.level);
    phrase.with("row", about.row + 1).with("column", about.column + 1)
}

/// A decoration space: side and step.
pub(super) fn ledge(ledge: Ledge) -> Phrase {
    let about = &data().ledges[ledge.index()];
    Phrase::new(format!("teotihuacan-ledge-{}", about.side)).with("step", about.step)
}

pub(super) fn resource(resource: Resource, amount: u16) -> Phrase {
    Phrase::new(format!("teotihuacan-goods-{}", resource.id())).with("n", amount)
}

pub(super) fn cocoa(amount: u16) -> Phrase {
    Phrase::new("teotihuacan-goods-cocoa").with("n", amount)
}

pub(super) fn points(points: u16) -> Phrase {
    Phrase::new("teotihuacan-points").with("n", points)
}

/// The goods with an amount above 0, as a list; "nothing" if there are none.
pub(super) fn goods(goods: &Goods) -> Arg {
    if goods.is_nothing() {
        return Arg::Phrase(Phrase::new("teotihuacan-nothing"));
    }
    Arg::List(goods_list(goods))
}

/// The goods with an amount above 0.
pub(super) fn goods_list(goods: &Goods) -> Vec<Phrase> {
    let mut parts = Vec::new();
    if goods.cocoa > 0 {
        parts.push(cocoa(goods.cocoa));
    }
    for (kind, amount) in Resource::ALL.iter().zip(goods.resources) {
        if amount > 0 {
            parts.push(resource(*kind, amount));
        }
    }
    parts
}
