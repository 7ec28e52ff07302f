//! Forms of reasons in positions in which they are given, and in positions in which they aren't.

#[cfg(test)]
use engine::{Arg, Game, Notation, Options, Phrase, Rng, Seat, Seed, Viewer};
use game_kit::advice::{self, Advise, Reason};

use super::super::action::Action;
use super::super::data::data;
use super::super::ids::{Gear, Material, Temple};
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

fn steps(turn: &str) -> Vec<String> {
    turn.split("; ").map(str::to_owned).collect()
}

/// The reasons for a turn.
fn reasons(state: &State, steps: &str) -> Vec<Reason> {
    reasons_in(state, 2, steps)
}

/// The same in as many deals.
fn reasons_in(state: &State, deals: u64, steps: &str) -> Vec<Reason> {
    let view = Tzolkin::view(state, Viewer::Seat(OWN));
    let steps = self::steps(steps);
    let mut played = Some(*state);
    for step in &steps {
        let action = crate::Action::parse(step).unwrap();
        played = played.and_then(|state| ai::play::<Tzolkin>(&state, OWN, &[action]));
        assert!(played.is_some(), "{step} is illegal");
    }
    advice::reasons::<Tzolkin>(&view, OWN, Seed::new(1), deals, &steps)
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
fn corn_counts_toward_a_food_day_only_if_it_is_missing() {
    let turn = "pick palenque 1; action 1; end";
    let mut state = position(food_day(0) - 3, false);
    put(&mut state, OWN, Gear::Palenque, 1);
    own(&mut state, Material::Corn, 1);
    given("need", &state, turn);
    own(&mut state, Material::Corn, 8);
    not_given("need", &state, turn);
}

#[test]
fn hungry_workers_cost_points_on_the_food_day() {
    let turn = "pick palenque 4; action 4; harvest corn; end";
    let mut state = position(food_day(0), false);
    put(&mut state, OWN, Gear::Palenque, 4);
    state.table.jungle[2].wood = 0;
    own(&mut state, Material::Corn, 2);
    let saved = reasons(&state, turn).into_iter().find(|reason| reason.kind == "saves").unwrap().words;
    // Two of three workers would be hungry.
    assert_eq!((&*saved.key, &saved.args[0].1), ("core-reason-saves.part", &Arg::Number(6)));
    own(&mut state, Material::Corn, 6);
    not_given("saves", &state, turn);
}

/// Once the number left out the bonus for the highest marker.
#[test]
fn temple_steps_count_with_the_bonus_for_the_highest() {
    let mut state = position(food_day(1), true);
    put(&mut state, OWN, Gear::Uxmal, 1);
    let turn = "pick uxmal 1; action 1; climb chaac; end";
    let stands = |state: &State| reasons(state, turn).into_iter().find(|reason| reason.kind == "stands").unwrap().words;
    // All four share 6 points on step 1. On step 2, the marker is alone.
    assert_eq!(stands(&state).args[0].1, Arg::Number(2 + 6 - 3));
    for other in 1..4 {
        state.table.players[other].temples[Temple::Chaac.index()] = 4;
    }
    assert_eq!(stands(&state).args[0].1, Arg::Number(2));
    assert!(!kinds(&state, "place tikal; end").contains(&"stands".to_owned()));
}

/// The space passes the marker on if the first player takes it.
#[test]
fn the_first_player_space_costs_the_first_player_the_first_move() {
    let mut state = position(4, true);
    let is_told = |state: &State| {
        let actions = ["place first_player", "end"].map(|step| crate::Action::parse(step).unwrap());
        format!("{:?}", Tzolkin::now(state, OWN, &actions)).contains("tzolkin-plan-moves-last")
    };
    assert!(!is_told(&state));
    state.table.first_seat = OWN;
    assert!(is_told(&state));
}

/// A worker that stays on its gear, or that the turn places there, can act later. Others have no part in it.
#[test]
fn later_actions_belong_to_workers_on_the_gears() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Yaxchilan, 2);
    let acts = |turn: &str| reasons_in(&state, 12, turn).into_iter().find(|reason| reason.kind == "acts");
    let words = acts("place tikal; end").unwrap().words;
    let piece = words.args.iter().find(|(name, _)| name == "piece").unwrap().1.clone();
    let known = Tzolkin::pieces(&advice::played::<Tzolkin>(&state, OWN, &["place tikal".to_owned()]).1, OWN);
    assert!(known.into_iter().any(|(_, name)| Arg::Phrase(name) == piece), "{words:?}");
    assert_eq!(acts("pick yaxchilan 2; action 2; end"), None, "no worker is left on a gear");
}

/// The number of a step or of turns in a reason.
fn number(of: &Phrase, name: &str) -> i64 {
    match &of.args.iter().find(|(known, _)| known == name).unwrap().1 {
        Arg::Number(n) => *n,
        Arg::Phrase(inner) => number(inner, "space"),
        other => panic!("{other:?}"),
    }
}

/// Two days of a rival once made the number of turns too small.
#[test]
fn a_worker_needs_a_turn_for_each_space() {
    let skulls = (16..26).filter_map(|day| {
        let mut state = position(day, false);
        own(&mut state, Material::Skull, 1);
        let found = reasons_in(&state, 12, "place chichen_itza; end");
        Some(found.into_iter().find(|reason| reason.kind == "skull")?.words)
    });
    let turns: Vec<[i64; 2]> = skulls.map(|words| ["turns", "thing"].map(|name| number(&words, name))).collect();
    assert!(!turns.is_empty() && turns.iter().all(|[turns, space]| turns == space), "{turns:?}");
}

#[test]
fn one_day_or_two_differ_in_spaces_and_turns() {
    let mut state = position(4, true);
    put(&mut state, OWN, Gear::Tikal, 3);
    (state.table.phase, state.table.first_player_space) = (Phase::Calendar, Some(OWN));
    let days = |turn: &str| reasons(&state, turn).remove(0).words;
    let at = |words: &Phrase, name: &str| match &words.args.iter().find(|(known, _)| known == name).unwrap().1 {
        Arg::List(spaces) => number(&spaces[0], "space"),
        other => panic!("{other:?}"),
    };
    let (one, two) = (days("days 1"), days("days 2"));
    assert_eq!([at(&one, "spaces"), at(&one, "others"), number(&one, "food"), number(&one, "n")], [4, 5, 3, 22]);
    assert_eq!([at(&two, "spaces"), at(&two, "others")], [5, 4]);
}

/// A worker on the market can sell resources for the food day.
#[test]
fn missing_corn_names_the_worker_that_gets_it() {
    let mut state = position(food_day(0) - 2, false);
    put(&mut state, OWN, Gear::Uxmal, 0);
    own(&mut state, Material::Corn, 4);
    let price = |state: &State| Tzolkin::price(state, state, OWN, &[]).unwrap().words;
    assert_eq!(&*price(&state).key, "tzolkin-price-short");
    own(&mut state, Material::Stone, 1);
    let words = price(&state);
    assert_eq!((&*words.key, number(&words, "thing"), number(&words, "turns")), ("tzolkin-price-short.way", 2, 2));
    own(&mut state, Material::Corn, 2);
    assert_eq!(&*price(&state).key, "tzolkin-price-short", "a stone is sold for 3 corn");
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
fn goods_of_a_turn_count_if_they_complete_a_price() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Yaxchilan, 1);
    let turn = "pick yaxchilan 1; action 1; end";
    let affords = |state: &State| Tzolkin::affordable(state, OWN).len();
    let (before, after) = (affords(&state), affords(&advice::played::<Tzolkin>(&state, OWN, &steps(turn)).1));
    assert!(after > before, "a building costs 1 wood");
    given("affords", &state, turn);
    own(&mut state, Material::Wood, 9);
    not_given("affords", &state, turn);
}

#[test]
fn a_worker_must_come_back_if_none_is_in_hand() {
    let mut state = position(4, false);
    (0..3).for_each(|space| put(&mut state, OWN, Gear::Yaxchilan, space + 1));
    given("forced", &state, "pick yaxchilan 1; action 1; end");
    state.table.players[0].workers_in_hand = 1;
    not_given("forced", &state, "pick yaxchilan 1; action 1; end");
}

/// A skull is worth the best space without one.
#[test]
fn a_skull_promises_the_best_open_space() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Yaxchilan, 4);
    let turn = "pick yaxchilan 4; action 4; end";
    let points = |state: &State| {
        reasons(state, turn)
            .into_iter()
            .find(|reason| reason.kind == "takes-skull")
            .map(|skull| skull.words.args[0].1.clone())
    };
    assert_eq!(points(&state), Some(Arg::Number(13)));
    state.table.skulls_on_chichen_itza = 1 << 9;
    assert_eq!(points(&state), Some(Arg::Number(11)));
    // In four days, a worker gets to the fourth space at most, from which the first three are free again.
    state.table.day = data().food_days[3].day - 5;
    state.table.food_days_held = 3;
    assert_eq!(points(&state), Some(Arg::Number(7)));
    not_given("takes-skull", &state, "place tikal; end");
}

#[test]
fn a_farm_saves_corn_on_each_food_day() {
    let mut state = position(4, false);
    put(&mut state, OWN, Gear::Tikal, 2);
    own(&mut state, Material::Wood, 1);
    let farm = crate::Action::parse("build a1_01").unwrap();
    let Action::Build(farm, _) = farm else { panic!("{farm:?}") };
    state.table.offer[0] = Some(farm);
    let feeds =
        reasons(&state, "pick tikal 2; action 2; build a1_01; end").into_iter().find(|reason| reason.kind == "feeds");
    // One worker of three eats for free.
    assert_eq!(feeds.unwrap().words.args[0].1, Arg::Number(2));
    not_given("feeds", &state, "place tikal; end");
}

#[test]
fn points_of_a_turn_are_counted() {
    let mut state = position(16, false);
    put(&mut state, OWN, Gear::ChichenItza, 4);
    own(&mut state, Material::Skull, 1);
    given("scored", &state, "pick chichen_itza 4; action 4; end");
    not_given("scored", &state, "place tikal; end");
}

#[test]
fn the_last_turn_counts_for_the_final_score() {
    let mut state = position(food_day(3), true);
    put(&mut state, OWN, Gear::Palenque, 4);
    state.table.jungle[2].wood = 0;
    own(&mut state, Material::Corn, 2);
    assert_eq!(kinds(&state, "pick palenque 4; action 4; harvest corn; end"), ["last"]);
    assert!(kinds(&state, "place palenque; end").is_empty(), "it only costs corn");
}

/// A worker that can act for free is never just taken back.
#[test]
fn a_plan_uses_the_workers_that_it_picks_up() {
    let mut state = position(4, false);
    state.table.players[0].workers_in_play = 1;
    put(&mut state, OWN, Gear::Palenque, 1);
    state.table.players[0].workers_in_hand = 0;
    own(&mut state, Material::Corn, 0);
    let view = Tzolkin::view(&state, Viewer::Seat(OWN));
    let ask = ai::Ask { strength: ai::Strength::Hard, seed: Seed::new(1), budget: 300 };
    let found = advice::plans::<Tzolkin>(&view, OWN, &ask, &mut || false, &mut |_| {}).unwrap();
    for plan in found.plans {
        assert!(!plan.steps.iter().any(|step| step == "nothing"), "{:?}", plan.steps);
    }
}

#[test]
fn a_search_that_was_stopped_says_so() {
    let state = position(4, false);
    let view = Tzolkin::view(&state, Viewer::Seat(OWN));
    let ask = ai::Ask { strength: ai::Strength::Hard, seed: Seed::new(1), budget: 5_000 };
    for stops in [false, true] {
        let found = advice::plans::<Tzolkin>(&view, OWN, &ask, &mut || stops, &mut |_| {}).unwrap();
        assert_eq!(found.plans[0].hurried, stops);
    }
}

/// The choice of two of these starting tiles.
fn choice(tiles: [&str; 4]) -> State {
    let pair = |one: &str, other: &str| match crate::Action::parse(&format!("keep {one} {other}")) {
        Some(Action::Keep(pair)) => [pair.0, pair.1],
        other => panic!("{other:?}"),
    };
    let mut state = begun(1);
    let ([first, second], [third, fourth]) = (pair(tiles[0], tiles[1]), pair(tiles[2], tiles[3]));
    state.hidden.offers[0] = [first, second, third, fourth];
    state
}

#[test]
fn starting_tiles_have_a_reason() {
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
    let aims = [worker, food, skull, technology, goods].map(|step| {
        let action = crate::Action::parse(step).unwrap();
        <Tzolkin as advice::Advise>::aim(&state, OWN, &[action])
    });
    assert!((1..aims.len()).all(|index| !aims[..index].contains(&aims[index])), "{aims:?}");
}

#[test]
fn an_offered_skull_is_a_cost_even_if_one_is_taken_in_the_same_turn() {
    let mut state = position(16, false);
    put(&mut state, OWN, Gear::ChichenItza, 4);
    put(&mut state, OWN, Gear::Yaxchilan, 4);
    own(&mut state, Material::Skull, 1);
    let skulls = |turn: &str| {
        let actions: Vec<Action> = turn.split("; ").map(|step| crate::Action::parse(step).unwrap()).collect();
        format!("{:?}", Tzolkin::now(&state, OWN, &actions)).matches("change-skull").count()
    };
    assert_eq!(skulls("pick chichen_itza 4; action 4; end"), 1);
    assert_eq!(skulls("pick yaxchilan 4; action 4; end"), 1);
    assert_eq!(skulls("pick yaxchilan 4; action 4; pick chichen_itza 4; action 4; end"), 2);
}
