//! The players as a table: goods with their changes below, points of an eclipse now, dice, technologies, tiles.

use crate::picture::parts::{DIM, hollow, leaders, mask, piece, seat_colour, technology};
use crate::picture::prelude::*;

use super::discovery;
use super::parts::{Area, die, moved, new_frame, number, pill};
use super::standings::eclipse_points;

/// Width of the box with the eclipse.
const ECLIPSE: f64 = 98.0;

fn place(state: &State, seat: Seat) -> Area {
    let count = f64::from(state.players);
    let width = (1568.0 - 12.0 * (count - 1.0)) / count;
    Area::new(16.0 + (width + 12.0) * f64::from(seat.number()), 814.0, width, 192.0)
}

pub(super) fn surfaces(layer: &mut Layer, state: &State) {
    for seat in state.all_seats() {
        layer.fill(place(state, seat).outline(12.0), CARD);
    }
}

pub(super) fn draw(layer: &mut Layer, state: &State, request: &PictureRequest<'_, View>, changes: Changes<'_>) {
    for seat in state.all_seats() {
        let panel = place(state, seat);
        if state.deciding().contains(seat) {
            let inside = Area::new(panel.x + 3.5, panel.y + 3.5, panel.width - 7.0, panel.height - 7.0);
            layer.line(inside.outline(10.0), seat_colour(seat), 7.0);
        }
        head(layer, state, request, changes, seat, panel);
        goods(layer, changes, seat, panel);
        eclipse(layer, state, seat, panel);
        let left = dice(layer, state, seat, panel);
        owned(layer, state, changes, seat, panel, left);
    }
}

/// Piece, name and points. The points of a leader are on jade.
fn head(
    layer: &mut Layer,
    state: &State,
    request: &PictureRequest<'_, View>,
    changes: Changes<'_>,
    seat: Seat,
    panel: Area,
) {
    let y = panel.y + 35.0;
    layer.add(Sprite::piece(piece(seat), panel.x + 36.0, y, 41.0));
    let leads = leaders(state).contains(&seat);
    let right = panel.right() - 8.0;
    if leads {
        layer.fill(Area::new(right - 84.0, panel.y + 9.0, 84.0, 52.0).outline(9.0), JADE);
    }
    let score = number(state.seat(seat).vp.to_string(), 52.0, if leads { CREAM } else { INK }, right - 42.0, y)
        .need(Need::Glance);
    layer.add(score.middle().shrink(82.0, 30.0));
    let mut room = panel.width - 68.0 - 98.0;
    let more = changes.points(seat);
    if more != 0 {
        layer.add(pill(more, right - 84.0 - 34.0, y, 30.5).within(64.0));
        room -= 66.0;
    }
    layer.add(Text::new(STYLE.name(request, seat, None), Face::Bold, 34.0, INK, panel.x + 66.0, y).shrink(room, 24.0));
}

/// The goods in a row, with their changes in the row below.
fn goods(layer: &mut Layer, changes: Changes<'_>, seat: Seat, panel: Area) {
    let y = panel.y + 87.0;
    let goods = changes.goods(seat);
    // An amount of two digits takes room from the gaps.
    let width = |amount: u16| 30.0 + 20.5 * amount.to_string().len() as f64;
    let room = panel.width - ECLIPSE - 26.0;
    let widths = goods.iter().map(|(_, amount, _)| width(*amount)).sum::<f64>();
    let gap = ((room - widths) / goods.len() as f64).min(60.0);
    let mut x = panel.x + 26.0;
    for (name, amount, more) in goods {
        let step = width(amount) + gap;
        layer.add(Sprite::icon(name, x, y, 28.0).opacity(if amount == 0 { DIM } else { 100 }));
        let (colour, need) = if amount == 0 { (LINE2, Need::Decide) } else { (INK, Need::Glance) };
        layer.add(number(amount.to_string(), 34.0, colour, x + 15.0, y).need(need).shrink(step - 29.0, 20.0));
        if more != 0 {
            layer.add(pill(more, x + 16.0, panel.y + 120.0, 30.5).within(step.clamp(50.0, 64.0)));
        }
        x += step;
    }
}

/// The points of an eclipse now, and the salary below.
fn eclipse(layer: &mut Layer, state: &State, seat: Seat, panel: Area) {
    let area = Area::new(panel.right() - ECLIPSE - 8.0, panel.y + 66.0, ECLIPSE, 70.0);
    if state.phase == Phase::Over {
        let rank = state.outcome().and_then(|outcome| outcome.ranking.get(seat.index()).copied()).unwrap_or(1);
        let x = area.middle().0;
        let place = number(phrase("place").with("n", rank), 27.0, INK2, x, area.bottom() - 12.0);
        layer.add(place.middle().need(Need::Inform).shrink(area.width, 15.0));
        if rank == 1 {
            layer.add(Sprite::icon("laurel", x, area.y + 16.0, 32.0));
        }
        return;
    }
    let owner = state.seat(seat);
    layer.fill(area.outline(9.0), JADE);
    let gained: u16 = eclipse_points(state, seat).iter().sum();
    let right = area.right() - 6.0;
    let salary = owner.salary();
    let paid = state.phase == Phase::Eclipse && seat < state.active;
    if salary > owner.goods.cocoa && !paid {
        layer.fill(Area::new(area.x + 3.0, area.y + 35.0, area.width - 6.0, 32.0).outline(7.0), CLAY_RED);
    }
    layer.add(Sprite::icon("eclipse", area.x + 19.0, area.y + 18.0, 26.0));
    layer.add(number(format!("+{gained}"), 32.0, CREAM, right, area.y + 18.0).end().shrink(60.0, 20.0));
    layer.add(Sprite::icon("cocoa", area.x + 19.0, area.y + 51.0, 24.0));
    let due = if paid { "✓".to_owned() } else { format!("−{salary}") };
    layer.add(number(due, 32.0, CREAM, right, area.y + 51.0).end().shrink(60.0, 20.0));
}

/// The dice from the highest power, and the fourth worker that waits. Returns the end of the row.
fn dice(layer: &mut Layer, state: &State, seat: Seat, panel: Area) -> f64 {
    let owner = state.seat(seat);
    let mut powers: Vec<u8> = owner.workers.iter().filter(|w| w.board.is_some()).map(|w| w.power).collect();
    powers.sort_unstable_by(|a, b| b.cmp(a));
    let y = panel.y + 163.0;
    let mut x = panel.x + 28.0;
    for power in powers {
        layer.add(die(seat, power, x, y, 36.0).need(Need::Inform));
        x += 40.0;
    }
    let waiting = &owner.workers[3];
    if waiting.board.is_none() && waiting.power > 0 {
        let down = if seat.number() % 4 == 1 { 3.5 } else { 0.0 };
        let die = Sprite::piece(hollow(seat), x, y, 30.0).label(waiting.power.to_string(), 22.0, INK2);
        layer.add(die.label_face(Face::Bold).label_edged(down, CARD, 0.5));
        x += 40.0;
    }
    x - 18.0
}

/// Something that a player owns.
enum Owned {
    Technology(Technology),
    /// A type of mask, and how many.
    Mask(usize, u8),
    Tile(Discovery),
    /// Several tiles face down.
    Tiles(usize),
}

/// Technologies, masks and tiles in hand from the right.
fn owned(layer: &mut Layer, state: &State, changes: Changes<'_>, seat: Seat, panel: Area, left: f64) {
    let owner = state.seat(seat);
    let hand: Vec<Discovery> = members(owner.discoveries)
        .filter(|tile: &Discovery| !data().discoveries[tile.index()].kind.is_mask())
        .collect();
    let technologies = Technology::ALL.iter().filter(|tile| owner.owns(**tile)).map(|tile| Owned::Technology(*tile));
    let masks = owner.masks().into_iter().enumerate().filter(|(_, count)| *count > 0);
    let mut items: Vec<Owned> = technologies.chain(masks.map(|(kind, count)| Owned::Mask(kind, count))).collect();
    let room = panel.right() - 9.0 - left;
    if (items.len() + hand.len()) as f64 * 34.0 > room && hand.len() > 1 {
        items.push(Owned::Tiles(hand.len()));
    } else {
        items.extend(hand.into_iter().map(Owned::Tile));
    }
    let step = (room / items.len().max(1) as f64).min(42.0);
    let y = panel.y + 163.0;
    let first = panel.right() - 9.0 - step * items.len() as f64;
    for (index, item) in items.into_iter().enumerate() {
        let x = first + step * (index as f64 + 0.5);
        let side = (step - 2.0).min(36.0);
        let around = Area::new(x - side / 2.0 - 1.0, y - side / 2.0 - 1.0, side + 2.0, side + 2.0);
        match item {
            Owned::Technology(tile) => {
                layer.add(Sprite::icon(technology(tile), x, y, side));
                if changes.technology(seat, tile) {
                    new_frame(layer, around, 6.0);
                }
            }
            Owned::Mask(kind, count) => {
                let of = owner.discoveries & data().all_of(DiscoveryKind::ALL[kind]);
                if members(of).any(|tile| changes.claimed(seat, tile)) {
                    moved(layer, None, (x, y), side * 0.56);
                }
                layer.add(mask_of(kind, count, x, y, side));
            }
            Owned::Tile(tile) => {
                let card = Area::new(x - side / 2.0, y - 20.0, side, 40.0);
                discovery::owned(layer, tile, card, changes.claimed(seat, tile));
            }
            Owned::Tiles(count) => {
                let back = Sprite::icon("disctile", x, y, side.max(34.0));
                layer.add(back.label(count.to_string(), side * 0.72, CREAM).label_face(Face::Bold));
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
    let figure = sprite.label(count.to_string(), side * 0.66, INK).label_face(Face::Bold);
    figure.label_edged(side * 0.24, CARD, 6.0)
}
