//! Stored turning points and look backs.

use serde::{Deserialize, Serialize};

use crate::games::look_back::{Chances, LookBack, VERSION};

use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;
use crate::table::values::{TableId, TurningPoint};

/// The version of turning points whose look back isn't computed yet.
pub(in crate::table) const UNFINISHED: u32 = 0;

/// The result of a search, as stored. The version comes first, so that the database finds the outdated ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct StoredReview {
    pub version: u32,
    pub points: Vec<TurningPoint>,
    /// `None` while it is being computed, or if the game can't be replayed.
    pub back: Option<LookBack>,
}

impl StoredReview {
    /// The beginning of the text of each result of this version.
    pub(in crate::table) fn current() -> String {
        format!("{{\"version\":{VERSION},")
    }

    /// Returns `true` if the look back is of this version, or if this version can't make one.
    pub(in crate::table) fn is_current(&self) -> bool {
        self.version == VERSION
    }

    /// Reads a result. The first releases stored only turning points. `None` for another form.
    fn read(text: &str) -> Option<Self> {
        let alone = || Some(StoredReview { version: UNFINISHED, points: serde_json::from_str(text).ok()?, back: None });
        serde_json::from_str(text).ok().or_else(alone)
    }
}

impl Tables {
    /// The stored result of the search after a game. One in the form of an earlier release is found again.
    pub(in crate::table) async fn stored_review(&self, table: TableId) -> Result<Option<StoredReview>, TableError> {
        let stored = self.ask(move |store| store.review(table)).await?;
        Ok(stored.and_then(|text| StoredReview::read(&text)))
    }

    /// The stored chances of a finished game, also those of an earlier version. Empty if there are none.
    pub(in crate::table) async fn known_chances(&self, table: TableId) -> Result<Vec<Chances>, TableError> {
        let stored = self.stored_review(table).await?;
        Ok(stored.and_then(|stored| stored.back).map(|back| back.chances).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_comes_first() {
        let review = StoredReview { version: VERSION, ..StoredReview::default() };
        let text = serde_json::to_string(&review).unwrap();
        assert!(text.starts_with(&StoredReview::current()), "{text}");
        assert_eq!(StoredReview::read(&text), Some(review));
    }

    #[test]
    fn turning_points_of_the_first_releases_have_no_look_back() {
        let review = StoredReview::read("[]").unwrap();
        assert_eq!((review.is_current(), review.back), (false, None));
        assert_eq!(StoredReview::read("{}"), None);
    }
}
