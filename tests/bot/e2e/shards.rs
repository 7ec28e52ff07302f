//! A bot in so many servers that Discord wants several connections.

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
    // An event that came over two of them would be answered twice.
    start_game(&people, channel, "tzolkin", &[]).await;

    // Whoever has grown is told so when it connects again.
    shards.store(9, Ordering::SeqCst);
    world.client.invalidate_session().await.unwrap();
    assert_eq!(connected(13).await, 13, "all connect anew, each once");
    let (people, channel) = world.people_in("nine", 2).await;
    start_game(&people, channel, "teotihuacan", &[]).await;
    world.end().await;
}
