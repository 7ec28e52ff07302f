//! The reason why a typed step isn't legal. Each refused step has one, and each kind of reason has its own sentence.

use crate::Teotihuacan;
use crate::data::RoyalAction;
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
        Phase::Keeping => starting_tiles(state, seat, action),
        Phase::Placing => placed(state, seat, action),
        _ => state.stack.top().and_then(|frame| refused(state, frame, action)),
    };
    reason.or_else(|| Some(now()))
}

fn key(key: &str) -> Option<Phrase> {
    Some(Phrase::new(key))
}

fn about_tile(key: &str, tile: Discovery) -> Option<Phrase> {
    Some(Phrase::new(key).with("tile", say::discovery(tile)))
}

/// The reason why a step doesn't answer the open question. `None` if it belongs to another question.
fn refused(state: &State, frame: Frame, action: Action) -> Option<Phrase> {
    let words = |obstacle: Option<Obstacle>| obstacle.map(|of| why::obstacle(state, of));
    match (action, frame) {
        (Action::Move { from, power, to }, Frame::TurnStart) => moved(state, (from, power), to),
        (Action::Join(power), Frame::Join) => Some(Phrase::new("teotihuacan-why-join").with("power", power)),
        (Action::Main, Frame::ChooseAction) => words(why::main_action(state).or_else(|| state.dear_main())),
        (Action::MainWith(tile), Frame::ChooseAction) => {
            let free = state.turn.to != Board::Palace && state.colours(state.turn.to) == 0;
            let obstacle = || if free { Some(Obstacle::NothingDue) } else { why::main_action(state) };
            favour(state, tile).or_else(|| words(obstacle()))
        }
        (Action::Worship(space), Frame::ChooseAction) => {
            no_such_space(state, space).or_else(|| words(state.no_worship(state.turn.to, space, false)))
        }
        (Action::WorshipWith(space, tile), Frame::ChooseAction) => no_such_space(state, space)
            .or_else(|| favour(state, tile))
            .or_else(|| words(state.no_worship(state.turn.to, space, true))),
        (Action::UnlockTurn | Action::UnlockPay | Action::UnlockWith(_), _) if !state.me().has_locked() => {
            words(Some(Obstacle::NoneLocked))
        }
        (Action::UnlockPay, Frame::TurnStart | Frame::TurnEnd | Frame::ActionPowerUps(_)) => words(state.no_unlock()),
        (Action::UnlockWith(tile), Frame::TurnStart | Frame::TurnEnd | Frame::ActionPowerUps(_)) => favour(state, tile),
        (Action::TakeTemple | Action::TakeRoyal | Action::TakeDiscovery, Frame::Take) => part(state, action),
        (Action::TakeBoth, Frame::Take) => words(state.no_both(false)),
        (Action::TakeBothWith(tile), Frame::Take) => favour(state, tile).or_else(|| words(state.no_both(true))),
        (Action::PartTemple, Frame::BothParts) => part(state, Action::TakeTemple),
        (Action::PartRoyal, Frame::BothParts) => part(state, Action::TakeRoyal),
        (Action::Claim(tile), _) => claim(state, frame, tile),
        (Action::Advance(temple), Frame::AdvanceAny(_)) => words(state.no_step(temple)),
        (Action::Advance(temple), Frame::OrderSteps(..)) => {
            Some(Phrase::new("teotihuacan-why-other-temple").with("temple", say::temple(temple)))
        }
        (Action::Raise(board, power), Frame::ActionPowerUps(_)) if board != state.turn.to => Some(
            no_worker(state, board, power)
                .unwrap_or_else(|| Phrase::new("teotihuacan-why-raise-here").with("board", say::board(state.turn.to))),
        ),
        (Action::Raise(board, power), Frame::ActionPowerUps(_) | Frame::TilePowerUps(_) | Frame::StartPowerUps(_)) => {
            no_worker(state, board, power).or_else(|| {
                let moved = Phrase::new("teotihuacan-why-raise-moved").with("power", power);
                Some(moved.with("board", say::board(board)))
            })
        }
        (Action::Reward(reward), Frame::Reward) => words(state.no_reward(reward)),
        (Action::RewardWith(tile), Frame::Reward) => favour(state, tile),
        (Action::Exchange(_) | Action::ExchangeWith(..) | Action::ExchangeFor(_), Frame::Exchange)
        | (Action::ExchangeForWith(..) | Action::Sell(_), Frame::Exchange) => exchange(state, action),
        (Action::Acquire(technology), Frame::Acquire) => words(acquire(state, technology)),
        (Action::PyramidTile(_) | Action::DecorationTile(_), Frame::ChooseTile | Frame::ChooseDecoration) => {
            key("teotihuacan-why-not-on-display")
        }
        (Action::Space(space), Frame::PlaceTile(_)) => {
            let support = State::no_support(state.filled(), space, &data().spaces[space.index()]);
            words(support.or_else(|| state.dear_space(space)))
        }
        (Action::Ledge(ledge), Frame::PlaceDecoration(_)) => {
            words(state.no_ledge(state.filled(), ledge, &data().ledges[ledge.index()]))
        }
        (Action::Spare(resource), Frame::SpareFor(_, space, _)) => words(state.no_spare(space, resource)),
        (Action::Use(tile), _) => not_in_hand(state, tile).or_else(|| about_tile("teotihuacan-why-tile-not-now", tile)),
        (Action::Salary(amount), Frame::Salary) => words(state.no_salary(amount.into())),
        (Action::SalaryWith(tile), Frame::Salary) => favour(state, tile),
        (Action::Stop, _) => Some(no_stop()),
        _ => None,
    }
}

fn starting_tiles(state: &State, seat: Seat, action: Action) -> Option<Phrase> {
    let dealt = |tile: StartingTile| state.dealt[usize::from(seat)].into_iter().any(|own| own.known() == Some(tile));
    let about = |key: &str, tile: StartingTile| Some(Phrase::new(key).with("tile", say::starting_tile(tile)));
    match action {
        Action::Keep(pair) if state.offer.is_empty() => match [pair.0, pair.1].into_iter().find(|tile| !dealt(*tile)) {
            Some(tile) => about("teotihuacan-why-not-dealt", tile),
            None => about("teotihuacan-why-keep-twice", pair.0),
        },
        Action::Draft(tile) if !state.offer.is_empty() => about("teotihuacan-why-not-offered", tile),
        Action::Stop => Some(no_stop()),
        _ => None,
    }
}

fn placed(state: &State, seat: Seat, action: Action) -> Option<Phrase> {
    let Action::Place(board) = action else { return Some(no_stop()).filter(|_| action == Action::Stop) };
    let taken = state.seat(seat).workers.iter().any(|worker| worker.board == Some(board));
    let key = if taken { "teotihuacan-why-placed-there" } else { "teotihuacan-why-not-on-tiles" };
    Some(Phrase::new(key).with("board", say::board(board)))
}

/// The reason why no unlocked worker of this power is on a board.
fn no_worker(state: &State, board: Board, power: u8) -> Option<Phrase> {
    let mut own = state.me().workers.iter().filter(|worker| worker.board == Some(board) && worker.power == power);
    let worker = |key: &str| Phrase::new(key).with("power", power).with("board", say::board(board));
    let first = own.next();
    if first.is_none() {
        return Some(worker("teotihuacan-why-no-worker"));
    }
    (!first.into_iter().chain(own).any(|worker| worker.unlocked())).then(|| worker("teotihuacan-why-locked"))
}

/// The reason why a worker can't move: there is none, it is locked, or the board is too far away.
fn moved(state: &State, (from, power): (Board, u8), to: Board) -> Option<Phrase> {
    if let Some(reason) = no_worker(state, from, power) {
        return Some(reason);
    }
    let steps = (8 + state.position(to) - state.position(from)) % 8;
    let far = Phrase::new("teotihuacan-why-too-far").with("from", say::board(from)).with("to", say::board(to));
    Some(far.with("steps", if steps == 0 { 8 } else { steps }))
}

fn not_in_hand(state: &State, tile: Discovery) -> Option<Phrase> {
    let in_hand = state.me().discoveries & (1 << tile.index()) != 0;
    if in_hand { None } else { about_tile("teotihuacan-why-not-in-hand", tile) }
}

/// The reason why a tile can't pay cocoa.
fn favour(state: &State, tile: Discovery) -> Option<Phrase> {
    let pays = data().discoveries[tile.index()].kind == DiscoveryKind::FreeCocoa;
    not_in_hand(state, tile).or_else(|| if pays { None } else { about_tile("teotihuacan-why-no-favour", tile) })
}

fn no_such_space(state: &State, space: u8) -> Option<Phrase> {
    let board = state.turn.to;
    let spaces = data().boards[board.index()].worship_spaces;
    let reason = Phrase::new("teotihuacan-why-worship-count").with("count", spaces).with("board", say::board(board));
    (!(1..=spaces).contains(&space)).then_some(reason)
}

/// The reason why a part of the worship can't be taken.
fn part(state: &State, action: Action) -> Option<Phrase> {
    let (board, me) = (state.turn.to, state.me());
    let obstacle = match (action, board) {
        (Action::TakeTemple, Board::Palace) => return key("teotihuacan-why-no-step"),
        (Action::TakeRoyal, Board::Palace) | (Action::TakeTemple, _) => {
            let free = me.hand(DiscoveryKind::FreeCocoa) != 0;
            state.no_first_part(board, state.turn.space, &me.goods, free)
        }
        (Action::TakeRoyal, _) => {
            return Some(Phrase::new("teotihuacan-why-not-royal").with("board", say::board(board)));
        }
        _ => state.no_discovery_part(board, &me.goods),
    };
    obstacle.map(|of| why::obstacle(state, of))
}

fn claim(state: &State, frame: Frame, tile: Discovery) -> Option<Phrase> {
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
    let dear = || State::no_claim(tile, &state.me().goods).map(|of| why::obstacle(state, of));
    if offered { dear() } else { about_tile("teotihuacan-why-tile-not-here", tile) }
}

fn exchange(state: &State, action: Action) -> Option<Phrase> {
    let royal = state.royal_tile(state.turn.space);
    let me = state.me();
    let words = |of: Obstacle| why::obstacle(state, of);
    let short = |cocoa: u16| state.dear_exchange(cocoa).map(words);
    let lacking = |resource: Resource| state.lacking(resource).map(words);
    let most = |limit: u8, times: u8| {
        let reason = Phrase::new("teotihuacan-why-exchange-most").with("count", limit);
        (!(1..=limit).contains(&times)).then_some(reason)
    };
    match (action, data().royal_tiles[royal.index()].action) {
        (Action::Exchange(times), RoyalAction::Exchange { cocoa, any_resources: 0, offset, .. }) => {
            most(state.royal_limit(offset), times).or_else(|| short(cocoa * u16::from(times)))
        }
        (Action::ExchangeWith(times, tile), RoyalAction::Exchange { any_resources: 0, offset, .. }) => {
            favour(state, tile).or_else(|| most(state.royal_limit(offset), times))
        }
        (Action::ExchangeFor(resource), RoyalAction::ExchangeForAny { cocoa, .. }) => {
            lacking(resource).or_else(|| short(cocoa))
        }
        (Action::ExchangeForWith(resource, tile), RoyalAction::ExchangeForAny { .. }) => {
            favour(state, tile).or_else(|| lacking(resource))
        }
        (Action::Sell(sold), RoyalAction::Exchange { any_resources: 1.., offset, .. }) => {
            let missing =
                Resource::ALL.iter().find(|kind| u16::from(sold[kind.index()]) > me.goods.resources[kind.index()]);
            let have = |kind: &Resource| say::resource(*kind, me.goods.resources[kind.index()]);
            let missing = missing.map(|kind| Phrase::new("teotihuacan-why-sell-lacking").with("have", have(kind)));
            let many = || Phrase::new("teotihuacan-why-sell-most").with("count", state.royal_limit(offset));
            missing.or_else(|| Some(many()))
        }
        _ => Some(Phrase::new("teotihuacan-why-other-royal").with("what", say::royal(royal))),
    }
}

fn acquire(state: &State, technology: Technology) -> Option<Obstacle> {
    match state.technologies.iter().position(|other| *other == technology) {
        None => Some(Obstacle::NotInPlay(technology)),
        Some(slot) => state.no_acquisition(slot, state.both_rows()),
    }
}
