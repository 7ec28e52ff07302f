//! Reasons about corn and food days.

use super::prelude::*;
use super::tried::{FEED_LATER, FEED_PART, hungry};

/// Days before a food day on which its reason counts.
const SOON: u8 = 1;
/// Days before a food day on which corn for a part of the workers counts.
const NEAR: u8 = 4;
/// Own turns within which the plan's corn must be spent.
const TURNS: u32 = 3;

/// The plan feeds everyone on a food day on which workers would be hungry otherwise.
pub(super) fn feed(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, actions) = (case.seat, case.actions);
    let (before, after) = (case.before.table.feeding_need(seat), case.after.table.feeding_need(seat));
    let days = case.before.table.days_to_food_day()?;
    if days > SOON || before.unfed() == 0 || after.unfed() > 0 {
        return None;
    }
    let without = match days {
        // No turn follows, so the corn of the plan is the only difference.
        0 => before.unfed(),
        _ => {
            let less = idle(actions);
            if less == actions || !all_eat(case, actions)? {
                return None;
            }
            let hungry: Vec<u16> = hungry(case, seat, &less)?.into_iter().filter(|hungry| *hungry > 0).collect();
            hungry.iter().copied().min().filter(|_| case.reaches(MOSTLY, hungry.len()))?
        }
    };
    let (need, have) = (before.need(), corn(&case.before.table, seat));
    let found = reason("feed", Check::Without, [0, without], |phrase| {
        phrase.with("days", days).with("need", need).with("have", have)
    });
    Some(found.naming())
}

/// The turn in which the workers that it picks up do nothing.
fn idle(actions: &[Action]) -> Vec<Action> {
    let parts: Vec<_> = picks(actions).collect();
    parts.into_iter().rev().fold(actions.to_vec(), |less, (_, _, part)| without(&less, &part))
}

/// Returns `true` if all workers of the seat mostly eat on the next food day after these actions.
fn all_eat(case: &mut Tried<'_, '_>, actions: &[Action]) -> Option<bool> {
    let hungry = hungry(case, case.seat, actions)?;
    Some(case.reaches(MOSTLY, hungry.into_iter().filter(|hungry| *hungry == 0).count()))
}

/// The plan brings corn for a food day for which it is missing.
pub(super) fn feed_part(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let days = table.days_to_food_day().filter(|days| *days <= NEAR)?;
    let (had, have) = (corn(&case.before.table, seat), corn(table, seat));
    let need = table.feeding_need(seat);
    let less = case.before.table.feeding_need(seat);
    // On the day itself, only a further worker that eats counts.
    let feeds = days > 0 || (need.workers == less.workers && need.fed > less.fed);
    (had < need.need() && have > had && feeds).then(|| {
        reason(FEED_PART, Check::Count, [have, had], |phrase| {
            phrase.with("days", days).with("need", need.need()).with("had", had).with("have", have)
        })
    })
}

/// The deals in which the seat begs on its next turn after these actions.
fn begs(case: &mut Tried<'_, '_>, actions: &[Action]) -> Option<usize> {
    let mut begging = vec![false; case.lab.deals().len()];
    follow(case, (actions, 1), |deal, _, action| begging[deal] |= matches!(action, Action::Beg(_)))?;
    Some(begging.into_iter().filter(|begs| *begs).count())
}

/// Without the plan's corn the player mostly begs on the next turn.
pub(super) fn no_begging(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, actions) = (case.seat, case.actions);
    let (had, have) = (corn(&case.before.table, seat), corn(&case.after.table, seat));
    let less = idle(actions);
    if had > data().beg_max_corn || have <= had || case.before.table.turn.begged {
        return None;
    }
    let (deals, with, without) = (case.lab.deals().len(), begs(case, actions)?, begs(case, &less)?);
    (case.reaches(MOSTLY, deals - with) && case.reaches(MOSTLY, without))
        .then(|| reason("no-begging", Check::Without, [0, 1], |phrase| phrase.with("corn", had)))
}

/// Begging goes down in the temple in which a step is worth least.
pub(super) fn begs_cheaply(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.before.table);
    let chosen =
        case.actions.iter().find_map(|action| if let Action::Beg(temple) = action { Some(*temple) } else { None })?;
    let worth = |temple: Temple| {
        let (steps, step) = (&data().temple(temple).steps, usize::from(table.step(seat, temple)));
        step.checked_sub(1).map(|lower| steps[step].vp - steps[lower].vp)
    };
    let others = Temple::ALL.into_iter().filter(|temple| *temple != chosen).filter_map(worth);
    let (points, least) = (worth(chosen)?, others.min()?);
    (points < least).then(|| {
        reason("begs-cheaply", Check::Instead, [points, least], |phrase| {
            phrase.with("temple", say::temple(chosen)).with("points", points).with("least", least)
        })
    })
}

/// Corn that the seat spends on its next turns in most deals.
pub(super) fn needs_corn(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, actions) = (case.seat, case.actions);
    let (had, have) = (corn(&case.before.table, seat), corn(&case.after.table, seat));
    if have <= had {
        return None;
    }
    let mut spent = vec![(0, have); case.lab.deals().len()];
    follow(case, (actions, TURNS), |deal, state, _| {
        let (sum, last) = &mut spent[deal];
        let now = corn(&state.table, seat);
        *sum += last.saturating_sub(now);
        *last = now;
    })?;
    let least = spent.iter().map(|(sum, _)| *sum).min()?;
    case.reaches(MOSTLY, spent.iter().filter(|(sum, _)| *sum > had).count()).then(|| {
        reason("needs-corn", Check::Count, [least, had], |phrase| phrase.with("had", had).with("turns", TURNS))
    })
}

/// The hunger that a two-day advance brings and one day doesn't, for the seat and for its rivals.
pub(super) fn days(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let [Action::Days(days)] = *case.actions else { return None };
    let seat = case.seat;
    let seats: Vec<Seat> = case.before.table.seats().collect();
    for other in seats.into_iter().filter(|other| (*other == seat) == (days == 1)) {
        let (Some(one), Some(two)) = (hungry(case, other, &[Action::Days(1)]), hungry(case, other, &[Action::Days(2)]))
        else {
            continue;
        };
        let more = one.iter().zip(&two).map(|(one, two)| two.saturating_sub(*one)).min().filter(|more| *more > 0);
        if let Some(more) = more {
            let kind = if days == 1 { "one-day-feeds" } else { "two-days-starve" };
            let check = if days == 1 { Check::Instead } else { Check::Theirs };
            return Some(reason(kind, check, [0, more], |phrase| phrase.seat("rival", other).with("n", more)));
        }
    }
    let light = |state: &State| state.table.player(seat).board_light;
    (days == 1 && light(&case.before) && case.lab.play(&case.before, &[Action::Days(2)]).is_some())
        .then(|| reason("keeps-light", Check::Instead, [1, 0], |phrase| phrase))
}

/// The corn that a worker on this space of Palenque can get at most, without its costs.
fn harvest(table: &Table, seat: Seat, space: u8) -> u16 {
    let (form, player) = (data().gear(Gear::Palenque), table.player(seat));
    let level = player.level(Technology::Agriculture);
    let gain = |action: u8| {
        let price = if space > form.last_action { 0 } else { u16::from(space - action) };
        let corn = match form.actions[usize::from(action)] {
            SpaceAction::Fish { corn } => corn + data().fish_corn[level],
            SpaceAction::Harvest { corn, .. } if table.group(action).uncovered() > 0 => {
                corn + data().harvest_corn[level]
            }
            _ => 0,
        };
        corn.saturating_sub(price)
    };
    (1..=space.min(form.last_action)).map(gain).max().unwrap_or(0)
}

/// A worker on Palenque reaches a harvest in time for a food day that would be short otherwise.
pub(super) fn feed_later(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let days = table.days_to_food_day().filter(|days| (1..=4).contains(days))?;
    let (need, have) = (table.feeding_need(seat).need(), corn(table, seat));
    let gap = need.saturating_sub(have);
    let arrives = |space: u8| (space + days).min(data().gear(Gear::Palenque).last_space);
    let falls = |space: u8| space + days > data().gear(Gear::Palenque).last_space;
    if !places(&case.after) || gap == 0 {
        return None;
    }
    let known = case.before.table.gears.of(seat, Gear::Palenque);
    // Workers that are there already could feed everyone too.
    if own(table, seat, Gear::Palenque)
        .any(|s| known >> s & 1 == 1 && !falls(s) && harvest(table, seat, arrives(s)) > 0)
    {
        return None;
    }
    let new = own(table, seat, Gear::Palenque).filter(|space| known >> space & 1 == 0 && !falls(*space));
    let all = new.map(|space| (harvest(table, seat, arrives(space)), space));
    let (best, space) = all.max().filter(|(corn, _)| *corn >= gap)?;
    let found = reason(FEED_LATER, Check::Count, [have + best, have], |phrase| {
        phrase.with("days", days).with("need", need).with("have", have).with("corn", best)
    });
    Some(about_worker(case, (Gear::Palenque, space), found))
}

/// A new worker, which the player can feed on the next food day.
pub(super) fn recruit(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, actions) = (case.seat, case.actions);
    let workers = |table: &Table| table.player(seat).workers_in_play;
    let (before, after) = (workers(&case.before.table), workers(&case.after.table));
    let left = data().food_days.len() - usize::from(case.before.table.food_days_held);
    if after <= before || left == 0 || !all_eat(case, actions)? {
        return None;
    }
    let each = case.after.table.feeding_need(seat).corn_per_worker;
    Some(reason("recruit", Check::Count, [after, before], |phrase| phrase.with("corn", each).with("left", left)))
}

/// A building or tile with which the workers eat less on every food day.
pub(super) fn farm(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let need = |table: &Table| table.feeding_need(case.seat).need();
    let (before, after) = (need(&case.before.table), need(&case.after.table));
    (after < before && !case.before.table.is_last_round())
        .then(|| reason("farm", Check::Count, [after, before], |phrase| phrase.with("corn", before - after)))
}

/// The most workers that this much corn can place on the spaces 0 of different gears.
fn placeable(corn: u16, workers: u8) -> u8 {
    let costs = data().placement_cost.iter().scan(0, |sum, cost| {
        *sum += *cost;
        Some(*sum)
    });
    costs.take_while(|cost| *cost <= corn).count().min(usize::from(workers)).min(Gear::ALL.len()) as u8
}

/// The plan's corn lets the player place more workers on the next turn.
pub(super) fn places_more(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let (had, have) = (corn(&case.before.table, seat), corn(table, seat));
    let hand = table.player(seat).workers_in_hand;
    let (least, most) = (placeable(had, hand), placeable(have, hand));
    let free = Gear::ALL.into_iter().all(|gear| table.lowest_free_space(gear).is_some());
    // On a food day the workers eat the corn.
    let eaten = table.days_to_food_day().is_none_or(|days| days == 0);
    (most > least && free && !eaten).then(|| {
        reason("places-more", Check::Without, [most, least], |phrase| {
            phrase.with("had", had).with("least", least).with("most", most)
        })
    })
}
