//! Computes the results and ratings of finished games, and compares the stored ones with the log.

use std::collections::BTreeMap;

use crate::engine::Viewer;
use crate::games::Title;

use crate::table::rules::history::History;
use crate::table::rules::people::anchors::anchor;
use crate::table::rules::people::endings;
use crate::table::rules::people::fold::Fold;
use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;
use crate::table::values::{
    EVERYONE, FORMULAS, GameResult, Pool, RatingRow, Season, Store, StoreError, TableId, TableRow, Tally,
    TallyProgress, UserId,
};

/// Finished games that a request computes before it shows a list. More are left to the background.
const AT_ONCE: usize = 3;

impl Tables {
    /// Computes the results of finished games that have none or were computed by other formulas, until all are done.
    pub async fn tally_all(&self) -> Result<(), TableError> {
        self.ask(|store| store.tally_again(FORMULAS)).await?;
        while self.tally_some(1).await? {}
        Ok(())
    }

    /// Computes the results of the newest finished games. Returns the progress if more are left.
    pub(in crate::table) async fn tallied(&self) -> Result<Option<u64>, TableError> {
        if self.tally_some(AT_ONCE).await? {
            return Ok(self.ask(|store| store.tally_progress()).await?.percent());
        }
        Ok(None)
    }

    /// Computes some finished games. Returns `true` if there may be more.
    async fn tally_some(&self, count: usize) -> Result<bool, TableError> {
        // Each result builds on the ones before it.
        let _tallying = self.tallying.lock().await;
        let titles = self.titles().to_vec();
        self.ask(move |store| {
            for _ in 0..count {
                if !tally_next(store, &titles)? {
                    return Ok(false);
                }
            }
            Ok(true)
        })
        .await
    }
}

/// Computes the results of the finished game that ended first among those without results. Returns `false` if there is
/// none.
///
/// # Errors
/// The store failed. Nothing has changed.
pub fn tally_next(store: &dyn Store, titles: &[&'static dyn Title]) -> Result<bool, StoreError> {
    let Some(id) = store.untallied()? else { return Ok(false) };
    let Some(game) = result_of(store, titles, id)? else {
        // It has no server, or this version can't read its result.
        store.keep_tally(&Tally { table: id, results: Vec::new(), ratings: Vec::new() }, FORMULAS)?;
        return Ok(true);
    };
    let newest = store.newest_result(&game.pool)?;
    if newest.is_some_and(|newest| newest >= (game.ended, game.table)) {
        // Later games build on this one, so they are computed again after it. Rows of this game are from other formulas.
        store.forget_results(&game.pool, game.ended, game.table)?;
    }
    let users: Vec<UserId> = game.people.iter().map(|(user, _)| *user).chain([EVERYONE]).collect();
    let periods = [Season::ALL_TIME, Season::of(game.ended), Season::COMPUTERS];
    let standing = store.standing(&game.pool, &users, &periods)?;
    let mut fold = Fold { pools: BTreeMap::from([(game.pool.clone(), standing)]), anchor: &anchor };
    store.keep_tally(&fold.add(&game), FORMULAS)?;
    Ok(true)
}

/// The first difference between the stored results and those that the log leads to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Difference {
    /// Results of a finished game are missing, or other formulas computed them.
    #[error("game {0} has no results of this version yet")]
    Missing(i64),
    /// The results of a game differ.
    #[error("game {game}, user {user}: stored is {stored}, and the log leads to {computed}")]
    Result { game: i64, user: u64, stored: String, computed: String },
    /// A rating is marked as the newest one, and it isn't, or the other way round.
    #[error("user {user}, season {season}: the newest rating isn't that of game {game}")]
    Newest { user: u64, season: i64, game: i64 },
}

/// Computes all results from the logs and compares them with the stored ones. `progress` gets the number of games so
/// far.
///
/// # Errors
/// The store failed.
pub fn verify(
    store: &dyn Store,
    titles: &[&'static dyn Title],
    progress: &mut dyn FnMut(TallyProgress),
) -> Result<Result<(), Difference>, StoreError> {
    if let Some(id) = store.untallied()? {
        return Ok(Err(Difference::Missing(id.number())));
    }
    let games = store.finished_in_order()?;
    let all = games.len() as u64;
    let mut fold = Fold { pools: BTreeMap::new(), anchor: &anchor };
    let mut newest: BTreeMap<(Pool, Season, UserId), TableId> = BTreeMap::new();
    for (done, id) in (0..).zip(games) {
        progress(TallyProgress { done, all });
        let stored = store.tally_of(id)?;
        let computed = match result_of(store, titles, id)? {
            Some(game) => fold.add(&game),
            None => Tally { table: id, results: Vec::new(), ratings: Vec::new() },
        };
        if let Some(difference) = difference(&stored, &computed) {
            return Ok(Err(difference));
        }
        newest.extend(computed.ratings.into_iter().map(|row| ((row.pool, row.season, row.user), row.table)));
    }
    let marked = store.newest_ratings()?;
    let wrong = newest.iter().find(|(key, table)| marked.get(*key) != Some(*table));
    let wrong = wrong.or_else(|| marked.iter().find(|(key, table)| newest.get(*key) != Some(*table)));
    progress(TallyProgress { done: all, all });
    Ok(wrong.map_or(Ok(()), |((_, season, user), table)| {
        Err(Difference::Newest { user: user.0, season: season.0, game: table.number() })
    }))
}

fn difference(stored: &Tally, computed: &Tally) -> Option<Difference> {
    let game = stored.table.number();
    let differs = |user: UserId, stored: String, computed: String| {
        (stored != computed).then_some(Difference::Result { game, user: user.0, stored, computed })
    };
    let results = |tally: &Tally| -> BTreeMap<UserId, String> {
        tally.results.iter().map(|row| (row.user, format!("{row:?}"))).collect()
    };
    let ratings = |tally: &Tally| -> BTreeMap<(UserId, Season), String> {
        let shown = |row: &RatingRow| ((row.user, row.season), format!("{row:?}"));
        tally.ratings.iter().map(shown).collect()
    };
    let nothing = || "nothing".to_owned();
    let (old, new) = (results(stored), results(computed));
    let users = old.keys().chain(new.keys());
    let mut found = users.filter_map(|user| {
        let of = |rows: &BTreeMap<UserId, String>| rows.get(user).cloned().unwrap_or_else(nothing);
        differs(*user, of(&old), of(&new))
    });
    if let Some(found) = found.next() {
        return Some(found);
    }
    let (old, new) = (ratings(stored), ratings(computed));
    let keys = old.keys().chain(new.keys());
    let mut found = keys.filter_map(|key| {
        let of = |rows: &BTreeMap<(UserId, Season), String>| rows.get(key).cloned().unwrap_or_else(nothing);
        differs(key.0, of(&old), of(&new))
    });
    found.next()
}

/// The results of a finished game. `None` if it belongs to no server, or if this version can't read its last position.
fn result_of(store: &dyn Store, titles: &[&'static dyn Title], id: TableId) -> Result<Option<GameResult>, StoreError> {
    let Some(row) = store.table(id)?.filter(|row| row.guild.is_some()) else { return Ok(None) };
    let Some(title) = titles.iter().copied().find(|title| title.id() == row.game) else { return Ok(None) };
    let (sitters, log) = (store.sitters(id)?, store.log(id)?);
    let saved = store.saved(id)?.filter(|saved| saved.seq as usize == log.len());
    let Some(last) = saved.and_then(|saved| title.load(&saved.saved).ok()) else { return Ok(None) };
    // Only few games need a replay: those in which someone left.
    let round = |seq: u32| round_of(title, &row, &log, seq);
    Ok(endings::results(&row, &sitters, &log, &*last, &round))
}

/// The round in which a log entry was made; 0 if the game doesn't replay. In a game without rounds, each has one turn of
/// every seat.
fn round_of(title: &'static dyn Title, row: &TableRow, log: &[crate::table::LogEntry], seq: u32) -> u32 {
    let before = log.get(..(seq as usize).saturating_sub(1)).unwrap_or(log);
    let replayed = History::replay(title, row, before);
    let now = |history: &History| {
        let last = || history.turns().iter().rev().find_map(|turn| turn.round);
        let by_turns = || 1 + history.turns().len() / row.seats.len().max(1);
        let round = history.position().face(Viewer::Public).round().or_else(last);
        round.unwrap_or_else(|| u32::try_from(by_turns()).unwrap_or(u32::MAX))
    };
    replayed.ok().as_ref().map(now).unwrap_or_default()
}
