//! Outlines to masks.

use tiny_skia::{FillRule, LineCap, LineJoin, Mask as Coverage, Path, PathBuilder, StrokeDash, Transform};

use crate::scene::{Outline, Point, Segment, Stroke};

use super::canvas::{Clip, Mask};
use super::palette::FULL;

/// An outline as tiny-skia has it, enlarged by `scale` and moved to `origin`.
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

/// The line along a path, as the path of a surface.
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

/// The pixels that a path covers inside of a clip.
pub(super) fn mask(path: &Path, clip: Clip) -> Mask {
    let bounds = path.bounds();
    let left = (bounds.left().floor() as i32).clamp(clip.left, clip.right);
    let top = (bounds.top().floor() as i32).clamp(clip.top, clip.bottom);
    let right = (bounds.right().ceil() as i32).clamp(left, clip.right);
    let bottom = (bounds.bottom().ceil() as i32).clamp(top, clip.bottom);
    let (Ok(w), Ok(h)) = (u32::try_from(right - left), u32::try_from(bottom - top)) else { return Mask::default() };
    let Some(mut coverage) = Coverage::new(w, h) else { return Mask::default() };
    coverage.fill_path(path, FillRule::Winding, true, Transform::from_translate(-left as f32, -top as f32));
    let strengths = coverage.data().iter().map(|&c| strength(c)).collect();
    Mask { left, top, width: w as usize, height: h as usize, strengths }
}

/// A coverage of 0 to 255 as a strength.
pub(super) fn strength(coverage: u8) -> u8 {
    ((u32::from(coverage) * u32::from(FULL) + 127) / 255) as u8
}
