//! Messages made only of components (Components V2) next to plain ones.

use std::time::Duration;

use daykeeper::discord::parts::posted::LAID_OUT;
use daykeeper::sandbox::{Config, Fault, FaultEffect, permissions};
use daykeeper::table::{Entropy, TableId};
use serde_json::{Value, json};

use super::bot::{Fixed, World};
use super::person::{find, text_of};
use crate::support::Seen;

fn is_laid_out(message: &Seen) -> bool {
    message.flags & LAID_OUT != 0
}

fn with_button<'a>(seen: &'a [Seen], label: &str) -> Vec<&'a Seen> {
    seen.iter().filter(|message| message.button(label).is_some()).collect()
}

/// The lobby is a container with the picture next to its text. Its buttons work, and the bot updates it without
/// permission to read its own messages.
#[tokio::test(flavor = "multi_thread")]
async fn a_button_in_a_container_is_pressed() {
    let world = World::start().await;
    let (people, channel) = world.people_in("framed", 2).await;
    let new = [("game", json!("tzolkin")), ("seats", json!(3))];
    text_of(&people[0].command(channel, "game new", &new).await.unwrap());
    let lobby = people[0].wait_for(channel, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    assert!(is_laid_out(&lobby), "{lobby:?}");
    let container = &lobby.rows()[0];
    assert_eq!((lobby.rows().len(), &container["type"]), (1, &json!(17)));
    let thumbnail = &container["components"][0]["accessory"];
    assert_eq!(thumbnail["type"], 11);
    assert!(thumbnail["media"]["url"].as_str().unwrap().starts_with("http"), "{thumbnail}");
    world.client.deny(channel, permissions::READ_MESSAGE_HISTORY).await.unwrap();
    let joined = text_of(&people[1].click_label(&lobby, "Join").await.unwrap());
    assert!(joined.contains("You're in"), "{joined}");
    let ready = |seen: &[Seen]| find(seen, "Start").filter(|lobby| !lobby.button("Start").unwrap().disabled);
    let full = people[0].wait_for(channel, "both players", ready).await.unwrap();
    assert_eq!((full.id, is_laid_out(&full)), (lobby.id, true));
    assert_eq!(full.rows()[0]["components"][0]["accessory"]["type"], 11, "the picture stays");
    world.end().await;
}

/// The bot doesn't learn that the lobby arrived, and Discord forgets the nonce.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_components_is_found_again_without_its_nonce() {
    let world = World::with(Config { nonce_window: Duration::ZERO, ..Config::default() }).await;
    let (people, channel) = world.people_in("found", 2).await;
    let lost = Fault::next("POST", "/channels/*/messages", FaultEffect::Drop { after: true });
    world.client.inject(&lost).await.unwrap();
    text_of(&people[0].command(channel, "game new", &[("game", json!("tzolkin"))]).await.unwrap());
    let looked = async || {
        let requests = world.client.requests().await?;
        let looks = |path: &str| path == format!("/channels/{channel}/messages");
        Ok(requests.iter().any(|request| request.method == "GET" && looks(&request.path)).then_some(()))
    };
    world.client.wait("the look for it", looked).await.unwrap();
    // All later messages use the same channel and come after it.
    let lobby = people[0].wait_for(channel, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    text_of(&people[1].click_label(&lobby, "Join").await.unwrap());
    let two = |seen: &[Seen]| find(seen, "Start").filter(|lobby| !lobby.button("Start").unwrap().disabled);
    people[0].wait_for(channel, "both players", two).await.unwrap();
    let seen = people[0].messages(channel).await.unwrap();
    assert_eq!(with_button(&seen, "Join").len(), 1, "{seen:#?}");
    world.end().await;
}

/// A lobby from an earlier release keeps its form: text, picture below, rows.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_message_stays_of_its_kind() {
    let world = World::start().await;
    let (people, channel) = world.people_in("older", 2).await;
    let table = TableId(0).after(Fixed::default().hidden().unwrap());
    let button = json!({ "type": 2, "style": 1, "label": "Join", "custom_id": format!("v1:{table}:0-0:join") });
    let old = json!({ "content": "A lobby.", "components": [{ "type": 1, "components": [button] }] });
    let url = format!("{}/api/v10/channels/{channel}/messages", world.sandbox.url());
    let request = reqwest::Client::new().post(url).header("authorization", "Bot sandbox-token").json(&old);
    let posted: Value = request.send().await.unwrap().json().await.unwrap();
    // The earlier release posted it without receiving the answer.
    let lost = Fault::next("POST", "/channels/*/messages", FaultEffect::Drop { after: false });
    world.client.inject(&lost).await.unwrap();
    text_of(&people[0].command(channel, "game new", &[("game", json!("tzolkin"))]).await.unwrap());
    let lobby = people[0].wait_for(channel, "the lobby", |seen| find(seen, "Start")).await.unwrap();
    assert_eq!(posted["id"].as_str(), Some(&*lobby.id.to_string()));
    text_of(&people[1].click_label(&lobby, "Join").await.unwrap());
    let two = |seen: &[Seen]| find(seen, "Start").filter(|lobby| !lobby.button("Start").unwrap().disabled);
    let lobby = people[0].wait_for(channel, "both players", two).await.unwrap();
    assert!(!is_laid_out(&lobby) && lobby.content.contains("Tzolk'in"), "{lobby:#?}");
    world.end().await;
}
