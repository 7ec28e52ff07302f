//! Invalid clicks get a private reply and change nothing. Also undo.

use daykeeper::sandbox::{Config, Fault, FaultEffect};
use daykeeper::table::TableId;
use serde_json::{Value, json};

use super::bot::{World, people};
use super::person::{end_turn, find, open_planner, start_game, text_of, type_turn};
use crate::support::{Seen, User};

struct Game {
    world: World,
    people: Vec<User>,
    channel: u64,
    table: i64,
}

/// Starts a game of two on the sandbox's first users, past its secret choices. A third user watches.
async fn game() -> Game {
    let world = World::start().await;
    let people = people(&world.client, 3).await;
    let channel = world.client.add_channel("clicks").await.unwrap();
    let table = start_game(&people[..2], channel, "tzolkin", &[]).await;
    for person in &people[..2] {
        let planner = open_planner(person, channel, table, 0).await;
        let step = planner.buttons().into_iter().find_map(|b| b.custom_id.filter(|id| id.contains(":step:")));
        let chosen = match (step, planner.selects().first()) {
            (Some(id), _) => person.click(&planner, &id).await.unwrap(),
            (None, Some(menu)) => person.select(&planner, &menu.custom_id, &[&menu.options[0].value]).await.unwrap(),
            (None, None) => panic!("nothing to choose: {}", planner.content),
        };
        text_of(&end_answer(person, &chosen.message.unwrap()).await);
    }
    Game { world, people, channel, table }
}

async fn end_answer(person: &User, planner: &Seen) -> crate::support::Answer {
    let label = if planner.button("Confirm").is_some() { "Confirm" } else { "End turn" };
    person.click_label(planner, label).await.unwrap()
}

impl Game {
    async fn steps(&self) -> Vec<Value> {
        let record = self.world.tables.export(TableId(self.table)).await.unwrap();
        record.steps.iter().map(|step| serde_json::to_value(step).unwrap()).collect()
    }

    /// Returns the current player, and the other player.
    async fn players(&self) -> (User, User) {
        let entries = self.entries().await;
        let public = self.newest(entries).await;
        let (first, second) = (&self.people[0], &self.people[1]);
        assert_eq!(public.pinged.len(), 1, "one player is to move: {}", public.content);
        if public.pinged == [first.id] { (first.clone(), second.clone()) } else { (second.clone(), first.clone()) }
    }

    /// Counts the log entries so far: one for each turn, unless a player used undo.
    async fn entries(&self) -> u32 {
        let steps = self.steps().await;
        let ends = steps.iter().filter(|step| {
            let step = step["do"].as_str().unwrap();
            step.starts_with("keep") || step == "end"
        });
        u32::try_from(ends.count()).unwrap()
    }

    async fn newest(&self, entries: u32) -> Seen {
        let id = format!("v1:{}:{entries}-0:plan", self.table);
        let of_turn = |seen: &[Seen]| {
            let has = |message: &&Seen| message.buttons().iter().any(|b| b.custom_id.as_deref() == Some(&id));
            seen.iter().find(has).cloned()
        };
        self.people[2].wait_for(self.channel, "the turn message", of_turn).await.unwrap()
    }

    async fn planner(&self, person: &User) -> Seen {
        open_planner(person, self.channel, self.table, self.entries().await).await
    }
}

/// Clicks the planner's button to place a worker, or clicks it twice at the same moment.
async fn place(person: &User, planner: &Seen, twice: bool) -> Vec<crate::support::Answer> {
    let step = "place palenque";
    let suffix = format!(":step:{step}");
    let button = planner.buttons().into_iter().find_map(|b| b.custom_id.filter(|id| id.ends_with(&suffix)));
    let press = || async {
        match (&button, planner.selects().first()) {
            (Some(id), _) => person.click(planner, id).await.unwrap(),
            (None, Some(menu)) => person.select(planner, &menu.custom_id, &[step]).await.unwrap(),
            (None, None) => panic!("no worker can be placed: {}", planner.content),
        }
    };
    if twice { futures::future::join_all([press(), press()]).await } else { vec![press().await] }
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_late_and_foreign_clicks_change_nothing() {
    let game = game().await;
    let (mover, waiting) = game.players().await;
    let onlooker = game.people[2].clone();
    let entries = game.entries().await;
    let public = game.newest(entries).await;
    let before = game.steps().await;

    // The wrong player and an onlooker, by button and by command.
    for (person, sentence) in [(&waiting, "turn"), (&onlooker, "don't play")] {
        let refused = text_of(&person.click_label(&public, "Take your turn").await.unwrap());
        assert!(refused.contains(sentence), "{refused}");
        let line = [("action", json!("place palenque; end"))];
        let refused = text_of(&person.command(game.channel, "play", &line).await.unwrap());
        assert!(refused.contains(sentence), "{refused}");
        let offers = person.autocomplete(game.channel, "play", &[("action", json!("pl"))], "action").await.unwrap();
        assert!(offers.is_empty(), "{offers:?}");
    }
    // Everyone may look.
    for label in ["Board"] {
        let shown = onlooker.click_label(&public, label).await.unwrap();
        assert_eq!(shown.message.unwrap().pictures().len(), 1);
    }
    assert_eq!(game.steps().await, before);

    // The same button of one planner twice at the same moment: one step, one reply.
    let planner = game.planner(&mover).await;
    let texts: Vec<String> = place(&mover, &planner, true).await.iter().map(text_of).collect();
    let planner = game.planner(&mover).await;
    assert!(planner.content.contains("Planned: "), "{}", planner.content);
    assert!(
        texts.iter().any(|text| text.contains("already")
            || text.contains("out of date")
            || text.contains("changed")
            || text.contains("moved on")),
        "{texts:?}"
    );

    // A second planner that shows an older state of the draft.
    let old = game.planner(&mover).await;
    let newer = game.planner(&mover).await;
    let undo = newer.buttons().into_iter().find(|button| button.label.starts_with("Undo: ")).unwrap().label;
    text_of(&mover.click_label(&newer, &undo).await.unwrap());
    text_of(&mover.click_label(&old, "Start over").await.unwrap());
    // The reply about the outdated planner is a separate message and may arrive first.
    let as_it_is = |seen: &[Seen]| {
        let shown = seen.iter().find(|message| message.id == old.id)?;
        (!shown.content.contains("Planned: ") && !shown.rows().is_empty()).then_some(())
    };
    mover.wait_for(game.channel, "the planner as it is", as_it_is).await.unwrap();

    // The end of the turn, twice: by the planner's button and by an older planner's.
    let planner = game.planner(&mover).await;
    let first = place(&mover, &planner, false).await.remove(0).message.unwrap();
    let copy = game.planner(&mover).await;
    let done = end_turn(&mover, &first).await;
    assert!(done.contains("Turn done"), "{done}");
    let after = game.steps().await;
    assert_eq!(after.len(), before.len() + 2);
    let again = text_of(&mover.click_label(&copy, "End turn").await.unwrap());
    assert!(again.contains("turn"), "{again}");
    assert_eq!(game.steps().await, after);
    game.world.end().await;
}

/// The bot removes this message's button late.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_an_old_message_gets_the_current_state() {
    let game = game().await;
    let (mover, waiting) = game.players().await;
    let old = game.newest(game.entries().await).await;
    let edits =
        Fault::next("PATCH", "/channels/*/messages/*", FaultEffect::Status { status: 503, after: false }).times(3);
    game.world.client.inject(&edits).await.unwrap();
    let done = type_turn(&mover, game.channel, &["place palenque".into(), "end".into()]).await;
    assert!(done.contains("Turn done"), "{done}");
    let steps = game.steps().await;
    let refused = text_of(&mover.click_label(&old, "Take your turn").await.unwrap());
    assert!(refused.contains("turn"), "{refused}");
    // The same button opens the waiting player's private planner, which changes nothing.
    let planner = waiting.click_label(&old, "Take your turn").await.unwrap();
    assert!(!planner.message.unwrap().rows().is_empty());
    assert_eq!(game.steps().await, steps);
    game.world.client.clear_faults().await.unwrap();
    let stripped = |seen: &[Seen]| seen.iter().find(|m| m.id == old.id && m.rows().is_empty()).map(|_| ());
    waiting.wait_for(game.channel, "the old message without buttons", stripped).await.unwrap();
    game.world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_other_versions_and_ended_tables() {
    let world = World::start().await;
    let people = people(&world.client, 3).await;
    let channel = world.client.add_channel("old").await.unwrap();
    text_of(&people[0].command(channel, "game new", &[("game", json!("tzolkin"))]).await.unwrap());
    for id in ["v2:1:0-0:join", "v1:1:0-0:dance", "something else"] {
        let button = json!({ "type": 2, "style": 1, "label": id, "custom_id": id });
        let row = json!({ "type": 1, "components": [button] });
        let body = json!({ "content": "A message of another time.", "components": [row] });
        let token = format!("Bot {}", Config::default().token);
        let post = reqwest::Client::new().post(format!("{}/api/v10/channels/{channel}/messages", world.client.url()));
        let posted = post.header("authorization", token).json(&body).send().await.unwrap();
        posted.error_for_status().unwrap();
        let message = people[0].wait_for(channel, id, |seen| find(seen, id)).await.unwrap();
        let answer = text_of(&people[0].click_label(&message, id).await.unwrap());
        assert!(answer.contains("/turn"), "{answer}");
    }
    let lobby = people[0].wait_for(channel, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    let twice = text_of(&people[1].command(channel, "game new", &[("game", json!("tzolkin"))]).await.unwrap());
    assert!(twice.contains("https://discord.com/channels/"), "a link to the table: {twice}");
    let refused = text_of(&people[0].click_label(&lobby, "Join").await.unwrap());
    assert!(refused.contains("already in this game"), "{refused}");
    assert!(lobby.button("Start").unwrap().disabled, "two players are needed");
    let refused = text_of(&people[1].click_label(&lobby, "Play with 3 computer players").await.unwrap());
    assert!(refused.contains("host"), "{refused}");
    let hold =
        Fault::next("PATCH", "/channels/*/messages/*", FaultEffect::Status { status: 503, after: false }).times(9);
    world.client.inject(&hold).await.unwrap();
    text_of(&people[0].command(channel, "game cancel", &[]).await.unwrap());
    for label in ["Join", "Leave", "Options"] {
        let refused = text_of(&people[1].click_label(&lobby, label).await.unwrap());
        assert!(!refused.is_empty());
    }
    world.client.clear_faults().await.unwrap();
    let nobody = text_of(&people[1].command(channel, "turn", &[]).await.unwrap());
    assert!(nobody.contains("don't play"), "{nobody}");
    let nothing = text_of(&people[0].command(channel, "turn", &[]).await.unwrap());
    assert!(nothing.contains("canceled"), "{nothing}");
    world.end().await;
}

/// Every choice in a lobby's options leads on: the panel shows a refusal above its menus, and mentions values that only
/// a command can set.
#[tokio::test(flavor = "multi_thread")]
async fn the_options_of_a_lobby_have_no_dead_end() {
    let world = World::start().await;
    let (people, channel) = world.people_in("options", 1).await;
    let host = &people[0];
    text_of(&host.command(channel, "game new", &[("game", json!("tzolkin"))]).await.unwrap());
    let lobby = host.wait_for(channel, "the lobby", |seen| find(seen, "Options")).await.unwrap();
    let mut panel = host.click_label(&lobby, "Options").await.unwrap().message.unwrap();
    let entries: Vec<(String, String)> =
        panel.selects()[0].options.iter().map(|option| (option.label.clone(), option.value.clone())).collect();
    for (label, entry) in entries {
        let menu = panel.selects()[0].custom_id.clone();
        panel = host.select(&panel, &menu, &[&entry]).await.unwrap().message.unwrap();
        let typed = panel.content.contains("For other values");
        let free = ["Remind after", "Time bank", "Time per turn"].iter().any(|free| label.starts_with(free));
        assert_eq!(typed, free, "{label}: {}", panel.content);
        let values = panel.selects()[1].clone();
        for value in &values.options {
            panel = host.select(&panel, &values.custom_id, &[&value.value]).await.unwrap().message.unwrap();
            assert_eq!(panel.selects().len(), 2, "{label}, {}: {}", value.label, panel.content);
        }
    }
    assert!(panel.content.contains("Settings of this game"), "{}", panel.content);
    // Time per turn needs time for the whole game. The panel refuses it and says so next to the menus that can fix it.
    let entry = |panel: &Seen, label: &str| {
        let options = panel.selects()[0].options.clone();
        options.into_iter().find(|option| option.label.starts_with(label)).unwrap().value
    };
    for (label, value) in [("Time bank", "none"), ("Time per turn", "none")] {
        let (menu, entry) = (panel.selects()[0].custom_id.clone(), entry(&panel, label));
        panel = host.select(&panel, &menu, &[&entry]).await.unwrap().message.unwrap();
        panel = host.select(&panel, &panel.selects()[1].custom_id, &[value]).await.unwrap().message.unwrap();
        assert!(!panel.content.contains("That clock isn't valid"), "no time is measured: {}", panel.content);
    }
    panel = host.select(&panel, &panel.selects()[1].custom_id, &["4h"]).await.unwrap().message.unwrap();
    assert!(panel.content.contains("That clock isn't valid"), "{}", panel.content);
    assert!(panel.content.contains("Settings of this game"), "{}", panel.content);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_undone_immediately_or_with_consent() {
    let game = game().await;
    let (mover, other) = game.players().await;
    let before = game.steps().await;
    let line: Vec<String> = vec!["place palenque".into(), "end".into()];

    // Immediately, by the private reply's button, while the next player hasn't started.
    let done = mover.command(game.channel, "play", &[("action", json!(line.join("; ")))]).await.unwrap();
    let undone = text_of(&mover.click_label(&done.message.unwrap(), "Undo turn").await.unwrap());
    assert!(undone.contains("undone"), "{undone}");
    assert_eq!(game.steps().await, before);
    let public = |seen: &[Seen]| seen.iter().rev().find(|m| m.content.contains("undid a turn")).cloned();
    let message = other.wait_for(game.channel, "the news", public).await.unwrap();
    assert_eq!(message.pinged, [mover.id], "the turn is theirs again");
    let struck = |seen: &[Seen]| seen.iter().find(|m| m.content.contains("~~")).cloned();
    let message = other.wait_for(game.channel, "the turn that does not count", struck).await.unwrap();
    assert!(!message.content.contains('\\'), "told like any turn: {}", message.content);

    // With consent after the next player has started.
    assert!(type_turn(&mover, game.channel, &line).await.contains("Turn done"));
    let begun = text_of(&other.command(game.channel, "play", &[("action", json!("place tikal"))]).await.unwrap());
    assert!(begun.contains("Planned: "), "{begun}");
    for agrees in [false, true] {
        let asked = text_of(&mover.command(game.channel, "undo", &[]).await.unwrap());
        assert!(asked.contains("asked"), "{asked}");
        let request = other.wait_for(game.channel, "the request", |seen| find(seen, "Agree")).await.unwrap();
        assert_eq!(request.pinged, [other.id]);
        let own = text_of(&mover.click_label(&request, "Agree").await.unwrap());
        assert!(!own.contains("You agreed"), "{own}");
        let stranger = text_of(&game.people[2].click_label(&request, "Agree").await.unwrap());
        assert!(stranger.contains("don't play"), "{stranger}");
        let label = if agrees { "Agree" } else { "Decline" };
        text_of(&other.click_label(&request, label).await.unwrap());
        assert_eq!(game.steps().await.len(), before.len() + if agrees { 0 } else { 2 });
        let closed = |seen: &[Seen]| seen.iter().find(|m| m.id == request.id && m.rows().is_empty()).cloned();
        other.wait_for(game.channel, "the answered request", closed).await.unwrap();
    }
    game.world.end().await;
}
