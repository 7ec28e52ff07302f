//! The further test cases of the rules (rules 20).

use engine::{Options, Seat, Seed};
use games::title;
use serde_json::{Value, json};
use text::Texts;

use super::position::{Board, Game};

const GEARS: [&str; 5] = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"];

/// Seat 0 has no worker on a gear. Others occupy the first player space and the lowest spaces of all gears.
fn crowded(lowest: usize) -> Board {
    let others = [(1, 0), (2, 1)];
    let mut board = Board::new(4).set("first_player_space", 3);
    for gear in GEARS {
        for &(seat, space) in others.iter().filter(|&&(_, space)| space < lowest) {
            board = board.worker(seat, gear, space);
        }
    }
    board
}

fn crowded_board(lowest: usize) -> Board {
    // With five gears and six workers each, seats 1 and 2 keep one of them in hand.
    crowded(lowest).hand(1, 1).hand(2, if lowest > 1 { 1 } else { 3 })
}

const BEG: [&str; 3] = ["beg chaac", "beg quetzalcoatl", "beg kukulkan"];

#[test]
fn f01_forced_begging() {
    let mut game = crowded_board(1).position();
    game.asks(&BEG).play("beg chaac").has(0, json!({ "corn": 3, "temples": { "chaac": 0 } }));
    game.asks(&GEARS.map(|gear| format!("place {gear}")).each_ref().map(String::as_str));
    game.play("place tikal").has(0, json!({ "corn": 2 }));
}

#[test]
fn f02_mercy() {
    let board = crowded_board(2).goods(0, json!({ "corn": 1 })).temples(0, [0, 0, 0]);
    let mut game = board.position();
    game.asks(&GEARS.map(|gear| format!("place {gear}")).each_ref().map(String::as_str));
    game.play("place uxmal").has(0, json!({ "corn": 0 })).asks(&["end"]);
    game.stand("uxmal", &[(0, json!(1)), (1, json!(2)), (2, json!(0))]);
    // Only the gears with the lowest cost are open.
    let mut game = board.dummy("tikal", 2).position();
    game.asks(&["place palenque", "place yaxchilan", "place uxmal", "place chichen_itza"]);
}

#[test]
fn f03_begging_by_choice() {
    let board = Board::new(4).worker(0, "palenque", 1);
    let mut game = board.clone().goods(0, json!({ "corn": 2 })).position();
    assert!(BEG.iter().all(|step| game.can(step)) && game.can("pick palenque 1") && game.can("place palenque"));
    game.play("beg kukulkan").has(0, json!({ "corn": 3, "temples": { "kukulkan": 0 } }));
    assert!(BEG.iter().all(|step| !game.can(step)));
    game.play("pick palenque 1");
    let game = board.clone().goods(0, json!({ "corn": 3 })).position();
    assert!(BEG.iter().all(|step| !game.can(step)));
    // Only markers above the lowest step can go down (R9).
    let game = board.temples(0, [0, 1, 0]).position();
    assert!(!game.can("beg chaac") && game.can("beg quetzalcoatl") && !game.can("beg kukulkan"));
}

/// Plays rounds in which each player places one worker for free, or picks one up.
fn pass_days(game: &mut Game, days: usize) {
    for _ in 0..days {
        let day = game.0.describe()["day"].clone();
        while game.0.describe()["day"] == day {
            let legal = game.legal();
            let first =
                |verb: &str| legal.iter().find(|step| step.starts_with(verb) && !step.ends_with("first_player"));
            let step = ["end", "nothing", "days 1", "place", "pick", "beg"].into_iter().find_map(first).unwrap();
            game.play(step);
        }
    }
}

#[test]
fn f04_dummies_go_round() {
    let mut game = Board::new(3).dummy("palenque", 7).dummy("chichen_itza", 10).position();
    for (palenque, chichen_itza) in [(8, 11), (9, 12), (0, 0)] {
        pass_days(&mut game, 1);
        let state = game.0.describe();
        assert_eq!(state["gears"]["palenque"][palenque], "dummy");
        assert_eq!(state["gears"]["chichen_itza"][chichen_itza], "dummy");
    }
    let board = Board::new(3).dummy("palenque", 0).goods(0, json!({ "corn": 1 }));
    board
        .position()
        .play("place palenque")
        .has(0, json!({ "corn": 0 }))
        .stand("palenque", &[(0, json!("dummy")), (1, json!(0))]);
}

#[test]
fn f05_dummies_do_not_block_two_days() {
    let board = Board::new(3).dummy("tikal", 6).set("first_player_space", 0).ending(2);
    let mut game = board.position();
    game.play("end").asks(&["days 1", "days 2"]).play("days 2").stand("tikal", &[(8, json!("dummy"))]);
    // A dark board doesn't allow them.
    board.dark(0).position().play("end").is(json!({ "phase": "turns", "day": 1 }));
}

#[test]
fn f06_own_marker() {
    let mut game = Board::new(3).dark(0).position();
    game.play("place first_player; end; place tikal; end; place uxmal; end").is(json!({ "first_seat": 1 }));
    for (seat, gear) in [(1, "palenque"), (2, "yaxchilan"), (0, "tikal")] {
        assert_eq!(game.0.to_act().first(), Some(Seat::new(seat)));
        game.play(&format!("place {gear}; end"));
    }
}

#[test]
fn f07_pool() {
    let board = Board::new(4).day(7, 0).set("pool", 3).goods(0, json!({ "corn": 3 })).ending(0);
    let turn = json!({ "mode": "open", "begged": false, "mercy": false, "placed": 0 });
    let mut game = board.dark(0).set("turn", turn).position();
    game.play("place first_player").has(0, json!({ "corn": 3 })).play("end").is(json!({ "pool": 0, "day": 8 }));
    // Six corn at the end of the turn fed three workers.
    game.has(0, json!({ "corn": 0, "vp": 0 }));
}

fn two_days_from(day: u8, held: u8) -> Game {
    let mut game = Board::new(4).day(day, held).set("first_player_space", 0).ending(3).position();
    game.play("end; days 2");
    game
}

#[test]
fn f08_passing_over_food_day_1() {
    let mut game = two_days_from(6, 0);
    game.is(json!({ "day": 8 })).has(0, json!({ "vp": 0 }));
    pass_days(&mut game, 1);
    // No player has corn, so the food day shows in the scores.
    game.is(json!({ "day": 9 })).has(0, json!({ "vp": -9 }));
    pass_days(&mut game, 1);
    game.is(json!({ "day": 10 })).has(0, json!({ "vp": -9 }));
    pass_days(&mut game, 4);
    game.is(json!({ "day": 14, "age": 2 }));
}

#[test]
fn f09_passing_over_food_day_2() {
    let offer = ["a1_01", "a1_02", "a1_03", "a1_04", "a1_05", "a1_06"];
    let board = Board::new(4).day(12, 1).offer(&offer).set("first_player_space", 0).ending(3);
    let mut game = board.position();
    game.play("end; days 2").is(json!({ "day": 14, "age": 1, "offer": offer })).has(0, json!({ "vp": 0 }));
    pass_days(&mut game, 1);
    // Nine lost for hunger; 3 + 1 + 2 for three markers on the shared highest steps.
    game.is(json!({ "day": 15, "age": 2, "deck": 12 })).has(0, json!({ "vp": -9 + 6 }));
    assert!(game.0.describe()["offer"].as_array().unwrap().iter().all(|id| id.as_str().unwrap().starts_with("a2_")));
}

#[test]
fn f10_last_rounds() {
    let mut game = two_days_from(25, 3);
    game.is(json!({ "day": 27, "phase": "turns" }));
    game.play("place palenque; end; place yaxchilan; end; place tikal; end; place uxmal; end");
    game.is(json!({ "day": 27, "phase": "over" }));
    for (seat, gear) in [1, 2, 3, 0].into_iter().zip(GEARS) {
        game.stand(gear, &[(1, json!(seat))]);
    }
    two_days_from(24, 3).is(json!({ "day": 26, "phase": "turns" }));
}

#[test]
fn f11_two_day_advance_pushes_only_workers_on_the_last_spaces() {
    let board = Board::new(4).worker(1, "tikal", 7).worker(1, "chichen_itza", 10).worker(2, "uxmal", 5);
    let mut game = board.set("first_player_space", 0).ending(3).position();
    game.play("end; days 2").stand("uxmal", &[(7, json!(2))]).stand("tikal", &[]).stand("chichen_itza", &[]);
    game.has(1, json!({ "workers_in_hand": 3, "corn": 0 }));
}

#[test]
fn f12_agriculture_2_with_covered_tiles() {
    let board = Board::new(4).technologies(0, [2, 0, 0, 0]).worker(0, "palenque", 4);
    let harvest = |board: &Board, how: &str| {
        let mut game = board.position();
        game.play("pick palenque 4; action 4").play(how);
        game
    };
    let mut game = board.position();
    game.play("pick palenque 4; action 4").asks(&["harvest wood", "harvest burn", "harvest bare"]);
    let untouched = json!({ "chaac": 1, "quetzalcoatl": 1, "kukulkan": 1 });
    harvest(&board, "harvest bare").has(0, json!({ "corn": 8, "corn_tiles": 0, "temples": untouched }));
    harvest(&board, "harvest wood").has(0, json!({ "wood": 3, "wood_tiles": 1, "corn": 0 }));
    let mut game = harvest(&board, "harvest burn");
    game.asks(&["lower chaac", "lower quetzalcoatl", "lower kukulkan"]).play("lower quetzalcoatl");
    game.has(0, json!({ "corn": 8, "corn_tiles": 1, "wood_tiles": 0, "temples": { "quetzalcoatl": 0 } }));
    let mut game = board.group(4, 4, 3).position();
    game.play("pick palenque 4; action 4").asks(&["harvest corn", "harvest wood", "harvest burn"]);
}

#[test]
fn f13_empty_group() {
    let board = Board::new(4).technologies(0, [1, 0, 0, 0]).worker(0, "palenque", 3).group(3, 0, 0);
    board.goods(0, json!({ "corn": 2 })).position().play("pick palenque 3").asks(&["action 1", "action 2", "nothing"]);
}

#[test]
fn f14_burning_at_the_bottom() {
    let mut game = Board::new(4).temples(0, [0, 0, 0]).worker(0, "palenque", 4).position();
    game.play("pick palenque 4; action 4").asks(&["harvest wood"]);
}

#[test]
fn f15_last_skull() {
    let board = Board::new(4).technologies(0, [0, 0, 0, 3]).worker(0, "yaxchilan", 4);
    let mut game = board.clone().bank_skulls(1).position();
    game.play("pick yaxchilan 4; action 4").has(0, json!({ "skull": 1 })).is(json!({ "skulls_in_bank": 0 }));
    let mut game = board.clone().bank_skulls(2).position();
    game.play("pick yaxchilan 4; action 4").has(0, json!({ "skull": 2 }));
    board.bank_skulls(0).position().play("pick yaxchilan 4").asks(&["nothing"]);
}

#[test]
fn f16_skull_shortage() {
    let board = Board::new(4).day(7, 0).temples(0, [1, 1, 5]).temples(1, [1, 1, 5]).ending(3);
    let mut game = board.clone().bank_skulls(1).position();
    game.play("end").has(0, json!({ "wood": 2, "skull": 0 })).has(1, json!({ "wood": 2, "skull": 0 }));
    let mut game = board.bank_skulls(2).position();
    game.play("end").has(0, json!({ "wood": 2, "skull": 1 })).has(1, json!({ "wood": 2, "skull": 1 }));
    game.is(json!({ "skulls_in_bank": 0 }));
}

#[test]
fn f17_theology_1() {
    let from = |space: usize, corn: u16, offered: &[u8]| {
        let board = Board::new(4).technologies(0, [0, 0, 0, 1]).worker(0, "chichen_itza", space);
        let mut game = board.goods(0, json!({ "corn": corn, "skull": 1 })).offered_skulls(offered).position();
        game.play(&format!("pick chichen_itza {space}"));
        game
    };
    let costs = |space: usize, action: u8| {
        let mut game = from(space, 2, &[]);
        game.play(&format!("action {action}"));
        2 - game.0.describe()["seats"][0]["corn"].as_u64().unwrap()
    };
    from(0, 2, &[]).asks(&["action 1", "nothing"]);
    from(3, 2, &[]).asks(&["action 4", "action 3", "action 2", "action 1", "nothing"]);
    assert_eq!([4, 3, 2, 1].map(|action| costs(3, action)), [0, 0, 1, 2]);
    let all: Vec<String> = (1..=9).map(|action| format!("action {action}")).chain(["nothing".to_owned()]).collect();
    from(9, 0, &[]).asks(&all.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(costs(9, 1), 0);
    from(3, 2, &[4, 2]).asks(&["action 3", "action 1", "nothing"]);
    from(9, 0, &[1, 9]).asks(&all[1..8].iter().chain(&all[9..]).map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn f18_temple_step_lost_at_chichen_itza() {
    let board = Board::new(4).temples(0, [1, 1, 6]).temples(1, [1, 1, 7]).worker(0, "chichen_itza", 5);
    let mut game = board.goods(0, json!({ "skull": 1 })).position();
    game.play("pick chichen_itza 5; action 5").has(0, json!({ "vp": 8, "temples": { "kukulkan": 6 } }));
}

#[test]
fn f19_top_step_and_board() {
    let board = Board::new(4).dark(0).temples(0, [5, 1, 1]).temples(1, [5, 1, 1]).goods(0, json!({ "corn": 3 }));
    let board = board.worker(0, "uxmal", 1).worker(1, "uxmal", 2).goods(1, json!({ "corn": 4 }));
    let mut game = board.position();
    game.play("pick uxmal 1; action 1; climb chaac").has(0, json!({ "temples": { "chaac": 6 }, "board": "light" }));
    game.play("end; pick uxmal 2; action 1").asks(&["climb quetzalcoatl", "climb kukulkan"]);
    let board = board.temples(0, [6, 1, 1]).goods(0, json!({ "corn": 0 }));
    let mut game = board.position();
    game.play("beg chaac; place uxmal; end; pick uxmal 2; action 1");
    game.asks(&["climb chaac", "climb quetzalcoatl", "climb kukulkan"]);
}

#[test]
fn f20_tikal_5() {
    let board = Board::new(4).worker(0, "tikal", 5).goods(0, json!({ "wood": 1 }));
    let mut game = board.clone().temples(0, [6, 8, 3]).position();
    game.play("pick tikal 5; action 5").asks(&["pay wood"]).play("pay wood").asks(&["climb kukulkan"]);
    game.play("climb kukulkan").has(0, json!({ "temples": { "kukulkan": 4 }, "wood": 0 })).asks(&["end"]);
    let mut game = board.clone().temples(0, [6, 8, 7]).position();
    game.play("pick tikal 5");
    assert!(!game.can("action 5"));
    let mut game = board.position();
    game.play("pick tikal 5; action 5; pay wood; climb chaac").asks(&["climb quetzalcoatl", "climb kukulkan"]);
}

#[test]
fn f21_architecture_3_at_tikal_2() {
    let board = Board::new(4).technologies(0, [0, 0, 3, 0]).worker(0, "tikal", 2).offer(&["a1_12"]);
    let mut game = board.clone().goods(0, json!({ "wood": 1, "stone": 1 })).position();
    game.play("pick tikal 2; action 2").asks(&["build a1_12 sparing wood"]).play("build a1_12 sparing wood");
    let technologies = json!({ "extraction": 1 });
    game.has(0, json!({ "wood": 0, "stone": 0, "corn": 1, "vp": 2, "technologies": technologies, "gold": 1 }));
    let mut game = board.goods(0, json!({ "wood": 2 })).position();
    game.play("pick tikal 2; action 2").asks(&["build a1_12 sparing stone"]);
}

#[test]
fn f22_architecture_3_at_uxmal_4() {
    let board = Board::new(4).technologies(0, [0, 0, 3, 0]).worker(0, "uxmal", 4).offer(&["a1_09", "a1_01"]);
    let mut game = board.clone().goods(0, json!({ "corn": 2 })).position();
    game.play("pick uxmal 4; action 4; build a1_09");
    game.has(0, json!({ "corn": 1, "vp": 2, "technologies": { "agriculture": 1 } }));
    let mut game = board.position();
    game.play("pick uxmal 4; action 4").asks(&["build a1_01"]).play("build a1_01").has(0, json!({ "corn": 1 }));
}

#[test]
fn f23_tikal_4_and_architecture() {
    let with = |architecture: u8| {
        let board = Board::new(4).technologies(0, [0, 0, architecture, 0]).worker(0, "tikal", 4);
        let mut game = board.offer(&["a1_13", "a1_09"]).goods(0, json!({ "gold": 1, "wood": 2 })).position();
        game.play("pick tikal 4; action 4");
        game
    };
    let mut game = with(0);
    game.asks(&["build a1_13", "build a1_09"]).play("build a1_13; build a1_09");
    game.has(0, json!({ "corn": 1, "vp": 0, "technologies": { "architecture": 1, "agriculture": 1 } }));
    let mut game = with(1);
    game.asks(&["build a1_13", "build a1_13 plain", "build a1_09", "build a1_09 plain"]).play("build a1_13");
    game.has(0, json!({ "corn": 1, "technologies": { "architecture": 2 } }));
    game.asks(&["build a1_09", "stop"]).play("build a1_09").has(0, json!({ "corn": 1, "vp": 0 }));
    let mut game = with(1);
    game.play("build a1_13 plain").has(0, json!({ "corn": 0, "technologies": { "architecture": 2 } }));
    game.play("build a1_09").has(0, json!({ "corn": 1, "vp": 2 }));
}

#[test]
fn f24_a_building_pays_for_the_next() {
    let board = Board::new(4).worker(0, "tikal", 4).offer(&["a1_12", "a1_08"]);
    let mut game = board.goods(0, json!({ "wood": 3, "stone": 1 })).position();
    game.play("pick tikal 4; action 4; build a1_12").asks(&["build a1_08", "stop"]).play("build a1_08");
    game.play("climb chaac").asks(&["end"]);
    game.has(0, json!({ "buildings": ["a1_08", "a1_12"], "temples": { "chaac": 2 }, "wood": 0, "gold": 0 }));
}

#[test]
fn f25_builders_cairn_inside_tikal_4() {
    let board = Board::new(4).technologies(0, [0, 0, 1, 0]).worker(0, "tikal", 4);
    let board = board.offer(&["a1_08", "a1_01", "a1_02"]).goods(0, json!({ "wood": 3, "gold": 1 }));
    let mut game = board.position();
    game.play("pick tikal 4; action 4; build a1_08").has(0, json!({ "corn": 1 }));
    game.play("climb chaac").asks(&["build a1_01", "build a1_02", "stop"]);
    game.play("build a1_01").has(0, json!({ "corn": 2 })).asks(&["build a1_02", "stop"]);
    game.play("build a1_02").has(0, json!({ "corn": 2 })).asks(&["end"]);
    // Each of the two has a separate stop.
    let mut game = board.position();
    game.play("pick tikal 4; action 4; build a1_08; climb chaac; stop").asks(&["build a1_01", "build a1_02", "stop"]);
    game.play("stop").asks(&["end"]);
}

#[test]
fn f26_wayfarers_crypt() {
    let board = Board::new(4).second_age().technologies(0, [0, 0, 1, 0]).worker(0, "tikal", 2).offer(&["a2_07"]);
    let board = board.goods(0, json!({ "wood": 2, "stone": 1, "gold": 1 }));
    let mut game = board.position();
    game.play("pick tikal 2; action 2; build a2_07").has(0, json!({ "corn": 1, "vp": 0 }));
    assert!(game.can("stop") && !game.can("use uxmal 5") && !game.can("use uxmal 6"));
    game.play("use palenque 1").has(0, json!({ "corn": 3, "vp": 2 }));
    let mut game = board.position();
    game.play("pick tikal 2; action 2; build a2_07; stop").has(0, json!({ "corn": 1, "vp": 2 }));
}

#[test]
fn f27_bonus_beyond_level_3() {
    let board = Board::new(4).technologies(0, [0, 3, 0, 0]).worker(0, "tikal", 3).goods(0, json!({ "wood": 1 }));
    let mut game = board.position();
    game.play("pick tikal 3; action 3; advance extraction; pay wood; gain gold; gain gold");
    game.play("advance theology; pay gold").has(0, json!({ "gold": 1, "technologies": { "theology": 1 } }));
}

#[test]
fn f28_free_bonus() {
    let board = Board::new(4).second_age().technologies(0, [0, 0, 3, 0]).worker(0, "tikal", 2).offer(&["a2_14"]);
    let mut game = board.goods(0, json!({ "gold": 1 })).position();
    game.play("pick tikal 2; action 2; build a2_14 sparing stone");
    game.has(0, json!({ "gold": 0, "corn": 1, "vp": 2 + 3 + 3 }));
}

#[test]
fn f29_uxmal_5() {
    for space in [5, 6] {
        let mut game = Board::new(4).worker(0, "uxmal", space).goods(0, json!({ "corn": 1, "skull": 1 })).position();
        game.play(&format!("pick uxmal {space}; action 5"));
        assert!(game.can("use yaxchilan 4") && !game.can("use uxmal 1") && !game.can("use chichen_itza 1"));
        assert!(!game.can("stop"));
        game.play("use yaxchilan 4").has(0, json!({ "corn": 0, "skull": 2 }));
    }
}

#[test]
fn f30_free_choice() {
    for action in 1..=5 {
        let mut game = Board::new(4).worker(0, "palenque", 7).position();
        game.play(&format!("pick palenque 7; action {action}"));
        assert_eq!(game.can("harvest wood"), action > 2);
    }
}

#[test]
fn f31_bonus_for_the_highest_shared() {
    let board = (0..4).fold(Board::new(4), |board, seat| board.goods(seat, json!({ "corn": 6 })));
    let mut game = board.day(13, 1).ending(3).position();
    game.play("end");
    for seat in 0..4 {
        game.has(seat, json!({ "vp": 6 }));
    }
}

/// The end of the game for a position, after the last turn of the last round.
fn finished(board: Board) -> Game {
    finished_by(board, 3)
}

/// Sets the seat that has the last turn.
fn finished_by(board: Board, last: u8) -> Game {
    let mut game = board.day(26, 3).ending(last).position();
    game.play("end").is(json!({ "phase": "over" }));
    game
}

#[test]
fn f32_final_scoring() {
    let goods = json!({ "corn": 5 + 6, "wood": 1, "stone": 1, "gold": 1, "skull": 2 });
    // Six corn feed the workers. The temples give 1 + 3 + 2 to all players on the shared first steps.
    let game = finished(Board::new(4).vp(0, 40 - 6).goods(0, goods));
    assert_eq!(game.0.outcome().unwrap().points[0], 4 * 49 + 2);
    assert_eq!(game.0.describe()["seats"][0]["vp"], 40);
}

#[test]
fn f33_monuments() {
    let built = [&["mon_tombs", "mon_constructions"][..], &["mon_monuments"]];
    let buildings = ["a1_06", "a1_07", "a1_01"];
    let board =
        |own: &[&str], other: &[&str]| Board::new(4).buildings(0, &buildings).monuments(0, own).monuments(1, other);
    let points = |own, other| finished(board(own, other)).0.outcome().unwrap().points;
    assert_eq!(points(built[0], built[1])[0] - points(&[], built[1])[0], 4 * (16 + 10));
    assert_eq!(points(built[0], built[1])[1] - points(built[0], &[])[1], 4 * 12);
}

#[test]
fn f34_tie() {
    let board = Board::new(4).worker(0, "palenque", 1).worker(0, "palenque", 2);
    let board = board.worker(1, "tikal", 1).worker(1, "tikal", 7);
    let game = finished(board);
    let outcome = game.0.outcome().unwrap();
    assert_eq!(outcome.points[0], outcome.points[1]);
    assert_eq!(outcome.ranking, [1, 2, 3, 3]);
}

#[test]
fn f35_wealth() {
    let tzolkin = title("tzolkin").unwrap();
    let mut setup = tzolkin.deal(4, &Options::default(), Seed::new(1)).unwrap();
    setup["wealth_offers"] = json!([
        ["palenque_1", "palenque_5", "tikal_1", "tikal_3"],
        ["uxmal_5", "palenque_3", "tikal_5", "tikal_7"],
        ["palenque_7", "yaxchilan_1", "yaxchilan_3", "yaxchilan_5"],
        ["yaxchilan_7", "uxmal_1", "uxmal_3", "uxmal_7"],
    ]);
    let mut game = Game(tzolkin.start(4, &Options::default(), &setup).unwrap());
    game.play("keep palenque_5 palenque_1").has(0, json!({ "corn": 0, "wealth": [] }));
    game.play("keep uxmal_5 tikal_5; keep palenque_7 yaxchilan_5; keep uxmal_3 uxmal_7");
    let (temples, technologies) = (json!({ "quetzalcoatl": 2, "chaac": 1 }), json!({ "agriculture": 2 }));
    game.has(0, json!({ "corn": 3, "stone": 1, "gold": 1, "temples": temples, "technologies": technologies }));
    game.has(1, json!({ "workers_in_play": 4, "workers_in_hand": 4 }));
}

#[test]
fn f36_worker_at_the_limit() {
    let board = Board::new(4).second_age().worker(0, "uxmal", 3).worker(0, "tikal", 2).hand(0, 4).offer(&["a2_05"]);
    let mut game = board.goods(0, json!({ "wood": 1, "stone": 1, "gold": 1 })).position();
    game.play("pick uxmal 3");
    assert!(!game.can("action 3"));
    game.play("nothing; pick tikal 2; action 2; build a2_05").has(0, json!({ "vp": 6, "workers_in_play": 6 }));
}

#[test]
fn f37_feeding_counts_every_worker_in_play() {
    let board = Board::new(4).day(7, 0).worker(0, "tikal", 1).worker(0, "tikal", 2).set("first_player_space", 0);
    let mut game = board.hand(0, 1).goods(0, json!({ "corn": 8 })).dark(0).ending(3).position();
    game.play("end").has(0, json!({ "corn": 0, "vp": 0, "workers_in_hand": 2 }));
}

#[test]
fn f38_wealth_tile_as_farm() {
    let board = Board::new(4).day(7, 0).wealth(0, &["uxmal_3"]).goods(0, json!({ "corn": 4 }));
    board.ending(3).position().play("end").has(0, json!({ "corn": 0, "vp": 0 }));
}

#[test]
fn f39_skull_paid_for_a_monument() {
    let board =
        Board::new(4).worker(0, "tikal", 4).worker(0, "yaxchilan", 4).goods(0, json!({ "gold": 4, "skull": 1 }));
    let mut game = board.set("monuments", json!(["mon_skulls"])).bank_skulls(0).position();
    game.play("pick tikal 4; action 4").asks(&["monument mon_skulls"]).play("monument mon_skulls");
    game.is(json!({ "skulls_in_bank": 1, "monuments": [] })).has(0, json!({ "skull": 0, "monuments": ["mon_skulls"] }));
    game.play("pick yaxchilan 4; action 4").has(0, json!({ "skull": 1 })).is(json!({ "skulls_in_bank": 0 }));
}

#[test]
fn scores_stay_at_zero_where_they_may_not_fall_below() {
    let monument = |board: Board| {
        let board = board.temples(0, [0, 0, 0]).monuments(0, &["mon_temple_points", "mon_workers"]);
        finished(board.goods(0, json!({ "corn": 6 }))).0.outcome().unwrap().points[0]
    };
    // Each temple separately: -1, -2 and -3, then a monument that gives -6, then one that gives 0.
    assert_eq!(monument(Board::new(4)), 4 * (-6 - 6));
    assert_eq!(monument(Board::floor_at_zero(4)), 0);
    let value: Value = Board::floor_at_zero(4).position().0.describe();
    assert_eq!(value["phase"], "turns");
}

#[test]
fn every_monument_scores_by_its_own_measure() {
    let owner = |monuments: &[&str]| {
        let buildings = ["a1_01", "a1_06", "a1_07", "a1_09", "a1_13", "a1_14"];
        let board = Board::new(2).buildings(0, &buildings).monuments(0, monuments).monuments(1, &["mon_constructions"]);
        let board = board.temples(0, [3, 0, 5]).technologies(0, [3, 1, 3, 2]).hand(0, 5).tiles(0, 3, 2).tiles(1, 0, 0);
        let board = (2..6).fold(board, |board, group| board.group(group, 1, 0));
        // The last round uses up all corn. The test measures the difference to a game without the monument.
        finished_by(board.offered_skulls(&[1, 5, 9]), 1).0.outcome().unwrap().points[0]
    };
    for (monument, points) in [
        ("mon_tombs", 4 * 3),
        ("mon_corn_tiles", 4 * 3),
        ("mon_wood_tiles", 4 * 2),
        ("mon_monuments", 6 * 2),
        ("mon_civic", 4 * 2),
        ("mon_max_technologies", 20),
        ("mon_technology_levels", 3 * 9),
        ("mon_workers", 12),
        ("mon_shrines", 4 * 3),
        ("mon_temple_points", 4 - 2 + 7),
        ("mon_highest_temple", 3 * 4),
        ("mon_skulls", 3 * 3),
    ] {
        assert_eq!(owner(&[monument]) - owner(&[]), 4 * points, "{monument}");
    }
    // A second monument counts for the first: it is a tomb, and one more among all players' monuments.
    assert_eq!(owner(&["mon_tombs", "mon_monuments"]) - owner(&["mon_tombs"]), 4 * 6 * 3 + 4 * 4);
}

#[test]
fn a_group_without_tiles_promises_no_harvest() {
    let promise = |corn: u8, agriculture: u8| {
        let board = Board::new(2).hand(0, 3).dummy("palenque", 0).group(2, corn, 0).goods(0, json!({ "corn": 5 }));
        let game = board.technologies(0, [agriculture, 0, 0, 0]).position();
        let seat = game.0.to_act().first().unwrap();
        let choices = game.0.prompt(seat).choices;
        let choice = choices.into_iter().find(|choice| choice.step == "place palenque").unwrap();
        Texts::embedded().say("en", &choice.effect.unwrap(), &["Ada".to_owned(), "Bo".to_owned()])
    };
    assert!(promise(1, 0).contains("harvest 4 corn"), "{}", promise(1, 0));
    assert!(promise(0, 0).contains("no tile left to harvest"), "{}", promise(0, 0));
    // Agriculture 2 harvests without a tile.
    assert!(promise(0, 2).contains("harvest 5 corn"), "{}", promise(0, 2));
}
