//! Tests of animations, decoded by the image library.

use std::io::Cursor;

use games::{Position, Theme, recap, replay};
use image::codecs::gif::GifDecoder;
use image::imageops::crop_imm;
use image::{AnimationDecoder, DynamicImage, RgbImage};
use render::{PlacedItem, Renderer};
use scene::{Scene, tokens};

use super::positions::{NAMES, SAMPLES, english, length, names, recorded};

/// Returns the decoded frames of a GIF, each with its duration in hundredths of a second.
fn frames(gif: &[u8]) -> Vec<(RgbImage, u16)> {
    let decoder = GifDecoder::new(Cursor::new(gif)).unwrap();
    let frames = decoder.into_frames().map(Result::unwrap).map(|frame| {
        let (milliseconds, parts) = frame.delay().numer_denom_ms();
        let hundredths = u16::try_from(milliseconds / parts / 10).unwrap();
        (DynamicImage::from(frame.into_buffer()).into_rgb8(), hundredths)
    });
    frames.collect()
}

/// Cuts off the bottom rows, which contain an animation's progress bar.
fn without_bar(picture: &RgbImage) -> RgbImage {
    crop_imm(picture, 0, 0, picture.width(), picture.height() - picture.height() / 100).to_image()
}

/// The first turns of a game and its end.
fn turns() -> Vec<Box<dyn Position>> {
    let game = "tzolkin-4p-3-builder";
    let mut turns: Vec<Box<dyn Position>> = Vec::new();
    for steps in (4..120).step_by(9).chain([length(game)]) {
        turns.push(recorded(game, steps, 0).now);
    }
    turns
}

#[test]
fn a_replay_shows_every_turn_as_its_picture() {
    let (turns, names) = (turns(), names(NAMES));
    let scenes = replay(&turns, &names, Theme::Light);
    let (renderer, say) = (Renderer::new(), english(&names));
    let gif = renderer.animation(&scenes, 400, usize::MAX, &say).unwrap();
    let frames = frames(&gif);
    assert_eq!(frames.len(), scenes.len());
    for (number, ((scene, shown), (frame, shown_for))) in scenes.iter().zip(&frames).enumerate() {
        let png = renderer.png_of_width(scene, 400, &say);
        let whole = image::load_from_memory(&png).unwrap().into_rgb8();
        assert!(without_bar(frame) == without_bar(&whole), "frame {number}");
        assert_eq!(shown, shown_for, "frame {number}");
    }
    assert!(frames[frames.len() - 1].1 > 4 * frames[0].1, "the end stays");
}

/// The first text in a board's top line.
fn headline(scene: &Scene, renderer: &Renderer, names: &[String]) -> String {
    let first = |placed: PlacedItem| placed.size.map(|_| placed.what);
    renderer.placed(scene, &english(names)).into_iter().filter(|placed| placed.top < 60).find_map(first).unwrap()
}

#[test]
fn a_replay_says_who_played_and_a_long_one_goes_round_by_round() {
    let (renderer, names) = (Renderer::new(), names(NAMES));
    for game in SAMPLES {
        let turns = each_turn(game);
        let few = &turns[20..45];
        let scenes = replay(few, &names, Theme::Light);
        assert_eq!(scenes.len(), few.len());
        for (index, (scene, _)) in scenes.iter().enumerate().skip(1) {
            let seat = few[index - 1].to_act().iter().next().unwrap();
            assert_eq!(headline(scene, &renderer, &names), format!("{} played", names[seat.index()]), "{game} {index}");
        }
        let scenes = replay(&turns, &names, Theme::Light);
        assert!(scenes.len() < 40, "{game}: {}", scenes.len());
        let rounds: Vec<String> = scenes.iter().map(|(scene, _)| headline(scene, &renderer, &names)).collect();
        assert!(
            rounds.contains(&"After round 1".to_owned()) && rounds.contains(&"After round 12".to_owned()),
            "{game}: {rounds:?}"
        );
        for (scene, _) in &scenes {
            let placed = renderer.placed(scene, &english(&names)).into_iter();
            let rounds: Vec<String> =
                placed.filter(|text| text.top < 90 && text.what.starts_with("Round ")).map(|text| text.what).collect();
            assert!(rounds.len() <= 1, "{game}: {rounds:?}");
        }
        assert!(scenes.iter().map(|(_, shown)| u32::from(*shown)).sum::<u32>() < 5_000, "{game}");
    }
}

/// Recorded positions after each turn.
fn each_turn(game: &str) -> Vec<Box<dyn Position>> {
    let mut turns: Vec<Box<dyn Position>> = Vec::new();
    for steps in 1..=length(game) {
        let now = recorded(game, steps, 0).now;
        if turns.last().is_none_or(|last| last.turn() != now.turn()) {
            turns.push(now);
        }
    }
    turns
}

#[test]
fn a_recap_shows_each_turn_with_its_player_and_what_changed() {
    let (renderer, names) = (Renderer::new(), names(NAMES));
    for game in SAMPLES {
        let turns = each_turn(game);
        for few in [&turns[20..33], &turns[turns.len() - 4..]] {
            let scenes = recap(few, &names, Theme::Light);
            assert_eq!(scenes.len(), few.len() - 1, "{game}");
            for (index, (scene, _)) in scenes.iter().enumerate() {
                let seat = few[index].to_act().iter().next().unwrap();
                let name = format!("{} played", names[seat.index()]);
                assert_eq!(headline(scene, &renderer, &names), name, "{game} {index}");
                assert_eq!((scene.width, scene.height), (1600, 1018), "{game} {index}");
                assert!(scene.to_string().contains(" change"), "{game} {index}: nothing is marked");
            }
            let (width, most) = (Renderer::ANIMATION_WIDTH, Renderer::ANIMATION_BYTES);
            let gif = renderer.animation(&scenes, width, most, &english(&names)).unwrap();
            let frames = frames(&gif);
            assert_eq!(frames.len(), scenes.len(), "{game}: no turn is left out");
            assert!(frames.iter().all(|(_, shown_for)| *shown_for >= 200), "{game}: there is time to read");
        }
    }
}

#[test]
fn a_recap_shows_the_way_of_each_worker() {
    let (names, mut longest) = (names(NAMES), 0);
    for pair in super::positions::turns("teotihuacan-4p-890").windows(2) {
        let ((before, _, steps), (after, ..)) = (&pair[0], &pair[1]);
        // A worker that ascends goes to the palace without a way.
        if steps.iter().any(|step| step.starts_with("reward")) {
            continue;
        }
        let ring = before.describe()["ring"].clone();
        let place = |board: &str| (0..8).find(|&position| ring[position] == board).unwrap();
        let ways = steps.iter().find_map(|step| match step.split(' ').collect::<Vec<_>>()[..] {
            ["move", from, _, to] => Some((place(to) + 8 - place(from)) % 8),
            _ => None,
        });
        let workers = 1 + steps.iter().filter(|step| step.starts_with("join")).count();
        let scene = recap(&[before.fork(), after.fork()], &names, Theme::Light).remove(0).0.to_string();
        let arrows = scene.lines().filter(|line| line.ends_with("Z fill change")).count();
        assert_eq!(arrows, workers * ways.unwrap_or_default(), "{steps:?}");
        longest = longest.max(arrows);
    }
    assert!(longest > 2, "at most {longest} ways");
}

#[test]
fn a_replay_takes_no_more_room_than_it_may() {
    let (turns, names) = (turns(), names(NAMES));
    let scenes = replay(&turns, &names, Theme::Dark);
    let (renderer, say) = (Renderer::new(), english(&names));
    let whole = renderer.animation(&scenes, 400, usize::MAX, &say).unwrap();
    let most = whole.len() * 2 / 3;
    let gif = renderer.animation(&scenes, 400, most, &say).unwrap();
    assert!(gif.len() <= most, "{} of {most}", gif.len());
    let (fewer, all) = (frames(&gif), frames(&whole));
    assert!(fewer.len() > 1 && fewer.len() < all.len());
    assert!(fewer.last() == all.last(), "the end is shown all the same");
}

#[test]
fn a_bar_shows_how_far_a_replay_has_come() {
    let names = names(NAMES);
    let scenes = replay(&turns(), &names, Theme::Light);
    let gif = Renderer::new().animation(&scenes, 400, usize::MAX, &english(&names)).unwrap();
    let frames = frames(&gif);
    let length = |frame: &RgbImage| {
        let last = frame.rows().next_back().unwrap();
        let ink = scene::SHARED_LIGHT.rgb(tokens::INK);
        last.take_while(|pixel| pixel.0.iter().fold(0, |rgb, &c| rgb << 8 | u32::from(c)) == ink).count()
    };
    let lengths: Vec<usize> = frames.iter().map(|(frame, _)| length(frame)).collect();
    assert!(lengths.is_sorted_by(|a, b| a < b), "{lengths:?}");
    assert_eq!((lengths[0], lengths[lengths.len() - 1]), (400usize.div_ceil(frames.len()), 400));
}

#[test]
fn pictures_too_large_for_a_gif_are_refused() {
    let wide = vec![(scene::Scene::new(&scene::SHARED_LIGHT, 70_000, 1), 10)];
    let refused = Renderer::new().animation(&wide, 70_000, usize::MAX, &|_| String::new()).unwrap_err();
    assert_eq!(refused.to_string(), "animation too large: 70000 pixels. The limit is 65,535 per side");
    assert!(Renderer::new().animation(&[], 400, usize::MAX, &|_| String::new()).unwrap().is_empty());
}
