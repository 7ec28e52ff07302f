//! Compares both stores: small changes per second, one after another, and the time of each.

use std::time::Instant;

use daykeeper::store::{Database, DatabaseAddress};
use daykeeper::table::{Answered, Change, Clock, InteractionId, Store, SystemClock, TableId};

use crate::support::both::cluster::Cluster;

const CHANGES: u64 = 1_000;

/// Measures SQLite, and PostgreSQL if it is installed.
pub fn stores() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = DatabaseAddress::File(folder.path().join("commits.db"));
    measure("SQLite", &file);
    match Cluster::start(true) {
        Some(cluster) => {
            measure("PostgreSQL, through a socket", &DatabaseAddress::read(&cluster.database()).expect("an address"))
        }
        None => println!("PostgreSQL is not installed here"),
    }
}

fn measure(name: &str, address: &DatabaseAddress) {
    let store = Database::at(address).expect("a database");
    let mut took: Vec<u128> = Vec::new();
    let begun = Instant::now();
    for number in 1..=CHANGES {
        let mut change = Change::new(SystemClock.now());
        change.answered = Some(Answered { interaction: InteractionId(number), answer: "done".to_owned() });
        let one = Instant::now();
        store.commit(TableId(0), &change).expect("a change");
        took.push(one.elapsed().as_micros());
    }
    let seconds = begun.elapsed().as_secs_f64();
    took.sort_unstable();
    let at = |part: usize| took[took.len() * part / 100];
    println!("{name}: {:.0} changes a second, median {} µs, p99 {} µs", CHANGES as f64 / seconds, at(50), at(99));
}
