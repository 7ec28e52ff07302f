//! A picture as values: layers of shapes, sprites by name and text as phrases.
//!
//! A scene knows colours by token, faces by role and words as phrases. It knows neither pixels nor
//! fonts, and never which game it shows. Positions are in pixels of the full size, y grows
//! downwards, angles are in degrees, 0 = right, clockwise.

mod colour;
mod describe;
mod item;
mod layer;
mod outline;
mod unit;

pub use colour::{Colour, Colours, DARK, LIGHT, SHARED_DARK, SHARED_LIGHT, Tint, Token, mix, tokens};
pub use item::{
    Anchor, Back, Face, Fit, Item, Label, Line, Part, Plate, Role, Row, Shape, Sprite, Stack, Stroke, Text, Words,
};
pub use layer::{Layer, Scene, View};
pub use outline::{Outline, Pen, Segment, arc_point};
pub use unit::{Point, Px};
