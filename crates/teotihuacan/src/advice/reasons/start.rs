//! Reasons about the start of the game: starting tiles, their resources, and the places of the workers.

use crate::action::Pair;
use crate::ids::StartingTile;
use game_kit::advice::{ALWAYS, Aim};

use super::boards::{BOUGHT, REACH, can_join, can_work};
use super::prelude::*;

/// The number of deals in which the seat can use the main action of each board in `BOUGHT`.
type Workable = [usize; BOUGHT.len()];

/// The boards on which the seat can work on its first turn after these actions.
fn workable(case: &mut Tried<'_, '_>, actions: &[Action]) -> Option<Workable> {
    let (seat, mut deals) = (case.seat, [0; BOUGHT.len()]);
    on_next_turn(case, actions, |state| {
        for (board, times) in BOUGHT.into_iter().zip(&mut deals) {
            *times += usize::from(can_work(state, seat, board));
        }
    })?;
    Some(deals)
}

/// The dearest board on which the seat can work on its first turn in every deal, and in none after the other actions.
fn only(case: &mut Tried<'_, '_>, with: &Workable, others: &[Vec<Action>]) -> Option<Board> {
    let without: Option<Vec<_>> = others.iter().map(|other| workable(case, other)).collect();
    let (all, without) = (case.lab.deals().len(), without.filter(|others| !others.is_empty())?);
    let never = |deals: &Workable, index: usize| case.reaches(ALWAYS, all - deals[index]);
    let only = |index: &usize| case.reaches(ALWAYS, with[*index]) && without.iter().all(|deals| never(deals, *index));
    (0..BOUGHT.len()).find(only).map(|index| BOUGHT[index])
}

/// A resource that a starting tile leaves to choose pays for a main action on the first turn, and no other does.
pub(super) fn bonus(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let [Action::Gain(chosen), ..] = *case.actions else { return None };
    let others = Resource::ALL.into_iter().filter(|other| *other != chosen);
    let others: Vec<Vec<Action>> = others.map(|other| vec![Action::Gain(other)]).collect();
    let with = workable(case, &[Action::Gain(chosen)])?;
    let board = only(case, &with, &others)?;
    Some(reason("affords", Check::Instead, [1, 0], |phrase| phrase.with("board", say::board(board))))
}

/// Number of boards in `BOUGHT` with main actions that cost resources. They come first.
const COSTLY: usize = 4;

/// The boards on which the turn places workers.
fn placed(case: &Tried<'_, '_>) -> Vec<Board> {
    let board = |action: &Action| if let Action::Place(board) = action { Some(*board) } else { None };
    case.actions.iter().filter_map(board).collect()
}

/// The placements with a worker on another board instead of on this one.
fn instead(case: &Tried<'_, '_>, board: Board) -> Vec<Vec<Action>> {
    let placed = placed(case);
    let others = legal(&case.before, case.seat).into_iter();
    let others = others.filter(|other| matches!(other, Action::Place(to) if !placed.contains(to)));
    let swap = |other: Action| {
        case.actions.iter().map(|action| if *action == Action::Place(board) { other } else { *action }).collect()
    };
    others.map(swap).collect()
}

/// Only one of the placed workers can use a main action on the first turn.
pub(super) fn works(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let actions = case.actions;
    let with = workable(case, actions)?;
    let found = placed(case).into_iter().find_map(|from| {
        let others = instead(case, from);
        Some((from, only(case, &with, &others)?))
    });
    let (from, board) = found?;
    Some(reason("start-works", Check::Instead, [1, 0], |phrase| {
        phrase.with("from", say::board(from)).with("board", say::board(board))
    }))
}

/// A placed worker can work together with another one on the first turn, which brings more.
pub(super) fn together(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, actions, boards) = (case.seat, case.actions, placed(case));
    let pairs = boards.iter().flat_map(|from| boards.iter().map(move |to| (*from, *to)));
    let mut pairs: Vec<(Board, Board)> = pairs.filter(|(from, to)| from != to).collect();
    on_next_turn(case, actions, |state| {
        pairs.retain(|&(from, to)| can_join(state, seat, from, to));
    })?;
    let (from, board) = *pairs.first()?;
    Some(reason("start-together", Check::Without, [2, 1], |phrase| {
        phrase.with("from", say::board(from)).with("board", say::board(board))
    }))
}

/// Main actions that cost resources and for which the seat can probably pay on its first turn, the dearest first.
pub(super) fn pays(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    let Some(deals) = workable(case, case.actions) else { return Vec::new() };
    let boards = BOUGHT.into_iter().zip(deals).take(COSTLY).filter(|(_, deals)| case.reaches(MOSTLY, *deals));
    let told = |(board, deals): (Board, usize)| {
        reason("start-pays", Check::Count, [deals as i64, 0], |phrase| phrase.with("board", say::board(board)))
    };
    boards.map(told).collect()
}

/// The number of boards that the seat's workers can reach.
fn reached(state: &State, case: &Tried<'_, '_>) -> u32 {
    let near = |board: Board| (1..=REACH).map(move |steps| (state.position(board) + steps) % Board::ALL.len() as u8);
    let boards = state.seat(case.seat).workers.iter().filter_map(|worker| worker.board);
    boards.flat_map(near).fold(0_u8, |set, place| set | 1 << place).count_ones()
}

/// The workers reach as many boards as after no other placement.
pub(super) fn reach(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let boards = reached(&case.after, case);
    let mut others = Vec::new();
    for from in placed(case) {
        for other in instead(case, from) {
            others.push(reached(&case.lab.play(&case.before, &other)?, case));
        }
    }
    let (least, most) = (*others.iter().min()?, *others.iter().max()?);
    (least < boards && most <= boards).then(|| {
        reason("start-reach", Check::Instead, [boards, least], |phrase| {
            phrase.with("boards", boards).with("all", Board::ALL.len())
        })
    })
}

/// The starting tiles that an action takes.
fn taken(action: Action) -> Vec<StartingTile> {
    match action {
        Action::Keep(Pair(first, second)) => vec![first, second],
        Action::Draft(tile) => vec![tile],
        _ => Vec::new(),
    }
}

/// A starting tile with a technology.
pub(super) fn free_technology(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let has = |tile: &StartingTile| data().starting_tiles[tile.index()].effects.free_technology;
    taken(*case.actions.first()?).iter().any(has).then(|| {
        let technology = say::technology(case.before.technologies[0]);
        reason("start-technology", Check::Without, [1, 0], |phrase| phrase.with("technology", technology))
    })
}

/// The discovery tile attached to the starting tiles of an action.
fn attached(before: &State, action: Action) -> Option<Discovery> {
    taken(action).into_iter().find_map(|tile| before.attached[tile.index()].known())
}

/// A discovery tile that the seat claims before its first turn.
pub(super) fn discovery(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, actions) = (case.seat, case.actions);
    let tile = attached(&case.before, *actions.first()?)?;
    let mut claimed = 0;
    on_next_turn(case, actions, |state| {
        let owner = state.seat(seat);
        claimed += usize::from((owner.discoveries | owner.used) >> tile.index() & 1 == 1);
    })?;
    case.reaches(OFTEN, claimed).then(|| {
        let counted = [claimed as i64, 0];
        reason("start-discovery", Check::Count, counted, |phrase| phrase.with("tile", say::discovery(tile)))
    })
}

/// The sum over the starting tiles of an action.
fn sum(action: Action, of: impl Fn(&Effects) -> u16) -> u16 {
    taken(action).iter().map(|tile| of(&data().starting_tiles[tile.index()].effects)).sum()
}

/// The purpose of starting tiles: the rarest effect, otherwise the most frequent goods.
pub(in super::super) fn aim(before: &State, action: Action) -> Aim {
    let rare = [
        ("keep-technology", sum(action, |effects| effects.free_technology.into())),
        ("keep-power", sum(action, |effects| effects.power_ups.into())),
        ("keep-avenue", sum(action, |effects| effects.avenue.into())),
        ("keep-discovery", sum(action, |effects| effects.attached_discovery.into())),
    ];
    if let Some((kind, _)) = rare.into_iter().find(|(_, sum)| *sum > 0) {
        return match attached(before, action) {
            Some(tile) if kind == "keep-discovery" => Aim::of("keep-tile", say::discovery(tile)),
            _ => Aim::new(kind),
        };
    }
    if sum(action, temple_steps) >= STEPS {
        return Aim::new("keep-steps");
    }
    let resource = |kind: Resource| sum(action, |effects| effects.goods.resources[kind.index()]);
    let cocoa = sum(action, |effects| effects.goods.cocoa);
    let most = Resource::ALL.into_iter().max_by_key(|kind| resource(*kind)).filter(|kind| resource(*kind) >= cocoa);
    Aim::new(match most {
        Some(Resource::Wood) => "keep-wood",
        Some(Resource::Stone) => "keep-stone",
        Some(Resource::Gold) => "keep-gold",
        None => "keep-cocoa",
    })
}

/// Steps in temples for which tiles are kept.
const STEPS: u16 = 2;

fn temple_steps(effects: &Effects) -> u16 {
    effects.temples.iter().sum::<u8>().into()
}

/// Goods and points of the steps in temples.
pub(super) fn temples(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (action, owner) = (*case.actions.first()?, case.before.seat(case.seat));
    let mut all = Effects::default();
    for temple in Temple::ALL {
        let from = owner.temples[temple.index()];
        let steps = sum(action, |effects| effects.temples[temple.index()].into()) as u8;
        for reward in (from + 1..=from + steps).map(|step| &data().step(temple, step).reward) {
            all.goods.add(&reward.goods);
            all.score += reward.score;
        }
    }
    let pays = super::temples::pays(&all);
    (!pays.is_empty())
        .then(|| reason("start-temples", Check::Count, [pays.len() as i64, 0], |phrase| phrase.with("pays", pays)))
}

/// A power-up of a worker.
pub(super) fn power(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let brings = sum(*case.actions.first()?, |effects| effects.power_ups.into());
    (brings > 0).then(|| reason("start-power", Check::Count, [brings, 0], |phrase| phrase.with("n", brings)))
}

/// A step on the Avenue of the Dead.
pub(super) fn avenue(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let steps = sum(*case.actions.first()?, |effects| effects.avenue.into());
    (steps > 0).then(|| reason("start-avenue", Check::Count, [steps, 0], |phrase| phrase.with("n", steps)))
}

/// Starting tiles that bring more of something than any others.
fn most(case: &Tried<'_, '_>, kind: &str, of: impl Fn(&Effects) -> u16) -> Option<Reason> {
    let chosen = *case.actions.first()?;
    let others = legal(&case.before, case.seat).into_iter().filter(|other| *other != chosen);
    let (own, best) = (sum(chosen, &of), others.map(|other| sum(other, &of)).max()?);
    (own > best).then(|| reason(kind, Check::Instead, [own, best], |phrase| phrase.with("n", own)))
}

/// Starting tiles with the most goods.
pub(super) fn most_goods(case: &mut Tried<'_, '_>) -> Option<Reason> {
    most(case, "start-goods", |effects| effects.goods.count() + u16::from(effects.any_resources))
}

/// Starting tiles with the most steps in temples and on the Avenue.
pub(super) fn most_steps(case: &mut Tried<'_, '_>) -> Option<Reason> {
    most(case, "start-steps", |effects| temple_steps(effects) + u16::from(effects.avenue))
}
