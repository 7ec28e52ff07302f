//! Tests of a database on a server: its tables, its owner, and broken connections.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Barrier};

use daykeeper::store::{Database, DatabaseAddress, OpenError};
use daykeeper::table::{Answered, Change, InteractionId, Note, Store, StoreError, TableId, UserId};

use crate::support::both::cluster::{ask, cluster, count};

fn open(address: &str) -> Result<Database, OpenError> {
    Database::at(&DatabaseAddress::read(address).unwrap())
}

fn note(text: &str) -> Note {
    Note { table: TableId(1), turn: 0, text: text.to_owned() }
}

/// Inserts a table to which notes can belong.
pub fn with_a_table(address: &str) {
    ask(
        address,
        "INSERT INTO tables (id, game, rules_version, capacity, options, seating, channel, host, host_name, state, locale,
             theme, opened_at) VALUES (1, 'tzolkin', 1, 4, '{}', 'joined', 5, 7, 'Ana', 'lobby', 'en', 'light', 0)",
    );
}

/// The columns of all game tables, sorted by name.
fn columns(mut all: Vec<String>) -> Vec<String> {
    all.retain(|column| !column.starts_with("daykeeper.") && !column.starts_with("sqlite_"));
    all.sort();
    all
}

#[test]
fn both_engines_have_the_same_tables_and_columns() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    drop(open(&address).unwrap());
    let theirs = ask(
        &address,
        "SELECT table_name || '.' || column_name || ' ' || is_nullable FROM information_schema.columns
         WHERE table_schema = current_schema()",
    );
    let theirs = columns(theirs.into_iter().map(|row| row[0].clone().unwrap()).collect());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    drop(Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    let mut statement = sql
        .prepare(
            "SELECT m.name || '.' || c.name || iif(c.\"notnull\" OR c.pk > 0, ' NO', ' YES')
             FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'",
        )
        .unwrap();
    let ours = columns(statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect());
    assert_eq!(ours, theirs);
}

#[test]
fn the_log_is_neither_rewritten_nor_shortened() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    drop(open(&address).unwrap());
    with_a_table(&address);
    ask(&address, "INSERT INTO log (table_id, seq, kind, body, at, turn, hash) VALUES (1, 1, 'turn', 'x', 0, 1, 2)");
    for (sql, text) in
        [("UPDATE log SET body = 'y'", "the log is not rewritten"), ("DELETE FROM log", "the log is not shortened")]
    {
        let caught = format!(
            "DO $$ BEGIN {sql}; EXCEPTION WHEN integrity_constraint_violation THEN
                 IF SQLERRM <> '{text}' THEN RAISE; END IF; END $$"
        );
        ask(&address, &caught);
        assert_eq!(count(&address, "SELECT count(*) FROM log WHERE body = 'x'"), 1, "{sql}");
    }
    ask(&address, "UPDATE log SET \"user\" = 3, former = 'Ana'");
    let store = open(&address).unwrap();
    store.delete_table(TableId(1)).unwrap();
    assert_eq!(count(&address, "SELECT count(*) FROM log"), 0, "a table that is deleted takes its log with it");
}

#[test]
fn a_second_process_is_refused_until_the_first_has_gone() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let first = open(&address).unwrap();
    let refused = open(&address).unwrap_err();
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
    assert!(!refused.to_string().contains("postgres://"), "{refused}");
    drop(first);
    drop(open(&address).unwrap());
    // A killed owner leaves its row unchanged, but not its connection.
    ask(&address, "UPDATE daykeeper SET until = 9000000000000000, session = 2147483647");
    open(&address).unwrap();
}

#[test]
fn processes_that_start_together_on_an_empty_server_all_come_up() {
    let Some(cluster) = cluster() else { return };
    for round in 0..12 {
        let address = cluster.database();
        let together = Arc::new(Barrier::new(3));
        let start = || {
            let (address, together) = (address.clone(), Arc::clone(&together));
            std::thread::spawn(move || {
                together.wait();
                open(&address)
            })
        };
        let started = [start(), start(), start()].map(|started| started.join().unwrap());
        let playing = started.iter().filter(|started| started.is_ok()).count();
        let others = started.iter().filter(|started| matches!(started, Err(OpenError::InUse { .. }))).count();
        assert_eq!((playing, others), (1, 2), "round {round}: {started:?}");
    }
}

/// Another process takes over during a migration that takes longer than the wait for the lease.
#[test]
fn a_process_replaced_during_a_migration_changes_no_tables() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    ask(&address, include_str!("../../../migrations/postgres/owner.sql"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    // An uncommitted table of the same name, so that the migration waits for its transaction.
    let holder = runtime.block_on(async {
        let (holder, connection) = tokio_postgres::connect(&address, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        holder.batch_execute("BEGIN; CREATE TABLE tables (id BIGINT)").await.unwrap();
        holder
    });
    let migrating = {
        let address = address.clone();
        std::thread::spawn(move || open(&address).map(drop))
    };
    while count(&address, "SELECT fence FROM daykeeper") == 0 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    ask(&address, "UPDATE daykeeper SET fence = fence + 1");
    runtime.block_on(holder.batch_execute("ROLLBACK")).unwrap();
    let refused = migrating.join().unwrap().unwrap_err();
    assert!(matches!(&refused, OpenError::Open { why, .. } if why.to_string().contains("taken over")), "{refused:?}");
    let made = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()";
    assert_eq!(count(&address, made), 1, "only the owner's");
    assert_eq!(count(&address, "SELECT version FROM daykeeper"), 0);
}

#[test]
fn a_replaced_process_stores_nothing() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let first = open(&address).unwrap();
    with_a_table(&address);
    first.keep_note(UserId(7), &note("mine")).unwrap();
    ask(&address, "UPDATE daykeeper SET until = 0");
    let second = open(&address).unwrap();
    let refused = first.keep_note(UserId(7), &note("still mine")).unwrap_err();
    assert!(format!("{refused:?}").contains("another process has taken over"), "{refused:?}");
    assert!(first.notes(UserId(7)).is_err(), "what it read could be out of date");
    assert_eq!(second.notes(UserId(7)).unwrap(), [note("mine")]);
    drop(first);
    second.keep_note(UserId(7), &note("the second's")).unwrap();
}

#[test]
fn foreign_incomplete_and_newer_databases_are_named() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    ask(&address, "CREATE TABLE theirs (id BIGINT)");
    assert!(matches!(open(&address), Err(OpenError::Foreign { .. })));
    let address = cluster.database();
    drop(open(&address).unwrap());
    ask(&address, "DROP TABLE hints");
    assert!(matches!(open(&address), Err(OpenError::Incomplete { table, .. }) if table == "hints"));
    ask(&address, "UPDATE daykeeper SET version = 999, until = 0");
    let newer = open(&address).unwrap_err();
    assert!(format!("{newer:?}").contains("newer version"), "{newer:?}");
    ask(&address, "UPDATE daykeeper SET version = 1; COMMENT ON TABLE daykeeper IS NULL");
    assert!(matches!(open(&address), Err(OpenError::Outdated { .. })));
    let nowhere = open("postgres://somebody:secret@127.0.0.1:1/none").unwrap_err();
    assert!(matches!(nowhere, OpenError::Open { .. }) && !format!("{nowhere} {nowhere:?}").contains("secret"));
}

/// Ends the connections of the process that owns the database.
fn cut(address: &str) {
    ask(address, "SELECT pg_terminate_backend(CAST(session AS INT)) FROM daykeeper");
}

#[test]
fn a_lost_connection_is_reopened() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let store = open(&address).unwrap();
    with_a_table(&address);
    for round in 0..5 {
        let text = format!("round {round}");
        store.keep_note(UserId(7), &note(&text)).unwrap();
        cut(&address);
        assert_eq!(store.notes(UserId(7)).unwrap(), [note(&text)]);
        cut(&address);
    }
}

/// Connections are cut during changes. Each confirmed change is stored, each failed one is not, and none is duplicated.
/// Each change answers a separate interaction, which the store accepts only once.
#[test]
fn broken_connections_lose_and_repeat_nothing() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let store = open(&address).unwrap();
    with_a_table(&address);
    let (over, cuts) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let cutter = {
        let (over, cuts, address) = (Arc::clone(&over), Arc::clone(&cuts), address.clone());
        std::thread::spawn(move || {
            while !over.load(Ordering::SeqCst) {
                cut(&address);
                cuts.fetch_add(1, Ordering::SeqCst);
            }
        })
    };
    let at = "2027-01-10T12:00:00Z".parse().unwrap();
    let (mut stored, mut tried) = (0, 0);
    // On a busy machine, a cut takes as long as many changes.
    while tried < 300 || (cuts.load(Ordering::SeqCst) <= 20 && tried < 20_000) {
        tried += 1;
        let number = i64::unsigned_abs(tried);
        let mut change = Change::new(at);
        change.answered = Some(Answered { interaction: InteractionId(number), answer: "done".to_owned() });
        match store.commit(TableId(1), &change) {
            Ok(()) => stored += 1,
            // After repeated cuts the store gave up, so the change must not exist.
            Err(StoreError::Failed(_)) => {
                let known = store.answer(InteractionId(number));
                assert!(matches!(known, Ok(None) | Err(_)), "number {number} failed, and is there");
            }
            Err(StoreError::Unknown(_)) => {
                stored += i64::from(store.answer(InteractionId(number)).is_ok_and(|known| known.is_some()));
            }
            Err(error) => panic!("number {number} was made twice: {error:?}"),
        }
    }
    over.store(true, Ordering::SeqCst);
    cutter.join().unwrap();
    let cuts = cuts.load(Ordering::SeqCst);
    assert!(cuts > 20, "only {cuts} cuts");
    assert!(stored * 3 > tried * 2, "only {stored} of {tried} were stored after {cuts} cuts");
    assert_eq!(count(&address, "SELECT count(*) FROM interactions"), stored);
}

/// The data to compare between databases.
fn rows(store: &Database) -> (Vec<Note>, Vec<TableId>) {
    (store.notes(UserId(7)).unwrap(), store.table_ids().unwrap())
}

#[test]
fn everything_moves_to_a_server_and_back() {
    let Some(cluster) = cluster() else { return };
    let (first, second) = (cluster.database(), cluster.database());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let source = open(&first).unwrap();
    with_a_table(&first);
    ask(&first, "INSERT INTO log (table_id, seq, kind, body, at, turn, hash) VALUES (1, 1, 'turn', 'x', 0, 1, -2)");
    ask(&first, "UPDATE daykeeper SET last_table = 41");
    source.keep_note(UserId(7), &note("né «per» 🌽")).unwrap();
    let file = Database::open(&path).unwrap();
    let copied = source.copy_into(&file).unwrap();
    assert_eq!((copied["tables"], copied["notes"], copied["log"], copied["outbox"]), (1, 1, 1, 0));
    assert_eq!(rows(&file), rows(&source));
    let back = open(&second).unwrap();
    file.copy_into(&back).unwrap();
    assert_eq!(rows(&back), rows(&source));
    for sql in ["SELECT last_table FROM daykeeper", "SELECT hash FROM log"] {
        assert_eq!(count(&second, sql), count(&first, sql), "{sql}");
    }
    let again = file.copy_into(&back).unwrap_err();
    assert!(again.to_string().contains("not empty"), "{again}");
}
