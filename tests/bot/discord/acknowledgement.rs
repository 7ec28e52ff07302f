//! Discord waits three seconds for the first word about an interaction: it waits for nothing here.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use daykeeper::discord::{Bot, HttpAnswer, HttpRequest, Rest, Sent, Transport};
use daykeeper::render::Pictures;
use daykeeper::table::UserId;
use daykeeper::text::Texts;
use serde_json::json;

use crate::table::bench::Bench;

/// A Discord that hears acknowledgements, and then nothing more.
struct Stuck(Arc<AtomicUsize>);

impl Transport for Stuck {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        if !request.path.ends_with("/callback") {
            return Box::pin(std::future::pending());
        }
        self.0.fetch_add(1, Ordering::SeqCst);
        let answer = HttpAnswer { status: reqwest::StatusCode::OK, headers: Default::default(), body: None };
        Box::pin(std::future::ready(Ok(answer)))
    }
}

#[tokio::test]
async fn every_press_is_acknowledged_though_nothing_else_of_its_user_ends() {
    let bench = Bench::new();
    let heard = Arc::new(AtomicUsize::new(0));
    let rest = Rest::over(Stuck(Arc::clone(&heard)));
    let texts = Arc::new(Texts::embedded());
    let bot = Arc::new(Bot::new(rest, UserId(42), None, bench.tables.clone(), texts, Pictures::new(1)));
    let told = |id: u64| {
        json!({
            "id": id.to_string(), "token": "t", "application_id": "42", "type": 2, "locale": "en-US",
            "channel_id": "500", "guild_id": "7", "data": { "name": "help", "options": [] },
            "member": { "permissions": "0", "user": { "id": "1", "username": "somebody" } },
        })
    };
    for id in 1..=50 {
        let (bot, told) = (Arc::clone(&bot), told(id));
        tokio::spawn(async move { bot.interaction(&told).await });
    }
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    assert_eq!(heard.load(Ordering::SeqCst), 50);
}
