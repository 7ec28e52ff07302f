//! Crashes, outages, wrong clocks: the bot neither repeats nor loses a message.

use daykeeper::store::Database;
use daykeeper::table::{
    ChannelId, Destination, Maintenance, MaintenanceScope, NotifyBy, PreferencesChange, QuietHours, TableId,
};

use super::world::{DAY, HOUR, MINUTE, What, World, plus};

const BEGIN: &str = "2027-01-10T12:00:00Z";
const HERE: Destination = Destination::Channel(ChannelId(1));

#[tokio::test]
async fn a_restart_at_any_moment_loses_and_doubles_nothing() {
    let mut world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    let began = world.now();
    world.news();
    for _ in 0..32 {
        world = world.restart();
        world.pass(6 * HOUR).await;
    }
    assert_eq!(world.reminders(began), [24, 72, 168].map(|hour| (hour, vec![1], HERE)));
}

#[tokio::test]
async fn a_crash_between_the_job_and_the_message_and_around_sending() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.news();
    // The process dies after running the job.
    world.clock.set(plus(world.now(), DAY));
    for job in world.tables.due(Vec::new(), 9).await.unwrap() {
        world.tables.carry_out(&job).await.unwrap();
    }
    let world = world.restart();
    assert!(world.tables.due(Vec::new(), 9).await.unwrap().is_empty(), "the job is done");
    // It dies while sending the message, so it must look for the message before it sends it again.
    world.clock.set(plus(world.now(), MINUTE));
    let rows = world.tables.claim(9).await.unwrap();
    assert_eq!((rows.len(), rows[0].uncertain), (1, false));
    let world = world.restart();
    let rows = world.tables.claim(9).await.unwrap();
    assert_eq!((rows.len(), rows[0].uncertain), (1, true));
    // A new reminder becomes a separate message, since the first may have arrived.
    world.deliver(&rows[0]).await;
    world.pass(3 * DAY).await;
    assert_eq!(world.reminders(world.now()).len(), 2);
    assert_eq!(world.count("SELECT count(*) FROM outbox WHERE late = 1"), 2);
}

#[tokio::test]
async fn the_same_job_twice_is_carried_out_once() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.clock.set(plus(world.now(), DAY));
    let jobs = world.tables.due(Vec::new(), 9).await.unwrap();
    world.tables.carry_out(&jobs[0]).await.unwrap();
    assert!(world.tables.carry_out(&jobs[0]).await.is_err(), "it is gone");
    world.tables.postpone(&jobs[0]).await.unwrap();
    assert_eq!(world.count("SELECT count(*) FROM outbox WHERE late = 1"), 1);
}

#[tokio::test]
async fn a_clock_that_is_set_back_repeats_nothing() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    let began = world.now();
    world.pass(25 * HOUR).await;
    assert_eq!(world.reminders(began).len(), 1);
    world.clock.set(plus(began, 20 * HOUR));
    world.pass(10 * HOUR).await;
    assert!(world.reminders(began).is_empty());
    world.until(plus(began, 73 * HOUR)).await;
    assert_eq!(world.reminders(began), [(72, vec![1], HERE)]);
    // The clock is now before the start of the turn. The reminder waits, and the runner doesn't spin.
    world.clock.set(plus(began, -300 * DAY));
    world.pass(DAY).await;
    assert!(world.reminders(began).is_empty());
    // Jumping forward by years causes one reminder, not hundreds.
    world.clock.set(plus(began, 1000 * DAY));
    world.pass(HOUR).await;
    assert_eq!(world.reminders(began).len(), 1);
}

/// The reminder that replaces a ping is due from the start, so it doesn't depend on the old clock.
#[tokio::test]
async fn a_clock_that_is_set_back_holds_up_no_call() {
    let world = World::new(BEGIN);
    world.remind(1, PreferencesChange { notify_by: Some(NotifyBy::Direct), ..PreferencesChange::default() }).await;
    world.game(1, &[1, 2]).await;
    world.clock.set(plus(world.now(), -3 * HOUR));
    world.pass(MINUTE).await;
    assert!(world.news().iter().any(|sent| matches!(sent.what, What::Reminders(_)) && sent.ping == [1]));
    // The same applies to a later reminder after a jump to before the first: it waits only for its remaining time.
    world.pass(23 * HOUR).await;
    world.clock.set(plus(world.now(), -30 * HOUR));
    world.pass(2 * HOUR).await;
    let later = world.news().into_iter().filter(|sent| matches!(sent.what, What::Reminders(_))).count();
    assert_eq!(later, 1);
}

/// A player whose quiet hours began by the wrong clock gets the ping as soon as they are over by the right one.
#[tokio::test]
async fn a_clock_set_back_before_a_players_rest_pings_them_immediately() {
    let world = World::new(BEGIN);
    let night = PreferencesChange {
        zone: Some("UTC".to_owned()),
        quiet: Some(Some(QuietHours { from: 22 * 60, until: 7 * 60 })),
        ..PreferencesChange::default()
    };
    world.remind(1, night).await;
    world.clock.set(plus(world.now(), 11 * HOUR));
    world.game(1, &[1, 2]).await;
    world.pass(MINUTE).await;
    assert!(world.news().iter().all(|sent| sent.ping.is_empty()), "user 1 rests");
    world.clock.set(plus(world.now(), -2 * HOUR));
    world.pass(2 * MINUTE).await;
    assert!(world.news().iter().any(|sent| matches!(sent.what, What::Reminders(_)) && sent.ping == [1]));
}

/// A maintenance that ended by the wrong clock is over by the right one too.
#[tokio::test]
async fn a_clock_set_back_before_the_end_of_a_maintenance_pings_immediately() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.pass(MINUTE).await;
    let scope = MaintenanceScope::Everything;
    let on = Maintenance { text: "back soon".to_owned(), scope, by_setting: false };
    world.tables.set_maintenance(Some(on)).await.unwrap();
    world.clock.set(plus(world.now(), 2 * HOUR));
    world.tables.set_maintenance(None).await.unwrap();
    world.clock.set(plus(world.now(), -HOUR));
    world.news();
    world.play(1, 1, "take 1; end").await;
    world.pass(MINUTE).await;
    let called: Vec<u64> = world.news().iter().flat_map(|sent| sent.ping.clone()).collect();
    assert_eq!(called, [2]);
}

#[tokio::test]
async fn after_an_outage_old_reminders_are_merged_and_a_burst_is_smoothed() {
    let world = World::new(BEGIN);
    let direct = PreferencesChange { notify_by: Some(NotifyBy::Direct), ..PreferencesChange::default() };
    world.remind(1, direct).await;
    for channel in 1..=40 {
        // Half of the games wait for user 1, the others for different users.
        let first = if channel % 2 == 0 { 1 } else { 100 + channel };
        world.game(channel, &[first, 200 + channel]).await;
    }
    world.pass(MINUTE).await;
    world.news();
    // The bot was down for two months.
    let now = plus(world.now(), 60 * DAY);
    world.clock.set(now);
    let world = world.restart();
    world.pass(HOUR).await;
    let announced: Vec<_> = world.news().into_iter().filter(|sent| matches!(sent.what, What::Reminders(_))).collect();
    assert_eq!(announced.len(), 21, "one for each table, and one for all of user 1");
    let all = announced.iter().find(|sent| sent.ping == [1]).unwrap();
    assert!(matches!(&all.what, What::Reminders(tables) if tables.len() == 20));
    let mut times: Vec<_> = announced.iter().map(|sent| sent.at).collect();
    times.sort();
    times.dedup();
    assert!(times.len() > 20, "they leave one after the other: {times:?}");
    world.pass(DAY).await;
    assert!(world.reminders(now).is_empty(), "what was missed is not told later");
}

#[tokio::test]
async fn turns_go_before_reminders() {
    let world = World::new(BEGIN);
    for channel in 1..=10 {
        world.game(channel, &[channel, 100 + channel]).await;
    }
    world.clock.set(plus(world.now(), DAY));
    for job in world.tables.due(Vec::new(), 99).await.unwrap() {
        world.tables.carry_out(&job).await.unwrap();
    }
    world.clock.set(plus(world.now(), HOUR));
    world.play(7, 7, "take 1; end").await;
    world.news();
    let first = world.tables.claim(1).await.unwrap();
    assert_eq!(first[0].destination, Destination::Channel(ChannelId(7)));
    world.deliver(&first[0]).await;
    assert_eq!(world.news()[0].what, What::TurnMessage, "it overtook the reminder of its own channel, too");
}

#[tokio::test]
async fn a_failed_job_is_retried_and_delays_no_other_game() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.game(2, &[3, 4]).await;
    let broken = TableId(world.count("SELECT min(id) FROM tables"));
    let set = |setup: &str| format!("UPDATE tables SET setup = {setup} WHERE id = {broken}");
    world.sql().execute(&set("'{\"deck\": []}'"), []).unwrap();
    let world = world.restart();
    world.clock.set(plus(world.now(), DAY));
    for job in world.tables.due(Vec::new(), 9).await.unwrap() {
        match world.tables.carry_out(&job).await {
            Ok(()) => assert_ne!(job.table, broken),
            Err(_) => world.tables.postpone(&job).await.unwrap(),
        }
    }
    let late = |attempts: i64| {
        world.count(&format!("SELECT due_at FROM jobs WHERE attempts = {attempts} AND table_id = {broken}"))
    };
    let now = world.now().as_millisecond();
    assert_eq!(late(1), now + 10_000);
    world.clock.set(plus(world.now(), 10));
    for job in world.tables.due(Vec::new(), 9).await.unwrap() {
        assert!(world.tables.carry_out(&job).await.is_err());
        world.tables.postpone(&job).await.unwrap();
    }
    assert_eq!(late(2), now + 30_000, "each wait is longer than the last one");
    // After the game becomes readable again, the bot pings its player.
    world.sql().execute(&set("(SELECT setup FROM tables ORDER BY id DESC LIMIT 1)"), []).unwrap();
    let world = world.restart();
    world.pass(HOUR).await;
    assert!(world.news().iter().any(|sent| sent.ping == [1]));
}

#[test]
fn due_jobs_are_found_by_index() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tables.db");
    drop(Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    let plan: Vec<String> = sql
        .prepare(
            "EXPLAIN QUERY PLAN SELECT * FROM jobs WHERE due_at <= 5 AND kind IN (SELECT value FROM json_each('[]'))
                 AND id NOT IN (SELECT value FROM json_each('[]')) ORDER BY due_at LIMIT 9",
        )
        .unwrap()
        .query_map([], |row| row.get::<_, String>(3))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    assert!(plan.iter().any(|step| step.contains("USING INDEX jobs_by_due_time")), "{plan:?}");
    assert!(plan.iter().all(|step| !step.starts_with("SCAN jobs") && !step.contains("TEMP B-TREE")), "{plan:?}");
}

#[test]
fn a_database_from_before_the_first_release_is_refused_unchanged() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    drop(Database::open(&path).unwrap());
    // Databases of the drafts had up to 16 migrations and no mark.
    for version in [1, 16] {
        let sql = rusqlite::Connection::open(&path).unwrap();
        sql.execute_batch(&format!("PRAGMA application_id = 0; PRAGMA user_version = {version}")).unwrap();
        drop(sql);
        let error = Database::open(&path).unwrap_err().to_string();
        assert!(error.contains("before version 0.1.0"), "{error}");
        let sql = rusqlite::Connection::open(&path).unwrap();
        let found: i64 = sql.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(found, version);
    }
}
