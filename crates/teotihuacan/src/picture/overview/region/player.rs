//! Everything of one player: goods, workers and where they are, temples, technologies and tiles with words.

use crate::legal::legal;
use crate::picture::parts::{
    DIM, all_goods, emblem, icon, mask, piece, seat_colour, technology, temple, temple_colours,
};
use crate::picture::prelude::*;

use super::super::discovery;
use super::super::parts::{Area, Icons, die, number};
use super::super::standings::eclipse_points;
use super::frame;

pub(super) fn draw(layer: &mut Layer, state: &State, request: &PictureRequest<'_, View>, seat: Seat) {
    let owner = state.seat(seat);
    let head = Area::new(18.5, 12.5, 1063.0, 139.0);
    layer.add(Shape::filled(head.outline(12.0), CARD).edged(seat_colour(seat), 5.0));
    layer.add(Sprite::piece(piece(seat), 62.0, 52.0, 54.0));
    let name = Text::new(STYLE.name(request, seat, None), Face::Bold, 44.0, INK, 100.0, 52.0);
    layer.add(name.shrink(500.0, 26.0));
    layer.add(number(owner.vp.to_string(), 64.0, INK, 800.0, 52.0).end());
    let y = 116.0;
    for ((name, amount), place) in all_goods(&owner.goods).into_iter().zip(0u8..) {
        let x = 62.0 + 150.0 * f64::from(place);
        layer.add(Sprite::icon(name, x, y, 38.0).opacity(if amount == 0 { DIM } else { 100 }));
        layer.add(number(amount.to_string(), 42.0, if amount == 0 { INK2 } else { INK }, x + 28.0, y));
    }
    let gained: u16 = eclipse_points(state, seat).iter().sum();
    let area = Area::new(830.0, 24.0, 240.0, 116.0);
    layer.fill(area.outline(10.0), JADE);
    layer.add(Sprite::icon("eclipse", 866.0, 54.0, 40.0));
    layer.add(number(format!("+{gained}"), 46.0, CREAM, 1056.0, 54.0).end());
    let salary = owner.salary();
    if salary > owner.goods.cocoa {
        layer.fill(Area::new(835.0, 84.0, 230.0, 51.0).outline(8.0), CLAY_RED);
    }
    layer.add(Sprite::icon("cocoa", 866.0, 110.0, 36.0));
    layer.add(number(format!("−{salary}"), 46.0, CREAM, 1056.0, 110.0).end());
    workers(layer, state, seat);
    standings(layer, state, seat, 248.0);
    owned(layer, state, seat);
}

/// The workers from the left, each with its board. Black marks those that the open question can raise.
fn workers(layer: &mut Layer, state: &State, seat: Seat) {
    let owner = state.seat(seat);
    let mut choices = Vec::new();
    if matches!(state.stack.top(), Some(Question::TilePowerUps(_) | Question::StartPowerUps(_))) {
        legal(state, seat, &mut choices);
    }
    for (worker, place) in owner.workers.iter().zip(0u8..).filter(|(worker, _)| worker.power > 0) {
        let area = Area::new(16.0 + 268.0 * f64::from(place), 162.0, 264.0, 76.0);
        layer.fill(area.outline(9.0), CARD);
        if worker.board.is_some_and(|board| choices.contains(&Action::Raise(board, worker.power))) {
            layer.line(Area::new(area.x + 1.5, area.y + 1.5, 261.0, 73.0).outline(8.0), INK, 3.0);
        }
        let (x, y) = (area.x + 38.0, area.middle().1);
        let sprite = die(seat, worker.power, x, y, 48.0);
        let Some(board) = worker.board else {
            layer.add(sprite.opacity(DIM + 12));
            layer.add(Text::new(phrase("region-waiting"), Face::Text, 24.0, INK2, x + 40.0, y).shrink(176.0, 16.0));
            continue;
        };
        layer.add(sprite);
        if worker.locked() {
            layer.add(Sprite::icon("niche-locked", x + 46.0, y - 4.0, 20.0));
        }
        let left = x + if worker.locked() { 60.0 } else { 36.0 };
        layer.add(Sprite::icon(emblem(board).0, left + 16.0, y, 32.0));
        let name = Text::new(say::board(board), Face::Name, 30.0, INK, left + 44.0, y);
        layer.add(name.shrink(area.right() - left - 48.0, 15.0));
    }
}

/// The temples with the next reward, the Avenue and the pyramid track.
pub(super) fn standings(layer: &mut Layer, state: &State, seat: Seat, top: f64) {
    let owner = state.seat(seat);
    let width = 208.0;
    for of in Temple::ALL {
        let at = owner.temples[of.index()];
        let area = Area::new(16.0 + (width + 7.0) * of.index() as f64, top, width, 76.0);
        layer.fill(area.outline(9.0), temple_colours(of).0);
        let mut line = Icons::bold(38.0, 36.0).icon(temple(of)).text(at.to_string());
        if !state.blocked(seat, of) {
            let next = data().step(of, at + 1);
            line = line.gap(4.0).to();
            line = if at + 1 == data().temple_penultimate {
                line.icon("t-any")
            } else {
                match next.stack.filter(|stack| state.stacks[stack.index()] != 0) {
                    Some(_) => line.icon("disctile"),
                    None => line.effects(&next.reward),
                }
            };
        }
        layer.add(line.start(area.x + 12.0, area.middle().1).within(width - 24.0));
    }
    for (name, at, place) in [("road", owner.avenue, 3u8), ("block", owner.track, 4u8)] {
        let area = Area::new(16.0 + (width + 7.0) * f64::from(place), top, width, 76.0);
        layer.fill(area.outline(9.0), ROAD);
        let line = Icons::bold(38.0, 36.0).icon(name).gap(4.0).text(at.to_string());
        layer.add(line.start(area.x + 14.0, area.middle().1).within(width - 24.0));
    }
}

/// The content of a line of the list.
enum Item {
    Technology(Technology),
    Mask(usize, u8, Discovery),
    Tile(Discovery),
}

/// Technologies, masks and tiles with names and effects in two columns.
fn owned(layer: &mut Layer, state: &State, seat: Seat) {
    let owner = state.seat(seat);
    let technologies = Technology::ALL.iter().filter(|tile| owner.owns(**tile)).map(|tile| Item::Technology(*tile));
    let tiles: Vec<Discovery> = members(owner.discoveries).collect();
    let kind = |tile: &Discovery| data().discoveries[tile.index()].kind;
    let mut items: Vec<Item> = technologies.collect();
    for (of, count) in owner.masks().into_iter().enumerate().filter(|(_, count)| *count > 0) {
        if let Some(tile) = tiles.iter().find(|tile| kind(tile).index() == of) {
            items.push(Item::Mask(of, count, *tile));
        }
    }
    items.extend(tiles.iter().filter(|tile| !kind(tile).is_mask()).map(|tile| Item::Tile(*tile)));
    if items.is_empty() {
        return frame::words(layer, phrase("region-nothing"), 20.0, 370.0, 1060.0, 1);
    }
    let columns = if items.len() > 3 { 2 } else { 1 };
    let rows = items.len().div_ceil(columns);
    let pitch = (354.0 / rows as f64).min(90.0);
    let wide = if columns == 1 { 1068.0 } else { 530.0 };
    for (index, item) in items.into_iter().enumerate() {
        let (column, row) = (index / rows, index % rows);
        let area = Area::new(16.0 + 538.0 * column as f64, 334.0 + pitch * row as f64, wide, pitch - 6.0);
        layer.fill(area.outline(8.0), CARD);
        let y = area.middle().1;
        let side = (area.height - 8.0).min(54.0);
        let (x, left) = (area.x + 46.0, area.x + 88.0);
        let is_mask = matches!(item, Item::Mask(..));
        let name = match item {
            Item::Technology(tile) => {
                layer.add(Sprite::icon(technology(tile), x, y, side));
                say::technology(tile)
            }
            Item::Mask(of, count, tile) => {
                let mut line = Icons::bold(26.0, side);
                line = line.sprite(icon(mask(of), side));
                if count > 1 {
                    line = line.text(format!("×{count}"));
                }
                layer.add(line.middle(x, y).within(82.0));
                say::discovery(tile)
            }
            Item::Tile(tile) => {
                let card = Area::new(area.x + 8.0, y - side / 2.0, 76.0, side);
                discovery::owned(layer, tile, card, false);
                say::discovery(tile)
            }
        };
        let width = area.right() - left - 10.0;
        let effect = Phrase::new(format!("{}.effect", name.key));
        let heading = Text::part(name, Face::Bold, 25.0, INK).shrink(width, 18.0);
        // A narrow row has room for the name of a mask or the effect of another tile.
        let size = if columns == 1 { 22.0 } else { 18.5 };
        let effect = Text::part(effect, Face::Text, size, INK2).within(width).lines(2, size + 4.0);
        let stack = Stack::new(left, y, 3.0);
        layer.add(match (is_mask, pitch > 78.0) {
            (true, _) => stack.text(heading),
            (false, true) => stack.text(heading).text(effect),
            (false, false) => stack.text(effect),
        });
    }
}
