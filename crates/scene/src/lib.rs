//! Pictures as values: layers of shapes, sprites by name and text as phrases.
//!
//! A scene has color tokens, font roles and phrases. It knows no pixels, no fonts and no game, so different programs can
//! draw it. Positions are in pixels at full size. The y axis points down. Angles are in degrees, clockwise from the right.
//!
//! ```
//! use engine::Phrase;
//! use scene::{Layer, SHARED_LIGHT, Scene, Text, Typeface, tokens::INK};
//!
//! let mut title = Layer::new("title");
//! title.add(Text::new(Phrase::new("tzolkin-name"), Typeface::Bold, 26.0, INK, 20.0, 40.0));
//! let scene = Scene { layers: vec![title], ..Scene::new(&SHARED_LIGHT, 400, 60) };
//! assert_eq!(scene.layers[0].items.len(), 1);
//! ```

mod area;
mod colour;
mod describe;
mod item;
mod layer;
mod outline;
mod unit;

pub use area::Area;
pub use colour::{Colour, Colours, DARK, LIGHT, SHARED_DARK, SHARED_LIGHT, Tint, Token, mix, tokens};
pub use item::{
    Anchor, Back, Fit, Importance, Item, ItemRole, ItemRow, ItemStack, Label, Plate, RowPart, Shape, Sprite, StackLine,
    Stroke, Text, Typeface, Words,
};
pub use layer::{Layer, PlacedThing, Scene, Transform};
pub use outline::{Outline, Pen, Segment, arc_point};
pub use unit::{Point, Px};
