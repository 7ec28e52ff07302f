//! Text to glyphs to masks: bidirectional order, faces for other scripts, kerning, cutting.

use ab_glyph::{Font, GlyphId, PxScale, point};
use rustybuzz::{Direction, Feature, UnicodeBuffer, ttf_parser::Tag};
use unicode_bidi::BidiInfo;

use crate::scene::Face;

use super::cache::Cache;
use super::canvas::Mask;
use super::fonts::Fonts;
use super::palette::FULL;

/// Masks begin at one of so many places within a pixel.
const PHASES: f32 = 4.0;
/// Bytes kept of set lines, and of their masks.
const RUNS_KEPT: usize = 2 << 20;
const MASKS_KEPT: usize = 8 << 20;
const ELLIPSIS: char = '…';

/// A glyph in its place.
struct Glyph {
    file: usize,
    id: u16,
    x: f32,
    y: f32,
}

/// A line of text as glyphs.
pub(super) struct Run {
    glyphs: Vec<Glyph>,
    /// In pixels.
    pub(super) width: f32,
    /// Where, in bytes of the text, it may be cut.
    cuts: Vec<usize>,
}

/// What a line is set in: a key of the caches. Sizes are in 1/64 of a pixel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Setting {
    text: Box<str>,
    face: Face,
    size: u32,
}

/// Sets lines of text.
pub(super) struct Typesetter {
    fonts: Fonts,
    runs: Cache<Setting, Run>,
    masks: Cache<(Setting, u8, u16), Mask>,
}

impl Typesetter {
    pub(super) fn new() -> Self {
        Typesetter { fonts: Fonts::new(), runs: Cache::new(RUNS_KEPT), masks: Cache::new(MASKS_KEPT) }
    }

    fn setting(text: &str, face: Face, size: f32) -> Setting {
        Setting { text: text.into(), face, size: (size * 64.0).round() as u32 }
    }

    /// A text as glyphs, `size` pixels high.
    pub(super) fn run(&self, text: &str, face: Face, size: f32) -> std::sync::Arc<Run> {
        self.runs.get(Typesetter::setting(text, face, size), |setting| {
            let run = self.shape(setting);
            let bytes = setting.text.len() + run.glyphs.len() * size_of::<Glyph>() + run.cuts.len() * 8 + 128;
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
        (-mask.top as f32, (mask.top + mask.height as i32) as f32)
    }

    /// The mask of a text that begins at `x`, base line `y`, and where to put it. Its signs are
    /// `grown` pixels wider on all sides.
    pub(super) fn mask(
        &self,
        text: &str,
        face: Face,
        size: f32,
        grown: f32,
        x: f32,
        y: f32,
    ) -> (std::sync::Arc<Mask>, i32, i32) {
        let quarters = (x * PHASES).round();
        let whole = (quarters / PHASES).floor();
        let phase = (quarters - whole * PHASES) as u8;
        let grown = (grown * 64.0).round() as u16;
        let mask = self.masks.get((Typesetter::setting(text, face, size), phase, grown), |(setting, phase, grown)| {
            let run = self.run(&setting.text, setting.face, size);
            let mask = self.draw(&run, setting.size as f32 / 64.0, f32::from(*phase) / PHASES);
            let mask = if *grown == 0 { mask } else { mask.grown(f32::from(*grown) / 64.0) };
            let bytes = mask.bytes() + setting.text.len() + 128;
            (mask, bytes)
        });
        (mask, whole as i32, y.round() as i32)
    }

    /// A text without anything that no face can show: emoji, controls, marks piled up.
    pub(super) fn showable(&self, text: &str, face: Face) -> String {
        let mut shown = String::with_capacity(text.len());
        let mut marks = 0;
        for sign in text.chars() {
            let sign = if sign.is_control() || sign.is_whitespace() { ' ' } else { sign };
            // Overrides of direction would turn the words round a name about as well.
            if matches!(sign, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{200E}' | '\u{200F}') {
                continue;
            }
            marks = if matches!(sign, '\u{0300}'..='\u{036F}') { marks + 1 } else { 0 };
            let doubled = sign == ' ' && shown.ends_with(' ');
            if marks <= 2 && !doubled && self.fonts.file_for(sign, face).is_some() {
                shown.push(sign);
            }
        }
        let shown = shown.trim();
        let visible = |c: char| !c.is_whitespace() && !matches!(c, '\u{00AD}' | '\u{200B}'..='\u{200D}' | '\u{FEFF}');
        if shown.chars().any(visible) { shown.to_owned() } else { String::new() }
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

    /// Bytes that are kept.
    pub(super) fn memory(&self) -> usize {
        self.runs.bytes() + self.masks.bytes()
    }

    fn shape(&self, setting: &Setting) -> Run {
        let text = &*setting.text;
        let size = setting.size as f32 / 64.0;
        let mut run = Run { glyphs: Vec::new(), width: 0.0, cuts: Vec::new() };
        let bidi = BidiInfo::new(text, None);
        for paragraph in &bidi.paragraphs {
            let (levels, ranges) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for range in ranges {
                let leftwards = levels[range.start].is_rtl();
                let mut parts = self.by_file(text, range, setting.face);
                if leftwards {
                    parts.reverse();
                }
                for (file, from, part) in parts {
                    let direction = if leftwards { Direction::RightToLeft } else { Direction::LeftToRight };
                    self.shape_part(&mut run, file, from, &part, direction, size);
                }
            }
        }
        run.cuts.sort_unstable();
        run.cuts.dedup();
        run
    }

    /// A part of a text, cut where the file changes: file, where it begins, the text that the file
    /// has.
    fn by_file(&self, text: &str, range: std::ops::Range<usize>, face: Face) -> Vec<(usize, usize, String)> {
        let mut parts: Vec<(usize, usize, String)> = Vec::new();
        for (at, sign) in text[range.clone()].char_indices() {
            let has = |file: usize| self.fonts.shaping(file).is_some_and(|f| f.glyph_index(sign).is_some());
            // A mark or space stays with the signs before it where their file has it.
            let inherits = !sign.is_alphanumeric();
            let file = match parts.last() {
                Some(&(file, ..)) if inherits && has(file) => Some(file),
                _ => self.fonts.file_for(sign, face),
            };
            let Some(file) = file else { continue };
            match parts.last_mut() {
                Some((last, _, part)) if *last == file => part.push(sign),
                _ => parts.push((file, range.start + at, sign.to_string())),
            }
        }
        parts
    }

    fn shape_part(&self, run: &mut Run, file: usize, from: usize, part: &str, direction: Direction, size: f32) {
        let Some(face) = self.fonts.shaping(file) else { return };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(part);
        buffer.set_direction(direction);
        buffer.guess_segment_properties();
        let features = [b"lnum"].map(|tag| Feature::new(Tag::from_bytes(tag), 1, ..));
        let shaped = rustybuzz::shape(face, &features, buffer);
        let scale = size / face.units_per_em() as f32;
        for (info, position) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            if info.glyph_id != 0 {
                run.glyphs.push(Glyph {
                    file,
                    id: info.glyph_id as u16,
                    x: run.width + position.x_offset as f32 * scale,
                    y: -position.y_offset as f32 * scale,
                });
                run.width += position.x_advance as f32 * scale;
            }
            run.cuts.push(from + info.cluster as usize);
        }
    }

    fn draw(&self, run: &Run, size: f32, shift: f32) -> Mask {
        let outlined = run.glyphs.iter().filter_map(|glyph| {
            let font = self.fonts.drawing(glyph.file)?;
            let height = size * font.height_unscaled() / font.units_per_em()?;
            let at = point(glyph.x + shift, glyph.y);
            font.outline_glyph(GlyphId(glyph.id).with_scale_and_position(PxScale::from(height), at))
        });
        let outlined: Vec<_> = outlined.collect();
        let edge = |pick: fn(&ab_glyph::Rect) -> f32| outlined.iter().map(move |g| pick(&g.px_bounds()));
        let left = edge(|b| b.min.x).fold(f32::MAX, f32::min).floor();
        let top = edge(|b| b.min.y).fold(f32::MAX, f32::min).floor();
        let right = edge(|b| b.max.x).fold(f32::MIN, f32::max).ceil();
        let bottom = edge(|b| b.max.y).fold(f32::MIN, f32::max).ceil();
        if right <= left || bottom <= top {
            return Mask::default();
        }
        let (width, height) = ((right - left) as usize, (bottom - top) as usize);
        let mut strengths = vec![0; width * height];
        for glyph in &outlined {
            let bounds = glyph.px_bounds();
            let (dx, dy) = ((bounds.min.x - left) as usize, (bounds.min.y - top) as usize);
            glyph.draw(|x, y, coverage| {
                let at = (dy + y as usize) * width + dx + x as usize;
                if let Some(pixel) = strengths.get_mut(at) {
                    let strength = super::raster::strength((coverage * 255.0).round() as u8);
                    *pixel = FULL.min(*pixel + strength);
                }
            });
        }
        Mask { left: left as i32, top: top as i32, width, height, strengths }.trimmed()
    }
}
