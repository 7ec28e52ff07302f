//! What pictures of different games share: pieces by seat, figures, rosettes, pills, rings.

use crate::engine::{Phrase, Seat};
use crate::scene::{Colour, Face, Layer, Outline, Row, Shape, Sprite, Text, Words, tokens::*};

use crate::games::PictureRequest;

/// How strongly something is seen that is not there, in percent.
pub(in crate::games) const DIM: u8 = 33;
/// Nothing is written smaller than this at full size.
pub(in crate::games) const SMALLEST: f64 = 15.0;

/// The line of a stepped hook, the ornament of the calendars.
pub(in crate::games) const STEPPED_HOOK: [(f64, f64); 12] = [
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

/// Of four values the one of a seat.
pub(in crate::games) fn of_seat<T: Copy>(seat: Seat, values: [T; 4]) -> T {
    values[usize::from(seat) % 4]
}

/// The name of a seat's colour in keys.
pub(in crate::games) fn colour_id(seat: Seat) -> &'static str {
    of_seat(seat, ["red", "green", "blue", "yellow"])
}

/// The drawing of a player's worker.
pub(in crate::games) fn piece(seat: Seat) -> &'static str {
    of_seat(seat, ["piece-red", "piece-green", "piece-blue", "piece-yellow"])
}

/// The drawing of a player's marker on a track.
pub(in crate::games) fn mark(seat: Seat) -> &'static str {
    of_seat(seat, ["mark-red", "mark-green", "mark-blue", "mark-yellow"])
}

/// The drawing of a worker that is elsewhere.
pub(in crate::games) fn hollow(seat: Seat) -> &'static str {
    of_seat(seat, ["hollow-red", "hollow-green", "hollow-blue", "hollow-yellow"])
}

/// The drawing of a worker that was here.
pub(in crate::games) fn ghost(seat: Seat) -> &'static str {
    of_seat(seat, ["ghost-red", "ghost-green", "ghost-blue", "ghost-yellow"])
}

/// A player's colour.
pub(in crate::games) fn seat_colour(seat: Seat) -> Colour {
    of_seat(seat, [RED, GREEN, BLUE, YELLOW])
}

/// A number with a true minus.
pub(in crate::games) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A number with its sign.
pub(in crate::games) fn change(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { signed(number) }
}

/// A player's name, alone or in a phrase; `otherwise` if none of it can be shown.
pub(in crate::games) fn name<V>(
    request: &PictureRequest<'_, V>,
    seat: Seat,
    around: Option<Phrase>,
    otherwise: Phrase,
) -> Words {
    let name = request.names.get(usize::from(seat)).cloned().unwrap_or_default();
    Words::Name { phrase: around, name, otherwise }
}

/// A figure.
pub(in crate::games) fn figure(text: impl Into<Words>, size: f64, colour: Colour, x: f64, y: f64) -> Text {
    Text::new(text, Face::Figure, size, colour, x, y)
}

/// A figure for a row.
pub(in crate::games) fn figure_part(text: impl Into<Words>, size: f64, colour: Colour) -> Text {
    figure(text, size, colour, 0.0, 0.0)
}

/// An icon for a row.
pub(in crate::games) fn icon(name: &'static str, size: f64) -> Sprite {
    Sprite::icon(name, 0.0, 0.0, size)
}

/// A rosette with points on it.
pub(in crate::games) fn points(text: impl Into<String>, x: f64, y: f64, size: f64) -> Sprite {
    let text = text.into();
    // Three signs need smaller type; two may touch the edge of the disc, not more.
    let type_size = match text.chars().count() {
        0 | 1 => size * 0.62,
        2 => size * 0.57,
        _ => size * 0.47,
    };
    Sprite::icon("vp", x, y, size).label(text, type_size.max(SMALLEST), POINTS_FIGURE)
}

/// A pill that says what has changed.
pub(in crate::games) fn pill(words: impl Into<Words>, x: f64, y: f64) -> Row {
    Row::new(x, y).text(Text::part(words, Face::Bold, 17.0, CHANGE_FIGURE)).middle().on(CHANGE, 6.5, 22.0, 11.0)
}

/// The ring round something that has changed.
pub(in crate::games) fn change_ring(layer: &mut Layer, x: f64, y: f64, radius: f64, ground: Colour) {
    let width = if radius > 18.0 { 4.0 } else { 3.0 };
    layer.line(Outline::circle(x, y, radius), ground, width * 2.0);
    layer.line(Outline::circle(x, y, radius), CHANGE, width);
}

/// A dashed line round a place where nothing lies.
pub(in crate::games) fn empty_place(x: f64, y: f64, width: f64, height: f64, radius: f64) -> Shape {
    Shape::stroked(Outline::rounded(x + 1.0, y + 1.0, width - 2.0, height - 2.0, radius), LINE2, 1.5).dashed(6.0, 5.0)
}
