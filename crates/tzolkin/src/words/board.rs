//! The whole table as text, line by line.

use crate::gears::GearOccupant;

use super::prelude::*;
use super::questions;

/// The public part of the table, and the viewer's own hidden things.
pub fn text_board(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let mut lines = vec![questions::status(view)];
    lines.extend(order(table));
    lines.push(calendar(table));
    lines.push(first_player_space(table));
    lines.extend(Gear::ALL.into_iter().map(|gear| workers(table, gear)));
    lines.push(jungle(table));
    lines.push(skulls(table));
    lines.extend(buildings(table));
    lines.extend(monuments(table));
    lines.extend(Temple::ALL.into_iter().map(|temple| markers(table, temple)));
    lines.extend(table.seats().flat_map(|seat| player(table, seat)));
    lines.extend(own_tiles(view));
    lines
}

fn name(seat: Seat) -> Phrase {
    Phrase::new("core-seat").seat("seat", seat)
}

/// The seat to move, and the turn order.
fn order(table: &Table) -> Vec<Phrase> {
    let to_act: Vec<Phrase> = table.seats().filter(|&seat| table.is_to_act(seat)).map(name).collect();
    let mut lines = Vec::new();
    if !to_act.is_empty() {
        lines.push(Phrase::new("tzolkin-board-to-act").with("players", to_act));
    }
    if table.phase != Phase::Over {
        let order: Vec<Phrase> = table.turn_order().map(name).collect();
        lines.push(Phrase::new("tzolkin-board-order").with("players", order).seat("first", table.first_seat));
    }
    lines
}

pub fn calendar(table: &Table) -> Phrase {
    let rounds: Vec<Phrase> = data()
        .food_days
        .iter()
        .skip(table.food_days_held.into())
        .map(|food_day| Phrase::new("tzolkin-board-number").with("number", food_day.day + 1))
        .collect();
    Phrase::new("tzolkin-board-calendar")
        .with("round", table.named_round())
        .with("age", table.age)
        .with("food-days", rounds)
        .with("pool", phrases::corn(table.pool))
}

pub fn first_player_space(table: &Table) -> Phrase {
    match table.first_player_space {
        Some(seat) => Phrase::new("tzolkin-board-first-player-taken").seat("seat", seat),
        None => Phrase::new("tzolkin-board-first-player-free"),
    }
}

/// The workers on a gear, from space 0 up, and the next space for a worker.
pub fn workers(table: &Table, gear: Gear) -> Phrase {
    let last = data().gear(gear).last_space;
    let standing: Vec<Phrase> = (0_u8..)
        .zip(table.gears.positions(gear))
        .filter_map(|(position, occupant)| {
            let who = match occupant? {
                GearOccupant::Player(seat) => name(seat),
                GearOccupant::Dummy(_) => Phrase::new("tzolkin-board-dummy"),
            };
            let key = if position <= last { "tzolkin-board-worker" } else { "tzolkin-board-worker-unnumbered" };
            Some(Phrase::new(key).with("space", position).with("who", who))
        })
        .collect();
    let phrase = Phrase::new(match (standing.is_empty(), table.lowest_free_space(gear)) {
        (true, _) => "tzolkin-board-gear-empty",
        (false, Some(_)) => "tzolkin-board-gear",
        (false, None) => "tzolkin-board-gear-full",
    });
    phrase
        .with("gear", phrases::gear(gear))
        .with("workers", standing)
        .with("free", table.lowest_free_space(gear).unwrap_or_default())
}

pub fn jungle(table: &Table) -> Phrase {
    let spaces = 0..=data().gear(Gear::Palenque).last_action;
    let groups: Vec<Phrase> = spaces.filter_map(|space| group(table, Gear::Palenque, space)).collect();
    Phrase::new("tzolkin-board-jungle").with("groups", groups)
}

/// The harvest tiles of a space that has some in the beginning.
pub fn group(table: &Table, gear: Gear, space: u8) -> Option<Phrase> {
    let Some(Effect::Harvest { wood, .. }) = data().offer(gear, space).main() else { return None };
    let group = table.group(space);
    let key = if wood.is_some() { "tzolkin-board-group" } else { "tzolkin-board-group-corn" };
    let phrase = Phrase::new(key).with("space", phrases::space(gear, space));
    Some(phrase.with("corn", group.corn).with("wood", group.wood))
}

pub fn skulls(table: &Table) -> Phrase {
    let laid: Vec<Phrase> = (0..16_u8)
        .filter(|&action| table.skulls_on_chichen_itza >> action & 1 != 0)
        .map(|action| Phrase::new("tzolkin-board-number").with("number", action))
        .collect();
    Phrase::new("tzolkin-board-skulls")
        .with("bank", phrases::amount(Material::Skull, table.skulls_in_bank.into()))
        .with("laid", laid)
}

pub fn buildings(table: &Table) -> Vec<Phrase> {
    let heading = Phrase::new("tzolkin-board-buildings").with("deck", table.deck).with("age", table.age);
    let offer = table.offered().map(|building| {
        let form = &data().buildings[building.index()];
        Phrase::new("tzolkin-board-construction")
            .with("name", phrases::building(building))
            .with("kind", phrases::kind(form.kind))
            .with("cost", phrases::goods(form.cost))
            .with("effects", phrases::effects(&form.effects))
    });
    std::iter::once(heading).chain(offer).collect()
}

pub fn monuments(table: &Table) -> Vec<Phrase> {
    let heading = Phrase::new("tzolkin-board-monuments").with("count", table.monuments.len());
    let offer = table.monuments.iter().map(|monument| {
        let form = &data().monuments[monument.index()];
        Phrase::new("tzolkin-board-construction")
            .with("name", phrases::monument(monument))
            .with("kind", phrases::monument_kind(form.kind))
            .with("cost", phrases::goods(form.cost))
            .with("effects", phrases::monument_score(monument))
    });
    std::iter::once(heading).chain(offer).collect()
}

/// The markers of a temple with the points of their steps, from the highest down.
pub fn markers(table: &Table, temple: Temple) -> Phrase {
    let form = data().temple(temple);
    let mut seats: Vec<Seat> = table.seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(table.step(seat, temple)));
    let markers: Vec<Phrase> = seats
        .into_iter()
        .map(|seat| {
            let step = table.step(seat, temple);
            Phrase::new("tzolkin-board-marker")
                .seat("seat", seat)
                .with("step", step)
                .with("points", phrases::points(form.steps[usize::from(step)].vp))
        })
        .collect();
    Phrase::new("tzolkin-board-temple")
        .with("temple", phrases::temple(temple))
        .with("top", form.top())
        .with("markers", markers)
        .with("bonus", phrases::points(form.age_bonus[usize::from(table.age)]))
}

/// A player's levels of these technologies, with the price of the next one.
pub fn levels(table: &Table, seat: Seat, of: &[Technology]) -> Phrase {
    let level = |&technology: &Technology| {
        let line = Phrase::new("tzolkin-picture-alt-level").with("technology", phrases::technology(technology));
        let price = phrases::resources(table.advance_cost(seat, technology));
        line.with("level", table.player(seat).level(technology)).with("price", price)
    };
    let levels: Vec<Phrase> = of.iter().map(level).collect();
    Phrase::new("tzolkin-picture-alt-levels").seat("seat", seat).with("levels", levels)
}

/// A player's possessions, in a few lines.
pub fn player(table: &Table, seat: Seat) -> Vec<Phrase> {
    let player = table.player(seat);
    let board = if player.board_light { "light" } else { "dark" };
    let mut lines = vec![
        Phrase::new("tzolkin-board-player")
            .seat("seat", seat)
            .with("points", phrases::points(player.vp))
            .with("goods", phrases::goods(player.goods))
            .with("hand", player.workers_in_hand)
            .with("workers", player.workers_in_play)
            .with("board", Phrase::new(format!("tzolkin-board-side.{board}"))),
    ];
    let levels: Vec<Phrase> = Technology::ALL
        .into_iter()
        .map(|technology| {
            Phrase::new("tzolkin-board-level")
                .with("technology", phrases::technology(technology))
                .with("level", player.level(technology))
        })
        .collect();
    lines.push(Phrase::new("tzolkin-board-levels").seat("seat", seat).with("levels", levels));
    let owned = [
        ("tzolkin-board-wealth", player.wealth.iter().map(phrases::tile).collect::<Vec<_>>()),
        ("tzolkin-board-built", player.buildings.iter().map(phrases::building).collect()),
        ("tzolkin-board-built-monuments", player.monuments.iter().map(phrases::monument).collect()),
    ];
    for (key, tiles) in owned {
        if !tiles.is_empty() {
            lines.push(Phrase::new(key).seat("seat", seat).with("tiles", tiles));
        }
    }
    if player.corn_tiles + player.wood_tiles > 0 {
        lines.push(
            Phrase::new("tzolkin-board-harvested")
                .seat("seat", seat)
                .with("corn", player.corn_tiles)
                .with("wood", player.wood_tiles),
        );
    }
    if table.next_food_day().is_some() {
        let feeding = table.feeding_need(seat);
        lines.push(
            Phrase::new("tzolkin-board-feeding")
                .seat("seat", seat)
                .with("corn", phrases::corn(feeding.need()))
                .with("unfed", feeding.unfed()),
        );
    }
    lines
}

/// The wealth tiles dealt to the viewer, while seats choose tiles.
fn own_tiles(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if let Some(offer) = view.offer.filter(|_| view.table.phase == Phase::Choosing) {
        let tiles: Vec<Phrase> = offer
            .iter()
            .map(|tile| {
                Phrase::new("tzolkin-board-tile")
                    .with("tile", phrases::tile(*tile))
                    .with("effects", phrases::effects(&data().wealth_tiles[tile.index()].effects))
            })
            .collect();
        lines.push(Phrase::new("tzolkin-board-offer").with("tiles", tiles));
    }
    if let Some(kept_tiles) = view.kept_tiles {
        let tiles = vec![phrases::tile(kept_tiles.0), phrases::tile(kept_tiles.1)];
        lines.push(Phrase::new("tzolkin-board-kept").with("tiles", tiles));
    }
    lines
}
