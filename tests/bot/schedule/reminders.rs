//! Reminders: their recipients, places and times.

use daykeeper::table::{
    ChannelId, Command, Destination, LobbyAction, NotifyBy, Pace, PlanAction, PreferencesChange, Reply, SettingsChange,
    TableAction, UserId,
};

use super::world::{DAY, HOUR, MINUTE, What, World};

const BEGIN: &str = "2027-01-10T12:00:00Z";
const HERE: Destination = Destination::Channel(ChannelId(1));

fn notified_by(place: NotifyBy) -> PreferencesChange {
    PreferencesChange { notify_by: Some(place), ..PreferencesChange::default() }
}

#[tokio::test]
async fn reminders_follow_the_pace_and_then_become_rarer() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    let began = world.now();
    let turn = world.news().pop().unwrap();
    assert_eq!((turn.what, turn.ping), (What::TurnMessage, vec![1]), "the turn's message pings its player");
    world.pass(40 * DAY).await;
    let days = [1, 3, 7, 15, 23, 31, 39];
    assert_eq!(world.reminders(began), days.map(|day| (day * 24, vec![1], HERE)));

    world.play(1, 1, "take 1; end").await;
    let began = world.now();
    world.pass(2 * DAY).await;
    assert_eq!(world.reminders(began), [(24, vec![2], HERE)], "nobody who has moved is told any more");
}

#[tokio::test]
async fn two_decisions_in_a_row_get_two_pings() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2]).await;
    world.must(1, 1, TableAction::Lobby(LobbyAction::Start)).await;
    world.work().await;
    let called = |world: &World| world.news().into_iter().map(|sent| sent.ping).collect::<Vec<_>>();
    assert_eq!(called(&world), [[1, 2]], "both are to bid");
    world.play(2, 1, "bid 1").await;
    world.play(1, 1, "bid 3").await;
    world.work().await;
    assert_eq!(called(&world), [[1]], "the last who bids begins");
    world.pass(DAY / 2).await;
    assert!(called(&world).is_empty(), "and is called to it once");
}

#[tokio::test]
async fn each_table_has_its_pace() {
    for (pace, hours) in [(Pace::Fast, 4), (Pace::Relaxed, 72), (Pace::Weekly, 168), (Pace::Hours(30), 30)] {
        let world = World::new(BEGIN);
        world.lobby(1, &[1, 2]).await;
        world.set(1, 1, SettingsChange { pace: Some(pace), ..SettingsChange::default() }).await;
        world.begin(1, &[1, 2]).await;
        let began = world.now();
        world.pass(4 * hours * HOUR).await;
        assert_eq!(world.reminders(began), [(hours, vec![1], HERE), (3 * hours, vec![1], HERE)], "{pace:?}");
    }
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2]).await;
    world.set(1, 1, SettingsChange { pace: Some(Pace::Live), ..SettingsChange::default() }).await;
    world.begin(1, &[1, 2]).await;
    world.pass(11 * MINUTE).await;
    assert_eq!(world.reminders(world.now()).len(), 1);
}

#[tokio::test]
async fn a_new_pace_applies_immediately() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    let began = world.now();
    world.pass(5 * HOUR).await;
    world.set(1, 1, SettingsChange { pace: Some(Pace::Hours(6)), ..SettingsChange::default() }).await;
    world.pass(2 * HOUR).await;
    assert_eq!(world.reminders(began), [(6, vec![1], HERE)]);
    world.set(1, 1, SettingsChange { pace: Some(Pace::Weekly), ..SettingsChange::default() }).await;
    // The second one comes after twice the pace.
    world.pass(15 * DAY).await;
    assert_eq!(world.reminders(began), [(6 + 336, vec![1], HERE)]);
}

#[tokio::test]
async fn a_reminder_waits_for_the_turn_message() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.news();
    let due = super::world::plus(world.now(), DAY);
    world.clock.set(due);
    for job in world.tables.due(Vec::new(), 9).await.unwrap() {
        world.tables.carry_out(&job).await.unwrap();
    }
    assert_eq!(world.count("SELECT count(*) FROM outbox WHERE late = 1 AND state = 'waiting'"), 1);
    world.play(1, 1, "take 1; end").await;
    world.pass(HOUR).await;
    let news = world.news();
    assert!(news.iter().all(|sent| sent.what == What::TurnMessage), "{news:?}");
    assert_eq!(world.count("SELECT count(*) FROM outbox WHERE late = 1 AND state = 'dropped'"), 1);
}

#[tokio::test]
async fn direct_messages_take_the_place_of_pings() {
    let world = World::new(BEGIN);
    world.remind(2, notified_by(NotifyBy::Direct)).await;
    world.remind(1, notified_by(NotifyBy::Both)).await;
    world.game(1, &[1, 2]).await;
    world.pass(MINUTE).await;
    world.news();
    world.play(1, 1, "take 1; end").await;
    let began = world.now();
    world.pass(MINUTE).await;
    let news = world.news();
    assert_eq!((&news[0].what, news[0].ping.len()), (&What::TurnMessage, 0), "the channel pings nobody");
    assert_eq!((news[1].lane, &news[1].ping), (Destination::Direct(UserId(2)), &vec![2]));
    assert_eq!(news.len(), 2);
    world.pass(DAY).await;
    assert_eq!(world.reminders(began), [(24, vec![2], Destination::Direct(UserId(2)))]);

    // With both: a ping from the turn and a direct message. Reminders also use both.
    world.play(2, 1, "take 1; end").await;
    let began = world.now();
    world.pass(MINUTE).await;
    let news = world.news();
    assert_eq!((&news[0].what, &news[0].ping), (&What::TurnMessage, &vec![1]));
    assert_eq!((news[1].lane, news.len()), (Destination::Direct(UserId(1)), 2));
    world.pass(DAY).await;
    let mut both = world.reminders(began);
    both.sort_by_key(|(_, _, lane)| *lane == HERE);
    assert_eq!(both, [(24, vec![1], Destination::Direct(UserId(1))), (24, vec![1], HERE)]);
}

#[tokio::test]
async fn refused_direct_messages_become_pings_in_the_channel() {
    let world = World::new(BEGIN);
    world.closed.lock().unwrap().extend([UserId(1), UserId(2)]);
    world.remind(1, notified_by(NotifyBy::Direct)).await;
    world.remind(2, notified_by(NotifyBy::Both)).await;
    world.game(1, &[1, 2]).await;
    let began = world.now();
    world.news();
    world.pass(2 * DAY).await;
    assert_eq!(world.reminders(began), [(0, vec![1], HERE), (24, vec![1], HERE)]);
    // A player who chose both places gets only one message if they end up in the same place.
    world.play(1, 1, "take 1; end").await;
    let began = world.now();
    world.pass(2 * DAY).await;
    assert_eq!(world.reminders(began), [(24, vec![2], HERE)]);
}

#[tokio::test]
async fn a_player_without_reminders_gets_none_until_they_change_it() {
    let world = World::new(BEGIN);
    world.remind(1, notified_by(NotifyBy::Nowhere)).await;
    world.game(1, &[1, 2]).await;
    world.pass(30 * DAY).await;
    assert!(world.news().iter().all(|sent| !sent.ping.contains(&1)), "somebody was told who did not want to be");
    let sheet = world.remind(1, notified_by(NotifyBy::Channel)).await;
    assert_eq!(sheet.waiting, 1);
    let now = world.now();
    assert_eq!(sheet.next, Some((now, ChannelId(1))), "what was due long ago is due now");
    world.pass(HOUR).await;
    assert_eq!(world.reminders(now), [(0, vec![1], HERE)]);
}

#[tokio::test]
async fn several_tables_become_one_direct_message() {
    let world = World::new(BEGIN);
    world.remind(1, notified_by(NotifyBy::Direct)).await;
    for channel in 1..=5 {
        world.game(channel, &[1, 1 + channel]).await;
    }
    world.pass(MINUTE).await;
    let first: Vec<_> = world.news().into_iter().filter(|sent| matches!(sent.what, What::Reminders(_))).collect();
    assert_eq!(first.len(), 1, "{first:?}");
    world.pass(DAY).await;
    let news = world.news();
    let reminders: Vec<_> = news.iter().filter(|sent| matches!(sent.what, What::Reminders(_))).collect();
    assert_eq!(reminders.len(), 1, "{reminders:?}");
    let What::Reminders(tables) = &reminders[0].what else { unreachable!() };
    let numbers: Vec<i64> = tables.iter().map(|(table, ..)| table.number()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
    assert_eq!(reminders[0].ping, [1]);
}

#[tokio::test]
async fn a_player_sees_when_the_earliest_reminder_comes() {
    let world = World::new(BEGIN);
    world.game(1, &[2, 1]).await;
    world.game(2, &[1, 3]).await;
    world.pass(HOUR).await;
    // User 1's turn here starts an hour after the one in the other game.
    world.play(2, 1, "take 1; end").await;
    world.pass(HOUR).await;
    world.game(3, &[1, 4]).await;
    let sheet = world.remind(1, PreferencesChange::default()).await;
    let (at, channel) = sheet.next.unwrap();
    assert_eq!((sheet.waiting, channel, at.duration_since(world.now()).as_hours()), (3, ChannelId(2), 22));
}

#[tokio::test]
async fn one_message_reminds_the_players_still_missing_in_a_secret_choice() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2, 3, 4]).await;
    world.must(1, 1, daykeeper::table::LobbyAction::Start).await;
    let began = world.now();
    world.work().await;
    assert_eq!(world.news().pop().unwrap().ping, [1, 2, 3, 4]);
    world.pass(HOUR).await;
    world.play(3, 1, "bid 2").await;
    world.pass(DAY).await;
    assert_eq!(world.reminders(began), [(24, vec![1, 2, 4], HERE)]);
}

#[tokio::test]
async fn an_undo_restarts_the_time_of_the_turn() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.pass(20 * HOUR).await;
    world.play(1, 1, "take 1; end").await;
    world.pass(HOUR).await;
    world.must(1, 1, daykeeper::table::UndoAction::Undo { turn: None }).await;
    let began = world.now();
    world.news();
    world.pass(25 * HOUR).await;
    assert_eq!(world.reminders(began), [(24, vec![1], HERE)]);
}

#[tokio::test]
async fn finished_and_canceled_games_send_no_reminders() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.must(1, 1, daykeeper::table::LobbyAction::Cancel).await;
    world.game(2, &[3, 4]).await;
    for turn in 0.. {
        let user = 3 + turn % 2;
        match world.ask(user, 2, PlanAction::Play("take 3; take 3; end".into())).await {
            Ok(_) => {}
            Err(_) => world.play(user, 2, "take 2; end").await,
        }
        if world.count("SELECT count(*) FROM tables WHERE state = 'over'") == 1 {
            break;
        }
    }
    world.work().await;
    world.news();
    world.pass(30 * DAY).await;
    assert!(world.news().is_empty());
    assert_eq!(world.count("SELECT count(*) FROM jobs"), 0);
}

#[tokio::test]
async fn games_that_wait_for_their_reader_come_first() {
    let world = World::new(BEGIN);
    for channel in 1..=3 {
        world.game(channel, &[1, 2]).await;
        world.pass(HOUR).await;
    }
    for channel in [3, 1] {
        world.play(1, channel, "take 1; end").await;
        world.pass(HOUR).await;
    }
    for (user, expected) in [(2, [3, 1, 2]), (1, [2, 1, 3])] {
        let Reply::Games(mine) = world.must(user, 1, Command::Games).await else { panic!("no games") };
        let channels: Vec<u64> = mine.tables.iter().map(|info| info.table.channel.0).collect();
        assert_eq!(channels, expected, "{user}");
    }
}
