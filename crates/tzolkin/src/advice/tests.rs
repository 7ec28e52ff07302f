//! Each kind of reason in a position in which it is given, and in one in which it isn't.

#[cfg(test)]
use engine::{Game, Options, Rng, Seat, Seed, Viewer};
use game_kit::advice::{self, Advise, Reason};

use super::super::action::Action;
use super::super::data::{Effect, Goods, Scoring, data};
use super::super::ids::{BuildingId, Gear, Material, MonumentId, Temple};
use super::super::state::{Phase, Turn};
use super::super::{State, Tzolkin};

/// The seat that plays in these positions.
const OWN: Seat = Seat::new(0);

/// A game with four players before its first step.
fn begun(seed: u64) -> State {
    let setup = Tzolkin::deal(4, &Options::default(), &mut Rng::new(Seed::new(seed)));
    Tzolkin::start(4, &Options::default(), &setup).unwrap()
}

/// A position on a day, with no workers on the gears. The own seat moves last if `last` is `true`.
fn position(day: u8, last: bool) -> State {
    let mut state = begun(1);
    let table = &mut state.table;
    (table.phase, table.active, table.turn, table.day) = (Phase::Turns, OWN, Turn::default(), day);
    table.chosen = [true; 4];
    table.first_seat = Seat::new(u8::from(last));
    table.food_days_held = data().food_days.iter().filter(|food_day| food_day.day < day).count() as u8;
    for player in table.players.iter_mut() {
        (player.workers_in_play, player.workers_in_hand) = (3, 3);
        player.goods[Material::Corn] = 8;
        player.vp = 20;
    }
    state.hidden.kept_tiles = [None; 4];
    state
}

fn put(state: &mut State, seat: Seat, gear: Gear, space: u8) {
    state.table.gears.put(seat, gear, space);
    state.table.players[seat.index()].workers_in_hand -= 1;
}

fn own(state: &mut State, material: Material, amount: u16) {
    state.table.players[OWN.index()].goods[material] = amount;
}

/// A building of age 1 that only feeds workers.
fn farm() -> BuildingId {
    let feeds = |id: &BuildingId| {
        let form = &data().buildings[id.index()];
        form.age == 1 && matches!(form.effects[..], [Effect::FeedFree { .. }])
    };
    BuildingId::all().find(feeds).unwrap()
}

/// The reasons for a turn.
fn reasons(state: &State, steps: &str) -> Vec<Reason> {
    let view = Tzolkin::view(state, Viewer::Seat(OWN));
    let steps: Vec<String> = steps.split("; ").map(str::to_owned).collect();
    let mut played = Some(*state);
    for step in &steps {
        let action = Tzolkin::parse_action(step).unwrap();
        played = played.and_then(|state| ai::play::<Tzolkin>(&state, OWN, &[action]));
        assert!(played.is_some(), "{step} is illegal");
    }
    advice::reasons::<Tzolkin>(&view, OWN, Seed::new(1), 2, &steps)
}

/// The kinds of reasons for a turn.
fn kinds(state: &State, steps: &str) -> Vec<String> {
    reasons(state, steps).into_iter().map(|reason| reason.kind).collect()
}

#[track_caller]
fn given(kind: &str, state: &State, steps: &str) {
    let kinds = kinds(state, steps);
    assert!(kinds.iter().any(|known| known == kind), "only {kinds:?}");
}

#[track_caller]
fn not_given(kind: &str, state: &State, steps: &str) {
    assert!(!kinds(state, steps).iter().any(|known| known == kind), "{kind}");
}

fn food_day(number: usize) -> u8 {
    data().food_days[number].day
}

#[test]
fn feeding_is_a_reason_if_workers_would_be_hungry() {
    let turn = "pick palenque 4; action 4; harvest corn; end";
    let mut state = position(food_day(0), false);
    put(&mut state, OWN, Gear::Palenque, 4);
    state.table.jungle[2].wood = 0;
    own(&mut state, Material::Corn, 2);
    given("feed", &state, turn);
    own(&mut state, Material::Corn, 6);
    not_given("feed", &state, turn);
}

#[test]
fn a_worker_that_reaches_food_in_time_is_a_reason() {
    let mut state = position(food_day(0) - 2, false);
    own(&mut state, Material::Corn, 3);
    given("feed-later", &state, "place palenque; end");
    own(&mut state, Material::Corn, 9);
    not_given("feed-later", &state, "place palenque; end");
}

#[test]
fn a_reason_names_its_worker_if_the_turn_has_several() {
    let mut state = position(food_day(0) - 2, false);
    own(&mut state, Material::Corn, 4);
    let words = |turn: &str| {
        let all = reasons(&state, turn).into_iter();
        all.map(|reason| reason.words).find(|words| words.key.contains("feed-later")).unwrap()
    };
    assert_eq!(words("place palenque; end").key, "tzolkin-reason-feed-later");
    let second = words("place tikal; place palenque; end");
    assert_eq!(second.key, "tzolkin-reason-feed-later.step");
    assert!(second.args.contains(&("step".to_owned(), "②".into())), "{:?}", second.args);
}

#[test]
fn a_farm_is_a_reason_until_the_last_round() {
    let farm = farm();
    let turn = format!("pick tikal 2; action 2; build {}; end", farm.id());
    for (day, expected) in [(4, true), (food_day(3), false)] {
        let mut state = position(day, false);
        put(&mut state, OWN, Gear::Tikal, 2);
        state.table.offer = [Some(farm), None, None, None, None, None];
        Material::ALL.into_iter().for_each(|kind| own(&mut state, kind, 9));
        if expected { given("farm", &state, &turn) } else { not_given("farm", &state, &turn) }
    }
}

#[test]
fn corn_can_place_more_workers() {
    let turn = "pick palenque 1; action 1; end";
    let mut state = position(3, false);
    put(&mut state, OWN, Gear::Palenque, 1);
    own(&mut state, Material::Corn, 0);
    given("places-more", &state, turn);
    own(&mut state, Material::Corn, 6);
    not_given("places-more", &state, turn);
}

#[test]
fn steps_in_temples_count_when_the_age_ends() {
    let mut state = position(food_day(1), true);
    put(&mut state, OWN, Gear::Uxmal, 1);
    given("temple-points", &state, "pick uxmal 1; action 1; climb chaac; end");
    given("temple-points", &state, "pick uxmal 1; action 1; climb quetzalcoatl; end");
    // Begging for the price takes a step back elsewhere.
    own(&mut state, Material::Corn, 1);
    not_given("temple-points", &state, "beg kukulkan; pick uxmal 1; action 1; climb chaac; end");
}

#[test]
fn a_new_worker_is_a_reason_if_it_can_be_fed() {
    let turn = "pick uxmal 3; action 3; end";
    let mut state = position(food_day(0), true);
    put(&mut state, OWN, Gear::Uxmal, 3);
    given("recruit", &state, turn);
    own(&mut state, Material::Corn, 2);
    not_given("recruit", &state, turn);
}

#[test]
fn a_worker_on_the_last_space_would_fall() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Yaxchilan, 7);
    given("falls", &state, "pick yaxchilan 7; action 3; end");
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Yaxchilan, 6);
    not_given("falls", &state, "pick yaxchilan 6; action 3; end");
}

#[test]
fn a_skull_reaches_a_better_space_if_placed_now() {
    let mut state = position(food_day(3) - 5, false);
    own(&mut state, Material::Skull, 1);
    given("skull-in-time", &state, "place chichen_itza; end");
    own(&mut state, Material::Skull, 0);
    not_given("skull-in-time", &state, "place chichen_itza; end");
}

#[test]
fn uxmal_is_a_reason_if_own_workers_are_far_away() {
    let turn = "pick uxmal 5; action 5; use palenque 5; harvest corn; end";
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Uxmal, 5);
    state.table.jungle[3].wood = 0;
    given("through-uxmal", &state, turn);
    put(&mut state, OWN, Gear::Palenque, 3);
    not_given("through-uxmal", &state, turn);
}

#[test]
fn the_first_player_space_is_a_reason_if_the_pool_has_corn() {
    let mut state = position(4, true);
    state.table.pool = 2;
    given("first-player", &state, "place first_player; end");
    state.table.first_seat = OWN;
    not_given("first-player", &state, "place first_player; end");
    given("pool", &state, "place first_player; end");
    state.table.pool = 0;
    not_given("pool", &state, "place first_player; end");
    not_given("moves-first", &state, "place first_player; end");
    state.table.first_seat = Seat::new(1);
    given("moves-first", &state, "place first_player; end");
}

#[test]
fn waiting_is_a_reason_if_the_next_space_gives_more() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Palenque, 2);
    state.table.jungle[1].wood = 0;
    given("wait-corn", &state, "place tikal; end");
    state.table.jungle[1].corn = 0;
    not_given("wait-corn", &state, "place tikal; end");
    let mut state = position(16, false);
    put(&mut state, OWN, Gear::ChichenItza, 3);
    own(&mut state, Material::Skull, 1);
    given("wait-skull", &state, "place tikal; end");
    put(&mut state, Seat::new(1), Gear::ChichenItza, 4);
    not_given("wait-skull", &state, "place tikal; end");
}

#[test]
fn others_push_a_worker_up() {
    let mut state = position(4, false);
    not_given("pushed-up", &state, "place tikal; end");
    put(&mut state, Seat::new(1), Gear::Tikal, 0);
    put(&mut state, Seat::new(2), Gear::Tikal, 1);
    given("pushed-up", &state, "place tikal; end");
}

#[test]
fn the_first_place_in_a_temple_counts_if_no_rival_can_answer() {
    let turn = "pick tikal 5; action 5; pay wood; climb chaac; climb kukulkan; end";
    let mut state = position(food_day(1), true);
    put(&mut state, OWN, Gear::Tikal, 5);
    own(&mut state, Material::Wood, 1);
    given("first-in-temple", &state, turn);
    state.table.first_seat = OWN;
    put(&mut state, Seat::new(1), Gear::Tikal, 3);
    not_given("first-in-temple", &state, turn);
    // A marker that draws level shares the place.
    state.table.first_seat = Seat::new(1);
    state.table.players[1].temples[Temple::Chaac.index()] += 1;
    state.table.players[1].temples[Temple::Kukulkan.index()] += 1;
    given("shares-temple", &state, turn);
    state.table.players[1].temples[Temple::Chaac.index()] += 1;
    state.table.players[1].temples[Temple::Kukulkan.index()] += 1;
    not_given("shares-temple", &state, turn);
}

#[test]
fn a_step_with_goods_counts_before_a_food_day() {
    let mut state = position(food_day(0), true);
    put(&mut state, OWN, Gear::Uxmal, 1);
    given("temple-goods", &state, "pick uxmal 1; action 1; climb chaac; end");
    not_given("temple-goods", &state, "pick uxmal 1; action 1; climb quetzalcoatl; end");
}

#[test]
fn the_last_turn_counts_in_points() {
    let turn = "pick yaxchilan 3; action 3; end";
    let mut state = position(food_day(3), true);
    put(&mut state, OWN, Gear::Yaxchilan, 3);
    given("last-round", &state, turn);
    let mut state = position(food_day(3) - 1, true);
    put(&mut state, OWN, Gear::Yaxchilan, 3);
    not_given("last-round", &state, turn);
}

/// Goods that a building gives at once.
fn gives(building: BuildingId) -> Goods {
    let mut goods = Goods::NONE;
    for effect in &data().buildings[building.index()].effects {
        if let Effect::Gain { materials } = effect {
            goods += *materials;
        }
    }
    goods
}

/// Returns `true` if no effect of the building asks a question.
fn simple(building: BuildingId) -> bool {
    use Effect::{Advance, Climb, FeedDiscount, FeedFree, Gain, GainVp, GainWorker};
    data().buildings[building.index()].effects.iter().all(|effect| {
        matches!(
            effect,
            Advance { .. } | Climb { .. } | FeedDiscount { .. } | FeedFree { .. } | Gain { .. } | GainVp { .. }
        ) || matches!(effect, GainWorker { .. })
    })
}

#[test]
fn a_building_can_pay_for_the_second() {
    let resources = [Material::Wood, Material::Stone, Material::Gold];
    let cost = |building: BuildingId| data().buildings[building.index()].cost;
    let pairs = BuildingId::all().flat_map(|first| BuildingId::all().map(move |second| (first, second)));
    let pays = |&(first, second): &(BuildingId, BuildingId)| {
        let helps = |kind: &Material| gives(first)[*kind].min(cost(second)[*kind]) > 0;
        first != second && simple(first) && simple(second) && resources.iter().any(helps)
    };
    let (first, second) = pairs.into_iter().find(pays).unwrap();
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Tikal, 4);
    state.table.offer = [Some(first), Some(second), None, None, None, None];
    for kind in resources {
        let missing = cost(second)[kind].saturating_sub(gives(first)[kind]);
        own(&mut state, kind, cost(first)[kind] + missing);
    }
    let turn = format!("pick tikal 4; action 4; build {}; build {}; end", first.id(), second.id());
    given("two-buildings", &state, &turn);
    resources.into_iter().for_each(|kind| own(&mut state, kind, 9));
    not_given("two-buildings", &state, &turn);
}

#[test]
fn a_monument_counts_what_the_player_has() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Tikal, 4);
    Material::ALL.into_iter().for_each(|kind| own(&mut state, kind, 9));
    let turn = |id: &str| format!("pick tikal 4; action 4; monument {id}; end");
    let monuments: Vec<_> = state.table.monuments.iter().collect();
    for monument in monuments {
        let mut after = state;
        after.table.players[0].monuments.insert(monument);
        let turn = turn(monument.id());
        if after.table.monument_score(OWN, monument) > 0 {
            given("monument", &state, &turn);
        } else {
            not_given("monument", &state, &turn);
        }
    }
}

#[test]
fn points_of_a_turn_are_counted() {
    let turn = "pick chichen_itza 4; action 4; end";
    let mut state = position(16, false);
    put(&mut state, OWN, Gear::ChichenItza, 4);
    own(&mut state, Material::Skull, 1);
    given("offers-skull", &state, turn);
    not_given("offers-skull", &state, "place tikal; end");
    not_given("scored", &state, "place tikal; end");
    let scores = |building: &BuildingId| {
        let effects = &data().buildings[building.index()].effects;
        simple(*building) && effects.iter().any(|effect| matches!(effect, Effect::GainVp { vp: 2.. }))
    };
    let building = BuildingId::all().find(scores).unwrap();
    put(&mut state, OWN, Gear::Tikal, 2);
    state.table.offer = [Some(building), None, None, None, None, None];
    Material::ALL.into_iter().for_each(|kind| own(&mut state, kind, 9));
    given("scored", &state, &format!("pick tikal 2; action 2; build {}; end", building.id()));
}

#[test]
fn goods_can_pay_for_a_building_within_reach() {
    let building = BuildingId::all().find(|id| {
        let cost = data().buildings[id.index()].cost;
        data().buildings[id.index()].age == 1 && cost[Material::Wood] > 0
    });
    let building = building.unwrap();
    let turn = "pick yaxchilan 1; action 1; end";
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Tikal, 1);
    put(&mut state, OWN, Gear::Yaxchilan, 1);
    state.table.offer = [Some(building), None, None, None, None, None];
    for kind in [Material::Wood, Material::Stone, Material::Gold] {
        own(&mut state, kind, data().buildings[building.index()].cost[kind]);
    }
    not_given("affords", &state, turn);
    let wood = data().buildings[building.index()].cost[Material::Wood];
    own(&mut state, Material::Wood, wood - 1);
    given("affords", &state, turn);
}

#[test]
fn a_skull_for_a_worker_that_waits_for_it() {
    let turn = "pick yaxchilan 4; action 4; end";
    let mut state = position(14, false);
    put(&mut state, OWN, Gear::ChichenItza, 2);
    put(&mut state, OWN, Gear::Yaxchilan, 4);
    given("skull-ready", &state, turn);
    own(&mut state, Material::Skull, 1);
    not_given("skull-ready", &state, turn);
}

#[test]
fn corn_counts_toward_a_food_day_only_if_it_is_missing() {
    let turn = "pick palenque 1; action 1; end";
    let mut state = position(food_day(0) - 3, false);
    put(&mut state, OWN, Gear::Palenque, 1);
    own(&mut state, Material::Corn, 1);
    given("feed-part", &state, turn);
    own(&mut state, Material::Corn, 8);
    not_given("feed-part", &state, turn);
}

/// A position in which the own seat decides about the days, two days before a food day. A seat has no corn, and its
/// worker passes the fish if the calendar advances by two days.
fn calendar(hungry: Seat) -> State {
    let mut state = position(food_day(0) - 2, false);
    state.table.phase = Phase::Calendar;
    for player in state.table.players.iter_mut() {
        (player.board_light, player.goods[Material::Corn]) = (true, 9);
    }
    put(&mut state, hungry, Gear::Palenque, 0);
    state.table.jungle[0] = Default::default();
    let player = &mut state.table.players[hungry.index()];
    (player.workers_in_play, player.workers_in_hand) = (1, 0);
    player.goods[Material::Corn] = 0;
    // Without a step to go down, the seat can't beg.
    player.temples = [0; 3];
    state
}

#[test]
fn days_count_if_workers_would_be_hungry() {
    let mut state = calendar(OWN);
    given("one-day-feeds", &state, "days 1");
    not_given("two-days-reach", &state, "days 1");
    own(&mut state, Material::Corn, 8);
    not_given("one-day-feeds", &state, "days 1");
    given("keeps-light", &state, "days 1");
    state.table.players[0].board_light = false;
    not_given("keeps-light", &state, "days 1");
    let mut state = calendar(Seat::new(1));
    given("two-days-starve", &state, "days 2");
    state.table.players[1].goods[Material::Corn] = 8;
    not_given("two-days-starve", &state, "days 2");
}

#[test]
fn the_first_player_may_skip_a_day_with_a_light_board() {
    let mut state = position(4, true);
    given("may-skip", &state, "place first_player; end");
    state.table.players[0].board_light = false;
    not_given("may-skip", &state, "place first_player; end");
}

#[test]
fn goods_count_only_if_no_other_action_brings_more() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Yaxchilan, 3);
    put(&mut state, OWN, Gear::Palenque, 1);
    given("most-goods", &state, "pick yaxchilan 3; action 3; end");
    not_given("most-goods", &state, "pick palenque 1; action 1; end");
}

#[test]
fn a_building_is_contested_only_if_a_rival_can_pay_for_it() {
    let building = farm();
    let (turn, rival) = (format!("pick tikal 2; action 2; build {}; end", building.id()), Seat::new(1));
    let mut state = position(4, false);
    state.table.offer = [Some(building), None, None, None, None, None];
    for seat in [OWN, rival] {
        put(&mut state, seat, Gear::Tikal, 2 - u8::from(seat == rival));
    }
    Material::ALL.into_iter().for_each(|kind| own(&mut state, kind, 9));
    not_given("contested", &state, &turn);
    state.table.players[1].goods = state.table.players[0].goods;
    // On Tikal 1 the rival can't build in this round.
    not_given("contested", &state, &turn);
    put(&mut state, rival, Gear::Tikal, 3);
    given("contested", &state, &turn);
    state.table.first_seat = Seat::new(1);
    given("chooses-first", &state, "place first_player; end");
    state.table.players[1].goods = Goods::NONE;
    not_given("chooses-first", &state, "place first_player; end");
}

#[test]
fn a_building_counts_for_a_monument_of_the_player() {
    let building = farm();
    let counts = |id: &MonumentId| matches!(data().monuments[id.index()].scoring, Scoring::PerOwnConstruction { .. });
    let monument = MonumentId::all().find(counts).unwrap();
    let turn = format!("pick tikal 2; action 2; build {}; end", building.id());
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Tikal, 2);
    state.table.offer = [Some(building), None, None, None, None, None];
    Material::ALL.into_iter().for_each(|kind| own(&mut state, kind, 9));
    not_given("adds-to-monument", &state, &turn);
    state.table.players[0].monuments.insert(monument);
    given("adds-to-monument", &state, &turn);
}

#[test]
fn a_skull_counts_only_if_the_plan_brings_one() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Yaxchilan, 4);
    given("skull-left", &state, "pick yaxchilan 4; action 4; end");
    not_given("skull-left", &state, "place tikal; end");
}

#[test]
fn two_days_count_for_a_worker_that_skips_a_space() {
    let mut state = calendar(OWN);
    state.table.gears.take(OWN, Gear::Palenque, 0);
    state.table.gears.put(OWN, Gear::Yaxchilan, 1);
    own(&mut state, Material::Corn, 8);
    given("two-days-reach", &state, "days 2");
}

#[test]
fn the_first_player_space_alone_costs_nothing() {
    let state = position(4, true);
    given("passes", &state, "place first_player; end");
    not_given("passes", &state, "place first_player; place tikal; end");
}

#[test]
fn a_worker_comes_back_if_no_action_can_be_paid() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Uxmal, 1);
    own(&mut state, Material::Corn, 0);
    given("unpayable", &state, "pick uxmal 1; nothing; end");
    own(&mut state, Material::Corn, 9);
    not_given("unpayable", &state, "pick uxmal 1; nothing; end");
}

#[test]
fn a_single_worker_is_placed_for_an_action() {
    let mut state = position(4, false);
    // Without another worker, the seat must pick this one up.
    state.table.players[0].workers_in_play = 1;
    state.table.players[0].workers_in_hand = 1;
    given("arrives", &state, "place yaxchilan; end");
}

#[test]
fn begging_counts_only_in_the_cheapest_temple() {
    let mut state = position(4, false);
    own(&mut state, Material::Corn, 1);
    state.table.players[0].temples = [3, 2, 3];
    given("begs-cheaply", &state, "beg quetzalcoatl; place tikal; end");
    not_given("begs-cheaply", &state, "beg chaac; place tikal; end");
}

#[test]
fn corn_counts_only_if_the_player_needs_it() {
    let turn = "pick palenque 1; action 1; end";
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Palenque, 1);
    own(&mut state, Material::Corn, 0);
    given("needs-corn", &state, turn);
    own(&mut state, Material::Corn, 60);
    not_given("needs-corn", &state, turn);
}

#[test]
fn a_technology_counts_only_if_turns_follow() {
    let turn = "pick tikal 1; action 1; advance extraction; pay wood; end";
    for (day, expected) in [(4, true), (food_day(3), false)] {
        let mut state = position(day, false);
        put(&mut state, OWN, Gear::Tikal, 1);
        own(&mut state, Material::Wood, 1);
        if expected { given("learned-once", &state, turn) } else { not_given("learned-once", &state, turn) }
    }
}

/// The choice of two of these starting tiles.
fn choice(tiles: [&str; 4]) -> State {
    let pair = |one: &str, other: &str| match Tzolkin::parse_action(&format!("keep {one} {other}")) {
        Some(Action::Keep(pair)) => [pair.0, pair.1],
        other => panic!("{other:?}"),
    };
    let mut state = begun(1);
    let ([first, second], [third, fourth]) = (pair(tiles[0], tiles[1]), pair(tiles[2], tiles[3]));
    state.hidden.offers[0] = [first, second, third, fourth];
    state
}

#[test]
fn starting_tiles_are_for_something() {
    let state = choice(["uxmal_5", "uxmal_3", "chichen_itza_0", "palenque_1"]);
    let (worker, food) = ("keep uxmal_5 palenque_1", "keep uxmal_3 palenque_1");
    let (skull, technology) = ("keep chichen_itza_0 palenque_1", "keep palenque_1 palenque_7");
    given("start-worker", &state, worker);
    not_given("start-worker", &state, food);
    given("start-food", &state, food);
    not_given("start-food", &state, skull);
    given("start-skull", &state, skull);
    not_given("start-skull", &state, worker);
    not_given("start-technology", &state, worker);
    let state = choice(["palenque_7", "uxmal_7", "palenque_1", "yaxchilan_3"]);
    given("start-technology", &state, technology);
    let goods = "keep palenque_7 uxmal_7";
    given("start-goods", &state, goods);
    not_given("start-goods", &state, "keep palenque_7 yaxchilan_3");
    given("start-corn", &state, goods);
    not_given("start-corn", &state, "keep palenque_1 yaxchilan_3");
    assert_eq!(state.table.feeding_need(OWN).workers, 3);
    let farm = farm();
    let mut state = choice(["yaxchilan_3", "chichen_itza_5", "palenque_7", "uxmal_7"]);
    state.table.offer = [Some(farm), None, None, None, None, None];
    let covers = |tiles: [&str; 2]| format!("keep {}", tiles.join(" "));
    given("start-building", &state, &covers(["yaxchilan_3", "chichen_itza_5"]));
    not_given("start-building", &state, &covers(["palenque_7", "uxmal_7"]));
    let aims = [worker, food, skull, technology, goods].map(|step| {
        let action = Tzolkin::parse_action(step).unwrap();
        <Tzolkin as advice::Advise>::aim(&state, OWN, &[action])
    });
    assert!((1..aims.len()).all(|index| !aims[..index].contains(&aims[index])), "{aims:?}");
}

/// Every kind of reason with a text has a test in which it is given, and one in which it isn't.
#[test]
fn every_kind_is_tested_both_ways() {
    let (tests, kinds) = (include_str!("tests.rs"), advice::kinds_with_texts("tzolkin"));
    assert!(kinds.len() > 30, "{kinds:?}");
    for kind in kinds {
        assert!(tests.contains(&format!("not_given(\"{kind}\"")), "no test in which {kind} isn't given");
        let given = tests.contains(&format!(" given(\"{kind}\"")) || IN_GAMES.contains(&kind);
        assert!(given, "no test in which {kind} is given");
    }
}

/// Kinds that depend on the turns that follow.
const IN_GAMES: [&str; 6] = ["arrives", "leads-to", "leads-to-skull", "learned", "no-begging", "stays"];

/// Reasons that depend on the turns that follow: they are given in games of computer players, and not where the rest of
/// the turn or the day rules them out.
#[test]
fn reasons_from_following_turns_are_given_in_games() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 1..=4 {
        let mut state = begun(seed);
        while let Some(seat) = Tzolkin::to_act(&state).first() {
            let view = Tzolkin::view(&state, Viewer::Seat(seat));
            let ask = ai::Ask { strength: ai::Strength::Medium, seed: Seed::new(seed), budget: 1_000 };
            let advice = ai::advise::<Tzolkin>(&view, seat, &ask, &mut || false).unwrap();
            let steps = &advice.turns[0].steps;
            if seen.len() < IN_GAMES.len() {
                for reason in advice::reasons::<Tzolkin>(&view, seat, Seed::new(seed), 2, steps) {
                    if IN_GAMES.contains(&reason.kind.as_str()) {
                        seen.insert(reason.kind);
                    }
                }
            }
            for step in steps {
                let action = Tzolkin::parse_action(step).unwrap();
                match ai::play::<Tzolkin>(&state, seat, &[action]) {
                    Some(after) => state = after,
                    None => break,
                }
            }
        }
    }
    assert_eq!(seen.len(), IN_GAMES.len(), "only {seen:?}");
    // In the last round nothing follows.
    let mut state = position(food_day(3), false);
    put(&mut state, OWN, Gear::Tikal, 1);
    put(&mut state, OWN, Gear::Yaxchilan, 1);
    own(&mut state, Material::Wood, 1);
    not_given("leads-to", &state, "pick yaxchilan 1; action 1; end");
    not_given("learned", &state, "pick tikal 1; action 1; advance agriculture; pay wood; end");
    not_given("arrives", &state, "place yaxchilan; end");
    not_given("stays", &state, "place yaxchilan; end");
    not_given("leads-to-skull", &state, "pick yaxchilan 1; action 1; end");
    not_given("no-begging", &state, "pick yaxchilan 1; action 1; end");
}

#[test]
fn the_amounts_of_a_turn_are_those_of_the_rules() {
    (1..=4).for_each(|seed| advice::assert_exact::<Tzolkin>(Seed::new(seed)));
}

#[test]
fn an_offered_skull_is_a_cost_and_one_taken_in_the_same_turn_none() {
    let mut state = position(16, false);
    put(&mut state, OWN, Gear::ChichenItza, 4);
    put(&mut state, OWN, Gear::Yaxchilan, 4);
    own(&mut state, Material::Skull, 1);
    let skulls = |turn: &str| {
        let actions: Vec<Action> = turn.split("; ").map(|step| Tzolkin::parse_action(step).unwrap()).collect();
        format!("{:?}", Tzolkin::now(&state, OWN, &actions)).matches("change-skull").count()
    };
    assert_eq!(skulls("pick chichen_itza 4; action 4; end"), 1);
    assert_eq!(skulls("pick yaxchilan 4; action 4; end"), 1);
    assert_eq!(skulls("pick yaxchilan 4; action 4; pick chichen_itza 4; action 4; end"), 0);
}
