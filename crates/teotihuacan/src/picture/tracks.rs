//! The right column below the temples: Avenue of the Dead, buildings, pyramid track, ascension.

use super::discovery;
use super::icons::Icons;
use super::parts::{change_ring, hollow, marker, points, rule};
use super::prelude::*;

/// Left and right edge of the column.
const LEFT: f64 = 1074.0;
const RIGHT: f64 = 1580.0;
/// Distance between two fields of a track; a field's width and height.
const PITCH: f64 = 50.6;
const WIDTH: f64 = 48.2;
const HEIGHT: f64 = 46.0;
/// The upper edges of the two tracks.
const AVENUE: f64 = 674.0;
const TRACK: f64 = 808.0;
/// Vertical position of the row of buildings.
const BUILDINGS: f64 = 730.0;

fn field(step: u8) -> f64 {
    LEFT + 1.2 + PITCH * f64::from(step)
}

/// A heading with a line up to its icons.
fn heading(layer: &mut Layer, key: &str, y: f64, line: (f64, f64)) {
    layer.add(Text::new(phrase(key), Face::Name, 20.0, INK, LEFT, y).shrink(line.0 - LEFT - 10.0, 15.0));
    rule(layer, line.0, line.1, y);
}

/// A track with its figures.
fn road(layer: &mut Layer, top: f64, last: u8, special: impl Fn(usize) -> bool) {
    for step in 0..=last {
        let x = field(step);
        let colour: Colour = if special(usize::from(step)) { ROAD_TILES } else { ROAD };
        layer.fill(Outline::rounded(x, top, WIDTH, HEIGHT, 5.0), colour);
        let number = Text::new(step.to_string(), Face::Bold, 16.0, INK2, x + 6.8, top + HEIGHT / 2.0);
        layer.add(number.middle());
    }
}

/// Draws the parts of the column that never change in a game.
pub(super) fn draw_background(layer: &mut Layer) {
    heading(layer, "avenue", 598.0, (1262.0, 1510.0));
    road(layer, AVENUE, data().avenue_max, |step| data().avenue_stacks.get(step).is_some_and(Option::is_some));
    heading(layer, "pyramid-track", 790.0, (1224.0, 1451.0));
    road(layer, TRACK, data().track_max, |_| false);
    heading(layer, "ascension", 890.0, (1190.0, 1483.0));
    ascension(layer);
}

/// The rewards of an ascension, and its fixed effects.
fn ascension(layer: &mut Layer) {
    layer.add(Icons::new(20.0, 20.0).icon("road").text("+1").end(1538.0, 890.0));
    layer.add(Icons::new(20.0, 20.0).icon("sundisc").text("+1").end(RIGHT, 890.0));
    let places = [
        (Reward::Score, 1074.0, 56.0),
        (Reward::Cocoa, 1136.0, 70.0),
        (Reward::OneTemple, 1212.0, 58.0),
        (Reward::TwoTemples, 1276.0, 134.0),
    ];
    for (reward, x, width) in places {
        layer.fill(Outline::rounded(x, 908.0, width, 44.0, 6.0), CARD);
        layer.add(self::reward(reward, Icons::new(20.0, 22.0)).middle(x + width / 2.0, 930.0));
    }
    layer.fill(Outline::rounded(1416.0, 908.0, 164.0, 44.0, 6.0), CARD);
    // The starting power of the fourth worker.
    layer.add(Sprite::icon("wheeldie", 1438.0, 930.0, 28.0).label("3", 20.0, CARD));
    layer.add(reward(Reward::FourthWorker, Icons::new(20.0, 22.0)).start(1458.0, 930.0));
}

/// The price and the gain of a reward.
pub(super) fn reward(reward: Reward, icons: Icons) -> Icons {
    let price = data().reward_price(reward);
    let icons = if price.is_nothing() { icons } else { icons.goods(price).to() };
    icons.effects(&data().rewards[reward.index()].effects)
}

/// The state of the Avenue, the buildings and the pyramid track, with the markers of all seats.
pub(super) fn draw_markers(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    let value = state.building_value();
    layer.add(Icons::new(20.0, 20.0).points(value).text("×").icon("road").end(RIGHT, 598.0));
    for (step, stack) in data().avenue_stacks.iter().enumerate() {
        if let Some(stack) = stack {
            let x = field(step as u8) + WIDTH / 2.0;
            // The stack over step 6 can extend toward the stack over step 3. The other two stacks only reach halfway.
            let room = if step == 6 { 120.0 } else { 84.0 };
            discovery::stack(layer, state, changes, *stack, (x, 643.0), 0.93, room);
            layer.fill(Outline::polygon(&[(x - 5.0, 668.0), (x + 5.0, 668.0), (x, 674.0)]), STEM);
        }
    }
    buildings(layer, state, changes);
    markers(
        layer,
        state,
        AVENUE,
        |seat| state.seat(seat).avenue,
        |seat| changes.before(|state| state.seat(seat).avenue).is_some(),
    );

    layer.add(Icons::new(20.0, 20.0).points(state.track_points()).text("×").icon("block").end(1523.0, 790.0));
    layer.add(Icons::new(20.0, 20.0).icon("lead").points(data().eclipse.leader).end(RIGHT, 790.0));
    let climbed = |seat| !changes.eclipsed() && changes.before(|state| state.seat(seat).track).is_some();
    markers(layer, state, TRACK, |seat| state.seat(seat).track, climbed);

    for seat in state.all_seats().filter(|seat| state.seat(*seat).workers[3].board.is_none()) {
        layer.add(Sprite::piece(hollow(seat), 1507.0 + 19.0 * f64::from(seat.number()), 930.0, 17.0));
    }
}

/// The row of buildings. Those still there cover their values.
fn buildings(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    let values = &data().building_values;
    let pitch = (RIGHT - LEFT) / values.len() as f64;
    let placed = state.buildings();
    let new = changes.difference(|state| state.buildings() as i32).max(0) as usize;
    for (index, value) in values.iter().enumerate() {
        let (x, width) = (LEFT + 1.2 + pitch * index as f64, pitch - 2.4);
        let slot = Outline::rounded(x, BUILDINGS, width, 34.0, 5.0);
        let middle = BUILDINGS + 17.0;
        if index == placed {
            layer.add(Shape::filled(slot, CARD).edged(POINTS, 3.0));
        } else {
            layer.fill(slot, BUILDING_SLOT);
        }
        if index <= placed {
            if index > 0 && index + new > placed {
                change_ring(layer, x + width / 2.0, middle, 14.5, CARD);
            }
            layer.add(points(value.to_string(), x + width / 2.0, middle, 25.0));
        } else {
            layer.add(Sprite::icon("house", x + 13.6, middle, 21.0));
            layer.add(Text::new(value.to_string(), Face::Bold, 17.0, INK2, x + 30.8, middle).middle());
        }
    }
}

/// The markers on a track: one, two above each other, or in quarters.
fn markers(layer: &mut Layer, state: &State, top: f64, step: impl Fn(Seat) -> u8, changed: impl Fn(Seat) -> bool) {
    for seat in state.all_seats() {
        let here: Vec<Seat> = state.all_seats().filter(|other| step(*other) == step(seat)).collect();
        let place = here.iter().position(|other| *other == seat).unwrap_or(0) as f64;
        let (dx, dy, size) = match here.len() {
            1 => (29.4, 0.0, 23.5),
            2 => (29.4, 21.0 * (place - 0.5), 19.0),
            _ => (22.0 + 16.5 * f64::from(seat.number() % 2), 20.0 * (f64::from(seat.number() / 2) - 0.5), 16.5),
        };
        let (x, y) = (field(step(seat)) + dx, top + HEIGHT / 2.0 + dy);
        marker(layer, seat, (x, y), size, changed(seat).then_some((size / 2.0 + 1.5, CARD)));
    }
}
