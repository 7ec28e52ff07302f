//! The reasons why an action isn't offered, for common questions.

use crate::Teotihuacan;
use crate::ids::DiscoveryStack;
use crate::legal::legal;
use crate::obstacles::Obstacle;
use crate::pyramid::price_of;
use engine::{Game, Silent};

use super::prelude::*;

/// The reasons why actions that a player may miss aren't legal now.
pub fn why_not(view: &View, seat: Seat) -> Vec<Phrase> {
    let state = &view.state;
    if state.phase != Phase::Turns || !state.deciding().contains(seat) {
        return Vec::new();
    }
    match state.stack.top() {
        Some(Frame::TurnStart) => unlocking(state).into_iter().chain(main_actions(state, seat)).collect(),
        Some(Frame::ChooseAction) => {
            let mut reasons: Vec<Phrase> = main_action(state).map(|of| obstacle(state, of)).into_iter().collect();
            reasons.extend(worship(state));
            reasons
        }
        Some(Frame::Take) => parts(state),
        Some(Frame::AdvanceAny(_)) => {
            Temple::ALL.into_iter().filter_map(|temple| state.no_step(temple)).map(|of| obstacle(state, of)).collect()
        }
        Some(Frame::LargeStep(temple, step)) => {
            data().step(temple, step).stack.map_or(Vec::new(), |stack| dear_tiles(state, stack))
        }
        Some(Frame::AvenueClaim(stack)) => dear_tiles(state, stack),
        Some(Frame::BothParts | Frame::DiscoveryPart) => {
            dear_tile(state).map(|of| obstacle(state, of)).into_iter().collect()
        }
        Some(Frame::Reward) => rewards(state),
        Some(Frame::Acquire) => technologies(state),
        Some(Frame::PlaceTile(_)) => dear_levels(state),
        _ => Vec::new(),
    }
}

fn unlocking(state: &State) -> Vec<Phrase> {
    let me = state.me();
    let all_locked = me.has_locked() && !me.workers.iter().any(|worker| worker.unlocked());
    let dear = state.no_unlock().filter(|of| *of == Obstacle::UnlockPrice);
    let reasons = all_locked.then_some(Obstacle::AllLocked).into_iter().chain(dear);
    reasons.map(|of| obstacle(state, of)).collect()
}

/// The goods missing for main actions that no worker can take now, for each reachable board, in a few words.
fn main_actions(state: &State, seat: Seat) -> Vec<Phrase> {
    let mut moves = Vec::new();
    legal(state, seat, &mut moves);
    let mut reached: Vec<(Board, Option<(Goods, Goods)>)> = Vec::new();
    for action in moves {
        let Action::Move { to, .. } = action else { continue };
        let mut after = *state;
        Teotihuacan::apply(&mut after, seat, action, &mut Silent);
        let mut answers = Vec::new();
        legal(&after, seat, &mut answers);
        // The effects of a tile or an unlocked worker aren't known in advance.
        let may_be = |answer: &Action| {
            use Action::{Main, MainWith, UnlockPay, UnlockWith, Use};
            matches!(answer, Main | MainWith(_) | Use(_) | UnlockPay | UnlockWith(_))
        };
        let possible = answers.iter().any(may_be);
        // Before the seat decides whether a second worker joins, the cost isn't known.
        let asked = after.stack.top() == Some(Frame::ChooseAction);
        let missing = if possible || !asked { None } else { missing(&after) };
        match reached.iter_mut().find(|(board, _)| *board == to) {
            Some((_, known)) => *known = known.filter(|_| missing.is_some()),
            None => reached.push((to, missing)),
        }
    }
    reached
        .into_iter()
        .filter_map(|(board, missing)| {
            let (price, have) = missing?;
            let why = Phrase::new("teotihuacan-why-main").with("board", say::board(board));
            Some(why.with("price", say::goods(&price)).with("have", missing_goods(&price, &have)))
        })
        .collect()
}

/// The least cost of the main action on the reached board, and the seat's goods. `None` if something other than goods
/// is missing.
fn missing(state: &State) -> Option<(Goods, Goods)> {
    let goods = state.me().goods;
    let price = match main_action(state)? {
        Obstacle::Colours(board) => Goods::cocoa(u16::from(state.colours(board))),
        Obstacle::NoTechnology => {
            let wanted = state.technologies.into_iter().filter(|technology| !state.me().owns(*technology));
            wanted.map(State::technology_price).min_by_key(Goods::count)?
        }
        Obstacle::BuildingPrice => data().building_price,
        Obstacle::DecorationPrice(workers) => State::decoration_price(workers),
        Obstacle::NoSpace => state.legal_spaces().filter_map(|space| price_of(space, None)).min_by_key(Goods::count)?,
        _ => return None,
    };
    (!goods.cover(&price)).then_some((price, goods))
}

/// The seat's amounts of the goods in a price, including 0.
fn missing_goods(price: &Goods, have: &Goods) -> Vec<Phrase> {
    let resources = Resource::ALL.iter().zip(price.resources.into_iter().zip(have.resources));
    let resources = resources.filter(|(_, (price, _))| *price > 0);
    let cocoa = (price.cocoa > 0).then(|| say::cocoa(have.cocoa));
    cocoa.into_iter().chain(resources.map(|(kind, (_, have))| say::resource(*kind, have))).collect()
}

/// The reason why the main action of the reached board isn't offered.
pub(super) fn main_action(state: &State) -> Option<Obstacle> {
    let board = state.turn.to;
    let no_tile = state.me().hand(DiscoveryKind::FreeCocoa) == 0;
    let dear = state.dear_main().filter(|_| no_tile && board != Board::Palace);
    dear.or_else(|| state.no_main_action(board))
}

/// The sentence about an obstacle.
pub(super) fn obstacle(state: &State, obstacle: Obstacle) -> Phrase {
    let board = state.turn.to;
    let costs = |key: &str, price: &Goods| Phrase::new(key).with("price", say::goods(price));
    let have = |phrase: Phrase| phrase.with("have", say::cocoa(state.me().goods.cocoa));
    let salary = |key: &str| have(Phrase::new(key).with("owed", say::cocoa(state.me().salary())));
    let one = |key: &str, resource: Resource| Phrase::new(key).with("goods", say::resource(resource, 1));
    let worshipped = |key: &str, space: u8| {
        let what = if board == Board::Palace { say::royal(state.royal_tile(space)) } else { say::board(board) };
        Phrase::new(key).with("what", what)
    };
    let tile = |key: &str, tile: Discovery| Phrase::new(key).with("tile", say::discovery(tile));
    let start = |key: &str, tile: StartingTile| Phrase::new(key).with("tile", say::starting_tile(tile));
    let on = |key: &str, board: Board| Phrase::new(key).with("board", say::board(board));
    let worker = |key: &str, board: Board, power: u8| on(key, board).with("power", power);
    match obstacle {
        Obstacle::NotDealt(id) => start("teotihuacan-why-not-dealt", id),
        Obstacle::KeepTwice(id) => start("teotihuacan-why-keep-twice", id),
        Obstacle::NotOffered(id) => start("teotihuacan-why-not-offered", id),
        Obstacle::PlacedThere(board) => on("teotihuacan-why-placed-there", board),
        Obstacle::NotOnTiles(board) => on("teotihuacan-why-not-on-tiles", board),
        Obstacle::NoWorker(board, power) => worker("teotihuacan-why-no-worker", board, power),
        Obstacle::Locked(board, power) => worker("teotihuacan-why-locked", board, power),
        Obstacle::TooFar { from, to, steps } => {
            let far = Phrase::new("teotihuacan-why-too-far").with("from", say::board(from));
            far.with("to", say::board(to)).with("steps", steps)
        }
        Obstacle::NoJoin(power) => Phrase::new("teotihuacan-why-join").with("power", power),
        Obstacle::RaiseHere => on("teotihuacan-why-raise-here", board),
        Obstacle::RaiseMoved(board, power) => worker("teotihuacan-why-raise-moved", board, power),
        Obstacle::NotInHand(id) => tile("teotihuacan-why-not-in-hand", id),
        Obstacle::NoFavour(id) => tile("teotihuacan-why-no-favour", id),
        Obstacle::TileNotNow(id) => tile("teotihuacan-why-tile-not-now", id),
        Obstacle::TileNotHere(id) => tile("teotihuacan-why-tile-not-here", id),
        Obstacle::NotOnDisplay => Phrase::new("teotihuacan-why-not-on-display"),
        Obstacle::OtherTemple(temple) => {
            Phrase::new("teotihuacan-why-other-temple").with("temple", say::temple(temple))
        }
        Obstacle::WorshipCount(count) => on("teotihuacan-why-worship-count", board).with("count", count),
        Obstacle::NoTempleStep => Phrase::new("teotihuacan-why-no-step"),
        Obstacle::NotRoyal => on("teotihuacan-why-not-royal", board),
        Obstacle::OtherRoyal => {
            Phrase::new("teotihuacan-why-other-royal").with("what", say::royal(state.royal_tile(state.turn.space)))
        }
        Obstacle::ExchangeMost(count) => Phrase::new("teotihuacan-why-exchange-most").with("count", count),
        Obstacle::SellLacking(kind) => {
            let have = say::resource(kind, state.me().goods.resources[kind.index()]);
            Phrase::new("teotihuacan-why-sell-lacking").with("have", have)
        }
        Obstacle::SellMost(count) => Phrase::new("teotihuacan-why-sell-most").with("count", count),
        Obstacle::NoneLocked => Phrase::new("teotihuacan-why-none-locked"),
        Obstacle::AllLocked => Phrase::new("teotihuacan-why-all-locked"),
        Obstacle::UnlockPrice => have(costs("teotihuacan-why-unlock", &Goods::cocoa(data().cocoa.unlock_all))),
        Obstacle::NoMain => Phrase::new("teotihuacan-why-palace"),
        Obstacle::Colours(board) => {
            let price = Goods::cocoa(state.colours(board).into());
            have(costs("teotihuacan-why-colours", &price)).with("board", say::board(board))
        }
        Obstacle::NoTechnology => Phrase::new("teotihuacan-why-no-technology"),
        Obstacle::BuildingPrice => costs("teotihuacan-why-building", &data().building_price),
        Obstacle::NoRow => Phrase::new("teotihuacan-why-no-row"),
        Obstacle::DecorationPrice(workers) => costs("teotihuacan-why-decoration", &State::decoration_price(workers)),
        Obstacle::NoRoom => Phrase::new("teotihuacan-why-no-ledge"),
        Obstacle::Finished => Phrase::new("teotihuacan-why-finished"),
        Obstacle::NoSpace => Phrase::new("teotihuacan-why-no-space"),
        Obstacle::NotInPlay(technology) => {
            Phrase::new("teotihuacan-why-no-such-technology").with("technology", say::technology(technology))
        }
        Obstacle::Owned(technology) => {
            Phrase::new("teotihuacan-why-owned-technology").with("technology", say::technology(technology))
        }
        Obstacle::Row2 => Phrase::new("teotihuacan-why-row-2"),
        Obstacle::TechnologyPrice(technology) => {
            costs("teotihuacan-why-dear-technology", &State::technology_price(technology))
                .with("technology", say::technology(technology))
        }
        Obstacle::Blocked(temple) => Phrase::new("teotihuacan-why-blocked").with("temple", say::temple(temple)),
        Obstacle::TilePrice(tile) => costs("teotihuacan-why-dear-tile", &data().discoveries[tile.index()].price)
            .with("tile", say::discovery(tile)),
        Obstacle::NoTile => Phrase::new("teotihuacan-why-no-tile"),
        Obstacle::OwnWorker(space) => worshipped("teotihuacan-why-worship-own", space),
        Obstacle::WorshipPrice(space) => worshipped("teotihuacan-why-worship-taken", space),
        Obstacle::NoWorship(space) if board == Board::Palace => worshipped("teotihuacan-why-worship-royal", space),
        Obstacle::NoWorship(space) => worshipped("teotihuacan-why-worship-nothing", space),
        Obstacle::RoyalPrice => worshipped("teotihuacan-why-dear-royal", state.turn.space),
        Obstacle::BothPrice => costs("teotihuacan-why-both", &Goods::cocoa(data().cocoa.both_parts)),
        Obstacle::NothingDue => Phrase::new("teotihuacan-why-nothing-due"),
        Obstacle::SpaceTaken => Phrase::new("teotihuacan-why-space-taken"),
        Obstacle::SpaceBelow => Phrase::new("teotihuacan-why-space-below"),
        Obstacle::LevelPrice(level) => {
            let price = &data().levels[usize::from(level - 1)].price;
            costs("teotihuacan-why-dear-level", price).with("level", level)
        }
        Obstacle::LedgeTaken => Phrase::new("teotihuacan-why-ledge-taken"),
        Obstacle::LedgeBelow => Phrase::new("teotihuacan-why-ledge-below"),
        Obstacle::SpareOther(resource) => one("teotihuacan-why-spare-other", resource),
        Obstacle::SparePrice(resource) => one("teotihuacan-why-spare-dear", resource),
        Obstacle::FourthWorker => Phrase::new("teotihuacan-why-fourth-worker"),
        // Only two temple steps have a price.
        Obstacle::RewardPrice(reward) => costs("teotihuacan-why-two-temples", data().reward_price(reward)),
        Obstacle::ExchangePrice(cocoa) => have(costs("teotihuacan-why-exchange-dear", &Goods::cocoa(cocoa))),
        Obstacle::Lacking(resource) => one("teotihuacan-why-exchange-lacking", resource),
        Obstacle::SalaryMost => salary("teotihuacan-why-salary-most"),
        Obstacle::SalaryPrice => salary("teotihuacan-why-salary-have"),
    }
}

/// The reasons why the worship spaces of the reached board aren't offered.
fn worship(state: &State) -> Vec<Phrase> {
    let board = state.turn.to;
    let tile = state.me().hand(DiscoveryKind::FreeCocoa) != 0;
    let spaces = 1..=data().boards[board.index()].worship_spaces;
    let missing = spaces.filter(|space| !tile || state.no_worship(board, *space, true).is_some());
    missing.filter_map(|space| state.no_worship(board, space, false)).map(|of| obstacle(state, of)).collect()
}

fn parts(state: &State) -> Vec<Phrase> {
    let (board, goods) = (state.turn.to, &state.me().goods);
    let first = state.no_first_part(board, state.turn.space, goods, true);
    let both = state.no_both(false).filter(|of| matches!(of, Obstacle::NoTile | Obstacle::BothPrice));
    let reasons = first.into_iter().chain(both).chain(dear_tile(state).filter(|_| board != Board::Palace));
    reasons.map(|of| obstacle(state, of)).collect()
}

fn dear_tiles(state: &State, stack: DiscoveryStack) -> Vec<Phrase> {
    let tiles = members(state.stacks[stack.index()]);
    tiles.filter_map(|tile| State::no_claim(tile, &state.me().goods)).map(|of| obstacle(state, of)).collect()
}

fn dear_tile(state: &State) -> Option<Obstacle> {
    state.no_discovery_part(state.turn.to, &state.me().goods).filter(|of| *of != Obstacle::NoTile)
}

fn rewards(state: &State) -> Vec<Phrase> {
    let tile = state.me().hand(DiscoveryKind::FreeCocoa) != 0;
    let missing = Reward::ALL.into_iter().filter_map(|reward| state.no_reward(reward));
    // A tile pays for the only reward that has a price.
    let missing = missing.filter(|of| !tile || *of == Obstacle::FourthWorker);
    missing.map(|of| obstacle(state, of)).collect()
}

fn technologies(state: &State) -> Vec<Phrase> {
    let row_2 = (!state.both_rows()).then_some(Obstacle::Row2);
    let dear = (0..6).filter_map(|slot| state.no_acquisition(slot, true));
    let dear = dear.filter(|of| matches!(of, Obstacle::TechnologyPrice(_)));
    row_2.into_iter().chain(dear).map(|of| obstacle(state, of)).collect()
}

fn dear_levels(state: &State) -> Vec<Phrase> {
    let mut dear: Vec<Obstacle> = state.legal_spaces().filter_map(|space| state.dear_space(space)).collect();
    // Spaces of one level have one price.
    dear.dedup();
    dear.into_iter().map(|of| obstacle(state, of)).collect()
}
