//! The board's symbols as emojis of the application, in texts, buttons and menus.

use daykeeper::sandbox::{BOT, Config, Fault, FaultEffect, Sandbox};
use serde_json::{Value, json};

use super::bot::World;
use super::person::{find, start_game, text_of};
use crate::support::Client;

/// Counts the emojis registered so far, including deleted ones.
async fn registrations(world: &World) -> usize {
    let requests = world.client.requests().await.unwrap();
    requests.iter().filter(|request| request.method == "POST" && request.path.ends_with("/emojis")).count()
}

/// Counts the requests that read the emojis so far.
async fn readings(world: &World) -> usize {
    let requests = world.client.requests().await.unwrap();
    requests.iter().filter(|request| request.method == "GET" && request.path.ends_with("/emojis")).count()
}

/// Returns the names of the application's emojis.
async fn names(client: &Client) -> Vec<String> {
    let path = format!("{}/api/v10/applications/{BOT}/emojis", client.url());
    let request = reqwest::Client::new().get(path).header("authorization", "Bot sandbox-token");
    let listed: Value = request.send().await.unwrap().json().await.unwrap();
    listed["items"].as_array().unwrap().iter().map(|item| item["name"].as_str().unwrap().to_owned()).collect()
}

async fn registered(world: &World) -> Vec<String> {
    let last = async || {
        let names = names(&world.client).await;
        Ok(names.iter().any(|name| name.starts_with("version_")).then_some(names))
    };
    world.client.wait("the emojis", last).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn amounts_and_choices_show_the_boards_drawings() {
    let world = World::start().await;
    let names = registered(&world).await;
    for name in ["corn", "wood", "stone", "gold", "skull", "points", "cocoa", "red", "temple_chaac", "disc_mask_1"] {
        assert!(names.iter().any(|known| known == name), "{name} is missing: {names:?}");
    }
    let (people, channel) = world.people_in("drawings", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    for person in &people {
        let answer = person.command(channel, "turn", &[]).await.unwrap();
        let planner = answer.message.unwrap();
        let options: Vec<Value> =
            planner.rows().iter().flat_map(|row| row["components"].as_array().unwrap().clone()).collect();
        let has_emoji = |value: &Value| value["emoji"]["id"].is_string();
        let inside = |value: &Value| value["options"].as_array().is_some_and(|options| options.iter().any(has_emoji));
        assert!(options.iter().any(|value| has_emoji(value) || inside(value)), "{options:#?}");
        let first =
            planner.buttons().into_iter().find_map(|button| button.custom_id.filter(|id| id.contains(":step:")));
        let taken = match (first, planner.selects().first()) {
            (Some(id), _) => person.click(&planner, &id).await.unwrap(),
            (None, Some(menu)) => {
                let count = usize::from(menu.min_values).max(1);
                let values: Vec<&str> = menu.options.iter().take(count).map(|option| option.value.as_str()).collect();
                person.select(&planner, &menu.custom_id, &values).await.unwrap()
            }
            _ => panic!("nothing to choose"),
        };
        super::person::end_turn(person, &taken.message.unwrap()).await;
    }
    let first = people[0].wait_for(channel, "the first turn", |seen| find(seen, "Take your turn")).await.unwrap();
    assert!(first.content.contains("<:red:") && first.content.contains("<:corn:"), "{}", first.content);
    // A player can ask for text without emojis.
    let board = people[0].command(channel, "board", &[("format", json!("text"))]).await.unwrap();
    assert!(!text_of(&board).contains("<:"));

    // The restarted bot registers no emoji again.
    let (before, read) = (registrations(&world).await, readings(&world).await);
    let world = world.restart().await;
    let again = async || Ok((readings(&world).await > read).then_some(()));
    world.client.wait("the second start", again).await.unwrap();
    let planner = people[0].command(channel, "turn", &[]).await.unwrap();
    text_of(&planner);
    assert_eq!(registrations(&world).await, before);
    world.end().await;
}

/// If Discord refuses emojis, the bot uses words without waiting.
#[tokio::test(flavor = "multi_thread")]
async fn without_emojis_there_are_words() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    let path = format!("/applications/{BOT}/emojis");
    let effect = FaultEffect::Status { status: 403, after: false };
    let refusal = Fault { method: None, path, skip: 0, times: 1000, effect };
    client.inject(&refusal).await.unwrap();
    let world = World::in_sandbox(sandbox).await;
    let (people, channel) = world.people_in("words", 2).await;
    start_game(&people, channel, "teotihuacan", &[("seating", "joined")]).await;
    let planner = people[0].command(channel, "turn", &[]).await.unwrap();
    assert!(!text_of(&planner).contains("<:"));
    assert_eq!(registrations(&world).await, 0);
    world.end().await;
}
