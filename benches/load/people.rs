//! The card, the list, the comparison and the history of people, and a turn, with 10 and with 10,000 finished games.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use daykeeper::engine::{Options, Seat, Seed};
use daykeeper::games;
use daykeeper::store::Database;
use daykeeper::table::{
    Actor, ChannelId, Command, GuildId, HistoryRequest, InteractionId, ListSeason, PeopleQuery, PeopleRequest,
    PlanAction, Request, RequestOrigin, Season, ShiftedClock, TableLimits, Tables, UserId,
};

use super::Fixed;
use super::server::Server;

const SERVER: u64 = 7;
/// People in the server. Each game has two of them.
const PEOPLE: u64 = 200;
/// Answers of each kind, and turns.
const TIMES: usize = 30;
/// The first id of a person, as in Discord.
const FIRST: u64 = 1 << 60;

pub async fn people() {
    let folder = tempfile::tempdir().expect("a folder");
    for games in [10, 10_000] {
        measure(&folder.path().join(format!("{games}.db")), games).await;
    }
}

async fn measure(path: &Path, games: u64) {
    drop(Database::open(path).expect("a database"));
    fill(path, games);
    let clock = Arc::new(ShiftedClock::default());
    let store = Arc::new(Database::open(path).expect("a database"));
    let limits = TableLimits { per_host: 1_000, per_server: 1_000 };
    let tables = Tables::new(games::titles().to_vec(), store, clock.clone(), Arc::new(Fixed)).limited(limits);
    let begun = Instant::now();
    tables.tally_all().await.expect("results");
    println!("{games} finished games: all results in {:.2} s", begun.elapsed().as_secs_f64());

    let people =
        |what| Command::from(PeopleRequest { game: Some("tzolkin".to_owned()), what, public: false, server: None });
    let (one, other) = (UserId(FIRST), UserId(FIRST + 1));
    let season = |season| PeopleQuery::List { season: ListSeason::Of(season), page: 0 };
    for (name, command) in [
        ("card", people(PeopleQuery::Stats { player: Some(one) })),
        ("list of all time", people(season(Season::ALL_TIME))),
        ("list of the season", people(PeopleQuery::List { season: ListSeason::Now, page: 0 })),
        ("two people", people(PeopleQuery::Against { player: Some(one), other })),
        ("history", HistoryRequest { player: None, page: 0, server: None }.into()),
    ] {
        let mut took = Vec::new();
        for number in 0..TIMES as u64 {
            let request = Request {
                interaction: InteractionId(1_000_000 + number),
                actor: Actor { user: one, name: "Ileana".to_owned(), locale: "en-US".to_owned(), may_manage: false },
                origin: RequestOrigin { guild: Some(GuildId(SERVER)), channel: ChannelId(9), locale: None },
                table: None,
                command: command.clone(),
            };
            let begun = Instant::now();
            tables.handle(request).await.expect("an answer");
            took.push(begun.elapsed());
        }
        print(name, took);
    }

    let server = Server::new(GuildId(SERVER), tables, clock);
    server.game_of(1, [1, 2]).await;
    let (mut took, mut user) = (Vec::new(), 1);
    while took.len() < TIMES {
        // Only the player to act can draft one.
        let Ok(stamp) = server.draft(user, 1).await else {
            user = 3 - user;
            continue;
        };
        let begun = Instant::now();
        server.try_ask(user, 1, PlanAction::EndTurn(stamp)).await.expect("a turn");
        took.push(begun.elapsed());
    }
    print("a turn", took);
}

fn print(name: &str, mut took: Vec<Duration>) {
    took.sort_unstable();
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    println!("  {name}: {:.2} ms, at most {:.2}", millis(took[took.len() / 2]), millis(took[took.len() - 1]));
}

/// Stores copies of one finished game of two people, an hour apart.
fn fill(path: &Path, games: u64) {
    let title = games::title("tzolkin").expect("it is offered");
    let setup = title.deal(2, &Options::default(), Seed::new(7)).expect("two can play");
    let mut position = title.start(2, &Options::default(), &setup).expect("a dealt setup can be played");
    let mut turns = Vec::new();
    let mut turn = Vec::new();
    while let Some(seat) = position.to_act().first() {
        let legal = position.legal(seat);
        let step = legal[legal.len() / 2].clone();
        let before = position.turn();
        position.play(seat, &step).expect("it is legal");
        turn.push(step);
        if position.turn() > before {
            turns.push((seat, std::mem::take(&mut turn).join("; ")));
        }
    }
    let mut sql = rusqlite::Connection::open(path).expect("a second connection");
    let all = sql.transaction().expect("a transaction");
    let saved = position.save();
    let now = jiff::Timestamp::now().as_millisecond();
    for number in 1..=games {
        let id = (number << 24) as i64;
        let ended = now - ((games - number) as i64 + 1) * 3_600_000;
        // The first person plays every fourth game.
        let pair = match number % 4 {
            0 => [FIRST, FIRST + 1 + number / 4 % (PEOPLE - 1)],
            _ => [FIRST + 1 + number % (PEOPLE - 1), FIRST + 1 + (number * 7 + 3) % (PEOPLE - 1)],
        };
        let pair = if pair[0] == pair[1] { [pair[0], FIRST] } else { pair };
        let row = "INSERT INTO tables (id, game, rules_version, capacity, options, seating, seed, setup, guild, channel, host,
                host_name, state, locale, theme, opened_at, started_at, ended_at)
            VALUES (?1, 'tzolkin', ?2, 2, '{}', 'random', 7, ?3, ?4, 9, ?5, 'Ileana', 'over', 'en', 'light', ?6, ?6, ?6)";
        let given =
            rusqlite::params![id, title.rules_version(), setup.to_string(), SERVER as i64, pair[0] as i64, ended];
        all.execute(row, given).expect("a game");
        for (seat, user) in pair.into_iter().enumerate() {
            let row = "INSERT INTO seats (table_id, seat, user, name, kind, since, finished, guild)
                VALUES (?1, ?2, ?3, ?4, 'human', ?5, ?5, ?6)";
            let name = format!("Player {}", user - FIRST);
            let given = rusqlite::params![id, seat as i64, user as i64, name, ended, SERVER as i64];
            all.execute(row, given).expect("a seat");
        }
        for (seq, (seat, steps)) in (1_i64..).zip(&turns) {
            let row = "INSERT INTO log (table_id, seq, kind, body, seat, user, at, turn, hash, counted)
                VALUES (?1, ?2, 'turn', ?3, ?4, ?5, ?6, ?2, 0, 60000)";
            let seat_number = i64::from(Seat::number(*seat));
            let given = rusqlite::params![id, seq, steps, seat_number, pair[seat.index()] as i64, ended];
            all.execute(row, given).expect("a turn");
        }
        let row = "INSERT INTO snapshots (table_id, seq, saved) VALUES (?1, ?2, ?3)";
        all.execute(row, rusqlite::params![id, turns.len() as i64, saved]).expect("a position");
    }
    all.commit().expect("all games");
}
