//! The sandbox's page with a running game: for the players' pages in each language, on a wide and a narrow screen, and a
//! turn's message for the front page.

use std::collections::BTreeMap;
use std::time::Duration;

use fantoccini::Locator;
use image::RgbImage;
use serde_json::json;
use tokio::time::sleep;

use crate::support::Seen;

use super::super::browser::Browser;
use super::super::person::type_turn;
use super::{compare, describe, path, sample_record, start_sample, turns, writes};

/// Languages with Discord's code and the bot's code.
const LANGUAGES: [(&str, &str); 4] = [("en-US", "en"), ("it", "it"), ("es-ES", "es"), ("ro", "ro")];
/// Sample games and their number of turns. Each of the last four turns is played in another language.
const GAMES: [(&str, &str, usize); 2] =
    [("tzolkin", "tzolkin-4p-3-builder", 28), ("teotihuacan", "teotihuacan-3p-889", 24)];
const WIDTHS: [u32; 2] = [1600, 550];
/// Width of the window for the message of a turn.
const MESSAGE: u32 = 640;

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_in_every_language() {
    let shown = futures::future::join_all(GAMES.map(|(game, sample, turns)| play(game, sample, turns))).await;
    // Only a turn's message is the same on every machine. The pages also have private messages, whose order differs.
    let shown = shown.into_iter().flatten().filter(|(file, _)| writes() || file.starts_with("turn-"));
    compare(&shown.collect());
}

/// Plays the turns and takes the pictures. Returns what each shows.
async fn play(game: &str, sample: &str, count: usize) -> BTreeMap<String, String> {
    let record = sample_record(sample);
    let (world, people, channel) = start_sample(game, &record).await;
    let mut shown = BTreeMap::new();
    for (played, turn) in (1..=count).zip(turns(&record)) {
        let language = LANGUAGES.get((played + LANGUAGES.len()).wrapping_sub(count + 1));
        if let Some(language) = language {
            for person in &people {
                person.set_locale(language.0).await.unwrap();
            }
            people[0].command(channel, "game settings", &[("language", json!(language.1))]).await.unwrap();
        }
        type_turn(&people[turn.seat], channel, &turn.steps).await;
        if let Some((code, language)) = language {
            let next = turn.next.unwrap();
            let name = ["ileana", "stefan", "lucia", "tommaso"][next];
            let address = format!("{}/#/{name}/{channel}", world.client.url());
            if *code == LANGUAGES[0].0 {
                let asks = |seen: &[Seen]| {
                    let newest = seen.iter().rev().find(|message| !message.ephemeral)?;
                    newest.pinged.contains(&people[next].id).then(|| newest.clone())
                };
                let message = people[next].wait_for(channel, "the turn", asks).await.unwrap();
                let file = format!("turn-{game}.png");
                draw(&address, &file, MESSAGE, Some(message.id)).await;
                shown.insert(file, describe(&[message]));
            }
            let planner = people[next].command(channel, "turn", &[]).await.unwrap().message.unwrap();
            let shown_now = describe(&[planner]);
            for width in WIDTHS {
                let file = format!("{language}-{game}-{width}.png");
                draw(&address, &file, width, None).await;
                shown.insert(file, shown_now.clone());
            }
        }
    }
    world.end().await;
    shown
}

/// Draws the page, or one message on it, if the pictures must be drawn again.
async fn draw(address: &str, file: &str, width: u32, message: Option<u64>) {
    if !writes() {
        return;
    }
    let browser = Browser::open(width, 1150).await.expect("pictures of pages need Chromium");
    browser.client.goto(address).await.unwrap();
    let awaited = match message {
        Some(id) => format!("[data-testid=message][data-id='{id}']"),
        None => "[data-ephemeral] [data-testid=button]".to_owned(),
    };
    browser.newest(&awaited).await;
    // Waits for the pictures and then scrolls to the end of the channel.
    let ready = "return [...document.images].every((image) => image.complete && image.naturalWidth > 0)";
    while browser.client.execute(ready, vec![]).await.unwrap() != json!(true) {
        sleep(Duration::from_millis(50)).await;
    }
    sleep(Duration::from_millis(600)).await;
    let shot = match message {
        Some(_) => browser.client.find(Locator::Css(&awaited)).await.unwrap().screenshot().await,
        None => browser.client.screenshot().await,
    };
    let shot = image::load_from_memory(&shot.unwrap()).unwrap().into_rgb8();
    std::fs::write(path(file), small(&shot)).unwrap();
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
