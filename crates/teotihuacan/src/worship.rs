//! Worship and royal tiles (rules 6).

use engine::{Events, Seat};

use super::action::Action;
use super::apply::Play;
use super::data::{Measure, RoyalData, RoyalGain, data};
use super::events;
use super::frames::Frame;
use super::goods::Goods;
use super::ids::{Board, Discovery, DiscoveryKind, DiscoveryStack, Resource, Royal, members};
use super::legal::Sink;
use super::state::{Source, State};

impl State {
    /// The worker that is locked on a worship space, and its seat.
    pub(super) fn worshipper(&self, board: Board, space: u8) -> Option<(Seat, usize)> {
        self.all_seats().find_map(|seat| {
            let mut workers = self.seat(seat).workers.iter();
            workers.position(|worker| worker.board == Some(board) && worker.space == space).map(|index| (seat, index))
        })
    }

    /// The discovery tile on a board with its place, if there is one.
    pub(super) fn tile_on_board(&self, board: Board) -> Option<(DiscoveryStack, Discovery)> {
        let place = data().boards[board.index()].discovery?;
        let tiles = self.stacks[place.index()];
        members(tiles).next().map(|tile| (place, tile))
    }

    pub(super) fn royal_tile(&self, space: u8) -> Royal {
        self.royal_tiles[usize::from(space.clamp(1, 3) - 1)]
    }

    pub(super) fn worship_answers(&self, board: Board, sink: &mut impl Sink) {
        let tiles = self.me().hand(DiscoveryKind::FreeCocoa);
        for space in 1..=data().boards[board.index()].worship_spaces {
            if self.no_worship(board, space, false).is_none() {
                sink.add(Action::Worship(space));
            }
            if tiles != 0 && self.no_worship(board, space, true).is_none() {
                for tile in members(tiles) {
                    sink.add(Action::WorshipWith(space, tile));
                }
            }
        }
    }

    pub(super) fn take_answers(&self, sink: &mut impl Sink) {
        let me = self.me();
        let board = self.turn.to;
        let tiles = me.hand(DiscoveryKind::FreeCocoa);
        if self.no_first_part(board, self.turn.space, &me.goods, tiles != 0).is_none() {
            sink.add(if board == Board::Palace { Action::TakeRoyal } else { Action::TakeTemple });
        }
        if board != Board::Palace && self.no_discovery_part(board, &me.goods).is_none() {
            sink.add(Action::TakeDiscovery);
        }
        if self.no_both(false).is_none() {
            sink.add(Action::TakeBoth);
        }
        if tiles != 0 && self.no_both(true).is_none() {
            for tile in members(tiles) {
                sink.add(Action::TakeBothWith(tile));
            }
        }
    }

    pub(super) fn both_parts_answers(&self, sink: &mut impl Sink) {
        sink.add(if self.turn.to == Board::Palace { Action::PartRoyal } else { Action::PartTemple });
        self.discovery_part_answers(sink);
    }

    pub(super) fn discovery_part_answers(&self, sink: &mut impl Sink) {
        if let Some((_, tile)) = self.tile_on_board(self.turn.to)
            && State::claimable(tile, &self.me().goods)
        {
            sink.add(Action::Claim(tile));
        }
    }

    /// The limit of a royal tile: the power of the worker locked in this turn, plus an offset.
    pub(super) fn royal_limit(&self, tile: &RoyalData) -> u8 {
        let power = self.turn.mover.map_or(0, |mover| self.me().workers[usize::from(mover)].power);
        power.saturating_add_signed(tile.offset)
    }

    /// The royal tile of the worship space that was chosen in this turn.
    pub(super) fn chosen_royal(&self) -> &'static RoyalData {
        &data().royal_tiles[self.royal_tile(self.turn.space).index()]
    }

    pub(super) fn exchange_answers(&self, sink: &mut impl Sink) {
        let me = self.me();
        let tiles = me.hand(DiscoveryKind::FreeCocoa);
        let royal = self.chosen_royal();
        let limit = self.royal_limit(royal);
        if royal.exchange().is_none() {
            let held = |resource: &&Resource| self.lacking(**resource).is_none();
            if self.dear_exchange(royal.cocoa).is_none() {
                for resource in Resource::ALL.iter().filter(held) {
                    sink.add(Action::ExchangeFor(*resource));
                }
            }
            for tile in members(tiles) {
                for resource in Resource::ALL.iter().filter(held) {
                    sink.add(Action::ExchangeForWith(*resource, tile));
                }
            }
        } else if royal.any_resources > 0 {
            // The list of sales stays short: no resource goes beyond the limit.
            let most = me.goods.resources.map(|have| have.min(u16::from(limit)) as u8);
            for wood in 0..=most[0] {
                for stone in 0..=most[1] {
                    for gold in 0..=most[2] {
                        let sold = [wood, stone, gold];
                        if self.no_sale(royal, sold).is_none() {
                            sink.add(Action::Sell(sold));
                        }
                    }
                }
            }
        } else {
            let price = |times: u8| royal.cocoa * u16::from(times);
            for times in (1..=limit).take_while(|times| self.dear_exchange(price(*times)).is_none()) {
                sink.add(Action::Exchange(times));
            }
            for tile in members(tiles) {
                for times in 1..=limit {
                    sink.add(Action::ExchangeWith(times, tile));
                }
            }
        }
    }

    /// The measure of a royal tile or a bonus tile for a seat.
    pub(super) fn measure(&self, seat: Seat, measure: Measure) -> u16 {
        let seat = self.seat(seat);
        match measure {
            Measure::Technologies => seat.technology_count(),
            Measure::PyramidTrack => u16::from(seat.track),
            Measure::Avenue => u16::from(seat.avenue),
            Measure::BonusTiles => seat.bonus_tiles(),
            Measure::Discoveries => {
                let masks: u8 = seat.masks().iter().sum();
                (seat.discoveries | seat.used).count_ones() as u16 - u16::from(masks)
            }
        }
    }
}

impl<E: Events> Play<'_, E> {
    /// Locks the worker on a space, after paying to unlock the worker that occupies it.
    pub(super) fn worship(&mut self, space: u8, with: Option<Discovery>) {
        let board = self.s.turn.to;
        let Some(mover) = self.s.turn.mover.map(usize::from) else { return };
        self.s.stack.pop();
        self.push(Frame::Take);
        self.s.turn.choosing_action = false;
        self.s.turn.space = space;
        let royal = (board == Board::Palace).then(|| self.s.royal_tile(space));
        self.emit(|seat| events::worships(seat, board, space, royal));
        if let Some((other, worker)) = self.s.worshipper(board, space) {
            self.pay_cocoa(data().cocoa.unlock_other, with);
            self.s.turn.waived = with.is_some();
            self.s.seats[usize::from(other)].workers[worker].space = 0;
            self.emit(|seat| events::unlocked_other(seat, other, board));
        }
        self.me().workers[mover].space = space;
    }

    pub(super) fn take_first(&mut self) {
        self.s.stack.pop();
        self.resolve_first_part();
    }

    pub(super) fn take_discovery(&mut self) {
        self.s.stack.pop();
        if let Some((place, tile)) = self.s.tile_on_board(self.s.turn.to) {
            self.claim(tile, Some(place));
        }
    }

    pub(super) fn take_both(&mut self, with: Option<Discovery>) {
        self.s.stack.pop();
        self.push(Frame::BothParts);
        if !self.s.turn.waived {
            self.pay_cocoa(data().cocoa.both_parts, with);
        }
    }

    pub(super) fn part_first(&mut self) {
        self.s.stack.pop();
        self.push(Frame::DiscoveryPart);
        self.resolve_first_part();
    }

    pub(super) fn part_discovery(&mut self, tile: Discovery) {
        self.claim_on_board(tile);
        self.push(Frame::OtherPart);
    }

    pub(super) fn claim_on_board(&mut self, tile: Discovery) {
        self.s.stack.pop();
        let place = data().boards[self.s.turn.to.index()].discovery;
        self.claim(tile, place);
    }

    /// Plays the temple part of a worship, or the royal action on the palace.
    pub(super) fn resolve_first_part(&mut self) {
        let board = self.s.turn.to;
        if board == Board::Palace {
            return self.royal_action();
        }
        match data().boards[board.index()].worship_temples[..] {
            [temple] => self.push(Frame::Advance(temple)),
            _ => self.push(Frame::AdvanceAny(1)),
        }
    }

    fn royal_action(&mut self) {
        let royal = self.s.chosen_royal();
        let limit = self.s.royal_limit(royal);
        match royal.gain {
            RoyalGain::Points { each, measure } => {
                let count = self.s.measure(self.s.active, measure).min(limit.into());
                self.score_own(each * count, Source::Royal);
            }
            RoyalGain::EachTime(each) if royal.is_free() => self.gain(each.times(limit).goods),
            RoyalGain::EachTime(_) | RoyalGain::AnyResources => self.push(Frame::Exchange),
        }
    }

    pub(super) fn exchange(&mut self, times: u8, with: Option<Discovery>) {
        self.s.stack.pop();
        let royal = self.s.chosen_royal();
        if let Some(each) = royal.exchange() {
            let received = each.times(times);
            self.pay_cocoa(royal.cocoa * u16::from(times), with);
            self.gain(received.goods);
            if received.any_temple > 0 {
                self.push(Frame::AdvanceAny(received.any_temple));
            }
        }
    }

    pub(super) fn exchange_for(&mut self, resource: Resource, with: Option<Discovery>) {
        self.s.stack.pop();
        let royal = self.s.chosen_royal();
        self.pay_cocoa(royal.cocoa, with);
        self.pay(Goods::of(resource, 1));
        let gained = self.s.royal_limit(royal);
        self.push(Frame::GainAny(gained));
    }

    pub(super) fn sell(&mut self, amounts: [u8; 3]) {
        self.s.stack.pop();
        if let Some(each) = self.s.chosen_royal().exchange() {
            self.pay(Goods { cocoa: 0, resources: amounts.map(u16::from) });
            self.gain(each.times(amounts.iter().sum()).goods);
        }
    }
}
