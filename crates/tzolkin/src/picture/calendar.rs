//! The calendar: teeth with the rounds of their days, food days, the fret, and the disc in the middle.

use game_kit::picture::parts::STEPPED_HOOK;

use super::geometry::{CALENDAR, DAYS, calendar_outline, day_angle, day_outline};
use super::prelude::*;

/// Radius of the days' figures.
const FIGURES: f64 = 198.0;
/// Radius of the icons of food days on their pegs.
const PEGS: f64 = 232.0;

/// The area of the calendar for a visitor: the disc without the gears.
const AREA: Area = Area::new(CALENDAR.0 - 140.0, CALENDAR.1 - 140.0, 280.0, 280.0);

/// The parts that never change. After each day, a tooth has turned to the place of the next.
pub(super) fn wheel(layer: &mut Layer) {
    layer.place(places::CALENDAR, AREA, |layer| {
        layer.fill(calendar_outline(0.0), JADE);
        let (x, y) = CALENDAR;
        // The stepped hooks of the fret.
        for day in 0..DAYS {
            let pen = Pen::at(x, y, day_angle(f64::from(day), 0.0) + 90.0);
            let hook = pen.through(&STEPPED_HOOK.map(|(x, y)| (x, y - 161.0)));
            layer.add(Shape::stroked(hook.done(), JADE_LINE, 2.6).sharp());
        }
        layer.add(Shape::filled(Outline::circle(x, y, 146.0), CARD).edged(GEAR_LINE, 2.0));
        layer.line(Outline::polyline(&[(x - 84.0, y + 40.0), (x + 84.0, y + 40.0)]), LINE2, 1.5);
        // The pointer to today.
        layer.fill(Outline::polygon(&[(550.0, 273.0), (535.0, 247.0), (565.0, 247.0)]), OCHRE);
    });
}

pub(super) fn days(layer: &mut Layer, table: &Table) {
    for day in 1..=DAYS {
        tooth(layer, table, day);
    }
    let (x, y) = CALENDAR;
    layer.line(Outline::circle(x, y, 177.0), JADE_LINE, 1.5);
    layer.line(Outline::circle(x, y, 217.5), JADE_LINE, 1.5);
}

fn tooth(layer: &mut Layer, table: &Table, day: u8) {
    let (this, time) = (f64::from(day), f64::from(table.day));
    let angle = day_angle(this, time);
    let today = table.day % DAYS == day % DAYS;
    let food = food_day(table, day);
    let held = food.is_some_and(|(.., held)| held);
    match food {
        Some((colour, ..)) if held => layer.line(day_outline(this, time, true), colour, 2.5),
        Some((colour, ..)) => layer.fill(day_outline(this, time, true), colour),
        None => {}
    }
    if today {
        // On a food day, the peg keeps the color of food days, and only the day's part of the ring is marked as today.
        layer.fill(day_outline(this, time, food.is_none()), CREAM);
    }
    let (x, y) = arc_point(CALENDAR.0, CALENDAR.1, FIGURES, angle);
    let shown = if today { table.named_round() } else { day + 1 };
    let (size, colour) = match (today, food) {
        (true, _) => (26.0, DEEP),
        (_, Some(_)) if !held => (21.0, DEEP),
        _ if day < table.day || held => (21.0, PAST),
        _ => (21.0, CREAM),
    };
    layer.add(figure(shown.to_string(), size, colour, x, y).middle());
    if let Some((_, name, _)) = food {
        let (x, y) = arc_point(CALENDAR.0, CALENDAR.1, PEGS, angle);
        let size = if name == "vp" { 20.0 } else { 19.0 };
        layer.add(Sprite::icon(name, x, y, size).opacity(if held { DIM } else { 100 }).role(ItemRole::Ground));
    } else if !today {
        bars_and_dots(layer, day + 1, angle + 90.0);
    }
}

/// A Maya number: bars of five and dots of one, with twenties above.
fn bars_and_dots(layer: &mut Layer, number: u8, turn: f64) {
    let (x, y) = CALENDAR;
    let (twenties, units) = (number / 20, number % 20);
    let (bars, dots) = (units / 5, units % 5);
    let mut height = 223.0;
    for bar in 0..bars {
        let top = -224.5 - 5.5 * f64::from(bar);
        layer.fill(Pen::at(x, y, turn).rounded(-8.0, top, 16.0, 3.0, 1.0).done(), JADE_LINE);
        height = 4.0 - top;
    }
    let mut row = |count: u8, height: f64| {
        for dot in 0..count {
            let across = (f64::from(dot) - (f64::from(count) - 1.0) / 2.0) * 5.0;
            let mut pen = Pen::at(x, y, turn).move_to(across + 1.9, -height);
            pen = pen.arc(across, -height, 1.9, 0.0, 360.0).close();
            layer.fill(pen.done(), JADE_LINE);
        }
    };
    row(dots, height);
    if twenties > 0 {
        row(twenties, if bars > 0 { 229.5 } else { 231.0 });
    }
}

/// The text on the disc in the middle.
pub(super) fn disc(layer: &mut Layer, table: &Table) {
    let (x, y) = CALENDAR;
    layer.add(Text::new(phrase("disc-round"), Typeface::Name, 30.0, INK2, x, y - 92.0).middle().shrink(200.0, 16.0));
    layer.add(figure(table.named_round().to_string(), 150.0, INK, x, y - 26.0).middle().need(Importance::Glance));
    let until = match table.days_to_food_day() {
        Some(days) if table.phase != Phase::Over => phrase("food-in").with("days", days),
        _ => phrase("food-over"),
    };
    let until = Text::part(until, Typeface::Name, 32.0, INK).need(Importance::Glance);
    layer.add(ItemRow::new(x, y + 66.0).sprite(icon("bowl", 34.0)).gap(7.0).text(until).middle().within(190.0));
    let pool = ItemRow::new(x, y + 106.0).sprite(icon("corn", 28.0)).gap(6.0);
    let pool = pool.text(figure_part(table.pool.to_string(), 28.0, INK)).gap(6.0);
    layer.add(pool.text(Text::part(phrase("pool"), Typeface::Text, 20.0, INK)).middle().within(150.0));
}
