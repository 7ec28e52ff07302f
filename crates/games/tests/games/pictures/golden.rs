//! Comparisons with stored pictures. `DAYKEEPER_GOLDEN=write cargo test --test games pictures::golden` rewrites them.

use std::path::PathBuf;

use engine::Seat;
use games::{PictureKind, Theme};
use image::{Rgb, RgbImage};
use imageproc::drawing::draw_hollow_rect_mut;
use imageproc::rect::Rect;
use render::{Renderer, changed_areas};
use scene::Scene;

use super::positions::{
    LONG_NAMES, NAMES, TurnMessage, all_dice_on_one_board, all_masks_and_full_hands, all_skulls_and_negative_scores,
    all_workers_on_one_gear, all_worship_spaces_and_technologies, english, finished_pyramid, length, names, recorded,
    turns, twenty_buildings,
};

/// Width of the stored pictures, in pixels.
const WIDTH: u32 = 800;
/// The largest mean difference, of 255, and the most pixels, of a thousand, that may differ by more than a quarter.
const MEAN: f64 = 0.6;
const FAR: f64 = 1.0;
/// The largest difference of a channel that a sheet doesn't frame.
const SEEN: u8 = 16;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden").join(name)
}

fn writes() -> bool {
    std::env::var_os("DAYKEEPER_GOLDEN").is_some_and(|value| value == "write")
}

/// Compares a text with the stored one.
pub fn compare_text(name: &str, text: &str) {
    if writes() {
        std::fs::write(path(name), text).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(path(name)).unwrap();
    let differs = kept.lines().zip(text.lines()).enumerate().find(|(_, (a, b))| a != b);
    if let Some((line, (kept, now))) = differs {
        panic!("{name}, line {}:\n  was {kept}\n  is  {now}", line + 1);
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "{name} has another length");
}

fn decode(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).unwrap().into_rgb8()
}

fn compare(name: &str, moment: &TurnMessage, kind: PictureKind, theme: Theme, players: [&str; 4]) {
    let names = names(players);
    compare_scene(name, &moment.picture(kind, &names, theme), &names);
}

/// Compares a picture with the stored one.
pub fn compare_scene(name: &str, scene: &Scene, names: &[String]) {
    let width = scene.width.min(WIDTH);
    let png = Renderer::new().png_of_width(scene, width, &english(names));
    let file = path(&format!("{name}.png"));
    if writes() {
        std::fs::write(file, png).unwrap();
        return;
    }
    let (kept, now) = (decode(&std::fs::read(file).unwrap()), decode(&png));
    assert_eq!(kept.dimensions(), now.dimensions(), "{name}");
    let differences = kept.as_raw().iter().zip(now.as_raw()).map(|(a, b)| a.abs_diff(*b));
    let count = kept.as_raw().len() as f64;
    let mean = differences.clone().map(f64::from).sum::<f64>() / count;
    let far = differences.filter(|&difference| difference > 64).count() as f64 * 1000.0 / count;
    if mean > MEAN || far > FAR {
        let file = std::env::temp_dir().join(format!("{name}.png"));
        sheet(&kept, &now).save(&file).unwrap();
        panic!("{name} has changed: mean {mean:.2}, far {far:.2} of 1000; see {}", file.display());
    }
}

/// Places the stored picture and the new one side by side, with frames around what differs.
fn sheet(kept: &RgbImage, now: &RgbImage) -> RgbImage {
    let (width, height) = now.dimensions();
    let mut sheet = RgbImage::new(width * 2, height);
    for (left, picture) in [(0, kept), (width, now)] {
        image::imageops::replace(&mut sheet, picture, left.into(), 0);
        for area in changed_areas(kept, now, SEEN) {
            let frame =
                Rect::at(area.left() + left as i32 - 1, area.top() - 1).of_size(area.width() + 2, area.height() + 2);
            draw_hollow_rect_mut(&mut sheet, frame, Rgb([255, 0, 255]));
        }
    }
    sheet
}

#[test]
fn the_sheet_of_a_changed_picture_frames_what_differs() {
    let kept = RgbImage::new(40, 30);
    let mut now = kept.clone();
    now.put_pixel(21, 14, Rgb([200, 200, 200]));
    let sheet = sheet(&kept, &now);
    assert_eq!(sheet.dimensions(), (80, 30));
    for left in [0, 40] {
        let framed = sheet.enumerate_pixels().filter(|(_, _, pixel)| **pixel == Rgb([255, 0, 255]));
        let framed: Vec<_> = framed.map(|(x, y, _)| (x, y)).filter(|&(x, _)| x / 40 == left / 40).collect();
        // The cell around the pixel is 4 pixels wide, and the frame is outside it.
        assert_eq!(framed.len(), 20);
        assert!(framed.iter().all(|&(x, y)| (left + 19..left + 25).contains(&x) && (11..17).contains(&y)));
    }
    assert_eq!(*sheet.get_pixel(61, 14), Rgb([200, 200, 200]));
}

fn board(name: &str, moment: &TurnMessage, theme: Theme) {
    compare(name, moment, PictureKind::Board, theme, NAMES);
}

const FOUR: &str = "tzolkin-4p-3-builder";
const THREE: &str = "tzolkin-3p-7-priest";
const TWO: &str = "tzolkin-2p-10-pauper";

#[test]
fn boards_of_every_phase() {
    board("tzolkin-choosing-4p", &recorded(FOUR, 2, 0), Theme::Light);
    board("tzolkin-first-turns-4p", &recorded(FOUR, 12, 6), Theme::Light);
    board("tzolkin-age-1-4p", &recorded(FOUR, 150, 30), Theme::Light);
    board("tzolkin-age-2-4p-dark", &recorded(FOUR, 300, 30), Theme::Dark);
    board("tzolkin-over-4p", &recorded(FOUR, length(FOUR), 20), Theme::Light);
}

fn overview(name: &str, moment: &TurnMessage, theme: Theme, players: [&str; 4]) {
    compare(name, moment, PictureKind::Overview, theme, players);
}

#[test]
fn recaps() {
    let recap = |name: &str, moment: TurnMessage, seat: u8| {
        compare(name, &moment, PictureKind::Recap(Seat::new(seat)), Theme::Light, LONG_NAMES);
    };
    recap("tzolkin-recap", recorded(FOUR, 231, 6), 1);
    recap("teotihuacan-recap", recorded(CITY_FOUR, 151, 8), 0);
}

#[test]
fn overviews() {
    overview("tzolkin-overview-4p", &recorded(FOUR, 231, 30), Theme::Light, NAMES);
    overview("tzolkin-overview-4p-dark", &recorded(FOUR, 300, 30), Theme::Dark, NAMES);
    overview("tzolkin-overview-choosing", &recorded(FOUR, 2, 0), Theme::Light, LONG_NAMES);
    overview("tzolkin-overview-3p", &recorded(THREE, 220, 25), Theme::Light, LONG_NAMES);
    overview("tzolkin-overview-2p", &recorded(TWO, 100, 10), Theme::Light, NAMES);
    overview("tzolkin-overview-over", &recorded(FOUR, length(FOUR), 20), Theme::Light, NAMES);
}

/// A recorded turn as a plan.
fn plan(name: &str, game: &str, turn: usize, theme: Theme) {
    let (now, seat, steps) = turns(game).swap_remove(turn);
    compare(name, &TurnMessage { now, since: None }, PictureKind::Plan(seat, steps), theme, NAMES);
}

#[test]
fn plans() {
    plan("tzolkin-plan-place", FOUR, 30, Theme::Light);
    plan("tzolkin-plan-pick", FOUR, 55, Theme::Dark);
    plan("tzolkin-plan-learn", FOUR, 52, Theme::Light);
    plan("teotihuacan-plan", CITY_FOUR, 41, Theme::Light);
    plan("teotihuacan-plan-dark", CITY_TWO, 60, Theme::Dark);
}

#[test]
fn regions() {
    let moment = recorded(FOUR, 231, 30);
    for (region, theme) in [
        ("palenque", Theme::Light),
        ("yaxchilan", Theme::Light),
        ("tikal", Theme::Dark),
        ("uxmal", Theme::Light),
        ("chichen_itza", Theme::Light),
        ("temples", Theme::Light),
        ("technologies", Theme::Light),
        ("buildings", Theme::Dark),
        ("monuments", Theme::Light),
        ("player-2", Theme::Light),
    ] {
        let kind = PictureKind::Region(region.to_owned());
        compare(&format!("tzolkin-region-{region}"), &moment, kind, theme, NAMES);
    }
}

#[test]
fn boards_of_two_and_three_players() {
    board("tzolkin-3p", &recorded(THREE, 220, 25), Theme::Light);
    board("tzolkin-3p-dark", &recorded(THREE, 90, 25), Theme::Dark);
    board("tzolkin-2p", &recorded(TWO, 100, 10), Theme::Light);
    board("tzolkin-over-2p-dark", &recorded(TWO, length(TWO), 12), Theme::Dark);
}

#[test]
fn boards_of_extremes() {
    board("tzolkin-one-gear", &all_workers_on_one_gear(), Theme::Light);
    board("tzolkin-skulls-negative", &all_skulls_and_negative_scores(), Theme::Light);
    board("tzolkin-twenty-buildings", &twenty_buildings(), Theme::Light);
    compare("tzolkin-long-names", &recorded(FOUR, 200, 20), PictureKind::Board, Theme::Light, LONG_NAMES);
}

#[test]
fn other_pictures() {
    let moment = recorded(FOUR, 231, 6);
    let seat = moment.now.to_act().first().unwrap();
    compare("tzolkin-draft", &moment, PictureKind::Draft(seat), Theme::Light, NAMES);
    compare("tzolkin-scoring-now", &moment, PictureKind::Scoring, Theme::Light, NAMES);
    compare("tzolkin-scoring-goods", &recorded(FOUR, 60, 0), PictureKind::Scoring, Theme::Light, NAMES);
    let end = recorded(FOUR, length(FOUR), 0);
    compare("tzolkin-scoring", &end, PictureKind::Scoring, Theme::Light, NAMES);
    compare("tzolkin-card", &end, PictureKind::Card("a2_07".to_owned()), Theme::Light, NAMES);
    compare("tzolkin-thumbnail", &end, PictureKind::Thumbnail, Theme::Light, NAMES);
}

const CITY_FOUR: &str = "teotihuacan-4p-890";
const CITY_THREE: &str = "teotihuacan-3p-733";
const CITY_TWO: &str = "teotihuacan-2p-66";

#[test]
fn cities_of_every_phase() {
    board("teotihuacan-keeping-4p", &recorded(CITY_FOUR, 2, 0), Theme::Light);
    board("teotihuacan-era-1-4p", &recorded(CITY_FOUR, 150, 14), Theme::Light);
    board("teotihuacan-era-2-4p-dark", &recorded(CITY_FOUR, 330, 14), Theme::Dark);
    board("teotihuacan-over-4p", &recorded(CITY_FOUR, length(CITY_FOUR), 12), Theme::Light);
    board("teotihuacan-3p-dark", &recorded(CITY_THREE, 200, 12), Theme::Dark);
    board("teotihuacan-2p", &recorded(CITY_TWO, 140, 10), Theme::Light);
}

#[test]
fn overviews_of_a_city() {
    overview("teotihuacan-overview-4p", &recorded(CITY_FOUR, 150, 14), Theme::Light, NAMES);
    overview("teotihuacan-overview-4p-dark", &recorded(CITY_FOUR, 330, 14), Theme::Dark, NAMES);
    overview("teotihuacan-overview-keeping", &recorded(CITY_FOUR, 2, 0), Theme::Light, LONG_NAMES);
    overview("teotihuacan-overview-3p", &recorded(CITY_THREE, 200, 12), Theme::Light, LONG_NAMES);
    overview("teotihuacan-overview-2p", &recorded(CITY_TWO, 140, 10), Theme::Light, NAMES);
    overview("teotihuacan-overview-over", &recorded(CITY_FOUR, length(CITY_FOUR), 12), Theme::Light, NAMES);
}

#[test]
fn regions_of_a_city() {
    let moment = recorded(CITY_FOUR, 150, 14);
    for (region, theme) in [
        ("alchemy", Theme::Light),
        ("construction", Theme::Light),
        ("decorations", Theme::Dark),
        ("forest", Theme::Light),
        ("nobles", Theme::Light),
        ("palace", Theme::Light),
        ("temples", Theme::Dark),
        ("tracks", Theme::Light),
        ("tiles", Theme::Light),
        ("player-1", Theme::Light),
    ] {
        let kind = PictureKind::Region(region.to_owned());
        compare(&format!("teotihuacan-region-{region}"), &moment, kind, theme, NAMES);
    }
}

#[test]
fn cities_of_extremes() {
    board("teotihuacan-all-dice", &all_dice_on_one_board("quarry"), Theme::Light);
    board("teotihuacan-all-worship-dark", &all_worship_spaces_and_technologies(), Theme::Dark);
    board("teotihuacan-all-masks", &all_masks_and_full_hands(), Theme::Light);
    board("teotihuacan-pyramid-finished", &finished_pyramid(), Theme::Light);
    compare("teotihuacan-long-names", &recorded(CITY_FOUR, 260, 20), PictureKind::Board, Theme::Light, LONG_NAMES);
}

/// Returns the first moment after `steps` with a legal step that starts with `offered`, and the seat to act.
fn asked(game: &str, steps: usize, offered: &str) -> (TurnMessage, Seat) {
    for steps in steps..length(game) {
        let moment = recorded(game, steps, 2);
        let seat = moment.now.to_act().first().unwrap();
        if moment.now.legal(seat).iter().any(|step| step.starts_with(offered)) {
            return (moment, seat);
        }
    }
    panic!("nobody is ever offered `{offered}`");
}

#[test]
fn drafts() {
    for (name, game, offered) in [
        ("keep", FOUR, "keep"),
        ("market", FOUR, "buy"),
        ("gain", FOUR, "gain"),
        ("offer", "tzolkin-2p-2-greedy", "monument"),
    ] {
        let (moment, seat) = asked(game, 0, offered);
        compare(&format!("tzolkin-draft-{name}"), &moment, PictureKind::Draft(seat), Theme::Light, NAMES);
    }
}

#[test]
fn drafts_of_a_city() {
    for (name, steps, offered) in [
        ("keep", 0, "keep"),
        ("move", 120, "move"),
        ("action", 120, "main"),
        ("tile", 60, "tile pyramid"),
        ("space", 60, "space p"),
        ("rotate", 60, "rotate"),
        ("decoration", 60, "tile deco"),
        ("ledge", 60, "space ledge"),
        ("advance", 60, "advance"),
        ("reward", 60, "reward"),
        ("salary", 200, "salary"),
    ] {
        let (moment, seat) = asked(CITY_FOUR, steps, offered);
        compare(&format!("teotihuacan-draft-{name}"), &moment, PictureKind::Draft(seat), Theme::Light, NAMES);
    }
}

#[test]
fn other_pictures_of_a_city() {
    let moment = recorded(CITY_FOUR, 400, 6);
    compare("teotihuacan-scoring-now", &moment, PictureKind::Scoring, Theme::Light, NAMES);
    let end = recorded(CITY_FOUR, length(CITY_FOUR), 0);
    compare("teotihuacan-scoring", &end, PictureKind::Scoring, Theme::Light, NAMES);
    compare("teotihuacan-card", &end, PictureKind::Card("tech_construction_worker".to_owned()), Theme::Light, NAMES);
    compare("teotihuacan-thumbnail", &moment, PictureKind::Thumbnail, Theme::Light, NAMES);
}

#[test]
fn pixels_are_the_same_on_every_machine() {
    let names = names(NAMES);
    let mut sums = String::new();
    for (game, theme) in [FOUR, CITY_FOUR].into_iter().flat_map(|game| [(game, Theme::Light), (game, Theme::Dark)]) {
        let moment = recorded(game, 260, 16);
        for width in [1600, 550] {
            let scene = moment.board(&names, theme);
            let pixels = decode(&Renderer::new().png_of_width(&scene, width, &english(&names)));
            let sum = xxhash_rust::xxh3::xxh3_64(pixels.as_raw());
            sums += &format!("{game} {theme:?} {width} {sum:016x}\n");
        }
    }
    compare_text("pixels.txt", &sums);
}
