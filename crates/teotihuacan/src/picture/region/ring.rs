//! The ring of boards for a move: what each board costs and gives each worker that can come. The middle has the
//! player's goods and the next eclipse.

use crate::picture::boards::{self, ways};
use crate::picture::prelude::*;
use crate::picture::{offers, tiles, workers};

use super::frame;
use super::frame::{outcome, pays};

/// The cell of each position of the ring in a grid of three columns and rows, and that of the middle.
const PLACES: [usize; 8] = [1, 2, 5, 8, 7, 6, 3, 0];
const MIDDLE: usize = 4;

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>, choices: &[Action]) {
    let state = table.now;
    let rows = Area::new(0.0, 0.0, SIZE.0, SIZE.1).inset(12.0, 12.0).rows(3, 8.0);
    let cells: Vec<Area> = rows.flat_map(|row| row.shares(&[336.0, 388.0, 336.0], 8.0).collect::<Vec<_>>()).collect();
    let ring = PLACES.map(|place| cells[place]);
    let reach = Reach::of(state);
    for (board, area) in state.ring.into_iter().zip(ring) {
        let visits = forecast::visits(state, board);
        let open = !visits.is_empty() || choices.contains(&Action::Place(board));
        let gains = match board {
            Board::Palace => palace(table, &visits),
            _ => gains(state, board, &visits),
        };
        let worship = offers::worship(Sheet::All, table, board, (27.0, tiles::WIDTH + 6.0));
        let yard = across().rest(workers::yard(table, reach, board).on(YARD, 8.0)).fixed(worship.length(), worship);
        let content = down().fixed(47.0, boards::name(board, INK)).fixed(44.0, yard).space(6.0);
        let edge = if open { (INK, 4.0) } else { (LINE, 2.0) };
        let card = content.rest(gains).inset(10.0, 3.0).edged(PLATE, 12.0, edge);
        card.place(format!("board:{}", board.id())).draw(layer, area);
    }
    ways(layer, &reach, &ring);
    middle(state).draw(layer, cells[MIDDLE]);
}

/// A row for each worker that can come, or else the price and the gain of a single worker.
fn gains<'a>(state: &State, board: Board, visits: &[Visit]) -> Cell<'a> {
    if visits.is_empty() {
        let row = outcome(IconRow::new().faded(true).icon("pawn").to(), state, board, None);
        return down().fixed(56.0, Look::bold(30.0, 28.0).row(&row)).inset(6.0, 0.0);
    }
    down().gap(3.0).each_of(
        53.0,
        visits.iter().map(|visit| {
            let line = outcome(worker(state, visit).to(), state, board, Some(visit));
            let row = Cell::new(move |layer, area| {
                let size = (area.height * 0.86).min(40.0);
                layer.add(Look::bold(size, size * 0.95).row(&line).inside(area));
            });
            row.inset(5.0, 0.0).on(if pays(state, board, visit) { NOW } else { YARD }, 7.0)
        }),
    )
}

/// A worker that can come. Its power is the number of its choice.
fn worker(state: &State, visit: &Visit) -> IconRow {
    let die = workers::die(state.active, visit.power, 1.18 * FULL).need(Importance::Glance);
    frame::from(IconRow::new().drawing(die).gap(0.1), visit)
}

/// The royal tiles with their worshippers, and the cocoa for each worker that can come.
fn palace<'a>(table: Changes<'a>, visits: &[Visit]) -> Cell<'a> {
    let tiles = across().gap(6.0).each(table.royal_tiles.into_iter().zip(1u8..).map(|(royal, space)| {
        let effect = offers::royal_row(royal, 23.0).inset(3.0, 2.0);
        down().fixed(36.0, workers::niche(table, (Board::Palace, space), 24.0)).rest(effect).on(YARD, 8.0)
    }));
    let cocoa = across().gap(4.0).each(visits.iter().map(|visit| {
        let line = worker(table.now, visit);
        let line = if visits.len() < 4 { line.to() } else { line };
        let row = Look::bold(29.0, 27.5).row(&outcome(line, table.now, Board::Palace, Some(visit)));
        Cell::from(row).inset(4.0, 0.0).on(NOW, 7.0)
    }));
    down().fixed(72.0, tiles).space(5.0).fixed(36.0, cocoa).into()
}

/// The goods and points of the player, the rounds to the next eclipse and its salary, and the price to unlock.
fn middle<'a>(state: &State) -> Cell<'a> {
    let (seat, owner) = (state.active, state.me());
    let mut head = across().fixed(50.0, piece_part(seat, 42.0)).rest(amount(owner.vp.to_string(), 46.0));
    if state.phase == Phase::Turns {
        let words = phrase("eclipse-in").with("rounds", state.rounds_left());
        head = head.fixed(204.0, bold(words, 27.0).end().smallest(17.0).lines(2, 28.0));
    }
    let held = across().each(all_goods(&owner.goods).map(|goods| held(goods, (36.0, 40.0), SHORT)));
    let salary = owner.salary();
    let colour = if salary > owner.goods.cocoa { SHORT } else { INK };
    let due = IconRow::new().icon("eclipse").gap(0.1).colour(colour).figure(format!("−{salary}")).icon("cocoa");
    let unlock = IconRow::new().sized("niche-locked", 0.7).gap(0.2).price(data().cocoa.unlock_all, "cocoa");
    let look = Look::bold(38.0, 34.0);
    let due = Cell::from(look.row(&due)).and(owner.has_locked().then(|| look.row(&unlock).end()));
    let content = down().fixed(66.0, head).fixed(62.0, held).rest(due);
    of_seat(seat, 10.0, content.inset(15.0, 6.0)).inset(2.0, 2.0)
}
