//! For bot admins: blocked servers, maintenance, and the admin command.

use std::collections::BTreeSet;
use std::time::Duration;

use daykeeper::sandbox::{GUILD, OWNER};
use daykeeper::table::{GuildId, ServerLists};
use serde_json::json;

use super::bot::{World, people};
use super::person::{find, start_game, text_of};
use crate::support::User;

/// Returns the user who owns the sandbox's server and application.
async fn owner(world: &World) -> User {
    people(&world.client, 5).await.into_iter().find(|person| person.id == OWNER).unwrap()
}

async fn admin(world: &World, channel: u64, what: &str, options: &[(&str, serde_json::Value)]) -> String {
    text_of(&owner(world).await.command(channel, &format!("admin {what}"), options).await.unwrap())
}

/// Counts the messages that the bot has posted or edited in channels.
async fn written(world: &World) -> usize {
    let requests = world.client.requests().await.unwrap();
    let writes =
        |request: &&daykeeper::sandbox::LoggedRequest| request.method != "GET" && request.path.contains("/channels/");
    requests.iter().filter(writes).count()
}

fn rows(world: &World) -> i64 {
    let sql = rusqlite::Connection::open(world.database()).unwrap();
    let count =
        |table: &str| sql.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0)).unwrap();
    ["tables", "log", "drafts", "outbox", "jobs", "interactions", "people"].map(count).iter().sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_access_gets_one_sentence_for_everything() {
    let world = World::start().await;
    let (people, channel) = world.people_in("closed", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let choice = people[0].wait_for(channel, "the choice", |seen| find(seen, "Choose your tiles")).await.unwrap();
    let denied = ServerLists { denied: BTreeSet::from([GuildId(GUILD)]), ..ServerLists::default() };
    let world = world.restart_with(denied, None).await;
    let (before, stored) = (written(&world).await, rows(&world));
    let sentence = "I'm not allowed to run games in this server. Existing games are saved.";
    for command in ["turn", "help", "games", "remind", "game info", "game cancel"] {
        assert_eq!(text_of(&people[0].command(channel, command, &[]).await.unwrap()), sentence, "/{command}");
    }
    let other = world.client.add_channel("another").await.unwrap();
    let new = [("game", json!("tzolkin"))];
    assert_eq!(text_of(&people[1].command(other, "game new", &new).await.unwrap()), sentence);
    assert_eq!(text_of(&people[0].click_label(&choice, "Choose your tiles").await.unwrap()), sentence);
    assert_eq!(text_of(&people[0].message_command(&choice, "Board as text").await.unwrap()), sentence);
    let offers = people[0].autocomplete(channel, "play", &[("action", json!(""))], "action").await.unwrap();
    assert!(offers.is_empty());
    people[1].set_locale("it").await.unwrap();
    let italian = text_of(&people[1].command(channel, "score", &[]).await.unwrap());
    assert!(italian.starts_with("In questo server non posso gestire partite."), "{italian}");
    assert_eq!((written(&world).await, rows(&world)), (before, stored), "nothing is posted, nothing is stored");

    let world = world.restart().await;
    let planner = people[0].click_label(&choice, "Choose your tiles").await.unwrap();
    assert_ne!(text_of(&planner), sentence);
    assert!(!planner.message.unwrap().rows().is_empty(), "the game goes on");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_checks_and_stops_the_bot() {
    let world = World::start().await;
    let (people, channel) = world.people_in("maintained", 2).await;
    let table = start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let choice = people[0].wait_for(channel, "the choice", |seen| find(seen, "Choose your tiles")).await.unwrap();

    let health = admin(&world, channel, "health", &[]).await;
    for wanted in [env!("CARGO_PKG_VERSION"), "Connections to Discord: 1 of 1.", "The database answers in", "Memory: "]
    {
        assert!(health.contains(wanted), "{wanted}: {health}");
    }
    let help = people[0].command(channel, "help", &[]).await.unwrap().message.unwrap();
    let rest = text_of(&people[0].click_label(&help, "More").await.unwrap());
    assert!(rest.contains(&format!("Daykeeper {}", env!("CARGO_PKG_VERSION"))), "{rest}");
    assert!(!help.content.contains("/admin") && !rest.contains("/admin"), "{}\n{rest}", help.content);
    let queues = admin(&world, channel, "queues", &[]).await;
    for wanted in ["Messages waiting: ", "Jobs due: 0.", "Searches waiting for a core: 0."] {
        assert!(queues.contains(wanted), "{wanted}: {queues}");
    }
    let seen = admin(&world, channel, "game", &[("game", json!(table))]).await;
    let guild = GUILD.to_string();
    for wanted in ["Game 1 ·", &guild, "Tzolk'in", "Reminder for seat 1: <t:", "Messages waiting: "] {
        assert!(seen.contains(wanted), "{wanted}: {seen}");
    }
    assert!(admin(&world, channel, "game", &[]).await.starts_with("Game 1 ·"), "here it is the channel's");
    assert_eq!(admin(&world, channel, "game", &[("game", json!(99))]).await, "That game doesn't exist.");

    let message = [("message", json!("back at <t:1900000000:t>"))];
    let begun = admin(&world, channel, "maintenance", &message).await;
    assert!(begun.contains("back at <t:1900000000:t>"), "{begun}");
    let stored = rows(&world);
    let refused = |answer: String| {
        assert!(answer.contains("all clocks are stopped") && answer.contains("back at <t:1900000000:t>"), "{answer}");
    };
    refused(text_of(&people[0].command(channel, "turn", &[]).await.unwrap()));
    refused(text_of(&people[0].click_label(&choice, "Choose your tiles").await.unwrap()));
    assert_eq!(rows(&world), stored);
    // Maintenance also survives an update of the program.
    let world = world.restart().await;
    refused(text_of(&people[1].command(channel, "score", &[]).await.unwrap()));
    let seen = admin(&world, channel, "game", &[]).await;
    assert!(seen.contains("This game is paused"), "{seen}");
    assert!(admin(&world, channel, "health", &[]).await.contains("All games are paused"));
    assert_eq!(admin(&world, channel, "maintenance", &[]).await, "Maintenance is over.");
    let planner = people[0].click_label(&choice, "Choose your tiles").await.unwrap();
    assert!(!planner.message.unwrap().rows().is_empty());

    let only = [("message", json!("moving house")), ("new-only", json!(true))];
    admin(&world, channel, "maintenance", &only).await;
    let other = world.client.add_channel("another").await.unwrap();
    let refused = text_of(&people[1].command(other, "game new", &[("game", json!("tzolkin"))]).await.unwrap());
    assert!(refused.contains("New games can't start right now") && refused.contains("moving house"), "{refused}");
    assert!(!text_of(&people[0].command(channel, "turn", &[]).await.unwrap()).contains("moving house"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_leaves_a_server_after_a_question() {
    let world = World::start().await;
    let (people, channel) = world.people_in("left", 2).await;
    start_game(&people, channel, "tzolkin", &[]).await;
    // Discord shows the command only to the server's managers.
    assert!(people[1].command(channel, "admin health", &[]).await.is_err());
    for nothing in ["", "home", "12"] {
        let text = admin(&world, channel, "leave", &[("server", json!(nothing))]).await;
        assert_eq!(text, "I'm not in a server with that ID.", "{nothing}");
    }
    let owner = owner(&world).await;
    let ask = async || owner.command(channel, "admin leave", &[("server", json!(GUILD.to_string()))]).await.unwrap();
    let question = ask().await;
    assert!(text_of(&question).contains("Its games stop"), "{}", text_of(&question));
    let kept = owner.click_label(question.message.as_ref().unwrap(), "Stay").await.unwrap();
    assert_eq!(text_of(&kept), "Nothing has changed.");
    assert_eq!(removed(&world), 0);
    let question = ask().await;
    owner.click_label(question.message.as_ref().unwrap(), "Leave").await.unwrap();
    until(|| removed(&world) == 1).await;
    let requests = world.client.requests().await.unwrap();
    let leaving = format!("/users/@me/guilds/{GUILD}");
    let left = requests.iter().filter(|request| request.method == "DELETE" && request.path.ends_with(&leaving));
    assert_eq!(left.count(), 1);
    // After a new invitation, the bot forgets the removal.
    world.client.set_bot_present(true).await.unwrap();
    until(|| removed(&world) == 0).await;
    // If it is removed while it doesn't run, it learns so when it connects.
    let world = world.restart_after(async |client| client.set_bot_present(false).await.unwrap()).await;
    until(|| removed(&world) == 1).await;
    world.end().await;
}

fn removed(world: &World) -> i64 {
    let sql = rusqlite::Connection::open(world.database()).unwrap();
    sql.query_row("SELECT count(*) FROM removed_servers", [], |row| row.get(0)).unwrap()
}

/// Waits until a condition is met. Fails after a long time.
async fn until(holds: impl Fn() -> bool) {
    let waited = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waited).await.expect("it never happened");
}
