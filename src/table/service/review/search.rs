//! The search after the end of a game: its turning points, then the chances of each seat.
//!
//! A job does it in the background, one part at a time. It stores its progress between two parts, so it neither delays
//! anything for long nor starts over after a restart.

use crate::ai::Strength;
use crate::engine::Outcome;
use crate::games::look_back;
use crate::games::look_back::{Course, LookBack, PlayerFacts, Search, awards};
use crate::games::turning_points::{FinishedTurn, SearchPart};

use super::stored::{StoredReview, UNFINISHED};
use crate::table::rules::review::{Asked, course_of, finished, next, next_part, turning_point};
use crate::table::service::computers::PooledSearcher;
use crate::table::service::error::{InternalError, TableError};
use crate::table::service::fair::FairShare;
use crate::table::service::tables::Tables;
use crate::table::values::{Job, JobKind, JobPayload, Refusal, TableId, TableState, TurningPoint, UserId};

/// Strength of the computer player that looks for better turns.
const CRITIC: Strength = Strength::Hard;

/// Does a part of a search, and adds its result.
fn add(search: &mut Search, asked: Asked, searcher: &PooledSearcher) {
    match asked {
        Asked::Turn { part, before, seat, steps, seed } => {
            let turn = FinishedTurn { before: &*before, seat, steps: &steps };
            match part {
                SearchPart::Scan(_) => search.turns.add_scan(searcher.scan(&turn, CRITIC, seed)),
                SearchPart::Check(index) => search.turns.add_check(index, searcher.check(&turn, CRITIC, seed)),
            }
        }
        Asked::Chances { position, seed } => search.chances.push(searcher.chances(&*position, seed)),
    }
}

/// The game of a finished search.
struct Ended {
    course: Option<Course>,
    outcome: Option<Outcome>,
    /// The person on each seat.
    users: Vec<Option<UserId>>,
}

impl Tables {
    /// Does the next part of the search after a game, and returns the search after it. If no part is left, stores the
    /// result and returns `None`.
    pub(in crate::table) async fn search_part(&self, job: &Job) -> Result<Option<Search>, TableError> {
        let id = job.table;
        let mut search = match &job.payload {
            JobPayload::Review(search) => search.clone(),
            _ if self.computers.looks_back() => Search::default(),
            _ => return Ok(None),
        };
        let asked = self.with_table(id, |table| {
            if table.row.state != TableState::Over {
                return Err(Refusal::NotOver);
            }
            let Ok(history) = table.history() else { return Ok(None) };
            let asked = next(table, history, &mut search);
            // The turning points are known before the chances.
            let known = search.chances.is_empty() && matches!(asked, Some(Asked::Chances { .. })) || asked.is_none();
            let points = known.then(|| {
                let found = search.turns.found().into_iter();
                found.filter_map(|(index, costly)| turning_point(history, index, costly)).collect::<Vec<_>>()
            });
            Ok(Some((asked, points, FairShare { guild: table.row.guild, user: table.row.host })))
        });
        let Ok(asked) = asked.await? else { return Ok(None) };
        let Some((asked, points, share)) = asked else {
            // A release that reads the game again finds this out with its own version.
            self.keep_review(id, &StoredReview { version: look_back::VERSION, ..StoredReview::default() }).await?;
            return Ok(None);
        };
        let Some(asked) = asked else {
            self.end_search(id, search, points.unwrap_or_default()).await?;
            return Ok(None);
        };
        if let Some(points) = points {
            self.keep_review(id, &StoredReview { version: UNFINISHED, points, back: None }).await?;
        }
        let permit = self.computers.permit_for_person(share, CRITIC, 1).await?;
        let thought = permit.think(move |searcher| {
            add(&mut search, asked, &searcher);
            search
        });
        Ok(Some(thought.await?))
    }

    /// Stores the result of a search.
    async fn end_search(&self, id: TableId, search: Search, points: Vec<TurningPoint>) -> Result<(), TableError> {
        let ended = self.with_table(id, |table| {
            let history = finished(table).ok();
            Ended {
                course: history.and_then(course_of),
                outcome: history.and_then(|history| history.position().outcome()),
                users: table.row.seats.iter().map(|seat| seat.occupant.user()).collect(),
            }
        });
        let Ended { course, outcome, users } = ended.await?;
        let back = match (course, outcome) {
            (Some(course), Some(outcome)) if search.chances.iter().all(|chances| !chances.is_empty()) => {
                let players = self.players(id, users).await?;
                let awards = awards(&course, &search.chances, &outcome, &players);
                Some(LookBack { course, chances: search.chances, awards })
            }
            _ => None,
        };
        let (checked, failed) = search.turns.checks();
        tracing::info!(table = %id, found = points.len(), checked, failed, "looked back at a finished game");
        self.keep_review(id, &StoredReview { version: look_back::VERSION, points, back }).await?;
        // The page of the game shows them.
        self.announce_change(id);
        Ok(())
    }

    /// The people on the seats, with facts from the stored results.
    async fn players(&self, id: TableId, users: Vec<Option<UserId>>) -> Result<Vec<PlayerFacts>, TableError> {
        self.tally_all().await?;
        self.ask(move |store| {
            let tally = store.tally_of(id)?;
            let mut players = Vec::new();
            for user in users {
                let own = user.and_then(|user| tally.results.iter().find(|row| row.user == user));
                let mut player = PlayerFacts { is_person: user.is_some(), ..PlayerFacts::default() };
                if let Some((row, result)) = own.and_then(|row| Some((row, row.result.as_ref()?))) {
                    player.turn_time = result.times.median();
                    let before = store.sums_before(&row.pool, row.user, (row.ended, id))?;
                    // Points that don't count for the person set no record.
                    let counted = result.points.and(before);
                    let seats = counted.and_then(|sums| sums.seats.get(&result.seats).cloned());
                    player.best_before = seats.filter(|seats| seats.games > 0).map(|seats| (seats.best, seats.games));
                }
                players.push(player);
            }
            Ok(players)
        })
        .await
    }

    pub(in crate::table) async fn keep_review(&self, id: TableId, review: &StoredReview) -> Result<(), TableError> {
        let body = serde_json::to_string(review).map_err(InternalError::from)?;
        self.ask(move |store| store.keep_review(id, &body)).await?;
        self.reviewed.notify_waiters();
        Ok(())
    }

    /// Plans the search of a game whose stored look back is of another version. The end of each plans the next one, so
    /// at most one of them runs at a time.
    pub async fn look_back_again(&self) -> Result<(), TableError> {
        if !self.computers.looks_back() {
            return Ok(());
        }
        let current = StoredReview::current();
        let outdated = self.ask(move |store| store.outdated_review(&current)).await?;
        let Some(id) = outdated else { return Ok(()) };
        let jobs = self.ask(move |store| store.jobs(id)).await?;
        if jobs.iter().any(|job| job.kind == JobKind::Review) {
            return Ok(());
        }
        self.change_with(id, |_, at| Ok(next_part(Search::default(), at))).await
    }
}
