//! Requests: answers queries, and decides and stores changes.

use futures::future::BoxFuture;
use tokio::sync::mpsc;

use super::decide;
use crate::table::rules::cause::Cause;
use crate::table::rules::decision::{Decision, DecisionFacts, StoredReply};
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::lobby::origin;
use crate::table::rules::{inactivity as sleep, lobby};
use crate::table::service::error::{InternalError, RequestError, TableError, chain};
use crate::table::service::review::look_back::LookedBack;
use crate::table::service::review::turning_points::Reviewed;
use crate::table::service::tables::{TableLimits, Tables};
use crate::table::values::{
    AccessRefusal, Answer, Change, ChannelId, Command, EarlyHints, InteractionId, LobbyAction, LobbyRefusal, MessageId,
    NewTable, Origin, PauseAction, PlanAction, PlanChange, PlanningQuery, Query, Refusal, Reply, Request, ReviewQuery,
    ReviewReply, SeatAction, Store, StoreError, TableAction, TableCard, TableId, TableRow, TableState, TurnDone,
    UndoAction, UserId, ViewingQuery, ViewingReply,
};

impl Tables {
    /// Carries out a request. A repeated interaction gets the same reply.
    ///
    /// # Errors
    /// The request is not possible, and nothing has changed. After [`Refusal::Uncertain`], it may have.
    pub async fn handle(&self, request: Request) -> Result<Reply, Refusal> {
        self.answer(request).await.map(|answer| answer.reply)
    }

    /// Does the same as [`Tables::handle`], and adds the data that the reply's message needs.
    ///
    /// # Errors
    /// As [`Tables::handle`].
    pub fn answer(&self, request: Request) -> BoxFuture<'_, Result<Answer, Refusal>> {
        self.answer_early(request, mpsc::channel(1).0)
    }

    /// Does the same as [`Tables::answer`]. `early` gets a hint before its reasons are proved.
    ///
    /// # Errors
    /// As [`Tables::handle`].
    pub fn answer_early(&self, request: Request, early: EarlyHints) -> BoxFuture<'_, Result<Answer, Refusal>> {
        Box::pin(async move {
            let (this, shown) = (self.clone(), kind(&request.command));
            // The task ends even if the caller stops waiting. So no change is left half done.
            let error = match tokio::spawn(async move { this.try_answer(&request, &early).await }).await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(RequestError::Refused(refusal))) => return Err(refusal),
                Ok(Err(RequestError::Table(error))) => error,
                Err(error) => InternalError::from(error).into(),
            };
            tracing::error!(command = shown, error = chain(&error), "could not handle a request");
            Err(match error {
                TableError::Unreadable(unreadable) => Refusal::Unreadable { table: unreadable.table },
                TableError::NoTable(_) => Refusal::NoTable,
                TableError::Refused { refusal, .. } => refusal,
                TableError::Store(StoreError::Unknown(_)) | TableError::Internal(InternalError::LostTask(_)) => {
                    Refusal::Uncertain
                }
                TableError::Store(_) | TableError::NoTurn { .. } | TableError::Internal(_) => Refusal::Trouble,
            })
        })
    }

    /// The game of a message in this channel and, if the message shows turns, the number of log entries when it was
    /// posted. `None` for messages that never change, and for those of other users.
    pub async fn message_of(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Option<(TableId, Option<u32>)>, Refusal> {
        self.ask(move |store| store.message_of(channel, message)).await.map_err(|error| {
            tracing::error!(error = chain(&error), "could not look up a message");
            Refusal::Trouble
        })
    }

    /// Checks whether the user can open this game in any channel.
    ///
    /// # Errors
    /// The title or an option doesn't exist, or the user or the server has the maximum number of open games.
    pub async fn check_new(&self, request: &Request, table: &NewTable) -> Result<(), Refusal> {
        self.new_table(request, table).await.map(drop).map_err(|error| match error {
            RequestError::Refused(refusal) => refusal,
            RequestError::Table(error) => {
                tracing::error!(error = chain(&error), "could not check a game");
                Refusal::Trouble
            }
        })
    }

    async fn try_answer(&self, request: &Request, early: &EarlyHints) -> Result<Answer, RequestError> {
        if let Some(refusal) = self.request_refusal(request).await? {
            return Err(refusal.into());
        }
        let (card, reply) = self.reply(request, early).await?;
        match self.attach_notes_and_next_game(request.actor.user, card, reply).await {
            // The change is already stored, and only its reply failed.
            Err(RequestError::Table(error)) if !matches!(request.command, Command::Query(_)) => {
                tracing::error!(error = chain(&error), "could not show the result of a request");
                Err(Refusal::Uncertain.into())
            }
            shown => shown,
        }
    }

    /// Adds notes, what-ifs and the player's next game to a reply.
    async fn attach_notes_and_next_game(
        &self,
        user: UserId,
        card: Option<TableCard>,
        reply: Reply,
    ) -> Result<Answer, RequestError> {
        let reply = self.with_notes(user, self.with_what_ifs(user, reply).await?).await?;
        let next = match &reply {
            Reply::TurnDone(TurnDone { table, .. }) => {
                let done = *table;
                self.ask(move |store| store.next_waiting(user, done)).await?
            }
            _ => None,
        };
        Ok(Answer { card, next, reply })
    }

    /// The reply, and the game that it is about.
    async fn reply(&self, request: &Request, early: &EarlyHints) -> Result<(Option<TableCard>, Reply), RequestError> {
        let reply = match &request.command {
            Command::New(table) => self.open(request, table, None).await?,
            Command::Again(id) => {
                let like = self.find_repeatable(request, *id).await?;
                // If another player was faster, join their lobby, since the others wait there.
                if let Some(lobby) = self.rematch_of(*id, request.origin.channel).await? {
                    let command = Command::Action(TableAction::Lobby(LobbyAction::Join));
                    let request = Request { table: Some(lobby), command, ..request.clone() };
                    return self.action(&request, &TableAction::Lobby(LobbyAction::Join)).await;
                }
                let table = opening_like(&like, like.capacity);
                self.open(request, &table, Some((&like, None))).await?
            }
            Command::PlayOn { turn } => self.play_on(request, *turn).await?,
            Command::Preferences(change) => return Ok((None, self.preferences(request, change).await?)),
            Command::Games => return Ok((None, self.games(request).await?)),
            Command::History(wanted) => return Ok((None, self.history(request, wanted).await?)),
            Command::People(wanted) => return Ok((None, self.people(request, wanted).await?)),
            Command::Privacy(wanted) => return Ok((None, self.privacy(request, *wanted).await?)),
            Command::Follow(wanted) => return self.follow(request, *wanted).await,
            Command::Notes(wanted) => return Ok((None, self.notes(request, wanted).await?)),
            Command::Import(file) => return self.import(request, file).await,
            Command::Lesson(wanted) => return self.lessons(request, wanted).await,
            Command::WhatIf(wanted) => {
                let id = self.asked_table(request).await?;
                let reply = self.what_ifs(request, id, wanted, early).await?;
                return Ok((Some(self.with_table(id, LoadedTable::card).await?), reply));
            }
            Command::Explain(yes) => {
                let id = self.asked_table(request).await?;
                self.set_guidance(request.actor.user, id, *yes).await?;
                return self.query(request, &Query::Planning(PlanningQuery::Planner), early).await;
            }
            Command::Query(query) => return self.query(request, query, early).await,
            Command::Action(TableAction::Plan(action)) if action.is_lesson() => {
                return self.plan_in_lesson(request, action).await;
            }
            Command::Action(TableAction::Plan(action)) if action.is_what_if() => {
                let id = self.asked_table(request).await?;
                let reply = self.plan_line(request, id, action).await?;
                return Ok((Some(self.with_table(id, LoadedTable::card).await?), reply));
            }
            Command::Action(action) => return self.action(request, action).await,
        };
        // The request has opened a game in this channel.
        let card = match self.table_here(request.origin.channel, false).await? {
            Some(id) => Some(self.with_table(id, LoadedTable::card).await?),
            None => None,
        };
        Ok((card, reply))
    }

    /// A game that the user can repeat or continue in this channel.
    async fn find_repeatable(&self, request: &Request, id: TableId) -> Result<TableRow, RequestError> {
        let like = self.ask(move |store| store.table(id)).await?;
        let (guild, channel) = (request.origin.guild, request.origin.channel);
        // `Tables::asked_table` has checked a game of another channel.
        let chosen = matches!(request.command, Command::PlayOn { .. });
        let here = |row: &TableRow| (row.guild == guild || row.is_imported()) && (row.channel == channel || chosen);
        let like = like.filter(here).ok_or(Refusal::NotHere)?;
        let played = like.seats.iter().any(|seat| seat.occupant.user() == Some(request.actor.user));
        if may_repeat(request, like.host, like.channel, played) {
            Ok(like)
        } else {
            Err(Refusal::Lobby(LobbyRefusal::NotYourRematch).into())
        }
    }

    /// Opens a lobby for a game that continues an earlier one.
    async fn play_on(&self, request: &Request, turn: u32) -> Result<Reply, RequestError> {
        let id = self.asked_table(request).await?;
        let like = self.find_repeatable(request, id).await?;
        let origin = self.with_table(id, |table| origin::after(table, turn)).await??;
        let seats = u8::try_from(like.seats.len()).unwrap_or(u8::MAX);
        self.open(request, &opening_like(&like, seats), Some((&like, Some(origin)))).await
    }

    /// The game of a request. A button can name any game, but it counts only in that game's channel: users elsewhere
    /// must not learn whether the game exists.
    pub(in crate::table) async fn asked_table(&self, request: &Request) -> Result<TableId, RequestError> {
        let channel = request.origin.channel;
        match (&request.command, request.table) {
            (Command::Action(TableAction::Move { table }), _) => self.find_movable(request, *table).await,
            (_, Some(id)) => {
                let here = self.ask(move |store| store.table(id)).await?.ok_or(Refusal::NotHere)?;
                let allowed = (here.guild, here.channel) == (request.origin.guild, channel)
                    || allowed_from_elsewhere(request, &here)
                    || self.opens_again(request, &here).await?;
                if !allowed {
                    return Err(Refusal::NotHere.into());
                }
                // The request may come from direct messages, where the game's server wasn't checked yet.
                if self.allows_server(here.guild) {
                    Ok(here.id)
                } else {
                    Err(Refusal::Access(AccessRefusal::ServerNotAllowed).into())
                }
            }
            (command, None) => Ok(self.table_here(channel, is_of_game(command)).await?.ok_or(Refusal::NoTable)?),
        }
    }

    async fn query(
        &self,
        request: &Request,
        query: &Query,
        early: &EarlyHints,
    ) -> Result<(Option<TableCard>, Reply), RequestError> {
        let user = request.actor.user;
        let id = self.asked_table(request).await?;
        let mut query = query.clone();
        if let Query::Review(ReviewQuery::NextTurningPoint { after }) = query {
            let review = match self.review(id, user).await? {
                Reviewed::Found(review) => review,
                Reviewed::Searching(progress) => return Ok((None, Reply::Done(progress))),
            };
            let turn = next_turn(review.points.iter().map(|point| point.turn), after).unwrap_or(after);
            query = Query::Viewing(ViewingQuery::Board { turn: Some(turn) });
        }
        let link = match &query {
            Query::Review(ReviewQuery::Hint) => {
                let hints = self.hint(id, user, early).await?;
                return Ok((Some(hints.table.clone()), Reply::Review(ReviewReply::Hints(Box::new(hints)))));
            }
            Query::Review(ReviewQuery::Comment(turn)) => {
                let comment = self.comment(id, user, *turn).await?;
                return Ok((Some(self.with_table(id, LoadedTable::card).await?), Reply::Done(comment)));
            }
            Query::Review(ReviewQuery::TurningPoints) => {
                let review = match self.review(id, user).await? {
                    Reviewed::Found(review) => review,
                    Reviewed::Searching(progress) => return Ok((None, Reply::Done(progress))),
                };
                return Ok((Some(review.table.clone()), Reply::Review(ReviewReply::TurningPoints(review))));
            }
            Query::Review(ReviewQuery::LookBack) => {
                return Ok(match self.look_back(id, user).await? {
                    LookedBack::Found(sheet) => {
                        (Some(sheet.table.clone()), Reply::Review(ReviewReply::LookBack(sheet)))
                    }
                    LookedBack::NotReplayed(why) => (None, Reply::Done(why)),
                });
            }
            Query::Viewing(ViewingQuery::Info) => self.ask(move |store| store.newest_message(id)).await?,
            _ => None,
        };
        let now = self.clock.now();
        let (actor, grows) = (request.actor.clone(), grows(&query));
        let look = move |table: &LoadedTable| (table.card(), decide::read(table, &actor, &query, link, now));
        let (card, read) = if grows { self.look(id, user, look).await? } else { self.with_table(id, look).await? };
        let mut reply = read?;
        if let Reply::Viewing(ViewingReply::Happened(happened)) = &mut reply {
            self.explain(id, user, happened).await?;
        }
        if let Reply::Viewing(ViewingReply::Info(info)) = &mut reply {
            info.may_follow = self.may_follow(id, user).await?;
            // Permissions in another channel don't count here, and the button wouldn't either.
            let here = card.channel == request.origin.channel;
            info.may_renew_page = here && card.page.is_some() && (card.host == user || request.actor.may_manage);
        }
        if let Reply::Viewing(ViewingReply::Board(board)) = &mut reply
            && let Some(looking_back) = &mut board.looking_back
        {
            looking_back.turning_points = self.known_turning_points(id, user).await?;
            let here = looking_back.imported || request.origin.guild == card.guild;
            looking_back.may_play_on &= here && {
                let played = card.seat_of(user).is_some();
                may_repeat(request, card.host, card.channel, played)
            };
        }
        Ok((Some(card), reply))
    }

    async fn action(
        &self,
        request: &Request,
        action: &TableAction,
    ) -> Result<(Option<TableCard>, Reply), RequestError> {
        let id = self.asked_table(request).await?;
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let mut table = self.take(&mut slot, id).await?;
        let answered = self.action_at(&mut table, request, action).await;
        let answered = answered.map(|reply| (Some(table.card()), reply));
        // If storing fails, memory may differ from the store, so the game must be loaded again.
        if !matches!(answered, Err(RequestError::Table(_))) {
            *slot = Some(table);
        }
        answered
    }

    async fn action_at(
        &self,
        table: &mut LoadedTable,
        request: &Request,
        action: &TableAction,
    ) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        if let Some(stored) = self.answered(request.interaction).await? {
            return Ok(decide::reply(table, user, stored)?);
        }
        match self.decide(table, request, action).await {
            Ok(Decision { mut change, reply, history }) => {
                change.answered = Some(reply.answered(request.interaction).map_err(InternalError::from)?);
                change.seen = seen(request, table.person(user).locale);
                sleep::touched(table, &mut change);
                self.store_change(table, change, history).await?;
                Ok(decide::reply(table, user, reply)?)
            }
            Err(RequestError::Refused(refusal)) => {
                self.remember_refusal(request.interaction, &refusal).await;
                Err(refusal.into())
            }
            Err(error) => Err(error),
        }
    }

    async fn decide(
        &self,
        table: &LoadedTable,
        request: &Request,
        action: &TableAction,
    ) -> Result<Decision, RequestError> {
        let mut actor = request.actor.clone();
        // Permissions in another channel don't count here.
        actor.may_manage &= table.row.channel == request.origin.channel;
        let cause = Cause { actor: &actor, interaction: Some(request.interaction), at: self.clock.now() };
        let advised = match action {
            TableAction::Plan(PlanAction::Change(stamp, PlanChange::UseHint(rank))) => {
                self.advised(table, actor.user, *stamp, *rank).await?
            }
            _ => None,
        };
        let ended = table.row.state == TableState::Cancelled;
        if *action == TableAction::Lobby(LobbyAction::Reopen)
            || (ended && *action == TableAction::Seat(SeatAction::Back))
        {
            self.check_last(table.row.id, table.row.channel).await?;
            self.check_limits(request).await?;
        }
        let (user, game) = (actor.user, table.title.id());
        let newcomer = *action == TableAction::Lobby(LobbyAction::StartWithComputers)
            && self.ask(move |store| store.finished_by(user, game, 1)).await?.is_empty();
        let given = DecisionFacts {
            entropy: &*self.entropy,
            origin: &request.origin,
            may_begin: self.nothing_new().is_none(),
            newcomer,
            advised: advised.as_ref(),
        };
        Ok(decide::decide(table, action, cause, &given)?)
    }

    async fn open(
        &self,
        request: &Request,
        table: &NewTable,
        like: Option<(&TableRow, Option<Origin>)>,
    ) -> Result<Reply, RequestError> {
        let _opening = self.opening.lock().await;
        let stored = match self.answered(request.interaction).await? {
            Some(stored) => stored,
            None => match self.try_open(request, table, like).await {
                Ok(stored) => stored,
                Err(RequestError::Refused(refusal)) => {
                    self.remember_refusal(request.interaction, &refusal).await;
                    StoredReply::Refused(refusal)
                }
                Err(error) => return Err(error),
            },
        };
        match stored {
            StoredReply::Done(phrase) => Ok(Reply::Done(phrase)),
            StoredReply::Refused(refusal) => Err(refusal.into()),
            // The same interaction has already changed a game, so it opens none.
            StoredReply::TurnDone(_) | StoredReply::Planner | StoredReply::Ahead | StoredReply::QueuedTurns => {
                Err(Refusal::Trouble.into())
            }
        }
    }

    async fn try_open(
        &self,
        request: &Request,
        table: &NewTable,
        like: Option<(&TableRow, Option<Origin>)>,
    ) -> Result<StoredReply, RequestError> {
        self.check_free(request.origin.channel).await?;
        let (mut row, Decision { mut change, reply, .. }) = self.new_table(request, table).await?;
        if let Some((like, origin)) = like {
            lobby::like(&mut row, like);
            if let Some(origin) = origin {
                lobby::goes_on(&mut row, like, origin);
            }
        }
        row.previous = self.played_before(request.origin.channel).await?;
        row.parent = self.parent(&row);
        row.page = self.new_page(&row)?;
        let hidden = self.entropy.hidden().map_err(InternalError::from)?;
        change.answered = Some(reply.answered(request.interaction).map_err(InternalError::from)?);
        change.seen = seen(request, None);
        let id = self.ask(move |store| store.open_table(&row, hidden, &change)).await?;
        self.announce_change(id);
        self.outbox_changed.notify_one();
        Ok(reply)
    }

    /// Creates a game as it would be stored.
    ///
    /// # Errors
    /// The title or an option doesn't exist, or the user or the server has the maximum number of open games.
    async fn new_table(&self, request: &Request, table: &NewTable) -> Result<(TableRow, Decision), RequestError> {
        if let Some(refusal) = self.nothing_new() {
            return Err(refusal.into());
        }
        let title = self
            .title(&table.game)
            .ok_or_else(|| Refusal::Lobby(LobbyRefusal::UnknownGame { game: table.game.clone() }))?;
        self.check_limits(request).await?;
        Ok(lobby::open(title, table, &request.actor, &request.origin, self.clock.now())?)
    }

    /// Checks the limits for open games.
    ///
    /// # Errors
    /// The user or the server has the maximum number of open games.
    async fn check_limits(&self, request: &Request) -> Result<(), RequestError> {
        let (user, guild) = (request.actor.user, request.origin.guild);
        let open = move |store: &dyn Store| {
            Ok((store.hosted_by(user)?, guild.map(|guild| store.open_in(guild)).transpose()?.unwrap_or_default()))
        };
        let (hosted, here) = self.ask(open).await?;
        let TableLimits { per_host, per_server } = self.limits;
        if hosted >= per_host {
            return Err(Refusal::Lobby(LobbyRefusal::TooManyTables { most: per_host }).into());
        }
        if here >= per_server {
            return Err(Refusal::Lobby(LobbyRefusal::ServerFull { most: per_server }).into());
        }
        Ok(())
    }

    /// Checks that the game is the channel's newest one.
    ///
    /// # Errors
    /// The channel has had another game since.
    async fn check_last(&self, table: TableId, channel: ChannelId) -> Result<(), RequestError> {
        let last = self.ask(move |store| store.channel_table(channel)).await?;
        if last == Some(table) { Ok(()) } else { Err(Refusal::TooLate.into()) }
    }

    /// Checks that the channel is available for a new game.
    ///
    /// # Errors
    /// The channel has a game in its lobby or running.
    pub(in crate::table) async fn check_free(&self, channel: ChannelId) -> Result<(), RequestError> {
        let busy = self
            .ask(move |store| {
                let Some(id) = store.channel_table(channel)? else { return Ok(None) };
                let row = store.table(id)?.filter(|row| !row.channel_deleted);
                let open = row.is_some_and(|row| matches!(row.state, TableState::Lobby | TableState::Running));
                if open { Ok(Some((id, store.newest_message(id)?))) } else { Ok(None) }
            })
            .await?;
        match busy {
            Some((table, link)) => Err(Refusal::Lobby(LobbyRefusal::ChannelBusy { table, channel, link }).into()),
            None => Ok(()),
        }
    }

    /// The lobby of a game's rematch in a channel.
    async fn rematch_of(&self, game: TableId, channel: ChannelId) -> Result<Option<TableId>, RequestError> {
        let here = move |store: &dyn Store| store.channel_table(channel)?.map_or(Ok(None), |id| store.table(id));
        // A game that continues from a position of the game is not a rematch.
        let of = |row: &TableRow| row.origin.is_none() && row.reserved.is_some_and(|reserved| reserved.of == game);
        let lobby = self.ask(here).await?.filter(|row| row.state == TableState::Lobby && of(row));
        Ok(lobby.map(|row| row.id))
    }

    /// The last played game of a channel.
    async fn played_before(&self, channel: ChannelId) -> Result<Option<TableId>, RequestError> {
        let last = move |store: &dyn Store| store.channel_table(channel)?.map_or(Ok(None), |id| store.table(id));
        Ok(self.ask(last).await?.and_then(|row| if was_played(&row) { Some(row.id) } else { row.previous }))
    }

    /// The game for a command that names none. If the channel has only a lobby, open or closed, commands that need a
    /// started game use the last played one.
    pub(in crate::table) async fn table_here(
        &self,
        channel: ChannelId,
        of_game: bool,
    ) -> Result<Option<TableId>, TableError> {
        let here = move |store: &dyn Store| {
            let Some(id) = store.channel_table(channel)?.filter(|_| of_game) else {
                return store.channel_table(channel);
            };
            let lobby = store.table(id)?.filter(|row| row.started_at.is_none());
            let Some(before) = lobby.and_then(|row| row.previous) else { return Ok(Some(id)) };
            // The earlier game may have been deleted or moved since.
            let row = store.table(before)?.filter(|row| row.channel == channel && was_played(row));
            Ok(Some(row.map_or(id, |row| row.id)))
        };
        self.ask(here).await
    }

    /// The stored reply to an interaction.
    pub(in crate::table) async fn answered(
        &self,
        interaction: InteractionId,
    ) -> Result<Option<StoredReply>, RequestError> {
        let text = self.ask(move |store| store.answer(interaction)).await?;
        let parse = |text: String| {
            serde_json::from_str(&text).map_err(|error| StoreError::Damaged {
                table: "interactions",
                row: format!("id {interaction}"),
                why: error.to_string(),
            })
        };
        Ok(text.map(parse).transpose()?)
    }

    /// Stores a refusal, so that the interaction stays refused. Nothing else changes, so a failure here does no harm.
    pub(in crate::table) async fn remember_refusal(&self, interaction: InteractionId, refusal: &Refusal) {
        let mut change = Change::new(self.clock.now());
        let stored = match StoredReply::Refused(refusal.clone()).answered(interaction).map_err(InternalError::from) {
            Ok(answered) => {
                change.answered = Some(answered);
                self.ask(move |store| store.commit(TableId(0), &change)).await
            }
            Err(error) => Err(error.into()),
        };
        if let Err(error) = stored {
            tracing::warn!(error = chain(&error), "could not store a refusal");
        }
    }
}

/// The kind of a command, for the log. It must not contain users' texts, such as notes or plans.
fn kind(command: &Command) -> String {
    format!("{command:?}").split([' ', '"']).next().unwrap_or_default().to_owned()
}

/// The user's language, if it differs from the known one.
fn seen(request: &Request, known: Option<String>) -> Option<(UserId, String)> {
    let locale = &request.actor.locale;
    (!locale.is_empty() && known.as_ref() != Some(locale)).then(|| (request.actor.user, locale.clone()))
}

/// The parameters of a lobby that repeats another game.
fn opening_like(like: &TableRow, seats: u8) -> NewTable {
    NewTable {
        game: like.game.clone(),
        options: like.options.clone(),
        seats: Some(seats),
        seating: like.seating,
        start_when_full: like.settings.start_when_full,
        rated: like.settings.rated,
    }
}

/// Returns `true` if the request comes from direct messages, which have buttons of reminders, and only concerns the
/// user's own seat. It then applies to the button's game in another channel. The same goes for private what-ifs from
/// any channel. A forged button can do no more than the user could do in the game's channel.
fn allowed_from_elsewhere(request: &Request, row: &TableRow) -> bool {
    let seated = row.seats.iter().any(|seat| seat.occupant.user() == Some(request.actor.user));
    let of_one_seat = match &request.command {
        Command::Query(query) => matches!(
            query,
            Query::Planning(_)
                | Query::QueuedTurns
                | Query::Review(ReviewQuery::Hint)
                | Query::Viewing(ViewingQuery::Info)
                | Query::TakingBack
                | Query::Topics
        ),
        Command::Action(action) => {
            let typed = matches!(action, TableAction::Plan(PlanAction::Play(_) | PlanAction::PlayAhead(_)));
            let own = matches!(
                action,
                TableAction::Plan(_)
                    | TableAction::QueuedTurn(_)
                    | TableAction::Undo(UndoAction::Undo { .. })
                    | TableAction::Pause(PauseAction::GoOn)
            );
            own && !typed
        }
        Command::Notes(_) | Command::WhatIf(_) | Command::Explain(_) => true,
        Command::New(_)
        | Command::Again(_)
        | Command::PlayOn { .. }
        | Command::Preferences(_)
        | Command::Games
        | Command::Follow(_)
        | Command::History(_)
        | Command::People(_)
        | Command::Privacy(_)
        | Command::Import(_)
        | Command::Lesson(_) => false,
    };
    let what_if_intent = match &request.command {
        Command::WhatIf(_) => true,
        Command::Action(TableAction::Plan(action)) => action.is_what_if(),
        _ => false,
    };
    let private = request.origin.guild.is_none() || what_if_intent;
    private && seated && of_one_seat
}

/// Returns `true` if the user can repeat or continue a game of this host and channel.
fn may_repeat(request: &Request, host: UserId, channel: ChannelId, played: bool) -> bool {
    // Permissions in another channel don't count here.
    let may_manage = request.actor.may_manage && channel == request.origin.channel;
    host == request.actor.user || played || may_manage
}

/// The first of these turns after another one, or else the first of all.
fn next_turn(turns: impl Iterator<Item = u32> + Clone, after: u32) -> Option<u32> {
    turns.clone().filter(|turn| *turn > after).min().or_else(|| turns.min())
}

/// Returns `true` if the game was started and no longer runs.
fn was_played(row: &TableRow) -> bool {
    row.started_at.is_some() && row.state != TableState::Running
}

/// Returns `true` if the answer takes longer the longer the game is, or the more of the board it shows.
fn grows(query: &Query) -> bool {
    match query {
        Query::Export(_) | Query::Proof => true,
        Query::Viewing(query) => !matches!(query, ViewingQuery::Info | ViewingQuery::Board { turn: None }),
        _ => false,
    }
}

/// Returns `true` if only a started game can answer the command.
fn is_of_game(command: &Command) -> bool {
    match command {
        Command::Query(Query::Viewing(query)) => query.is_of_game(),
        Command::Query(
            Query::Export(_)
            | Query::Proof
            | Query::Review(ReviewQuery::TurningPoints | ReviewQuery::LookBack | ReviewQuery::NextTurningPoint { .. }),
        ) => true,
        Command::WhatIf(_) | Command::PlayOn { .. } => true,
        _ => false,
    }
}
