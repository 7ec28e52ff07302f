//! Every public message arrives once, even if Discord forgets nonces or loses answers.

use std::time::Duration;

use daykeeper::discord::DiscordError;
use daykeeper::engine::{Rng, Seed};
use daykeeper::sandbox::{Config, Fault, FaultEffect, LoggedRequest, permissions};
use serde_json::json;

use super::bot::{World, shown};
use super::person::{any_turn, find, start_game, text_of};
use crate::support::{Seen, User};

/// Starts a world whose Discord forgets nonces immediately.
async fn forgetful() -> World {
    World::with(Config { nonce_window: Duration::ZERO, ..Config::default() }).await
}

/// Starts a game in which every player has chosen.
async fn running_game(world: &World, name: &str) -> (Vec<User>, u64, Rng) {
    let (people, channel) = world.people_in(name, 2).await;
    start_game(&people, channel, "tzolkin", &[]).await;
    let mut rng = Rng::new(Seed::new(11));
    for _ in 0..2 {
        any_turn(&people, channel, &mut rng).await;
    }
    people[0].wait_for(channel, "the first turn", |seen| find(seen, "Take your turn")).await.unwrap();
    (people, channel, rng)
}

fn creating(effect: FaultEffect) -> Fault {
    Fault::next("POST", "/channels/*/messages", effect)
}

/// Returns `true` if a message shows this player's first turn.
fn tells(message: &Seen, player: &str) -> bool {
    let begin = format!("**{player}** ");
    // The emoji of the player's piece may come before the name. In the list of players, other words come first.
    let line_of = |line: &str| {
        let piece = line.strip_prefix("<:").and_then(|rest| rest.split_once("> "));
        piece.map_or(line, |(_, rest)| rest).starts_with(&begin)
    };
    message.content.lines().skip(1).any(|line| line_of(line) && !line.contains("starts with"))
}

/// Waits for the message about a player's first turn, and requires exactly one.
async fn once(world: &World, person: &User, channel: u64, player: &User) {
    let player = &shown(world, player).await;
    let announced = |seen: &[Seen]| seen.iter().find(|message| tells(message, player)).cloned();
    person.wait_for(channel, "a turn's message", announced).await.unwrap();
    let seen = person.messages(channel).await.unwrap();
    let telling: Vec<&str> = seen.iter().filter(|message| tells(message, player)).map(|seen| &*seen.content).collect();
    assert_eq!(telling.len(), 1, "a turn of {player} is told twice: {telling:#?}");
}

/// The game continues before the bot can send the message, so it has no buttons.
/// The bot doesn't learn that it arrived, and Discord forgets the nonce.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_without_buttons_is_posted_once() {
    let world = forgetful().await;
    let (people, channel, mut rng) = running_game(&world, "bare").await;
    world.client.inject(&creating(FaultEffect::RateLimit { retry_after: 2.0, global: false })).await.unwrap();
    world.client.inject(&creating(FaultEffect::Drop { after: true })).await.unwrap();
    let third = any_turn(&people, channel, &mut rng).await;
    let fourth = any_turn(&people, channel, &mut rng).await;
    once(&world, &people[0], channel, &fourth).await;
    once(&world, &people[0], channel, &third).await;
    world.end().await;
}

/// The answer is lost among more messages than one request returns, and no library can read one of them.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_found_among_many_others() {
    let world = forgetful().await;
    let (people, channel, mut rng) = running_game(&world, "crowded").await;
    let components = json!([{ "type": 1, "components": [{ "type": 99, "anything": [1, 2] }] }]);
    world.client.post_foreign(channel, "what is this?", components).await.unwrap();
    for number in 0..110 {
        people[1].say(channel, &format!("chat {number}")).await.unwrap();
    }
    world.client.inject(&creating(FaultEffect::Drop { after: true })).await.unwrap();
    let third = any_turn(&people, channel, &mut rng).await;
    once(&world, &people[0], channel, &third).await;
    let fourth = any_turn(&people, channel, &mut rng).await;
    once(&world, &people[0], channel, &fourth).await;
    once(&world, &people[0], channel, &third).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_doubt_whether_the_bot_was_removed_a_message_waits() {
    let world = World::start().await;
    let (people, channel, mut rng) = running_game(&world, "doubt").await;
    let refused = |status| Fault::next("GET", "/guilds/*", FaultEffect::Status { status, after: false });
    world.client.inject(&refused(401)).await.unwrap();
    world.client.inject(&refused(500).times(1000)).await.unwrap();
    world.client.deny(channel, permissions::VIEW_CHANNEL).await.unwrap();
    let third = any_turn(&people, channel, &mut rng).await;
    let patient = world.client.clone().with_patience(Duration::from_secs(90));
    let asked = async || {
        let requests = patient.requests().await?;
        let asked = |request: &&LoggedRequest| request.method == "GET" && request.path.starts_with("/guilds/");
        Ok((requests.iter().filter(asked).count() >= 2).then_some(()))
    };
    patient.wait("both questions", asked).await.unwrap();
    world.client.deny(channel, 0).await.unwrap();
    let watcher = patient.user(&people[0].name).await.unwrap();
    once(&world, &watcher, channel, &third).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_of_an_unknown_kind_is_answered() {
    let world = World::start().await;
    let (people, channel) = world.people_in("unknown", 1).await;
    let fields = json!({ "type": 77, "data": { "shape": "round" } });
    let answer = people[0].unknown_interaction(channel, fields).await.unwrap();
    let text = text_of(&answer);
    assert!(text.contains("/board"), "{text}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_token_ends_the_bot_with_the_reason() {
    let world = World::start().await;
    world.client.revoke_token().await.unwrap();
    let ended = world.running.await.unwrap();
    assert!(matches!(ended, Err(DiscordError::Token)), "{ended:?}");
    world.stop.cancel();
    world.keeper.await.unwrap();
    world.sandbox.shutdown().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_pinned_by_the_route_that_will_stay() {
    let world = World::start().await;
    let (people, channel, _) = running_game(&world, "pinned").await;
    world.client.grant(channel, permissions::PIN_MESSAGES).await.unwrap();
    text_of(&people[0].command(channel, "game settings", &[("pinned", json!(true))]).await.unwrap());
    let pinned = async || {
        let requests = world.client.requests().await?;
        Ok(requests.into_iter().find(|request| request.method == "PUT" && request.path.contains("/messages/pins/")))
    };
    let request = world.client.wait("the pin", pinned).await.unwrap();
    assert_eq!(request.status, 204);
    world.end().await;
}
