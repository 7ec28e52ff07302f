//! The page of a game: the time of a turn for one watcher and for a thousand, and its memory.

use std::sync::Arc;
use std::time::{Duration, Instant};

use daykeeper::ai::{Ask, Strength};
use daykeeper::engine::{Options, Rng, Seed};
use daykeeper::games::{self, Title};
use daykeeper::monitor;
use daykeeper::store::Database;
use daykeeper::table::{
    Actor, ChannelId, Command, GuildId, InteractionId, LobbyAction, NewTable, PlanAction, Reply, Request,
    RequestOrigin, Seating, ShiftedClock, TableAction, Tables, UserId, ViewingQuery, ViewingReply,
};
use daykeeper::text::Texts;
use daykeeper::web::{Hub, Network, serve};
use futures::StreamExt;
use futures::future::join_all;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::Fixed;

/// Players, and turns before the measurement.
const PLAYERS: u64 = 4;
const BEFORE: usize = 40;
/// Turns measured with each number of watchers.
const TURNS: usize = 10;

pub async fn web() {
    for title in games::titles() {
        measure(*title).await;
    }
}

struct Game {
    tables: Tables,
    shadow: Box<dyn games::Position>,
    chance: Rng,
    asked: u64,
}

impl Game {
    async fn ask(&mut self, user: u64, command: impl Into<Command>) -> Reply {
        self.asked += 1;
        let request = Request {
            interaction: InteractionId(self.asked),
            actor: Actor {
                user: UserId(user),
                name: format!("Player {user}"),
                locale: "en-US".to_owned(),
                may_manage: false,
            },
            origin: RequestOrigin { guild: Some(GuildId(7)), channel: ChannelId(5), locale: None },
            table: None,
            command: command.into(),
        };
        self.tables.handle(request).await.expect("a reply")
    }

    async fn play(&mut self) {
        let Some(seat) = self.shadow.to_act().first() else { return };
        let (before, mut steps) = (self.shadow.turn(), Vec::new());
        while self.shadow.turn() == before {
            let ask = Ask { strength: Strength::Easy, seed: self.chance.seed(), budget: 200 };
            let advice = self.shadow.coach().advise(seat, &ask, &mut || false).expect("a turn");
            let step = advice.turns[0].steps[0].clone();
            self.shadow.play(seat, &step).expect("a legal step");
            steps.push(step);
        }
        self.ask(u64::from(seat) + 1, TableAction::Plan(PlanAction::Play(steps.join("; ")))).await;
    }
}

async fn measure(title: &'static dyn Title) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Database::open(folder.path().join("games.db")).expect("a database"));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    let tables = Tables::new(vec![title], store, Arc::new(ShiftedClock::default()), Arc::new(Fixed));
    let tables = tables.published_at(address.as_str());
    let options = Options::default();
    let setup = title.deal(PLAYERS as u8, &options, Seed::new(7)).expect("a setup");
    let shadow = title.start(PLAYERS as u8, &options, &setup).expect("a position");
    let mut game = Game { tables: tables.clone(), shadow, chance: Rng::new(Seed::new(3)), asked: 0 };
    let new = NewTable {
        game: title.id().to_owned(),
        options,
        seats: None,
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    game.ask(1, new).await;
    for user in 2..=PLAYERS {
        game.ask(user, TableAction::Lobby(LobbyAction::Join)).await;
    }
    game.ask(1, TableAction::Lobby(LobbyAction::Start)).await;
    let Reply::Viewing(ViewingReply::Info(info)) = game.ask(1, ViewingQuery::Info).await else { panic!("no game") };
    let record = tables.export(info.table.id).await.expect("a record");
    game.shadow = title.start(PLAYERS as u8, &Options::default(), &record.setup).expect("the same game");
    for _ in 0..BEFORE {
        game.play().await;
    }
    let page = format!("{address}/t/{}", info.table.page.expect("a page").as_str());
    let (hub, closing) = (Hub::new(tables, Arc::new(Texts::embedded())), CancellationToken::new());
    // Each watcher comes from another address.
    let proxies: Vec<Network> = vec![("127.0.0.1".parse().expect("an address"), 32)];
    tokio::spawn(hub.clone().follow(closing.clone()));
    tokio::spawn(serve(listener, hub.clone(), proxies, closing.clone()));
    let client = reqwest::Client::new();
    for watchers in [1, 1_000] {
        let before = monitor::resident().unwrap_or_default();
        let visitor = |number: usize| format!("10.0.{}.{}", number / 250, number % 250 + 1);
        let mut streams = Vec::new();
        for number in 0..watchers {
            let live = client.get(format!("{page}/live")).header("x-forwarded-for", visitor(number));
            let mut stream = live.send().await.expect("a stream").bytes_stream();
            stream.next().await;
            streams.push(stream);
        }
        let held = monitor::resident().unwrap_or_default().saturating_sub(before);
        let (drawn, mut heard, mut read) = (hub.count(), Duration::ZERO, Duration::ZERO);
        for _ in 0..TURNS {
            game.play().await;
            let begun = Instant::now();
            let events = join_all(streams.iter_mut().map(StreamExt::next)).await;
            heard += begun.elapsed();
            let event = events.into_iter().flatten().next().expect("an event").expect("bytes");
            let event = String::from_utf8_lossy(&event).into_owned();
            let tag = event.trim().trim_start_matches("data: ").to_owned();
            let begun = Instant::now();
            for number in 0..watchers.min(200) {
                let update = client.get(format!("{page}/{tag}")).header("x-forwarded-for", visitor(number));
                update.header("accept-encoding", "gzip").send().await.expect("an update").bytes().await.expect("bytes");
            }
            read += begun.elapsed();
        }
        println!(
            "{}: {watchers} watchers: all heard of a turn in {:.1} ms, an update took {:.2} ms, {} drawings for {TURNS} turns, {} KB more memory",
            title.id(),
            heard.as_secs_f64() * 1000.0 / TURNS as f64,
            read.as_secs_f64() * 1000.0 / (TURNS * watchers.min(200)) as f64,
            hub.count() - drawn,
            held / 1024,
        );
    }
    closing.cancel();
}
