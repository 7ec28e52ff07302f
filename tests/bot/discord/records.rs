//! `/game import` as Discord gets it: the file comes from Discord's storage, within limits.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use daykeeper::discord::{Bot, Fetched, HttpAnswer, HttpRequest, Rest, RestError, Sent, Transport};
use daykeeper::games;
use daykeeper::render::Pictures;
use daykeeper::table::UserId;
use daykeeper::text::Texts;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::table::bench::{Bench, CHANNEL};

/// A Discord with one stored file, which it can lose. It keeps the last reply.
#[derive(Clone)]
struct Discord {
    file: Option<Vec<u8>>,
    fetched: Arc<Mutex<u32>>,
    reply: Arc<Mutex<Value>>,
}

impl Transport for Discord {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        if request.method == "PATCH" {
            *self.reply.lock().unwrap() = request.body.cloned().unwrap_or_default();
        }
        let body = Some(json!({ "id": "1" }).to_string());
        Box::pin(std::future::ready(Ok(HttpAnswer { status: StatusCode::OK, headers: Default::default(), body })))
    }

    fn fetch<'a>(&'a self, _url: &'a str, most: usize, _within: Duration) -> Fetched<'a> {
        *self.fetched.lock().unwrap() += 1;
        let lost = || RestError::Unexplained { status: 404 };
        let file = self.file.clone().ok_or_else(lost).map(|file| Some(file).filter(|file| file.len() <= most));
        Box::pin(std::future::ready(file))
    }
}

/// Imports a file of this announced size. Returns the reply, and how often the bot asked for the file.
async fn import(bench: &Bench, file: Option<Vec<u8>>, size: usize) -> (String, u32) {
    let discord = Discord { file, fetched: Arc::default(), reply: Arc::default() };
    let (texts, rest) = (Arc::new(Texts::embedded()), Rest::with_transport(discord.clone()));
    let bot = Bot::new(rest, UserId(42), None, bench.tables.clone(), texts, Pictures::new(1));
    let option = json!({ "name": "file", "type": 11, "value": "9" });
    let link = json!({ "url": "https://cdn.discordapp.com/x/game.json", "size": size, "filename": "game.json" });
    bot.interaction(&json!({
        "id": "9001", "token": "secret", "application_id": "42", "type": 2, "locale": "en-US",
        "channel_id": CHANNEL.to_string(), "guild_id": "7",
        "member": { "permissions": "0", "user": { "id": "1", "username": "ada" } },
        "data": {
            "id": "5", "name": "game", "type": 1,
            "options": [{ "name": "import", "type": 1, "options": [option] }],
            "resolved": { "attachments": { "9": link } },
        },
    }))
    .await;
    let reply = discord.reply.lock().unwrap()["content"].as_str().unwrap_or_default().to_owned();
    let fetched = *discord.fetched.lock().unwrap();
    (reply, fetched)
}

#[tokio::test]
async fn a_file_is_imported_within_limits() {
    let bench = Bench::playing(games::titles().to_vec());
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/games/tests/data/samples");
    let file = std::fs::read(format!("{folder}/tzolkin-2p-2-greedy.record.json")).unwrap();
    let size = file.len();
    let too_large = "This file is too large. A record has at most 256 KB.";
    assert_eq!(import(&bench, Some(file.clone()), 1 << 30).await, (too_large.to_owned(), 0), "it isn't fetched");
    assert_eq!(import(&bench, Some(vec![b' '; 300 << 10]), 10).await, (too_large.to_owned(), 1), "it lied");
    let lost = "I couldn't get this file from Discord. Try again in a moment.";
    assert_eq!(import(&bench, None, size).await, (lost.to_owned(), 1));
    assert_eq!(bench.count("SELECT count(*) FROM tables"), 0);
    let (reply, fetched) = import(&bench, Some(file), size).await;
    assert!(reply.starts_with("Everything replays.") && fetched == 1, "{reply}");
}
