//! The gears as racks. Space n is n columns from the left on every gear, so the column is the price in corn.

use crate::picture::prelude::*;
use crate::picture::{changes, icons};

/// Size of a rack, and space between two.
pub(super) const WIDTH: f64 = 752.0;
pub(super) const HEIGHT: f64 = 126.0;
pub(super) const GAP: f64 = 3.0;
/// Height of all racks.
pub(super) const ALL: f64 = 5.0 * HEIGHT + 4.0 * GAP;
/// Width of the hub on the left.
const HUB: f64 = 96.0;
/// Width of the column for the two positions without a number, which only dummy workers can make visible.
const TAIL: f64 = 48.0;
/// Width of the squares next to a harvest.
const SQUARES: f64 = 21.0;
/// Radius of a seat, and height of the band of seats.
pub(super) const SEAT: f64 = 25.0;
pub(super) const BAND: f64 = 68.0;

/// The racks of all gears.
pub(super) fn all<'a>(rack: impl FnMut(Gear) -> Cell<'a>) -> Line<'a> {
    down().gap(GAP).each(Gear::ALL.map(rack))
}

fn has_tail(table: &Table) -> bool {
    Gear::ALL.into_iter().any(|gear| table.gears.dummies_on(gear) != 0)
}

/// The places of a rack: the hub, the spaces with their seats and actions, and at the right end the two positions without
/// a number, one below the other.
fn rack<'a>(
    (table, gear): (&Table, Gear),
    hub: impl Into<Cell<'a>>,
    seat: impl Fn(u8) -> Cell<'a>,
    action: impl Fn(u8) -> Cell<'a>,
) -> Line<'a> {
    let form = data().gear(gear);
    let spaces = (0..=form.last_space).map(|space| {
        // The icons begin a little above the end of the band.
        let column = down().fixed(BAND, seat(space)).space(-1.5).fixed(58.0, action(space));
        Cell::from(column).place(places::space(gear, space))
    });
    let tail = (form.last_space + 1..form.teeth).map(|position| seat(position).place(places::space(gear, position)));
    let width = if has_tail(table) { TAIL } else { 0.0 };
    across().fixed(HUB, hub).each(spaces).fixed(width, down().each(tail).inset(0.0, 5.0))
}

/// Everything that only changes with the dummy workers. The spaces show the gains of `reader`, or the printed ones.
pub(super) fn ground<'a>(table: &Table, gear: Gear, reader: Option<Seat>) -> Cell<'a> {
    let form = data().gear(gear);
    let (name, colour) = gear_emblem(gear);
    let emblem = match gear {
        // The skulls in the bank are on the right.
        Gear::ChichenItza => down().space(4.0).rest(across().fixed(56.0, icon(name, 50.0))),
        _ => down().rest(icon(name, 60.0)),
    };
    let name = heading(phrases::gear(gear), 24.0).middle().smallest(17.0);
    let hub = down().fixed(88.0, emblem).fixed(26.0, Cell::from(name).inset(4.0, 0.0));
    let hub = Cell::new(move |layer, area| layer.fill(left_strip(area, 14.0, 1.0), colour)).and(hub);
    let has_tail = has_tail(table);
    let seat = |position| {
        Cell::new(move |layer, area| {
            let (x, y) = area.middle();
            if position <= form.last_space {
                // A tooth, with its foot in the band.
                let tooth = [(9.0, 10.0), (9.0, 6.0), (6.0, 1.0), (-6.0, 1.0), (-9.0, 6.0), (-9.0, 10.0)];
                layer.fill(Outline::polygon(&tooth.map(|(dx, dy)| (x + dx, area.y + dy))), GEAR);
                bare_seat(layer, (x, y));
            } else if has_tail {
                layer.add(Shape::filled(Outline::circle(x, y, 17.0), PLATE).edged(GEAR_LINE, 1.5));
            }
        })
    };
    let actions = |space| {
        let line = Cell::new(move |layer: &mut Layer, area| {
            if space < form.last_space || has_tail {
                let (x, top) = (area.right(), area.y + 1.5);
                layer.line(Outline::polyline(&[(x, top), (x, top + 50.0)]), LINE, 2.0);
            }
        });
        // The tiles of Palenque and the skulls of Chichen Itza change these.
        let changes = matches!(gear, Gear::Palenque | Gear::ChichenItza);
        line.and((!changes).then(|| action(table, gear, space, reader)))
    };
    let band = Cell::new(|layer, area| {
        let (left, right, top, bottom) = (area.x + HUB, area.right() - 1.0, area.y + 6.0, area.y + 62.0);
        let pen = Pen::new().move_to(left, bottom).line_to(left, top).line_to(right - 8.0, top);
        layer.fill(pen.arc(right - 8.0, top + 8.0, 8.0, 270.0, 360.0).line_to(right, bottom).close().done(), GEAR);
    });
    band.and(rack((table, gear), hub, seat, actions)).edged(PLATE, 14.0, (LINE, 2.0))
}

/// The gain and the price of a space, one below the other, or a single thing in the middle.
fn action<'a>(table: &Table, gear: Gear, space: u8, reader: Option<Seat>) -> Cell<'a> {
    let offer = reader.map_or(*data().offer(gear, space), |seat| table.offer_now(seat, gear, space));
    let line = |icons: IconRow, size: f64| {
        Cell::new(move |layer, area: Area| {
            let look = Look::bold(FIGURE, size).on_plates();
            // The region of the gear shows crowded lines larger.
            let crowded = look.width(&icons) > area.width;
            let look = if crowded { Look::bold(30.5, 22.0).need(Importance::Inform) } else { look };
            layer.add(look.row(&icons).middle().inside(area.inset(2.0, 0.0)));
        })
    };
    let alone = |name, size| line(IconRow::new().icon(name), size);
    if offer.takes_skull() && table.skulls_on_chichen_itza >> space & 1 != 0 {
        return alone("skull", 54.0);
    }
    let Some(main) = offer.main() else {
        // Space 0 has no action, and the last spaces have a free choice.
        return if space == 0 {
            Cell::empty()
        } else {
            alone("any", if gear == Gear::ChichenItza { 36.0 } else { 44.0 })
        };
    };
    if let Effect::Harvest { group, .. } = main {
        let (group, stacks) = (table.group(group), table.by_players().jungle_tiles_per_group);
        let parts = icons::parts(main).into_iter().zip([group.uncovered(), group.wood]);
        return down().each(parts.map(|(part, left)| tiles(part, left, stacks))).into();
    }
    let mut parts = offer.effects.iter().flat_map(|&effect| icons::parts(effect));
    let first = parts.next().unwrap_or_default();
    let rest = parts.fold(icons::price(&offer), IconRow::and);
    let large = match (first.is_single(), rest.is_empty()) {
        (true, true) => 43.0,
        (true, false) => 35.0,
        (false, _) => 31.0,
    };
    let rows = [(first, large), (rest, 27.0)].into_iter().filter(|(row, _)| !row.is_empty());
    down().each(rows.map(|(row, size)| line(row, size))).into()
}

/// The gain from a harvest, and two by two squares, filled for the tiles of these stacks that are left.
fn tiles<'a>(part: IconRow, left: u8, stacks: u8) -> Cell<'a> {
    let look = Look::bold(FIGURE, 31.0);
    let part = IconRow::new().faded(left == 0).and(part);
    let squares = (0..stacks).map(move |stack| match stack < left {
        true => Cell::empty().on(INK, 1.5),
        false => Cell::empty().framed(1.2, Some((LINE2, 1.6))).inset(0.8, 0.8),
    });
    let squares = grid(2, (1.4, 1.9), squares).at_most(18.6, 10.5 * f64::from(stacks.div_ceil(2)) - 1.9);
    Cell::new(move |layer, area| {
        let width = look.width(&part).min(area.width - 6.0 - SQUARES);
        let line = across().fixed(width, look.row(&part)).space(1.0).fixed(SQUARES - 1.0, squares);
        Cell::from(line).at_most(width + SQUARES, 31.0).draw(layer, area);
    })
}

/// The workers, the next seat if workers can come, and the changes.
pub(super) fn state<'a>(table: Changes<'a>, gear: Gear, reader: Option<Seat>, open: bool) -> Cell<'a> {
    let last = data().gear(gear).last_space;
    let bank = (gear == Gear::ChichenItza).then(|| {
        let skulls = number(table.skulls_in_bank.to_string(), 34.0, INK, 0.0, 0.0).end().smallest(30.0);
        down().fixed(92.0, across().space(51.0).rest(skulls).space(7.0))
    });
    let next = table.lowest_free_space(gear).filter(|_| open);
    let choices = Choices::new(table.now, table.active);
    let seat = |position| {
        let occupant = table.occupant(gear, position);
        let gone = changes::gone(table, gear).into_iter().find(|(at, _)| *at == position).map(|(_, seat)| seat);
        let placed = changes::placed(table, gear, position);
        let pick = table.phase == Phase::Turns && choices.pick(gear, position);
        Cell::new(move |layer, area| match occupant {
            Some(GearOccupant::Player(seat)) => {
                worker(layer, seat, (placed, pick && seat == table.active), area.middle());
            }
            Some(GearOccupant::Dummy(_)) => {
                let size = if position > last { 28.0 } else { 41.0 };
                layer.add(icon("piece-dummy", size).role(ItemRole::Piece).inside(area));
            }
            None if position > last => {}
            None => empty_seat(layer, position.into(), next == Some(position), gone, area.middle()),
        })
    };
    let actions = |space| {
        if space == 0 || !matches!(gear, Gear::Palenque | Gear::ChichenItza) {
            return Cell::empty();
        }
        let laid = gear == Gear::ChichenItza && changes::skull_laid(table, space);
        let ring = Cell::empty().framed(28.0, laid.then_some((CHANGE, 4.5))).at_most(56.0, 56.0);
        ring.and(action(&table, gear, space, reader))
    };
    rack((&table, gear), bank, seat, actions).into()
}

pub(super) fn bare_seat(layer: &mut Layer, (x, y): (f64, f64)) {
    layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(GEAR_LINE, 1.5));
}

/// A worker with a mark if it was placed or can be picked up.
pub(super) fn worker(layer: &mut Layer, seat: Seat, (placed, pick): (bool, bool), (x, y): (f64, f64)) {
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

/// The price of a seat, with the worker that has left it. The next worker comes to the seat with a black edge.
pub(super) fn empty_seat(layer: &mut Layer, price: u16, next: bool, gone: Option<Seat>, (x, y): (f64, f64)) {
    if let Some(seat) = gone {
        layer.add(Sprite::piece(ghost(seat), x, y, 40.0).role(ItemRole::Ground));
    }
    if next {
        layer.line(Outline::circle(x, y, SEAT), INK, 4.5);
        layer.add(number(price.to_string(), 36.0, INK, x, y).middle().need(Importance::Glance));
    } else {
        layer.add(Text::new(price.to_string(), Typeface::Text, 28.0, INK2, x, y).middle());
    }
    if gone.is_some() {
        arrowhead(layer, x - 31.0, y - 8.0, true, GEAR);
    }
}
