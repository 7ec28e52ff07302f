//! Scenes to pixels.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use xxhash_rust::xxh3::Xxh3;

use crate::engine::Phrase;
use crate::scene::{Colour, Colours, Layer, Outline, Px, Role, Scene, Stroke};

use super::cache::Cache;
use super::canvas::{Canvas, Clip, Mask, Stamp};
use super::encode;
use super::gif::Gif;
use super::palette::Palette;
use super::place::{Draw, Placer, Step};
use super::raster;
use super::sprites::Drawings;
use super::typeset::Typesetter;

/// Bytes kept of sprites, of shapes, and of still layers.
const SPRITES_KEPT: usize = 12 << 20;
const SHAPES_KEPT: usize = 8 << 20;
const LAYERS_KEPT: usize = 24 << 20;
/// Sprites lie at one of so many places within a pixel, in both directions.
const PHASES: f32 = 2.0;

/// Makes pictures of scenes. One renderer serves every thread; what it prepared once it keeps.
pub struct Renderer {
    typesetter: Typesetter,
    themes: Mutex<BTreeMap<&'static str, Arc<Theme>>>,
    sprites: Cache<SpriteKey, Stamp>,
    shapes: Cache<u64, Mask>,
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
            shapes: Cache::new(SHAPES_KEPT),
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
        // Still layers are kept together with all that lies beneath them, as long as that is still
        // too. Their key is all that is drawn, words included.
        let mut hasher = Xxh3::new();
        (scene.colours.id, width, height).hash(&mut hasher);
        let still = scene.layers.iter().take_while(|layer| layer.still);
        let keys: Vec<u64> = still
            .map(|layer| {
                layer.hash(&mut hasher);
                layer.phrases(&mut |phrase| say(phrase).hash(&mut hasher));
                hasher.finish()
            })
            .collect();
        let kept = keys.iter().enumerate().rev().find_map(|(at, key)| Some((at + 1, self.layers.find(key)?)));
        let (drawn, mut canvas) = match kept {
            Some((drawn, canvas)) => (drawn, (*canvas).clone()),
            None => (0, Canvas::new(width as usize, height, Palette::entry(Colour(0)))),
        };
        for (index, layer) in scene.layers.iter().enumerate().skip(drawn) {
            let at = Place::of(layer, scale);
            canvas.set_clip(at.clip);
            for step in &self.steps(layer, at, say) {
                self.execute(&mut canvas, scene.colours, &theme, at, step);
            }
            canvas.set_clip(None);
            if let Some(&key) = keys.get(index) {
                self.layers.keep(key, canvas.clone(), canvas.pixels.len());
            }
        }
        Frame { canvas, theme }
    }

    /// Width of an animation that is posted, in pixels.
    pub const ANIMATION_WIDTH: u32 = 800;
    /// The most bytes of an animation that is posted: what chats let everybody upload is 10 MB.
    pub const ANIMATION_BYTES: usize = 8_000_000;

    /// Scenes of one size and theme one after the other as an animated GIF, `width` pixels wide, each
    /// shown for so many hundredths of a second. Where it would take more than `most` bytes, every
    /// second scene is left out, and again, but never the last.
    pub fn animation(
        &self,
        scenes: &[(Scene, u16)],
        width: u32,
        most: usize,
        say: &dyn Fn(&Phrase) -> String,
    ) -> Vec<u8> {
        let mut step = 1;
        loop {
            let mut gif: Option<Gif> = None;
            for (index, (scene, hundredths)) in scenes.iter().enumerate() {
                let shown = (scenes.len() - 1 - index).is_multiple_of(step);
                if !shown || gif.as_ref().is_some_and(|gif| gif.len() > most) {
                    continue;
                }
                let Frame { canvas, theme } = self.draw(scene, width, say);
                match &mut gif {
                    None => gif = Some(Gif::new(canvas, &theme.palette, *hundredths)),
                    Some(gif) => gif.add(canvas, *hundredths),
                }
            }
            let bytes = gif.map(Gif::done).unwrap_or_default();
            if bytes.len() <= most || step >= scenes.len() {
                return bytes;
            }
            step *= 2;
        }
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
        palettes + self.sprite_memory() + self.shapes.bytes() + self.layers.bytes()
    }

    fn theme(&self, colours: &'static Colours) -> Arc<Theme> {
        let mut themes = self.themes.lock().unwrap_or_else(PoisonError::into_inner);
        let theme = themes
            .entry(colours.id)
            .or_insert_with(|| Arc::new(Theme { palette: Palette::new(colours), drawings: Drawings::new(colours) }));
        Arc::clone(theme)
    }

    fn steps(&self, layer: &Layer, at: Place, say: &dyn Fn(&Phrase) -> String) -> Vec<Step> {
        let Place { scale, reduced, origin, .. } = at;
        let steps = Vec::with_capacity(layer.items.len());
        let mut placer = Placer { typesetter: &self.typesetter, say, scale, reduced, origin, steps };
        for item in &layer.items {
            placer.item(item);
        }
        placer.steps
    }

    fn execute(&self, canvas: &mut Canvas, colours: &'static Colours, theme: &Theme, at: Place, step: &Step) {
        match &step.draw {
            Draw::Shape(shape) => {
                if let Some(fill) = shape.fill {
                    let mask = self.covering(&shape.outline, None, at, canvas.clip);
                    canvas.fill(&theme.palette, &mask, 0, 0, Palette::entry(fill));
                }
                if let Some(stroke) = &shape.stroke {
                    let mask = self.covering(&shape.outline, Some(stroke), at, canvas.clip);
                    canvas.fill(&theme.palette, &mask, 0, 0, Palette::entry(stroke.colour));
                }
            }
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

    /// The pixels that a surface covers, or the line along its outline.
    fn covering(&self, outline: &Outline, stroke: Option<&Stroke>, at: Place, clip: Clip) -> Arc<Mask> {
        let covering = Covering {
            outline,
            stroke: stroke.map(|stroke| (stroke.width, stroke.dash, stroke.round)),
            scale: at.scale.to_bits(),
            origin: (at.origin.0.to_bits(), at.origin.1.to_bits()),
            clip,
        };
        let mut hasher = Xxh3::new();
        covering.hash(&mut hasher);
        self.shapes.get(hasher.finish(), |_| {
            let path = raster::path(outline, at.scale, at.origin);
            let path = match stroke {
                Some(stroke) => path.and_then(|path| raster::stroked(&path, stroke, at.scale)),
                None => path,
            };
            let mask = path.map(|path| raster::mask(&path, clip)).unwrap_or_default();
            let bytes = mask.bytes();
            (mask, bytes)
        })
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
    reduced: f32,
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
        Place { scale: view.zoom.get() * scale, reduced: scale, origin: (px(view.origin.x), px(view.origin.y)), clip }
    }
}

/// Width, dash and gap, and whether the ends are round.
type Line = (Px, Option<(Px, Px)>, bool);

/// What decides which pixels a shape covers.
#[derive(Hash)]
struct Covering<'a> {
    outline: &'a Outline,
    stroke: Option<Line>,
    scale: u32,
    origin: (u32, u32),
    clip: Clip,
}
