//! Reasons about points, temples and buildings.

use std::cell::Cell;

use crate::data::FoodDayReward;
use crate::score::QUARTERS;
use game_kit::advice::ALWAYS;

use super::prelude::*;

/// Steps in one temple that a single worker of a rival can bring at most.
const STEPS_EACH: u8 = 4;
/// Points from which a turn is praised for them.
const POINTS: i16 = 2;
/// Days before a food day within which its goods count.
const SOON: u8 = 8;

/// Temples in which the plan climbs.
fn climbed(case: &Tried<'_, '_>) -> impl Iterator<Item = (Temple, u8, u8)> {
    let steps = |table: &Table, temple| table.step(case.seat, temple);
    let all = Temple::ALL.map(|temple| (temple, steps(&case.before.table, temple), steps(&case.after.table, temple)));
    all.into_iter().filter(|(_, before, after)| after > before)
}

/// The steps that a rival who still moves in this round could climb in a temple at most.
fn possible_steps(table: &Table, rival: Seat) -> u8 {
    let climbs = |gear: Gear, space: u8| match gear {
        Gear::Palenque | Gear::Yaxchilan => false,
        Gear::Tikal | Gear::Uxmal => space > 0,
        Gear::ChichenItza => table.player(rival).goods[Material::Skull] > 0,
    };
    let workers = Gear::ALL.into_iter().flat_map(|gear| own(table, rival, gear).map(move |space| (gear, space)));
    workers.filter(|&(gear, space)| climbs(gear, space)).count() as u8 * STEPS_EACH
}

/// The plan makes the marker the highest in a temple on the day on which that pays.
pub(super) fn first_in_temple(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let food_day = table.next_food_day().filter(|day| table.is_food_day() && day.reward == FoodDayReward::EndOfAge)?;
    let rivals = || table.turn_order().skip_while(|other| *other != seat).skip(1);
    let bonus = |table: &Table, temple| i64::from(table.highest_bonus(temple, food_day.age)[seat.index()]);
    let best = climbed(case).filter_map(|(temple, _, step)| {
        let (points, before) = (bonus(table, temple), bonus(&case.before.table, temple));
        let all = i64::from(data().temple(temple).age_bonus[usize::from(food_day.age)]);
        // No rival can draw level in this round.
        let reach = |rival: Seat| table.step(rival, temple) + possible_steps(table, rival);
        let safe = rivals().all(|rival| possible_steps(table, rival) == 0 || reach(rival) < step);
        (points > before && safe).then_some((temple, points, before, points == all))
    });
    let (temple, points, before, alone) = best.max_by_key(|(_, points, before, _)| points - before)?;
    let key = if alone { "first-in-temple" } else { "shares-temple" };
    let found = reason(key, Check::Theirs, [points, before], |phrase| {
        phrase.with("temple", say::temple(temple)).with("points", points).with("before", before)
    });
    Some(found.naming())
}

/// A climbed step pays goods on the next food day.
pub(super) fn temple_goods(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let days = table.days_to_food_day().filter(|days| *days <= SOON)?;
    let food_day = table.next_food_day().filter(|day| day.reward == FoodDayReward::MidAge)?;
    let pays = |temple: Temple, from: u8, to: u8| {
        let mut goods = Goods::default();
        let steps = &data().temple(temple).steps[usize::from(from) + 1..=usize::from(to)];
        // The bank may have too few skulls for all.
        for material in steps.iter().filter_map(|step| step.reward).filter(|material| *material != Material::Skull) {
            goods[material] += 1;
        }
        goods
    };
    let all = climbed(case).map(|(temple, from, to)| (temple, to, pays(temple, from, to)));
    let (temple, step, goods) =
        all.filter(|(_, _, goods)| !goods.is_empty()).max_by_key(|(_, _, goods)| goods.resources())?;
    let held = table.food_days_held;
    let (mut kept, count) = (0, case.lab.deals().len());
    for deal in 0..if days > 0 { count } else { 0 } {
        let after = case.lab.play(&case.lab.deals()[deal], case.actions)?;
        // The marker must still be there when the food day comes.
        let lowest = Cell::new(step);
        let watch = |state: &State| {
            lowest.set(lowest.get().min(state.table.step(seat, temple)));
            state.table.food_days_held > held
        };
        case.lab.continue_until(after, watch, |_, _, _| {})?;
        kept += usize::from(lowest.get() >= step);
    }
    (days == 0 || case.reaches(ALWAYS, kept)).then(|| {
        reason("temple-goods", Check::Count, [goods.resources(), 0], |phrase| {
            let phrase = phrase.with("days", days).with("round", food_day.day + 1);
            phrase.with("temple", say::temple(temple)).with("goods", say::amounts(goods))
        })
    })
}

/// Climbed steps are worth points when the age ends.
pub(super) fn temple_points(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let seat = case.seat;
    let mut ends = data().food_days.iter().skip(case.before.table.food_days_held.into());
    let last = ends.position(|day| day.reward == FoodDayReward::EndOfAge)? as u8 + case.before.table.food_days_held;
    let after = case.after.table;
    let changed: Vec<(Temple, u8, u8)> = climbed(case).collect();
    let mut kept = vec![0; changed.len()];
    // A step down in another temple would cost points again.
    let lost = Temple::ALL.into_iter().any(|temple| after.step(seat, temple) < case.before.table.step(seat, temple));
    for deal in 0..if changed.is_empty() || lost { 0 } else { case.lab.deals().len() } {
        let state = case.lab.play(&case.lab.deals()[deal], case.actions)?;
        // The lowest steps of the markers up to that day.
        let lowest = Cell::new(state.table.player(seat).temples);
        let watch = |state: &State| {
            let temples = state.table.player(seat).temples;
            lowest.set(std::array::from_fn(|temple| temples[temple].min(lowest.get()[temple])));
            state.table.food_days_held > last
        };
        case.lab.continue_until(state, watch, |_, _, _| {})?;
        for ((temple, _, to), kept) in changed.iter().zip(&mut kept) {
            *kept += usize::from(lowest.get()[temple.index()] >= *to);
        }
    }
    let vp = |temple: Temple, step: u8| data().temple(temple).steps[usize::from(step)].vp;
    let kept = changed.iter().zip(kept).filter(|(_, kept)| case.reaches(ALWAYS, *kept));
    let points: i16 = kept.map(|(&(temple, from, to), _)| vp(temple, to) - vp(temple, from)).sum();
    (points > 0 && !lost)
        .then(|| reason("temple-points", Check::Count, [points, 0], |phrase| phrase.with("points", points)))
}

/// The plan adds to the final score in the last round.
pub(super) fn last_round(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, before, after) = (case.seat, &case.before.table, &case.after.table);
    let last = after.turn_order().last() == Some(seat);
    // A later rival could take the first place in a temple again.
    if !before.is_last_round() || (!last && climbed(case).next().is_some()) {
        return None;
    }
    let total = |table: &Table| -> i32 {
        let feeding = table.feeding_need(seat);
        let food = QUARTERS * i32::from(feeding.paid()) / data().corn_per_vp;
        let hunger = QUARTERS * i32::from(data().vp_per_unfed) * i32::from(feeding.unfed());
        table.final_points(seat).map(|(_, quarters)| quarters).sum::<i32>() - food - hunger
    };
    let points = (total(after) - total(before)).div_euclid(QUARTERS);
    (points > 0).then(|| reason("last-round", Check::Count, [points, 0], |phrase| phrase.with("points", points)))
}

/// Tikal 4 builds two buildings, and the second is possible only after the first.
pub(super) fn two_buildings(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let seat = case.seat;
    let mut state = case.before;
    let mut first: Option<(State, BuildingId)> = None;
    for &action in case.actions {
        if let Action::Build(building, _) = action {
            match (state.table.task(), first) {
                (Some(Task::Build { how: Building::First }), _) => first = Some((state, building)),
                (Some(Task::Build { how: Building::Second | Building::SecondWithout }), Some((before, other))) => {
                    let mut legal = Vec::new();
                    Tzolkin::legal(&before, seat, &mut legal);
                    let alone = legal.iter().any(|action| matches!(action, Action::Build(id, _) if *id == building));
                    let seen = before.table.offered().any(|offered| offered == building);
                    return (seen && !alone).then(|| {
                        reason("two-buildings", Check::Without, [1, 0], |phrase| {
                            let phrase = phrase.with("first", say::building_name(other));
                            phrase.with("second", say::building_name(building))
                        })
                    });
                }
                _ => {}
            }
        }
        Tzolkin::apply(&mut state, seat, action, &mut Silent);
    }
    None
}

/// A monument counts the player's present possessions.
pub(super) fn monument(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let built =
        case.actions.iter().find_map(|action| if let Action::Monument(id) = action { Some(*id) } else { None })?;
    let points = case.after.table.monument_score(case.seat, built);
    (points > 0).then(|| {
        reason("monument", Check::Count, [points, 0], |phrase| {
            phrase.with("monument", say::monument(built)).with("points", points)
        })
    })
}

/// Points that the turn itself brings.
pub(super) fn scored(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let vp = |table: &Table| table.player(case.seat).vp;
    let points = vp(&case.after.table) - vp(&case.before.table);
    let skull = used(case.actions).find(|&(gear, number)| {
        matches!(data().gear(gear).actions[usize::from(number)], SpaceAction::OfferSkull { .. })
    });
    let with = |phrase: Phrase| phrase.with("points", points);
    (points >= POINTS).then(|| match skull {
        Some(_) => reason("offers-skull", Check::Count, [points, 0], with),
        None => reason("scored", Check::Count, [points, 0], with),
    })
}
