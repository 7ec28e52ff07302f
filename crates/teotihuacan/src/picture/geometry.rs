//! Positions and shapes of the things on the board.

use scene::{Outline, Pen};

/// Center of the disc.
pub(super) const CENTRE: (f64, f64) = (540.0, 518.0);
/// The radius of the disc, and of the circle that cuts the plates.
pub(super) const DISC: f64 = 270.0;
const CUT: f64 = 278.0;
/// The side of a cell of the pyramid.
pub(super) const CELL: f64 = 40.0;

/// The shape of a board's plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Position 1.
    Palace,
    /// Positions 2, 4, 6 and 8.
    Corner,
    /// Positions 3 and 7.
    Side,
    /// Position 5.
    Construction,
}

/// The positions of a board's contents.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    pub(super) form: Form,
    /// Left and right edge of the contents.
    pub(super) left: f64,
    pub(super) right: f64,
    /// The edges of the plate.
    pub(super) top: f64,
    pub(super) bottom: f64,
    /// Centers of the emblem and of the socket.
    pub(super) emblem: (f64, f64),
    pub(super) socket: f64,
}

impl Frame {
    /// The frame of a position of the ring, 0 to 7.
    pub(super) fn of(position: usize) -> Frame {
        let corner = |left: f64, top: f64, height: f64| Frame {
            form: Form::Corner,
            left,
            right: left + 266.0,
            top,
            bottom: top + height,
            emblem: (left + 19.0, top + 24.0),
            socket: left + 249.0,
        };
        let side = |left: f64, emblem: f64, socket: f64| Frame {
            form: Form::Side,
            left,
            right: left + 220.0,
            top: 350.0,
            bottom: 686.0,
            emblem: (emblem, 375.0),
            socket,
        };
        let middle = |form: Form, (top, bottom): (f64, f64), emblem: (f64, f64), socket: f64| Frame {
            form,
            left: 332.0,
            right: 748.0,
            top,
            bottom,
            emblem,
            socket,
        };
        match position % 8 {
            0 => middle(Form::Palace, (88.0, 348.0), (351.0, 113.0), 731.0),
            1 => corner(782.0, 88.0, 254.0),
            2 => side(828.0, 825.0, 1031.0),
            3 => corner(782.0, 694.0, 264.0),
            4 => middle(Form::Construction, (688.0, 958.0), (433.0, 824.0), 631.0),
            5 => corner(32.0, 694.0, 264.0),
            6 => side(32.0, 51.0, 257.0),
            _ => corner(32.0, 88.0, 254.0),
        }
    }

    /// The additional width of the contents near the lower end of a side board, since the disc leaves more room there,
    /// and its side.
    pub(super) fn lower(&self) -> (f64, f64) {
        match (self.form, self.left > CENTRE.0) {
            (Form::Side, true) => (self.left - 12.0, self.right),
            (Form::Side, false) => (self.left, self.right + 12.0),
            _ => (self.left, self.right),
        }
    }
}

/// The stones on the way from each position to the next: center, and quarter turns clockwise.
pub(super) const WAYS: [(f64, f64, f64); 8] = [
    (765.0, 113.0, 0.0),
    (915.0, 346.0, 90.0),
    (915.0, 690.0, 90.0),
    (765.0, 719.0, 180.0),
    (315.0, 719.0, 180.0),
    (165.0, 690.0, 270.0),
    (165.0, 346.0, 270.0),
    (315.0, 113.0, 0.0),
];

pub(super) fn plate(position: usize) -> Outline {
    match position % 8 {
        0 => middle_plate(false),
        1 => Outline::rounded(770.0, 88.0, 290.0, 254.0, 14.0),
        2 => side_plate(false),
        3 => Outline::rounded(770.0, 694.0, 290.0, 264.0, 14.0),
        4 => middle_plate(true),
        5 => Outline::rounded(20.0, 694.0, 290.0, 264.0, 14.0),
        6 => side_plate(true),
        _ => Outline::rounded(20.0, 88.0, 290.0, 254.0, 14.0),
    }
}

/// Draws a curve with one control point as a cubic curve, which has two.
fn bend(pen: Pen, from: (f64, f64), control: (f64, f64), to: (f64, f64)) -> Pen {
    let near = |end: (f64, f64)| (end.0 + (control.0 - end.0) / 1.5, end.1 + (control.1 - end.1) / 1.5);
    pen.curve_to(near(from), near(to), to)
}

fn angle(x: f64, y: f64) -> f64 {
    (y - CENTRE.1).atan2(x - CENTRE.0).to_degrees()
}

/// The plate of the palace, or of construction below.
fn middle_plate(below: bool) -> Outline {
    // Drawn for the palace. Below, everything is mirrored and ends at 958.
    let (far, shoulder, cut) = if below { (958.0, 692.95, 691.77) } else { (88.0, 343.05, 344.23) };
    let sign = if below { -1.0 } else { 1.0 };
    let tip = shoulder + 5.0 * sign;
    let turn = |degrees: f64| degrees * sign;
    let inner = far + 14.0 * sign;
    let pen = Pen::new()
        .move_to(334.0, far)
        .line_to(746.0, far)
        .arc(746.0, inner, 14.0, turn(-90.0), turn(0.0))
        .line_to(760.0, shoulder);
    let pen = bend(pen, (760.0, shoulder), (760.0, tip), (757.0, cut));
    let half = angle(757.0, cut);
    let pen = pen.arc(CENTRE.0, CENTRE.1, CUT, half, turn(-180.0) - half);
    let pen = bend(pen, (323.0, cut), (320.0, tip), (320.0, shoulder));
    pen.line_to(320.0, inner).arc(334.0, inner, 14.0, turn(-180.0), turn(-90.0)).close().done()
}

/// The plate of a side, right or left.
fn side_plate(left: bool) -> Outline {
    let x = |x: f64| if left { 2.0 * CENTRE.0 - x } else { x };
    let turn = |degrees: f64| if left { 180.0 - degrees } else { degrees };
    let half = -angle(763.74, 353.0);
    let pen = Pen::new().move_to(x(1046.0), 350.0).line_to(x(767.74), 350.0);
    let pen = bend(pen, (x(767.74), 350.0), (x(762.74), 350.0), (x(763.74), 353.0));
    let pen = pen.arc(CENTRE.0, CENTRE.1, CUT, turn(-half), turn(half));
    let pen = bend(pen, (x(763.74), 683.0), (x(762.74), 686.0), (x(767.74), 686.0));
    pen.line_to(x(1046.0), 686.0)
        .arc(x(1046.0), 672.0, 14.0, turn(90.0), turn(0.0))
        .line_to(x(1060.0), 364.0)
        .arc(x(1046.0), 364.0, 14.0, turn(0.0), turn(-90.0))
        .close()
        .done()
}

/// The yard of construction, which extends up the left shoulder of the plate.
pub(super) fn construction_yard() -> Outline {
    let pen = Pen::new()
        .move_to(332.0, 722.9)
        .line_to(332.0, 938.0)
        .arc(340.0, 938.0, 8.0, 180.0, 90.0)
        .line_to(422.0, 946.0)
        .arc(422.0, 938.0, 8.0, 90.0, 0.0)
        .line_to(430.0, 852.0)
        .arc(422.0, 852.0, 8.0, 0.0, -90.0)
        .line_to(400.0, 844.0)
        .arc(400.0, 832.0, 12.0, 90.0, 180.0)
        .line_to(388.0, 764.8);
    let (from, to) = (angle(388.0, 764.8), angle(340.0, 716.9));
    pen.arc(CENTRE.0, CENTRE.1, 290.0, from, to).arc_to((340.0, 716.9), 6.0, false, (332.0, 722.9)).close().done()
}

/// The center of a cell, row × 8 + column.
pub(super) fn cell(cell: u8) -> (f64, f64) {
    let along = |index: u8| CELL * (f64::from(index) - 3.5);
    (CENTRE.0 + along(cell % 8), CENTRE.1 + along(cell / 8))
}

/// The center of a pyramid space.
pub(super) fn space(level: u8, row: u8, column: u8) -> (f64, f64) {
    let along = |index: u8| CELL * (2.0 * f64::from(index) + f64::from(level) - 4.0);
    (CENTRE.0 + along(column), CENTRE.1 + along(row))
}

/// The direction of a side of the pyramid from its center.
pub(super) fn direction(side: &str) -> (f64, f64) {
    match side {
        "left" => (-1.0, 0.0),
        "top" => (0.0, -1.0),
        "right" => (1.0, 0.0),
        _ => (0.0, 1.0),
    }
}

/// The center of a ledge of a side, step 1 to 4.
pub(super) fn ledge(side: &str, step: u8) -> (f64, f64) {
    let (dx, dy) = direction(side);
    let far = [189.0, 140.0, 100.0, 60.0][usize::from(step.clamp(1, 4)) - 1];
    (CENTRE.0 + dx * far, CENTRE.1 + dy * far)
}

/// Positions of the first and second icon of a ledge, clockwise around the pyramid.
pub(super) fn ledge_icons(side: &str, step: u8) -> [(f64, f64); 2] {
    let (x, y) = ledge(side, step);
    let (dx, dy) = direction(side);
    // A quarter turn clockwise from the side's direction.
    let (ax, ay) = (-dy * CELL / 2.0, dx * CELL / 2.0);
    [(x - ax, y - ay), (x + ax, y + ay)]
}

/// The center of a space of the calendar, at this distance from the center of the disc.
pub(super) fn calendar(space: f64, radius: f64) -> (f64, f64) {
    scene::arc_point(CENTRE.0, CENTRE.1, radius, calendar_angle(space))
}

pub(super) fn calendar_angle(space: f64) -> f64 {
    space * 360.0 / 13.0 - 90.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Covers, data};

    #[test]
    fn ledges_lie_on_the_cells_that_they_cover() {
        for ledge in &data().ledges {
            if let Covers::Cells(cells) = ledge.covers {
                assert_eq!(ledge_icons(&ledge.side, ledge.step), cells.map(cell), "{}", ledge.id);
            }
        }
    }

    #[test]
    fn spaces_lie_on_the_cells_that_they_cover() {
        for about in &data().spaces {
            let (x, y) = space(about.level, about.row, about.column);
            let corners = [(-20.0, -20.0), (20.0, -20.0), (20.0, 20.0), (-20.0, 20.0)];
            assert_eq!(about.cells.map(cell), corners.map(|(dx, dy)| (x + dx, y + dy)), "{}", about.id);
        }
    }
}
