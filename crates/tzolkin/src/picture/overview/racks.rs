//! The gears as racks. Space n is n columns from the left on every gear, so the column is the price in corn.

use crate::picture::changes;
use crate::picture::prelude::*;

use crate::picture::icons;

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

    fn x(&self, space: u8) -> f64 {
        LEFT + HUB + self.cell * (f64::from(space) + 0.5)
    }

    /// The area of an action below its seat.
    fn action(&self, space: u8) -> Area {
        Area::new(self.x(space) - self.cell / 2.0, self.top + 66.5, self.cell, 58.0)
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
    let (name, colour) = gear_emblem(gear);
    plate(layer, LEFT, top, WIDTH, HEIGHT, 14.0);
    layer.fill(left_strip(Area::new(LEFT, top, HUB, HEIGHT), 14.0, 1.0), colour);
    let x = LEFT + HUB / 2.0;
    if gear == Gear::ChichenItza {
        layer.add(Sprite::icon(name, x - 20.0, top + 46.0, 50.0));
    } else {
        layer.add(Sprite::icon(name, x, top + 44.0, 60.0));
    }
    layer.add(Text::new(phrases::gear(gear), Typeface::Name, 24.0, INK, x, top + 101.0).middle().shrink(88.0, 17.0));
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
            action(table, &rack, space).draw(layer, rack.action(space));
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

/// The gain and the price of a space, one below the other, or a single thing in the middle.
fn action<'a>(table: &Table, rack: &Rack, space: u8) -> Cell<'a> {
    let offer = rack.reader.map_or(*data().offer(rack.gear, space), |seat| table.offer_now(seat, rack.gear, space));
    let line = |icons: &IconRow, size: f64| {
        let look = Look::bold(FIGURE, size).on_plates();
        // The region of the gear shows crowded lines larger.
        let crowded = look.width(icons) > rack.cell;
        let look = if crowded { Look::bold(30.5, 22.0).need(Importance::Inform) } else { look };
        Cell::from(look.row(icons).middle()).inset(2.0, 0.0)
    };
    let alone = |name, size| line(&IconRow::new().icon(name), size);
    if offer.takes_skull() && table.skulls_on_chichen_itza >> space & 1 != 0 {
        return alone("skull", 54.0);
    }
    let Some(main) = offer.main() else {
        // Space 0 has no action, and the last spaces have a free choice.
        return if space == 0 { Cell::empty() } else { alone("any", if rack.cell < 65.0 { 36.0 } else { 44.0 }) };
    };
    if let Effect::Harvest { group, .. } = main {
        let group = table.group(group);
        let parts = icons::parts(main).into_iter().zip([group.uncovered(), group.wood]);
        return down().each(parts.map(|(part, left)| tiles(table, rack, part, left))).into();
    }
    let mut parts = offer.effects.iter().flat_map(|&effect| icons::parts(effect));
    let first = parts.next().unwrap_or_default();
    let rest = parts.fold(icons::price(&offer), IconRow::and);
    let large = match (first.is_single(), rest.is_empty()) {
        (true, true) => 43.0,
        (true, false) => 35.0,
        (false, _) => 31.0,
    };
    down()
        .each(
            [(first, large), (rest, 27.0)]
                .iter()
                .filter(|(row, _)| !row.is_empty())
                .map(|(row, size)| line(row, *size)),
        )
        .into()
}

/// The gain from a harvest, and two by two squares, filled for the tiles that are left.
fn tiles<'a>(table: &Table, rack: &Rack, part: IconRow, left: u8) -> Cell<'a> {
    let look = Look::bold(FIGURE, 31.0);
    let part = IconRow::new().faded(left == 0).and(part);
    let width = look.width(&part).min(rack.cell - 6.0 - SQUARES);
    let stacks = table.by_players().jungle_tiles_per_group;
    let squares = (0..stacks).map(|stack| match stack < left {
        true => Cell::empty().on(INK, 1.5),
        false => Cell::empty().framed(1.2, Some((LINE2, 1.6))).inset(0.8, 0.8),
    });
    let squares = grid(2, (1.4, 1.9), squares).at_most(18.6, 10.5 * f64::from(stacks.div_ceil(2)) - 1.9);
    let line = across().fixed(width, look.row(&part)).space(1.0).fixed(SQUARES - 1.0, squares);
    Cell::from(line).at_most(width + SQUARES, 31.0)
}

/// The workers, the next seat if workers can come, and the changes.
pub(super) fn state(layer: &mut Layer, table: Changes<'_>, gear: Gear, (reader, open): (Option<Seat>, bool)) {
    let rack = Rack::of(&table, gear, reader);
    let form = data().gear(gear);
    if gear == Gear::ChichenItza {
        let bank = table.skulls_in_bank.to_string();
        layer.add(number(bank, 34.0, INK, LEFT + HUB - 7.0, rack.top + 46.0).end().shrink(38.0, 30.0));
    }
    let next = table.lowest_free_space(gear).filter(|_| open);
    let choices = Choices::new(&table, table.active);
    for position in 0..form.teeth {
        let (x, y) = rack.seat(position);
        let (width, height) = if position > form.last_space { (TAIL, 58.0) } else { (rack.cell, HEIGHT) };
        let top = if position > form.last_space { y - 29.0 } else { rack.top };
        let area = Area::new(x - width / 2.0, top, width, height);
        layer.place(places::space(gear, position), area, |layer| {
            if matches!(gear, Gear::Palenque | Gear::ChichenItza) && (1..=form.last_space).contains(&position) {
                if gear == Gear::ChichenItza && changes::skull_laid(table, position) {
                    layer.line(Outline::circle(x, rack.top + 95.0, 28.0), CHANGE, 4.5);
                }
                action(&table, &rack, position).draw(layer, rack.action(position));
            }
            match table.occupant(gear, position) {
                Some(GearOccupant::Player(seat)) => {
                    let placed = changes::placed(table, gear, position);
                    let pick = table.phase == Phase::Turns && choices.seat == seat && choices.pick(gear, position);
                    worker(layer, seat, (placed, pick), (x, y));
                }
                Some(GearOccupant::Dummy(_)) => {
                    let size = if position > form.last_space { 28.0 } else { 41.0 };
                    layer.add(Sprite::piece("piece-dummy", x, y, size));
                }
                None if position > form.last_space => {}
                None => {
                    let gone = changes::gone(table, gear).iter().find(|(at, _)| *at == position).map(|(_, seat)| *seat);
                    empty_seat(layer, position, next == Some(position), gone, (x, y));
                }
            }
        });
    }
}

/// A worker with a mark if it was placed or can be picked up.
fn worker(layer: &mut Layer, seat: Seat, (placed, pick): (bool, bool), (x, y): (f64, f64)) {
    if placed {
        change_disc(layer, x, y, CARD);
    } else if pick {
        layer.add(Shape::filled(Outline::circle(x, y, 27.0), CARD).edged(INK, 4.5));
    }
    let size = if placed || pick { 37.0 } else { 41.0 };
    layer.add(Sprite::piece(piece(seat), x, y, size).need(Importance::Decide));
    if placed {
        arrowhead(layer, x + 28.0, y + 10.0, false, GEAR);
    }
}

/// The number of a seat, with the worker that has left it. The next worker comes to the seat with a black edge.
fn empty_seat(layer: &mut Layer, position: u8, next: bool, gone: Option<Seat>, (x, y): (f64, f64)) {
    if let Some(seat) = gone {
        layer.add(Sprite::piece(ghost(seat), x, y, 40.0).role(ItemRole::Ground));
    }
    if next {
        layer.line(Outline::circle(x, y, SEAT), INK, 4.5);
        layer.add(number(position.to_string(), 36.0, INK, x, y).middle().need(Importance::Glance));
    } else {
        layer.add(Text::new(position.to_string(), Typeface::Text, 28.0, INK2, x, y).middle());
    }
    if gone.is_some() {
        arrowhead(layer, x - 31.0, y - 8.0, true, GEAR);
    }
}
