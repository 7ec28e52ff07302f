//! Advice for a newcomer's first rounds, and the topics about the things in sight.

use crate::gears::GearOccupant;
use crate::ids::BuildingId;

use super::prelude::*;
use super::questions::round;

/// Days before the first food day from which on the advice is about food.
const SOON: u8 = 2;
/// Days after the first food day in which the advice ends, after a technology, a building and a temple step.
const JUST_NOW: u8 = 2;

/// An aim for this round, and ways to it. After the first rounds: the first food day, and one of the things that the seat
/// hasn't had yet.
pub fn advice(view: &View, seat: Seat) -> Option<Phrase> {
    let (table, player) = (&view.table, view.table.player(seat));
    if table.phase == Phase::Choosing {
        return Some(Phrase::new("tzolkin-advice-wealth"));
    }
    let round = round(view)?;
    let food_is_near = table.food_days_held == 0 && table.days_to_food_day().is_some_and(|days| days <= SOON);
    let start = data().temples.each_ref().map(|temple| temple.start_step);
    let missing: Vec<&str> = [
        (player.technologies == [0; 4], "tzolkin-advice-technology"),
        (player.buildings.len() + player.monuments.len() == 0, "tzolkin-advice-building"),
        (player.temples == start, "tzolkin-advice-temple"),
    ]
    .into_iter()
    .filter_map(|(is_missing, key)| is_missing.then_some(key))
    .collect();
    match round {
        1 => Some(Phrase::new("tzolkin-advice-place")),
        2 => Some(Phrase::new("tzolkin-advice-wait")),
        _ if round == 3 || food_is_near => {
            let need = table.feeding_need(seat).need();
            let have = player.goods[Material::Corn];
            let key = if need > have { "tzolkin-advice-food" } else { "tzolkin-advice-food.enough" };
            Some(Phrase::new(key).with("need", need).with("have", have))
        }
        _ if !missing.is_empty() => Some(Phrase::new(missing[round as usize % missing.len()])),
        _ => {
            let first = data().food_days[0].day;
            let done = table.food_days_held == 1 && table.day <= first + JUST_NOW;
            done.then(|| Phrase::new("core-advice-done"))
        }
    }
}

/// The spaces of the seat's own workers, then the rest of the board from the gears outward.
pub fn shown_topics(view: &View, seat: Seat) -> Vec<String> {
    let table = &view.table;
    let rule = |id: &str| format!("rule-{id}");
    if table.phase == Phase::Choosing {
        return ["wealth", "overview", "first_turn", "corn", "workers"].map(rule).to_vec();
    }
    let mut topics = own_spaces(table, seat);
    topics.extend(["turn", "placing", "food_day", "pushed_off"].map(rule));
    topics.extend(Gear::ALL.map(|gear| format!("gear-{}", gear.id())));
    topics.push("first-player-space".to_owned());
    topics.extend((table.pool > 0).then(|| rule("pool")));
    topics.extend(table.player(seat).board_light.then(|| rule("two_days")));
    topics.extend(["climbing", "technology_cost"].map(rule));
    for building in table.offered().filter_map(same_name).map(|building| format!("building-{}", building.id())) {
        // Buildings of one name share a topic.
        if !topics.contains(&building) {
            topics.push(building);
        }
    }
    topics.extend(table.monuments.iter().map(|monument| format!("monument-{}", monument.id())));
    topics
}

fn own_spaces(table: &Table, seat: Seat) -> Vec<String> {
    let spaces = |gear: Gear| (1..=data().gear(gear).last_space).map(move |space| (gear, space));
    let own = |(gear, space): &(Gear, u8)| table.occupant(*gear, *space) == Some(GearOccupant::Player(seat));
    let name = |(gear, space): (Gear, u8)| format!("space-{}-{space}", gear.id());
    Gear::ALL.into_iter().flat_map(spaces).filter(own).map(name).collect()
}

/// The building whose topic explains this one too: the first of the same name.
fn same_name(building: BuildingId) -> Option<BuildingId> {
    let buildings = &data().buildings;
    let name = &buildings.get(building.index())?.name;
    BuildingId::all().zip(buildings).find(|(_, other)| other.name == *name).map(|(id, _)| id)
}
