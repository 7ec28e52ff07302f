//! A year of many games with players who are late, on vacation or gone, and a Discord that fails.
//! At the end every game is over or waits for a known reason, and no user got two messages about the same event.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use daykeeper::engine::{Options, Rng, Seat, Seed};
use daykeeper::table::{
    Announcement, Body, ClockRule, Delivery, Destination, LobbyAction, MessageId, NewTable, NotifyBy, OutboxRow,
    OutboxRowId, Pace, PlanAction, PreferencesChange, QuietHours, Reply, Seating, SettingsChange, TableAction, TableId,
    TableState, TimeOut, UserId, ViewingQuery, ViewingReply,
};
use jiff::Timestamp;

use crate::support::sweep::sweep;

use super::world::{DAY, HOUR, MINUTE, World, plus};

const YEAR: i64 = 365 * DAY;
const BEGIN: &str = "2027-01-01T00:00:00Z";
/// Present players react to a ping within this time, in seconds.
const SLOWEST: i64 = 3 * DAY;

const ZONES: &[&str] = &["Europe/Rome", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "America/Sao_Paulo"];

fn tables() -> u64 {
    sweep(40, 200)
}

fn people() -> u64 {
    tables() * 3 / 4
}

/// Events in this world, apart from the bot's actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Act {
    Open(u64),
    /// A user looks at a channel after a ping.
    Look(u64, u64),
    Vacation(u64),
    Restart,
    /// The bot is down for this number of hours.
    Outage(i64),
    /// The machine's clock is set back by this number of minutes.
    SetBack(i64),
}

#[derive(Debug, Default)]
struct Report {
    turns: u64,
    pings: u64,
    reminders: u64,
    tables_reminded: u64,
    direct: u64,
    closed: u64,
    dropped: u64,
    failed: u64,
    lost: u64,
    vacations: u64,
    restarts: u64,
    outages: u64,
}

struct Soak {
    world: World,
    rng: Rng,
    acts: BinaryHeap<Reverse<(Timestamp, u64, Act)>>,
    number: u64,
    gone: BTreeMap<u64, Timestamp>,
    channels: BTreeMap<TableId, u64>,
    paces: BTreeMap<TableId, i64>,
    /// Events that the bot has announced to a user: turns or reminders, with their destinations.
    causes: BTreeSet<(u64, TableId, i64, u32, bool, Destination)>,
    /// The time of a user's last reminder about a decision, and its delay in seconds.
    last: BTreeMap<(u64, TableId, i64, Destination), (Timestamp, i64)>,
    /// Messages that arrived although their sender doesn't know it.
    arrived: BTreeSet<OutboxRowId>,
    report: Report,
}

impl Soak {
    fn later(&mut self, at: Timestamp, act: Act) {
        self.number += 1;
        self.acts.push(Reverse((at, self.number, act)));
    }

    fn between(&mut self, least: i64, most: i64) -> i64 {
        least + i64::from(self.rng.below(u32::try_from(most - least).unwrap()))
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.rng.below(count) == 0
    }

    async fn people(&mut self) {
        for user in 1..=people() {
            let announced = [NotifyBy::Channel, NotifyBy::Direct, NotifyBy::Both][self.rng.index(3)];
            let zone = self.rng.index(ZONES.len() + 1);
            let quiet = ZONES.get(zone).map(|_| QuietHours {
                from: u16::try_from(self.between(19 * 60, 24 * 60)).unwrap() % 1440,
                until: u16::try_from(self.between(5 * 60, 9 * 60)).unwrap(),
            });
            let zone = ZONES.get(zone).map(|zone| (*zone).to_owned());
            let change = PreferencesChange {
                notify_by: Some(announced),
                zone,
                quiet: Some(quiet),
                ..PreferencesChange::default()
            };
            self.world.remind(user, change).await;
            if self.one_in(5) {
                self.world.closed.lock().unwrap().insert(UserId(user));
            }
            if self.one_in(8) {
                let day = self.between(20, 340);
                self.gone.insert(user, plus(self.world.now(), day * DAY));
            }
            let vacation = self.between(1, 300);
            self.later(plus(self.world.now(), vacation * DAY), Act::Vacation(user));
        }
    }

    /// Opens a game with random users and settings.
    async fn open(&mut self, channel: u64) {
        let seats = 2 + self.rng.index(3);
        let mut users: Vec<u64> = Vec::new();
        while users.len() < seats {
            let user = 1 + u64::from(self.rng.below(u32::try_from(people()).unwrap()));
            if !users.contains(&user) {
                users.push(user);
            }
        }
        let options = Options([("heap".to_owned(), "large".to_owned())].into_iter().collect());
        let new = NewTable {
            game: "pebbles".to_owned(),
            options,
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        };
        self.world.must(users[0], channel, new).await;
        for &user in &users[1..] {
            self.world.must(user, channel, TableAction::Lobby(LobbyAction::Join)).await;
        }
        let pace = [Pace::Fast, Pace::Daily, Pace::Daily, Pace::Relaxed, Pace::Hours(30)][self.rng.index(5)];
        let clocks = [(5 * DAY, 12 * HOUR), (3 * DAY, 0), (10 * DAY, DAY)];
        let clock = clocks.get(self.rng.index(4)).map(|&(bank, increment)| ClockRule {
            bank: bank.try_into().unwrap(),
            increment: increment.try_into().unwrap(),
        });
        let time_out = [TimeOut::Remind, TimeOut::Turn, TimeOut::Seat][self.rng.index(3)];
        let change =
            SettingsChange { pace: Some(pace), clock: Some(clock), time_out: Some(time_out), ..Default::default() };
        self.world.set(users[0], channel, change).await;
        self.world.must(users[0], channel, TableAction::Lobby(LobbyAction::Start)).await;
        let Reply::Viewing(ViewingReply::Info(info)) = self.world.must(users[0], channel, ViewingQuery::Info).await
        else {
            panic!("no table")
        };
        self.channels.insert(info.table.id, channel);
        self.paces.insert(info.table.id, pace.duration().as_secs().try_into().unwrap());
    }

    /// A pinged user plays if it is still their turn.
    async fn look(&mut self, user: u64, channel: u64) {
        let now = self.world.now();
        if self.gone.get(&user).is_some_and(|gone| *gone <= now) {
            return;
        }
        let Reply::Viewing(ViewingReply::Info(info)) = self.world.must(user, channel, ViewingQuery::Info).await else {
            panic!("no table")
        };
        let mine = |seat: &&daykeeper::table::Player| seat.occupant.person() == Some(UserId(user));
        if info.table.state != TableState::Running || info.to_act.iter().find(mine).is_none() {
            return;
        }
        if info.away.iter().any(|(seat, _)| info.table.players[usize::from(*seat)].user() == Some(UserId(user))) {
            // The user returns to this game after the vacation, when the bot pings them.
            return;
        }
        let lines = ["bid 2", "take 3; take 3; end", "take 2; end", "take 1; end"];
        let first = if self.one_in(6) { vec!["draw"] } else { Vec::new() };
        for line in first.into_iter().chain(lines) {
            let play = TableAction::Plan(PlanAction::Play(line.to_owned()));
            if let Ok(Reply::TurnDone(_)) = self.world.ask(user, channel, play).await {
                self.report.turns += 1;
                return;
            }
        }
        panic!("{user} can play nothing in {channel}");
    }

    async fn act(&mut self, act: Act) {
        match act {
            Act::Open(channel) => self.open(channel).await,
            Act::Look(user, channel) => self.look(user, channel).await,
            Act::Vacation(user) => {
                if self.gone.get(&user).is_none_or(|gone| *gone > self.world.now()) {
                    let days = self.between(3, 25);
                    let zone = jiff::tz::TimeZone::UTC;
                    let back = zone.to_datetime(plus(self.world.now(), days * DAY)).date();
                    self.world.remind(user, PreferencesChange { back: Some(Some(back)), ..Default::default() }).await;
                    self.report.vacations += 1;
                }
            }
            Act::Restart | Act::Outage(_) | Act::SetBack(_) => {}
        }
    }

    /// Runs due jobs and delivers messages until there are none left.
    async fn work(&mut self) {
        loop {
            let jobs = self.world.tables.due(Vec::new(), 64).await.unwrap();
            for job in &jobs {
                self.world.carry_out(job).await;
            }
            let rows = self.world.tables.claim(64).await.unwrap();
            for row in &rows {
                self.deliver(row).await;
            }
            if jobs.is_empty() && rows.is_empty() {
                return;
            }
        }
    }

    async fn deliver(&mut self, row: &OutboxRow) {
        let tables = self.world.tables.clone();
        let message = (row.delivery == Delivery::Post).then(|| MessageId(1_000 + row.id.0 as u64));
        // The bot searches the channel before it sends an uncertain message again.
        if row.uncertain && self.arrived.contains(&row.id) {
            return tables.sent(row.id, message).await.unwrap();
        }
        let Some(announcement) = tables.announcement(row).await.unwrap() else {
            self.report.dropped += u64::from(matches!(row.destination, Destination::Direct(_)));
            return tables.dropped(row.id).await.unwrap();
        };
        if self.one_in(40) {
            self.report.failed += 1;
            return tables.retry(row, None, false, "503").await.unwrap();
        }
        if let Destination::Direct(user) = row.destination
            && self.world.closed.lock().unwrap().contains(&user)
        {
            self.report.closed += 1;
            return tables.closed(row, "closed").await.unwrap();
        }
        if row.delivery == Delivery::Post {
            self.announced(row, &announcement);
        }
        if self.one_in(60) {
            // The message arrived, and the answer was lost.
            self.arrived.insert(row.id);
            self.report.lost += 1;
            return tables.retry(row, None, true, "no answer").await.unwrap();
        }
        tables.sent(row.id, message).await.unwrap();
    }

    /// Records the users and events of a message, and requires that none is a repetition.
    fn announced(&mut self, row: &OutboxRow, announcement: &Announcement) {
        let now = self.world.now();
        let mut announced: Vec<(u64, TableId, i64, u32, bool)> = Vec::new();
        match &announcement.body {
            Body::Choosing { news, .. } | Body::Turn(news) | Body::Revealed(news) | Body::Undone { news, .. } => {
                self.report.pings += announcement.ping.len() as u64;
                let id = announcement.table.id;
                announced.extend(announcement.ping.iter().map(|user| (user.0, id, i64::from(news.seq), 0, false)));
            }
            Body::Reminders(all) => {
                self.report.reminders += 1;
                self.report.tables_reminded += all.len() as u64;
                self.report.direct += u64::from(matches!(row.destination, Destination::Direct(_)));
                let mut users: Vec<UserId> = all.iter().map(|news| news.user).collect();
                users.dedup();
                assert!(users.iter().all(|user| announcement.ping.contains(user)));
                for news in all {
                    let since = news.since.as_millisecond();
                    announced.push((news.user.0, news.table.id, since, news.times, true));
                    let late = now.duration_since(row.created_at).as_secs();
                    let key = (news.user.0, news.table.id, since, row.destination);
                    if let Some((before, late)) = self.last.insert(key, (now, late)) {
                        let gap = now.duration_since(before).as_secs();
                        let pace = self.paces[&news.table.id];
                        assert!(
                            gap + late + 60 >= pace,
                            "{key:?}: reminded again after {gap} s, at a pace of {pace} s"
                        );
                    }
                }
            }
            _ => {}
        }
        for (user, table, cause, times, reminder) in announced {
            let key = (user, table, cause, times, reminder, row.destination);
            assert!(self.causes.insert(key), "told twice: {key:?}");
            let channel = self.channels.get(&table).copied();
            let wait = match self.rng.below(10) {
                0..6 => self.between(MINUTE, 10 * HOUR),
                6..9 => self.between(10 * HOUR, DAY),
                _ => self.between(DAY, SLOWEST),
            };
            // The first message arrives before the test knows the game's number.
            if let Some(channel) = channel {
                self.later(plus(now, wait), Act::Look(user, channel));
            }
        }
    }

    async fn next(&self) -> Option<Timestamp> {
        let tables = &self.world.tables;
        let (due, delivery) = (tables.next_due(Vec::new()).await.unwrap(), tables.next_delivery().await.unwrap());
        let act = self.acts.peek().map(|Reverse((at, ..))| *at);
        due.into_iter().chain(delivery).chain(act).min()
    }

    async fn run(mut self) -> Self {
        let end = plus(self.world.now(), YEAR);
        let mut down_until: Option<Timestamp> = None;
        loop {
            if down_until.is_none_or(|until| until <= self.world.now()) {
                down_until = None;
                self.work().await;
            }
            let next = match down_until {
                Some(until) => Some(until),
                None => self.next().await,
            };
            let Some(next) = next.filter(|next| *next <= end) else { break };
            self.world.clock.set(next.max(self.world.now()));
            while down_until.is_none()
                && let Some(Reverse((at, _, act))) = self.acts.peek().copied()
                && at <= self.world.now()
            {
                self.acts.pop();
                self.act(act).await;
                match act {
                    Act::Restart => {
                        self.world = self.world.restart();
                        self.report.restarts += 1;
                    }
                    Act::Outage(hours) => {
                        down_until = Some(plus(self.world.now(), hours * HOUR));
                        self.world = self.world.restart();
                        self.report.outages += 1;
                    }
                    Act::SetBack(minutes) => self.world.clock.set(plus(self.world.now(), -minutes * MINUTE)),
                    _ => {}
                }
            }
        }
        self.world.clock.set(end);
        self.work().await;
        self
    }

    /// Returns the reason why a game waits for a seat.
    async fn reason(&self, channel: u64, seat: Seat, info: &daykeeper::table::TableInfo) -> &'static str {
        let now = self.world.now();
        let player = &info.table.players[usize::from(seat)];
        let user = player.user().unwrap().0;
        let gone = self.gone.get(&user).is_some_and(|gone| *gone <= now);
        let away = info.away.iter().any(|(other, _)| *other == seat);
        let settings = info.table.settings;
        let stands_in = settings.clock.is_some() && settings.time_out != TimeOut::Remind;
        let looks = self.acts.iter().any(|Reverse((_, _, act))| *act == Act::Look(user, channel));
        match (away, gone, stands_in) {
            (true, _, _) => "a player is on vacation",
            (false, true, false) => "a player is gone, and the table only reminds",
            (false, true, true) => "a player is gone, and their clock still runs",
            (false, false, _) if looks => "a player was told and takes their time",
            (false, false, _) => "a player rests, and is told afterwards",
        }
    }

    async fn check(&self) {
        let mut reasons: BTreeMap<&str, u64> = BTreeMap::new();
        let now = self.world.now();
        for &channel in self.channels.values() {
            let Reply::Viewing(ViewingReply::Info(info)) = self.world.must(1, channel, ViewingQuery::Info).await else {
                panic!("no table")
            };
            if info.table.state == TableState::Over {
                *reasons.entry("over").or_default() += 1;
                continue;
            }
            assert!(!info.to_act.is_empty(), "table {} waits for nobody", info.table.id);
            let seats: Vec<Seat> = info.to_act.iter().map(|player| player.seat).collect();
            let mut own: BTreeSet<&str> = BTreeSet::new();
            for &seat in &seats {
                let reason = self.reason(channel, seat, &info).await;
                own.insert(reason);
                let clock = info.clocks.iter().find(|clock| clock.seat == seat);
                match reason {
                    "a player is gone, and their clock still runs" => {
                        let until = clock.and_then(|clock| clock.until).unwrap();
                        assert!(until > now, "table {}: its clock ran out at {until}", info.table.id);
                    }
                    "a player rests, and is told afterwards" => {
                        let table = info.table.id;
                        let due = self.world.count(&format!(
                            "SELECT max(due_at) FROM jobs WHERE kind = 'reminder' AND table_id = {table} AND seat = {seat}"
                        ));
                        let pending = self.world.count(&format!(
                            "SELECT count(*) FROM outbox WHERE state = 'waiting' AND subject LIKE '%\"table\":{table},%'"
                        ));
                        let soon = plus(now, DAY).as_millisecond();
                        assert!(due < soon || pending > 0, "table {table}: nobody will be told before {due}");
                    }
                    _ => {}
                }
            }
            let reason = own.into_iter().next().unwrap();
            *reasons.entry(reason).or_default() += 1;
        }
        let computers = self.world.count("SELECT count(*) FROM log WHERE kind = 'turn' AND user IS NULL");
        let tables = tables();
        println!("{tables} tables, {} people, a year:", people());
        for (reason, tables) in &reasons {
            println!("  {tables} tables: {reason}");
        }
        println!("  turns: {} by people, {computers} by computers that stood in", self.report.turns);
        println!("  {:#?}", self.report);
        assert_eq!(reasons.values().sum::<u64>(), tables);
        assert!(reasons["over"] > tables / 2, "most games should have ended");
        let happened = [self.report.reminders * 2 / 5, computers.unsigned_abs() * 4, self.report.direct * 2];
        assert!(happened.iter().all(|count| *count > tables), "too little happened");
        assert!(self.report.tables_reminded > self.report.reminders, "nothing was ever merged");
    }
}

#[tokio::test]
async fn a_year_of_many_tables() {
    let world = World::new(BEGIN);
    let mut soak = Soak {
        world,
        rng: Rng::new(Seed::new(2027)),
        acts: BinaryHeap::new(),
        number: 0,
        gone: BTreeMap::new(),
        channels: BTreeMap::new(),
        paces: BTreeMap::new(),
        causes: BTreeSet::new(),
        last: BTreeMap::new(),
        arrived: BTreeSet::new(),
        report: Report::default(),
    };
    soak.people().await;
    let begin = soak.world.now();
    for channel in 1..=tables() {
        let day = soak.between(0, 200 * DAY);
        soak.later(plus(begin, day), Act::Open(channel));
    }
    for day in (5..360).step_by(9) {
        soak.later(plus(begin, day * DAY + HOUR), Act::Restart);
    }
    for (day, hours) in [(40, 70), (100, 5), (155, 30), (220, 12), (290, 100)] {
        soak.later(plus(begin, day * DAY), Act::Outage(hours));
    }
    for (day, minutes) in [(60, 90), (130, 5), (200, 600), (310, 61)] {
        soak.later(plus(begin, day * DAY), Act::SetBack(minutes));
    }
    let soak = soak.run().await;
    soak.check().await;
}
