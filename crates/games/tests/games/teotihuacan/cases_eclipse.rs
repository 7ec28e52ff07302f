//! Rules 19, cases 88 to 100 without 95 and 96 (see the pyramid cases): eclipses and the end.

use serde_json::json;

use super::position::{A, B, C, D, Position, Table};

const MASKS_88: [&str; 7] = [
    "disc_mask_1_a",
    "disc_mask_2_a",
    "disc_mask_2_b",
    "disc_mask_3_a",
    "disc_mask_4_a",
    "disc_mask_4_b",
    "disc_mask_4_c",
];

/// Gives each player three workers of these powers, and keeps the fourth on the wheel.
fn with_workers(mut table: Table, powers: [u8; 3]) -> Table {
    for seat in [A, B, C, D] {
        for (w, power) in (1..).zip(powers) {
            table = table.worker(seat, w, "palace", power);
        }
    }
    table
}

/// The last turn of an era: D locks no worker and collects a cocoa on an empty forest, then the eclipse follows.
fn eclipse(table: Table, power: u8) -> Position {
    table.last_turn_before_eclipse().ready().play(&format!("move palace {power} forest; collect"))
}

#[test]
fn case_88_mask_sets() {
    eclipse(with_workers(Table::new(), [1, 2, 3]).holds(A, &MASKS_88), 1).has(A, "vp 14");
    let each = [
        "disc_mask_1_a",
        "disc_mask_2_a",
        "disc_mask_3_a",
        "disc_mask_4_a",
        "disc_mask_5_a",
        "disc_mask_6_a",
        "disc_mask_7_a",
    ];
    eclipse(with_workers(Table::new(), [1, 2, 3]).holds(A, &each), 1).has(A, "vp 28");
}

#[test]
fn case_89_first_eclipse() {
    let table = with_workers(Table::new(), [1, 2, 4])
        .with("nobles_rows", json!([4, 0, 0]))
        .goods(A, "cocoa 4")
        .at(A, "avenue 2 track 3")
        .holds(A, &MASKS_88)
        .goods(B, "cocoa 2")
        .at(B, "vp 1 track 3")
        .goods(C, "cocoa 10")
        .at(C, "avenue 1")
        .at(D, "avenue 9 track 1")
        // Salaries include locked workers. D's last turn is a free unlock, which gains nothing.
        .locked(D, 2, "forest", 2, 1);
    table
        .last_turn_before_eclipse()
        .ready()
        .play("unlock turn")
        .has(A, "vp 36")
        .has(B, "vp 17")
        .has(C, "vp 3")
        .has(D, "vp 31")
        .field("phase", json!("eclipse"))
        .field("turn", json!(null))
        .asks(&["salary 0", "salary 1", "salary 2", "salary 3", "salary 4"])
        .play("salary 4")
        .asks(&["salary 0", "salary 1", "salary 2"])
        .play("salary 2; salary 4")
        .asks(&["salary 0"])
        .play("salary 0")
        .has(A, "vp 36 cocoa 0 track 0")
        .has(B, "vp 11 cocoa 0 track 0")
        .has(C, "vp 3 cocoa 6")
        .has(D, "vp 19 track 0")
        .field("light_disc", json!(0))
        .field("dark_disc", json!(11))
        .field("era", json!(2))
        .field("last_round", json!("no"))
        .turn_of(A);
}

#[test]
fn case_90_second_and_third_eclipse() {
    for (era, expected) in [(2, "vp 24"), (3, "vp 19")] {
        let table = with_workers(Table::new(), [1, 1, 1]).with("era", json!(era)).at(A, "avenue 1 track 5");
        eclipse(table, 1).has(A, expected).has(B, "").has(C, "").has(D, "cocoa 1");
    }
    eclipse(with_workers(Table::new(), [1, 1, 1]), 1).has(A, "").has(B, "").has(C, "").has(D, "cocoa 1");
}

#[test]
fn case_91_salary_with_tiles_and_floor() {
    let table = with_workers(Table::new(), [4, 5, 4])
        .holds(A, &["disc_free_cocoa_a"])
        .at(A, "vp 7")
        .holds(B, &["disc_cocoa_4_a"])
        .at(C, "vp 10");
    eclipse(table, 5)
        .asks(&["salary 0", "salary with disc_free_cocoa_a"])
        .play("salary with disc_free_cocoa_a")
        .has(A, "vp 7")
        .tiles(A, &[], &["disc_free_cocoa_a"])
        .asks(&["salary 0", "use disc_cocoa_4_a"])
        .play("use disc_cocoa_4_a; salary 4")
        .has(B, "vp 0 cocoa 0")
        .asks(&["salary 0"])
        .play("salary 0")
        .has(C, "vp 0");
}

#[test]
fn case_92_fourth_worker_and_salary() {
    let table = || with_workers(Table::new(), [1, 1, 1]).goods(A, "cocoa 9");
    let amounts = |most: u8| (0..=most).map(|amount| format!("salary {amount}")).collect::<Vec<_>>();
    let asks = |position: Position, most: u8| {
        position.asks(&amounts(most).iter().map(String::as_str).collect::<Vec<_>>());
    };
    asks(eclipse(table().worker(A, 4, "palace", 4), 1), 5);
    asks(eclipse(table(), 1), 3);
}

#[test]
fn case_93_calendar_end_of_round() {
    with_workers(Table::new(), [1, 1, 1])
        .with("active", json!(D))
        .with("light_disc", json!(11))
        .ready()
        .play("move palace 1 forest; collect")
        .field("light_disc", json!(12))
        .field("last_round", json!("now"))
        .play("move palace 1 forest; collect; move palace 1 forest; collect; move palace 1 forest; collect")
        .field("phase", json!("turns"))
        .field("light_disc", json!(12))
        .play("move palace 1 forest; collect")
        .field("phase", json!("eclipse"));
}

#[test]
fn case_94_calendar_ascension() {
    with_workers(Table::new(), [1, 1, 5])
        .with("active", json!(B))
        .with("light_disc", json!(11))
        .ready()
        .play("move palace 5 forest; main; raise forest 5; reward ascend_score")
        .field("light_disc", json!(12))
        .field("last_round", json!("next"))
        .play("move palace 1 forest; collect; move palace 1 forest; collect")
        .field("last_round", json!("now"))
        .field("light_disc", json!(12))
        .play("move palace 1 forest; collect; move palace 1 forest; collect")
        // An ascension in the last round does not move the disc.
        .play("move palace 5 quarry; main; raise quarry 5; reward ascend_score")
        .field("light_disc", json!(12))
        .field("turn", json!(3))
        .play("move palace 1 forest; collect")
        .field("phase", json!("eclipse"));
}

/// The final eclipse: era 3, with salaries paid as fully as possible.
fn final_eclipse(table: Table) -> Position {
    eclipse(table.with("era", json!(3)), 1)
}

#[test]
fn case_97_bonus_tiles() {
    let mut table = with_workers(Table::new(), [1, 3, 4]).goods(A, "cocoa 4").holds(A, &MASKS_88);
    table = table.with("bonus_tiles", json!(["bonus_mask_set", "bonus_temples", "bonus_workers"]));
    final_eclipse(table.at(A, "blue 10 red 11 green 10"))
        .play("salary 4; salary 0; salary 0; salary 0")
        .field("phase", json!("over"))
        // 14 for the masks in the eclipse, then 54 for the bonus tiles.
        .has(A, "cocoa 0 vp 68");
}

#[test]
fn case_98_more_bonus_tiles() {
    let points = |bonus: &str, step: u8| {
        let table = with_workers(Table::new(), [1, 1, 1])
            .with("bonus_tiles", json!([bonus, "bonus_temples", "bonus_mask_set"]))
            .goods(A, "cocoa 3")
            .owns(A, &["tech_palace_cocoa", "tech_extra_resource"])
            .holds(A, &["disc_score_4_a", "disc_mask_1_a", "disc_mask_2_a"])
            .has_used(A, &["disc_free_cocoa_a"])
            .at(A, &format!("avenue 6 blue {step}"));
        let position = final_eclipse(table).play("salary 3; salary 0; salary 0; salary 0");
        // The eclipse itself scores 6 × 5 for the Avenue and 3 for the masks.
        position.value()["seats"][0]["vp"].as_i64().unwrap() - 33
    };
    for (bonus, expected) in
        [("bonus_technologies", 10), ("bonus_avenue", 18), ("bonus_discoveries", 4), ("bonus_fixed", 15)]
    {
        assert_eq!(points(bonus, 10), expected, "{bonus}");
        assert_eq!(points(bonus, 9), 0, "{bonus}");
    }
}

#[test]
fn case_99_tie() {
    let position = |a: &str, b: &str| {
        let table = with_workers(Table::new(), [1, 1, 1]).goods(A, a).goods(B, b).at(A, "vp 30").at(B, "vp 30");
        final_eclipse(table).play("salary 3; salary 3; salary 0; salary 0").value()["result"].clone()
    };
    assert_eq!(position("cocoa 5", "cocoa 8"), json!({ "points": [30, 30, 0, 0], "ranking": [2, 1, 4, 3] }));
    assert_eq!(position("cocoa 8", "cocoa 8"), json!({ "points": [30, 30, 0, 0], "ranking": [1, 2, 4, 3] }));
}

#[test]
fn case_100_order_of_salary_and_bonus() {
    let table = with_workers(Table::new(), [1, 1, 1])
        .with("bonus_tiles", json!(["bonus_fixed", "bonus_temples", "bonus_mask_set"]))
        .at(A, "vp 4 blue 10");
    final_eclipse(table).play("salary 0; salary 0; salary 0; salary 0").has(A, "vp 15");
}
