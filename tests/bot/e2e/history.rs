//! A finished game opens again from the message of another one.

use std::path::Path;
use std::time::Duration;

use daykeeper::sandbox;
use daykeeper::table::{
    Actor, ChannelId, GuildId, InteractionId, PlanAction, Reply, Request, RequestOrigin, TableAction, UserId,
};
use serde_json::json;

use super::bot::World;
use super::person::{find, start_game, text_of};
use super::records::{Record, read, turns};
use crate::support::User;

const MONTH: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Plays a whole recorded game. `first` is the first of its interactions, which are all different.
async fn play(world: &World, record: &Record, people: &[User], channel: u64, first: u64) {
    *world.chance.setup.lock().unwrap() = Some(record.setup.clone());
    start_game(people, channel, &record.game, &[]).await;
    let guild = Some(GuildId(sandbox::GUILD));
    for (interaction, turn) in (first..).zip(turns(record)) {
        let person = &people[usize::from(turn.seat)];
        let request = Request {
            interaction: InteractionId(interaction),
            actor: Actor {
                user: UserId(person.id),
                name: person.name.clone(),
                locale: "en-US".to_owned(),
                may_manage: false,
            },
            origin: RequestOrigin { guild, channel: ChannelId(channel), locale: None },
            table: None,
            command: TableAction::Plan(PlanAction::Play(turn.steps.join("; "))).into(),
        };
        assert!(matches!(world.tables.handle(request).await, Ok(Reply::TurnDone(_))), "{:?}", turn.steps);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_gets_from_a_result_to_last_months_game_in_two_clicks() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/games/tests/data/samples");
    let record = read(&folder.join("tzolkin-2p-10-pauper.record.json"));
    let last = turns(&record).len();
    let world = World::start().await;
    let (people, before) = world.people_in("last month", 3).await;
    play(&world, &record, &people[..2], before, 1_000).await;
    people[0].wait_for(before, "the first result", |seen| find(seen, "Rematch")).await.unwrap();
    world.clock.forward(MONTH);
    let now = world.client.add_channel("this month").await.unwrap();
    play(&world, &record, &people[..2], now, 2_000).await;
    let result = people[1].wait_for(now, "the result", |seen| find(seen, "Rematch")).await.unwrap();

    let listed = people[1].click_label(&result, "Finished games").await.unwrap();
    let text = text_of(&listed);
    assert!(text.starts_with("**Your finished games**, page 1 of 1\n"), "{text}");
    assert_eq!(text.matches(" · Tzolk'in · <t:").count(), 2, "{text}");
    assert!(text.contains(&format!("{last} turns in less than a day.")), "{text}");
    let listed = listed.message.unwrap();
    let [menu] = &listed.selects()[..] else { panic!("not one menu: {listed:?}") };
    let opened = people[1].select(&listed, &menu.custom_id, &[&menu.options[1].value]).await.unwrap();
    let text = text_of(&opened);
    assert!(text.starts_with("**Game 1** · Tzolk'in · <t:") && text.contains("1st "), "{text}");
    assert!(text.contains(&format!("**After turn {last} of {last}**")), "{text}");
    let opened = opened.message.unwrap();
    assert_eq!(opened.attachments.len(), 1, "the board");

    // The buttons of the view lead through the game of the other channel.
    let start = people[1].click_label(&opened, "⏮ First").await.unwrap();
    assert!(text_of(&start).contains("**At the start**"), "{}", text_of(&start));
    let start = start.message.unwrap();
    assert_eq!(start.id, opened.id);
    let first = people[1].click_label(&start, "Forward ▶").await.unwrap();
    assert!(text_of(&first).contains(&format!("**After turn 1 of {last}**")), "{}", text_of(&first));
    let first = first.message.unwrap();
    let go_to = &first.selects()[0];
    let option = |label: &str| go_to.options.iter().find(|option| option.label == label).unwrap().value.clone();
    let fifth = people[1].select(&first, &go_to.custom_id, &[&option("Round 5")]).await.unwrap();
    assert!(text_of(&fifth).contains("Round 5"), "{}", text_of(&fifth));
    let own = people[1].select(&first, &go_to.custom_id, &[&option("My last turn")]).await.unwrap();
    assert!(!text_of(&own).contains("**At the start**"), "{}", text_of(&own));
    let replay = people[1].click_label(&first, "Replay").await.unwrap();
    assert!(text_of(&replay).contains(&format!("Replay of all {last} turns")), "{}", text_of(&replay));

    // A person who hasn't played has no games.
    let none = people[2].click_label(&result, "Finished games").await.unwrap();
    assert!(text_of(&none).starts_with("You haven't finished a game here yet."), "{}", text_of(&none));

    // Everyone sees these channels, so a member of the server can open the games of another person.
    let given = [("player", json!(people[0].id.to_string()))];
    let listed = people[2].command(now, "history", &given).await.unwrap();
    let text = text_of(&listed);
    assert!(text.starts_with("**Finished games of** "), "{text}");
    assert_eq!(text.matches(" · Tzolk'in · <t:").count(), 2, "{text}");
    let listed = listed.message.unwrap();
    let [menu] = &listed.selects()[..] else { panic!("not one menu: {listed:?}") };
    let opened = people[2].select(&listed, &menu.custom_id, &[&menu.options[1].value]).await.unwrap();
    assert!(text_of(&opened).starts_with("**Game 1** · Tzolk'in · <t:"), "{}", text_of(&opened));
    world.end().await;
}
