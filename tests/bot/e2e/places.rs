//! Channels, threads, servers and users disappear and return, and no game is lost.

use std::time::Duration;

use daykeeper::engine::{Rng, Seed};
use daykeeper::sandbox::LoggedRequest;
use daykeeper::table::{
    Actor, ChannelId, GuildId, InteractionId, PlanAction, Reply, Request, RequestOrigin, TableAction, TypedTurn, UserId,
};
use serde_json::json;

use super::bot::{World, people, shown};
use super::person::{Went, any_turn, asks, find, random_turn, start_game, text_of};
use crate::support::{Seen, User, asking};

fn with(words: &'static str) -> impl Fn(&[Seen]) -> Option<Seen> {
    move |seen| seen.iter().rev().find(|message| message.content.contains(words)).cloned()
}

/// Plays one turn while the bot can't reach the server. Returns the player.
async fn unheard_turn(world: &World, people: &[User], channel: u64) -> User {
    let guild = Some(GuildId(1_000_000_000_000_000_001));
    let place = RequestOrigin { guild, channel: ChannelId(channel), locale: None };
    for person in people {
        let user = UserId(person.id);
        let offers = asking::complete(&world.tables, &place, user, ("", TypedTurn::Own)).await;
        let Some(offer) = offers.iter().find(|offer| offer.value.starts_with("place")) else { continue };
        let actor = Actor { user, name: person.name.clone(), locale: "en-US".to_owned(), may_manage: false };
        let command = TableAction::Plan(PlanAction::Play(format!("{}; end", offer.value)));
        let interaction = InteractionId(77);
        let request = Request { interaction, actor, origin: place.clone(), table: None, command: command.into() };
        assert!(matches!(world.tables.handle(request).await, Ok(Reply::TurnDone(_))));
        return person.clone();
    }
    panic!("nobody is asked");
}

/// Finds the message about this player's first turn.
fn tells(player: String) -> impl Fn(&[Seen]) -> Option<Seen> {
    let announced = format!("**{player}** ");
    move |seen| {
        let tells = |message: &&Seen| message.content.contains(&announced) && !message.content.contains("starts with");
        seen.iter().find(tells).cloned()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_an_archived_thread_and_a_removed_bot() {
    let world = World::start().await;
    let people = people(&world.client, 2).await;
    let mut rng = Rng::new(Seed::new(5));
    let thread = world.client.channel("Rainy Sunday game").await.unwrap();
    start_game(&people, thread, "tzolkin", &[("seating", "joined")]).await;
    people[0].wait_for(thread, "the choice", |seen| find(seen, "Choose your tiles")).await.unwrap();

    // An edit shows the players who have chosen, so the bot must reopen the archived thread.
    world.client.archive(thread, true).await.unwrap();
    any_turn(&people, thread, &mut rng).await;
    people[0].wait_for(thread, "who has chosen", with("Ready: ")).await.unwrap();
    any_turn(&people, thread, &mut rng).await;
    people[0].wait_for(thread, "the first turn", |seen| find(seen, "Take your turn")).await.unwrap();

    // The bot names the missing permission and pins no message.
    let pinned = [("pinned", json!(true))];
    text_of(&people[0].command(thread, "game settings", &pinned).await.unwrap());
    people[0]
        .wait_for(thread, "the status", with("I can't pin this message. Missing permissions: Pin Messages."))
        .await
        .unwrap();

    // The bot waits while it is removed from the server. After its return it posts the undelivered messages.
    world.client.set_bot_present(false).await.unwrap();
    let third = unheard_turn(&world, &people, thread).await;
    let posting = format!("/channels/{thread}/messages");
    let refused =
        |logged: &LoggedRequest| logged.method == "POST" && logged.path.contains(&posting) && logged.status >= 400;
    let heard = async || Ok(world.client.requests().await?.iter().any(refused).then_some(()));
    world.client.wait("the refusal", heard).await.unwrap();
    world.client.set_bot_present(true).await.unwrap();
    people[0].wait_for(thread, "the third turn", tells(shown(&world, &third).await)).await.unwrap();

    // If its channel is deleted, the game waits for a new one.
    world.client.delete_channel(thread).await.unwrap();
    for person in &people {
        let announced = async || {
            let Some(dm) = person.dm_channel().await? else { return Ok(None) };
            Ok(with("was deleted. Nothing is lost")(&person.messages(dm).await?))
        };
        world.client.wait("the direct message", announced).await.unwrap();
    }
    let elsewhere = world.client.add_channel("elsewhere").await.unwrap();
    let mine = text_of(&people[1].command(elsewhere, "games", &[]).await.unwrap());
    assert!(mine.contains("/game move"), "{mine}");
    let moved = text_of(&people[1].command(elsewhere, "game move", &[]).await.unwrap());
    assert!(moved.contains("continues here"), "{moved}");
    people[0].wait_for(elsewhere, "the turn", |seen| find(seen, "Take your turn")).await.unwrap();
    let fourth = any_turn(&people, elsewhere, &mut rng).await;
    people[0].wait_for(elsewhere, "the fourth turn", tells(shown(&world, &fourth).await)).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_the_server() {
    let world = World::start().await;
    let (people, channel) = world.people_in("leaving", 3).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    people[1].wait_for(channel, "the choice", |seen| find(seen, "Choose your tiles")).await.unwrap();
    // The host leaves. The bot notices only when something is due for them.
    people[0].set_member(false).await.unwrap();
    world.clock.forward(Duration::from_secs(25 * 60 * 60));
    let left = people[1].wait_for(channel, "that the host has left", with("left this server")).await.unwrap();
    assert!(left.content.contains("fills in"), "{}", left.content);
    people[1].wait_for(channel, "the offer", |seen| find(seen, "Take seat")).await.unwrap();
    let info = text_of(&people[2].command(channel, "game info", &[]).await.unwrap());
    assert!(info.contains(&format!("hosted by {}", people[1].name)) || info.contains("fills in"), "{info}");
    // After returning, the player gets the seat back with one command.
    people[0].set_member(true).await.unwrap();
    let back = text_of(&people[0].command(channel, "game rejoin", &[]).await.unwrap());
    assert!(back.contains("You play again from here"), "{back}");
    let mut rng = Rng::new(Seed::new(6));
    for person in &people {
        let answer = person.command(channel, "turn", &[]).await.unwrap();
        text_of(&answer);
        let planner = answer.message.unwrap();
        // A computer player has chosen for the absent player.
        if asks(&planner) {
            assert!(matches!(random_turn(person, planner, &mut rng, || {}).await, Went::Done(..)));
        }
    }
    people[0].wait_for(channel, "the first turn", |seen| find(seen, "Take your turn")).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_host_is_noticed_when_a_host_has_to_decide() {
    let world = World::start().await;
    let (people, channel) = world.people_in("host", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let refused = text_of(&people[1].command(channel, "game cancel", &[]).await.unwrap());
    assert!(refused.contains("the host"), "{refused}");
    people[0].set_member(false).await.unwrap();
    let announced = text_of(&people[1].command(channel, "game cancel", &[]).await.unwrap());
    assert!(announced.contains("new one"), "{announced}");
    let asked = people[1].command(channel, "game cancel", &[]).await.unwrap();
    assert!(text_of(&asked).contains("End this game"), "{}", text_of(&asked));
    let cancelled = people[1].click_label(&asked.message.unwrap(), "End the game").await.unwrap();
    assert!(text_of(&cancelled).contains("canceled"), "{}", text_of(&cancelled));
    // A canceled game can be resumed for a while.
    let reopened = text_of(&people[1].click_label(&cancelled.message.unwrap(), "Reopen game").await.unwrap());
    assert!(reopened.contains("open again"), "{reopened}");
    world.end().await;
}
