//! The runner sleeps until something is due, does it, and stops on request.

use std::time::Duration;

use daykeeper::schedule;
use daykeeper::table::{ClockRule, SettingsChange, TimeOut};
use tokio_util::sync::CancellationToken;

use super::world::{DAY, HOUR, World, plus};

/// Waits until a condition is met. Fails after a long time.
async fn until(mut holds: impl FnMut() -> bool) {
    let waited = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waited).await.expect("it never happened");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_runner_wakes_when_something_is_due() {
    let world = World::new("2027-01-10T12:00:00Z");
    let stop = CancellationToken::new();
    let runner = tokio::spawn(schedule::run(world.tables.clone(), stop.clone()));
    // Jobs stored while it sleeps.
    world.game(1, &[1, 2]).await;
    let reminders = || world.count("SELECT count(*) FROM outbox WHERE late = 1");
    for (day, expected) in [(1, 1), (3, 2), (7, 3)] {
        world.clock.set(plus("2027-01-10T12:00:00Z".parse().unwrap(), day * DAY));
        until(|| reminders() == expected || world.count("SELECT count(*) FROM jobs WHERE due_at <= 0") > 0).await;
        // Delivers each reminder, so that the next one becomes a separate message.
        world.clock.set(plus(world.now(), HOUR));
        until(|| world.count("SELECT max(due_at) FROM jobs") > world.now().as_millisecond()).await;
        for row in world.tables.claim(9).await.unwrap() {
            world.deliver(&row).await;
        }
    }
    stop.cancel();
    tokio::time::timeout(Duration::from_secs(60), runner).await.expect("it does not stop").unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_that_are_due_at_once_are_all_served() {
    let world = World::new("2027-01-10T12:00:00Z");
    let rule = ClockRule { bank: 3600, increment: 0 };
    for channel in 1..=60 {
        world.lobby(channel, &[channel, 100 + channel]).await;
        let time_out = Some(if channel % 3 == 0 { TimeOut::Turn } else { TimeOut::Remind });
        world.set(channel, channel, SettingsChange { clock: Some(Some(rule)), time_out, ..Default::default() }).await;
        world.begin(channel, &[channel, 100 + channel]).await;
    }
    let stop = CancellationToken::new();
    let runner = tokio::spawn(schedule::run(world.tables.clone(), stop.clone()));
    world.clock.set(plus(world.now(), 2 * HOUR));
    let remarks = || world.count("SELECT count(*) FROM outbox WHERE subject LIKE '%time-out%'");
    until(|| remarks() == 60).await;
    // The computer players' turns. The clocks of the next players run.
    until(|| world.count("SELECT count(*) FROM log WHERE kind = 'turn' AND user IS NULL") == 20).await;
    stop.cancel();
    runner.await.unwrap();
    assert_eq!(world.count("SELECT count(*) FROM jobs WHERE kind = 'computer'"), 0);
}
