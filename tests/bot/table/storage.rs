//! The database file.

use daykeeper::store::{Database, OpenError, copy, sibling_path};
use daykeeper::table::{
    LobbyAction, PlanAction, PlanChange, PlanningQuery, Refusal, Store, StoreError, TableAction, TableId, UndoAction,
    chain,
};

use super::bench::Bench;

fn file() -> (tempfile::TempDir, std::path::PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tables.db");
    (directory, path)
}

#[test]
fn a_new_file_has_every_table_strict_and_the_log_write_ahead() {
    let (_directory, path) = file();
    drop(Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    let mode: String = sql.query_row("PRAGMA journal_mode", [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    let loose: i64 = sql
        .query_row(
            "SELECT count(*) FROM pragma_table_list
             WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(loose, 0);
    let tables: i64 =
        sql.query_row("SELECT count(*) FROM pragma_table_list WHERE strict = 1", [], |row| row.get(0)).unwrap();
    assert_eq!(tables, 26);
    let check: String = sql.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(check, "ok");
}

#[test]
fn rows_need_their_table_and_their_types() {
    let (_directory, path) = file();
    drop(Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    sql.execute_batch("PRAGMA foreign_keys = ON").unwrap();
    let orphan = sql.execute("INSERT INTO snapshots VALUES (5, 1, 'x')", []).unwrap_err();
    assert!(orphan.to_string().contains("FOREIGN KEY"), "{orphan}");
    let word = sql.execute("INSERT INTO interactions VALUES (1, 'today', 'x')", []).unwrap_err();
    assert!(word.to_string().contains("INTEGER"), "{word}");
}

#[tokio::test]
async fn our_own_connection_checks_foreign_keys() {
    let (_directory, path) = file();
    let store = Database::open(&path).unwrap();
    let mut change = daykeeper::table::Change::new(jiff::Timestamp::UNIX_EPOCH);
    change.saved = Some(daykeeper::table::SavedPosition { seq: 1, saved: "x".to_owned() });
    assert!(matches!(store.commit(TableId(77), &change), Err(StoreError::Conflict(_))));
}

#[test]
fn a_second_opener_gets_one_clear_error() {
    let (_directory, path) = file();
    let first = Database::open(&path).unwrap();
    let second = Database::open(&path).unwrap_err();
    assert!(matches!(second, OpenError::InUse { .. }), "{second}");
    assert!(second.to_string().contains("in use by another process"));
    drop(first);
    Database::open(&path).unwrap();
}

#[cfg(unix)]
#[test]
fn a_second_process_is_refused_through_any_link() {
    let (directory, path) = file();
    let first = Database::open(&path).unwrap();
    let (symbolic, hard) = (directory.path().join("symbolic.db"), directory.path().join("hard.db"));
    std::os::unix::fs::symlink(&path, &symbolic).unwrap();
    std::fs::hard_link(&path, &hard).unwrap();
    for other in [&path, &symbolic, &hard] {
        assert!(matches!(Database::open(other), Err(OpenError::InUse { .. })), "{}", other.display());
    }
    // Backup programs may read the file, and the bot's lock survives that.
    let backup = rusqlite::Connection::open(&path).unwrap();
    let tables: i64 = backup.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap();
    assert_eq!(tables, 0);
    drop(backup);
    assert!(matches!(Database::open(&hard), Err(OpenError::InUse { .. })));
    drop(first);
    Database::open(&symbolic).unwrap();
}

#[test]
fn a_database_without_its_tables_is_refused() {
    let (_directory, path) = file();
    drop(Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    sql.execute_batch("DROP TABLE drafts").unwrap();
    drop(sql);
    let error = Database::open(&path).unwrap_err();
    assert!(matches!(&error, OpenError::Incomplete { table, .. } if table == "drafts"), "{error}");
}

#[test]
fn a_database_of_another_program_is_refused() {
    let (_directory, path) = file();
    let sql = rusqlite::Connection::open(&path).unwrap();
    sql.execute_batch("CREATE TABLE accounts (id INTEGER)").unwrap();
    drop(sql);
    for change in ["", "PRAGMA application_id = 7; PRAGMA user_version = 3", "PRAGMA journal_mode = WAL"] {
        let sql = rusqlite::Connection::open(&path).unwrap();
        sql.execute_batch(change).unwrap();
        drop(sql);
        let before = std::fs::read(&path).unwrap();
        let error = Database::open(&path).unwrap_err();
        assert!(matches!(&error, OpenError::Foreign { .. }) && !error.passes(), "{error}");
        assert!(std::fs::read(&path).unwrap() == before, "the file was changed: {change}");
        let names = ["-wal", "-shm"].map(|ending| sibling_path(&path, ending).exists());
        assert_eq!(names, [false, false], "{change}");
    }
}

#[test]
fn a_busy_database_is_temporary_and_a_wrong_path_is_not() {
    let (directory, path) = file();
    drop(Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    sql.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE").unwrap();
    let busy = Database::open(&path).unwrap_err();
    assert!(busy.passes(), "{}", chain(&busy));
    drop(sql);
    let open = Database::open(&path).unwrap();
    assert!(Database::open(&path).unwrap_err().passes(), "the old process may still end");
    drop(open);
    let text_file = directory.path().join("text.db");
    std::fs::write(&text_file, "no database, but more than a hundred letters. ".repeat(30)).unwrap();
    for wrong in [text_file, directory.path().to_owned(), directory.path().join("missing/games.db")] {
        let error = Database::open(&wrong).unwrap_err();
        assert!(!error.passes(), "{}", chain(&error));
    }
    let sql = rusqlite::Connection::open(&path).unwrap();
    sql.execute_batch("PRAGMA user_version = 1000").unwrap();
    drop(sql);
    let newer = Database::open(&path).unwrap_err();
    assert!(!newer.passes(), "{}", chain(&newer));
}

#[tokio::test]
async fn a_lost_write_ahead_log_costs_little() {
    let bench = Bench::new();
    bench.begin(2).await;
    for round in 0..6 {
        bench.end(round % 2 + 1, "take 1; end").await;
        bench.deliver().await;
    }
    // The file without its log, as after a crash that loses the log.
    let alone = bench.path.with_file_name("alone.db");
    std::fs::copy(&bench.path, &alone).unwrap();
    let sql = rusqlite::Connection::open(&alone).unwrap();
    let kept: i64 = sql.query_row("SELECT count(*) FROM log", [], |row| row.get(0)).unwrap();
    let all = bench.count("SELECT count(*) FROM log");
    assert_eq!(all, 8);
    assert!(kept >= 4, "{kept} of {all} turns are in the file itself");
}

#[test]
fn foreign_and_newer_files_are_named() {
    let (_directory, path) = file();
    std::fs::write(&path, "this is certainly no database, but long enough to have a header of one").unwrap();
    assert!(matches!(Database::open(&path), Err(OpenError::Open { .. })));
    assert!(matches!(Database::open(path.join("deeper")), Err(OpenError::Open { .. })));

    let (_directory, path) = file();
    drop(Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    sql.execute_batch("PRAGMA user_version = 4000").unwrap();
    drop(sql);
    let error = Database::open(&path).unwrap_err();
    let error = daykeeper::table::chain(&error);
    assert!(error.contains("newer version"), "{error}");
}

#[test]
fn a_copy_waits_until_it_can_read() {
    let (directory, path) = file();
    drop(Database::open(&path).unwrap());
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE").unwrap();
    let to = directory.path().join("copy.db");
    let copying = std::thread::spawn({
        let (path, to) = (path.clone(), to.clone());
        move || copy(&path, &to)
    });
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert!(!to.exists(), "nobody can read it now");
    other.execute_batch("ROLLBACK").unwrap();
    copying.join().unwrap().unwrap();
    assert!(Database::open(&to).is_ok());
    assert_eq!(
        std::fs::read_dir(directory.path())
            .unwrap()
            .filter(|file| { file.as_ref().unwrap().file_name().to_string_lossy().contains("part") })
            .count(),
        0
    );
}

#[tokio::test]
async fn the_log_is_neither_rewritten_nor_shortened() {
    let bench = Bench::new();
    bench.begin(2).await;
    let sql = bench.sql();
    for change in ["UPDATE log SET body = 'bid 2' WHERE seq = 1", "DELETE FROM log", "UPDATE log SET hash = 1"] {
        let error = sql.execute(change, []).unwrap_err();
        assert!(error.to_string().contains("the log is not"), "{error}");
    }
    // Only the user's identity may be erased.
    assert_eq!(sql.execute("UPDATE log SET user = NULL", []).unwrap(), 2);
}

#[tokio::test]
async fn damaged_rows_are_sentences() {
    for damage in [
        "UPDATE tables SET options = '{'",
        "UPDATE tables SET setup = 'x'",
        "UPDATE tables SET capacity = 70000",
        "UPDATE tables SET game = 'chess'",
        "UPDATE seats SET seat = 3 WHERE seat = 1",
        "UPDATE seats SET strength = 'clever' WHERE seat = 1",
        "UPDATE seats SET offer = '{' WHERE seat = 1",
        "INSERT INTO log_columns SELECT table_id, 9, kind, body, seat, user, at, interaction, turn, hash, shown FROM log WHERE seq = 1",
        "INSERT INTO log_columns SELECT table_id, 3, 'undone', 'x', seat, user, at, interaction, turn, hash, shown FROM log WHERE seq = 1",
        "INSERT INTO log_columns SELECT table_id, 3, 'resumed', 'x', seat, user, at, interaction, turn, hash, shown FROM log WHERE seq = 1",
        "INSERT INTO log_columns SELECT table_id, 3, 'seated', 'bored', seat, user, at, interaction, turn, hash, shown FROM log WHERE seq = 1",
        "INSERT INTO log_columns SELECT table_id, 3, kind, body, 700, user, at, interaction, turn, hash, shown FROM log WHERE seq = 1",
    ] {
        let bench = Bench::new();
        bench.begin(2).await;
        let table = bench.table().await;
        let bench = bench.restart();
        let columns = "log (table_id, seq, kind, body, seat, user, at, interaction, turn, hash, shown)";
        assert!(bench.sql().execute(&damage.replace("log_columns", columns), []).unwrap() > 0);
        let refusal = bench.refused(1, PlanningQuery::Planner).await;
        assert_eq!(refusal, Refusal::Unreadable { table }, "{damage}");
    }
    // A damaged draft or saved position doesn't block the game.
    let bench = Bench::new();
    bench.begin(2).await;
    bench.step(1, "take 1").await;
    let bench = bench.restart();
    bench.sql().execute_batch("UPDATE drafts SET revision = -1; UPDATE snapshots SET saved = 'x'").unwrap();
    assert!(bench.planner(1).await.steps.is_empty());
    bench.sql().execute_batch("DELETE FROM drafts").unwrap();
    bench.step(1, "take 1").await;
    let bench = bench.restart();
    bench.sql().execute_batch("UPDATE drafts SET steps = 'fly; take 1'").unwrap();
    assert!(bench.planner(1).await.steps.is_empty());
    bench.end(1, "draw").await;
}

#[tokio::test]
async fn a_turn_is_one_transaction() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.step(1, "take 1").await;
    let stamp = bench.stamp(1).await;
    // The outbox fails in the middle of the change. The whole change is undone, and the player gets an error.
    bench
        .sql()
        .execute_batch("CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        .unwrap();
    assert_eq!(bench.refused(1, TableAction::Plan(PlanAction::EndTurn(stamp))).await, Refusal::Trouble);
    assert_eq!(bench.planner(1).await.steps.len(), 1);
    bench.sql().execute_batch("DROP TRIGGER full").unwrap();
    assert!(bench.ask(1, TableAction::Plan(PlanAction::EndTurn(stamp))).await.is_ok());
}

#[tokio::test]
async fn a_stored_change_without_a_reply_is_not_reported_as_unchanged() {
    let bench = Bench::new();
    bench.begin(2).await;
    let stamp = bench.stamp(1).await;
    bench.sql().execute_batch("ALTER TABLE notes RENAME TO unreadable").unwrap();
    let step = TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step("take 1".to_owned())));
    assert_eq!(bench.ask(1, step).await.err(), Some(Refusal::Uncertain));
    assert_eq!(bench.ask(1, PlanningQuery::Planner).await.err(), Some(Refusal::Trouble), "a look changes nothing");
    bench.sql().execute_batch("ALTER TABLE unreadable RENAME TO notes").unwrap();
    assert_eq!(bench.planner(1).await.steps.len(), 1);
}

#[tokio::test]
async fn reminders_follow_the_turn() {
    let bench = Bench::new();
    bench.start(3).await;
    let due = |seat: u8| bench.count(&format!("SELECT due_at FROM jobs WHERE kind = 'reminder' AND seat = {seat}"));
    let seats = || bench.text("SELECT group_concat(seat, ' ') FROM (SELECT seat FROM jobs ORDER BY seat)");
    assert_eq!(seats(), "0 1 2");
    let first = due(1);
    assert_eq!(first, (1_800_000_000 + 24 * 60 * 60) * 1000);
    bench.clock.forward(60);
    bench.end(1, "bid 3").await;
    // Undecided players get their reminder at the original time.
    assert_eq!((seats().as_str(), due(1)), ("1 2", first));
    bench.end(2, "bid 1").await;
    bench.end(3, "bid 1").await;
    assert_eq!((seats().as_str(), due(0)), ("0", first + 60_000));
    bench.clock.forward(60);
    bench.end(1, "take 1; end").await;
    assert_eq!((seats().as_str(), due(1)), ("1", first + 120_000));
    assert_eq!(bench.count("SELECT seq FROM jobs"), 4);
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    assert_eq!(seats(), "0");
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    assert_eq!(bench.count("SELECT count(*) FROM jobs"), 0);
}

/// The privacy template relies on this page.
#[test]
fn the_data_page_names_every_column() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/dev/data.md")).unwrap();
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| `")).collect();
    let quoted = |text: &str| -> Vec<String> { text.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    let mut announced = std::collections::BTreeMap::new();
    for row in rows {
        let mut names = quoted(row).into_iter();
        let table = names.next().unwrap();
        assert!(
            announced.insert(table.clone(), names.collect::<std::collections::BTreeSet<_>>()).is_none(),
            "{table} twice"
        );
    }
    let (_directory, path) = file();
    drop(Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    let list = |query: &str| -> std::collections::BTreeSet<String> {
        let mut statement = sql.prepare(query).unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let tables = list("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    assert_eq!(tables.iter().collect::<Vec<_>>(), announced.keys().collect::<Vec<_>>());
    for (table, announced) in announced {
        let columns = list(&format!("SELECT name FROM pragma_table_info('{table}')"));
        assert_eq!(columns, announced, "{table}");
    }
}

#[test]
fn the_linked_sqlite_keeps_every_page_that_two_connections_write() {
    // Before 3.51.3 a checkpoint of one connection while another writes could lose committed pages (SQLite's "WAL-reset
    // bug"), and backup programs are such other connections.
    let linked = rusqlite::version_number();
    assert!(linked >= 3_051_003, "SQLite {} is linked", rusqlite::version());
}
