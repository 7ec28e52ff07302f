//! Tests that the overview of Tzolk'in names its things and shows their facts.

use games::{PictureKind, Theme};
use scene::{Layer, Scene};

use super::positions::{NAMES, names, recorded};

/// The items of a thing as text, one per line.
fn content(scene: &Scene, id: &str) -> String {
    assert!(scene.area_of(id).is_some(), "{id} is missing");
    let mut layer = Layer::new("thing");
    layer.items = scene.items_of(id).cloned().collect();
    Scene { layers: vec![layer], ..Scene::new(scene.colours, 1, 1) }.to_string()
}

#[test]
fn the_overview_has_every_worker_on_its_space() {
    let colours = ["red", "green", "blue", "yellow"];
    for (game, steps) in [("tzolkin-4p-3-builder", 231), ("tzolkin-2p-10-pauper", 100)] {
        let moment = recorded(game, steps, 0);
        let scene = moment.picture(PictureKind::Overview, &names(NAMES), Theme::Light);
        let state = moment.now.describe();
        let mut workers = 0;
        for (gear, positions) in state["gears"].as_object().unwrap() {
            for (space, occupant) in positions.as_array().unwrap().iter().enumerate() {
                let content = content(&scene, &format!("space:{gear}:{space}"));
                for (seat, colour) in colours.into_iter().enumerate() {
                    let here = occupant.as_u64() == Some(seat as u64);
                    workers += usize::from(here);
                    assert_eq!(content.contains(&format!("piece-{colour} ")), here, "{gear} {space}:\n{content}");
                }
            }
        }
        assert!(workers > 2, "{game}: {workers} workers");
    }
}

#[test]
fn the_overview_has_every_card_with_its_price() {
    let data: serde_json::Value =
        serde_json::from_str(include_str!("../../../../../assets/data/tzolkin.json")).unwrap();
    let moment = recorded("tzolkin-4p-3-builder", 231, 0);
    let scene = moment.picture(PictureKind::Overview, &names(NAMES), Theme::Light);
    let state = moment.now.describe();
    for (kind, offer, cards) in [("building", "offer", "buildings"), ("monument", "monuments", "monuments")] {
        for id in state[offer].as_array().unwrap() {
            let card = data[cards].as_array().unwrap().iter().find(|card| card["id"] == *id).unwrap();
            let content = content(&scene, &format!("{kind}:{}", id.as_str().unwrap()));
            for (material, amount) in card["cost"].as_object().unwrap() {
                let shown = content.contains(&format!(" {material} ")) && content.contains(&format!("\"{amount}\""));
                assert!(shown, "{id} doesn't show {amount} {material}:\n{content}");
            }
        }
    }
}
