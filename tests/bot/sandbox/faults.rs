//! Faults that the sandbox produces on request.

use std::time::Duration;

use daykeeper::sandbox::{Config, Fault, FaultEffect, InteractionState, Sandbox, permissions};
use serde_json::{Value, json};
use serenity::all::*;

use super::bot::{Stage, http};
use crate::support::Client;

/// Sends a request to the HTTP API.
async fn call(sandbox: &Sandbox, method: &str, path: &str, body: &Value) -> reqwest::Response {
    let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
    let request = reqwest::Client::new().request(method, format!("{}/api/v10{path}", sandbox.url()));
    request.header("authorization", "Bot sandbox-token").json(body).send().await.unwrap()
}

#[tokio::test]
async fn a_window_of_zero_forgets_every_nonce() {
    let config = Config { nonce_window: Duration::ZERO, ..Config::default() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let channel = Client::of(&sandbox).channel("general").await.unwrap();
    let body = json!({ "content": "turn 5", "nonce": "turn-5", "enforce_nonce": true });
    let path = format!("/channels/{channel}/messages");
    let first: Value = call(&sandbox, "POST", &path, &body).await.json().await.unwrap();
    let second: Value = call(&sandbox, "POST", &path, &body).await.json().await.unwrap();
    assert_ne!(first["id"], second["id"]);
}

#[tokio::test]
async fn another_bots_message_can_have_components_that_no_library_reads() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let (http, client) = (http(&sandbox, "sandbox-token"), Client::of(&sandbox));
    let channel = ChannelId::new(client.channel("general").await.unwrap());
    channel.say(&http, "before").await.unwrap();
    // serenity skips an unknown top-level component, but not one inside an action row.
    let components = json!([{ "type": 1, "components": [{ "type": 99, "anything": [1, 2] }] }]);
    let id = client.post_foreign(channel.get(), "what is this?", components).await.unwrap();
    assert!(channel.messages(&http, GetMessages::new()).await.is_err(), "serenity reads all or nothing");
    assert!(channel.message(&http, id).await.is_err());
    let path = format!("/channels/{channel}/messages");
    let raw: Value = call(&sandbox, "GET", &path, &Value::Null).await.json().await.unwrap();
    let text: Vec<&str> = raw.as_array().unwrap().iter().map(|message| message["content"].as_str().unwrap()).collect();
    assert_eq!(text, ["what is this?", "before"]);
    assert_eq!(
        (&raw[0]["author"]["bot"], &raw[0]["components"][0]["components"][0]["type"]),
        (&json!(true), &json!(99))
    );
    let ada = client.user("Ada").await.unwrap();
    assert_eq!(ada.messages(channel.get()).await.unwrap().len(), 2);
}

#[tokio::test]
async fn serenity_drops_a_click_next_to_a_component_that_it_does_not_know() {
    let stage = Stage::new().await;
    let (ada, channel) = (stage.user("Ada").await, stage.channel("general").await);
    let button = json!({ "type": 2, "style": 1, "label": "Update", "custom_id": "update" });
    let row = json!({ "type": 1, "components": [button] });
    let laid_out = json!([{ "type": 17, "components": [{ "type": 10, "content": "A question" }, row] }]);
    let unknown = json!([{ "type": 1, "components": [button, { "type": 99 }] }]);
    let post = async |components: Value| {
        let id = stage.client.post_foreign(channel, "Look", components).await.unwrap();
        ada.message(channel, id).await.unwrap().unwrap()
    };
    let (laid_out, unknown) = (post(laid_out).await, post(unknown).await);
    let last = || stage.notes.interaction.lock().unwrap()["message"]["id"].clone();

    // Components that it doesn't know around a row are skipped.
    assert_eq!(ada.click(&laid_out, "update").await.unwrap().state, InteractionState::Update);
    assert_eq!(last(), laid_out.id.to_string());
    assert_eq!(ada.click(&unknown, "update").await.unwrap().state, InteractionState::Failed);
    assert_eq!(last(), laid_out.id.to_string());
    stage.end().await;
}

#[tokio::test]
async fn requests_about_the_server_can_be_refused_lost_or_delayed() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    let path = format!("/guilds/{}", daykeeper::sandbox::GUILD);
    for status in [401, 500, 503] {
        client.inject(&Fault::next("GET", "/guilds/*", FaultEffect::Status { status, after: false })).await.unwrap();
        let refused = call(&sandbox, "GET", &path, &Value::Null).await;
        assert_eq!(refused.status().as_u16(), status);
        assert_eq!(refused.headers()["content-type"] == "application/json", status == 401);
    }
    client.inject(&Fault::next("GET", "/guilds/*", FaultEffect::Hang { after: false })).await.unwrap();
    let url = format!("{}/api/v10{path}", sandbox.url());
    let waiting = reqwest::Client::new().get(url).header("authorization", "Bot sandbox-token");
    let error = waiting.timeout(Duration::from_millis(200)).send().await.unwrap_err();
    assert!(error.is_timeout());
    assert_eq!(call(&sandbox, "GET", &path, &Value::Null).await.status().as_u16(), 200);
}

#[tokio::test]
async fn a_message_is_stored_although_its_response_hangs() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    let (channel, ada) = (client.channel("general").await.unwrap(), client.user("Ada").await.unwrap());
    client.inject(&Fault::next("POST", "/channels/*/messages", FaultEffect::Hang { after: true })).await.unwrap();
    let url = format!("{}/api/v10/channels/{channel}/messages", sandbox.url());
    let sending = reqwest::Client::new().post(url).header("authorization", "Bot sandbox-token");
    let sending = tokio::spawn(sending.json(&json!({ "content": "stored" })).send());
    ada.wait_for(channel, "the message", |messages| (messages.len() == 1).then_some(())).await.unwrap();
    assert!(!sending.is_finished());
    sending.abort();
}

#[tokio::test]
async fn a_pin_is_announced_once_and_its_old_route_is_gone() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    let channel = client.channel("general").await.unwrap();
    client.grant(channel, permissions::PIN_MESSAGES).await.unwrap();
    let path = format!("/channels/{channel}/messages");
    let message: Value = call(&sandbox, "POST", &path, &json!({ "content": "rules" })).await.json().await.unwrap();
    let id = message["id"].as_str().unwrap();
    for _ in 0..2 {
        assert_eq!(call(&sandbox, "PUT", &format!("{path}/pins/{id}"), &Value::Null).await.status().as_u16(), 204);
    }
    let all: Value = call(&sandbox, "GET", &path, &Value::Null).await.json().await.unwrap();
    let kinds: Vec<_> = all.as_array().unwrap().iter().map(|message| (&message["type"], &message["pinned"])).collect();
    assert_eq!(kinds, [(&json!(6), &json!(false)), (&json!(0), &json!(true))]);
    let old = call(&sandbox, "PUT", &format!("/channels/{channel}/pins/{id}"), &Value::Null).await;
    assert_eq!(old.status().as_u16(), 404);
}

#[tokio::test]
async fn a_revoked_token_is_refused_everywhere() {
    let stage = Stage::new().await;
    let channel = stage.channel("general").await;
    stage.client.revoke_token().await.unwrap();
    assert_eq!(call(&stage.sandbox, "GET", "/users/@me", &Value::Null).await.status().as_u16(), 401);
    let gone = async || Ok((!stage.client.bot_connected().await?).then_some(()));
    stage.client.wait("the connection to be closed", gone).await.unwrap();
    assert!(ChannelId::new(channel).say(&stage.http, "hello?").await.is_err());
}

#[tokio::test]
async fn an_outage_does_not_count_as_a_removal() {
    let stage = Stage::new().await;
    let notes = &stage.notes;
    stage.client.set_guild_available(false).await.unwrap();
    stage.client.set_guild_available(true).await.unwrap();
    stage.client.set_bot_present(false).await.unwrap();
    let announced = async || Ok((notes.count("guild_delete") == 1).then_some(()));
    stage.client.wait("the farewell", announced).await.unwrap();
    assert_eq!((notes.count("guild_unavailable"), notes.count("guild_create")), (1, 2));
    stage.end().await;
}

#[tokio::test]
async fn an_interaction_of_an_unknown_kind_reaches_the_bot_and_can_be_answered() {
    use futures::{SinkExt, StreamExt};
    use tokio_tungstenite::tungstenite::Message as Frame;
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    let (channel, ada) = (client.channel("general").await.unwrap(), client.user("Ada").await.unwrap());
    let url = format!("{}/gateway?v=10&encoding=json", sandbox.url().replace("http", "ws"));
    let (mut socket, _) = tokio_tungstenite::connect_async(&url).await.unwrap();
    let identify = json!({ "op": 2, "d": { "token": "sandbox-token", "intents": 1, "properties": {} } });
    socket.send(Frame::text(identify.to_string())).await.unwrap();
    let fields = json!({ "type": 77, "data": { "shape": "round" } });
    let bot = async {
        let event = loop {
            let frame = socket.next().await.unwrap().unwrap();
            let event: Value = serde_json::from_str(frame.to_text().unwrap()).unwrap();
            if event["t"] == "INTERACTION_CREATE" {
                break event["d"].clone();
            }
        };
        assert_eq!((&event["type"], &event["data"]["shape"]), (&json!(77), &json!("round")));
        let (id, token) = (event["id"].as_str().unwrap(), event["token"].as_str().unwrap());
        let body = json!({ "type": 4, "data": { "content": "I do not know this.", "flags": 64 } });
        let answer = call(&sandbox, "POST", &format!("/interactions/{id}/{token}/callback"), &body).await;
        assert_eq!(answer.status().as_u16(), 204);
    };
    let (answer, ()) = tokio::join!(ada.unknown_interaction(channel, fields), bot);
    assert_eq!(answer.unwrap().message.unwrap().content, "I do not know this.");
}
