//! Private notes: writing, searching, and showing them next to the turn they are about. A user reads only their own
//! notes.

use super::error::{RequestError, TableError};
use super::tables::Tables;
use crate::table::values::{
    LONGEST_NOTE, Note, NoteRefusal, NoteRequest, NotesSheet, PlannerPart, Refusal, Reply, Request, ShownNote, TableId,
    UserId, ViewingRefusal, ViewingReply, WHOLE_GAME,
};

impl Tables {
    /// Handles a request about the user's notes.
    ///
    /// # Errors
    /// The user has no seat in the game, the note is too long, or the store failed.
    pub(in crate::table) async fn notes(&self, request: &Request, wanted: &NoteRequest) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        if let NoteRequest::Find(words) = wanted {
            let words = words.trim().to_lowercase();
            let all = self.ask(move |store| store.notes(user)).await?;
            let found = all.into_iter().filter(|note| note.text.to_lowercase().contains(&words));
            let notes = self.shown(found.collect()).await?;
            return Ok(Reply::Notes(Box::new(NotesSheet { table: None, turn: WHOLE_GAME, notes })));
        }
        let id = self.asked_table(request).await?;
        let turns = self
            .with_table(id, |table| {
                table.own_seat(user)?;
                Ok::<usize, Refusal>(table.history()?.turns().len())
            })
            .await??;
        if let NoteRequest::Write { turn, text } = wanted {
            let text = text.trim().to_owned();
            if text.chars().count() > LONGEST_NOTE {
                return Err(Refusal::Note(NoteRefusal::NoteTooLong { most: LONGEST_NOTE }).into());
            }
            if *turn as usize > turns {
                return Err(Refusal::Viewing(ViewingRefusal::UnknownTurn {
                    last: u32::try_from(turns).unwrap_or(u32::MAX),
                })
                .into());
            }
            let note = Note { table: id, turn: *turn, text };
            self.ask(move |store| store.keep_note(user, &note)).await?;
        }
        let about = if let NoteRequest::Show(turn) = wanted { *turn } else { None };
        let mut notes = self.notes_at(user, id).await?;
        notes.retain(|note| about.is_none_or(|turn| note.turn == turn));
        let (turn, notes) = (about.unwrap_or(WHOLE_GAME), self.shown(notes).await?);
        Ok(Reply::Notes(Box::new(NotesSheet { table: Some(id), turn, notes })))
    }

    pub async fn notes_at(&self, user: UserId, table: TableId) -> Result<Vec<Note>, TableError> {
        let all = self.ask(move |store| store.notes(user)).await?;
        Ok(all.into_iter().filter(|note| note.table == table).collect())
    }

    async fn shown(&self, notes: Vec<Note>) -> Result<Vec<ShownNote>, TableError> {
        let mut shown = Vec::new();
        for note in notes {
            let id = note.table;
            let Some(row) = self.ask(move |store| store.table(id)).await? else { continue };
            let Some(game) = self.title(&row.game) else { continue };
            shown.push(ShownNote { note, game, channel: row.channel });
        }
        Ok(shown)
    }

    /// Adds the user's notes about the shown turns or games to a reply.
    pub(in crate::table) async fn with_notes(&self, user: UserId, mut reply: Reply) -> Result<Reply, RequestError> {
        match &mut reply {
            Reply::Planner(planner) => {
                planner.parts.push(PlannerPart::Notes(self.notes_at(user, planner.table.id).await?));
            }
            Reply::Viewing(ViewingReply::Log(page)) => page.notes = self.notes_at(user, page.table.id).await?,
            Reply::Viewing(ViewingReply::Board(board)) => {
                let notes = self.notes_at(user, board.table.id).await?;
                board.note = notes.into_iter().find(|note| note.turn == board.turn && note.turn != WHOLE_GAME);
            }
            Reply::Games(mine) => {
                let all = self.ask(move |store| store.notes(user)).await?;
                mine.notes = all.into_iter().filter(|note| note.turn == WHOLE_GAME).collect();
            }
            _ => {}
        }
        Ok(reply)
    }
}
