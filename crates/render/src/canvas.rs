//! A picture of palette indices on which masks and sprites are drawn.

use image::{GrayImage, Luma};

use super::palette::{FULL, Palette};

/// A picture, with the area for drawing.
#[derive(Clone)]
pub(super) struct Canvas {
    /// One palette index per pixel.
    pub(super) indices: GrayImage,
    /// The area for drawing.
    pub(super) clip: Clip,
}

/// A rectangle of a picture. `right` and `bottom` are the first pixels outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Clip {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

/// The coverage of each pixel in a rectangle.
#[derive(Clone, Debug, Default)]
pub(super) struct Mask {
    /// Left edge in the picture, or relative to the position at which the mask is drawn.
    pub(super) left: i32,
    /// Top edge, like `left`.
    pub(super) top: i32,
    /// The coverage of each pixel, from 0 to [`FULL`].
    pub(super) coverage: GrayImage,
}

#[derive(Clone, Debug, Default)]
pub(super) struct SpritePixels {
    pub(super) mask: Mask,
    /// The palette index of each pixel.
    pub(super) indices: GrayImage,
}

impl Mask {
    /// The first column to the right of the mask.
    pub(super) fn right(&self) -> i32 {
        self.left + self.coverage.width() as i32
    }

    /// The first row below the mask.
    pub(super) fn bottom(&self) -> i32 {
        self.top + self.coverage.height() as i32
    }

    /// Memory use in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.coverage.len() + size_of::<Mask>()
    }

    /// Removes empty rows and columns at the edges.
    pub(super) fn trimmed(&self) -> Mask {
        let covered = self.coverage.enumerate_pixels().filter(|(_, _, pixel)| pixel.0[0] > 0);
        let bounds = covered.fold(None, |bounds, (x, y, _)| {
            let (left, top, right, bottom) = bounds.unwrap_or((x, y, x, y));
            Some((x.min(left), y.min(top), x.max(right), y.max(bottom)))
        });
        let Some((left, top, right, bottom)) = bounds else { return Mask::default() };
        let part = image::imageops::crop_imm(&self.coverage, left, top, right + 1 - left, bottom + 1 - top);
        Mask { left: self.left + left as i32, top: self.top + top as i32, coverage: part.to_image() }
    }
}

impl Clip {
    /// Larger than any picture.
    pub(super) const EVERYWHERE: Clip = Clip { left: -FAR, top: -FAR, right: FAR, bottom: FAR };

    pub(super) fn of(rect: tiny_skia::IntRect) -> Clip {
        Clip { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
    }

    /// The intersection of two clips.
    pub(super) fn within(self, other: Clip) -> Clip {
        let left = self.left.clamp(other.left, other.right);
        let top = self.top.clamp(other.top, other.bottom);
        let (right, bottom) = (self.right.clamp(left, other.right), self.bottom.clamp(top, other.bottom));
        Clip { left, top, right, bottom }
    }
}

const FAR: i32 = 1 << 20;

/// Number of pixels that are drawn at once if a mask covers all or none of them, as it mostly does.
const RUN: usize = 8;
const UNCOVERED: [u8; RUN] = [0; RUN];
const COVERED: [u8; RUN] = [FULL; RUN];

impl Canvas {
    /// Creates a picture of one color; sizes are in pixels.
    pub(super) fn new(width: u32, height: u32, index: u8) -> Self {
        let indices = GrayImage::from_pixel(width, height, Luma([index]));
        let mut canvas = Canvas { indices, clip: Clip::EVERYWHERE };
        canvas.set_clip(None);
        canvas
    }

    /// Restricts drawing to a clip; `None` removes the restriction.
    pub(super) fn set_clip(&mut self, clip: Option<Clip>) {
        let (right, bottom) = (self.indices.width() as i32, self.indices.height() as i32);
        let whole = Clip { left: 0, top: 0, right, bottom };
        self.clip = clip.map_or(whole, |clip| clip.within(whole));
    }

    /// Draws a mask in one color.
    pub(super) fn fill(&mut self, palette: &Palette, mask: &Mask, x: i32, y: i32, index: u8) {
        self.paint(palette, mask, (x, y), 100, |_| index);
    }

    /// Draws a sprite; `opacity` in percent.
    pub(super) fn sprite(&mut self, palette: &Palette, sprite: &SpritePixels, x: i32, y: i32, opacity: u8) {
        // A sprite has an index for each pixel of its mask.
        let indices = sprite.indices.as_raw();
        self.paint(palette, &sprite.mask, (x, y), opacity, |at| indices[at]);
    }

    /// Draws a mask in the colors that `index` returns for the pixels of the mask; `opacity` in percent.
    fn paint(&mut self, palette: &Palette, mask: &Mask, (x, y): (i32, i32), opacity: u8, index: impl Fn(usize) -> u8) {
        let opaque = opacity == 100;
        let fade = |coverage: u8| {
            if opaque { coverage } else { ((u32::from(coverage) * u32::from(opacity) + 50) / 100) as u8 }
        };
        let mix = |pixels: &mut [u8], coverage: &[u8], start: usize| {
            for ((pixel, &coverage), at) in pixels.iter_mut().zip(coverage).zip(start..) {
                if coverage > 0 {
                    *pixel = palette.over(index(at), *pixel, fade(coverage));
                }
            }
        };
        self.each_row(mask, x, y, |pixels, coverage, start| {
            let (pixel_runs, last_pixels) = pixels.as_chunks_mut::<RUN>();
            let (runs, last) = coverage.as_chunks::<RUN>();
            for ((pixels, coverage), start) in pixel_runs.iter_mut().zip(runs).zip((start..).step_by(RUN)) {
                if *coverage == COVERED && opaque {
                    *pixels = std::array::from_fn(|at| index(start + at));
                } else if *coverage != UNCOVERED {
                    mix(pixels, coverage, start);
                }
            }
            mix(last_pixels, last, start + coverage.len() - last.len());
        });
    }

    /// Calls `draw` with each row of pixels under the mask, the row's coverage, and the index of its first pixel in the
    /// mask.
    fn each_row(&mut self, mask: &Mask, x: i32, y: i32, mut draw: impl FnMut(&mut [u8], &[u8], usize)) {
        let (left, top) = (mask.left + x, mask.top + y);
        let from = left.clamp(self.clip.left, self.clip.right);
        let to = (mask.right() + x).clamp(from, self.clip.right);
        if from == to {
            return;
        }
        let (stride, mask_stride) = (self.indices.width() as usize, mask.coverage.width() as usize);
        for (row, coverage) in mask.coverage.chunks_exact(mask_stride).enumerate() {
            let line = top + row as i32;
            if line < self.clip.top || line >= self.clip.bottom {
                continue;
            }
            let start = line as usize * stride;
            let indices: &mut [u8] = &mut self.indices;
            let pixels = &mut indices[start + from as usize..start + to as usize];
            let (first, last) = ((from - left) as usize, (to - left) as usize);
            draw(pixels, &coverage[first..last], row * mask_stride + first);
        }
    }
}
