//! Data that a sandbox saves from one run to the next.

use std::path::Path;
use std::time::Duration;

use daykeeper::sandbox::{Config, Sandbox, WorldClock};
use serde_json::json;
use serenity::all::*;

use super::bot::{http, picture};
use crate::support::Client;

async fn sandbox(folder: &Path) -> Sandbox {
    Sandbox::start(Config { keep: Some(folder.to_owned()), ..Config::default() }).await.unwrap()
}

#[tokio::test]
async fn channels_and_messages_come_back_with_their_pictures() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let first = sandbox(&folder.path().join("kept")).await;
    let (bot, client) = (http(&first, "sandbox-token"), Client::of(&first));
    let channel = client.add_channel("new-room").await.unwrap();
    let file = CreateAttachment::bytes(picture(30, 20), "board.png");
    let gallery = json!({ "type": 12, "items": [{ "media": { "url": "attachment://board.png" } }] });
    let message = json!({ "flags": 1 << 15, "components": [gallery, { "type": 10, "content": "your turn" }] });
    let sent = bot.send_message(ChannelId::new(channel), vec![file], &message).await.unwrap();
    let ada = client.user("Ada").await.unwrap();
    ada.set_locale("it").await.unwrap();
    ada.say(channel, "I see").await.unwrap();
    first.shutdown().await.unwrap();

    let second = sandbox(&folder.path().join("kept")).await;
    let (bot, client) = (http(&second, "sandbox-token"), Client::of(&second));
    assert_eq!(client.channel("new-room").await.unwrap(), channel);
    let messages = client.user("Ada").await.unwrap().messages(channel).await.unwrap();
    let text: Vec<&str> = messages.iter().map(|message| message.content.as_str()).collect();
    assert_eq!(text, ["your turn", "I see"]);
    let shown = messages[0].rows()[0]["items"][0]["media"]["url"].as_str().unwrap();
    assert!(shown.starts_with(&second.url()), "{shown}");
    assert_eq!(client.download(shown).await.unwrap(), picture(30, 20));
    let world = client.world(ada.id, None).await.unwrap();
    let user = world["users"].as_array().unwrap().iter().find(|user| user["username"] == "ada").unwrap();
    assert_eq!(user["locale"], "it");
    let next = ChannelId::new(channel).say(&bot, "again").await.unwrap();
    assert!(next.id > sent.id);
    ChannelId::new(channel).delete_message(&bot, sent.id).await.unwrap();
    second.shutdown().await.unwrap();
    let names = std::fs::read_dir(folder.path().join("kept")).unwrap();
    let names: Vec<String> = names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(names, ["state.json"], "files of deleted messages go");
}

#[tokio::test]
async fn the_clock_is_not_set_back_by_a_restart() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let config = |clock: &WorldClock| {
        let keep = Some(folder.path().join("kept"));
        Config { keep, clock: clock.clone(), ..Config::default() }
    };
    let day = Duration::from_secs(24 * 60 * 60);
    let clock = WorldClock::system();
    let first = Sandbox::start(config(&clock)).await.unwrap();
    clock.advance(day);
    first.shutdown().await.unwrap();
    let clock = WorldClock::system();
    let _second = Sandbox::start(config(&clock)).await.unwrap();
    assert_eq!(clock.offset(), day);
}

#[tokio::test]
async fn damaged_files_are_named() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    std::fs::write(folder.path().join("state.json"), "{").unwrap();
    let config = Config { keep: Some(folder.path().to_owned()), ..Config::default() };
    let error = Sandbox::start(config).await.unwrap_err();
    assert!(error.to_string().contains("state.json"), "{error}");
}
