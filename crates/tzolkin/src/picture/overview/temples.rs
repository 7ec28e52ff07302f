//! The temples: their steps, and what the end of the age would pay now.

use crate::picture::prelude::*;
use crate::picture::temples::{lanes, passed, steps};

/// The area of the temples.
pub(super) const AREA: Area = Area::new(780.0, 102.0, 806.0, 306.0);
/// Height of a step, and width on each side of its lanes.
const STEP: f64 = 26.0;
const SIDE: f64 = 49.0;

/// A player's place on a step, where its marker may be.
pub(super) fn place(temple: Temple, seat: Seat, step: u8) -> String {
    format!("{}:{step}:{}", places::temple(temple), seat.number())
}

/// The temples side by side, with their lowest steps on one line: name and bonus, steps, points. A frame is around those
/// that the player can choose.
fn all<'a>(temple: impl Fn(Temple) -> ([Cell<'a>; 3], bool)) -> Line<'a> {
    across().gap(10.0).each(Temple::ALL.map(|of| {
        let ([name, steps, worth], chosen) = temple(of);
        let height = STEP * f64::from(data().temple(of).top() + 1);
        let frame = Cell::empty().framed(8.0, chosen.then_some((INK, 4.0))).inset(-3.0, -3.0);
        let content = down().fixed(40.0, name).fixed(height, steps).space(2.0).fixed(30.0, worth);
        let height = content.length();
        down().rest(Cell::empty()).fixed(height, Cell::from(content).and(frame).place(places::temple(of)))
    }))
}

pub(super) fn ladders<'a>() -> Line<'a> {
    all(|temple| {
        let emblem = icon(crate::picture::parts::temple(temple), 40.0).need(Importance::Decide);
        let name = heading(phrases::temple(temple), 28.0).smallest(19.0);
        let name = across().space(6.0).fixed(40.0, emblem).space(3.0).fixed(150.0, name);
        let coin = Cell::from(icon("vp", 22.0).role(ItemRole::Ground)).on(OCHRE, 6.0);
        let worth = across().fixed(34.0, coin).inset(9.0, 3.0).on(JADE, 7.0);
        ([name.into(), steps(temple, (SIDE, 0.0, 1.0), Look::bold(FIGURE, 27.0)).into(), worth], false)
    })
}

/// The markers, the bonus of this age, and the points that each player would get for the temple now. The steps that the
/// deciding player's marker can reach are marked.
pub(super) fn state<'a>(table: Changes<'a>, choices: Option<&'a Choices<'a>>) -> Line<'a> {
    all(|temple| {
        let age = table.age.min(2);
        let bonus = IconRow::new().points(change(data().temple(temple).age_bonus[usize::from(age)].into()));
        let bonus = across().space(202.0).rest(Look::bold(FIGURE, 34.0).on_plates().row(&bonus).middle());
        let chosen = choices.and_then(|choices| Some((choices.seat, choices.step(temple)?)));
        let chosen = chosen.map(|(seat, by)| (seat, table.step(seat, temple).saturating_add_signed(by)));
        let markers = lanes(temple, table.players.len(), |seat, step| {
            let marker = Cell::new(move |layer, area| marker(layer, table, (temple, seat, step), area.middle()));
            let reached = Cell::empty().edged(CARD, 10.0, (INK, 4.0)).at_most(20.0, 20.0);
            let reached = (chosen == Some((seat, step))).then_some(reached);
            marker.and(reached).place(place(temple, seat, step))
        });
        let bonuses = table.highest_bonus(temple, age);
        let most = table.seats().map(|seat| table.step(seat, temple)).max();
        let worth = across().each(table.seats().map(|seat| {
            let worth = table.step_points(seat, temple) + bonuses[usize::from(seat)];
            let colour = if Some(table.step(seat, temple)) == most { OCHRE } else { CREAM };
            number(signed(worth.into()), 31.0, colour, 0.0, 0.0).middle()
        }));
        ([bonus.into(), markers.inset(SIDE, 0.0), worth.inset(SIDE, 0.0)], chosen.is_some())
    })
}

/// A player's marker if it is on this step, or an arrowhead if it has passed the step.
fn marker(layer: &mut Layer, table: Changes<'_>, (temple, seat, step): (Temple, Seat, u8), (x, y): (f64, f64)) {
    if let Some(up) = passed(table, temple, seat, step) {
        arrowhead(layer, x, if up { y + 7.0 } else { y - 7.0 }, up, temple_colours(temple).1);
    }
    if table.step(seat, temple) == step {
        if table.before(|table| table.step(seat, temple)).is_some() {
            layer.line(Outline::circle(x, y, 16.0), CHANGE, 3.5);
        }
        layer.add(Sprite::piece(mark(seat), x, y, 24.0).need(Importance::Decide));
    }
}
