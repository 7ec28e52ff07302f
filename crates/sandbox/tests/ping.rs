//! The bot of the example plays ping-pong with the sandbox.

// The example's `main` only starts what this test starts with a free port.
#[allow(dead_code)]
#[path = "../examples/ping.rs"]
mod ping;

use std::time::Duration;

use sandbox::{Config, Sandbox};
use serde_json::{Value, json};
use serenity::all::{ClientBuilder, GatewayIntents, HttpBuilder};

#[tokio::test]
async fn the_bot_of_the_example_answers_with_pong() {
    let config = Config::default();
    let token = config.token.clone();
    let sandbox = Sandbox::start(config).await.unwrap();
    let http = HttpBuilder::new(token).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let mut bot = ClientBuilder::new_with_http(http, GatewayIntents::empty()).event_handler(ping::Ping).await.unwrap();
    let shards = bot.shard_manager.clone();
    let running = tokio::spawn(async move { bot.start().await });

    let (client, api) = (reqwest::Client::new(), format!("{}/sandbox/api", sandbox.url()));
    let world = async || -> Value { client.get(format!("{api}/world")).send().await.unwrap().json().await.unwrap() };
    let registered = async || world().await["commands"].as_array().is_some_and(|commands| !commands.is_empty());
    tokio::time::timeout(Duration::from_secs(20), async {
        while !registered().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("the bot registered no command");

    let world = world().await;
    let (user, channel) = (&world["users"][0]["id"], &world["channels"][0]["id"]);
    let typed = json!({ "type": "command", "user": user, "channel": channel, "name": "ping" });
    let answer: Value =
        client.post(format!("{api}/interactions")).json(&typed).send().await.unwrap().json().await.unwrap();
    assert_eq!(answer["message"]["content"], "Pong!", "{answer:#}");

    shards.shutdown_all().await;
    running.await.unwrap().unwrap();
    sandbox.shutdown().await.unwrap();
}
