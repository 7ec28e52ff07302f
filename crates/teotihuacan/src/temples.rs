//! Temples, the Avenue of the Dead, and claiming discovery tiles (rules 8, 9, 10).

use engine::Events;

use super::action::Action;
use super::apply::Play;
use super::data::data;
use super::events;
use super::frames::Frame;
use super::goods::Goods;
use super::ids::{Discovery, DiscoveryStack, Resource, StartingTile, Temple, members};
use super::legal::Sink;
use super::state::{Source, State};

impl State {
    pub(super) fn gain_answers(sink: &mut impl Sink) {
        for resource in &Resource::ALL {
            sink.add(Action::Gain(*resource));
        }
    }

    pub(super) fn advance_answers(&self, sink: &mut impl Sink) {
        for temple in &Temple::ALL {
            if self.no_step(*temple).is_none() {
                sink.add(Action::Advance(*temple));
            }
        }
    }

    /// The seat chooses the order of a decoration's two steps only if neither temple is blocked (rules 13).
    pub(super) fn order_answers(&self, first: Temple, second: Temple, sink: &mut impl Sink) {
        if self.no_step(first).or_else(|| self.no_step(second)).is_none() {
            sink.add(Action::Advance(first));
            sink.add(Action::Advance(second));
        }
    }

    /// The tiles of a place that the seat can pay for.
    pub(super) fn stack_answers(&self, stack: DiscoveryStack, sink: &mut impl Sink) {
        let goods = &self.me().goods;
        for tile in members(self.stacks[stack.index()]) {
            if State::claimable(tile, goods) {
                sink.add(Action::Claim(tile));
            }
        }
    }

    pub(super) fn large_step_answers(&self, temple: Temple, step: u8, sink: &mut impl Sink) {
        sink.add(Action::Printed);
        if let Some(stack) = data().step(temple, step).stack {
            self.stack_answers(stack, sink);
        }
    }

    pub(super) fn attached_answers(&self, tile: StartingTile, sink: &mut impl Sink) {
        let attached = self.attached[tile.index()].known();
        if let Some(attached) = attached.filter(|attached| State::claimable(*attached, &self.me().goods)) {
            sink.add(Action::Claim(attached));
        }
    }
}

impl<E: Events> Play<'_, E> {
    pub(super) fn gain_resource(&mut self, count: u8, resource: Resource) {
        self.s.stack.pop();
        if count > 1 {
            self.push(Frame::GainAny(count - 1));
        }
        self.gain(Goods::of(resource, 1));
    }

    pub(super) fn advance_chosen(&mut self, count: u8, temple: Temple) {
        self.s.stack.pop();
        if count > 1 {
            self.push(Frame::AdvanceAny(count - 1));
        }
        self.push(Frame::Advance(temple));
    }

    pub(super) fn order_steps(&mut self, first: Temple, second: Temple, chosen: Temple) {
        self.s.stack.pop();
        let later = if chosen == first { second } else { first };
        self.push(Frame::Advance(later));
        self.push(Frame::Advance(chosen));
    }

    /// Plays one step on a temple with its reward. On a blocked temple the step is lost.
    pub(super) fn advance(&mut self, temple: Temple) {
        if self.s.blocked(self.s.active, temple) {
            self.emit(|seat| events::temple_blocked(seat, temple));
            return;
        }
        self.me().temples[temple.index()] += 1;
        let step = self.s.me().temples[temple.index()];
        self.emit(|seat| events::advanced(seat, temple, step));
        let place = data().step(temple, step);
        match place.stack {
            Some(stack) if self.s.stacks[stack.index()] != 0 => self.push(Frame::LargeStep(temple, step)),
            _ => self.perform(&place.reward, Source::Temples),
        }
    }

    pub(super) fn printed_reward(&mut self, temple: Temple, step: u8) {
        self.s.stack.pop();
        self.perform(&data().step(temple, step).reward, Source::Temples);
    }

    pub(super) fn claim_at_temple(&mut self, temple: Temple, step: u8, tile: Discovery) {
        self.s.stack.pop();
        self.claim(tile, data().step(temple, step).stack);
    }

    /// Pays for a discovery tile, and takes it from its place if it has one.
    pub(super) fn claim(&mut self, tile: Discovery, place: Option<DiscoveryStack>) {
        self.emit(|seat| events::claimed(seat, tile));
        self.pay(data().discoveries[tile.index()].price);
        if let Some(place) = place {
            self.s.stacks[place.index()] &= !(1 << tile.index());
        }
        self.me().discoveries |= 1 << tile.index();
    }

    /// Plays one step on the Avenue of the Dead, with the right to claim a tile there (rules 9).
    pub(super) fn advance_avenue(&mut self) {
        if self.s.me().avenue >= data().avenue_max {
            self.emit(events::avenue_ended);
            return;
        }
        self.me().avenue += 1;
        let step = self.s.me().avenue;
        self.emit(|seat| events::walked(seat, step));
        if let Some(stack) = data().avenue_stacks[usize::from(step)] {
            self.push(Frame::AvenueClaim(stack));
        }
    }
}
