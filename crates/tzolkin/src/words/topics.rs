//! The topics of `/rules`: the rules, then every component, from the data that the game uses.

use crate::data::{Goods, data};
use crate::ids::{BuildingId, Gear, MonumentId, Technology, Temple, TileId};
use crate::phrases;
use crate::{Table, setup};
use engine::{Options, Phrase, Rng, Seat, Seed};
use game_kit::Topic;
use game_kit::topics as common;

use super::spaces;

/// The topics that aren't components, in the order of a game.
const RULES: &[&str] = &[
    "overview",
    "first_turn",
    "turn",
    "placing",
    "picking",
    "free_choice",
    "begging",
    "mercy",
    "harvest",
    "burning",
    "corn",
    "workers",
    "technology_cost",
    "building",
    "two_buildings",
    "monuments",
    "market",
    "other_gears",
    "offering",
    "skulls",
    "climbing",
    "anger",
    "food_day",
    "feeding",
    "rewards",
    "ages",
    "first_player",
    "two_days",
    "pool",
    "pushed_off",
    "dummies",
    "wealth",
    "end",
    "negative",
    "players",
    "undo",
];

/// The points on which the printed rules are silent or disagree.
const RULINGS: &[&str] = &[
    "negative",
    "nothing",
    "parts",
    "beg",
    "pool",
    "picking",
    "free_choice",
    "technologies",
    "uxmal_5",
    "burning",
    "tikal_4",
    "new_level",
    "tikal_5",
    "theology",
    "extraction",
    "skulls",
    "feeding",
    "two_days",
    "quarters",
];

/// All topics. Similar buildings share one.
pub fn topics() -> Vec<Topic> {
    let mut topics = common::rules("tzolkin", RULES);
    let table = beginning();
    topics.extend(Gear::ALL.into_iter().map(|gear| gear_topic(gear, table.as_ref())));
    for gear in Gear::ALL {
        let spaces = 1..=data().gear(gear).last_space;
        topics.extend(table.iter().flat_map(|table| spaces.clone().map(|space| space_topic(table, gear, space))));
    }
    topics.push(asked("first-player-space".to_owned()));
    topics.extend(Technology::ALL.into_iter().map(technology_topic));
    topics.extend(Temple::ALL.into_iter().map(|temple| asked(format!("temple-{}", temple.id()))));
    let mut named: Vec<&str> = Vec::new();
    for (id, building) in BuildingId::all().zip(&data().buildings) {
        if named.contains(&building.name.as_str()) {
            continue;
        }
        named.push(&building.name);
        let intro = Phrase::new("tzolkin-topic-building").with("age", building.age);
        let intro = intro.with("kind", phrases::kind(building.kind));
        topics.push(card_topic("building", id.id(), vec![intro, cost(building.cost)]));
    }
    for (id, monument) in MonumentId::all().zip(&data().monuments) {
        let intro = Phrase::new("tzolkin-topic-monument").with("kind", phrases::monument_kind(monument.kind));
        topics.push(card_topic("monument", id.id(), vec![intro, cost(monument.cost)]));
    }
    for (id, tile) in TileId::all().zip(&data().wealth_tiles) {
        let dummy = phrases::space(tile.dummy.gear, tile.dummy.space);
        topics.push(card_topic("wealth", id.id(), vec![Phrase::new("tzolkin-topic-wealth").with("space", dummy)]));
    }
    for topic in &mut topics {
        topic.region = region(&topic.id);
    }
    topics.extend(common::rulings("tzolkin", RULINGS));
    topics
}

/// A table without any technologies, for the basic effects of actions.
fn beginning() -> Option<Table> {
    let setup = setup::deal(2, &mut Rng::new(Seed::default()));
    setup::start(2, &Options::default(), &setup).ok().map(|state| state.table)
}

/// The region of the board that a topic explains.
fn region(topic: &str) -> Option<String> {
    let (kind, rest) = topic.split_once('-')?;
    let region = match kind {
        "gear" => rest,
        "space" => rest.rsplit_once('-')?.0,
        "technology" => "technologies",
        "temple" => "temples",
        _ => match topic {
            "rule-climbing" => "temples",
            "rule-technology_cost" => "technologies",
            "rule-building" => "buildings",
            "rule-monuments" => "monuments",
            _ => return None,
        },
    };
    Some(region.to_owned())
}

fn gear_topic(gear: Gear, table: Option<&Table>) -> Topic {
    let mut topic = asked(format!("gear-{}", gear.id()));
    if let Some(table) = table {
        topic.text.extend((1..=data().gear(gear).last_space).map(|space| {
            let line = Phrase::new("tzolkin-topic-line").with("number", space);
            line.with("text", spaces::action(table, Seat::default(), gear, space))
        }));
    }
    topic
}

fn space_topic(table: &Table, gear: Gear, space: u8) -> Topic {
    let text = Phrase::new("tzolkin-topic-space").with("gear", phrases::gear(gear)).with("space", space);
    let text = text.with("text", spaces::action(table, Seat::default(), gear, space));
    Topic::new(format!("space-{}-{space}", gear.id()), phrases::space(gear, space), vec![text])
}

fn technology_topic(technology: Technology) -> Topic {
    let mut topic = asked(format!("technology-{}", technology.id()));
    topic.text.extend((1..=3_usize).map(|level| {
        let line = Phrase::new("tzolkin-topic-line").with("number", level);
        line.with("text", phrases::benefit(technology, level))
    }));
    topic.text.push(Phrase::new("tzolkin-topic-bonus").with("text", phrases::benefit(technology, 4)));
    topic
}

/// A card with its effect below these lines.
fn card_topic(what: &str, id: &str, lines: Vec<Phrase>) -> Topic {
    let mut topic = simple(format!("{what}-{id}"));
    topic.text.splice(0..0, lines);
    topic.card = Some(id.to_owned());
    topic
}

/// A thing with its effect and what players ask about it (`.asked`).
fn asked(id: String) -> Topic {
    let topic = simple(id);
    Topic { asked: Some(Phrase::new(format!("{}.asked", topic.name.key))), ..topic }
}

/// A thing with its effect.
fn simple(id: String) -> Topic {
    let key = format!("tzolkin-{id}");
    let effect = Phrase::new(format!("{key}.effect"));
    Topic::new(id, Phrase::new(key), vec![effect])
}

fn cost(goods: Goods) -> Phrase {
    Phrase::new("tzolkin-topic-cost").with("cost", phrases::goods(goods))
}
