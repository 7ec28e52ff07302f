//! Discord's refusals, one at a time, and what people then see.

use std::time::Duration;

use daykeeper::engine::{Rng, Seed};
use daykeeper::sandbox::{BOT, Config, Fault, FaultEffect, GUILD, Sandbox};
use serde_json::{Value, json};

use super::bot::{World, people};
use super::person::{any_turn, find, start_game, text_of};
use crate::support::{Client, Seen};

const ANSWERS: (&str, &str) = ("PATCH", "/webhooks/*/*/messages/@original");
const EDITS: (&str, &str) = ("PATCH", "/channels/*/messages/*");
const POSTS: (&str, &str) = ("POST", "/channels/*/messages");

fn fault((method, path): (&str, &str), effect: FaultEffect) -> Fault {
    Fault::next(method, path, effect)
}

fn invalid_emoji() -> FaultEffect {
    let emoji = json!({ "_errors": [{ "code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji" }] });
    let errors = json!({ "components": { "0": { "components": { "0": { "emoji": { "id": emoji } } } } } });
    FaultEffect::Answer {
        status: 400,
        body: json!({ "message": "Invalid Form Body", "code": 50035, "errors": errors }),
    }
}

/// Waits until the emojis are registered, and a reply uses them.
async fn with_emojis(world: &World, person: &crate::support::User, channel: u64) {
    for _ in 0..200 {
        let turn = person.command(channel, "turn", &[]).await.unwrap();
        if text_of(&turn).contains("<:") || format!("{:?}", turn.message).contains("\"emoji\"") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("no emojis: {:?}", world.client.url());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_reply_ends_in_words() {
    let world = World::start().await;
    let (people, channel) = world.people_in("replies", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let person = &people[0];
    with_emojis(&world, person, channel).await;

    // A reply refused once arrives at the second attempt, unchanged.
    world.client.inject(&fault(ANSWERS, invalid_emoji())).await.unwrap();
    let turn = person.command(channel, "turn", &[]).await.unwrap();
    assert!(format!("{:?}", turn.message).contains("\"emoji\""), "{turn:?}");

    // Refused twice, it arrives without emojis but with its buttons.
    world.client.inject(&fault(ANSWERS, invalid_emoji()).times(2)).await.unwrap();
    let turn = person.command(channel, "turn", &[]).await.unwrap();
    let shown = format!("{:?}", turn.message);
    assert!(!shown.contains("<:") && !shown.contains("\"emoji\": Object"), "{shown}");
    assert!(!turn.message.unwrap().rows().is_empty());

    // Refused three times, only its text arrives, and after that a fixed sentence.
    world.client.inject(&fault(ANSWERS, invalid_emoji()).times(3)).await.unwrap();
    let turn = person.command(channel, "turn", &[]).await.unwrap();
    text_of(&turn);
    assert!(turn.message.unwrap().rows().is_empty());
    world.client.inject(&fault(ANSWERS, invalid_emoji()).times(4)).await.unwrap();
    let turn = text_of(&person.command(channel, "turn", &[]).await.unwrap());
    assert!(turn.contains("Something went wrong on my side"), "{turn}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_edit_ends_in_words() {
    let world = World::start().await;
    let (people, channel) = world.people_in("edits", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    with_emojis(&world, &people[0], channel).await;
    text_of(&people[0].command(channel, "game settings", &[("one-message", json!(true))]).await.unwrap());
    let mut rng = Rng::new(Seed::new(3));
    // Both choose their tiles at the same time.
    for _ in 0..2 {
        any_turn(&people, channel, &mut rng).await;
    }
    any_turn(&people, channel, &mut rng).await;
    let open = |seen: &Seen| !seen.ephemeral && seen.content.starts_with('▶') && seen.content.lines().count() == 2;
    let alone = |seen: &[Seen]| {
        let begun = seen.iter().any(|message| message.content.starts_with("Turns 1 to 2") && message.rows().is_empty());
        seen.iter().find(|message| begun && open(message) && message.content.contains("<:")).cloned()
    };
    let round = people[0].wait_for(channel, "the message of the round", alone).await.unwrap();
    world.client.inject(&fault(EDITS, invalid_emoji())).await.unwrap();
    any_turn(&people, channel, &mut rng).await;
    let grown = |seen: &[Seen]| {
        seen.iter().any(|message| message.id == round.id && message.content.lines().count() > 2).then_some(())
    };
    people[0].wait_for(channel, "the second turn in the message of the round", grown).await.unwrap();
    // It is sent again at once, before anything else is sent to the channel.
    let requests = world.client.requests().await.unwrap();
    let in_channel = requests.iter().filter(|request| request.method != "GET" && request.path.starts_with("/channels"));
    let sent: Vec<(&str, u16)> = in_channel.map(|request| (request.path.as_str(), request.status)).collect();
    let refused = sent.iter().position(|(_, status)| *status == 400).unwrap();
    assert_eq!(sent[refused + 1], (sent[refused].0, 200));
    assert!(sent[refused].0.ends_with(&round.id.to_string()));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_that_is_too_late_is_sent_once() {
    let world = World::start().await;
    let (people, channel) = world.people_in("late", 1).await;
    let effect = FaultEffect::refusal(401, 50027, "Invalid Webhook Token");
    world.client.inject(&fault(ANSWERS, effect)).await.unwrap();
    let answers = async || {
        let requests = world.client.requests().await?;
        Ok((requests.iter().filter(|request| request.path.ends_with("@original")).count() == 1).then_some(()))
    };
    let (_, asked) = tokio::join!(
        tokio::time::timeout(Duration::from_secs(4), people[0].command(channel, "help", &[])),
        world.client.wait("the answer", answers)
    );
    asked.unwrap();
    assert_eq!(answers().await.unwrap(), Some(()), "it was sent again");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_without_a_reason_loses_no_message() {
    let world = World::start().await;
    let (people, channel) = world.people_in("unexplained", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    people[0].wait_for(channel, "the choice", |seen| find(seen, "Choose your tiles")).await.unwrap();
    let public = |seen: &[crate::support::Seen]| seen.iter().filter(|message| !message.ephemeral).count();
    let before = public(&people[0].messages(channel).await.unwrap());
    for effect in [
        FaultEffect::page(400),
        FaultEffect::page(403),
        FaultEffect::refusal(404, 0, "404: Not Found"),
        FaultEffect::refusal(403, 40333, "internal network error"),
        FaultEffect::refusal(404, 10003, "Unknown Channel"),
    ] {
        world.client.inject(&fault(POSTS, effect)).await.unwrap();
    }
    text_of(&people[0].command(channel, "game settings", &[("pinned", json!(true))]).await.unwrap());
    let posted = |seen: &[crate::support::Seen]| (public(seen) > before).then_some(());
    people[0].wait_for(channel, "the message", posted).await.unwrap();
    assert!(world.client.faults().await.unwrap().is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_starts_though_discord_refuses_it_for_a_moment() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    for path in ["/users/@me", "/gateway/bot"] {
        for effect in [
            FaultEffect::refusal(403, 40333, "internal network error"),
            FaultEffect::page(400),
            FaultEffect::Status { status: 401, after: false },
            FaultEffect::Status { status: 401, after: false },
        ] {
            client.inject(&Fault::next("GET", path, effect)).await.unwrap();
        }
    }
    let world = World::in_sandbox(sandbox).await;
    assert!(world.client.faults().await.unwrap().is_empty());
    world.end().await;
}

async fn registered(client: &Client, path: &str) -> Vec<String> {
    let path = format!("{}/api/v10/applications/{BOT}{path}/commands", client.url());
    let request = reqwest::Client::new().get(path).header("authorization", "Bot sandbox-token");
    let listed: Value = request.send().await.unwrap().json().await.unwrap();
    listed.as_array().unwrap().iter().map(|command| command["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_in_one_place() {
    let server = format!("/guilds/{GUILD}");
    let world = World::start().await;
    let everywhere = registered(&world.client, "").await;
    assert!(everywhere.len() > 10 && !everywhere.contains(&"admin".to_owned()), "{everywhere:?}");

    let world = world.restart_in(Some(GUILD), Some(GUILD)).await;
    let emptied = async || Ok(registered(&world.client, "").await.is_empty().then_some(()));
    world.client.wait("the global list to be empty", emptied).await.unwrap();
    let here = registered(&world.client, &server).await;
    assert_eq!(here.len(), everywhere.len() + 1, "{here:?}");
    assert!(here.contains(&"admin".to_owned()));

    let world = world.restart_in(None, None).await;
    let emptied = async || Ok(registered(&world.client, &server).await.is_empty().then_some(()));
    world.client.wait("the server's list to be empty", emptied).await.unwrap();
    assert_eq!(registered(&world.client, "").await, everywhere);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_open_only_where_its_message_is() {
    let world = World::start().await;
    let people = people(&world.client, 1).await;
    let new = [("game", json!("tzolkin"))];
    let hidden = || FaultEffect::refusal(403, 50001, "Missing Access");

    let place = world.client.add_channel("hidden").await.unwrap();
    world.client.inject(&fault(POSTS, hidden())).await.unwrap();
    let answer = text_of(&people[0].command(place, "game new", &new).await.unwrap());
    assert!(!answer.contains("is open") && answer.contains("View Channel"), "{answer}");

    let place = world.client.add_channel("commands only").await.unwrap();
    world.client.inject(&fault(POSTS, hidden()).times(100)).await.unwrap();
    world.client.inject(&Fault::next("GET", "/guilds/*", hidden()).times(100)).await.unwrap();
    let answer = text_of(&people[0].command(place, "game new", &new).await.unwrap());
    assert!(!answer.contains("is open") && answer.contains("not a member of this server"), "{answer}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_have_their_names() {
    let world = World::start().await;
    let (people, channel) = world.people_in("limits", 2).await;
    let full = FaultEffect::refusal(400, 160_006, "Maximum number of active threads reached");
    world.client.inject(&Fault::next("POST", "/channels/*/threads", full)).await.unwrap();
    let new = [("game", json!("tzolkin")), ("place", json!("thread"))];
    let answer = text_of(&people[0].command(channel, "game new", &new).await.unwrap());
    assert!(answer.contains("active threads"), "{answer}");

    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let full = FaultEffect::refusal(400, 30003, "Maximum number of pinned messages reached");
    world.client.inject(&Fault::next("PUT", "/channels/*/messages/pins/*", full).times(100)).await.unwrap();
    text_of(&people[0].command(channel, "game settings", &[("pinned", json!(true))]).await.unwrap());
    let named = |seen: &[crate::support::Seen]| {
        seen.iter().any(|message| message.content.contains("no room for another pinned")).then_some(())
    };
    people[0].wait_for(channel, "the reason", named).await.unwrap();
    world.end().await;
}
