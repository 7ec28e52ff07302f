//! The gears as racks. Space n is n columns from the left on every gear, so the column is the price in corn.

use crate::picture::prelude::*;
use game_kit::picture::overview::{arrowhead, change_disc, plate};

use crate::picture::parts::{change, gear as emblem, ghost, left_strip, piece, temple};

/// Left edge, top of the first rack, distance to the next, width and height.
const LEFT: f64 = 14.0;
const TOP: f64 = 104.0;
const STEP: f64 = 129.0;
pub(super) const WIDTH: f64 = 752.0;
pub(super) const HEIGHT: f64 = 126.0;
/// Width of the hub on the left.
const HUB: f64 = 96.0;
/// Width of the column for the two positions without a number, which only dummy workers can make visible.
const TAIL: f64 = 48.0;
/// Width of the squares next to a harvest.
const SQUARES: f64 = 21.0;
/// Radius of a seat.
pub(super) const SEAT: f64 = 25.0;

/// The upper left corner of a rack.
pub(super) fn corner(gear: Gear) -> (f64, f64) {
    (LEFT, TOP + STEP * gear.index() as f64)
}

/// The places of a rack.
pub(super) struct Rack {
    gear: Gear,
    top: f64,
    cell: f64,
    tail: bool,
    /// The player whose gains the spaces show. `None` for the printed ones.
    reader: Option<Seat>,
}

impl Rack {
    fn of(table: &Table, gear: Gear, reader: Option<Seat>) -> Rack {
        let tail = Gear::ALL.into_iter().any(|gear| table.gears.dummies_on(gear) != 0);
        let room = WIDTH - HUB - if tail { TAIL } else { 0.0 };
        let cell = room / (f64::from(data().gear(gear).last_space) + 1.0);
        Rack { gear, top: corner(gear).1, cell, tail, reader }
    }

    /// The middle of a space.
    fn x(&self, space: u8) -> f64 {
        LEFT + HUB + self.cell * (f64::from(space) + 0.5)
    }

    /// The place of a position. The two positions without a number are one below the other at the right end.
    fn seat(&self, position: u8) -> (f64, f64) {
        let last = data().gear(self.gear).last_space;
        if position <= last {
            return (self.x(position), self.top + 34.0);
        }
        let below = f64::from(position - last - 1);
        (LEFT + WIDTH - TAIL / 2.0, self.top + 34.0 + 58.0 * below)
    }
}

/// The middle of a position's seat.
pub(super) fn seat_of(table: &Table, gear: Gear, position: u8) -> (f64, f64) {
    Rack::of(table, gear, None).seat(position)
}

/// A place at the upper right of a seat that leaves the numbers of the seat and the next one free.
pub(super) fn corner_of(table: &Table, gear: Gear, position: u8) -> (f64, f64) {
    let (x, y) = seat_of(table, gear, position);
    let two_digits_next = position == 9;
    if two_digits_next { (x - 29.0, y - 20.0) } else { (x + 29.0, y - 20.0) }
}

/// The way from a space to another one of the same gear, below the seats between them.
pub(super) fn way(table: &Table, gear: Gear, from: u8, to: u8) -> [(f64, f64); 4] {
    let ((from, y), (to, _)) = (seat_of(table, gear, from), seat_of(table, gear, to));
    let below = y + SEAT + 6.0;
    [(from, y + SEAT), (from, below), (to, below), (to, y + SEAT - 10.0)]
}

pub(super) fn ground(layer: &mut Layer, table: &Table, gear: Gear, reader: Option<Seat>) {
    let rack = Rack::of(table, gear, reader);
    let (top, form) = (rack.top, data().gear(gear));
    let (name, colour) = emblem(gear);
    plate(layer, LEFT, top, WIDTH, HEIGHT, 14.0);
    layer.fill(left_strip((LEFT, top), (HUB, HEIGHT), 14.0, 1.0), colour);
    let x = LEFT + HUB / 2.0;
    if gear == Gear::ChichenItza {
        layer.add(Sprite::icon(name, x - 20.0, top + 46.0, 50.0));
    } else {
        layer.add(Sprite::icon(name, x, top + 44.0, 60.0));
    }
    layer.add(Text::new(phrases::gear(gear), Face::Name, 24.0, INK, x, top + 101.0).middle().shrink(88.0, 17.0));
    teeth(layer, &rack);
    for space in 0..=form.last_space {
        let (x, y) = rack.seat(space);
        layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(GEAR_LINE, 1.5));
        if space > 0 {
            let left = x - rack.cell / 2.0;
            layer.line(Outline::polyline(&[(left, top + 68.0), (left, top + 118.0)]), LINE, 2.0);
        }
        // The tiles of Palenque and the skulls of Chichen Itza change these.
        if !matches!(gear, Gear::Palenque | Gear::ChichenItza) {
            action(layer, table, &rack, space);
        }
    }
    if rack.tail {
        let left = LEFT + WIDTH - TAIL;
        layer.line(Outline::polyline(&[(left, top + 68.0), (left, top + 118.0)]), LINE, 2.0);
        for position in form.last_space + 1..form.teeth {
            let (x, y) = rack.seat(position);
            layer.add(Shape::filled(Outline::circle(x, y, 17.0), PLATE).edged(GEAR_LINE, 1.5));
        }
    }
}

/// The band with a tooth above each space.
fn teeth(layer: &mut Layer, rack: &Rack) {
    let (top, bottom, right) = (rack.top + 6.0, rack.top + 62.0, LEFT + WIDTH - 1.0);
    let mut pen = Pen::new().move_to(LEFT + HUB, bottom).line_to(LEFT + HUB, top);
    for space in 0..=data().gear(rack.gear).last_space {
        let x = rack.x(space);
        pen = pen.line_to(x - 9.0, top).line_to(x - 6.0, top - 5.0).line_to(x + 6.0, top - 5.0).line_to(x + 9.0, top);
    }
    let pen = pen.line_to(right - 8.0, top).arc(right - 8.0, top + 8.0, 8.0, 270.0, 360.0).line_to(right, bottom);
    layer.fill(pen.close().done(), GEAR);
}

/// The gain and the price of a space, one below the other.
fn action(layer: &mut Layer, table: &Table, rack: &Rack, space: u8) {
    let x = rack.x(space);
    let (upper, lower, middle) = (rack.top + 81.0, rack.top + 110.0, rack.top + 95.0);
    let line = || Things::new(FIGURE, 31.0);
    let close = if rack.tail { 26.0 } else { 29.0 };
    let red = |amount: u16| change(-i32::from(amount));
    let alone = |layer: &mut Layer, name, size| line().sized(name, size).middle(layer, x, middle);
    let offer = rack.reader.map_or(*data().offer(rack.gear, space), |seat| table.offer_now(seat, rack.gear, space));
    if offer.takes_skull() && table.skulls_on_chichen_itza >> space & 1 != 0 {
        return alone(layer, "skull", 54.0);
    }
    match offer.effects[..] {
        [] if space == 0 => {}
        [] => alone(layer, "any", if rack.cell < 65.0 { 36.0 } else { 44.0 }),
        [Effect::Fish { corn }] => {
            line().amount(corn, "corn").middle(layer, x, upper);
            line().icon("fish").middle(layer, x, lower);
        }
        [Effect::Harvest { corn, wood, .. }] => {
            let group = table.group(space);
            let stacks = table.by_players().jungle_tiles_per_group;
            let mut tiles = |amount: u16, name, left: u8, y: f64| {
                let width = line().amount(amount, name).width().min(rack.cell - 6.0 - SQUARES);
                let start = x - (width + SQUARES) / 2.0;
                line().amount(amount, name).pale(left == 0).within(layer, start, y, width);
                squares(layer, left, stacks, start + width + 1.0, y);
            };
            tiles(corn, "corn", group.uncovered(), if wood.is_some() { upper } else { middle });
            if let Some(wood) = wood {
                tiles(wood, "wood", group.wood, lower);
            }
        }
        [Effect::Gain { materials }] => {
            let goods: Vec<(Material, u16)> = materials.iter().collect();
            let corn = goods.iter().find(|(of, _)| *of == Material::Corn);
            let others: Vec<_> = goods.iter().rev().filter(|(of, _)| *of != Material::Corn).collect();
            let first = match others[..] {
                [(of, amount)] => line().amount(amount, of.id()),
                _ => others.iter().fold(line(), |line, (of, amount)| line.icons((*amount).into(), of.id())),
            };
            match corn {
                Some((_, corn)) if !others.is_empty() => {
                    first.middle_within(layer, x, upper, rack.cell - 6.0);
                    line().amount(corn, "corn").middle(layer, x, lower);
                }
                Some((_, corn)) => line().amount(corn, "corn").middle(layer, x, middle),
                None => first.middle(layer, x, middle),
            }
        }
        [Effect::AdvanceAny { levels: 1, .. }] => alone(layer, "tech", 42.0),
        [Effect::AdvanceAny { levels, .. }] => line().icons(levels.into(), "tech").middle(layer, x, middle),
        [Effect::Build { way: BuildWay::Corn }] => {
            line().sized("house", 35.0).middle(layer, x, upper);
            let each = data().corn_per_resource.to_string();
            // Three things share a narrow cell. The cube is small, since the region of the gear shows it larger.
            let (figure, corn, cube) = if rack.tail { (30.5, 23.0, 20.0) } else { (FIGURE, 25.0, 21.0) };
            let price = Things::new(figure, 0.0).figure(each, PRICE).sized("corn", corn).figure("/", INK);
            let left = x - (price.width() + cube) / 2.0;
            layer.add(Sprite::icon("cube", left + price.width() + cube / 2.0, lower, cube));
            price.start(layer, left, lower);
        }
        [Effect::Build { way: BuildWay::First }] => {
            line().icons(2, "house").middle(layer, x, upper);
            line().icon("stela").middle(layer, x, lower);
        }
        [Effect::Build { .. }] => alone(layer, "house", 44.0),
        [Effect::ClimbAny { steps, .. }] => {
            line().icons(steps.into(), "t-any").middle(layer, x, upper);
            let (corn, any_resources) = (offer.price.goods[Material::Corn], offer.price.any_resources);
            let mut price = line();
            if corn > 0 {
                price = price.figure(red(corn), PRICE).gap(1.0).icon("corn");
            }
            if any_resources > 0 {
                price = price.figure(red(any_resources.into()), PRICE).gap(1.0).icon("cube");
            }
            price.middle(layer, x, lower);
        }
        [Effect::Market] => alone(layer, "market", 42.0),
        [Effect::GainWorker { workers }] => {
            line().figure(change(workers.into()), INK).icon("pawn").middle(layer, x, middle);
        }
        [Effect::Use { corn, .. }] => {
            line().sized("wheel", 35.0).middle(layer, x, upper);
            line().figure(red(corn), PRICE).gap(1.0).icon("corn").middle(layer, x, lower);
        }
        [Effect::GainVp { vp }, Effect::Climb { temple: of, .. }, ref more @ ..] => {
            line().points(vp.to_string()).middle(layer, x, upper);
            let steps = more.iter().fold(line().sized(temple(of), close + 2.0), |line, _| line.sized("cube", close));
            steps.middle(layer, x, lower);
        }
        _ => {}
    }
}

/// Two by two squares, filled for the tiles that are left.
fn squares(layer: &mut Layer, left: u8, stacks: u8, x: f64, y: f64) {
    for stack in 0..stacks {
        let (column, row) = (f64::from(stack % 2), f64::from(stack / 2));
        let (x, y) = (x + 10.0 * column, y - 9.6 + 10.5 * row);
        if stack < left {
            layer.fill(Outline::rounded(x, y, 8.6, 8.6, 1.5), INK);
        } else {
            layer.line(Outline::rounded(x + 0.8, y + 0.8, 7.0, 7.0, 1.2), LINE2, 1.6);
        }
    }
}

/// The workers, the next seat if workers can come, and the changes.
pub(super) fn state(
    layer: &mut Layer,
    table: &Table,
    changes: Changes<'_>,
    gear: Gear,
    (reader, open): (Option<Seat>, bool),
) {
    let rack = Rack::of(table, gear, reader);
    let form = data().gear(gear);
    if gear == Gear::ChichenItza {
        let bank = table.skulls_in_bank.to_string();
        layer.add(number(bank, 34.0, INK, LEFT + HUB - 7.0, rack.top + 46.0).end().shrink(38.0, 30.0));
    }
    if matches!(gear, Gear::Palenque | Gear::ChichenItza) {
        for space in 1..=form.last_space {
            if changes.skull_laid(space) && gear == Gear::ChichenItza {
                layer.line(Outline::circle(rack.x(space), rack.top + 95.0, 28.0), CHANGE, 4.5);
            }
            action(layer, table, &rack, space);
        }
    }
    let next = table.lowest_free_space(gear).filter(|_| open);
    let gone = changes.gone(gear);
    for position in 0..=form.last_space {
        let (x, y) = rack.seat(position);
        if table.occupant(gear, position).is_some() {
            continue;
        }
        let left = gone.iter().find(|(at, _)| *at == position);
        if let Some((_, seat)) = left {
            layer.add(Sprite::piece(ghost(*seat), x, y, 40.0).role(Role::Ground));
        }
        if next == Some(position) {
            layer.line(Outline::circle(x, y, SEAT), INK, 4.5);
            layer.add(number(position.to_string(), 36.0, INK, x, y).middle().need(Need::Glance));
        } else {
            layer.add(Text::new(position.to_string(), Face::Text, 28.0, INK2, x, y).middle());
        }
        if left.is_some() {
            arrowhead(layer, x - 31.0, y - 8.0, true, GEAR);
        }
    }
    let choices = Choices::new(table, table.active);
    for position in 0..form.teeth {
        let (x, y) = rack.seat(position);
        let size = if position > form.last_space { 28.0 } else { 41.0 };
        match table.occupant(gear, position) {
            Some(Occupant::Player(seat)) => {
                let placed = changes.placed(gear, position);
                let pick = table.phase == Phase::Turns && choices.seat == seat && choices.pick(gear, position);
                if placed {
                    change_disc(layer, x, y, CARD);
                } else if pick {
                    layer.add(Shape::filled(Outline::circle(x, y, 27.0), CARD).edged(INK, 4.5));
                }
                let size = if placed || pick { 37.0 } else { size };
                layer.add(Sprite::piece(piece(seat), x, y, size).need(Need::Decide));
                if placed {
                    arrowhead(layer, x + 28.0, y + 10.0, false, GEAR);
                }
            }
            Some(Occupant::Dummy(_)) => layer.add(Sprite::piece("piece-dummy", x, y, size)),
            None => {}
        }
    }
}
