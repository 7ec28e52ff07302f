//! The drawings of the board that replace words.

use game_kit::WordIcons;

use super::prelude::*;

/// The drawings that replace words. Gears and temples keep their names in texts, since their drawings are clear only on
/// the board.
pub fn word_icons() -> WordIcons {
    let mut amounts = Vec::new();
    for material in Material::ALL {
        // The drawings of materials have the materials' identifiers.
        amounts.push((format!("tzolkin-change-{}", material.id()), material.id()));
        amounts.push((format!("tzolkin-amount-{}", material.id()), material.id()));
    }
    let other =
        [("tzolkin-amount-resource", "cube"), ("tzolkin-change-points", "points"), ("tzolkin-amount-vp", "points")];
    amounts.extend(other.map(|(key, drawing)| (key.to_owned(), drawing)));
    let mut names = Vec::new();
    names.extend(Temple::ALL.map(|of| (format!("tzolkin-temple-{}", of.id()), temple(of))));
    names.extend(Technology::ALL.map(|of| (format!("tzolkin-technology-{}", of.id()), of.id())));
    names.extend(Gear::ALL.map(|of| (format!("tzolkin-gear-{}", of.id()), gear_emblem(of).0)));
    let tiles = [("tzolkin-change-corn-tile", "corn-tile"), ("tzolkin-change-wood-tile", "wood-tile")];
    names.extend(tiles.map(|(key, drawing)| (key.to_owned(), drawing)));
    STYLE.word_icons(amounts, names)
}
