//! Everything of one player: goods, workers and where they are, temples, technologies and tiles with words.

use crate::legal::legal;
use crate::picture::parts::{DIM, emblem, mask, seat_colour, technology, temple, temple_colours};
use crate::picture::prelude::*;
use crate::picture::standings::{Track, eclipse_points};
use crate::picture::{icons, tiles, workers};
use game_kit::picture::icon_row::FULL;

use super::frame;

pub(super) fn draw(layer: &mut Layer, state: &State, request: &PictureRequest<'_, View>, seat: Seat) {
    let owner = state.seat(seat);
    let mut rest = Area::new(16.0, 10.0, 1068.0, 144.0).inset(2.5, 2.5);
    layer.add(Shape::filled(rest.outline(12.0), CARD).edged(seat_colour(seat), 5.0));
    rest = rest.inset(12.0, 12.0);
    eclipse(layer, state, seat, rest.take_right(240.0));
    rest.take_right(30.0);
    let mut head = rest.take_top(60.0);
    layer.add(piece_part(seat, 54.0).inside(head.take_left(74.0)));
    let points = Text::part(owner.vp.to_string(), Typeface::Bold, 64.0, INK).need(Importance::Decide);
    layer.add(points.inside(head.take_right(180.0), Anchor::End, 40.0));
    layer.add(Text::part(STYLE.name(request, seat, None), Typeface::Bold, 44.0, INK).inside(head, Anchor::Start, 26.0));
    rest.take_left(10.0);
    frame::amounts(layer, &owner.goods, Area { width: 600.0, ..rest }, INK2);
    workers(layer, state, seat, Area::new(16.0, 162.0, 1068.0, 76.0));
    standings(layer, state, seat, 248.0);
    owned(layer, state, seat);
}

/// The points of an eclipse now, and the salary below.
fn eclipse(layer: &mut Layer, state: &State, seat: Seat, area: Area) {
    let owner = state.seat(seat);
    layer.fill(area.outline(10.0), JADE);
    let gained: u16 = eclipse_points(state, seat).iter().sum();
    let salary = owner.salary();
    let rows = area.inset(5.0, 2.0).rows(2, 2.0);
    for (row, (name, words, short)) in rows
        .zip([("eclipse", format!("+{gained}"), false), ("cocoa", format!("−{salary}"), salary > owner.goods.cocoa)])
    {
        if short {
            layer.fill(row.outline(8.0), CLAY_RED);
        }
        let mut inside = row.inset(9.0, 0.0);
        layer.add(icon(name, 38.0).inside(inside.take_left(40.0)));
        layer.add(Text::part(words, Typeface::Bold, 46.0, CREAM).need(Importance::Decide).inside(
            inside,
            Anchor::End,
            30.0,
        ));
    }
}

/// The workers from the left, each with its board. Black marks those that the open question can raise.
fn workers(layer: &mut Layer, state: &State, seat: Seat, area: Area) {
    let owner = state.seat(seat);
    let mut choices = Vec::new();
    if matches!(state.stack.top(), Some(Question::TilePowerUps(_) | Question::StartPowerUps(_))) {
        legal(state, seat, &mut choices);
    }
    let there = owner.workers.iter().filter(|worker| worker.power > 0);
    for (worker, card) in there.zip(area.columns(owner.workers.len(), 4.0)) {
        layer.fill(card.outline(9.0), CARD);
        if worker.board.is_some_and(|board| choices.contains(&Action::Raise(board, worker.power))) {
            layer.line(card.inset(1.5, 1.5).outline(8.0), INK, 3.0);
        }
        let mut rest = card.inset(10.0, 0.0);
        let (x, y) = rest.take_left(56.0).middle();
        let die = workers::die(seat, worker.power, 48.0).at(x, y);
        let Some(board) = worker.board else {
            layer.add(die.opacity(DIM + 12));
            let waiting = Text::part(phrase("region-waiting"), Typeface::Text, 24.0, INK2);
            layer.add(waiting.inside(rest.inset(6.0, 0.0), Anchor::Start, 16.0));
            continue;
        };
        layer.add(die);
        if worker.locked() {
            let (x, y) = rest.take_left(22.0).middle();
            layer.add(Sprite::icon("niche-locked", x, y - 4.0, 20.0));
        }
        layer.add(icon(emblem(board).0, 32.0).inside(rest.take_left(40.0)));
        let name = Text::part(say::board(board), Typeface::Name, 30.0, INK);
        layer.add(name.inside(rest.inset(3.0, 0.0), Anchor::Start, 15.0));
    }
}

/// The temples with the next reward, the Avenue and the pyramid track.
pub(super) fn standings(layer: &mut Layer, state: &State, seat: Seat, top: f64) {
    let owner = state.seat(seat);
    let temples = Temple::ALL.into_iter().map(|of| {
        let at = owner.temples[of.index()];
        let row = IconRow::new().icon(temple(of)).figure(at);
        (
            temple_colours(of).0,
            if state.blocked(seat, of) { row } else { row.gap(0.1).to().and(next(state, of, at + 1)) },
        )
    });
    let tracks =
        Track::ALL.into_iter().map(|track| (ROAD, IconRow::new().icon(track.icon()).figure(track.of(state, seat))));
    let places = Area::new(16.0, top, 1068.0, 76.0).columns(5, 7.0);
    for ((colour, row), card) in temples.chain(tracks).zip(places) {
        layer.fill(card.outline(9.0), colour);
        layer.add(Look::bold(38.0, 36.0).row(&row).inside(card.inset(12.0, 0.0), Anchor::Start));
    }
}

/// The reward of a step of a temple.
fn next(state: &State, of: Temple, step: u8) -> IconRow {
    let about = data().step(of, step);
    match about.stack.filter(|stack| state.stacks[stack.index()] != 0) {
        _ if step == data().temple_penultimate => IconRow::new().icon("t-any"),
        Some(_) => IconRow::new().icon("disctile"),
        None => icons::effects(&about.reward),
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
    let room = Area::new(16.0, 334.0, 1068.0, 354.0);
    if items.is_empty() {
        return frame::words(layer, phrase("region-nothing"), Area { height: 72.0, ..room }.inset(4.0, 0.0), 1);
    }
    let columns = if items.len() > 3 { 2 } else { 1 };
    let rows = items.len().div_ceil(columns);
    let places = room.columns(columns, 8.0).flat_map(|column| column.rows_of(84.0, rows, 6.0));
    for (item, area) in items.into_iter().zip(places) {
        layer.fill(area.outline(8.0), CARD);
        let mut rest = area.inset(8.0, 4.0);
        let place = rest.take_left(76.0);
        rest.take_left(12.0);
        let (x, y) = place.middle();
        let side = place.height.min(54.0);
        let is_mask = matches!(item, Item::Mask(..));
        let name = match item {
            Item::Technology(tile) => {
                layer.add(Sprite::icon(technology(tile), x, y, side));
                say::technology(tile)
            }
            Item::Mask(of, count, tile) => {
                let row = IconRow::new().drawing(icon(mask(of), FULL));
                let row = if count > 1 { row.figure(format!("×{count}")) } else { row };
                layer.add(Look::bold(26.0, side).row(&row).inside(place.inset(-3.0, 0.0), Anchor::Middle));
                say::discovery(tile)
            }
            Item::Tile(tile) => {
                tiles::owned(layer, tile, Area::around((x, y), (76.0, side)), false);
                say::discovery(tile)
            }
        };
        let effect = Phrase::new(format!("{}.effect", name.key));
        let heading = Text::part(name, Typeface::Bold, 25.0, INK).shrink(rest.width, 18.0);
        // A narrow row has room for the name of a mask or the effect of another tile.
        let size = if columns == 1 { 22.0 } else { 18.5 };
        let effect = Text::part(effect, Typeface::Text, size, INK2).within(rest.width).lines(2, size + 4.0);
        let stack = ItemStack::new(rest.x, y, 3.0);
        layer.add(match (is_mask, area.height > 72.0) {
            (true, _) => stack.text(heading),
            (false, true) => stack.text(heading).text(effect),
            (false, false) => stack.text(effect),
        });
    }
}
