//! Properties of the state: seats, places, colors, rounds.

use engine::{Seat, SeatSet};

use super::data::data;
use super::goods::Goods;
use super::ids::{Board, Discovery, Temple};
use super::slot::Slot;
use super::state::{LastRound, Phase, SeatState, State};

impl State {
    /// The seats in turn order.
    pub(super) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// The number of players as an index of tables (0 for 2 players).
    pub(super) fn players_index(&self) -> usize {
        usize::from(self.players - 2)
    }

    /// The deciding seat's state.
    pub(super) fn me(&self) -> &SeatState {
        &self.seats[usize::from(self.active)]
    }

    pub(super) fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[usize::from(seat)]
    }

    /// The seats that must act.
    pub(super) fn deciding(&self) -> SeatSet {
        match self.phase {
            Phase::Keeping if self.offer.is_empty() => {
                self.all_seats().filter(|seat| self.seat(*seat).kept_tiles[0].is_empty()).collect()
            }
            Phase::Placing => self.all_seats().filter(|seat| self.unplaced(*seat) > 0).collect(),
            Phase::Keeping | Phase::Bonuses | Phase::Turns | Phase::Eclipse => SeatSet::one(self.active),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Starting workers that a seat still has to place.
    pub(super) fn unplaced(&self, seat: Seat) -> usize {
        self.seat(seat).workers[..3].iter().filter(|worker| worker.board.is_none()).count()
    }

    /// The ring position of a board, 0 to 7.
    pub(super) fn position(&self, board: Board) -> u8 {
        self.ring.iter().position(|other| *other == board).map_or(0, |position| position as u8)
    }

    /// The filled pyramid spaces, as a bit set.
    pub(super) fn filled(&self) -> u32 {
        let mut set = 0;
        for (space, placed) in self.pyramid.iter().enumerate() {
            set |= u32::from(placed.is_some()) << space;
        }
        set
    }

    /// Buildings placed so far.
    pub(super) fn buildings(&self) -> usize {
        self.nobles_rows.iter().map(|row| usize::from(*row)).sum()
    }

    /// Buildings still available: one less than the row has values.
    pub(super) fn buildings_left(&self) -> usize {
        (data().building_values.len() - 1).saturating_sub(self.buildings())
    }

    /// Number of different colors among the unlocked workers on a board, without those that the deciding seat moved in
    /// this turn (rules 4.3).
    pub(super) fn colours(&self, board: Board) -> u8 {
        self.colours_without(board, self.turn.moved)
    }

    /// As [`State::colours`], with the excluded workers of the deciding seat as a bit set.
    pub(super) fn colours_without(&self, board: Board, moved: u8) -> u8 {
        self.colours_for(self.active, board, moved)
    }

    /// As [`State::colours_without`], for the workers of any seat.
    pub(super) fn colours_for(&self, owner: Seat, board: Board, moved: u8) -> u8 {
        let mut colours = 0;
        for seat in self.all_seats() {
            let moved = if seat == owner { moved } else { 0 };
            let mut workers = self.seat(seat).workers.iter().enumerate();
            colours += u8::from(workers.any(|(index, worker)| moved & (1 << index) == 0 && worker.unlocked_on(board)));
        }
        for colour in &self.neutral_workers {
            colours += u8::from(colour.contains(&Some(board)));
        }
        colours
    }

    /// Returns `true` if the seat can't advance on a temple (rules 8.3).
    pub(super) fn blocked(&self, seat: Seat, temple: Temple) -> bool {
        let top = data().temple_top;
        let step = |seat: Seat| self.seat(seat).temples[temple.index()];
        step(seat) >= top
            || (step(seat) + 1 == top && self.all_seats().any(|other| other != seat && step(other) >= top))
    }

    /// Returns `true` if the deciding seat can pay for a discovery tile with these goods.
    pub(super) fn claimable(tile: Discovery, goods: &Goods) -> bool {
        goods.cover(&data().discoveries[tile.index()].price)
    }

    /// The current round, from 1, during turns.
    pub fn round(&self) -> Option<u32> {
        if self.phase != Phase::Turns {
            return None;
        }
        let players = u32::from(self.players);
        // `turns` counts all completed decisions. Every seat keeps tiles (once, or twice in a draft), places its
        // workers and takes its bonuses. A fixed first game has none of these.
        let opening = match self.seats[0].kept_tiles[0] {
            Slot::Hidden | Slot::Empty => 0,
            Slot::Known(_) if self.dealt[0][0].is_empty() => 4 * players,
            Slot::Known(_) => 3 * players,
        };
        let salaries = players * u32::from(self.era - 1);
        Some(self.turns.saturating_sub(opening + salaries) / players + 1)
    }

    /// Rounds until the next eclipse, including the current one and without future ascensions.
    pub(crate) fn rounds_left(&self) -> u8 {
        let way = self.dark_disc.saturating_sub(self.light_disc);
        match self.last_round {
            LastRound::No if self.dark_eclipse => way.max(1),
            LastRound::No => way + 1,
            LastRound::Next => 2,
            LastRound::Now => 1,
        }
    }
}
