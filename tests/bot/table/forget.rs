//! A user's stored data: showing it, and deleting it on request.

use std::path::Path;
use std::process::{Command as Process, Output};

use daykeeper::engine::{Options, Phrase};
use daykeeper::table::{
    Body, ChannelId, Destination, LobbyAction, NewTable, NoteRequest, NotifyBy, OutboxPayload, PreferencesChange,
    Query, Reply, Seating, TableAction, ViewingQuery, ViewingReply, WHOLE_GAME, WhatIfRequest,
};

use super::bench::{Bench, CHANNEL, place};

/// A name that no other data contains by chance.
const NAME: &str = "Player 1";

async fn over() -> Bench {
    let bench = Bench::new();
    bench.begin(2).await;
    let note = NoteRequest::Write { turn: WHOLE_GAME, text: "a secret plan".to_owned() };
    assert!(matches!(bench.ask(1, note).await, Ok(Reply::Notes(_))));
    let tried = WhatIfRequest::Play { turn: None, text: "take 1".to_owned() };
    assert!(matches!(bench.ask(1, tried).await, Ok(Reply::Planner(_))));
    let both = PreferencesChange { notify_by: Some(NotifyBy::Both), ..PreferencesChange::default() };
    assert!(bench.ask(1, daykeeper::table::Command::Preferences(Box::new(both))).await.is_ok());
    for number in [1, 2, 1] {
        bench.end(number, "take 3; take 3; end").await;
    }
    bench.end(2, "take 2; end").await;
    bench.deliver().await;
    // As if another player had taken over the seat.
    bench.sql().execute("UPDATE log SET former = ?1 WHERE kind = 'turn' AND seat = 0", [NAME]).unwrap();
    bench
}

fn forget(path: &Path, arguments: &[&str]) -> Output {
    let mut program = Process::new(env!("CARGO_BIN_EXE_daykeeper"));
    program.args(["forget", "--database", path.to_str().unwrap()]).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[tokio::test]
async fn a_person_is_forgotten_and_their_games_stay() {
    let bench = over().await;
    // The data can be shown while the program runs, but deleted only while it doesn't.
    let shown = forget(&bench.path, &["1", "--show"]);
    let shown: serde_json::Value = serde_json::from_slice(&shown.stdout).unwrap();
    assert_eq!(shown["notes"][0]["text"], "a secret plan");
    assert_eq!(shown["what_ifs"][0]["draft"], "take 1");
    assert_eq!(shown["preferences"][0]["notify_by"], "both");
    assert_eq!(shown["seats"][0]["name"], NAME);
    assert_eq!(shown["hosted"][0]["state"], "over");
    assert!(shown["log"].as_array().unwrap().len() >= 3, "{shown:#}");
    let running = forget(&bench.path, &["1"]);
    assert!(!running.status.success() && text(&running.stderr).contains("in use"), "{}", text(&running.stderr));

    // No program uses the copy.
    let kept = bench.path.with_extension("kept");
    daykeeper::store::copy(&bench.path, &kept).unwrap();
    let done = forget(&kept, &["1"]);
    assert!(done.status.success(), "{}", text(&done.stderr));
    let printed = text(&done.stdout);
    assert!(printed.contains("1 games show their seat") && printed.contains("Backups"), "{printed}");
    let unknown = forget(&kept, &["1"]);
    assert!(text(&unknown.stdout).contains("Nothing is stored"), "{}", text(&unknown.stdout));

    let bytes = std::fs::read(&kept).unwrap();
    let holds = |wanted: &str| bytes.windows(wanted.len()).any(|window| window == wanted.as_bytes());
    assert!(!holds(NAME) && !holds("a secret plan"), "it still stands in the file");
    assert!(holds("Player 2"), "the others are not forgotten");
    let sql = rusqlite::Connection::open(&kept).unwrap();
    let count = |what: &str| sql.query_row(what, [], |row| row.get::<_, i64>(0)).unwrap();
    for table in ["notes", "what_ifs", "learners", "people", "queued_turns"] {
        assert_eq!(count(&format!("SELECT count(*) FROM {table} WHERE user = 1")), 0, "{table}");
    }
    assert_eq!(
        count("SELECT count(*) FROM log WHERE user = 1") + count("SELECT count(*) FROM tables WHERE host = 1"),
        0
    );
    drop(sql);
    // The game still exists, can be shown, and still proves its fairness.
    let bench = Bench::at(&kept, crate::support::pebbles::titles(), daykeeper::engine::Seed::new(11));
    let info = bench.info().await;
    assert!(info.table.players[0].name.is_empty() && info.table.players[1].name == "Player 2");
    let Ok(Reply::Viewing(ViewingReply::Score(sheet))) = bench.ask(2, ViewingQuery::Score).await else {
        panic!("no score")
    };
    assert!(sheet.outcome.is_some());
    let Ok(Reply::Proof(sheet)) = bench.ask(2, Query::Proof).await else { panic!("no proof") };
    assert!(sheet.verified.is_ok());
}

#[tokio::test]
async fn players_of_running_games_are_not_forgotten() {
    let bench = Bench::new();
    bench.begin(2).await;
    let before = bench.fingerprint();
    let kept = bench.path.with_extension("kept");
    daykeeper::store::copy(&bench.path, &kept).unwrap();
    let refused = forget(&kept, &["2"]);
    assert_eq!(refused.status.code(), Some(2));
    let printed = text(&refused.stderr);
    assert!(printed.contains("games: 1.") && printed.contains("/game resign"), "{printed}");
    assert_eq!(
        Bench::at(&kept, crate::support::pebbles::titles(), daykeeper::engine::Seed::new(11)).fingerprint(),
        before
    );
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    daykeeper::store::copy(&bench.path, &kept).unwrap();
    assert!(forget(&kept, &["2"]).status.success(), "after the end they are");
}

#[test]
fn there_must_be_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("none.db");
    for arguments in [&["1"][..], &["1", "--show"]] {
        let refused = forget(&path, arguments);
        assert!(!refused.status.success() && text(&refused.stderr).contains("none.db"), "{}", text(&refused.stderr));
    }
    assert!(!path.exists(), "none is made");
}

/// Sends a request under another name, in another channel.
async fn named(bench: &Bench, number: u64, name: &str, command: impl Into<daykeeper::table::Command>) {
    let mut request = bench.request(number, command);
    (request.origin, request.actor.name) = (place(ChannelId(501)), name.to_owned());
    assert!(bench.tables.handle(request).await.is_ok(), "{name}");
}

fn copy_of(bench: &Bench) -> std::path::PathBuf {
    let kept = bench.path.with_extension("kept");
    daykeeper::store::copy(&bench.path, &kept).unwrap();
    kept
}

fn at(path: &Path) -> Bench {
    Bench::at(path, crate::support::pebbles::titles(), daykeeper::engine::Seed::new(11))
}

#[tokio::test]
async fn forgetting_a_name_from_the_programs_vocabulary_harms_no_pending_message() {
    for name in
        ["turn_message", "lobby", "notice", "close", "name", "ui-notice-lobby-cancelled", "#1", "\"", "O\"Neil\\"]
    {
        let bench = Bench::new();
        // Messages are pending from a game with other users and from this user's lobby.
        bench.begin(2).await;
        bench.end(1, "take 3; take 3; end").await;
        let options = Options::default();
        let (game, seating) = ("pebbles".to_owned(), Seating::Joined);
        named(&bench, 9, name, NewTable { game, options, seats: None, seating, start_when_full: false, rated: true })
            .await;
        named(&bench, 9, name, TableAction::Lobby(LobbyAction::Cancel)).await;
        let kept = copy_of(&bench);
        let payloads = |all: Vec<(daykeeper::table::OutboxRow, daykeeper::table::Announcement)>| {
            let payloads = all.into_iter().map(|(row, _)| (row.destination, row.payload));
            payloads.collect::<Vec<(Destination, OutboxPayload)>>()
        };
        let before = payloads(at(&kept).deliver().await);
        daykeeper::store::copy(&bench.path, &kept).unwrap();
        let done = forget(&kept, &["9"]);
        assert!(done.status.success(), "{name}: {}", text(&done.stderr));
        let bench = at(&kept);
        let after = payloads(bench.deliver().await);
        assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE state = 'failed'"), 0, "{name}");
        let others = |all: &[(Destination, OutboxPayload)]| {
            let others = all.iter().filter(|(to, _)| *to == Destination::Channel(CHANNEL));
            others.map(|(_, payload)| payload.clone()).collect::<Vec<_>>()
        };
        assert_eq!(others(&before), others(&after), "{name}");
        assert_eq!(before.len(), after.len(), "{name}");
    }
}

#[tokio::test]
async fn a_message_that_waits_loses_the_name() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    // A message about two users, one of whom has a name that JSON escapes.
    let printed = Phrase::new("ui-notice-pause-ended.by").named("name", "O\"Neil");
    let payload = serde_json::to_string(&OutboxPayload::Notice(printed)).unwrap();
    let sql = bench.sql();
    sql.execute("UPDATE seats SET name = 'O\"Neil' WHERE user = 2", []).unwrap();
    sql.execute("UPDATE outbox SET subject = ?1 WHERE id = 1", [&payload]).unwrap();
    sql.execute("UPDATE outbox SET subject = ?1, state = 'sent' WHERE id = 2", [&payload]).unwrap();
    drop(sql);
    let kept = copy_of(&bench);
    assert!(forget(&kept, &["2"]).status.success());
    let bytes = std::fs::read(&kept).unwrap();
    assert!(!bytes.windows(4).any(|window| window == b"Neil"), "it still stands in the file");
    let bench = at(&kept);
    assert_eq!(bench.text("SELECT subject FROM outbox WHERE id = 2"), "\"status\"", "what was sent is not read again");
    let printed = bench.deliver().await.into_iter().find(|(row, _)| row.id.0 == 1).unwrap().1;
    let Body::Notice(printed) = printed.body else { panic!("another message") };
    assert_eq!(printed, Phrase::new("ui-notice-pause-ended.by").named("name", "–"));
}

#[tokio::test]
async fn forgetting_again_cleans_up_after_an_interruption() {
    let bench = Bench::new();
    bench.begin(2).await;
    let kept = copy_of(&bench);
    // As if the first attempt had stopped right after deleting its rows.
    let sql = rusqlite::Connection::open(&kept).unwrap();
    sql.execute_batch("PRAGMA secure_delete = OFF").unwrap();
    sql.execute("INSERT INTO notes (table_id, user, turn, text) SELECT id, 77, 0, 'a trace' FROM tables", []).unwrap();
    sql.execute("DELETE FROM notes WHERE user = 77", []).unwrap();
    drop(sql);
    let holds = || std::fs::read(&kept).unwrap().windows(7).any(|window| window == b"a trace");
    assert!(holds(), "there is nothing to clean up");
    let unknown = forget(&kept, &["77"]);
    assert!(text(&unknown.stdout).contains("Nothing is stored"), "{}", text(&unknown.stderr));
    assert!(!holds(), "it still stands in the file");
}
