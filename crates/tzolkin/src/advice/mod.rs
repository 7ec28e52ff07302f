//! Hints for Tzolk'in: the aims of turns, their steps in words, and the parts of reasons.

mod now;
mod special;
mod start;
#[cfg(test)]
mod tests;
mod used;

use std::cmp::Reverse;
use std::ops::Range;

use engine::{Phrase, Seat};
use game_kit::actions::{Mark, Marked};
use game_kit::advice::{Advise, Aim, Drawback, Holdings, Moment, Need, Part, Reason, Thing};

use super::action::{Action, Harvest};
use super::data::{BuildWay, Effect, FoodDayReward, data};
use super::events::score_source;
use super::ids::{Gear, Material, Technology, Temple};
use super::score::{QUARTERS, ScoreSource};
use super::state::{Earned, Phase, Table, Task};
use super::words::{missing_corn, space_action};
use super::{State, Tzolkin, phrases as say};
use used::used;

impl Advise for Tzolkin {
    fn aim(before: &State, _seat: Seat, actions: &[Action]) -> Aim {
        // In the middle of a turn, the worker is already in hand.
        let begun = match before.table.task() {
            Some(Task::ChooseAction { gear, space }) => Some(Action::Pick(gear, space)),
            _ => None,
        };
        let actions: Vec<Action> = begun.into_iter().chain(actions.iter().copied()).collect();
        let actions = &actions[..];
        picked(actions).or_else(|| placed(actions)).unwrap_or_else(|| Aim::new("other"))
    }

    fn is_core(action: Action) -> bool {
        action.is(Mark::Core)
    }

    fn is_extra(action: Action) -> bool {
        matches!(action, Action::Place(_) | Action::PlaceFirstPlayer)
    }

    fn holdings(state: &State, seat: Seat) -> Holdings {
        let (table, player) = (&state.table, state.table.player(seat));
        let mut amounts = vec![i32::from(player.vp), i32::from(player.corn_tiles), i32::from(player.wood_tiles)];
        amounts.extend(Material::ALL.map(|material| i32::from(player.goods[material])));
        amounts.extend(player.temples.map(i32::from));
        amounts.extend(player.technologies.map(i32::from));
        let mut facts: Vec<u64> = Gear::ALL.map(|gear| u64::from(table.gears.of(seat, gear))).to_vec();
        facts.extend([player.workers_in_play, player.workers_in_hand, player.board_light.into()].map(u64::from));
        facts.push(table.first_player_space.map_or(9, |owner| u64::from(owner.number())));
        facts.push(u64::from(table.skulls_on_chichen_itza));
        facts.extend(player.buildings.iter().map(|building| building.index() as u64));
        facts.extend(player.monuments.iter().map(|monument| 100 + monument.index() as u64));
        Holdings { amounts, facts }
    }

    fn now(before: &State, seat: Seat, actions: &[Action]) -> Phrase {
        now::now(before, seat, actions)
    }

    fn special(before: &State, after: &State, seat: Seat, actions: &[Action]) -> Vec<Reason> {
        special::special(before, after, seat, actions)
    }

    fn first_aim(before: &State, seat: Seat, actions: &[Action]) -> Aim {
        let acts = |part: &Range<usize>| actions[part.clone()].first() != Some(&Action::Nothing);
        let placed = || actions.iter().position(|action| Self::is_extra(*action)).map(|place| place + 1);
        let end = picks(actions).find(|(_, _, part)| acts(part)).map(|(_, _, part)| part.end).or_else(placed);
        Self::aim(before, seat, &actions[..end.unwrap_or(actions.len())])
    }

    fn is_idle(action: Action) -> bool {
        action == Action::Nothing
    }

    fn paydays(state: &State) -> u32 {
        state.table.food_days_held.into()
    }

    fn moments(before: &State, _seat: Seat) -> Vec<Moment> {
        let (held, days) = (usize::from(before.table.food_days_held), data().food_days.len());
        let when = Phrase::new(if held + 1 == days { "core-when-end" } else { "tzolkin-when-food-day" });
        (held < days).then_some(Moment { when, payday: held as u32 + 1 }).into_iter().collect()
    }

    /// The temples at the end of the age, and the monuments.
    fn standing(state: &State, seat: Seat) -> Vec<(Phrase, Phrase, i32)> {
        let (table, days) = (&state.table, &data().food_days);
        let ends =
            (usize::from(table.food_days_held)..days.len()).find(|day| days[*day].reward == FoodDayReward::EndOfAge);
        let temples = ends.map(|day| {
            let points = |temple| {
                table.step_points(seat, temple) + table.highest_bonus(temple, days[day].age)[usize::from(seat)]
            };
            let points: i32 = Temple::ALL.map(points).into_iter().map(i32::from).sum();
            let (from, when) = if day + 1 == days.len() {
                (Earned::TemplesSecond, "core-when-end")
            } else {
                (Earned::TemplesFirst, "tzolkin-when-age")
            };
            (score_source(ScoreSource::Earned(from)), Phrase::new(when), QUARTERS * points)
        });
        let monuments = table.player(seat).monuments.iter().filter(|_| table.phase != Phase::Over).map(|id| {
            let points = QUARTERS * table.monument_score(seat, id);
            (score_source(ScoreSource::Monument(id)), Phrase::new("core-when-end"), points)
        });
        temples.into_iter().chain(monuments).collect()
    }

    /// The workers. A worker on a gear moves on by one space each day.
    fn pieces(state: &State, seat: Seat) -> Vec<(u16, Phrase)> {
        let table = &state.table;
        let own = |gear| special::own(table, seat, gear).map(move |space| (gear, space));
        let workers = Gear::ALL.into_iter().flat_map(own);
        workers.map(|(gear, space)| (piece(table, gear, space), say::space(gear, space))).collect()
    }

    fn day(state: &State) -> Option<u32> {
        (state.table.phase != Phase::Choosing).then_some(state.table.day.into())
    }

    /// The points on the track, and those of monuments after the end.
    fn points(state: &State, seat: Seat) -> Vec<(Phrase, i32)> {
        let (table, player) = (&state.table, state.table.player(seat));
        let earned = Earned::ALL.into_iter().zip(player.earned);
        let earned = earned.map(|(from, points)| (ScoreSource::Earned(from), QUARTERS * i32::from(points)));
        let over = table.phase == Phase::Over;
        let monuments = player.monuments.iter().filter(|_| over);
        let monuments = monuments.map(|id| (ScoreSource::Monument(id), QUARTERS * table.monument_score(seat, id)));
        earned.chain(monuments).map(|(from, points)| (score_source(from), points)).collect()
    }

    /// The final score after the last turn, with the food for the workers.
    fn last_points(before: &State, state: &State, seat: Seat) -> Option<Vec<(Phrase, i32)>> {
        let (known, table) = (&before.table, &state.table);
        let last = known.turn_order().last() == Some(seat);
        // A later rival could take the first place in a temple again.
        let fixed = last || known.player(seat).temples == table.player(seat).temples;
        (known.phase == Phase::Turns && known.is_last_round() && fixed).then(|| {
            let mut table = *table;
            table.players[seat.index()].goods[Material::Corn] += table.pool_corn(seat);
            let feeding = table.feeding_need(seat);
            let food = QUARTERS * i32::from(feeding.paid()) / data().corn_per_vp;
            let hunger = QUARTERS * i32::from(data().vp_per_unfed) * i32::from(feeding.unfed());
            let named = |(source, points)| match source {
                ScoreSource::Goods { .. } => (Phrase::new("tzolkin-why-goods"), points - food),
                ScoreSource::Skulls { .. } => (Phrase::new("tzolkin-why-skulls"), points),
                _ => (score_source(source), points),
            };
            let hunger = (Phrase::new("tzolkin-why-hunger"), -hunger);
            table.sources(seat).map(named).chain([hunger]).collect()
        })
    }

    /// A worker that does nothing, a worker that isn't placed, or the other number of days.
    fn turn_parts(_before: &State, _seat: Seat, actions: &[Action]) -> Vec<Part<Action>> {
        if let [Action::Days(days)] = *actions {
            return vec![Part { name: None, rest: vec![Action::Days(3 - days)] }];
        }
        let without = |part: Range<usize>, with: Option<Action>, name: Phrase| {
            let mut rest = actions.to_vec();
            rest.splice(part, with);
            Part { name: Some(name), rest }
        };
        let acts = |part: &Range<usize>| actions[part.clone()].first() != Some(&Action::Nothing);
        let idle = picks(actions).filter(|(_, _, part)| acts(part));
        let idle = idle.map(|(gear, space, part)| without(part, Some(Action::Nothing), say::space(gear, space)));
        let placed = actions.iter().enumerate().filter_map(|(place, action)| match *action {
            Action::Place(gear) => Some(without(place..place + 1, None, say::gear(gear))),
            Action::PlaceFirstPlayer => {
                Some(without(place..place + 1, None, Phrase::new("tzolkin-first-player-space").inside()))
            }
            _ => None,
        });
        let placed: Vec<_> = placed.collect();
        let several = placed.len() > 1;
        idle.chain(placed.into_iter().filter(|_| several)).collect()
    }

    fn things(state: &State, seat: Seat, action: Action) -> Vec<Thing> {
        let (gear, number, space) = match (action, state.table.task()) {
            (Action::Build(building, _), _) => return vec![Thing::new("gets", say::building_name(building))],
            (Action::Monument(monument), _) => return vec![Thing::new("gets", say::monument(monument))],
            (Action::Action(number), Some(Task::ChooseAction { gear, space })) => (gear, number, space),
            _ => return Vec::new(),
        };
        let (name, piece) = (say::space(gear, number), Some(piece(&state.table, gear, space)));
        let Some(main) = data().offer(gear, number).main() else { return Vec::new() };
        let corn = |amount: u16| CORN * i32::from(amount);
        let worth = match main {
            Effect::Fish { corn: amount } | Effect::Harvest { corn: amount, .. } => corn(amount),
            // A skull counts for the points that it brings later.
            Effect::Gain { materials } if materials[Material::Skull] > 0 => STRONG,
            Effect::Gain { materials } => CORN * start::value(materials) as i32,
            Effect::GainVp { vp } => 10 * i32::from(vp),
            Effect::Build { way: BuildWay::Single | BuildWay::Corn } => 0,
            Effect::Market => corn(2),
            _ => STRONG,
        };
        let (kind, with) = match main {
            Effect::GainVp { vp } => ("skull", ("points".to_owned(), say::points(vp))),
            _ => ("acts", ("action".to_owned(), space_action(&state.table, seat, gear, number))),
        };
        vec![Thing { with: vec![with], worth, piece, ..Thing::new(kind, name) }]
    }

    /// Monuments and buildings.
    fn affordable(state: &State, seat: Seat) -> Vec<Phrase> {
        let (table, goods) = (&state.table, state.table.player(seat).goods);
        let monuments = table.monuments.iter().filter(|id| goods.cover(data().monuments[id.index()].cost));
        let buildings = table.offered().filter(|id| goods.cover(data().buildings[id.index()].cost));
        let mut buildings: Vec<_> = buildings.collect();
        buildings.sort_by_key(|id| Reverse(start::value(data().buildings[id.index()].cost)));
        monuments.map(say::monument).chain(buildings.into_iter().map(say::building_name)).collect()
    }

    /// The food for the next food day.
    fn need(state: &State, seat: Seat) -> Option<Need> {
        let days = state.table.days_to_food_day().filter(|days| *days > 0)?;
        let need = state.table.feeding_need(seat);
        let have = state.table.player(seat).goods[Material::Corn];
        let worth = 10 * i32::from(data().vp_per_unfed) / i32::from(need.corn_per_worker.max(1));
        // There is time to find food for a distant food day.
        let worth = if days > NEAR { worth / 3 } else { worth };
        Some(Need { days, need: need.need(), have, worth })
    }

    /// Hungry workers on the food day of this round, or corn that is missing for the next food day.
    fn price(before: &State, after: &State, seat: Seat, _actions: &[Action]) -> Option<Drawback> {
        let table = &after.table;
        let short = missing_corn(table, seat, 0).filter(|short| *short > 0)?;
        let (days, unfed) = (table.days_to_food_day()?, table.feeding_need(seat).unfed());
        let points = unfed * data().vp_per_unfed.unsigned_abs();
        Some(match days {
            0 => {
                let words = Phrase::new("tzolkin-price-hunger").with("n", unfed);
                Drawback { words: words.with("points", points), source: None }
            }
            _ => {
                let words = Phrase::new("tzolkin-price-short").with("corn", short).with("points", points);
                match special::finds_corn(&before.table, table, seat, short) {
                    None => Drawback { words, source: Some(HUNGER) },
                    Some((piece, thing, turns)) => {
                        let words = Phrase { key: "tzolkin-price-short.way".into(), ..words };
                        let words = words.with("piece", piece).with("thing", thing).with("turns", turns);
                        Drawback { words, source: None }
                    }
                }
            }
        })
    }
}

/// Tenths of a point: for a piece of corn, and for actions that bring neither goods nor points themselves.
const CORN: i32 = 5;
const STRONG: i32 = 45;

/// The number of a worker on a gear ([`Advise::pieces`]), which stays the same while the gear turns.
fn piece(table: &Table, gear: Gear, space: u8) -> u16 {
    64 * gear.index() as u16 + u16::from(table.day) + 16 - u16::from(space)
}

/// Days before a food day on which corn for it counts in full.
const NEAR: u8 = 4;
/// Key of the source of points that hungry workers cost.
const HUNGER: &str = "tzolkin-score-hunger";

/// The workers that a turn picks up, each with its part of the actions.
fn picks(actions: &[Action]) -> impl Iterator<Item = (Gear, u8, Range<usize>)> + '_ {
    actions.iter().enumerate().filter_map(|(start, action)| match *action {
        Action::Pick(gear, space) => {
            let rest = &actions[start + 1..];
            let next = rest.iter().position(|action| matches!(action, Action::Pick(..) | Action::End));
            Some((gear, space, start + 1..next.map_or(actions.len(), |next| start + 1 + next)))
        }
        _ => None,
    })
}

/// The most frequent one; of several, the first.
fn most<T: Copy + PartialEq, const N: usize>(order: [T; N], all: impl Iterator<Item = T>) -> Option<T> {
    let all: Vec<T> = all.collect();
    let count = |one: &T| all.iter().filter(|other| *other == one).count();
    order.into_iter().filter(|one| count(one) > 0).rev().max_by_key(count)
}

/// The aim of a turn that picks workers up, or of another decision.
fn picked(actions: &[Action]) -> Option<Aim> {
    let built: Vec<Phrase> = actions
        .iter()
        .filter_map(|action| match *action {
            Action::Build(building, _) => Some(say::building_name(building)),
            _ => None,
        })
        .collect();
    for &action in actions {
        match action {
            Action::Keep(pair) => return Some(start::aim(pair)),
            Action::Days(1) => return Some(Aim::new("one-day")),
            Action::Days(_) => return Some(Aim::new("two-days")),
            Action::Monument(monument) => return Some(Aim::of("build", say::monument(monument))),
            _ => {}
        }
    }
    match &built[..] {
        [] => {}
        [one] => return Some(Aim::of("build", one.clone())),
        _ => return Some(Aim::of("buildings", say::all(built))),
    }
    let places: Vec<(Gear, u8)> = used(actions).collect();
    let find = |fits: fn(Effect) -> bool| {
        places.iter().copied().find(|&(gear, number)| data().offer(gear, number).main().is_some_and(fits))
    };
    if let Some((gear, number)) = find(|action| matches!(action, Effect::GainVp { .. })) {
        return Some(Aim::of("skull", say::space(gear, number)));
    }
    let climbed =
        actions.iter().filter_map(|action| if let Action::Climb(temple) = action { Some(*temple) } else { None });
    let climbed: Vec<Temple> = climbed.collect();
    if !climbed.is_empty() {
        let temples = Temple::ALL.into_iter().filter(|temple| climbed.contains(temple));
        return Some(Aim::of("climb", say::all(temples.map(say::temple).collect())));
    }
    let learned =
        actions.iter().filter_map(|action| if let Action::Advance(learned) = action { Some(*learned) } else { None });
    if let Some(technology) = most(Technology::ALL, learned) {
        return Some(Aim::of("learn", say::technology(technology)));
    }
    let skull = |action| matches!(action, Effect::Gain { materials } if materials[Material::Skull] > 0);
    if find(|action| matches!(action, Effect::GainWorker { .. })).is_some() {
        return Some(Aim::new("recruit"));
    }
    if find(skull).is_some() {
        return Some(Aim::new("take-skull"));
    }
    if let Some((gear, number)) = find(|action| matches!(action, Effect::Harvest { .. })) {
        let wood = actions.contains(&Action::Harvest(Harvest::Wood));
        return Some(Aim::of(if wood { "wood" } else { "corn" }, say::space(gear, number)));
    }
    if let Some((gear, number)) = find(|action| matches!(action, Effect::Fish { .. })) {
        return Some(Aim::of("corn", say::space(gear, number)));
    }
    if let Some((gear, number)) = find(|action| matches!(action, Effect::Gain { .. })) {
        return Some(Aim::of("goods", say::space(gear, number)));
    }
    if find(|action| matches!(action, Effect::Market)).is_some() {
        return Some(Aim::new("market"));
    }
    actions.iter().any(|action| matches!(action, Action::Pick(..))).then(|| Aim::new("return"))
}

/// Most gears in the name of a plan.
const NAMED_GEARS: usize = 2;

/// The aim of a turn that places workers.
fn placed(actions: &[Action]) -> Option<Aim> {
    if actions.contains(&Action::PlaceFirstPlayer) {
        return Some(Aim::new("first-player"));
    }
    let gears = Gear::ALL.into_iter().filter(|gear| actions.contains(&Action::Place(*gear)));
    let gears: Vec<Phrase> = gears.map(say::gear).collect();
    let kind = if gears.len() > NAMED_GEARS { "place-many" } else { "place" };
    (!gears.is_empty()).then(|| Aim::of(kind, say::all(gears)))
}
