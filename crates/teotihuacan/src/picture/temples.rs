//! The three temples as ladders.

use crate::data::BonusScoring;
use crate::ids::Bonus;

use super::discovery;
use super::icons::Icons;
use super::parts::{Area, icon, marker, mask, measure, temple, temple_colours};
use super::prelude::*;

/// The base line, the width of a temple on it, and the distance between temples.
const BASE: f64 = 574.0;
const WIDTH: f64 = 160.0;
const PITCH: f64 = 173.0;
const LEFT: f64 = 1074.0;
/// Height of a step, of a large step, and of the step with the bonus tile.
const STEP: f64 = 28.0;
const LARGE: f64 = 76.0;
const BONUS: f64 = 34.0;
/// Distance between lanes.
const LANE: f64 = 22.0;

fn left(of: Temple) -> f64 {
    LEFT + PITCH * of.index() as f64
}

/// The place of a step.
fn tier(of: Temple, step: usize) -> Area {
    let steps = &data().temples[of.index()];
    let penultimate = usize::from(data().temple_penultimate);
    let height = |step: usize| match () {
        () if steps[step].stack.is_some() => LARGE,
        () if step == penultimate => BONUS,
        () => STEP,
    };
    let below: f64 = (0..step).map(height).sum();
    let inset = 1.4 * step as f64;
    Area::new(left(of) + inset, BASE - below - height(step), WIDTH - 2.0 * inset, height(step) - 2.5)
}

/// Position and size of a marker on a step.
fn place(of: Temple, step: u8, seat: Seat) -> (f64, f64, f64) {
    let tier = tier(of, usize::from(step));
    let penultimate = data().temple_penultimate;
    let height = if step == penultimate { tier.height } else { STEP - 2.5 };
    let y = tier.y + height / 2.0;
    match () {
        () if step > penultimate => (left(of) + 66.0, y, 21.0),
        () if step == penultimate => (tier.x + 11.0 + 16.5 * f64::from(seat.number()), y, 17.0),
        () => (left(of) + 33.0 + LANE * f64::from(seat.number()), y, 21.0),
    }
}

/// The unchanging parts: the steps with their rewards, the lanes, the bonus tile.
pub(super) fn ladder(layer: &mut Layer, state: &State, of: Temple) {
    let (colour, lane) = temple_colours(of);
    let steps = &data().temples[of.index()];
    let penultimate = usize::from(data().temple_penultimate);
    for (step, about) in steps.iter().enumerate() {
        let tier = tier(of, step);
        layer.fill(tier.outline(3.0), colour);
        let (x, width) = match () {
            () if step > penultimate => (left(of) + 44.0, 44.0),
            () if step == penultimate => (tier.x + 2.5, 66.5),
            () => (left(of) + 22.0, 88.0),
        };
        let height = if step == penultimate { tier.height } else { STEP - 2.5 };
        layer.fill(Outline::rect(x, tier.y, width, height), lane);
        if step == penultimate {
            bonus(layer, state, of, tier);
        } else {
            let reward = Icons::new(20.0, 20.0).effects(&about.reward);
            layer.add(reward.middle(left(of) + 133.0, tier.y + height / 2.0));
        }
    }
    let top = tier(of, steps.len() - 1);
    let heading = Row::new(left(of) + WIDTH / 2.0, top.y - 20.0)
        .sprite(icon(temple(of), 29.0))
        .gap(7.0)
        .text(Text::part(phrase(&format!("temple-{}", of.id())), Face::Name, 25.0, INK))
        .middle();
    layer.add(heading.within(WIDTH));
}

/// The temple's scoring at the end.
fn bonus(layer: &mut Layer, state: &State, of: Temple, tier: Area) {
    let tile = state.bonus_tiles[of.index()];
    let icons = bonus_icons(tile, Icons::new(17.0, 19.0));
    let width = if matches!(data().bonus_tiles[tile.index()].scoring, BonusScoring::Fixed(_)) { 32.5 } else { 61.0 };
    let (right, y) = (tier.right() - 1.5, tier.y + tier.height / 2.0);
    let card = Outline::rounded(right - width, tier.y + 1.5, width, tier.height - 3.0, 4.0);
    layer.add(Shape::filled(card, CARD).edged(EDGE, 1.5));
    layer.add(icons.middle(right - width / 2.0, y).within(width - 5.0));
}

/// The scoring of a bonus tile.
pub(super) fn bonus_icons(tile: Bonus, icons: Icons) -> Icons {
    match data().bonus_tiles[tile.index()].scoring {
        BonusScoring::Fixed(score) => icons.points(score),
        BonusScoring::MaskSet => {
            icons.text("+").icon(mask(DiscoveryKind::Mask4.index())).icon(mask(DiscoveryKind::Mask5.index()))
        }
        BonusScoring::Per(what, each) => icons.points(each).text("×").icon(measure(what)),
        BonusScoring::Workers(weak, strong) => icons.text(format!("{weak}/{strong}")).text("×").icon("anydie"),
    }
}

/// The changing parts: the discovery tiles and the markers.
pub(super) fn markers(layer: &mut Layer, state: &State, changes: Changes<'_>, of: Temple) {
    for (step, about) in data().temples[of.index()].iter().enumerate() {
        if let Some(stack) = about.stack {
            let tier = tier(of, step);
            let middle = (left(of) + WIDTH / 2.0, tier.y + 49.0);
            discovery::stack(layer, state, changes, stack, middle, 0.88, tier.width - 3.0);
        }
    }
    for seat in state.all_seats() {
        let (x, y, size) = place(of, state.seat(seat).temples[of.index()], seat);
        let radius = if size > 20.0 { 13.0 } else { 10.5 };
        let changed = changes.temple(seat, of).then(|| (radius, temple_colours(of).1));
        marker(layer, seat, (x, y), size, changed);
    }
}
