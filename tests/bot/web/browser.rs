//! The pages in a real browser, at the widths, in the languages and themes in which people read them.

use std::path::Path;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use daykeeper::games;
use daykeeper::table::{SettingsChange, TableAction, UndoAction};
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

use super::site::Site;
use crate::sandbox::browser::Browser;

/// A command of the driver: Chromium's own protocol, or the messages of its console.
#[derive(Debug)]
struct Extra(&'static str, Value);

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(
        &self,
        base: &reqwest::Url,
        session: Option<&str>,
    ) -> Result<reqwest::Url, <reqwest::Url as std::str::FromStr>::Err> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.0))
    }

    fn method_and_body(&self, _: &reqwest::Url) -> (reqwest::Method, Option<String>) {
        (reqwest::Method::POST, Some(self.1.to_string()))
    }
}

/// A browser on a page.
struct Visit(Browser);

impl Visit {
    async fn open() -> Option<Visit> {
        Browser::open(1440, 900).await.map(Visit)
    }

    async fn protocol(&self, command: &str, params: Value) -> Value {
        let command = Extra("goog/cdp/execute", json!({ "cmd": command, "params": params }));
        self.0.client.issue_cmd(command).await.unwrap()
    }

    async fn look(&self, width: u32, height: u32, dark: bool) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
        self.protocol("Emulation.setDeviceMetricsOverride", metrics).await;
        let theme = json!({ "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } });
        let calm = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
        self.protocol("Emulation.setEmulatedMedia", json!({ "features": [theme, calm] })).await;
    }

    async fn go(&self, url: &str) {
        self.0.client.goto(url).await.unwrap();
    }

    async fn js(&self, code: &str) -> Value {
        self.0.client.execute(code, Vec::new()).await.unwrap()
    }

    /// Waits until a piece of JavaScript returns `true`.
    async fn until(&self, condition: &str) {
        for _ in 0..1200 {
            if self.js(&format!("return Boolean({condition})")).await == true {
                return;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        self.0.shot("web-missing").await;
        panic!("never: {condition}");
    }

    async fn key(&self, key: &str) {
        let event = format!("document.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))");
        self.js(&format!("document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }})); return 0; {event}")).await;
    }

    /// The messages of the console, such as violations of the security policy, but not those about a bot that is away.
    async fn complaints(&self) -> Vec<String> {
        let all = self.0.client.issue_cmd(Extra("se/log", json!({ "type": "browser" }))).await.unwrap();
        all.as_array()
            .unwrap()
            .iter()
            .map(|entry| entry["message"].to_string())
            .filter(|message| !message.contains("net::ERR"))
            .collect()
    }
}

const TURN: &str = "Number(document.querySelector('#where b').textContent)";

/// Checks what must hold at every width.
async fn check_layout(visit: &Visit, what: &str, width: u32) {
    let wide = visit.js("return document.documentElement.scrollWidth").await.as_u64().unwrap();
    assert!(wide <= u64::from(width), "{what} scrolls sideways: {wide} of {width}");
    let small = visit
        .js("return [...document.querySelectorAll('button, #controls a, footer a, summary, #log a')].filter((one) => { \
             const box = one.getBoundingClientRect(); \
             return box.width > 0 && (box.height < 43.5 || box.width < 43.5); }).map((one) => one.outerHTML.slice(0, 80))")
        .await;
    assert_eq!(small, json!([]), "{what} has targets smaller than 44 pixels");
    let shown = if width < 700 { "narrow" } else { "wide" };
    let board = format!("return document.querySelector('#board .{shown}').getBoundingClientRect().height > 200");
    assert_eq!(visit.js(&board).await, true, "{what} has no board");
    assert_eq!(visit.js("return document.fonts.check('16px \"Daykeeper Text\"')").await, true);
}

#[tokio::test]
async fn pages_fit_every_width_in_every_language_and_theme() {
    let Some(visit) = Visit::open().await else { return };
    for title in games::titles() {
        let mut site = Site::start(*title, 4).await;
        site.play_turns(25).await;
        let url = site.url().await;
        // Each pair of width and language, and of width and theme, occurs with one of the games.
        for (index, width) in [1600, 1024, 390, 320].into_iter().enumerate() {
            let lang = ["en", "it", "es", "ro"][(index + title.id().len()) % 4];
            let dark = (index + title.id().len()) % 2 == 0;
            visit.look(width, 900, dark).await;
            visit.go(&format!("{url}?lang={lang}")).await;
            visit.until("document.fonts.status === 'loaded'").await;
            let what = format!("{} at {width} in {lang}", title.id());
            check_layout(&visit, &what, width).await;
            let paper = visit.js("return getComputedStyle(document.body).backgroundColor").await;
            assert_eq!(paper == "rgb(33, 28, 23)", dark, "{what}: {paper}");
        }
        assert_eq!(visit.complaints().await, [""; 0], "{}", title.id());
    }
    visit.0.close().await;
}

#[tokio::test]
async fn turns_change_by_keys_slider_and_log_and_new_ones_arrive() {
    let Some(visit) = Visit::open().await else { return };
    let mut site = Site::start(games::titles()[0], 2).await;
    site.play_turns(12).await;
    visit.look(1440, 900, false).await;
    visit.go(&site.url().await).await;
    visit.until(&format!("{TURN} === 12")).await;
    for (key, turn) in [("ArrowLeft", 11), ("ArrowLeft", 10), ("ArrowRight", 11), ("Home", 0), ("End", 12)] {
        visit.key(key).await;
        let known =
            format!("{TURN} === {turn} && document.querySelectorAll('#log .current').length === {}", turn.min(1));
        visit.until(&known).await;
    }
    visit.js("const s = document.getElementById('slider'); s.value = 5; s.dispatchEvent(new Event('input'))").await;
    visit.until(&format!("{TURN} === 5 && location.search === '?turn=5'")).await;
    visit.js("document.querySelector('#log a[href=\"?turn=7\"]').click()").await;
    visit.until(&format!("{TURN} === 7 && document.querySelector('#log .current i').textContent === '7'")).await;
    // The past stays, and a dot says that there is news.
    site.play().await;
    visit.until("document.getElementById('now').classList.contains('new')").await;
    visit.until(&format!("{TURN} === 7")).await;
    visit.key("End").await;
    visit.until(&format!("{TURN} === 13")).await;
    // Live, the next turn appears without a click, with its line above the board.
    site.play().await;
    visit.until(&format!("{TURN} === 14 && document.querySelectorAll('#news li').length > 0")).await;
    visit.js("document.getElementById('read').click()").await;
    visit.until("document.querySelectorAll('#news li').length === 0").await;
    // The space bar plays from the start.
    visit.key(" ").await;
    visit.until(&format!("{TURN} === 2")).await;
    visit.key(" ").await;
    assert_eq!(visit.complaints().await, [""; 0]);
    visit.0.close().await;
}

#[tokio::test]
async fn an_undone_turn_leaves_the_page() {
    let Some(visit) = Visit::open().await else { return };
    let mut site = Site::start(games::titles()[0], 2).await;
    site.play_turns(7).await;
    visit.look(1440, 900, false).await;
    visit.go(&site.url().await).await;
    visit.until(&format!("{TURN} === 7 && document.querySelector('#log .current')")).await;
    let last = site.last_player().await;
    site.bench.done(last, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    visit.until(&format!("{TURN} === 6 && document.querySelectorAll('#log a').length === 6")).await;
    visit.until("document.getElementById('say').textContent !== ''").await;
    // A link to the undone turn shows the one before it.
    visit.go(&format!("{}?turn=7", site.url().await)).await;
    visit.until(&format!("{TURN} === 6")).await;
    visit.0.close().await;
}

#[tokio::test]
async fn a_tap_explains_a_thing_and_zooming_keeps_the_explanation_in_place() {
    let Some(visit) = Visit::open().await else { return };
    for (title, width) in games::titles().iter().zip([1440, 390]) {
        let mut site = Site::start(*title, 3).await;
        site.play_turns(14).await;
        visit.look(width, 900, false).await;
        visit.go(&site.url().await).await;
        let things =
            visit.js("return document.querySelectorAll('#things [data-thing]').length").await.as_u64().unwrap();
        assert!(things > 20, "{}: {things} things", title.id());
        // A tap in the middle of each tenth thing opens something that contains this point.
        let tap = "const all = [...document.querySelectorAll('#things [data-thing]')]; const thing = all[arguments[0]]; \
            const svg = document.querySelector('#board .' + (innerWidth < 700 ? 'narrow' : 'wide')); \
            svg.scrollIntoView(); \
            const [x, y, w, h] = thing.dataset[innerWidth < 700 ? 'narrow' : 'wide'].split(' ').map(Number); \
            const at = new DOMPoint(x + w / 2, y + h / 2).matrixTransform(svg.getScreenCTM()); \
            document.getElementById('board').dispatchEvent(new MouseEvent('click', { clientX: at.x, clientY: at.y, bubbles: true })); \
            return [document.getElementById('sheet').hidden, document.getElementById('sheet-title').textContent, w]";
        for index in (0..things).step_by(10) {
            tokio::time::sleep(Duration::from_millis(320)).await;
            let opened = visit.0.client.execute(tap, vec![json!(index)]).await.unwrap();
            assert!(opened[0] == false && opened[1] != "", "{} thing {index}: {opened}", title.id());
        }
        visit.key("Escape").await;
        visit.until("document.getElementById('sheet').hidden").await;
        // From the text version, with the rules.
        visit
            .js("document.getElementById('text').open = true; document.querySelector('#things [data-topic]').click()")
            .await;
        visit.until("document.querySelectorAll('#sheet-rules p').length > 0").await;
        visit.key("+").await;
        visit.until("document.getElementById('board').classList.contains('zoomed') && !document.getElementById('whole').hidden").await;
        visit.key("0").await;
        visit.until("document.getElementById('whole').hidden").await;
        assert_eq!(visit.complaints().await, [""; 0]);
    }
    visit.0.close().await;
}

#[tokio::test]
async fn a_page_outlives_a_restart_of_the_bot_and_ends_with_its_link() {
    let Some(visit) = Visit::open().await else { return };
    let mut site = Site::start(games::titles()[0], 2).await;
    site.play_turns(8).await;
    visit.go(&site.url().await).await;
    visit.key("ArrowLeft").await;
    visit.until(&format!("{TURN} === 7")).await;
    visit.key("End").await;
    visit.until(&format!("{TURN} === 8")).await;
    site.restart_server(Duration::from_millis(800)).await;
    visit.until("document.getElementById('offline').hidden").await;
    site.play().await;
    visit.until(&format!("{TURN} === 9")).await;
    let change = SettingsChange { web: Some(false), ..SettingsChange::default() };
    site.bench.set(change).await;
    visit.until("document.body.className === 'gone' && document.querySelectorAll('svg').length === 0").await;
    visit.0.close().await;
}

/// Draws the pictures of the docs. They aren't compared, since browsers draw text in their own ways.
#[tokio::test]
async fn images_of_pages_are_drawn_by_command() {
    if std::env::var_os("DAYKEEPER_IMAGES").is_none() {
        return;
    }
    let Some(visit) = Visit::open().await else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/images");
    for title in games::titles() {
        let mut site = Site::start(*title, 4).await;
        site.play_turns(40).await;
        for state in ["running", "finished"] {
            if state == "finished" {
                site.play_to_the_end().await;
            }
            for (width, height) in [(1440, 900), (1024, 1366), (390, 844), (320, 700)] {
                for (dark, theme) in [(false, ""), (true, "-dark")] {
                    visit.look(width, height, dark).await;
                    visit.go(&site.url().await).await;
                    visit.until("document.fonts.status === 'loaded'").await;
                    tokio::time::sleep(Duration::from_millis(300)).await;
                    let shot = json!({ "format": "webp", "quality": 75 });
                    let shot = visit.protocol("Page.captureScreenshot", shot).await;
                    let webp = BASE64_STANDARD.decode(shot["data"].as_str().unwrap()).unwrap();
                    std::fs::write(folder.join(format!("web-{}-{state}-{width}{theme}.webp", title.id())), webp)
                        .unwrap();
                }
            }
        }
    }
    visit.0.close().await;
}
