//! Frames around the pictures of every game: one component with its text, the thumbnail.

use crate::Theme;
use engine::{Phrase, Seat};
use scene::{ItemStack, Layer, Scene, Sprite, Text, Typeface, Words, tokens::*};

use super::parts::{figure, piece};
use super::style::Style;

/// Size of the picture of a component.
pub const CARD_SIZE: (f64, f64) = (600.0, 360.0);

/// The text below a component.
pub struct CardWords {
    pub kind: Phrase,
    /// Its name, if the drawing doesn't show it.
    pub name: Option<Phrase>,
    /// Its effect, if there is a text for it.
    pub effect: Option<Phrase>,
}

/// One component: its drawing, with the text below it.
pub fn card(style: &'static Style, theme: Theme, alt: Vec<Phrase>, drawing: Layer, words: CardWords) -> Scene {
    let mut scene = style.scene(theme, CARD_SIZE, alt);
    scene.layers.push(drawing);
    let (middle, size, lines) = if words.name.is_some() { (262.0, 22.0, 2) } else { (296.0, 24.0, 3) };
    let mut stack =
        ItemStack::new(24.0, middle, 6.0).text(Text::part(words.kind, Typeface::Bold, 19.0, INK2).within(552.0));
    if let Some(name) = words.name {
        stack = stack.text(Text::part(name, Typeface::Name, 30.0, INK).shrink(552.0, 20.0));
    }
    if let Some(effect) = words.effect {
        stack = stack.text(Text::part(effect, Typeface::Text, size, INK).within(552.0).lines(lines, size + 4.0));
    }
    let mut below = Layer::new("words");
    below.add(stack);
    scene.layers.push(below);
    scene
}

/// Size of the thumbnail, and the center of the drawing on its left.
const THUMBNAIL_SIZE: (f64, f64) = (240.0, 180.0);
pub const THUMBNAIL_MIDDLE: (f64, f64) = (86.0, 90.0);

/// The thumbnail for lists: a fixed drawing, the text on it, and the points of all seats.
pub fn thumbnail<W: Into<Words>>(
    style: &'static Style,
    theme: Theme,
    alt: Vec<Phrase>,
    (still, mut now): (Layer, Layer),
    points: Vec<(Seat, W)>,
) -> Scene {
    let mut scene = style.scene(theme, THUMBNAIL_SIZE, alt);
    let step = 42.0;
    let top = THUMBNAIL_MIDDLE.1 - step * (points.len() as f64 - 1.0) / 2.0;
    for (index, (seat, points)) in points.into_iter().enumerate() {
        let y = top + step * index as f64;
        now.add(Sprite::piece(piece(seat), 182.0, y, 27.0));
        now.add(figure(points, 26.0, INK, 202.0, y).shrink(36.0, 15.0));
    }
    scene.layers.extend([still, now]);
    scene
}
