//! A test server whose clock moves on request, and a Discord that records messages.

use std::collections::BTreeSet;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use daykeeper::engine::{Options, Seat, Seed};
use daykeeper::games::Title;
use daykeeper::store::Database;
use daykeeper::table::{
    Announcement, Body, Clock, Command, Delivery, Destination, Entropy, EntropyError, Job, LobbyAction, Maintenance,
    MessageId, NewTable, OutboxRow, PlanAction, PreferencesChange, Refusal, Reply, Seating, ServerLists,
    SettingsChange, StoreError, TableAction, TableError, TableId, Tables, UserId,
};
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

use crate::support::asking;

pub const MINUTE: i64 = 60;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// A clock that moves only on request, and then wakes its waiters.
pub struct FakeClock {
    now: AtomicI64,
    moved: Notify,
}

impl FakeClock {
    pub fn new(at: Timestamp) -> Arc<Self> {
        Arc::new(FakeClock { now: AtomicI64::new(at.as_millisecond()), moved: Notify::new() })
    }

    pub fn set(&self, at: Timestamp) {
        self.now.store(at.as_millisecond(), Ordering::SeqCst);
        self.moved.notify_waiters();
    }
}

impl Clock for FakeClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_millisecond(self.now.load(Ordering::SeqCst)).unwrap()
    }

    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            loop {
                let mut moved = std::pin::pin!(self.moved.notified());
                moved.as_mut().enable();
                if self.now() >= at {
                    return;
                }
                moved.await;
            }
        })
    }
}

struct Fixed(Seed);

impl Entropy for Fixed {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The message after a turn.
    TurnMessage,
    /// A notice, by its text key.
    Notice(String),
    /// A question to players about a pause, or to a channel about an inactive game.
    Asked,
    /// Reminders: game, seat, and the number of earlier reminders.
    Reminders(Vec<(TableId, Seat, u32)>),
    /// Lobbies, edits.
    Other,
}

#[derive(Clone, Debug)]
pub struct Sent {
    pub at: Timestamp,
    pub lane: Destination,
    pub what: What,
    pub ping: Vec<u64>,
}

pub struct World {
    pub tables: Tables,
    pub clock: Arc<FakeClock>,
    pub sent: Mutex<Vec<Sent>>,
    /// Users who accept no direct messages.
    pub closed: Mutex<BTreeSet<UserId>>,
    path: PathBuf,
    titles: Vec<&'static dyn Title>,
    interactions: AtomicU64,
    _directory: tempfile::TempDir,
}

/// Parses a time in UTC, such as `2027-03-28T01:00:00Z`.
pub fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

pub fn plus(at: Timestamp, seconds: i64) -> Timestamp {
    at.checked_add(SignedDuration::from_secs(seconds)).unwrap()
}

fn open(path: &Path, titles: &[&'static dyn Title], clock: &Arc<FakeClock>) -> Tables {
    let store = Arc::new(Database::open(path).unwrap());
    Tables::new(titles.to_vec(), store, clock.clone(), Arc::new(Fixed(Seed::new(11))))
}

/// Uses a folder in memory if there is one, since these tests write a year's data within seconds.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

impl World {
    /// Starts a world whose clock shows this time.
    pub fn new(begin: &str) -> Self {
        Self::playing(begin, crate::support::pebbles::titles())
    }

    pub fn playing(begin: &str, titles: Vec<&'static dyn Title>) -> Self {
        let directory = folder();
        let path = directory.path().join("tables.db");
        let clock = FakeClock::new(at(begin));
        World {
            tables: open(&path, &titles, &clock),
            clock,
            sent: Mutex::default(),
            closed: Mutex::default(),
            path,
            titles,
            interactions: AtomicU64::new(1),
            _directory: directory,
        }
    }

    /// Simulates the end of the process and starts a new one.
    pub fn restart(self) -> Self {
        let World { tables, clock, sent, closed, path, titles, interactions, _directory } = self;
        drop(tables);
        let tables = open(&path, &titles, &clock);
        World { tables, clock, sent, closed, path, titles, interactions, _directory }
    }

    /// Does the same, with these settings for the new process.
    pub async fn restart_with(self, lists: ServerLists, maintenance: Option<Maintenance>) -> Self {
        let mut world = self.restart();
        world.tables = world.tables.admitting(lists);
        world.tables.load_access(maintenance).await.unwrap();
        world
    }

    pub fn sql(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(&self.path).unwrap()
    }

    pub fn count(&self, sql: &str) -> i64 {
        self.sql().query_row(sql, [], |row| row.get(0)).unwrap()
    }

    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub async fn ask(&self, user: u64, channel: u64, command: impl Into<Command>) -> Result<Reply, Refusal> {
        let interaction = self.interactions.fetch_add(1, Ordering::SeqCst);
        self.tables.handle(asking::request(interaction, user, channel, command)).await
    }

    pub async fn must(&self, user: u64, channel: u64, command: impl Into<Command>) -> Reply {
        let command = command.into();
        match self.ask(user, channel, command.clone()).await {
            Ok(reply) => reply,
            Err(refusal) => panic!("{command:?} of {user} was refused: {refusal}"),
        }
    }

    /// Opens a lobby with these users.
    pub async fn lobby(&self, channel: u64, users: &[u64]) {
        let game = self.titles[0].id().to_owned();
        let new = NewTable {
            game,
            options: Options::default(),
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        };
        self.must(users[0], channel, new).await;
        for &user in &users[1..] {
            self.must(user, channel, TableAction::Lobby(LobbyAction::Join)).await;
        }
    }

    /// Starts a game and makes its secret choices. The first user is to play.
    pub async fn game(&self, channel: u64, users: &[u64]) {
        self.lobby(channel, users).await;
        self.begin(channel, users).await;
    }

    pub async fn begin(&self, channel: u64, users: &[u64]) {
        self.must(users[0], channel, TableAction::Lobby(LobbyAction::Start)).await;
        for &user in users {
            self.play(user, channel, if user == users[0] { "bid 3" } else { "bid 1" }).await;
        }
        self.work().await;
    }

    pub async fn play(&self, user: u64, channel: u64, text: &str) {
        match self.must(user, channel, TableAction::Plan(PlanAction::Play(text.to_owned()))).await {
            Reply::TurnDone(_) => {}
            _ => panic!("`{text}` did not end the turn"),
        }
    }

    pub async fn set(&self, host: u64, channel: u64, change: SettingsChange) {
        self.must(host, channel, TableAction::Settings(Box::new(change))).await;
    }

    pub async fn remind(&self, user: u64, change: PreferencesChange) -> daykeeper::table::PreferencesSheet {
        match self.must(user, 1, Command::Preferences(Box::new(change))).await {
            Reply::Preferences(sheet) => *sheet,
            _ => panic!("another answer"),
        }
    }

    /// Runs a job, which another job of the same moment may have removed.
    pub async fn carry_out(&self, job: &Job) {
        match self.tables.carry_out(job).await {
            Ok(()) | Err(TableError::Store(StoreError::Conflict(_))) => {}
            Err(error) => panic!("{job:?}: {error}"),
        }
    }

    /// Runs all due jobs and delivers all pending messages.
    pub async fn work(&self) {
        for round in 0.. {
            assert!(round < 10_000, "it never comes to an end");
            let jobs = self.tables.due(Vec::new(), 64).await.unwrap();
            for job in &jobs {
                self.carry_out(job).await;
            }
            let rows = self.tables.claim(64).await.unwrap();
            for row in &rows {
                self.deliver(row).await;
            }
            if jobs.is_empty() && rows.is_empty() {
                return;
            }
        }
    }

    /// Delivers a row as Discord would accept it.
    pub async fn deliver(&self, row: &OutboxRow) {
        if let Some(wait) = self.tables.held_direct(row).await.unwrap() {
            return self.tables.retry(row, Some(wait), false, "its reader rests").await.unwrap();
        }
        let Some(announcement) = self.tables.announcement(row).await.unwrap() else {
            return self.tables.dropped(row.id).await.unwrap();
        };
        self.tables.call_later(&announcement).await.unwrap();
        if let Destination::Direct(user) = row.destination
            && self.closed.lock().unwrap().contains(&user)
        {
            return self.tables.closed(row, "Cannot send messages to this user").await.unwrap();
        }
        self.note(row, &announcement);
        let message = (row.delivery == Delivery::Post).then(|| MessageId(1_000 + row.id.0 as u64));
        self.tables.sent(row.id, message).await.unwrap();
    }

    pub fn note(&self, row: &OutboxRow, announcement: &Announcement) {
        let what = match &announcement.body {
            _ if row.delivery != Delivery::Post => What::Other,
            Body::Notice(phrase) | Body::NoticeWithButton { phrase, .. } => What::Notice(phrase.key.clone()),
            Body::PauseAsked(_) | Body::Idle(_) => What::Asked,
            Body::Reminders(all) => {
                What::Reminders(all.iter().map(|news| (news.table.id, news.seat, news.times)).collect())
            }
            Body::Turn(_) | Body::Choosing { .. } | Body::Revealed(_) | Body::Undone { .. } | Body::Final { .. } => {
                What::TurnMessage
            }
            _ => What::Other,
        };
        let ping = announcement.ping.iter().map(|user| user.0).collect();
        self.sent.lock().unwrap().push(Sent { at: self.now(), lane: row.destination, what, ping });
    }

    /// Moves the clock to this time, and runs everything when it becomes due.
    pub async fn until(&self, end: Timestamp) {
        loop {
            self.work().await;
            let due = self.tables.next_due(Vec::new()).await.unwrap();
            let delivery = self.tables.next_delivery().await.unwrap();
            match due.into_iter().chain(delivery).min() {
                Some(next) if next <= end => {
                    assert!(next > self.now(), "something stays due at {next}");
                    self.clock.set(next);
                }
                _ => break,
            }
        }
        self.clock.set(end.max(self.now()));
        self.work().await;
    }

    pub async fn pass(&self, seconds: i64) {
        self.until(plus(self.now(), seconds)).await;
    }

    /// Returns the new messages since the last call, without edits and the like.
    pub fn news(&self) -> Vec<Sent> {
        let mut sent = std::mem::take(&mut *self.sent.lock().unwrap());
        sent.retain(|sent| sent.what != What::Other);
        sent
    }

    /// Returns the reminders among the new messages: rounded hours since `from`, pinged users, and destination.
    pub fn reminders(&self, from: Timestamp) -> Vec<(i64, Vec<u64>, Destination)> {
        let announced = |sent: Sent| match sent.what {
            What::Reminders(_) => {
                let minutes = sent.at.duration_since(from).as_mins();
                Some(((minutes + 30).div_euclid(60), sent.ping, sent.lane))
            }
            _ => None,
        };
        self.news().into_iter().filter_map(announced).collect()
    }
}
