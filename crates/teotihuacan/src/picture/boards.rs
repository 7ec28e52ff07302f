//! The eight boards around the disc: plates, the way from one to the next, headings, worship.

use crate::data::RoyalAction;
use crate::ids::Royal;

use super::geometry::{Form, Frame, WAYS, construction_yard, plate};
use super::icons::Icons;
use super::parts::{DIM, emblem, figure, measure, worship_gift};
use super::prelude::*;
use super::workers::{self, Niche, Yard};
use super::{discovery, production, shops};

pub(super) fn plates(layer: &mut Layer) {
    for position in 0..8 {
        layer.line(plate(position), LINE, 4.0);
    }
    for position in 0..8 {
        layer.fill(plate(position), PLATE);
    }
}

/// The stones on the way, in ink if a worker can walk there now.
pub(super) fn ways(layer: &mut Layer, reach: &Reach) {
    for (position, (x, y, turn)) in WAYS.into_iter().enumerate() {
        let open = reach.ways[position];
        let (half, colour) = if open { (11.3, INK) } else { (10.3, PLATE) };
        let stone = Outline::rounded(x - half, y - half, 2.0 * half, 2.0 * half, 2.8);
        let stone = Shape::filled(stone, colour);
        layer.add(if open { stone } else { stone.edged(LINE, 2.8) });
        let chevron = Pen::at(x, y, turn).move_to(-2.8, -5.6).line_to(3.3, 0.0).line_to(-2.8, 5.6).done();
        layer.line(chevron, if open { PAPER } else { INK2 }, if open { 2.8 } else { 2.4 });
    }
}

/// Draws the parts of a board that never change in a game.
pub(super) fn draw_background(layer: &mut Layer, state: &State, board: Board, frame: &Frame) {
    let (name, size, tint) = emblem(board);
    let (x, y) = frame.emblem;
    layer.fill(Outline::circle(x, y, 19.0), tint);
    layer.add(Sprite::icon(name, x, y, size));
    match Yard::of(board, frame) {
        Some(yard) => yard.surface(layer),
        None => layer.fill(construction_yard(), YARD),
    }
    match board {
        Board::Palace => royal_tiles(layer, state),
        Board::Forest | Board::Quarry | Board::GoldDeposits => production::table(layer, board, frame),
        Board::Alchemy => shops::technologies(layer, state, frame),
        Board::Nobles => shops::nobles_prices(layer, frame),
        Board::Decorations => shops::decoration_prices(layer, frame),
        Board::Construction => shops::levels(layer),
    }
}

/// Draws the parts of a board that change during a game.
pub(super) fn draw_pieces(
    layer: &mut Layer,
    state: &State,
    changes: Changes<'_>,
    reach: &Reach,
    board: Board,
    frame: &Frame,
) {
    let open = reach.has(state, board);
    heading(layer, state, board, frame, open);
    worship(layer, state, changes, board, frame);
    match board {
        Board::Palace | Board::Forest | Board::Quarry | Board::GoldDeposits => {}
        Board::Alchemy => shops::owners(layer, state, changes, frame),
        Board::Nobles => shops::nobles(layer, state, changes, frame, open),
        Board::Decorations => shops::decorations(layer, state, changes, frame),
        Board::Construction => shops::pyramid_tiles(layer, state, changes),
    }
    workers::yard(layer, state, changes, reach, board, frame);
}

/// The name of a board and the price of its main action.
fn heading(layer: &mut Layer, state: &State, board: Board, frame: &Frame, open: bool) {
    let colour = if open { INK } else { INK2 };
    let (x, y) = frame.emblem;
    let room = frame.socket - 43.0 - (x + 26.0);
    layer.add(Text::new(say::board(board), Face::Name, 24.0, colour, x + 26.0, y).shrink(room, 15.0));
    if board == Board::Palace {
        return;
    }
    let socket = Shape::filled(Outline::circle(frame.socket, y, 16.5), CARD);
    layer.add(if open { socket.edged(INK, 3.0) } else { socket.edged(GEAR_LINE, 1.5) });
    layer.add(figure(state.colours(board).to_string(), 24.0, colour, frame.socket, y).middle());
    let cocoa = Sprite::icon("cocoa", frame.socket - 29.0, y, 20.0);
    layer.add(cocoa.opacity(if open { 100 } else { DIM }));
}

/// The worship spaces and the discovery tile.
fn worship(layer: &mut Layer, state: &State, changes: Changes<'_>, board: Board, frame: &Frame) {
    let about = &data().boards[board.index()];
    let mut niche = |niche: Niche| niche.draw(layer, state, changes, (35.0, 28.0), workers::draw);
    if board == Board::Palace {
        for space in 1..=about.worship_spaces {
            let x = 354.0 + 127.33 * f64::from(space - 1);
            niche(Niche { board, space, at: (x, 159.0), size: 30.0, gives: None });
        }
        if let Some(place) = about.discovery {
            discovery::stack(layer, state, changes, place, (731.0, 160.0), 1.0, 40.0);
        }
        return;
    }
    let (x, y) = match frame.form {
        Form::Side => (frame.left + 157.0, 436.0),
        _ => (frame.left + 203.0, frame.top + 94.0),
    };
    if about.worship_spaces > 0 {
        niche(Niche { board, space: 1, at: (x, y), size: 32.0, gives: Some(worship_gift(board)) });
    }
    if let Some(place) = about.discovery {
        discovery::stack(layer, state, changes, place, (x + 46.0, y + 2.0), 1.06, 40.0);
    }
}

/// The effects of the palace's worship spaces.
fn royal_tiles(layer: &mut Layer, state: &State) {
    for (index, royal) in state.royal_tiles.iter().enumerate() {
        let left = 352.0 + 127.33 * index as f64;
        layer.fill(Outline::rounded(left, 137.0, 99.33, 46.0, 6.0), CARD);
        let (gains, limit) = royal_icons(*royal, 18.0, 19.0);
        layer.add(gains.middle(left + 62.5, 149.0).within(70.0));
        layer.add(limit.middle(left + 62.5, 172.0).within(70.0));
    }
}

/// The effect of a royal tile, and its limit.
pub(super) fn royal_icons(royal: Royal, figure: f64, icon: f64) -> (Icons, Icons) {
    let icons = || Icons::new(figure, icon);
    let times = |offset: i8, sign: &str| {
        let icons = icons().text(sign).icon("anydie");
        match offset {
            0 => icons,
            offset if offset < 0 => icons.text(format!("−{}", offset.unsigned_abs())),
            offset => icons.text(format!("+{offset}")),
        }
    };
    match data().royal_tiles[royal.index()].action {
        RoyalAction::Score { each, measure: what, offset } => {
            (icons().points(each).text("×").icon(measure(what)), times(offset, "≤"))
        }
        RoyalAction::Cocoa { offset } => (icons().icon("cocoa"), times(offset, "×")),
        RoyalAction::Exchange { cocoa, any_resources, receive, offset } => {
            let mut exchange = icons().icons(cocoa, "cocoa").icons(any_resources, "cube").to();
            // One of each needs no number.
            if receive.goods.cocoa > 1 {
                exchange = exchange.amount(receive.goods.cocoa, "cocoa");
            }
            for (kind, amount) in Resource::ALL.iter().zip(receive.goods.resources) {
                exchange = exchange.icons(amount, kind.id());
            }
            (exchange.icons(receive.any_temple, "t-any"), times(offset, "×"))
        }
        RoyalAction::ExchangeForAny { cocoa, offset } => {
            let limit = icons().icon("cube").text("×").icon("anydie");
            let limit = if offset == 0 { limit } else { limit.text(format!("{offset:+}")) };
            (icons().icons(cocoa, "cocoa").icon("cube").to(), limit)
        }
    }
}
