//! The players' panels.

use game_kit::picture::panel::Panel;

use super::parts::{change, change_ring, figure, figure_part, hollow, icon, leaders, mask, points, technology};
use super::prelude::*;
use super::{discovery, workers as dice};

/// Draws the parts of the panel that every game has.
pub(super) fn surface(panel: &Panel, layer: &mut Layer) {
    let x = panel.x + panel.width - 96.0;
    layer.line(Outline::polyline(&[(x, panel.y + 97.0), (x, panel.y + 123.0)]), LINE2, 1.5);
}

pub(super) fn contents(
    panel: &Panel,
    layer: &mut Layer,
    request: &PictureRequest<'_, View>,
    state: &State,
    changes: Changes<'_>,
) {
    let seat = panel.seat;
    let owner = state.seat(seat);
    let more = Some(changes.points(seat)).filter(|more| *more != 0).map(change);
    let leads = leaders(state).contains(&seat);
    let moves = state.deciding().contains(seat);
    let badge = (state.phase == Phase::Over && leads).then(|| icon("laurel", 28.0));
    panel.head(layer, STYLE.name(request, seat, None), order(state, seat, moves), moves, badge);
    panel.points(layer, owner.vp.to_string(), leads, more);
    panel.goods(layer, ((panel.width - 115.5) / 4.0).min(104.0), changes.goods(seat).into_iter());
    salary(panel, layer, state);
    workers(panel, layer, state);
    technologies(panel, layer, state, changes);
    tiles(panel, layer, state, changes);
}

/// A player's place in turn order or rank.
fn order(state: &State, seat: Seat, moves: bool) -> Phrase {
    match state.outcome() {
        Some(outcome) => phrase("place").with("n", outcome.ranking.get(usize::from(seat)).copied().unwrap_or(1)),
        None if moves && state.phase == Phase::Turns => phrase("order-to-move").with("n", seat.ordinal()),
        None if moves => phrase("order-to-decide").with("n", seat.ordinal()),
        None => phrase("order").with("n", seat.ordinal()),
    }
}

/// The cocoa for the salary of the next eclipse.
fn salary(panel: &Panel, layer: &mut Layer, state: &State) {
    let owner = state.seat(panel.seat);
    let (right, y) = (panel.x + panel.width, panel.y + 110.0);
    layer.add(Sprite::icon("eclipse", right - 78.0, y, 23.0));
    let due = owner.salary();
    let short = due > owner.goods.cocoa && state.phase != Phase::Over;
    let colour = if short { CREAM } else { INK };
    let row = Row::new(right - 47.0, y).text(figure_part(format!("−{due}"), 25.0, colour)).middle().within(27.0);
    layer.add(if short { row.on(CLAY_RED, 4.0, 27.0, 6.0) } else { row });
    layer.add(Sprite::icon("cocoa", right - 20.0, y, 20.0));
}

fn workers(panel: &Panel, layer: &mut Layer, state: &State) {
    let owner = state.seat(panel.seat);
    let mut powers: Vec<u8> = owner.workers.iter().filter(|w| w.board.is_some()).map(|w| w.power).collect();
    powers.sort_unstable_by(|a, b| b.cmp(a));
    let y = panel.y + 156.0;
    for (index, power) in powers.iter().enumerate() {
        layer.add(dice::sprite(panel.seat, *power, panel.x + 36.0 + 42.0 * index as f64, y, 31.0));
    }
    let waiting = &owner.workers[3];
    if waiting.board.is_none() && waiting.power > 0 {
        let x = panel.x + 36.0 + 42.0 * powers.len() as f64;
        let die = Sprite::piece(hollow(panel.seat), x, y, 32.0);
        let down = if panel.seat.number() % 4 == 1 { 3.0 } else { 0.0 };
        let figure = waiting.power.to_string();
        layer.add(die.label(figure, 17.0, INK2).label_edged(down, CARD, 0.5));
    }
}

fn technologies(panel: &Panel, layer: &mut Layer, state: &State, changes: Changes<'_>) {
    let owner = state.seat(panel.seat);
    // The state doesn't have the order in which they were acquired, so they go by number.
    let owned: Vec<Technology> = Technology::ALL.iter().copied().rev().filter(|tile| owner.owns(*tile)).collect();
    let step = ((panel.width - 200.0) / owned.len().max(1) as f64).clamp(27.5, 36.0);
    for (index, tile) in owned.into_iter().enumerate() {
        let (x, y) = (panel.x + panel.width - 14.0 - step * (index as f64 + 0.5), panel.y + 154.0);
        let side = step - 2.5;
        if changes.technology(panel.seat, tile) {
            let edge = Outline::rounded(x - side / 2.0, y - side / 2.0, side, side, 5.0);
            layer.line(edge, CHANGE, 3.0);
        }
        layer.add(Sprite::icon(technology(tile), x, y, side));
    }
}

/// Masks and the points of their sets. On the right are used tiles, then tiles in hand.
fn tiles(panel: &Panel, layer: &mut Layer, state: &State, changes: Changes<'_>) {
    let owner = state.seat(panel.seat);
    let y = panel.y + 192.0;
    let mut x = panel.x + 34.0;
    let masks = owner.masks();
    let is_mask = |tile: &Discovery| data().discoveries[tile.index()].kind.is_mask();
    let kinds = masks.iter().filter(|count| **count > 0).count();
    let hand: Vec<Discovery> = members(owner.discoveries).filter(|tile| !is_mask(tile)).collect();

    let mut right = panel.x + panel.width - 18.0;
    let used = owner.used.count_ones();
    if used > 0 {
        let count = figure(used.to_string(), 20.0, INK2, right, y).end();
        layer.add(count);
        let width = if used > 9 { 27.0 } else { 20.0 };
        layer.add(Sprite::icon("disctile", right - width, y, 26.0));
        if changes.difference(|state| state.seat(panel.seat).used.count_ones() as i32) > 0 {
            layer.line(Outline::rounded(right - width - 11.0, y - 14.0, 22.0, 28.0, 5.0), CHANGE, 3.0);
        }
        right -= width + 14.0;
    } else {
        right += 4.0;
    }
    // Seven kinds of masks and two tiles fit. More tiles overlap.
    let taken = 34.0 + 32.0 * kinds as f64 + if kinds > 0 { 62.0 } else { 0.0 };
    let room = (right - panel.x - taken).max(30.0);
    let step = ((room - 28.0) / (hand.len().max(2) - 1) as f64).clamp(8.0, 30.0);
    for (index, tile) in hand.iter().enumerate().rev() {
        let at = right - 14.0 - step * index as f64;
        discovery::tile(layer, *tile, at, y, 0.82, changes.claimed(panel.seat, *tile));
    }

    let step = ((right - step * hand.len() as f64 - panel.x - 96.0) / kinds.max(1) as f64).clamp(26.0, 40.0);
    for (kind, count) in masks.iter().enumerate().filter(|(_, count)| **count > 0) {
        let of = DiscoveryKind::ALL[kind];
        let new = members(owner.discoveries & data().all_of(of)).any(|tile| changes.claimed(panel.seat, tile));
        if new {
            change_ring(layer, x, y, 16.0, CARD);
        }
        layer.add(Sprite::icon(mask(kind), x, y, 27.0));
        if *count > 1 {
            layer.add(Text::new(count.to_string(), Face::Bold, 15.0, INK, x + 15.0, y + 8.0));
        }
        x += step;
    }
    if kinds > 0 {
        layer.add(figure("=", 22.0, INK2, x - 10.0, y));
        layer.add(points(owner.mask_score().to_string(), x + 18.0, y, 27.0));
    }
}
