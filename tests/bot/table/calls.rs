//! The number of store calls that a request takes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use daykeeper::engine::{Options, Seed};
use daykeeper::table::{
    Answer, ChannelId, Command, LobbyAction, NewTable, PlanAction, PlanningQuery, Reply, Seating, StoreError,
    SystemClock, TableLimits, Tables,
};

use super::bench::Fixed;
use crate::support::asking;
use crate::support::both::Twin;
use crate::support::both::calls::store_through;

/// A store that counts the calls.
struct Counted {
    store: Twin,
    calls: Arc<AtomicU64>,
}

impl Counted {
    fn read<T>(&self, query: impl FnOnce(&Twin) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.calls.fetch_add(1, Ordering::SeqCst);
        query(&self.store)
    }

    fn write<T>(&self, change: impl FnOnce(&Twin) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.read(change)
    }
}

store_through!(Counted);

async fn answer(tables: &Tables, interaction: u64, channel: u64, user: u64, command: impl Into<Command>) -> Answer {
    match tables.answer(asking::request(interaction, user, channel, command)).await {
        Ok(answer) => answer,
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

/// Opens this many games of two people, and returns the store calls of one finished turn and of one list of games.
async fn calls_with(games: u64) -> (u64, u64) {
    let directory = tempfile::tempdir().unwrap();
    let calls = Arc::new(AtomicU64::new(0));
    let store = Counted { store: Twin::open(&directory.path().join("games.db")), calls: Arc::clone(&calls) };
    let titles = crate::support::pebbles::titles();
    let game = titles[0].id().to_owned();
    let tables = Tables::new(titles, Arc::new(store), Arc::new(SystemClock), Arc::new(Fixed(Seed::new(11))))
        .limited(TableLimits { per_host: 1_000, per_server: 1_000 });
    let mut interaction = 0;
    let mut next = || {
        interaction += 1;
        interaction
    };
    for channel in 1..=games {
        let new = NewTable {
            game: game.clone(),
            options: Options::default(),
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        };
        answer(&tables, next(), channel, 1, new).await;
        answer(&tables, next(), channel, 2, LobbyAction::Join).await;
        answer(&tables, next(), channel, 1, LobbyAction::Start).await;
        for (user, bid) in [(1, "bid 3"), (2, "bid 1")] {
            answer(&tables, next(), channel, user, PlanAction::Play(bid.to_owned())).await;
        }
    }
    // The other games may have evicted this game from memory.
    answer(&tables, next(), 1, 1, PlanningQuery::Planner).await;
    let during = |before: u64| calls.load(Ordering::SeqCst) - before;
    let before = calls.load(Ordering::SeqCst);
    let done = answer(&tables, next(), 1, 1, PlanAction::Play("take 1; end".to_owned())).await;
    let turn = during(before);
    assert!(matches!(done.reply, Reply::TurnDone(_)) && done.card.is_some_and(|card| card.channel == ChannelId(1)));
    // The bot has posted no message yet, so there is none to link to.
    assert_eq!(done.next, None);
    let before = calls.load(Ordering::SeqCst);
    let list = answer(&tables, next(), 1, 1, Command::Games).await;
    let Reply::Games(mine) = list.reply else { panic!("no list") };
    assert_eq!(mine.tables.len(), usize::try_from(games).unwrap());
    (turn, during(before))
}

#[tokio::test]
async fn ending_a_turn_takes_as_many_store_calls_with_many_games_as_with_one() {
    let (one, few, many) = (calls_with(1).await, calls_with(20).await, calls_with(100).await);
    println!("store calls with 1, 20 and 100 games: a turn {}, {}, {}", one.0, few.0, many.0);
    assert_eq!((one.0, few.0), (many.0, many.0));
    assert!(one.0 <= 12, "a turn takes {} store calls", one.0);
    // A list reads each game once.
    assert!(many.1 <= 3 * 100 + 10, "a list of 100 games takes {} store calls", many.1);
}
