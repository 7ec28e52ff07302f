//! Tests of the renderer: identical bytes, names in every script, sizes and caches.

use engine::{Arg, Phrase, Seat};
use games::{PictureKind, Theme, all};
use render::{Pictures, Renderer};
use scene::{Layer, Scene, Text, Typeface, Words, tokens};

use crate::sweep::sweep;

use super::positions::{
    LONG_NAMES, NAMES, SAMPLES, TurnMessage, all_dice_on_one_board, all_masks_and_full_hands,
    all_skulls_and_negative_scores, all_workers_on_one_gear, all_worship_spaces_and_technologies, english,
    finished_pyramid, length, names, random, recorded, twenty_buildings,
};

const GAME: &str = "tzolkin-4p-3-builder";

#[test]
fn the_same_scene_gives_the_same_bytes() {
    let names = names(NAMES);
    let say = english(&names);
    let used = Renderer::new();
    let kinds = SAMPLES.into_iter().flat_map(|game| [(game, Theme::Light), (game, Theme::Dark)]);
    for (game, theme) in kinds {
        let (a, b) = (recorded(game, 120, 12), recorded(game, 240, 12));
        let scene = a.board(&names, theme);
        let first = used.png(&scene, &say);
        // Drawing another picture in between fills caches and tables in another order.
        used.png(&b.board(&names, theme), &say);
        used.png_of_width(&scene, 550, &say);
        assert!(first == used.png(&scene, &say), "drawn again");
        let fresh = Renderer::new();
        fresh.png(&b.board(&names, theme), &say);
        assert!(first == fresh.png(&scene, &say), "drawn by another renderer, after another picture");
    }
}

#[test]
fn threads_do_not_matter() {
    let names = names(NAMES);
    let scenes: Vec<Scene> = (1..=8).map(|n| recorded(GAME, 40 * n, 9).board(&names, Theme::Light)).collect();
    let alone = Renderer::new();
    let expected: Vec<Vec<u8>> = scenes.iter().map(|scene| alone.png(scene, &english(&names))).collect();
    let shared = Renderer::new();
    std::thread::scope(|scope| {
        for offset in 0..4 {
            let (shared, scenes, expected, names) = (&shared, &scenes, &expected, &names);
            scope.spawn(move || {
                let say = english(names);
                for index in 0..scenes.len() {
                    let at = (index + 2 * offset) % scenes.len();
                    assert!(shared.png(&scenes[at], &say) == expected[at], "scene {at}");
                }
            });
        }
    });
}

#[test]
fn every_drawing_leaves_pixels() {
    let renderer = Renderer::new();
    let kinds = SAMPLES.into_iter().flat_map(|game| [(game, Theme::Light), (game, Theme::Dark)]);
    for (game, theme) in kinds {
        let scene = recorded(game, 1, 0).board(&names(NAMES), theme);
        let (all, empty) = renderer.sprites(scene.colours);
        assert!(all.len() >= 54, "{all:?}");
        assert!(empty.is_empty(), "{empty:?}");
    }
}

fn one_name(name: &str) -> Scene {
    let mut scene = Scene::new(&scene::SHARED_LIGHT, 640, 60);
    let words = Words::Name { phrase: None, name: name.to_owned(), otherwise: Phrase::new("Blue") };
    let mut layer = Layer::new("name");
    layer.add(Text::new(words, Typeface::Bold, 32.0, tokens::INK, 20.0, 30.0).within(300.0));
    scene.layers.push(layer);
    scene
}

fn shown(renderer: &Renderer, name: &str) -> Vec<u8> {
    renderer.png(&one_name(name), &|phrase| phrase.key.clone())
}

#[test]
fn characters_missing_from_every_font_are_dropped() {
    let renderer = Renderer::new();
    let plain = shown(&renderer, "Ana");
    for name in ["Ana🦊", "🏳️‍🌈Ana", "A\u{200B}na\u{FE0F}", "\u{202E}Ana", "  Ana \n", "Ana\u{1F468}\u{200D}\u{1F469}"]
    {
        assert!(shown(&renderer, name) == plain, "{name:?}");
    }
    let colour = shown(&renderer, "Blue");
    for name in ["", "   ", "🦊🦊", "\u{200D}\u{FE0F}", "\u{E000}"] {
        assert!(shown(&renderer, name) == colour, "{name:?}");
    }
}

#[test]
fn names_of_every_script_are_shown_in_their_room() {
    let renderer = Renderer::new();
    let nothing = shown(&renderer, "i");
    let names = [
        "Ștefan Țîrlea",
        "Ναυσικά",
        "Владимир",
        "მარიამ",
        "Արամ",
        "שרה",
        "مريم",
        "नीलम",
        "ইশিতা",
        "தமிழ்",
        "สมชาย",
        "ሰላም",
        "さくら",
        "李小龍",
        "王伟",
        "김서연",
        "뷁쌰",
        "ગુજરાતી",
        "ਪੰਜਾਬੀ",
        "తెలుగు",
        "ಕನ್ನಡ",
        "മലയാളം",
        "සිංහල",
        "ខ្មែរ",
        "ລາວ",
        "မြန်မာ",
        "Nguyễn",
        "Ægir Þór",
    ];
    for name in names {
        let picture = shown(&renderer, name);
        assert!(picture != nothing && picture != shown(&renderer, "Blue"), "{name}");
        let long = [name; 12].join(" ");
        for name in [name, &long] {
            let placed = renderer.placed(&one_name(name), &|phrase| phrase.key.clone());
            let [thing] = &placed[..] else { panic!("{placed:?}") };
            assert!(thing.left >= 18 && thing.right <= 324, "{thing:?}");
            assert_eq!(thing.what.ends_with('…'), name == long, "{thing:?}");
            assert!(name == long || thing.what == name, "{thing:?}: nothing of {name} is dropped");
        }
    }
}

#[test]
fn a_name_from_right_to_left_does_not_turn_the_sentence() {
    let renderer = Renderer::new();
    let sentence = |name: &str| {
        let mut scene = Scene::new(&scene::SHARED_LIGHT, 640, 60);
        let words =
            Words::Name { phrase: Some(Phrase::new("turn")), name: name.to_owned(), otherwise: Phrase::new("Blue") };
        let mut layer = Layer::new("sentence");
        layer.add(Text::new(words, Typeface::Bold, 32.0, tokens::INK, 20.0, 30.0));
        scene.layers.push(layer);
        let say = |phrase: &Phrase| match phrase.args.first() {
            Some((_, Arg::Text(name))) => format!("{name} iiiiiiii"),
            _ => phrase.key.clone(),
        };
        renderer.draw(&scene, 640, &say)
    };
    // The eight letters at the right are narrow strokes with gaps between them. The name has no such gaps.
    for name in ["محمد", "שרה"] {
        let frame = sentence(name);
        let paper = frame.indices().get_pixel(0, 0);
        let ink: Vec<bool> = (0..640).map(|x| (0..60).any(|y| frame.indices().get_pixel(x, y) != paper)).collect();
        let end = ink.iter().rposition(|&ink| ink).unwrap();
        let changes = ink[end - 60..=end].windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(changes >= 11, "{name}: {changes}");
    }
}

#[test]
fn only_the_name_is_cut() {
    let names = names(LONG_NAMES);
    let moment = recorded(GAME, 9, 0);
    let seat = moment.now.to_act().first().unwrap();
    let placed = Renderer::new().placed(&moment.board(&names, Theme::Light), &english(&names));
    let title = placed.iter().find(|thing| thing.what.ends_with("to move") && thing.top < 80).unwrap();
    assert!(title.right <= 504, "{title:?}");
    assert!(seat == Seat::new(3) || title.what.contains("… to move"), "{title:?}");
}

/// A font size is rounded before a text is measured, so the size that follows from the width can be too large by a trifle.
#[test]
fn a_text_that_shrinks_is_not_cut() {
    let renderer = Renderer::new();
    for (width, hundredths) in (100..180).flat_map(|width| (3000..3016).map(move |hundredths| (width, hundredths))) {
        let size = f64::from(hundredths) / 100.0;
        let text = Text::new("Construction", Typeface::Name, size, tokens::INK, 10.0, 30.0);
        let mut layer = Layer::new("heading");
        layer.add(text.shrink(f64::from(width), 12.0));
        let scene = Scene { width: 200, height: 60, layers: vec![layer], ..Scene::default() };
        let placed = renderer.placed(&scene, &english(&[]));
        let shown: Vec<&str> = placed.iter().map(|placed| placed.what.as_str()).collect();
        assert_eq!(shown, ["Construction"], "{size} in {width} pixels");
    }
}

#[test]
fn pictures_can_be_reduced() {
    let names = names(NAMES);
    let moment = recorded(GAME, 100, 10);
    let renderer = Renderer::new();
    for (kind, width, height) in [(PictureKind::Board, 550, 413), (PictureKind::Thumbnail, 120, 90)] {
        let frame = renderer.draw(&moment.picture(kind, &names, Theme::Light), width, &english(&names));
        let (drawn_width, drawn_height) = frame.size();
        assert_eq!(drawn_width, width);
        assert!(drawn_height >= height - 1, "{drawn_height}");
    }
}

#[tokio::test]
async fn pictures_are_drawn_on_blocking_threads_and_cached() {
    let names = names(NAMES);
    let pictures = Pictures::new(1);
    let scene = recorded(GAME, 60, 8).board(&names, Theme::Light);
    let (a, b) = tokio::join!(
        pictures.png(scene.clone(), "en", english(&names)),
        pictures.png(scene.clone(), "en", english(&names))
    );
    let (a, b) = (a.unwrap(), b.unwrap());
    assert!(std::sync::Arc::ptr_eq(&a, &b), "the second caller waits for the first one's picture");
    assert!(*a == Renderer::new().png(&scene, &english(&names)));
    let other = pictures.png(scene, "it", |_: &Phrase| "x".to_owned()).await.unwrap();
    assert!(*other != *a, "another language is another picture");
}

#[test]
fn boards_are_small_enough_to_send() {
    // The limit is 180 KB. The margin covers positions that this test doesn't include.
    const MOST: usize = 170_000;
    let names = names(LONG_NAMES);
    let (renderer, say) = (Renderer::new(), english(&names));
    let check = |what: &str, moment: &TurnMessage| {
        for theme in [Theme::Light, Theme::Dark] {
            let bytes = renderer.png(&moment.board(&names, theme), &say).len();
            assert!(bytes <= MOST, "{what}, {theme:?}: {bytes} bytes");
        }
    };
    for game in all() {
        random(game, sweep(20, 80), |number, moment| check(&format!("{}, position {number}", game.id()), &moment));
    }
    check("all workers on one gear", &all_workers_on_one_gear());
    check("all skulls", &all_skulls_and_negative_scores());
    check("twenty buildings", &twenty_buildings());
    check("all dice on the quarry", &all_dice_on_one_board("quarry"));
    check("all worship spaces", &all_worship_spaces_and_technologies());
    check("all masks", &all_masks_and_full_hands());
    check("the pyramid is finished", &finished_pyramid());
    for game in SAMPLES {
        for steps in (10..length(game)).step_by(sweep(186, 31)) {
            check(&format!("{game}, step {steps}"), &recorded(game, steps, 9));
        }
    }
}

#[test]
fn a_png_contains_the_drawn_pixels() {
    // Unusual widths and colors: rows shorter than a word, rows longer than the compressor's window, a single color,
    // and colors that never repeat.
    let renderer = Renderer::new();
    for (width, height) in [(1, 1), (1, 300), (2, 2), (3, 70), (7, 9), (300, 1), (5000, 12), (40_000, 3)] {
        let mut scene = Scene::new(&scene::SHARED_LIGHT, width, height);
        let mut layer = Layer::new("cells");
        let colours =
            [tokens::INK, tokens::RED, tokens::GREEN, tokens::BLUE, tokens::GOLD, tokens::WHITE, tokens::JADE];
        let mut expected = vec![scene.colours.rgb(tokens::PAPER); (width * height) as usize];
        for number in 0..120_u32 {
            let at = number.wrapping_mul(2_654_435_761) % (width * height);
            let (x, y) = (at % width, at / width);
            let colour = colours[number as usize % colours.len()];
            expected[at as usize] = scene.colours.rgb(colour);
            layer.fill(scene::Outline::rect(x.into(), y.into(), 1.0, 1.0), colour);
        }
        scene.layers.push(layer);
        let frame = renderer.draw(&scene, width, &|_| String::new());
        let pixels = image::load_from_memory(&frame.png()).unwrap();
        assert_eq!(pixels.to_rgba8(), frame.rgba(), "{width} x {height}");
        let pixels = pixels.into_rgb8();
        let shown = pixels.pixels().map(|pixel| pixel.0.iter().fold(0, |rgb, &c| rgb << 8 | u32::from(c)));
        assert!(shown.eq(expected), "{width} x {height}");
    }
}

#[test]
fn memory_stays_small() {
    let names = names(NAMES);
    let renderer = Renderer::new();
    for steps in (10..400).step_by(13) {
        for theme in [Theme::Light, Theme::Dark] {
            let moment = recorded(GAME, steps, 7);
            renderer.draw(&moment.board(&names, theme), 1600, &english(&names));
            renderer.draw(&moment.picture(PictureKind::Draft(Seat::new(0)), &names, theme), 1200, &english(&names));
        }
    }
    assert!(renderer.sprite_memory() < 40 << 20, "{} bytes of sprites", renderer.sprite_memory());
}
