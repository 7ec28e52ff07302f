//! The players in a row: goods with their changes below, points of an eclipse now, dice, technologies, tiles.

use super::boards::{Arrangement, Detail};
use super::offers::number;
use super::parts::{DIM, hollow, leaders, mask, moved, new_frame, pill, seat_colour, technology};
use super::prelude::*;
use super::standings::eclipse_points;
use super::{tiles, workers};

/// Width of the box with the eclipse.
const ECLIPSE: f64 = 98.0;

fn places(state: &State, here: &Arrangement) -> impl Iterator<Item = (Seat, Area)> {
    state.all_seats().zip(here.panels.columns(state.players.into(), 12.0))
}

pub(super) fn surfaces(layer: &mut Layer, state: &State, here: &Arrangement) {
    for (_, panel) in places(state, here) {
        layer.fill(panel.outline(12.0), CARD);
    }
}

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>, request: &PictureRequest<'_, View>, here: &Arrangement) {
    for (seat, panel) in places(table.now, here) {
        layer.place(format!("player:{}", seat.number() + 1), panel, |layer| {
            if table.now.deciding().contains(seat) {
                layer.line(panel.inset(3.5, 3.5).outline(10.0), seat_colour(seat), 7.0);
            }
            let mut rest = panel.inset(8.0, 0.0);
            head(layer, table, request, seat, rest.take_top(66.0));
            let owned = rest.take_bottom(55.0);
            eclipse(layer, table.now, seat, Area { height: 70.0, ..rest.take_right(ECLIPSE) });
            goods(layer, table, seat, rest);
            let left = dice(layer, table.now, seat, owned);
            self::owned(layer, table, seat, here.detail, left);
        });
    }
}

/// Piece, name and points. The points of a leader are on jade.
fn head(layer: &mut Layer, table: Changes<'_>, request: &PictureRequest<'_, View>, seat: Seat, area: Area) {
    let mut rest = area.inset(0.0, 4.0);
    layer.add(piece_part(seat, 41.0).inside(rest.take_left(56.0)));
    let leads = leaders(table.now).contains(&seat);
    let score = rest.take_right(84.0);
    if leads {
        layer.fill(score.inset(0.0, 3.0).outline(9.0), JADE);
    }
    let colour = if leads { CREAM } else { INK };
    layer.add(number(table.now.seat(seat).vp.to_string(), 52.0, colour, score).need(Importance::Glance));
    rest.take_right(8.0);
    let more = table.points(seat);
    if more != 0 {
        layer.add(pill(more, 30.5).inside(rest.take_right(64.0), Anchor::Middle));
    }
    layer.add(Text::part(STYLE.name(request, seat, None), Typeface::Bold, 34.0, INK).inside(rest, Anchor::Start, 24.0));
}

/// The goods in a row, with their changes in the row below.
fn goods(layer: &mut Layer, table: Changes<'_>, seat: Seat, mut area: Area) {
    area.take_left(2.0);
    let goods = table.goods(seat);
    // An amount of two digits takes room from the gaps.
    let width = |amount: u16| 30.0 + 20.5 * amount.to_string().len() as f64;
    let widths = goods.iter().map(|(_, amount, _)| width(*amount)).sum::<f64>();
    let gap = ((area.width - widths) / goods.len() as f64).min(60.0);
    for (name, amount, more) in goods {
        let mut place = area.take_left(width(amount) + gap);
        let mut below = place;
        place = below.take_top(42.0);
        let (x, y) = place.take_left(30.0).middle();
        layer.add(Sprite::icon(name, x, y, 28.0).opacity(if amount == 0 { DIM } else { 100 }));
        let (colour, need) = if amount == 0 { (INK2, Importance::Decide) } else { (INK, Importance::Glance) };
        let amount = Text::part(amount.to_string(), Typeface::Bold, 34.0, colour).need(need);
        layer.add(amount.inside(Area { width: place.width + 1.0, ..place }, Anchor::Start, 20.0));
        if more != 0 {
            let room = Area { height: 24.0, ..below }.middle();
            layer.add(pill(more, 30.5).at(x + 16.0, room.1).middle().within(below.width.clamp(50.0, 64.0)));
        }
    }
}

/// The points of an eclipse now, and the salary below.
fn eclipse(layer: &mut Layer, state: &State, seat: Seat, area: Area) {
    if state.phase == Phase::Over {
        let rank = state.outcome().and_then(|outcome| outcome.ranking.get(seat.index()).copied()).unwrap_or(1);
        let mut rest = area;
        let place = number(phrase("place").with("n", rank), 27.0, INK2, rest.take_bottom(24.0));
        layer.add(place.need(Importance::Inform));
        if rank == 1 {
            let (x, y) = rest.middle();
            layer.add(Sprite::icon("laurel", x, y - 7.0, 32.0));
        }
        return;
    }
    let owner = state.seat(seat);
    layer.fill(area.outline(9.0), JADE);
    let gained: u16 = eclipse_points(state, seat).iter().sum();
    let salary = owner.salary();
    let paid = state.phase == Phase::Eclipse && seat < state.active;
    let due = if paid { "✓".to_owned() } else { format!("−{salary}") };
    let mut rest = area;
    let above = rest.take_top(35.0);
    if salary > owner.goods.cocoa && !paid {
        layer.fill(Area { height: 32.0, ..rest }.inset(3.0, 0.0).outline(7.0), CLAY_RED);
    }
    for (name, size, words, row) in
        [("eclipse", 26.0, format!("+{gained}"), above), ("cocoa", 24.0, due, Area { height: 32.0, ..rest })]
    {
        let mut row = row.inset(6.0, 0.0);
        layer.add(icon(name, size).inside(row.take_left(26.0)));
        let figure = Text::part(words, Typeface::Bold, 32.0, CREAM).need(Importance::Decide);
        layer.add(figure.inside(row, Anchor::End, 20.0));
    }
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
    let owner = table.now.seat(seat);
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
            Owned::Technology(tile) => layer.place(tile.id(), around, |layer| {
                layer.add(Sprite::icon(technology(tile), x, y, side));
                if table.technology(seat, tile) {
                    new_frame(layer, around, 6.0);
                }
            }),
            Owned::Mask(kind, count) => {
                let of = owner.discoveries & data().all_of(DiscoveryKind::ALL[kind]);
                if members(of).any(|tile| table.claimed(seat, tile)) {
                    moved(layer, None, (x, y), side * 0.56);
                }
                layer.add(mask_of(kind, count, x, y, side));
            }
            Owned::Tile(tile) => {
                tiles::owned(layer, tile, Area::around((x, y), (side, 40.0)), table.claimed(seat, tile));
            }
            Owned::Tiles(count, colour) => {
                let back = Sprite::icon("disctile", x, y, side.max(34.0));
                layer.add(back.label(count.to_string(), side * 0.72, colour).label_face(Typeface::Bold));
            }
        }
    }
}

/// A mask, with its count if there are several.
fn mask_of(kind: usize, count: u8, x: f64, y: f64, side: f64) -> Sprite {
    let sprite = Sprite::icon(mask(kind), x, y, side);
    if count < 2 {
        return sprite;
    }
    let figure = sprite.label(count.to_string(), side * 0.66, INK).label_face(Typeface::Bold);
    figure.label_edged(side * 0.24, CARD, 6.0)
}
