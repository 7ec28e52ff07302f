//! The players in a row: goods with their changes below, points of an eclipse now, dice, technologies, tiles.

use super::boards::{Arrangement, Detail};
use super::prelude::*;
use super::{changes, tiles, workers};

fn places(state: &State, here: &Arrangement) -> impl Iterator<Item = (Seat, Area)> {
    state.all_seats().zip(here.panels.columns(state.players.into(), 12.0))
}

pub(super) fn surfaces(layer: &mut Layer, state: &State, here: &Arrangement) {
    for (_, panel) in places(state, here) {
        layer.fill(panel.outline(12.0), CARD);
    }
}

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>, request: &Request<'_>, here: &Arrangement) {
    for (seat, panel) in places(table.now, here) {
        let detail = here.detail;
        let owned = Cell::new(move |layer, area| {
            let left = dice(layer, table.now, seat, area);
            self::owned(layer, table, seat, detail, left);
        });
        let eclipse = down().fixed(70.0, eclipse(table.now, seat, (25.0, 32.0))).rest(Cell::empty());
        let goods = Cell::new(move |layer, area| goods(layer, table, seat, area));
        let middle = across().rest(goods).fixed(98.0, eclipse);
        let content = down().fixed(66.0, head(table, request, seat)).rest(middle).fixed(55.0, owned).inset(8.0, 0.0);
        let decides = table.deciding().contains(seat).then_some((seat_colour(seat), 7.0));
        let frame = Cell::empty().framed(10.0, decides).inset(3.5, 3.5);
        frame.and(content).place(format!("player:{}", seat.number() + 1)).draw(layer, panel);
    }
}

/// Piece, name and points. The points of a leader are on jade.
fn head<'a>(table: Changes<'a>, request: &Request<'_>, seat: Seat) -> Cell<'a> {
    let name = bold(STYLE.name(request, seat, None), 34.0).smallest(24.0);
    let leads = leaders(table.now).contains(&seat);
    let points = amount(table.seat(seat).vp.to_string(), 52.0).middle().need(Importance::Glance);
    let points = Cell::from(points.ink(if leads { CREAM } else { INK }));
    let score = points.on(leads.then_some(JADE), 9.0).inset(0.0, 3.0);
    let head = across().fixed(56.0, piece_part(seat, 41.0)).rest(name);
    let more = table.difference(|state| state.seat(seat).vp.into());
    let head = if more != 0 { head.fixed(64.0, pill(more, 30.5).middle()) } else { head };
    head.space(8.0).fixed(84.0, score).inset(0.0, 4.0)
}

/// The goods in a row, with their changes in the row below.
fn goods(layer: &mut Layer, table: Changes<'_>, seat: Seat, mut area: Area) {
    area.take_left(2.0);
    let goods = all_goods(&table.seat(seat).goods);
    // An amount of two digits takes room from the gaps.
    let width = |amount: u16| 30.0 + 20.5 * amount.to_string().len() as f64;
    let widths = goods.iter().map(|(_, amount)| width(*amount)).sum::<f64>();
    let gap = ((area.width - widths) / goods.len() as f64).min(60.0);
    for (index, (name, count)) in goods.into_iter().enumerate() {
        let more = table.difference(|state| all_goods(&state.seat(seat).goods)[index].1.into());
        let mut below = area.take_left(width(count) + gap);
        let place = below.take_top(42.0);
        let (opacity, ink, need) =
            if count == 0 { (DIM, INK2, Importance::Decide) } else { (100, INK, Importance::Glance) };
        let figure = bold(count.to_string(), 34.0).ink(ink).need(need);
        across().fixed(30.0, icon(name, 28.0).opacity(opacity)).rest(figure).draw(layer, place);
        if more != 0 {
            let room = Area { height: 24.0, ..below }.middle();
            layer.add(pill(more, 30.5).at(place.x + 31.0, room.1).middle().within(below.width.clamp(50.0, 64.0)));
        }
    }
}

/// The points of an eclipse now, and the salary below, in these sizes of icons and figures. After the end, it is the
/// rank.
pub(super) fn eclipse<'a>(state: &State, seat: Seat, (size, figure): (f64, f64)) -> Cell<'a> {
    if state.phase == Phase::Over {
        let rank = state.outcome().and_then(|outcome| outcome.ranking.get(seat.index()).copied()).unwrap_or(1);
        let place = bold(phrase("place").with("n", rank), figure * 0.84).ink(INK2).middle();
        let laurel = (rank == 1).then(|| icon("laurel", figure));
        return down().share(0.6, laurel).share(0.4, place).into();
    }
    let owner = state.seat(seat);
    let gained: u16 = eclipse_points(state, seat).iter().sum();
    let paid = state.phase == Phase::Eclipse && seat < state.active;
    let due = if paid { "✓".to_owned() } else { format!("−{}", owner.salary()) };
    let line = |name, words: String, ground: Option<Colour>| {
        let figure = amount(words, figure).ink(CREAM).end();
        across().fixed(size, icon(name, size)).rest(figure).inset(0.1 * size, 0.0).on(ground, 7.0)
    };
    let short = (owner.salary() > owner.goods.cocoa && !paid).then_some(CLAY_RED);
    let lines = down().gap(1.0).rest(line("eclipse", format!("+{gained}"), None)).rest(line("cocoa", due, short));
    lines.inset(3.0, 2.0).on(JADE, 9.0)
}

/// The dice from the highest power, and the fourth worker that waits. Returns the rest of the row.
fn dice(layer: &mut Layer, state: &State, seat: Seat, mut area: Area) -> Area {
    let owner = state.seat(seat);
    let mut powers: Vec<u8> = owner.workers.iter().filter(|w| w.board.is_some()).map(|w| w.power).collect();
    powers.sort_unstable_by(|a, b| b.cmp(a));
    let mut next = || area.take_left(40.0).middle();
    for power in powers {
        let (x, y) = next();
        layer.add(workers::die(seat, power, 36.0).at(x, y - 2.0).need(Importance::Inform));
    }
    let waiting = &owner.workers[3];
    if waiting.board.is_none() && waiting.power > 0 {
        let (x, y) = next();
        let down = if seat.number() % 4 == 1 { 3.5 } else { 0.0 };
        let die = Sprite::piece(hollow(seat), x, y - 2.0, 30.0).label(waiting.power.to_string(), 22.0, INK2);
        layer.add(die.label_face(Typeface::Bold).label_edged(down, CARD, 0.5));
    }
    area
}

/// Something that a player owns.
enum Owned {
    Technology(Technology),
    /// A type of mask, and how many.
    Mask(usize, u8),
    Tile(Discovery),
    /// Several tiles face down: in hand, or used.
    Tiles(u32, Colour),
}

/// Technologies, masks and tiles in hand from the right.
fn owned(layer: &mut Layer, table: Changes<'_>, seat: Seat, detail: Detail, mut area: Area) {
    let owner = table.seat(seat);
    let hand: Vec<Discovery> = members(owner.discoveries)
        .filter(|tile: &Discovery| !data().discoveries[tile.index()].kind.is_mask())
        .collect();
    let technologies = Technology::ALL.iter().filter(|tile| owner.owns(**tile)).map(|tile| Owned::Technology(*tile));
    let masks = owner.masks().into_iter().enumerate().filter(|(_, count)| *count > 0);
    let mut items: Vec<Owned> = technologies.chain(masks.map(|(kind, count)| Owned::Mask(kind, count))).collect();
    if (items.len() + hand.len()) as f64 * 34.0 > area.width && hand.len() > 1 {
        items.push(Owned::Tiles(hand.len() as u32, CREAM));
    } else {
        items.extend(hand.into_iter().map(Owned::Tile));
    }
    let used = owner.used.count_ones();
    if used > 0 && detail == Detail::Printed {
        items.push(Owned::Tiles(used, LINE2));
    }
    let step = (area.width / items.len().max(1) as f64).min(42.0);
    let row = area.take_right(step * items.len() as f64);
    let side = (step - 2.0).min(36.0);
    for (item, place) in items.iter().zip(row.columns(items.len(), 0.0)) {
        let (x, y) = (place.middle().0, place.middle().1 - 2.0);
        let around = Area::around((x, y), (side + 2.0, side + 2.0));
        match *item {
            Owned::Technology(tile) => {
                let drawing = Cell::from(icon(technology(tile), side))
                    .framed(6.0, new(table.came(|state| state.seat(seat).owns(tile))));
                drawing.place(tile.id()).draw(layer, around);
            }
            Owned::Mask(kind, count) => {
                let of = owner.discoveries & data().all_of(DiscoveryKind::ALL[kind]);
                if members(of).any(|tile| changes::claimed(table, seat, tile)) {
                    moved(layer, None, (x, y), side * 0.56);
                }
                let several = (count > 1).then_some(count.to_string());
                let drawing = several.into_iter().fold(Sprite::icon(mask(kind), x, y, side), |drawing, count| {
                    let drawing = drawing.label(count, side * 0.66, INK).label_face(Typeface::Bold);
                    drawing.label_edged(side * 0.24, CARD, 6.0)
                });
                layer.add(drawing);
            }
            Owned::Tile(tile) => {
                tiles::owned(tile, changes::claimed(table, seat, tile)).draw(layer, Area::around((x, y), (side, 40.0)));
            }
            Owned::Tiles(count, colour) => {
                let back = Sprite::icon("disctile", x, y, side.max(34.0));
                layer.add(back.label(count.to_string(), side * 0.72, colour).label_face(Typeface::Bold));
            }
        }
    }
}
