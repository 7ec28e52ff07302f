//! Small parts of every picture: pieces by seat, figures, rosettes, pills, rings, frames.

use engine::Seat;
use scene::{Colour, Importance, ItemRole, ItemRow, Layer, Outline, Sprite, Text, Typeface, Words, tokens::*};

/// Opacity of something that isn't there, in percent.
pub const DIM: u8 = 33;
/// Smallest type size of a picture at full size, in pixels.
pub const SMALLEST: f64 = 15.0;

/// The line of a stepped hook, the ornament of the calendars.
pub const STEPPED_HOOK: [(f64, f64); 12] = [
    (-18.5, 9.0),
    (-12.5, 9.0),
    (-12.5, 3.0),
    (-6.5, 3.0),
    (-6.5, -3.0),
    (-0.5, -3.0),
    (-0.5, -9.0),
    (15.0, -9.0),
    (15.0, 4.0),
    (5.5, 4.0),
    (5.5, -2.5),
    (10.0, -2.5),
];

/// Number of seats with a color and piece. `Title::scene` doesn't compile for a game with more.
pub const COLOURED_SEATS: usize = 4;

/// The value of a seat among the values of all seats.
pub fn seat_value<T: Copy>(seat: Seat, values: [T; COLOURED_SEATS]) -> T {
    values[seat.index() % COLOURED_SEATS]
}

/// The drawing of a player's worker.
pub fn piece(seat: Seat) -> &'static str {
    seat_value(seat, ["piece-red", "piece-green", "piece-blue", "piece-yellow"])
}

/// The drawing of a player's marker on a track.
pub fn mark(seat: Seat) -> &'static str {
    seat_value(seat, ["mark-red", "mark-green", "mark-blue", "mark-yellow"])
}

/// The drawing of a worker that is elsewhere.
pub fn hollow(seat: Seat) -> &'static str {
    seat_value(seat, ["hollow-red", "hollow-green", "hollow-blue", "hollow-yellow"])
}

/// The drawing of a worker that was here.
pub fn ghost(seat: Seat) -> &'static str {
    seat_value(seat, ["ghost-red", "ghost-green", "ghost-blue", "ghost-yellow"])
}

/// A player's color.
pub fn seat_colour(seat: Seat) -> Colour {
    seat_value(seat, [RED, GREEN, BLUE, YELLOW])
}

/// A number as text, with a minus sign instead of a hyphen.
pub fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A change as text, with a plus or minus sign.
pub fn change(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { signed(number) }
}

pub fn figure(text: impl Into<Words>, size: f64, colour: Colour, x: f64, y: f64) -> Text {
    Text::new(text, Typeface::Figure, size, colour, x, y)
}

/// A figure for a row.
pub fn figure_part(text: impl Into<Words>, size: f64, colour: Colour) -> Text {
    figure(text, size, colour, 0.0, 0.0)
}

/// An icon for a row.
pub fn icon(name: &'static str, size: f64) -> Sprite {
    Sprite::icon(name, 0.0, 0.0, size)
}

/// A player's piece for a row or an area.
pub fn piece_part(seat: Seat, size: f64) -> Sprite {
    icon(piece(seat), size).role(ItemRole::Piece)
}

/// A rosette with points on it.
pub fn points(text: impl Into<String>, x: f64, y: f64, size: f64) -> Sprite {
    let text = text.into();
    // Three characters need smaller type. Two may touch the edge of the disc.
    let type_size = match text.chars().count() {
        0 | 1 => size * 0.62,
        2 => size * 0.57,
        _ => size * 0.47,
    };
    Sprite::icon("vp", x, y, size).label(text, type_size.max(SMALLEST), POINTS_FIGURE)
}

/// A rosette with points in the bold face, which stays legible when the picture is small. Two digits need a larger one.
pub fn bold_points(points: impl ToString, size: f64) -> Sprite {
    let text = points.to_string();
    let (size, share) = if text.chars().count() < 2 { (size, 0.88) } else { (size * 1.18, 0.7) };
    let rosette = icon("vp", size).label(text, size * share, POINTS_FIGURE);
    rosette.label_face(Typeface::Bold).need(Importance::Decide)
}

/// A pill that shows a change.
pub fn pill(words: impl Into<Words>, x: f64, y: f64) -> ItemRow {
    ItemRow::new(x, y).text(Text::part(words, Typeface::Bold, 17.0, CHANGE_FIGURE)).middle().on(CHANGE, 6.5, 22.0, 11.0)
}

/// The ring around a changed thing.
pub fn change_ring(layer: &mut Layer, x: f64, y: f64, radius: f64, ground: Colour) {
    let width = if radius > 18.0 { 4.0 } else { 3.0 };
    layer.line(Outline::circle(x, y, radius), ground, width * 2.0);
    layer.line(Outline::circle(x, y, radius), CHANGE, width);
}

/// An arrow along these points.
pub fn arrow(layer: &mut Layer, points: &[(f64, f64)], colour: Colour) {
    let [.., from, to] = points else { return };
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let corner = |along: f64, across: f64| (to.0 - dx * along - dy * across, to.1 - dy * along + dx * across);
    let head = Outline::polygon(&[*to, corner(15.0, 9.0), corner(15.0, -9.0)]);
    layer.line(head.clone(), PAPER, 5.0);
    layer.line(Outline::polyline(points), PAPER, 9.0);
    layer.line(Outline::polyline(points), colour, 5.0);
    layer.fill(head, colour);
}

/// A horizontal hairline.
pub fn rule(layer: &mut Layer, left: f64, right: f64, y: f64) {
    layer.line(Outline::polyline(&[(left, y), (right, y)]), LINE, 1.5);
}

/// A player's marker on a track. `changed` is the radius of the ring around it and the color of the ground, if it
/// moved.
pub fn marker(layer: &mut Layer, seat: Seat, (x, y): (f64, f64), size: f64, changed: Option<(f64, Colour)>) {
    if let Some((radius, ground)) = changed {
        change_ring(layer, x, y, radius, ground);
    }
    layer.add(Sprite::piece(mark(seat), x, y, size));
}

/// The leading seats: by rank after the end, else by points. Empty if all are level.
pub fn leaders(seats: u8, ranking: Option<&[u8]>, points: impl Fn(Seat) -> i32) -> Vec<Seat> {
    if let Some(ranking) = ranking {
        return Seat::all(seats).filter(|seat| ranking.get(seat.index()) == Some(&1)).collect();
    }
    let most = Seat::all(seats).map(&points).max();
    let leaders: Vec<Seat> = Seat::all(seats).filter(|&seat| Some(points(seat)) == most).collect();
    if leaders.len() == usize::from(seats) { Vec::new() } else { leaders }
}

/// The seats by rank, each with its rank.
pub fn by_rank(ranking: &[u8], seats: u8) -> Vec<(Seat, u8)> {
    let rank = |seat: Seat| ranking.get(seat.index()).copied().unwrap_or(1);
    let mut places: Vec<(Seat, u8)> = Seat::all(seats).map(|seat| (seat, rank(seat))).collect();
    places.sort_by_key(|&(_, rank)| rank);
    places
}
