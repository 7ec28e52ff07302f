//! The picture of a page of finished games: a ribbon of chances for each, by which people recognize a game.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::engine::{Outcome, Phrase, Seat};
use crate::games::look_back::Chances;
use crate::games::{Theme, Title, piece};
use crate::scene::{Outline, Scene, Sprite, Text, Typeface, Words, tokens::*};

use super::draw::{ChartCanvas, person};
use super::look_back::{bands, by_rank, result_of};
use super::words::{month, place, points};

/// Height of a row with the gap below, and the room above the first one.
const ROW: f64 = 202.0;
const TOP: f64 = 8.0;
/// Horizontal ranges of the players, of the ribbon, and the middle of the place.
const PLAYERS: (f64, f64) = (44.0, 972.0);
const RIBBON: (f64, f64) = (988.0, 1376.0);
const PLACE: f64 = 1482.0;

/// A finished game in the picture.
pub struct RibbonRow<'a> {
    pub game: &'static dyn Title,
    /// The name of the game, if it has one.
    pub title: Option<&'a str>,
    /// The players' names by seat.
    pub names: Vec<String>,
    pub ended: Timestamp,
    pub outcome: &'a Outcome,
    /// The seat of the player whose list it is.
    pub own: Option<Seat>,
    /// Empty if they aren't computed.
    pub chances: &'a [Chances],
}

/// The picture of these games. `None` without any.
pub fn scene(rows: &[RibbonRow<'_>], theme: Theme) -> Option<Scene> {
    let first = rows.first()?;
    let alt = rows.iter().map(|row| result_of(row.game, row.title, row.outcome, Some(&row.names))).collect();
    let mut canvas = ChartCanvas::new(first.game, theme, TOP + ROW * rows.len() as f64, alt);
    for (number, row) in rows.iter().enumerate() {
        game(&mut canvas, row, TOP + ROW * number as f64);
    }
    Some(canvas.done())
}

fn game(canvas: &mut ChartCanvas, row: &RibbonRow<'_>, y: f64) {
    canvas.layer.fill(Outline::rounded(16.0, y, 1568.0, ROW - 8.0, 14.0), CARD);
    let name = Phrase::new(format!("{}-name", row.game.id()));
    let title = match row.title {
        Some(title) => Words::Name { phrase: None, name: title.to_owned(), otherwise: name },
        None => name.into(),
    };
    canvas
        .layer
        .add(Text::new(title, Typeface::Bold, 52.0, INK, PLAYERS.0, y + 38.0).within(PLAYERS.1 - PLAYERS.0 - 20.0));
    let seats = by_rank(row.outcome);
    let width = (PLAYERS.1 - PLAYERS.0) / seats.len().max(1) as f64;
    for (column, seat) in seats.into_iter().enumerate() {
        let x = PLAYERS.0 + width * column as f64;
        let of = Seat::try_from(seat).unwrap_or_default();
        let (face, colour) = if row.own == Some(of) { (Typeface::Bold, INK) } else { (Typeface::Text, INK2) };
        let player = person(row.names.get(seat).map_or("", String::as_str));
        canvas.layer.add(Text::new(player, face, 46.0, colour, x, y + 98.0).within(width - 14.0));
        canvas.layer.add(Sprite::piece(piece(of), x + 26.0, y + 154.0, 48.0));
        let figure = points(row.outcome.points[seat], row.game.denominator());
        canvas.layer.add(Text::new(figure, face, 54.0, INK, x + 58.0, y + 154.0).shrink(width - 66.0, 40.0));
    }
    let range = (y + 22.0, y + ROW - 30.0);
    if row.chances.is_empty() {
        canvas.layer.fill(Outline::rounded(RIBBON.0, range.0, RIBBON.1 - RIBBON.0, range.1 - range.0, 8.0), PAPER);
    } else {
        bands(canvas, row.chances, row.outcome.points.len(), (RIBBON, range), 3.0);
    }
    if let Some(rank) = row.own.and_then(|seat| row.outcome.ranking.get(seat.index())) {
        let won = *rank == 1;
        if won {
            canvas.layer.fill(Outline::rounded(PLACE - 82.0, y + 26.0, 164.0, 84.0, 12.0), JADE);
        }
        let colour = if won { CREAM } else { INK };
        let own = Text::new(place(u32::from(*rank)), Typeface::Bold, 60.0, colour, PLACE, y + 68.0);
        canvas.layer.add(own.middle().shrink(150.0, 40.0));
    }
    let day = i64::from(row.ended.to_zoned(TimeZone::UTC).day());
    let day = Phrase::new("ui-look-back-day").with("month", month(row.ended)).with("day", day);
    canvas.layer.add(Text::new(day, Typeface::Text, 44.0, INK2, PLACE, y + 152.0).middle().shrink(176.0, 36.0));
}
