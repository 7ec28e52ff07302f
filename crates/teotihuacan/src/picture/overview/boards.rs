//! The eight boards around the pyramid: price, dice, what the main action gives now, worship.

use crate::data::RoyalAction;
use crate::ids::Royal;
use crate::picture::parts::{DIM, all_goods, arrow, emblem, icon, measure, pieces, worship_gift};
use crate::picture::prelude::*;

use super::forecast::{self, Visit};
use super::parts::{Area, Icons, die};
use super::{discovery, shops, yards};

/// The plates by position of the ring.
const PLATES: [Area; 8] = [
    Area::new(318.0, 72.0, 446.0, 168.0),
    Area::new(772.0, 72.0, 300.0, 240.0),
    Area::new(772.0, 320.0, 300.0, 236.0),
    Area::new(772.0, 564.0, 300.0, 240.0),
    Area::new(318.0, 630.0, 446.0, 174.0),
    Area::new(16.0, 564.0, 294.0, 240.0),
    Area::new(16.0, 320.0, 294.0, 236.0),
    Area::new(16.0, 72.0, 294.0, 240.0),
];
/// The way from each position to the next: center, and degrees clockwise.
const WAYS: [(f64, f64, f64); 8] = [
    (768.0, 196.0, 0.0),
    (922.0, 316.0, 90.0),
    (922.0, 560.0, 90.0),
    (768.0, 716.0, 180.0),
    (314.0, 716.0, 180.0),
    (163.0, 560.0, 270.0),
    (163.0, 316.0, 270.0),
    (314.0, 196.0, 0.0),
];

/// The places of a board's contents.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) plate: Area,
    pub(super) yard: Area,
    /// The row of what the board gives now.
    pub(super) gain: Area,
    /// The last row: worship, or what the board offers.
    pub(super) last: Area,
}

impl Place {
    pub(super) fn of(state: &State, board: Board) -> Place {
        let plate = PLATES[usize::from(state.position(board)) % 8];
        let row = |top: f64, height: f64| Area::new(plate.x + 9.0, plate.y + top, plate.width - 18.0, height);
        let (yard, gain, last) = match board {
            Board::Palace => (row(52.0, 58.0), row(0.0, 0.0), row(115.0, 50.0)),
            Board::Construction => {
                let yard = Area { width: 211.0, ..row(54.0, 62.0) };
                (yard, row(122.0, 46.0), row(52.0, 66.0))
            }
            Board::Alchemy => (row(52.0, 50.0), row(0.0, 0.0), row(108.0, plate.height - 116.0)),
            _ => (row(54.0, 62.0), row(122.0, 48.0), row(176.0, plate.height - 182.0)),
        };
        Place { plate, yard, gain, last }
    }
}

/// Draws the parts that never change in a game.
pub(super) fn surfaces(layer: &mut Layer, state: &State) {
    for board in state.ring {
        let place = Place::of(state, board);
        layer.add(Shape::filled(place.plate.outline(12.0), PLATE).edged(LINE, 2.0));
        let (name, _, tint) = emblem(board);
        let (x, y) = (place.plate.x + 31.0, place.plate.y + 29.0);
        layer.fill(Outline::circle(x, y, 21.0), tint);
        layer.add(Sprite::icon(name, x, y, 32.0));
        yards::surface(layer, place.yard);
        if board == Board::Palace {
            royal_tiles(layer, state, place.last);
        }
    }
}

pub(super) fn draw(layer: &mut Layer, state: &State, changes: Changes<'_>, reach: &Reach) {
    for board in state.ring {
        let place = Place::of(state, board);
        let visit = forecast::visit(state, board);
        if visit.is_some() || reach.has(state, board) {
            layer.line(place.plate.outline(12.0), INK, 4.0);
        }
        heading(layer, state, board, &place, visit.as_ref());
        yards::dice(layer, state, changes, reach, board, place.yard);
        match board {
            Board::Palace => palace(layer, state, changes, &place),
            Board::Alchemy => shops::alchemy(layer, state, changes, place.last, visit.as_ref()),
            _ => gain(layer, state, board, &place, visit.as_ref()),
        }
        match board {
            Board::Forest | Board::Quarry | Board::GoldDeposits => worship(layer, state, changes, board, place.last),
            Board::Decorations => shops::decorations(layer, state, changes, place.last),
            Board::Nobles => shops::nobles(layer, state, changes, place.last, visit.as_ref()),
            Board::Construction => shops::tiles(layer, state, changes, place.last),
            Board::Palace | Board::Alchemy => {}
        }
    }
    ways(layer, reach, &WAYS);
}

/// The middle of a worship space, from 1.
pub(super) fn niche(state: &State, board: Board, space: u8) -> (f64, f64) {
    let area = Place::of(state, board).last;
    match board {
        Board::Palace => {
            let tiles = royal_places(state, area);
            let tile = tiles.get(usize::from(space.saturating_sub(1))).copied().unwrap_or(area);
            (tile.x + 25.0, tile.y + 25.0)
        }
        Board::Decorations => shops::decorations_niche(area),
        _ => (area.x + 35.0, area.y + 30.0),
    }
}

/// The arrows on the way from a board to another one, clockwise.
pub(super) fn ways_between(state: &State, from: Board, to: Board) -> impl Iterator<Item = [(f64, f64); 2]> + use<> {
    let (from, to) = (usize::from(state.position(from)), usize::from(state.position(to)));
    (from..from + (to + 8 - from) % 8).map(|way| {
        let (x, y, turn) = WAYS[way % 8];
        let (sin, cos) = turn.to_radians().sin_cos();
        [-18.0, 18.0].map(|along| (x + along * cos, y + along * sin))
    })
}

/// Draws the way of each worker that a player has moved.
pub(super) fn moves(layer: &mut Layer, state: &State, changes: Changes<'_>, seat: Seat) {
    for (from, to) in changes.moves(seat) {
        ways_between(state, from, to).for_each(|way| arrow(layer, &way, CHANGE));
    }
}

/// The buttons on the way from board to board, at these places.
pub(super) fn ways(layer: &mut Layer, reach: &Reach, places: &[(f64, f64, f64); 8]) {
    for (&(x, y, turn), open) in places.iter().zip(reach.ways) {
        let disc = Outline::circle(x, y, 13.0);
        let (disc, colour) = if open {
            (Shape::filled(disc, INK), PAPER)
        } else {
            (Shape::filled(disc, PLATE).edged(LINE2, 2.0), LINE2)
        };
        layer.add(disc);
        layer.line(Pen::at(x, y, turn).move_to(-3.0, -6.0).line_to(4.0, 0.0).line_to(-3.0, 6.0).done(), colour, 4.0);
    }
}

/// Smallest type size of a board's name. Its emblem says the same.
const NAME: f64 = 16.0;

/// The name, and the price of the main action in cocoa. The palace shows what collecting gives.
fn heading(layer: &mut Layer, state: &State, board: Board, place: &Place, visit: Option<&Visit>) {
    let (x, y) = (place.plate.x + 58.0, place.plate.y + 30.0);
    let reached = visit.is_some();
    let ink = if reached { INK } else { INK2 };
    let cocoa = visit.map_or_else(|| u16::from(state.colours(board)), |visit| visit.cocoa);
    let need = if reached { Need::Glance } else { Need::Decide };
    let name = Text::new(say::board(board), Face::Name, 32.0, ink, x, y);
    let bean = icon("cocoa", 28.0).opacity(if reached { 100 } else { DIM + 25 });
    if state.phase == Phase::Over {
        return layer.add(name.shrink(place.plate.width - 66.0, NAME));
    }
    if board == Board::Palace {
        layer.add(name.shrink(112.0, NAME));
        let line = Icons::bold(34.5, 28.0).need(need).colour(ink).text(format!("+{}", cocoa + 1)).sprite(bean);
        return layer.add(line.start(x + 122.0, y - 1.0));
    }
    layer.add(name.shrink(place.plate.width - 58.0 - 96.0, NAME));
    let short = reached && state.me().goods.cocoa < cocoa;
    let price = if cocoa > 0 { format!("−{cocoa}") } else { "0".to_owned() };
    let line = Icons::bold(36.0, 28.0).need(need).colour(if short { SHORT } else { ink }).sprite(bean);
    layer.add(line.gap(1.0).text(price).end(place.plate.right() - 12.0, y - 1.0));
}

/// The worker that can come, and what the main action costs and gives.
fn gain(layer: &mut Layer, state: &State, board: Board, place: &Place, visit: Option<&Visit>) {
    let area = place.gain;
    if state.phase == Phase::Over {
        return layer.fill(area.outline(9.0), YARD);
    }
    let now = forecast::gain(state, board, visit);
    let pays = state.me().goods.cover(&now.price);
    let cocoa = visit.is_some_and(|visit| state.me().goods.cocoa >= visit.cocoa);
    let open = cocoa && pays && now.offered;
    layer.fill(area.outline(9.0), if open { NOW } else { YARD });
    let line = Icons::bold(32.5, 31.0);
    let line = match visit {
        Some(visit) => line.sprite(die(state.active, visit.power, 0.0, 0.0, 40.0)),
        None => line.colour(INK2).faded(true).icon("pawn"),
    };
    let line = line.gap(2.0).to();
    let line = match () {
        () if !now.offered => line.colour(INK2).text("–"),
        () if visit.is_some() && !pays => shortage(line.colour(SHORT), state, &now.price),
        () => line.price(&now.price).effects(&now.effects),
    };
    layer.add(line.start(area.x + 6.0, area.middle().1).within(area.width - 12.0));
}

/// The amounts of the goods of which the player has too few, and of those that the board asks for.
fn shortage(line: Icons, state: &State, price: &Goods) -> Icons {
    let goods = all_goods(price).into_iter().zip(all_goods(&state.me().goods));
    let missing = goods.filter(|((_, due), (_, have))| have < due);
    missing.fold(line, |line, ((name, due), (_, have))| line.text(format!("{have} / {due}")).icon(name))
}

/// The worship space and the discovery tile of a producing board.
fn worship(layer: &mut Layer, state: &State, changes: Changes<'_>, board: Board, area: Area) {
    let about = &data().boards[board.index()];
    let (at, gives) = (niche(state, board, 1), Some(worship_gift(board)));
    yards::niche(layer, state, changes, Niche { board, space: 1, at, size: 32.0, gives });
    if let Some(place) = about.discovery {
        let tile = Area::new(area.x + 78.0, area.y + 3.0, discovery::WIDTH + 4.0, 52.0);
        discovery::stack(layer, state, changes, place, tile);
    }
}

/// Width of the niche on a royal tile, and the gap between two tiles.
const NICHE: f64 = 46.0;
const GAP: f64 = 5.0;

/// The places of the royal tiles: each as wide as its effect needs.
fn royal_places(state: &State, area: Area) -> Vec<Area> {
    let widths = state.royal_tiles.map(royal_width);
    let tiles = widths.len() as f64;
    let zoom = (area.width - GAP * (tiles - 1.0) - NICHE * tiles) / widths.iter().sum::<f64>();
    let mut x = area.x;
    let place = |width: f64| {
        let tile = Area::new(x, area.y, NICHE + width * zoom, area.height);
        x = tile.right() + GAP;
        tile
    };
    widths.into_iter().map(place).collect()
}

fn palace(layer: &mut Layer, state: &State, changes: Changes<'_>, place: &Place) {
    for space in (1..).take(state.royal_tiles.len()) {
        let at = niche(state, Board::Palace, space);
        yards::niche(layer, state, changes, Niche { board: Board::Palace, space, at, size: 26.0, gives: None });
    }
    if let Some(stack) = data().boards[Board::Palace.index()].discovery {
        let tile = Area::new(place.plate.right() - 97.0, place.plate.y + 5.0, discovery::WIDTH, 45.0);
        discovery::stack(layer, state, changes, stack, tile);
    }
}

/// The effects of the palace's worship spaces.
fn royal_tiles(layer: &mut Layer, state: &State, area: Area) {
    for (royal, tile) in state.royal_tiles.into_iter().zip(royal_places(state, area)) {
        yards::surface(layer, tile);
        let room = tile.width - NICHE;
        layer.add(royal_line(royal, 30.0).middle(tile.right() - room / 2.0 - 1.0, tile.middle().1).within(room - 4.0));
    }
}

/// The room that the effect of a royal tile needs, compared with the other tiles.
fn royal_width(royal: Royal) -> f64 {
    const FIGURE: f64 = 38.0;
    const ICON: f64 = 29.0;
    const CHEVRON: f64 = 22.0;
    let power = |offset: i8| if offset == 0 { ICON } else { ICON + FIGURE };
    match data().royal_tiles[royal.index()].action {
        RoyalAction::Score { .. } => 72.0,
        RoyalAction::Cocoa { offset } => power(offset) + ICON,
        RoyalAction::Exchange { cocoa, any_resources, receive, .. } => {
            let given = f64::from(cocoa) + f64::from(any_resources);
            let goods = pieces(&receive.goods).map(|(_, amount)| if amount == 1 { ICON } else { ICON + FIGURE / 2.0 });
            let steps = receive.any_temple + receive.temples.iter().sum::<u8>();
            let score = if receive.score > 0 { FIGURE } else { 0.0 };
            ICON * (given + f64::from(steps)) + CHEVRON + goods.sum::<f64>() + score
        }
        RoyalAction::ExchangeForAny { cocoa, offset } => ICON * (f64::from(cocoa) + 2.0) + CHEVRON + power(offset),
    }
}

/// The effect of a royal tile.
pub(super) fn royal_line(royal: Royal, size: f64) -> Icons {
    let line = Icons::bold(size, size * 0.94).need(Need::Inform);
    let power = |line: Icons, offset: i8| {
        let line = line.icon("anydie");
        if offset == 0 { line } else { line.text(format!("{offset:+}").replace('-', "−")) }
    };
    match data().royal_tiles[royal.index()].action {
        RoyalAction::Score { each, measure: what, .. } => line.points(each).icon(measure(what)),
        RoyalAction::Cocoa { offset } => power(line, offset).icon("cocoa"),
        RoyalAction::Exchange { cocoa, any_resources, receive, .. } => {
            line.icons(cocoa, "cocoa").icons(any_resources, "cube").to().all(&receive)
        }
        RoyalAction::ExchangeForAny { cocoa, offset } => {
            power(line.icons(cocoa, "cocoa").icon("cube").to(), offset).icon("cube")
        }
    }
}
