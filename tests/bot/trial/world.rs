//! The world: time, the process that dies and starts again, jobs, and delivery.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use daykeeper::engine::{Rng, Seed};
use daykeeper::store::Database;
use daykeeper::table::{
    Announcement, Body, ChannelId, Clock, Delivery, Destination, Entropy, EntropyError, OutboxPayload, OutboxRow,
    Store, StoreError, TableError, TableId, Tables, ThinkLimits, UserId,
};
use jiff::Timestamp;

use super::discord::Discord;
use super::faulty::{Fate, Faults, Faulty};
use super::people::Asked;
use crate::schedule::world::{DAY, FakeClock, HOUR, MINUTE, at, plus};
use crate::table::pebbles::PEBBLES;

/// Of a thousand, how many writes and messages go wrong while things go wrong.
const TROUBLE: u64 = 40;

/// What a world went through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    pub steps: u64,
    pub crashes: u64,
    pub busy: u64,
    pub interactions: u64,
    pub hostile: u64,
    pub turns: u64,
    pub games: u64,
    pub posted: u64,
    pub lost_answers: u64,
    pub refused: u64,
    pub clock_jumps: u64,
    pub days: u64,
    pub proofs: u64,
}

impl Figures {
    pub fn add(&mut self, other: &Figures) {
        self.steps += other.steps;
        self.crashes += other.crashes;
        self.busy += other.busy;
        self.interactions += other.interactions;
        self.hostile += other.hostile;
        self.turns += other.turns;
        self.games += other.games;
        self.posted += other.posted;
        self.lost_answers += other.lost_answers;
        self.refused += other.refused;
        self.clock_jumps += other.clock_jumps;
        self.days += other.days;
        self.proofs += other.proofs;
    }
}

struct Seeds(std::sync::Mutex<Rng>);

impl Entropy for Seeds {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(self.0.lock().unwrap().seed())
    }
}

pub struct World {
    pub seed: u64,
    pub rng: Rng,
    pub tables: Tables,
    pub store: Arc<Faulty>,
    pub faults: Arc<Faults>,
    pub clock: Arc<FakeClock>,
    pub discord: Discord,
    pub figures: Figures,
    /// Turns that somebody was told are done, by the interaction that did it.
    pub acknowledged: BTreeMap<u64, (TableId, u32)>,
    /// What was asked when the process died: it is asked again.
    pub unanswered: Vec<Asked>,
    pub interactions: u64,
    /// Whom the message of which moment pinged.
    pub pinged: BTreeSet<(TableId, u32, UserId)>,
    pub path: PathBuf,
    /// The process before the first one has seeds of its own, too.
    starts: u64,
    folder: tempfile::TempDir,
}

fn open(path: &PathBuf, faults: &Arc<Faults>, clock: &Arc<FakeClock>, seed: Seed) -> (Tables, Arc<Faulty>) {
    let database = Database::open(path).unwrap();
    let store = Arc::new(Faulty { database, faults: Arc::clone(faults) });
    let seeds = Arc::new(Seeds(std::sync::Mutex::new(Rng::new(seed))));
    let tables = Tables::new(vec![&PEBBLES, daykeeper::games::example()], store.clone(), clock.clone(), seeds);
    let thinking = ThinkLimits { budget: Some(500), cap: Duration::from_secs(3600), at_once: 1 };
    (tables.thinking(thinking), store)
}

impl World {
    /// Lives through so many steps, then through an hour in which all is well.
    pub async fn run(seed: u64, steps: u32) -> Figures {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let path = folder.path().join("tables.db");
        let clock = FakeClock::new(at("2027-01-10T12:00:00Z"));
        let faults = Faults::new(Rng::stream(Seed::new(seed), 1));
        let (tables, store) = open(&path, &faults, &clock, Seed::new(seed));
        let mut world = World {
            seed,
            rng: Rng::new(Seed::new(seed)),
            tables,
            store,
            faults,
            clock,
            discord: Discord::default(),
            figures: Figures::default(),
            acknowledged: BTreeMap::new(),
            unanswered: Vec::new(),
            interactions: 1,
            pinged: BTreeSet::new(),
            path,
            starts: 0,
            folder,
        };
        world.arrive().await;
        for step in 0..steps {
            // Trouble comes and goes.
            let rate = if (step / 100) % 4 == 3 { 0 } else { TROUBLE };
            world.faults.rate.store(rate, Ordering::SeqCst);
            world = world.step().await;
            if world.faults.is_dead() {
                world = world.restart().await;
            }
            if step % 25 == 0 {
                world.check_log();
            }
        }
        world.end().await
    }

    async fn step(mut self) -> Self {
        self.figures.steps += 1;
        match self.rng.below(20) {
            0..=8 => self.somebody_acts().await,
            9..=11 => self.somebody_strange_acts().await,
            12..=14 => self.work().await,
            15..=17 => {
                let seconds = match self.rng.below(12) {
                    0 => DAY + i64::from(self.rng.below(20_000)),
                    1..=3 => i64::from(self.rng.below(8)) * HOUR,
                    _ => i64::from(self.rng.below(120)),
                };
                self.figures.days += u64::try_from(seconds / DAY).unwrap_or_default();
                self.clock.set(plus(self.clock.now(), seconds));
                self.work().await;
            }
            18 => {
                // The clock is set back, or the bot may write no more in some channel, or again.
                if self.rng.below(4) == 0 {
                    self.figures.clock_jumps += 1;
                    let minutes = i64::from(self.rng.below(180));
                    self.clock.set(plus(self.clock.now(), -minutes * MINUTE));
                } else {
                    let channel = ChannelId(1 + u64::from(self.rng.below(super::people::CHANNELS)));
                    if !self.discord.denied.remove(&channel) {
                        self.discord.denied.insert(channel);
                    }
                }
            }
            _ => {
                // The machine is switched off without a word.
                if self.faults.rate.load(Ordering::SeqCst) > 0 {
                    self.faults.die();
                }
            }
        }
        self
    }

    /// The process has died; another one starts on the same file.
    async fn restart(self) -> Self {
        let World { seed, tables, store, faults, clock, path, starts, .. } = self;
        drop((tables, store));
        faults.dead.store(false, Ordering::SeqCst);
        let rate = faults.rate.swap(0, Ordering::SeqCst);
        let (tables, store) = open(&path, &faults, &clock, Seed::new(seed).plus(1_000 * (starts + 1)));
        faults.rate.store(rate, Ordering::SeqCst);
        let mut world = World { seed, tables, store, faults, clock, path, starts: starts + 1, ..self };
        world.ask_again().await;
        world
    }

    /// Everything that is due now, once.
    pub async fn work(&mut self) {
        let Ok(jobs) = self.tables.due(Vec::new(), 16).await else { return };
        for job in jobs {
            match self.tables.carry_out(&job).await {
                Ok(()) | Err(TableError::Store(StoreError::Conflict(_))) => {}
                Err(TableError::Store(StoreError::Failed(_))) => {
                    let _ = self.tables.postpone(&job).await;
                }
                Err(error) => panic!("world {}: {job:?}: {error}", self.seed),
            }
            if self.faults.is_dead() {
                return;
            }
        }
        let Ok(rows) = self.tables.claim(8).await else { return };
        for row in rows {
            self.deliver(&row).await;
            if self.faults.is_dead() {
                return;
            }
        }
    }

    /// As the bot delivers a row; whatever cannot be stored is stored later, by the tables themselves.
    async fn deliver(&mut self, row: &OutboxRow) {
        let announcement = match self.tables.announcement(row).await {
            // An offer that is void by now has no message, unless one had arrived before.
            Ok(Some(Announcement { body: Body::Closed, .. }))
                if row.delivery == Delivery::Post && !self.has_arrived(row) =>
            {
                None
            }
            Ok(announcement) => announcement,
            Err(error) => {
                let _ = self.tables.retry(row, None, false, &error.to_string()).await;
                return;
            }
        };
        let Some(announcement) = announcement else {
            let _ = self.tables.dropped(row.id).await;
            return;
        };
        if let Destination::Direct(user) = row.destination
            && self.discord.closed.contains(&user)
        {
            let _ = self.tables.closed(row, "Cannot send messages to this user").await;
            return;
        }
        if !self.discord.allows(row.destination) {
            self.figures.refused += 1;
            let waits = row.delivery == Delivery::Post || row.withheld;
            let _ = match waits {
                true => self.tables.withheld(row, "Missing Permissions").await,
                false => self.tables.failed(row, "Missing Access").await,
            };
            return;
        }
        match self.faults.fate() {
            Fate::Fine => {
                let posted = self.send(row, &announcement);
                let _ = self.tables.sent(row.id, posted).await;
            }
            // Of what fails some has happened: no answer came, or an odd one.
            Fate::Fails => {
                self.figures.lost_answers += 1;
                let happens = self.rng.below(2) == 0;
                if happens {
                    self.send(row, &announcement);
                }
                let pause = Duration::from_secs(u64::from(self.rng.below(90)));
                let uncertain = happens || self.rng.below(2) == 0;
                let _ = self.tables.retry(row, Some(pause), uncertain, "no answer").await;
            }
            Fate::DiesBefore => self.faults.die(),
            Fate::DiesAfter => {
                self.send(row, &announcement);
                self.faults.die();
            }
        }
    }

    /// What Discord does with a request. Its nonces are forgotten at once: only a look-up finds a message.
    fn send(&mut self, row: &OutboxRow, announcement: &Announcement) -> Option<daykeeper::table::MessageId> {
        match row.delivery {
            Delivery::Edit(message) => {
                assert!(self.discord.has(row.destination, message), "world {}: no such message: {row:?}", self.seed);
                None
            }
            Delivery::Post => {
                if self.has_arrived(row) {
                    return self.discord.of(row.destination, row.id);
                }
                self.pings(row, announcement);
                self.figures.posted += 1;
                Some(self.discord.post(row.destination, row.id, row.payload.late()))
            }
        }
    }

    /// Whether a look-up finds the row's message; only where there is a doubt it is looked for.
    fn has_arrived(&self, row: &OutboxRow) -> bool {
        row.uncertain && self.discord.of(row.destination, row.id).is_some()
    }

    /// Nobody is called twice for one moment, and nobody who rests.
    fn pings(&mut self, row: &OutboxRow, announcement: &Announcement) {
        let now = self.clock.now();
        let people = self.store.database.people(&announcement.ping).unwrap();
        for user in &announcement.ping {
            let rests = people.get(user).and_then(|person| person.rests(now));
            assert!(rests.is_none(), "world {}: {user} is called while resting: {row:?}", self.seed);
            if let OutboxPayload::Moment(seq) | OutboxPayload::Seated(seq, _) = row.payload {
                let first = self.pinged.insert((row.table, seq, *user));
                assert!(first, "world {}: {user} is called twice: {row:?}", self.seed);
            }
        }
    }

    /// The moment at which the next message may be sent.
    pub async fn next_delivery(&self) -> Option<Timestamp> {
        self.tables.next_delivery().await.unwrap()
    }

    /// Keeps the folder until everything was looked at.
    pub fn close(self) -> Figures {
        let World { mut figures, faults, folder, tables, store, .. } = self;
        figures.crashes = faults.crashes.load(Ordering::SeqCst);
        figures.busy = faults.busy.load(Ordering::SeqCst);
        drop((tables, store, folder));
        figures
    }
}
