//! The first line: who moves, which day it is, what comes next, in which order.

use crate::engine::Seat;
use crate::games::PictureRequest;
use crate::games::tzolkin::View;
use crate::games::tzolkin::data::FoodDayReward;
use crate::games::tzolkin::state::{Phase, Table};
use crate::scene::{Face, Layer, Outline, Row, Shape, Sprite, Text, Words};

use super::parts::{DIM, icon, leaders, mark, name, phrase, piece};
use super::theme::*;

/// The middle line.
const Y: f64 = 48.0;

/// The header of the board.
pub(super) fn header(layer: &mut Layer, view: &View, request: &PictureRequest<'_, View>) {
    let table = &view.table;
    title(layer, table, request);
    layer.line(Outline::polyline(&[(504.0, 24.0), (504.0, 72.0)]), LINE2, 1.5);
    let seats = table.players.len() as f64;
    let first_mark = 1544.0 - 52.0 * (seats - 1.0);
    days(layer, table, first_mark - 40.0 - 104.0 - 548.0);
    let round = phrase("round").with("round", table.round());
    layer.add(Text::new(round, Face::Bold, 19.0, INK2, first_mark - 40.0, 36.0).end().shrink(110.0, 15.0));
    let age = phrase("age").with("age", table.age);
    layer.add(Text::new(age, Face::Bold, 19.0, INK2, first_mark - 40.0, 61.0).end().shrink(110.0, 15.0));
    turn_order(layer, table, first_mark);
}

/// Who is to move, or who has won.
fn title(layer: &mut Layer, table: &Table, request: &PictureRequest<'_, View>) {
    let text = |words: Words, x: f64, width: f64| Text::new(words, Face::Name, 46.0, INK, x, Y).shrink(width, 30.0);
    match table.phase {
        Phase::Choosing => layer.add(text(phrase("choosing").into(), 24.0, 470.0)),
        Phase::Turns | Phase::Calendar => {
            let key = if table.phase == Phase::Turns { "to-move" } else { "to-advance" };
            layer.add(Sprite::piece(piece(table.active), 50.0, Y, 54.0));
            layer.add(text(name(request, table.active, Some(phrase(key))), 92.0, 405.0));
        }
        Phase::Over => {
            let winners = leaders(table);
            for (index, &seat) in winners.iter().enumerate() {
                layer.add(Sprite::piece(piece(seat), 50.0 + 62.0 * index as f64, Y, 54.0));
            }
            let x = 92.0 + 62.0 * winners.len().saturating_sub(1) as f64;
            match winners[..] {
                [only] => layer.add(text(name(request, only, Some(phrase("wins"))), x, 497.0 - x)),
                _ => layer.add(text(phrase("shared").into(), x, 497.0 - x)),
            }
        }
    }
}

/// The day and the next food day.
fn days(layer: &mut Layer, table: &Table, width: f64) {
    let mut row = Row::new(548.0, Y)
        .text(Text::part(phrase("header-day").with("day", table.day), Face::Name, 46.0, INK))
        .gap(12.0);
    let last = crate::games::tzolkin::data::data().food_days[3].day;
    if table.day <= last {
        row = row.text(Text::part(phrase("of-days").with("days", last), Face::Name, 28.0, INK2));
    }
    row = row.gap(22.0).sprite(icon("bowl", 40.0)).gap(10.0);
    let food = table.next_food_day().filter(|_| table.phase != Phase::Over);
    row = match (food, table.days_to_food_day()) {
        (Some(food_day), Some(days)) => {
            let (colour, sign, size) = match food_day.reward {
                FoodDayReward::MidAge => (TURQUOISE, "cube", 25.0),
                FoodDayReward::EndOfAge => (OCHRE, "vp", 25.0),
            };
            let words = phrase("food-day-in").with("days", days);
            row.text(Text::part(words, Face::Name, 46.0, INK)).gap(18.0).sprite(icon(sign, size).on(colour, 36.0, 8.0))
        }
        _ => row.text(Text::part(phrase("food-days-over"), Face::Name, 46.0, INK)),
    };
    layer.add(row.within(width));
}

/// Who has moved, who is to move, who comes then.
fn turn_order(layer: &mut Layer, table: &Table, first: f64) {
    let order: Vec<Seat> = table.turn_order().collect();
    let active = order.iter().position(|&seat| table.phase == Phase::Turns && seat == table.active);
    for (place, &seat) in order.iter().enumerate() {
        let x = first + 52.0 * place as f64;
        let has_moved = match table.phase {
            Phase::Choosing => table.chosen[usize::from(seat)],
            Phase::Turns => active.is_some_and(|active| place < active),
            Phase::Calendar | Phase::Over => seat != table.active || table.phase == Phase::Over,
        };
        let moves = table.phase != Phase::Over && table.phase != Phase::Choosing && seat == table.active;
        if moves {
            layer.add(Shape::filled(Outline::circle(x, Y, 25.0), CARD).edged(GEAR_LINE, 2.0));
            layer.add(Sprite::piece(piece(seat), x, Y, 34.0));
        } else {
            let opacity = if has_moved { DIM } else { 100 };
            layer.add(Sprite::piece(mark(seat), x, Y, 28.0).opacity(opacity));
        }
    }
}
