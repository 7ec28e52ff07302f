//! Changes go to a server while the process is killed at random moments. No acknowledged change is lost or duplicated,
//! and the next process doesn't have to wait.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use daykeeper::store::{Database, DatabaseAddress, OpenError};
use daykeeper::table::{Answered, Change, InteractionId, Note, Store, TableId, UserId};

use super::server::with_a_table;
use crate::support::both::cluster::{Cluster, ask, count};
use crate::support::killing::{Noise, killed};

const ADDRESS: &str = "DAYKEEPER_CRASH_TEST_ADDRESS";
const KILLS: usize = 60;

/// Opens the database, retrying until the server notices the killed process.
fn open(address: &str) -> Database {
    for _ in 0..200 {
        match Database::at(&DatabaseAddress::read(address).unwrap()) {
            Err(OpenError::InUse { .. }) => std::thread::sleep(Duration::from_millis(20)),
            opened => return opened.unwrap(),
        }
    }
    panic!("the database was not given up");
}

/// Runs in the killed process: stores changes one after another and prints each acknowledged number.
#[test]
fn child() {
    let Ok(address) = std::env::var(ADDRESS) else { return };
    let store = open(&address);
    let mut number = count(&address, "SELECT coalesce(max(id), 0) FROM interactions").cast_unsigned();
    let at = "2027-01-10T12:00:00Z".parse().unwrap();
    let mut out = std::io::stdout();
    loop {
        number += 1;
        let mut change = Change::new(at);
        change.answered = Some(Answered { interaction: InteractionId(number), answer: number.to_string() });
        store.commit(TableId(1), &change).unwrap();
        let note = Note { table: TableId(1), turn: 0, text: number.to_string() };
        store.keep_note(UserId(7), &note).unwrap();
        writeln!(out, "\ndone {number}").unwrap();
        out.flush().unwrap();
    }
}

#[test]
fn no_acknowledged_change_is_lost_and_none_is_doubled() {
    // With fsync, so that acknowledged changes are on disk.
    let Some(cluster) = Cluster::start(true) else { return };
    let address = cluster.database();
    drop(open(&address));
    with_a_table(&address);
    let mut noise = Noise(54_321);
    let mut acknowledged: Vec<i64> = Vec::new();
    for _ in 0..KILLS {
        let done = killed("store::crash::child", (ADDRESS, Path::new(&address)), (1, 4), &mut noise);
        acknowledged.extend(done.iter().map(|number| number.parse::<i64>().unwrap()));
    }
    assert!(acknowledged.len() >= KILLS, "only {} changes", acknowledged.len());
    let stored: Vec<i64> = ask(&address, "SELECT id FROM interactions ORDER BY id")
        .into_iter()
        .map(|row| row[0].as_deref().unwrap().parse().unwrap())
        .collect();
    let mut sorted = acknowledged.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), acknowledged.len(), "a change was acknowledged twice");
    let lost: Vec<&i64> = sorted.iter().filter(|number| !stored.contains(number)).collect();
    assert!(lost.is_empty(), "lost: {lost:?}");
    // Each kill may leave at most one stored change without acknowledgment.
    assert!(stored.len() <= acknowledged.len() + KILLS);
    let note: i64 = open(&address).notes(UserId(7)).unwrap()[0].text.parse().unwrap();
    assert!(note >= *sorted.last().unwrap(), "the note of {} is lost", sorted.last().unwrap());
}
