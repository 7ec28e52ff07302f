//! Tests that each layout of a table shows the facts that players need: every thing is there, with its figures.

use games::{PictureKind, Theme};
use scene::{Area, Layer, Scene};
use serde_json::Value;

use super::positions::{NAMES, TurnMessage, names, recorded};

/// A picture with the contents of its things.
struct Shown(Scene);

impl Shown {
    fn of(moment: &TurnMessage, kind: PictureKind) -> Shown {
        Shown(moment.picture(kind, &names(NAMES), Theme::Light))
    }

    /// The items of a thing as text, one per line.
    fn content(&self, id: &str) -> String {
        assert!(self.0.area_of(id).is_some(), "{id} is missing");
        let mut layer = Layer::new("thing");
        layer.items = self.0.items_of(id).cloned().collect();
        Scene { layers: vec![layer], ..Scene::new(self.0.colours, 1, 1) }.to_string()
    }

    /// Counts the drawings with this figure in a thing.
    fn count(&self, id: &str, drawing: &str, figure: &str) -> usize {
        let figure = format!("\"{figure}\"");
        self.content(id).lines().filter(|line| line.contains(drawing) && line.contains(&figure)).count()
    }

    fn requires(&self, id: &str, facts: &[String]) {
        let content = self.content(id);
        for fact in facts {
            assert!(content.contains(fact), "{id} doesn't show {fact}:\n{content}");
        }
    }
}

const COLOURS: [&str; 4] = ["red", "green", "blue", "yellow"];
const BOARDS: [&str; 8] =
    ["palace", "forest", "quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction"];

fn list<'a>(state: &'a Value, key: &str) -> Vec<&'a str> {
    state[key].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect()
}

fn seats(state: &Value) -> impl Iterator<Item = (usize, &Value, &'static str)> {
    let seats = state["seats"].as_array().unwrap().iter().enumerate();
    seats.zip(COLOURS).map(|((index, seat), colour)| (index, seat, colour))
}

/// The dice and worship spaces of a board.
fn has_workers(shown: &Shown, state: &Value, board: &str) {
    for (_, player, colour) in seats(state) {
        for power in 1..=5 {
            let there = |locked: bool| {
                let workers = player["workers"].as_array().unwrap().iter();
                let here = workers.filter(|worker| worker["board"] == board && worker["power"] == power);
                here.filter(|worker| worker["space"].as_u64().is_some_and(|space| space > 0) == locked).count()
            };
            let die = format!("die-{colour} ");
            let yard = shown.count(&format!("yard:{board}"), &die, &power.to_string());
            assert_eq!(yard, there(false), "{board}: dice of {colour} with power {power}");
            let all = shown.content_of_worship(board);
            let locked =
                all.lines().filter(|line| line.contains(&die) && line.contains(&format!("\"{power}\""))).count();
            assert_eq!(locked, there(true), "{board}: worship of {colour} with power {power}");
        }
    }
}

impl Shown {
    /// The items of all worship spaces of a board.
    fn content_of_worship(&self, board: &str) -> String {
        let head = format!("worship:{board}:");
        let places = self.0.places();
        let spaces = places.iter().filter(|(id, _)| id.starts_with(&head));
        spaces.map(|(id, _)| self.content(id)).collect()
    }
}

/// The marks of a technology's owners.
fn has_owners(shown: &Shown, state: &Value, id: &str) {
    for (_, player, colour) in seats(state) {
        let owns = list(player, "technologies").contains(&id);
        assert_eq!(shown.content(id).contains(&format!("mark-{colour} ")), owns, "{id}: {colour}");
    }
}

const MOMENTS: [(&str, usize); 3] =
    [("teotihuacan-4p-890", 300), ("teotihuacan-3p-733", 250), ("teotihuacan-2p-66", 200)];

#[test]
fn every_picture_of_the_whole_city_has_every_thing() {
    for (game, steps) in MOMENTS {
        let moment = recorded(game, steps, 0);
        let state = moment.now.describe();
        for kind in [PictureKind::Board, PictureKind::Overview] {
            let shown = Shown::of(&moment, kind);
            for board in BOARDS {
                shown.requires(&format!("board:{board}"), &[format!("teotihuacan-board-{board}")]);
                has_workers(&shown, &state, board);
            }
            for id in list(&state, "technology_tiles") {
                has_owners(&shown, &state, id);
            }
            for id in list(&state, "pyramid_display").into_iter().chain(list(&state, "decoration_display")) {
                shown.content(id);
            }
            for royal in list(&state, "royal_tiles") {
                shown.content(royal);
            }
            for (index, player, colour) in seats(&state) {
                let id = format!("player:{}", index + 1);
                let facts = ["vp", "cocoa", "wood", "stone", "gold"].map(|fact| format!("\"{}\"", player[fact]));
                shown.requires(&id, &facts);
                let in_play = player["workers"].as_array().unwrap().iter().filter(|worker| !worker["board"].is_null());
                let content = shown.content(&id);
                let dice = content.lines().filter(|line| line.contains(&format!(" die-{colour} "))).count();
                assert_eq!(dice, in_play.count(), "{game}: dice of {colour}");
                for technology in list(player, "technologies") {
                    shown.content(technology);
                }
            }
            for row in 1..=3 {
                shown.requires(&format!("building:{row}"), &[format!("\"{row}\""), "pawn".to_owned()]);
            }
        }
    }
}

#[test]
fn discovery_tiles_that_lie_on_the_table_have_their_place() {
    for (game, steps) in MOMENTS {
        let moment = recorded(game, steps, 0);
        let state = moment.now.describe();
        let board = Shown::of(&moment, PictureKind::Board);
        let overview = Shown::of(&moment, PictureKind::Overview);
        for (stack, tiles) in state["discovery_stacks"].as_object().unwrap() {
            for tile in tiles.as_array().unwrap() {
                let id = format!("discovery:{}", tile.as_str().unwrap());
                board.content(&id);
                // The overview has the number of a temple's tiles.
                if stack.starts_with("temple") {
                    let [_, temple, step] = stack.split('_').collect::<Vec<_>>()[..] else { panic!("{stack}") };
                    let count = format!("\"{}\"", tiles.as_array().unwrap().len());
                    overview.requires(&format!("temple:{temple}:{step}"), &["disctile".to_owned(), count]);
                } else {
                    overview.content(&id);
                }
            }
        }
    }
}

#[test]
fn each_region_of_the_city_has_its_things() {
    for (game, steps) in MOMENTS {
        let moment = recorded(game, steps, 0);
        let state = moment.now.describe();
        let region = |id: &str| Shown::of(&moment, PictureKind::Region(id.to_owned()));
        for board in BOARDS {
            has_workers(&region(board), &state, board);
        }
        for id in list(&state, "technology_tiles") {
            has_owners(&region("alchemy"), &state, id);
            region("alchemy").requires(id, &[format!("teotihuacan-{id}"), format!("teotihuacan-{id}.effect")]);
        }
        for royal in list(&state, "royal_tiles") {
            region("palace").requires(royal, &[format!("teotihuacan-{royal}.effect")]);
        }
        let temples = region("temples");
        let tracks = region("tracks");
        for (stack, tiles) in state["discovery_stacks"].as_object().unwrap() {
            for tile in tiles.as_array().unwrap() {
                let id = format!("discovery:{}", tile.as_str().unwrap());
                match stack.split('_').next() {
                    Some("temple") => drop(temples.content(&id)),
                    Some("avenue") => drop(tracks.content(&id)),
                    _ => {}
                }
            }
        }
    }
}

/// A thing lies within the picture, and the things of a board lie within the board.
#[test]
fn places_lie_where_they_belong() {
    let moment = recorded("teotihuacan-4p-890", 300, 0);
    let inside = |outer: Area, inner: Area| {
        let near = |a: f64, b: f64| a <= b + 12.0;
        near(outer.x, inner.x)
            && near(outer.y, inner.y)
            && near(inner.right(), outer.right())
            && near(inner.bottom(), outer.bottom())
    };
    for kind in [PictureKind::Board, PictureKind::Overview] {
        let Shown(scene) = Shown::of(&moment, kind);
        let whole = Area::new(0.0, 0.0, f64::from(scene.width), f64::from(scene.height));
        let places = scene.places();
        assert!(places.len() > 100, "{}", places.len());
        for (id, area) in &places {
            assert!(inside(whole, *area), "{id} at {area:?}");
            if let ["yard" | "worship", board, ..] = id.split(':').collect::<Vec<_>>()[..] {
                let plate = scene.area_of(&format!("board:{board}")).unwrap();
                assert!(inside(plate, *area), "{id} at {area:?}, and its board at {plate:?}");
            }
        }
    }
}
