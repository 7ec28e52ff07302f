//! The three temples as stepped ladders.

use super::prelude::*;

/// The area of the temples.
const AREA: Area = Area::new(968.0, 84.0, 612.0, 282.0);
/// Width of the lowest step on each side of the lanes.
const SIDE: f64 = 44.67;

/// The temples side by side, with their lowest steps on one line, each with its heading.
fn all<'a>(temple: impl Fn(Temple) -> [Cell<'a>; 2]) -> Line<'a> {
    across().gap(16.0).each(Temple::ALL.map(|of| {
        let [name, steps] = temple(of);
        let content = down().fixed(32.5, name).fixed(27.0 * f64::from(data().temple(of).top() + 1), steps);
        let height = content.length();
        down().rest(Cell::empty()).fixed(height, Cell::from(content).place(places::temple(of)))
    }))
}

pub(super) fn still(layer: &mut Layer) {
    let steps = |temple| steps(temple, (SIDE, 2.5, 1.5), Look::board(20.0, 24.0));
    all(|temple| [Cell::empty(), steps(temple).into()]).draw(layer, AREA);
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

/// The lanes of a temple's steps from the highest, with a cell for each player's place.
pub(super) fn lanes<'a>(temple: Temple, lanes: usize, cell: impl Fn(Seat, u8) -> Cell<'a>) -> Line<'a> {
    let steps = (0..=data().temple(temple).top()).rev();
    down().each(steps.map(|step| across().each(Seat::all(lanes as u8).map(|seat| cell(seat, step)))))
}

/// Returns `true` if a marker has left or passed this step upwards, and `false` if downwards.
pub(super) fn passed(table: Changes<'_>, temple: Temple, seat: Seat, step: u8) -> Option<bool> {
    let (before, now) = (table.since?.step(seat, temple), table.step(seat, temple));
    let up = (before..now).contains(&step).then_some(true);
    up.or((now + 1..=before).contains(&step).then_some(false))
}

/// The names of the temples with the points of their highest marker at the end of the age, and the markers.
pub(super) fn now(layer: &mut Layer, table: Changes<'_>) {
    all(|temple| {
        let bonus = data().temple(temple).age_bonus[usize::from(table.age).min(2)];
        let row = ItemRow::new(0.0, 0.0).sprite(icon(super::parts::temple(temple), 29.0)).gap(6.5);
        let row = row.text(heading(phrases::temple(temple), 25.0)).gap(5.0);
        let row = row.sprite(points(change(bonus.into()), 0.0, 0.0, 31.0)).middle();
        // The name may be a little wider than the steps.
        let name = down().fixed(31.0, Cell::from(row).inset(-5.33, 0.0));
        // All boards have lanes for four players.
        let markers = lanes(temple, 4, |seat, step| {
            Cell::new(move |layer, area| {
                if usize::from(seat) >= table.players.len() {
                    return;
                }
                let (x, y) = area.middle();
                if passed(table, temple, seat, step).is_some() {
                    layer.fill(Outline::circle(x, y, 4.5), CHANGE);
                }
                if table.step(seat, temple) == step {
                    let before = table.before(|table| table.step(seat, temple));
                    marker(layer, seat, (x, y), 21.0, before.map(|_| (13.0, temple_colours(temple).1)));
                }
            })
        });
        [name.into(), markers.inset(SIDE, 0.0)]
    })
    .draw(layer, AREA);
}
