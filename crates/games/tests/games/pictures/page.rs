//! Tests of the board of the web page: its two arrangements, its things, and that it shows nothing hidden.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Seed, Viewer};
use games::{BoardThing, PageBoard, PictureKind, Theme, all};
use render::Renderer;
use scene::{Area, Importance, Layer, Scene};

use super::golden::compare_scene;
use super::overlaps::covered;
use super::positions::{
    NAMES, SAMPLES, TurnMessage, all_dice_on_one_board, all_masks_and_full_hands, all_skulls_and_negative_scores,
    all_workers_on_one_gear, all_worship_spaces_and_technologies, english, finished_pyramid, length, names, random,
    recorded, spoken, twenty_buildings,
};

const LANGUAGES: [&str; 4] = ["en", "it", "es", "ro"];
/// Widths of a board on a phone's page, and of an overview in a phone's chat, in pixels.
const PAGE: f32 = 390.0;
const CHAT: f32 = 330.0;

fn page(moment: &TurnMessage) -> PageBoard {
    moment.now.page(Viewer::Public, moment.since.as_deref(), &names(NAMES), Theme::Light)
}

fn things(moment: &TurnMessage) -> Vec<BoardThing> {
    moment.now.face(Viewer::Public).things()
}

/// The narrow arrangement as a picture.
fn narrow(page: &PageBoard) -> Scene {
    let PageBoard { scene, narrow } = page;
    assert_eq!(scene.layers.len(), narrow.views.len());
    let seen = scene.layers.iter().zip(&narrow.views).map(|(layer, view)| layer.clone().seen(*view));
    Scene { width: narrow.width, height: narrow.height, layers: seen.collect(), ..scene.clone() }
}

/// Positions of recorded games, random games and extremes.
fn positions(mut visit: impl FnMut(&TurnMessage)) {
    for sample in SAMPLES.into_iter().chain(["tzolkin-2p-10-pauper", "teotihuacan-2p-66"]) {
        for steps in (0..=length(sample)).step_by(41).chain([length(sample)]) {
            visit(&recorded(sample, steps, steps.min(5)));
        }
    }
    for game in all() {
        random(game, 12, |_, moment| visit(&moment));
    }
    extremes().iter().for_each(visit);
}

fn extremes() -> [TurnMessage; 7] {
    [
        all_workers_on_one_gear(),
        all_skulls_and_negative_scores(),
        twenty_buildings(),
        all_dice_on_one_board("quarry"),
        all_worship_spaces_and_technologies(),
        all_masks_and_full_hands(),
        finished_pyramid(),
    ]
}

#[test]
fn every_place_on_a_page_is_a_thing() {
    positions(|moment| {
        let game = moment.now.title();
        let (page, things) = (page(moment), things(moment));
        let places: BTreeSet<&str> = page.scene.places().into_iter().map(|(id, _)| id).collect();
        let ids: BTreeSet<&str> = things.iter().map(|thing| thing.place.as_str()).collect();
        assert_eq!(ids.len(), things.len(), "{}: a thing is there twice", game.id());
        let (lost, extra) = (places.difference(&ids), ids.difference(&places));
        assert!(
            places == ids,
            "{}: no thing for {:?}, no place for {:?}",
            game.id(),
            Vec::from_iter(lost),
            Vec::from_iter(extra)
        );
        assert!(!things.is_empty(), "{}", game.id());
        let topics: BTreeSet<String> = game.topics().into_iter().map(|topic| topic.id).collect();
        let unknown = things.iter().filter_map(|thing| thing.topic.clone()).find(|id| !topics.contains(id));
        assert_eq!(unknown, None, "{}: a topic is missing", game.id());
    });
}

#[test]
fn every_thing_has_words_in_every_language() {
    let names = names(NAMES);
    let mut said = BTreeSet::new();
    positions(|moment| {
        for thing in things(moment) {
            for phrase in [thing.group, thing.name].into_iter().chain(thing.state) {
                if !said.insert(format!("{phrase:?}")) {
                    continue;
                }
                for locale in LANGUAGES {
                    let text = spoken(locale, &names)(&phrase);
                    assert!(!text.is_empty() && !text.contains(['{', '$']), "{locale}: {text}");
                    assert!(!text.ends_with(".."), "{locale}: {text}");
                }
            }
        }
    });
}

/// Deals of everything that is hidden from the public.
#[test]
fn a_page_shows_nothing_hidden() {
    let names = names(NAMES);
    let mut hidden = 0;
    positions(|moment| {
        let (page, things) = (page(moment), things(moment));
        for seed in 1..=2 {
            let dealt = moment.now.imagine(Viewer::Public, Seed::new(seed));
            hidden += usize::from(dealt.save() != moment.now.save());
            assert!(dealt.page(Viewer::Public, moment.since.as_deref(), &names, Theme::Light) == page);
            assert!(dealt.face(Viewer::Public).things() == things);
        }
    });
    assert!(hidden > 50, "{hidden} deals differ");
}

/// The page shows the players as text, so the same board serves any names.
#[test]
fn no_name_is_on_the_board() {
    positions(|moment| {
        let other = ["a", "b", "c", "d"].map(str::to_owned);
        let since = moment.since.as_deref();
        assert!(moment.now.page(Viewer::Public, since, &other, Theme::Light) == page(moment));
    });
}

/// The group to which a layer belongs.
fn group(layer: &Layer) -> &str {
    layer.name.split_once('-').map_or(layer.name, |(group, _)| group)
}

#[test]
fn groups_of_a_narrow_board_lie_apart() {
    let renderer = Renderer::default();
    positions(|moment| {
        let scene = narrow(&page(moment));
        let layers: BTreeSet<&str> = scene.layers.iter().map(|layer| layer.name).collect();
        assert_eq!(layers.len(), scene.layers.len(), "two layers have the same name");
        let mut spans: BTreeMap<&str, (i32, i32)> = BTreeMap::new();
        for layer in &scene.layers {
            let one = Scene { layers: vec![layer.clone()], ..scene.clone() };
            let items = renderer.placed(&one, &english(&names(NAMES))).into_iter().map(|item| (item.top, item.bottom));
            let areas =
                one.places().into_iter().map(|(_, area)| (area.y as i32, area.bottom() as i32)).collect::<Vec<_>>();
            for (top, bottom) in items.chain(areas) {
                let span = spans.entry(group(layer)).or_insert((top, bottom));
                *span = (span.0.min(top), span.1.max(bottom));
            }
        }
        let mut spans: Vec<_> = spans.into_iter().map(|(group, span)| (span, group)).collect();
        spans.sort_unstable();
        for pair in spans.windows(2) {
            assert!(pair[0].0.1 <= pair[1].0.0, "{pair:?}");
        }
    });
}

/// On a phone, the page's board is at least as legible as the overview in a chat.
#[test]
fn a_narrow_board_can_be_read_on_a_phone() {
    let renderer = Renderer::default();
    for sample in SAMPLES {
        for steps in [100, 230] {
            let moment = recorded(sample, steps, 5);
            for locale in LANGUAGES {
                let say = spoken(locale, &names(NAMES));
                let overview = moment.picture(PictureKind::Overview, &names(NAMES), Theme::Light);
                let shown = |scene: &Scene, width: f32| {
                    let texts = renderer.placed(scene, &say).into_iter();
                    let texts = texts.filter(|text| text.need >= Importance::Decide && text.size.is_some());
                    texts.map(|text| (text.height * width / scene.width as f32, text)).collect::<Vec<_>>()
                };
                let least = shown(&overview, CHAT).iter().map(|(height, _)| *height).fold(f32::INFINITY, f32::min);
                let texts = shown(&narrow(&page(&moment)), PAGE);
                assert!(texts.len() > 20, "{sample}: {} texts", texts.len());
                for (height, text) in texts {
                    assert!(height >= least, "{sample}, {locale}: {text:?} is {height} high, not {least}");
                }
            }
        }
    }
}

#[test]
fn nothing_covers_anything_on_a_page() {
    let renderer = Renderer::default();
    for moment in extremes().into_iter().chain(SAMPLES.map(|sample| recorded(sample, 230, 20))) {
        let page = page(&moment);
        for (scene, locale) in
            [&page.scene, &narrow(&page)].into_iter().flat_map(|s| LANGUAGES.map(|locale| (s, locale)))
        {
            let placed = renderer.placed(scene, &spoken(locale, &names(NAMES)));
            let faults = covered(&placed, scene);
            assert!(faults.is_empty(), "{}, {locale}: {faults:#?}", moment.now.title().id());
        }
    }
}

/// Every thing lies inside the board, in both arrangements.
#[test]
fn places_lie_on_the_board() {
    positions(|moment| {
        let page = page(moment);
        for scene in [&page.scene, &narrow(&page)] {
            let (width, height) = (f64::from(scene.width), f64::from(scene.height));
            for (id, Area { x, y, width: across, height: down }) in scene.places() {
                let inside = x >= 0.0 && y >= 0.0 && x + across <= width && y + down <= height;
                assert!(inside && across > 0.0 && down > 0.0, "{id} is at {x}, {y}");
            }
        }
    });
}

#[test]
fn pages_look_as_they_did() {
    for (name, moment) in [
        ("tzolkin-page", recorded("tzolkin-4p-3-builder", 231, 30)),
        ("teotihuacan-page", recorded("teotihuacan-4p-890", 150, 14)),
    ] {
        let page = page(&moment);
        compare_scene(name, &page.scene, &names(NAMES));
        compare_scene(&format!("{name}-narrow"), &narrow(&page), &names(NAMES));
    }
}

/// A tap opens the smallest thing under the finger.
#[test]
fn the_middle_of_a_thing_belongs_to_it() {
    positions(|moment| {
        let scene = page(moment).scene;
        let places = scene.places();
        for (id, area) in &places {
            let (x, y) = area.middle();
            let under =
                places.iter().filter(|(_, area)| area.x <= x && x <= area.right() && area.y <= y && y <= area.bottom());
            let smallest = under.min_by(|(_, a), (_, b)| (a.width * a.height).total_cmp(&(b.width * b.height)));
            // The middle of a part can lie on a smaller part of it.
            let found = smallest.map(|(id, _)| *id);
            let holds = found.and_then(|id| scene.area_of(id)).is_some_and(|inner| inner.width < area.width / 1.5);
            assert!(found == Some(id) || holds, "{id} is under {found:?}");
        }
    });
}
