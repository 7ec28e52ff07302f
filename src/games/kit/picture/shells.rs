//! Frames around the pictures of every game: an enlarged region of the board, a player's area, one component with its
//! text, the thumbnail.

use crate::engine::{Phrase, Seat};
use crate::games::Theme;
use crate::scene::{Face, Layer, Scene, Sprite, Stack, Text, View, Words, tokens::*};

use super::panel::Panel;
use super::parts::{figure, piece};
use super::style::Style;

/// A rectangle: left, top, right, bottom.
pub type Area = (f64, f64, f64, f64);

/// The view that fits an area of the board into a part of the picture, enlarged at most `most` times.
pub fn fill(room: Area, area: Area, most: f64) -> View {
    let (width, height) = (room.2 - room.0, room.3 - room.1);
    let zoom = ((width - 24.0) / (area.2 - area.0)).min((height - 16.0) / (area.3 - area.1)).min(most);
    // Scenes use whole hundredths.
    let zoom = (zoom * 100.0).floor() / 100.0;
    let middle = |area: Area| ((area.0 + area.2) / 2.0, (area.1 + area.3) / 2.0);
    View::of(zoom, middle(area), middle(room)).clipped(room.0, room.1, room.2, room.3)
}

/// Share of a room's height that an area fills when it is enlarged to the room's width, at most `most` times.
pub fn filled(room: Area, area: Area, most: f64) -> f64 {
    let zoom = ((room.2 - room.0 - 24.0) / (area.2 - area.0)).min(most);
    ((area.3 - area.1) * zoom + 16.0).ceil().min(room.3 - room.1)
}

/// The panel of one seat, enlarged `zoom` times. `at` is its upper left corner; `width` is its width before it is
/// enlarged.
pub fn panel(seat: Seat, zoom: f64, at: (f64, f64), width: f64, draw: impl FnOnce(&Panel, &mut Layer)) -> Layer {
    let mut layer = Layer::new("panel").seen(View::of(zoom, (0.0, 0.0), at));
    let panel = Panel { seat, x: 0.0, y: 0.0, width };
    panel.surface(&mut layer);
    draw(&panel, &mut layer);
    layer
}

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
    let mut stack = Stack::new(24.0, middle, 6.0).text(Text::part(words.kind, Face::Bold, 19.0, INK2).within(552.0));
    if let Some(name) = words.name {
        stack = stack.text(Text::part(name, Face::Name, 30.0, INK).shrink(552.0, 20.0));
    }
    if let Some(effect) = words.effect {
        stack = stack.text(Text::part(effect, Face::Text, size, INK).within(552.0).lines(lines, size + 4.0));
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
