//! The message that lists all games of a server.

use std::time::Duration;

use daykeeper::sandbox::{Config, permissions};
use serde_json::json;

use super::bot::{World, people};
use super::person::{find, start_game, text_of};
use crate::support::{Seen, User};

const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

fn list(seen: &[Seen]) -> Option<Seen> {
    seen.iter().rev().find(|message| message.content.contains("Games in this server")).cloned()
}

/// Waits until the list contains this text. The bot spaces its changes out, so this moves the clock forward.
async fn says(world: &World, person: &User, channel: u64, what: &str) -> Seen {
    let has = |seen: &[Seen]| {
        world.clock.forward(Duration::from_secs(31));
        list(seen).filter(|list| list.content.contains(what))
    };
    person.wait_for(channel, &format!("the list to say {what}"), has).await.unwrap()
}

async fn post(person: &User, channel: u64) -> String {
    text_of(&person.command(channel, "games", &[("post", json!(true))]).await.unwrap())
}

async fn open(person: &User, channel: u64) {
    text_of(&person.command(channel, "game new", &[("game", json!("tzolkin")), ("seats", json!(2))]).await.unwrap());
}

async fn delete(world: &World, message: &Seen) {
    let path = format!("{}/api/v10/channels/{}/messages/{}", world.client.url(), message.channel_id, message.id);
    let token = format!("Bot {}", Config::default().token);
    let answer = reqwest::Client::new().delete(path).header("authorization", token).send().await.unwrap();
    answer.error_for_status().unwrap();
}

/// Moderators and hosts may post it. Lobbies and games update it, also after a restart, and it pings no one.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_one_list_of_its_tables() {
    let world = World::start().await;
    let people = people(&world.client, 5).await;
    let (board, table) =
        (world.client.add_channel("tables").await.unwrap(), world.client.add_channel("one").await.unwrap());
    let refused = post(&people[0], board).await;
    assert!(refused.contains("Only a host or someone"), "{refused}");
    // A moderator may post it.
    post(&people[4], board).await;
    let empty = says(&world, &people[0], board, "No game is open").await;
    assert!(empty.pinged.is_empty());
    assert_ne!(empty.flags & SUPPRESS_NOTIFICATIONS, 0);
    open(&people[0], table).await;
    let lobby = says(&world, &people[0], board, "(1 of 2)").await;
    assert_eq!(lobby.id, empty.id);
    assert!(lobby.button("Open").is_some_and(|open| open.style == 5));
    // A host may not move an existing list. A moderator may, and the old list disappears.
    let elsewhere = post(&people[0], table).await;
    assert!(elsewhere.contains(&format!("already posted in <#{board}>")), "{elsewhere}");
    post(&people[4], board).await;
    let second = says(&world, &people[0], board, "(1 of 2)").await;
    assert_ne!(second.id, empty.id);
    assert!(people[0].message(board, empty.id).await.unwrap().is_none());
    let world = world.restart().await;
    let other = world.client.add_channel("two").await.unwrap();
    start_game(&people[1..3], other, "teotihuacan", &[]).await;
    let both = says(&world, &people[0], board, "Teotihuacan").await;
    assert_eq!(both.id, second.id);
    let seen = world.client.world(people[0].id, None).await.unwrap();
    for user in seen["users"].as_array().unwrap().iter().filter(|user| user["bot"] != true) {
        let name = user["global_name"].as_str().or(user["username"].as_str()).unwrap();
        assert!(!both.content.contains(name), "{name} in {}", both.content);
    }
    let lobby = people[0].wait_for(table, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    text_of(&people[3].click_label(&lobby, "Join").await.unwrap());
    says(&world, &people[0], board, "all 2 seats are taken").await;
    world.end().await;
}

/// Updates wait for a missing permission. The bot forgets a deleted list, and shortens a list of many games.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_games_survives_lost_permissions_and_deletion() {
    let world = World::start().await;
    let people = people(&world.client, 5).await;
    let board = world.client.add_channel("tables").await.unwrap();
    post(&people[4], board).await;
    let list = says(&world, &people[0], board, "No game is open").await;
    world.client.deny(board, permissions::VIEW_CHANNEL).await.unwrap();
    for number in 0..14 {
        let channel = world.client.add_channel(&format!("table-{number}")).await.unwrap();
        open(&people[number % 4], channel).await;
    }
    world.client.deny(board, 0).await.unwrap();
    world.clock.forward(Duration::from_secs(60 * 60));
    let full = says(&world, &people[0], board, "2 more games").await;
    assert_eq!(full.id, list.id);
    assert_eq!(full.content.matches("(1 of 2)").count(), 12, "{}", full.content);
    // Deleting the list ends it until someone asks for a new one.
    delete(&world, &full).await;
    let last = world.client.add_channel("last").await.unwrap();
    open(&people[0], last).await;
    people[0].wait_for(last, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    let posted = post(&people[0], last).await;
    assert!(posted.contains("is posted here now"), "{posted}");
    let anew = says(&world, &people[0], last, "3 more games").await;
    let kept = world.tables.boards().await.unwrap();
    assert_eq!(kept.iter().map(|board| board.message.0).collect::<Vec<_>>(), [anew.id]);
    world.end().await;
}
