//! The legal answers in every position (record format, "Order of questions").

use engine::Seat;

use super::action::Action;
use super::frames::Frame;
use super::state::{Phase, State};

/// Receives legal answers: a list, or only a flag that there is one.
pub(super) trait Sink {
    /// Adds an answer.
    fn add(&mut self, action: Action);
}

impl Sink for Vec<Action> {
    fn add(&mut self, action: Action) {
        self.push(action);
    }
}

/// `true` after the first answer.
struct Found(bool);

impl Sink for Found {
    fn add(&mut self, _action: Action) {
        self.0 = true;
    }
}

pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if !state.deciding().contains(seat) {
        return;
    }
    match state.phase {
        Phase::Keeping => state.keep_answers(seat, actions),
        Phase::Placing => state.place_answers(seat, actions),
        Phase::Bonuses | Phase::Turns | Phase::Eclipse => {
            if let Some(frame) = state.stack.top() {
                state.answers(frame, actions);
                state.uses(frame, actions);
                if state.may_stop(frame) {
                    actions.push(Action::Stop);
                }
            }
        }
        Phase::Over => {}
    }
}

impl State {
    /// The answers of a question, without tiles and `stop`.
    fn answers(&self, frame: Frame, sink: &mut impl Sink) {
        match frame {
            Frame::TurnStart => self.turn_start_answers(sink),
            Frame::Join => self.join_answers(sink),
            Frame::ChooseAction => self.action_answers(sink),
            Frame::TurnEnd => self.unlock_answers(sink),
            Frame::Take => self.take_answers(sink),
            Frame::BothParts => self.both_parts_answers(sink),
            Frame::DiscoveryPart => self.discovery_part_answers(sink),
            Frame::Exchange => self.exchange_answers(sink),
            Frame::GainAny(_) => Self::gain_answers(sink),
            Frame::AdvanceAny(_) => self.advance_answers(sink),
            Frame::OrderSteps(first, second) => self.order_answers(first, second, sink),
            Frame::LargeStep(temple, step) => self.large_step_answers(temple, step, sink),
            Frame::AvenueClaim(stack) => self.stack_answers(stack, sink),
            Frame::ActionPowerUps(_) => self.raise_answers(Some(self.turn.to), sink),
            Frame::TilePowerUps(_) | Frame::StartPowerUps(_) => self.raise_answers(None, sink),
            Frame::BuyPowerUp => self.buy_answers(sink),
            Frame::Reward => self.reward_answers(sink),
            Frame::Acquire => self.acquire_answers(sink),
            Frame::ChooseDecoration => self.decoration_answers(sink),
            Frame::PlaceDecoration(_) => self.ledge_answers(sink),
            Frame::ChooseTile => self.pyramid_tile_answers(sink),
            Frame::PlaceTile(_) => self.space_answers(sink),
            Frame::RotateTile(_, space) => self.rotation_answers(space, sink),
            Frame::SpareFor(_, space, _) => self.spare_answers(space, sink),
            Frame::AttachedClaim(tile) => self.attached_answers(tile, sink),
            Frame::Salary => self.salary_answers(sink),
            // The question of nobles offers only tiles. The others ask nothing.
            Frame::NoblesWorkers | Frame::OtherPart | Frame::Advance(_) | Frame::Ascend(_) | Frame::Bonus(_) => {}
        }
    }

    /// Returns `true` if the seat gets this question now. Otherwise the question is dropped.
    pub(super) fn is_asked(&self, frame: Frame) -> bool {
        let mut found = Found(false);
        self.answers(frame, &mut found);
        found.0
            || match frame {
                Frame::TurnEnd | Frame::NoblesWorkers => {
                    self.uses(frame, &mut found);
                    found.0
                }
                Frame::Acquire => self.extra_worker_rescues_alchemy(),
                _ => false,
            }
    }

    /// Returns `true` if `stop` is an answer.
    fn may_stop(&self, frame: Frame) -> bool {
        match frame {
            Frame::Join
            | Frame::TurnEnd
            | Frame::DiscoveryPart
            | Frame::Exchange
            | Frame::AvenueClaim(_)
            | Frame::BuyPowerUp
            | Frame::AttachedClaim(_) => true,
            Frame::NoblesWorkers => self.nobles_row(self.number()).is_some(),
            Frame::ChooseTile => self.turn.laid > 0,
            Frame::SpareFor(_, space, _) => self.pays_in_full(space),
            _ => false,
        }
    }
}
