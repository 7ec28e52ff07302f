//! Inactive games: the bot's question, and its action without an answer.

use std::time::Duration;

use daykeeper::schedule;
use daykeeper::table::{
    AccessRefusal, Actor, Command, LobbyAction, Maintenance, MaintenanceScope, PauseAction, PauseRefusal, Refusal,
    Reply, Request, SettingsChange, SleepRule, TableAction, TableInfo, TableState, ViewingQuery, ViewingReply,
};
use tokio_util::sync::CancellationToken;

use super::world::{DAY, HOUR, MINUTE, What, World, at};
use crate::support::asking;

const BEGIN: &str = "2027-01-10T12:00:00Z";

async fn info(world: &World) -> TableInfo {
    match world.must(1, 1, ViewingQuery::Info).await {
        Reply::Viewing(ViewingReply::Info(info)) => *info,
        _ => panic!("no table"),
    }
}

/// Lets days pass. The bot checks for inactive games once a day.
async fn days(world: &World, days: i64) {
    for _ in 0..days {
        world.pass(DAY).await;
        world.tables.look_for_idle().await.unwrap();
    }
    world.work().await;
}

/// Counts the new questions in the channel, and requires that they ping no one.
fn asked(world: &World) -> usize {
    let news = world.news();
    let asked: Vec<_> = news.iter().filter(|sent| sent.what == What::Asked).collect();
    assert!(asked.iter().all(|sent| sent.ping.is_empty()), "{asked:?}");
    asked.len()
}

fn never() -> TableAction {
    TableAction::Settings(Box::new(SettingsChange { sleeps: Some(false), ..SettingsChange::default() }))
}

#[tokio::test]
async fn an_idle_lobby_closes_a_week_after_the_question() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2]).await;
    days(&world, 13).await;
    assert_eq!(asked(&world), 0);
    days(&world, 1).await;
    assert_eq!(asked(&world), 1);
    let world = world.restart();
    days(&world, 6).await;
    assert_eq!((asked(&world), info(&world).await.table.state), (0, TableState::Lobby), "nothing is asked twice");
    days(&world, 1).await;
    assert_eq!(info(&world).await.table.state, TableState::Cancelled);
    assert_eq!(asked(&world), 0);
}

/// The bot asks about it as about other games, but can't pause it.
#[tokio::test]
async fn a_game_that_cannot_be_read_holds_up_no_other_table() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.work().await;
    world.sql().execute_batch("UPDATE tables SET setup = 'nonsense'; DELETE FROM snapshots; DELETE FROM jobs").unwrap();
    let world = world.restart();
    days(&world, 60).await;
    world.lobby(2, &[3]).await;
    world.news();
    days(&world, 14).await;
    assert_eq!(asked(&world), 1, "the lobby is asked about");
    days(&world, 7).await;
    assert_eq!(world.count("SELECT count(*) FROM tables WHERE state = 'cancelled'"), 1);
}

#[tokio::test]
async fn any_action_in_a_lobby_keeps_it_open() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1]).await;
    for (user, order) in [
        (1, TableAction::Pause(PauseAction::GoOn)),
        (2, TableAction::Lobby(LobbyAction::Join)),
        (2, TableAction::Lobby(LobbyAction::Leave)),
    ] {
        days(&world, 14).await;
        assert_eq!(asked(&world), 1);
        days(&world, 6).await;
        world.must(user, 1, order).await;
        days(&world, 13).await;
        assert_eq!((asked(&world), info(&world).await.table.state), (0, TableState::Lobby));
        world.must(1, 1, ViewingQuery::Info).await;
        days(&world, 1).await;
        assert_eq!(asked(&world), 1, "and two weeks later it is asked again: to look is to do nothing");
        world.must(1, 1, TableAction::Pause(PauseAction::GoOn)).await;
    }
    days(&world, 14).await;
    assert_eq!(world.ask(5, 1, TableAction::Pause(PauseAction::GoOn)).await.err(), Some(Refusal::NotAtTable));
    assert!(matches!(
        world.ask(5, 1, TableAction::Pause(PauseAction::Rest)).await.err(),
        Some(Refusal::Access(AccessRefusal::NotHost { .. }))
    ));
    world.must(1, 1, TableAction::Pause(PauseAction::Rest)).await;
    assert_eq!(info(&world).await.table.state, TableState::Cancelled);
}

#[tokio::test]
async fn an_idle_game_is_paused_until_a_player_resumes_it() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    days(&world, 59).await;
    assert_eq!(asked(&world), 0);
    days(&world, 1).await;
    assert_eq!(asked(&world), 1);
    days(&world, 7).await;
    assert!(info(&world).await.pause.unwrap().asleep);
    world.news();
    days(&world, 200).await;
    assert!(world.news().is_empty(), "neither reminders nor questions");
    assert_eq!(
        world.ask(2, 1, TableAction::Pause(PauseAction::Rest)).await.err(),
        Some(Refusal::Pause(PauseRefusal::Paused { until: None }))
    );
    world.must(2, 1, TableAction::Pause(PauseAction::GoOn)).await;
    world.pass(MINUTE).await;
    let called: Vec<u64> = world.news().iter().flat_map(|sent| sent.ping.clone()).collect();
    assert_eq!(called, [1], "whoever is to move is called once");
    world.play(1, 1, "take 1; end").await;
    days(&world, 59).await;
    assert_eq!(asked(&world), 0, "it was touched");
}

#[tokio::test]
async fn players_can_pause_an_idle_game_immediately_or_keep_playing() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    assert_eq!(
        world.ask(1, 1, TableAction::Pause(PauseAction::Rest)).await.err(),
        Some(Refusal::Pause(PauseRefusal::NotAsked))
    );
    assert_eq!(
        world.ask(1, 1, TableAction::Pause(PauseAction::GoOn)).await.err(),
        Some(Refusal::Pause(PauseRefusal::NotPaused))
    );
    days(&world, 60).await;
    assert_eq!(asked(&world), 1);
    assert_eq!(world.ask(9, 1, TableAction::Pause(PauseAction::Rest)).await.err(), Some(Refusal::NotAtTable));
    world.must(2, 1, TableAction::Pause(PauseAction::GoOn)).await;
    assert_eq!(
        world.ask(2, 1, TableAction::Pause(PauseAction::Rest)).await.err(),
        Some(Refusal::Pause(PauseRefusal::NotAsked)),
        "that was the answer"
    );
    days(&world, 60).await;
    assert_eq!(asked(&world), 1);
    world.must(2, 1, TableAction::Pause(PauseAction::Rest)).await;
    assert!(info(&world).await.pause.unwrap().asleep);
    days(&world, 100).await;
    assert_eq!(asked(&world), 0);
}

#[tokio::test]
async fn a_host_may_say_no_and_a_manager_may_answer() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2]).await;
    world.must(1, 1, never()).await;
    days(&world, 100).await;
    assert_eq!((asked(&world), info(&world).await.table.state), (0, TableState::Lobby));
    let yes = SettingsChange { sleeps: Some(true), ..SettingsChange::default() };
    world.must(1, 1, TableAction::Settings(Box::new(yes))).await;
    days(&world, 14).await;
    assert_eq!(asked(&world), 1);
    let manager = Actor { may_manage: true, ..asking::actor(7) };
    let request = Request {
        actor: manager,
        ..asking::request(90_000, 7, 1, Command::from(TableAction::Pause(PauseAction::GoOn)))
    };
    assert!(world.tables.handle(request).await.is_ok());
    days(&world, 13).await;
    assert_eq!(asked(&world), 0);
}

#[tokio::test]
async fn the_operator_may_change_both_spans_or_switch_them_off() {
    let mut world = World::new(BEGIN);
    world.tables = world.tables.clone().sleeping(SleepRule { lobby: None, game: Some(Duration::from_secs(86_400)) });
    world.lobby(1, &[1]).await;
    world.game(2, &[1, 2]).await;
    days(&world, 1).await;
    assert_eq!(asked(&world), 1, "of the game alone");
    days(&world, 100).await;
    assert_eq!(info(&world).await.table.state, TableState::Lobby);
}

/// Neither the number of idle games nor earlier questions matter after the time limits change.
#[tokio::test]
async fn idle_games_hide_no_others() {
    let mut world = World::new(BEGIN);
    for channel in 1..=120 {
        world.lobby(channel, &[channel]).await;
    }
    world.game(121, &[121, 122]).await;
    days(&world, 14).await;
    assert_eq!(asked(&world), 120);
    world.tables = world.tables.clone().sleeping(SleepRule { lobby: None, ..SleepRule::default() });
    days(&world, 46).await;
    assert_eq!(asked(&world), 1, "of the game");
    assert_eq!(world.count("SELECT count(*) FROM tables WHERE state = 'lobby'"), 120);
}

#[tokio::test]
async fn idle_time_does_not_count_during_maintenance() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1]).await;
    days(&world, 14).await;
    assert_eq!(asked(&world), 1);
    let maintenance =
        Maintenance { text: "back soon".to_owned(), scope: MaintenanceScope::Everything, by_setting: false };
    world.tables.set_maintenance(Some(maintenance)).await.unwrap();
    days(&world, 30).await;
    world.tables.set_maintenance(None).await.unwrap();
    days(&world, 6).await;
    assert_eq!(info(&world).await.table.state, TableState::Lobby);
    days(&world, 1).await;
    assert_eq!(info(&world).await.table.state, TableState::Cancelled);
}

#[tokio::test]
async fn an_agreed_pause_gets_no_question_and_its_end_counts_as_activity() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1]).await;
    world.must(1, 1, TableAction::Lobby(LobbyAction::StartWithComputers)).await;
    world.must(1, 1, TableAction::Pause(PauseAction::Pause { days: Some(90) })).await;
    world.work().await;
    days(&world, 149).await;
    assert_eq!(asked(&world), 0);
    days(&world, 2).await;
    assert_eq!(asked(&world), 1, "60 days after it has ended");
}

#[tokio::test]
async fn a_clock_that_was_far_ahead_keeps_no_table_awake() {
    let world = World::new(BEGIN);
    world.clock.set(at("2037-01-10T12:00:00Z"));
    world.lobby(1, &[1]).await;
    world.work().await;
    world.clock.set(at(BEGIN));
    days(&world, 15).await;
    assert_eq!(asked(&world), 1);
}

#[tokio::test]
async fn a_question_of_a_clock_that_was_far_ahead_is_answered_by_the_right_one() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1]).await;
    world.clock.set(at("2037-01-10T12:00:00Z"));
    days(&world, 0).await;
    world.tables.look_for_idle().await.unwrap();
    world.clock.set(at(BEGIN));
    days(&world, 6).await;
    assert_eq!(info(&world).await.table.state, TableState::Lobby);
    days(&world, 9).await;
    assert_eq!(info(&world).await.table.state, TableState::Cancelled);
}

/// The bot checks at the start and once an hour.
#[tokio::test]
async fn the_program_checks_for_idle_games_regularly() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1]).await;
    let stop = CancellationToken::new();
    let looking = tokio::spawn(schedule::put_idle_to_sleep(world.tables.clone(), stop.clone()));
    tokio::task::yield_now().await;
    let asked_about = || world.count("SELECT count(*) FROM tables WHERE idle_asked_at IS NOT NULL");
    assert_eq!(asked_about(), 0);
    while asked_about() == 0 {
        world.clock.set(super::world::plus(world.now(), HOUR));
        tokio::time::sleep(Duration::from_millis(1)).await;
        assert!(world.now() < at("2027-03-10T12:00:00Z"), "it never looked");
    }
    assert!(world.now() >= at("2027-01-24T12:00:00Z"), "not before two weeks are over");
    stop.cancel();
    looking.await.unwrap();
}
