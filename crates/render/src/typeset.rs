//! Converts text to glyphs to masks: bidirectional order, fonts for other scripts, kerning, cutting.

use std::ops::Range;
use std::sync::Arc;

use harfrust::font::glyph::outline::{DrawMemory, DrawOptions, PathSink};
use harfrust::{Buffer, Direction, Feature, GlyphId, ShapeOptions, ShaperFont, Tag};
use tiny_skia::PathBuilder;
use unicode_bidi::BidiInfo;

use engine::is_direction;
use scene::Typeface;

use super::cache::GenerationCache;
use super::canvas::Mask;
use super::fonts::Fonts;
use super::raster;

/// Number of horizontal mask positions within a pixel.
const PHASES: f32 = 4.0;
/// Sizes of the caches for shaped lines and for their masks, in bytes.
const RUN_CACHE: usize = 2 << 20;
const MASK_CACHE: usize = 8 << 20;
const ELLIPSIS: char = '…';

/// A glyph and its position in the line, in pixels; y points up.
struct Glyph {
    file: usize,
    id: GlyphId,
    x: f32,
    y: f32,
}

pub(super) struct Run {
    glyphs: Vec<Glyph>,
    /// Width of the line in pixels.
    pub(super) width: f32,
    /// Byte offsets at which the text may be cut.
    cuts: Vec<usize>,
}

/// Cache key: a line in a face and size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct LineKey {
    text: Box<str>,
    face: Typeface,
    /// Font size in 1/64 of a pixel.
    size: u32,
}

/// Cache key of a line's mask: its offset within a pixel in 1/[`PHASES`], its halo in 1/64 of a pixel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct MaskKey {
    line: LineKey,
    phase: u8,
    halo: u16,
}

pub(super) struct Typesetter {
    fonts: Fonts,
    runs: GenerationCache<LineKey, Run>,
    masks: GenerationCache<MaskKey, Mask>,
}

impl LineKey {
    fn new(text: &str, face: Typeface, size: f32) -> LineKey {
        LineKey { text: text.into(), face, size: (size * 64.0).round() as u32 }
    }

    /// The font size in pixels.
    fn pixels(&self) -> f32 {
        self.size as f32 / 64.0
    }
}

impl Typesetter {
    pub(super) fn new() -> Self {
        Typesetter {
            fonts: Fonts::new(),
            runs: GenerationCache::new(RUN_CACHE),
            masks: GenerationCache::new(MASK_CACHE),
        }
    }

    /// Shapes a text with a font size of `size` pixels.
    pub(super) fn run(&self, text: &str, face: Typeface, size: f32) -> Arc<Run> {
        self.runs.get_or_insert_with(LineKey::new(text, face, size), |line| {
            let run = self.shape(line);
            let bytes = line.text.len() + run.glyphs.len() * size_of::<Glyph>() + run.cuts.len() * 8 + 128;
            (run, bytes)
        })
    }

    /// The width of a text in pixels.
    pub(super) fn width(&self, text: &str, face: Typeface, size: f32) -> f32 {
        if text.is_empty() { 0.0 } else { self.run(text, face, size).width }
    }

    /// Reach of a text above and below its baseline, in pixels.
    pub(super) fn reach(&self, text: &str, face: Typeface, size: f32) -> (f32, f32) {
        let (mask, ..) = self.mask(text, face, size, 0.0, 0.0, 0.0);
        (-mask.top as f32, mask.bottom() as f32)
    }

    /// The mask of a text that starts at `x` on the baseline `y`, and the position the mask is relative to. With a
    /// halo, the text is that many pixels wider on all sides.
    pub(super) fn mask(
        &self,
        text: &str,
        face: Typeface,
        size: f32,
        halo: f32,
        x: f32,
        y: f32,
    ) -> (Arc<Mask>, i32, i32) {
        let phases = (x * PHASES).round();
        let pixel = (phases / PHASES).floor();
        let key = MaskKey {
            line: LineKey::new(text, face, size),
            phase: (phases - pixel * PHASES) as u8,
            halo: (halo * 64.0).round() as u16,
        };
        let mask = self.masks.get_or_insert_with(key, |key| {
            let run = self.run(&key.line.text, key.line.face, size);
            let mask = self.draw(&run, key);
            let bytes = mask.bytes() + key.line.text.len() + 128;
            (mask, bytes)
        });
        (mask, pixel as i32, y.round() as i32)
    }

    /// Removes everything that the fonts can't show: emoji, control characters, stacked marks.
    pub(super) fn showable(&self, text: &str, face: Typeface) -> String {
        let mut shown = String::with_capacity(text.len());
        let mut marks = 0;
        for character in text.chars() {
            let character = if character.is_control() || character.is_whitespace() { ' ' } else { character };
            // Direction overrides would also reverse the text around a name.
            if is_direction(character) {
                continue;
            }
            marks = if matches!(character, '\u{0300}'..='\u{036F}') { marks + 1 } else { 0 };
            let doubled = character == ' ' && shown.ends_with(' ');
            if marks <= 2 && !doubled && self.fonts.file_for(character, face).is_some() {
                shown.push(character);
            }
        }
        let unseen = |c: char| c.is_whitespace() || matches!(c, '\u{00AD}' | '\u{200B}'..='\u{200D}' | '\u{FEFF}');
        shown.trim_matches(unseen).to_owned()
    }

    /// Cuts the end of a text so that the result of `around` takes at most `width` pixels.
    pub(super) fn cut(
        &self,
        text: &str,
        face: Typeface,
        size: f32,
        width: f32,
        around: impl Fn(&str) -> String,
    ) -> String {
        if self.width(&around(text), face, size) <= width {
            return text.to_owned();
        }
        let cuts = &self.run(text, face, size).cuts;
        let shortened = |end: usize| format!("{}{ELLIPSIS}", text[..end].trim_end());
        // Prefixes get wider, so a binary search finds the longest that fits.
        let fitting = cuts.partition_point(|&end| self.width(&around(&shortened(end)), face, size) <= width);
        shortened(fitting.checked_sub(1).map_or(0, |last| cuts[last]))
    }

    /// Breaks a text into up to `most` lines of at most `width` pixels and about equal length. The last line is cut if
    /// needed.
    pub(super) fn broken(&self, text: &str, face: Typeface, size: f32, width: f32, most: u8) -> Vec<String> {
        let fits = |line: &str| self.width(line, face, size) <= width;
        if most < 2 || fits(text) {
            return vec![self.cut(text, face, size, width, str::to_owned)];
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        // The narrowest column that doesn't need more lines.
        let lines_in = |column: f32| {
            let mut lines: Vec<String> = Vec::new();
            for word in &words {
                match lines.last_mut() {
                    Some(line) if self.width(&format!("{line} {word}"), face, size) <= column => {
                        line.push(' ');
                        line.push_str(word);
                    }
                    _ => lines.push((*word).to_owned()),
                }
            }
            lines
        };
        let mut best = lines_in(width);
        if best.len() <= usize::from(most) {
            let mut column = width;
            while column > width / 4.0 {
                column -= width / 24.0;
                let narrower = lines_in(column);
                if narrower.len() > best.len() || !narrower.iter().all(|line| self.width(line, face, size) <= column) {
                    break;
                }
                best = narrower;
            }
        } else {
            let rest = best.split_off(usize::from(most) - 1).join(" ");
            best.push(rest);
        }
        best.iter().map(|line| self.cut(line, face, size, width, str::to_owned)).collect()
    }

    /// Memory use of the caches in bytes.
    pub(super) fn memory(&self) -> usize {
        self.runs.bytes() + self.masks.bytes()
    }

    fn shape(&self, line: &LineKey) -> Run {
        let text = &*line.text;
        let mut run = Run { glyphs: Vec::new(), width: 0.0, cuts: Vec::new() };
        let bidi = BidiInfo::new(text, None);
        for paragraph in &bidi.paragraphs {
            let (levels, ranges) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for range in ranges {
                let rtl = levels[range.start].is_rtl();
                let direction = if rtl { Direction::RightToLeft } else { Direction::LeftToRight };
                let mut parts = self.by_file(text, range, line.face);
                if rtl {
                    parts.reverse();
                }
                for (file, part) in parts {
                    self.shape_part(&mut run, file, text, part, direction, line.pixels());
                }
            }
        }
        run.cuts.sort_unstable();
        run.cuts.dedup();
        run
    }

    /// Splits a range of a text by font file. Characters that no font has are left out.
    fn by_file(&self, text: &str, range: Range<usize>, face: Typeface) -> Vec<(usize, Range<usize>)> {
        let mut parts: Vec<(usize, Range<usize>)> = Vec::new();
        for (at, character) in text[range.clone()].char_indices() {
            let (start, end) = (range.start + at, range.start + at + character.len_utf8());
            // A mark or space stays with the preceding letters if their font has it.
            let inherits = !character.is_alphanumeric();
            let file = match parts.last() {
                Some(&(file, _)) if inherits && self.fonts.has(file, character) => Some(file),
                _ => self.fonts.file_for(character, face),
            };
            let Some(file) = file else { continue };
            match parts.last_mut() {
                Some((last, part)) if *last == file && part.end == start => part.end = end,
                _ => parts.push((file, start..end)),
            }
        }
        parts
    }

    fn shape_part(&self, run: &mut Run, file: usize, text: &str, part: Range<usize>, direction: Direction, size: f32) {
        let Some(font) = self.fonts.font(file) else { return };
        let mut buffer = Buffer::new();
        buffer.push_str(&text[part.clone()]);
        buffer.set_direction(direction);
        buffer.guess_segment_properties();
        // Only with this feature do the figures of Yrsa and Lato match capitals.
        let features = [Feature::new(Tag::new(b"lnum"), 1, ..)];
        // Shaping fails only for a buffer without a direction or with a foreign plan.
        if harfrust::shape(&ShaperFont::new(font), &mut buffer, ShapeOptions::new().features(&features)).is_err() {
            return;
        }
        let scale = size / f32::from(font.units_per_em());
        for (info, position) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
            if info.glyph_id != 0 {
                run.glyphs.push(Glyph {
                    file,
                    id: GlyphId::new(info.glyph_id),
                    x: run.width + position.x_offset as f32 * scale,
                    y: position.y_offset as f32 * scale,
                });
                run.width += position.x_advance as f32 * scale;
            }
            run.cuts.push(part.start + info.cluster as usize);
        }
    }

    fn draw(&self, run: &Run, key: &MaskKey) -> Mask {
        let shift = f32::from(key.phase) / PHASES;
        let options = DrawOptions::new().with_ppem(Some(key.line.pixels()));
        let mut outline = GlyphOutlines { path: PathBuilder::new(), x: 0.0, y: 0.0 };
        for glyph in &run.glyphs {
            (outline.x, outline.y) = (glyph.x + shift, glyph.y);
            let drawn = self.fonts.font(glyph.file).and_then(|font| font.outline_glyphs().get(glyph.id));
            // A damaged outline only loses its glyph; the fonts are built in.
            drawn.map(|glyph| glyph.draw(&options, DrawMemory::Scratch, &mut outline));
        }
        outline.path.finish().map(|path| raster::text(&path, f32::from(key.halo) / 64.0)).unwrap_or_default()
    }
}

/// Collects glyph outlines in one path, each at its position.
struct GlyphOutlines {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl GlyphOutlines {
    /// In fonts the y axis points up, in pictures down.
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x, -self.y - y)
    }
}

impl PathSink for GlyphOutlines {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let ((cx, cy), (x, y)) = (self.at(cx, cy), self.at(x, y));
        self.path.quad_to(cx, cy, x, y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        let ((cx0, cy0), (cx1, cy1), (x, y)) = (self.at(cx0, cy0), self.at(cx1, cy1), self.at(x, y));
        self.path.cubic_to(cx0, cy0, cx1, cy1, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
