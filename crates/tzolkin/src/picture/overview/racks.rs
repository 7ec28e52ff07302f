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

/// The gain and the price of a space, one below the other, or a single thing in the middle.
fn action(layer: &mut Layer, table: &Table, rack: &Rack, space: u8) {
    let x = rack.x(space);
    let (upper, lower, middle) = (rack.top + 81.0, rack.top + 110.0, rack.top + 95.0);
    let offer = rack.reader.map_or(*data().offer(rack.gear, space), |seat| table.offer_now(seat, rack.gear, space));
    let room = rack.cell - 4.0;
    let mut line = |icons: &IconRow, y: f64, size: f64| {
        let look = Look::bold(FIGURE, size).on_plates();
        // The region of the gear shows crowded lines larger.
        let crowded = look.width(icons) > rack.cell;
        let look = if crowded { Look::bold(30.5, 22.0).need(Importance::Inform) } else { look };
        layer.add(look.row(icons).at(x, y).middle().within(room));
    };
    let alone = |name| IconRow::new().icon(name);
    if offer.takes_skull() && table.skulls_on_chichen_itza >> space & 1 != 0 {
        return line(&alone("skull"), middle, 54.0);
    }
    let Some(main) = offer.main() else {
        // Space 0 has no action, and the last spaces have a free choice.
        return if space > 0 {
            line(&alone("any"), middle, if rack.cell < 65.0 { 36.0 } else { 44.0 })
        };
    };
    if let Effect::Harvest { group, .. } = main {
        let group = table.group(group);
        let parts = icons::parts(main);
        let lines = if parts.len() > 1 { &[upper, lower][..] } else { &[middle] };
        for ((part, left), &y) in parts.into_iter().zip([group.uncovered(), group.wood]).zip(lines) {
            tiles(layer, table, rack, (part, left), (x, y));
        }
        return;
    }
    let mut parts = offer.effects.iter().flat_map(|&effect| icons::parts(effect));
    let first = parts.next().unwrap_or_default();
    let rest = parts.fold(icons::price(&offer), IconRow::and);
    if rest.is_empty() {
        return line(&first, middle, if first.is_single() { 43.0 } else { 31.0 });
    }
    line(&first, upper, if first.is_single() { 35.0 } else { 31.0 });
    line(&rest, lower, 27.0);
}

/// The gain from a harvest, and squares for the tiles that are left.
fn tiles(layer: &mut Layer, table: &Table, rack: &Rack, (part, left): (IconRow, u8), (x, y): (f64, f64)) {
    let look = Look::bold(FIGURE, 31.0);
    let part = IconRow::new().faded(left == 0).and(part);
    let width = look.width(&part).min(rack.cell - 6.0 - SQUARES);
    let start = x - (width + SQUARES) / 2.0;
    layer.add(look.row(&part).at(start, y).within(width));
    squares(layer, left, table.by_players().jungle_tiles_per_group, start + width + 1.0, y);
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
                action(layer, &table, &rack, position);
            }
            match table.occupant(gear, position) {
                Some(Occupant::Player(seat)) => {
                    let placed = changes::placed(table, gear, position);
                    let pick = table.phase == Phase::Turns && choices.seat == seat && choices.pick(gear, position);
                    worker(layer, seat, (placed, pick), (x, y));
                }
                Some(Occupant::Dummy(_)) => {
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
