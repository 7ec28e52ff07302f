//! The first line of the board: the player to move, the day, the next food day, the turn order.

use game_kit::Past;
use game_kit::picture::parts::by_rank;
use scene::Words;

use super::prelude::*;

/// The title, and the room on its right.
const TITLE: Area = Area::new(19.0, 18.0, 478.0, 60.0);
const REST: Area = Area::new(548.0, 18.0, 1022.0, 60.0);

pub(super) fn header(layer: &mut Layer, view: &View, request: &Request<'_>) {
    let table = &view.table;
    let (pieces, words) = match request.kind {
        PictureKind::Replay(Past::Turn(seat)) if table.phase != Phase::Over => {
            (vec![seat], STYLE.name(request, seat, Some(phrase("played"))))
        }
        PictureKind::Replay(Past::Round(round)) if table.phase != Phase::Over => {
            (Vec::new(), phrase("after-round").with("round", round).into())
        }
        _ => task(table, request),
    };
    with_pieces(&pieces, (62.0, 54.0), heading(words, 46.0).smallest(30.0)).draw(layer, TITLE);
    layer.line(Outline::polyline(&[(504.0, 24.0), (504.0, 72.0)]), LINE2, 1.5);
    let line = match table.result {
        Some(result) => across().rest(ranking(table, &result.ranking)),
        None => {
            let age = bold(phrase("age").with("age", table.age), 19.0).ink(INK2).end().smallest(15.0);
            let line = across().rest(rounds(table)).space(20.0).fixed(110.0, age).space(14.0);
            table.turn_order().fold(line, |line, seat| line.fixed(52.0, turn(table, seat)))
        }
    };
    line.draw(layer, REST);
}

/// The seats to move with their task, or the winners.
pub(super) fn task(table: &Table, request: &Request<'_>) -> (Vec<Seat>, Words) {
    let of_seat = |seat, key| (vec![seat], STYLE.name(request, seat, Some(phrase(key))));
    match table.phase {
        Phase::Choosing => (Vec::new(), phrase("choosing").into()),
        Phase::Turns => of_seat(table.active, "to-move"),
        Phase::Calendar => of_seat(table.active, "to-advance"),
        Phase::Over => match leaders(table) {
            winners if winners.len() == 1 => of_seat(winners[0], "wins"),
            winners => (winners, phrase("shared").into()),
        },
    }
}

/// A smaller text, which belongs to the one after it or before it.
fn small(words: Phrase) -> Text {
    heading(words, 28.0).ink(INK2)
}

fn ranking(table: &Table, ranking: &[u8]) -> ItemRow {
    let seats = by_rank(ranking, table.players.len() as u8).into_iter();
    seats.fold(ItemRow::new(0.0, 0.0), |row, (seat, rank)| {
        let row = if row.parts.is_empty() { row } else { row.gap(34.0) };
        let row = row.text(small(phrase("place").with("n", rank))).gap(9.0);
        let row = row.sprite(icon(mark(seat), 34.0).role(ItemRole::Piece)).gap(11.0);
        row.text(figure_part(score(table, seat), 46.0, INK))
    })
}

fn rounds(table: &Table) -> ItemRow {
    let row = ItemRow::new(0.0, 0.0).text(heading(phrase("round").with("round", table.named_round()), 46.0)).gap(12.0);
    let row = row.text(small(phrase("of-rounds").with("rounds", table.rounds()))).gap(22.0);
    next_food_day(table, row, 40.0, |words| heading(words, 46.0))
}

/// A seat in turn order: pale if it has moved, large if it's its turn.
fn turn<'a>(table: &Table, seat: Seat) -> Cell<'a> {
    if matches!(table.phase, Phase::Turns | Phase::Calendar) && seat == table.active {
        let piece = icon(piece(seat), 34.0).role(ItemRole::Piece);
        return Cell::from(piece).edged(CARD, 25.0, (GEAR_LINE, 2.0)).at_most(50.0, 50.0);
    }
    icon(mark(seat), 28.0).role(ItemRole::Piece).opacity(if has_moved(table, seat) { DIM } else { 100 }).into()
}
