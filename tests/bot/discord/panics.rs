//! A bug: the handling of an interaction panics after its acknowledgment.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use daykeeper::discord::{Bot, HttpAnswer, HttpRequest, Rest, Sent, Transport};
use daykeeper::render::Pictures;
use daykeeper::table::UserId;
use daykeeper::text::Texts;
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::answers::interaction;
use crate::table::bench::{Bench, CHANNEL};

/// Requests and their texts.
type Given = Arc<Mutex<Vec<(String, String)>>>;

/// A Discord that accepts one acknowledgment per interaction. The bot panics when it sends its first reply.
#[derive(Default)]
struct Breaking {
    broke: AtomicBool,
    acknowledged: Mutex<BTreeSet<String>>,
    given: Given,
}

impl Transport for Breaking {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        let text = request.body.map(|body| body["content"].as_str().unwrap_or_default().to_owned());
        let again =
            request.path.ends_with("/callback") && !self.acknowledged.lock().unwrap().insert(request.path.to_owned());
        let (status, body) = match again {
            true => (400, json!({ "code": 40060, "message": "Interaction has already been acknowledged." })),
            false => (200, json!({ "id": "1" })),
        };
        if request.path.starts_with("/webhooks/") {
            assert!(self.broke.swap(true, Ordering::Relaxed), "on purpose");
            self.given.lock().unwrap().push((request.method.to_string(), text.unwrap()));
        }
        let status = StatusCode::from_u16(status).unwrap();
        let answer = HttpAnswer { status, headers: Default::default(), body: Some(body.to_string()) };
        Box::pin(std::future::ready(Ok(answer)))
    }
}

fn note(text: &str) -> Value {
    let text = json!({ "name": "text", "type": 3, "value": text });
    interaction(2, &CHANNEL.to_string(), &json!({ "id": "5", "name": "note", "type": 1, "options": [text] }))
}

#[tokio::test]
async fn a_reply_that_panics_becomes_an_apology_and_the_game_continues() {
    let bench = Bench::new();
    bench.begin(2).await;
    let discord = Breaking::default();
    let given = Arc::clone(&discord.given);
    let (rest, texts) = (Rest::with_transport(discord), Arc::new(Texts::embedded()));
    let bot = Bot::new(rest, UserId(42), None, bench.tables.clone(), texts, Pictures::new(1));
    bot.interaction(&note("first")).await;
    // A new message ends "thinking", in the user's language.
    let apology = given.lock().unwrap().drain(..).collect::<Vec<_>>();
    assert_eq!(apology.len(), 1, "{apology:?}");
    assert!(apology[0].0 == "POST" && apology[0].1.contains("Ho avuto un problema"), "{apology:?}");
    assert_eq!(bench.text("SELECT text FROM notes"), "first");

    bot.interaction(&note("second")).await;
    let reply = given.lock().unwrap().drain(..).collect::<Vec<_>>();
    assert!(reply.len() == 1 && reply[0].0 == "PATCH" && !reply[0].1.is_empty(), "{reply:?}");
    assert_eq!(bench.text("SELECT text FROM notes"), "second");
}
