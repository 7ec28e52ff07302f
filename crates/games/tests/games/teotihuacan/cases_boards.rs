//! Rules 19, cases 7 to 38: cocoa, production, alchemy, nobles, decorations.

use serde_json::json;

use super::position::{A, B, C, D, Table};

const EXTRA: &str = "disc_extra_worker_a";

#[test]
fn case_07_collect_cocoa_colours() {
    Table::new()
        .worker(A, 1, "palace", 1)
        .worker(A, 2, "forest", 2)
        .worker(B, 1, "forest", 1)
        .worker(B, 2, "forest", 3)
        .locked(C, 1, "forest", 2, 1)
        .worker(D, 1, "forest", 4)
        .ready()
        .play("move palace 1 forest; collect")
        .has(A, "cocoa 4")
        .workers(A, "forest 1, forest 2")
        .turn_of(B);
}

#[test]
fn case_08_collect_cocoa_empty_board() {
    Table::new().worker(A, 1, "palace", 1).ready().play("move palace 1 quarry; collect").has(A, "cocoa 1");
}

#[test]
fn case_09_main_action_not_payable() {
    Table::new()
        .worker(A, 1, "palace", 5)
        .worker(A, 2, "forest", 4)
        .worker(B, 1, "forest", 1)
        .worker(B, 2, "forest", 1)
        .goods(A, "cocoa 1")
        .ready()
        .play("move palace 5 forest")
        .refuses(&["main"])
        .play("collect")
        .has(A, "cocoa 4");
}

#[test]
fn case_10_free_unlock() {
    Table::new()
        .locked(A, 1, "palace", 1, 1)
        .locked(A, 2, "forest", 1, 1)
        .ready()
        .play("unlock turn")
        .workers(A, "palace 1, forest 1")
        .has(A, "")
        .field("turn", json!(1));
}

#[test]
fn case_11_paid_unlock() {
    Table::new()
        .locked(A, 1, "palace", 1, 1)
        .locked(A, 2, "forest", 1, 1)
        .goods(A, "cocoa 3")
        .ready()
        .play("unlock pay; move forest 1 quarry; collect")
        .has(A, "cocoa 1")
        .workers(A, "palace 1, quarry 1");
}

#[test]
fn case_12_forest_one_worker_power_1() {
    Table::new()
        .worker(A, 1, "palace", 1)
        .ready()
        .play("move palace 1 forest; main; raise forest 1")
        .has(A, "cocoa 1")
        .workers(A, "forest 2");
}

#[test]
fn case_13_forest_two_workers_lowest_4() {
    Table::new()
        .worker(A, 1, "palace", 5)
        .worker(A, 2, "forest", 4)
        .worker(B, 1, "forest", 1)
        .worker(B, 2, "forest", 1)
        .goods(A, "cocoa 2")
        .ready()
        .play("move palace 5 forest; main; raise forest 4")
        .has(A, "cocoa 2 wood 3")
        .workers(A, "forest 5, forest 5");
}

#[test]
fn case_14_quarry_one_worker_power_1() {
    Table::new()
        .worker(A, 1, "palace", 1)
        .ready()
        .play("move palace 1 quarry; main; raise quarry 1")
        .has(A, "vp 1")
        .workers(A, "quarry 2");
}

#[test]
fn case_15_quarry_three_workers_lowest_3() {
    Table::new()
        .worker(A, 1, "palace", 3)
        .worker(A, 2, "quarry", 3)
        .worker(A, 3, "quarry", 5)
        .goods(A, "cocoa 1")
        .ready()
        .play("move palace 3 quarry; main; raise quarry 3; raise quarry 4")
        .has(A, "cocoa 0 vp 3 stone 3")
        .workers(A, "quarry 3, quarry 5, quarry 5");
}

#[test]
fn case_16_quarry_four_workers() {
    Table::new()
        .worker(A, 1, "palace", 1)
        .worker(A, 2, "quarry", 2)
        .worker(A, 3, "quarry", 3)
        .worker(A, 4, "quarry", 4)
        .goods(A, "cocoa 1")
        .ready()
        .play("move palace 1 quarry; main")
        .has(A, "cocoa 0 vp 1 stone 2")
        .play("raise quarry 1; raise quarry 2")
        .workers(A, "quarry 2, quarry 3, quarry 3, quarry 4")
        .field("turn", json!(1));
}

#[test]
fn case_17_gold_three_workers_lowest_2() {
    Table::new()
        .worker(A, 1, "palace", 2)
        .worker(A, 2, "gold_deposits", 3)
        .worker(A, 3, "gold_deposits", 5)
        .goods(A, "cocoa 1")
        .ready()
        .play("move palace 2 gold_deposits; main; advance red; raise gold_deposits 2; raise gold_deposits 3")
        .has(A, "cocoa 0 gold 3 red 1 vp 1")
        // Both raised workers had different powers, so the second raise may go to either 3.
        .workers(A, "gold_deposits 3, gold_deposits 4, gold_deposits 5");
}

#[test]
fn case_18_gold_three_workers_lowest_4() {
    Table::new()
        .worker(A, 1, "palace", 4)
        .worker(A, 2, "gold_deposits", 4)
        .worker(A, 3, "gold_deposits", 5)
        .goods(A, "cocoa 1")
        .ready()
        .play("move palace 4 gold_deposits; main; advance red; advance green")
        .has(A, "gold 4 red 1 green 1 vp 1 cocoa 1")
        .play("raise gold_deposits 4; raise gold_deposits 4")
        .workers(A, "gold_deposits 5, gold_deposits 5, gold_deposits 5")
        .field("turn", json!(1));
}

#[test]
fn case_19_row_1_other_owner() {
    Table::new()
        .worker(A, 1, "quarry", 2)
        .goods(A, "gold 3")
        .owns(B, &["tech_alchemy_nobles_points"])
        .ready()
        .play("move quarry 2 alchemy; main; acquire tech_alchemy_nobles_points; raise alchemy 2")
        .has(A, "gold 2 red 1 vp 1")
        .has(B, "vp 3")
        .workers(A, "alchemy 3");
}

#[test]
fn case_20_single_strong_worker_row_2() {
    Table::new()
        .worker(A, 1, "quarry", 4)
        .goods(A, "gold 3")
        .ready()
        .play("move quarry 4 alchemy; main; acquire tech_bought_power_up")
        .has(A, "gold 1 green 1 cocoa 1")
        .workers(A, "alchemy 4")
        .field("turn", json!(1));
}

#[test]
fn case_21_two_workers_row_2_with_03() {
    Table::new()
        .worker(A, 1, "quarry", 4)
        .worker(A, 2, "alchemy", 1)
        .goods(A, "gold 3 cocoa 1")
        .owns(A, &["tech_alchemy_nobles_points"])
        .ready()
        .play("move quarry 4 alchemy; main; acquire tech_decoration_points; gain stone; raise alchemy 1")
        .has(A, "cocoa 0 gold 1 vp 3 blue 1 stone 1")
        .workers(A, "alchemy 2, alchemy 4");
}

#[test]
fn case_22_extra_worker() {
    Table::new()
        .worker(A, 1, "quarry", 2)
        .goods(A, "gold 3")
        .holds(A, &[EXTRA])
        .ready()
        .play("move quarry 2 alchemy; main")
        .refuses(&["acquire tech_construction_points"])
        .play("use disc_extra_worker_a; acquire tech_construction_points; raise alchemy 2")
        .has(A, "gold 1 red 1 vp 1")
        .workers(A, "alchemy 3")
        .tiles(A, &[], &[EXTRA]);
}

#[test]
fn case_23_not_allowed() {
    let table = || Table::new().worker(A, 1, "quarry", 3).goods(A, "gold 3");
    table().ready().play("move quarry 3 alchemy; main").asks(&[
        "acquire tech_palace_cocoa",
        "acquire tech_alchemy_nobles_points",
        "acquire tech_extra_resource",
    ]);
    table()
        .owns(A, &["tech_palace_cocoa", "tech_alchemy_nobles_points", "tech_extra_resource"])
        .ready()
        .play("move quarry 3 alchemy")
        .asks(&["collect"]);
    table()
        .owns(A, &["tech_alchemy_nobles_points"])
        .ready()
        .play("move quarry 3 alchemy; main")
        .asks(&["acquire tech_palace_cocoa", "acquire tech_extra_resource"]);
}

#[test]
fn case_24_one_worker() {
    Table::new()
        .worker(A, 1, "alchemy", 2)
        .goods(A, "wood 2")
        .ready()
        .play("move alchemy 2 nobles; main; raise nobles 2")
        .has(A, "wood 0 vp 3 avenue 1")
        .workers(A, "nobles 3")
        .field("nobles_rows", json!([1, 0, 0]))
        .field("buildings_left", json!(10));
    // The lowest visible value stays 5. If an eclipse follows, the step on the Avenue scores it.
    Table::new()
        .last_turn_before_eclipse()
        .worker(D, 1, "alchemy", 2)
        .goods(D, "wood 2")
        .ready()
        .play("move alchemy 2 nobles; main; raise nobles 2")
        .has(D, "wood 0 vp 8 avenue 1");
}

#[test]
fn case_25_three_workers_with_03() {
    Table::new()
        .worker(A, 1, "alchemy", 2)
        .worker(A, 2, "nobles", 1)
        .worker(A, 3, "nobles", 3)
        .goods(A, "wood 2 cocoa 1")
        .owns(A, &["tech_alchemy_nobles_points"])
        .ready()
        .play("move alchemy 2 nobles; main; raise nobles 2; raise nobles 1")
        .has(A, "cocoa 0 wood 0 vp 10 avenue 1")
        .workers(A, "nobles 2, nobles 3, nobles 3");
}

#[test]
fn case_26_full_centre_row() {
    Table::new()
        .with("nobles_rows", json!([1, 4, 0]))
        .worker(A, 1, "alchemy", 2)
        .worker(A, 2, "nobles", 1)
        .goods(A, "wood 2 cocoa 1")
        .ready()
        .play("move alchemy 2 nobles; main")
        .has(A, "wood 0 cocoa 0 vp 2 avenue 1")
        .field("nobles_rows", json!([2, 4, 0]))
        .field("buildings_left", json!(5));
    // After 6 buildings the lowest visible value is 3.
    Table::new()
        .last_turn_before_eclipse()
        .with("nobles_rows", json!([1, 4, 0]))
        .worker(D, 1, "alchemy", 2)
        .worker(D, 2, "nobles", 1)
        .goods(D, "wood 2 cocoa 1")
        .ready()
        .play("move alchemy 2 nobles; main; raise nobles 1")
        .has(D, "wood 0 cocoa 0 vp 5 avenue 1");
}

#[test]
fn case_27_full_top_row() {
    Table::new()
        .with("nobles_rows", json!([5, 2, 0]))
        .worker(A, 1, "alchemy", 2)
        .goods(A, "wood 2")
        .ready()
        .play("move alchemy 2 nobles")
        .asks(&["collect"]);
}

#[test]
fn case_28_no_building_left() {
    Table::new()
        .with("nobles_rows", json!([5, 4, 2]))
        .worker(A, 1, "alchemy", 2)
        .worker(A, 2, "nobles", 2)
        .worker(A, 3, "nobles", 2)
        .goods(A, "wood 2 cocoa 1")
        .ready()
        .play("move alchemy 2 nobles")
        .asks(&["collect"]);
}

#[test]
fn case_29_avenue_stack() {
    Table::new()
        .worker(A, 1, "alchemy", 2)
        .goods(A, "wood 3")
        .at(A, "avenue 2")
        .stack("avenue_3", &["disc_mask_4_a"])
        .ready()
        .play("move alchemy 2 nobles; main; claim disc_mask_4_a; raise nobles 2")
        .has(A, "wood 0 vp 3 avenue 3")
        .tiles(A, &["disc_mask_4_a"], &[])
        .workers(A, "nobles 3");
}

#[test]
fn case_30_extra_worker() {
    Table::new()
        .worker(A, 1, "alchemy", 2)
        .goods(A, "wood 2")
        .holds(A, &[EXTRA])
        .ready()
        .play("move alchemy 2 nobles; main")
        .asks(&["use disc_extra_worker_a", "stop"])
        .play("use disc_extra_worker_a; raise nobles 2")
        .has(A, "wood 0 vp 5 avenue 1")
        .field("turn", json!(1));
}

/// Formats, "Tiles in hand": the nobles question is skipped if `stop` is the only answer.
#[test]
fn nobles_ask_again_while_any_tile_can_be_used() {
    let table = |tiles: &[&str]| {
        let table = Table::new().worker(A, 1, "alchemy", 2).goods(A, "wood 2").holds(A, tiles);
        table.ready().play("move alchemy 2 nobles; main")
    };
    table(&[EXTRA, "disc_score_4_a"])
        .play("use disc_extra_worker_a")
        .asks(&["use disc_score_4_a", "stop"])
        .play("use disc_score_4_a; raise nobles 2");
    // Other tiles alone don't cause a question.
    table(&["disc_score_4_a"]).asks(&["raise nobles 2", "use disc_score_4_a"]);
}

#[test]
fn case_31_step_1_top() {
    Table::new()
        .worker(A, 1, "nobles", 2)
        .goods(A, "gold 3")
        .display(&["deco_red_green"])
        .ready()
        .play(
            "move nobles 2 decorations; main; tile deco_red_green; space ledge_top_1; advance red; raise decorations 2",
        )
        .has(A, "gold 0 vp 6 red 1 green 1 cocoa 1 track 1")
        .workers(A, "decorations 3");
}

fn left_ledge() -> Table {
    Table::new().worker(A, 1, "nobles", 2).worker(A, 2, "decorations", 1).goods(A, "gold 2 cocoa 1")
}

#[test]
fn case_32_step_1_left_with_09() {
    left_ledge()
        .owns(A, &["tech_decoration_points"])
        .display(&["deco_red_blue"])
        .ready()
        .play("move nobles 2 decorations; main; tile deco_red_blue; space ledge_left_1; advance red; gain gold")
        .has(A, "cocoa 0 gold 1 vp 10 red 1 blue 1 track 1");
}

#[test]
fn case_33_orientation_matters() {
    left_ledge()
        .display(&["deco_blue_red"])
        .ready()
        .play("move nobles 2 decorations; main; tile deco_blue_red; space ledge_left_1")
        .has(A, "cocoa 0 gold 0 vp 3 track 1");
}

#[test]
fn case_34_price_with_3_workers_plain_matches() {
    Table::new()
        .worker(A, 1, "nobles", 2)
        .worker(A, 2, "decorations", 1)
        .worker(A, 3, "decorations", 1)
        .goods(A, "gold 2 cocoa 1")
        .display(&["deco_plain_blue"])
        .ready()
        .play("move nobles 2 decorations; main; tile deco_plain_blue; space ledge_bottom_1; gain wood")
        .has(A, "cocoa 0 gold 1 vp 5 blue 1 wood 1 track 1");
}

#[test]
fn case_35_step_1_right() {
    Table::new()
        .worker(A, 1, "nobles", 2)
        .goods(A, "gold 3")
        .display(&["deco_plain_green"])
        .ready()
        .play("move nobles 2 decorations; main; tile deco_plain_green; space ledge_right_1")
        .has(A, "gold 0 vp 5 green 1 cocoa 1 track 1");
}

fn second_step() -> Table {
    Table::new()
        .worker(A, 1, "nobles", 2)
        .goods(A, "gold 3")
        .decorated("deco_blue_blue", "ledge_right_1")
        .display(&["deco_green_plain", "deco_red_green"])
}

#[test]
fn case_36_step_2_without_support() {
    for filled in ["p1r1c3", "p1r2c3"] {
        second_step()
            .laid("pyramid_15", 0, filled)
            .ready()
            .play("move nobles 2 decorations; main; tile deco_green_plain")
            .refuses(&["space ledge_right_2"])
            .offers(&["space ledge_top_1", "space ledge_left_1", "space ledge_bottom_1"]);
    }
}

#[test]
fn case_37_step_2_with_support() {
    let table = || second_step().laid("pyramid_15", 0, "p1r1c3").laid("pyramid_18", 0, "p1r2c3");
    table()
        .ready()
        .play("move nobles 2 decorations; main; tile deco_green_plain; space ledge_right_2")
        .has(A, "gold 0 vp 5 green 1 cocoa 1 track 1");
    table()
        .ready()
        .play("move nobles 2 decorations; main; tile deco_red_green; space ledge_right_2")
        .has(A, "gold 0 vp 3 track 1");
}

#[test]
fn case_38_price_with_4_workers() {
    Table::new()
        .worker(A, 1, "nobles", 2)
        .worker(A, 2, "decorations", 1)
        .worker(A, 3, "decorations", 1)
        .worker(A, 4, "decorations", 1)
        .goods(A, "gold 1 cocoa 1")
        .display(&["deco_blue_blue"])
        .ready()
        .play("move nobles 2 decorations; main; tile deco_blue_blue; space ledge_top_1")
        .has(A, "cocoa 0 gold 0 vp 3 track 1");
}
