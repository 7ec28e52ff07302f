//! Reasons that no general form can tell.

use engine::{Game, Phrase, Seat};
use game_kit::advice::{Claim, Reason};

use super::super::action::Action;
use super::super::data::{Effect, data};
use super::super::ids::{Gear, Material, Technology};
use super::super::state::{Phase, Table};
use super::super::{State, Tzolkin, phrases as say};
use super::{CORN, picks, start};

/// Tenths of a point: for a worker that acts instead of falling, for the first move, for a choice of days, for the level
/// of a technology, for a forced turn, and for a skull.
const FALLS: i32 = 30;
const MOVES_FIRST: i32 = 12;
const DAYS: i32 = 20;
const EFFECT: i32 = 25;
const FORCED: i32 = 1;
const SKULL: i32 = 30;

fn reason(kind: &str, worth: i32, args: impl FnOnce(Phrase) -> Phrase) -> Reason {
    Reason::new(Tzolkin::ID, kind, Claim::Rules, worth, args)
}

pub(super) fn special(before: &State, after: &State, seat: Seat, actions: &[Action]) -> Vec<Reason> {
    if let [Action::Keep(pair), ..] = *actions {
        return start::reasons(before, seat, pair);
    }
    let (table, then) = (&before.table, &after.table);
    if let [Action::Days(chosen)] = *actions {
        return days(table, then, seat, chosen).into_iter().collect();
    }
    let reasons = [
        falls(table, actions),
        first_player(table, seat, actions),
        effect(table, then, seat),
        feeds(table, then, seat),
        takes_skull(table, then, seat),
        forced(table, then, seat, actions),
    ];
    reasons.into_iter().flatten().collect()
}

/// A worker that would fall off its gear without an action.
fn falls(table: &Table, actions: &[Action]) -> Option<Reason> {
    let acts = |part: &std::ops::Range<usize>| actions[part.clone()].first() != Some(&Action::Nothing);
    let last = |gear: Gear| data().gear(gear).last_space;
    let mut workers = picks(actions).filter(|_| !table.is_last_round());
    let (gear, space, _) = workers.find(|(gear, space, part)| *space == last(*gear) && acts(part))?;
    Some(reason("falls", FALLS, |phrase| phrase.with("worker", say::space(gear, space))))
}

/// The corn and the first move of the first player space.
fn first_player(table: &Table, seat: Seat, actions: &[Action]) -> Option<Reason> {
    let becomes = table.first_seat != seat && !table.is_last_round();
    let (kind, worth) = match (table.pool > 0, becomes) {
        _ if !actions.contains(&Action::PlaceFirstPlayer) => return None,
        (true, true) => ("first-player", MOVES_FIRST + CORN * i32::from(table.pool)),
        (true, false) => ("pool", CORN * i32::from(table.pool)),
        (false, true) => ("moves-first", MOVES_FIRST),
        (false, false) => return None,
    };
    Some(reason(kind, worth, |phrase| phrase.with("corn", table.pool)))
}

/// The next spaces of the workers, compared with those of the other choice, and the turns that two days would skip.
fn days(table: &Table, then: &Table, seat: Seat, chosen: u8) -> Option<Reason> {
    let food = data().food_days.iter().find(|food| food.day > table.day)?.day - table.day;
    let spaces = |change: u8| {
        let workers = Gear::ALL.into_iter().flat_map(|gear| own(then, seat, gear).map(move |space| (gear, space)));
        workers.map(|(gear, space)| say::space(gear, space + change - 1)).collect::<Vec<_>>()
    };
    let (now, other) = (spaces(1), spaces(if chosen == 1 { 2 } else { 0 }));
    let kind = if chosen == 1 { "one-day" } else { "two-days" };
    (chosen == 1 || !now.is_empty()).then(|| {
        let n = table.rounds() - 1 - table.day;
        reason(kind, DAYS, |phrase| phrase.with("n", n).with("food", food).with("spaces", now).with("others", other))
    })
}

/// The space on which a worker can get missing corn before the food day, and the turns until then. After a choice of
/// days, the gears don't turn again before the next turn.
pub(super) fn finds_corn(before: &Table, table: &Table, seat: Seat, short: u16) -> Option<(Phrase, Phrase, u8)> {
    let turned = u8::from(before.phase == Phase::Calendar);
    let days = table.days_to_food_day()?;
    let goods = table.player(seat).goods;
    let sold = (start::value(goods) as u16).saturating_sub(goods[Material::Corn]);
    let gain = |gear: Gear, action: u8| match data().offer(gear, action).main() {
        Some(Effect::Fish { corn }) => corn,
        Some(Effect::Gain { materials }) => materials[Material::Corn],
        Some(Effect::Market) => sold,
        _ => 0,
    };
    let last = |gear: Gear| data().gear(gear).last_space;
    let reach = |gear: Gear, turns: u8| {
        let spaces = own(table, seat, gear).filter(move |space| space + turns <= last(gear));
        // A lower action costs corn.
        spaces.flat_map(move |space| (1..=space + turns).map(move |action| (gear, space, action, turns)))
    };
    let mut ways = (1 - turned..=days).flat_map(|turns| Gear::ALL.into_iter().flat_map(move |gear| reach(gear, turns)));
    let (gear, space, action, turns) = ways.find(|(gear, space, action, turns)| {
        let cost = u16::from(space + turns - action);
        cost <= goods[Material::Corn] && gain(*gear, *action) >= short + cost
    })?;
    Some((say::space(gear, space), say::space(gear, action), turns + turned))
}

/// The effect of the level of a technology that the turn reaches.
fn effect(before: &Table, after: &Table, seat: Seat) -> Option<Reason> {
    let level = |table: &Table, technology| table.player(seat).level(technology);
    let learned = Technology::ALL.into_iter().find(|of| level(after, *of) > level(before, *of))?;
    let effect = say::benefit(learned, level(after, learned));
    Some(reason("effect", EFFECT, |phrase| phrase.with("effect", effect)))
}

/// The corn that new farms save on each food day.
fn feeds(before: &Table, after: &Table, seat: Seat) -> Option<Reason> {
    let need = |table: &Table| table.feeding_need(seat).need();
    let left = data().food_days.len() - usize::from(after.food_days_held);
    // A new worker eats too.
    let same = before.player(seat).workers_in_play == after.player(seat).workers_in_play;
    let saved = need(before).checked_sub(need(after)).filter(|saved| *saved > 0 && same)?;
    let worth = CORN * i32::from(saved) * left as i32;
    Some(reason("feeds", worth, |phrase| phrase.with("corn", saved).with("left", left)))
}

/// The points that a new skull can bring.
fn takes_skull(before: &Table, after: &Table, seat: Seat) -> Option<Reason> {
    let skulls = |table: &Table| table.player(seat).goods[Material::Skull];
    // A worker can be placed next turn, and moves on by one space each day.
    let days = (after.rounds() - 1).saturating_sub(after.day + 1);
    let reach = days + data().ahead[after.player(seat).level(Technology::Theology)];
    let spaces = 0..=reach.min(data().gear(Gear::ChichenItza).last_action);
    let points = spaces.filter(|space| days > 0 && is_open(after, *space)).map(skull_points).max()?;
    (skulls(after) > skulls(before)).then(|| reason("takes-skull", SKULL, |phrase| phrase.with("points", points)))
}

/// A worker must come back, because none is in hand.
fn forced(table: &Table, after: &Table, seat: Seat, actions: &[Action]) -> Option<Reason> {
    let must = table.player(seat).workers_in_hand == 0 && picks(actions).next().is_some();
    let stay = Gear::ALL.into_iter().flat_map(|gear| own(after, seat, gear).map(move |space| say::space(gear, space)));
    let stay: Vec<Phrase> = stay.collect();
    (must && !stay.is_empty()).then(|| reason("forced", FORCED, |phrase| phrase.with("stay", stay)))
}

/// Points for a skull on an action of Chichen Itza.
fn skull_points(action: u8) -> i64 {
    data().skull_points(action).map_or(0, i64::from)
}

fn is_open(table: &Table, action: u8) -> bool {
    skull_points(action) > 0 && table.skulls_on_chichen_itza >> action & 1 == 0
}

/// Workers of a seat on a gear.
pub(super) fn own(table: &Table, seat: Seat, gear: Gear) -> impl Iterator<Item = u8> + use<> {
    let bits = table.gears.of(seat, gear);
    (0..=data().gear(gear).last_space).filter(move |space| bits >> space & 1 == 1)
}
