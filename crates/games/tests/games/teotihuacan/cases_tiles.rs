//! Rules 19, cases 72 to 87: power-ups, ascension, discovery tiles.

use serde_json::json;

use super::position::{A, B, C, Table};

#[test]
fn case_72_two_ascensions() {
    Table::new()
        .worker(A, 1, "palace", 5)
        .worker(A, 2, "forest", 5)
        .worker(A, 3, "forest", 5)
        .goods(A, "cocoa 1")
        .ready()
        .play("move palace 5 forest; main; raise forest 5; reward ascend_score; raise forest 5; reward ascend_cocoa")
        .has(A, "wood 4 cocoa 10 vp 5 avenue 2")
        .field("light_disc", json!(2))
        .workers(A, "palace 1, palace 1, forest 5");
}

fn ascending() -> Table {
    Table::new().worker(A, 1, "palace", 5)
}

#[test]
fn case_73_fourth_worker() {
    ascending()
        .ready()
        .play("move palace 5 forest; main; raise forest 5; reward ascend_fourth_worker")
        .has(A, "wood 2 cocoa 2 avenue 1")
        .field("light_disc", json!(1))
        .workers(A, "palace 1, palace 3");
    ascending()
        .worker(A, 4, "quarry", 3)
        .ready()
        .play("move palace 5 forest; main; raise forest 5")
        .refuses(&["reward ascend_fourth_worker"]);
}

#[test]
fn case_74_two_temples() {
    ascending()
        .goods(A, "cocoa 3")
        .ready()
        .play("move palace 5 forest; main; raise forest 5; reward ascend_two_temples; advance red; advance red")
        .has(A, "cocoa 0 red 2 vp 2 wood 2 avenue 1");
    ascending()
        .goods(A, "cocoa 2")
        .ready()
        .play("move palace 5 forest; main; raise forest 5")
        .refuses(&["reward ascend_two_temples"]);
}

#[test]
fn case_75_avenue_stack_at_an_ascension() {
    ascending()
        .at(A, "avenue 5")
        .stack("avenue_6", &["disc_blue_temple_a"])
        .ready()
        .play("move palace 5 forest; main; raise forest 5; claim disc_blue_temple_a")
        .play("reward ascend_one_temple; advance red")
        .has(A, "avenue 6 red 1 vp 1 wood 2")
        .tiles(A, &["disc_blue_temple_a"], &[]);
}

#[test]
fn case_76_lost_power_up() {
    Table::new()
        .worker(A, 1, "gold_deposits", 5)
        .goods(A, "stone 6")
        .holds(A, &["disc_extra_worker_a", "disc_extra_worker_b"])
        .display(&["pyramid_30"])
        .ready()
        .play("move gold_deposits 5 construction; main; use disc_extra_worker_a; use disc_extra_worker_b")
        .play("tile pyramid_30; space p1r0c0; rotate 0")
        .has(A, "vp 3 stone 4 track 1")
        .play("raise construction 5; reward ascend_score")
        .has(A, "vp 8 stone 4 track 1 avenue 1")
        .reports("power-ups-lost")
        .field("turn", json!(1));
}

#[test]
fn case_77_13_after_an_ascension() {
    Table::new()
        .owns(A, &["tech_bought_power_up"])
        .worker(A, 1, "palace", 5)
        .worker(A, 2, "forest", 2)
        .goods(A, "cocoa 2")
        .ready()
        .play("move palace 5 forest; main; raise forest 5; reward ascend_score; buy; raise forest 2")
        .has(A, "wood 2 cocoa 0 vp 5 avenue 1")
        .workers(A, "palace 1, forest 3");
    ascending()
        .owns(A, &["tech_bought_power_up"])
        .goods(A, "cocoa 2")
        .ready()
        .play("move palace 5 forest; main; raise forest 5; reward ascend_score")
        .field("turn", json!(1));
}

#[test]
fn case_78_second_worker_main_action() {
    Table::new()
        .worker(A, 1, "palace", 2)
        .worker(A, 2, "palace", 3)
        .worker(B, 1, "forest", 1)
        .goods(A, "cocoa 1")
        .holds(A, &["disc_second_worker_a"])
        .ready()
        .play("use disc_second_worker_a; move palace 2 forest; join 3; main")
        .has(A, "cocoa 0 wood 2")
        .play("raise forest 2")
        .workers(A, "forest 3, forest 3")
        .field("turn", json!(1));
}

#[test]
fn case_79_second_worker_worship() {
    Table::new()
        .worker(A, 1, "palace", 2)
        .worker(A, 2, "palace", 3)
        .holds(A, &["disc_second_worker_a"])
        .ready()
        .play("use disc_second_worker_a; move palace 2 forest; join 3; worship 1; take temple")
        .has(A, "red 1 vp 1")
        .workers(A, "forest 2 on 1, forest 3");
}

#[test]
fn case_80_second_worker_and_01() {
    Table::new()
        .owns(A, &["tech_palace_cocoa"])
        .worker(A, 1, "nobles", 2)
        .worker(A, 2, "nobles", 3)
        .holds(A, &["disc_second_worker_a"])
        .ready()
        .play("use disc_second_worker_a; move nobles 2 palace; join 3; collect")
        .has(A, "cocoa 2");
}

#[test]
fn case_81_any_distance_same_board() {
    Table::new()
        .worker(A, 1, "quarry", 2)
        .worker(A, 2, "quarry", 3)
        .worker(B, 1, "quarry", 1)
        .goods(A, "cocoa 2")
        .holds(A, &["disc_any_distance_a"])
        .ready()
        .play("use disc_any_distance_a; move quarry 2 quarry; main")
        .has(A, "cocoa 0 stone 2")
        .play("raise quarry 3")
        .field("turn", json!(1));
}

#[test]
fn case_82_any_distance_and_01() {
    let table = || Table::new().owns(A, &["tech_palace_cocoa"]).holds(A, &["disc_any_distance_a"]);
    table()
        .worker(A, 1, "nobles", 1)
        .ready()
        .play("use disc_any_distance_a; move nobles 1 gold_deposits; collect")
        .has(A, "cocoa 1");
    table()
        .worker(A, 1, "forest", 1)
        .ready()
        .play("use disc_any_distance_a; move forest 1 palace; collect")
        .has(A, "cocoa 2");
}

#[test]
fn case_83_free_cocoa_main_action() {
    Table::new()
        .worker(A, 1, "palace", 2)
        .worker(B, 1, "forest", 1)
        .worker(C, 1, "forest", 1)
        .holds(A, &["disc_free_cocoa_a"])
        .ready()
        .play("move palace 2 forest")
        .refuses(&["main"])
        .play("main with disc_free_cocoa_a; raise forest 2")
        .has(A, "wood 1")
        .workers(A, "forest 3")
        .tiles(A, &[], &["disc_free_cocoa_a"]);
}

#[test]
fn case_84_free_cocoa_worship() {
    Table::new()
        .worker(A, 1, "palace", 1)
        .locked(B, 1, "forest", 2, 1)
        .stack("board_forest", &["disc_resources_2_a"])
        .holds(A, &["disc_free_cocoa_a"])
        .ready()
        .play(
            "move palace 1 forest; worship 1 with disc_free_cocoa_a; take both; part temple; claim disc_resources_2_a",
        )
        .has(A, "red 1 vp 1")
        .tiles(A, &["disc_resources_2_a"], &["disc_free_cocoa_a"])
        .workers(B, "forest 2");
}

#[test]
fn case_85_free_cocoa_unlocking() {
    Table::new()
        .locked(A, 1, "palace", 1, 1)
        .locked(A, 2, "forest", 1, 1)
        .holds(A, &["disc_free_cocoa_a"])
        .ready()
        .play("unlock with disc_free_cocoa_a; move forest 1 quarry; collect")
        .has(A, "cocoa 1")
        .workers(A, "palace 1, quarry 1");
}

#[test]
fn case_86_power_ups_tile() {
    Table::new()
        .worker(A, 1, "palace", 5)
        .holds(A, &["disc_power_ups_a"])
        .ready()
        .play("use disc_power_ups_a; raise palace 5; reward ascend_cocoa; raise palace 1")
        .has(A, "cocoa 5 avenue 1")
        .field("light_disc", json!(1))
        .workers(A, "palace 2")
        .offers(&["move palace 2 forest"])
        .field("turn", json!(0));
}

#[test]
fn case_87_avenue_tile_at_the_limit() {
    Table::new()
        .worker(A, 1, "palace", 5)
        .at(A, "avenue 9")
        .holds(A, &["disc_avenue_a"])
        .ready()
        .play("use disc_avenue_a")
        .has(A, "avenue 9")
        .tiles(A, &[], &["disc_avenue_a"]);
}
