//! Bad requests: each is refused with Discord's code and the place of the fault.

use daykeeper::sandbox::{Config, Sandbox};
use serde_json::{Value, json};

use crate::support::Client;

async fn post(sandbox: &Sandbox, path: &str, body: Value) -> (u16, Value) {
    let url = format!("{}/api/v10{path}", sandbox.url());
    let request = reqwest::Client::new().post(url).header("authorization", "Bot sandbox-token");
    let response = request.json(&body).send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap_or_default())
}

#[tokio::test]
async fn bodies_beyond_the_limits_are_refused_with_50035() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let channel = Client::of(&sandbox).channel("general").await.unwrap();
    let messages = format!("/channels/{channel}/messages");
    let button = |id: &str| json!({ "type": 2, "style": 1, "label": "b", "custom_id": id });
    let text = |words: &str| json!({ "type": 10, "content": words });
    let cases = [
        (&messages, json!({ "content": "x".repeat(2001) }), "/errors/content/_errors/0/code"),
        (&messages, json!({ "embeds": [{ "title": "x" }] }), "/errors/embeds/_errors/0/code"),
        (
            &messages,
            json!({ "components": [{ "type": 1, "components": [button("a"), button("a")] }] }),
            "/errors/components/0/components/1/custom_id/_errors/0/code",
        ),
        (
            &messages,
            json!({ "allowed_mentions": { "parse": ["x"] } }),
            "/errors/allowed_mentions/parse/0/_errors/0/code",
        ),
        (
            &messages,
            json!({ "content": "x", "message_reference": { "message_id": "5" } }),
            "/errors/message_reference/_errors/0/code",
        ),
        (
            &messages,
            json!({ "flags": 1 << 15, "content": "x", "components": [text("x")] }),
            "/errors/flags/_errors/0/code",
        ),
        (
            &messages,
            json!({ "flags": 1 << 15, "components": [
                { "type": 12, "items": [{ "media": { "url": "attachment://none.png" } }] },
            ] }),
            "/errors/components/_errors/0/code",
        ),
        (&messages, json!({ "components": [text("x")] }), "/errors/components/0/type/_errors/0/code"),
    ];
    for (path, body, pointer) in cases {
        let (status, answer) = post(&sandbox, path, body).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{answer}");
        assert!(answer.pointer(pointer).is_some(), "{pointer} in {answer}");
    }
}

#[tokio::test]
async fn other_refusals_have_their_codes() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let channel = Client::of(&sandbox).channel("general").await.unwrap();
    let cases = [
        (format!("/channels/{channel}/messages"), json!({}), 400, 50006),
        (format!("/channels/{channel}/messages"), json!({ "content": "   " }), 400, 50006),
        ("/channels/5/messages".to_owned(), json!({ "content": "x" }), 404, 10003),
        ("/channels/me/messages".to_owned(), json!({ "content": "x" }), 400, 50035),
        ("/interactions/5/token/callback".to_owned(), json!({ "type": 5 }), 404, 10062),
        (format!("/webhooks/{}/token", daykeeper::sandbox::BOT), json!({ "content": "x" }), 401, 50027),
        ("/users/@me/channels".to_owned(), json!({ "recipient_id": "5" }), 404, 10013),
        ("/nowhere".to_owned(), json!({}), 404, 0),
    ];
    for (path, body, status, code) in cases {
        let (given, answer) = post(&sandbox, &path, body).await;
        assert_eq!((given, &answer["code"]), (status, &json!(code)), "{path}: {answer}");
    }
    let url = format!("{}/api/v10/channels/{channel}/messages", sandbox.url());
    let request = reqwest::Client::new().post(url).header("authorization", "Bot sandbox-token");
    let answer: Value = request.body("{").send().await.unwrap().json().await.unwrap();
    assert_eq!(answer["code"], 50109);
}

#[tokio::test]
async fn the_bucket_of_a_route_runs_dry() {
    use daykeeper::sandbox::{RateLimit, WorldClock};
    let clock = WorldClock::manual();
    let rate_limit = RateLimit { requests: 2, window: std::time::Duration::from_secs(5) };
    let sandbox = Sandbox::start(Config { rate_limit, clock: clock.clone(), ..Config::default() }).await.unwrap();
    let channel = Client::of(&sandbox).channel("general").await.unwrap();
    let path = format!("/channels/{channel}/messages");
    let say = async || post(&sandbox, &path, json!({ "content": "x" })).await;
    assert_eq!((say().await.0, say().await.0), (200, 200));
    let (status, answer) = say().await;
    assert_eq!(status, 429);
    clock.advance(std::time::Duration::from_secs_f64(answer["retry_after"].as_f64().unwrap()));
    assert_eq!(say().await.0, 200);
}

/// A forum accepts only posts, with tags that it has.
#[tokio::test]
async fn forums_refuse_plain_messages() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    let strict = client.add_forum("strict", &[("Kept", true)], true).await.unwrap();
    let open = client.add_forum("open", &[("Free", false)], false).await.unwrap();
    let threads = |forum: u64| format!("/channels/{forum}/threads");
    let first = json!({ "content": "x" });
    let cases = [
        (format!("/channels/{open}/messages"), json!({ "content": "x" }), 400, 50008),
        (threads(open), json!({ "name": "n" }), 400, 50035),
        (threads(open), json!({ "name": "n", "message": {} }), 400, 50006),
        (threads(open), json!({ "name": "n", "message": first, "applied_tags": ["5"] }), 404, 10087),
        (threads(strict), json!({ "name": "n", "message": first }), 400, 40067),
        (threads(open), json!({ "name": "", "message": first }), 400, 50035),
    ];
    for (path, body, status, code) in cases {
        let (given, answer) = post(&sandbox, &path, body).await;
        assert_eq!((given, &answer["code"]), (status, &json!(code)), "{path}: {answer}");
    }
    let (status, opened) = post(&sandbox, &threads(open), json!({ "name": "n", "message": first })).await;
    assert_eq!((status, &opened["message"]["id"]), (201, &opened["id"]), "{opened}");
    // Such a tag needs the permission to manage threads.
    let http = reqwest::Client::new();
    let get =
        http.get(format!("{}/api/v10/channels/{strict}", sandbox.url())).header("authorization", "Bot sandbox-token");
    let forum: Value = get.send().await.unwrap().json().await.unwrap();
    assert_eq!((&forum["type"], &forum["flags"]), (&json!(15), &json!(16)));
    let kept = json!({ "name": "n", "message": first, "applied_tags": [forum["available_tags"][0]["id"]] });
    assert_eq!(post(&sandbox, &threads(strict), kept.clone()).await.0, 403);
    client.grant(strict, daykeeper::sandbox::permissions::MANAGE_THREADS).await.unwrap();
    assert_eq!(post(&sandbox, &threads(strict), kept).await.0, 201);
    sandbox.shutdown().await.unwrap();
}
