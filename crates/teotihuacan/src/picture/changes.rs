//! Changes since the viewer last looked.

use std::ops::Deref;

use crate::ids::PyramidTile;
use crate::state::Worker;
use game_kit::picture::changes;

use super::parts::all_goods;
use super::prelude::*;

/// The changes of this game's table. Its own type, since the kit's belongs to another crate.
#[derive(Clone, Copy)]
pub(super) struct Changes<'a>(changes::Changes<'a, State>);

impl<'a> Deref for Changes<'a> {
    type Target = changes::Changes<'a, State>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Changes<'a> {
    /// A table without an earlier one.
    pub(super) fn none(now: &'a State) -> Self {
        Changes(changes::Changes { now, since: None })
    }

    pub(super) fn new(now: &'a View, since: Option<&'a View>) -> Self {
        Changes(changes::Changes::between(&now.state, since.map(|view| &view.state), |state| state.players.into()))
    }

    /// The same changes for this reader's state.
    pub(super) fn seen_as<'b>(self, now: &'b State) -> Changes<'b>
    where
        'a: 'b,
    {
        Changes(changes::Changes { now, since: self.since })
    }

    /// Returns `true` if there was an eclipse since the viewer last looked. An eclipse resets many things, of which the
    /// picture then marks only the discs.
    pub(super) fn eclipsed(&self) -> bool {
        self.before(|state| state.era).is_some()
    }

    fn worker_before(&self, seat: Seat, index: usize) -> Option<Worker> {
        // A worker that was not placed yet has no earlier position.
        self.since.map(|since| since.seat(seat).workers[index]).filter(|worker| worker.power > 0)
    }

    /// Returns `true` if a worker has moved, was raised, locked or unlocked, or came into play.
    pub(super) fn worker(&self, seat: Seat, index: usize) -> bool {
        self.since.is_some() && self.worker_before(seat, index) != Some(self.now.seat(seat).workers[index])
    }

    /// The boards between which a player's workers have moved. A worker with less power than before has ascended.
    pub(super) fn moves(&self, seat: Seat) -> impl Iterator<Item = (Board, Board)> {
        let workers = self.now.seat(seat).workers.iter().enumerate();
        let moves = workers.filter_map(move |(index, worker)| {
            let before = self.worker_before(seat, index).filter(|before| before.power <= worker.power)?;
            before.board.zip(worker.board)
        });
        moves.filter(|(from, to)| from != to)
    }

    /// The workers that have left a board: their seats and worship spaces (0 for the yard).
    pub(super) fn gone(&self, board: Board) -> Vec<(Seat, u8)> {
        let mut gone = Vec::new();
        for seat in self.now.all_seats() {
            for (index, worker) in self.now.seat(seat).workers.iter().enumerate() {
                let Some(before) = self.worker_before(seat, index) else { continue };
                let moved = before.board != worker.board || before.space != worker.space;
                if before.board == Some(board) && moved {
                    gone.push((seat, before.space));
                }
            }
        }
        gone
    }

    /// A player's goods: drawing, amount and gain.
    pub(super) fn goods(&self, seat: Seat) -> [(&'static str, u16, i32); 4] {
        let goods = |state: &State| all_goods(&state.seat(seat).goods);
        std::array::from_fn(|index| {
            let (name, amount) = goods(self.now)[index];
            (name, amount, self.difference(|state| goods(state)[index].1.into()))
        })
    }

    /// A player's gain of points.
    pub(super) fn points(&self, seat: Seat) -> i32 {
        self.difference(|state| state.seat(seat).vp.into())
    }

    /// Returns `true` if a player has moved on a temple.
    pub(super) fn temple(&self, seat: Seat, temple: Temple) -> bool {
        self.difference(|state| state.seat(seat).temples[temple.index()].into()) != 0
    }

    /// Returns `true` if a player has acquired a technology.
    pub(super) fn technology(&self, seat: Seat, technology: Technology) -> bool {
        self.came(|state| state.seat(seat).owns(technology))
    }

    /// Returns `true` if a player has claimed this discovery tile.
    pub(super) fn claimed(&self, seat: Seat, tile: Discovery) -> bool {
        self.since.is_some_and(|since| since.seat(seat).discoveries & (1 << tile.index()) == 0)
    }

    /// Returns `true` if a discovery tile is new in its place.
    pub(super) fn discovery(&self, tile: Discovery) -> bool {
        self.since.is_some_and(|since| since.stacks.iter().all(|stack| stack & (1 << tile.index()) == 0))
    }

    /// Returns `true` if a decoration is new on the display.
    pub(super) fn decoration(&self, tile: DecorationTile) -> bool {
        self.since.is_some_and(|since| since.decoration_display & (1 << tile.index()) == 0)
    }

    /// Returns `true` if a pyramid tile is new on the display.
    pub(super) fn pyramid_tile(&self, tile: PyramidTile) -> bool {
        self.since.is_some_and(|since| since.pyramid_display & (1 << tile.index()) == 0)
    }

    /// Returns `true` if a player has filled a pyramid space.
    pub(super) fn laid(&self, space: usize) -> bool {
        self.came(|state| state.pyramid[space].is_some())
    }

    /// Returns `true` if a player has decorated a ledge.
    pub(super) fn decorated(&self, ledge: usize) -> bool {
        self.came(|state| state.decorations[ledge].is_some())
    }

    /// Number of new buildings in a row of the nobles.
    pub(super) fn built(&self, row: usize) -> u8 {
        self.difference(|state| state.nobles_rows[row].into()).max(0) as u8
    }

    /// Steps of the light disc, 0 across an eclipse.
    pub(super) fn light_disc(&self) -> i32 {
        if self.eclipsed() { 0 } else { self.difference(|state| state.light_disc.into()) }
    }
}
