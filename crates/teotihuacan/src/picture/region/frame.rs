//! Parts of every region: the heading, the player's goods, the workers that can come, tiles with words.

use crate::picture::prelude::*;
use crate::picture::{boards, changes, icons, offers, tiles, workers};

/// The left and the right column, and the heading above the left one.
pub(super) const LEFT: Area = Area::new(16.0, 92.0, 524.0, 594.0);
pub(super) const RIGHT: Area = Area::new(556.0, 86.0, 528.0, 600.0);
pub(super) const HEADING: Area = Area::new(10.0, 4.0, 530.0, 80.0);

/// Draws the heading, and the goods of the reader on its right unless the game is over.
pub(super) fn head<'a>(layer: &mut Layer, state: &State, heading: impl Into<Cell<'a>>) {
    heading.into().draw(layer, HEADING);
    // After the end, no one has options.
    if state.phase != Phase::Over {
        let goods = goods_of(state.active, all_goods(&state.me().goods), SHORT);
        goods.draw(layer, Area::new(RIGHT.x, 10.0, RIGHT.width, 68.0));
    }
}

/// Draws the heading of a board with its dice.
pub(super) fn board_heading(layer: &mut Layer, table: Changes<'_>, board: Board) {
    let yard = workers::yard(table, Reach::of(table.now), board).on(YARD, 8.0).inset(0.0, 7.0);
    head(layer, table.now, across().rest(boards::name(board, INK)).space(8.0).fixed(230.0, yard));
}

/// The heading of a part.
pub(super) fn title<'a>(key: &str) -> Cell<'a> {
    Cell::from(bold(phrase(key), 29.0).ink(INK2)).inset(4.0, 0.0)
}

/// A name in bold with its effect below, in up to this many lines of this type size.
pub(super) fn named(name: Phrase, (lines, size): (u8, f64)) -> ItemStack {
    let effect = text(effect_of(&name), size, lines).ink(INK2);
    stack(1.0).text(bold(name, 26.0)).text(effect)
}

/// A row for each worker of the reader that can come: its price and its gain.
pub(super) fn who<'a>(state: &State, board: Board, visits: &[Visit]) -> Line<'a> {
    if visits.is_empty() && !is_before_move(state) {
        return down();
    }
    let who = down().fixed(34.0, title("region-who"));
    if visits.is_empty() {
        return who.fixed(66.0, Cell::from(text(phrase("region-none"), 22.5, 2)).inset(4.0, 0.0));
    }
    visits.iter().fold(who, |who, visit| {
        let die = workers::die(state.active, visit.power, 1.2 * FULL);
        let row = from(IconRow::new().drawing(die).gap(0.15), visit).gap(0.05).to();
        let row = Look::bold(36.0, 36.0).row(&outcome(row, state, board, Some(visit)));
        who.fixed(70.0, Cell::from(row).inset(14.0, 0.0).edged(CARD, 9.0, (INK, 3.0)).inset(1.5, 3.0))
    })
}

/// Adds the board that a worker leaves.
pub(super) fn from(row: IconRow, visit: &Visit) -> IconRow {
    visit.from.into_iter().fold(row, |row, from| row.sized(emblem(from).0, 0.95))
}

/// Returns `true` if the reader can pay for the main action of a visit, apart from the gold of a technology.
pub(super) fn pays(state: &State, board: Board, visit: &Visit) -> bool {
    let mut price = forecast::gain(state, board, Some(visit)).price;
    price.add(&Goods::cocoa(visit.cocoa));
    board == Board::Palace || state.me().goods.cover(&price)
}

/// Adds what a visit costs and gives, or what the main action of a single worker does.
pub(super) fn outcome(row: IconRow, state: &State, board: Board, visit: Option<&Visit>) -> IconRow {
    let cocoa = visit.map_or_else(|| u16::from(state.colours(board)), |visit| visit.cocoa);
    if board == Board::Palace {
        return row.amount(format!("+{}", cocoa + 1), "cocoa");
    }
    let held = state.me().goods;
    let row = row.colour(if held.cocoa < cocoa { SHORT } else { INK });
    let row = if cocoa == 0 { row.amount(0, "cocoa") } else { row.price(cocoa, "cocoa") };
    let now = forecast::gain(state, board, visit);
    if board == Board::Alchemy {
        let open = |slot: &usize| {
            let tile = state.technologies[*slot];
            !state.me().owns(tile) && held.resources[2] >= data().technologies[tile.index()].gold
        };
        let open = (0..6).filter(|slot| visit.is_some_and(|visit| forecast::opens(visit, *slot))).filter(open);
        let row = open.fold(row.colour(INK).gap(0.3), |row, slot| row.icon(technology(state.technologies[slot])));
        return row.and(icons::effects(&now.effects));
    }
    if !now.offered {
        return row.colour(INK2).figure("–");
    }
    let row = row.gap(0.22).colour(if held.cover(&now.price) { INK } else { SHORT }).and(icons::price(&now.price));
    row.colour(INK).and(icons::effects(&now.effects))
}

pub(super) fn tile<'a>(tile: Discovery, changed: bool) -> Line<'a> {
    let card = tiles::card(tile, changed).at_most(108.0, 60.0);
    across().fixed(108.0, card).space(12.0).rest(named(say::discovery(tile), (3, 21.0)))
}

/// The worship space with its gain, and the discovery tile, with words.
pub(super) fn worship(table: Changes<'_>, board: Board) -> Line<'_> {
    let about = match data().boards[board.index()].worship_temples[..] {
        [only] => Phrase::new(format!("{}.to", say::temple(only).key)),
        _ => phrase("region-any-temple"),
    };
    let niche = workers::niche(table, (board, 1), 42.0);
    let space = across().fixed(104.0, niche).space(16.0).rest(text(about, 22.5, 2));
    down().fixed(30.0, title("region-worship")).fixed(82.0, space).rest(board_tiles(table, board))
}

pub(super) fn board_tiles(table: Changes<'_>, board: Board) -> Line<'_> {
    let stack = data().boards[board.index()].discovery.map_or(0, |place| table.stacks[place.index()]);
    members::<Discovery>(stack).fold(down(), |rows, id| rows.fixed(84.0, tile(id, changes::discovery(table, id))))
}

/// The power-ups of 1, 2 and 3 workers, with a heading, and more below.
pub(super) fn power_ups<'a>(board: Board) -> Line<'a> {
    let power_ups = offers::power_ups(board, Look::bold(36.0, 34.0));
    down().fixed(30.0, title("region-power-ups")).space(8.0).fixed(62.0, power_ups).space(10.0)
}
