//! Discord waits three seconds for an acknowledgement of an interaction. The bot sends it before any slow work.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use daykeeper::discord::{Bot, HttpAnswer, HttpRequest, Rest, RestError, Sent, Transport};
use daykeeper::render::Pictures;
use daykeeper::table::UserId;
use daykeeper::text::Texts;
use serde_json::{Value, json};

use crate::table::bench::Bench;

/// A Discord that accepts acknowledgements and never answers other requests.
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

/// The interaction of a user who sends `/help`.
fn help(id: u64) -> Value {
    json!({
        "id": id.to_string(), "token": "t", "application_id": "42", "type": 2, "locale": "en-US",
        "channel_id": "500", "guild_id": "7", "data": { "name": "help", "options": [] },
        "member": { "permissions": "0", "user": { "id": "1", "username": "somebody" } },
    })
}

fn bot(bench: &Bench, discord: impl Transport + 'static) -> Bot {
    let texts = Arc::new(Texts::embedded());
    Bot::new(Rest::with_transport(discord), UserId(42), None, bench.tables.clone(), texts, Pictures::new(1))
}

#[tokio::test]
async fn every_click_is_acknowledged_while_earlier_ones_of_its_user_hang() {
    let bench = Bench::new();
    let heard = Arc::new(AtomicUsize::new(0));
    let bot = Arc::new(bot(&bench, Stuck(Arc::clone(&heard))));
    for id in 1..=50 {
        let (bot, interaction) = (Arc::clone(&bot), help(id));
        tokio::spawn(async move { bot.interaction(&interaction).await });
    }
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    assert_eq!(heard.load(Ordering::SeqCst), 50);
}

/// A Discord that answers every acknowledgement with "already acknowledged". The first answers get lost.
struct Acknowledged {
    lost: AtomicUsize,
    answers: Arc<AtomicUsize>,
}

impl Transport for Acknowledged {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        let (status, body) = match request.path.ends_with("/callback") {
            true => (reqwest::StatusCode::BAD_REQUEST, json!({ "code": 40060, "message": "acknowledged" })),
            false => {
                self.answers.fetch_add(1, Ordering::SeqCst);
                (reqwest::StatusCode::OK, json!({ "id": "77" }))
            }
        };
        let is_lost = |left: usize| left.checked_sub(1);
        let sent = match self.lost.fetch_update(Ordering::SeqCst, Ordering::SeqCst, is_lost) {
            Ok(_) => Err(RestError::Lost { reason: "cut".into() }),
            Err(_) => Ok(HttpAnswer { status, headers: Default::default(), body: Some(body.to_string()) }),
        };
        Box::pin(std::future::ready(sent))
    }
}

#[tokio::test]
async fn a_click_acknowledged_by_another_process_is_ignored() {
    for (lost, expected) in [(0, 0), (1, 1)] {
        let bench = Bench::new();
        let answers = Arc::new(AtomicUsize::new(0));
        let discord = Acknowledged { lost: AtomicUsize::new(lost), answers: Arc::clone(&answers) };
        bot(&bench, discord).interaction(&help(1)).await;
        assert_eq!(answers.load(Ordering::SeqCst), expected, "{lost} of our own attempts had no answer");
    }
}
