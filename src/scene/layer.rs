//! Layers and the whole picture.

use std::hash::{Hash, Hasher};

use crate::engine::Phrase;

use super::colour::{Colour, Colours, SHARED_LIGHT};
use super::item::{Item, Row, Shape, Sprite, Stack, Text};
use super::outline::Outline;

/// A picture as values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The colours that the tokens stand for.
    pub colours: &'static Colours,
    /// Width in pixels at full size.
    pub width: u32,
    /// Height in pixels at full size.
    pub height: u32,
    /// What is drawn, from below. Under the first layer lies the colour `paper`.
    pub layers: Vec<Layer>,
    /// What the picture shows, for those who cannot see it: one sentence each.
    pub alt: Vec<Phrase>,
}

impl Scene {
    /// An empty picture.
    pub fn new(colours: &'static Colours, width: u32, height: u32) -> Self {
        Scene { colours, width, height, layers: Vec::new(), alt: Vec::new() }
    }

    /// A number for what is to be seen, the same for equal scenes.
    pub fn content_hash(&self, hasher: &mut impl Hasher) {
        self.colours.id.hash(hasher);
        (self.width, self.height).hash(hasher);
        self.layers.hash(hasher);
    }
}

impl Default for Scene {
    fn default() -> Self {
        Scene::new(&SHARED_LIGHT, 1, 1)
    }
}

/// Items that are drawn one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layer {
    /// What it holds, for reading a scene as text.
    pub name: &'static str,
    /// Whether it is the same in many pictures, so that its pixels are worth keeping. Only layers
    /// below all changing ones gain by it.
    pub still: bool,
    /// What is drawn, from below.
    pub items: Vec<Item>,
}

impl Layer {
    /// A layer that changes from picture to picture.
    pub fn new(name: &'static str) -> Self {
        Layer { name, still: false, items: Vec::new() }
    }

    /// A layer that many pictures share.
    pub fn still(name: &'static str) -> Self {
        Layer { name, still: true, items: Vec::new() }
    }

    /// Adds an item on top.
    pub fn add(&mut self, item: impl Into<Item>) {
        self.items.push(item.into());
    }

    /// Adds a filled surface on top.
    pub fn fill(&mut self, outline: Outline, colour: Colour) {
        self.add(Shape::filled(outline, colour));
    }

    /// Adds a line on top.
    pub fn line(&mut self, outline: Outline, colour: Colour, width: f64) {
        self.add(Shape::stroked(outline, colour, width));
    }
}

macro_rules! items {
    ($($kind:ident),*) => {$(
        impl From<$kind> for Item {
            fn from(item: $kind) -> Item {
                Item::$kind(item)
            }
        }
    )*};
}
items!(Shape, Sprite, Text, Row, Stack);
