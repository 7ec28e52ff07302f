//! Names of components as phrases: one message for each component with a name, and one with arguments for similar
//! components.

use crate::engine::{Arg, Phrase};

use super::data::{TileIcon, data};
use super::ids::{
    Board, Bonus, DecorationTile, Discovery, DiscoveryStack, Goods, Icon, Ledge, PyramidTile, Resource, Reward, Royal,
    Space, StartingTile, Technology, Temple,
};
use super::state::Source;

pub(super) fn board(board: Board) -> Phrase {
    Phrase::new(format!("teotihuacan-board-{}", board.id()))
}

pub(super) fn temple(temple: Temple) -> Phrase {
    Phrase::new(format!("teotihuacan-temple-{}", temple.id()))
}

pub(super) fn technology(technology: Technology) -> Phrase {
    Phrase::new(format!("teotihuacan-{}", technology.id()))
}

pub(super) fn royal(royal: Royal) -> Phrase {
    Phrase::new(format!("teotihuacan-{}", royal.id()))
}

pub(super) fn bonus(bonus: Bonus) -> Phrase {
    Phrase::new(format!("teotihuacan-{}", bonus.id()))
}

pub(super) fn reward(reward: Reward) -> Phrase {
    Phrase::new(format!("teotihuacan-{}", reward.id()))
}

/// A discovery tile, by its type. Tiles of a type share a name.
pub(super) fn discovery(tile: Discovery) -> Phrase {
    data().discoveries.get(usize::from(tile)).map_or_else(
        || Phrase::new("teotihuacan-hidden-tile"),
        |tile| Phrase::new(format!("teotihuacan-disc-{}", tile.kind.id())),
    )
}

pub(super) fn stack(stack: DiscoveryStack) -> Phrase {
    Phrase::new(format!("teotihuacan-stack-{}", stack.id()))
}

/// A starting tile: its two boards.
pub(super) fn starting_tile(tile: StartingTile) -> Phrase {
    match data().starting_tiles.get(usize::from(tile)) {
        Some(tile) => Phrase::new("teotihuacan-starting-tile")
            .with("first", board(tile.boards[0]))
            .with("second", board(tile.boards[1])),
        None => Phrase::new("teotihuacan-hidden-tile"),
    }
}

pub(super) fn icon(icon: TileIcon) -> Phrase {
    let id = icon.icon.id();
    Phrase::new(if icon.coloured { format!("teotihuacan-painted-{id}") } else { format!("teotihuacan-carved-{id}") })
}

/// An icon of the plan, or a visible one.
pub(super) fn plain_icon(icon: Icon) -> Phrase {
    Phrase::new(format!("teotihuacan-carved-{}", icon.id()))
}

fn icons(icons: &[TileIcon]) -> Vec<Phrase> {
    icons.iter().map(|shown| icon(*shown)).collect()
}

/// A pyramid tile: its icons clockwise from the top left, after `rotation` quarter turns.
pub(super) fn pyramid_tile(tile: PyramidTile, rotation: u8) -> Phrase {
    match data().pyramid_tiles.get(usize::from(tile)) {
        Some(about) => {
            let mut turned = about.icons;
            turned.rotate_right(usize::from(rotation % 4));
            let [top_left, top_right, bottom_right, bottom_left] = turned.map(icon);
            Phrase::new("teotihuacan-pyramid-tile")
                .with("top_left", top_left)
                .with("top_right", top_right)
                .with("bottom_right", bottom_right)
                .with("bottom_left", bottom_left)
        }
        None => Phrase::new("teotihuacan-hidden-tile"),
    }
}

/// A decoration: its two icons.
pub(super) fn decoration(tile: DecorationTile) -> Phrase {
    match data().decorations.get(usize::from(tile)) {
        Some(about) => match &icons(&about.icons)[..] {
            [first, second] if first == second => {
                Phrase::new("teotihuacan-decoration.twice").with("icon", first.clone())
            }
            icons => Phrase::new("teotihuacan-decoration").with("icons", icons.to_vec()),
        },
        None => Phrase::new("teotihuacan-hidden-tile"),
    }
}

/// A pyramid space: level, row and column counted from 1.
pub(super) fn space(space: Space) -> Phrase {
    let (level, row, column) =
        data().spaces.get(usize::from(space)).map_or((0, 0, 0), |space| (space.level, space.row + 1, space.column + 1));
    Phrase::new("teotihuacan-space").with("level", level).with("row", row).with("column", column)
}

/// A decoration space: side and step.
pub(super) fn ledge(ledge: Ledge) -> Phrase {
    match data().ledges.get(usize::from(ledge)) {
        Some(ledge) => Phrase::new(format!("teotihuacan-ledge-{}", &ledge.side)).with("step", ledge.step),
        None => Phrase::new("teotihuacan-hidden-tile"),
    }
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
    let mut parts = Vec::new();
    if goods.cocoa > 0 {
        parts.push(cocoa(goods.cocoa));
    }
    for (kind, amount) in Resource::ALL.iter().zip(goods.resources) {
        if amount > 0 {
            parts.push(resource(*kind, amount));
        }
    }
    Arg::List(parts)
}

pub(super) fn source(source: Source) -> Phrase {
    Phrase::new(format!("teotihuacan-source-{}", source.id()))
}
