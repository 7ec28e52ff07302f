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
    let world = async |query: String| -> Value {
        client.get(format!("{api}/world{query}")).send().await.unwrap().json().await.unwrap()
    };
    let first = world(String::new()).await;
    let user = first["users"].as_array().unwrap().iter().find(|user| user["bot"] != true).unwrap()["id"].clone();
    let channel = first["channels"][0]["id"].clone();
    let query = format!("?channel={}", channel.as_str().unwrap());
    let registered =
        async || world(query.clone()).await["commands"].as_array().is_some_and(|commands| !commands.is_empty());
    tokio::time::timeout(Duration::from_secs(20), async {
        while !registered().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("the bot registered no command");

    let typed = json!({ "type": "command", "user": user, "channel": channel, "name": "ping" });
    let answer: Value =
        client.post(format!("{api}/interactions")).json(&typed).send().await.unwrap().json().await.unwrap();
    assert_eq!(answer["state"], "message", "{answer:#}");
    let seen = format!("{api}/messages?channel={}", channel.as_str().unwrap());
    let seen = client.get(seen).send().await.unwrap().text().await.unwrap();
    assert!(seen.contains("\"Pong!\""), "{seen}");

    shards.shutdown_all().await;
    running.await.unwrap().unwrap();
    sandbox.shutdown().await.unwrap();
}
