//! The random part of the setup, and the game before its first step (rules 2).

use serde::{Deserialize, Serialize};

use engine::{OptionSpec, Options, Rng, Seat, SetupError};

use super::data::{Goods, data};
use super::gears::Gears;
use super::ids::{BuildingId, Material, MonumentId, TileId};
use super::state::{Group, Hidden, Phase, Player, State, Table};

/// Allows scores below 0 (rules 13.5).
pub(super) const NEGATIVE_SCORES: OptionSpec =
    OptionSpec { id: "negative_scores", values: &["allowed", "floor_at_zero"], default: "allowed" };

const OFFER: usize = 6;

/// All random decisions of the setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The seat with the first player marker.
    pub first_seat: Seat,
    /// The four wealth tiles dealt to each seat.
    pub wealth_offers: Vec<[TileId; 4]>,
    /// The tiles drawn for dummy workers, in order. The list can be longer than necessary.
    pub dummy_tiles: Vec<TileId>,
    /// The buildings of age 1 in drawing order: the first six are the offer.
    pub deck_age_1: Vec<BuildingId>,
    /// The buildings of age 2 in drawing order.
    pub deck_age_2: Vec<BuildingId>,
    /// The monuments on offer.
    pub monuments: Vec<MonumentId>,
}

pub(super) fn deal(seats: u8, rng: &mut Rng) -> Setup {
    let first_seat = Seat::new(rng.index(usize::from(seats)) as u8);
    let tiles = rng.shuffled(TileId::all());
    let (dealt, rest) = tiles.split_at(4 * usize::from(seats));
    let by_age = |age| BuildingId::all().filter(move |building| data().buildings[building.index()].age == age);
    let (deck_age_1, deck_age_2) = (rng.shuffled(by_age(1)), rng.shuffled(by_age(2)));
    let mut monuments = rng.shuffled(MonumentId::all());
    let numbers = data().by_players(usize::from(seats));
    monuments.truncate(numbers.monuments);
    let needs_dummies = numbers.dummy_workers > 0;
    Setup {
        first_seat,
        wealth_offers: dealt.chunks_exact(4).map(|four| [four[0], four[1], four[2], four[3]]).collect(),
        dummy_tiles: if needs_dummies { rest.to_vec() } else { Vec::new() },
        deck_age_1,
        deck_age_2,
        monuments,
    }
}

/// The setup with a new order of the buildings that are still face down.
pub(super) fn redeal(setup: &Setup, state: &State, rng: &mut Rng) -> Option<Setup> {
    let mut setup = Some(setup.clone()).filter(|_| state.table.phase != Phase::Choosing)?;
    rng.shuffle_last(state.hidden.deck_age_1.len(), &mut setup.deck_age_1);
    rng.shuffle_last(state.hidden.deck_age_2.len(), &mut setup.deck_age_2);
    Some(setup)
}

/// The game before its first step.
///
/// # Errors
/// The first reason why the setup isn't valid for this game.
pub(super) fn start(seats: u8, options: &Options, setup: &Setup) -> Result<State, SetupError> {
    check(seats, setup)?;
    let data = data();
    let numbers = data.by_players(usize::from(seats));
    let mut gears = Gears::default();
    let left = place_dummies(&mut gears, numbers.dummy_workers, &setup.dummy_tiles);
    if left > 0 {
        return wrong(format!("dummy_tiles: {left} dummy workers are left without a tile"));
    }

    let stacks = numbers.jungle_tiles_per_group;
    let mut table = Table {
        floor_at_zero: options.get(&NEGATIVE_SCORES) == "floor_at_zero",
        phase: Phase::Choosing,
        age: 1,
        first_seat: setup.first_seat,
        active: setup.first_seat,
        skulls_in_bank: data.skulls,
        gears,
        // Group 2 has no wood tiles (rules 2, step 3).
        jungle: std::array::from_fn(|group| Group { corn: stacks, wood: if group == 0 { 0 } else { stacks } }),
        deck: (setup.deck_age_1.len() - OFFER) as u8,
        monuments: setup.monuments.iter().copied().collect(),
        ..Table::default()
    };
    for (place, &building) in table.offer.iter_mut().zip(&setup.deck_age_1) {
        *place = Some(building);
    }
    let player = Player {
        goods: Goods::of(Material::Corn, data.corn_at_start),
        workers_in_play: data.workers_at_start,
        workers_in_hand: data.workers_at_start,
        board_light: true,
        temples: std::array::from_fn(|temple| data.temples[temple].start_step),
        ..Player::default()
    };
    table.players = (0..seats).map(|_| player).collect();
    let hidden = Hidden {
        offers: setup.wealth_offers.iter().copied().collect(),
        kept_tiles: [None; 4],
        deck_age_1: setup.deck_age_1[OFFER..].iter().rev().copied().collect(),
        deck_age_2: setup.deck_age_2.iter().rev().copied().collect(),
    };
    Ok(State { table, hidden })
}

/// Puts dummy workers on the gears (rules 2.1) and returns the number of those left.
fn place_dummies(gears: &mut Gears, mut left: u8, tiles: &[TileId]) -> u8 {
    for tile in tiles {
        let name = data().wealth_tiles[tile.index()].dummy;
        let form = data().gear(name.gear);
        let first = gears.dummies_on(name.gear) == 0;
        let opposite = form.dummy_opposite_offset.filter(|_| first).map(|offset| (name.space + offset) % form.teeth);
        for position in [Some(name.space), opposite].into_iter().flatten() {
            if left > 0 && gears.dummies_on(name.gear) >> position & 1 == 0 {
                gears.put_dummy(name.gear, position);
                left -= 1;
            }
        }
    }
    left
}

fn wrong<T>(what: String) -> Result<T, SetupError> {
    Err(SetupError(what))
}

fn check(seats: u8, setup: &Setup) -> Result<(), SetupError> {
    let players = usize::from(seats);
    let numbers = data().by_players(players);
    if numbers.players != players {
        return wrong(format!("there is no game for {seats} players"));
    }
    if setup.first_seat.number() >= seats {
        return wrong(format!("first_seat: there is no seat {}", setup.first_seat));
    }
    if setup.wealth_offers.len() != players {
        return wrong(format!("wealth_offers: {} offers for {seats} players", setup.wealth_offers.len()));
    }
    if numbers.dummy_workers == 0 && !setup.dummy_tiles.is_empty() {
        return wrong(format!("dummy_tiles: no dummy worker is placed with {seats} players"));
    }
    let tiles = setup.wealth_offers.iter().flatten().chain(&setup.dummy_tiles);
    distinct("wealth_offers and dummy_tiles", tiles.map(|tile| tile.id()))?;
    for (field, deck, age) in [("deck_age_1", &setup.deck_age_1, 1), ("deck_age_2", &setup.deck_age_2, 2)] {
        distinct(field, deck.iter().map(|building| building.id()))?;
        if let Some(other) = deck.iter().find(|building| data().buildings[building.index()].age != age) {
            return wrong(format!("{field}: `{}` is not a building of age {age}", other.id()));
        }
        let all = data().buildings.iter().filter(|building| building.age == age).count();
        if deck.len() != all {
            return wrong(format!("{field}: {} buildings instead of {all}", deck.len()));
        }
    }
    distinct("monuments", setup.monuments.iter().map(|monument| monument.id()))?;
    if setup.monuments.len() != numbers.monuments {
        return wrong(format!("monuments: {} instead of {}", setup.monuments.len(), numbers.monuments));
    }
    Ok(())
}

fn distinct<'a>(field: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), SetupError> {
    let mut seen = std::collections::BTreeSet::new();
    for id in ids {
        if !seen.insert(id) {
            return wrong(format!("{field}: `{id}` is there twice"));
        }
    }
    Ok(())
}
