//! The pictures of the players' pages: a running game in each language, on a wide and a narrow screen.
//! `DAYKEEPER_SCREENSHOTS=write cargo test --test bot screenshots` draws them again. Otherwise the test only checks
//! that they exist and are small.

use std::path::{Path, PathBuf};
use std::time::Duration;

use daykeeper::games::record::Record;
use image::RgbImage;
use serde_json::json;
use tokio::time::sleep;

use super::bot::{World, people};
use super::browser::Browser;
use super::person::{start_game, type_turn};
use crate::support::User;

/// Languages with Discord's code and the bot's code.
const LANGUAGES: [(&str, &str); 4] = [("en-US", "en"), ("it", "it"), ("es-ES", "es"), ("ro", "ro")];
/// Sample games and their number of turns. Each of the last four turns is played in another language.
const GAMES: [(&str, &str, usize); 2] =
    [("tzolkin", "tzolkin-4p-3-builder", 28), ("teotihuacan", "teotihuacan-3p-889", 24)];
const WIDTHS: [u32; 2] = [1600, 550];
/// Size limit for all files together, in bytes.
const ROOM: u64 = 2_000_000;

/// Returns `true` if the test must draw the pictures again.
pub fn writes() -> bool {
    std::env::var_os("DAYKEEPER_SCREENSHOTS").is_some_and(|value| value == "write")
}

pub fn sample_record(name: &str) -> Record {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/games/tests/data/samples");
    Record::read(&std::fs::read_to_string(folder.join(format!("{name}.record.json"))).unwrap()).unwrap()
}

/// A turn of a sample game.
pub struct SampleTurn {
    pub seat: usize,
    pub steps: Vec<String>,
    /// The seat to act after the turn; `None` after the end.
    pub next: Option<usize>,
}

/// The turns of a sample game, in order.
pub fn turns(record: &Record) -> Vec<SampleTurn> {
    let mut position = record.start().unwrap();
    // In a simultaneous choice, several seats can be in the middle of their turns.
    let (mut turns, mut begun) = (Vec::new(), vec![Vec::new(); usize::from(record.seats)]);
    for step in &record.steps {
        let (seat, before) = (usize::from(step.seat), position.turn());
        position.play(step.seat, &step.action).unwrap();
        begun[seat].push(step.action.clone());
        if position.turn() > before {
            let next = position.to_act().first().map(usize::from);
            turns.push(SampleTurn { seat, steps: std::mem::take(&mut begun[seat]), next });
        }
    }
    turns
}

/// Starts a sample game. Returns its players by seat, and its channel.
pub async fn start_sample(game: &str, record: &Record) -> (World, Vec<User>, u64) {
    let world = World::start().await;
    let people = people(&world.client, usize::from(record.seats)).await;
    let channel = world.client.add_channel(&format!("{game}-1")).await.unwrap();
    *world.chance.setup.lock().unwrap() = Some(record.setup.clone());
    start_game(&people, channel, game, &[]).await;
    (world, people, channel)
}

fn path(language: &str, game: &str, width: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/images/{language}-{game}-{width}.png"))
}

#[tokio::test(flavor = "multi_thread")]
async fn screenshots_show_every_language() {
    if writes() {
        futures::future::join_all(GAMES.map(|(game, sample, turns)| play_and_draw(game, sample, turns))).await;
    }
    let mut bytes = 0;
    for (_, language) in LANGUAGES {
        for (game, _, _) in GAMES {
            for width in WIDTHS {
                let path = path(language, game, width);
                bytes += std::fs::metadata(&path).unwrap_or_else(|_| panic!("{} is missing", path.display())).len();
            }
        }
    }
    assert!(bytes < ROOM, "the screenshots take {bytes} bytes");
}

async fn play_and_draw(game: &str, sample: &str, count: usize) {
    let record = sample_record(sample);
    let (world, people, channel) = start_sample(game, &record).await;
    for (played, turn) in (1..=count).zip(turns(&record)) {
        let language = LANGUAGES.get((played + LANGUAGES.len()).wrapping_sub(count + 1));
        if let Some(language) = language {
            for person in &people {
                person.set_locale(language.0).await.unwrap();
            }
            people[0].command(channel, "game settings", &[("language", json!(language.1))]).await.unwrap();
        }
        type_turn(&people[turn.seat], channel, &turn.steps).await;
        if let Some((_, language)) = language {
            let next = turn.next.unwrap();
            people[next].command(channel, "turn", &[]).await.unwrap();
            let name = ["ileana", "stefan", "lucia", "tommaso"][next];
            let address = format!("{}/#/{name}/{channel}", world.client.url());
            for width in WIDTHS {
                draw(&address, &path(language, game, width), width).await;
            }
        }
    }
    world.end().await;
}

async fn draw(address: &str, path: &Path, width: u32) {
    let browser = Browser::open(width, 1150).await.expect("screenshots need Chromium");
    browser.client.goto(address).await.unwrap();
    browser.newest("[data-ephemeral] [data-testid=button]").await;
    // Waits for the pictures and then scrolls to the end of the channel.
    let ready = "return [...document.images].every((image) => image.complete && image.naturalWidth > 0)";
    while browser.client.execute(ready, vec![]).await.unwrap() != json!(true) {
        sleep(Duration::from_millis(50)).await;
    }
    sleep(Duration::from_millis(600)).await;
    let shot = image::load_from_memory(&browser.client.screenshot().await.unwrap()).unwrap().into_rgb8();
    std::fs::write(path, small(&shot)).unwrap();
    browser.close().await;
}

/// Encodes a PNG with 256 colors, chosen by the GIF library's quantizer.
pub fn small(picture: &RgbImage) -> Vec<u8> {
    let (width, height) = picture.dimensions();
    let side = |pixels: u32| u16::try_from(pixels).unwrap();
    let frame = gif::Frame::from_rgb_speed(side(width), side(height), picture, 10);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_palette(frame.palette.unwrap());
    encoder.write_header().unwrap().write_image_data(&frame.buffer).unwrap();
    bytes
}
