//! The whole table as text, line by line.

use crate::ids::{DiscoveryStack, Ledge, Royal};
use crate::state::Worker;
use engine::{Arg, Viewer};

use super::prelude::*;
use super::{choice, effects, questions};

/// The public part of the table, and the viewer's own hidden things.
pub fn text_board(view: &View) -> Vec<Phrase> {
    let state = &view.state;
    let mut lines = vec![questions::status(view)];
    let acting: Vec<Phrase> = state.deciding().iter().map(name).collect();
    if !acting.is_empty() {
        lines.push(Phrase::new("teotihuacan-board-to-act").with("seats", acting));
    }
    for board in state.ring {
        lines.extend(board_lines(state, board));
    }
    lines.extend(pyramid(state));
    for temple in &Temple::ALL {
        lines.extend(temple_lines(state, *temple));
    }
    lines.extend(avenue(state));
    lines.push(track(state));
    for seat in state.all_seats() {
        lines.extend(player(state, seat));
    }
    lines.extend(starting_tiles(view));
    lines
}

fn name(seat: Seat) -> Phrase {
    Phrase::new("core-seat").seat("seat", seat)
}

/// A list, or the word for nothing if it is empty.
fn list(parts: Vec<Phrase>) -> Arg {
    if parts.is_empty() { Phrase::new("teotihuacan-nothing").into() } else { Arg::List(parts) }
}

/// The position of each marker of a track.
fn markers(state: &State, step: impl Fn(Seat) -> u8) -> Vec<Phrase> {
    state
        .all_seats()
        .map(|seat| Phrase::new("teotihuacan-board-marker").seat("seat", seat).with("step", step(seat)))
        .collect()
}

/// A board: its workers, the price of its main action, and its tiles.
pub(crate) fn board_lines(state: &State, board: Board) -> Vec<Phrase> {
    let mut workers = Vec::new();
    for seat in state.all_seats() {
        let here = |worker: &&Worker| worker.board == Some(board);
        for worker in state.seat(seat).workers.iter().filter(here) {
            let key = if worker.locked() { "teotihuacan-board-locked" } else { "teotihuacan-board-worker" };
            let shown = Phrase::new(key).seat("seat", seat).with("power", worker.power);
            workers.push(shown.with("space", worker.space));
        }
    }
    let neutral = state.neutral_workers.iter().filter(|colour| colour.contains(&Some(board))).count();
    if neutral > 0 {
        workers.push(Phrase::new("teotihuacan-board-neutral").with("n", neutral));
    }
    let line = Phrase::new("teotihuacan-board-board").with("position", state.position(board) + 1);
    let mut lines = vec![
        line.with("board", say::board(board))
            .with("workers", list(workers))
            .with("colours", state.colours_without(board, 0)),
    ];
    if let Some(place) = data().boards[board.index()].discovery {
        lines.extend(stack(state, place));
    }
    match board {
        Board::Palace => lines.extend(state.royal_tiles.into_iter().zip(1..).map(|(tile, space)| royal(tile, space))),
        Board::Alchemy => lines.extend((0..6).map(|slot| technology(state, slot))),
        Board::Nobles => lines.push(nobles(state)),
        Board::Decorations => {
            let display = members(state.decoration_display).map(say::decoration).collect();
            lines.push(Phrase::new("teotihuacan-table-decorations").with("tiles", list(display)));
        }
        Board::Construction => {
            let display = members(state.pyramid_display);
            lines.extend(
                display.map(|tile| Phrase::new("teotihuacan-board-tile").with("tile", say::pyramid_tile(tile, 0))),
            );
        }
        _ => {}
    }
    lines
}

/// A royal tile with its space of the Palace.
pub(crate) fn royal(tile: Royal, space: u8) -> Phrase {
    let tile = say::royal(tile);
    let effect = Phrase::new(format!("{}.effect", tile.key));
    Phrase::new("teotihuacan-board-royal").with("space", space).with("tile", tile).with("effect", effect)
}

/// The tiles of a place, each with its price.
pub fn stack(state: &State, place: DiscoveryStack) -> Option<Phrase> {
    let tiles: Vec<Phrase> = members(state.stacks[place.index()])
        .map(|tile: Discovery| {
            let price = data().discoveries[tile.index()].price;
            let key = if price.is_nothing() { "teotihuacan-board-free" } else { "teotihuacan-board-priced" };
            Phrase::new(key).with("tile", say::discovery(tile)).with("price", say::goods(&price))
        })
        .collect();
    (!tiles.is_empty())
        .then(|| Phrase::new("teotihuacan-board-stack").with("place", say::stack(place)).with("tiles", tiles))
}

pub(crate) fn technology(state: &State, slot: usize) -> Phrase {
    let technology = state.technologies[slot];
    let gold = Goods::of(Resource::Gold, data().technologies[technology.index()].gold);
    let owners: Vec<_> = state.all_seats().filter(|seat| state.seat(*seat).owns(technology)).map(name).collect();
    let tile = say::technology(technology);
    let phrase = match owners.is_empty() {
        true => Phrase::new("teotihuacan-board-technology.free"),
        false => Phrase::new("teotihuacan-board-technology").with("owners", list(owners)),
    };
    phrase
        .with("row", slot / 3 + 1)
        .with("temple", say::temple(Temple::ALL[slot % 3]))
        .with("effect", Phrase::new(format!("{}.effect", tile.key)))
        .with("technology", tile)
        .with("price", say::goods(&gold))
}

fn nobles(state: &State) -> Phrase {
    let rows = (0..3)
        .map(|row| {
            let row_phrase = Phrase::new("teotihuacan-board-row").with("row", row + 1);
            match data().nobles_rows[row].get(usize::from(state.nobles_rows[row])) {
                Some(value) => row_phrase.with("value", say::points(*value)),
                None => row_phrase.with("value", Phrase::new("teotihuacan-board-full")),
            }
        })
        .collect::<Vec<_>>();
    Phrase::new("teotihuacan-table-nobles").with("rows", rows).with("left", state.buildings_left())
}

/// The visible plan row by row, the free spaces with their numbers, the decorations.
fn pyramid(state: &State) -> Vec<Phrase> {
    let mut lines = plan(state);
    for space in state.legal_spaces() {
        let line = Phrase::new("teotihuacan-board-space").with("number", choice::free_number(state, space));
        lines.push(line.with("space", say::space(space)));
    }
    lines.extend(decorations(state));
    lines
}

/// The visible plan, row by row.
pub(crate) fn plan(state: &State) -> Vec<Phrase> {
    let row = |row: u8| {
        let icons: Vec<Phrase> = (0..8).map(|column| say::plain_icon(state.visible(row * 8 + column))).collect();
        Phrase::new("teotihuacan-board-plan").with("row", row + 1).with("icons", icons)
    };
    (0..8).map(row).collect()
}

/// The decorations on the pyramid.
pub(crate) fn decorations(state: &State) -> impl Iterator<Item = Phrase> {
    let decorations = Ledge::all().zip(state.decorations).filter_map(|(ledge, tile)| Some((ledge, tile?)));
    decorations.map(|(ledge, tile)| {
        Phrase::new("teotihuacan-board-ledge").with("ledge", say::ledge(ledge)).with("tile", say::decoration(tile))
    })
}

pub(crate) fn temple_lines(state: &State, temple: Temple) -> Vec<Phrase> {
    let bonus = say::bonus(state.bonus_tiles[temple.index()]);
    let line = Phrase::new("teotihuacan-board-temple").with("temple", say::temple(temple));
    let mut lines = vec![
        line.with("markers", markers(state, |seat| state.seat(seat).temples[temple.index()])).with("bonus", bonus),
    ];
    let stacks = data().temples[temple.index()].iter().filter_map(|step| step.stack);
    lines.extend(stacks.filter_map(|place| stack(state, place)));
    lines
}

pub fn avenue(state: &State) -> Vec<Phrase> {
    let line = Phrase::new("teotihuacan-board-avenue").with("markers", markers(state, |seat| state.seat(seat).avenue));
    let mut lines = vec![line.with("value", say::points(state.building_value()))];
    let stacks = data().avenue_stacks.iter().flatten();
    lines.extend(stacks.filter_map(|place| stack(state, *place)));
    lines
}

pub fn track(state: &State) -> Phrase {
    Phrase::new("teotihuacan-board-track").with("markers", markers(state, |seat| state.seat(seat).track))
}

pub fn player(state: &State, seat: Seat) -> Vec<Phrase> {
    let owner = state.seat(seat);
    let mut lines = vec![
        Phrase::new("teotihuacan-board-player")
            .seat("seat", seat)
            .with("points", say::points(owner.vp))
            .with("goods", say::goods(&owner.goods))
            .with("salary", owner.salary()),
    ];
    let technologies: Vec<Phrase> =
        Technology::ALL.iter().filter(|tile| owner.owns(**tile)).map(|tile| say::technology(*tile)).collect();
    if !technologies.is_empty() {
        lines.push(Phrase::new("teotihuacan-board-owns").seat("seat", seat).with("tiles", technologies));
    }
    let masks = DiscoveryKind::ALL[..DiscoveryKind::MASKS].iter().fold(0, |set, kind| set | data().all_of(*kind));
    for (key, tiles) in [
        ("teotihuacan-board-masks", owner.discoveries & masks),
        ("teotihuacan-board-hand", owner.discoveries & !masks),
        ("teotihuacan-board-used", owner.used),
    ] {
        if tiles != 0 {
            let tiles: Vec<Phrase> = members(tiles).map(say::discovery).collect();
            lines.push(Phrase::new(key).seat("seat", seat).with("tiles", tiles));
        }
    }
    if owner.workers[3].board.is_none() {
        lines.push(waiting(state, seat));
    }
    lines
}

/// A player's fourth worker on the ascension wheel.
pub(crate) fn waiting(state: &State, seat: Seat) -> Phrase {
    Phrase::new("teotihuacan-board-wheel").seat("seat", seat).with("power", state.seat(seat).workers[3].power)
}

/// The open offer of a draft, or the viewer's own tiles while it chooses from them.
fn starting_tiles(view: &View) -> Vec<Phrase> {
    let state = &view.state;
    let tiles: Vec<StartingTile> = match view.viewer {
        _ if state.phase != Phase::Keeping => Vec::new(),
        _ if !state.offer.is_empty() => state.offer.to_vec(),
        Viewer::Seat(seat) => state.dealt[usize::from(seat)].into_iter().filter_map(Slot::known).collect(),
        Viewer::Public => Vec::new(),
    };
    tiles
        .into_iter()
        .map(|tile| {
            let gains = effects::starting_tiles(state, [tile]);
            Phrase::new("teotihuacan-board-start").with("tile", say::starting_tile(tile)).with("gains", gains)
        })
        .collect()
}
