//! What the pictures show, in words, for those who cannot see them.

use crate::engine::{Arg, Phrase, Seat};
use crate::games::tzolkin::View;
use crate::games::tzolkin::state::Phase;

use super::parts::{leaders, phrase, score};

/// The board: where the game is, who has how many points, who stands where is in the text board.
pub(super) fn board(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let mut alt = vec![phrase("alt-board").with("day", table.day).with("age", table.age)];
    alt.push(match table.phase {
        Phase::Choosing => phrase("alt-choosing"),
        Phase::Turns | Phase::Calendar => phrase("alt-to-move").seat("seat", table.active),
        Phase::Over => phrase("alt-over").with("winners", seats(leaders(table))),
    });
    alt.push(phrase("alt-scores").with("scores", scores(view)));
    alt
}

/// A picture of one seat.
pub(super) fn of_seat(key: &str, seat: Seat) -> Vec<Phrase> {
    vec![phrase(key).seat("seat", seat)]
}

/// The final scoring.
pub(super) fn scoring(view: &View) -> Vec<Phrase> {
    vec![phrase("alt-scoring"), phrase("alt-scores").with("scores", scores(view))]
}

/// A card.
pub(super) fn card(key: &str) -> Vec<Phrase> {
    vec![phrase("alt-card").with("name", Phrase::new(key)).with("effect", Phrase::new(format!("{key}.effect")))]
}

fn scores(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    table.seats().map(|seat| phrase("alt-score").seat("seat", seat).with("points", score(table, seat))).collect()
}

fn seats(seats: Vec<Seat>) -> Arg {
    Arg::List(seats.into_iter().map(|seat| phrase("alt-seat").seat("seat", seat)).collect())
}
