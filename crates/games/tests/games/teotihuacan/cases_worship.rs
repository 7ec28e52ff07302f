//! Rules 19, cases 54 to 71: worship, royal tiles, temples.

use serde_json::json;

use super::position::{A, B, C, Table};

fn worshipper() -> Table {
    Table::new().worker(A, 1, "palace", 1)
}

#[test]
fn case_54_temple_only() {
    worshipper()
        .ready()
        .play("move palace 1 forest; worship 1; take temple")
        .has(A, "red 1 vp 1")
        .workers(A, "forest 1 on 1");
}

#[test]
fn case_55_occupied_space_both_parts() {
    for steps in ["part temple; claim disc_mask_4_a", "claim disc_mask_4_a"] {
        worshipper()
            .locked(B, 1, "forest", 2, 1)
            .goods(A, "cocoa 2 wood 1")
            .stack("board_forest", &["disc_mask_4_a"])
            .ready()
            .play("move palace 1 forest; worship 1; take both")
            .play(steps)
            .has(A, "cocoa 0 wood 0 red 1 vp 1")
            .tiles(A, &["disc_mask_4_a"], &[])
            .workers(B, "forest 2")
            .workers(A, "forest 1 on 1")
            .reports("discovery-drawn")
            .field("turn", json!(1));
    }
}

#[test]
fn case_56_quarry_gold_decorations() {
    worshipper().ready().play("move palace 1 quarry; worship 1; take temple").has(A, "green 1 cocoa 1");
    worshipper().ready().play("move palace 1 gold_deposits; worship 1; take temple; gain gold").has(A, "blue 1 gold 1");
    Table::new()
        .worker(A, 1, "nobles", 1)
        .ready()
        .play("move nobles 1 decorations; worship 1; take temple; advance green")
        .has(A, "green 1 cocoa 1");
}

#[test]
fn case_57_own_worker_there() {
    worshipper()
        .locked(A, 2, "forest", 1, 1)
        .goods(A, "cocoa 2")
        .ready()
        .play("move palace 1 forest")
        .refuses(&["worship 1"]);
}

#[test]
fn case_58_blocked_temple() {
    let table = || worshipper().at(A, "red 10").at(B, "red 11").stack("board_forest", &["disc_mask_4_a"]);
    table().goods(A, "wood 1 cocoa 2").ready().play("move palace 1 forest; worship 1").asks(&["take discovery"]);
    table().goods(A, "cocoa 2").ready().play("move palace 1 forest").refuses(&["worship 1"]);
}

#[test]
fn case_59_discovery_only() {
    worshipper()
        .goods(A, "cocoa 1")
        .stack("board_forest", &["disc_any_temple_a"])
        .ready()
        .play("move palace 1 forest; worship 1; take discovery")
        .has(A, "cocoa 0")
        .tiles(A, &["disc_any_temple_a"], &[]);
}

fn royal(tile: &str, power: u8, goods: &str) -> Table {
    Table::new()
        .with("royal_tiles", json!([tile, "royal_b_wood_stone", "royal_c_sell_resources"]))
        .worker(A, 1, "nobles", power)
        .goods(A, goods)
}

#[test]
fn case_60_royal_scoring_tiles() {
    let result = |tile: &str, expected: &str| {
        royal(tile, 3, "")
            .owns(A, &["tech_extra_resource"])
            .at(A, "track 2 avenue 7")
            .ready()
            .play("move nobles 3 palace; worship 1; take royal")
            .has(A, expected);
    };
    result("royal_a_technologies", "vp 2");
    result("royal_a_pyramid_track", "vp 4");
    result("royal_a_avenue", "vp 4");
    result("royal_c_cocoa", "cocoa 4");
}

#[test]
fn case_61_royal_b_wood_stone() {
    royal("royal_b_wood_stone", 3, "cocoa 2")
        .ready()
        .play("move nobles 3 palace; worship 1; take royal")
        .asks(&["exchange 1", "exchange 2", "stop"])
        .play("exchange 2")
        .has(A, "cocoa 0 wood 2 stone 2");
}

#[test]
fn case_62_royal_b_stone_gold() {
    royal("royal_b_stone_gold", 1, "cocoa 1")
        .ready()
        .play("move nobles 1 palace; worship 1; take royal; exchange 1")
        .has(A, "cocoa 0 stone 1 gold 1");
}

#[test]
fn case_63_royal_b_any_resources() {
    royal("royal_b_any_resources", 4, "cocoa 1 wood 1")
        .ready()
        .play("move nobles 4 palace; worship 1; take royal; exchange wood")
        .play("gain stone; gain stone; gain gold; gain gold")
        .has(A, "cocoa 0 wood 0 stone 2 gold 2")
        .field("turn", json!(1));
}

#[test]
fn case_64_royal_c_sell_resources() {
    royal("royal_c_sell_resources", 2, "wood 1 gold 3")
        .ready()
        .play("move nobles 2 palace; worship 1; take royal")
        .asks(&["sell wood", "sell gold", "sell wood gold", "sell gold gold", "stop"])
        .play("sell wood gold")
        .has(A, "cocoa 4 wood 0 gold 2");
}

#[test]
fn case_65_royal_c_temples() {
    royal("royal_c_temples", 3, "cocoa 3")
        .ready()
        .play("move nobles 3 palace; worship 1; take royal")
        .asks(&["exchange 1", "exchange 2", "stop"])
        .play("exchange 2; advance red; advance green")
        .has(A, "cocoa 2 red 1 green 1 vp 1");
    royal("royal_c_temples", 1, "cocoa 1")
        .ready()
        .play("move nobles 1 palace; worship 1; take royal")
        .has(A, "")
        .field("turn", json!(1));
}

#[test]
fn case_66_royal_tile_and_discovery() {
    royal("royal_c_cocoa", 3, "cocoa 1")
        .stack("board_palace", &["disc_resources_2_a"])
        .ready()
        .play("move nobles 3 palace; worship 1; take both; part royal; claim disc_resources_2_a")
        .has(A, "cocoa 4")
        .tiles(A, &["disc_resources_2_a"], &[]);
}

#[test]
fn case_67_not_payable() {
    for tile in [
        "royal_b_wood_stone",
        "royal_b_stone_gold",
        "royal_b_any_resources",
        "royal_c_temples",
        "royal_c_sell_resources",
    ] {
        let goods = if tile == "royal_c_sell_resources" { "cocoa 5" } else { "wood 2" };
        royal(tile, 3, goods).ready().play("move nobles 3 palace").refuses(&["worship 1"]);
    }
}

#[test]
fn case_68_large_step() {
    let position = || {
        worshipper()
            .at(A, "blue 3")
            .goods(A, "wood 1")
            .stack("temple_blue_4", &["disc_mask_4_a", "disc_mask_1_a"])
            .ready()
            .play("move palace 1 gold_deposits; worship 1; take temple")
            .asks(&["printed", "claim disc_mask_4_a"])
    };
    position().play("printed; gain gold").has(A, "blue 4 wood 1 gold 1").tiles(A, &[], &[]);
    position().play("claim disc_mask_4_a").has(A, "blue 4 wood 0").tiles(A, &["disc_mask_4_a"], &[]);
}

#[test]
fn case_69_large_step_tile() {
    worshipper()
        .at(A, "red 4")
        .goods(A, "gold 1")
        .stack("temple_red_5", &["disc_cocoa_4_a"])
        .ready()
        .play("move palace 1 forest; worship 1; take temple; claim disc_cocoa_4_a; use disc_cocoa_4_a")
        .has(A, "red 5 gold 0 cocoa 4")
        .tiles(A, &[], &["disc_cocoa_4_a"]);
}

#[test]
fn case_70_top() {
    Table::new()
        .worker(A, 1, "palace", 4)
        .worker(A, 2, "gold_deposits", 4)
        .worker(A, 3, "gold_deposits", 5)
        .goods(A, "cocoa 1")
        .at(A, "red 9")
        .ready()
        .play("move palace 4 gold_deposits; main; advance red")
        .has(A, "cocoa 0 gold 4 red 10")
        .play("advance red")
        .has(A, "cocoa 0 gold 4 red 11 vp 7");
}

#[test]
fn case_71_blocked_choice() {
    let table = || Table::new().worker(A, 1, "nobles", 1).at(A, "red 11").holds(A, &["disc_any_temple_a"]);
    table().ready().play("use disc_any_temple_a").asks(&["advance blue", "advance green"]);
    // If all three are blocked, the advance is lost.
    table()
        .at(A, "blue 10 green 10")
        .at(B, "blue 11")
        .at(C, "green 11")
        .ready()
        .play("use disc_any_temple_a")
        .has(A, "")
        .tiles(A, &[], &["disc_any_temple_a"])
        .offers(&["move nobles 1 palace"]);
}

/// Rules 8.2 and 10: the question concerns the step reached earlier, even if a tile moves the marker in between.
#[test]
fn a_large_step_stays_the_same_while_a_tile_moves_the_marker() {
    let table = || {
        worshipper()
            .at(A, "green 2")
            .goods(A, "wood 1")
            .stack("temple_green_3", &["disc_mask_4_a"])
            .holds(A, &["disc_green_temple_a"])
            .ready()
            .play("move palace 1 quarry; worship 1; take temple")
            .asks(&["claim disc_mask_4_a", "printed", "use disc_green_temple_a"])
            .play("use disc_green_temple_a")
            .has(A, "green 4 cocoa 2 wood 1")
            .asks(&["claim disc_mask_4_a", "printed"])
    };
    table().play("printed").has(A, "green 4 cocoa 3 wood 1");
    table().play("claim disc_mask_4_a").has(A, "green 4 cocoa 2 wood 0").tiles(
        A,
        &["disc_mask_4_a"],
        &["disc_green_temple_a"],
    );
}
