//! Scenes to pixels.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use xxhash_rust::xxh3::Xxh3;

use crate::engine::Phrase;
use crate::scene::{Colour, Colours, Layer, Px, Role, Scene, Shape};

use super::cache::Cache;
use super::canvas::{Canvas, Clip, Stamp};
use super::encode;
use super::palette::Palette;
use super::place::{Draw, Placer, Step};
use super::raster;
use super::sprites::Drawings;
use super::typeset::Typesetter;

/// Bytes kept of sprites, and of still layers.
const SPRITES_KEPT: usize = 12 << 20;
const LAYERS_KEPT: usize = 24 << 20;
/// Sprites lie at one of so many places within a pixel, in both directions.
const PHASES: f32 = 2.0;

/// Makes pictures of scenes. One renderer serves every thread; what it prepared once it keeps.
pub struct Renderer {
    typesetter: Typesetter,
    themes: Mutex<BTreeMap<&'static str, Arc<Theme>>>,
    sprites: Cache<SpriteKey, Stamp>,
    layers: Cache<u64, Canvas>,
}

/// The palette and drawings of a theme.
struct Theme {
    palette: Palette,
    drawings: Drawings,
}

#[derive(PartialEq, Eq, Hash)]
struct SpriteKey {
    theme: &'static str,
    name: &'static str,
    /// In 1/64 of a pixel.
    size: u32,
    phase: (u8, u8),
}

/// The pixels of a scene, not yet encoded.
pub struct Frame {
    canvas: Canvas,
    theme: Arc<Theme>,
}

/// Where a thing of a scene lies in the picture, in pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// What it is for.
    pub role: Role,
    /// The drawing's name or the words.
    pub what: String,
    /// Of text: its colour and the height of its type in pixels.
    pub colour: Option<Colour>,
    /// Likewise.
    pub size: Option<f32>,
    /// The smallest rectangle round all its pixels: left, top, and the first pixel beyond it.
    pub left: i32,
    /// Upper edge.
    pub top: i32,
    /// First pixel to the right of it.
    pub right: i32,
    /// First pixel below it.
    pub bottom: i32,
}

impl Default for Renderer {
    fn default() -> Self {
        Renderer::new()
    }
}

impl Renderer {
    /// A renderer that has nothing prepared.
    pub fn new() -> Self {
        Renderer {
            typesetter: Typesetter::new(),
            themes: Mutex::default(),
            sprites: Cache::new(SPRITES_KEPT),
            layers: Cache::new(LAYERS_KEPT),
        }
    }

    /// A scene as PNG at full size. `say` puts its phrases into the reader's language.
    pub fn png(&self, scene: &Scene, say: &dyn Fn(&Phrase) -> String) -> Vec<u8> {
        self.draw(scene, scene.width, say).png()
    }

    /// A scene as PNG of another width.
    pub fn png_of_width(&self, scene: &Scene, width: u32, say: &dyn Fn(&Phrase) -> String) -> Vec<u8> {
        self.draw(scene, width, say).png()
    }

    /// The pixels of a scene, `width` pixels wide.
    pub fn draw(&self, scene: &Scene, width: u32, say: &dyn Fn(&Phrase) -> String) -> Frame {
        let theme = self.theme(scene.colours);
        let width = width.max(1);
        let scale = width as f32 / scene.width.max(1) as f32;
        let height = ((scene.height as f32 * scale).round() as usize).max(1);
        let mut canvas: Option<Canvas> = None;
        let mut beneath = Some(Xxh3::new());
        if let Some(hasher) = &mut beneath {
            (scene.colours.id, width, height).hash(hasher);
        }
        for layer in &scene.layers {
            let at = Place::of(layer, scale);
            let steps = self.steps(layer, at, say);
            // A still layer is kept together with all that lies beneath it, as long as that is
            // still too. Its key is all that is drawn, words included.
            let key = beneath.as_mut().filter(|_| layer.still).map(|hasher| {
                at.hash(hasher);
                hash_steps(&steps, hasher);
                hasher.finish()
            });
            if let Some(kept) = key.and_then(|key| self.layers.find(&key)) {
                canvas = Some((*kept).clone());
                continue;
            }
            let onto = canvas.get_or_insert_with(|| Canvas::new(width as usize, height, Palette::entry(Colour(0))));
            onto.set_clip(at.clip);
            for step in &steps {
                self.execute(onto, scene.colours, &theme, at, step);
            }
            onto.set_clip(None);
            match key {
                Some(key) => {
                    self.layers.keep(key, onto.clone(), onto.pixels.len());
                }
                None => beneath = None,
            }
        }
        let canvas = canvas.unwrap_or_else(|| Canvas::new(width as usize, height, Palette::entry(Colour(0))));
        Frame { canvas, theme }
    }

    /// Where everything of a scene lies at full size, in the order of drawing; shapes are left out.
    pub fn placed(&self, scene: &Scene, say: &dyn Fn(&Phrase) -> String) -> Vec<Placed> {
        let theme = self.theme(scene.colours);
        let mut placed = Vec::new();
        let everything = scene.layers.iter().flat_map(|layer| {
            let at = Place::of(layer, 1.0);
            self.steps(layer, at, say).into_iter().map(move |step| (at.clip, step))
        });
        for (clip, step) in everything {
            let (mask, x, y, what, colour, size) = match step.draw {
                Draw::Shape(_) => continue,
                Draw::Sprite { name, x, y, size, .. } => {
                    let (stamp, x, y) = self.stamp(scene.colours, &theme, name, x, y, size);
                    (stamp.mask.clone(), x, y, name.to_owned(), None, None)
                }
                Draw::Text { text, face, size, colour, x, y, grown } => {
                    let (mask, x, y) = self.typesetter.mask(&text, face, size, grown, x, y);
                    ((*mask).clone(), x, y, text, Some(colour), Some(size))
                }
            };
            let (left, top) = (mask.left + x, mask.top + y);
            let (right, bottom) = (left + mask.width as i32, top + mask.height as i32);
            let whole = Clip { left, top, right, bottom };
            let seen = clip.map_or(whole, |clip| whole.within(clip));
            if seen.left < seen.right && seen.top < seen.bottom {
                let Clip { left, top, right, bottom } = seen;
                placed.push(Placed { role: step.role, what, colour, size, left, top, right, bottom });
            }
        }
        placed
    }

    /// The names of all drawings, and those of them that leave no pixel in a theme.
    pub fn sprites(&self, colours: &'static Colours) -> (Vec<&'static str>, Vec<&'static str>) {
        let theme = self.theme(colours);
        let names: Vec<_> = theme.drawings.names().collect();
        let is_empty =
            |name: &&&'static str| theme.drawings.draw(&theme.palette, name, 32.0, (0.0, 0.0)).entries.is_empty();
        let empty = names.iter().filter(is_empty).copied().collect();
        (names, empty)
    }

    /// Bytes that sprites and set text take now.
    pub fn sprite_memory(&self) -> usize {
        self.sprites.bytes() + self.typesetter.memory()
    }

    /// Bytes of everything that is kept now.
    pub fn memory(&self) -> usize {
        let themes = self.themes.lock().unwrap_or_else(PoisonError::into_inner);
        let palettes: usize = themes.values().map(|theme| theme.palette.memory()).sum();
        palettes + self.sprite_memory() + self.layers.bytes()
    }

    fn theme(&self, colours: &'static Colours) -> Arc<Theme> {
        let mut themes = self.themes.lock().unwrap_or_else(PoisonError::into_inner);
        let theme = themes
            .entry(colours.id)
            .or_insert_with(|| Arc::new(Theme { palette: Palette::new(colours), drawings: Drawings::new(colours) }));
        Arc::clone(theme)
    }

    fn steps(&self, layer: &Layer, at: Place, say: &dyn Fn(&Phrase) -> String) -> Vec<Step> {
        let (scale, origin) = (at.scale, at.origin);
        let steps = Vec::with_capacity(layer.items.len());
        let mut placer = Placer { typesetter: &self.typesetter, say, scale, origin, steps };
        for item in &layer.items {
            placer.item(item);
        }
        placer.steps
    }

    fn execute(&self, canvas: &mut Canvas, colours: &'static Colours, theme: &Theme, at: Place, step: &Step) {
        match &step.draw {
            Draw::Shape(shape) => draw_shape(canvas, &theme.palette, shape, at),
            Draw::Sprite { name, x, y, size, opacity } => {
                let (stamp, x, y) = self.stamp(colours, theme, name, *x, *y, *size);
                canvas.stamp(&theme.palette, &stamp, x, y, *opacity);
            }
            Draw::Text { text, face, size, colour, x, y, grown } => {
                let (mask, x, y) = self.typesetter.mask(text, *face, *size, *grown, *x, *y);
                canvas.fill(&theme.palette, &mask, x, y, Palette::entry(*colour));
            }
        }
    }

    /// The pixels of a sprite whose middle is at x, y, and where to put them.
    fn stamp(
        &self,
        colours: &'static Colours,
        theme: &Theme,
        name: &'static str,
        x: f32,
        y: f32,
        size: f32,
    ) -> (Arc<Stamp>, i32, i32) {
        let split = |at: f32| {
            let parts = (at * PHASES).round();
            let whole = (parts / PHASES).floor();
            (whole as i32, (parts - whole * PHASES) as u8)
        };
        let ((x, phase_x), (y, phase_y)) = (split(x), split(y));
        let size = (size * 64.0).round() as u32;
        let key = SpriteKey { theme: colours.id, name, size, phase: (phase_x, phase_y) };
        let stamp = self.sprites.get(key, |key| {
            let shift = (f32::from(key.phase.0) / PHASES, f32::from(key.phase.1) / PHASES);
            let stamp = theme.drawings.draw(&theme.palette, name, key.size as f32 / 64.0, shift);
            let bytes = stamp.mask.bytes() + stamp.entries.len() + size_of::<SpriteKey>();
            (stamp, bytes)
        });
        (stamp, x, y)
    }
}

impl Frame {
    /// The picture as an indexed PNG.
    pub fn png(&self) -> Vec<u8> {
        encode::png(&self.canvas, &self.theme.palette)
    }

    /// Width and height in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.canvas.width as u32, self.canvas.height as u32)
    }
}

/// How the drawing of a layer becomes pixels.
#[derive(Clone, Copy)]
struct Place {
    scale: f32,
    origin: (f32, f32),
    clip: Option<Clip>,
}

impl Place {
    /// The place of a layer in a picture that is `scale` times as large as the scene.
    fn of(layer: &Layer, scale: f32) -> Place {
        let view = layer.view;
        let px = |length: Px| length.get() * scale;
        let clip = view.clip.map(|(from, to)| Clip {
            left: px(from.x).round() as i32,
            top: px(from.y).round() as i32,
            right: px(to.x).round() as i32,
            bottom: px(to.y).round() as i32,
        });
        Place { scale: view.zoom.get() * scale, origin: (px(view.origin.x), px(view.origin.y)), clip }
    }

    fn hash(&self, hasher: &mut Xxh3) {
        (self.scale.to_bits(), self.origin.0.to_bits(), self.origin.1.to_bits()).hash(hasher);
        self.clip.map(|clip| (clip.left, clip.top, clip.right, clip.bottom)).hash(hasher);
    }
}

fn draw_shape(canvas: &mut Canvas, palette: &Palette, shape: &Shape, at: Place) {
    let Some(path) = raster::path(&shape.outline, at.scale, at.origin) else { return };
    let clip = canvas.clip;
    if let Some(fill) = shape.fill {
        canvas.fill(palette, &raster::mask(&path, clip), 0, 0, Palette::entry(fill));
    }
    if let Some(stroke) = &shape.stroke
        && let Some(line) = raster::stroked(&path, stroke, at.scale)
    {
        canvas.fill(palette, &raster::mask(&line, clip), 0, 0, Palette::entry(stroke.colour));
    }
}

fn hash_steps(steps: &[Step], hasher: &mut Xxh3) {
    for step in steps {
        match &step.draw {
            Draw::Shape(shape) => (0u8, shape).hash(hasher),
            Draw::Sprite { name, x, y, size, opacity } => {
                (1u8, name, x.to_bits(), y.to_bits(), size.to_bits(), opacity).hash(hasher);
            }
            Draw::Text { text, face, size, colour, x, y, grown } => {
                (2u8, text, face, size.to_bits(), colour, x.to_bits(), y.to_bits(), grown.to_bits()).hash(hasher);
            }
        }
    }
}
