//! Temples with all their tiles, and the tracks with the points of an eclipse now.

use crate::picture::parts::{mark, temple, temple_colours};
use crate::picture::prelude::*;

use super::super::discovery;
use super::super::parts::{Area, Icons, moved, number};
use super::super::standings::{bonus, eclipse_formulas, eclipse_points};
use super::frame;

/// The steps of the temples: left edge, distance, width, bottom, height.
const LADDERS: (f64, f64) = (16.0, 359.0);
const WIDTH: f64 = 350.0;
const STEP: f64 = 44.0;
const BASE: f64 = 566.0;

pub(super) fn temples(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    for of in Temple::ALL {
        let left = LADDERS.0 + LADDERS.1 * of.index() as f64;
        let (colour, pale) = temple_colours(of);
        layer.add(Sprite::icon(temple(of), left + 30.0, 38.0, 46.0));
        let name = Text::new(say::temple(of), Face::Bold, 30.0, INK, left + 62.0, 38.0);
        layer.add(name.shrink(WIDTH - 66.0, 20.0));
        let asked = asked(state, of);
        let steps = &data().temples[of.index()];
        for (at, about) in steps.iter().enumerate() {
            let area = Area::new(left, BASE - STEP * at as f64, WIDTH, STEP - 3.0);
            let next = asked == Some(at);
            layer.fill(area.outline(5.0), if at % 2 == 0 { colour } else { pale });
            if next {
                let frame = Area::new(area.x + 120.0, area.y + 1.0, area.width - 122.0, area.height - 2.0);
                layer.add(Shape::filled(frame.outline(6.0), CARD).edged(INK, 3.5));
            }
            let y = area.middle().1;
            if at == usize::from(data().temple_penultimate) {
                layer.add(bonus(state, of).end(area.right() - 10.0, y).within(200.0));
            } else if let Some(stack) = about.stack.filter(|stack| state.stacks[stack.index()] != 0) {
                let place = Area::new(area.x + 124.0, area.y + 2.0, area.width - 130.0, area.height - 4.0);
                discovery::stack(layer, state, changes, stack, place);
            } else {
                layer.add(Icons::bold(34.0, 32.0).effects(&about.reward).end(area.right() - 10.0, y).within(200.0));
            }
        }
        for seat in state.all_seats() {
            let place =
                |step: u8| (left + 18.0 + 28.0 * f64::from(seat.number()), BASE - STEP * f64::from(step) + 20.0);
            let at = place(state.seat(seat).temples[of.index()]);
            if changes.temple(seat, of) {
                let before = changes.since.map(|since| place(since.seat(seat).temples[of.index()]));
                moved(layer, before, at, 19.0);
            }
            layer.add(Sprite::piece(mark(seat), at.0, at.1, 26.0));
        }
        let card = Area::new(left, BASE + STEP + 4.0, WIDTH, 76.0);
        layer.fill(card.outline(9.0), CARD);
        let name = say::bonus(state.bonus_tiles[of.index()]);
        frame::named(layer, name, (left + 12.0, card.middle().1), WIDTH - 22.0, (2, 19.0));
    }
}

/// The step of a temple that the open question is about. Without one, it is the next step of the player.
fn asked(state: &State, of: Temple) -> Option<usize> {
    let next = || (!state.blocked(state.active, of)).then(|| usize::from(state.me().temples[of.index()]) + 1);
    match state.stack.top() {
        Some(Question::LargeStep(temple, step)) => (temple == of).then_some(step.into()),
        Some(Question::OrderSteps(first, second)) if first != of && second != of => None,
        _ => next(),
    }
}

/// The Avenue with its tiles, the pyramid track, and the points of an eclipse now for every player.
pub(super) fn tracks(layer: &mut Layer, state: &State, request: &PictureRequest<'_, View>, changes: Changes<'_>) {
    let field = |at: u8, top: f64| Area::new(16.0 + 106.8 * f64::from(at), top, 102.0, 66.0);
    let over = state.phase == Phase::Over;
    let [of_avenue, of_track] = eclipse_formulas(state, (34.0, 32.0));
    for (top, last, icon, key, formula, avenue) in [
        (56.0, data().avenue_max, "road", "avenue", of_avenue, true),
        (262.0, data().track_max, "block", "pyramid-track", of_track, false),
    ] {
        layer.add(Sprite::icon(icon, 38.0, top - 26.0, 38.0));
        layer.add(Text::new(phrase(key), Face::Name, 38.0, INK, 66.0, top - 26.0).shrink(640.0, 24.0));
        if !over {
            layer.add(formula.end(1080.0, top - 26.0));
        }
        let place = |state: &State, seat| {
            if avenue { state.seat(seat).avenue } else { state.seat(seat).track }
        };
        for at in 0..=last {
            let area = field(at, top);
            let stack = data().avenue_stacks.get(usize::from(at)).copied().flatten().filter(|_| avenue);
            layer.fill(area.outline(7.0), if stack.is_some() { ROAD_TILES } else { ROAD });
            let here: Vec<_> = state.all_seats().filter(|seat| place(state, *seat) == at).collect();
            if here.is_empty() {
                layer.add(number(at.to_string(), 36.0, INK2, area.middle().0, area.middle().1).middle());
            }
            let size = if here.len() > 2 { 27.0 } else { 36.0 };
            for (index, seat) in here.iter().enumerate() {
                let (x, y) = area.middle();
                let (dx, dy) = match here.len() {
                    1 => (0.0, 0.0),
                    2 => (44.0 * (index as f64 - 0.5), 0.0),
                    _ => (38.0 * ((index % 2) as f64 - 0.5), 31.0 * ((index / 2) as f64 - 0.5)),
                };
                let before = changes.since.map(|since| place(since, *seat));
                if before.is_some_and(|before| before != at) && !changes.eclipsed() {
                    moved(layer, None, (x + dx, y + dy), size * 0.66);
                }
                layer.add(Sprite::piece(mark(*seat), x + dx, y + dy, size));
            }
        }
        if avenue {
            super::super::standings::avenue_tiles(layer, state, changes, (16.0, 1084.0), (top + 76.0, 62.0), |at| {
                field(at, top).middle().0
            });
        }
    }
    if !over {
        eclipse(layer, state, request);
    }
}

/// One row for each player: Avenue, pyramid track, leader, masks, together, and the salary.
fn eclipse(layer: &mut Layer, state: &State, request: &PictureRequest<'_, View>) {
    let top = 372.0;
    layer.fill(Outline::circle(38.0, top, 22.0), JADE);
    layer.add(Sprite::icon("eclipse", 38.0, top, 32.0));
    layer.add(Text::new(phrase("region-eclipse"), Face::Name, 36.0, INK, 70.0, top).shrink(300.0, 22.0));
    let columns =
        [("road", 420.0), ("block", 530.0), ("lead", 640.0), ("mask-4", 750.0), ("eclipse", 870.0), ("cocoa", 1010.0)];
    for (name, x) in columns {
        layer.add(Sprite::icon(name, x, top, 36.0));
    }
    let count = f64::from(state.players);
    let pitch = (292.0 / count).min(96.0);
    for seat in state.all_seats() {
        let owner = state.seat(seat);
        let area = Area::new(16.0, top + 28.0 + pitch * f64::from(seat.number()), 1068.0, pitch - 6.0);
        layer.fill(area.outline(9.0), CARD);
        let y = area.middle().1;
        layer.add(Sprite::piece(mark(seat), area.x + 34.0, y, 36.0));
        let name = Text::new(STYLE.name(request, seat, None), Face::Bold, 32.0, INK, area.x + 64.0, y);
        layer.add(name.shrink(280.0, 22.0));
        let parts = eclipse_points(state, seat);
        for (points, (_, x)) in parts.iter().zip(columns) {
            layer.add(number(points.to_string(), 36.0, if *points == 0 { INK2 } else { INK }, x, y).middle());
        }
        let sum = Area::new(822.0, area.y + 5.0, 96.0, area.height - 10.0);
        layer.fill(sum.outline(8.0), JADE);
        layer.add(number(format!("+{}", parts.iter().sum::<u16>()), 40.0, CREAM, 870.0, y).middle());
        let salary = owner.salary();
        let short = salary > owner.goods.cocoa;
        let words = format!("{} / {salary}", owner.goods.cocoa);
        layer.add(number(words, 36.0, if short { SHORT } else { INK }, 1010.0, y).middle());
    }
}
