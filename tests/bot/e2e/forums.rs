//! Games in forum posts.

use daykeeper::sandbox::permissions;
use serde_json::json;

use super::bot::{World, people};
use super::person::{find, text_of};
use crate::support::{Answer, Client, User};

const TAGS: [(&str, bool); 3] = [("Open seats", false), ("Running", false), ("Over", false)];

fn words(answer: &Answer) -> String {
    text_of(answer);
    answer.message.as_ref().unwrap().content.clone()
}

/// Returns the channel that a reply links to.
fn place(answer: &str) -> u64 {
    let id = answer.split("<#").nth(1).and_then(|rest| rest.split('>').next());
    id.and_then(|id| id.parse().ok()).unwrap_or_else(|| panic!("no channel in {answer}"))
}

async fn open(person: &User, channel: u64, options: &[(&str, serde_json::Value)]) -> String {
    let mut given = vec![("game", json!("tzolkin")), ("seats", json!(2))];
    given.extend(options.iter().cloned());
    words(&person.command(channel, "game new", &given).await.unwrap())
}

async fn tagged(client: &Client, post: u64, wanted: &[&str]) {
    let look = async || {
        let tags = client.tags(post).await?;
        Ok((tags == wanted).then_some(()))
    };
    client.wait(&format!("the tags {wanted:?}"), look).await.unwrap();
}

/// The post shows the board as its picture. Its tag follows the game, also after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn each_game_gets_a_new_post() {
    let world = World::start().await;
    let people = people(&world.client, 3).await;
    let channel = world.client.add_channel("talk").await.unwrap();
    let forum = world.client.add_forum("games", &TAGS, true).await.unwrap();
    let post = place(&open(&people[0], channel, &[("forum", json!(forum.to_string()))]).await);
    let seen = people[0].messages(post).await.unwrap();
    let first = seen.iter().find(|message| message.id == post).expect("the first message has the post's id");
    assert!(
        first.content.contains("is looking for players") && first.content.contains("Two players"),
        "{}",
        first.content
    );
    let picture = world.client.download(&first.attachments[0].url).await.unwrap();
    assert!(picture.starts_with(b"\x89PNG"));
    tagged(&world.client, post, &["Open seats"]).await;
    let lobby = people[0].wait_for(post, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    words(&people[1].click_label(&lobby, "Join").await.unwrap());
    let ready = |seen: &[_]| find(seen, "Start").filter(|lobby| !lobby.button("Start").unwrap().disabled);
    let lobby = people[0].wait_for(post, "two players", ready).await.unwrap();
    words(&people[0].click_label(&lobby, "Start").await.unwrap());
    tagged(&world.client, post, &["Running"]).await;
    let begun = people[0].wait_for(post, "the choice", |seen| find(seen, "Choose your tiles")).await.unwrap();
    let board = words(&people[1].message_command(&begun, "Board as text").await.unwrap());
    assert!(board.contains("Palenque"), "{board}");
    let first = first.clone();
    let other = words(&people[1].message_command(&first, "Recap").await.unwrap());
    assert!(other.contains("doesn't report a turn"), "{other}");
    let world = world.restart().await;
    // A new thread requested inside a post becomes another post.
    let second = place(&open(&people[2], post, &[("place", json!("thread"))]).await);
    assert_ne!(second, post);
    tagged(&world.client, second, &["Open seats"]).await;
    words(&people[2].command(second, "game cancel", &[]).await.unwrap());
    tagged(&world.client, second, &["Over"]).await;
    tagged(&world.client, post, &["Running"]).await;
    world.end().await;
}

/// The bot creates tags only if it has the permission, and leaves users' own tags on their posts alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_forum_gets_tags_if_the_bot_has_permission() {
    let world = World::start().await;
    let people = people(&world.client, 2).await;
    let channel = world.client.add_channel("talk").await.unwrap();
    let forum = world.client.add_forum("bare", &[("Casual", false)], false).await.unwrap();
    let option = [("forum", json!(forum.to_string()))];
    let without = place(&open(&people[0], channel, &option).await);
    people[0].wait_for(without, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    tagged(&world.client, without, &[]).await;
    world.client.grant(forum, permissions::MANAGE_CHANNELS).await.unwrap();
    let with = place(&open(&people[0], channel, &option).await);
    tagged(&world.client, with, &["Open seats"]).await;
    // On a user's own post, the tags change only if the bot may manage threads.
    let own = world.client.add_post(forum, "My game", &people[1]).await.unwrap();
    open(&people[1], own, &[]).await;
    people[1].wait_for(own, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    tagged(&world.client, own, &[]).await;
    world.client.grant(forum, permissions::MANAGE_THREADS).await.unwrap();
    words(&people[1].command(own, "game cancel", &[]).await.unwrap());
    tagged(&world.client, own, &["Over"]).await;
    world.end().await;
}

/// If the post can't be created, a reply says why, and no game remains.
#[tokio::test(flavor = "multi_thread")]
async fn a_forum_may_refuse() {
    let world = World::start().await;
    let people = people(&world.client, 1).await;
    let channel = world.client.add_channel("talk").await.unwrap();
    let forum = world.client.add_forum("games", &[("Over", true)], true).await.unwrap();
    let option = [("forum", json!(forum.to_string()))];
    let tag = open(&people[0], channel, &option).await;
    assert!(tag.contains("needs a tag") && tag.contains("Open seats"), "{tag}");
    world.client.deny(forum, permissions::SEND_MESSAGES).await.unwrap();
    let refused = open(&people[0], channel, &option).await;
    assert!(refused.contains("doesn't let me create a post") && refused.contains("Send Messages"), "{refused}");
    world.client.deny(forum, permissions::ATTACH_FILES).await.unwrap();
    let plain = world.client.add_forum("plain", &TAGS, false).await.unwrap();
    world.client.deny(plain, permissions::ATTACH_FILES).await.unwrap();
    let post = place(&open(&people[0], channel, &[("forum", json!(plain.to_string()))]).await);
    let seen = people[0].messages(post).await.unwrap();
    assert!(seen.iter().any(|message| message.id == post && message.attachments.is_empty()));
    let thread = world.client.channel("Rainy Sunday game").await.unwrap();
    let nested = open(&people[0], thread, &[("place", json!("thread"))]).await;
    assert!(nested.contains("outside of any thread"), "{nested}");
    let tables = world.client.world(people[0].id, None).await.unwrap();
    let posts = tables["channels"].as_array().unwrap().iter();
    let posts = posts.filter(|place| place["parent_id"].as_str() == Some(&forum.to_string()));
    assert_eq!(posts.count(), 0);
    world.end().await;
}
