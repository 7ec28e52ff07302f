//! Requests about following games, and the right to get their news.

use crate::engine::Phrase;

use super::error::{RequestError, TableError};
use super::tables::Tables;
use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{
    FollowRefusal, FollowRequest, FollowSheet, MOST_FOLLOWED, Refusal, Reply, Request, TableCard, TableId, TableRow,
    TableState, UserId,
};

impl Tables {
    /// Handles a request about following a game.
    ///
    /// # Errors
    /// The user can't follow the game, or the store failed.
    pub(in crate::table) async fn follow(
        &self,
        request: &Request,
        wanted: FollowRequest,
    ) -> Result<(Option<TableCard>, Reply), RequestError> {
        let user = request.actor.user;
        let id = match request.table {
            Some(id) => id,
            None => self.table_here(request.origin.channel, false).await?.ok_or(Refusal::NoTable)?,
        };
        let _user = self.lock_user(user).await;
        let follows = self.ask(move |store| store.follows(user)).await?;
        let now = follows.iter().find(|(table, _)| *table == id).map(|(_, news)| *news);
        if wanted == FollowRequest::Unfollow {
            // Someone who doesn't follow a game must not find out its name.
            if now.is_none() {
                return Ok((None, Reply::Done(Phrase::new("ui-follow-none"))));
            }
            self.ask(move |store| store.unfollow(user, id)).await?;
        } else {
            let row = self.ask(move |store| store.table(id)).await?.filter(|row| row.guild == request.origin.guild);
            let row = row.ok_or(Refusal::NotHere)?;
            if let Some(refusal) = self.no_follower(&row, user) {
                let hidden = refusal == Refusal::Follow(FollowRefusal::ClosedToFollowers)
                    && row.channel != request.origin.channel;
                return Err(if hidden { Refusal::NotHere } else { refusal }.into());
            }
        }
        let card = self.with_table(id, LoadedTable::card).await?;
        let now = match wanted {
            FollowRequest::Ask => now,
            FollowRequest::Follow(_) if now.is_none() && follows.len() >= MOST_FOLLOWED => {
                return Err(Refusal::Follow(FollowRefusal::FollowsTooMany { most: MOST_FOLLOWED }).into());
            }
            FollowRequest::Follow(news) => {
                self.ask(move |store| store.follow(user, id, news)).await?;
                Some(news)
            }
            FollowRequest::Unfollow => None,
        };
        let sheet = FollowSheet { table: card.clone(), now, asks: wanted == FollowRequest::Ask };
        Ok((Some(card), Reply::Follow(Box::new(sheet))))
    }

    /// The reason why a user can't follow a game, if there is one.
    fn no_follower(&self, row: &TableRow, user: UserId) -> Option<Refusal> {
        match row.state {
            TableState::Over => Some(Refusal::GameOver),
            TableState::Cancelled => Some(Refusal::Cancelled),
            TableState::Lobby | TableState::Running => {
                let plays = row.seats.iter().any(|seat| seat.occupant.user() == Some(user));
                let own = plays.then_some(FollowRefusal::FollowsOwnGame);
                own.or_else(|| (!self.is_open(row)).then_some(FollowRefusal::ClosedToFollowers)).map(Refusal::Follow)
            }
        }
    }

    /// Returns `true` if a user can follow a game.
    pub(in crate::table) async fn may_follow(&self, id: TableId, user: UserId) -> Result<bool, TableError> {
        let row = self.ask(move |store| store.table(id)).await?;
        Ok(row.is_some_and(|row| self.no_follower(&row, user).is_none()))
    }

    /// The open games that a user follows and can still read.
    pub(in crate::table) async fn followed(&self, user: UserId) -> Result<Vec<TableId>, TableError> {
        let mut ids = Vec::new();
        for (id, _) in self.ask(move |store| store.follows(user)).await? {
            if self.may_follow(id, user).await? {
                ids.push(id);
            }
        }
        Ok(ids)
    }

    /// Returns `true` if a user still gets the news of a game that they followed. If its channel is closed to everyone,
    /// the user doesn't follow it from now on.
    pub(in crate::table) async fn reaches_follower(&self, id: TableId, user: UserId) -> Result<bool, TableError> {
        let row = self.ask(move |store| store.table(id)).await?;
        let reaches = row.is_some_and(|row| self.is_open(&row));
        if !reaches {
            self.ask(move |store| store.unfollow(user, id)).await?;
        }
        Ok(reaches)
    }
}
