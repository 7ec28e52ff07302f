//! Connecting, registering, losing and resuming the gateway, faults.

use std::time::{Duration, Instant};

use daykeeper::sandbox::{Config, Fault, FaultEffect, Sandbox};
use serde_json::json;
use serenity::all::*;

use super::bot::{Stage, code, http};
use crate::support::{Client, Error};

#[tokio::test]
async fn the_bot_connects_and_registers_commands() {
    let stage = Stage::new().await;
    let channel = stage.channel("general").await;
    assert_eq!((stage.notes.count("ready"), stage.notes.count("guild_create")), (1, 1));
    let world = stage.client.world(daykeeper::sandbox::BOT, Some(channel)).await.unwrap();
    let names: Vec<&str> = world["commands"].as_array().unwrap().iter().map(|c| c["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"echo") && names.contains(&"game"));
    let registered = stage.http.get_global_commands().await.unwrap();
    assert_eq!(registered.len(), 12);
    let again = stage.http.create_global_commands(&json!([{ "name": "echo", "description": "Anew" }])).await.unwrap();
    let echo = registered.iter().find(|command| command.name == "echo").unwrap();
    assert_eq!((again.len(), again[0].id), (1, echo.id), "a command keeps its id");
    assert_eq!(stage.http.get_current_user().await.unwrap().id.get(), daykeeper::sandbox::BOT);
    stage.end().await;
}

#[tokio::test]
async fn a_wrong_token_is_refused_by_http_and_gateway() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let error = http(&sandbox, "wrong").get_current_user().await.unwrap_err();
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else { panic!() };
    assert_eq!(response.status_code.as_u16(), 401);
    struct Silent;
    impl EventHandler for Silent {}
    let http = HttpBuilder::new("wrong").proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let gateway = GatewayIntents::GUILDS;
    let mut bot = ClientBuilder::new_with_http(http, gateway).event_handler(Silent).await.unwrap();
    assert!(bot.start().await.is_err());
}

#[tokio::test]
async fn a_dropped_gateway_is_resumed_and_misses_nothing() {
    let stage = Stage::new().await;
    let (user, channel) = (stage.user("Ileana").await, stage.channel("general").await);
    stage.client.drop_gateway().await.unwrap();
    // The bot is disconnected when this is sent, so the event arrives with the resume.
    let answer = user.command(channel, "echo", &[("text", json!("still here"))]).await.unwrap();
    assert_eq!(answer.message.unwrap().content, "still here");
    assert_eq!((stage.notes.count("ready"), stage.notes.count("resumed")), (1, 1));
    stage.client.reconnect_gateway().await.unwrap();
    let answer = user.command(channel, "echo", &[("text", json!("and again"))]).await.unwrap();
    assert_eq!(answer.message.unwrap().content, "and again");
    assert_eq!(stage.notes.count("ready"), 1);
    stage.end().await;
}

#[tokio::test]
async fn an_invalid_session_leads_to_a_new_one() {
    let stage = Stage::new().await;
    let channel = stage.channel("general").await;
    stage.client.invalidate_session().await.unwrap();
    let notes = &stage.notes;
    stage.client.wait("a second session", async || Ok((notes.count("ready") == 2).then_some(()))).await.unwrap();
    let user = stage.user("Ileana").await;
    let answer = user.command(channel, "echo", &[("text", json!("new"))]).await.unwrap();
    assert_eq!(answer.message.unwrap().content, "new");
    stage.end().await;
}

#[tokio::test]
async fn bots_without_heartbeats_are_disconnected() {
    use futures::{SinkExt, StreamExt};
    use tokio_tungstenite::tungstenite::Message as Frame;
    let config = Config { heartbeat_interval: Duration::from_millis(2_000), ..Config::default() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let url = format!("{}/gateway?v=10&encoding=json", sandbox.url().replace("http", "ws"));
    let (mut socket, _) = tokio_tungstenite::connect_async(&url).await.unwrap();
    let hello: serde_json::Value =
        serde_json::from_str(socket.next().await.unwrap().unwrap().to_text().unwrap()).unwrap();
    assert_eq!((&hello["op"], &hello["d"]["heartbeat_interval"]), (&json!(10), &json!(2_000)));
    socket.send(Frame::text(json!({ "op": 1, "d": null }).to_string())).await.unwrap();
    let ack: serde_json::Value =
        serde_json::from_str(socket.next().await.unwrap().unwrap().to_text().unwrap()).unwrap();
    assert_eq!(ack["op"], 11);
    let Some(Ok(Frame::Close(Some(frame)))) = socket.next().await else { panic!("not closed") };
    assert_eq!(u16::from(frame.code), 4009);
    let (mut socket, _) = tokio_tungstenite::connect_async(&url).await.unwrap();
    socket.next().await;
    socket.send(Frame::text(json!({ "op": 3, "d": {} }).to_string())).await.unwrap();
    let Some(Ok(Frame::Close(Some(frame)))) = socket.next().await else { panic!("not closed") };
    assert_eq!(u16::from(frame.code), 4003, "not identified");
    let (mut socket, _) = tokio_tungstenite::connect_async(&url).await.unwrap();
    socket.next().await;
    let identify = json!({ "op": 2, "d": { "token": "sandbox-token", "intents": 1 << 15, "properties": {} } });
    socket.send(Frame::text(identify.to_string())).await.unwrap();
    let Some(Ok(Frame::Close(Some(frame)))) = socket.next().await else { panic!("not closed") };
    assert_eq!(u16::from(frame.code), 4014, "a privileged intent that was not granted");
}

#[tokio::test]
async fn injected_faults_strike_once_as_requested() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let (http, client) = (http(&sandbox, "sandbox-token"), Client::of(&sandbox));
    let channel = ChannelId::new(client.channel("general").await.unwrap());
    let path = format!("/channels/{channel}/messages");
    let user = client.user("Ada").await.unwrap();
    let send = || channel.say(&http, "hello");
    let seen = async || user.messages(channel.get()).await.unwrap().len();
    let status = |error: serenity::Error| match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => response.status_code.as_u16(),
        serenity::Error::Http(HttpError::Request(_)) => 0,
        other => panic!("{other}"),
    };
    let cases = [
        (FaultEffect::RateLimit { retry_after: 0.25, global: false }, 429, 0),
        (FaultEffect::Status { status: 502, after: false }, 502, 0),
        (FaultEffect::Status { status: 504, after: true }, 504, 1),
        (FaultEffect::Drop { after: false }, 0, 0),
        (FaultEffect::Drop { after: true }, 0, 1),
    ];
    for (effect, expected, posted) in cases {
        let before = seen().await;
        client.inject(&Fault::next("POST", &path, effect.clone())).await.unwrap();
        assert_eq!(status(send().await.unwrap_err()), expected, "{effect:?}");
        assert_eq!(seen().await, before + posted, "{effect:?}");
        send().await.unwrap();
    }
    client
        .inject(&Fault::next("POST", "/channels/*/messages", FaultEffect::Delay { ms: 120, after: false }))
        .await
        .unwrap();
    let start = Instant::now();
    send().await.unwrap();
    assert!(start.elapsed() >= Duration::from_millis(120));
    client.inject(&Fault::next("GET", "/never", FaultEffect::Drop { after: false })).await.unwrap();
    assert_eq!(client.faults().await.unwrap().len(), 1);
    client.clear_faults().await.unwrap();
    let log = client.requests().await.unwrap();
    let codes: Vec<u16> = log.iter().map(|request| request.status).collect();
    assert_eq!(codes, [429, 200, 502, 200, 504, 200, 0, 200, 0, 200, 200]);
}

#[tokio::test]
async fn a_429_says_how_long_to_wait() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    client
        .inject(&Fault::next("GET", "/gateway/bot", FaultEffect::RateLimit { retry_after: 1.5, global: true }))
        .await
        .unwrap();
    let url = format!("{}/api/v10/gateway/bot", sandbox.url());
    let get = || reqwest::Client::new().get(&url).header("authorization", "Bot sandbox-token").send();
    let limited = get().await.unwrap();
    assert_eq!((limited.status().as_u16(), limited.headers()["retry-after"].to_str().unwrap()), (429, "1.500"));
    assert!(limited.headers().contains_key("x-ratelimit-global"));
    let body: serde_json::Value = limited.json().await.unwrap();
    assert_eq!((&body["retry_after"], &body["global"]), (&json!(1.5), &json!(true)));
    let fine = get().await.unwrap();
    assert_eq!(fine.headers()["x-ratelimit-limit"], "2000");
    assert_eq!(fine.headers()["x-ratelimit-remaining"], "1999");
}

#[tokio::test]
async fn members_leaving_and_returning_are_events() {
    let stage = Stage::new().await;
    let channel = stage.channel("random").await;
    stage.client.set_bot_present(false).await.unwrap();
    assert_eq!(code(&ChannelId::new(channel).say(&stage.http, "hello?").await.unwrap_err()), 50001);
    let user = stage.user("Ileana").await;
    let refused = user.command(channel, "echo", &[("text", json!("a"))]).await.unwrap_err();
    assert!(matches!(refused, Error::Refused { .. }));
    stage.client.set_bot_present(true).await.unwrap();
    stage.client.delete_channel(channel).await.unwrap();
    assert_eq!(code(&ChannelId::new(channel).say(&stage.http, "hello?").await.unwrap_err()), 10003);
    let notes = &stage.notes;
    let announced = async || Ok((notes.count("channel_delete random") == 1).then_some(()));
    stage.client.wait("the news", announced).await.unwrap();
    assert_eq!((notes.count("guild_delete"), notes.count("guild_create")), (1, 2));
    stage.end().await;
}

#[tokio::test]
async fn a_sandbox_that_is_gone_is_an_error() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::new(&sandbox.url());
    sandbox.shutdown().await.unwrap();
    assert!(matches!(client.requests().await, Err(Error::Http(_))));
}
