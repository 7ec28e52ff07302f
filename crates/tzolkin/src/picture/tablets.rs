//! The actions of the spaces: tablets outside the wheels, with icons along the arc.

use super::geometry::Wheel;
use super::parts::{DIM, figure, points, temple, temple_colours};
use super::prelude::*;

/// Space between two tablets, in degrees.
const GAP: f64 = 3.0;
/// Part of a shared tablet after the center of its last space, in degrees. The calendar follows it.
const SHARED_END: f64 = 4.0;
/// Offset of the disc of Chichen Itza 10, in degrees. The calendar comes after the space, so the disc comes before it.
const LAST_DISC: f64 = 8.5;

/// Distance of a tablet's inner edge from the pitch circle.
const INNER: f64 = 20.0;

/// Distance of a tablet's outer edge from the pitch circle.
fn outer(gear: Gear, space: u8) -> f64 {
    match (gear, space) {
        (Gear::Palenque, 1) => 52.0,
        (Gear::Palenque, _) => 76.0,
        (Gear::ChichenItza, _) => 56.0,
        _ => 60.0,
    }
}

pub(super) fn surfaces(layer: &mut Layer, gear: Gear, wheel: &Wheel) {
    let (x, y) = wheel.middle;
    let form = data().gear(gear);
    let half = (wheel.step() - GAP) / 2.0;
    for space in 1..=form.last_action {
        let middle = wheel.angle(f64::from(space));
        // The gap is equally wide inside and outside: the sides are parallel to the middle of the gap.
        let outline = Outline::ring_part(
            x,
            y,
            (wheel.radius + INNER, middle - half, middle + half),
            (wheel.radius + outer(gear, space), middle - half, middle + half),
        );
        let colour = match data().offer(gear, space).effects[..] {
            [_, Effect::Climb { temple, .. }, ..] => temple_colours(temple).0,
            _ => PAPER,
        };
        layer.fill(outline, colour);
    }
    if gear == Gear::ChichenItza {
        let (x, y) = last_disc(wheel);
        layer.fill(Outline::circle(x, y, 15.0), PAPER);
    } else {
        let from = wheel.angle(f64::from(form.last_action) + 1.0) - half;
        let to = wheel.angle(f64::from(form.last_space)) - SHARED_END;
        let outline = Outline::ring_part(x, y, (wheel.radius + INNER, from, to), (wheel.radius + 47.0, from, to));
        layer.fill(outline, PAPER);
    }
}

fn last_disc(wheel: &Wheel) -> (f64, f64) {
    arc_point(wheel.middle.0, wheel.middle.1, wheel.radius + 38.0, wheel.angle(10.0) - LAST_DISC)
}

/// One thing on a tablet.
#[derive(Clone)]
enum Item {
    Icon(&'static str, f64),
    Points(i16, f64),
    Figure(u16, f64),
    /// Separates a price from its gain.
    To,
    /// Separates two alternatives.
    Or,
}

impl Item {
    /// Its length along the arc.
    fn width(&self) -> f64 {
        match *self {
            Item::Icon(_, size) | Item::Points(_, size) => size,
            Item::Figure(number, size) => size * 0.46 * number.to_string().len() as f64 + 7.5,
            Item::To => 12.0,
            Item::Or => 6.4,
        }
    }
}

/// The contents of a space, in reading order.
fn items_of(offer: &Offer) -> Vec<Item> {
    use Item::{Figure, Icon, Or, To};
    match offer.effects[..] {
        [] => vec![Icon("any", 24.0)],
        [Effect::Fish { corn }] => vec![Icon("fish", 28.0), Figure(corn, 22.0), Icon("corn", 25.0)],
        [Effect::Harvest { corn, wood: None, .. }] => vec![Figure(corn, 22.0), Icon("corn", 26.0)],
        [Effect::Harvest { corn, wood: Some(wood), .. }] => {
            vec![Figure(corn, 21.0), Icon("corn", 22.0), Or, Figure(wood, 21.0), Icon("wood", 22.0)]
        }
        [Effect::Gain { materials }] => gains(materials),
        [Effect::AdvanceAny { levels: 1, .. }] => vec![Icon("tech", 30.0)],
        [Effect::AdvanceAny { levels, .. }] => vec![Icon("tech", 25.0); levels.into()],
        [Effect::Build { way: BuildWay::Corn }] => vec![Icon("corn", 25.0), To, Icon("house", 28.0)],
        [Effect::Build { way: BuildWay::First }] => {
            vec![Icon("house", 21.0), Icon("house", 21.0), Or, Icon("stela", 21.0)]
        }
        [Effect::Build { .. }] => vec![Icon("house", 34.0)],
        [Effect::ClimbAny { steps, .. }] => {
            let corn = offer.price.goods[Material::Corn];
            let mut items = Vec::new();
            if corn > 0 {
                items.extend([Figure(corn, 21.0), Icon("corn", 24.0)]);
            }
            items.extend(vec![Icon("cube", 18.0); offer.price.any_resources.into()]);
            items.push(To);
            let size = if steps > 1 { 22.0 } else { 27.0 };
            items.extend(vec![Icon("t-any", size); steps.into()]);
            items
        }
        [Effect::Market] => vec![Icon("market", 36.0)],
        [Effect::GainWorker { workers }] => vec![Icon("pawn", 32.0); workers.into()],
        [Effect::Use { .. }] => vec![Icon("corn", 24.0), To, Icon("wheel", 29.0)],
        [Effect::GainVp { vp }, Effect::Climb { temple: of, .. }] => {
            vec![Item::Points(vp, 29.0), Icon(temple(of), 27.0)]
        }
        [Effect::GainVp { vp }, Effect::Climb { temple: of, .. }, ..] => {
            vec![Item::Points(vp, 27.0), Icon(temple(of), 22.0), Icon("cube", 15.0)]
        }
        _ => Vec::new(),
    }
}

/// Materials, the most valuable first. The more there are, the smaller they are.
fn gains(materials: Goods) -> Vec<Item> {
    let all: Vec<(Material, u16)> = materials.iter().collect();
    let count = all.iter().map(|&(_, amount)| if amount > 1 { 2 } else { 1 }).sum::<usize>();
    let (large, corn_size, type_size) = match count {
        1 => (35.0, 32.0, 22.0),
        2 => (28.0, 26.0, 22.0),
        3 => (28.0, 25.0, 22.0),
        _ => (23.5, 23.0, 20.0),
    };
    let mut items = Vec::new();
    for &(of, amount) in all.iter().rev() {
        if amount > 1 {
            items.push(Item::Figure(amount, type_size));
        }
        items.push(Item::Icon(of.id(), if of == Material::Corn { corn_size } else { large }));
    }
    items
}

/// The icons of a gear's tablets. Those of the spaces in `dimmed` (one bit each) are pale.
pub(super) fn icons(layer: &mut Layer, gear: Gear, wheel: &Wheel, dimmed: u16) {
    let form = data().gear(gear);
    for space in 1..=form.last_action {
        let radius = match (gear, space) {
            (Gear::Palenque, 1) => 36.0,
            (Gear::Palenque, _) => 57.0,
            (Gear::ChichenItza, _) => 38.0,
            _ => 40.0,
        };
        let items = items_of(data().offer(gear, space));
        let opacity = if dimmed >> space & 1 != 0 { DIM } else { 100 };
        along(layer, wheel, f64::from(space), wheel.radius + radius, &items, opacity);
    }
    if gear == Gear::ChichenItza {
        let (x, y) = last_disc(wheel);
        layer.add(Sprite::icon("any", x, y, 20.0));
    } else {
        let half = (wheel.step() - GAP) / 2.0;
        let from = wheel.angle(f64::from(form.last_action) + 1.0) - half;
        let to = wheel.angle(f64::from(form.last_space)) - SHARED_END;
        let (x, y) = arc_point(wheel.middle.0, wheel.middle.1, wheel.radius + 34.0, (from + to) / 2.0);
        layer.add(Sprite::icon("any", x, y, 24.0));
    }
}

/// Icons and figures along an arc, upright, in reading order from left to right or from top to bottom.
fn along(layer: &mut Layer, wheel: &Wheel, space: f64, radius: f64, items: &[Item], opacity: u8) {
    let middle = wheel.angle(space);
    // Only the part below a skull is pale.
    let role = if opacity < 100 { Role::Ground } else { Role::Icon };
    let below = middle.to_radians().sin() > -0.2;
    let total: f64 = items.iter().map(Item::width).sum::<f64>() + (items.len() as f64 - 1.0);
    let mut at = -total / 2.0;
    for item in items {
        let offset = (at + item.width() / 2.0) / radius.to_radians();
        at += item.width() + 1.0;
        let angle = if below { middle - offset } else { middle + offset };
        let along = if below { angle - 90.0 } else { angle + 90.0 };
        let (x, y) = arc_point(wheel.middle.0, wheel.middle.1, radius, angle);
        match *item {
            Item::Icon(name, size) => layer.add(Sprite::icon(name, x, y, size).opacity(opacity).role(role)),
            Item::Points(number, size) => {
                let mut rosette = points(number.to_string(), x, y, size).opacity(opacity).role(role);
                if opacity < 100
                    && let Some(label) = &mut rosette.label
                {
                    label.colour = INK2;
                }
                layer.add(rosette);
            }
            Item::Figure(number, size) => {
                let colour = if opacity < 100 { INK2 } else { INK };
                layer.add(figure(number.to_string(), size, colour, x, y).middle());
            }
            Item::To => {
                let chevron = Pen::at(x, y, along).move_to(-2.2, -5.5).line_to(2.8, 0.0).line_to(-2.2, 5.5).done();
                layer.line(chevron, INK2, 2.6);
            }
            Item::Or => {
                let bar = Pen::at(x, y, along).move_to(0.0, -11.0).line_to(0.0, 11.0).done();
                layer.add(Shape::stroked(bar, LINE2, 1.5).sharp());
            }
        }
    }
}

/// The remaining harvest tiles: one square for each stack.
pub(super) fn jungle(layer: &mut Layer, table: &Table, wheel: &Wheel) {
    let stacks = table.by_players().jungle_tiles_per_group;
    for space in 2..=5 {
        let group = table.group(space);
        for stack in 0..stacks {
            let offset = (f64::from(stack) - (f64::from(stacks) - 1.0) / 2.0) * 8.0;
            let angle = wheel.angle(f64::from(space)) + offset;
            let (x, y) = arc_point(wheel.middle.0, wheel.middle.1, wheel.radius + 31.0, angle);
            let square = |from: f64, top: f64, width: f64, height: f64, radius: f64| {
                Pen::at(x, y, angle + 90.0).rounded(from, top, width, height, radius).done()
            };
            let tile = square(-7.0, -7.0, 14.0, 14.0, 3.0);
            if stack < group.wood {
                layer.add(Shape::filled(tile, HUSK).edged(EDGE, 1.5));
                layer.fill(square(-4.5, -2.2, 9.0, 4.4, 2.0), WOOD);
            } else if stack < group.corn {
                layer.add(Shape::filled(tile, CORN).edged(EDGE, 1.5));
            } else {
                layer.add(Shape::stroked(tile, LINE2, 1.5).dashed(2.5, 2.0));
            }
        }
    }
}

/// The icons of Chichen Itza, and the skulls on its actions.
pub(super) fn skulls(layer: &mut Layer, table: &Table, wheel: &Wheel) {
    icons(layer, Gear::ChichenItza, wheel, table.skulls_on_chichen_itza);
    for space in 1..=data().gear(Gear::ChichenItza).last_action {
        if table.skulls_on_chichen_itza >> space & 1 != 0 {
            let (x, y) = wheel.point(f64::from(space), wheel.radius + 38.0);
            layer.add(Sprite::icon("skull", x, y, 38.0));
        }
    }
}
