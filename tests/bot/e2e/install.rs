//! Installed by a user: commands in direct messages and in servers without the bot. Also, notifications.

use serde_json::json;

use super::bot::{World, people};
use super::person::{find, start_game, text_of};

/// Discord's flag for a message without a notification.
const SILENT: u64 = 1 << 12;

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_against_computers() {
    let world = World::start().await;
    let people = people(&world.client, 2).await;
    let (person, other) = (&people[0], &people[1]);
    // The bot shares no server with this user.
    world.client.set_bot_present(false).await.unwrap();
    person.set_member(false).await.unwrap();
    person.set_installed(true).await.unwrap();
    person.set_locale("it").await.unwrap();
    let place = person.open_dm().await.unwrap();
    assert!(other.command(place, "help", &[]).await.is_err(), "others' direct messages are closed");
    text_of(&person.command(place, "rules", &[("topic", json!("corn"))]).await.unwrap());
    text_of(&person.command(place, "remind", &[]).await.unwrap());
    text_of(&person.command(place, "help", &[]).await.unwrap());

    text_of(&person.command(place, "game new", &[("game", json!("tzolkin")), ("seats", json!(2))]).await.unwrap());
    let with_computers = |seen: &[crate::support::Seen]| {
        let id = |message: &crate::support::Seen| {
            message.buttons().into_iter().find_map(|button| button.custom_id.filter(|id| id.contains(":start-ai")))
        };
        seen.iter().find_map(|message| Some((message.clone(), id(message)?)))
    };
    let (lobby, start) = person.wait_for(place, "the lobby", with_computers).await.unwrap();
    text_of(&person.click(&lobby, &start).await.unwrap());
    let asked = |seen: &[crate::support::Seen]| seen.iter().find(|message| message.content.contains("<@")).cloned();
    person.wait_for(place, "the choice", asked).await.unwrap();
    let planner = person.command(place, "turn", &[]).await.unwrap();
    text_of(&planner);
    assert!(!planner.message.unwrap().rows().is_empty(), "the turn can be taken");
    let listed = text_of(&person.command(place, "games", &[]).await.unwrap());
    assert!(listed.contains("messaggi diretti con me"), "{listed}");
    // The commands in a message's menu work there too.
    let choice = person.wait_for(place, "the choice", asked).await.unwrap();
    let board = text_of(&person.message_command(&choice, "Board as text").await.unwrap());
    assert!(board.contains("Palenque"), "{board}");
    text_of(&person.message_command(&choice, "Recap").await.unwrap());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_without_the_bot_get_replies_but_no_games() {
    let world = World::start().await;
    let (people, channel) = world.people_in("elsewhere", 1).await;
    world.client.set_bot_present(false).await.unwrap();
    assert!(people[0].command(channel, "help", &[]).await.is_err(), "nobody has installed it");
    people[0].set_installed(true).await.unwrap();
    text_of(&people[0].command(channel, "games", &[]).await.unwrap());
    let refused = text_of(&people[0].command(channel, "game new", &[("game", json!("tzolkin"))]).await.unwrap());
    assert!(refused.contains("direct messages"), "{refused}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_without_a_question_are_silent() {
    let world = World::start().await;
    let (people, channel) = world.people_in("quiet", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let asked = people[0].wait_for(channel, "the choice", |seen| find(seen, "Choose your tiles")).await.unwrap();
    assert_eq!(asked.flags & SILENT, 0, "{}", asked.content);
    let pinned = [("pinned", json!(true))];
    text_of(&people[0].command(channel, "game settings", &pinned).await.unwrap());
    let status = |seen: &[crate::support::Seen]| {
        let public = seen.iter().filter(|message| !message.ephemeral && message.id != asked.id);
        public.into_iter().find(|message| message.flags & SILENT != 0).cloned()
    };
    let status = people[0].wait_for(channel, "what is set", status).await.unwrap();
    assert!(status.pinged.is_empty());
    world.end().await;
}
