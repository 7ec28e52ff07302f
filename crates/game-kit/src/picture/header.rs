//! The first line of a board: the player to move, the progress of the game, the turn order.

use crate::{Past, PictureKind, PictureRequest};
use engine::Seat;
use scene::{ItemRole, ItemRow, Layer, Outline, Shape, Sprite, Text, Typeface, Words, tokens::*};

use super::parts::{DIM, figure_part, icon, mark, piece};
use super::style::Style;

/// Vertical middle of the line, in pixels.
const Y: f64 = 48.0;
/// Left edge of the middle part.
const MIDDLE: f64 = 548.0;
/// Distance between two marks of the turn order, and position of the last one.
const STEP: f64 = 52.0;
const LAST: f64 = 1544.0;

/// The result after the end: the seats by rank, with the rank as text and the points.
pub fn result(layer: &mut Layer, style: &Style, ranking: &[u8], seats: u8, points: impl Fn(Seat) -> String) {
    let mut row = progress();
    for (index, (seat, rank)) in by_rank(ranking, seats).into_iter().enumerate() {
        if index > 0 {
            row = row.gap(34.0);
        }
        let figure = figure_part(points(seat), 46.0, INK);
        row = row
            .text(small(style.phrase("place").with("n", rank)))
            .gap(9.0)
            .sprite(icon(mark(seat), 34.0).role(ItemRole::Piece))
            .gap(11.0)
            .text(figure);
    }
    layer.add(row.within(LAST + 36.0 - MIDDLE));
}

/// The seats by rank, each with its rank.
pub fn by_rank(ranking: &[u8], seats: u8) -> Vec<(Seat, u8)> {
    let rank = |seat: Seat| ranking.get(seat.index()).copied().unwrap_or(1);
    let mut places: Vec<(Seat, u8)> = Seat::all(seats).map(|seat| (seat, rank(seat))).collect();
    places.sort_by_key(|&(_, rank)| rank);
    places
}

/// A seat's turn: over, running or still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Done,
    Now,
    Later,
}

/// Draws the text about the player to move or the winners, with the pieces of these seats before it and a vertical line
/// after it.
pub fn title(layer: &mut Layer, pieces: &[Seat], words: impl Into<Words>) {
    for (index, &seat) in pieces.iter().enumerate() {
        layer.add(Sprite::piece(piece(seat), 50.0 + 62.0 * index as f64, Y, 54.0));
    }
    let (x, room) = match pieces.len() {
        0 => (24.0, 470.0),
        count => (30.0 + 62.0 * count as f64, 467.0 - 62.0 * count as f64),
    };
    layer.add(Text::new(words, Typeface::Name, 46.0, INK, x, Y).shrink(room, 30.0));
    layer.line(Outline::polyline(&[(504.0, 24.0), (504.0, 72.0)]), LINE2, 1.5);
}

/// Shows the latest turn or round in a picture of a replay. Returns `false` for any other picture.
pub fn past<V>(layer: &mut Layer, style: &Style, request: &PictureRequest<'_, V>) -> bool {
    match request.kind {
        PictureKind::Replay(Past::Turn(seat)) => {
            title(layer, &[seat], style.name(request, seat, Some(style.phrase("played"))));
        }
        PictureKind::Replay(Past::Round(round)) => title(layer, &[], style.phrase("after-round").with("round", round)),
        _ => return false,
    }
    true
}

/// A large text of the middle part.
pub fn large(words: impl Into<Words>) -> Text {
    Text::part(words, Typeface::Name, 46.0, INK)
}

/// A smaller text, which belongs to the one before it.
pub fn small(words: impl Into<Words>) -> Text {
    Text::part(words, Typeface::Name, 28.0, INK2)
}

/// An empty row for the middle part.
pub fn progress() -> ItemRow {
    ItemRow::new(MIDDLE, Y)
}

/// Draws the middle part, and on its right one or two short lines, at most `room` wide.
pub fn middle<W: Into<Words>>(layer: &mut Layer, seats: usize, progress: ItemRow, lines: Vec<W>, room: f64) {
    let end = first_mark(seats) - 40.0;
    layer.add(progress.within(end - room - 20.0 - MIDDLE));
    let ys: &[f64] = if lines.len() == 1 { &[Y] } else { &[36.0, 61.0] };
    for (words, &y) in lines.into_iter().zip(ys) {
        layer.add(Text::new(words, Typeface::Bold, 19.0, INK2, end, y).end().shrink(room, 15.0));
    }
}

fn first_mark(seats: usize) -> f64 {
    LAST - STEP * (seats as f64 - 1.0)
}

/// The seats in turn order: pale if they have moved, large if it's their turn.
pub fn turn_order(layer: &mut Layer, order: &[(Seat, Turn)]) {
    for (index, &(seat, turn)) in order.iter().enumerate() {
        let x = first_mark(order.len()) + STEP * index as f64;
        if turn == Turn::Now {
            layer.add(Shape::filled(Outline::circle(x, Y, 25.0), CARD).edged(GEAR_LINE, 2.0));
            layer.add(Sprite::piece(piece(seat), x, Y, 34.0));
        } else {
            let opacity = if turn == Turn::Done { DIM } else { 100 };
            layer.add(Sprite::piece(mark(seat), x, Y, 28.0).opacity(opacity));
        }
    }
}
