//! Scenes to pixels.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use image::{GrayImage, Rgba, RgbaImage};
use xxhash_rust::xxh3::Xxh3;

use crate::engine::Phrase;
use crate::scene::tokens::INK;
use crate::scene::{Colour, Colours, Layer, Outline, Px, Role, Scene, Stroke};

use super::animation::{Animation, AnimationError, draw_progress};
use super::cache::Cache;
use super::canvas::{Canvas, Clip, Mask, SpritePixels};
use super::encode;
use super::layout::{Draw, DrawCommand, Layout};
use super::palette::Palette;
use super::raster;
use super::sprites::Drawings;
use super::typeset::Typesetter;

/// Bytes of the caches of sprites, of shapes, and of still layers.
const SPRITE_CACHE: usize = 12 << 20;
const SHAPE_CACHE: usize = 8 << 20;
const LAYER_CACHE: usize = 24 << 20;
/// Sprites lie at one of so many offsets within a pixel, in both directions.
const PHASES: f32 = 2.0;

/// Makes pictures of scenes. One renderer serves every thread and caches what it prepared.
pub struct Renderer {
    typesetter: Typesetter,
    themes: Mutex<BTreeMap<&'static str, Arc<Theme>>>,
    sprites: Cache<SpriteKey, SpritePixels>,
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
    indices: GrayImage,
    theme: Arc<Theme>,
}

/// Where an item of a scene lies in the picture, in pixels.
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
            sprites: Cache::new(SPRITE_CACHE),
            shapes: Cache::new(SHAPE_CACHE),
            layers: Cache::new(LAYER_CACHE),
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

    /// An icon alone, in true colours on a transparent ground, as large as fits a square of `side` pixels. Nothing for
    /// a name that does not exist.
    pub fn icon(&self, colours: &'static Colours, name: &str, side: u32) -> Option<Vec<u8>> {
        self.theme(colours).drawings.alone(name, side)?.encode_png().ok()
    }

    /// The pixels of a scene, `width` pixels wide.
    pub fn draw(&self, scene: &Scene, width: u32, say: &dyn Fn(&Phrase) -> String) -> Frame {
        let theme = self.theme(scene.colours);
        let width = width.max(1);
        let scale = width as f32 / scene.width.max(1) as f32;
        let height = ((scene.height as f32 * scale).round() as u32).max(1);
        // A still layer is cached together with all that lies beneath it, as long as that is still
        // too. The key is all that is drawn, words included.
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
        let cached = keys.iter().enumerate().rev().find_map(|(at, key)| Some((at + 1, self.layers.get(key)?)));
        let (drawn, mut canvas) = match cached {
            Some((drawn, canvas)) => (drawn, (*canvas).clone()),
            None => (0, Canvas::new(width, height, Palette::index(Colour(0)))),
        };
        for (index, layer) in scene.layers.iter().enumerate().skip(drawn) {
            let transform = LayerTransform::of(layer, scale);
            canvas.set_clip(transform.clip);
            for command in &self.commands(layer, transform, say) {
                self.execute(&mut canvas, scene.colours, &theme, transform, command);
            }
            canvas.set_clip(None);
            if let Some(&key) = keys.get(index) {
                self.layers.insert(key, canvas.clone(), canvas.indices.len());
            }
        }
        Frame { indices: canvas.indices, theme }
    }

    /// Width of an animation that is posted, in pixels.
    pub const ANIMATION_WIDTH: u32 = 800;
    /// The widest animation that is worth its time: a whole game of this width takes seconds.
    pub const ANIMATION_MAX_WIDTH: u32 = 1600;
    /// The most bytes of an animation that is posted: what chats let everybody upload is 10 MB.
    pub const ANIMATION_BYTES: usize = 8_000_000;

    /// Scenes of one size and theme one after the other as an animated GIF, `width` pixels wide, each
    /// shown for so many hundredths of a second; a bar along the lower edge shows how far it has come.
    /// Where it would take more than `most` bytes, every second scene is left out, and again, but
    /// never the last.
    ///
    /// # Errors
    /// A side has more than 65,535 pixels.
    pub fn animation(
        &self,
        scenes: &[(Scene, u16)],
        width: u32,
        most: usize,
        say: &dyn Fn(&Phrase) -> String,
    ) -> Result<Vec<u8>, AnimationError> {
        let mut step = 1;
        loop {
            let mut animation: Option<Animation> = None;
            for (index, (scene, hundredths)) in scenes.iter().enumerate() {
                let shown = (scenes.len() - 1 - index).is_multiple_of(step);
                if !shown || animation.as_ref().is_some_and(|animation| animation.len() > most) {
                    continue;
                }
                let Frame { mut indices, theme } = self.draw(scene, width, say);
                draw_progress(&mut indices, index + 1, scenes.len(), Palette::index(INK));
                match &mut animation {
                    None => animation = Some(Animation::new(indices, &theme.palette, *hundredths)?),
                    Some(animation) => animation.add(indices, *hundredths)?,
                }
            }
            let bytes = animation.map(Animation::finish).transpose()?.unwrap_or_default();
            if bytes.len() <= most || step >= scenes.len() {
                return Ok(bytes);
            }
            step *= 2;
        }
    }

    /// Where everything of a scene lies at full size, in the order of drawing; shapes are left out.
    pub fn placed(&self, scene: &Scene, say: &dyn Fn(&Phrase) -> String) -> Vec<Placed> {
        let theme = self.theme(scene.colours);
        let mut placed = Vec::new();
        let everything = scene.layers.iter().flat_map(|layer| {
            let transform = LayerTransform::of(layer, 1.0);
            self.commands(layer, transform, say).into_iter().map(move |command| (transform.clip, command))
        });
        for (clip, command) in everything {
            let (mask, x, y, what, colour, size) = match command.draw {
                Draw::Shape(_) => continue,
                Draw::Sprite { name, x, y, size, .. } => {
                    let (sprite, x, y) = self.sprite(scene.colours, &theme, name, x, y, size);
                    (sprite.mask.clone(), x, y, name.to_owned(), None, None)
                }
                Draw::Text { text, face, size, colour, x, y, halo } => {
                    let (mask, x, y) = self.typesetter.mask(&text, face, size, halo, x, y);
                    ((*mask).clone(), x, y, text, Some(colour), Some(size))
                }
            };
            let whole =
                Clip { left: mask.left + x, top: mask.top + y, right: mask.right() + x, bottom: mask.bottom() + y };
            let seen = clip.map_or(whole, |clip| whole.within(clip));
            if seen.left < seen.right && seen.top < seen.bottom {
                let Clip { left, top, right, bottom } = seen;
                placed.push(Placed { role: command.role, what, colour, size, left, top, right, bottom });
            }
        }
        placed
    }

    /// The names of all drawings, and those of them that leave no pixel in a theme.
    pub fn sprites(&self, colours: &'static Colours) -> (Vec<&'static str>, Vec<&'static str>) {
        let theme = self.theme(colours);
        let names: Vec<_> = theme.drawings.names().collect();
        let is_empty =
            |name: &&&'static str| theme.drawings.draw(&theme.palette, name, 32.0, (0.0, 0.0)).indices.is_empty();
        let empty = names.iter().filter(is_empty).copied().collect();
        (names, empty)
    }

    /// Bytes that the caches of sprites and text hold now.
    pub fn sprite_memory(&self) -> usize {
        self.sprites.bytes() + self.typesetter.memory()
    }

    /// Bytes that all palettes and caches hold now.
    pub fn memory(&self) -> usize {
        let themes = self.themes.lock().unwrap_or_else(PoisonError::into_inner);
        let palettes: usize = themes.values().map(|theme| theme.palette.memory()).sum();
        palettes + self.sprite_memory() + self.shapes.bytes() + self.layers.bytes()
    }

    /// Forgets the still layers that no picture had since this was called before. Drawings and words stay: all games
    /// have them.
    pub(super) fn forget_unused(&self) {
        self.layers.forget_unused();
    }

    fn theme(&self, colours: &'static Colours) -> Arc<Theme> {
        let mut themes = self.themes.lock().unwrap_or_else(PoisonError::into_inner);
        let theme = themes
            .entry(colours.id)
            .or_insert_with(|| Arc::new(Theme { palette: Palette::new(colours), drawings: Drawings::new(colours) }));
        Arc::clone(theme)
    }

    fn commands(&self, layer: &Layer, transform: LayerTransform, say: &dyn Fn(&Phrase) -> String) -> Vec<DrawCommand> {
        let LayerTransform { scale, reduced, origin, .. } = transform;
        let commands = Vec::with_capacity(layer.items.len());
        let mut layout = Layout { typesetter: &self.typesetter, say, scale, reduced, origin, commands };
        for item in &layer.items {
            layout.item(item);
        }
        layout.commands
    }

    fn execute(
        &self,
        canvas: &mut Canvas,
        colours: &'static Colours,
        theme: &Theme,
        transform: LayerTransform,
        command: &DrawCommand,
    ) {
        match &command.draw {
            Draw::Shape(shape) => {
                if let Some(fill) = shape.fill {
                    let mask = self.covered(&shape.outline, None, transform, canvas.clip);
                    canvas.fill(&theme.palette, &mask, 0, 0, Palette::index(fill));
                }
                if let Some(stroke) = &shape.stroke {
                    let mask = self.covered(&shape.outline, Some(stroke), transform, canvas.clip);
                    canvas.fill(&theme.palette, &mask, 0, 0, Palette::index(stroke.colour));
                }
            }
            Draw::Sprite { name, x, y, size, opacity } => {
                let (sprite, x, y) = self.sprite(colours, theme, name, *x, *y, *size);
                canvas.sprite(&theme.palette, &sprite, x, y, *opacity);
            }
            Draw::Text { text, face, size, colour, x, y, halo } => {
                let (mask, x, y) = self.typesetter.mask(text, *face, *size, *halo, *x, *y);
                canvas.fill(&theme.palette, &mask, x, y, Palette::index(*colour));
            }
        }
    }

    /// The pixels that a surface covers, or the line along its outline.
    fn covered(&self, outline: &Outline, stroke: Option<&Stroke>, transform: LayerTransform, clip: Clip) -> Arc<Mask> {
        let LayerTransform { scale, origin, .. } = transform;
        let mut hasher = Xxh3::new();
        outline.hash(&mut hasher);
        stroke.map(|stroke| (stroke.width, stroke.dash, stroke.round)).hash(&mut hasher);
        (scale.to_bits(), origin.0.to_bits(), origin.1.to_bits(), clip).hash(&mut hasher);
        self.shapes.get_or_insert_with(hasher.finish(), |_| {
            let path = raster::path(outline, scale, origin);
            let path = match stroke {
                Some(stroke) => path.and_then(|path| raster::stroked(&path, stroke, scale)),
                None => path,
            };
            let mask = path.map(|path| raster::mask(&path, clip)).unwrap_or_default();
            let bytes = mask.bytes();
            (mask, bytes)
        })
    }

    /// The pixels of a sprite whose middle is at x, y, and the pixel that they are relative to.
    fn sprite(
        &self,
        colours: &'static Colours,
        theme: &Theme,
        name: &'static str,
        x: f32,
        y: f32,
        size: f32,
    ) -> (Arc<SpritePixels>, i32, i32) {
        let split = |at: f32| {
            let parts = (at * PHASES).round();
            let whole = (parts / PHASES).floor();
            (whole as i32, (parts - whole * PHASES) as u8)
        };
        let ((x, phase_x), (y, phase_y)) = (split(x), split(y));
        let size = (size * 64.0).round() as u32;
        let key = SpriteKey { theme: colours.id, name, size, phase: (phase_x, phase_y) };
        let sprite = self.sprites.get_or_insert_with(key, |key| {
            let shift = (f32::from(key.phase.0) / PHASES, f32::from(key.phase.1) / PHASES);
            let sprite = theme.drawings.draw(&theme.palette, name, key.size as f32 / 64.0, shift);
            let bytes = sprite.mask.bytes() + sprite.indices.len() + size_of::<SpriteKey>();
            (sprite, bytes)
        });
        (sprite, x, y)
    }
}

impl Frame {
    /// The picture as an indexed PNG.
    pub fn png(&self) -> Vec<u8> {
        encode::png(&self.indices, &self.theme.palette)
    }

    /// The palette index of each pixel.
    pub fn indices(&self) -> &GrayImage {
        &self.indices
    }

    /// The rows of the picture as a PNG holds them before they are compressed.
    pub fn rows(&self) -> Vec<u8> {
        encode::filtered(&self.indices)
    }

    /// The colour of each pixel, for anything that takes an image.
    pub fn rgba(&self) -> RgbaImage {
        // Not `expand_palette`: it leaves the first pixel as it was.
        let (palette, (width, height)) = (self.theme.palette.colours(), self.size());
        RgbaImage::from_fn(width, height, |x, y| {
            let [r, g, b] = palette[usize::from(self.indices.get_pixel(x, y).0[0])];
            Rgba([r, g, b, u8::MAX])
        })
    }

    /// Width and height in pixels.
    pub fn size(&self) -> (u32, u32) {
        self.indices.dimensions()
    }
}

/// How the drawing of a layer becomes pixels.
#[derive(Clone, Copy)]
struct LayerTransform {
    /// Pixels of the picture for one of the drawing.
    scale: f32,
    /// Pixels of the picture for one at full size.
    reduced: f32,
    /// Where the drawing's 0,0 lies, in pixels of the picture.
    origin: (f32, f32),
    clip: Option<Clip>,
}

impl LayerTransform {
    /// The transform of a layer in a picture that is `scale` times as large as the scene.
    fn of(layer: &Layer, scale: f32) -> LayerTransform {
        let view = layer.view;
        let px = |length: Px| length.get() * scale;
        let clip = view.clip.map(|(from, to)| Clip {
            left: px(from.x).round() as i32,
            top: px(from.y).round() as i32,
            right: px(to.x).round() as i32,
            bottom: px(to.y).round() as i32,
        });
        LayerTransform {
            scale: view.zoom.get() * scale,
            reduced: scale,
            origin: (px(view.origin.x), px(view.origin.y)),
            clip,
        }
    }
}
