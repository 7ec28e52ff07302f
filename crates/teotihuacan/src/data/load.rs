//! Reads the data file.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::super::goods::Goods;
use super::super::ids::{
    Board, Bonus, DiscoveryKind, DiscoveryStack, Icon, Ledge, Resource, Reward, Royal, Space, Technology, Temple,
};
use super::model::{
    BoardData, BonusScoring, CocoaPrices, Covers, Data, DiscoveryData, EclipseData, Effects, FirstGame, FirstGameSeat,
    IconTile, LedgeData, Level, Measure, RoyalAction, SpaceData, StartingData, TechnologyData, TempleStep, TileIcon,
};

const FILE: &str = include_str!("../../../../assets/data/teotihuacan.json");

/// Panics: the file is part of the program, so an error in it is a fault of the build.
fn fault(what: impl std::fmt::Display) -> ! {
    // Every test of the rules reads the whole file, so a build with a fault passes none of them.
    panic!("assets/data/teotihuacan.json: {what}")
}

/// A value of the file that must exist and have this type.
fn read<T: DeserializeOwned>(value: &Value) -> T {
    T::deserialize(value).unwrap_or_else(|error| fault(format_args!("{error} in {value}")))
}

/// An array of the file that must have this length.
fn fixed<T, const N: usize>(items: Vec<T>) -> [T; N] {
    let len = items.len();
    items.try_into().unwrap_or_else(|_| fault(format_args!("{len} items instead of {N}")))
}

fn list<T>(value: &Value, item: impl FnMut(&Value) -> T) -> Vec<T> {
    read::<Vec<Value>>(value).iter().map(item).collect()
}

fn goods(value: &Value) -> Goods {
    Goods {
        cocoa: read(&value["cocoa"]),
        resources: [read(&value["wood"]), read(&value["stone"]), read(&value["gold"])],
    }
}

fn effects(value: &Value) -> Effects {
    let mut sum = Effects::default();
    for effect in read::<Vec<Value>>(value) {
        let amount = || read::<u8>(&effect["amount"]);
        match read::<String>(&effect["kind"]).as_str() {
            "gain_cocoa" => sum.goods.cocoa += u16::from(amount()),
            "gain_resource" => {
                sum.goods.resources[read::<Resource>(&effect["resource"]).index()] += u16::from(amount());
            }
            "gain_any_resources" => sum.any_resources += amount(),
            "gain_board_resource" => sum.board_resource += amount(),
            "score" => sum.score += u16::from(amount()),
            "advance_temple" => {
                sum.temples[read::<Temple>(&effect["temple"]).index()] += read::<u8>(&effect["steps"]);
            }
            "advance_any_temple" => sum.any_temple += read::<u8>(&effect["steps"]),
            "advance_avenue" => sum.avenue += read::<u8>(&effect["steps"]),
            "power_up" => sum.power_ups += amount(),
            "extra_worker" => sum.extra_worker += amount(),
            "place_free_technology" => sum.free_technology = true,
            "may_claim_attached_discovery" => sum.attached_discovery = true,
            // The rule for this type of tile determines its effect.
            "mask"
            | "gain_fourth_worker"
            | "move_second_worker"
            | "move_any_distance"
            | "waive_cocoa_payment"
            | "resource_discount" => {}
            kind => fault(format_args!("effect {kind}")),
        }
    }
    sum
}

/// Checks that the file lists the components of a closed set in the order of that set.
fn check_order(items: &[Value], ids: &[&str]) {
    let found: Vec<String> = items.iter().map(|item| read(&item["id"])).collect();
    assert_eq!(found, ids, "assets/data/teotihuacan.json");
}

fn boards(file: &Value) -> Vec<BoardData> {
    let items: Vec<Value> = read(&file["boards"]);
    check_order(&items, &Board::ALL.iter().map(|board| board.id()).collect::<Vec<_>>());
    items
        .iter()
        .map(|board| {
            let mut production = [[Effects::default(); 5]; 3];
            for row in read::<Vec<Value>>(&board["production"]) {
                for cell in read::<Vec<Value>>(&row["cells"]) {
                    for power in read::<Vec<usize>>(&cell["powers"]) {
                        production[read::<usize>(&row["workers"]) - 1][power - 1] = effects(&cell["effects"]);
                    }
                }
            }
            let mut power_ups = [0; 3];
            for row in read::<Vec<Value>>(&board["power_ups"]) {
                power_ups[read::<usize>(&row["workers"]) - 1] = read(&row["power_ups"]);
            }
            let worship = &board["worship"];
            let stack = format!("board_{}", read::<String>(&board["id"]));
            BoardData {
                worship_spaces: read(&worship["spaces"]),
                worship_temples: read(&worship["temples"]),
                discovery: read::<bool>(&worship["discovery_tile"]).then(|| {
                    DiscoveryStack::from_id(&stack).unwrap_or_else(|| fault(format_args!("no stack {stack}")))
                }),
                produces: read(&board["produces"]),
                production,
                power_ups,
            }
        })
        .collect()
}

fn royal_action(action: &Value) -> RoyalAction {
    match read::<String>(&action["kind"]).as_str() {
        "gain_cocoa_by_power" => RoyalAction::Cocoa { offset: read(&action["limit"]["offset"]) },
        "score_lower_of" => RoyalAction::Score {
            each: read(&action["points_each"]),
            measure: measure(&action["measure"]),
            offset: read(&action["limit"]["offset"]),
        },
        "exchange" => RoyalAction::Exchange {
            cocoa: read(&action["pay"]["cocoa"]),
            any_resources: read(&action["pay_any_resources"]),
            receive: effects(&action["receive"]),
            offset: read(&action["times"]["offset"]),
        },
        "exchange_once_for_any_resources" => RoyalAction::ExchangeForAny {
            cocoa: read(&action["pay"]["cocoa"]),
            offset: read(&action["receive_any_resources"]["offset"]),
        },
        kind => fault(format_args!("royal action {kind}")),
    }
}

fn measure(value: &Value) -> Measure {
    match read::<String>(value).as_str() {
        "technologies" => Measure::Technologies,
        "pyramid_track" => Measure::PyramidTrack,
        "avenue_of_the_dead" => Measure::Avenue,
        "bonus_tiles_reached" => Measure::BonusTiles,
        "non_mask_discovery_tiles" => Measure::Discoveries,
        measure => fault(format_args!("measure {measure}")),
    }
}

fn bonus_scoring(value: &Value) -> BonusScoring {
    match read::<String>(&value["kind"]).as_str() {
        "best_mask_set_again" => BonusScoring::MaskSet,
        "fixed" => BonusScoring::Fixed(read(&value["points"])),
        "points_per" => BonusScoring::Per(measure(&value["measure"]), read(&value["points_each"])),
        "points_per_worker" => BonusScoring::Workers(read(&value["weak_points"]), read(&value["strong_points"])),
        kind => fault(format_args!("bonus scoring {kind}")),
    }
}

fn icon_tiles<const N: usize>(value: &Value, icons: &str) -> Vec<IconTile<N>> {
    list(value, |tile| IconTile {
        id: read(&tile["id"]),
        icons: fixed(list(&tile[icons], |icon| TileIcon {
            icon: read(&icon["icon"]),
            coloured: read(&icon["coloured"]),
        })),
    })
}

fn cell(value: &Value) -> u8 {
    let [row, column]: [u8; 2] = read(value);
    row * 8 + column
}

fn per_player_count<T>(value: &Value, mut item: impl FnMut(&Value) -> T) -> [T; 3] {
    let items: Vec<Value> = read(value);
    let players: Vec<u8> = items.iter().map(|item| read(&item["players"])).collect();
    assert_eq!(players, [2, 3, 4], "assets/data/teotihuacan.json");
    fixed(items.iter().map(&mut item).collect())
}

fn first_game(variant: &Value, technology_rows: &[Technology; 6]) -> FirstGame {
    FirstGame {
        ring: fixed(list(&variant["ring"], |place| read(&place["board"]))),
        technologies: *technology_rows,
        royal_tiles: fixed(list(&variant["royal_tiles"], |place| read(&place["tile"]))),
        bonus_tiles: fixed(Temple::ALL.iter().map(|t| read::<Bonus>(&variant["temple_bonus_tiles"][t.id()])).collect()),
        seats: list(&variant["players"], |seat| FirstGameSeat {
            goods: goods(&seat["goods_besides_turn_order_cocoa"]),
            temples: fixed(Temple::ALL.iter().map(|t| read(&seat["temple_steps"][t.id()])).collect()),
            avenue: read(&seat["avenue"]),
            points: read(&seat["points"]),
            technologies: list(&seat["technology_slots"], |slot| {
                (read::<u8>(&slot["row"]) - 1) * 3 + read::<u8>(&slot["column"]) - 1
            }),
            workers: fixed(list(&seat["workers"], |worker| (read(&worker["board"]), read(&worker["power"])))),
        }),
    }
}

pub(super) fn load() -> Data {
    let file: Value = serde_json::from_str(FILE).unwrap_or_else(|error| fault(error));
    let discoveries: Vec<DiscoveryData> = list(&file["discovery_tiles"], |tile| DiscoveryData {
        id: read(&tile["id"]),
        kind: read(&tile["type"]),
        price: goods(&tile["price"]),
        effects: effects(&tile["effects"]),
    });
    let mut discoveries_of = [0; DiscoveryKind::ALL.len()];
    for (index, tile) in discoveries.iter().enumerate() {
        discoveries_of[tile.kind.index()] |= 1 << index;
    }

    let spaces_file: Vec<Value> = read(&file["pyramid_spaces"]);
    let space_ids: Vec<String> = spaces_file.iter().map(|space| read(&space["id"])).collect();
    let space_of = |id: &Value| {
        let id: String = read(id);
        let place = space_ids.iter().position(|other| *other == id);
        place.and_then(Space::new).unwrap_or_else(|| fault(format_args!("no space {id}")))
    };
    let space_set = |ids: &Value| list(ids, space_of).into_iter().fold(0u32, |set, space| set | 1 << space.index());
    let spaces: Vec<SpaceData> = spaces_file
        .iter()
        .map(|space| SpaceData {
            id: read(&space["id"]),
            level: read(&space["level"]),
            row: read(&space["row"]),
            column: read(&space["column"]),
            cells: fixed(list(&space["cells"], cell)),
            supports: space_set(&space["supports"]),
        })
        .collect();
    let mut space_over = [[None; 64]; 4];
    for (index, space) in Space::all().zip(&spaces) {
        for cell in space.cells {
            space_over[usize::from(space.level - 1)][usize::from(cell)] = Some(index);
        }
    }

    let ledges_file: Vec<Value> = read(&file["decoration_spaces"]);
    let ledge_ids: Vec<String> = ledges_file.iter().map(|ledge| read(&ledge["id"])).collect();
    let ledges = ledges_file
        .iter()
        .map(|ledge| {
            let previous: Option<String> = read(&ledge["previous"]);
            let printed: Vec<Icon> = read(&ledge["printed_icons"]);
            LedgeData {
                id: read(&ledge["id"]),
                side: read(&ledge["side"]),
                step: read(&ledge["step"]),
                previous: previous.and_then(|id| ledge_ids.iter().position(|other| *other == id)).and_then(Ledge::new),
                supports: space_set(&ledge["supports"]),
                covers: if printed.is_empty() {
                    Covers::Cells(fixed(list(&ledge["cells"], cell)))
                } else {
                    Covers::Printed(fixed(printed))
                },
            }
        })
        .collect();

    let royal_file: Vec<Value> = read(&file["royal_tiles"]);
    check_order(&royal_file, &Royal::ALL.iter().map(|royal| royal.id()).collect::<Vec<_>>());
    let technology_file: Vec<Value> = read(&file["technology_tiles"]);
    check_order(&technology_file, &Technology::ALL.iter().map(|tile| tile.id()).collect::<Vec<_>>());
    let bonus_file: Vec<Value> = read(&file["temple_bonus_tiles"]);
    check_order(&bonus_file, &Bonus::ALL.iter().map(|bonus| bonus.id()).collect::<Vec<_>>());
    let rewards: Vec<Value> = read(&file["ascension"]["rewards"]);
    check_order(&rewards, &Reward::ALL.iter().map(|reward| reward.id()).collect::<Vec<_>>());
    let stacks: Vec<Value> = read(&file["discovery_stacks"]);
    check_order(&stacks, &DiscoveryStack::ALL.iter().map(|stack| stack.id()).collect::<Vec<_>>());

    let mut avenue_stacks = [None; 16];
    for place in read::<Vec<Value>>(&file["avenue_of_the_dead"]["discovery_steps"]) {
        avenue_stacks[read::<usize>(&place["step"])] = Some(read(&place["discovery_stack"]));
    }
    let bought = Technology::BoughtPowerUp.index();
    let decoration_gold = &file["costs"]["decoration_gold"];
    let eclipse = &file["eclipse"];
    let variant = &file["variants"]["first_game"];
    let first_technologies: Vec<Technology> =
        list(&variant["technology"], |row| read::<Vec<Technology>>(&row["tiles"])).concat();
    let plan: Vec<Vec<Icon>> = read(&file["pyramid_base_plan"]);

    Data {
        boards: boards(&file),
        discoveries,
        discoveries_of,
        technologies: technology_file
            .iter()
            .map(|tile| TechnologyData {
                number: read(&tile["number"]),
                gold: read(&tile["gold_cost"]),
                effects: effects(&tile["effects"]),
            })
            .collect(),
        royal_tiles: royal_file.iter().map(|tile| royal_action(&tile["action"])).collect(),
        royal_categories: royal_file
            .iter()
            .map(|tile| match read::<String>(&tile["category"]).as_str() {
                "A" => 0,
                "B" => 1,
                _ => 2,
            })
            .collect(),
        bonus_tiles: bonus_file.iter().map(|tile| bonus_scoring(&tile["scoring"])).collect(),
        starting_tiles: list(&file["starting_tiles"], |tile| {
            let mut all = effects(&tile["effects"]);
            all.goods = goods(&tile["goods"]);
            StartingData { id: read(&tile["id"]), boards: read(&tile["boards"]), effects: all }
        }),
        temples: fixed(list(&file["temples"], |temple| {
            fixed(list(&temple["steps"], |step| TempleStep {
                reward: effects(&step["reward"]),
                stack: read(&step["discovery_stack"]),
            }))
        })),
        temple_penultimate: read(&file["limits"]["temple_track"]["penultimate"]),
        temple_top: read(&file["limits"]["temple_track"]["top"]),
        avenue_max: read(&file["limits"]["avenue_track"]["max"]),
        avenue_stacks,
        track_max: read(&file["limits"]["pyramid_track"]["max"]),
        stack_sizes: fixed(
            stacks.iter().map(|stack| per_player_count(&stack["tiles"], |tiles| read(&tiles["count"]))).collect(),
        ),
        starting_cocoa: per_player_count(&file["turn_order"], |order| read(&order["starting_cocoa_by_seat"])),
        dark_disc: per_player_count(&file["calendar"]["dark_disc"], |disc| read(&disc["eras"])),
        cocoa: CocoaPrices {
            unlock_all: read(&file["costs"]["unlock_all_workers"]["cocoa"]),
            unlock_other: read(&file["costs"]["unlock_other_worker_for_worship"]["cocoa"]),
            both_parts: read(&file["costs"]["both_worship_options"]["cocoa"]),
            bought_power_up: read(&technology_file[bought]["optional_price"]["cocoa"]),
        },
        building_price: goods(&file["costs"]["nobles_building"]),
        nobles_rows: fixed(list(&file["nobles"]["rows"], |row| read(&row["spaces"]))),
        building_avenue: read(&file["nobles"]["avenue_steps_per_building"]),
        building_values: read(&file["buildings_row"]["values"]),
        other_owner_points: read(&file["alchemy"]["other_owner_scores"]),
        reward_prices: fixed(rewards.iter().map(|reward| goods(&reward["price"])).collect()),
        reward_effects: fixed(rewards.iter().map(|reward| effects(&reward["effects"])).collect()),
        decoration_gold: [
            read(&decoration_gold["base"]),
            read(&decoration_gold["discount_per_extra_worker"]),
            read(&decoration_gold["min"]),
        ],
        decoration_points: read(&file["decoration_scoring"]["points_fixed"]),
        decoration_display: read(&file["decoration_scoring"]["display"]),
        pyramid_display: read(&file["construction"]["display"]),
        decorations: icon_tiles(&file["decoration_tiles"], "icons"),
        ledges,
        pyramid_tiles: icon_tiles(&file["pyramid_tiles"], "quadrants"),
        spaces,
        space_over,
        plan: fixed(plan.concat()),
        levels: fixed(list(&file["pyramid_levels"], |level| Level {
            price: goods(&level["price"]),
            points: read(&level["points"]),
        })),
        pyramid_start: per_player_count(&file["pyramid_start"], |start| list(&start["spaces"], space_of)),
        pyramid_alternatives: alternatives(&file, space_of),
        mask_points: list(&file["masks"]["set_points"], |set| read(&set["points"])),
        eclipse: EclipseData {
            leader: read(&eclipse["pyramid_track_leader_points"]),
            step: fixed(list(&eclipse["pyramid_track_points_per_step"], |step| read(&step["points"]))),
            unpaid: read(&eclipse["salary"]["points_lost_per_unpaid_cocoa"]),
        },
        first_game: first_game(variant, &fixed(first_technologies)),
        draft_tiles: per_player_count(&file["variants"]["starting_tile_draft"]["tiles_offered"], |offer| {
            read(&offer["tiles"])
        }),
    }
}

/// The random starts (rules 18), for 2, 3 and 4 players. With 4 players there is only the usual one.
fn alternatives(file: &Value, space_of: impl Fn(&Value) -> Space) -> [Vec<Vec<Space>>; 3] {
    let mut all: [Vec<Vec<Space>>; 3] =
        per_player_count(&file["pyramid_start"], |start| vec![list(&start["spaces"], &space_of)]);
    for start in read::<Vec<Value>>(&file["variants"]["random_pyramid_start"]) {
        let players: usize = read(&start["players"]);
        all[players - 2] = list(&start["alternatives"], |spaces| list(spaces, &space_of));
    }
    all
}
