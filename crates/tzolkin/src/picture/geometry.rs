//! Positions of the wheels and shape of their teeth.
//!
//! A tooth is 9 pixels of pitch radius wide on every wheel, so all wheels mesh. The calendar's teeth are round pegs. A
//! gear's notch is such a peg with a little room, and its flank is the curve that a passing peg cuts.
//! `tests/games/pictures` turns the wheels and checks that they never overlap.

use super::prelude::*;
use crate::data::GearData;

/// Center of the calendar.
pub(super) const CALENDAR: (f64, f64) = (550.0, 530.0);
/// Pitch radius of the calendar.
pub(super) const CALENDAR_RADIUS: f64 = 234.0;
/// Teeth of the calendar.
pub(super) const DAYS: u8 = 26;
/// Degrees from tooth to tooth of the calendar.
pub(super) const DAY: f64 = 360.0 / DAYS as f64;
/// Center of the first player space.
pub(super) const FIRST_PLAYER: (f64, f64) = (879.0, 534.0);
/// The area of the first player space.
pub(super) const FIRST_PLAYER_AREA: Area = Area::new(834.0, 472.0, 90.0, 124.0);
/// Radius of a seat.
pub(super) const SEAT: f64 = 16.3;
/// Side of a worker on a gear.
pub(super) const WORKER: f64 = 37.0;
/// Side of a ghost, and of a crystal skull on its action.
pub(super) const GHOST: f64 = 33.0;

/// Radius of the calendar between its teeth.
const ROOT: f64 = 220.0;
/// Half the width of a tooth of the calendar.
const PEG: f64 = 16.5;

/// A wheel with spaces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wheel {
    pub(super) form: &'static GearData,
    /// Pitch radius. The workers are on it.
    pub(super) radius: f64,
    /// Center.
    pub(super) middle: (f64, f64),
    /// Direction from the calendar, in degrees.
    pub(super) direction: f64,
}

impl Wheel {
    pub(super) fn of(gear: Gear) -> Wheel {
        let form = data().gear(gear);
        let radius = 9.0 * f64::from(form.teeth);
        let direction = match gear {
            Gear::Palenque => 180.0 + 4.0 * DAY,
            Gear::Yaxchilan => 180.0 + 10.0 * DAY,
            Gear::Tikal => 180.0 - 10.0 * DAY,
            Gear::Uxmal => 180.0 - 4.0 * DAY,
            Gear::ChichenItza => 180.0,
        };
        let middle = arc_point(CALENDAR.0, CALENDAR.1, CALENDAR_RADIUS + radius, direction);
        Wheel { form, radius, middle, direction }
    }

    /// Degrees from position to position.
    pub(super) fn step(&self) -> f64 {
        360.0 / f64::from(self.form.teeth)
    }

    /// The direction of a position. Positions are fixed on the board; a notch moves through them over time.
    pub(super) fn angle(&self, position: f64) -> f64 {
        self.direction + 180.0 + (position + 1.5) * self.step()
    }

    /// The point at a distance from the center in a direction.
    pub(super) fn towards(&self, angle: f64, radius: f64) -> (f64, f64) {
        arc_point(self.middle.0, self.middle.1, radius, angle)
    }

    /// The point in the direction of a position, at a distance from the center.
    pub(super) fn point(&self, position: f64, radius: f64) -> (f64, f64) {
        self.towards(self.angle(position), radius)
    }

    /// The place of a worker on a position, in whole pixels.
    pub(super) fn seat(&self, position: u8) -> (f64, f64) {
        let (x, y) = self.point(f64::from(position), self.radius);
        (x.round(), y.round())
    }

    /// The area of a space: its seat and the icons of its tablet.
    pub(super) fn space(&self, position: u8) -> Area {
        let around = |radius: f64| Area::around(self.point(f64::from(position), radius), (36.0, 36.0));
        if position == 0 { around(self.radius) } else { around(self.radius).union(around(self.icons(position))) }
    }

    /// The inner and the outer radius of a space's tablet.
    pub(super) fn tablet(&self, space: u8) -> (f64, f64) {
        let height = match self.form.id {
            Gear::Palenque if space == 1 => 32.0,
            // The tiles of the jungle are between the icons and the seats.
            Gear::Palenque if space <= self.form.last_action => 56.0,
            Gear::ChichenItza => 36.0,
            _ if space <= self.form.last_action => 40.0,
            _ => 27.0,
        };
        (self.radius + 20.0, self.radius + 20.0 + height)
    }

    /// The radius of a tablet's icons.
    pub(super) fn icons(&self, space: u8) -> f64 {
        match self.form.id {
            Gear::ChichenItza => self.radius + 38.0,
            _ if space > self.form.last_action => self.radius + 34.0,
            Gear::Palenque if space > 1 => self.radius + 57.0,
            _ => (self.tablet(space).0 + self.tablet(space).1) / 2.0,
        }
    }

    /// The radius of the marks on the teeth.
    pub(super) fn marks(&self) -> f64 {
        self.radius + 2.0
    }

    /// The radius of the surface below the wheel and its tablets.
    pub(super) fn island(&self) -> f64 {
        self.tablet(2).1 + 7.0
    }

    /// The toothed ring at a time in days.
    pub(super) fn outline(&self, time: f64) -> Outline {
        // From the middle of a notch, in polar form: end of the notch, of the flank, of the corner.
        let (flank_radius, ends) = match self.form.teeth {
            10 => (25.98, [(90.24, 11.01), (99.59, 12.88), (102.0, 14.81)]),
            _ => (26.52, [(117.01, 8.47), (126.55, 9.76), (129.0, 11.21)]),
        };
        let mut pen = Pen::at(self.middle.0, self.middle.1, self.angle(time));
        let polar =
            |(radius, angle): (f64, f64), side: f64, notch: f64| arc_point(0.0, 0.0, radius, notch + side * angle);
        for notch in 0..self.form.teeth {
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

/// The direction of a day's tooth on the calendar, in degrees. `time` is in days.
pub(super) fn day_angle(day: f64, time: f64) -> f64 {
    -90.0 + (day - time) * DAY
}

/// The calendar's outline at a time in days.
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

/// The surface of one day on the calendar: its part of the ring of days, and with `peg` also its peg.
pub(super) fn day_outline(day: f64, time: f64, peg: bool) -> Outline {
    let mut pen = Pen::at(CALENDAR.0, CALENDAR.1, day_angle(day, time)).through(&[(179.0, -18.89), (216.0, -22.79)]);
    if peg {
        pen = pen.line_to(216.0, -12.5).line_to(CALENDAR_RADIUS, -12.5);
        pen = pen.arc(CALENDAR_RADIUS, 0.0, 12.5, -90.0, 90.0).line_to(216.0, 12.5);
    }
    pen.line_to(216.0, 22.79).line_to(179.0, 18.89).close().done()
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Point, Segment};

    type Spot = (f64, f64);

    fn spot(point: Point) -> Spot {
        (f64::from(point.x.get()), f64::from(point.y.get()))
    }

    fn distance(a: Spot, b: Spot) -> f64 {
        ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt()
    }

    /// An outline as many short straight lines.
    fn corners(outline: &Outline) -> Vec<Spot> {
        let mut corners: Vec<Spot> = Vec::new();
        for segment in &outline.segments {
            let from = corners.last().copied();
            match (*segment, from) {
                (Segment::Move(to) | Segment::Line(to), _) => corners.push(spot(to)),
                (Segment::Curve(a, b, c), Some(from)) => {
                    let (a, b, c) = (spot(a), spot(b), spot(c));
                    for part in 1..=12 {
                        let t = f64::from(part) / 12.0;
                        let s = 1.0 - t;
                        let mix = |p: f64, q: f64, r: f64, u: f64| {
                            s * s * s * p + 3.0 * s * s * t * q + 3.0 * s * t * t * r + t * t * t * u
                        };
                        corners.push((mix(from.0, a.0, b.0, c.0), mix(from.1, a.1, b.1, c.1)));
                    }
                }
                _ => {}
            }
        }
        corners
    }

    fn contains(corners: &[Spot], p: Spot) -> bool {
        let mut inside = false;
        for (index, &a) in corners.iter().enumerate() {
            let b = corners[(index + 1) % corners.len()];
            if (a.1 > p.1) != (b.1 > p.1) && p.0 < (b.0 - a.0) * (p.1 - a.1) / (b.1 - a.1) + a.0 {
                inside = !inside;
            }
        }
        inside
    }

    fn distance_to_line(p: Spot, a: Spot, b: Spot) -> f64 {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx * dx + dy * dy;
        let t = if length == 0.0 { 0.0 } else { ((p.0 - a.0) * dx + (p.1 - a.1) * dy) / length };
        let t = t.clamp(0.0, 1.0);
        distance(p, (a.0 + t * dx, a.1 + t * dy))
    }

    #[test]
    fn wheels_mesh_and_never_overlap() {
        for gear in Gear::ALL {
            let wheel = Wheel::of(gear);
            let pitch = arc_point(CALENDAR.0, CALENDAR.1, CALENDAR_RADIUS, wheel.direction);
            let near = |corners: &[Spot]| -> Vec<Spot> {
                corners.iter().copied().filter(|&p| distance(p, pitch) < 70.0).collect()
            };
            for twentieth in 0..=40 {
                let time = f64::from(twentieth) / 20.0;
                let (calendar, teeth) = (corners(&calendar_outline(time)), corners(&wheel.outline(time)));
                let mut closest = f64::MAX;
                for (points, other) in [(near(&calendar), &teeth), (near(&teeth), &calendar)] {
                    for p in points {
                        assert!(!contains(other, p), "{gear:?} and the calendar overlap at {p:?}, day {time}");
                        for (index, &a) in other.iter().enumerate() {
                            closest = closest.min(distance_to_line(p, a, other[(index + 1) % other.len()]));
                        }
                    }
                }
                assert!((0.3..2.5).contains(&closest), "{gear:?}: {closest:.2} px between the wheels on day {time}");
            }
        }
    }

    #[test]
    fn a_worker_takes_the_place_of_a_day() {
        for gear in Gear::ALL {
            let wheel = Wheel::of(gear);
            // The calendar is between the last position without a number and the first space.
            let middle = wheel.angle(-1.5);
            let towards = (wheel.direction + 180.0).rem_euclid(360.0);
            assert!((middle.rem_euclid(360.0) - towards).abs() < 1e-6, "{gear:?}");
            // On whole days notches coincide with positions, and one of them contains a tooth of the calendar.
            let pegs =
                (0..DAYS).map(|day| arc_point(CALENDAR.0, CALENDAR.1, CALENDAR_RADIUS, day_angle(day.into(), 0.0)));
            let seats: Vec<Spot> =
                (0..wheel.form.teeth).map(|position| wheel.point(position.into(), wheel.radius)).collect();
            let nearest = |peg: Spot| seats.iter().map(|&seat| distance(peg, seat)).fold(f64::MAX, f64::min);
            assert!(pegs.map(nearest).filter(|&d| d < 9.0).count() == 2, "{gear:?}");
        }
    }
}
