//! A comment on a turn as Discord gets it: after the confirmation, and only for the player.

use std::sync::{Arc, Mutex};

use daykeeper::discord::{Bot, HttpAnswer, HttpRequest, Rest, Sent, Transport};
use daykeeper::render::Pictures;
use daykeeper::table::{Command, PreferencesChange, Strength, UserId};
use daykeeper::text::{TextFile, Texts};
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::pebbles::COSTLY;
use crate::table::bench::{Bench, CHANNEL};
use crate::table::computers::game_of;

/// The texts of hints in the test game.
const PEBBLES: &str = "pebbles-plan-turn = { $target }
pebbles-turn = { $count } steps
pebbles-plan-ends = ends the turn
pebbles-reason-because = because of { $steps } steps
";

/// A request to Discord: its method, the end of its path, and its body.
pub(super) type Received = (String, String, Value);

/// A Discord that keeps every request, and can refuse the first edit.
#[derive(Clone, Default)]
pub(super) struct Discord {
    pub(super) received: Arc<Mutex<Vec<Received>>>,
    pub(super) refuses: bool,
}

impl Transport for Discord {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        let last = request.path.rsplit('/').next().unwrap_or_default().to_owned();
        let body = request.body.cloned().unwrap_or_default();
        let mut received = self.received.lock().unwrap();
        received.push((request.method.to_string(), last, body));
        let status = if self.refuses && received.len() == 2 { StatusCode::BAD_GATEWAY } else { StatusCode::OK };
        let body = Some(json!({ "id": "1" }).to_string());
        Box::pin(std::future::ready(Ok(HttpAnswer { status, headers: Default::default(), body })))
    }
}

impl Discord {
    /// Passes a command of user 1 to a bot, and waits until it has replied.
    pub(super) async fn command(&self, bench: &Bench, name: &str, options: Value) {
        let mut sources = Texts::sources();
        sources.push(TextFile { locale: "en", file: "pebbles.ftl", text: PEBBLES });
        let (texts, rest) = (Texts::load(&sources).unwrap(), Rest::with_transport(self.clone()));
        let bot = Bot::new(rest, UserId(42), None, bench.tables.clone(), Arc::new(texts), Pictures::new(1));
        bot.interaction(&json!({
            "id": "9001", "token": "secret", "application_id": "42", "type": 2, "locale": "en-US",
            "channel_id": CHANNEL.to_string(), "guild_id": "7",
            "member": { "permissions": "0", "user": { "id": "1", "username": "ada" } },
            "data": { "id": "5", "name": name, "type": 1, "options": options },
        }))
        .await;
    }
}

/// The methods and the ends of the paths of these requests.
pub(super) fn paths(received: &[Received]) -> Vec<String> {
    received.iter().map(|(method, path, _)| format!("{method} {path}")).collect()
}

/// Ends a turn, and returns the requests to Discord.
async fn end_turn(wants_comments: bool) -> Vec<Received> {
    let bench = game_of(vec![&COSTLY], 1, &[Strength::Medium]).await;
    let change = PreferencesChange { comments: Some(wants_comments), ..PreferencesChange::default() };
    bench.ask(1, Command::Preferences(Box::new(change))).await.map(drop).unwrap();
    let discord = Discord::default();
    discord.command(&bench, "play", json!([{ "name": "action", "type": 3, "value": "take 1; end" }])).await;
    std::mem::take(&mut *discord.received.lock().unwrap())
}

#[tokio::test]
async fn a_comment_follows_the_confirmation() {
    assert_eq!(paths(&end_turn(false).await), ["POST callback", "PATCH @original"]);
    let with = end_turn(true).await;
    assert_eq!(paths(&with), ["POST callback", "PATCH @original", "POST secret"]);
    let (confirmation, comment) = (&with[1].2, &with[2].2);
    assert!(confirmation["content"].as_str().unwrap().starts_with("Turn done."), "{confirmation}");
    assert!(comment["content"].as_str().unwrap().starts_with("A better turn: **"), "{comment}");
    assert_eq!(comment["flags"], 64, "only the player sees it");
}
