//! The reason why a typed step isn't legal. Each refused step has one, and each kind of reason has its own sentence.

use crate::Teotihuacan;
use crate::ids::DiscoveryStack;
use crate::legal::legal;
use crate::obstacles::Obstacle;
use ai::notation;
use engine::Notation;
use game_kit::typed::{incomplete, no_stop, not_now, unknown_word};

use super::prelude::*;
use super::vocabulary::{FORMS, vocabulary};
use super::why;

/// The reason why the seat can't take this step now. The step isn't legal.
pub fn why_refused(view: &View, seat: Seat, step: &str) -> Option<Phrase> {
    let state = &view.state;
    if !state.deciding().contains(seat) {
        return None;
    }
    let now = || not_now(step, &vocabulary());
    let Some(action) = crate::Action::parse(step) else {
        let words = vocabulary();
        let unknown = unknown_word(step, &words, &FORMS, crate::Action::parse);
        let mut possible = Vec::new();
        legal(state, seat, &mut possible);
        let possible = possible.into_iter().map(notation::<Teotihuacan>);
        return unknown.or_else(|| incomplete(step, possible, &words)).or_else(|| Some(now()));
    };
    let reason = match state.phase {
        Phase::Keeping | Phase::Placing => opening(state, seat, action),
        _ => state.stack.top().and_then(|frame| refused(state, frame, action)),
    };
    match (reason, action) {
        (None, Action::Stop) => Some(no_stop()),
        (None, _) => Some(now()),
        (Some(reason), _) => Some(why::obstacle(state, reason)),
    }
}

/// The reason why a step doesn't answer the open question. `None` if it belongs to another question.
fn refused(state: &State, frame: Frame, action: Action) -> Option<Obstacle> {
    let to = state.turn.to;
    match (action, frame) {
        (Action::Move { from, power, to }, Frame::TurnStart) => state.no_move(from, power, to),
        (Action::Join(power), Frame::Join) => Some(Obstacle::NoJoin(power)),
        (Action::Main, Frame::ChooseAction) => why::main_action(state).or_else(|| state.dear_main()),
        (Action::MainWith(tile), Frame::ChooseAction) => {
            let free = to != Board::Palace && state.colours(to) == 0;
            let obstacle = || if free { Some(Obstacle::NothingDue) } else { why::main_action(state) };
            state.no_favour(tile).or_else(obstacle)
        }
        (Action::Worship(space), Frame::ChooseAction) => {
            state.no_such_space(space).or_else(|| state.no_worship(to, space, false))
        }
        (Action::WorshipWith(space, tile), Frame::ChooseAction) => {
            state.no_such_space(space).or_else(|| state.no_favour(tile)).or_else(|| state.no_worship(to, space, true))
        }
        (Action::UnlockTurn | Action::UnlockPay | Action::UnlockWith(_), _) if !state.me().has_locked() => {
            Some(Obstacle::NoneLocked)
        }
        (Action::UnlockPay, Frame::TurnStart | Frame::TurnEnd | Frame::ActionPowerUps(_)) => state.no_unlock(),
        (Action::UnlockWith(tile), Frame::TurnStart | Frame::TurnEnd | Frame::ActionPowerUps(_)) => {
            state.no_favour(tile)
        }
        (Action::TakeTemple | Action::TakeRoyal | Action::TakeDiscovery, Frame::Take) => part(state, action),
        (Action::TakeBoth, Frame::Take) => state.no_both(false),
        (Action::TakeBothWith(tile), Frame::Take) => state.no_favour(tile).or_else(|| state.no_both(true)),
        (Action::PartTemple, Frame::BothParts) => part(state, Action::TakeTemple),
        (Action::PartRoyal, Frame::BothParts) => part(state, Action::TakeRoyal),
        (Action::Claim(tile), _) => claim(state, frame, tile),
        (Action::Advance(temple), Frame::AdvanceAny(_)) => state.no_step(temple),
        (Action::Advance(temple), Frame::OrderSteps(..)) => Some(Obstacle::OtherTemple(temple)),
        (Action::Raise(board, power), Frame::ActionPowerUps(_)) => state.no_raise(board, power, Some(to)),
        (Action::Raise(board, power), Frame::TilePowerUps(_) | Frame::StartPowerUps(_)) => {
            state.no_raise(board, power, None)
        }
        (Action::Reward(reward), Frame::Reward) => state.no_reward(reward),
        (Action::RewardWith(tile), Frame::Reward) => state.no_favour(tile),
        (Action::Exchange(_) | Action::ExchangeWith(..) | Action::ExchangeFor(_), Frame::Exchange)
        | (Action::ExchangeForWith(..) | Action::Sell(_), Frame::Exchange) => exchange(state, action),
        (Action::Acquire(technology), Frame::Acquire) => acquire(state, technology),
        (Action::PyramidTile(_) | Action::DecorationTile(_), Frame::ChooseTile | Frame::ChooseDecoration) => {
            Some(Obstacle::NotOnDisplay)
        }
        (Action::Space(space), Frame::PlaceTile(_)) => {
            let support = State::no_support(state.filled(), space, &data().spaces[space.index()]);
            support.or_else(|| state.dear_space(space))
        }
        (Action::Ledge(ledge), Frame::PlaceDecoration(_)) => {
            state.no_ledge(state.filled(), ledge, &data().ledges[ledge.index()])
        }
        (Action::Spare(resource), Frame::SpareFor(_, space, _)) => state.no_spare(space, resource),
        (Action::Use(tile), _) => state.not_in_hand(tile).or(Some(Obstacle::TileNotNow(tile))),
        (Action::Salary(amount), Frame::Salary) => state.no_salary(amount.into()),
        (Action::SalaryWith(tile), Frame::Salary) => state.no_favour(tile),
        _ => None,
    }
}

/// The reason why a step of the opening isn't legal.
fn opening(state: &State, seat: Seat, action: Action) -> Option<Obstacle> {
    match (action, state.phase) {
        (Action::Keep(pair), Phase::Keeping) if state.offer.is_empty() => state.no_keep(seat, pair),
        (Action::Draft(tile), Phase::Keeping) if !state.offer.is_empty() => Some(Obstacle::NotOffered(tile)),
        (Action::Place(board), Phase::Placing) => state.no_placing(seat, board),
        _ => None,
    }
}

/// The reason why a part of the worship can't be taken.
fn part(state: &State, action: Action) -> Option<Obstacle> {
    let (board, me) = (state.turn.to, state.me());
    match (action, board) {
        (Action::TakeTemple, Board::Palace) => Some(Obstacle::NoTempleStep),
        (Action::TakeRoyal, Board::Palace) | (Action::TakeTemple, _) => {
            let free = me.hand(DiscoveryKind::FreeCocoa) != 0;
            state.no_first_part(board, state.turn.space, &me.goods, free)
        }
        (Action::TakeRoyal, _) => Some(Obstacle::NotRoyal),
        _ => state.no_discovery_part(board, &me.goods),
    }
}

fn claim(state: &State, frame: Frame, tile: Discovery) -> Option<Obstacle> {
    let on_stack = |stack: DiscoveryStack| members::<Discovery>(state.stacks[stack.index()]).any(|other| other == tile);
    let offered = match frame {
        Frame::LargeStep(temple, step) => data().step(temple, step).stack.is_some_and(on_stack),
        Frame::AvenueClaim(stack) => on_stack(stack),
        Frame::AttachedClaim(starting) => state.attached[starting.index()].known() == Some(tile),
        Frame::BothParts | Frame::DiscoveryPart => {
            state.tile_on_board(state.turn.to).is_some_and(|(_, own)| own == tile)
        }
        _ => return None,
    };
    if offered { State::no_claim(tile, &state.me().goods) } else { Some(Obstacle::TileNotHere(tile)) }
}

fn exchange(state: &State, action: Action) -> Option<Obstacle> {
    let royal = state.chosen_royal();
    let is_for_any = royal.exchange().is_none();
    let is_sale = !is_for_any && royal.any_resources > 0;
    match action {
        Action::Exchange(times) if !is_for_any && !is_sale => {
            state.no_exchanges(royal, times).or_else(|| state.dear_exchange(royal.cocoa * u16::from(times)))
        }
        Action::ExchangeWith(times, tile) if !is_for_any && !is_sale => {
            state.no_favour(tile).or_else(|| state.no_exchanges(royal, times))
        }
        Action::ExchangeFor(resource) if is_for_any => {
            state.lacking(resource).or_else(|| state.dear_exchange(royal.cocoa))
        }
        Action::ExchangeForWith(resource, tile) if is_for_any => {
            state.no_favour(tile).or_else(|| state.lacking(resource))
        }
        Action::Sell(sold) if is_sale => state.no_sale(royal, sold),
        _ => Some(Obstacle::OtherRoyal),
    }
}

fn acquire(state: &State, technology: Technology) -> Option<Obstacle> {
    match state.technologies.iter().position(|other| *other == technology) {
        None => Some(Obstacle::NotInPlay(technology)),
        Some(slot) => state.no_acquisition(slot, state.both_rows()),
    }
}
