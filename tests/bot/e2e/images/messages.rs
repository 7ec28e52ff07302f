//! Every kind of message as the sandbox's page shows it, on a wide and a narrow screen, in light and dark.

use std::time::Duration;

use fantoccini::Locator;
use futures::future::join_all;
use image::{RgbImage, imageops};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::support::{Seen, User};

use super::super::bot::{World, people};
use super::super::browser::Browser;
use super::super::person::{find, proved, text_of, type_turn};
use super::pages::small;
use super::{compare, describe, path, sample_record, turns, writes};

const SAMPLE: &str = "tzolkin-3p-7-priest";
/// Turns before the middle of the game. Most pictures are taken there.
const MIDDLE: usize = 24;
pub const THEMES: [&str; 2] = ["light", "dark"];
/// Devices with their window width in pixels, and the columns and scale of their sheet.
const DEVICES: [(&str, u32, usize, f64); 2] = [("desktop", 1100, 2, 1.0), ("phone", 412, 4, 0.5)];
const GAP: u32 = 16;
/// Draws boards small. The players' pages show them at full size.
const PREPARE: &str = "document.documentElement.dataset.theme = arguments[0];
    document.head.append(Object.assign(document.createElement('style'),
        { textContent: '.picture img { max-height: 15rem; width: auto }' }))";

fn file(device: &str, theme: &str) -> String {
    format!("messages-{device}-{theme}.png")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_message() {
    // Some of these messages differ with the speed of the machine, so they can't be compared yet.
    if !writes() {
        return;
    }
    let shown = play().await;
    let files = DEVICES.iter().flat_map(|(device, ..)| THEMES.map(|theme| file(device, theme)));
    compare(&files.map(|file| (file, shown.clone())).collect());
}

/// The messages so far. If the pictures must be drawn, also a browser for each device and theme.
struct Camera {
    shown: String,
    views: Vec<View>,
}

struct View {
    browser: Browser,
    file: String,
    columns: usize,
    scale: f64,
    shots: Vec<RgbImage>,
}

impl Camera {
    /// Opens this address in each browser.
    async fn open(address: &str) -> Self {
        let mut views = Vec::new();
        for (device, width, columns, scale) in DEVICES {
            for theme in THEMES.into_iter().filter(|_| writes()) {
                let browser = Browser::open(width, 1800).await.expect("pictures of messages need Chromium");
                browser.client.goto(address).await.unwrap();
                browser.newest("[data-testid=composer]").await;
                browser.client.execute(PREPARE, vec![json!(theme)]).await.unwrap();
                views.push(View { browser, file: file(device, theme), columns, scale, shots: Vec::new() });
            }
        }
        Self { shown: String::new(), views }
    }

    /// Takes a picture of a message in each view, after its images have loaded.
    async fn take(&mut self, message: &Seen) {
        self.shown += &describe(std::slice::from_ref(message));
        join_all(self.views.iter_mut().map(|view| view.take(message.id))).await;
    }

    /// Sends a command and takes a picture of its reply.
    async fn answer(&mut self, person: &User, channel: u64, command: &str, options: &[(&str, Value)]) -> Seen {
        let answer = person.command(channel, command, options).await.unwrap();
        text_of(&answer);
        let message = answer.message.unwrap();
        self.take(&message).await;
        message
    }

    /// Clicks a button and takes a picture of the message that replaces the old one.
    async fn pressed(&mut self, person: &User, message: &Seen, label: &str) -> Seen {
        let answer = person.click_label(message, label).await.unwrap();
        text_of(&answer);
        let message = answer.message.unwrap();
        self.take(&message).await;
        message
    }

    /// Writes the sheets. Returns the messages on them.
    async fn develop(self) -> String {
        for view in self.views {
            std::fs::write(path(&view.file), sheet(&view.shots, view.columns)).unwrap();
            view.browser.close().await;
        }
        self.shown
    }
}

impl View {
    async fn take(&mut self, message: u64) {
        let css = format!("[data-testid=message][data-id='{message}']");
        self.browser.newest(&css).await;
        let client = &self.browser.client;
        let ready = "return [...document.images].every((image) => image.complete && image.naturalWidth > 0)";
        while client.execute(ready, vec![]).await.unwrap() != json!(true) {
            sleep(Duration::from_millis(50)).await;
        }
        sleep(Duration::from_millis(400)).await;
        let element = client.find(Locator::Css(&css)).await.unwrap();
        let shot = image::load_from_memory(&element.screenshot().await.unwrap()).unwrap().into_rgb8();
        let side = |pixels: u32| (f64::from(pixels) * self.scale).round() as u32;
        let shot = match self.scale < 1.0 {
            true => imageops::resize(&shot, side(shot.width()), side(shot.height()), imageops::FilterType::Lanczos3),
            false => shot,
        };
        self.shots.push(shot);
    }
}

/// Arranges all pictures in columns. Each goes into the column that is shortest at that moment.
pub fn sheet(shots: &[RgbImage], columns: usize) -> Vec<u8> {
    let width = shots.iter().map(RgbImage::width).max().unwrap();
    let mut heights = vec![GAP; columns];
    let mut places = Vec::new();
    for shot in shots {
        let column = (0..columns).min_by_key(|&column| heights[column]).unwrap();
        places.push((GAP + column as u32 * (width + GAP), heights[column]));
        heights[column] += shot.height() + GAP;
    }
    let size = (GAP + columns as u32 * (width + GAP), *heights.iter().max().unwrap());
    let mut sheet = RgbImage::from_pixel(size.0, size.1, *shots[0].get_pixel(1, 1));
    for (shot, (x, y)) in shots.iter().zip(places) {
        imageops::replace(&mut sheet, shot, i64::from(x), i64::from(y));
    }
    small(&sheet)
}

/// Waits for the newest public message with this text.
async fn newest(person: &User, channel: u64, words: &str) -> Seen {
    let found = |seen: &[Seen]| {
        seen.iter().rev().find(|message| !message.ephemeral && message.content.contains(words)).cloned()
    };
    person.wait_for(channel, words, found).await.unwrap()
}

/// Plays a whole game and takes the pictures. Returns the messages on them.
async fn play() -> String {
    let record = sample_record(SAMPLE);
    let world = World::start().await;
    let people = people(&world.client, usize::from(record.seats)).await;
    let host = &people[0];
    let channel = world.client.add_channel("tzolkin-1").await.unwrap();
    *world.chance.setup.lock().unwrap() = Some(record.setup.clone());
    let mut camera = Camera::open(&format!("{}/#/ileana/{channel}", world.client.url())).await;

    let given = [("game", json!("tzolkin")), ("seats", json!(people.len()))];
    host.command(channel, "game new", &given).await.unwrap();
    let lobby = host.wait_for(channel, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    for person in &people[1..] {
        person.click_label(&lobby, "Join").await.unwrap();
    }
    let ready = |seen: &[Seen]| find(seen, "Start").filter(|lobby| !lobby.button("Start").unwrap().disabled);
    let lobby = host.wait_for(channel, "enough players", ready).await.unwrap();
    camera.take(&lobby).await;
    host.click_label(&lobby, "Start").await.unwrap();

    let mut middle = None;
    for (played, turn) in (1..).zip(turns(&record)) {
        type_turn(&people[turn.seat], channel, &turn.steps).await;
        if played == people.len() {
            camera.take(&newest(host, channel, "your turn").await).await;
        }
        if played > MIDDLE && turn.next == Some(0) && middle.is_none() {
            middle = Some(played);
            in_the_middle(&mut camera, &world, &people, channel).await;
        }
        if middle == Some(played - 1) {
            camera.answer(host, channel, "plan", &[]).await;
        }
    }
    after_the_game(&mut camera, host, channel).await;
    let shown = camera.develop().await;
    world.end().await;
    shown
}

/// Takes the pictures of a running game. It must be the host's turn.
async fn in_the_middle(camera: &mut Camera, world: &World, people: &[User], channel: u64) {
    let host = &people[0];
    let asks = |seen: &[Seen]| find(seen, "Take your turn").filter(|turn| turn.pinged == [host.id]);
    let turn = host.wait_for(channel, "the turn", asks).await.unwrap();
    camera.take(&turn).await;
    camera.pressed(host, &turn, "Board").await;
    camera.pressed(host, &turn, "Recap").await;
    camera.answer(host, channel, "turn", &[]).await;
    host.command(channel, "game settings", &[("hints", json!("yes"))]).await.unwrap();
    let hint = host.command(channel, "hint", &[]).await.unwrap().message.unwrap();
    camera.take(&proved(host, &hint).await).await;
    camera.answer(host, channel, "play", &[("action", json!("place pyramid"))]).await;
    camera.answer(host, channel, "note", &[("text", json!("Ștefan wants the crystal skulls."))]).await;
    camera.answer(host, channel, "score", &[]).await;
    camera.answer(host, channel, "rules", &[("topic", json!("how do I get more workers"))]).await;
    camera.answer(host, channel, "games", &[]).await;
    camera.answer(host, channel, "help", &[]).await;
    camera.answer(host, channel, "game settings", &[]).await;
    camera.answer(host, channel, "remind", &[]).await;
    camera.answer(host, channel, "game resign", &[]).await;
    camera.answer(host, channel, "game cancel", &[]).await;
    for _ in 0..2 {
        world.clock.forward(Duration::from_secs(24 * 60 * 60));
        while world.tables.next_delivery().await.unwrap().is_none() {
            sleep(Duration::from_millis(25)).await;
        }
    }
    camera.take(&newest(host, channel, "is waiting for you").await).await;
}

async fn after_the_game(camera: &mut Camera, host: &User, channel: u64) {
    let last = host.wait_for(channel, "the final message", |seen| find(seen, "Rematch")).await.unwrap();
    camera.take(&last).await;
    while !text_of(&host.click_label(&last, "Turning points").await.unwrap()).contains("**Turning points**") {
        sleep(Duration::from_millis(200)).await;
    }
    let points = camera.pressed(host, &last, "Turning points").await;
    if let Some(first) = points.buttons().first() {
        let label = first.label.clone();
        camera.pressed(host, &points, &label).await;
    }
}
