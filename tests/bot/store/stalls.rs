//! Stalled connections to the database must not block the program for long.

use std::net::TcpListener;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use daykeeper::sandbox::{Config, Sandbox};
use daykeeper::store::{Database, DatabaseAddress};
use daykeeper::table::{Note, Store, StoreError, TableId, UserId};
use tokio::time::{sleep, timeout};

use super::proxy::Proxy;
use super::server::with_a_table;
use super::standby::Bot;
use crate::support::Client;
use crate::support::both::cluster::{cluster, count};

/// Returns the result of a call, and fails if it takes longer than `limit`.
fn within<T: Send + 'static>(limit: Duration, call: impl FnOnce() -> T + Send + 'static) -> T {
    let (tell, announced) = mpsc::channel();
    std::thread::spawn(move || tell.send(call()));
    announced.recv_timeout(limit).expect("it takes too long")
}

fn note(text: &str) -> Note {
    Note { table: TableId(1), turn: 0, text: text.to_owned() }
}

#[test]
fn a_connection_that_stalls_is_given_up_for_another_one() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let proxy = Proxy::before(cluster, &address);
    let through = DatabaseAddress::read(&proxy.address).unwrap();
    let store = std::sync::Arc::new(Database::at(&through).unwrap());
    with_a_table(&address);
    store.keep_note(UserId(7), &note("before")).unwrap();
    proxy.stall();
    let reader = std::sync::Arc::clone(&store);
    let read = within(Duration::from_secs(40), move || reader.notes(UserId(7)));
    assert_eq!(read.unwrap(), [note("before")]);
    let writer = std::sync::Arc::clone(&store);
    within(Duration::from_secs(40), move || writer.keep_note(UserId(7), &note("after"))).unwrap();
    assert_eq!(store.notes(UserId(7)).unwrap(), [note("after")]);
    assert!(!store.is_replaced());
}

#[test]
fn a_change_that_may_be_stored_is_not_reported_as_failed() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let proxy = Proxy::before(cluster, &address);
    let store = Database::at(&DatabaseAddress::read(&proxy.address).unwrap()).unwrap();
    with_a_table(&address);
    proxy.end_at_commit();
    let error = store.keep_note(UserId(7), &note("perhaps")).unwrap_err();
    assert!(matches!(error, StoreError::Unknown(_)), "{error:?}");
    assert_eq!(count(&address, "SELECT count(*) FROM notes WHERE text = 'perhaps'"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_without_its_database_logs_that_and_exits() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let proxy = Proxy::before(cluster, &address);
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let asked = async |path: &str| {
        let answer = timeout(Duration::from_secs(3), reqwest::get(format!("http://{free}/{path}"))).await;
        answer.expect("it does not answer in time").unwrap().status().as_u16()
    };
    let mut first = Bot::start_watched("first", folder.path(), &sandbox, (&proxy.address, Some(free)));
    first.says("signed in").await;
    assert_eq!(asked("readyz").await, 200);
    let second = Bot::start("second", folder.path(), &sandbox, &address);
    second.says("standing by").await;
    proxy.stall_for_good();
    assert_eq!((asked("readyz").await, asked("healthz").await), (503, 200));
    second.says("taking over").await;
    let ended = timeout(Duration::from_secs(60), first.ended()).await.expect("it does not end");
    assert_eq!(ended, Some(1), "whoever watches over it starts it again");
    first.says("another process may have taken it over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_bot_exits_although_the_database_stalls() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let proxy = Proxy::before(cluster, &address);
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let mut bot = Bot::start("bot", folder.path(), &sandbox, &proxy.address);
    bot.says("signed in").await;
    Client::of(&sandbox).wait_until_ready().await.unwrap();
    proxy.stall_for_good();
    // By now the bot has sent a query.
    sleep(Duration::from_secs(5)).await;
    let announced = Instant::now();
    bot.signal("-TERM");
    timeout(Duration::from_secs(60), bot.ended()).await.expect("it does not end");
    assert!(announced.elapsed() < Duration::from_secs(16), "it took {:?}", announced.elapsed());
}
