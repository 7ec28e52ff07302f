//! Advice for a newcomer's first rounds, and the topics about the things in sight.

use crate::gears::Occupant;
use crate::ids::BuildingId;

use super::prelude::*;
use super::questions::round;

/// An aim for this round, and ways to it.
pub fn advice(view: &View, seat: Seat) -> Option<Phrase> {
    let table = &view.table;
    if table.phase == Phase::Choosing {
        return Some(Phrase::new("tzolkin-advice-wealth"));
    }
    Some(match round(view)? {
        1 => Phrase::new("tzolkin-advice-place"),
        2 => Phrase::new("tzolkin-advice-wait"),
        3 => {
            let need = table.feeding_need(seat).need();
            let have = table.player(seat).goods[Material::Corn];
            let key = if need > have { "tzolkin-advice-food" } else { "tzolkin-advice-food.enough" };
            Phrase::new(key).with("need", need).with("have", have)
        }
        4 => Phrase::new("core-advice-done"),
        _ => return None,
    })
}

/// Palenque, where the first corn comes from, then the goods of the seat.
pub fn advised_region(view: &View, seat: Seat) -> Option<String> {
    match advice(view, seat)?.key.as_str() {
        "tzolkin-advice-place" | "tzolkin-advice-wait" => Some(Gear::Palenque.id().to_owned()),
        "tzolkin-advice-food" | "tzolkin-advice-food.enough" => Some(format!("player-{}", seat.number() + 1)),
        _ => None,
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
    let own = |(gear, space): &(Gear, u8)| table.occupant(*gear, *space) == Some(Occupant::Player(seat));
    let name = |(gear, space): (Gear, u8)| format!("space-{}-{space}", gear.id());
    Gear::ALL.into_iter().flat_map(spaces).filter(own).map(name).collect()
}

/// The building whose topic explains this one too: the first of the same name.
fn same_name(building: BuildingId) -> Option<BuildingId> {
    let buildings = &data().buildings;
    let name = &buildings.get(building.index())?.name;
    BuildingId::all().zip(buildings).find(|(_, other)| other.name == *name).map(|(id, _)| id)
}
