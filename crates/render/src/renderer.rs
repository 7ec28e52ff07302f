//! Draws scenes as pixels.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use image::{GrayImage, Rgba, RgbaImage};
use xxhash_rust::xxh3::Xxh3;

use engine::Phrase;
use scene::tokens::INK;
use scene::{Colour, Colours, Importance, ItemRole, Layer, Outline, Px, Scene, Stroke};

use super::animation::{Animation, AnimationError, draw_progress};
use super::cache::GenerationCache;
use super::canvas::{Canvas, Clip, Mask, SpritePixels};
use super::encode;
use super::layout::{DrawCommand, Layout, PaintCommand};
use super::palette::Palette;
use super::raster;
use super::sprites::Drawings;
use super::typeset::Typesetter;

/// Sizes of the caches for sprites, shapes and still layers, in bytes.
const SPRITE_CACHE: usize = 12 << 20;
const SHAPE_CACHE: usize = 8 << 20;
const LAYER_CACHE: usize = 24 << 20;
/// Number of sprite positions within a pixel, in each direction.
const PHASES: f32 = 2.0;

/// Draws scenes. All threads share one renderer, which caches its preparations.
pub struct Renderer {
    typesetter: Typesetter,
    themes: Mutex<BTreeMap<&'static str, Arc<Theme>>>,
    sprites: GenerationCache<SpriteKey, SpritePixels>,
    shapes: GenerationCache<u64, Mask>,
    layers: GenerationCache<u64, Canvas>,
}

struct Theme {
    palette: Palette,
    drawings: Drawings,
}

#[derive(PartialEq, Eq, Hash)]
struct SpriteKey {
    theme: &'static str,
    name: &'static str,
    /// Size of the sprite in 1/64 of a pixel.
    size: u32,
    phase: (u8, u8),
}

/// The pixels of a scene, not yet encoded.
pub struct Pixels {
    indices: GrayImage,
    theme: Arc<Theme>,
}

/// Position of an item in the picture, in pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedItem {
    /// The item's purpose.
    pub role: ItemRole,
    /// Its importance to players.
    pub need: Importance,
    /// Height of a text's capitals and figures, or the longer side of a drawing, in pixels.
    pub height: f32,
    /// Name of the drawing, or the text.
    pub what: String,
    /// Color of a text.
    pub colour: Option<Colour>,
    /// Font size of a text in pixels.
    pub size: Option<f32>,
    /// Left edge of the smallest rectangle around all its pixels.
    pub left: i32,
    /// Top edge.
    pub top: i32,
    /// First column to the right.
    pub right: i32,
    /// First row below.
    pub bottom: i32,
}

impl Default for Renderer {
    fn default() -> Self {
        Renderer::new()
    }
}

impl Renderer {
    /// Creates a renderer with empty caches.
    pub fn new() -> Self {
        Renderer {
            typesetter: Typesetter::new(),
            themes: Mutex::default(),
            sprites: GenerationCache::new(SPRITE_CACHE),
            shapes: GenerationCache::new(SHAPE_CACHE),
            layers: GenerationCache::new(LAYER_CACHE),
        }
    }

    /// Draws a scene as PNG at full size. `say` renders its phrases in the reader's language.
    pub fn png(&self, scene: &Scene, say: &dyn Fn(&Phrase) -> String) -> Vec<u8> {
        self.draw(scene, scene.width, say).png()
    }

    /// Draws a scene as PNG with another width.
    pub fn png_of_width(&self, scene: &Scene, width: u32, say: &dyn Fn(&Phrase) -> String) -> Vec<u8> {
        self.draw(scene, width, say).png()
    }

    /// Draws an icon in full color on a transparent background, as large as fits a square of `side` pixels. `None` if
    /// there is no icon with this name.
    pub fn icon(&self, colours: &'static Colours, name: &str, side: u32) -> Option<Vec<u8>> {
        self.theme(colours).drawings.alone(name, side)?.encode_png().ok()
    }

    /// Draws the pixels of a scene, `width` pixels wide.
    pub fn draw(&self, scene: &Scene, width: u32, say: &dyn Fn(&Phrase) -> String) -> Pixels {
        let theme = self.theme(scene.colours);
        let width = width.max(1);
        let scale = width as f32 / scene.width.max(1) as f32;
        let height = ((scene.height as f32 * scale).round() as u32).max(1);
        // A still layer is cached with everything below it if that is still too. The key covers all drawn content,
        // including text.
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
        Pixels { indices: canvas.indices, theme }
    }

    /// Width of a posted animation in pixels.
    pub const ANIMATION_WIDTH: u32 = 800;
    /// Maximum useful width of an animation in pixels. At this width a whole game takes seconds.
    pub const ANIMATION_MAX_WIDTH: u32 = 1600;
    /// Maximum size of a posted animation in bytes. Chats let everyone upload 10 MB.
    pub const ANIMATION_BYTES: usize = 8_000_000;

    /// Draws scenes of one size and theme as an animated GIF, `width` pixels wide. Each is shown for `hundredths` of a
    /// second, and a bar along the lower edge shows the progress. If the file would exceed `most` bytes, every second
    /// scene is dropped, repeatedly if needed, but never the last scene.
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
                let Pixels { mut indices, theme } = self.draw(scene, width, say);
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

    /// Positions of a scene's items at full size, in drawing order, without shapes.
    pub fn placed(&self, scene: &Scene, say: &dyn Fn(&Phrase) -> String) -> Vec<PlacedItem> {
        let theme = self.theme(scene.colours);
        let mut placed = Vec::new();
        let everything = scene.layers.iter().flat_map(|layer| {
            let transform = LayerTransform::of(layer, 1.0);
            self.commands(layer, transform, say).into_iter().map(move |command| (transform.clip, command))
        });
        for (clip, command) in everything {
            let (mask, x, y, what, colour, size, height) = match command.draw {
                PaintCommand::Shape(_) => continue,
                PaintCommand::Sprite { name, x, y, size, .. } => {
                    let (sprite, x, y) = self.sprite(scene.colours, &theme, name, x, y, size);
                    let mask = &sprite.mask;
                    let height = (mask.bottom() - mask.top).max(mask.right() - mask.left) as f32;
                    (sprite.mask.clone(), x, y, name.to_owned(), None, None, height)
                }
                PaintCommand::Text { text, face, size, colour, x, y, halo } => {
                    let (mask, x, y) = self.typesetter.mask(&text, face, size, halo, x, y);
                    let height = self.typesetter.reach("H", face, size).0;
                    ((*mask).clone(), x, y, text, Some(colour), Some(size), height)
                }
            };
            let whole =
                Clip { left: mask.left + x, top: mask.top + y, right: mask.right() + x, bottom: mask.bottom() + y };
            let seen = clip.map_or(whole, |clip| whole.within(clip));
            if seen.left < seen.right && seen.top < seen.bottom {
                let Clip { left, top, right, bottom } = seen;
                let DrawCommand { role, need, .. } = command;
                placed.push(PlacedItem { role, need, height, what, colour, size, left, top, right, bottom });
            }
        }
        placed
    }

    /// Names of all drawings, and the names of those that leave no pixel in a theme.
    pub fn sprites(&self, colours: &'static Colours) -> (Vec<&'static str>, Vec<&'static str>) {
        let theme = self.theme(colours);
        let names: Vec<_> = theme.drawings.names().collect();
        let is_empty =
            |name: &&&'static str| theme.drawings.draw(&theme.palette, name, 32.0, (0.0, 0.0)).indices.is_empty();
        let empty = names.iter().filter(is_empty).copied().collect();
        (names, empty)
    }

    /// Memory use of the sprite and text caches in bytes.
    pub fn sprite_memory(&self) -> usize {
        self.sprites.bytes() + self.typesetter.memory()
    }

    /// Memory use of all palettes and caches in bytes.
    pub fn memory(&self) -> usize {
        let themes = self.themes.lock().unwrap_or_else(PoisonError::into_inner);
        let palettes: usize = themes.values().map(|theme| theme.palette.memory()).sum();
        palettes + self.sprite_memory() + self.shapes.bytes() + self.layers.bytes()
    }

    /// Drops still layers that no picture has used since the previous call. Drawings and text remain, because all games
    /// share them.
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

    /// The drawing commands of a layer at full size, without its view.
    pub(super) fn whole_commands(&self, layer: &Layer, say: &dyn Fn(&Phrase) -> String) -> Vec<DrawCommand> {
        self.commands(layer, LayerTransform { scale: 1.0, reduced: 1.0, origin: (0.0, 0.0), clip: None }, say)
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
            PaintCommand::Shape(shape) => {
                if let Some(fill) = shape.fill {
                    let mask = self.covered(&shape.outline, None, transform, canvas.clip);
                    canvas.fill(&theme.palette, &mask, 0, 0, Palette::index(fill));
                }
                if let Some(stroke) = &shape.stroke {
                    let mask = self.covered(&shape.outline, Some(stroke), transform, canvas.clip);
                    canvas.fill(&theme.palette, &mask, 0, 0, Palette::index(stroke.colour));
                }
            }
            PaintCommand::Sprite { name, x, y, size, opacity } => {
                let (sprite, x, y) = self.sprite(colours, theme, name, *x, *y, *size);
                canvas.sprite(&theme.palette, &sprite, x, y, *opacity);
            }
            PaintCommand::Text { text, face, size, colour, x, y, halo } => {
                let (mask, x, y) = self.typesetter.mask(text, *face, *size, *halo, *x, *y);
                canvas.fill(&theme.palette, &mask, x, y, Palette::index(*colour));
            }
        }
    }

    /// The pixels of a surface, or of the line along its outline.
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

    /// The pixels of a sprite centered at x, y, and the position they are relative to.
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

impl Pixels {
    /// Encodes the picture as an indexed PNG.
    pub fn png(&self) -> Vec<u8> {
        encode::png(&self.indices, &self.theme.palette)
    }

    /// The palette index of each pixel.
    pub fn indices(&self) -> &GrayImage {
        &self.indices
    }

    /// The picture's rows in PNG form before compression.
    pub fn rows(&self) -> Vec<u8> {
        encode::filtered(&self.indices)
    }

    /// The color of each pixel.
    pub fn rgba(&self) -> RgbaImage {
        // `expand_palette` would leave the first pixel unconverted.
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

/// Transformation from a layer's drawing to pixels.
#[derive(Clone, Copy)]
struct LayerTransform {
    /// Pixels of the picture per pixel of the drawing.
    scale: f32,
    /// Pixels of the picture per pixel at full size.
    reduced: f32,
    /// Position of the drawing's origin, in pixels of the picture.
    origin: (f32, f32),
    clip: Option<Clip>,
}

impl LayerTransform {
    /// The transform of a layer in a picture `scale` times the size of the scene.
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
