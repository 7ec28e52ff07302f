//! A test server: a database file, a controlled clock and randomness, and users who send requests.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use daykeeper::engine::{Options, Phrase, Seat, Seed};
use daykeeper::games::Title;
use daykeeper::table::{
    Announcement, ChannelId, Clock, Command, Entropy, EntropyError, GuildId, InteractionId, Lead, LobbyAction,
    MessageId, NewTable, Note, OsEntropy, OutboxRow, PageName, PlanAction, PlanChange, Planner, PlannerPart,
    PlanningAhead, PlanningQuery, Refusal, Reply, Request, RequestOrigin, SeatAction, Seating, SettingsChange,
    ShownQueuedTurn, ShownTask, Stamp, TableAction, TableId, TableInfo, Tables, ThinkLimits, TurnDone, ViewingQuery,
    ViewingReply, WhatIfPlanning,
};
use jiff::Timestamp;

use crate::support::asking;
use crate::support::both::Twin;

pub const CHANNEL: ChannelId = ChannelId(500);

/// A clock that moves only on request.
pub struct HandClock(AtomicI64);

impl HandClock {
    pub fn set(&self, seconds: i64) {
        self.0.store(seconds, Ordering::SeqCst);
    }

    pub fn forward(&self, seconds: i64) {
        self.0.fetch_add(seconds, Ordering::SeqCst);
    }
}

impl Clock for HandClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_second(self.0.load(Ordering::SeqCst)).unwrap()
    }
}

/// Randomness that always returns the same seed. The names of pages are random, since no two are the same.
pub struct Fixed(pub Seed);

impl Entropy for Fixed {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(self.0)
    }

    fn page_name(&self) -> Result<PageName, EntropyError> {
        OsEntropy.page_name()
    }
}

pub struct Bench {
    pub tables: Tables,
    pub clock: Arc<HandClock>,
    pub path: PathBuf,
    titles: Vec<&'static dyn Title>,
    seed: Seed,
    /// The public address of the games' pages.
    address: Option<&'static str>,
    interactions: AtomicU64,
    _directory: Option<tempfile::TempDir>,
}

pub fn place(channel: ChannelId) -> RequestOrigin {
    RequestOrigin { guild: Some(GuildId(7)), channel, locale: Some("it".to_owned()) }
}

impl Bench {
    pub fn new() -> Self {
        Self::playing(crate::support::pebbles::titles())
    }

    pub fn playing(titles: Vec<&'static dyn Title>) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let mut bench = Self::at(&directory.path().join("tables.db"), titles, Seed::new(11));
        bench._directory = Some(directory);
        bench
    }

    pub fn at(path: &Path, titles: Vec<&'static dyn Title>, seed: Seed) -> Self {
        let clock = Arc::new(HandClock(AtomicI64::new(1_800_000_000)));
        let tables = open(path, &titles, &clock, seed);
        let interactions = AtomicU64::new(1);
        Bench { tables, clock, path: path.to_owned(), titles, seed, address: None, interactions, _directory: None }
    }

    /// Simulates the end of the process and starts a new one.
    pub fn restart(self) -> Self {
        let titles = self.titles.clone();
        self.restart_playing(titles)
    }

    /// Does the same, with other rules.
    pub fn restart_playing(self, titles: Vec<&'static dyn Title>) -> Self {
        let Bench { tables, clock, path, seed, address, interactions, _directory, .. } = self;
        drop(tables);
        let tables = open(&path, &titles, &clock, seed);
        let bench = Bench { tables, clock, path, titles, seed, address: None, interactions, _directory };
        match address {
            Some(address) => bench.published_at(address),
            None => bench,
        }
    }

    /// Publishes a page for every game at this address.
    pub fn published_at(self, address: &'static str) -> Self {
        Bench { tables: self.tables.clone().published_at(address), address: Some(address), ..self }
    }

    /// Opens a second connection, for assertions about stored data.
    pub fn sql(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(&self.path).unwrap()
    }

    pub fn count(&self, sql: &str) -> i64 {
        self.sql().query_row(sql, [], |row| row.get(0)).unwrap()
    }

    pub fn text(&self, sql: &str) -> String {
        self.sql().query_row(sql, [], |row| row.get(0)).unwrap()
    }

    pub fn request(&self, number: u64, command: impl Into<Command>) -> Request {
        let interaction = self.interactions.fetch_add(1, Ordering::SeqCst);
        Request { origin: place(CHANNEL), ..asking::request(interaction, number, CHANNEL.0, command) }
    }

    pub async fn ask(&self, number: u64, command: impl Into<Command>) -> Result<Reply, Refusal> {
        self.tables.handle(self.request(number, command)).await
    }

    /// Sends a request with a given interaction number.
    pub async fn ask_as(&self, number: u64, interaction: u64, command: impl Into<Command>) -> Result<Reply, Refusal> {
        let mut request = self.request(number, command);
        request.interaction = InteractionId(interaction);
        self.tables.handle(request).await
    }

    /// Sends a request that must be refused without changing any data.
    pub async fn refused(&self, number: u64, command: impl Into<Command>) -> Refusal {
        let command = command.into();
        let before = self.fingerprint();
        let Err(refusal) = self.ask(number, command.clone()).await else { panic!("{command:?} was not refused") };
        assert_eq!(before, self.fingerprint(), "{command:?} was refused and changed something");
        refusal
    }

    /// Returns all stored rows, except answers to interactions.
    pub fn fingerprint(&self) -> Vec<String> {
        let sql = self.sql();
        let mut all = Vec::new();
        for table in [
            "tables",
            "seats",
            "log",
            "drafts",
            "queued_turns",
            "notes",
            "follows",
            "what_ifs",
            "learners",
            "snapshots",
            "outbox",
            "messages",
            "jobs",
            "hints",
        ] {
            let mut statement = sql.prepare(&format!("SELECT * FROM {table}")).unwrap();
            let columns = statement.column_count();
            let mut rows = statement.query([]).unwrap();
            while let Some(row) = rows.next().unwrap() {
                let cells = (0..columns).map(|column| format!("{:?}", row.get_ref_unwrap(column)));
                all.push(format!("{table}: {}", cells.collect::<Vec<_>>().join(" | ")));
            }
        }
        all
    }

    pub async fn done(&self, number: u64, command: impl Into<Command>) -> Phrase {
        let command = command.into();
        match self.ask(number, command.clone()).await {
            Ok(Reply::Done(phrase)) => phrase,
            Ok(_) => panic!("{command:?} was answered in another way"),
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    pub async fn open(&self) {
        self.open_with(Seating::Joined).await;
    }

    pub async fn open_with(&self, seating: Seating) {
        let options = Options::default();
        let game = self.titles[0].id().to_owned();
        self.done(1, NewTable { game, options, seats: None, seating, start_when_full: false, rated: true }).await;
    }

    /// Starts a game of users 1 to `players`, seated in that order.
    pub async fn start(&self, players: u64) {
        self.open().await;
        for number in 2..=players {
            self.done(number, TableAction::Lobby(LobbyAction::Join)).await;
        }
        self.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    }

    /// Starts a game and makes the bids. User 1 is the first to play.
    pub async fn begin(&self, players: u64) {
        self.start(players).await;
        for number in 1..=players {
            self.end(number, if number == 1 { "bid 3" } else { "bid 1" }).await;
        }
    }

    pub async fn planner(&self, number: u64) -> Planner {
        planner(self.ask(number, PlanningQuery::Planner).await)
    }

    pub async fn stamp(&self, number: u64) -> Stamp {
        self.planner(number).await.stamp
    }

    pub async fn step(&self, number: u64, step: &str) -> Planner {
        let stamp = self.stamp(number).await;
        planner(self.ask(number, TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step(step.to_owned())))).await)
    }

    pub async fn play(&self, number: u64, text: &str) -> Result<Reply, Refusal> {
        self.ask(number, TableAction::Plan(PlanAction::Play(text.to_owned()))).await
    }

    /// Plays a typed turn to its end.
    pub async fn end(&self, number: u64, text: &str) -> TurnDone {
        turn_done(self.play(number, text).await)
    }

    pub async fn table(&self) -> TableId {
        match self.ask(1, ViewingQuery::Info).await {
            Ok(Reply::Viewing(ViewingReply::Info(info))) => info.table.id,
            _ => panic!("no table"),
        }
    }

    pub async fn steps(&self) -> Vec<(Seat, String)> {
        let record = self.tables.export(self.table().await).await.unwrap();
        record.steps.into_iter().map(|step| (step.seat, step.action)).collect()
    }

    /// Runs due jobs until there are none left. Returns their number.
    pub async fn work(&self) -> usize {
        let mut done = 0;
        loop {
            let jobs = self.tables.due(Vec::new(), 10).await.unwrap();
            if jobs.is_empty() {
                return done;
            }
            for job in jobs {
                self.tables.carry_out(&job).await.unwrap();
                done += 1;
            }
        }
    }

    /// Runs the first due job.
    pub async fn work_once(&self) {
        let job = self.tables.due(Vec::new(), 1).await.unwrap().swap_remove(0);
        self.tables.carry_out(&job).await.unwrap();
    }

    pub async fn seat(&self, number: u64, command: SeatAction) -> Phrase {
        self.done(number, TableAction::Seat(command)).await
    }

    pub async fn info(&self) -> TableInfo {
        match self.ask(1, ViewingQuery::Info).await {
            Ok(Reply::Viewing(ViewingReply::Info(info))) => *info,
            _ => panic!("no table"),
        }
    }

    pub async fn set(&self, change: SettingsChange) {
        assert_eq!(self.done(1, TableAction::Settings(Box::new(change))).await.key, "ui-table-settings-changed");
    }

    /// Delivers every pending message as Discord would accept it. Returns the posts and edits.
    pub async fn deliver(&self) -> Vec<(OutboxRow, Announcement)> {
        let mut delivered = Vec::new();
        loop {
            let rows = self.tables.claim(10).await.unwrap();
            if rows.is_empty() {
                return delivered;
            }
            for row in rows {
                match self.tables.announcement(&row).await.unwrap() {
                    None => self.tables.dropped(row.id).await.unwrap(),
                    Some(announcement) => {
                        // A message id from which tests can compute its row.
                        let message = MessageId(1_000 + row.id.0 as u64);
                        self.tables.sent(row.id, Some(message)).await.unwrap();
                        delivered.push((row, announcement));
                    }
                }
            }
        }
    }
}

fn open(path: &Path, titles: &[&'static dyn Title], clock: &Arc<HandClock>, seed: Seed) -> Tables {
    let store = Arc::new(Twin::open(path));
    let tables = Tables::new(titles.to_vec(), store, clock.clone(), Arc::new(Fixed(seed)));
    // Limits the search by steps rather than time, so that computer players depend only on the seed.
    tables.thinking(ThinkLimits { budget: Some(2_000), cap: Duration::from_secs(3600), at_once: 1, look_back: false })
}

pub fn planner(reply: Result<Reply, Refusal>) -> Planner {
    match reply {
        Ok(Reply::Planner(planner)) => *planner,
        Ok(_) => panic!("no planner"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

/// The parts of features in a planner.
pub trait Parts {
    fn part<T>(&self, wanted: impl Fn(&PlannerPart) -> Option<&T>) -> Option<&T>;

    fn ahead(&self) -> Option<&PlanningAhead> {
        self.part(|part| if let PlannerPart::Ahead(ahead) = part { Some(ahead) } else { None })
    }

    fn failed(&self) -> &[ShownQueuedTurn] {
        self.part(|part| if let PlannerPart::Failed(failed) = part { Some(failed) } else { None })
            .map_or(&[], Vec::as_slice)
    }

    fn what_if(&self) -> Option<&WhatIfPlanning> {
        self.part(|part| if let PlannerPart::WhatIf(what_if) = part { Some(what_if) } else { None })
    }

    fn lesson(&self) -> Option<&ShownTask> {
        self.part(|part| if let PlannerPart::Lesson(task) = part { Some(task) } else { None })
    }

    fn lead(&self) -> Option<&Lead> {
        self.part(|part| if let PlannerPart::Lead(lead) = part { Some(lead) } else { None })
    }

    fn notes(&self) -> &[Note] {
        self.part(|part| if let PlannerPart::Notes(notes) = part { Some(notes) } else { None })
            .map_or(&[], Vec::as_slice)
    }
}

impl Parts for Planner {
    fn part<T>(&self, wanted: impl Fn(&PlannerPart) -> Option<&T>) -> Option<&T> {
        self.parts.iter().find_map(wanted)
    }
}

pub fn turn_done(reply: Result<Reply, Refusal>) -> TurnDone {
    match reply {
        Ok(Reply::TurnDone(done)) => done,
        Ok(_) => panic!("the turn is not done"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}
