//! Power-ups and ascension (rules 7).

use engine::Events;

use super::action::Action;
use super::apply::Play;
use super::data::data;
use super::events;
use super::frames::Frame;
use super::ids::{Board, Discovery, DiscoveryKind, Reward, Technology, members};
use super::legal::Sink;
use super::state::{LastRound, Source, State, Worker};

/// A worker that reaches this power ascends.
pub(super) const ASCENDS_AT: u8 = 6;

impl State {
    /// Returns `true` if a power-up can go to this worker of the deciding seat, on this board or anywhere.
    pub(super) fn raisable(&self, index: usize, worker: &Worker, board: Option<Board>) -> bool {
        let resting = self.turn.moved_resting && self.turn.moved & (1 << index) != 0;
        worker.unlocked()
            && board.is_none_or(|board| worker.board == Some(board))
            && worker.power < ASCENDS_AT
            && !resting
    }

    /// Returns `true` if the seat can raise any worker.
    pub(super) fn any_raisable(&self) -> bool {
        self.me().workers.iter().enumerate().any(|(index, worker)| self.raisable(index, worker, None))
    }

    /// Adds the power-ups on a board (of the main action, with the ways to pay for unlocking, rules 4.6) or anywhere.
    pub(super) fn raise_answers(&self, board: Option<Board>, sink: &mut impl Sink) {
        let mut raised = false;
        for worker in self.distinct_workers(|index, worker| self.raisable(index, worker, board)) {
            if let Some(on) = worker.board {
                sink.add(Action::Raise(on, worker.power));
                raised = true;
            }
        }
        let helped = |worker: &Worker| worker.locked() && worker.board == board;
        if raised && board.is_some() && self.me().workers.iter().any(helped) {
            self.unlock_answers(sink);
        }
    }

    pub(super) fn buy_answers(&self, sink: &mut impl Sink) {
        let owned = self.turn.technologies & (1 << Technology::BoughtPowerUp.index()) != 0;
        let me = self.me();
        let board = self.turn.to;
        if owned
            && me.goods.cocoa >= data().cocoa.bought_power_up
            && me.workers.iter().any(|worker| worker.unlocked_on(board))
        {
            sink.add(Action::Buy);
        }
    }

    pub(super) fn reward_answers(&self, sink: &mut impl Sink) {
        for reward in Reward::ALL.into_iter().filter(|reward| self.no_reward(*reward).is_none()) {
            sink.add(Action::Reward(reward));
        }
        for tile in members(self.me().hand(DiscoveryKind::FreeCocoa)) {
            sink.add(Action::RewardWith(tile));
        }
    }
}

impl<E: Events> Play<'_, E> {
    /// Asks for the power-ups of the main action, then for the bought one (rules 5, 11).
    pub(super) fn push_power_ups(&mut self) {
        let number = usize::from(self.s.number().clamp(1, 3));
        let count = data().boards[self.s.turn.to.index()].power_ups[number - 1];
        if count > 0 {
            self.push(Frame::BuyPowerUp);
            self.push(Frame::ActionPowerUps(count));
        }
    }

    /// Assigns one of the power-ups of the question on top.
    pub(super) fn raise(&mut self, frame: Frame, board: Board, power: u8) {
        self.s.stack.pop();
        match frame {
            Frame::ActionPowerUps(count) if count > 1 => self.push(Frame::ActionPowerUps(count - 1)),
            Frame::TilePowerUps(count) if count > 1 => self.push(Frame::TilePowerUps(count - 1)),
            Frame::StartPowerUps(count) if count > 1 => self.push(Frame::StartPowerUps(count - 1)),
            _ => {}
        }
        let state = &*self.s;
        let raised = state
            .me()
            .workers
            .iter()
            .enumerate()
            .position(|(index, worker)| worker.power == power && state.raisable(index, worker, Some(board)));
        let Some(index) = raised else { return };
        let worker = &mut self.me().workers[index];
        worker.power += 1;
        let power = worker.power;
        let elsewhere = !matches!(frame, Frame::ActionPowerUps(_));
        self.emit(|seat| events::raised(seat, board, power, elsewhere));
        if power >= ASCENDS_AT {
            self.push(Frame::Ascend(index as u8));
            self.advance_avenue();
        }
    }

    pub(super) fn buy_power_up(&mut self) {
        self.s.stack.pop();
        self.push(Frame::ActionPowerUps(1));
        self.pay_cocoa(data().cocoa.bought_power_up, None);
    }

    /// Plays the rest of an ascension, after the step on the Avenue (rules 7.1).
    pub(super) fn ascend(&mut self, worker: u8) {
        let rounds = self.s.rounds_left();
        self.advance_light_disc(LastRound::Next);
        let sooner = self.s.rounds_left() < rounds;
        if let Some(worker) = self.me().workers.get_mut(usize::from(worker)) {
            let ascended = Worker { board: Some(Board::Palace), power: 1, space: 0 };
            let from = std::mem::replace(worker, ascended);
            self.emit(|seat| events::ascended(seat, from.board.unwrap_or(Board::Palace), from.power, sooner));
        }
        self.push(Frame::Reward);
    }

    pub(super) fn reward(&mut self, reward: Reward, with: Option<Discovery>) {
        self.s.stack.pop();
        let power = self.s.me().workers[3].power;
        self.emit(|seat| events::rewarded(seat, reward, power));
        self.pay_cocoa(data().reward_price(reward).cocoa, with);
        if reward == Reward::FourthWorker {
            let worker = &mut self.me().workers[3];
            worker.board = Some(Board::Palace);
        }
        self.perform(&data().rewards[reward.index()].effects, Source::Ascension);
    }
}
