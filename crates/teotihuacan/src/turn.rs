//! The turn: unlocking, moving, the choice of the action, and the end (rules 4).

use engine::{Events, Seat};

use super::action::Action;
use super::apply::Play;
use super::data::data;
use super::events;
use super::frames::Frame;
use super::goods::Goods;
use super::ids::{Board, Discovery, DiscoveryKind, DiscoveryStack, Technology, members};
use super::legal::Sink;
use super::state::{LastRound, Phase, State, Turn, Worker};

impl State {
    /// The deciding seat's workers that meet a condition, without duplicates of equal workers.
    pub(super) fn distinct_workers(&self, is: impl Fn(usize, &Worker) -> bool) -> impl Iterator<Item = &Worker> {
        let workers = &self.me().workers;
        workers.iter().enumerate().filter_map(move |(index, worker)| {
            let listed = |(earlier, other): (usize, &Worker)| {
                is(earlier, other) && other.board == worker.board && other.power == worker.power
            };
            (is(index, worker) && !workers[..index].iter().enumerate().any(listed)).then_some(worker)
        })
    }

    pub(super) fn turn_start_answers(&self, sink: &mut impl Sink) {
        if self.me().has_locked() {
            sink.add(Action::UnlockTurn);
            self.unlock_answers(sink);
        }
        for worker in self.distinct_workers(|_, worker| worker.unlocked()) {
            let Some(from) = worker.board else { continue };
            let position = self.position(from);
            for step in self.steps() {
                let to = self.ring[usize::from((position + step) % 8)];
                sink.add(Action::Move { from, power: worker.power, to });
            }
        }
    }

    /// Adds the ways to pay for unlocking (rules 4.6).
    pub(super) fn unlock_answers(&self, sink: &mut impl Sink) {
        let me = self.me();
        if me.has_locked() {
            if self.no_unlock().is_none() {
                sink.add(Action::UnlockPay);
            }
            for tile in members(me.hand(DiscoveryKind::FreeCocoa)) {
                sink.add(Action::UnlockWith(tile));
            }
        }
    }

    pub(super) fn join_answers(&self, sink: &mut impl Sink) {
        let Some(mover) = self.turn.mover.map(usize::from) else { return };
        let Some(from) = self.me().workers[mover].board else { return };
        for worker in self.distinct_workers(|index, worker| index != mover && worker.unlocked_on(from)) {
            sink.add(Action::Join(worker.power));
        }
    }

    pub(super) fn action_answers(&self, sink: &mut impl Sink) {
        sink.add(Action::Collect);
        let board = self.turn.to;
        if self.no_main_action(board).is_none() {
            if self.dear_main().is_none() {
                sink.add(Action::Main);
            }
            if self.colours(board) > 0 {
                for tile in members(self.me().hand(DiscoveryKind::FreeCocoa)) {
                    sink.add(Action::MainWith(tile));
                }
            }
        }
        self.worship_answers(board, sink);
    }
}

impl<E: Events> Play<'_, E> {
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.s.phase = Phase::Turns;
        self.s.active = seat;
        self.s.turn = Turn::default();
        self.s.stack.clear();
        self.push(Frame::TurnStart);
    }

    fn unlock_all(&mut self) {
        for worker in &mut self.me().workers {
            worker.space = 0;
        }
        self.emit_aside(events::unlocked);
    }

    pub(super) fn unlock_turn(&mut self) {
        self.s.stack.pop();
        self.push(Frame::TurnEnd);
        self.unlock_all();
    }

    pub(super) fn unlock_pay(&mut self) {
        self.unlock_all();
        self.pay_cocoa(data().cocoa.unlock_all, None);
    }

    pub(super) fn unlock_with(&mut self, tile: Discovery) {
        self.unlock_all();
        self.spend_tile(tile);
    }

    pub(super) fn start_move(&mut self, from: Board, power: u8, to: Board) {
        let is = |worker: &Worker| worker.unlocked_on(from) && worker.power == power;
        let Some(mover) = self.me().workers.iter().position(is) else { return };
        self.s.turn.mover = Some(mover as u8);
        self.s.turn.to = to;
        self.s.turn.choosing_action = true;
        self.s.stack.pop();
        self.push(Frame::TurnEnd);
        self.push(Frame::ChooseAction);
        if self.s.turn.second_worker {
            self.push(Frame::Join);
        } else {
            self.arrive(None);
        }
    }

    pub(super) fn join(&mut self, power: u8) {
        let Some(mover) = self.s.turn.mover.map(usize::from) else { return };
        let workers = &self.s.me().workers;
        let from = workers[mover].board;
        let mut others = workers.iter().enumerate();
        let joined = others.find(|(index, worker)| {
            *index != mover && worker.unlocked() && worker.board == from && worker.power == power
        });
        let joined = joined.map(|(index, _)| index);
        self.s.stack.pop();
        self.arrive(joined);
    }

    /// Moves the worker and the one that joins it, and applies the palace technology (rules 11).
    pub(super) fn arrive(&mut self, joined: Option<usize>) {
        let Some(mover) = self.s.turn.mover.map(usize::from) else { return };
        let to = self.s.turn.to;
        let worker = self.s.me().workers[mover];
        let Some(from) = worker.board else { return };
        self.me().workers[mover].board = Some(to);
        self.s.turn.moved = 1 << mover;
        self.emit(|seat| events::moved(seat, worker.power, from, to));
        if let Some(index) = joined {
            self.me().workers[index].board = Some(to);
            self.s.turn.moved |= 1 << index;
            let power = self.s.me().workers[index].power;
            self.emit(|seat| events::joined(seat, power, from, to));
        }
        let passes =
            if self.s.turn.any_distance { to == Board::Palace } else { self.s.position(to) <= self.s.position(from) };
        if passes && self.s.me().owns(Technology::PalaceCocoa) {
            self.gain(data().technologies[Technology::PalaceCocoa.index()].effects.goods);
        }
    }

    pub(super) fn collect(&mut self) {
        let cocoa = 1 + u16::from(self.s.colours(self.s.turn.to));
        self.s.stack.pop();
        self.s.turn.choosing_action = false;
        let board = self.s.turn.to;
        self.emit(|seat| events::collects(seat, board, cocoa));
        self.gain(Goods::cocoa(cocoa));
    }

    /// Ends the turn: refills the displays, then begins the next seat's turn or ends the round (rules 4.1).
    pub(super) fn end_turn(&mut self) {
        self.s.turns += 1;
        self.refill();
        let last_seat = self.s.active.ordinal() == self.s.players;
        let next = self.s.active.next(self.s.players);
        if last_seat {
            if self.s.last_round == LastRound::No {
                self.advance_light_disc(LastRound::Now);
            } else if self.s.last_round == LastRound::Next {
                self.s.last_round = LastRound::Now;
            } else if !self.s.dark_eclipse {
                return self.eclipse(next);
            }
        }
        if self.s.dark_eclipse && self.s.last_round != LastRound::No {
            return self.eclipse(next);
        }
        self.begin_turn(next);
    }

    fn refill(&mut self) {
        while (self.s.pyramid_display.count_ones() as usize) < data().pyramid_display {
            let Some(tile) = self.s.pyramid_pile.draw() else { break };
            self.s.pyramid_display |= 1 << tile.index();
            self.report(|| events::pyramid_tile_drawn(tile));
        }
        while (self.s.decoration_display.count_ones() as usize) < data().decoration_display {
            let Some(tile) = self.s.decoration_pile.draw() else { break };
            self.s.decoration_display |= 1 << tile.index();
            self.report(|| events::decoration_drawn(tile));
        }
        for place in 0..DiscoveryStack::ON_BOARDS {
            if self.s.stacks[place] == 0 {
                let Some(tile) = self.s.discovery_pile.draw() else { break };
                // In a view the pile is hidden, so a tile drawn from it isn't in any place.
                self.s.stacks[place] = tile.known().map_or(0, |tile| 1 << tile.index());
                let place = DiscoveryStack::ALL[place];
                self.report(|| events::discovery_drawn(tile, place));
            }
        }
    }
}
