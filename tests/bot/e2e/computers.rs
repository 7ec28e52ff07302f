//! One user and three computer players, from the lobby to the result. Also replaced players.

use daykeeper::engine::{Rng, Seat, Seed};
use daykeeper::table::TableId;
use serde_json::json;

use super::bot::{World, people};
use super::channel;
use super::person::{Went, end_turn, find, open_planner, proved, random_turn, start_game, text_of};
use crate::support::{Seen, User};

/// Returns the newest message that asks for a turn of this game or announces its end, if it is newer than the message
/// `after`.
fn next(after: u64) -> impl Fn(&[Seen]) -> Option<Seen> {
    move |seen| {
        let asks = |seen: &&Seen| {
            let labels = ["Take your turn", "Choose your tiles", "Rematch"];
            !seen.ephemeral && seen.id > after && labels.iter().any(|label| seen.button(label).is_some())
        };
        seen.iter().rev().find(asks).cloned()
    }
}

/// Leaves the game and confirms it.
async fn resign(person: &User, channel: u64) -> String {
    let asked = person.command(channel, "game resign", &[]).await.unwrap().message.unwrap();
    text_of(&person.click_label(&asked, "Leave the game").await.unwrap())
}

/// Plays the hint's best turn. Returns `true` if the plans came before their reasons.
async fn advised_turn(person: &User, channel: u64, rng: &mut Rng) -> bool {
    let answer = person.command(channel, "hint", &[]).await.unwrap();
    let advice = text_of(&answer);
    assert!(advice.contains("**1. "), "{advice}");
    let first = answer.message.unwrap();
    let early = advice.contains("I'm still checking the reasons");
    assert!(first.button("Use hint 1").is_some_and(|button| button.disabled == early), "{advice}");
    let hint = proved(person, &first).await;
    assert!(hint.content.contains("**1. ") && !hint.content.contains("still checking"), "{}", hint.content);
    assert_eq!((hint.attachments.len(), hint.flags), (1, first.flags), "one picture, and still only for this user");
    let hint = if rng.below(4) == 0 {
        let details = person.click_label(&hint, "Details").await.unwrap().message.unwrap();
        assert!(details.content.contains("**1. "), "{}", details.content);
        person.click_label(&details, "Back").await.unwrap().message.unwrap()
    } else {
        hint
    };
    let planner = person.click_label(&hint, "Use hint 1").await.unwrap();
    text_of(&planner);
    let planner = planner.message.unwrap();
    if planner.button("End turn").is_some() || planner.button("Confirm").is_some() {
        let done = end_turn(person, &planner).await;
        assert!(done.contains("Turn done") || done.contains("Choice made"), "{done}");
    } else {
        // The hint assumed hidden parts that turned out differently, so the user continues alone.
        assert!(matches!(random_turn(person, planner, rng, || {}).await, Went::Done(..)));
    }
    early
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_three_computers_to_the_end() {
    let mut world = World::start().await;
    let mut all = people(&world.client, 2).await;
    let person = all.remove(0);
    let channel = world.client.add_channel("alone").await.unwrap();
    let given = [("game", json!("tzolkin")), ("seats", json!(4)), ("seating", json!("joined"))];
    text_of(&person.command(channel, "game new", &given).await.unwrap());
    let lobby = person.wait_for(channel, "the lobby", |seen| find(seen, "Add computer player")).await.unwrap();
    // The bot refuses immediately, before any choice.
    let refused = all[0].click_label(&lobby, "Add computer player").await.unwrap();
    assert!(text_of(&refused).contains("Only the host") && refused.message.unwrap().rows().is_empty());
    let mut choice = person.click_label(&lobby, "Add computer player").await.unwrap().message.unwrap();
    for strength in ["Easy", "Medium", "Hard"] {
        let answer = person.click_label(&choice, strength).await.unwrap();
        assert!(text_of(&answer).contains(&format!("(computer player, {strength}) joined")), "{:?}", answer.message);
        choice = answer.message.unwrap();
    }
    assert!(choice.rows().is_empty(), "every seat is taken");
    let typing = [("strength", json!("hard")), ("seat", json!("medium"))];
    let seats = person.autocomplete(channel, "game computer strength", &typing, "seat").await.unwrap();
    assert_eq!(seats.iter().map(|seat| &seat.value).collect::<Vec<_>>(), [&json!(3)], "{seats:?}");
    let seats = person.autocomplete(channel, "game computer remove", &[("seat", json!(""))], "seat").await.unwrap();
    assert_eq!(seats.len(), 3, "computers only");
    let full = |seen: &[Seen]| find(seen, "Start").filter(|lobby| lobby.content.contains("(computer player, Hard)"));
    let lobby = person.wait_for(channel, "a full lobby", full).await.unwrap();
    assert!(lobby.content.contains("4 of 4") && lobby.content.contains("(computer player, Easy)"), "{}", lobby.content);
    text_of(&person.click_label(&lobby, "Start").await.unwrap());

    let mut rng = Rng::new(Seed::new(8));
    let (mut last, mut turns, mut early) = (0, 0, 0);
    loop {
        let message = person.wait_for(channel, "the own turn or the end", next(last)).await.unwrap();
        last = message.id;
        if message.button("Rematch").is_some() {
            break;
        }
        assert_eq!(message.pinged, [person.id], "{}", message.content);
        turns += 1;
        if turns % 2 == 1 {
            early += u32::from(advised_turn(&person, channel, &mut rng).await);
        } else {
            let answer = person.command(channel, "turn", &[]).await.unwrap();
            text_of(&answer);
            let went = random_turn(&person, answer.message.unwrap(), &mut rng, || {}).await;
            assert!(matches!(went, Went::Done(..)), "{went:?}");
        }
        if turns == 6 {
            // During the computer players' turns.
            world = world.restart().await;
        }
    }
    assert!(turns > 20, "a short game of {turns} turns");
    assert!(early > 0, "every hint came late");
    let finale = person.message(channel, last).await.unwrap().unwrap();
    let turning_points = async || text_of(&person.click_label(&finale, "Turning points").await.unwrap());
    let looking = turning_points().await;
    assert!(looking.contains("still looking"), "{looking}");
    while !turning_points().await.contains("**Turning points**") {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    let mine = text_of(&person.command(channel, "games", &[]).await.unwrap());
    assert!(mine.contains("no game"), "{mine}");
    // The outbox may still contain the edit that removes the last buttons.
    let quiet = |seen: &[Seen]| (find(seen, "Take your turn").is_none()).then_some(());
    person.wait_for(channel, "the last buttons to go", quiet).await.unwrap();
    let history = channel::history(world.client.url(), channel).await;
    let id = finale.button("Rematch").unwrap().custom_id.unwrap();
    let table = TableId(id.split(':').nth(1).unwrap().parse().unwrap());
    let kept = world.tables.export(table).await.unwrap();
    channel::check(&history, &kept);
    // One message covers all computer players' turns between two turns of the user.
    let own = ["\n", "> "].map(|before| format!("{before}**{}** ", person.name).to_lowercase());
    let announced =
        history.iter().filter(|message| !channel::announced_turns(std::slice::from_ref(message)).is_empty());
    let content = |message: &serde_json::Value| message["content"].as_str().unwrap().to_lowercase();
    let announced: Vec<String> = announced.map(content).collect();
    let mine = |content: &String| own.iter().any(|own| content.contains(own.as_str()));
    let runs: Vec<_> = announced.windows(2).filter(|pair| !pair.iter().any(mine)).collect();
    let unannounced = channel::unannounced(&kept, Seat::new(0));
    assert!(runs.len() <= unannounced, "runs of computers' turns in two messages: {runs:#?}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_player_fills_in_and_a_player_resigns() {
    let world = World::start().await;
    let (people, channel) = world.people_in("hands", 3).await;
    let table = start_game(&people[..2], channel, "tzolkin", &[("seating", "joined")]).await;
    let mut rng = Rng::new(Seed::new(2));
    for person in &people[..2] {
        let planner = open_planner(person, channel, table, 0).await;
        assert!(matches!(random_turn(person, planner, &mut rng, || {}).await, Went::Done(..)));
    }
    let mine = text_of(&people[0].command(channel, "games", &[]).await.unwrap());
    assert!(mine.contains(&format!("<#{channel}>")) && mine.contains("<t:"), "{mine}");

    // The first player offers the seat to the third user, and only that user can take it.
    let given = [("player", json!(people[2].id.to_string()))];
    let offered = text_of(&people[0].command(channel, "game replace", &given).await.unwrap());
    assert!(offered.contains("The seat is open now"), "{offered}");
    let offer = people[2].wait_for(channel, "the offer", |seen| find(seen, "Take seat")).await.unwrap();
    assert_eq!(offer.pinged, [people[2].id]);
    let taken = text_of(&people[2].click_label(&offer, "Take seat").await.unwrap());
    assert!(taken.contains("yours"), "{taken}");
    let asked = |id: u64| {
        move |seen: &[Seen]| {
            let asks = |message: &&Seen| {
                message.button("Take your turn").is_some() && message.content.contains(&format!("<@{id}>"))
            };
            seen.iter().rev().find(asks).cloned()
        }
    };
    let gone = text_of(&people[0].command(channel, "turn", &[]).await.unwrap());
    assert!(gone.contains("has taken over your seat"), "{gone}");
    let opening = people[2].command(channel, "turn", &[]).await.unwrap();
    // The round decides whether the third or the second player is next.
    let first = if opening.message.as_ref().is_some_and(|message| !message.rows().is_empty()) { 2 } else { 1 };
    people[first].wait_for(channel, "the turn", asked(people[first].id)).await.unwrap();

    // The second player resigns, and a computer player continues. The third is now the host and the only user left.
    let resigned = resign(&people[1], channel).await;
    assert!(resigned.contains("left the game"), "{resigned}");
    let mut turn = people[2].wait_for(channel, "the own turn", asked(people[2].id)).await.unwrap();
    let info = text_of(&people[2].command(channel, "game info", &[]).await.unwrap());
    assert!(info.contains("(computer player, Medium)"), "{info}");
    for _ in 0..3 {
        let answer = people[2].command(channel, "turn", &[]).await.unwrap();
        text_of(&answer);
        assert!(matches!(random_turn(&people[2], answer.message.unwrap(), &mut rng, || {}).await, Went::Done(..)));
        // Until the new message arrives, the old one still asks for the finished turn.
        let before = turn.id;
        let next = |seen: &[Seen]| asked(people[2].id)(seen).filter(|message| message.id != before);
        turn = people[2].wait_for(channel, "the next own turn", next).await.unwrap();
    }
    let ended = resign(&people[2], channel).await;
    assert!(ended.contains("the game has ended"), "{ended}");
    world.end().await;
}
