//! The state in the form of the record format.

use serde_json::{Map, Value, json};

use super::data::data;
use super::ids::{Board, DecorationTile, Discovery, DiscoveryStack, PyramidTile, Technology, Temple, members};
use super::state::{Phase, Placed, SeatState, State};

fn sorted_ids(ids: impl Iterator<Item = &'static str>) -> Value {
    let mut ids: Vec<&str> = ids.collect();
    ids.sort_unstable();
    json!(ids)
}

fn discoveries(set: u64) -> Value {
    sorted_ids(members(set).map(|tile: Discovery| tile.id()))
}

fn seat_value(state: &State, seat: &SeatState) -> Value {
    let mut workers: Vec<_> = seat.workers.iter().filter(|worker| worker.power > 0).collect();
    workers.sort_by_key(|worker| (worker.board.map_or(Board::ALL.len(), Board::index), worker.power, worker.space));
    let workers: Vec<Value> = workers
        .iter()
        .map(|worker| {
            let space = (worker.space > 0).then_some(worker.space);
            json!({ "board": worker.board.map(Board::id), "power": worker.power, "space": space })
        })
        .collect();
    let technologies = Technology::ALL.iter().filter(|technology| seat.owns(**technology));
    let kept_tiles = seat.kept_tiles.iter().filter(|_| state.phase != Phase::Keeping);
    let kept_tiles = kept_tiles.filter_map(|tile| Some(&data().starting_tiles[tile.known()?.index()]));
    json!({
        "cocoa": seat.goods.cocoa,
        "wood": seat.goods.resources[0],
        "stone": seat.goods.resources[1],
        "gold": seat.goods.resources[2],
        "vp": seat.vp,
        "temples": temple_values(|temple| json!(seat.temples[temple.index()])),
        "avenue": seat.avenue,
        "pyramid_track": seat.track,
        "workers": workers,
        "technologies": sorted_ids(technologies.map(|technology| technology.id())),
        "starting_tiles": sorted_ids(kept_tiles.map(|tile| tile.id.as_str())),
        "discoveries": discoveries(seat.discoveries),
        "discoveries_used": discoveries(seat.used),
    })
}

fn temple_values(mut value: impl FnMut(Temple) -> Value) -> Value {
    Value::Object(Temple::ALL.iter().map(|temple| (temple.id().to_owned(), value(*temple))).collect())
}

pub(super) fn describe(state: &State) -> Value {
    let data = data();
    let stacks: Map<String, Value> = DiscoveryStack::ALL
        .iter()
        .map(|stack| (stack.id().to_owned(), discoveries(state.stacks[stack.index()])))
        .collect();
    let decorations: Map<String, Value> = data
        .ledges
        .iter()
        .zip(state.decorations)
        .filter_map(|(ledge, tile)| Some((ledge.id.clone(), json!(data.decorations[tile?.index()].id))))
        .collect();
    let pyramid: Map<String, Value> = data
        .spaces
        .iter()
        .zip(state.pyramid)
        .filter_map(|(space, placed)| {
            let Placed { tile, rotation } = placed?;
            let tile = tile.id();
            Some((space.id.clone(), json!({ "tile": tile, "rotation": rotation })))
        })
        .collect();
    let neutral_workers: Vec<Value> = state
        .neutral_workers
        .iter()
        .filter(|colour| colour[0].is_some())
        .map(|colour| sorted_ids(colour.iter().flatten().map(|board| board.id())))
        .collect();
    let result = state.outcome().map(|outcome| json!({ "points": outcome.points, "ranking": outcome.ranking }));
    json!({
        "phase": state.phase.id(),
        "turn": (state.phase == Phase::Turns).then_some(state.active),
        "era": state.era,
        "light_disc": state.light_disc,
        "dark_disc": state.dark_disc,
        "last_round": state.last_round.id(),
        "pyramid_finished": state.pyramid_finished,
        "ring": state.ring,
        "royal_tiles": state.royal_tiles,
        "technology_tiles": state.technologies,
        "temple_bonus_tiles": temple_values(|temple| json!(state.bonus_tiles[temple.index()].id())),
        "discovery_stacks": stacks,
        "discovery_pile": state.discovery_pile.len(),
        "decoration_display": sorted_ids(
            members(state.decoration_display).map(|tile: DecorationTile| tile.id())
        ),
        "decoration_pile": state.decoration_pile.len(),
        "decorations": decorations,
        "pyramid_display": sorted_ids(
            members(state.pyramid_display).map(|tile: PyramidTile| tile.id())
        ),
        "pyramid_pile": state.pyramid_pile.len(),
        "pyramid": pyramid,
        "nobles_rows": state.nobles_rows,
        "buildings_left": state.buildings_left(),
        "neutral_workers": neutral_workers,
        "seats": state.all_seats().map(|seat| seat_value(state, state.seat(seat))).collect::<Vec<_>>(),
        "result": result,
    })
}
