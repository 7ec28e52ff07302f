//! Imports a record, and deletes imported games after their time.

use jiff::Timestamp;

use super::error::{InternalError, RequestError, TableError};
use super::fair::FairShare;
use super::tables::Tables;
use crate::table::rules::decision::StoredReply;
use crate::table::rules::{imports, viewing as view};
use crate::table::values::{IMPORT_KEPT, MOST_IMPORTS, Refusal, Reply, Request, TableCard, TableId, ViewingReply};

impl Tables {
    /// Opens a record as a finished game that only its user can see.
    ///
    /// # Errors
    /// The file is no record of a game.
    pub(in crate::table) async fn import(
        &self,
        request: &Request,
        file: &[u8],
    ) -> Result<(Option<TableCard>, Reply), RequestError> {
        let user = request.actor.user;
        let (bytes, titles) = (file.to_vec(), self.titles().to_vec());
        let share = FairShare { guild: request.origin.guild, user };
        let read = self.places().run(share, 1, move || imports::read(&bytes, &titles)).await?;
        let imported = read.map_err(Refusal::Import)?;
        let _user = self.lock_user(user).await;
        let id = match self.answered(request.interaction).await? {
            Some(_) => self.ask(move |store| store.imports(user)).await?.first().copied(),
            None => Some(self.keep_import(request, &imported).await?),
        };
        let id = id.ok_or(Refusal::NotHere)?;
        let (card, board) = self.with_table(id, |table| (table.card(), view::board(table, user, None))).await?;
        let mut board = board?;
        if let Some(looking_back) = &mut board.looking_back {
            looking_back.notice = Some(imported.notice());
        }
        Ok((Some(card), Reply::Viewing(ViewingReply::Board(Box::new(board)))))
    }

    async fn keep_import(&self, request: &Request, imported: &imports::Imported) -> Result<TableId, RequestError> {
        let user = request.actor.user;
        let title = self.title(imported.game()).ok_or(Refusal::Trouble)?;
        let seed = self.entropy.seed().map_err(InternalError::from)?;
        let hidden = self.entropy.hidden().map_err(InternalError::from)?;
        let (row, mut change) = imported.table(title, (&request.actor, &request.origin), seed, self.clock.now())?;
        let reply = StoredReply::done("ui-import-done");
        change.answered = Some(reply.answered(request.interaction).map_err(InternalError::from)?);
        let id = self.ask(move |store| store.open_table(&row, hidden, &change)).await?;
        let mine = self.ask(move |store| store.imports(user)).await?;
        for oldest in mine.into_iter().skip(MOST_IMPORTS) {
            self.delete(oldest).await?;
        }
        Ok(id)
    }

    /// Deletes the imported games whose time is over. Returns their number.
    pub async fn delete_old_imports(&self) -> Result<usize, TableError> {
        let moment = self.now().await?.checked_sub(IMPORT_KEPT).unwrap_or(Timestamp::MIN);
        let old = self.ask(move |store| store.imported_before(moment)).await?;
        for id in &old {
            self.delete(*id).await?;
        }
        Ok(old.len())
    }
}
