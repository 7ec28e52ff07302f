//! The temples: their steps, and what the end of the age would pay now.

use crate::picture::prelude::*;
use crate::picture::temples::steps;

const LEFT: f64 = 780.0;
const STEP: f64 = 272.0;
const WIDTH: f64 = 262.0;
/// The upper left corner of the temples, and their width.
pub(super) const CORNER: (f64, f64) = (LEFT, 102.0);
pub(super) const ALL: f64 = 2.0 * STEP + WIDTH;
/// Middle of the lowest step, and height of a step.
const BASE: f64 = 363.0;
const HEIGHT: f64 = 26.0;
/// Width of the lanes.
const LANES: f64 = 164.0;

fn left(temple: Temple) -> f64 {
    LEFT + STEP * temple.index() as f64
}

fn step_y(step: u8) -> f64 {
    BASE - HEIGHT * f64::from(step)
}

pub(super) fn ladder(layer: &mut Layer, temple: Temple) {
    let (x, form) = (left(temple), data().temple(temple));
    let top = step_y(form.top()) - HEIGHT / 2.0;
    let margins = ((WIDTH - LANES) / 2.0, 0.0, 1.0);
    let area = Area::new(x, top, WIDTH, BASE + HEIGHT / 2.0 - top);
    steps(temple, margins, Look::bold(FIGURE, 27.0)).draw(layer, area);
    let y = step_y(form.top()) - 33.0;
    layer.add(Sprite::icon(crate::picture::parts::temple(temple), x + 26.0, y, 40.0).need(Importance::Decide));
    layer.add(Text::new(phrases::temple(temple), Typeface::Name, 28.0, INK, x + 49.0, y).shrink(150.0, 19.0));
    layer.fill(Outline::rounded(x, 378.0, WIDTH, 30.0, 7.0), JADE);
    layer.fill(Outline::rounded(x + 9.0, 381.0, 34.0, 24.0, 6.0), OCHRE);
    layer.add(Sprite::icon("vp", x + 26.0, 393.0, 22.0).role(ItemRole::Ground));
}

fn lane_x(table: &Table, temple: Temple, seat: Seat) -> f64 {
    left(temple) + WIDTH / 2.0 + LANES * ((f64::from(seat.number()) + 0.5) / table.players.len() as f64 - 0.5)
}

/// The place of a player's marker on a step.
pub(super) fn place(table: &Table, temple: Temple, seat: Seat, step: u8) -> (f64, f64) {
    (lane_x(table, temple, seat), step_y(step))
}

/// The place for the number of a step by the icon of a temple.
pub(super) fn corner(of: Temple) -> (f64, f64) {
    (left(of) - 4.0, step_y(data().temple(of).top()) - 43.0)
}

/// Marks the steps that the deciding player's marker can reach.
pub(super) fn choosable(layer: &mut Layer, table: &Table, choices: &Choices<'_>) {
    for temple in Temple::ALL {
        let Some(by) = choices.step(temple) else { continue };
        let y = step_y(table.step(choices.seat, temple).saturating_add_signed(by));
        layer.add(Shape::filled(Outline::circle(lane_x(table, temple, choices.seat), y, 10.0), CARD).edged(INK, 4.0));
        let (top, bottom) = (step_y(data().temple(temple).top()) - 54.0, 412.0);
        layer.line(Outline::rounded(left(temple) - 3.0, top, WIDTH + 6.0, bottom - top, 8.0), INK, 4.0);
    }
}

/// The markers, the bonus of this age, and the points that each player would get for the temple now.
pub(super) fn state(layer: &mut Layer, table: Changes<'_>, temple: Temple) {
    let form = data().temple(temple);
    let (_, ground) = temple_colours(temple);
    let (x, age) = (left(temple), table.age.min(2));
    let bonus = change(form.age_bonus[usize::from(age)].into());
    let points = Look::bold(FIGURE, 34.0).on_plates().row(&IconRow::new().points(bonus));
    layer.add(points.at(x + 232.0, step_y(form.top()) - 33.0).middle());
    let bonuses = table.highest_bonus(temple, age);
    let most = table.seats().map(|seat| table.step(seat, temple)).max();
    for seat in table.seats() {
        let x = lane_x(&table, temple, seat);
        let step = table.step(seat, temple);
        if let Some(before) = table.before(|table| table.step(seat, temple)) {
            let up = before < step;
            let passed = if up { before..step } else { step + 1..before + 1 };
            for left in passed {
                arrowhead(layer, x, step_y(left) + if up { 7.0 } else { -7.0 }, up, ground);
            }
            layer.line(Outline::circle(x, step_y(step), 16.0), CHANGE, 3.5);
        }
        layer.add(Sprite::piece(mark(seat), x, step_y(step), 24.0).need(Importance::Decide));
        let worth = table.step_points(seat, temple) + bonuses[usize::from(seat)];
        let colour = if Some(step) == most { OCHRE } else { CREAM };
        layer.add(number(signed(worth.into()), 31.0, colour, x, 393.0).middle());
    }
}
