//! Reasons that no general form can tell.

use engine::{Game, Phrase, Seat};
use game_kit::advice::{Claim, Reason};

use super::super::action::Action;
use super::super::data::{FoodDayReward, Goods, data};
use super::super::ids::{Gear, Material, Technology};
use super::super::state::{Mode, Table};
use super::super::{State, Tzolkin, phrases as say};
use super::{picks, start};

/// Tenths of a point: for a worker that acts instead of falling, for corn, for the first move, and for the level
/// of a technology.
const FALLS: i32 = 30;
const CORN: i32 = 5;
const MOVES_FIRST: i32 = 12;
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
    let reasons = [
        falls(table, actions),
        first_player(table, seat, actions),
        wait(table, then, seat),
        goods(table, then, seat),
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

/// The additional goods from the temples on the next food day, if no marker moves until then.
fn goods(before: &Table, after: &Table, seat: Seat) -> Option<Reason> {
    let due = before.next_food_day().is_some_and(|day| day.reward == FoodDayReward::MidAge);
    let [known, now] = [before, after].map(|table| table.goods_of_steps(seat));
    let mut more = Goods::NONE;
    Material::ALL.into_iter().for_each(|material| more[material] = now[material].saturating_sub(known[material]));
    let worth = CORN * i32::from(more[Material::Skull]) * 6 + CORN * start::value(more) as i32 / 2;
    (due && worth > 0).then(|| reason("goods", worth, |phrase| phrase.with("goods", say::goods(more))))
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

/// A worker that stays on its gear, because the next space gives more.
fn wait(before: &Table, table: &Table, seat: Seat) -> Option<Reason> {
    if table.turn.mode != Mode::Placing || table.is_last_round() {
        return None;
    }
    let rivals = |gear: Gear, from: u8| {
        let others = table.seats().filter(|other| *other != seat);
        others.flat_map(|other| own(table, other, gear)).filter(|space| *space >= from).count()
    };
    let stays = |gear: Gear| {
        own(table, seat, gear).filter(move |space| *space > 0 && before.gears.of(seat, gear) >> space & 1 == 1)
    };
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
    let (kind, each) = if gear == Gear::ChichenItza { ("wait-skull", 10) } else { ("wait-corn", CORN) };
    Some(reason(kind, each * (then - now) as i32, |phrase| {
        phrase.with("worker", say::space(gear, space)).with("next", space + 1).with("then", then).with("now", now)
    }))
}

/// The corn of a harvest with a tile on this space of Palenque.
fn harvest_corn(table: &Table, seat: Seat, space: u8) -> Option<i64> {
    let (corn, _) = table.harvest(seat, space);
    (table.group(space).uncovered() > 0).then_some(corn.into())
}
