//! The first line: the player to move, the days as a strip of pegs, the first player space.

use crate::picture::changes;
use crate::picture::header::task;
use crate::picture::prelude::*;
use game_kit::picture::overview::{LARGE, change_figure};

use super::racks;

const TURN: Area = Area::new(20.0, 22.0, 464.0, 60.0);
const CALENDAR: Area = Area::new(492.0, 10.0, 806.0, 84.0);
const FIRST_PLAYER: Area = Area::new(1310.0, 10.0, 276.0, 84.0);

/// The place of a day's peg.
pub(super) fn peg_of(day: u8) -> String {
    format!("day:{day}")
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
    with_pieces(&pieces, (56.0, 57.0), words).draw(layer, TURN);
    let pegs = (0..=data().food_days[3].day).map(|day| peg(&table, day).place(peg_of(day)));
    let calendar = down().space(4.0).fixed(40.0, days(table)).space(4.0).fixed(34.0, across().each(pegs));
    calendar.inset(16.0, 0.0).on(JADE, 16.0).draw(layer, CALENDAR);
    Cell::from(first_player(table)).edged(PLATE, 16.0, (LINE, 2.0)).draw(layer, FIRST_PLAYER);
}

/// The round, the days that have passed, and the next food day.
fn days<'a>(table: Changes<'_>) -> Cell<'a> {
    let large = |words, size| heading(words, size).ink(CREAM).need(Importance::Glance);
    let round = ItemRow::new(0.0, 0.0).text(large(phrase("round").with("round", table.named_round()), 46.0));
    let passed = changes::days(table);
    let pill = bold(change(passed.into()), 30.0).ink(CHANGE_FIGURE);
    let pill = (passed > 0).then(|| ItemRow::new(0.0, 0.0).text(pill).middle().on(CHANGE, 12.0, 36.0, 18.0));
    let food_day = next_food_day(&table, ItemRow::new(0.0, 0.0), 44.0, |words| large(words, 44.0));
    across().fixed(200.0, round).fixed(44.0, pill).space(26.0).rest(food_day.end()).inset(2.0, 0.0)
}

/// One day: an outline if it is over, filled if it is still to come.
fn peg<'a>(table: &Table, day: u8) -> Cell<'a> {
    let (today, past, food) = (table.named_round() == day + 1, day < table.day, food_day(table, day));
    Cell::new(move |layer, area| {
        let (x, y) = area.middle();
        if today {
            layer.fill(Outline::rounded(x - 15.0, y - 17.0, 30.0, 34.0, 6.0), CREAM);
            let arrow = [(0.0, -13.0), (9.0, 0.0), (4.0, 0.0), (4.0, 13.0), (-4.0, 13.0), (-4.0, 0.0), (-9.0, 0.0)];
            let arrow = Outline::polygon(&arrow.map(|(dx, dy)| (x + dx, y + dy)));
            layer.fill(arrow, if food.is_some() { CLAY_RED } else { DEEP });
        } else if let Some((colour, name, held)) = food {
            let frame = Outline::rounded(x - 12.8, y - 15.0, 25.6, 31.0, 6.0);
            layer.add(Shape::filled(frame, if held { JADE } else { colour }).edged(colour, 2.5));
            let opacity = if held { DIM } else { 100 };
            layer.add(Sprite::icon(name, x, y + 0.5, 23.0).opacity(opacity).role(ItemRole::Ground));
        } else {
            let pen = Pen::new().move_to(x - 9.8, y + 13.0).line_to(x - 9.8, y + 1.0);
            let peg = pen.arc(x, y + 1.0, 9.8, 180.0, 360.0).line_to(x + 9.8, y + 13.0).close().done();
            let shape = Shape::stroked(peg.clone(), JADE_LINE, 1.5);
            layer.add(if past { shape } else { Shape::filled(peg, JADE_LINE) });
        }
    })
}

/// The first player space with its worker or its price, and the corn in the pool.
fn first_player<'a>(table: Changes<'a>) -> Line<'a> {
    let space = Cell::new(move |layer, area| {
        racks::bare_seat(layer, area.middle());
        match table.first_player_space {
            Some(seat) => racks::worker(layer, seat, (changes::first_player_placed(table), false), area.middle()),
            // No worker comes after the end.
            None if table.phase == Phase::Over => {}
            None => {
                let price = data().first_player_corn;
                racks::empty_seat(layer, price, true, changes::first_player_gone(table), area.middle());
            }
        }
    });
    let pool = table.pool.to_string();
    let width = 4.0 + 22.0 * pool.len() as f64;
    let more = table.difference(|table| table.pool.into());
    across()
        .space(10.0)
        .fixed(55.0, down().rest(icon("crown", 55.0)).space(4.0))
        .space(25.0)
        .fixed(54.0, space.place(places::FIRST_PLAYER))
        .space(7.0)
        .fixed(44.0, icon("corn", 44.0))
        .fixed(width, number(pool, LARGE, INK, 0.0, 0.0).smallest(30.0))
        .rest((more != 0).then(|| change_figure(change(more))))
        .space(4.0)
}
