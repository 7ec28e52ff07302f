//! Tests of the contents of pictures, as scene text.

use engine::{Seat, Viewer};
use games::{PictureKind, Theme};
use scene::Scene;

use super::golden::compare_text;
use super::positions::{NAMES, names, recorded};

fn lines<'a>(scene: &'a str, what: &str) -> Vec<&'a str> {
    scene.lines().filter(|line| line.contains(what)).collect()
}

fn text(scene: &Scene) -> String {
    scene.to_string()
}

#[test]
fn scenes_are_as_they_were() {
    let names = names(NAMES);
    let moment = recorded("tzolkin-4p-3-builder", 150, 14);
    compare_text("tzolkin-board-4p.txt", &text(&moment.board(&names, Theme::Light)));
    compare_text("tzolkin-scoring-4p.txt", &text(&moment.picture(PictureKind::Scoring, &names, Theme::Light)));
    compare_text("tzolkin-thumbnail-4p.txt", &text(&moment.picture(PictureKind::Thumbnail, &names, Theme::Dark)));
}

#[test]
fn everything_on_the_table_is_on_the_board() {
    let names = names(NAMES);
    for (name, steps) in [("tzolkin-4p-3-builder", 230), ("tzolkin-3p-7-priest", 200), ("tzolkin-2p-10-pauper", 120)] {
        let moment = recorded(name, steps, 0);
        let state = moment.now.describe();
        let scene = text(&moment.board(&names, Theme::Light));
        let seats = state["seats"].as_array().unwrap();
        let colours = ["red", "green", "blue", "yellow"];
        // Workers are drawn at 37 pixels on gears, at 25 in hand and hollow elsewhere.
        for (seat, player) in seats.iter().enumerate() {
            let on_gears = state["gears"]
                .as_object()
                .unwrap()
                .values()
                .flat_map(|gear| gear.as_array().unwrap())
                .filter(|&who| who == seat)
                .count();
            let on_first = usize::from(state["first_player_space"] == seat);
            let piece = format!("piece-{} 37 at", colours[seat]);
            assert_eq!(lines(&scene, &piece).len(), on_gears + on_first, "{name}: workers of {seat}");
            let in_hand = player["workers_in_hand"].as_u64().unwrap() as usize;
            assert_eq!(lines(&scene, &format!("piece-{} 25 at", colours[seat])).len(), in_hand, "{name}: {seat}");
            let elsewhere = player["workers_in_play"].as_u64().unwrap() as usize - in_hand;
            assert_eq!(lines(&scene, &format!("hollow-{} 22 at", colours[seat])).len(), elsewhere, "{name}: {seat}");
            // Three temple markers, four technology markers.
            assert_eq!(lines(&scene, &format!("mark-{} 21 at", colours[seat])).len(), 3, "{name}: temples of {seat}");
            assert_eq!(lines(&scene, &format!("mark-{} 18 at", colours[seat])).len(), 4, "{name}: levels of {seat}");
            for material in ["corn", "wood", "stone", "gold", "skull"] {
                // A good with an amount of 0 is a pale icon without a figure.
                let amount = format!("figure 32 \"{}\"", player[material]);
                let shown = player[material] == 0 || !lines(&scene, &amount).is_empty();
                assert!(shown, "{name}: {material} of {seat}");
            }
        }
        let dummies = state["gears"]
            .as_object()
            .unwrap()
            .values()
            .flat_map(|gear| gear.as_array().unwrap())
            .filter(|&who| who == "dummy")
            .count();
        assert_eq!(lines(&scene, "piece-dummy 37").len(), dummies, "{name}: dummies");
        let laid = state["skulls_on_chichen_itza"].as_array().unwrap().len();
        assert_eq!(lines(&scene, "skull 38 at").len(), laid, "{name}: skulls on Chichen Itza");
        for list in ["offer", "monuments"] {
            for id in state[list].as_array().unwrap() {
                assert_eq!(lines(&scene, &format!("-{} ink", id.as_str().unwrap())).len(), 1, "{name}: {id}");
            }
        }
        let round = state["day"].as_u64().unwrap() + 1;
        assert!(scene.contains(&format!("tzolkin-picture-round(round={round})")), "{name}: round {round}");
        for key in ["pool", "deck"] {
            assert!(scene.contains(&format!("\"{}\"", state[key])) || scene.contains(&format!("={}", state[key])));
        }
        let suns = seats.iter().filter(|player| player["board"] == "light").count();
        assert_eq!(lines(&scene, "sun 30 at").len(), suns, "{name}: boards");
        assert_eq!(lines(&scene, "moon 30 at").len(), seats.len() - suns, "{name}: boards");
        assert_eq!(lines(&scene, "crown 26").len(), 1, "{name}: the first player marker");
    }
}

#[test]
fn a_public_picture_shows_nothing_hidden() {
    let names = names(NAMES);
    let moment = recorded("tzolkin-4p-3-builder", 2, 0);
    assert_eq!(moment.now.describe()["phase"], "choosing");
    for kind in [PictureKind::Board, PictureKind::Overview, PictureKind::Scoring, PictureKind::Thumbnail] {
        let scene = text(&moment.picture(kind, &names, Theme::Light));
        assert!(!scene.contains("tzolkin-wealth-"), "a wealth tile is shown");
    }
    let own = text(&moment.picture(PictureKind::Draft(Seat::new(3)), &names, Theme::Light));
    assert_eq!(lines(&own, "tzolkin-wealth-").len(), 8, "the seat that chooses sees its four tiles, with effects");
}

#[test]
fn changes_are_marked() {
    let names = names(NAMES);
    let quiet = recorded("tzolkin-4p-3-builder", 150, 0);
    assert!(quiet.since.is_none());
    let scene = text(&quiet.board(&names, Theme::Light));
    assert_eq!(lines(&scene, "change").len(), 0, "without an earlier moment nothing is marked");
    let moment = recorded("tzolkin-4p-3-builder", 150, 30);
    let scene = text(&moment.board(&names, Theme::Light));
    assert!(!lines(&scene, "line change").is_empty(), "rings");
    assert!(!lines(&scene, "on change").is_empty(), "pills");
}

#[test]
fn players_see_only_their_own_starting_tiles() {
    let names = names(NAMES);
    let moment = recorded("teotihuacan-4p-890", 2, 0);
    assert_eq!(moment.now.describe()["phase"], "keeping");
    let boards_of_tiles = |kind| {
        let scene = moment.picture(kind, &names, Theme::Light);
        scene.places().iter().filter(|(id, _)| id.starts_with("start_")).count()
    };
    for kind in [PictureKind::Board, PictureKind::Overview, PictureKind::Scoring, PictureKind::Thumbnail] {
        assert_eq!(boards_of_tiles(kind), 0, "a starting tile is shown");
    }
    assert_eq!(boards_of_tiles(PictureKind::Draft(Seat::new(3))), 8, "the seat that chooses sees its four tiles");
}

/// Two days may be advanced from day 25. The last round then takes place on day 27, which the calendar doesn't have.
#[test]
fn no_day_or_round_is_beyond_the_last() {
    let record = crate::common::endings::ending("tzolkin", "fourth-food-day-late");
    let (names, texts) = (names(NAMES), text::Texts::embedded());
    let mut late = false;
    record
        .replay(|_, position| {
            late |= position.describe()["day"] == 27;
            let scene = text(&position.scene(PictureKind::Board, Viewer::Public, None, &names, Theme::Light));
            let face = position.face(Viewer::Public);
            let words = std::iter::once(face.status()).chain(face.text_board());
            let text: String = words.map(|phrase| texts.say("en", &phrase, &names)).collect();
            for beyond in ["day=27", "round=28", "day 27", "Day 27", "ound 28"] {
                assert!(!scene.contains(beyond) && !text.contains(beyond), "{beyond}: {text}");
            }
        })
        .unwrap();
    assert!(late, "the record has such a round");
}
