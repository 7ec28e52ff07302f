//! The question to a seat, the progress of the game, and a seat's goods.

use crate::state::LastRound;

use super::choice::free_number;
use super::effects;
use super::prelude::*;

pub fn question(view: &View, seat: Seat) -> Phrase {
    let state = &view.state;
    if !state.deciding().contains(seat) {
        return Phrase::new("teotihuacan-question-wait");
    }
    match state.phase {
        Phase::Keeping if state.offer.is_empty() => Phrase::new("teotihuacan-question-keep"),
        Phase::Keeping => Phrase::new("teotihuacan-question-draft"),
        Phase::Placing => Phrase::new("teotihuacan-question-place").with("n", state.unplaced(seat)),
        Phase::Over => Phrase::new("teotihuacan-question-wait"),
        Phase::Bonuses | Phase::Turns | Phase::Eclipse => match state.stack.top() {
            Some(frame) => topic(state, frame),
            None => Phrase::new("teotihuacan-question-wait"),
        },
    }
}

fn topic(state: &State, frame: Frame) -> Phrase {
    let board = say::board(state.turn.to);
    let at = |key: &str| Phrase::new(key).with("board", board.clone());
    match frame {
        Frame::TurnStart => {
            let unlocked = state.me().workers.iter().any(|worker| worker.unlocked());
            let key = if unlocked { "teotihuacan-question-move" } else { "teotihuacan-question-unlock" };
            Phrase::new(key)
        }
        Frame::Join => at("teotihuacan-question-join"),
        Frame::ChooseAction => at("teotihuacan-question-action"),
        Frame::TurnEnd => Phrase::new("teotihuacan-question-end"),
        Frame::Take => at("teotihuacan-question-take"),
        Frame::BothParts => at("teotihuacan-question-both"),
        Frame::DiscoveryPart => at("teotihuacan-question-discovery"),
        Frame::Exchange => {
            Phrase::new("teotihuacan-question-exchange").with("tile", say::royal(state.royal_tile(state.turn.space)))
        }
        Frame::GainAny(n) if state.phase == Phase::Bonuses => {
            Phrase::new("teotihuacan-question-gain-start").with("n", n)
        }
        Frame::GainAny(n) => Phrase::new("teotihuacan-question-gain").with("n", n),
        Frame::AdvanceAny(n) => Phrase::new("teotihuacan-question-advance").with("n", n),
        Frame::OrderSteps(..) => Phrase::new("teotihuacan-question-order"),
        Frame::LargeStep(temple, step) => {
            let reward = effects::effects(&data().step(temple, step).reward);
            let question = Phrase::new("teotihuacan-question-large-step").with("temple", say::temple(temple));
            question.with("step", step).with("reward", reward)
        }
        Frame::AvenueClaim(stack) => {
            // A tile used since then may have moved the marker further.
            let step = data().avenue_stacks.iter().position(|at| *at == Some(stack)).unwrap_or_default();
            Phrase::new("teotihuacan-question-avenue").with("step", step)
        }
        Frame::ActionPowerUps(n) => at("teotihuacan-question-raise").with("n", n),
        Frame::TilePowerUps(n) => Phrase::new("teotihuacan-question-raise-any").with("n", n),
        Frame::StartPowerUps(n) => Phrase::new("teotihuacan-question-raise-any").with("n", n),
        Frame::BuyPowerUp => at("teotihuacan-question-buy"),
        Frame::Reward => Phrase::new("teotihuacan-question-reward"),
        Frame::Acquire => Phrase::new("teotihuacan-question-acquire"),
        Frame::NoblesWorkers => Phrase::new("teotihuacan-question-workers").with("n", state.number()),
        Frame::ChooseDecoration => Phrase::new("teotihuacan-question-decoration"),
        Frame::PlaceDecoration(tile) => Phrase::new("teotihuacan-question-ledge").with("tile", say::decoration(tile)),
        Frame::ChooseTile if state.turn.laid > 0 => Phrase::new("teotihuacan-question-tile-more"),
        Frame::ChooseTile => Phrase::new("teotihuacan-question-tile"),
        Frame::PlaceTile(tile) => Phrase::new("teotihuacan-question-space").with("tile", say::pyramid_tile(tile, 0)),
        Frame::RotateTile(_, space) => {
            Phrase::new("teotihuacan-question-rotate").with("number", free_number(state, space))
        }
        Frame::SpareFor(..) => Phrase::new("teotihuacan-question-spare"),
        Frame::AttachedClaim(tile) => {
            Phrase::new("teotihuacan-question-attached").with("tile", say::starting_tile(tile))
        }
        Frame::Salary => Phrase::new("teotihuacan-question-salary").with("owed", state.me().salary()),
        // These happen automatically and never ask a question.
        Frame::OtherPart | Frame::Advance(_) | Frame::Ascend(_) | Frame::Bonus(_) => {
            Phrase::new("teotihuacan-question-wait")
        }
    }
}

/// One line about the progress of the game.
pub fn status(view: &View) -> Phrase {
    let state = &view.state;
    match state.phase {
        Phase::Keeping => Phrase::new("teotihuacan-status-keeping"),
        Phase::Placing => Phrase::new("teotihuacan-status-placing"),
        Phase::Bonuses => Phrase::new("teotihuacan-status-bonuses").seat("seat", state.active),
        Phase::Turns => {
            let key = match (state.last_round, state.final_eclipse()) {
                (LastRound::No, _) => "teotihuacan-status-turns",
                (LastRound::Next, false) => "teotihuacan-status-next",
                (LastRound::Now, false) => "teotihuacan-status-now",
                (LastRound::Next, true) => "teotihuacan-status-next-final",
                (LastRound::Now, true) => "teotihuacan-status-now-final",
            };
            Phrase::new(key).with("era", state.era).with("rounds", state.rounds_left())
        }
        Phase::Eclipse => Phrase::new("teotihuacan-status-eclipse").with("era", state.era).seat("seat", state.active),
        Phase::Over => {
            let ranking = state.outcome().map(|outcome| outcome.ranking).unwrap_or_default();
            let winners = state.all_seats().zip(ranking).filter(|(_, place)| *place == 1);
            let names: Vec<Phrase> = winners.map(|(seat, _)| Phrase::new("core-seat").seat("seat", seat)).collect();
            Phrase::new("teotihuacan-status-over").with("winners", names)
        }
    }
}

/// Starting tiles are hidden until all have chosen. The places of workers are public (rules 1.2).
pub fn secret(view: &View) -> bool {
    view.state.phase != Phase::Placing
}

/// Number of rounds before an eclipse during which each choice shows the shortage for the salary.
const SALARY_SOON: u8 = 2;

/// The cocoa missing for the salary of an eclipse that is near. `None` while the turn can still bring cocoa: in a
/// worship, at a temple step, a claim or an ascension.
pub fn shortage(view: &View, seat: Seat) -> Option<(u16, Phrase)> {
    let state = &view.state;
    let owner = state.seat(seat);
    let short = owner.missing_salary();
    let open = state.stack.iter().any(|frame| {
        use Frame::{Advance, AdvanceAny, Ascend, AvenueClaim, LargeStep, OrderSteps, Reward};
        use Frame::{BothParts, DiscoveryPart, Exchange, OtherPart, Take};
        matches!(frame, Advance(_) | AdvanceAny(_) | Ascend(_) | AvenueClaim(_) | LargeStep(..) | OrderSteps(..))
            || matches!(frame, BothParts | DiscoveryPart | Exchange | OtherPart | Reward | Take)
    });
    (state.phase == Phase::Turns && state.rounds_left() <= SALARY_SOON && !open)
        .then(|| (short, Phrase::new("teotihuacan-short").with("cocoa", short)))
}

/// The round of the game, from 1.
pub fn round(view: &View) -> Option<u32> {
    view.state.round()
}

/// The cocoa for the workers in the next eclipse, and the seat's cocoa.
pub fn needs(view: &View, seat: Seat) -> Option<Phrase> {
    let state = &view.state;
    let owner = state.seat(seat);
    (state.phase == Phase::Turns)
        .then(|| Phrase::new("teotihuacan-needs").with("salary", owner.salary()).with("have", owner.goods.cocoa))
}

/// One line with a seat's goods.
pub fn goods(view: &View, seat: Seat) -> Phrase {
    let owner = view.state.seat(seat);
    // The bonuses of the starting tiles come after all workers are placed.
    let placing = view.state.phase == Phase::Placing;
    let key = if placing { "teotihuacan-goods-line.placing" } else { "teotihuacan-goods-line" };
    let goods = Phrase::new(key).with("goods", say::goods(&owner.goods)).with("points", say::points(owner.vp));
    let kept_tiles = owner.kept_tiles.into_iter().filter_map(Slot::known);
    if placing { goods.with("gains", effects::starting_tiles(&view.state, kept_tiles)) } else { goods }
}
