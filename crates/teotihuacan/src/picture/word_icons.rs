//! The drawings of the board that replace words.

use game_kit::WordIcons;

use super::prelude::*;

/// The drawings that replace words. Boards and temples keep their names in texts, since their drawings are clear only
/// in the picture.
pub fn word_icons() -> WordIcons {
    // The drawings of goods have the goods' identifiers.
    let keys = |id: &'static str| ["change", "goods"].map(|kind| (format!("teotihuacan-{kind}-{id}"), id));
    let mut amounts: Vec<_> = Resource::ALL.iter().map(|of| of.id()).chain(["cocoa"]).flat_map(keys).collect();
    let points = ["teotihuacan-change-points", "teotihuacan-points"];
    amounts.extend(points.map(|key| (key.to_owned(), "points")));
    let mut names = Vec::new();
    names.extend(Temple::ALL.iter().map(|of| (format!("teotihuacan-temple-{}", of.id()), temple(*of))));
    names.extend(Technology::ALL.iter().map(|of| (format!("teotihuacan-{}", of.id()), technology(*of))));
    names.extend(Board::ALL.iter().map(|of| (format!("teotihuacan-board-{}", of.id()), emblem(*of).0)));
    names.extend((0..7).map(|kind| (format!("teotihuacan-disc-mask_{}", kind + 1), mask(kind))));
    let others = [("teotihuacan-change-avenue", "road"), ("teotihuacan-change-power", "pow")];
    names.extend(others.map(|(key, drawing)| (key.to_owned(), drawing)));
    STYLE.word_icons(amounts, names)
}
