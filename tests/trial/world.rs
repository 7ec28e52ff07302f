//! The world: time, the process that dies and starts again, jobs, and delivery.

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
use daykeeper::text::{Source, Texts};
use jiff::Timestamp;

use super::both::Twin;
use super::clock::TrialClock;
use super::decisions::Decisions;
use super::discord::{Discord, OWN, Wire};
use super::faulty::{Faults, Faulty};
use super::figures::{Figures, TABLE_SECONDS};
use super::pebbles::PEBBLES;
use super::people::{Asked, Heard};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

/// What players choose is marked wherever it is shown, so that it is found where it must not be.
const PEBBLES_TEXTS: &str = "pebbles-name = Pebbles
pebbles-step = CHOICE[{ $step }]
pebbles-deed = CHOICE[{ $count }]
";

static TEXTS: LazyLock<Arc<Texts>> = LazyLock::new(|| {
    let mut sources = Texts::sources();
    sources.push(Source { locale: "en", file: "pebbles.ftl", text: PEBBLES_TEXTS });
    Arc::new(Texts::load(&sources).unwrap())
});
static PICTURES: LazyLock<Pictures> = LazyLock::new(|| Pictures::new(1));

/// What kind of world it is.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Channels, each with a game after the other.
    pub channels: u32,
    /// Who plays; strangers have higher numbers.
    pub people: u32,
    pub steps: u32,
    /// Of a thousand, how many writes and how many requests go wrong while things go wrong.
    pub writes: u64,
    pub requests: u64,
    /// Whether days pass with each step, and people play once in some weeks.
    pub slow: bool,
}

impl Plan {
    /// Everything happens at once.
    pub const STORM: Plan = Plan { channels: 4, people: 6, steps: 1_500, writes: 40, requests: 80, slow: false };
    /// Many tables stand for six years.
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
    /// Turns that somebody was told are done, by the interaction that did it.
    pub acknowledged: BTreeMap<u64, (TableId, u32)>,
    /// Turns that were carried out for somebody, each when it was due and ordered: table and log entry.
    pub carried: BTreeSet<(i64, i64)>,
    /// What was asked when the process died: it is asked again.
    pub unanswered: Vec<Asked>,
    /// What others overtook on the way.
    pub overtaken: Vec<Asked>,
    /// The last orders with their answers.
    pub recent: VecDeque<Heard>,
    pub interactions: u64,
    /// Another connection to the same file, for what is checked.
    pub file: rusqlite::Connection,
    path: PathBuf,
    /// The process before the first one has seeds of its own, too.
    starts: u64,
    /// For so many steps the disk is full.
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
    let thinking = ThinkLimits { budget: Some(500), cap: Duration::from_secs(3600), at_once: 1 };
    let tables = tables.thinking(thinking);
    // People come to each of many tables once in some weeks.
    let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
    let tables = if slow { tables.sleeping(SleepRule { lobby: days(30), game: days(45) }) } else { tables };
    let rest = Rest::over(Wire(Arc::clone(discord)));
    let bot = Bot::new(rest, UserId(OWN), None, tables.clone(), TEXTS.clone(), PICTURES.clone());
    (tables, store, bot)
}

impl World {
    /// Lives through what is planned, then through a time in which all is well.
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
            // Trouble comes and goes.
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
            // The machine is switched off without a word.
            _ if self.faults.writes.load(Ordering::SeqCst) > 0 => self.faults.die("crashes out of nothing"),
            _ => self.hear_overtaken().await,
        }
    }

    /// Some days, in which some people play and all that is due is done in its time.
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

    /// Time goes by until this moment, in milliseconds since 1970, from one thing that is due to the next.
    async fn work_until(&mut self, until: i64) {
        for _ in 0..1_000 {
            let done = self.work().await;
            if self.faults.is_dead() {
                return;
            }
            let left = until - self.clock.truth();
            let next = match done {
                0 => self.next_due().await.map_or(left, |at| at.as_millisecond() - self.clock.now().as_millisecond()),
                // There may be more by now.
                _ => 0,
            };
            if left <= 0 {
                return;
            }
            if self.faults.full.load(Ordering::SeqCst) {
                // Nothing can be done until there is room.
                return self.pass(left / 1000);
            }
            // What fails is tried again after a while.
            let seconds = if done == 0 { 300 } else { 0 };
            self.pass((next.min(left) / 1000).max(seconds));
        }
    }

    /// When something is due next.
    async fn next_due(&self) -> Option<Timestamp> {
        let job = self.tables.next_due(Vec::new()).await.ok().flatten();
        let row = self.tables.next_delivery().await.ok().flatten();
        job.into_iter().chain(row).min()
    }

    /// Time goes by for every table.
    fn pass(&mut self, seconds: i64) {
        self.clock.pass(seconds * 1000);
        let running = self.count("SELECT count(*) FROM tables WHERE state = 'running'");
        self.figures.more(TABLE_SECONDS, u64::try_from(running * seconds).unwrap());
    }

    /// Something in the world around changes.
    async fn something_happens(&mut self) {
        match self.rng.below(12) {
            0..=2 => {
                self.figures.count("faults: the clock jumps");
                // Behind, and back again; one that is ahead is a known limit (`docs/dev/reliability.md`).
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

    /// The process has died; another one starts on the same file.
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

    /// Everything that is due now, once; how much that was.
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
            // What seals a game may be told as soon as it is over, and may be over when this is sent.
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

    /// The moment at which the next message may be sent.
    pub async fn next_delivery(&self) -> Option<Timestamp> {
        self.tables.next_delivery().await.unwrap()
    }

    /// Keeps the folder until everything was looked at.
    pub fn close(self) -> Figures {
        let World { mut figures, faults, discord, folder, tables, store, bot, file, .. } = self;
        figures.add(&faults.figures());
        figures.add(&discord.figures());
        drop((tables, store, bot, file, folder));
        figures
    }
}
