//! The process is killed at random moments while computer players act. No turn of theirs is lost or repeated, and the
//! game continues automatically.

use std::io::Write;
use std::path::Path;

use daykeeper::engine::Options;
use daykeeper::engine::Seed;
use daykeeper::table::{
    LobbyAction, NewTable, PlanAction, Reply, SeatAction, Seating, Strength, TableAction, TableState, ViewingQuery,
    ViewingReply,
};

use super::bench::Bench;
use crate::support::killing::{Noise, killed};
use crate::support::pebbles::titles;

const FILE: &str = "DAYKEEPER_CRASH_COMPUTERS_FILE";
const KILLS: usize = 30;

/// The killed process: a user and two computer players play game after game, and it prints the stored turns.
#[tokio::test]
async fn child() {
    let Ok(path) = std::env::var(FILE) else { return };
    let bench = Bench::at(Path::new(&path), titles(), Seed::new(3));
    let mut out = std::io::stdout();
    loop {
        let info = match bench.ask_as(9, u64::MAX >> 2, ViewingQuery::Info).await {
            Ok(Reply::Viewing(ViewingReply::Info(info))) if info.table.state == TableState::Running => info,
            _ => {
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
                let computer = || TableAction::Seat(SeatAction::AddComputer(Strength::Medium));
                let _ = bench.ask_as(1, number, new).await;
                let _ = bench.ask_as(1, number + 1, computer()).await;
                let _ = bench.ask_as(1, number + 2, computer()).await;
                let _ = bench.ask_as(1, number + 3, TableAction::Lobby(LobbyAction::Start)).await;
                continue;
            }
        };
        let table = info.table.id;
        writeln!(out, "\ndone {table} {}", info.turn).unwrap();
        out.flush().unwrap();
        if let Some(job) = bench.tables.due(Vec::new(), 1).await.unwrap().pop() {
            bench.tables.carry_out(&job).await.unwrap();
        } else {
            assert!(info.to_act.iter().any(|player| player.is_person()), "nobody decides any more");
            let bidding = usize::try_from(info.turn).unwrap() < info.table.players.len();
            let text = if bidding { "bid 3" } else { "take 1; end" };
            let number = 1_000_000 * table.0 as u64 + 100 + u64::from(info.turn);
            let _ = bench.ask_as(1, number, TableAction::Plan(PlanAction::Play(text.to_owned()))).await;
        }
    }
}

#[test]
fn killed_at_any_moment_computer_players_play_each_turn_once() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tables.db");
    let mut announced: Vec<(i64, i64)> = Vec::new();
    let mut noise = Noise(54_321);
    for _ in 0..KILLS {
        for done in killed("table::crash_computers::child", (FILE, &path), (2, 5), &mut noise) {
            let (table, turn) = done.split_once(' ').unwrap();
            announced.push((table.parse().unwrap(), turn.parse().unwrap()));
        }
    }

    let runtime = tokio::runtime::Runtime::new().unwrap();
    let bench = Bench::at(&path, titles(), Seed::new(3));
    // Every turn of a game has a unique number, without gaps.
    let wrong = "SELECT count(*) FROM (SELECT count(*) AS turns, max(turn) AS last, count(DISTINCT turn) AS numbers
                 FROM log WHERE kind = 'turn' GROUP BY table_id) WHERE turns <> last OR turns <> numbers";
    assert_eq!(bench.count(wrong), 0);
    for (table, turn) in &announced {
        let stored = bench.count(&format!("SELECT count(*) FROM log WHERE table_id = {table} AND kind = 'turn'"));
        assert!(stored >= *turn, "turn {turn} of table {table} was told and is lost");
    }
    assert!(bench.count("SELECT count(*) FROM log WHERE budget IS NOT NULL") > KILLS as i64 / 2);
    assert!(bench.count("SELECT count(*) FROM log WHERE shown = 1") > 0);
    // Each public event has one message: a series of computer players' turns has the last turn's, a simultaneous choice
    // the last choice's.
    // A choice has three or four seats, since a killed lobby gets another pair of computer players.
    let moments = bench.count(
        "SELECT (SELECT count(*) FROM tables WHERE setup IS NOT NULL)
             + (SELECT count(*) FROM log WHERE shown = 0 AND body NOT LIKE 'bid%')
             + (SELECT count(*) FROM log WHERE body LIKE 'bid%'
                AND turn = (SELECT count(*) FROM seats WHERE seats.table_id = log.table_id))",
    );
    let posted = bench.count("SELECT count(*) FROM outbox WHERE edit = 0 AND subject LIKE '{\"turn_message%'");
    assert_eq!(posted, moments);
    assert_eq!(bench.count("SELECT count(*) FROM log WHERE kind = 'resumed'"), 0);
    // The last game continues to its end.
    runtime.block_on(async {
        for number in 0..200 {
            bench.work().await;
            let text = if number == 0 { "bid 3" } else { "take 1; end" };
            let _ = bench
                .ask_as(1, (u64::MAX >> 2) + 1 + number, TableAction::Plan(PlanAction::Play(text.to_owned())))
                .await;
        }
        let Ok(Reply::Viewing(ViewingReply::Info(info))) = bench.ask_as(9, u64::MAX >> 2, ViewingQuery::Info).await
        else {
            panic!("no table")
        };
        assert_eq!(info.table.state, TableState::Over);
    });
}
