//! Tests that no text, icon or piece covers another.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use engine::Phrase;
use games::{PictureKind, Theme, all};
use render::{PlacedItem, Renderer};
use scene::{ItemRole, Scene};

use crate::pseudo;
use crate::sweep::sweep;

use super::positions::{
    LONG_NAMES, NAMES, SAMPLES, TALL_NAMES, TEXTS, TurnMessage, all_dice_on_one_board, all_masks_and_full_hands,
    all_skulls_and_negative_scores, all_workers_on_one_gear, all_worship_spaces_and_technologies, finished_pyramid,
    length, names, random, recorded, spoken, twenty_buildings,
};

/// Pixels of overlap allowed for smooth edges.
const SHARED: i32 = 2;

/// Returns the overlap of two things in pixels. Icons and pieces are round, so only the square inside the disc that
/// fills their box counts.
fn shared(a: &PlacedItem, b: &PlacedItem) -> (i32, i32) {
    let inset = |thing: &PlacedItem| match thing.role {
        ItemRole::Icon | ItemRole::Piece => {
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

/// The name and the area of a thing.
fn place(thing: &PlacedItem) -> (&str, [i32; 4]) {
    (&thing.what, [thing.left, thing.top, thing.right, thing.bottom])
}

/// Lists the overlaps in a picture.
pub(super) fn covered(placed: &[PlacedItem], scene: &Scene) -> Vec<String> {
    let placed: Vec<&PlacedItem> = placed.iter().filter(|thing| thing.role != ItemRole::Ground).collect();
    let mut covered = Vec::new();
    for (index, &a) in placed.iter().enumerate() {
        let inside = a.left >= 0 && a.top >= 0 && a.right <= scene.width as i32 && a.bottom <= scene.height as i32;
        if !inside {
            covered.push(format!("{a:?} is not inside of the picture"));
        }
        for &b in &placed[index + 1..] {
            let (across, down) = shared(a, b);
            // A marked thing lies on the same thing without its mark.
            if across > SHARED && down > SHARED && place(a) != place(b) {
                covered.push(format!("{a:?} and {b:?}"));
            }
        }
    }
    covered
}

/// Keys of texts that may be cut in the made-up languages, whose words are longer or wider than any real ones, with the
/// reasons.
const CUT_WHERE_WIDER: [(&str, &str); 15] = [
    ("teotihuacan-board-construction", "a name beside its emblem"),
    ("teotihuacan-royal_a_pyramid_track.effect", "a card has three lines; /rules has the sentence whole"),
    ("teotihuacan-royal_c_temples.effect", "a card has three lines; /rules has the sentence whole"),
    ("teotihuacan-tech_construction_worker.effect", "a card has three lines; /rules has the sentence whole"),
    ("teotihuacan-tech_extra_resource.effect", "a card has three lines; /rules has the sentence whole"),
    ("teotihuacan-tech_gathering_cocoa_point.effect", "a card has three lines; /rules has the sentence whole"),
    ("tzolkin-building-a2_1", "the longest names of buildings, on small cards that show what they do"),
    ("tzolkin-gear-", "a name below its emblem"),
    ("tzolkin-picture-buildings", "a heading above what it names"),
    ("tzolkin-picture-monuments", "a heading above what it names"),
    ("tzolkin-picture-fed-both", "the icons beside it say the same"),
    ("tzolkin-technology-agriculture", "a name beside its icon"),
    ("tzolkin-technology-architecture", "a name beside its icon"),
    ("tzolkin-technology-extraction", "a name beside its icon"),
    ("tzolkin-technology-theology.level-2", "a card has three lines; /rules has the sentence whole"),
];

/// Inspects pictures and collects their faults.
#[derive(Default)]
struct Inspection {
    renderer: Renderer,
    faults: BTreeSet<String>,
}

impl Inspection {
    /// Checks for overlaps, letters below 15 pixels, and cut texts other than names.
    fn look(&mut self, scene: &Scene, locale: &str, names: &[String], what: &str) {
        let (speak, keys) = (spoken(locale, names), RefCell::new(BTreeMap::new()));
        let say = |phrase: &Phrase| {
            let text = speak(phrase);
            keys.borrow_mut().insert(text.clone(), phrase.key.clone());
            text
        };
        let placed = self.renderer.placed(scene, &say);
        self.faults.extend(covered(&placed, scene).into_iter().map(|fault| format!("{locale}, {what}: {fault}")));
        let begin = |name: &String| name.chars().take(2).collect::<String>();
        for text in &placed {
            if text.size.is_some_and(|size| size < 15.0) {
                self.faults.insert(format!("{locale}, {what}: small: {text:?}"));
            }
            let is_cut = text.size.is_some() && text.what.ends_with('…');
            if !is_cut || names.iter().any(|name| text.what.contains(&begin(name))) {
                continue;
            }
            let keys = keys.borrow();
            let beginning = text.what.trim_end_matches('…').trim_end();
            let key = keys.iter().find(|(whole, _)| whole.contains(beginning)).map_or("?", |(_, key)| key.as_str());
            let excepted = CUT_WHERE_WIDER.iter().any(|(one, _)| key.starts_with(one));
            if ![pseudo::LONG, pseudo::RIGHT_TO_LEFT].contains(&locale) || !excepted {
                self.faults.insert(format!("{locale}: cut: {key}: {}", text.what));
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

/// Cycles through all languages.
fn locale(number: usize) -> &'static str {
    let count = TEXTS.locales().count();
    TEXTS.locales().nth(number % count).unwrap()
}

/// Lists the pictures of a position, for the seat to act or else the first seat.
fn kinds(moment: &TurnMessage) -> [PictureKind; 5] {
    let seat = moment.now.to_act().first().unwrap_or_default();
    let (overview, board) = (PictureKind::Overview, PictureKind::Board);
    [overview, board, PictureKind::Draft(seat), PictureKind::Scoring, PictureKind::Thumbnail]
}

#[test]
fn nothing_covers_anything_in_random_positions() {
    let mut inspection = Inspection::default();
    let all_names = [names(NAMES), names(LONG_NAMES), names(TALL_NAMES)];
    for game in all() {
        random(game, sweep(120, 1_000), |number, moment| {
            let theme = if number % 4 < 2 { Theme::Light } else { Theme::Dark };
            let names = &all_names[number % 3];
            let [overview, board, draft, scoring, thumbnail] = kinds(&moment);
            let others = [board, draft, scoring, thumbnail];
            for kind in [overview, others[number / 3 % 4].clone()] {
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

/// Whole games in all languages: every tenth position, or every one.
#[test]
fn nothing_covers_anything_in_whole_games() {
    let mut inspection = Inspection::default();
    let names = names(NAMES);
    for game in SAMPLES {
        for steps in (0..=length(game)).step_by(sweep(30, 1)) {
            let moment = recorded(game, steps, steps.min(5));
            let [overview, board, draft, ..] = kinds(&moment);
            for kind in [overview, board, draft] {
                let scene = moment.picture(kind.clone(), &names, Theme::Light);
                for locale in TEXTS.locales() {
                    inspection.look(&scene, locale, &names, &format!("{game}, step {steps}, {kind:?}"));
                }
            }
        }
    }
}

/// On a phone, a board is 550 pixels wide. Readers can still see whose turn it is, the day or era, the next event,
/// names, scores and goods, in letters of at least eleven pixels. Names of tiles, prices and the like get lost on
/// purpose (docs/design).
#[test]
fn important_details_are_legible_on_a_phone() {
    let (renderer, names) = (Renderer::default(), names(NAMES));
    let mut faults = BTreeSet::new();
    for game in SAMPLES {
        for steps in (0..length(game)).step_by(23) {
            let moment = recorded(game, steps, steps.min(3));
            let scene = moment.board(&names, Theme::Light);
            let state = moment.now.describe();
            for locale in ["en", "it", "es", "ro"] {
                let placed = renderer.placed(&scene, &spoken(locale, &names));
                let large =
                    |text: &&PlacedItem| text.size.is_some_and(|size| size * 550.0 / scene.width as f32 >= 11.0);
                let header = placed.iter().filter(|text| text.size.is_some() && text.top < 90);
                let header: Vec<&PlacedItem> = header.filter(large).collect();
                let ends = [0, 500].map(|left| header.iter().filter(|text| text.left >= left).count());
                if ends[0] < 3 || ends[1] < 2 {
                    faults.insert(format!("{game}, step {steps}, {locale}: {header:?}"));
                }
                let panels: Vec<&PlacedItem> = placed.iter().filter(|text| text.top > 950).filter(large).collect();
                let shown = |what: &str| panels.iter().any(|text| text.what == what);
                for (name, seat) in names.iter().zip(state["seats"].as_array().unwrap()) {
                    let goods =
                        ["corn", "cocoa", "wood", "stone", "gold"].iter().filter_map(|good| seat[good].as_u64());
                    // For goods with an amount of 0, the pale icon is enough.
                    let amounts = goods.filter(|n| *n > 0).chain(seat["vp"].as_u64());
                    let lost: Vec<String> = amounts.map(|n| n.to_string()).filter(|n| !shown(n)).collect();
                    if !shown(name) || !lost.is_empty() {
                        faults.insert(format!("{game}, step {steps}, {locale}: {name} {lost:?}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), faults.iter().take(20).collect::<Vec<_>>());
}

#[test]
fn every_card_is_clear() {
    let mut inspection = Inspection::default();
    let names = names(NAMES);
    for (game, text, lists) in [
        (
            "tzolkin-4p-3-builder",
            include_str!("../../../../../assets/data/tzolkin.json"),
            &["buildings", "monuments", "wealth_tiles"][..],
        ),
        (
            "teotihuacan-4p-890",
            include_str!("../../../../../assets/data/teotihuacan.json"),
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
