//! Pictures in a row to an animated GIF: the first whole, of each other one what has changed.

use super::canvas::Canvas;
use super::palette::Palette;

/// The most bits of a code.
const MOST_BITS: u32 = 12;
/// Codes of single entries come first, then these two.
const CLEAR: u16 = 256;
const END: u16 = 257;

/// Writes pictures of one size and palette one after the other.
pub(super) struct Gif {
    bytes: Vec<u8>,
    last: Canvas,
    /// An entry that no picture has; it lets the last picture through.
    clear: Option<u8>,
}

impl Gif {
    /// Begins with a picture, shown for so many hundredths of a second.
    pub(super) fn new(first: Canvas, palette: &Palette, hundredths: u16) -> Self {
        let mut colours = palette.bytes();
        let clear = u8::try_from(colours.len() / 3).ok();
        colours.resize(256 * 3, 0);
        let mut bytes = b"GIF89a".to_vec();
        bytes.extend(sides(first.width, first.height));
        // A table of 256 colours, the first of them behind everything, square pixels.
        bytes.extend([0xF7, 0, 0]);
        bytes.extend(colours);
        // Begins again for ever.
        bytes.extend(b"\x21\xFF\x0BNETSCAPE2.0\x03\x01\x00\x00\x00");
        let mut gif = Gif { bytes, last: first, clear };
        let whole = (0, 0, gif.last.width, gif.last.height);
        let pixels = gif.last.pixels.clone();
        gif.frame(whole, &pixels, hundredths, None);
        gif
    }

    /// Adds a picture of the same size; nothing is added where nothing has changed.
    pub(super) fn add(&mut self, next: Canvas, hundredths: u16) {
        let Some((left, top, width, height)) = changed(&self.last, &next) else { return };
        let mut pixels = Vec::with_capacity(width * height);
        for y in top..top + height {
            let row = y * next.width + left..y * next.width + left + width;
            let pairs = self.last.pixels[row.clone()].iter().zip(&next.pixels[row]);
            pixels.extend(pairs.map(|(old, &new)| match self.clear {
                Some(clear) if *old == new => clear,
                _ => new,
            }));
        }
        self.frame((left, top, width, height), &pixels, hundredths, self.clear);
        self.last = next;
    }

    /// Bytes so far.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The file.
    pub(super) fn done(mut self) -> Vec<u8> {
        self.bytes.push(0x3B);
        self.bytes
    }

    fn frame(&mut self, place: (usize, usize, usize, usize), pixels: &[u8], hundredths: u16, clear: Option<u8>) {
        let (left, top, width, height) = place;
        // What was shown stays; one entry may let it through.
        let flags = 0b100 | u8::from(clear.is_some());
        self.bytes.extend([0x21, 0xF9, 4, flags]);
        self.bytes.extend(hundredths.to_le_bytes());
        self.bytes.extend([clear.unwrap_or_default(), 0, 0x2C]);
        self.bytes.extend(sides(left, top));
        self.bytes.extend(sides(width, height));
        self.bytes.extend([0, 8]);
        for part in compressed(pixels).chunks(255) {
            // At most 255.
            self.bytes.push(part.len() as u8);
            self.bytes.extend(part);
        }
        self.bytes.push(0);
    }
}

/// Two lengths as GIF has them; pictures are far smaller than 65,536 pixels.
fn sides(a: usize, b: usize) -> [u8; 4] {
    let [a, b] = [a, b].map(|side| u16::try_from(side).unwrap_or(u16::MAX).to_le_bytes());
    [a[0], a[1], b[0], b[1]]
}

/// The smallest rectangle round all pixels in which two pictures differ: left, top, width, height.
fn changed(old: &Canvas, new: &Canvas) -> Option<(usize, usize, usize, usize)> {
    let rows = || old.pixels.chunks_exact(old.width).zip(new.pixels.chunks_exact(new.width));
    let top = rows().position(|(a, b)| a != b)?;
    let bottom = rows().rposition(|(a, b)| a != b)? + 1;
    let differs = |a: &[u8], b: &[u8]| {
        let first = a.iter().zip(b).position(|(a, b)| a != b)?;
        Some((first, a.iter().zip(b).rposition(|(a, b)| a != b)? + 1))
    };
    let (left, right) = rows()
        .filter_map(|(a, b)| differs(a, b))
        .fold((old.width, 0), |(left, right), (first, last)| (left.min(first), right.max(last)));
    Some((left, top, right - left, bottom - top))
}

/// Entries by LZW: codes grow from 9 bits to 12, then all begins again.
fn compressed(pixels: &[u8]) -> Vec<u8> {
    let mut bits = Codes { bytes: Vec::with_capacity(pixels.len() / 8), held: 0, count: 0, width: 9 };
    bits.put(CLEAR);
    // For each code and the entry behind it the code of both; 0 stands for none, since no code
    // longer than one entry has the number 0.
    let mut longer = vec![0u16; 256 << MOST_BITS];
    let mut next = END + 1;
    let mut pixels = pixels.iter();
    let Some(mut code) = pixels.next().map(|&first| u16::from(first)) else {
        bits.put(END);
        return bits.done();
    };
    for &entry in pixels {
        let at = usize::from(code) << 8 | usize::from(entry);
        if longer[at] != 0 {
            code = longer[at];
            continue;
        }
        bits.put(code);
        code = entry.into();
        if next < 1 << MOST_BITS {
            longer[at] = next;
            // A reader learns each code one later than we do.
            if next == 1 << bits.width {
                bits.width += 1;
            }
            next += 1;
        } else {
            bits.put(CLEAR);
            longer.fill(0);
            next = END + 1;
            bits.width = 9;
        }
    }
    bits.put(code);
    if next == 1 << bits.width && bits.width < MOST_BITS {
        bits.width += 1;
    }
    bits.put(END);
    bits.done()
}

/// Codes of growing width to bytes, the lowest bits first.
struct Codes {
    bytes: Vec<u8>,
    held: u32,
    count: u32,
    width: u32,
}

impl Codes {
    fn put(&mut self, code: u16) {
        self.held |= u32::from(code) << self.count;
        self.count += self.width;
        while self.count >= 8 {
            self.bytes.push(self.held as u8);
            self.held >>= 8;
            self.count -= 8;
        }
    }

    fn done(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.held as u8);
        }
        self.bytes
    }
}
