//! The first line: the player to move, the days as a strip of pegs, the first player space.

use crate::picture::changes;
use crate::picture::header::task;
use crate::picture::prelude::*;
use game_kit::picture::overview::{LARGE, change_figure};

/// Left edge and width of the calendar.
const CALENDAR: (f64, f64) = (492.0, 806.0);
/// Center of the first peg, and distance to the next.
const PEGS: (f64, f64) = (522.35, 28.666);
/// Center of the first player space.
pub(super) const SPACE: (f64, f64) = (1422.0, 52.0);

/// The middle of a day's peg.
pub(super) fn peg_of(day: u8) -> (f64, f64) {
    (PEGS.0 + PEGS.1 * f64::from(day), 75.0)
}

pub(super) fn ground(layer: &mut Layer) {
    layer.fill(Outline::rounded(CALENDAR.0, 10.0, CALENDAR.1, 84.0, 16.0), JADE);
    plate(layer, 1310.0, 10.0, 276.0, 84.0, 16.0);
    layer.add(Sprite::icon("crown", 1350.0, 50.0, 55.0));
    layer.add(Sprite::icon("corn", 1482.0, 52.0, 44.0));
}

pub(super) fn header(layer: &mut Layer, table: Changes<'_>, request: &Request<'_>) {
    let (pieces, words) = match request.kind {
        PictureKind::Recap(seat) => (vec![seat], STYLE.name(request, seat, Some(phrase("played")))),
        _ => task(&table, request),
    };
    // The calendar asks a longer question. On a phone, the piece shows the turn.
    let asks = table.phase == Phase::Calendar && pieces.len() == 1;
    let need = if asks { Importance::Decide } else { Importance::Glance };
    let words = heading(words, 50.0).need(need).smallest(38.0).lines(2, 40.0);
    with_pieces(&pieces, (56.0, 57.0), words).draw(layer, Area::new(20.0, 22.0, 464.0, 60.0));
    days(layer, table);
    for day in 0..=data().food_days[3].day {
        peg(layer, &table, day);
    }
    first_player(layer, table);
}

/// The round, the days that have passed, and the next food day.
fn days(layer: &mut Layer, table: Changes<'_>) {
    let large = |words, size| heading(words, size).ink(CREAM).need(Importance::Glance);
    let round = ItemRow::new(0.0, 0.0).text(large(phrase("round").with("round", table.named_round()), 46.0));
    let passed = changes::days(table);
    let pill = bold(change(passed.into()), 30.0).ink(CHANGE_FIGURE);
    let pill = (passed > 0).then(|| ItemRow::new(0.0, 0.0).text(pill).middle().on(CHANGE, 12.0, 36.0, 18.0));
    let row = ItemRow::new(0.0, 0.0).sprite(icon("bowl", 44.0).need(Importance::Decide)).gap(10.0);
    let food_day = match (table.next_food_day(), table.days_to_food_day()) {
        (Some(food_day), Some(days)) => {
            let (colour, name) = food_day_reward(food_day.reward);
            let sprite = icon(name, 32.0).on(colour, 44.0, 10.0).need(Importance::Decide);
            row.text(large(phrase("food-day-in").with("days", days), 44.0)).gap(14.0).sprite(sprite)
        }
        _ => row.text(large(phrase("food-days-over"), 44.0)),
    };
    let line = across().fixed(200.0, round).fixed(44.0, pill).space(26.0).rest(food_day.end());
    line.draw(layer, Area::new(CALENDAR.0 + 18.0, 14.0, CALENDAR.1 - 36.0, 40.0));
}

/// One day: an outline if it is over, filled if it is still to come.
fn peg(layer: &mut Layer, table: &Table, day: u8) {
    let (x, _) = peg_of(day);
    let today = table.named_round() == day + 1;
    let food = food_day(table, day);
    if today {
        layer.fill(Outline::rounded(x - 15.0, 58.0, 30.0, 34.0, 6.0), CREAM);
        let arrow = [(9.0, 75.0), (4.0, 75.0), (4.0, 88.0), (-4.0, 88.0), (-4.0, 75.0), (-9.0, 75.0)];
        let arrow: Vec<(f64, f64)> = std::iter::once((x, 62.0)).chain(arrow.map(|(dx, y)| (x + dx, y))).collect();
        layer.fill(Outline::polygon(&arrow), if food.is_some() { CLAY_RED } else { DEEP });
    } else if let Some((colour, name, held)) = food {
        let frame = Outline::rounded(x - 12.8, 60.0, 25.6, 31.0, 6.0);
        layer.add(Shape::filled(frame, if held { JADE } else { colour }).edged(colour, 2.5));
        let opacity = if held { DIM } else { 100 };
        layer.add(Sprite::icon(name, x, 75.5, 23.0).opacity(opacity).role(ItemRole::Ground));
    } else {
        let peg = Pen::new()
            .move_to(x - 9.8, 88.0)
            .line_to(x - 9.8, 76.0)
            .arc(x, 76.0, 9.8, 180.0, 360.0)
            .line_to(x + 9.8, 88.0)
            .close()
            .done();
        let shape = Shape::stroked(peg.clone(), JADE_LINE, 1.5);
        layer.add(if day < table.day { shape } else { Shape::filled(peg, JADE_LINE) });
    }
}

/// The first player space: its worker or its price, and the corn in the pool.
fn first_player(layer: &mut Layer, table: Changes<'_>) {
    let (x, y) = SPACE;
    match table.first_player_space {
        Some(seat) => {
            if changes::first_player_placed(table) {
                change_disc(layer, x, y, CARD);
            }
            layer.add(Sprite::piece(piece(seat), x, y, 40.0).need(Importance::Decide));
        }
        // No worker comes after the end.
        None if table.phase == Phase::Over => layer.fill(Outline::circle(x, y, 27.0), CARD),
        None => {
            layer.add(Shape::filled(Outline::circle(x, y, 27.0), CARD).edged(INK, 4.5));
            if let Some(seat) = changes::first_player_gone(table) {
                layer.add(Sprite::piece(ghost(seat), x, y, 40.0).role(ItemRole::Ground));
            }
            layer.add(number(data().first_player_corn.to_string(), 36.0, INK, x, y).middle());
        }
    }
    layer.add(number(table.pool.to_string(), LARGE, INK, 1504.0, y).shrink(46.0, 30.0));
    let more = table.difference(|table| table.pool.into());
    if more != 0 {
        let x = 1508.0 + 22.0 * table.pool.to_string().len() as f64;
        layer.add(change_figure(change(more)).inside(Area::new(x, y, 1582.0 - x, 0.0)));
    }
}
