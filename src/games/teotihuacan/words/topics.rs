//! The topics of `/rules`: the rules, then every component, from the data that the game uses.

use crate::engine::Phrase;
use crate::games::Topic;
use crate::games::kit::rulings;
use crate::games::teotihuacan::data::data;
use crate::games::teotihuacan::ids::{Board, Bonus, Reward, Royal, StartingTile, Technology};
use crate::games::teotihuacan::phrases;

use super::effects::effects;

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
    let mut topics: Vec<Topic> = RULES
        .iter()
        .map(|id| {
            let key = format!("teotihuacan-rule-{id}");
            let text = vec![Phrase::new(format!("{key}.text"))];
            let asked = Some(Phrase::new(format!("{key}.asked")));
            Topic {
                id: format!("rule-{id}"),
                name: Phrase::new(key),
                asked,
                text,
                card: None,
                region: None,
                parts: Vec::new(),
            }
        })
        .collect();
    topics.extend(Board::ALL.iter().map(|board| {
        let key = format!("teotihuacan-board-{}", board.id());
        let text = vec![Phrase::new(format!("{key}.effect"))];
        Topic {
            id: format!("board-{}", board.id()),
            name: Phrase::new(key),
            asked: None,
            text,
            card: None,
            region: None,
            parts: Vec::new(),
        }
    }));
    for (technology, about) in Technology::ALL.iter().zip(&data().technologies) {
        topics.push(tile(technology.id(), Phrase::new("teotihuacan-topic-technology").with("gold", about.gold)));
    }
    topics.extend(Royal::ALL.iter().map(|royal| tile(royal.id(), Phrase::new("teotihuacan-topic-royal"))));
    topics.extend(Bonus::ALL.iter().map(|bonus| tile(bonus.id(), Phrase::new("teotihuacan-topic-bonus"))));
    topics.extend(Reward::ALL.iter().map(|reward| {
        let mut topic = tile(reward.id(), Phrase::new("teotihuacan-topic-reward"));
        topic.card = None;
        topic
    }));
    let mut types: Vec<&str> = Vec::new();
    for about in &data().discoveries {
        let kind = about.kind.id();
        if types.contains(&kind) {
            continue;
        }
        types.push(kind);
        let key = format!("teotihuacan-disc-{kind}");
        let price = Phrase::new("teotihuacan-topic-discovery").with("price", phrases::goods(&about.price));
        let text = vec![price, Phrase::new(format!("{key}.effect"))];
        topics.push(Topic {
            id: format!("disc-{kind}"),
            name: Phrase::new(key),
            asked: None,
            text,
            card: Some(about.id.clone()),
            region: None,
            parts: Vec::new(),
        });
    }
    for (tile, about) in StartingTile::all().zip(&data().starting_tiles) {
        let mut text = vec![
            Phrase::new("teotihuacan-topic-starting"),
            Phrase::new("core-list").with("items", effects(&about.effects)),
        ];
        text.extend(about.effects.attached_discovery.then(|| Phrase::new("teotihuacan-topic-attached")));
        let name = phrases::starting_tile(tile);
        topics.push(Topic {
            id: about.id.clone(),
            name,
            asked: None,
            text,
            card: Some(about.id.clone()),
            region: None,
            parts: Vec::new(),
        });
    }
    for topic in &mut topics {
        topic.region = region(&topic.id);
    }
    topics.extend(rulings::topics("teotihuacan", RULINGS));
    topics
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

fn tile(id: &str, intro: Phrase) -> Topic {
    let key = format!("teotihuacan-{id}");
    let text = vec![intro, Phrase::new(format!("{key}.effect"))];
    Topic {
        id: id.to_owned(),
        name: Phrase::new(key),
        asked: None,
        text,
        card: Some(id.to_owned()),
        region: None,
        parts: Vec::new(),
    }
}
