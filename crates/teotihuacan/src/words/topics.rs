//! The topics of `/rules`: the rules, then every component, from the data that the game uses.

use crate::ids::{Bonus, Royal};
use game_kit::Topic;
use game_kit::topics as common;

use super::effects::effects;
use super::prelude::*;

/// The topics that aren't components, in the order of a game.
const RULES: &[&str] = &[
    "overview",
    "first_turn",
    "turn",
    "colours",
    "cocoa",
    "main_action",
    "worship",
    "royal",
    "unlocking",
    "power_ups",
    "ascension",
    "fourth_worker",
    "producing",
    "alchemy",
    "nobles",
    "decorations",
    "construction",
    "pyramid_track",
    "climbing",
    "avenue",
    "discovery",
    "masks",
    "calendar",
    "eclipse",
    "salary",
    "neutral",
    "starting_tiles",
    "end",
    "players",
    "undo",
];

/// The points on which the printed rules are silent or disagree.
const RULINGS: &[&str] = &[
    "unlocking",
    "move_final",
    "colours",
    "unpayable",
    "exchanges",
    "nobles_row",
    "free_cocoa",
    "new_technology",
    "large_step",
    "blocked_temple",
    "ascension_calendar",
    "calendar_round",
    "displays",
    "technology_tiles",
    "nobody_builds",
    "unpaid",
    "finished_pyramid",
    "tie",
];

/// All topics. Discovery tiles have one per type.
pub fn topics() -> Vec<Topic> {
    let mut topics = common::rules("teotihuacan", RULES);
    topics.extend(Board::ALL.iter().map(board));
    for (technology, about) in Technology::ALL.iter().zip(&data().technologies) {
        topics.push(tile(technology.id(), Phrase::new("teotihuacan-topic-technology").with("gold", about.gold)));
    }
    topics.extend(Royal::ALL.iter().map(|royal| tile(royal.id(), Phrase::new("teotihuacan-topic-royal"))));
    topics.extend(Bonus::ALL.iter().map(|bonus| tile(bonus.id(), Phrase::new("teotihuacan-topic-bonus"))));
    let reward = || Some(Phrase::new("teotihuacan-topic-reward"));
    topics.extend(Reward::ALL.iter().map(|id| simple(id.id().to_owned(), reward())));
    let mut types: Vec<&str> = Vec::new();
    for about in &data().discoveries {
        let kind = about.kind.id();
        if types.contains(&kind) {
            continue;
        }
        types.push(kind);
        let price = Phrase::new("teotihuacan-topic-discovery").with("price", say::goods(&about.price));
        topics.push(Topic { card: Some(about.id.clone()), ..simple(format!("disc-{kind}"), Some(price)) });
    }
    for (tile, about) in StartingTile::all().zip(&data().starting_tiles) {
        let mut text = vec![
            Phrase::new("teotihuacan-topic-starting"),
            Phrase::new("core-list").with("items", effects(&about.effects)),
        ];
        text.extend(about.effects.attached_discovery.then(|| Phrase::new("teotihuacan-topic-attached")));
        let name = say::starting_tile(tile);
        topics.push(Topic { card: Some(about.id.clone()), ..Topic::new(about.id.clone(), name, text) });
    }
    for topic in &mut topics {
        topic.region = region(&topic.id);
        if topic.id == "rule-ascension" {
            with_rewards(topic);
        }
    }
    topics.extend(common::rulings("teotihuacan", RULINGS));
    topics
}

/// Adds the list of ascension rewards, and the questions that ask for it.
fn with_rewards(topic: &mut Topic) {
    let line = |reward: &Reward| {
        let name = say::reward(*reward);
        let effect = Phrase::new(format!("{}.effect", name.key));
        Phrase::new("teotihuacan-topic-reward-line").with("name", name).with("effect", effect)
    };
    topic.text.extend(Reward::ALL.iter().map(line));
    let more = Phrase::new("teotihuacan-reward-questions");
    topic.asked = topic.asked.take().map(|asked| Phrase::new("core-row").with("first", asked).with("next", more));
}

/// The region of the board that a topic explains.
fn region(topic: &str) -> Option<String> {
    let region = match topic {
        "rule-avenue" | "rule-pyramid_track" => "tracks",
        "rule-climbing" => "temples",
        "rule-discovery" | "rule-masks" => "tiles",
        _ => topic.strip_prefix("board-")?,
    };
    Some(region.to_owned())
}

/// An action board, with what players ask about it (`.asked`).
fn board(board: &Board) -> Topic {
    let topic = simple(format!("board-{}", board.id()), None);
    Topic { asked: Some(Phrase::new(format!("{}.asked", topic.name.key))), ..topic }
}

fn tile(id: &str, intro: Phrase) -> Topic {
    Topic { card: Some(id.to_owned()), ..simple(id.to_owned(), Some(intro)) }
}

/// A thing with its effect below an introduction.
fn simple(id: String, intro: Option<Phrase>) -> Topic {
    let key = format!("teotihuacan-{id}");
    let effect = Phrase::new(format!("{key}.effect"));
    Topic::new(id, Phrase::new(key), intro.into_iter().chain([effect]).collect())
}
