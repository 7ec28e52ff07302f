//! The page of a game, opened from its message.

use std::time::Duration;

use daykeeper::engine::{Rng, Seed};
use fantoccini::Locator;
use serde_json::Value;

use super::bot::World;
use super::person::{any_turn, find, start_game};
use crate::sandbox::browser::Browser;
use crate::support::Seen;

const LINK: &str = "Board on the web";

/// The address of the message's link.
fn link(message: &Seen) -> String {
    fn search(value: &Value) -> Option<&str> {
        match value {
            Value::Object(fields) if fields.get("label").is_some_and(|label| label == LINK) => fields["url"].as_str(),
            Value::Object(fields) => fields.values().find_map(search),
            Value::Array(values) => values.iter().find_map(search),
            _ => None,
        }
    }
    message.rows().iter().find_map(search).expect("no address").to_owned()
}

#[tokio::test]
async fn a_turn_message_leads_to_the_page_which_follows_the_game() {
    let Some(browser) = Browser::open(1280, 900).await else { return };
    let world = World::with_pages().await;
    let (people, place) = world.people_in("watched", 2).await;
    start_game(&people, place, "tzolkin", &[]).await;
    let message = people[0].wait_for(place, "the first turn", |seen| find(seen, LINK)).await.unwrap();
    browser.client.goto(&link(&message)).await.unwrap();
    let shows = async |turn: &str| {
        for _ in 0..1200 {
            if browser.client.find(Locator::Css("#where b")).await.unwrap().text().await.unwrap() == turn {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the page never showed turn {turn}");
    };
    shows("0").await;
    let mut rng = Rng::new(Seed::new(4));
    for turn in ["1", "2", "3"] {
        any_turn(&people, place, &mut rng).await;
        shows(turn).await;
    }
    browser.close().await;
    world.end().await;
}
