//! The worked examples of the rulebooks (rules 19).

use engine::{Options, Seed};
use games::title;
use serde_json::{Value, json};

use super::position::{Board, Game};

/// A game of three whose dummy workers are drawn from these tiles.
fn with_dummies(tiles: &[&str]) -> Game {
    let all = [
        "palenque_3",
        "palenque_7",
        "yaxchilan_1",
        "yaxchilan_3",
        "yaxchilan_5",
        "yaxchilan_7",
        "tikal_1",
        "tikal_5",
        "tikal_7",
        "uxmal_1",
        "uxmal_5",
        "uxmal_7",
    ];
    let tzolkin = title("tzolkin").unwrap();
    let mut setup = tzolkin.deal(3, &Options::default(), Seed::new(1)).unwrap();
    setup["wealth_offers"] = json!([all[0..4], all[4..8], all[8..12]]);
    setup["dummy_tiles"] = json!(tiles);
    Game(tzolkin.start(3, &Options::default(), &setup).unwrap())
}

fn dummies(spaces: &[usize]) -> Vec<(usize, Value)> {
    spaces.iter().map(|&space| (space, json!("dummy"))).collect()
}

#[test]
fn w01_dummy_worker_on_palenque_5() {
    let mut game = with_dummies(&["palenque_5", "palenque_1", "chichen_itza_7", "tikal_3", "uxmal_3"]);
    game.stand("palenque", &dummies(&[0, 1, 5]));
    game.stand("chichen_itza", &dummies(&[7])).stand("tikal", &dummies(&[3, 8]));
    game.stand("uxmal", &[]).stand("yaxchilan", &[]);
}

#[test]
fn w02_the_same_tile_as_last() {
    let mut game = with_dummies(&["tikal_3", "uxmal_3", "chichen_itza_7", "palenque_5", "palenque_1"]);
    game.stand("palenque", &dummies(&[5]));
}

/// Red is seat 0 and has taken a turn, Green is seat 1.
fn placing() -> Board {
    let board = Board::new(4).worker(0, "palenque", 1).hand(0, 2).goods(0, json!({ "corn": 12 }));
    board.hand(1, 4).goods(1, json!({ "corn": 7 })).set("active", 1)
}

#[test]
fn w03_placing_three_workers_for_5_corn() {
    let mut game = placing().position();
    game.play("place palenque; place palenque; place yaxchilan").has(1, json!({ "corn": 2, "workers_in_hand": 1 }));
    game.stand("palenque", &[(0, json!(1)), (1, json!(0)), (2, json!(1))]).stand("yaxchilan", &[(0, json!(1))]);
    game.asks(&["end"]);
}

#[test]
fn w04_placing_two_workers_for_8_corn() {
    let board = placing().worker(1, "palenque", 0).worker(1, "palenque", 2).worker(1, "yaxchilan", 0).hand(1, 1);
    let mut game = board.set("active", 0).position();
    game.play("place palenque; place palenque").has(0, json!({ "corn": 4, "workers_in_hand": 0 }));
    game.stand("palenque", &[(0, json!(1)), (1, json!(0)), (2, json!(1)), (3, json!(0)), (4, json!(0))]);
    game.asks(&["end"]);
}

fn on_yaxchilan() -> Board {
    Board::new(4).worker(0, "yaxchilan", 1).worker(0, "yaxchilan", 2).worker(0, "yaxchilan", 3)
}

#[test]
fn w05_order_of_picking_up_and_stepping_back() {
    let mut game = on_yaxchilan().position();
    game.play("pick yaxchilan 2; action 2; pick yaxchilan 3; action 2; end");
    game.has(0, json!({ "stone": 2, "corn": 1, "wood": 0, "gold": 0, "workers_in_hand": 2 }));
    game.stand("yaxchilan", &[(1, json!(0))]);
}

#[test]
fn w06_the_wrong_order() {
    let mut game = on_yaxchilan().position();
    game.play("pick yaxchilan 3").asks(&["action 3", "nothing"]);
    game.play("action 3").has(0, json!({ "gold": 1, "corn": 2 }));
}

#[test]
fn w07_exact_building_cost() {
    let board = Board::new(4).worker(0, "tikal", 2).offer(&["a1_14"]);
    let mut game = board.clone().goods(0, json!({ "stone": 1, "gold": 1 })).position();
    game.play("pick tikal 2; action 2").asks(&["build a1_14"]).play("build a1_14");
    game.has(0, json!({ "stone": 0, "gold": 0, "technologies": { "theology": 1 }, "temples": { "kukulkan": 2 } }));
    let mut game = board.goods(0, json!({ "gold": 2 })).position();
    game.play("pick tikal 2");
    assert!(!game.can("action 2"));
}

fn in_the_jungle() -> Board {
    Board::new(4).worker(0, "palenque", 1).worker(0, "palenque", 3).worker(0, "palenque", 4)
}

#[test]
fn w08_harvesting_wood_and_burning() {
    let mut game = in_the_jungle().position();
    game.play("pick palenque 3; action 3; harvest wood; pick palenque 4; action 4; harvest burn; lower chaac; end");
    game.has(0, json!({ "wood": 2, "corn": 7, "corn_tiles": 1, "wood_tiles": 1, "temples": { "chaac": 0 } }));
    game.is(json!({ "jungle": { "3": { "corn": 4, "wood": 3 }, "4": { "corn": 3, "wood": 3 } } }));
    game.stand("palenque", &[(1, json!(0))]);
}

#[test]
fn w09_corn_without_anger_by_stepping_back() {
    let mut game = in_the_jungle().goods(0, json!({ "corn": 1 })).position();
    game.play("pick palenque 3; action 3; harvest wood; pick palenque 4; action 3; harvest corn");
    game.has(0, json!({ "wood": 2, "corn": 5, "corn_tiles": 1, "wood_tiles": 1, "temples": { "chaac": 1 } }));
    game.is(json!({ "jungle": { "3": { "corn": 3, "wood": 3 }, "4": { "corn": 4, "wood": 4 } } }));
    let mut game = in_the_jungle().position();
    game.play("pick palenque 3; action 3; harvest wood; pick palenque 4");
    assert!(!game.can("action 3"));
}

fn tikal_3_and_4() -> Game {
    let offer = ["a1_01", "a1_09", "a1_05", "a1_06", "a1_07", "a1_14"];
    let board = Board::new(4).worker(0, "tikal", 3).worker(0, "tikal", 4).goods(0, json!({ "wood": 5 }));
    let mut game = board.offer(&offer).position();
    game.play("pick tikal 3; action 3; advance extraction; pay wood");
    game
}

#[test]
fn w10_tikal_3_then_tikal_4() {
    let mut game = tikal_3_and_4();
    game.play("advance theology; pay wood; pick tikal 4; action 4; build a1_01; build a1_09");
    game.is(json!({ "offer": ["a1_05", "a1_06", "a1_07", "a1_14"] })).play("end");
    assert_eq!(game.0.describe()["offer"].as_array().unwrap().len(), 6);
    let technologies = json!({ "extraction": 1, "theology": 1, "agriculture": 1, "architecture": 0 });
    game.has(0, json!({ "wood": 0, "technologies": technologies, "buildings": ["a1_01", "a1_09"] }));
}

#[test]
fn w11_the_same_with_one_technology_twice() {
    let mut game = tikal_3_and_4();
    game.play("advance extraction; pay wood wood").has(0, json!({ "wood": 2, "technologies": { "extraction": 2 } }));
    game.play("pick tikal 4; action 4").asks(&["build a1_01", "build a1_09"]);
    // No goods remain to pay for the second building.
    game.play("build a1_09").asks(&["end"]);
}

#[test]
fn w12_market() {
    let market = |goods: Value| {
        let mut game = Board::new(4).worker(0, "uxmal", 2).goods(0, goods).position();
        game.play("pick uxmal 2; action 2");
        game
    };
    let mut game = market(json!({ "wood": 2 }));
    game.asks(&["sell wood", "stop"]).play("sell wood; sell wood; buy gold; stop");
    game.has(0, json!({ "wood": 0, "gold": 1, "corn": 0 })).asks(&["end"]);
    let mut game = market(json!({ "wood": 1, "corn": 8 }));
    game.play("sell wood; buy stone; buy stone; buy gold; stop");
    game.has(0, json!({ "wood": 0, "stone": 2, "gold": 1, "corn": 0 }));
    let mut game = market(json!({ "gold": 1 }));
    game.play("sell gold; buy stone").has(0, json!({ "stone": 1, "gold": 0, "corn": 1 }));
}

#[test]
fn w13_uxmal_4() {
    let board = Board::new(4).worker(0, "uxmal", 4).offer(&["a1_09", "a1_14"]);
    let mut game = board.clone().goods(0, json!({ "corn": 4 })).position();
    game.play("pick uxmal 4; action 4").asks(&["build a1_09", "build a1_14"]);
    game.play("build a1_14").has(0, json!({ "corn": 0, "technologies": { "theology": 1 } }));
    let mut game = board.goods(0, json!({ "corn": 3, "wood": 2 })).position();
    game.play("pick uxmal 4");
    assert!(!game.can("action 4"));
}

#[test]
fn w14_chichen_itza_7_stepping_back_to_6() {
    let board = Board::new(4).worker(0, "chichen_itza", 7).goods(0, json!({ "corn": 1, "skull": 1 }));
    let mut game = board.position();
    game.play("pick chichen_itza 7; action 6").asks(&["gain wood", "gain stone", "gain gold"]).play("gain gold");
    let temples = json!({ "kukulkan": 2 });
    game.has(0, json!({ "corn": 0, "skull": 0, "vp": 8, "temples": temples, "gold": 1 }));
    game.is(json!({ "skulls_on_chichen_itza": [6] }));
    let again = Board::new(4).worker(0, "chichen_itza", 6).goods(0, json!({ "skull": 1 })).offered_skulls(&[6]);
    assert!(!again.position().play("pick chichen_itza 6").can("action 6"));
}

#[test]
fn w15_blocking_a_two_day_advance() {
    // Green is seat 0. Red is seat 3 and has the last turn.
    let board = Board::new(4).set("first_player_space", 0).worker(3, "yaxchilan", 6).worker(3, "yaxchilan", 7);
    let board = board.set("active", 3);
    let mut game = board.position();
    game.play("pick yaxchilan 7; nothing; end").is(json!({ "phase": "turns", "day": 1 }));
    game.stand("yaxchilan", &[(7, json!(3))]);
    let mut game = board.position();
    game.play("pick yaxchilan 6; nothing; end").is(json!({ "phase": "calendar" })).asks(&["days 1", "days 2"]);
    game.play("days 2").is(json!({ "day": 2 })).has(0, json!({ "board": "dark", "workers_in_hand": 3 }));
    game.has(3, json!({ "workers_in_hand": 3 })).stand("yaxchilan", &[]);
}

#[test]
fn w16_a_building_with_three_temples() {
    let board = Board::new(4).second_age().worker(0, "tikal", 2).offer(&["a2_08"]);
    let mut game = board.goods(0, json!({ "wood": 1, "stone": 2, "gold": 1 })).position();
    game.play("pick tikal 2; action 2; build a2_08");
    let temples = json!({ "chaac": 2, "quetzalcoatl": 2, "kukulkan": 2 });
    game.has(0, json!({ "temples": temples, "vp": 3, "wood": 0, "stone": 0, "gold": 0 }));
}

#[test]
fn w17_farms() {
    let board = Board::new(4).day(7, 0).hand(0, 5).goods(0, json!({ "corn": 3 }));
    let mut game = board.buildings(0, &["a1_01", "a1_02", "a1_04"]).ending(3).position();
    game.play("end").has(0, json!({ "corn": 0, "vp": 0 }));
}

#[test]
fn w18_two_discount_farms() {
    let board = Board::new(4).day(7, 0).hand(0, 6).buildings(0, &["a1_04", "a1_05"]);
    board.ending(3).position().play("end").has(0, json!({ "corn": 0, "vp": 0 }));
}

#[test]
fn w19_not_enough_corn() {
    let hungry = |board: Board| board.day(7, 0).goods(0, json!({ "corn": 5 })).ending(3);
    hungry(Board::new(4)).vp(0, 10).position().play("end").has(0, json!({ "corn": 1, "vp": 7 }));
    hungry(Board::new(4)).position().play("end").has(0, json!({ "corn": 1, "vp": -3 }));
    hungry(Board::floor_at_zero(4)).position().play("end").has(0, json!({ "corn": 1, "vp": 0 }));
}

/// Red, Blue and Yellow on the steps of W20, with corn for the food day of this position.
fn on_temples() -> Board {
    let board = Board::new(3).temples(0, [2, 1, 6]).temples(1, [4, 1, 4]).temples(2, [4, 1, 0]);
    (0..3).fold(board, |board, seat| board.goods(seat, json!({ "corn": 6 }))).ending(2)
}

#[test]
fn w20_mid_age_rewards() {
    let mut game = on_temples().day(7, 0).position();
    game.play("end").has(0, json!({ "stone": 1, "wood": 2, "skull": 1, "gold": 0 }));
    game.has(1, json!({ "stone": 2, "wood": 2, "skull": 0 })).has(2, json!({ "stone": 2, "wood": 0, "skull": 0 }));
    game.is(json!({ "skulls_in_bank": 12 }));
}

#[test]
fn w21_end_of_age_1() {
    let mut game = on_temples().day(13, 1).position();
    game.play("end").has(0, json!({ "vp": 16 })).has(1, json!({ "vp": 15 })).has(2, json!({ "vp": 7 }));
    game.is(json!({ "age": 2, "deck": 12 }));
}

#[test]
fn w22_end_of_age_2() {
    let mut game = on_temples().day(26, 3).position();
    game.play("end").has(0, json!({ "vp": 18 })).has(1, json!({ "vp": 15 })).has(2, json!({ "vp": 7 }));
    game.is(json!({ "phase": "over" }));
}

#[test]
fn w23_mon_highest_temple() {
    let with = |monuments: &[&str]| {
        let board = Board::new(4).day(26, 3).temples(0, [1, 5, 2]).goods(0, json!({ "corn": 6 })).ending(3);
        let mut game = board.monuments(0, monuments).position();
        game.play("end");
        game.0.outcome().unwrap().points[0]
    };
    assert_eq!(with(&["mon_highest_temple"]) - with(&[]), 4 * 12);
}

#[test]
fn w24_agriculture_is_cumulative() {
    let board = Board::new(4).technologies(0, [3, 0, 0, 0]);
    let mut game = board.clone().worker(0, "palenque", 2).position();
    game.play("pick palenque 2; action 2").asks(&["harvest corn"]).play("harvest corn");
    game.has(0, json!({ "corn": 7, "corn_tiles": 1 }));
    let mut game = board.clone().worker(0, "palenque", 2).group(2, 0, 0).position();
    game.play("pick palenque 2; action 2").asks(&["harvest bare"]).play("harvest bare");
    game.has(0, json!({ "corn": 7, "corn_tiles": 0 }));
    let mut game = board.clone().worker(0, "palenque", 5).group(5, 4, 3).position();
    game.play("pick palenque 5; action 5; harvest corn").has(0, json!({ "corn": 12 }));
    let mut game = board.worker(0, "palenque", 1).position();
    game.play("pick palenque 1; action 1").has(0, json!({ "corn": 4 }));
}

#[test]
fn w25_extraction_needs_the_same_material() {
    let board = Board::new(4).technologies(0, [0, 1, 0, 0]);
    let after = |board: &Board, gear: &str, space: usize, steps: &str| {
        let mut game = board.clone().worker(0, gear, space).position();
        game.play(&format!("pick {gear} {space}; action {space}"));
        if !steps.is_empty() {
            game.play(steps);
        }
        game
    };
    after(&board, "palenque", 3, "harvest wood").has(0, json!({ "wood": 3, "corn": 0 }));
    let uncovered = board.clone().group(3, 4, 3);
    after(&uncovered, "palenque", 3, "harvest corn").has(0, json!({ "wood": 0, "corn": 5 }));
    after(&board, "yaxchilan", 1, "").has(0, json!({ "wood": 2 }));
    after(&board, "yaxchilan", 2, "").has(0, json!({ "stone": 1, "corn": 1, "wood": 0 }));
    let hall = board.clone().second_age().offer(&["a2_09"]).goods(0, json!({ "wood": 3 }));
    after(&hall, "tikal", 2, "build a2_09; advance theology").has(0, json!({ "stone": 1, "wood": 0 }));
    let skull = board.goods(0, json!({ "skull": 1 }));
    after(&skull, "chichen_itza", 6, "gain wood").has(0, json!({ "wood": 1 }));
}

#[test]
fn w26_theology_level_2_with_the_resource_just_gained() {
    let board = Board::new(4).technologies(0, [0, 0, 0, 2]).worker(0, "chichen_itza", 6);
    let mut game = board.goods(0, json!({ "skull": 1 })).position();
    game.play("pick chichen_itza 6; action 6; gain wood").asks(&["offer wood", "stop"]);
    game.play("offer wood; climb chaac");
    game.has(0, json!({ "vp": 8, "temples": { "kukulkan": 2, "chaac": 2 }, "wood": 0 })).asks(&["end"]);
}

/// The example game: Green, Blue, Red and Yellow are seats 0 to 3.
fn example_game() -> Game {
    let corn = [4, 6, 8, 9];
    let board = (0..4).fold(Board::new(4), |board, seat| board.goods(seat, json!({ "corn": corn[usize::from(seat)] })));
    let mut game = board.position();
    game.play("place tikal; place yaxchilan; place palenque").has(0, json!({ "corn": 1 })).play("end");
    game.play("place palenque; place palenque").has(1, json!({ "corn": 2 }));
    assert!(!game.can("place palenque"));
    game.play("end; place yaxchilan; place yaxchilan; place tikal").has(2, json!({ "corn": 1 })).play("end");
    game.play("place tikal; place first_player; end").has(3, json!({ "corn": 6 }));
    game.asks(&["days 1", "days 2"]).play("days 1");
    game
}

#[test]
fn w27_example_game_round_1() {
    let mut game = example_game();
    game.is(json!({ "day": 1, "pool": 0, "first_seat": 3, "first_player_space": null }));
    game.has(3, json!({ "board": "light", "workers_in_hand": 2 }));
    game.stand("palenque", &[(1, json!(0)), (2, json!(1)), (3, json!(1))]);
    game.stand("yaxchilan", &[(1, json!(0)), (2, json!(2)), (3, json!(2))]);
    game.stand("tikal", &[(1, json!(0)), (2, json!(2)), (3, json!(3))]);
}

#[test]
fn w28_example_game_round_2() {
    let mut game = example_game();
    game.play("place palenque; place palenque").has(3, json!({ "corn": 1 })).play("end");
    game.asks(&[
        "pick palenque 1",
        "pick yaxchilan 1",
        "pick tikal 1",
        "beg chaac",
        "beg quetzalcoatl",
        "beg kukulkan",
    ]);
    game.play("pick yaxchilan 1; action 1; pick tikal 1; action 1; advance agriculture; pay wood; end");
    game.has(0, json!({ "wood": 0, "corn": 1, "technologies": { "agriculture": 1 }, "workers_in_hand": 2 }));
    game.play("place tikal; end").has(1, json!({ "corn": 2 }));
    assert!(game.legal().iter().all(|step| step.starts_with("pick") || step.starts_with("beg")));
    game.play("pick yaxchilan 3; action 3; end").has(2, json!({ "gold": 1, "corn": 3 }));
    game.is(json!({ "day": 2, "pool": 1, "first_seat": 3 }));
    let by = |spaces: &[(usize, u8)]| spaces.iter().map(|&(space, seat)| (space, json!(seat))).collect::<Vec<_>>();
    game.stand("palenque", &by(&[(1, 3), (2, 0), (3, 1), (4, 1), (5, 3)]));
    game.stand("yaxchilan", &by(&[(3, 2)])).stand("tikal", &by(&[(1, 1), (3, 2), (4, 3)]));
    for (seat, hand) in [(0, 2), (1, 0), (2, 1), (3, 0)] {
        game.has(seat, json!({ "workers_in_hand": hand }));
    }
}
