//! A process that was stopped while another one took over must not post any more messages.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use daykeeper::discord::{Bot, HttpAnswer, HttpRequest, Rest, Sent, Transport};
use daykeeper::games;
use daykeeper::render::Pictures;
use daykeeper::sandbox::{Config, Fault, FaultEffect, Sandbox};
use daykeeper::store::{Database, DatabaseAddress};
use daykeeper::table::{
    Actor, ChannelId, GuildId, InteractionId, NewTable, OsEntropy, Refusal, Request, RequestOrigin, Seating, Store,
    StoreError, SystemClock, Tables, UserId,
};
use daykeeper::text::Texts;
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::proxy::Proxy;
use super::standby;
use crate::support::Client;
use crate::support::both::cluster::{ask, cluster, count};

/// After this time without a renewal, no process can be sure of its lease.
const DOUBTFUL: Duration = Duration::from_secs(6);

/// A Discord that counts requests and accepts all of them.
#[derive(Clone, Default)]
struct Counting(Arc<AtomicUsize>);

impl Transport for Counting {
    fn send<'a>(&'a self, _request: HttpRequest<'a>) -> Sent<'a> {
        self.0.fetch_add(1, Ordering::SeqCst);
        let body = Some(json!({ "id": "77" }).to_string());
        let answer = HttpAnswer { status: reqwest::StatusCode::OK, headers: Default::default(), body };
        Box::pin(std::future::ready(Ok(answer)))
    }
}

fn open(address: &str) -> Database {
    Database::at(&DatabaseAddress::read(address).unwrap()).unwrap()
}

fn tables(store: Database) -> Tables {
    Tables::new(games::titles().to_vec(), Arc::new(store), Arc::new(SystemClock), Arc::new(OsEntropy))
}

fn new_table(interaction: u64) -> Request {
    let table = NewTable {
        game: "tzolkin".to_owned(),
        options: Default::default(),
        seats: None,
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    Request {
        interaction: InteractionId(interaction),
        actor: Actor { user: UserId(7), name: "Ana".to_owned(), locale: "en".to_owned(), may_manage: false },
        origin: RequestOrigin { guild: Some(GuildId(7)), channel: ChannelId(5), locale: None },
        table: None,
        command: table.into(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_process_neither_posts_nor_acknowledges() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let tables = tables(open(&address));
    tables.handle(new_table(1)).await.unwrap();
    let row = tables.claim(1).await.unwrap().remove(0);
    let discord = Counting::default();
    let texts = Arc::new(Texts::embedded());
    let bot = Bot::new(Rest::with_transport(discord.clone()), UserId(42), None, tables, texts, Pictures::new(1));
    let help = |id: u64| {
        json!({
            "id": id.to_string(), "token": "t", "application_id": "42", "type": 2, "locale": "en-US",
            "channel_id": "5", "guild_id": "7", "data": { "name": "help", "options": [] },
            "member": { "permissions": "0", "user": { "id": "1", "username": "somebody" } },
        })
    };
    bot.interaction(&help(2)).await;
    assert_eq!(discord.0.swap(0, Ordering::SeqCst), 2, "acknowledged and answered");

    ask(&address, "UPDATE daykeeper SET until = 0");
    let _second = open(&address);
    sleep(DOUBTFUL).await;
    bot.interaction(&help(3)).await;
    bot.deliver_row(row).await;
    assert_eq!(discord.0.load(Ordering::SeqCst), 0, "something was said");
}

#[test]
fn the_right_to_write_is_confirmed_by_the_server_when_it_is_not_fresh() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let first = open(&address);
    assert!(first.holds_lease() && first.renew_lease().is_ok());
    // Another process may replace one that lost its connection, at any time.
    ask(&address, "SELECT pg_terminate_backend(CAST(session AS INT)) FROM daykeeper");
    for _ in 0..100 {
        if !first.holds_lease() {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(!first.holds_lease());
    first.renew_lease().unwrap();
    assert!(first.holds_lease());
    ask(&address, "UPDATE daykeeper SET until = 0");
    let second = open(&address);
    first.notes(UserId(1)).unwrap();
    assert!(matches!(
        first.commit(daykeeper::table::TableId(0), &daykeeper::table::Change::new(jiff::Timestamp::now())),
        Err(StoreError::Failed(_))
    ));
    assert!(!first.holds_lease() && first.renew_lease().is_err());
    assert!(second.holds_lease());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_uncertain_commit_is_not_reported_as_unchanged() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let proxy = Proxy::before(cluster, &address);
    let tables = tables(open(&proxy.address));
    proxy.end_at_commit();
    assert_eq!(tables.handle(new_table(1)).await.err(), Some(Refusal::Uncertain));
    assert_eq!(count(&address, "SELECT count(*) FROM tables"), 1);
}

/// The process stops between claiming a message and posting it.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_replaced_while_suspended_posts_no_message() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(Config { nonce_window: Duration::ZERO, ..Config::default() }).await.unwrap();
    let client = Client::of(&sandbox);
    let mut first = standby::Bot::start("first", folder.path(), &sandbox, &address);
    client.wait_until_ready().await.unwrap();
    let user = client.user("Ada").await.unwrap();
    let channel = client.add_channel("stopped").await.unwrap();
    // The bot retries after the rate limit, which leaves the test time to stop it in between.
    let wait = FaultEffect::RateLimit { retry_after: 8.0, global: false };
    client.inject(&Fault::next("POST", "/channels/*/messages", wait)).await.unwrap();
    let options = [("game", json!("tzolkin"))];
    let opening = user.command(channel, "game new", &options);
    let stopping = async {
        let struck = async || Ok(client.faults().await?.is_empty().then_some(()));
        client.wait("the fault to strike", struck).await.unwrap();

        // The lock keeps the bot from reading the message's content.
        let (holder, connection) = tokio_postgres::connect(&address, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        holder.batch_execute("BEGIN; LOCK TABLE people IN ACCESS EXCLUSIVE MODE").await.unwrap();
        let waits = "SELECT count(*) FROM outbox, pg_locks l JOIN pg_class c ON c.oid = l.relation
                     WHERE outbox.state = 'claimed' AND NOT l.granted AND c.relname = 'people'
                     AND c.relnamespace = current_schema()::regnamespace";
        let caught = async {
            while count(&address, waits) == 0 {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(40), caught).await.expect("the message was not caught on its way");
        first.signal("-STOP");
        holder.batch_execute("ROLLBACK").await.unwrap();
        sleep(DOUBTFUL).await;

        ask(&address, "UPDATE daykeeper SET until = 0");
        let second = standby::Bot::start("second", folder.path(), &sandbox, &address);
        second.says("signed in").await;
        let posted = async {
            while count(&address, "SELECT count(*) FROM outbox WHERE state = 'sent'") == 0 {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(60), posted).await.expect("the second one posts it");
        first.signal("-CONT");
        assert_eq!(timeout(Duration::from_secs(60), first.ended()).await.unwrap(), Some(1));
        let messages = user.messages(channel).await.unwrap();
        let lobbies = messages.iter().filter(|seen| seen.button("Join").is_some()).count();
        assert_eq!(lobbies, 1, "it was posted twice");
    };
    // The reply waits for the lobby's message, which the first process never posts, so it may be missing.
    let (_, ()) = tokio::join!(opening, stopping);
}
