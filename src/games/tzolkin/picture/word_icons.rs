//! Which drawings of the board stand for which words.

use crate::games::WordIcons;
use crate::games::tzolkin::ids::{Gear, Material, Technology, Temple};

use super::parts::{gear, temple};
use super::theme::STYLE;

/// The drawings that stand for words. Gears and temples keep their names in texts: only the board shows which is which.
pub fn word_icons() -> WordIcons {
    let mut amounts = Vec::new();
    for material in Material::ALL {
        // Materials are drawn under their own names.
        amounts.push((format!("tzolkin-change-{}", material.id()), material.id()));
        amounts.push((format!("tzolkin-amount-{}", material.id()), material.id()));
    }
    let other =
        [("tzolkin-amount-resource", "cube"), ("tzolkin-change-points", "points"), ("tzolkin-amount-vp", "points")];
    amounts.extend(other.map(|(key, drawing)| (key.to_owned(), drawing)));
    let mut names = Vec::new();
    names.extend(Temple::ALL.map(|of| (format!("tzolkin-temple-{}", of.id()), temple(of))));
    names.extend(Technology::ALL.map(|of| (format!("tzolkin-technology-{}", of.id()), of.id())));
    names.extend(Gear::ALL.map(|of| (format!("tzolkin-gear-{}", of.id()), gear(of).0)));
    let tiles = [("tzolkin-change-corn-tile", "corn-tile"), ("tzolkin-change-wood-tile", "wood-tile")];
    names.extend(tiles.map(|(key, drawing)| (key.to_owned(), drawing)));
    STYLE.word_icons(amounts, names)
}
