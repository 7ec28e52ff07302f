//! Converts outlines of shapes and text to masks.

use image::GrayImage;
use tiny_skia::{FillRule, LineCap, LineJoin, Path, PathBuilder, StrokeDash, Transform};

use scene::{Outline, Point, Segment, Stroke};

use super::canvas::{Clip, Mask};
use super::palette::FULL;

/// Converts an outline to a path of tiny-skia, scaled and moved to `origin`.
pub(super) fn path(outline: &Outline, scale: f32, origin: (f32, f32)) -> Option<Path> {
    let at = |p: Point| (p.x.get() * scale + origin.0, p.y.get() * scale + origin.1);
    let mut builder = PathBuilder::new();
    for segment in &outline.segments {
        match *segment {
            Segment::Move(p) => {
                let p = at(p);
                builder.move_to(p.0, p.1);
            }
            Segment::Line(p) => {
                let p = at(p);
                builder.line_to(p.0, p.1);
            }
            Segment::Curve(a, b, c) => {
                let (a, b, c) = (at(a), at(b), at(c));
                builder.cubic_to(a.0, a.1, b.0, b.1, c.0, c.1);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

/// Converts the line along a path to the outline of its surface.
pub(super) fn stroked(path: &Path, stroke: &Stroke, scale: f32) -> Option<Path> {
    let style = tiny_skia::Stroke {
        width: stroke.width.get() * scale,
        line_cap: if stroke.round && stroke.dash.is_none() { LineCap::Round } else { LineCap::Butt },
        line_join: if stroke.round { LineJoin::Round } else { LineJoin::Miter },
        miter_limit: 4.0,
        dash: stroke.dash.and_then(|(dash, gap)| StrokeDash::new(vec![dash.get() * scale, gap.get() * scale], 0.0)),
    };
    match &style.dash {
        Some(dash) => path.dash(dash, 1.0)?.stroke(&tiny_skia::Stroke { dash: None, ..style.clone() }, 1.0),
        None => path.stroke(&style, 1.0),
    }
}

/// The pixels inside a clip that a path covers.
pub(super) fn mask(path: &Path, clip: Clip) -> Mask {
    coverage_mask(&[path], clip)
}

/// The pixels of a text. With a halo, the text is that many pixels wider on all sides.
pub(super) fn text(path: &Path, halo: f32) -> Mask {
    if halo <= 0.0 {
        return coverage_mask(&[path], Clip::EVERYWHERE).trimmed();
    }
    let style = tiny_skia::Stroke { width: 2.0 * halo, line_join: LineJoin::Round, ..tiny_skia::Stroke::default() };
    let around = path.stroke(&style, 1.0);
    let paths: Vec<&Path> = around.iter().chain([path]).collect();
    coverage_mask(&paths, Clip::EVERYWHERE).trimmed()
}

/// The pixels inside a clip that any of the paths covers. The first path must be the largest.
fn coverage_mask(paths: &[&Path], clip: Clip) -> Mask {
    let Some(bounds) = paths.first().and_then(|path| path.bounds().round_out()) else { return Mask::default() };
    let Clip { left, top, right, bottom } = Clip::of(bounds).within(clip);
    let (Ok(w), Ok(h)) = (u32::try_from(right - left), u32::try_from(bottom - top)) else { return Mask::default() };
    let Some(mut mask) = tiny_skia::Mask::new(w, h) else { return Mask::default() };
    for path in paths {
        mask.fill_path(path, FillRule::Winding, true, Transform::from_translate(-left as f32, -top as f32));
    }
    let mut coverage = mask.take();
    coverage.iter_mut().for_each(|c| *c = reduced(*c));
    // There are as many bytes as pixels, so this can't fail.
    let coverage = GrayImage::from_raw(w, h, coverage).unwrap_or_default();
    Mask { left, top, coverage }
}

/// Converts a coverage from 0–255 to 0–[`FULL`].
pub(super) fn reduced(coverage: u8) -> u8 {
    ((u32::from(coverage) * u32::from(FULL) + 127) / 255) as u8
}
