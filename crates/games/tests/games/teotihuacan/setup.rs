//! Rules 19, cases 1 to 6, the variants of rules 18, and invalid setups.

use std::collections::BTreeMap;

use engine::{Game, Options, Rng, Seat, Seed, SetupError};
use serde_json::{Value, json};
use teotihuacan::{Setup, State, Teotihuacan};

use super::play::{asked, legal, try_step};

fn deal(players: u8, seed: u64) -> Setup {
    Teotihuacan::deal(players, &Options::default(), &mut Rng::new(Seed::new(seed)))
}

fn start(players: u8, setup: &Setup) -> State {
    Teotihuacan::start(players, &Options::default(), setup).unwrap()
}

fn options(on: &[&str]) -> Options {
    Options(on.iter().map(|id| ((*id).to_owned(), "on".to_owned())).collect())
}

/// Deals a setup in which these seats have these tiles. The other seats get the rest.
fn dealt(players: u8, wanted: &[&[&str]]) -> Setup {
    let mut setup = deal(players, 3);
    let all: Vec<String> = super::position::data()["starting_tiles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|tile| tile["id"].as_str().unwrap().to_owned())
        .collect();
    let taken: Vec<&str> = wanted.concat();
    let mut rest = all.into_iter().filter(|id| !taken.contains(&id.as_str()));
    setup.starting_tiles = (0..usize::from(players))
        .map(|seat| {
            let mut tiles: Vec<String> =
                wanted.get(seat).map_or(Vec::new(), |tiles| tiles.iter().map(|id| (*id).to_owned()).collect());
            while tiles.len() < 4 {
                tiles.push(rest.next().unwrap());
            }
            tiles
        })
        .collect();
    // Attached tiles return to the pile, then each dealt tile that needs one takes the pile's last.
    setup.discovery_pile.extend(std::mem::take(&mut setup.attached_discovery).into_values());
    for tile in setup.starting_tiles.concat() {
        if tile == "start_quarry_decorations" || tile == "start_gold_deposits_construction" {
            setup.attached_discovery.insert(tile, setup.discovery_pile.pop().unwrap());
        }
    }
    setup
}

fn play(state: &mut State, seat: u8, steps: &str) {
    for step in steps.split(';').map(str::trim) {
        try_step(state, Seat::new(seat), step).unwrap_or_else(|legal| panic!("`{step}` is not among {legal:?}"));
    }
}

/// All players keep their first two tiles. The other seats place on the first boards offered.
fn keep_and_place(state: &mut State, players: u8, seat: u8, placing: &str) {
    for other in 0..players {
        let first = legal(state, Seat::new(other))[0].clone();
        play(state, other, &first);
    }
    play(state, seat, placing);
    for other in (0..players).filter(|other| *other != seat) {
        for _ in 0..3 {
            let first = legal(state, Seat::new(other))[0].clone();
            play(state, other, &first);
        }
    }
}

fn counts(value: &Value) -> BTreeMap<String, usize> {
    let stacks = value["discovery_stacks"].as_object().unwrap();
    stacks.iter().map(|(id, tiles)| (id.clone(), tiles.as_array().unwrap().len())).collect()
}

struct Expected {
    dark: u64,
    cocoa: &'static [u64],
    spaces: &'static [&'static str],
    filled: usize,
    pile: u64,
    temples: [usize; 4],
    out: usize,
    left: usize,
}

fn check_setup(players: u8, expected: &Expected) {
    let setup = deal(players, 7);
    let state = start(players, &setup);
    let value = Teotihuacan::describe(&state);
    assert_eq!(value["dark_disc"], expected.dark);
    let cocoa: Vec<u64> =
        value["seats"].as_array().unwrap().iter().map(|seat| seat["cocoa"].as_u64().unwrap()).collect();
    assert_eq!(cocoa, expected.cocoa);
    let pyramid = value["pyramid"].as_object().unwrap();
    assert_eq!(pyramid.len(), expected.filled);
    for space in expected.spaces {
        assert!(pyramid.contains_key(*space), "{space}");
    }
    assert_eq!(value["pyramid_pile"], expected.pile);
    assert_eq!(value["pyramid_display"].as_array().unwrap().len(), 3);
    assert_eq!((&value["decoration_pile"], value["decoration_display"].as_array().unwrap().len()), (&json!(11), 4));
    let counts = counts(&value);
    let [blue, red, green_3, green_6] = expected.temples;
    for (stack, count) in [
        ("temple_blue_4", blue),
        ("temple_red_5", red),
        ("temple_green_3", green_3),
        ("temple_green_6", green_6),
        ("avenue_3", 3),
        ("avenue_6", 2),
        ("avenue_8", 1),
        ("board_palace", 1),
        ("board_forest", 1),
        ("board_quarry", 1),
        ("board_gold_deposits", 1),
        ("board_decorations", 1),
    ] {
        assert_eq!(counts[stack], count, "{stack}");
    }
    assert_eq!(counts.values().sum::<usize>(), expected.out);
    assert_eq!(setup.discovery_pile.len() + setup.attached_discovery.len(), expected.left);
}

/// The neutral workers after all bonuses are taken.
fn neutral(players: u8, setup: &Setup) -> Value {
    let mut state = start(players, setup);
    while Teotihuacan::describe(&state)["phase"] != "turns" {
        let seat = Teotihuacan::to_act(&state).first().unwrap();
        let first = legal(&state, seat)[0].clone();
        play(&mut state, seat.number(), &first);
    }
    Teotihuacan::describe(&state)["neutral_workers"].clone()
}

#[test]
fn case_01_four_players() {
    check_setup(
        4,
        &Expected {
            dark: 12,
            cocoa: &[1, 2, 2, 3],
            spaces: &["p1r0c1", "p1r0c2", "p1r1c0", "p1r1c3", "p1r2c0", "p1r2c3", "p1r3c1", "p1r3c2"],
            filled: 8,
            pile: 21,
            temples: [4, 5, 3, 4],
            out: 27,
            left: 27,
        },
    );
    assert_eq!(neutral(4, &deal(4, 7)), json!([]));
}

#[test]
fn case_02_three_players() {
    check_setup(
        3,
        &Expected {
            dark: 11,
            cocoa: &[1, 2, 3],
            spaces: &["p2r1c0", "p2r1c2"],
            filled: 10,
            pile: 19,
            temples: [3, 4, 2, 3],
            out: 23,
            left: 31,
        },
    );
    let workers = neutral(3, &deal(3, 7));
    assert_eq!((workers.as_array().unwrap().len(), workers[0].as_array().unwrap().len()), (1, 3));
}

#[test]
fn case_03_two_players() {
    check_setup(
        2,
        &Expected {
            dark: 10,
            cocoa: &[1, 3],
            spaces: &["p2r0c0", "p2r2c2"],
            filled: 14,
            pile: 15,
            temples: [2, 3, 1, 2],
            out: 19,
            left: 35,
        },
    );
    let workers = neutral(2, &deal(2, 7));
    assert_eq!(workers.as_array().unwrap().len(), 2);
    assert!(workers.as_array().unwrap().iter().all(|colour| colour.as_array().unwrap().len() == 3));
}

#[test]
fn case_04_starting_tiles() {
    let mut state = start(4, &dealt(4, &[&["start_nobles_construction", "start_forest_quarry"]]));
    keep_and_place(&mut state, 4, 0, "place nobles; place construction; place forest");
    play(&mut state, 0, "raise construction 1; gain gold");
    let seat = &Teotihuacan::describe(&state)["seats"][0];
    assert_eq!(
        (&seat["cocoa"], &seat["wood"], &seat["stone"], &seat["gold"]),
        (&json!(7), &json!(4), &json!(1), &json!(1))
    );
    assert_eq!(seat["temples"], json!({ "blue": 1, "red": 0, "green": 1 }));
    assert_eq!(seat["vp"], 0);
    assert_eq!(
        seat["workers"],
        json!([
            { "board": "forest", "power": 1, "space": null },
            { "board": "nobles", "power": 1, "space": null },
            { "board": "construction", "power": 2, "space": null },
            { "board": null, "power": 3, "space": null }
        ])
    );
}

#[test]
fn case_05_starting_technology() {
    // A's kept tiles ask no question, so B's bonuses follow immediately.
    let mut setup = dealt(
        4,
        &[
            &["start_quarry_alchemy", "start_quarry_construction"],
            &["start_alchemy_construction", "start_alchemy_nobles"],
        ],
    );
    setup.technology_tiles = serde_json::from_value(json!([
        "tech_alchemy_nobles_points",
        "tech_extra_resource",
        "tech_decoration_points",
        "tech_construction_points",
        "tech_bought_power_up",
        "tech_construction_worker"
    ]))
    .unwrap();
    let mut state = start(4, &setup);
    keep_and_place(&mut state, 4, 1, "place construction; place alchemy; place nobles");
    play(&mut state, 1, "gain wood; gain wood; gain stone; gain stone");
    let seat = &Teotihuacan::describe(&state)["seats"][1];
    assert_eq!(
        (&seat["cocoa"], &seat["wood"], &seat["stone"], &seat["vp"]),
        (&json!(3), &json!(2), &json!(2), &json!(1))
    );
    assert_eq!(seat["temples"], json!({ "blue": 2, "red": 1, "green": 1 }));
    assert_eq!(seat["technologies"], json!(["tech_alchemy_nobles_points"]));
}

#[test]
fn case_05_only_three_boards_are_offered() {
    let mut state = start(4, &dealt(4, &[&["start_alchemy_construction", "start_alchemy_nobles"]]));
    for seat in 0..4 {
        let first = legal(&state, Seat::new(seat))[0].clone();
        play(&mut state, seat, &first);
    }
    let mut boards = legal(&state, Seat::new(0));
    boards.sort();
    assert_eq!(boards, ["place alchemy", "place construction", "place nobles"]);
}

#[test]
fn case_06_neutral_workers() {
    let drawn = |first: &str, second: &str| {
        let mut setup = deal(3, 1);
        setup.neutral_workers[0] = vec![vec![first.to_owned(), second.to_owned()]];
        neutral(3, &setup)
    };
    assert_eq!(
        drawn("start_gold_deposits_quarry", "start_gold_deposits_construction"),
        json!([["construction", "gold_deposits", "quarry"]])
    );
    assert_eq!(drawn("start_forest_nobles", "start_palace_gold_deposits"), json!([["forest", "nobles", "palace"]]));
}

#[test]
fn choices_of_starting_tiles_stay_secret_until_all_have_chosen() {
    let mut state = start(3, &deal(3, 2));
    for seat in [2, 0] {
        let first = legal(&state, Seat::new(seat))[0].clone();
        play(&mut state, seat, &first);
        assert!(legal(&state, Seat::new(seat)).is_empty());
        assert_eq!(Teotihuacan::describe(&state)["seats"][usize::from(seat)]["starting_tiles"], json!([]));
    }
    let first = legal(&state, Seat::new(1))[0].clone();
    play(&mut state, 1, &first);
    let value = Teotihuacan::describe(&state);
    assert_eq!(value["phase"], "placing");
    assert!(
        value["seats"].as_array().unwrap().iter().all(|seat| seat["starting_tiles"].as_array().unwrap().len() == 2)
    );
}

#[test]
fn tiles_are_kept_in_either_order() {
    let mut state = start(2, &deal(2, 2));
    let first = legal(&state, Seat::new(0))[0].clone();
    let words: Vec<&str> = first.split(' ').collect();
    play(&mut state, 0, &format!("keep {} {}", words[2], words[1]));
}

#[test]
fn variant_technology_three_per_row() {
    let chosen = options(&["technology_three_per_row"]);
    for seed in 0..50 {
        let setup = Teotihuacan::deal(2, &chosen, &mut Rng::new(Seed::new(seed)));
        Teotihuacan::start(2, &chosen, &setup).unwrap();
    }
    // Without the variant, six of nine tiles in order can put two gold into row 1.
    let mixed = (0..50).any(|seed| {
        let setup = Teotihuacan::deal(2, &Options::default(), &mut Rng::new(Seed::new(seed)));
        Teotihuacan::start(2, &chosen, &setup).is_err()
    });
    assert!(mixed);
}

#[test]
fn variant_random_pyramid_start() {
    let chosen = options(&["random_pyramid_start"]);
    for players in [2, 3] {
        let mut starts = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let setup = Teotihuacan::deal(players, &chosen, &mut Rng::new(Seed::new(seed)));
            let state = Teotihuacan::start(players, &chosen, &setup).unwrap();
            let spaces: Vec<String> = setup.pyramid_start.iter().map(|start| start.space.clone()).collect();
            starts.insert(spaces);
            assert!(!legal(&state, Seat::new(0)).is_empty());
        }
        assert_eq!(starts.len(), if players == 2 { 4 } else { 2 });
    }
}

#[test]
fn variant_starting_tile_draft() {
    let chosen = options(&["starting_tile_draft"]);
    let setup = Teotihuacan::deal(3, &chosen, &mut Rng::new(Seed::new(5)));
    assert_eq!((setup.starting_tiles.len(), setup.starting_tiles[0].len()), (1, 8));
    let mut state = Teotihuacan::start(3, &chosen, &setup).unwrap();
    let mut order = Vec::new();
    while Teotihuacan::describe(&state)["phase"] == "keeping" {
        let seat = Teotihuacan::to_act(&state).first().unwrap();
        assert_eq!(asked(&state).len(), 8 - order.len());
        order.push(seat);
        let first = asked(&state)[0].clone();
        play(&mut state, seat.number(), &first);
    }
    assert_eq!(order, [0, 1, 2, 2, 1, 0].map(Seat::new));
    assert_eq!(Teotihuacan::describe(&state)["phase"], "placing");
}

#[test]
fn variant_first_game() {
    let chosen = options(&["first_game"]);
    for players in 2..=4 {
        let setup = Teotihuacan::deal(players, &chosen, &mut Rng::new(Seed::new(5)));
        let state = Teotihuacan::start(players, &chosen, &setup).unwrap();
        let value = Teotihuacan::describe(&state);
        assert_eq!((&value["phase"], &value["turn"]), (&json!("turns"), &json!(0)));
        assert_eq!(value["royal_tiles"], json!(["royal_c_cocoa", "royal_b_stone_gold", "royal_a_technologies"]));
        assert_eq!(value["neutral_workers"].as_array().unwrap().len(), usize::from(4 - players));
        let first = &value["seats"][0];
        assert_eq!((&first["cocoa"], &first["gold"], &first["temples"]["green"]), (&json!(7), &json!(4), &json!(1)));
        if players == 4 {
            assert_eq!(value["seats"][3]["technologies"], json!(["tech_extra_resource"]));
        }
    }
}

#[test]
fn impossible_setups_are_refused_in_one_sentence() {
    let refused = |change: fn(&mut Setup), sentence: &str| {
        let mut setup = deal(3, 1);
        change(&mut setup);
        let error = Teotihuacan::start(3, &Options::default(), &setup).unwrap_err();
        assert!(error.0.contains(sentence), "{}", error.0);
    };
    refused(|setup| setup.ring.swap(0, 1), "palace at 1");
    refused(|setup| setup.royal_tiles.swap(0, 1), "order A, B, C");
    refused(|setup| setup.technology_tiles.swap(0, 1), "by number");
    refused(|setup| setup.pyramid_pile[0] = "pyramid_99".into(), "`pyramid_99` is no pyramid tile");
    refused(|setup| setup.pyramid_pile[0] = setup.pyramid_pile[1].clone(), "there twice");
    refused(|setup| drop(setup.pyramid_pile.pop()), "31 of 32 pyramid tiles");
    refused(|setup| drop(setup.discovery_pile.pop()), "53 of 54 discovery tiles");
    refused(|setup| setup.starting_tiles.truncate(2), "four tiles for each seat");
    refused(|setup| setup.neutral_workers.truncate(2), "three placings");
    refused(|setup| drop(setup.pyramid_start.pop()), "fills other spaces");
    refused(|setup| setup.pyramid_start[0].rotation = 4, "0 to 3");
    let none: SetupError = Teotihuacan::start(3, &options(&["dice"]), &deal(3, 1)).unwrap_err();
    assert!(none.0.contains("dice"));
}
