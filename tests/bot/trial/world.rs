//! The world: time, a process that dies and restarts, jobs, and delivery.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use daykeeper::discord::{Bot, Rest};
use daykeeper::engine::{Rng, Seed};
use daykeeper::render::Pictures;
use daykeeper::table::{
    Clock, Entropy, EntropyError, SleepRule, StoreError, TableError, TableId, Tables, ThinkLimits, UserId,
};
use daykeeper::text::{TextFile, Texts};
use jiff::Timestamp;

use super::clock::TrialClock;
use super::decisions::Decisions;
use super::discord::{Discord, OWN, Wire};
use super::faulty::{Faults, Faulty};
use super::figures::{Figures, TABLE_SECONDS};
use super::people::{Asked, Heard};
use crate::support::both::Twin;
use crate::support::pebbles::PEBBLES;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

/// Marks choices in all texts, so that `secrets` finds them in forbidden places.
const PEBBLES_TEXTS: &str = "pebbles-name = Pebbles
pebbles-step = CHOICE[{ $step }]
";

static TEXTS: LazyLock<Arc<Texts>> = LazyLock::new(|| {
    let mut sources = Texts::sources();
    sources.push(TextFile { locale: "en", file: "pebbles.ftl", text: PEBBLES_TEXTS });
    Arc::new(Texts::load(&sources).unwrap())
});
static PICTURES: LazyLock<Pictures> = LazyLock::new(|| Pictures::new(1));

#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Channels, each with one game after another.
    pub channels: u32,
    /// Players. Strangers have higher numbers.
    pub people: u32,
    pub steps: u32,
    /// Failing writes and requests per thousand, outside calm times.
    pub writes: u64,
    pub requests: u64,
    /// `true` if each step takes days, and players act once in a few weeks.
    pub slow: bool,
}

impl Plan {
    /// A short world with everything at the same time.
    pub const STORM: Plan = Plan { channels: 4, people: 6, steps: 1_500, writes: 40, requests: 80, slow: false };
    /// Many tables over six years.
    pub const YEARS: Plan = Plan { channels: 40, people: 12, steps: 600, writes: 10, requests: 40, slow: true };
}

struct Seeds(std::sync::Mutex<Rng>);

impl Entropy for Seeds {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(self.0.lock().unwrap().seed())
    }
}

pub struct World {
    pub seed: u64,
    pub plan: Plan,
    pub rng: Rng,
    pub tables: Tables,
    pub store: Arc<Faulty>,
    pub bot: Bot,
    pub faults: Arc<Faults>,
    pub clock: Arc<TrialClock>,
    pub discord: Arc<Discord>,
    pub decisions: Decisions,
    pub figures: Figures,
    /// Confirmed turns by interaction.
    pub acknowledged: BTreeMap<u64, (TableId, u32)>,
    /// Turns played for players, each of them due and queued: table and log entry.
    pub carried: BTreeSet<(i64, i64)>,
    /// Requests in progress when the process died, to be repeated.
    pub unanswered: Vec<Asked>,
    /// Delayed requests.
    pub overtaken: Vec<Asked>,
    /// The last requests with their answers.
    pub recent: VecDeque<Heard>,
    pub interactions: u64,
    /// A second connection to the same file, for the checks.
    pub file: rusqlite::Connection,
    path: PathBuf,
    /// The number of earlier starts, so that each process gets different seeds.
    starts: u64,
    /// Steps until the full disk has space again.
    full_for: u32,
    folder: tempfile::TempDir,
}

fn open(
    path: &Path,
    faults: &Arc<Faults>,
    clock: &Arc<TrialClock>,
    discord: &Arc<Discord>,
    (seed, slow): (Seed, bool),
) -> (Tables, Arc<Faulty>, Bot) {
    let database = Twin::open(path);
    let store = Arc::new(Faulty { database, faults: Arc::clone(faults) });
    let seeds = Arc::new(Seeds(std::sync::Mutex::new(Rng::new(seed))));
    let tables =
        Tables::new(vec![&PEBBLES, daykeeper::games::title("example").unwrap()], store.clone(), clock.clone(), seeds);
    let thinking = ThinkLimits { budget: Some(500), cap: Duration::from_secs(3600), at_once: 1, look_back: false };
    let tables = tables.thinking(thinking);
    // Players visit each of many tables once in a few weeks.
    let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
    let tables = if slow { tables.sleeping(SleepRule { lobby: days(30), game: days(45) }) } else { tables };
    let rest = Rest::with_transport(Wire(Arc::clone(discord)));
    let bot = Bot::new(rest, UserId(OWN), None, tables.clone(), TEXTS.clone(), PICTURES.clone());
    (tables, store, bot)
}

impl World {
    /// Runs the plan, then a time without faults.
    pub async fn run(seed: u64, plan: Plan) -> Figures {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let path = folder.path().join("tables.db");
        let clock = TrialClock::new("2027-01-10T12:00:00Z".parse().unwrap());
        let faults = Faults::new(Rng::stream(Seed::new(seed), 1));
        let rng = Rng::stream(Seed::new(seed), 2);
        let discord = Discord::new(seed, rng, Arc::clone(&faults), Arc::clone(&clock));
        let (tables, store, bot) = open(&path, &faults, &clock, &discord, (Seed::new(seed), plan.slow));
        let mut world = World {
            seed,
            plan,
            rng: Rng::new(Seed::new(seed)),
            tables,
            store,
            bot,
            faults,
            clock,
            discord,
            decisions: Decisions::default(),
            figures: Figures::default(),
            acknowledged: BTreeMap::new(),
            carried: BTreeSet::new(),
            unanswered: Vec::new(),
            overtaken: Vec::new(),
            recent: VecDeque::new(),
            interactions: 1,
            file: rusqlite::Connection::open(&path).unwrap(),
            path,
            starts: 0,
            full_for: 0,
            folder,
        };
        world.arrive().await;
        for step in 0..plan.steps {
            // Faults come and go.
            let calm = (step / 100) % 4 == 3;
            world.faults.writes.store(if calm { 0 } else { plan.writes }, Ordering::SeqCst);
            world.faults.requests.store(if calm { 0 } else { plan.requests }, Ordering::SeqCst);
            world.full_for = world.full_for.saturating_sub(1);
            world.faults.full.store(!calm && world.full_for > 0, Ordering::SeqCst);
            match plan.slow {
                true => world.slow_step().await,
                false => world.step().await,
            }
            if world.faults.is_dead() {
                world = world.restart().await;
            }
            if step % 25 == 0 {
                world.check_log();
                world.check_calls().await;
            }
            world.check_secrets();
        }
        world.end().await
    }

    async fn step(&mut self) {
        self.figures.count("steps");
        self.begin_or_end_maintenance(600, 20).await;
        match self.rng.below(20) {
            0..=8 => self.somebody_acts().await,
            9..=11 => self.somebody_strange_acts().await,
            12..=14 => drop(self.work().await),
            15..=17 => {
                let seconds = match self.rng.below(12) {
                    0 => DAY + i64::from(self.rng.below(20_000)),
                    1..=3 => i64::from(self.rng.below(8)) * HOUR,
                    _ => i64::from(self.rng.below(120)),
                };
                self.pass(seconds);
                self.work().await;
            }
            18 => self.something_happens().await,
            // The machine loses power.
            _ if self.faults.writes.load(Ordering::SeqCst) > 0 => self.faults.die("crashes out of nothing"),
            _ => self.hear_overtaken().await,
        }
    }

    /// Advances some days: some players act, and all due work runs on time.
    async fn slow_step(&mut self) {
        self.figures.count("steps");
        self.begin_or_end_maintenance(60, 3).await;
        let until = self.clock.truth() + (12 + i64::from(self.rng.below(156))) * HOUR * 1000;
        self.work_until(until).await;
        for _ in 0..8 {
            if !self.faults.is_dead() {
                self.somebody_acts().await;
            }
        }
        if self.faults.is_dead() {
            return;
        }
        match self.rng.below(60) {
            0..=5 => self.something_happens().await,
            21..=28 => self.discord.allow_all(),
            6..=8 => self.somebody_strange_acts().await,
            9 => self.somebody_leaves_for_days().await,
            10 if self.faults.writes.load(Ordering::SeqCst) > 0 => self.faults.die("crashes out of nothing"),
            11..=20 => self.hear_overtaken().await,
            _ => {}
        }
    }

    /// Advances to `until`, in milliseconds since 1970, from one due item to the next.
    async fn work_until(&mut self, until: i64) {
        for _ in 0..1_000 {
            let done = self.work().await;
            if self.faults.is_dead() {
                return;
            }
            let left = until - self.clock.truth();
            let next = match done {
                0 => self.next_due().await.map_or(left, |at| at.as_millisecond() - self.clock.now().as_millisecond()),
                // More work may be due by now.
                _ => 0,
            };
            if left <= 0 {
                return;
            }
            if self.faults.full.load(Ordering::SeqCst) {
                // No work can be done until the disk has space.
                return self.pass(left / 1000);
            }
            // Failed work is retried after a while.
            let seconds = if done == 0 { 300 } else { 0 };
            self.pass((next.min(left) / 1000).max(seconds));
        }
    }

    /// The time at which the next job or delivery is due.
    async fn next_due(&self) -> Option<Timestamp> {
        let job = self.tables.next_due(Vec::new()).await.ok().flatten();
        let row = self.tables.next_delivery().await.ok().flatten();
        job.into_iter().chain(row).min()
    }

    /// Advances the time for every table.
    fn pass(&mut self, seconds: i64) {
        self.clock.pass(seconds * 1000);
        let running = self.count("SELECT count(*) FROM tables WHERE state = 'running'");
        self.figures.more(TABLE_SECONDS, u64::try_from(running * seconds).unwrap());
    }

    /// Changes the outside world at random.
    async fn something_happens(&mut self) {
        match self.rng.below(12) {
            0..=2 => {
                self.figures.count("faults: the clock jumps");
                // The clock falls behind and recovers. A clock that is ahead is a known limit
                // (`docs/dev/reliability.md`).
                self.clock.set_ahead(-i64::from(self.rng.below(180)) * 60 * 1000);
            }
            3..=6 => {
                let channel = 1 + u64::from(self.rng.below(self.plan.channels));
                self.discord.toggle(channel);
            }
            7 => {
                self.figures.count("faults: the disk is full for a while");
                self.full_for = 1 + self.rng.below(30);
            }
            8 => {
                let channel = 1 + u64::from(self.rng.below(self.plan.channels));
                self.discord.delete_one(channel);
                (0..self.rng.below(150)).for_each(|_| self.discord.chat(channel));
            }
            _ => self.gateway_closes().await,
        }
    }

    /// Starts another process on the same file.
    async fn restart(self) -> Self {
        let World { seed, plan, tables, store, bot, faults, clock, discord, path, starts, .. } = self;
        drop((tables, store, bot));
        faults.revive();
        discord.forget_process();
        let seeds = Seed::new(seed).plus(1_000 * (starts + 1));
        let (tables, store, bot) = open(&path, &faults, &clock, &discord, (seeds, plan.slow));
        let mut world = World { seed, tables, store, bot, faults, clock, discord, path, starts: starts + 1, ..self };
        let rate = world.faults.writes.swap(0, Ordering::SeqCst);
        world.ask_again().await;
        world.faults.writes.store(rate, Ordering::SeqCst);
        world
    }

    /// Runs all work that is due, once. Returns the number of items.
    pub async fn work(&mut self) -> usize {
        if self.rng.below(8) == 0 {
            match self.tables.look_for_idle().await {
                Ok(found) => self.figures.more("tables that nobody touched", found as u64),
                Err(TableError::Store(StoreError::Failed(_) | StoreError::Conflict(_))) => {}
                Err(error) => panic!("world {}: {error}", self.seed),
            }
            if self.faults.is_dead() {
                return 0;
            }
        }
        let Ok(jobs) = self.tables.due(Vec::new(), 16).await else { return 0 };
        let mut done = jobs.len();
        for job in jobs {
            let before = self.ordered_now(&job);
            let carried = self.tables.carry_out(&job).await;
            self.look_at_carried(&job, &before);
            match carried {
                Ok(()) | Err(TableError::Store(StoreError::Conflict(_))) => {}
                Err(TableError::Store(StoreError::Failed(_))) => {
                    let _ = self.tables.postpone(&job).await;
                }
                Err(error) => panic!("world {}: {job:?}: {error}", self.seed),
            }
            if self.faults.is_dead() {
                return done;
            }
        }
        let Ok(rows) = self.tables.claim(8).await else { return done };
        done += rows.len();
        for row in rows {
            self.look_at_decisions().await;
            let at = self.clock.now();
            let _ = self.discord.newest();
            // A game may end before this delivery, and then its seal is public.
            self.check_secrets();
            self.bot.deliver_row(row.clone()).await;
            self.check_secrets();
            if let Some(posted) = self.discord.newest() {
                self.look_at_message(&row, &posted, at);
            }
            if self.faults.is_dead() {
                return done;
            }
        }
        done
    }

    /// The time at which the next message may be sent.
    pub async fn next_delivery(&self) -> Option<Timestamp> {
        self.tables.next_delivery().await.unwrap()
    }

    /// Keeps the folder until all checks are done.
    pub fn close(self) -> Figures {
        let World { mut figures, faults, discord, folder, tables, store, bot, file, .. } = self;
        figures.add(&faults.figures());
        figures.add(&discord.figures());
        drop((tables, store, bot, file, folder));
        figures
    }
}
