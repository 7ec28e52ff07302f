//! Faults between the bot and Discord. Every message still arrives once and in order, or the bot reports the failure.

use std::time::Duration;

use daykeeper::engine::{Rng, Seed};
use daykeeper::sandbox::{Config, Fault, FaultEffect, permissions};
use daykeeper::table::TableId;
use serde_json::json;

use super::bot::{World, people};
use super::channel;
use super::person::{Went, asks, find, random_turn, start_game, text_of};
use crate::support::{Seen, User};

const POSTS: (&str, &str) = ("POST", "/channels/*/messages");
const EDITS: (&str, &str) = ("PATCH", "/channels/*/messages/*");
const DELETIONS: (&str, &str) = ("DELETE", "/channels/*/messages/*");
const ACKNOWLEDGEMENTS: (&str, &str) = ("POST", "/interactions/*/*/callback");
const ANSWERS: (&str, &str) = ("PATCH", "/webhooks/*/*/messages/@original");

/// Every kind of fault for these kinds of requests.
fn troubles(ways: &[(&str, &str)]) -> Vec<Fault> {
    let mut troubles = Vec::new();
    for (method, path) in ways {
        for effect in [
            FaultEffect::RateLimit { retry_after: 0.2, global: false },
            FaultEffect::Status { status: 502, after: false },
            FaultEffect::Status { status: 500, after: true },
            FaultEffect::Drop { after: false },
            FaultEffect::Drop { after: true },
            FaultEffect::Delay { ms: 400, after: true },
        ] {
            troubles.push(Fault::next(method, path, effect));
        }
    }
    troubles
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_through_many_faults() {
    plays_through_trouble(Config::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_through_faults_while_discord_forgets_nonces() {
    plays_through_trouble(Config { nonce_window: Duration::ZERO, ..Config::default() }).await;
}

async fn plays_through_trouble(config: Config) {
    let world = World::with(config).await;
    let (people, channel) = world.people_in("faults", 2).await;
    let table = start_game(&people, channel, "tzolkin", &[]).await;
    let mut rng = Rng::new(Seed::new(3));
    let ways = [POSTS, EDITS, ACKNOWLEDGEMENTS, ANSWERS];
    let mut troubles = troubles(&ways).into_iter().peekable();
    let mut unanswered = Vec::new();
    while troubles.peek().is_some() {
        for person in &people {
            let answer = person.command(channel, "turn", &[]).await.unwrap();
            text_of(&answer);
            let planner = answer.message.unwrap();
            if !asks(&planner) {
                continue;
            }
            // The fault hits the next request of its kind, during the turn or after it.
            if let Some(trouble) = troubles.next() {
                world.client.inject(&trouble).await.unwrap();
            }
            match random_turn(person, planner, &mut rng, || {}).await {
                Went::Done(..) => {}
                // A busy machine may need more than Discord's three seconds to try an acknowledgement again. The person
                // then looks at the turn once more.
                Went::Unknown(instead) => unanswered.push(instead),
            }
        }
    }
    // Without a second attempt, three acknowledgements would be lost: the limited, the refused, and the dropped one.
    assert!(unanswered.len() < 3, "presses were not answered: {unanswered:#?}");
    // The bot retries undelivered messages until all faults are used up. All of them may hit the same message, which
    // waits longer each time.
    let patient = world.client.clone().with_patience(Duration::from_secs(300));
    let struck = async || Ok(patient.faults().await?.is_empty().then_some(()));
    patient.wait("every fault to strike", struck).await.unwrap();
    channel::delivered(&world.database()).await;
    let kept = world.tables.export(TableId(table)).await.unwrap();
    channel::check(&channel::settled(world.client.url(), channel).await, &kept);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_gateway_connections_are_reopened() {
    let world = World::start().await;
    let (people, channel) = world.people_in("gateway", 2).await;
    for _ in 0..2 {
        let (before, _) = world.client.connections().await.unwrap();
        world.client.drop_gateway().await.unwrap();
        world.client.wait_for_reconnection(before).await.unwrap();
    }
    let (before, _) = world.client.connections().await.unwrap();
    world.client.reconnect_gateway().await.unwrap();
    world.client.wait_for_reconnection(before).await.unwrap();
    start_game(&people, channel, "tzolkin", &[]).await;
    world.end().await;
}

async fn opened(world: &World, person: &User, denied: u64) -> (u64, String) {
    let channel = world.client.add_channel("denied").await.unwrap();
    world.client.deny(channel, denied).await.unwrap();
    let answer = person.command(channel, "game new", &[("game", json!("tzolkin"))]).await.unwrap();
    (channel, text_of(&answer))
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_permissions_are_named() {
    let world = World::start().await;
    let people = people(&world.client, 2).await;
    for (denied, name) in [
        (permissions::ATTACH_FILES, "Attach Files"),
        (permissions::SEND_MESSAGES, "Send Messages"),
        (permissions::READ_MESSAGE_HISTORY, "Read Message History"),
    ] {
        let (channel, answer) = opened(&world, &people[0], denied).await;
        assert!(answer.contains(name) && answer.contains(&format!("<#{channel}>")), "{answer}");
        let none = text_of(&people[0].command(channel, "game info", &[]).await.unwrap());
        assert!(none.contains("no game"), "a table was opened all the same: {none}");
    }

    // If the permission is removed during the game, the bot posts the turn without its picture and says why.
    let channel = world.client.add_channel("later").await.unwrap();
    start_game(&people, channel, "tzolkin", &[]).await;
    world.client.deny(channel, permissions::ATTACH_FILES).await.unwrap();
    let mut rng = Rng::new(Seed::new(5));
    for person in &people {
        let planner = person.command(channel, "turn", &[]).await.unwrap().message.unwrap();
        assert!(matches!(random_turn(person, planner, &mut rng, || {}).await, Went::Done(..)));
    }
    let bare = |seen: &[Seen]| find(seen, "Take your turn").filter(|message| message.content.contains("Attach Files"));
    let message = people[0].wait_for(channel, "the turn without a picture", bare).await.unwrap();
    assert!(message.pictures().is_empty());
    let first = message;

    // Without permission to post, the bot notifies the host, and the game continues.
    world.client.deny(channel, permissions::SEND_MESSAGES).await.unwrap();
    for person in &people {
        let planner = person.command(channel, "turn", &[]).await.unwrap().message.unwrap();
        if !planner.rows().is_empty() {
            assert!(matches!(random_turn(person, planner, &mut rng, || {}).await, Went::Done(..)));
        }
    }
    let host = &people[0];
    let noted = async || {
        let Some(dm) = host.dm_channel().await? else { return Ok(None) };
        Ok(host.messages(dm).await?.into_iter().find(|message| message.content.contains(&format!("<#{channel}>"))))
    };
    world.client.wait("the note to the host", noted).await.unwrap();

    // After it may post again, any command there brings the newest turn.
    world.client.deny(channel, 0).await.unwrap();
    let held = |seen: &[Seen]| find(seen, "Take your turn").filter(|message| message.id != first.id);
    assert!(held(&host.messages(channel).await.unwrap()).is_none());
    text_of(&host.command(channel, "help", &[]).await.unwrap());
    host.wait_for(channel, "the turn that was withheld", held).await.unwrap();
    world.end().await;
}

/// With one message per round, the message of a round shows all its turns, and at most one call is below it. No
/// trouble on the way to Discord doubles or loses either of them.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_stays_one_message_through_trouble() {
    let world = World::with(Config { nonce_window: Duration::ZERO, ..Config::default() }).await;
    let (people, channel) = world.people_in("quiet", 2).await;
    let table = start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let set = people[0].command(channel, "game settings", &[("one-message", json!(true))]).await.unwrap();
    assert!(text_of(&set).contains("One message per round: yes"), "{}", text_of(&set));
    let mut rng = Rng::new(Seed::new(3));
    let mut troubles = troubles(&[DELETIONS, POSTS, EDITS]).into_iter().peekable();
    let mut turns = 0;
    // A round has one deletion only, so the game continues until every fault has struck.
    while troubles.peek().is_some() || !world.client.faults().await.unwrap().is_empty() {
        for person in &people {
            let planner = person.command(channel, "turn", &[]).await.unwrap().message.unwrap();
            if asks(&planner) {
                if let Some(trouble) = troubles.next() {
                    world.client.inject(&trouble).await.unwrap();
                }
                assert!(matches!(random_turn(person, planner, &mut rng, || {}).await, Went::Done(..)));
                turns += 1;
            }
        }
    }
    channel::delivered(&world.database()).await;
    let kept = world.tables.export(TableId(table)).await.unwrap();
    let history = channel::history(world.client.url(), channel).await;
    channel::check_turns(&history, &kept);
    let seen = people[0].messages(channel).await.unwrap();
    let public: Vec<&Seen> = seen.iter().filter(|message| !message.ephemeral).collect();
    let of_turns = public.iter().filter(|message| message.content.contains("Round ")).count();
    assert!(of_turns * 3 < turns * 2, "{of_turns} messages for {turns} turns: {public:#?}");
    // Only the newest round can have buttons: on its message and on the call below it.
    let open: Vec<usize> = (0..public.len()).filter(|at| public[*at].button("Board").is_some()).collect();
    assert!(open.len() <= 2 && open.iter().all(|at| at + 3 > public.len()), "{public:#?}");
    world.end().await;
}
