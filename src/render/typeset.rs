//! Text to glyphs to masks: bidirectional order, faces for other scripts, kerning, cutting.

use std::ops::Range;
use std::sync::Arc;

use harfrust::font::glyph::outline::{DrawMemory, DrawOptions, PathSink};
use harfrust::{Buffer, Direction, Feature, GlyphId, ShapeOptions, ShaperFont, Tag};
use tiny_skia::PathBuilder;
use unicode_bidi::BidiInfo;

use crate::engine::is_direction;
use crate::scene::Face;

use super::cache::Cache;
use super::canvas::Mask;
use super::fonts::Fonts;
use super::raster;

/// Masks begin at one of so many offsets within a pixel.
const PHASES: f32 = 4.0;
/// Bytes of the caches of shaped lines and of their masks.
const RUN_CACHE: usize = 2 << 20;
const MASK_CACHE: usize = 8 << 20;
const ELLIPSIS: char = '…';

/// A glyph and its position in the line, in pixels; y grows upwards.
struct Glyph {
    file: usize,
    id: GlyphId,
    x: f32,
    y: f32,
}

/// A line of text as glyphs.
pub(super) struct Run {
    glyphs: Vec<Glyph>,
    /// In pixels.
    pub(super) width: f32,
    /// The byte offsets of the text at which it may be cut.
    cuts: Vec<usize>,
}

/// A line in a face and size: the key of the caches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct LineKey {
    text: Box<str>,
    face: Face,
    /// In 1/64 of a pixel.
    size: u32,
}

/// The mask of a line: its offset within a pixel in 1/[`PHASES`], its halo in 1/64 of a pixel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct MaskKey {
    line: LineKey,
    phase: u8,
    halo: u16,
}

/// Shapes lines of text and draws them.
pub(super) struct Typesetter {
    fonts: Fonts,
    runs: Cache<LineKey, Run>,
    masks: Cache<MaskKey, Mask>,
}

impl LineKey {
    fn new(text: &str, face: Face, size: f32) -> LineKey {
        LineKey { text: text.into(), face, size: (size * 64.0).round() as u32 }
    }

    /// The height of the type in pixels.
    fn pixels(&self) -> f32 {
        self.size as f32 / 64.0
    }
}

impl Typesetter {
    pub(super) fn new() -> Self {
        Typesetter { fonts: Fonts::new(), runs: Cache::new(RUN_CACHE), masks: Cache::new(MASK_CACHE) }
    }

    /// A text as glyphs, `size` pixels high.
    pub(super) fn run(&self, text: &str, face: Face, size: f32) -> Arc<Run> {
        self.runs.get_or_insert_with(LineKey::new(text, face, size), |line| {
            let run = self.shape(line);
            let bytes = line.text.len() + run.glyphs.len() * size_of::<Glyph>() + run.cuts.len() * 8 + 128;
            (run, bytes)
        })
    }

    /// The width of a text in pixels.
    pub(super) fn width(&self, text: &str, face: Face, size: f32) -> f32 {
        if text.is_empty() { 0.0 } else { self.run(text, face, size).width }
    }

    /// How far a text reaches above its base line and below it, in pixels.
    pub(super) fn reach(&self, text: &str, face: Face, size: f32) -> (f32, f32) {
        let (mask, ..) = self.mask(text, face, size, 0.0, 0.0, 0.0);
        (-mask.top as f32, mask.bottom() as f32)
    }

    /// The mask of a text that begins at `x` on the base line `y`, and the pixel that the mask is
    /// relative to. With a halo it is that many pixels wider on all sides.
    pub(super) fn mask(&self, text: &str, face: Face, size: f32, halo: f32, x: f32, y: f32) -> (Arc<Mask>, i32, i32) {
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

    /// A text without anything that no face can show: emoji, controls, marks piled up.
    pub(super) fn showable(&self, text: &str, face: Face) -> String {
        let mut shown = String::with_capacity(text.len());
        let mut marks = 0;
        for character in text.chars() {
            let character = if character.is_control() || character.is_whitespace() { ' ' } else { character };
            // Overrides of direction would also turn the words around a name.
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

    /// A text whose end is cut so that it takes at most `width` pixels when `around` of it is set.
    pub(super) fn cut(&self, text: &str, face: Face, size: f32, width: f32, around: impl Fn(&str) -> String) -> String {
        if self.width(&around(text), face, size) <= width {
            return text.to_owned();
        }
        let cuts = &self.run(text, face, size).cuts;
        let shortened = |end: usize| format!("{}{ELLIPSIS}", text[..end].trim_end());
        // The widths of prefixes grow, so the longest that fits is found by halving.
        let fitting = cuts.partition_point(|&end| self.width(&around(&shortened(end)), face, size) <= width);
        shortened(fitting.checked_sub(1).map_or(0, |last| cuts[last]))
    }

    /// A text in up to `most` lines of at most `width` pixels and about equal length; the last is
    /// cut if needed.
    pub(super) fn broken(&self, text: &str, face: Face, size: f32, width: f32, most: u8) -> Vec<String> {
        let fits = |line: &str| self.width(line, face, size) <= width;
        if most < 2 || fits(text) {
            return vec![self.cut(text, face, size, width, str::to_owned)];
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        // The narrowest column in which the words take as few lines as they can.
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

    /// Bytes that the caches hold.
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

    /// A range of a text as parts of one font file each. What no file has is left out.
    fn by_file(&self, text: &str, range: Range<usize>, face: Face) -> Vec<(usize, Range<usize>)> {
        let mut parts: Vec<(usize, Range<usize>)> = Vec::new();
        for (at, character) in text[range.clone()].char_indices() {
            let (start, end) = (range.start + at, range.start + at + character.len_utf8());
            // A mark or space stays with the letters before it where their file has it.
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
        // Yrsa's and Lato's figures are made to stand between capitals only with this feature.
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
            // A glyph whose outline is damaged is left out; the fonts are part of the program.
            drawn.map(|glyph| glyph.draw(&options, DrawMemory::Scratch, &mut outline));
        }
        outline.path.finish().map(|path| raster::text(&path, f32::from(key.halo) / 64.0)).unwrap_or_default()
    }
}

/// Collects outlines of glyphs as one path, each moved to its position.
struct GlyphOutlines {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl GlyphOutlines {
    /// In fonts y grows upwards, in pictures downwards.
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
