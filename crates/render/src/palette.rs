//! The 256 prepared colors of a theme, and the results of mixing them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU16, Ordering};

use scene::{Colour, Colours, mix};

/// Coverage of a fully covered pixel; 0 is uncovered.
///
/// There are only two steps in between. At board sizes they look the same as sixteen (checked at twice the size), and a
/// picture is a quarter smaller.
pub(super) const FULL: u8 = 3;

/// Steps between two touching colors, in percent of the first.
const STEPS: [u32; 2] = [33, 67];

/// Steps closer than this to another color (see [`distance`]) are left out.
const NEAR: u32 = 120;

pub(super) struct Palette {
    colours: Vec<[u8; 3]>,
    exact: HashMap<[u8; 3], u8>,
    /// Nearest palette color by six bits of red, green and blue; computed on first use.
    nearest: Vec<AtomicU16>,
    /// Mix of each palette color over each other at each partial coverage; computed on first use.
    over: Vec<AtomicU16>,
}

const UNKNOWN: u16 = u16::MAX;

impl Palette {
    /// Creates the palette of a theme: all tokens, all tints, then steps between touching colors.
    pub(super) fn new(theme: &Colours) -> Self {
        let mut colours: Vec<[u8; 3]> = theme.all().map(|token| channels(token.rgb)).collect();
        let mut add = |rgb: u32, least: u32| {
            let rgb = channels(rgb);
            if colours.len() < 256 && colours.iter().all(|&known| distance(known, rgb) >= least) {
                colours.push(rgb);
            }
        };
        for &(top, under, percent) in theme.tints.iter().copied().flatten() {
            add(mix(theme.rgb(top), theme.rgb(under), u32::from(percent)), 1);
        }
        for percent in STEPS {
            for &(a, b) in theme.touching.iter().copied().flatten() {
                add(mix(theme.rgb(a), theme.rgb(b), percent), NEAR);
            }
        }
        // If colors are equal, the first one counts.
        let exact = colours.iter().enumerate().rev().map(|(at, &rgb)| (rgb, at as u8)).collect();
        let unknown = |count| (0..count).map(|_| AtomicU16::new(UNKNOWN)).collect();
        Palette { colours, exact, nearest: unknown(1 << 18), over: unknown(256 * 256 * usize::from(FULL)) }
    }

    pub(super) fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The colors in a row, as in a PNG.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    /// The index of a token.
    pub(super) fn index(colour: Colour) -> u8 {
        // Tokens come first, in order.
        colour.0
    }

    /// The index of the nearest color. Colors that agree in six bits per channel get the same result, regardless of the
    /// order of calls. Exact matches are always found.
    pub(super) fn nearest(&self, rgb: [u8; 3]) -> u8 {
        self.exact.get(&rgb).copied().unwrap_or_else(|| self.near(rgb))
    }

    fn near(&self, rgb: [u8; 3]) -> u8 {
        let cell = rgb.iter().fold(0, |cell, &c| (cell << 6) | usize::from(c >> 2));
        let known = self.nearest[cell].load(Ordering::Relaxed);
        if known != UNKNOWN {
            return known as u8;
        }
        let middle = rgb.map(|c| (c & 0xFC) | 2);
        let best = (0..self.colours.len()).min_by_key(|&at| distance(self.colours[at], middle)).unwrap_or(0);
        self.nearest[cell].store(best as u16, Ordering::Relaxed);
        best as u8
    }

    /// The index of a color over another, with a coverage from 0 to [`FULL`].
    #[inline]
    pub(super) fn over(&self, top: u8, under: u8, coverage: u8) -> u8 {
        match coverage {
            0 => return under,
            FULL.. => return top,
            _ => {}
        }
        let at = (usize::from(top) * usize::from(FULL) + usize::from(coverage)) * 256 + usize::from(under);
        let known = self.over[at].load(Ordering::Relaxed);
        if known != UNKNOWN {
            return known as u8;
        }
        let result = if top == under { top } else { self.mixed(top, under, coverage) };
        self.over[at].store(result.into(), Ordering::Relaxed);
        result
    }

    fn mixed(&self, top: u8, under: u8, coverage: u8) -> u8 {
        let (a, b) = (self.colours[usize::from(top)], self.colours[usize::from(under)]);
        let (s, full) = (u32::from(coverage), u32::from(FULL));
        let mixed = [0, 1, 2].map(|c| ((u32::from(a[c]) * s + u32::from(b[c]) * (full - s) + full / 2) / full) as u8);
        self.near(mixed)
    }

    /// Memory use of the tables in bytes.
    pub(super) fn memory(&self) -> usize {
        (self.nearest.len() + self.over.len()) * size_of::<AtomicU16>()
    }
}

fn channels(rgb: u32) -> [u8; 3] {
    [(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8]
}

/// The approximate visible difference between two colors: eyes see green best and blue least.
fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    let d = |i: usize| (i32::from(a[i]) - i32::from(b[i])).unsigned_abs().pow(2);
    2 * d(0) + 4 * d(1) + 3 * d(2)
}
