//! Days pass with the real client: reminders, closed direct messages, a time-out, a vacation.

use std::time::Duration;

use daykeeper::sandbox::{Fault, FaultEffect};
use daykeeper::table::Clock;
use serde_json::json;

use super::bot::{World, shown};
use super::person::{start_game, text_of};
use crate::support::{Seen, User};

/// Text of the message about a time-out.
const OUT: &str = "ran out of time";
const HOUR: Duration = Duration::from_secs(60 * 60);

/// Finds the newest public message that contains all of these texts.
fn with(words: &'static [&'static str]) -> impl Fn(&[Seen]) -> Option<Seen> {
    move |seen| seen.iter().rev().find(|message| words.iter().all(|word| message.content.contains(word))).cloned()
}

async fn direct(world: &World, person: &User, words: &'static [&'static str]) -> Seen {
    let found = async || {
        let Some(dm) = person.dm_channel().await? else { return Ok(None) };
        Ok(with(words)(&person.messages(dm).await?))
    };
    world.client.wait("the direct message", found).await.unwrap()
}

/// Moves the clock forward. The bot runs the due jobs and then sends their messages.
async fn pass(world: &World, span: Duration) {
    world.clock.forward(span);
    while world.tables.next_due(Vec::new()).await.unwrap().is_some_and(|due| due <= world.clock.now()) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    world.clock.forward(HOUR / 60);
}

async fn remind(person: &User, channel: u64, given: &[(&str, serde_json::Value)]) -> String {
    text_of(&person.command(channel, "remind", given).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn days_pass() {
    let world = World::start().await;
    let (people, channel) = world.people_in("days", 2).await;
    let nothing = remind(&people[0], channel, &[]).await;
    assert!(nothing.contains("No game is waiting for you"), "{nothing}");
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;

    // Both players have to choose and don't. One message reminds both.
    let sheet_again = remind(&people[0], channel, &[]).await;
    assert!(
        sheet_again.contains("Your next reminder: <t:") && sheet_again.contains(&format!(", in <#{channel}>.")),
        "{sheet_again}"
    );
    pass(&world, 25 * HOUR).await;
    let both = people[0].wait_for(channel, "a reminder", with(&["is waiting for your choice"])).await.unwrap();
    for person in &people {
        assert!(both.content.contains(&format!("<@{}>", person.id)), "{}", both.content);
    }

    // The first player chooses and wants direct messages. The second accepts none.
    let typed = people[0].autocomplete(channel, "remind", &[("timezone", json!("rom"))], "timezone").await.unwrap();
    assert!(typed.iter().any(|offer| offer.value == "Europe/Rome"), "{typed:?}");
    let answer = remind(&people[1], channel, &[("send-to", json!("direct"))]).await;
    assert!(answer.contains("to your direct messages"), "{answer}");
    pass(&world, 50 * HOUR).await;
    let reminder = direct(&world, &people[1], &["is waiting for your choice"]).await;
    // The player can take the turn from the direct message. Others can't use its button.
    let planner = people[1].click_label(&reminder, "Choose your tiles").await.unwrap().message.unwrap();
    assert!(!planner.rows().is_empty(), "{}", planner.content);
    people[1].set_accepts_dms(false).await.unwrap();
    pass(&world, 100 * HOUR).await;
    let second = format!("<@{}>", people[1].id);
    let twice = |seen: &[Seen]| {
        let ours = |message: &&Seen| {
            message.content.contains("is waiting for your choice") && message.content.contains(&second)
        };
        (seen.iter().filter(ours).count() == 2).then_some(())
    };
    people[1].wait_for(channel, "the way through the channel", twice).await.unwrap();

    // A computer player takes over when the clock runs out, after a vacation that stops the clock.
    let settings = [("time-bank", json!("2d")), ("on-timeout", json!("turn"))];
    let answer = text_of(&people[0].command(channel, "game settings", &settings).await.unwrap());
    assert!(answer.contains("Saved"), "{answer}");
    people[0]
        .wait_for(channel, "the notice", with(&["changed this game's settings", "2 d for each player"]))
        .await
        .unwrap();
    let now = jiff::Timestamp::now().checked_add(jiff::SignedDuration::try_from(world.clock.ahead()).unwrap()).unwrap();
    let back = jiff::tz::TimeZone::UTC.to_datetime(now).date().checked_add(jiff::Span::new().days(11)).unwrap();
    remind(&people[0], channel, &[("vacation", json!(back.to_string()))]).await;
    people[1].wait_for(channel, "the vacation", with(&["is on vacation until <t:"])).await.unwrap();
    let unclear = remind(&people[0], channel, &[("vacation", json!("soon"))]).await;
    assert!(unclear.contains("can't read"), "{unclear}");
    pass(&world, 49 * HOUR).await;
    let computer = people[0].wait_for(channel, "the time-out", with(&[OUT, "A computer player takes this turn"])).await;
    let announced = computer.unwrap().content;
    assert!(announced.contains(&shown(&world, &people[1]).await), "the one on vacation has time: {announced}");
    let info = text_of(&people[0].command(channel, "game info", &[]).await.unwrap());
    assert!(info.contains("paused now") && info.contains(&shown(&world, &people[0]).await), "{info}");
    pass(&world, 12 * 24 * HOUR).await;
    let after = |seen: &[Seen]| {
        (seen.iter().filter(|message| message.content.contains(OUT)).count() >= 2).then(|| seen[0].clone())
    };
    people[0].wait_for(channel, "the second time-out", after).await.unwrap();
    people[0].wait_for(channel, "the tiles", with(&["starts with"])).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_slow_inbox_holds_up_no_other() {
    let world = World::start().await;
    let (people, channel) = world.people_in("inboxes", 3).await;
    start_game(&people, channel, "tzolkin", &[]).await;
    // Discord delays the first direct message for longer than the others need. Each change sends a message soon.
    let slow = Fault::next("POST", "/users/@me/channels", FaultEffect::Delay { ms: 14_000, after: true });
    world.client.inject(&slow).await.unwrap();
    for person in &people {
        remind(person, channel, &[("send-to", json!("direct"))]).await;
    }
    pass(&world, 25 * HOUR).await;
    let reminded = async || {
        let mut reminded = 0;
        for person in &people {
            let Some(dm) = person.dm_channel().await.unwrap() else { continue };
            reminded += usize::from(!person.messages(dm).await.unwrap().is_empty());
        }
        reminded
    };
    let others = async || Ok(Some(reminded().await).filter(|count| *count >= 2));
    assert_eq!(world.client.wait("the others' reminders", others).await.unwrap(), 2, "they came before the slow one");
    let all = async || Ok((reminded().await == 3).then_some(()));
    world.client.wait("the slow one's reminder", all).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_direct_message_goes_to_the_channel() {
    let world = World::start().await;
    let (people, channel) = world.people_in("refused", 2).await;
    start_game(&people, channel, "tzolkin", &[]).await;
    // The first refusal passes. The second one lasts. The change below sends a message soon.
    for (code, message) in [(40003, "You are opening direct messages too fast."), (50278, "No mutual guilds")] {
        let refusal = Fault::next("POST", "/users/@me/channels", FaultEffect::refusal(403, code, message));
        world.client.inject(&refusal).await.unwrap();
    }
    remind(&people[1], channel, &[("send-to", json!("direct"))]).await;
    pass(&world, 25 * HOUR).await;
    // After the first refusal, the reminder waits by the bot's clock.
    for _ in 0..300 {
        if world.client.faults().await.unwrap().is_empty() {
            break;
        }
        world.clock.forward(HOUR / 60);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let second = format!("<@{}>", people[1].id);
    let reminder = |seen: &[Seen]| {
        let fits = |message: &&Seen| {
            message.content.contains("is waiting for your choice") && message.content.contains(&second)
        };
        seen.iter().find(fits).cloned()
    };
    people[1].wait_for(channel, "the reminder", reminder).await.unwrap();
    assert!(world.client.faults().await.unwrap().is_empty());
    world.end().await;
}
