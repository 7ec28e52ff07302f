//! The question before a host removes a player, as Discord gets it.

use serde_json::{Value, json};

use daykeeper::table::{LobbyAction, TableAction};

use super::comments::Discord;
use crate::table::bench::Bench;

/// Passes `/game replace` of user 1 to the bot, and returns its reply.
async fn replace(bench: &Bench, seat: i64) -> Value {
    let discord = Discord::default();
    let options = json!([{ "name": "replace", "type": 1, "options": [{ "name": "seat", "type": 4, "value": seat }] }]);
    discord.command(bench, "game", options).await;
    let received = discord.received.lock().unwrap();
    received.iter().rev().find(|(method, ..)| method == "PATCH").unwrap().2.clone()
}

#[tokio::test]
async fn the_bot_asks_before_it_opens_the_seat_of_another_player() {
    let bench = Bench::new();
    bench.begin(3).await;
    let reply = replace(&bench, 3).await;
    let content = reply["content"].as_str().unwrap();
    assert!(content.starts_with("Open the seat of **Player 3** to someone else?"), "{content}");
    let labels: Vec<&Value> =
        reply["components"][0]["components"].as_array().unwrap().iter().map(|button| &button["label"]).collect();
    assert_eq!(labels, ["Open seat", "Cancel"]);
    assert_eq!(bench.count("SELECT count(*) FROM seats WHERE offer IS NOT NULL"), 0, "nothing has changed yet");
    // The own seat needs no question.
    let own = replace(&bench, 1).await;
    assert!(own["content"].as_str().unwrap().starts_with("The seat is open now"), "{own}");
}

#[tokio::test]
async fn the_bot_asks_before_it_removes_a_player_from_the_lobby() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    let reply = replace(&bench, 2).await;
    let content = reply["content"].as_str().unwrap();
    assert!(content.starts_with("Remove **Player 2** from the lobby?"), "{content}");
    assert_eq!(bench.info().await.table.players.len(), 2);
}
