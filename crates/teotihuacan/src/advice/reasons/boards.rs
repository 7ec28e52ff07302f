//! Reasons about boards, workers and the pyramid.

use std::cmp::Reverse;

use crate::ids::{Reward, Technology, members};
use crate::state::Placed;
use game_kit::advice::clearly_more;

use super::prelude::*;
use super::temples::pays;
use super::tried::{follow, target};

/// Colors on a crowded board.
const CROWDED: u8 = 3;
/// Cocoa that a crowded board must bring more than any other board.
const MORE_COCOA: u16 = 2;
/// Cocoa with which a player needs no more for two main actions.
const ENOUGH_COCOA: u16 = 4;
/// Cocoa with which a player can't pay for a board with two colors.
const FEW_COCOA: u16 = 2;
/// Icons that must match.
const ICONS: u16 = 2;
/// Uses of a technology that must follow in most deals.
const USES: u32 = 3;

/// The board on which the turn collects, its colors, its cocoa, and the most cocoa on another board in reach.
fn collected(case: &Tried<'_, '_>) -> Option<(Board, u8, u16, u16)> {
    let (to, _) = target(case)?;
    let (state, _) = walk(case).into_iter().find(|(_, action)| *action == Action::Collect)?;
    let others = legal(&case.before, case.seat).into_iter().filter_map(|action| match action {
        Action::Move { to: other, .. } if other != to => {
            let mut moved = case.before;
            Teotihuacan::apply(&mut moved, case.seat, action, &mut Silent);
            Some(1 + u16::from(moved.colours(other)))
        }
        _ => None,
    });
    let colours = state.colours(to);
    Some((to, colours, 1 + u16::from(colours), others.max().unwrap_or(0)))
}

/// Collecting on a board with many colors.
pub(super) fn crowded(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (board, colours, brings, best) = collected(case)?;
    let owner = case.before.seat(case.seat);
    let needed = owner.goods.cocoa < ENOUGH_COCOA.max(owner.salary());
    (colours >= CROWDED && needed && best + MORE_COCOA <= brings).then(|| {
        reason("crowded", Check::Instead, [brings, best], |phrase| {
            let phrase = phrase.with("board", say::board(board)).with("colors", colours);
            phrase.with("cocoa", brings).with("best", best)
        })
    })
}

/// Collecting brings more cocoa here than on any other board in reach.
pub(super) fn most_cocoa(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (_, _, brings, best) = collected(case)?;
    (brings > best).then(|| {
        reason("most-cocoa", Check::Instead, [brings, best], |phrase| phrase.with("cocoa", brings).with("best", best))
    })
}

/// The amounts that a board brings for this many workers with this lowest power.
fn production(board: Board, workers: u8, power: u8) -> Option<&'static Effects> {
    let board = &data().boards[board.index()];
    board.produces?;
    let row = board.production.get(usize::from(workers).checked_sub(1)?)?;
    row.get(usize::from(power).checked_sub(1)?)
}

/// Gold that a decoration costs with this many workers.
fn gold(workers: u8) -> u16 {
    State::decoration_price(workers).resources[Resource::Gold.index()]
}

/// Returns `true` if the deciding seat's workers on a board bring more goods than one of them, or pay less gold.
pub(super) fn several_bring_more(state: &State, board: Board) -> bool {
    let (workers, lowest) = state.own_workers(board);
    match [production(board, workers, lowest), production(board, 1, lowest)] {
        [Some(with), Some(alone)] => with.goods.count() > alone.goods.count() && with.goods.cover(&alone.goods),
        _ => board == Board::Decorations && gold(workers) < gold(1),
    }
}

/// Returns `true` if a worker of the seat, which is to move, can join another one and work there, which brings more.
pub(super) fn can_join(state: &State, seat: Seat, at: Board, board: Board) -> bool {
    let joins = |action: &Action| matches!(*action, Action::Move { from, to, .. } if (from, to) == (at, board));
    legal(state, seat).into_iter().filter(joins).any(|action| {
        let mut moved = *state;
        Teotihuacan::apply(&mut moved, seat, action, &mut Silent);
        legal(&moved, seat).contains(&Action::Main) && several_bring_more(&moved, board)
    })
}

/// Boards that a worker can reach clockwise.
pub(super) const REACH: u8 = 3;

/// On the next turn the moved worker can join another one, which was out of its reach.
pub(super) fn meets(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, actions, state) = (case.seat, case.actions, &case.after);
    let moved = actions.iter().find_map(|action| match *action {
        Action::Move { from, to, .. } => Some((from, to)),
        _ => None,
    });
    let (from, at) = moved?;
    let workers = &state.seat(seat).workers;
    // The worker is locked, or it ascended.
    if !workers[usize::from(state.turn.mover?)].unlocked_on(at) {
        return None;
    }
    let near = |at: Board, board: Board| {
        let boards = Board::ALL.len() as u8;
        (1..=REACH).contains(&((boards + state.position(board) - state.position(at)) % boards))
    };
    let joined =
        |board: &Board| near(at, *board) && !near(from, *board) && workers.iter().any(|w| w.unlocked_on(*board));
    let mut boards: Vec<(Board, usize)> = Board::ALL.into_iter().filter(joined).map(|board| (board, 0)).collect();
    if boards.is_empty() {
        return None;
    }
    on_next_turn(case, actions, |state| {
        boards.iter_mut().for_each(|(board, deals)| *deals += usize::from(can_join(state, seat, at, *board)));
    })?;
    let (board, deals) = boards.into_iter().find(|(_, deals)| case.reaches(OFTEN, *deals))?;
    Some(reason("meets", Check::Without, [deals as i64, 0], |phrase| phrase.with("board", say::board(board))))
}

/// A power-up with which the worker alone brings more on its board from now on.
pub(super) fn grows(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (board, power) = case.actions.iter().find_map(|action| match *action {
        Action::Raise(board, power) => Some((board, power)),
        _ => None,
    })?;
    let (less, more) = (production(board, 1, power)?, production(board, 1, power + 1)?);
    let counted = [more.goods.count(), less.goods.count()];
    (counted[0] > counted[1] && case.after.rounds_left() > 1).then(|| {
        reason("grows", Check::Count, counted, |phrase| {
            let phrase = phrase.with("power", power + 1).with("goods", pays(more));
            phrase.with("board", say::board(board))
        })
    })
}

/// Two or three workers on a producing board bring more than one.
pub(super) fn together(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (to, power) = target(case)?;
    let (state, _) = walk(case).into_iter().find(|(_, action)| matches!(action, Action::Main | Action::MainWith(_)))?;
    let (workers, lowest) = state.own_workers(to);
    let (with, alone) = (production(to, workers, lowest)?, production(to, 1, power)?);
    let (more, less) = (with.goods.count(), alone.goods.count());
    (workers > 1 && more > less && with.goods.cover(&alone.goods)).then(|| {
        reason("together", Check::Without, [more, less], |phrase| {
            let phrase = phrase.with("workers", workers).with("goods", pays(with));
            phrase.with("alone", pays(alone))
        })
    })
}

/// A pyramid tile matches more icons in this place than in any other.
pub(super) fn icons(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (mut tile, mut space) = (None, None);
    for (state, action) in walk(case) {
        match action {
            Action::PyramidTile(chosen) => tile = Some(chosen),
            Action::Space(chosen) => space = Some(chosen),
            Action::Rotate(rotation) => {
                let (tile, space) = (tile?, space?);
                let count =
                    |space, rotation| state.matches(state.covered(Placed { tile, rotation }, space).into_iter()).0;
                let matching = count(space, rotation);
                let turned = (0..4).filter(|other| *other != rotation).map(|other| count(space, other)).max()?;
                let spaces = state.legal_spaces().filter(|other| *other != space);
                let elsewhere = spaces.flat_map(|other| (0..4).map(move |turn| (other, turn)));
                let elsewhere = elsewhere.map(|(other, turn)| count(other, turn)).max().unwrap_or(0);
                return (matching >= ICONS && matching > turned && matching >= elsewhere).then(|| {
                    let counted = [matching, turned.max(elsewhere)];
                    reason("icons", Check::Instead, counted, |phrase| phrase.with("icons", matching))
                });
            }
            _ => {}
        }
    }
    None
}

/// Several own workers make a decoration cheaper.
pub(super) fn cheap_decoration(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (to, _) = target(case)?;
    let main = |action: &Action| matches!(action, Action::Main | Action::MainWith(_));
    let (state, _) = walk(case).into_iter().find(|(_, action)| main(action)).filter(|_| to == Board::Decorations)?;
    let (workers, _) = state.own_workers(to);
    let (price, alone) = (gold(workers), gold(1));
    (price < alone).then(|| {
        reason("cheap-decoration", Check::Without, [price, alone], |phrase| {
            phrase.with("workers", workers).with("gold", price).with("alone", alone)
        })
    })
}

/// One turn frees several locked workers, or one for which the player can't pay.
pub(super) fn unlocks(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let owner = case.before.seat(case.seat);
    let locked = owner.workers.iter().filter(|worker| worker.locked()).count();
    let price = data().cocoa.unlock_all;
    let worth = locked > 1 || owner.goods.cocoa < price;
    (case.actions.contains(&Action::UnlockTurn) && worth).then(|| {
        reason("unlocks", Check::Count, [price, 0], |phrase| {
            phrase.with("workers", locked).with("cocoa", price).with("have", owner.goods.cocoa)
        })
    })
}

/// The fourth worker as an ascension reward, if points and cocoa are clearly worse.
pub(super) fn fourth_worker(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let place = case.actions.iter().position(|action| *action == Action::Reward(Reward::FourthWorker))?;
    let own = case.lab.forecast(case.actions)?;
    for other in [Reward::Score, Reward::Cocoa] {
        let mut actions = case.actions.to_vec();
        actions[place] = Action::Reward(other);
        let points = case.lab.forecast(&actions)?;
        if !clearly_more(&own, &points) {
            return None;
        }
    }
    Some(reason("fourth-worker", Check::Instead, [1, 0], |phrase| phrase))
}

/// The boards on which a technology pays.
fn pays_on(technology: Technology) -> &'static [Board] {
    match technology {
        Technology::AlchemyNoblesPoints => &[Board::Alchemy, Board::Nobles],
        Technology::ExtraResource | Technology::GatheringCocoaPoint => {
            &[Board::Forest, Board::Quarry, Board::GoldDeposits]
        }
        Technology::DecorationPoints => &[Board::Decorations],
        Technology::ConstructionPoints | Technology::ConstructionWorker | Technology::ConstructionTemple => {
            &[Board::Construction]
        }
        Technology::PalaceCocoa | Technology::BoughtPowerUp => &[],
    }
}

/// Returns `true` if this action of the technology's owner uses it.
fn uses(technology: Technology, state: &State, action: Action) -> bool {
    match (technology, action) {
        (Technology::PalaceCocoa, Action::Move { from, to, .. }) => state.position(to) <= state.position(from),
        (Technology::BoughtPowerUp, Action::Buy) => true,
        (_, Action::Main | Action::MainWith(_)) => pays_on(technology).contains(&state.turn.to),
        _ => false,
    }
}

/// A technology that the seat then uses several times in most deals.
pub(super) fn technology(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (learned, seat) = (learned(case)?, case.seat);
    let used = |state: &State, other: Seat, action: Action| other == seat && uses(learned, state, action);
    let often = case.followed_by(USES, |_| false, used)?;
    case.reaches(MOSTLY, often).then(|| {
        reason("technology", Check::Count, [USES, 0], |phrase| {
            phrase.with("technology", say::technology(learned)).with("uses", USES)
        })
    })
}

/// A technology that the seat uses on its next turns in most deals.
pub(super) fn technology_soon(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (learned, seat, actions) = (learned(case)?, case.seat, case.actions);
    let mut used = vec![false; case.lab.deals().len()];
    follow(case, (actions, TURNS), |deal, state, other, action| {
        used[deal] |= other == seat && uses(learned, state, action);
    })?;
    let deals = used.into_iter().filter(|used| *used).count();
    case.reaches(MOSTLY, deals).then(|| {
        reason("technology-soon", Check::Count, [deals as i64, 0], |phrase| {
            phrase.with("technology", say::technology(learned)).with("turns", TURNS)
        })
    })
}

/// The technology that the turn acquires.
fn learned(case: &Tried<'_, '_>) -> Option<Technology> {
    case.actions.iter().find_map(|action| if let Action::Acquire(id) = action { Some(*id) } else { None })
}

/// In most deals a rival acquires the same technology in this era, which scores for its owners.
pub(super) fn learned_first(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (learned, seat, era) = (learned(case)?, case.seat, case.before.era);
    let copies = |_: &State, other: Seat, action: Action| other != seat && action == Action::Acquire(learned);
    let often = case.followed_by(1, |state| state.era > era, copies)?;
    case.reaches(MOSTLY, often).then(|| {
        let points = data().other_owner_points;
        reason("learned-first", Check::Theirs, [points, 0], |phrase| phrase.with("points", points))
    })
}

/// Working costs less cocoa here than on any other board in reach.
pub(super) fn cheapest(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (board, _) = target(case)?;
    let (state, _) = walk(case).into_iter().find(|(_, action)| *action == Action::Main)?;
    let others = legal(&case.before, case.seat).into_iter().filter_map(|action| match action {
        Action::Move { to, .. } if to != board => {
            let mut moved = case.before;
            Teotihuacan::apply(&mut moved, case.seat, action, &mut Silent);
            moved.main_action_possible(to).then(|| u16::from(moved.colours(to)))
        }
        _ => None,
    });
    let (price, least) = (u16::from(state.colours(board)), others.min()?);
    let owner = case.before.seat(case.seat);
    (price < least && owner.goods.cocoa < ENOUGH_COCOA.max(owner.salary())).then(|| {
        reason("cheapest", Check::Instead, [price, least], |phrase| phrase.with("cocoa", price).with("least", least))
    })
}

/// An own technology that pays in this turn.
pub(super) fn technology_pays(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (to, _) = target(case)?;
    let owner = case.before.seat(case.seat);
    let works = case.actions.iter().any(|action| matches!(action, Action::Main | Action::MainWith(_)));
    let pays = |technology: &Technology| owner.owns(*technology) && pays_on(*technology).contains(&to);
    let technology = Technology::ALL.into_iter().filter(|_| works).find(pays)?;
    Some(reason("technology-pays", Check::Without, [1, 0], |phrase| {
        phrase.with("technology", say::technology(technology)).with("board", say::board(to))
    }))
}

/// Boards with main actions that cost goods or cocoa, the dearest first.
pub(super) const BOUGHT: [Board; 7] = [
    Board::Nobles,
    Board::Construction,
    Board::Alchemy,
    Board::Decorations,
    Board::GoldDeposits,
    Board::Quarry,
    Board::Forest,
];

/// Returns `true` if the seat, which is to move, can use the main action of a board.
pub(super) fn can_work(state: &State, seat: Seat, board: Board) -> bool {
    legal(state, seat).into_iter().any(|action| {
        let reaches = matches!(action, Action::Move { to, .. } if to == board);
        reaches && {
            let mut moved = *state;
            Teotihuacan::apply(&mut moved, seat, action, &mut Silent);
            legal(&moved, seat).iter().any(|action| matches!(action, Action::Main | Action::MainWith(_)))
        }
    })
}

/// Own turns within which a plan's cocoa or tile must be used.
const TURNS: u32 = 3;

/// Cocoa that the seat spends on its next turns in most deals.
pub(super) fn needs_cocoa(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, actions) = (case.seat, case.actions);
    let (had, have) = (case.before.seat(seat).goods.cocoa, case.after.seat(seat).goods.cocoa);
    if have < had + MORE_COCOA {
        return None;
    }
    let mut spent = vec![(0, have); case.lab.deals().len()];
    follow(case, (actions, TURNS), |deal, state, _, _| {
        let (sum, last) = &mut spent[deal];
        let now = state.seat(seat).goods.cocoa;
        *sum += last.saturating_sub(now);
        *last = now;
    })?;
    let least = spent.iter().map(|(sum, _)| *sum).min()?;
    case.reaches(MOSTLY, spent.iter().filter(|(sum, _)| *sum > had).count()).then(|| {
        reason("needs-cocoa", Check::Count, [least, had], |phrase| phrase.with("had", had).with("turns", TURNS))
    })
}

/// The claimed discovery tiles that the seat often uses on its next turns, the most frequent first.
pub(super) fn tiles_later(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    let (seat, actions) = (case.seat, case.actions);
    let new = case.after.seat(seat).discoveries & !case.before.seat(seat).discoveries;
    let mut used = vec![0; case.lab.deals().len()];
    let watch = |deal: usize, state: &State, _: Seat, _: Action| used[deal] |= new & state.seat(seat).used;
    if new == 0 || follow(case, (actions, TURNS), watch).is_none() {
        return Vec::new();
    }
    let often = |tile: Discovery| used.iter().filter(|used| *used >> tile.index() & 1 == 1).count();
    let tiles = members(new).map(|tile| (tile, often(tile))).filter(|(_, deals)| case.reaches(OFTEN, *deals));
    let mut tiles: Vec<(Discovery, usize)> = tiles.collect();
    tiles.sort_by_key(|(_, deals)| Reverse(*deals));
    let told = |(tile, deals): (Discovery, usize)| {
        reason("tile-later", Check::Count, [deals as i64, 0], |phrase| {
            phrase.with("tile", say::discovery(tile)).with("turns", TURNS)
        })
    };
    tiles.into_iter().map(told).collect()
}

/// A purchase with goods.
#[derive(Clone, Copy, PartialEq)]
enum Bought {
    Technology(Technology),
    Board(Board),
}

/// The seat's purchases on its next turns after these actions, for each deal.
fn bought(case: &mut Tried<'_, '_>, actions: &[Action]) -> Option<Vec<Vec<Bought>>> {
    let seat = case.seat;
    let mut all = vec![Vec::new(); case.lab.deals().len()];
    follow(case, (actions, NEXT), |deal, state, other, action| match action {
        _ if other != seat => {}
        Action::Acquire(technology) => all[deal].push(Bought::Technology(technology)),
        Action::Main | Action::MainWith(_) if PAID.contains(&state.turn.to) => {
            all[deal].push(Bought::Board(state.turn.to));
        }
        _ => {}
    })?;
    Some(all)
}

/// Boards whose main action costs resources.
const PAID: [Board; 3] = [Board::Nobles, Board::Construction, Board::Decorations];
/// Own turns within which a plan's resources must be spent.
const NEXT: u32 = 2;

/// Things for which the resources of the plan's main action often pay on the next turns, and mostly not if the worker
/// collects. Technologies come first, then the most frequent ones.
pub(super) fn leads_to(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    let Some(main) = case.actions.iter().position(|action| matches!(action, Action::Main | Action::MainWith(_))) else {
        return Vec::new();
    };
    let [before, after] = [&case.before, &case.after].map(|state| state.seat(case.seat).goods.resources);
    if before.iter().zip(after).all(|(before, after)| after <= *before) {
        return Vec::new();
    }
    let mut collects = case.actions[..main].to_vec();
    collects.push(Action::Collect);
    let mut things = case.due_to(&collects, bought).unwrap_or_default();
    things.sort_by_key(|(thing, deals)| Reverse((matches!(thing, Bought::Technology(_)), *deals)));
    let told = |(thing, deals): (Bought, usize)| {
        let counted = [deals as i64, 0];
        match thing {
            Bought::Technology(technology) => reason("leads-to-technology", Check::Without, counted, |phrase| {
                phrase.with("technology", say::technology(technology)).with("turns", NEXT)
            }),
            Bought::Board(board) => reason("leads-to", Check::Without, counted, |phrase| {
                phrase.with("board", say::board(board)).with("turns", NEXT)
            }),
        }
    };
    things.into_iter().map(told).collect()
}

/// The main actions for which the plan's goods probably pay on the next turn, the dearest first.
pub(super) fn affords(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    let (seat, actions) = (case.seat, case.actions);
    let goods =
        actions.iter().any(|a| matches!(a, Action::Collect | Action::Main | Action::MainWith(_) | Action::Worship(_)));
    if !goods || case.after.rounds_left() == 1 || case.before.seat(seat).hand(DiscoveryKind::ExtraWorker) > 0 {
        return Vec::new();
    }
    // A worker that only comes closer isn't paid for.
    let legal = legal(&case.before, seat);
    let reached = |board: Board| legal.iter().any(|action| matches!(action, Action::Move { to, .. } if *to == board));
    let open = BOUGHT.into_iter().filter(|board| reached(*board) && !can_work(&case.before, seat, *board));
    let mut open: Vec<(Board, usize)> = open.map(|board| (board, 0)).collect();
    if open.is_empty() {
        return Vec::new();
    }
    let followed = on_next_turn(case, actions, |state| {
        open.iter_mut().for_each(|(board, deals)| *deals += usize::from(can_work(state, seat, *board)));
    });
    if followed.is_none() {
        return Vec::new();
    }
    open.retain(|(_, deals)| case.reaches(MOSTLY, *deals));
    let told = |(board, deals): (Board, usize)| {
        reason("affords", Check::Without, [deals as i64, 0], |phrase| phrase.with("board", say::board(board)))
    };
    open.into_iter().map(told).collect()
}

/// Cocoa when the player can pay for no busy board.
pub(super) fn pays_work(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat).goods.cocoa, case.after.seat(case.seat).goods.cocoa);
    let brought = after.saturating_sub(before);
    let free = case.before.seat(case.seat).hand(DiscoveryKind::FreeCocoa) > 0;
    (before < FEW_COCOA && !free && brought >= MORE_COCOA).then(|| {
        reason("pays-work", Check::Count, [after, before], |phrase| phrase.with("before", before).with("after", after))
    })
}
