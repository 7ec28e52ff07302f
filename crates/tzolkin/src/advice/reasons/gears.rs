//! Reasons about the spaces of the gears.

use std::cell::{Cell, RefCell};
use std::cmp::Reverse;

use crate::ids::Resource;
use crate::words::space_action;
use game_kit::advice::SOMETIMES;

use super::prelude::*;

/// Days in which the player's own workers must not reach an action, so that Uxmal is the way to it.
const OUT_OF_REACH: u8 = 3;
/// The lowest space to which others push a worker up.
const PUSHED: u8 = 2;
/// Days within which a new worker must take an action.
const LATEST: u8 = 6;
/// Room for the numbers of a gear's actions.
const ACTIONS: usize = 12;

/// A worker that would fall off its gear without an action.
pub(super) fn falls(case: &mut Tried<'_, '_>) -> Option<Reason> {
    if case.before.table.is_last_round() {
        return None;
    }
    let acts = |part: &std::ops::Range<usize>| case.actions[part.clone()].first() != Some(&Action::Nothing);
    let last = |gear: Gear| data().gear(gear).last_space;
    let (gear, space, _) = picks(case.actions).find(|(gear, space, part)| *space == last(*gear) && acts(part))?;
    Some(reason("falls", Check::Without, [1, 0], |phrase| phrase.with("worker", say::space(gear, space))))
}

/// Points for a skull on an action of Chichen Itza.
fn skull_points(action: u8) -> i64 {
    match data().gear(Gear::ChichenItza).actions.get(usize::from(action)) {
        Some(SpaceAction::OfferSkull { vp, .. }) => i64::from(*vp),
        _ => 0,
    }
}

fn is_open(table: &Table, action: u8) -> bool {
    skull_points(action) > 0 && table.skulls_on_chichen_itza >> action & 1 == 0
}

/// A worker placed on Chichen Itza reaches an open space on the last day.
pub(super) fn skull_in_time(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let left = data().food_days.last()?.day.checked_sub(table.day).filter(|left| *left > 0)?;
    let known = case.before.table.gears.of(seat, Gear::ChichenItza);
    if table.player(seat).goods[Material::Skull] == 0 || !places(&case.after) {
        return None;
    }
    let new = own(table, seat, Gear::ChichenItza).filter(|space| known >> space & 1 == 0);
    let reached = new.map(|space| space + left).filter(|space| is_open(table, *space)).max()?;
    // Placed tomorrow, it would start lower.
    let mut tomorrow = case.before.table.gears;
    tomorrow.turn();
    let later = tomorrow.lowest_free_space(Gear::ChichenItza).map_or(0, |space| skull_points(space + left - 1));
    (skull_points(reached) > later).then(|| {
        let found = reason("skull-in-time", Check::Later, [skull_points(reached), later], |phrase| {
            let phrase = phrase.with("space", say::space(Gear::ChichenItza, reached));
            phrase.with("round", table.rounds()).with("points", skull_points(reached))
        });
        about_worker(case, (Gear::ChichenItza, reached - left), found)
    })
}

/// Uxmal uses an action that the player's own workers can't reach soon.
pub(super) fn through_uxmal(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.before.table);
    let uses = |part: std::ops::Range<usize>| {
        case.actions[part].iter().find_map(|action| if let Action::Use(g, n) = action { Some((*g, *n)) } else { None })
    };
    let (gear, number) =
        picks(case.actions).filter(|(gear, ..)| *gear == Gear::Uxmal).find_map(|(_, _, part)| uses(part))?;
    let near = |space: u8| {
        let price = table.stepping_cost(seat, gear, space, number);
        price.is_some_and(|price| price <= 1) || (space < number && space + OUT_OF_REACH >= number)
    };
    let new = table.lowest_free_space(gear).is_some_and(|space| space + OUT_OF_REACH >= number);
    if gear == Gear::Uxmal || new || own(table, seat, gear).any(near) {
        return None;
    }
    Some(reason("through-uxmal", Check::Without, [0, OUT_OF_REACH], |phrase| {
        phrase.with("action", say::space(gear, number)).with("days", OUT_OF_REACH)
    }))
}

/// An action that a worker takes: the gear, the worker's space now and the number of the action.
type Taken = (Gear, u8, u8);

/// The actions that workers, which are on their gears now, take on the next turn, with the number of deals. The most
/// frequent one comes first. `fits` gets the parts of [`Taken`].
fn next_actions(case: &mut Tried<'_, '_>, fits: impl Fn(Gear, u8, u8) -> bool) -> Option<Vec<(Taken, usize)>> {
    let (seat, actions, known) = (case.seat, case.actions, case.before.table);
    let mut picked = None;
    let mut taken: Vec<(Taken, usize)> = Vec::new();
    follow(case, (actions, 1), |_, state, action| match action {
        Action::Pick(gear, space) => picked = space.checked_sub(state.table.day - known.day).map(|start| (gear, start)),
        Action::Action(number) => {
            let here = |&(gear, start): &(Gear, u8)| known.gears.of(seat, gear) >> start & 1 == 1;
            if let Some((gear, start)) = picked.take().filter(here).filter(|&(gear, start)| fits(gear, start, number)) {
                match taken.iter_mut().find(|(known, _)| *known == (gear, start, number)) {
                    Some((_, times)) => *times += 1,
                    None => taken.push(((gear, start, number), 1)),
                }
            }
        }
        _ => {}
    })?;
    taken.sort_by_key(|&((gear, _, number), times)| Reverse((times, number, gear)));
    Some(taken)
}

/// The reasons about these actions of workers that are often taken on the next turn, the most frequent first.
fn often(case: &mut Tried<'_, '_>, kind: &str, fits: impl Fn(Gear, u8, u8) -> bool) -> Vec<Reason> {
    let mut taken = next_actions(case, fits).unwrap_or_default();
    taken.retain(|(_, times)| case.reaches(OFTEN, *times));
    taken.into_iter().map(|(taken, _)| next_action(case, kind, taken)).collect()
}

/// A reason about an action that a worker can take on the next turn.
fn next_action(case: &Tried<'_, '_>, kind: &str, (gear, start, number): Taken) -> Reason {
    reason(kind, Check::Later, [number, start], |phrase| {
        let phrase = phrase.with("worker", say::space(gear, start)).with("space", say::space(gear, number));
        phrase.with("action", space_action(&case.after.table, case.seat, gear, number))
    })
}

/// Actions that workers, which stay on their gears, can take on the next turn and not now.
pub(super) fn stays(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    let (seat, table, known) = (case.seat, case.after.table, case.before.table);
    if known.is_last_round() {
        return Vec::new();
    }
    let stays = |gear: Gear, start: u8, number: u8| {
        table.gears.of(seat, gear) >> start & 1 == 1 && known.stepping_cost(seat, gear, start, number).is_none()
    };
    often(case, "stays", stays)
}

/// After two days workers can take actions on the next turn that they couldn't reach after one day.
pub(super) fn two_days_reach(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    let two_days = |_: Gear, start: u8, number: u8| number == start + 2;
    if *case.actions != [Action::Days(2)] {
        return Vec::new();
    }
    often(case, "two-days-reach", two_days)
}

/// The market value of goods in corn, without skulls.
pub(super) fn value(goods: Goods) -> i64 {
    let resources = Resource::ALL.into_iter().map(|kind| goods[kind.material()] * data().corn_value(kind));
    i64::from(goods[Material::Corn] + resources.sum::<u16>())
}

/// The most that each action brings which a worker can use first in this turn, with its costs, in corn.
fn yields(state: &State, seat: Seat, used: Option<(Gear, u8)>, had: i64, all: &mut Vec<((Gear, u8), i64)>) {
    let mut legal = Vec::new();
    Tzolkin::legal(state, seat, &mut legal);
    for action in legal {
        let gear = match (action, state.table.task()) {
            (Action::Pick(..), _) if used.is_none() => None,
            (Action::Action(number), Some(Task::ChooseAction { gear, .. })) => Some((gear, number)),
            (Action::Use(gear, number), _) => Some((gear, number)),
            (Action::Harvest(harvest), _) if harvest != Harvest::Burn => used,
            _ => continue,
        };
        let mut after = *state;
        Tzolkin::apply(&mut after, seat, action, &mut Silent);
        match gear.filter(|_| after.table.task().is_none()) {
            Some(place) => all.push((place, value(after.table.player(seat).goods) - had)),
            None => yields(&after, seat, gear, had, all),
        }
    }
}

/// The plan's first action brings goods worth more than those of any other action in reach.
pub(super) fn most_goods(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let seat = case.seat;
    let goods = |&(gear, number): &(Gear, u8)| {
        use SpaceAction::{Fish, Gain, Harvest};
        match data().gear(gear).actions[usize::from(number)] {
            Gain { materials } => materials[Material::Skull] == 0,
            action => matches!(action, Fish { .. } | Harvest { .. }),
        }
    };
    let place = used(case.actions).find(goods)?;
    let mut all = Vec::new();
    yields(&case.before, seat, None, value(case.before.table.player(seat).goods), &mut all);
    let most = |own: bool| all.iter().filter(|(other, _)| (*other == place) == own).map(|(_, corn)| *corn).max();
    let (corn, best) = (most(true)?, most(false)?.max(0));
    (corn > best).then(|| {
        reason("most-goods", Check::Instead, [corn, best], |phrase| {
            phrase.with("space", say::space(place.0, place.1)).with("corn", corn)
        })
    })
}

/// The first player space brings corn from the pool.
pub(super) fn first_player(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.before.table);
    let takes = case.actions.contains(&Action::PlaceFirstPlayer) && table.pool > 0;
    let becomes = table.first_seat != seat;
    takes.then(|| {
        let key = if becomes { "first-player" } else { "pool" };
        reason(key, Check::Without, [table.pool, 0], |phrase| phrase.with("corn", table.pool))
    })
}

/// The first player can advance the calendar by two days.
pub(super) fn may_skip(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let can = table.two_days_possible(seat) && !table.is_last_round();
    (can && case.actions.contains(&Action::PlaceFirstPlayer))
        .then(|| reason("may-skip", Check::Without, [1, 0], |phrase| phrase))
}

/// The player moves first in the next round, but not in this one.
pub(super) fn moves_first(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let table = &case.before.table;
    let becomes = case.actions.contains(&Action::PlaceFirstPlayer) && table.first_seat != case.seat;
    (becomes && !table.is_last_round()).then(|| reason("moves-first", Check::Without, [1, 0], |phrase| phrase))
}

/// A worker that stays on its gear, because the next space gives more.
pub(super) fn wait(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    if !places(&case.after) || table.is_last_round() {
        return None;
    }
    let rivals = |gear: Gear, from: u8| {
        let others = table.seats().filter(|other| *other != seat);
        others.flat_map(|other| own(table, other, gear)).filter(|space| *space >= from).count()
    };
    let known = case.before.table.gears;
    let stays =
        |gear: Gear| own(table, seat, gear).filter(move |space| *space > 0 && known.of(seat, gear) >> space & 1 == 1);
    let skull = table.player(seat).goods[Material::Skull] > 0;
    let offers = stays(Gear::ChichenItza).filter(|&space| {
        // A rival on this space or above could use the next one first.
        skull && is_open(table, space) && is_open(table, space + 1) && rivals(Gear::ChichenItza, space) == 0
    });
    let offers = offers.map(|space| (Gear::ChichenItza, space, skull_points(space), skull_points(space + 1)));
    let offers = offers.filter(|(_, _, now, then)| then > now);
    let harvests = stays(Gear::Palenque).filter_map(|space| {
        let (now, then) = (harvest_corn(table, seat, space)?, harvest_corn(table, seat, space + 1)?);
        let enough = usize::from(table.group(space + 1).uncovered()) > rivals(Gear::Palenque, space + 1);
        (then > now && enough).then_some((Gear::Palenque, space, now, then))
    });
    let (gear, space, now, then) = offers.chain(harvests).max_by_key(|(_, _, now, then)| then - now)?;
    let key = if gear == Gear::ChichenItza { "wait-skull" } else { "wait-corn" };
    Some(reason(key, Check::Later, [then, now], |phrase| {
        phrase.with("worker", say::space(gear, space)).with("next", space + 1).with("then", then).with("now", now)
    }))
}

/// The corn of a harvest with a tile on this space of Palenque.
fn harvest_corn(table: &Table, seat: Seat, space: u8) -> Option<i64> {
    match data().gear(Gear::Palenque).actions.get(usize::from(space))? {
        SpaceAction::Harvest { corn, .. } if table.group(space).uncovered() > 0 => {
            Some(i64::from(corn + data().harvest_corn[table.player(seat).level(Technology::Agriculture)]))
        }
        _ => None,
    }
}

/// Other workers push a new one up to a higher space, which is free again tomorrow.
pub(super) fn pushed_up(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let days = table.days_to_food_day()?;
    if !places(&case.after) || (days <= 2 && table.feeding_need(seat).unfed() > 0) {
        return None;
    }
    let mut tomorrow = table.gears;
    tomorrow.turn();
    let known = case.before.table.gears;
    let new = Gear::ALL.into_iter().flat_map(|gear| {
        let new = own(table, seat, gear).filter(move |space| known.of(seat, gear) >> space & 1 == 0);
        new.map(move |space| (gear, space))
    });
    let higher = new.filter(|&(gear, space)| space >= PUSHED && tomorrow.lowest_free_space(gear) == Some(0));
    let (gear, space) = higher.max_by_key(|&(_, space)| space)?;
    Some(reason("pushed-up", Check::Later, [space, 0], |phrase| phrase.with("space", say::space(gear, space))))
}

/// The actions that new workers take, the most frequent first. The rules allow each of them then, however many days the
/// rounds take.
pub(super) fn arrives(case: &mut Tried<'_, '_>) -> Option<Vec<Reason>> {
    let (seat, table) = (case.seat, case.after.table);
    let known = case.before.table.gears;
    let left = data().food_days.last()?.day.saturating_sub(table.day);
    if !places(&case.after) {
        return None;
    }
    let new: Vec<(Gear, u8)> = Gear::ALL
        .into_iter()
        .flat_map(|gear| own(&table, seat, gear).map(move |space| (gear, space)))
        .filter(|&(gear, space)| known.of(seat, gear) >> space & 1 == 0)
        .collect();
    // Number of deals in which each new worker takes each action.
    let taken: RefCell<Vec<[usize; ACTIONS]>> = RefCell::new(vec![[0; ACTIONS]; new.len()]);
    for deal in 0..case.lab.deals().len() {
        let after = case.lab.play(&case.lab.deals()[deal], case.actions)?;
        let (picked, worker) = (Cell::new(0_usize), Cell::new(None::<usize>));
        // The last worker's action follows its pick-up.
        let acted = || picked.get() == new.len() && worker.get().is_none();
        let over = |state: &State| acted() || state.table.day > table.day + LATEST;
        case.lab.continue_until(after, over, |state, other, action| {
            let days = state.table.day - table.day;
            match action {
                _ if other != seat => {}
                Action::Pick(gear, space) => {
                    worker.set(new.iter().position(|&(on, start)| on == gear && start + days == space));
                    picked.set(picked.get() + usize::from(worker.get().is_some()));
                }
                Action::Nothing => worker.set(None),
                // On Chichen Itza, theology can use an action ahead of the worker, so the worker never reaches it.
                Action::Action(number) => {
                    if let Some(index) = worker.take().filter(|&index| new[index].1 + days >= number) {
                        taken.borrow_mut()[index][usize::from(number)] += 1;
                    }
                }
                _ => {}
            }
        })?;
    }
    let taken = taken.into_inner();
    let mut found: Vec<(usize, u8, (Gear, u8))> = Vec::new();
    for (&(gear, start), times) in new.iter().zip(&taken) {
        let numbers = (start + 1..ACTIONS as u8).filter(|number| number - start <= left);
        let numbers = numbers.filter(|number| case.reaches(SOMETIMES, times[usize::from(*number)]));
        found.extend(numbers.map(|number| (times[usize::from(number)], number, (gear, start))));
    }
    found.sort_by_key(|&(times, number, _)| Reverse((times, number)));
    let reasons = found.into_iter().map(|(_, number, (gear, start))| {
        let turns = number - start;
        let found = reason("arrives", Check::Count, [number, start], |phrase| {
            let phrase = phrase.with("turns", turns).with("space", say::space(gear, number));
            phrase.with("action", space_action(&table, seat, gear, number))
        });
        about_worker(case, (gear, start), found)
    });
    Some(reasons.collect())
}

/// The first player space costs no corn, and its worker comes back at the end of the round.
pub(super) fn passes(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let alone = matches!(case.actions, [Action::PlaceFirstPlayer, Action::End]);
    let spent = corn(&case.before.table, case.seat) > corn(&case.after.table, case.seat);
    (alone && !spent && !case.before.table.is_last_round())
        .then(|| reason("passes", Check::Without, [0, 1], |phrase| phrase))
}

/// A worker comes back without an action because the player can't pay for any.
pub(super) fn unpayable(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let idle = |part: &std::ops::Range<usize>| case.actions[part.clone()].first() == Some(&Action::Nothing);
    let (gear, space, part) = picks(case.actions).find(|(_, _, part)| idle(part))?;
    let mut legal = Vec::new();
    Tzolkin::legal(&case.lab.play(&case.before, &case.actions[..part.start])?, case.seat, &mut legal);
    (legal == [Action::Nothing])
        .then(|| reason("unpayable", Check::Instead, [0, 0], |phrase| phrase.with("worker", say::space(gear, space))))
}
