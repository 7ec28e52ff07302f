//! Plays an action: resolves the answer, then all automatic effects up to the next question.

use engine::{Event, Events, Seat};

use super::action::Action;
use super::data::Effects;
use super::events;
use super::frames::Frame;
use super::goods::Goods;
use super::ids::Discovery;
use super::state::{Phase, SeatState, Source, State};

/// A state being changed, and the listener for its events.
pub(super) struct Play<'a, E> {
    pub(super) s: &'a mut State,
    pub(super) events: &'a mut E,
    /// Nesting depth of the current effect: the number of frames open when it began, itself included
    /// ([`Event::depth`]).
    depth: u16,
    /// `true` to stop when the run is complete, before its consequences ([`engine::Game::apply_held`]).
    pub(super) held: bool,
}

/// Plays an action of a seat that is to act. For any other seat it changes nothing.
pub(super) fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Events) {
    if state.deciding().contains(seat) {
        play(Play::new(state, events), seat, action);
    }
}

/// As [`apply`], without the effects after the run is complete.
pub(super) fn apply_held(state: &mut State, seat: Seat, action: Action, events: &mut impl Events) {
    if state.deciding().contains(seat) {
        play(Play { held: true, ..Play::new(state, events) }, seat, action);
    }
}

fn play(mut play: Play<'_, impl Events>, seat: Seat, action: Action) {
    match play.s.phase {
        Phase::Keeping => play.keep(seat, action),
        Phase::Placing => play.place(seat, action),
        Phase::Bonuses | Phase::Turns | Phase::Eclipse => play.answer(action),
        Phase::Over => {}
    }
    play.settle();
}

impl<'a, E: Events> Play<'a, E> {
    pub(super) fn new(s: &'a mut State, events: &'a mut E) -> Self {
        Play { s, events, depth: 0, held: false }
    }

    /// Resolves an answer to the question on top.
    fn answer(&mut self, action: Action) {
        self.deepen();
        let Some(frame) = self.s.stack.top() else { return };
        if let Action::Use(tile) = action {
            self.use_tile(tile);
            return;
        }
        match (frame, action) {
            (Frame::SpareFor(tile, space, rotation), Action::Stop) => self.lay(tile, space, rotation, None),
            (_, Action::Stop) => {
                self.s.stack.pop();
                self.pass(frame);
            }

            (Frame::TurnStart, Action::UnlockTurn) => self.unlock_turn(),
            (_, Action::UnlockPay) => self.unlock_pay(),
            (_, Action::UnlockWith(tile)) => self.unlock_with(tile),
            (Frame::TurnStart, Action::Move { from, power, to }) => self.start_move(from, power, to),
            (Frame::Join, Action::Join(power)) => self.join(power),
            (Frame::ChooseAction, Action::Collect) => self.collect(),
            (Frame::ChooseAction, Action::Main) => self.main_action(None),
            (Frame::ChooseAction, Action::MainWith(tile)) => self.main_action(Some(tile)),
            (Frame::ChooseAction, Action::Worship(space)) => self.worship(space, None),
            (Frame::ChooseAction, Action::WorshipWith(space, tile)) => self.worship(space, Some(tile)),

            (Frame::Take, Action::TakeTemple | Action::TakeRoyal) => self.take_first(),
            (Frame::Take, Action::TakeDiscovery) => self.take_discovery(),
            (Frame::Take, Action::TakeBoth) => self.take_both(None),
            (Frame::Take, Action::TakeBothWith(tile)) => self.take_both(Some(tile)),
            (Frame::BothParts, Action::PartTemple | Action::PartRoyal) => self.part_first(),
            (Frame::BothParts, Action::Claim(tile)) => self.part_discovery(tile),
            (Frame::DiscoveryPart, Action::Claim(tile)) => self.claim_on_board(tile),
            (Frame::Exchange, Action::Exchange(times)) => self.exchange(times, None),
            (Frame::Exchange, Action::ExchangeWith(times, tile)) => self.exchange(times, Some(tile)),
            (Frame::Exchange, Action::ExchangeFor(resource)) => self.exchange_for(resource, None),
            (Frame::Exchange, Action::ExchangeForWith(resource, tile)) => self.exchange_for(resource, Some(tile)),
            (Frame::Exchange, Action::Sell(amounts)) => self.sell(amounts),

            (Frame::GainAny(count), Action::Gain(resource)) => self.gain_resource(count, resource),
            (Frame::AdvanceAny(count), Action::Advance(temple)) => self.advance_chosen(count, temple),
            (Frame::OrderSteps(first, second), Action::Advance(temple)) => self.order_steps(first, second, temple),
            (Frame::LargeStep(temple, step), Action::Printed) => self.printed_reward(temple, step),
            (Frame::LargeStep(temple, step), Action::Claim(tile)) => self.claim_at_temple(temple, step, tile),
            (Frame::AvenueClaim(stack), Action::Claim(tile)) => {
                self.s.stack.pop();
                self.claim(tile, Some(stack));
            }

            (
                Frame::ActionPowerUps(_) | Frame::TilePowerUps(_) | Frame::StartPowerUps(_),
                Action::Raise(board, power),
            ) => self.raise(frame, board, power),
            (Frame::BuyPowerUp, Action::Buy) => self.buy_power_up(),
            (Frame::Reward, Action::Reward(reward)) => self.reward(reward, None),
            (Frame::Reward, Action::RewardWith(tile)) => {
                self.reward(super::ids::Reward::TwoTemples, Some(tile));
            }

            (Frame::Acquire, Action::Acquire(technology)) => self.acquire(technology),
            (Frame::ChooseDecoration, Action::DecorationTile(tile)) => {
                self.push(Frame::PlaceDecoration(tile));
            }
            (Frame::PlaceDecoration(tile), Action::Ledge(ledge)) => self.decorate(tile, ledge),
            (Frame::ChooseTile, Action::PyramidTile(tile)) => self.push(Frame::PlaceTile(tile)),
            (Frame::PlaceTile(tile), Action::Space(space)) => {
                self.s.stack.pop();
                self.push(Frame::RotateTile(tile, space));
            }
            (Frame::RotateTile(tile, space), Action::Rotate(rotation)) => self.rotate(tile, space, rotation),
            (Frame::SpareFor(tile, space, rotation), Action::Spare(resource)) => {
                self.lay(tile, space, rotation, Some(resource));
            }

            (Frame::AttachedClaim(_), Action::Claim(tile)) => {
                self.s.stack.pop();
                self.claim(tile, None);
            }
            (Frame::Salary, Action::Salary(amount)) => self.pay_salary(u16::from(amount)),
            (Frame::Salary, Action::SalaryWith(tile)) => self.waive_salary(tile),
            // The question has no such answer. As documented, the result is then unspecified.
            _ => {}
        }
    }

    /// Plays all automatic effects up to the next question.
    pub(super) fn settle(&mut self) {
        while let Some(frame) = self.s.stack.top() {
            self.deepen();
            match frame {
                Frame::OtherPart => {
                    self.s.stack.pop();
                    self.resolve_first_part();
                }
                Frame::Advance(temple) => {
                    self.s.stack.pop();
                    self.advance(temple);
                }
                Frame::Ascend(worker) => {
                    self.s.stack.pop();
                    self.ascend(worker);
                }
                Frame::Bonus(stage) => {
                    self.s.stack.pop();
                    self.bonus(stage);
                }
                question => {
                    if matches!(question, Frame::ActionPowerUps(_) | Frame::TurnEnd) {
                        self.s.turn.moved_resting = false;
                    }
                    if self.s.is_asked(question) {
                        return;
                    }
                    self.s.stack.pop();
                    self.pass(question);
                }
            }
        }
    }

    /// Continues after a question was stopped or dropped. Its frame is already off the stack.
    fn pass(&mut self, frame: Frame) {
        match frame {
            Frame::Join => self.arrive(None),
            Frame::TurnEnd if self.held => {}
            Frame::TurnEnd => self.end_turn(),
            Frame::OrderSteps(first, second) => {
                self.push(Frame::Advance(second));
                self.push(Frame::Advance(first));
            }
            Frame::AdvanceAny(_) => self.emit(events::steps_lost),
            Frame::ActionPowerUps(_) | Frame::TilePowerUps(_) | Frame::StartPowerUps(_) => {
                self.emit(events::power_ups_lost);
            }
            Frame::Acquire | Frame::ChooseDecoration => self.emit(events::no_result),
            Frame::NoblesWorkers => self.build(),
            Frame::ChooseTile => self.finish_construction(),
            // The player declined, or the effect is lost. After the place of a tile, the frame below asks for the tile
            // again.
            _ => {}
        }
    }

    /// Opens a decision or an effect on top of the others. The stack has room for all of a legal game.
    pub(super) fn push(&mut self, frame: Frame) {
        self.s.stack.push(frame);
    }

    /// The deciding seat's state.
    pub(super) fn me(&mut self) -> &mut SeatState {
        &mut self.s.seats[usize::from(self.s.active)]
    }

    /// Makes the next effects consequences of the frame on top.
    fn deepen(&mut self) {
        self.depth = self.s.stack.len() as u16;
    }

    pub(super) fn emit(&mut self, event: impl FnOnce(Seat) -> Event) {
        let seat = self.s.active;
        self.report(|| event(seat));
    }

    pub(super) fn report(&mut self, event: impl FnOnce() -> Event) {
        let depth = self.depth;
        // The bonuses of the starting tiles are announced after all players have them.
        let opening = matches!(self.s.phase, Phase::Placing | Phase::Bonuses);
        self.events.emit(|| {
            let event = event().at(depth);
            if opening { event.for_draft() } else { event }
        });
    }

    /// Reports an action in the middle of another one, which continues after it.
    pub(super) fn emit_aside(&mut self, event: impl FnOnce(Seat) -> Event) {
        self.depth += 1;
        self.emit(event);
    }

    pub(super) fn gain(&mut self, goods: Goods) {
        if !goods.is_nothing() {
            self.me().goods.add(&goods);
            self.emit(|seat| events::gained(seat, &goods));
        }
    }

    pub(super) fn pay(&mut self, goods: Goods) {
        if !goods.is_nothing() {
            self.me().goods.remove(&goods);
            self.emit(|seat| events::paid(seat, &goods));
        }
    }

    /// Pays cocoa, or uses up a `free_cocoa` tile instead.
    pub(super) fn pay_cocoa(&mut self, cocoa: u16, with: Option<Discovery>) {
        match with {
            Some(tile) => self.spend_tile(tile),
            None => self.pay(Goods::cocoa(cocoa)),
        }
    }

    pub(super) fn score(&mut self, seat: Seat, points: u16, source: Source) {
        if self.add_points(seat, points, source) {
            self.report(|| events::scored(seat, points, source));
        }
    }

    /// Scores points of a seat for a technology that the deciding seat acquires too.
    pub(super) fn score_owner(&mut self, seat: Seat, points: u16) {
        if self.add_points(seat, points, Source::Technologies) {
            self.report(|| events::owner_scored(seat, points));
        }
    }

    /// Returns `true` if there were any points.
    fn add_points(&mut self, seat: Seat, points: u16, source: Source) -> bool {
        let scorer = &mut self.s.seats[usize::from(seat)];
        scorer.vp = scorer.vp.saturating_add(points);
        let sum = &mut scorer.scored[source as usize];
        *sum = sum.saturating_add_unsigned(points);
        points > 0
    }

    pub(super) fn score_own(&mut self, points: u16, source: Source) {
        self.score(self.s.active, points, source);
    }

    /// Removes a tile that the seat uses for something else from its hand.
    pub(super) fn spend_tile(&mut self, tile: Discovery) {
        if self.discard_tile(tile) {
            self.emit(|seat| events::used(seat, tile));
        }
    }

    /// Removes a tile from the hand. Returns `false` if it isn't there.
    pub(super) fn discard_tile(&mut self, tile: Discovery) -> bool {
        let me = self.me();
        let bit = me.discoveries & 1 << tile.index();
        me.discoveries &= !bit;
        me.used |= bit;
        bit != 0
    }

    /// Applies the effects of a tile, a step or a reward: goods and points now, choices as questions.
    pub(super) fn perform(&mut self, effects: &Effects, source: Source) {
        self.gain(effects.goods);
        self.score_own(effects.score, source);
        if effects.power_ups > 0 {
            self.push(Frame::TilePowerUps(effects.power_ups));
        }
        for (temple, steps) in super::ids::Temple::ALL.iter().zip(effects.temples) {
            for _ in 0..steps {
                self.push(Frame::Advance(*temple));
            }
        }
        if effects.any_temple > 0 {
            self.push(Frame::AdvanceAny(effects.any_temple));
        }
        if effects.any_resources > 0 {
            self.push(Frame::GainAny(effects.any_resources));
        }
        for _ in 0..effects.avenue {
            self.advance_avenue();
        }
    }
}
