//! Commands in a message's menu, and games in threads.

use std::time::Duration;

use daykeeper::sandbox::{Config, permissions};
use serde_json::json;

use super::bot::{World, people};
use super::person::{end_turn, find, start_game, text_of};
use crate::support::{Answer, Seen, User};

/// Returns the first page of a reply. The other pages of a long reply may come later.
fn words(answer: &Answer) -> String {
    text_of(answer);
    answer.message.as_ref().unwrap().content.clone()
}

async fn ask(person: &User, message: &Seen, name: &str) -> String {
    words(&person.message_command(message, name).await.unwrap())
}

/// Both commands show the message's own position, even without its buttons. Each user sees only their own secrets.
#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_message_shows_its_recap() {
    let world = World::start().await;
    let people = people(&world.client, 2).await;
    let channel = world.client.add_channel("menus").await.unwrap();
    start_game(&people, channel, "tzolkin", &[]).await;
    let begun = people[0].wait_for(channel, "the first message", |seen| find(seen, "Choose your tiles")).await.unwrap();
    let before = ask(&people[0], &begun, "Board as text").await;
    for person in &people {
        let planner = person.command(channel, "turn", &[]).await.unwrap().message.unwrap();
        let menu = planner.selects().into_iter().next().unwrap();
        let values: Vec<&str> = menu.options.iter().take(menu.max_values.into()).map(|o| o.value.as_str()).collect();
        let chosen = person.select(&planner, &menu.custom_id, &values).await.unwrap().message.unwrap();
        end_turn(person, &chosen).await;
    }
    let turn = people[0].wait_for(channel, "the first turn", |seen| find(seen, "Take your turn")).await.unwrap();
    let after = ask(&people[1], &turn, "Board as text").await;
    assert_ne!(before, after);
    let old = people[0].message(channel, begun.id).await.unwrap().unwrap();
    assert!(old.buttons().is_empty(), "the game has gone on");
    assert_eq!(ask(&people[0], &old, "Board as text").await, before, "the board of then");
    let happened = ask(&people[1], &turn, "Recap").await;
    assert!(happened.contains("starts with"), "{happened}");
    people[0].say(channel, "hello").await.unwrap();
    let hello = |seen: &[Seen]| seen.iter().find(|message| message.content == "hello").cloned();
    let hello = people[0].wait_for(channel, "a message of somebody else", hello).await.unwrap();
    let other = ask(&people[0], &hello, "Recap").await;
    assert!(other.contains("doesn't report a turn"), "{other}");
    people[1].set_locale("it").await.unwrap();
    let lobby = ask(&people[1], &hello, "Recap").await;
    assert!(lobby.contains("non racconta un turno"), "{lobby}");
    world.end().await;
}

/// A game in a new thread. The bot needs the extra permission only for this.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_in_a_thread() {
    let world = World::with(Config { nonce_window: Duration::from_secs(60), ..Config::default() }).await;
    let people = people(&world.client, 2).await;
    let channel = world.client.add_channel("threads").await.unwrap();
    let new = |place: &str| [("game", json!("tzolkin")), ("seats", json!(2)), ("place", json!(place))];
    world.client.deny(channel, permissions::CREATE_PUBLIC_THREADS).await.unwrap();
    let refused = words(&people[0].command(channel, "game new", &new("thread")).await.unwrap());
    assert!(refused.contains("Create Public Threads"), "{refused}");
    world.client.deny(channel, 0).await.unwrap();
    let opened = words(&people[0].command(channel, "game new", &new("thread")).await.unwrap());
    let thread: u64 = opened.split("<#").nth(1).unwrap().split('>').next().unwrap().parse().unwrap();
    assert_ne!(thread, channel);
    let lobby = people[0].wait_for(thread, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    let joined = words(&people[1].click_label(&lobby, "Join").await.unwrap());
    assert!(joined.contains("You're in"), "{joined}");
    let nested = words(&people[0].command(thread, "game new", &new("thread")).await.unwrap());
    assert!(nested.contains("outside of any thread"), "{nested}");
    // The channel is still free, and a game there needs no permission for threads.
    world.client.deny(channel, permissions::CREATE_PUBLIC_THREADS).await.unwrap();
    words(&people[0].command(channel, "game new", &new("here")).await.unwrap());
    people[0].wait_for(channel, "the channel's own lobby", |seen| find(seen, "Join")).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_choice_is_as_new_as_its_words() {
    let world = World::start().await;
    let people = people(&world.client, 2).await;
    let channel = world.client.add_channel("choices").await.unwrap();
    start_game(&people, channel, "teotihuacan", &[]).await;
    let begun = people[0].wait_for(channel, "the choice", |seen| find(seen, "Make your choice")).await.unwrap();
    let before = world.client.download(&begun.pictures()[0]).await.unwrap();
    let planner = people[0].command(channel, "turn", &[]).await.unwrap().message.unwrap();
    let step = planner.buttons().into_iter().find_map(|b| b.custom_id.filter(|id| id.contains(":step:")));
    let chosen = match (step, planner.selects().first()) {
        (Some(id), _) => people[0].click(&planner, &id).await.unwrap(),
        (None, Some(menu)) => people[0].select(&planner, &menu.custom_id, &[&menu.options[0].value]).await.unwrap(),
        (None, None) => panic!("nothing to choose: {}", planner.content),
    };
    end_turn(&people[0], &chosen.message.unwrap()).await;
    let changed = |seen: &[Seen]| seen.iter().find(|m| m.id == begun.id && m.content != begun.content).cloned();
    let changed = people[0].wait_for(channel, "who has chosen", changed).await.unwrap();
    let [picture] = &changed.pictures()[..] else { panic!("{changed:?}") };
    assert_ne!(world.client.download(picture).await.unwrap(), before);
    assert!(changed.button("Make your choice").is_some());

    // Autocompletion shows steps in words, and `/play` accepts the same words.
    let offers = people[1].autocomplete(channel, "play", &[("action", json!(""))], "action").await.unwrap();
    let label = offers[0].name.split_once(" – ").map_or(offers[0].name.as_str(), |(_, label)| label);
    let typed = words(&people[1].command(channel, "play", &[("action", json!(label))]).await.unwrap());
    assert!(!typed.contains("doesn't work here"), "{typed}");
    let over = |seen: &[Seen]| seen.iter().find(|m| m.id == begun.id && m.buttons().is_empty()).cloned();
    people[0].wait_for(channel, "that all have chosen", over).await.unwrap();
    world.end().await;
}
