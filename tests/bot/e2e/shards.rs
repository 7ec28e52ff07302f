//! A bot that needs several connections because of its number of servers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use daykeeper::sandbox::Config;

use super::bot::World;
use super::person::start_game;

#[tokio::test(flavor = "multi_thread")]
async fn there_are_as_many_connections_as_discord_wants_also_when_it_wants_more() {
    let shards = Arc::new(AtomicU32::new(4));
    let world = World::with(Config { shards: Arc::clone(&shards), ..Config::default() }).await;
    let connected = async |wanted: u64| {
        world
            .client
            .wait("all connections", async || {
                let (connections, now) = world.client.connections().await?;
                Ok((now && connections >= wanted).then_some(connections))
            })
            .await
            .unwrap()
    };
    assert_eq!(connected(4).await, 4);
    let (people, channel) = world.people_in("four", 2).await;
    // The bot would answer twice if an event arrived over two connections.
    start_game(&people, channel, "tzolkin", &[]).await;

    // Discord announces a higher shard count when the bot reconnects.
    shards.store(9, Ordering::SeqCst);
    world.client.invalidate_session().await.unwrap();
    assert_eq!(connected(13).await, 13, "all connect anew, each once");
    let (people, channel) = world.people_in("nine", 2).await;
    start_game(&people, channel, "teotihuacan", &[]).await;
    world.end().await;
}
