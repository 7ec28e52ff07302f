//! A season of correspondence games, with and without queued turns. Players answer at the game's pace, during their own
//! waking hours. The tests print the number of queued turns and the days per game.
//!
//! `DAYKEEPER_SEASON_TABLES` sets the number of tables: 1 by default, 200 for the figures in
//! `docs/dev/measurements.md`. `DAYKEEPER_SEASON=all` measures every game, pace and number of people.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use daykeeper::ai::Ask;
use daykeeper::engine::{Options, Rng, Seat, Seed};
use daykeeper::games::{Position, title};
use daykeeper::store::Database;
use daykeeper::table::{
    Clock, Command, Entropy, EntropyError, LobbyAction, MOST_QUEUED_TURNS, NewTable, Pace, PlanAction, PlanChange,
    PlanKind, PlanningQuery, Query, QueuedTurnAction, QueuedTurnCondition, Reply, Seating, Strength, TableAction,
    TableState, Tables, ViewingQuery, ViewingReply,
};
use jiff::Timestamp;

use crate::support::asking;
use crate::support::sweep::sweep;

const HOUR: i64 = 60 * 60;
/// Search steps before each decision.
const BUDGET: u64 = 200;
/// The largest difference between a season and the lobby's text, as a share. One game is longer than another.
const TOLERANCE: f64 = 0.3;
/// Players out of ten who plan ahead.
const PLANNERS: u64 = 7;

struct HandClock(AtomicI64);

impl Clock for HandClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_second(self.0.load(Ordering::SeqCst)).unwrap()
    }
}

struct Seeds(std::sync::Mutex<Rng>);

impl Entropy for Seeds {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(self.0.lock().unwrap().seed())
    }
}

/// The rules of a season.
#[derive(Clone, Copy)]
struct Plan {
    tables: u64,
    /// The game of all tables, or `None` for both by turns.
    game: Option<&'static str>,
    people: u64,
    pace: Pace,
    /// `true` if most players queue turns.
    orders: bool,
}

/// The results of a season.
#[derive(Clone, Copy, Debug)]
struct Figures {
    /// Mean days from the start to the end of a game.
    days: f64,
    turns: u64,
    ordered: u64,
}

struct Season {
    tables: Tables,
    clock: Arc<HandClock>,
    rng: Rng,
    /// The next visits of players to tables: time, table, player.
    looks: BinaryHeap<Reverse<(i64, u64, u64)>>,
    interactions: u64,
    plan: Plan,
    folder: tempfile::TempDir,
}

/// The first moment from `at` at which this player is awake. Players are awake for sixteen hours a day.
fn awake(user: u64, at: i64) -> i64 {
    let wakes = i64::try_from(user * 7 % 24).unwrap() * HOUR;
    let hour = (at - wakes).rem_euclid(24 * HOUR);
    if hour < 16 * HOUR { at } else { at + 24 * HOUR - hour }
}

impl Season {
    async fn play(plan: Plan) -> Figures {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let clock = Arc::new(HandClock(AtomicI64::new(1_800_000_000)));
        let store = Arc::new(Database::open(folder.path().join("tables.db")).unwrap());
        let seeds = Arc::new(Seeds(std::sync::Mutex::new(Rng::new(Seed::new(5)))));
        let games = vec![title("tzolkin").unwrap(), title("teotihuacan").unwrap()];
        let open = Tables::new(games, store, clock.clone(), seeds);
        let rng = Rng::new(Seed::new(9));
        let (looks, interactions) = (BinaryHeap::new(), 1);
        let mut season = Season { tables: open, clock, rng, looks, interactions, plan, folder };
        for table in 1..=plan.tables {
            season.start(table).await;
        }
        while let Some(Reverse((at, table, user))) = season.looks.pop() {
            let now = season.clock.0.load(Ordering::SeqCst);
            season.clock.0.store(at.max(now), Ordering::SeqCst);
            season.look(table, user).await;
            season.work().await;
        }
        season.figures()
    }

    async fn ask(&mut self, table: u64, user: u64, command: impl Into<Command>) -> Option<Reply> {
        self.interactions += 1;
        self.tables.handle(asking::request(self.interactions, user, table, command)).await.ok()
    }

    async fn start(&mut self, table: u64) {
        let game = self.plan.game.unwrap_or(if table.is_multiple_of(2) { "teotihuacan" } else { "tzolkin" });
        let new = NewTable {
            game: game.to_owned(),
            options: Options::default(),
            seats: None,
            seating: Seating::Random,
            start_when_full: false,
            rated: true,
        };
        let people = (0..self.plan.people).map(|seat| table * self.plan.people + seat).collect::<Vec<_>>();
        self.ask(table, people[0], new).await.unwrap();
        for user in &people[1..] {
            self.ask(table, *user, TableAction::Lobby(LobbyAction::Join)).await.unwrap();
        }
        self.ask(table, people[0], TableAction::Lobby(LobbyAction::Start)).await.unwrap();
        for user in people {
            self.later(table, user);
        }
    }

    /// Schedules the next visit: within the pace, in waking hours. In a live game everyone stays awake to its end.
    fn later(&mut self, table: u64, user: u64) {
        let now = self.clock.0.load(Ordering::SeqCst);
        let within = u32::try_from(self.plan.pace.duration().as_secs()).unwrap();
        let at = now + i64::from(self.rng.below(within));
        let at = if self.plan.pace == Pace::Live { at } else { awake(user, at) };
        self.looks.push(Reverse((at, table, user)));
    }

    async fn look(&mut self, table: u64, user: u64) {
        let Some(Reply::Viewing(ViewingReply::Info(info))) = self.ask(table, user, ViewingQuery::Info).await else {
            return;
        };
        if info.table.state != TableState::Running {
            return;
        }
        if info.to_act.iter().any(|player| player.user().is_some_and(|id| id.0 == user)) {
            self.take_turn(table, user).await;
        }
        if self.plan.orders && user % 10 < PLANNERS {
            self.plan_ahead(table, user).await;
        }
        self.later(table, user);
    }

    /// The player's ideas for a position: the steps of some turns, best first.
    fn thoughts(&mut self, position: &dyn Position, seat: Seat) -> Vec<Vec<String>> {
        let mut ask = Ask::new(Strength::Easy, self.rng.seed());
        ask.budget = BUDGET;
        let advice = position.coach().advise(seat, &ask, &mut || false);
        advice.map_or_else(Vec::new, |advice| advice.turns.into_iter().map(|turn| turn.steps).collect())
    }

    /// Plays until the turn is done: the player's best idea first, then any step that ends the turn.
    async fn take_turn(&mut self, table: u64, user: u64) {
        for tries in 0..400 {
            let Some(Reply::Planner(planner)) = self.ask(table, user, PlanningQuery::Planner).await else { return };
            let ends = planner.may_end() && (planner.complete || tries > 0);
            let (stamp, seat) = (planner.stamp, planner.seat);
            let order = if ends {
                TableAction::Plan(PlanAction::EndTurn(stamp))
            } else {
                let best = if tries == 0 { self.thoughts(&*planner.position, seat).into_iter().next() } else { None };
                let steps = best.unwrap_or_else(|| {
                    let legal = planner.position.legal(seat);
                    vec![legal[self.rng.index(legal.len())].clone()]
                });
                TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step(steps.join(";"))))
            };
            if matches!(self.ask(table, user, order).await, Some(Reply::TurnDone(_))) {
                return;
            }
        }
        panic!("{user} cannot end a turn at table {table}");
    }

    /// Queues the player's best turns, replacing earlier ones.
    async fn plan_ahead(&mut self, table: u64, user: u64) {
        while let Some(Reply::QueuedTurns(sheet)) = self.ask(table, user, Query::QueuedTurns).await
            && !sheet.queued_turns.is_empty()
        {
            let withdraw = TableAction::QueuedTurn(QueuedTurnAction { stamp: sheet.stamp, number: 0, condition: None });
            if self.ask(table, user, withdraw).await.is_none() {
                return;
            }
        }
        let Some(Reply::Planner(planner)) = self.ask(table, user, PlanningQuery::Ahead).await else { return };
        if planner.stamp.plan != PlanKind::Ahead {
            return;
        }
        for steps in self.thoughts(&*planner.position, planner.seat).into_iter().take(MOST_QUEUED_TURNS) {
            self.order(table, user, &steps).await;
        }
    }

    /// Queues a turn that is played whenever it is possible.
    async fn order(&mut self, table: u64, user: u64, steps: &[String]) {
        let mut answer = self.ask(table, user, TableAction::Plan(PlanAction::PlayAhead(steps.join("; ")))).await;
        for _ in 0..40 {
            // After some steps, the player continues from the planned position.
            let Some(Reply::Planner(planner)) = &answer else { break };
            let stamp = planner.stamp;
            if planner.may_end() {
                answer = self.ask(table, user, TableAction::Plan(PlanAction::EndTurn(stamp))).await;
                break;
            }
            let (position, seat) = (Arc::clone(&planner.position), planner.seat);
            let Some(next) = self.thoughts(&*position, seat).into_iter().next() else { break };
            answer = self.ask(table, user, TableAction::Plan(PlanAction::PlayAhead(next.join("; ")))).await;
        }
        let sheet = match answer {
            Some(Reply::Planner(planner)) => {
                self.ask(table, user, TableAction::Plan(PlanAction::Change(planner.stamp, PlanChange::StartOver)))
                    .await;
                None
            }
            other => other,
        };
        if let Some(Reply::QueuedTurns(sheet)) = sheet {
            let (stamp, number) = (sheet.stamp, sheet.queued_turns.len() - 1);
            let condition = Some(QueuedTurnCondition::Legal);
            self.ask(table, user, TableAction::QueuedTurn(QueuedTurnAction { stamp, number, condition })).await;
        }
    }

    /// Runs due jobs and deliveries. No one reads the messages.
    async fn work(&self) {
        loop {
            let jobs = self.tables.due(Vec::new(), 64).await.unwrap();
            for job in &jobs {
                self.tables.carry_out(job).await.unwrap();
            }
            let rows = self.tables.claim(64).await.unwrap();
            for row in &rows {
                self.tables.dropped(row.id).await.unwrap();
            }
            if jobs.is_empty() && rows.is_empty() {
                return;
            }
        }
    }

    fn figures(&self) -> Figures {
        let file = rusqlite::Connection::open(self.folder.path().join("tables.db")).unwrap();
        let number = |sql: &str| file.query_row(sql, [], |row| row.get::<_, f64>(0)).unwrap();
        let count = |sql: &str| number(sql) as u64;
        assert_eq!(count("SELECT total(state <> 'over') FROM tables"), 0, "every game comes to its end");
        Figures {
            days: number("SELECT avg(ended_at - started_at) / 86400000.0 FROM tables"),
            turns: count("SELECT total(kind = 'turn') FROM log"),
            ordered: count("SELECT total(kind = 'turn' AND interaction IS NULL) FROM log"),
        }
    }
}

/// Plays a season without queued turns, then one with them.
fn both(plan: Plan) -> [Figures; 2] {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    [false, true].map(|orders| runtime.block_on(Season::play(Plan { orders, ..plan })))
}

fn tables() -> u64 {
    std::env::var("DAYKEEPER_SEASON_TABLES").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

#[test]
fn queued_turns_shorten_a_season() {
    let (tables, people) = (tables(), sweep(2, 3));
    let [without, with] = both(Plan { tables, game: None, people, pace: Pace::Daily, orders: false });
    let share = 100.0 * with.ordered as f64 / with.turns as f64;
    let shorter = 100.0 * (1.0 - with.days / without.days);
    println!(
        "{tables} tables: {:.1} days a game without orders, {:.1} with ({shorter:.0} % fewer)",
        without.days, with.days
    );
    println!("{} of {} turns were ordered ({share:.0} %)", with.ordered, with.turns);
    assert_eq!(without.ordered, 0);
    assert!(with.ordered > 0 && with.days < without.days);
}

/// The lobby says how long a game takes. A season must take about as long.
#[test]
fn a_season_takes_as_long_as_the_lobby_says() {
    let all = std::env::var("DAYKEEPER_SEASON").is_ok_and(|value| value == "all");
    for game in ["tzolkin", "teotihuacan"] {
        for people in 2..=4 {
            for (_, pace) in Pace::NAMED {
                let sample = match game {
                    "tzolkin" => (2, Pace::Daily),
                    _ => (2, Pace::Relaxed),
                };
                if !all && (people, pace) != sample {
                    continue;
                }
                let figures = both(Plan { tables: tables(), game: Some(game), people, pace, orders: false });
                let hours = figures.map(|figures| 24.0 * figures.days);
                println!("{game}, {people} people, {pace:?}: {:.1} hours, {:.1} with queued turns", hours[0], hours[1]);
                let waits = title(game).unwrap().waits(u8::try_from(people).unwrap()).unwrap();
                let said = waits.map(|waits| f64::from(waits) * pace.usual_wait().as_secs_f64() / HOUR as f64);
                for (measured, said) in hours.into_iter().zip(said) {
                    assert!(
                        (measured / said - 1.0).abs() < TOLERANCE,
                        "{measured:.1} hours, and the lobby says {said:.1}"
                    );
                }
            }
        }
    }
}
