//! The look back at a finished game.

use std::pin::pin;

use crate::engine::Phrase;
use crate::games::look_back::LookBack;

use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::review::{course_of, finished};
use crate::table::service::error::{RequestError, TableError};
use crate::table::service::tables::Tables;
use crate::table::values::{Ending, LookBackSheet, Refusal, TableId, UserId};

/// The answer to a request for a look back.
pub enum LookedBack {
    Found(Box<LookBackSheet>),
    /// The sentence for a game that can't be replayed.
    NotReplayed(Phrase),
}

impl Tables {
    /// The look back at a finished game. While it is being computed, it has no chances and no awards. If the search for
    /// it has not begun, it begins.
    pub async fn look_back(&self, table: TableId, user: UserId) -> Result<LookedBack, RequestError> {
        let older = || Ok(LookedBack::NotReplayed(Phrase::new("ui-look-back-older")));
        let stored = self.stored_review(table).await?;
        if let Some(stored) = stored.filter(|stored| stored.is_current()) {
            let Some(back) = stored.back else { return older() };
            let card = self.with_table(table, |table| Ok::<_, Refusal>((table.card(), ending(table)?)));
            let (card, ending) = card.await??;
            let turns = back.decisive(stored.points.iter().map(|point| point.turn));
            let sheet = LookBackSheet { table: card, ending, back, turns, computing: None };
            return Ok(LookedBack::Found(Box::new(sheet)));
        }
        let look = move |table: &LoadedTable| -> Result<_, Refusal> {
            Ok((table.card(), ending(table)?, course_of(finished(table)?)))
        };
        let (card, ending, course) = self.look(table, user, look).await??;
        let Some(course) = course else { return older() };
        let percent = self.search_progress(table).await?.percent(course.turns.len());
        let back = LookBack { course, chances: Vec::new(), awards: Vec::new() };
        let computing = Some(u8::try_from(percent).unwrap_or(99));
        let sheet = LookBackSheet { table: card, ending, back, turns: Vec::new(), computing };
        Ok(LookedBack::Found(Box::new(sheet)))
    }
}

impl Tables {
    /// Waits until the look back at a game is computed.
    ///
    /// # Errors
    /// The store failed.
    pub async fn looked_back(&self, table: TableId) -> Result<(), TableError> {
        loop {
            // Registered before reading the store, so that no news in between is lost.
            let mut news = pin!(self.reviewed.notified());
            news.as_mut().enable();
            if self.stored_review(table).await?.is_some_and(|stored| stored.is_current()) {
                return Ok(());
            }
            news.await;
        }
    }
}

/// The time and the result of a finished game.
fn ending(table: &LoadedTable) -> Result<Ending, Refusal> {
    let outcome = finished(table)?.position().outcome();
    let (started, ended) = table.row.started_at.zip(table.row.ended_at).ok_or(Refusal::NotOver)?;
    Ok(Ending { started, ended, outcome })
}
