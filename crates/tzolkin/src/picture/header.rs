//! The first line: the player to move, the day, the next food day, the turn order.

use game_kit::picture::header::{self, Turn, large, small};
use scene::Words;

use super::prelude::*;

pub(super) fn header(layer: &mut Layer, view: &View, request: &PictureRequest<'_, View>) {
    let table = &view.table;
    if table.phase == Phase::Over || !header::past(layer, &STYLE, request) {
        let (pieces, words) = task(table, request);
        header::title(layer, &pieces, words);
    }
    if let Some(result) = table.result {
        return header::result(layer, &STYLE, &result.ranking, table.players.len() as u8, |seat| score(table, seat));
    }
    let age = phrase("age").with("age", table.age);
    header::middle(layer, table.players.len(), rounds(table), vec![age], 110.0);
    turn_order(layer, table);
}

/// The seats to move with their task, or the winners.
pub(super) fn task(table: &Table, request: &PictureRequest<'_, View>) -> (Vec<Seat>, Words) {
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

fn rounds(table: &Table) -> Row {
    let mut row = header::progress().text(large(phrase("round").with("round", table.named_round()))).gap(12.0);
    row = row
        .text(small(phrase("of-rounds").with("rounds", table.rounds())))
        .gap(22.0)
        .sprite(icon("bowl", 40.0))
        .gap(10.0);
    match (table.next_food_day(), table.days_to_food_day()) {
        (Some(food_day), Some(days)) => {
            let (colour, reward) = food_day_reward(food_day.reward);
            let reward = icon(reward, 25.0).on(colour, 36.0, 8.0);
            row.text(large(phrase("food-day-in").with("days", days))).gap(18.0).sprite(reward)
        }
        _ => row.text(large(phrase("food-days-over"))),
    }
}

/// The seats that have moved, the one to move, and those still to come.
fn turn_order(layer: &mut Layer, table: &Table) {
    let turn = |seat| match table.phase {
        Phase::Turns | Phase::Calendar if seat == table.active => Turn::Now,
        _ if has_moved(table, seat) => Turn::Done,
        _ => Turn::Later,
    };
    let order: Vec<_> = table.turn_order().map(|seat| (seat, turn(seat))).collect();
    header::turn_order(layer, &order);
}
