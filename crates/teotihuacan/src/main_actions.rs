//! The main action: its cost and count of workers, and the simple boards: production, alchemy, nobles (rules 4.5, 5.1
//! to 5.3).

use engine::Events;

use super::action::Action;
use super::apply::Play;
use super::data::{data, is_strong};
use super::events;
use super::frames::Frame;
use super::goods::Goods;
use super::ids::{Board, Discovery, DiscoveryKind, Resource, Technology, Temple};
use super::legal::Sink;
use super::state::{Source, State};

impl State {
    /// The seat's unlocked workers on a board (3 or more count as 3) and the lowest power among them.
    pub(super) fn own_workers(&self, board: Board) -> (u8, u8) {
        let on_board = || self.me().workers.iter().filter(|worker| worker.unlocked_on(board));
        let lowest = on_board().map(|worker| worker.power).min().unwrap_or(0);
        (on_board().count().min(3) as u8, lowest)
    }

    /// Returns `true` if the seat can acquire the technology in a slot of alchemy. `both_rows` opens row 2.
    pub(super) fn acquirable(&self, slot: usize, both_rows: bool) -> bool {
        self.no_acquisition(slot, both_rows).is_none()
    }

    pub(super) fn technology_price(technology: Technology) -> Goods {
        Goods::of(Resource::Gold, data().technologies[technology.index()].gold)
    }

    /// Returns `true` if the workers of alchemy open row 2 (rules 5.2).
    pub(super) fn both_rows(&self) -> bool {
        self.number() > 1 || is_strong(self.turn.lowest)
    }

    pub(super) fn acquire_answers(&self, sink: &mut impl Sink) {
        let both_rows = self.both_rows();
        for slot in (0..6).filter(|slot| self.acquirable(*slot, both_rows)) {
            sink.add(Action::Acquire(self.technologies[slot]));
        }
    }

    /// Returns `true` if an `extra_worker` tile would open a technology while none is open.
    pub(super) fn extra_worker_rescues_alchemy(&self) -> bool {
        self.number() == 1
            && self.me().hand(DiscoveryKind::ExtraWorker) != 0
            && (0..6).any(|slot| self.acquirable(slot, true))
    }

    /// The row for a building with this number of workers: their own row, or the nearest row above with an empty space
    /// (rules 5.3).
    pub(super) fn nobles_row(&self, number: u8) -> Option<usize> {
        if self.buildings_left() == 0 {
            return None;
        }
        let open = |row: &usize| usize::from(self.nobles_rows[*row]) < data().nobles_rows[*row].len();
        (0..usize::from(number.min(3))).rev().find(open)
    }
}

impl<E: Events> Play<'_, E> {
    /// Pays for the colors, counts the workers and begins the action of the board.
    pub(super) fn main_action(&mut self, with: Option<Discovery>) {
        let board = self.s.turn.to;
        let due = u16::from(self.s.colours(board));
        self.s.stack.pop();
        self.s.turn.choosing_action = false;
        self.s.turn.moved_resting = true;
        (self.s.turn.workers, self.s.turn.lowest) = self.s.own_workers(board);
        self.s.turn.technologies = self.s.me().technologies;
        self.emit(|seat| events::main_action(seat, board));
        self.pay_cocoa(due, with);
        match board {
            Board::Palace => {}
            Board::Forest | Board::Quarry | Board::GoldDeposits => self.produce(board),
            Board::Alchemy => self.push(Frame::Acquire),
            Board::Nobles => {
                self.pay(data().building_price);
                if self.s.extra_worker_usable() {
                    self.push(Frame::NoblesWorkers);
                } else {
                    self.build();
                }
            }
            Board::Decorations => self.push(Frame::ChooseDecoration),
            Board::Construction => self.push(Frame::ChooseTile),
        }
    }

    /// Points and goods of a technology, if the seat owned it when it chose the action.
    pub(super) fn technology_bonus(&mut self, technology: Technology, produces: Option<Resource>) {
        if self.s.turn.technologies & (1 << technology.index()) != 0 {
            let effects = &data().technologies[technology.index()].effects;
            if let Some(resource) = produces {
                self.gain(Goods::of(resource, u16::from(effects.board_resource)));
            }
            self.gain(effects.goods);
            self.score_own(effects.score, Source::Technologies);
        }
    }

    fn produce(&mut self, board: Board) {
        let about = &data().boards[board.index()];
        let row = usize::from(self.s.turn.workers.clamp(1, 3)) - 1;
        let column = usize::from(self.s.turn.lowest.clamp(1, 5)) - 1;
        let cell = &about.production[row][column];
        self.gain(cell.goods);
        self.score_own(cell.score, Source::Production);
        self.technology_bonus(Technology::ExtraResource, about.produces);
        self.technology_bonus(Technology::GatheringCocoaPoint, about.produces);
        self.push_power_ups();
        if cell.any_temple > 0 {
            self.push(Frame::AdvanceAny(cell.any_temple));
        }
    }

    /// Acquires a technology (rules 5.2).
    pub(super) fn acquire(&mut self, technology: Technology) {
        self.s.stack.pop();
        let Some(slot) = self.s.technologies.iter().position(|other| *other == technology) else { return };
        self.emit(|seat| events::acquired(seat, technology));
        self.pay(State::technology_price(technology));
        self.me().technologies |= 1 << technology.index();
        let acquirer = self.s.active;
        for other in self.s.all_seats() {
            if other != acquirer && self.s.seat(other).owns(technology) {
                self.score_owner(other, data().other_owner_points);
            }
        }
        self.technology_bonus(Technology::AlchemyNoblesPoints, None);
        // A single strong worker on row 2 gives up the power-up (rules 5.2).
        if slot < 3 || self.s.number() > 1 {
            self.push_power_ups();
        }
        self.push(Frame::Advance(Temple::ALL[slot % 3]));
    }

    /// Places the building, after the number of workers is known (rules 5.3).
    pub(super) fn build(&mut self) {
        let Some(row) = self.s.nobles_row(self.s.number()) else { return };
        let value = data().nobles_rows[row][usize::from(self.s.nobles_rows[row])];
        self.s.nobles_rows[row] += 1;
        self.emit(|seat| events::built(seat, row));
        self.score_own(value, Source::Buildings);
        self.technology_bonus(Technology::AlchemyNoblesPoints, None);
        self.push_power_ups();
        for _ in 0..data().building_avenue {
            self.advance_avenue();
        }
    }
}
