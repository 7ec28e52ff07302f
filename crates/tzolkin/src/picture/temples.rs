//! The three temples as stepped ladders.

use super::prelude::*;

/// Left edge of the first ladder, and distance to the next.
const LEFT: f64 = 968.0;
const STEP: f64 = 612.0 / 3.0 + 5.333;
/// Width of the lowest step. Each further step is this much narrower.
const WIDTH: f64 = 193.33;
const NARROWER: f64 = 5.0;
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

/// The area of a temple with its heading.
fn area(temple: Temple) -> Area {
    let top = step_y(data().temple(temple).top()) - 46.0;
    Area::new(middle(temple) - WIDTH / 2.0, top, WIDTH, BASE + HEIGHT / 2.0 - top)
}

pub(super) fn ladder(layer: &mut Layer, temple: Temple) {
    layer.place(places::temple(temple), area(temple), |layer| steps(layer, temple));
}

fn steps(layer: &mut Layer, temple: Temple) {
    let steps = &data().temple(temple).steps;
    let top = steps.len() - 1;
    let (tier, lane) = temple_colours(temple);
    let x = middle(temple);
    for (number, step) in steps.iter().enumerate() {
        let width = WIDTH - NARROWER * number as f64;
        let y = BASE - HEIGHT * number as f64;
        let (left, right) = (x - width / 2.0, x + width / 2.0);
        let (lanes_left, lanes_right) = (x - 2.0 * LANE, x + 2.0 * LANE);
        layer.fill(Outline::rounded(left, y - 12.0, width, 24.0, 3.0), tier);
        layer.fill(Outline::rect(lanes_left, y - 12.0, 4.0 * LANE, 24.0), lane);
        let points = figure(signed(step.vp.into()), 20.0, INK, (left + lanes_left) / 2.0, y);
        layer.add(points.middle().need(Need::Decide));
        let reward = (right + lanes_right) / 2.0;
        if let Some(reward_of) = step.reward {
            layer.add(Sprite::icon(reward_of.id(), reward, y, 24.0));
        } else if number == top {
            layer.add(Sprite::icon("sun", reward, y, 22.0));
        }
    }
}

/// The name of a temple, and the points of its highest marker at the end of the age.
pub(super) fn heading(layer: &mut Layer, temple: Temple, age: u8) {
    let form = data().temple(temple);
    let bonus = form.age_bonus[usize::from(age).min(2)];
    let name = phrases::temple(temple);
    let row = Row::new(middle(temple), step_y(form.top()) - 30.5)
        .sprite(icon(super::parts::temple(temple), 29.0))
        .gap(6.5)
        .text(Text::part(name, Face::Name, 25.0, INK))
        .gap(5.0)
        .sprite(points(change(bonus.into()), 0.0, 0.0, 31.0))
        .middle()
        .within(204.0);
    layer.add(row);
}

pub(super) fn markers(layer: &mut Layer, table: Changes<'_>, temple: Temple) {
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
