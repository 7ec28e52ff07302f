//! Pictures as values: layers of shapes, sprites by name and text as phrases.
//!
//! A scene contains color tokens, font roles and phrases. It contains no pixels, no fonts and no rules of a game.
//! Positions are in pixels at full size. The y axis points down. Angles are in degrees, clockwise from the right.

mod colour;
mod describe;
mod item;
mod layer;
mod outline;
mod unit;

pub use colour::{Colour, Colours, DARK, LIGHT, SHARED_DARK, SHARED_LIGHT, Tint, Token, mix, tokens};
pub use item::{
    Anchor, Back, Face, Fit, Item, Label, Line, Need, Part, Plate, Role, Row, Shape, Sprite, Stack, Stroke, Text, Words,
};
pub use layer::{Layer, Scene, View};
pub use outline::{Outline, Pen, Segment, arc_point};
pub use unit::{Point, Px};
