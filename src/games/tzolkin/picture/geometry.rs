//! Where the wheels are and what form their teeth have.
//!
//! A tooth is 9 pixels of pitch radius wide on every wheel, so all wheels mesh. The calendar's
//! teeth are round pegs; a gear's notch is such a peg with a little room, its flank the curve that
//! a peg cuts while it passes. `tests/pictures` turns the wheels and sees that they never overlap.

use crate::games::tzolkin::data::data;
use crate::games::tzolkin::ids::Gear;
use crate::scene::{Outline, Pen, arc_point};

/// The middle of the calendar.
pub(super) const CALENDAR: (f64, f64) = (550.0, 530.0);
/// Pitch radius of the calendar.
pub(super) const CALENDAR_RADIUS: f64 = 234.0;
/// Teeth of the calendar.
pub(super) const DAYS: u8 = 26;
/// Degrees from tooth to tooth of the calendar.
pub(super) const DAY: f64 = 360.0 / DAYS as f64;
/// The middle of the first player space.
pub(super) const FIRST_PLAYER: (f64, f64) = (879.0, 534.0);

/// Radius of the calendar between its teeth.
const ROOT: f64 = 220.0;
/// Half the width of a tooth of the calendar.
const PEG: f64 = 16.5;

/// A wheel with spaces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wheel {
    /// Number of teeth.
    pub(super) teeth: u8,
    /// Pitch radius: workers sit on it.
    pub(super) radius: f64,
    /// Its middle.
    pub(super) middle: (f64, f64),
    /// Direction from the calendar, in degrees.
    pub(super) direction: f64,
}

impl Wheel {
    /// The wheel of a gear.
    pub(super) fn of(gear: Gear) -> Wheel {
        let teeth = data().gear(gear).teeth;
        let radius = 9.0 * f64::from(teeth);
        let direction = match gear {
            Gear::Palenque => 180.0 + 4.0 * DAY,
            Gear::Yaxchilan => 180.0 + 10.0 * DAY,
            Gear::Tikal => 180.0 - 10.0 * DAY,
            Gear::Uxmal => 180.0 - 4.0 * DAY,
            Gear::ChichenItza => 180.0,
        };
        let middle = arc_point(CALENDAR.0, CALENDAR.1, CALENDAR_RADIUS + radius, direction);
        Wheel { teeth, radius, middle, direction }
    }

    /// Degrees from position to position.
    pub(super) fn step(&self) -> f64 {
        360.0 / f64::from(self.teeth)
    }

    /// The direction of a position, fixed on the board; a notch rides through them with time.
    pub(super) fn angle(&self, position: f64) -> f64 {
        self.direction + 180.0 + (position + 1.5) * self.step()
    }

    /// A point at a distance from the middle in the direction of a position.
    pub(super) fn point(&self, position: f64, radius: f64) -> (f64, f64) {
        arc_point(self.middle.0, self.middle.1, radius, self.angle(position))
    }

    /// Where a worker on a position sits, on whole pixels.
    pub(super) fn seat(&self, position: u8) -> (f64, f64) {
        let (x, y) = self.point(f64::from(position), self.radius);
        (x.round(), y.round())
    }

    /// The toothed ring as it stands at a time in days.
    pub(super) fn outline(&self, time: f64) -> Outline {
        // From the middle of a notch, in polar form: end of the notch, of the flank, of the corner.
        let (flank_radius, ends) = match self.teeth {
            10 => (25.98, [(90.24, 11.01), (99.59, 12.88), (102.0, 14.81)]),
            _ => (26.52, [(117.01, 8.47), (126.55, 9.76), (129.0, 11.21)]),
        };
        let mut pen = Pen::at(self.middle.0, self.middle.1, self.angle(time));
        let polar =
            |(radius, angle): (f64, f64), side: f64, notch: f64| arc_point(0.0, 0.0, radius, notch + side * angle);
        for notch in 0..self.teeth {
            let here = f64::from(notch) * self.step();
            let next = here + self.step();
            let before = polar(ends[0], -1.0, here);
            let mut at = before;
            if notch == 0 {
                pen = pen.move_to(at.0, at.1);
            }
            let arcs = [
                (17.3, false, polar(ends[0], 1.0, here)),
                (flank_radius, true, polar(ends[1], 1.0, here)),
                (3.0, true, polar(ends[2], 1.0, here)),
                (ends[2].0, true, polar(ends[2], -1.0, next)),
                (3.0, true, polar(ends[1], -1.0, next)),
                (flank_radius, true, polar(ends[0], -1.0, next)),
            ];
            for (radius, clockwise, to) in arcs {
                pen = pen.arc_to(at, radius, clockwise, to);
                at = to;
            }
        }
        pen.close().done()
    }
}

/// The direction of the calendar's tooth of a day at a time in days.
pub(super) fn day_angle(day: f64, time: f64) -> f64 {
    -90.0 + (day - time) * DAY
}

/// The calendar's outline as it stands at a time in days.
pub(super) fn calendar_outline(time: f64) -> Outline {
    let mut pen = Pen::at(CALENDAR.0, CALENDAR.1, day_angle(0.0, time));
    let foot = (ROOT * ROOT - PEG * PEG).sqrt();
    let foot_angle = (PEG / foot).atan().to_degrees();
    for day in 0..DAYS {
        let angle = f64::from(day) * DAY;
        let turned = |x: f64, y: f64| {
            let (sin, cos) = angle.to_radians().sin_cos();
            (x * cos - y * sin, x * sin + y * cos)
        };
        let (start, left, end) = (turned(foot, -PEG), turned(CALENDAR_RADIUS, -PEG), turned(foot, PEG));
        pen = if day == 0 { pen.move_to(start.0, start.1) } else { pen.line_to(start.0, start.1) };
        let middle = turned(CALENDAR_RADIUS, 0.0);
        pen = pen.line_to(left.0, left.1).arc(middle.0, middle.1, PEG, angle - 90.0, angle + 90.0);
        pen = pen.line_to(end.0, end.1).arc(0.0, 0.0, ROOT, angle + foot_angle, angle + DAY - foot_angle);
    }
    pen.close().done()
}

/// The surface of one day on the calendar: its part of the ring of days and its peg.
pub(super) fn day_outline(day: f64, time: f64) -> Outline {
    Pen::at(CALENDAR.0, CALENDAR.1, day_angle(day, time))
        .move_to(179.0, -18.89)
        .line_to(216.0, -22.79)
        .line_to(216.0, -12.5)
        .line_to(CALENDAR_RADIUS, -12.5)
        .arc(CALENDAR_RADIUS, 0.0, 12.5, -90.0, 90.0)
        .line_to(216.0, 12.5)
        .line_to(216.0, 22.79)
        .line_to(179.0, 18.89)
        .close()
        .done()
}
