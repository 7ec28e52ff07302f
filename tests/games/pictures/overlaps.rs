//! No text, icon or piece covers another.

use std::collections::BTreeSet;

use daykeeper::games::{PictureKind, Theme, all};
use daykeeper::render::{Placed, Renderer};
use daykeeper::scene::{Role, Scene};

use super::positions::{
    LONG_NAMES, Moment, NAMES, TALL_NAMES, TEXTS, all_dice_on_one_board, all_masks_and_full_hands,
    all_skulls_and_negative_scores, all_workers_on_one_gear, all_worship_spaces_and_technologies, finished_pyramid,
    length, names, random, recorded, spoken, twenty_buildings,
};

/// Smooth edges may share a pixel on either side.
const SHARED: i32 = 2;

/// How far two things lie over each other. Icons and pieces are round: of them counts the square
/// within the disc that fills their box.
fn shared(a: &Placed, b: &Placed) -> (i32, i32) {
    let inset = |thing: &Placed| match thing.role {
        Role::Icon | Role::Piece => {
            let of = |length: i32| (f64::from(length) * (1.0 - std::f64::consts::FRAC_1_SQRT_2) / 2.0) as i32;
            (of(thing.right - thing.left), of(thing.bottom - thing.top))
        }
        _ => (0, 0),
    };
    let ((ax, ay), (bx, by)) = (inset(a), inset(b));
    let across = (a.right - ax).min(b.right - bx) - (a.left + ax).max(b.left + bx);
    let down = (a.bottom - ay).min(b.bottom - by) - (a.top + ay).max(b.top + by);
    (across, down)
}

/// What covers what in a picture.
fn covered(placed: &[Placed], scene: &Scene) -> Vec<String> {
    let placed: Vec<&Placed> = placed.iter().filter(|thing| thing.role != Role::Ground).collect();
    let mut covered = Vec::new();
    for (index, &a) in placed.iter().enumerate() {
        let inside = a.left >= 0 && a.top >= 0 && a.right <= scene.width as i32 && a.bottom <= scene.height as i32;
        if !inside {
            covered.push(format!("{a:?} is not inside of the picture"));
        }
        for &b in &placed[index + 1..] {
            let (across, down) = shared(a, b);
            if across > SHARED && down > SHARED {
                covered.push(format!("{a:?} and {b:?}"));
            }
        }
    }
    covered
}

/// Looks at pictures, and keeps what is wrong with them.
#[derive(Default)]
struct Inspection {
    renderer: Renderer,
    faults: BTreeSet<String>,
}

impl Inspection {
    /// Nothing covers anything, nothing is written below 15 pixels, and nothing but a name is cut.
    fn look(&mut self, scene: &Scene, locale: &str, names: &[String], what: &str) {
        let placed = self.renderer.placed(scene, &spoken(locale, names));
        self.faults.extend(covered(&placed, scene).into_iter().map(|fault| format!("{locale}, {what}: {fault}")));
        let begin = |name: &String| name.chars().take(2).collect::<String>();
        for text in &placed {
            if text.size.is_some_and(|size| size < 15.0) {
                self.faults.insert(format!("{locale}, {what}: small: {text:?}"));
            }
            let is_cut = text.size.is_some() && text.what.ends_with('…');
            // Nobody speaks the made-up languages: there it is enough that all is in its place.
            let matters = !locale.contains("-X") && !names.iter().any(|name| text.what.contains(&begin(name)));
            if is_cut && matters {
                self.faults.insert(format!("{locale}: cut: {}", text.what));
            }
        }
    }
}

impl Drop for Inspection {
    fn drop(&mut self) {
        let faults: Vec<&str> = self.faults.iter().take(60).map(String::as_str).collect();
        assert!(faults.is_empty() || std::thread::panicking(), "{} faults:\n{}", self.faults.len(), faults.join("\n"));
    }
}

/// One of all languages after the other.
fn locale(number: usize) -> &'static str {
    let count = TEXTS.locales().count();
    TEXTS.locales().nth(number % count).unwrap()
}

/// The pictures of a position: of the seat that acts, or else the first.
fn kinds(moment: &Moment) -> [PictureKind; 5] {
    let seat = moment.now.to_act().first().unwrap_or_default();
    let board = PictureKind::Board;
    [board, PictureKind::Draft(seat), PictureKind::Area(seat), PictureKind::Scoring, PictureKind::Thumbnail]
}

#[test]
fn nothing_covers_anything_in_a_thousand_random_positions() {
    let mut inspection = Inspection::default();
    let all_names = [names(NAMES), names(LONG_NAMES), names(TALL_NAMES)];
    for game in all() {
        random(game, 1_000, |number, moment| {
            let theme = if number % 4 < 2 { Theme::Light } else { Theme::Dark };
            let names = &all_names[number % 3];
            let [board, draft, area, scoring, thumbnail] = kinds(&moment);
            let others = [draft, area, scoring, thumbnail];
            for kind in [board, others[number / 3 % 4].clone()] {
                let what = format!("{}, position {number}, {kind:?}", game.id());
                let scene = moment.picture(kind, names, theme);
                inspection.look(&scene, locale(number / 3), names, &what);
            }
        });
    }
}

#[test]
fn nothing_covers_anything_in_extremes() {
    let mut inspection = Inspection::default();
    let extremes = [
        ("all workers on one gear", all_workers_on_one_gear()),
        ("all skulls", all_skulls_and_negative_scores()),
        ("twenty buildings", twenty_buildings()),
        ("the end", recorded("tzolkin-4p-3-builder", length("tzolkin-4p-3-builder"), 30)),
        ("all dice on the quarry", all_dice_on_one_board("quarry")),
        ("all dice on alchemy", all_dice_on_one_board("alchemy")),
        ("all dice on construction", all_dice_on_one_board("construction")),
        ("all dice on the palace", all_dice_on_one_board("palace")),
        ("all worship spaces", all_worship_spaces_and_technologies()),
        ("all masks", all_masks_and_full_hands()),
        ("the pyramid is finished", finished_pyramid()),
        ("the end of Teotihuacan", recorded("teotihuacan-4p-890", length("teotihuacan-4p-890"), 30)),
    ];
    for (what, moment) in extremes {
        for names in [names(NAMES), names(LONG_NAMES), names(TALL_NAMES)] {
            for kind in kinds(&moment) {
                let scene = moment.picture(kind.clone(), &names, Theme::Light);
                for locale in TEXTS.locales() {
                    inspection.look(&scene, locale, &names, &format!("{what}, {kind:?}"));
                }
            }
        }
    }
}

#[test]
fn nothing_covers_anything_in_the_drafts_of_games() {
    let mut inspection = Inspection::default();
    let names = names(TALL_NAMES);
    for game in ["tzolkin-3p-7-priest", "teotihuacan-4p-890"] {
        for steps in (0..length(game)).step_by(3) {
            let moment = recorded(game, steps, steps.min(2));
            for seat in moment.now.to_act().iter() {
                let scene = moment.picture(PictureKind::Draft(seat), &names, Theme::Dark);
                let what = format!("{game}, the draft of step {steps} and seat {seat}");
                inspection.look(&scene, locale(steps / 3), &names, &what);
            }
        }
    }
}

#[test]
fn every_card_is_clear() {
    let mut inspection = Inspection::default();
    let names = names(NAMES);
    for (game, text, lists) in [
        (
            "tzolkin-4p-3-builder",
            include_str!("../../../assets/data/tzolkin.json"),
            &["buildings", "monuments", "wealth_tiles"][..],
        ),
        (
            "teotihuacan-4p-890",
            include_str!("../../../assets/data/teotihuacan.json"),
            &[
                "boards",
                "royal_tiles",
                "technology_tiles",
                "temple_bonus_tiles",
                "discovery_tiles",
                "starting_tiles",
                "pyramid_tiles",
                "decoration_tiles",
            ],
        ),
    ] {
        let moment = recorded(game, 40, 0);
        let data: serde_json::Value = serde_json::from_str(text).unwrap();
        for list in lists {
            for component in data[*list].as_array().unwrap() {
                let id = component["id"].as_str().unwrap();
                let scene = moment.picture(PictureKind::Card(id.to_owned()), &names, Theme::Light);
                assert_eq!((scene.width, scene.height), (600, 360), "{id}");
                for locale in TEXTS.locales() {
                    inspection.look(&scene, locale, &names, id);
                }
            }
        }
    }
}
