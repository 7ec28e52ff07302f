//! The process is killed at random moments while it saves turns. No acknowledged turn is lost or counted twice.

use std::io::Write;
use std::path::Path;

use daykeeper::engine::{Options, Seed};
use daykeeper::table::{
    InteractionId, LobbyAction, NewTable, PlanAction, Reply, Request, Seating, TableAction, ViewingQuery, ViewingReply,
};

use super::bench::{Bench, place};
use crate::support::asking::actor;
use crate::support::killing::{Noise, killed};
use crate::support::pebbles::titles;

const FILE: &str = "DAYKEEPER_CRASH_TEST_FILE";
const KILLS: usize = 200;
const PLAYERS: u64 = 2;

/// The killed process: it continues the game and prints acknowledged turns.
/// Each decision has an interaction number, which the next process repeats.
#[tokio::test]
async fn child() {
    let Ok(path) = std::env::var(FILE) else { return };
    let bench = Bench::at(Path::new(&path), titles(), Seed::new(3));
    let mut out = std::io::stdout();
    let channel = super::bench::CHANNEL;
    loop {
        let (entries, to_act) = match bench.ask_as(9, u64::MAX >> 2, ViewingQuery::Info).await {
            Ok(Reply::Viewing(ViewingReply::Info(info)))
                if matches!(info.table.state, daykeeper::table::TableState::Running) =>
            {
                (info.turn, info.to_act)
            }
            _ => {
                begin(&bench).await;
                continue;
            }
        };
        let table = bench.count("SELECT max(id) FROM tables") as u64;
        let player = to_act[0].user().unwrap().0;
        let number = 1_000_000 * table + 100 + u64::from(entries);
        let text = match entries {
            turn if u64::from(turn) < PLAYERS => "bid 1",
            turn if turn % 5 == 0 => "draw",
            _ => "take 1; end",
        };
        let request = Request {
            interaction: InteractionId(number),
            actor: actor(player),
            origin: place(channel),
            table: None,
            command: TableAction::Plan(PlanAction::Play(text.to_owned())).into(),
        };
        // The same request arrives twice, as after a lost connection.
        let (one, two) = tokio::join!(bench.tables.handle(request.clone()), bench.tables.handle(request));
        let (Ok(Reply::TurnDone(one)), Ok(Reply::TurnDone(two))) = (one, two) else { panic!("a turn was refused") };
        assert_eq!(one, two);
        writeln!(out, "\ndone {table} {} {player} {text}", one.seq).unwrap();
        out.flush().unwrap();
    }
}

/// Starts the first or the next game. Steps done before the last kill are refused.
async fn begin(bench: &Bench) {
    let number = bench.count("SELECT coalesce(max(id), 0) + 1 FROM interactions") as u64;
    let options = Options([("heap".to_owned(), "large".to_owned())].into());
    let new = NewTable {
        game: "pebbles".to_owned(),
        options,
        seats: None,
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    let _ = bench.ask_as(1, number, new).await;
    let _ = bench.ask_as(2, number + 1, TableAction::Lobby(LobbyAction::Join)).await;
    let _ = bench.ask_as(1, number + 2, TableAction::Lobby(LobbyAction::Start)).await;
}

#[test]
fn no_acknowledged_turn_is_lost_and_none_is_doubled() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tables.db");
    let mut acknowledged: Vec<String> = Vec::new();
    let mut noise = Noise(12_345);
    for _ in 0..KILLS {
        acknowledged.extend(killed("table::crash::child", (FILE, &path), (1, 3), &mut noise));
    }

    let sql = rusqlite::Connection::open(&path).unwrap();
    let check: String = sql.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(check, "ok");
    let mut statement = sql.prepare("SELECT table_id, seq, user, body, interaction FROM log ORDER BY 1, 2").unwrap();
    let stored: Vec<(String, i64)> = statement
        .query_map([], |row| {
            let turn = (row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, i64>(2)?, row.get::<_, String>(3)?);
            Ok((format!("{} {} {} {}", turn.0, turn.1, turn.2, turn.3), row.get(4)?))
        })
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert!(acknowledged.len() >= KILLS, "only {} turns", acknowledged.len());
    for done in &acknowledged {
        assert_eq!(stored.iter().filter(|(turn, _)| turn == done).count(), 1, "`{done}` is not there once");
    }
    let mut interactions: Vec<i64> = stored.iter().map(|(_, interaction)| *interaction).collect();
    interactions.sort_unstable();
    interactions.dedup();
    assert_eq!(interactions.len(), stored.len(), "an interaction made two turns");
    // At most one stored turn per kill was not acknowledged.
    assert!(stored.len() <= acknowledged.len() + KILLS);
    // Each turn has exactly one pending message, in order.
    let pending: i64 = sql
        .query_row("SELECT count(*) FROM outbox WHERE edit = 0 AND subject LIKE '{\"turn_message%'", [], |row| {
            row.get(0)
        })
        .unwrap();
    let starts: i64 =
        sql.query_row("SELECT count(*) FROM tables WHERE setup IS NOT NULL", [], |row| row.get(0)).unwrap();
    // Only the last bid posts a message.
    let silent: i64 =
        sql.query_row("SELECT count(*) FROM log WHERE body LIKE 'bid%' AND seq < 2", [], |row| row.get(0)).unwrap();
    assert_eq!(pending, starts + stored.len() as i64 - silent);
    drop(statement);
    drop(sql);

    // All turns replay to their hashes. The game continues from the log, not from a saved position.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let bench = Bench::at(&path, titles(), Seed::new(3));
    runtime.block_on(async {
        // If the last kill came between two games, the next one starts here.
        if bench.count("SELECT count(*) FROM tables WHERE state = 'running'") == 0 {
            begin(&bench).await;
        }
        let board = bench.ask_as(1, u64::MAX >> 2, ViewingQuery::Board { turn: None }).await;
        assert!(matches!(board, Ok(Reply::Viewing(ViewingReply::Board(_)))), "no board: {:?}", board.err());
    });
    assert_eq!(bench.count("SELECT count(*) FROM log WHERE kind = 'resumed'"), 0);
}
