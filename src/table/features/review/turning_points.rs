//! Turning points of a finished game: the turns that cost their players the most expected points.
//!
//! A job finds them in the background after the end of the game, one part at a time. It stores its progress between two
//! parts, so it neither delays anything for long nor starts over after a restart.

use std::sync::Arc;

use jiff::Timestamp;

use crate::ai::Strength;
use crate::engine::{Phrase, Seat, Seed};
use crate::games::turning_points::{Costly, PlayedTurn, SearchPart, TurnSearch};
use crate::games::{Position, turn_in_words};
use crate::table::core::computer;
use crate::table::core::history::History;
use crate::table::core::loaded::LoadedTable;
use crate::table::{
    Change, Job, JobKind, JobPayload, JobsChange, NewJob, Refusal, Review, TableId, TableState, TurningPoint, UserId,
};

use crate::table::service::error::{InternalError, RequestError, TableError};
use crate::table::service::fair::FairShare;
use crate::table::service::tables::Tables;

/// Strength of the computer player that looks for better turns.
const CRITIC: Strength = Strength::Hard;

/// Maximum number of turning points in a message.
const SHOWN: usize = 8;

/// Hundredths of a point in one point.
const WHOLE: u32 = 100;

/// The answer to a request for turning points.
pub enum Reviewed {
    Found(Box<Review>),
    /// The sentence with the progress of the search.
    Searching(Phrase),
}

/// The job of a game that ends now.
pub fn job(at: Timestamp) -> NewJob {
    NewJob { kind: JobKind::Review, due_at: at, seat: Seat::default(), seq: 0, payload: JobPayload::Nothing }
}

/// The change that plans the next part of a search.
pub fn next_part(search: TurnSearch, at: Timestamp) -> Change {
    let job = NewJob { payload: JobPayload::Review(search), ..job(at) };
    Change { jobs: Some(JobsChange { add: vec![job], ..JobsChange::default() }), ..Change::new(at) }
}

fn finished(table: &LoadedTable) -> Result<&History, Refusal> {
    match table.row.state {
        TableState::Over => table.history(),
        _ => Err(Refusal::NotOver),
    }
}

/// The seat of each turn; `None` for the turns of computer players, since no one learns from them.
fn people(table: &LoadedTable, history: &History) -> Vec<Option<Seat>> {
    let is_person =
        |seat: Seat| table.row.seats.get(usize::from(seat)).is_some_and(|seat| seat.occupant.user().is_some());
    history.turns().iter().map(|turn| Some(turn.seat).filter(|seat| is_person(*seat))).collect()
}

/// The next part of a search, with what it needs.
struct Asked {
    part: SearchPart,
    before: Arc<dyn Position>,
    seat: Seat,
    steps: Vec<String>,
    seed: Seed,
}

/// Skips the turns without a person, and returns the next part. `None` if the search is done.
fn next(table: &LoadedTable, history: &History, search: &mut TurnSearch) -> Option<Asked> {
    let people = people(table, history);
    loop {
        let part = search.next(&people)?;
        let (SearchPart::Scan(index) | SearchPart::Check(index)) = part;
        let turn = &history.turns()[index];
        match (people[index], history.position_at(index)) {
            (Some(seat), Ok(before)) => {
                // The hint for this decision had the same seed.
                let seed = computer::seed(table.row.seed.unwrap_or_default(), turn.decision_start, seat);
                return Some(Asked { part, before, seat, steps: turn.steps.clone(), seed });
            }
            // No person played it, or it can't be replayed.
            _ => match part {
                SearchPart::Scan(_) => search.add_scan(0),
                SearchPart::Check(_) => search.add_check(index, None),
            },
        }
    }
}

fn turning_point(history: &History, index: usize, costly: &Costly) -> Option<TurningPoint> {
    let (turn, before) = (history.turns().get(index)?, history.position_at(index).ok()?);
    let summary = |steps: &[String]| turn_in_words(&*before, turn.seat, steps);
    Some(TurningPoint {
        turn: u32::try_from(index + 1).unwrap_or(u32::MAX),
        round: before.round(),
        seat: turn.seat,
        lost: (costly.lost + WHOLE / 2) / WHOLE,
        played: summary(&turn.steps),
        instead: summary(&costly.steps),
        why: costly.why.clone(),
        steps: costly.steps.clone(),
    })
}

/// The reader's turning points before those of the others, as many as fit in a message.
fn own_first(mut points: Vec<TurningPoint>, own: Option<Seat>) -> Vec<TurningPoint> {
    points.sort_by_key(|point| (Some(point.seat) != own, point.turn));
    points.truncate(SHOWN);
    points
}

impl Tables {
    /// Does the next part of the search for turning points, and returns the search after it. If no part is left, stores
    /// the turning points and returns `None`.
    pub(in crate::table) async fn search_turning_points(&self, job: &Job) -> Result<Option<TurnSearch>, TableError> {
        let id = job.table;
        let mut search = match &job.payload {
            JobPayload::Review(search) => search.clone(),
            _ if self.computers.looks_back() => TurnSearch::default(),
            _ => return Ok(None),
        };
        let asked = self.with_table(id, |table| {
            let history = finished(table).ok()?;
            let asked = next(table, history, &mut search);
            let found =
                || search.found().into_iter().filter_map(|(index, costly)| turning_point(history, index, costly));
            let points: Vec<TurningPoint> = if asked.is_none() { found().collect() } else { Vec::new() };
            Some((asked, points, FairShare { guild: table.row.guild, user: table.row.host }))
        });
        let Some((asked, points, share)) = asked.await? else { return Ok(None) };
        let Some(Asked { part, before, seat, steps, seed }) = asked else {
            let body = serde_json::to_string(&points).map_err(InternalError::from)?;
            self.ask(move |store| store.keep_review(id, &body)).await?;
            let (checked, failed) = search.checks();
            tracing::info!(table = %id, found = points.len(), checked, failed, "found the turning points of a game");
            return Ok(None);
        };
        let permit = self.computers.permit_for_person(share, CRITIC, 1).await?;
        let thought = permit.think(move |searcher| {
            let turn = PlayedTurn { before: &*before, seat, steps: &steps };
            match part {
                SearchPart::Scan(_) => search.add_scan(searcher.scan(&turn, CRITIC, seed)),
                SearchPart::Check(index) => search.add_check(index, searcher.check(&turn, CRITIC, seed)),
            }
            search
        });
        Ok(Some(thought.await?))
    }

    /// The turning points of a finished game, or the progress of the search for them. If it has not begun, it begins.
    pub async fn review(&self, table: TableId, user: UserId) -> Result<Reviewed, RequestError> {
        if let Some(points) = self.stored_review(table).await? {
            return Ok(Reviewed::Found(Box::new(self.build_review(table, points, user).await?)));
        }
        let all = self.with_table(table, |table| finished(table).map(|history| history.turns().len())).await??;
        let jobs = self.ask(move |store| store.jobs(table)).await?;
        let search = jobs.into_iter().find_map(|job| match job.payload {
            JobPayload::Review(search) => Some(search),
            _ => None,
        });
        let scanned = match search {
            Some(search) => search.scanned(),
            None => {
                self.change_with(table, |_, at| Ok(next_part(TurnSearch::default(), at))).await?;
                0
            }
        };
        Ok(Reviewed::Searching(Phrase::new("ui-review-searching").with("scanned", scanned).with("all", all)))
    }

    /// The turns of the reader's turning points in the order of the game; `None` before they are found.
    pub(in crate::table) async fn known_turning_points(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Vec<u32>>, RequestError> {
        let Some(points) = self.stored_review(table).await? else { return Ok(None) };
        let review = self.build_review(table, points, user).await?;
        let mut turns: Vec<u32> = review.points.iter().map(|point| point.turn).collect();
        turns.sort_unstable();
        Ok(Some(turns))
    }

    async fn build_review(
        &self,
        table: TableId,
        points: Vec<TurningPoint>,
        user: UserId,
    ) -> Result<Review, RequestError> {
        let (card, own) = self.with_table(table, move |table| (table.card(), table.seat_of(user))).await?;
        Ok(Review { table: card, points: own_first(points, own), what_ifs: Vec::new() })
    }

    /// The stored turning points. Those in the form of an earlier release are found again.
    async fn stored_review(&self, table: TableId) -> Result<Option<Vec<TurningPoint>>, TableError> {
        let stored = self.ask(move |store| store.review(table)).await?;
        Ok(stored.and_then(|text| serde_json::from_str(&text).ok()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point((turn, seat): (u32, u8)) -> TurningPoint {
        let nothing = Phrase::new("core-turn-summary");
        let (played, instead) = (nothing.clone(), nothing);
        TurningPoint {
            turn,
            round: None,
            seat: Seat::new(seat),
            lost: 5,
            played,
            instead,
            why: None,
            steps: Vec::new(),
        }
    }

    #[test]
    fn the_readers_own_come_first() {
        let turns = |own| {
            let points = own_first([(3, 1), (5, 0), (9, 1)].map(point).to_vec(), own);
            points.iter().map(|point| point.turn).collect::<Vec<_>>()
        };
        assert_eq!(turns(Some(Seat::new(0))), [5, 3, 9]);
        assert_eq!(turns(Some(Seat::new(1))), [3, 9, 5]);
        assert_eq!(turns(None), [3, 5, 9]);
    }
}
