//! Several processes of the bot for one database: one plays, the others wait to take over.

use std::fs::File;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

use daykeeper::sandbox::{Config, Sandbox};
use tokio::time::sleep;

use crate::support::both::cluster::{ask, cluster, count};
use crate::support::{self, Client};

/// A process of the bot and its log.
pub struct Bot {
    child: Child,
    log: std::path::PathBuf,
}

impl Bot {
    pub fn start(name: &str, folder: &Path, sandbox: &Sandbox, database: &str) -> Self {
        Self::start_watched(name, folder, sandbox, (database, None))
    }

    pub fn start_watched(
        name: &str,
        folder: &Path,
        sandbox: &Sandbox,
        (database, metrics): (&str, Option<SocketAddr>),
    ) -> Self {
        let log = folder.join(name);
        let child = Command::new(support::program())
            .env("DISCORD_TOKEN", Config::default().token)
            .env("DISCORD_API_URL", format!("{}/api/v10", sandbox.url()))
            .env("DAYKEEPER_DATABASE", database)
            .env("DAYKEEPER_LOG", "info")
            .envs(metrics.map(|address| ("DAYKEEPER_METRICS", address.to_string())))
            .env_remove("DISCORD_GUILD_ID")
            .current_dir(folder)
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        Bot { child, log }
    }

    pub async fn says(&self, what: &str) {
        let text_of = || std::fs::read_to_string(&self.log).unwrap();
        for _ in 0..3_000 {
            if text_of().contains(what) {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
        panic!("never said `{what}`:\n{}", text_of());
    }

    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    pub async fn ended(&mut self) -> Option<i32> {
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standby_takes_over_and_the_replaced_process_exits() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let client = Client::of(&sandbox);
    let connections = async || client.connections().await.unwrap().0;
    let start = |name: &str| Bot::start(name, folder.path(), &sandbox, &address);

    let mut first = start("first");
    first.says("signed in").await;
    let (second, third) = (start("second"), start("third"));
    second.says("standing by").await;
    third.says("standing by").await;
    assert_eq!(connections().await, 1, "only one of them plays");

    // On SIGTERM, the process releases the database.
    first.signal("-TERM");
    assert_eq!(first.ended().await, Some(0));
    client.wait_for_reconnection(1).await.unwrap();
    assert_eq!(connections().await, 2);
    let standing_by = |bot: &Bot| !std::fs::read_to_string(&bot.log).unwrap().contains("taking over");
    let (mut playing, waiting) = if standing_by(&second) { (third, second) } else { (second, third) };
    playing.says("signed in").await;
    assert!(standing_by(&waiting), "two took over");

    // After SIGKILL, the lease is free immediately.
    playing.signal("-KILL");
    assert_eq!(playing.ended().await, None);
    let mut playing = waiting;
    playing.says("taking over").await;
    playing.says("signed in").await;

    // A paused process that lost its lease notices it on waking up.
    playing.signal("-STOP");
    ask(&address, "UPDATE daykeeper SET until = 0");
    let mut last = start("last");
    last.says("signed in").await;
    playing.signal("-CONT");
    assert_eq!(playing.ended().await, Some(1), "whoever watches over it starts it again");
    playing.says("another process has taken over the database").await;

    last.signal("-TERM");
    assert_eq!(last.ended().await, Some(0));
    assert_eq!(count(&address, "SELECT until FROM daykeeper"), 0);

    // SIGTERM also stops a waiting process.
    let held = daykeeper::store::Database::at(&daykeeper::store::DatabaseAddress::read(&address).unwrap()).unwrap();
    let mut idle = start("idle");
    idle.says("standing by").await;
    idle.signal("-TERM");
    assert_eq!(idle.ended().await, Some(0));
    drop(held);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standby_is_live_but_not_ready() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.database();
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let asked = async |path: &str| {
        let answer = reqwest::get(format!("http://{free}/{path}")).await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    };
    let mut first = Bot::start("first", folder.path(), &sandbox, &database);
    first.says("signed in").await;
    let second = Bot::start_watched("second", folder.path(), &sandbox, (&database, Some(free)));
    second.says("standing by").await;
    assert_eq!(asked("healthz").await.0, 200);
    assert_eq!(asked("readyz").await, (503, "this process stands by\n".to_owned()));
    assert_eq!(asked("metrics").await.0, 200);
    first.signal("-TERM");
    assert_eq!(first.ended().await, Some(0));
    second.says("signed in").await;
    assert_eq!(asked("readyz").await, (200, "ok\n".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_away_is_worth_another_start_and_a_wrong_address_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let start = |name: &str, address: &str| Bot::start(name, folder.path(), &sandbox, address);
    let away = start("away", "postgres://somebody@127.0.0.1:1/none").ended().await;
    let wrong = start("wrong", folder.path().to_str().unwrap()).ended().await;
    assert_eq!((away, wrong), (Some(1), Some(2)));
}
