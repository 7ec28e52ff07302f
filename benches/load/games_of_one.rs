//! A finished turn of a player with 1, 20 and 100 open games: its time and its store calls.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use daykeeper::games;
use daykeeper::store::Database;
use daykeeper::table::{GuildId, PlanAction, ShiftedClock, StoreError, TableLimits, Tables};

use super::Fixed;
use super::server::Server;
use crate::support::both::calls::store_through;

/// Turns measured for each number of games.
const TURNS: usize = 40;

/// A store that counts its calls.
pub struct Counted {
    pub database: Database,
    pub calls: Arc<AtomicU64>,
}

impl Counted {
    fn read<T>(&self, query: impl FnOnce(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.calls.fetch_add(1, Ordering::Relaxed);
        query(&self.database)
    }

    fn write<T>(&self, change: impl FnOnce(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.read(change)
    }
}

store_through!(Counted);

/// Measures *End turn* in one game of a player with several games.
pub async fn games_of_one() {
    let folder = tempfile::tempdir().expect("a folder");
    for count in [1, 20, 100] {
        measure(&folder.path().join(format!("{count}.db")), count).await;
    }
}

async fn measure(path: &Path, count: u64) {
    let calls = Arc::new(AtomicU64::new(0));
    let store = Counted { database: Database::open(path).expect("a database"), calls: Arc::clone(&calls) };
    let clock = Arc::new(ShiftedClock::default());
    let limits = TableLimits { per_host: 1_000, per_server: 1_000 };
    let tables = Tables::new(games::titles().to_vec(), Arc::new(store), clock.clone(), Arc::new(Fixed)).limited(limits);
    let server = Server::new(GuildId(7), tables, clock);
    for channel in 1..=count {
        server.game_of(channel, [1, 2]).await;
    }
    let (mut took, mut asked) = (Vec::new(), Vec::new());
    let mut user = 1;
    while took.len() < TURNS {
        // Only the player whose turn it is can draft one.
        let Ok(stamp) = server.draft(user, 1).await else {
            user = 3 - user;
            continue;
        };
        let (before, begun) = (calls.load(Ordering::Relaxed), Instant::now());
        server.try_ask(user, 1, PlanAction::EndTurn(stamp)).await.expect("a turn");
        took.push(begun.elapsed().as_micros());
        asked.push(calls.load(Ordering::Relaxed) - before);
    }
    took.sort_unstable();
    asked.sort_unstable();
    let middle = TURNS / 2;
    println!(
        "End turn with {count} open games: median {} µs, {} store calls (at most {})",
        took[middle],
        asked[middle],
        asked[TURNS - 1]
    );
}
