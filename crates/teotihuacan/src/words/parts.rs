//! Answers as parts of longer choices. A move and the action after it are one choice.

use crate::action::Pair;
use crate::events;
use crate::ids::Space;
use crate::legal::legal;
use crate::tiles::only_allows;
use engine::Summary;
use game_kit::{Menu, Rank};

use super::choice::{acquired, bought_steps, free_number, tile_price, words};
use super::prelude::*;

const PLACE: Menu = Menu { several: true, ..Menu::new("teotihuacan-menu-place", 0, None) };
const MOVE: Menu = Menu { leads: true, ..Menu::new("teotihuacan-menu-move", 0, None) };
const COLLECT: Menu = Menu::new("teotihuacan-menu-collect", 0, Some("teotihuacan-menu-collect.button"));
const MAIN: Menu = Menu::new("teotihuacan-menu-main", 1, Some("teotihuacan-menu-main.button"));
const WORSHIP: Menu = Menu::new("teotihuacan-menu-worship", 2, Some("teotihuacan-menu-worship.button"));

/// A worker of this power ascends when it is raised.
const STRONGEST: u8 = 5;

/// Returns `true` if the question is about the move or action before it. Tiles and decorations need the picture, so
/// their questions come one after the other.
pub fn follows(view: &View, seat: Seat) -> bool {
    let state = &view.state;
    if !state.deciding().contains(seat) || !matches!(state.phase, Phase::Turns | Phase::Bonuses) {
        return false;
    }
    // The place of a worship comes first, then its effects, since all combinations are too many for one menu.
    let worshipping = state.turn.space != 0;
    state.stack.top().is_some_and(|frame| {
        !worshipping
            && !matches!(
                frame,
                Frame::TurnStart
                    | Frame::TurnEnd
                    // Several temple steps in all orders are too many for one menu.
                    | Frame::AdvanceAny(2..)
                    | Frame::ChooseTile
                    | Frame::PlaceTile(_)
                    | Frame::RotateTile(..)
                    | Frame::ChooseDecoration
                    | Frame::PlaceDecoration(_)
            )
    })
}

/// The name of an action next to its goods and steps.
pub fn part(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    let state = &view.state;
    Some(match action {
        Action::Move { from, power, to } => {
            // The icon next to the line is that of the first board, so the destination comes first.
            let moved = Phrase::new("teotihuacan-part-move").with("power", power);
            moved.with("to", say::board(to)).with("from", say::board(from))
        }
        Action::Place(board) => say::board(board),
        Action::Join(power) => Phrase::new("teotihuacan-part-join").with("power", power),
        Action::Exchange(times) => bought_steps(state, times)?,
        // The price doesn't show the number of exchanges.
        Action::ExchangeWith(..) => words(view, seat, action).0.inside(),
        // The label names the paying tile next to this part.
        Action::MainWith(_) | Action::UnlockWith(_) | Action::ExchangeForWith(..) | Action::SalaryWith(_) => {
            return None;
        }
        Action::Worship(space) | Action::WorshipWith(space, _) if state.turn.to == Board::Palace => {
            say::royal(state.royal_tile(space))
        }
        Action::WorshipWith(..) => return None,
        Action::UnlockPay => Phrase::new("teotihuacan-part-unlock"),
        // The gain shows an immediate claim.
        Action::TakeDiscovery => Phrase::new("teotihuacan-part-tile-alone"),
        Action::TakeBoth | Action::TakeBothWith(_) => both(state)?,
        Action::TakeTemple => match data().boards[state.turn.to.index()].worship_temples[..] {
            [temple] if !state.blocked(state.active, temple) => return None,
            _ => Phrase::new("teotihuacan-part-temple-alone"),
        },
        // The name includes the order if the seat chooses it.
        Action::PartTemple | Action::PartRoyal => {
            let mut answers = Vec::new();
            legal(state, seat, &mut answers);
            let key = if action == Action::PartRoyal { "teotihuacan-part-royal" } else { "teotihuacan-part-temple" };
            (answers.len() > 1).then(|| Phrase::new(key))?
        }
        Action::Use(tile) => Phrase::new("teotihuacan-part-use").with("tile", say::discovery(tile)),
        // The label shows the new power next to this part. For an ascension it shows only the consequences.
        Action::Raise(_, power) if power < STRONGEST => return None,
        Action::Raise(board, power) => {
            let mut answers = Vec::new();
            legal(state, seat, &mut answers);
            let others = || answers.iter().filter(|answer| matches!(answer, Action::Raise(..)));
            let here = |answer: &Action| matches!(answer, Action::Raise(other, _) if *other == board);
            let alone = others().count() == 1 || others().all(here);
            let key = if alone { "teotihuacan-part-raise-here" } else { "teotihuacan-part-raise" };
            Phrase::new(key).with("power", power).with("board", say::board(board))
        }
        Action::Buy => Phrase::new("teotihuacan-part-buy"),
        // The label shows points, cocoa and the new worker next to this part.
        Action::Reward(Reward::Score | Reward::Cocoa | Reward::FourthWorker) => return None,
        Action::Reward(reward) => Phrase::new(format!("teotihuacan-part-{}", reward.id())),
        Action::RewardWith(_) => Phrase::new(format!("teotihuacan-part-{}", Reward::TwoTemples.id())),
        Action::Acquire(technology) => acquired(state, technology),
        Action::PyramidTile(tile) => say::pyramid_tile(tile, 0),
        Action::DecorationTile(tile) => say::decoration(tile),
        Action::Space(space) if is_symmetric(state) => numbered_space(state, space),
        Action::Space(_) => words(view, seat, action).0.inside(),
        Action::Ledge(ledge) => say::ledge(ledge),
        Action::Rotate(_) if is_symmetric(state) => return None,
        Action::Rotate(turns) => Phrase::new("teotihuacan-part-rotate").with("turns", turns),
        _ => return None,
    })
}

fn numbered_space(state: &State, space: Space) -> Phrase {
    Phrase::new("teotihuacan-part-space").with("number", free_number(state, space))
}

/// The name of an action on *Undo*: two rewards of one turn belong to two ascensions, and the labels of starting tiles
/// and spaces are long.
pub fn undo(state: &State, action: Action) -> Option<Phrase> {
    let reward = match action {
        Action::Reward(reward) => reward,
        Action::RewardWith(_) => Reward::TwoTemples,
        Action::Keep(Pair(first, second)) => {
            let (first, second) = (say::starting_tile(first), say::starting_tile(second));
            return Some(Phrase::new("core-path-then").with("first", first).with("next", second));
        }
        Action::Space(space) => return Some(numbered_space(state, space)),
        _ => return None,
    };
    Some(Phrase::new("teotihuacan-undo-reward").with("reward", say::reward(reward).inside()))
}

/// Both parts of a worship, with the tile that is one of them.
fn both(state: &State) -> Option<Phrase> {
    let (_, tile) = state.tile_on_board(state.turn.to)?;
    let key = if state.turn.to == Board::Palace { "teotihuacan-part-both-royal" } else { "teotihuacan-part-both" };
    Some(Phrase::new(key).with("tile", say::discovery(tile)))
}

/// Payments that an action makes necessary later: the price of the tile for a worship with both parts.
pub fn due(view: &View, action: Action) -> Vec<Summary> {
    let state = &view.state;
    let tile = match action {
        Action::TakeBoth | Action::TakeBothWith(_) => state.tile_on_board(state.turn.to),
        _ => None,
    };
    tile.map_or(Vec::new(), |(_, tile)| events::paid(state.active, &tile_price(tile)).summary)
}

/// Returns `true` if the action is also possible at other times of the turn, as for most tiles.
pub(crate) fn is_any_time(action: Action) -> bool {
    let kind = |tile: Discovery| data().discoveries[tile.index()].kind;
    // This tile counts for the action in which it is used.
    matches!(action, Action::Use(tile) if kind(tile) != DiscoveryKind::ExtraWorker)
}

/// Returns `true` if the action is taken automatically when only tiles are left as alternatives, since tiles can also
/// be used after a power-up. The exception: before a power-up, a tile may give the cocoa to unlock another worker,
/// which the seat could raise instead. A tile that looks the same in every rotation isn't turned.
pub(crate) fn is_auto_selected(state: &State, action: Action) -> bool {
    matches!(action, Action::Raise(..)) && !state.me().has_locked() || matches!(action, Action::Rotate(_))
}

/// Returns `true` if the chosen pyramid tile looks the same in every rotation.
fn is_symmetric(state: &State) -> bool {
    let tile = match state.stack.top() {
        Some(Frame::PlaceTile(tile) | Frame::RotateTile(tile, _)) => tile,
        _ => return false,
    };
    let icons = data().pyramid_tiles[tile.index()].icons;
    icons.iter().all(|icon| *icon == icons[0])
}

/// Returns `true` if the question is about a tile of the Avenue that an ascension reached, before its reward.
pub(crate) fn claims_before_reward(state: &State) -> bool {
    let ascends = |frame: &Frame| matches!(frame, Frame::Ascend(_));
    matches!(state.stack.top(), Some(Frame::AvenueClaim(_))) && state.stack.iter().any(ascends)
}

/// Returns `true` if the action pays for the discovery tile of a worship with both parts, or declines it.
pub fn settles(state: &State, action: Action) -> bool {
    matches!(action, Action::Claim(_) | Action::Stop)
        && matches!(state.stack.top(), Some(Frame::BothParts | Frame::DiscoveryPart))
}

/// Returns `true` if another action is always at least as good: the action would have no effect (a worker that can go
/// anywhere, while none can move), turns a tile that looks the same, or declines a free tile.
pub fn is_hidden(state: &State, action: Action) -> bool {
    if action == Action::Stop && matches!(state.stack.top(), Some(Frame::AvenueClaim(_) | Frame::AttachedClaim(_))) {
        let mut answers = Vec::new();
        legal(state, state.active, &mut answers);
        return answers.iter().any(|answer| matches!(answer, Action::Claim(tile) if tile_price(*tile).is_nothing()));
    }
    if let Action::Rotate(turns) = action {
        return turns > 0 && is_symmetric(state);
    }
    let idle = |tile: Discovery| only_allows(tile) && !state.me().workers.iter().any(|worker| worker.unlocked());
    matches!(action, Action::Use(tile) if idle(tile))
}

pub fn menu(action: Action) -> Option<Menu> {
    match action {
        Action::Place(_) => Some(PLACE),
        Action::Move { .. } => Some(MOVE),
        Action::Collect => Some(COLLECT),
        Action::Main | Action::MainWith(_) => Some(MAIN),
        Action::Worship(_) | Action::WorshipWith(..) => Some(WORSHIP),
        _ => None,
    }
}

/// The place among answers of the same rank: the highest salary first, since players nearly always pay all they can.
pub fn order(action: Action) -> i16 {
    match action {
        Action::Salary(amount) => -i16::from(amount),
        _ => 0,
    }
}

/// The likelihood that players want an action: tiles, payments with tiles and a part of the salary are rare.
pub fn rank(state: &State, seat: Seat, action: Action) -> Rank {
    match action {
        Action::Salary(amount) if u16::from(amount) < state.seat(seat).salary().min(state.seat(seat).goods.cocoa) => {
            Rank::Rare
        }
        Action::Use(_)
        | Action::UnlockTurn
        | Action::UnlockPay
        | Action::UnlockWith(_)
        | Action::MainWith(_)
        | Action::WorshipWith(..)
        | Action::TakeBothWith(_)
        | Action::RewardWith(_)
        | Action::ExchangeWith(..)
        | Action::ExchangeForWith(..)
        | Action::SalaryWith(_) => Rank::Rare,
        _ => Rank::Usual,
    }
}
