//! A picture of palette entries, and putting things on it.

use super::palette::{FULL, Palette};

/// Palette entries, row by row.
#[derive(Clone)]
pub(super) struct Canvas {
    /// In pixels.
    pub(super) width: usize,
    /// In pixels.
    pub(super) height: usize,
    /// One entry per pixel.
    pub(super) pixels: Vec<u8>,
    /// Where things may be put.
    pub(super) clip: Clip,
}

/// A rectangle of a picture: the first pixels inside of it, and the first beyond it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Clip {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

/// How strongly each pixel of a rectangle is covered, from 0 to [`FULL`].
#[derive(Clone, Debug, Default)]
pub(super) struct Mask {
    /// Of the rectangle in the picture, or relative to where the mask is put.
    pub(super) left: i32,
    /// Likewise.
    pub(super) top: i32,
    /// In pixels.
    pub(super) width: usize,
    /// In pixels.
    pub(super) height: usize,
    /// One strength per pixel.
    pub(super) strengths: Vec<u8>,
}

/// A drawing of several colours.
#[derive(Clone, Debug, Default)]
pub(super) struct Stamp {
    /// Its form.
    pub(super) mask: Mask,
    /// The palette entry of each pixel.
    pub(super) entries: Vec<u8>,
}

impl Mask {
    /// The same form, `by` pixels wider on all sides.
    pub(super) fn grown(&self, by: f32) -> Mask {
        let reach = by.ceil() as i32;
        let (width, height) = (self.width + 2 * reach as usize, self.height + 2 * reach as usize);
        let mut strengths = vec![0; width * height];
        for dy in -reach..=reach {
            for dx in -reach..=reach {
                // A disc with a smooth edge, one pixel wide.
                let covers = (by + 0.5 - ((dx * dx + dy * dy) as f32).sqrt()).clamp(0.0, 1.0);
                if covers <= 0.0 {
                    continue;
                }
                for y in 0..self.height {
                    let to = (y as i32 + reach + dy) as usize * width + (reach + dx) as usize;
                    let from = &self.strengths[y * self.width..][..self.width];
                    for (pixel, strength) in strengths[to..].iter_mut().zip(from) {
                        *pixel = (*pixel).max((f32::from(*strength) * covers).round() as u8);
                    }
                }
            }
        }
        Mask { left: self.left - reach, top: self.top - reach, width, height, strengths }
    }

    /// Bytes that it takes.
    pub(super) fn bytes(&self) -> usize {
        self.strengths.len() + size_of::<Mask>()
    }

    /// Without empty rows and columns at its edges.
    pub(super) fn trimmed(self) -> Mask {
        let used = |x: usize, y: usize| self.strengths[y * self.width + x] > 0;
        let mut rows = (0..self.height).filter(|&y| (0..self.width).any(|x| used(x, y)));
        let mut columns = (0..self.width).filter(|&x| (0..self.height).any(|y| used(x, y)));
        let (Some(top), Some(bottom)) = (rows.clone().next(), rows.next_back()) else { return Mask::default() };
        let (Some(left), Some(right)) = (columns.clone().next(), columns.next_back()) else { return Mask::default() };
        let strengths =
            (top..=bottom).flat_map(|y| &self.strengths[y * self.width + left..=y * self.width + right]).copied();
        Mask {
            left: self.left + left as i32,
            top: self.top + top as i32,
            width: right + 1 - left,
            height: bottom + 1 - top,
            strengths: strengths.collect(),
        }
    }
}

impl Clip {
    const EMPTY: Clip = Clip { left: 0, top: 0, right: 0, bottom: 0 };

    /// What lies in both.
    pub(super) fn within(self, other: Clip) -> Clip {
        let left = self.left.clamp(other.left, other.right);
        let top = self.top.clamp(other.top, other.bottom);
        let (right, bottom) = (self.right.clamp(left, other.right), self.bottom.clamp(top, other.bottom));
        Clip { left, top, right, bottom }
    }
}

impl Canvas {
    /// A picture of one colour.
    pub(super) fn new(width: usize, height: usize, entry: u8) -> Self {
        let mut canvas = Canvas { width, height, pixels: vec![entry; width * height], clip: Clip::EMPTY };
        canvas.set_clip(None);
        canvas
    }

    /// Lets things be put only inside of a clip, or everywhere.
    pub(super) fn set_clip(&mut self, clip: Option<Clip>) {
        let (right, bottom) = (self.width as i32, self.height as i32);
        let whole = Clip { left: 0, top: 0, right, bottom };
        self.clip = clip.map_or(whole, |clip| clip.within(whole));
    }

    /// Covers what the mask covers with one colour.
    pub(super) fn fill(&mut self, palette: &Palette, mask: &Mask, x: i32, y: i32, entry: u8) {
        self.each_row(mask, x, y, |pixels, strengths, _| {
            for (pixel, &strength) in pixels.iter_mut().zip(strengths) {
                *pixel = match strength {
                    0 => continue,
                    FULL => entry,
                    _ => palette.over(entry, *pixel, strength),
                };
            }
        });
    }

    /// Puts a drawing on the picture; `opacity` in percent.
    pub(super) fn stamp(&mut self, palette: &Palette, stamp: &Stamp, x: i32, y: i32, opacity: u8) {
        let fade = |strength: u8| ((u32::from(strength) * u32::from(opacity) + 50) / 100) as u8;
        self.each_row(&stamp.mask, x, y, |pixels, strengths, at| {
            for (index, (pixel, &strength)) in pixels.iter_mut().zip(strengths).enumerate() {
                *pixel = match strength {
                    0 => continue,
                    FULL if opacity == 100 => stamp.entries[at + index],
                    _ => palette.over(stamp.entries[at + index], *pixel, fade(strength)),
                };
            }
        });
    }

    /// Calls with each row of pixels that a mask lies on, its strengths, and where these begin.
    fn each_row(&mut self, mask: &Mask, x: i32, y: i32, mut draw: impl FnMut(&mut [u8], &[u8], usize)) {
        let (left, top) = (mask.left + x, mask.top + y);
        let from = left.clamp(self.clip.left, self.clip.right);
        let to = (left + mask.width as i32).clamp(from, self.clip.right);
        if from == to {
            return;
        }
        for row in 0..mask.height {
            let line = top + row as i32;
            if line < self.clip.top || line >= self.clip.bottom {
                continue;
            }
            let start = line as usize * self.width;
            let at = row * mask.width + (from - left) as usize;
            let count = (to - from) as usize;
            let pixels = &mut self.pixels[start + from as usize..start + to as usize];
            draw(pixels, &mask.strengths[at..at + count], at);
        }
    }
}
