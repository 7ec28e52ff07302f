//! On a phone, a planner's question, picture and last button are on one screen.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use super::browser::Browser;
use super::images::{sample_record, start_sample, turns};
use super::person::type_turn;

const WIDTH: u32 = 390;
const HEIGHT: u32 = 844;
/// Sample games, with the numbers of turns after which the next player's planner is measured.
const GAMES: [(&str, &str, &[usize]); 2] = [
    ("tzolkin", "tzolkin-4p-3-builder", &[5, 10, 17, 22, 28]),
    ("teotihuacan", "teotihuacan-3p-889", &[10, 14, 18, 21, 24]),
];

/// The height of the newest private message down to its last button, the visible height of the channel, and whether the
/// message's picture is loaded.
const MEASURE: &str = "
    const all = document.querySelectorAll('[data-testid=message][data-ephemeral]');
    const message = all[all.length - 1], area = document.querySelector('#scroll');
    const buttons = message.querySelectorAll('[data-testid=button], [data-testid=select]');
    const box = message.getBoundingClientRect(), last = buttons[buttons.length - 1].getBoundingClientRect();
    message.scrollIntoView({ block: 'end' });
    const images = [...message.querySelectorAll('img')];
    return { area: area.clientHeight, bottom: Math.ceil(last.bottom - box.top),
        ready: images.length > 0 && images.every((image) => image.complete && image.naturalWidth > 0) };
";

#[tokio::test(flavor = "multi_thread")]
async fn a_planner_fits_on_the_screen_of_a_phone() {
    let Some(browser) = Browser::open(WIDTH, HEIGHT).await else { return };
    let mut high = Vec::new();
    for (game, sample, measured) in GAMES {
        let record = sample_record(sample);
        let (world, people, channel) = start_sample(game, &record).await;
        for (played, turn) in (1..=measured[measured.len() - 1]).zip(turns(&record)) {
            type_turn(&people[turn.seat], channel, &turn.steps).await;
            if measured.contains(&played) {
                let next = turn.next.unwrap();
                people[next].command(channel, "turn", &[]).await.unwrap();
                let name = ["ileana", "stefan", "lucia", "tommaso"][next];
                browser.client.goto("about:blank").await.unwrap();
                browser.client.goto(&format!("{}/#/{name}/{channel}", world.client.url())).await.unwrap();
                browser.newest("[data-ephemeral] [data-testid=button]").await;
                let found = measure(&browser).await;
                browser.shot(&format!("phone-{game}-{played}")).await;
                println!("{game}, turn {played}: {found}");
                if found["bottom"].as_u64() > found["area"].as_u64() {
                    high.push(format!("{game}, turn {played}: {found}"));
                }
            }
        }
        world.end().await;
    }
    browser.close().await;
    assert!(high.is_empty(), "higher than the screen: {high:#?}");
}

/// Measures the newest private message after its picture has arrived.
async fn measure(browser: &Browser) -> Value {
    for _ in 0..400 {
        let found = browser.client.execute(MEASURE, vec![]).await.unwrap();
        if found["ready"] == json!(true) {
            return found;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the planner has no picture");
}
