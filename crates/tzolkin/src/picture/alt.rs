//! Text descriptions of the pictures, for players who can't see them.

use crate::words::questions;

use super::prelude::*;

/// The board: the progress of the game and the points. The text board has the positions of the workers.
pub(super) fn board(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let seat = |seat| phrase("alt-seat").seat("seat", seat);
    let now = match table.phase {
        Phase::Choosing => phrase("alt-choosing"),
        Phase::Turns | Phase::Calendar => phrase("alt-to-move").seat("seat", table.active),
        Phase::Over => phrase("alt-over").with("winners", leaders(table).into_iter().map(seat).collect::<Vec<_>>()),
    };
    vec![phrase("alt-board").with("round", table.named_round()).with("age", table.age), now, scores(view)]
}

/// The overview: the turn, the next food day, every player's goods with the corn due, and the prices of the gears.
pub(super) fn overview(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return board(view);
    }
    let now = match table.phase {
        Phase::Choosing => phrase("alt-choosing"),
        _ => phrase("alt-to-move").seat("seat", table.active),
    };
    let round = phrase("alt-overview").with("status", questions::progress(table));
    let held = |seat| {
        let line = phrase("alt-held").seat("seat", seat).with("goods", phrases::goods(table.player(seat).goods));
        line.with("corn", phrases::corn(table.feeding_need(seat).need()))
    };
    let price = |gear| match table.lowest_free_space(gear) {
        Some(space) => phrase("alt-next").with("space", phrases::space(gear, space)),
        None => phrase("alt-full").with("gear", phrases::gear(gear)),
    };
    let next = phrase("alt-prices").with("spaces", Gear::ALL.map(price).to_vec());
    [round, now, scores(view)].into_iter().chain(table.seats().map(held)).chain([next]).collect()
}

/// The scoring: the final one after the end, before it the points if the game ended now.
pub(super) fn scoring(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let result = table.result.unwrap_or_else(|| table.final_result());
    vec![
        phrase("alt-scoring"),
        STYLE.alt_scores(table.seats().zip(result.quarters.iter().map(|points| quarters(*points)))),
    ]
}

fn scores(view: &View) -> Phrase {
    STYLE.alt_scores(view.table.seats().map(|seat| (seat, score(&view.table, seat))))
}
