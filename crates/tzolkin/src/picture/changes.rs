//! Changes since the viewer last looked.

use std::ops::Deref;

use game_kit::picture::changes;

use super::parts::{change, quarters};
use super::prelude::*;

/// The changes of this game's table. Its own type, since the kit's belongs to another crate.
#[derive(Clone, Copy)]
pub(super) struct Changes<'a>(changes::Changes<'a, Table>);

impl<'a> Deref for Changes<'a> {
    type Target = changes::Changes<'a, Table>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Changes<'a> {
    pub(super) fn new(now: &'a View, since: Option<&'a View>) -> Self {
        Changes(changes::Changes::between(&now.table, since.map(|view| &view.table), |table| table.players.len()))
    }

    /// Days that the calendar has advanced.
    pub(super) fn days(&self) -> u8 {
        self.since.map_or(0, |since| self.now.day.saturating_sub(since.day))
    }

    /// Steps that the gears have turned: one per day, plus the last one of the game, which is no longer a day (rules
    /// 15.1).
    fn turned(&self) -> u8 {
        let ended = |table: &Table| u8::from(table.result.is_some());
        self.days() + self.since.map_or(0, |since| ended(self.now).saturating_sub(ended(since)))
    }

    /// Returns `true` if the player has placed the worker on this position.
    pub(super) fn placed(&self, gear: Gear, position: u8) -> bool {
        let Some(since) = self.since else { return false };
        let before = position.checked_sub(self.turned()).and_then(|from| since.occupant(gear, from));
        before != self.now.occupant(gear, position)
    }

    /// Vacated positions of players' workers, where these workers would be by now. A worker that was pushed off is on
    /// the first position after the last space.
    pub(super) fn gone(&self, gear: Gear) -> Vec<(u8, Seat)> {
        let Some(since) = self.since else { return Vec::new() };
        let last = data().gear(gear).last_space;
        let mut gone: Vec<(u8, Seat)> = Vec::new();
        for position in 0..=last {
            let Some(GearOccupant::Player(seat)) = since.occupant(gear, position) else { continue };
            let here = (position + self.turned()).min(last + 1);
            let free = self.now.occupant(gear, here).is_none() && gone.iter().all(|&(taken, _)| taken != here);
            if free {
                gone.push((here, seat));
            }
        }
        gone
    }

    /// Returns `true` if a player has placed the worker on the first player space.
    pub(super) fn first_player_placed(&self) -> bool {
        self.since.is_some_and(|since| since.first_player_space != self.now.first_player_space || self.days() > 0)
            && self.now.first_player_space.is_some()
    }

    /// The former owner of the first player space.
    pub(super) fn first_player_gone(&self) -> Option<Seat> {
        self.since?.first_player_space.filter(|_| self.now.first_player_space.is_none())
    }

    /// A player's gain of a material.
    pub(super) fn goods(&self, seat: Seat, material: Material) -> i32 {
        self.difference(|table| table.player(seat).goods[material].into())
    }

    /// A player's gain of points as text, if there is one. After the end it has quarters.
    pub(super) fn points(&self, seat: Seat) -> Option<String> {
        let in_quarters = |table: &Table| table.result.and_then(|result| result.quarters.get(seat.index()).copied());
        let of = |table: &Table| in_quarters(table).unwrap_or(4 * i32::from(table.player(seat).vp));
        let more = Some(self.difference(of)).filter(|more| *more != 0)?;
        Some(match in_quarters(self.now) {
            Some(_) if more > 0 => format!("+{}", quarters(more)),
            Some(_) => quarters(more),
            None => change(more / 4),
        })
    }

    /// The earlier step of a player's marker, if it has changed.
    pub(super) fn step_before(&self, seat: Seat, temple: Temple) -> Option<u8> {
        self.before(|table| table.step(seat, temple))
    }

    /// The earlier level of a player's technology, if it has changed.
    pub(super) fn level_before(&self, seat: Seat, technology: Technology) -> Option<usize> {
        self.before(|table| table.player(seat).level(technology))
    }

    /// Returns `true` if a building is new in the offer.
    pub(super) fn offered(&self, building: BuildingId) -> bool {
        self.since.is_some_and(|since| since.offered().all(|before| before != building))
    }

    /// Returns `true` if a player has built the monument.
    pub(super) fn monument_built(&self, monument: MonumentId) -> bool {
        self.came(|table| !table.monuments.contains(monument))
    }

    /// Returns `true` if a player has put a skull on an action of Chichen Itza.
    pub(super) fn skull_laid(&self, space: u8) -> bool {
        self.came(|table| table.skulls_on_chichen_itza >> space & 1 != 0)
    }

    /// Number of additional buildings of a player that `counts` accepts.
    pub(super) fn buildings(&self, seat: Seat, counts: impl Fn(BuildingId) -> bool) -> i32 {
        self.difference(|table| table.player(seat).buildings.iter().filter(|&b| counts(b)).count() as i32)
    }

    /// Number of additional monuments of a player.
    pub(super) fn monuments(&self, seat: Seat) -> i32 {
        self.difference(|table| table.player(seat).monuments.len() as i32)
    }

    /// Returns `true` if the player has turned their board.
    pub(super) fn board_turned(&self, seat: Seat) -> bool {
        self.before(|table| table.player(seat).board_light).is_some()
    }

    /// Workers that a player has taken from the bank.
    pub(super) fn workers(&self, seat: Seat) -> i32 {
        self.difference(|table| table.player(seat).workers_in_play.into())
    }
}
