//! Parts of an overview, the public picture for a chat window. Its type sizes follow from the size in which chat
//! clients show it.

use scene::{Colour, Importance, Layer, Outline, Text, Typeface, Words, tokens::*};

/// Size of an overview. Its shape fits the frame of a lone picture in Discord's desktop client, 550 × 350 pixels.
pub const SIZE: (f64, f64) = (1600.0, 1018.0);
/// Font size of a figure that players decide with. Its figures are 8 pixels high on a desktop.
pub const FIGURE: f64 = 32.0;
/// Font size of a figure that players look for first. Its figures are 5 pixels high on a phone.
pub const LARGE: f64 = 38.0;

/// A figure that players decide with.
pub fn number(words: impl Into<Words>, size: f64, colour: Colour, x: f64, y: f64) -> Text {
    let need = if size < LARGE { Importance::Decide } else { Importance::Glance };
    Text::new(words, Typeface::Bold, size, colour, x, y).need(need)
}

/// A signed figure for a change.
pub fn change_figure(words: impl Into<Words>) -> Text {
    Text::part(words, Typeface::Bold, 28.0, CHANGE).smallest(18.0)
}

/// An arrowhead that shows a change, with the middle of its base at `y` and its tip above or below.
pub fn arrowhead(layer: &mut Layer, x: f64, y: f64, up: bool, ground: Colour) {
    let tip = if up { y - 14.4 } else { y + 14.4 };
    let outline = Outline::polygon(&[(x, tip), (x + 8.5, y), (x - 8.5, y)]);
    layer.line(outline.clone(), ground, 5.0);
    layer.fill(outline, CHANGE);
}

/// A ring of a change around a piece on a light ground.
pub fn change_disc(layer: &mut Layer, x: f64, y: f64, ground: Colour) {
    layer.fill(Outline::circle(x, y, 29.0), CHANGE);
    layer.fill(Outline::circle(x, y, 24.5), ground);
}
