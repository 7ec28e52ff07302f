//! Outlines of shapes, made of lines and curves.

use std::f64::consts::{FRAC_PI_2, PI};

use super::unit::{Point, Px};

/// One stroke of a pen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Segment {
    /// Start a new contour here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A cubic curve by two control points to the third.
    Curve(Point, Point, Point),
    /// Return to the start of the contour.
    Close,
}

/// The outline of a shape, one or more contours.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outline {
    /// The segments in order.
    pub segments: Vec<Segment>,
}

impl Outline {
    pub fn circle(x: f64, y: f64, radius: f64) -> Self {
        Pen::new().move_to(x + radius, y).arc(x, y, radius, 0.0, 360.0).close().done()
    }

    /// Creates a rectangle from its upper left corner and size.
    pub fn rect(x: f64, y: f64, width: f64, height: f64) -> Self {
        Outline::polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    /// Creates a rectangle with round corners.
    pub fn rounded(x: f64, y: f64, width: f64, height: f64, radius: f64) -> Self {
        Pen::new().rounded(x, y, width, height, radius).done()
    }

    /// Creates a closed polygon.
    pub fn polygon(corners: &[(f64, f64)]) -> Self {
        Pen::new().through(corners).close().done()
    }

    /// Creates an open line through the corners.
    pub fn polyline(corners: &[(f64, f64)]) -> Self {
        Pen::new().through(corners).done()
    }

    /// Creates a part of a ring between two radii and two angles.
    pub fn ring_part(x: f64, y: f64, inner: (f64, f64, f64), outer: (f64, f64, f64)) -> Self {
        let (inner_radius, inner_from, inner_to) = inner;
        let (outer_radius, outer_from, outer_to) = outer;
        let start = arc_point(x, y, inner_radius, inner_from);
        let out = arc_point(x, y, outer_radius, outer_from);
        let back = arc_point(x, y, inner_radius, inner_to);
        Pen::new()
            .move_to(start.0, start.1)
            .line_to(out.0, out.1)
            .arc(x, y, outer_radius, outer_from, outer_to)
            .line_to(back.0, back.1)
            .arc(x, y, inner_radius, inner_to, inner_from)
            .close()
            .done()
    }

    /// The smallest rectangle around all points of the outline: left, top, right, bottom.
    pub fn bounds(&self) -> (Px, Px, Px, Px) {
        let points = self.segments.iter().flat_map(|segment| match *segment {
            Segment::Move(p) | Segment::Line(p) => vec![p],
            Segment::Curve(a, b, c) => vec![a, b, c],
            Segment::Close => Vec::new(),
        });
        let mut bounds: Option<(Px, Px, Px, Px)> = None;
        for p in points {
            let (left, top, right, bottom) = bounds.unwrap_or((p.x, p.y, p.x, p.y));
            bounds = Some((left.min(p.x), top.min(p.y), right.max(p.x), bottom.max(p.y)));
        }
        bounds.unwrap_or_default()
    }
}

/// The point of a circle at an angle.
pub fn arc_point(x: f64, y: f64, radius: f64, degrees: f64) -> (f64, f64) {
    let angle = degrees * PI / 180.0;
    (x + radius * angle.cos(), y + radius * angle.sin())
}

/// Draws an [`Outline`], optionally rotated and moved.
#[derive(Clone, Debug)]
#[must_use]
pub struct Pen {
    segments: Vec<Segment>,
    /// Sine and cosine of the rotation.
    turn: (f64, f64),
    move_by: (f64, f64),
}

/// Segments of a rectangle with round corners. Few outlines have more.
const USUAL_SEGMENTS: usize = 10;

impl Default for Pen {
    fn default() -> Self {
        Pen::new()
    }
}

impl Pen {
    /// Creates a pen that doesn't rotate or move its drawing.
    pub fn new() -> Self {
        Pen::at(0.0, 0.0, 0.0)
    }

    /// Creates a pen that rotates its drawing around the origin and then moves it by x and y.
    pub fn at(x: f64, y: f64, degrees: f64) -> Self {
        let turn = (degrees * PI / 180.0).sin_cos();
        Pen { segments: Vec::with_capacity(USUAL_SEGMENTS), turn, move_by: (x, y) }
    }

    fn point(&self, x: f64, y: f64) -> Point {
        let (sin, cos) = self.turn;
        Point::new(x * cos - y * sin + self.move_by.0, x * sin + y * cos + self.move_by.1)
    }

    /// Starts a contour.
    pub fn move_to(mut self, x: f64, y: f64) -> Self {
        self.segments.push(Segment::Move(self.point(x, y)));
        self
    }

    /// Draws a straight line.
    pub fn line_to(mut self, x: f64, y: f64) -> Self {
        self.segments.push(Segment::Line(self.point(x, y)));
        self
    }

    /// Draws straight lines from the first of these points to the last.
    pub fn through(mut self, points: &[(f64, f64)]) -> Self {
        for (index, &(x, y)) in points.iter().enumerate() {
            self = if index == 0 { self.move_to(x, y) } else { self.line_to(x, y) };
        }
        self
    }

    /// Draws a cubic curve.
    pub fn curve_to(mut self, a: (f64, f64), b: (f64, f64), to: (f64, f64)) -> Self {
        self.segments.push(Segment::Curve(self.point(a.0, a.1), self.point(b.0, b.1), self.point(to.0, to.1)));
        self
    }

    /// Draws along a circle from one angle to another (backwards if the second is smaller). The pen must already be at
    /// the circle's point at the first angle.
    pub fn arc(mut self, x: f64, y: f64, radius: f64, from: f64, to: f64) -> Self {
        let (from, to) = (from * PI / 180.0, to * PI / 180.0);
        let parts = ((to - from).abs() / (FRAC_PI_2 + 1e-9)).ceil().max(1.0);
        let step = (to - from) / parts;
        // Length of the control arms at which a cubic curve is closest to an arc.
        let arm = 4.0 / 3.0 * (step / 4.0).tan() * radius;
        let (mut sin0, mut cos0) = from.sin_cos();
        for part in 1..=parts as usize {
            let (sin1, cos1) = (from + step * part as f64).sin_cos();
            let start = (x + radius * cos0, y + radius * sin0);
            let end = (x + radius * cos1, y + radius * sin1);
            self = self.curve_to(
                (start.0 - arm * sin0, start.1 + arm * cos0),
                (end.0 + arm * sin1, end.1 - arm * cos1),
                end,
            );
            (sin0, cos0) = (sin1, cos1);
        }
        self
    }

    /// Draws the shorter arc of a circle with this radius from the pen's position `from` to a point.
    pub fn arc_to(self, from: (f64, f64), radius: f64, clockwise: bool, to: (f64, f64)) -> Self {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let half = (dx * dx + dy * dy).sqrt() / 2.0;
        let height = (radius * radius - half * half).max(0.0).sqrt() * if clockwise { 1.0 } else { -1.0 };
        let (mx, my) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let (cx, cy) = (mx - height * dy / (2.0 * half), my + height * dx / (2.0 * half));
        let angle = |p: (f64, f64)| (p.1 - cy).atan2(p.0 - cx) * 180.0 / PI;
        let (start, mut end) = (angle(from), angle(to));
        if clockwise && end < start {
            end += 360.0;
        }
        if !clockwise && end > start {
            end -= 360.0;
        }
        self.arc(cx, cy, radius, start, end)
    }

    /// Draws a rectangle with round corners.
    pub fn rounded(self, x: f64, y: f64, width: f64, height: f64, radius: f64) -> Self {
        let radius = radius.min(width / 2.0).min(height / 2.0);
        let (right, bottom) = (x + width, y + height);
        self.move_to(x + radius, y)
            .line_to(right - radius, y)
            .arc(right - radius, y + radius, radius, -90.0, 0.0)
            .line_to(right, bottom - radius)
            .arc(right - radius, bottom - radius, radius, 0.0, 90.0)
            .line_to(x + radius, bottom)
            .arc(x + radius, bottom - radius, radius, 90.0, 180.0)
            .line_to(x, y + radius)
            .arc(x + radius, y + radius, radius, 180.0, 270.0)
            .close()
    }

    /// Closes the contour.
    pub fn close(mut self) -> Self {
        self.segments.push(Segment::Close);
        self
    }

    /// Returns the finished outline.
    pub fn done(self) -> Outline {
        Outline { segments: self.segments }
    }
}
