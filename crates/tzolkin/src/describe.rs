//! The state in the form of the record format ("State").

use serde_json::{Map, Value, json};

use super::ids::{Gear, Material, Technology, Temple};
use super::state::{Player, State};

/// The public part of the state.
pub(super) fn describe(State { table, .. }: &State) -> Value {
    let mut gears = Map::new();
    for gear in Gear::ALL {
        gears.insert(gear.id().to_owned(), json!(table.gears.positions(gear).collect::<Vec<_>>()));
    }
    let mut jungle = Map::new();
    for (space, group) in (2..).zip(table.jungle) {
        jungle.insert(format!("{space}"), json!({ "corn": group.corn, "wood": group.wood }));
    }
    let skulls: Vec<u8> = (1..=9).filter(|action| table.skulls_on_chichen_itza >> action & 1 == 1).collect();
    let result = table.result.map(|result| json!({ "quarters": result.quarters, "ranking": result.ranking }));
    json!({
        "phase": table.phase.id(),
        "day": table.day,
        "age": table.age,
        "first_seat": table.first_seat,
        "pool": table.pool,
        "skulls_in_bank": table.skulls_in_bank,
        "gears": gears,
        "first_player_space": table.first_player_space,
        "jungle": jungle,
        "offer": sorted_ids(table.offered().map(|building| building.id())),
        "deck": table.deck,
        "monuments": sorted_ids(table.monuments.iter().map(|monument| monument.id())),
        "skulls_on_chichen_itza": skulls,
        "seats": table.players.iter().map(describe_player).collect::<Vec<_>>(),
        "result": result,
    })
}

fn describe_player(player: &Player) -> Value {
    let mut seat = Map::new();
    for material in Material::ALL {
        seat.insert(material.id().to_owned(), json!(player.goods[material]));
    }
    let named = |ids: &[&str], numbers: &[u8]| -> Map<String, Value> {
        ids.iter().zip(numbers).map(|(id, number)| ((*id).to_owned(), json!(number))).collect()
    };
    let rest = json!({
        "vp": player.vp,
        "workers_in_play": player.workers_in_play,
        "workers_in_hand": player.workers_in_hand,
        "board": if player.board_light { "light" } else { "dark" },
        "temples": named(&Temple::ALL.map(Temple::id), &player.temples),
        "technologies": named(&Technology::ALL.map(Technology::id), &player.technologies),
        "wealth": sorted_ids(player.wealth.iter().map(|tile| tile.id())),
        "buildings": sorted_ids(player.buildings.iter().map(|building| building.id())),
        "monuments": sorted_ids(player.monuments.iter().map(|monument| monument.id())),
        "corn_tiles": player.corn_tiles,
        "wood_tiles": player.wood_tiles,
    });
    if let Value::Object(rest) = rest {
        seat.extend(rest);
    }
    Value::Object(seat)
}

fn sorted_ids(ids: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut ids: Vec<_> = ids.collect();
    ids.sort_unstable();
    ids
}
