//! Turning points of a finished game: the turns that cost their players the most expected points.

use crate::engine::{Phrase, Seat};
use crate::games::look_back::Search;

use crate::table::rules::review::{finished, next_part};
use crate::table::service::error::{RequestError, TableError};
use crate::table::service::tables::Tables;
use crate::table::values::{JobPayload, Review, TableId, TurningPoint, UserId};

/// Maximum number of turning points in a message.
const SHOWN: usize = 8;

/// The answer to a request for turning points.
pub enum Reviewed {
    Found(Box<Review>),
    /// The sentence with the progress of the search.
    Searching(Phrase),
}

/// The reader's turning points before those of the others, as many as fit in a message.
fn own_first(mut points: Vec<TurningPoint>, own: Option<Seat>) -> Vec<TurningPoint> {
    points.sort_by_key(|point| (Some(point.seat) != own, point.turn));
    points.truncate(SHOWN);
    points
}

impl Tables {
    /// The turning points of a finished game, or the progress of the search for them. If it has not begun, it begins.
    pub async fn review(&self, table: TableId, user: UserId) -> Result<Reviewed, RequestError> {
        if let Some(stored) = self.stored_review(table).await? {
            return Ok(Reviewed::Found(Box::new(self.build_review(table, stored.points, user).await?)));
        }
        let all = self.with_table(table, |table| finished(table).map(|history| history.turns().len())).await??;
        let scanned = self.search_progress(table).await?.turns.scanned();
        Ok(Reviewed::Searching(Phrase::new("ui-review-searching").with("scanned", scanned).with("all", all)))
    }

    /// The progress of the search after a game. If it has not begun, it begins.
    pub(in crate::table) async fn search_progress(&self, table: TableId) -> Result<Search, TableError> {
        let jobs = self.ask(move |store| store.jobs(table)).await?;
        let search = jobs.into_iter().find_map(|job| match job.payload {
            JobPayload::Review(search) => Some(search),
            _ => None,
        });
        match search {
            Some(search) => Ok(search),
            None => {
                self.change_with(table, |_, at| Ok(next_part(Search::default(), at))).await?;
                Ok(Search::default())
            }
        }
    }

    /// The turning points of a finished game in its order, as many as a page shows. Empty before they are found.
    pub(in crate::table) async fn public_turning_points(
        &self,
        table: TableId,
    ) -> Result<Vec<TurningPoint>, TableError> {
        let mut points = own_first(self.stored_review(table).await?.unwrap_or_default().points, None);
        points.sort_by_key(|point| point.turn);
        Ok(points)
    }

    /// The turns of the reader's turning points in the order of the game; `None` before they are found.
    pub(in crate::table) async fn known_turning_points(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Vec<u32>>, RequestError> {
        let Some(stored) = self.stored_review(table).await? else { return Ok(None) };
        let review = self.build_review(table, stored.points, user).await?;
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
    fn the_readers_own_turning_points_come_first() {
        let turns = |own| {
            let points = own_first([(3, 1), (5, 0), (9, 1)].map(point).to_vec(), own);
            points.iter().map(|point| point.turn).collect::<Vec<_>>()
        };
        assert_eq!(turns(Some(Seat::new(0))), [5, 3, 9]);
        assert_eq!(turns(Some(Seat::new(1))), [3, 9, 5]);
        assert_eq!(turns(None), [3, 5, 9]);
    }
}
