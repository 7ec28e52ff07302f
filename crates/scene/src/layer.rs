//! Layers, the places in them, and the whole picture.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use engine::Phrase;

use super::area::Area;
use super::colour::{Colour, Colours, SHARED_LIGHT};
use super::item::{Item, ItemRow, ItemStack, Shape, Sprite, Text};
use super::outline::Outline;
use super::unit::{Point, Px};

/// A picture as values.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Scene {
    /// The theme of the color tokens.
    pub colours: &'static Colours,
    /// Width in pixels at full size.
    pub width: u32,
    /// Height in pixels at full size.
    pub height: u32,
    /// Layers, bottom first. The color `paper` is below the first layer.
    pub layers: Vec<Layer>,
    /// A description for people who can't see the picture, one sentence per phrase.
    pub alt: Vec<Phrase>,
}

impl Scene {
    /// Creates an empty picture.
    pub fn new(colours: &'static Colours, width: u32, height: u32) -> Self {
        Scene { colours, width, height, layers: Vec::new(), alt: Vec::new() }
    }

    /// The picture with this layer on top.
    pub fn with(mut self, layer: Layer) -> Self {
        self.layers.push(layer);
        self
    }

    /// Hashes the visible content; equal scenes have equal hashes.
    pub fn content_hash(&self, hasher: &mut impl Hasher) {
        self.colours.id.hash(hasher);
        (self.width, self.height).hash(hasher);
        self.layers.hash(hasher);
    }

    /// The things in the picture with their areas, in the order in which they are drawn. A thing that several layers
    /// show is there once.
    ///
    /// ```
    /// use scene::{Area, Layer, Scene, Sprite, Transform};
    ///
    /// let mut layer = Layer::new("boards").seen(Transform::of(2.0, (0.0, 0.0), (10.0, 0.0)));
    /// layer.place("board:forest", Area::new(5.0, 5.0, 40.0, 20.0), |layer| {
    ///     layer.add(Sprite::icon("wood", 15.0, 15.0, 20.0));
    /// });
    /// let scene = Scene { layers: vec![layer], ..Scene::default() };
    /// assert_eq!(scene.places(), [("board:forest", Area::new(20.0, 10.0, 80.0, 40.0))]);
    /// assert_eq!(scene.items_of("board:forest").count(), 1);
    /// ```
    pub fn places(&self) -> Vec<(&str, Area)> {
        let mut places: Vec<(&str, Area)> = Vec::new();
        for (layer, place) in self.layers.iter().flat_map(|layer| layer.places.iter().map(move |place| (layer, place)))
        {
            let area = layer.view.shown(place.area());
            match places.iter_mut().find(|(id, _)| *id == place.id) {
                Some((_, whole)) => *whole = whole.union(area),
                None => places.push((&place.id, area)),
            }
        }
        places
    }

    /// The area of a thing in the picture.
    pub fn area_of(&self, id: &str) -> Option<Area> {
        self.places().into_iter().find(|(other, _)| *other == id).map(|(_, area)| area)
    }

    /// The items that show a thing.
    pub fn items_of<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Item> {
        self.layers.iter().flat_map(move |layer| {
            let places = layer.places.iter().filter(move |place| place.id == id);
            places.flat_map(|place| layer.items.get(place.items.clone()).unwrap_or_default())
        })
    }
}

impl Default for Scene {
    fn default() -> Self {
        Scene::new(&SHARED_LIGHT, 1, 1)
    }
}

/// Items that are drawn one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Layer {
    /// Name of the layer in a scene's text form.
    pub name: &'static str,
    /// `true` if many pictures share the layer, so caching its pixels is worth it. Caching only helps if all layers
    /// below are still too.
    pub still: bool,
    /// Transformation from the positions of its items to positions in the picture.
    pub view: Transform,
    /// Items, bottom first.
    pub items: Vec<Item>,
    /// The things that the items show. They don't change how a picture is drawn.
    pub places: Vec<PlacedThing>,
}

/// A thing of the game in a layer, such as a board or a tile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlacedThing {
    /// The name of the thing, such as `space:tikal:3`.
    pub id: String,
    /// The upper left and the lower right corner of its area, before the layer's transformation.
    pub from: Point,
    pub to: Point,
    /// The items that show it. The items of a smaller thing in it are among them.
    pub items: Range<usize>,
}

impl PlacedThing {
    /// Its area before the layer's transformation.
    fn area(&self) -> Area {
        let [left, top, right, bottom] =
            [self.from.x, self.from.y, self.to.x, self.to.y].map(|length| f64::from(length.get()));
        Area::new(left, top, right - left, bottom - top)
    }
}

/// A part of a larger drawing, enlarged or reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Transform {
    /// Scale factor in hundredths.
    pub zoom: Px,
    /// Position of the drawing's origin in the picture.
    pub origin: Point,
    /// The rectangle of the picture to draw in, by its upper left and lower right corners; `None` for the whole
    /// picture.
    pub clip: Option<(Point, Point)>,
}

impl Transform {
    /// The drawing at its original size and position.
    pub(crate) const WHOLE: Transform =
        Transform { zoom: Px::ONE, origin: Point { x: Px::ZERO, y: Px::ZERO }, clip: None };

    /// A drawing scaled by `zoom`, with its point `from` at the picture's point `to`.
    pub fn of(zoom: f64, from: (f64, f64), to: (f64, f64)) -> Self {
        Transform { zoom: zoom.into(), origin: Point::new(to.0 - from.0 * zoom, to.1 - from.1 * zoom), clip: None }
    }

    /// This view of a drawing, in another drawing that `outer` shows.
    pub fn within(&self, outer: Transform) -> Transform {
        let zoom = f64::from(outer.zoom.get());
        let length = |length: Px| f64::from(length.get()) * zoom;
        let at = |point: Point| {
            let along = |from: Px, to: Px| f64::from(from.get()) + length(to);
            Point::new(along(outer.origin.x, point.x), along(outer.origin.y, point.y))
        };
        Transform {
            zoom: length(self.zoom).into(),
            origin: at(self.origin),
            clip: self.clip.map(|(from, to)| (at(from), at(to))),
        }
    }

    /// The area of the picture in which an area of the drawing appears.
    pub fn shown(&self, area: Area) -> Area {
        let zoom = f64::from(self.zoom.get());
        let at = |origin: Px, along: f64| f64::from(origin.get()) + along * zoom;
        let (x, y) = (at(self.origin.x, area.x), at(self.origin.y, area.y));
        Area::new(x, y, area.width * zoom, area.height * zoom)
    }

    /// Limits the view to a rectangle of the picture.
    pub fn clipped(mut self, left: f64, top: f64, right: f64, bottom: f64) -> Self {
        self.clip = Some((Point::new(left, top), Point::new(right, bottom)));
        self
    }
}

impl Layer {
    /// Creates a layer that changes from picture to picture.
    pub fn new(name: &'static str) -> Self {
        Layer { name, still: false, view: Transform::WHOLE, items: Vec::new(), places: Vec::new() }
    }

    /// Creates a layer that many pictures share.
    pub fn still(name: &'static str) -> Self {
        Layer { still: true, ..Layer::new(name) }
    }

    pub fn seen(mut self, view: Transform) -> Self {
        self.view = view;
        self
    }

    /// The layer with the items that `draw` adds.
    pub fn with(mut self, draw: impl FnOnce(&mut Layer)) -> Self {
        draw(&mut self);
        self
    }

    /// Calls `with` for every phrase in its items.
    pub fn phrases(&self, with: &mut dyn FnMut(&Phrase)) {
        for item in &self.items {
            item.phrases(with);
        }
    }

    /// Adds an item on top.
    pub fn add(&mut self, item: impl Into<Item>) {
        self.items.push(item.into());
    }

    /// Names the items that `draw` adds: they show this thing.
    pub fn place(&mut self, id: impl Into<String>, area: Area, draw: impl FnOnce(&mut Layer)) {
        let first = self.items.len();
        draw(self);
        let (from, to) = (Point::new(area.x, area.y), Point::new(area.right(), area.bottom()));
        self.places.push(PlacedThing { id: id.into(), from, to, items: first..self.items.len() });
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
    ($($kind:ident($item:ident)),*) => {$(
        impl From<$item> for Item {
            fn from(item: $item) -> Item {
                Item::$kind(item)
            }
        }
    )*};
}
items!(Shape(Shape), Sprite(Sprite), Text(Text), Row(ItemRow), Stack(ItemStack));
