//! Rules 19, cases 39 to 53: construction and technologies.

use serde_json::json;

use super::position::{A, B, C, D, Table};

fn one_worker() -> Table {
    Table::new().worker(A, 1, "gold_deposits", 2).goods(A, "stone 2")
}

fn two_workers() -> Table {
    Table::new()
        .worker(A, 1, "gold_deposits", 2)
        .worker(A, 2, "construction", 1)
        .goods(A, "stone 5 cocoa 1")
        .display(&["pyramid_30", "pyramid_31", "pyramid_18"])
}

const LATE_ROW: [&str; 6] = [
    "tech_palace_cocoa",
    "tech_alchemy_nobles_points",
    "tech_extra_resource",
    "tech_construction_points",
    "tech_construction_worker",
    "tech_construction_temple",
];

#[test]
fn case_39_icon_scoring() {
    one_worker()
        .display(&["pyramid_00"])
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_00; space p1r0c0; rotate 0; raise construction 2")
        .has(A, "vp 3 stone 0 track 1")
        .workers(A, "construction 3")
        .field("turn", json!(1));
}

#[test]
fn case_40_rotation() {
    one_worker()
        .display(&["pyramid_00"])
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_00; space p1r0c0; rotate 1")
        .has(A, "vp 1 stone 0 track 1");
}

#[test]
fn case_41_coloured_icon() {
    one_worker()
        .display(&["pyramid_24"])
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_24; space p1r1c0; rotate 2")
        .has(A, "vp 3 stone 0 green 1 cocoa 1 track 1");
}

#[test]
fn case_42_unsupported_level_2() {
    let table = |last: Option<&str>| {
        ["p1r0c0", "p1r0c1", "p1r1c0"]
            .into_iter()
            .chain(last)
            .zip(["pyramid_28", "pyramid_29", "pyramid_30", "pyramid_31"])
            .fold(one_worker().goods(A, "wood 1"), |table, (space, tile)| table.laid(tile, 0, space))
            .display(&["pyramid_00"])
            .ready()
            .play("move gold_deposits 2 construction; main; tile pyramid_00")
    };
    table(None).refuses(&["space p2r0c0"]).offers(&["space p1r1c1"]);
    table(Some("p1r1c1")).offers(&["space p2r0c0"]);
}

#[test]
fn case_43_level_2() {
    one_worker()
        .goods(A, "wood 1")
        .laid("pyramid_09", 0, "p1r0c0")
        .laid("pyramid_11", 0, "p1r0c1")
        .laid("pyramid_12", 0, "p1r1c0")
        .laid("pyramid_14", 0, "p1r1c1")
        .display(&["pyramid_10"])
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_10; space p2r0c0; rotate 2; gain gold")
        .has(A, "stone 0 wood 0 vp 7 blue 1 gold 1 track 1");
}

#[test]
fn case_44_two_workers_two_tiles() {
    two_workers()
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_30; space p1r0c0; rotate 0")
        .play("tile pyramid_31; space p1r0c3; rotate 3")
        .has(A, "vp 8 stone 1 cocoa 0 track 2")
        .play("raise construction 2")
        .workers(A, "construction 1, construction 3")
        .field("turn", json!(1));
}

#[test]
fn case_45_stopping_early() {
    two_workers()
        .ready()
        .play("move gold_deposits 2 construction; main")
        .refuses(&["stop"])
        .play("tile pyramid_30; space p1r0c0; rotate 0; stop")
        .has(A, "vp 3 stone 3 cocoa 0 track 1")
        .play("raise construction 1")
        .field("turn", json!(1));
}

#[test]
fn case_46_technology_15() {
    Table::new()
        .with("technologies", json!(LATE_ROW))
        .owns(A, &["tech_construction_worker"])
        .worker(A, 1, "gold_deposits", 2)
        .goods(A, "stone 3")
        .display(&["pyramid_30", "pyramid_31"])
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_30; space p1r0c0; rotate 0")
        .asks(&["spare stone", "stop"])
        .play("spare stone; tile pyramid_31; space p1r0c3; rotate 0")
        .has(A, "vp 8 stone 0 track 2")
        .play("raise construction 2")
        .field("turn", json!(1));
}

#[test]
fn case_47_technologies_11_15_17() {
    two_workers()
        .with("technologies", json!(LATE_ROW))
        .owns(A, &["tech_construction_points", "tech_construction_worker", "tech_construction_temple"])
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_30; space p1r0c0; rotate 0; spare stone")
        .play("tile pyramid_31; space p1r0c3; rotate 0; tile pyramid_18; space p1r3c0; rotate 0")
        .play("advance green; raise construction 2; raise construction 3")
        .has(A, "stone 0 vp 12 green 1 cocoa 1 track 3")
        .workers(A, "construction 1, construction 4")
        .field("turn", json!(1));
}

/// All spaces of levels 1 to 3 are filled as in case 48, and A can pay for the top.
fn almost_finished() -> Table {
    let mut table = two_workers().goods(A, "stone 4 wood 6 cocoa 1").display(&["pyramid_29", "pyramid_30"]);
    let mut tiles = 0..25;
    for level in 1..=2 {
        for (row, column) in (0..5 - level).flat_map(|row| (0..5 - level).map(move |column| (row, column))) {
            let tile = format!("pyramid_{:02}", tiles.next().unwrap());
            table = table.laid(&tile, 0, &format!("p{level}r{row}c{column}"));
        }
    }
    for (tile, space) in
        [("pyramid_25", "p3r0c0"), ("pyramid_26", "p3r0c1"), ("pyramid_27", "p3r1c0"), ("pyramid_28", "p3r1c1")]
    {
        table = table.laid(tile, 0, space);
    }
    table
}

#[test]
fn case_48_top_of_the_pyramid() {
    almost_finished()
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_29; space p4r0c0; rotate 0")
        .has(A, "vp 8 stone 2 wood 3 cocoa 0 track 1")
        .field("light_disc", json!(12))
        .field("last_round", json!("next"))
        .field("pyramid_finished", json!(true))
        .reports("pyramid-finished")
        .play("raise construction 2")
        .field("turn", json!(1));
}

#[test]
fn case_49_extra_worker() {
    let table = || one_worker().goods(A, "stone 4").holds(A, &["disc_extra_worker_a"]);
    table()
        .display(&["pyramid_30", "pyramid_31"])
        .ready()
        .play("move gold_deposits 2 construction; main; use disc_extra_worker_a")
        .play("tile pyramid_30; space p1r0c0; rotate 0; tile pyramid_31; space p1r0c3; rotate 0")
        .has(A, "vp 8 stone 0 track 2")
        .play("raise construction 2")
        .field("turn", json!(1));
    table()
        .worker(A, 2, "construction", 1)
        .worker(A, 3, "construction", 1)
        .goods(A, "cocoa 1")
        .ready()
        .play("move gold_deposits 2 construction; main")
        .refuses(&["use disc_extra_worker_a"]);
}

#[test]
fn case_50_01_passing() {
    Table::new()
        .owns(A, &["tech_palace_cocoa"])
        .worker(A, 1, "nobles", 1)
        .worker(B, 1, "forest", 1)
        .ready()
        .play("move nobles 1 forest; main; raise forest 1")
        .has(A, "cocoa 1")
        .workers(A, "forest 2");
}

#[test]
fn case_51_01_leaving_and_landing() {
    let table = || Table::new().owns(A, &["tech_palace_cocoa"]);
    table().worker(A, 1, "palace", 1).ready().play("move palace 1 forest; collect").has(A, "cocoa 1");
    table().worker(A, 1, "nobles", 1).ready().play("move nobles 1 palace; collect").has(A, "cocoa 2");
}

#[test]
fn case_52_05_and_07() {
    Table::new()
        .with(
            "technologies",
            json!([
                "tech_palace_cocoa",
                "tech_extra_resource",
                "tech_gathering_cocoa_point",
                "tech_decoration_points",
                "tech_construction_points",
                "tech_bought_power_up"
            ]),
        )
        .owns(A, &["tech_extra_resource", "tech_gathering_cocoa_point"])
        .worker(A, 1, "palace", 3)
        .ready()
        .play("move palace 3 forest; main; raise forest 3")
        .has(A, "wood 2 cocoa 1 vp 1")
        .workers(A, "forest 4");
}

#[test]
fn case_53_13() {
    Table::new()
        .owns(A, &["tech_bought_power_up"])
        .worker(A, 1, "palace", 1)
        .goods(A, "cocoa 1")
        .ready()
        .play("move palace 1 forest; main; raise forest 1")
        .asks(&["buy", "stop"])
        .play("buy; raise forest 2")
        .has(A, "cocoa 1")
        .workers(A, "forest 3");
}

#[test]
fn case_95_calendar_pyramid() {
    // A leads the pyramid track with 2 steps, C has 1: worth 4 points each, or 2.
    pyramid_finished_in_the_first_era(false, "vp 12", "vp 12", "vp 27");
    pyramid_finished_in_the_first_era(true, "vp 8", "vp 10", "vp 23");
}

/// The points of A and C in the eclipse, and of A at the end.
fn pyramid_finished_in_the_first_era(early_end_as_third: bool, a: &str, c: &str, a_in_the_end: &str) {
    // C places the top tile in the first era.
    let mut table = almost_finished().with("early_end_as_third", json!(early_end_as_third));
    table = table.with("active", json!(C)).with("light_disc", json!(5));
    table = table.worker(C, 1, "gold_deposits", 2).goods(C, "stone 4 wood 6 cocoa 1");
    for seat in [A, B, D] {
        table = table.worker(seat, 3, "palace", 1);
    }
    table
        .with("bonus_tiles", json!(["bonus_fixed", "bonus_avenue", "bonus_workers"]))
        .at(A, "blue 10 track 2")
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_29; space p4r0c0; rotate 0; raise construction 2")
        .field("light_disc", json!(12))
        .field("turn", json!(3))
        .play("move palace 1 forest; collect")
        .field("last_round", json!("now"))
        .play("move palace 1 forest; collect; move palace 1 forest; collect")
        .play("move construction 3 alchemy; collect; move forest 1 quarry; collect")
        .field("phase", json!("eclipse"))
        .has(A, &format!("cocoa 3 blue 10 track 2 {a}"))
        .has(C, &format!("cocoa 1 stone 2 wood 3 track 1 {c}"))
        .play("salary 3; salary 1; salary 1; salary 1")
        .field("phase", json!("over"))
        .has(A, &format!("cocoa 0 blue 10 track 2 {a_in_the_end}"));
}

#[test]
fn case_96_pyramid_in_the_last_round() {
    // B places the top tile in the last round before the second eclipse.
    let mut table = almost_finished().with("active", json!(B)).with("era", json!(2));
    table = table.worker(B, 1, "gold_deposits", 2).goods(B, "stone 4 wood 6 cocoa 1");
    for seat in [C, D] {
        table = table.worker(seat, 3, "palace", 1);
    }
    table
        .with("light_disc", json!(11))
        .with("dark_disc", json!(11))
        .with("last_round", json!("now"))
        .ready()
        .play("move gold_deposits 2 construction; main; tile pyramid_29; space p4r0c0; rotate 0; raise construction 2")
        .field("last_round", json!("now"))
        .field("light_disc", json!(11))
        .play("move palace 1 forest; collect; move palace 1 forest; collect")
        .field("phase", json!("eclipse"))
        .play("salary 0; salary 0; salary 0; salary 0")
        .field("phase", json!("over"))
        .field("era", json!(2));
}
