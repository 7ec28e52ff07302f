//! The three temples as stepped ladders.

use super::prelude::*;

/// Left edge of the first ladder, and distance to the next.
const LEFT: f64 = 968.0;
const STEP: f64 = 612.0 / 3.0 + 5.333;
/// Width of the lowest step.
const WIDTH: f64 = 193.33;
/// Middle line of the lowest step, and distance to the next.
const BASE: f64 = 352.5;
const HEIGHT: f64 = 27.0;
/// Width of a player's lane.
const LANE: f64 = 26.0;
/// Side of a marker.
const MARK: f64 = 21.0;

fn middle(temple: Temple) -> f64 {
    LEFT + STEP * temple.index() as f64 + WIDTH / 2.0
}

fn step_y(step: u8) -> f64 {
    BASE - HEIGHT * f64::from(step)
}

fn lane_x(temple: Temple, seat: Seat) -> f64 {
    middle(temple) + LANE * (f64::from(seat.number()) - 1.5)
}

pub(super) fn ladder(layer: &mut Layer, temple: Temple) {
    let (top, bottom, left) = (step_y(data().temple(temple).top()), BASE + HEIGHT / 2.0, middle(temple) - WIDTH / 2.0);
    let steps = steps(temple, (WIDTH / 2.0 - 2.0 * LANE, 2.5, 1.5), Look::board(20.0, 24.0));
    let ladder = down().fixed(46.0 - HEIGHT / 2.0, Cell::empty()).rest(steps);
    // With the heading.
    Cell::from(ladder)
        .place(places::temple(temple))
        .draw(layer, Area::new(left, top - 46.0, WIDTH, bottom - top + 46.0));
}

/// The steps of a temple from the highest: the points, the lanes of the players, and the reward. `margins` are the width
/// on each side of the lanes, the amount by which it shrinks from step to step, and half the gap between two steps.
pub(super) fn steps<'a>(temple: Temple, margins: (f64, f64, f64), look: Look) -> Line<'a> {
    let form = data().temple(temple);
    let (tier, lane) = temple_colours(temple);
    let (side, narrower, gap) = margins;
    down().each(form.steps.iter().enumerate().rev().map(move |(number, step)| {
        let points = Text::part(signed(step.vp.into()), look.face, look.figure, INK).middle().need(Importance::Decide);
        let sun = usize::from(form.top()) == number;
        let reward = step.reward.map(|reward| reward.id()).or(sun.then_some("sun"));
        let reward = reward.map(|name| icon(name, look.icon).need(if sun { Importance::Inform } else { look.need }));
        let less = narrower * number as f64;
        let line = across().fixed(side - less, points).rest(Cell::empty().on(lane, 0.0)).fixed(side - less, reward);
        line.on(tier, 3.0).inset(less, gap)
    }))
}

/// The name of a temple with the points of its highest marker at the end of the age, and the markers.
pub(super) fn now(layer: &mut Layer, table: Changes<'_>, temple: Temple) {
    let form = data().temple(temple);
    let bonus = points(change(form.age_bonus[usize::from(table.age).min(2)].into()), 0.0, 0.0, 31.0);
    let row = ItemRow::new(middle(temple), step_y(form.top()) - 30.5);
    let row =
        row.sprite(icon(super::parts::temple(temple), 29.0)).gap(6.5).text(heading(phrases::temple(temple), 25.0));
    layer.add(row.gap(5.0).sprite(bonus).middle().within(204.0));
    let (_, lane) = temple_colours(temple);
    for seat in table.seats() {
        let (x, step) = (lane_x(temple, seat), table.step(seat, temple));
        let before = table.before(|table| table.step(seat, temple));
        if let Some(before) = before {
            let left_behind = if before < step { before..step } else { step + 1..before + 1 };
            for left in left_behind {
                layer.fill(Outline::circle(x, step_y(left), 4.5), CHANGE);
            }
        }
        marker(layer, seat, (x, step_y(step)), MARK, before.map(|_| (13.0, lane)));
    }
}
