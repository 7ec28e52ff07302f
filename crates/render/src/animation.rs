//! Encodes pictures as an animated GIF. Only the first frame is complete, the others contain only the changes.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use image::imageops::crop_imm;
use image::{GrayImage, Luma};
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;

use super::changes::changed_areas;
use super::palette::Palette;

#[derive(Debug, thiserror::Error)]
pub enum AnimationError {
    /// The picture is too large for GIF.
    #[error("animation too large: {0} pixels. The limit is 65,535 per side")]
    TooLarge(u32),
    /// The library refused a frame.
    #[error("could not encode the animation")]
    Encoding(#[from] EncodingError),
}

/// Writes pictures that have the same size and palette.
pub(super) struct Animation {
    encoder: Encoder<Vec<u8>>,
    last: GrayImage,
    /// An index that no picture uses. In a later frame it leaves the previous pixel unchanged.
    transparent: Option<u8>,
}

impl Animation {
    /// Starts with a picture, shown for `hundredths` of a second.
    ///
    /// # Errors
    /// A side has more than 65,535 pixels.
    pub(super) fn new(first: GrayImage, palette: &Palette, hundredths: u16) -> Result<Self, AnimationError> {
        let mut colours = palette.bytes();
        let transparent = u8::try_from(colours.len() / 3).ok();
        colours.resize(256 * 3, 0);
        let mut encoder = Encoder::new(Vec::new(), side(first.width())?, side(first.height())?, &colours)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut animation = Animation { encoder, last: GrayImage::default(), transparent };
        let whole = Rect::at(0, 0).of_size(first.width(), first.height());
        animation.frame(whole, &first, hundredths, None)?;
        animation.last = first;
        Ok(animation)
    }

    /// Adds a picture of the same size. Does nothing if it equals the previous one.
    ///
    /// # Errors
    /// Same as [`Animation::new`].
    pub(super) fn add(&mut self, next: GrayImage, hundredths: u16) -> Result<(), AnimationError> {
        let areas = changed_areas(&self.last, &next, 0);
        let Some(rect) = areas.into_iter().reduce(around) else { return Ok(()) };
        // The rectangle is inside the picture, so its coordinates aren't negative.
        let crop =
            |image| crop_imm(image, rect.left() as u32, rect.top() as u32, rect.width(), rect.height()).to_image();
        let (old, mut new) = (crop(&self.last), crop(&next));
        if let Some(transparent) = self.transparent {
            // Whole areas would make the file almost three times as large. A frame for each area would show them one after
            // another, because viewers wait a tenth of a second after a frame, however short its time is.
            for (new, old) in new.iter_mut().zip(old.iter()) {
                if new == old {
                    *new = transparent;
                }
            }
        }
        self.frame(rect, &new, hundredths, self.transparent)?;
        self.last = next;
        Ok(())
    }

    /// Number of bytes written so far.
    pub(super) fn len(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// Returns the finished file.
    ///
    /// # Errors
    /// Same as [`Animation::new`].
    pub(super) fn finish(self) -> Result<Vec<u8>, AnimationError> {
        Ok(self.encoder.into_inner()?)
    }

    fn frame(
        &mut self,
        rect: Rect,
        part: &GrayImage,
        hundredths: u16,
        transparent: Option<u8>,
    ) -> Result<(), AnimationError> {
        // The rectangle is inside the picture, so its coordinates aren't negative.
        let (left, top) = (side(rect.left() as u32)?, side(rect.top() as u32)?);
        let frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent,
            left,
            top,
            width: side(rect.width())?,
            height: side(rect.height())?,
            buffer: part.as_raw().into(),
            ..Frame::default()
        };
        Ok(self.encoder.write_frame(&frame)?)
    }
}

/// A length in GIF's 16 bits.
fn side(pixels: u32) -> Result<u16, AnimationError> {
    u16::try_from(pixels).map_err(|_| AnimationError::TooLarge(pixels))
}

/// Draws a progress bar along the lower edge: `shown` of `all`.
pub(super) fn draw_progress(picture: &mut GrayImage, shown: usize, all: usize, index: u8) {
    let (width, height) = picture.dimensions();
    let bar = (height / 150).max(2).min(height);
    let done = (u64::from(width) * shown as u64).div_ceil(all.max(1) as u64).clamp(1, u64::from(width.max(1))) as u32;
    draw_filled_rect_mut(picture, Rect::at(0, (height - bar) as i32).of_size(done, bar), Luma([index]));
}

/// The smallest rectangle around two.
fn around(a: Rect, b: Rect) -> Rect {
    let (left, top) = (a.left().min(b.left()), a.top().min(b.top()));
    let (right, bottom) = (a.right().max(b.right()), a.bottom().max(b.bottom()));
    Rect::at(left, top).of_size((right - left) as u32 + 1, (bottom - top) as u32 + 1)
}
