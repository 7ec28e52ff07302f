//! Changes since the viewer last looked.

use crate::state::Worker;
use game_kit::picture::changes;

use super::prelude::*;

pub(super) type Changes<'a> = changes::Changes<'a, State>;

pub(super) fn between<'a>(now: &'a View, since: Option<&'a View>) -> Changes<'a> {
    Changes::between(&now.state, since.map(|view| &view.state), |state| state.players.into())
}

/// Returns `true` if there was an eclipse since the viewer last looked. An eclipse resets many things, of which the
/// picture then marks only the discs.
pub(super) fn eclipsed(table: Changes<'_>) -> bool {
    table.before(|state| state.era).is_some()
}

fn worker_before(table: Changes<'_>, seat: Seat, index: usize) -> Option<Worker> {
    // A worker that was not placed yet has no earlier position.
    table.since.map(|since| since.seat(seat).workers[index]).filter(|worker| worker.power > 0)
}

/// Returns `true` if a worker has moved, was raised, locked or unlocked, or came into play.
pub(super) fn worker(table: Changes<'_>, seat: Seat, index: usize) -> bool {
    table.since.is_some() && worker_before(table, seat, index) != Some(table.seat(seat).workers[index])
}

/// The boards between which a player's workers have moved. A worker with less power than before has ascended.
pub(super) fn moves(table: Changes<'_>, seat: Seat) -> impl Iterator<Item = (Board, Board)> {
    let workers = table.now.seat(seat).workers.iter().enumerate();
    let moves = workers.filter_map(move |(index, worker)| {
        let before = worker_before(table, seat, index).filter(|before| before.power <= worker.power)?;
        before.board.zip(worker.board)
    });
    moves.filter(|(from, to)| from != to)
}

/// The workers that have left a board: their seats and worship spaces (0 for the yard).
pub(super) fn gone(table: Changes<'_>, board: Board) -> Vec<(Seat, u8)> {
    let mut gone = Vec::new();
    for seat in table.all_seats() {
        for (index, worker) in table.seat(seat).workers.iter().enumerate() {
            let Some(before) = worker_before(table, seat, index) else { continue };
            let moved = before.board != worker.board || before.space != worker.space;
            if before.board == Some(board) && moved {
                gone.push((seat, before.space));
            }
        }
    }
    gone
}

/// Returns `true` if a player has claimed this discovery tile.
pub(super) fn claimed(table: Changes<'_>, seat: Seat, tile: Discovery) -> bool {
    table.came(|state| state.seat(seat).discoveries & (1 << tile.index()) != 0)
}

/// Returns `true` if a discovery tile is new in its place.
pub(super) fn discovery(table: Changes<'_>, tile: Discovery) -> bool {
    table.came(|state| state.stacks.iter().any(|stack| stack & (1 << tile.index()) != 0))
}
