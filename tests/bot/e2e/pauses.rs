//! A pause through the real client: a command proposes it, clicks accept it, and any player who wants to continue ends
//! it.

use serde_json::json;

use super::bot::World;
use super::person::{find, start_game, text_of};
use crate::support::Seen;

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_is_proposed_accepted_and_ended() {
    let world = World::start().await;
    let (people, channel) = world.people_in("pauses", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let (ada, ben) = (&people[0], &people[1]);
    let turn = ada.wait_for(channel, "the first choice", |seen| find(seen, "Choose your tiles")).await.unwrap();

    let proposed = text_of(&ada.command(channel, "game pause", &[("days", json!(3))]).await.unwrap());
    assert!(proposed.contains("I asked the others"), "{proposed}");
    let asked = ben.wait_for(channel, "the proposal", |seen| find(seen, "Agree")).await.unwrap();
    assert!(asked.content.contains("pause the game for 3 days") && asked.pinged == [ben.id], "{}", asked.content);
    let own = text_of(&ada.click_label(&asked, "Agree").await.unwrap());
    assert!(own.contains("your own request"), "{own}");
    text_of(&ben.click_label(&asked, "Agree").await.unwrap());
    let agreed = |seen: &[Seen]| {
        seen.iter().find(|message| message.id == asked.id && message.content.contains("Everyone agreed")).cloned()
    };
    let closed = ben.wait_for(channel, "that all agreed", agreed).await.unwrap();
    assert!(closed.buttons().is_empty(), "nothing is left to answer");

    // The newest message about the game shows the pause, and no one can play.
    let paused = |seen: &[Seen]| {
        seen.iter().find(|message| message.id == turn.id && message.button("Resume").is_some()).cloned()
    };
    let shown = ada.wait_for(channel, "the pause", paused).await.unwrap();
    assert!(shown.content.contains("Paused until") && shown.button("Choose your tiles").is_none(), "{}", shown.content);
    let refused = ada.command(channel, "turn", &[]).await.unwrap();
    assert!(text_of(&refused).contains("The game is paused until"));
    let games = text_of(&ben.command(channel, "games", &[]).await.unwrap());
    assert!(games.contains("paused until"), "{games}");
    let info = text_of(&ben.command(channel, "game info", &[]).await.unwrap());
    assert!(info.contains("Paused until"), "{info}");

    let ended = text_of(&ada.click_label(&refused.message.unwrap(), "Resume").await.unwrap());
    assert!(ended.contains("The game continues"), "{ended}");
    let again = |seen: &[Seen]| {
        let open = |message: &&Seen| message.id == turn.id && message.button("Choose your tiles").is_some();
        seen.iter().find(open).cloned()
    };
    let turn = ada.wait_for(channel, "the choice", again).await.unwrap();
    assert!(!turn.content.contains("paused"), "{}", turn.content);
    let called =
        |seen: &[Seen]| seen.iter().find(|message| message.pinged.contains(&ben.id) && message.id > closed.id).cloned();
    ben.wait_for(channel, "the call", called).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_lobby_starts_automatically_or_pings_its_host() {
    let world = World::start().await;
    let (people, channel) = world.people_in("full", 2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let new = [("game", json!("tzolkin")), ("seats", json!(2)), ("auto-start", json!(true))];
    text_of(&ada.command(channel, "game new", &new).await.unwrap());
    let lobby = ben.wait_for(channel, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    assert!(lobby.content.contains("starts automatically"), "{}", lobby.content);
    let joined = text_of(&ben.click_label(&lobby, "Join").await.unwrap());
    assert!(joined.contains("the game starts"), "{joined}");
    ada.wait_for(channel, "the first choice", |seen| find(seen, "Choose your tiles")).await.unwrap();

    let other = world.client.add_channel("not-by-itself").await.unwrap();
    text_of(&ada.command(other, "game new", &new[..2]).await.unwrap());
    let lobby = ben.wait_for(other, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    text_of(&ben.click_label(&lobby, "Join").await.unwrap());
    let called = |seen: &[Seen]| seen.iter().find(|message| message.pinged == [ada.id]).cloned();
    let called = ada.wait_for(other, "the call to the host", called).await.unwrap();
    let started = text_of(&ada.click_label(&called, "Start").await.unwrap());
    assert!(started.contains("The game starts"), "{started}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_game_gets_a_question_with_buttons() {
    let world = World::start().await;
    let (people, channel) = world.people_in("idle", 2).await;
    let (ada, ben) = (&people[0], &people[1]);
    text_of(&ada.command(channel, "game new", &[("game", json!("tzolkin"))]).await.unwrap());
    let lobby = ben.wait_for(channel, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    world.clock.forward(std::time::Duration::from_secs(15 * 24 * 60 * 60));
    assert_eq!(world.tables.look_for_idle().await.unwrap(), 1);
    let asked = ada.wait_for(channel, "the question", |seen| find(seen, "Keep open")).await.unwrap();
    assert!(asked.pinged.is_empty(), "nobody is called");
    let kept = text_of(&ada.click_label(&asked, "Keep open").await.unwrap());
    assert!(kept.contains("stays open"), "{kept}");
    let answered =
        |seen: &[Seen]| seen.iter().find(|message| message.id == asked.id && message.buttons().is_empty()).cloned();
    ada.wait_for(channel, "that it was answered", answered).await.unwrap();
    text_of(&ben.click_label(&lobby, "Join").await.unwrap());
    text_of(&ada.command(channel, "game start", &[]).await.unwrap());

    world.clock.forward(std::time::Duration::from_secs(61 * 24 * 60 * 60));
    assert_eq!(world.tables.look_for_idle().await.unwrap(), 1);
    let asked = ben.wait_for(channel, "the question", |seen| find(seen, "Pause game")).await.unwrap();
    let sleeps = text_of(&ben.click_label(&asked, "Pause game").await.unwrap());
    assert!(sleeps.contains("paused now"), "{sleeps}");
    let games = text_of(&ben.command(channel, "games", &[]).await.unwrap());
    assert!(games.contains("paused for inactivity"), "{games}");
    let asleep = |seen: &[Seen]| {
        seen.iter()
            .find(|message| {
                message.id == asked.id && message.button("Resume").is_some() && message.button("Pause game").is_none()
            })
            .cloned()
    };
    let asleep = ada.wait_for(channel, "that it sleeps", asleep).await.unwrap();
    text_of(&ada.click_label(&asleep, "Resume").await.unwrap());
    ada.wait_for(channel, "the choice", |seen| find(seen, "Choose your tiles")).await.unwrap();
    world.end().await;
}
