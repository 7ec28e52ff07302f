//! The one door to all tables.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;
use serde_json::{Value, json};
use tokio::sync::{Mutex as AsyncMutex, Notify};

use crate::engine::Phrase;
use crate::games::Title;

use super::computer::{ComputerPool, ThinkLimits};
use super::live::{Decision, LoadedTable, RequestError, StoredReply};
use super::lobby::{self, Opening};
use super::replay::History;
use super::turn::{self, Cause};
use super::{
    Answered, Change, ChannelId, Clock, Command, Completion, DraftsChange, Entropy, EntryKind, InteractionId, LogEntry,
    OutboxPayload, Refusal, Reply, Request, RequestOrigin, SavedPosition, SettingsSheet, Store, StoreError, TableId,
    TableState, UserId, days, draft, places, seats, undo, view,
};

/// What went wrong beside a refusal.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The stored game cannot be played on.
    #[error("table {table} cannot be read: {why}")]
    Unreadable {
        /// The table.
        table: TableId,
        /// Why.
        why: String,
    },
}

/// How many tables stay in memory; one that was not asked for lately is replayed when it is.
const KEPT: usize = 64;

type Slots = HashMap<TableId, Arc<AsyncMutex<Option<LoadedTable>>>>;

/// All tables. Clones share them.
#[derive(Clone)]
pub struct Tables {
    titles: Arc<[&'static dyn Title]>,
    store: Arc<dyn Store>,
    pub(super) clock: Arc<dyn Clock>,
    chance: Arc<dyn Entropy>,
    pub(super) outbox_changed: Arc<Notify>,
    pub(super) planned: Arc<Notify>,
    /// Where computer players think.
    pub(super) minds: ComputerPool,
    /// Until when reminders are spread.
    pub(super) last_reminder: Arc<Mutex<Timestamp>>,
    /// One lock for each table: requests to a table are handled one after the other.
    slots: Arc<Mutex<Slots>>,
    /// Held while a table is opened.
    opening: Arc<AsyncMutex<()>>,
}

impl Tables {
    /// The tables in a store, playing these games.
    pub fn new(
        titles: Vec<&'static dyn Title>,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        chance: Arc<dyn Entropy>,
    ) -> Self {
        Tables {
            titles: titles.into(),
            store,
            clock,
            chance,
            outbox_changed: Arc::new(Notify::new()),
            planned: Arc::new(Notify::new()),
            minds: ComputerPool::new(ThinkLimits::default()),
            last_reminder: Arc::new(Mutex::new(Timestamp::UNIX_EPOCH)),
            slots: Arc::default(),
            opening: Arc::default(),
        }
    }

    /// The same tables, whose computer players think so much.
    #[must_use]
    pub fn thinking(self, thinking: ThinkLimits) -> Self {
        Tables { minds: ComputerPool::new(thinking), ..self }
    }

    /// The games.
    pub fn titles(&self) -> &[&'static dyn Title] {
        &self.titles
    }

    /// Does what is asked, and answers. The same interaction twice gets the same answer.
    ///
    /// # Errors
    /// What was asked is not possible; nothing has changed.
    pub async fn handle(&self, request: Request) -> Result<Reply, Refusal> {
        let (this, shown) = (self.clone(), format!("{:?}", request.command));
        // A task of its own: a caller who stops waiting cannot leave a change half done.
        let problem = match tokio::spawn(async move { this.answer(&request).await }).await {
            Ok(Ok(reply)) => return Ok(reply),
            Ok(Err(RequestError::Refused(refusal))) => return Err(refusal),
            Ok(Err(RequestError::Table(error))) => error,
            Err(error) => TableError::Store(StoreError::Failed(error.to_string())),
        };
        tracing::error!(command = shown, error = %problem, "a request failed");
        Err(match problem {
            TableError::Unreadable { table, .. } => Refusal::Unreadable { table },
            TableError::NoTable(_) => Refusal::NoTable,
            TableError::Store(_) => Refusal::Trouble,
        })
    }

    /// How a half-typed `/play` line may go on, at most 25: what this user may do now, with their
    /// draft applied. Nothing where they may do nothing.
    pub async fn complete(&self, origin: &RequestOrigin, user: UserId, typed: &str) -> Vec<Completion> {
        let channel = origin.channel;
        let found = self.ask(move |store| store.channel_table(channel)).await;
        let offers = match found {
            Ok(Some(id)) => self.look(id, |live| draft::complete(live, user, typed)).await,
            Ok(None) => return Vec::new(),
            Err(error) => Err(error.into()),
        };
        offers.unwrap_or_else(|error| {
            tracing::error!(%error, "nothing could be offered");
            Vec::new()
        })
    }

    /// A table as a game record. It holds everything hidden, so it is for nobody who still plays.
    ///
    /// # Errors
    /// The store failed, there is no such table, or it has no game that can be read.
    pub async fn export(&self, table: TableId) -> Result<Value, TableError> {
        self.look(table, |live| {
            let history =
                live.history().map_err(|refusal| TableError::Unreadable { table, why: refusal.to_string() })?;
            let steps: Vec<Value> = history
                .turns()
                .iter()
                .flat_map(|turn| turn.steps.iter().map(|step| json!({"seat": turn.seat, "do": step})))
                .collect();
            Ok(json!({
                "format": "daykeeper-record/1",
                "game": live.row.game,
                "seats": live.row.seats.len(),
                "options": live.row.options,
                "setup": live.row.setup,
                "steps": steps,
            }))
        })
        .await?
    }

    async fn answer(&self, request: &Request) -> Result<Reply, RequestError> {
        if let Command::New { game, options, seats, seating } = &request.command {
            let opening = Opening { options: options.clone(), seats: *seats, seating: *seating };
            return self.open(request, game, opening).await;
        }
        if let Command::Remind(change) = &request.command {
            return match self.remind(request, change).await {
                Err(RequestError::Refused(refusal)) => {
                    self.remember_refusal(request.interaction, &refusal).await;
                    Err(refusal.into())
                }
                done => done,
            };
        }
        let id = match (&request.command, request.table) {
            (Command::Games, _) => return self.games(request).await,
            (Command::Move { table }, _) => self.to_be_moved(request, *table).await?,
            (_, Some(id)) => id,
            (_, None) => {
                let channel = request.origin.channel;
                self.ask(move |store| store.channel_table(channel)).await?.ok_or(Refusal::NoTable)?
            }
        };
        match &request.command {
            Command::Hint => return Ok(Reply::Hints(Box::new(self.hint(id, request.actor.user).await?))),
            Command::TurningPoints => return Ok(Reply::Review(Box::new(self.review(id).await?))),
            _ => {}
        }
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let mut live = self.take(&mut slot, id).await?;
        let answered = self.answer_at(&mut live, request).await;
        // After trouble memory may differ from what is stored: the table is loaded anew.
        if !matches!(answered, Err(RequestError::Table(_))) {
            *slot = Some(live);
        }
        answered
    }

    async fn answer_at(&self, live: &mut LoadedTable, request: &Request) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        match &request.command {
            Command::Planner => {
                let seat = draft::acting_seat(live, user)?;
                return Ok(Reply::Planner(Box::new(draft::planner(live, seat)?)));
            }
            Command::Info => {
                let id = live.row.id;
                let link = self.ask(move |store| store.newest_message(id)).await?;
                return Ok(Reply::Info(Box::new(view::info(live, link, self.clock.now()))));
            }
            Command::Board { turn } => return Ok(Reply::Board(Box::new(view::board(live, user, *turn)?))),
            Command::Log { turn } => return Ok(Reply::Log(Box::new(view::log(live, user, *turn)?))),
            Command::Score => return Ok(Reply::Score(Box::new(view::score(live, user)?))),
            Command::Settings(change) if **change == super::SettingsChange::default() => {
                return Ok(Reply::Settings(Box::new(SettingsSheet { table: live.card() })));
            }
            _ => {}
        }
        if let Some(stored) = self.answered(request.interaction).await? {
            return reply(live, user, stored);
        }
        let planned = match &request.command {
            Command::UseHint { stamp, rank } => self.use_hint(live, user, *stamp, *rank).await,
            _ => self.plan(live, request),
        };
        match planned {
            Ok(plan) => {
                let stored = self.commit(live, plan, request.interaction).await?;
                reply(live, user, stored)
            }
            Err(RequestError::Refused(refusal)) => {
                self.remember_refusal(request.interaction, &refusal).await;
                Err(refusal.into())
            }
            Err(problem) => Err(problem),
        }
    }

    /// What a request that changes something would change.
    fn plan(&self, live: &LoadedTable, request: &Request) -> Result<Decision, RequestError> {
        let mut actor = request.actor.clone();
        // Who may manage another channel has no say here.
        actor.may_manage &= live.row.channel == request.origin.channel;
        let at = self.clock.now();
        let cause = Cause { actor: &actor, interaction: Some(request.interaction), at };
        let user = actor.user;
        match &request.command {
            Command::Join => lobby::join(live, cause),
            Command::Leave => lobby::leave(live, cause),
            Command::Start => lobby::start(live, &*self.chance, cause),
            Command::Cancel => lobby::cancel(live, cause),
            Command::Step { stamp, step } => {
                let seat = draft::pressing_seat(live, user, *stamp)?;
                let mut played = draft::current(live, seat)?;
                played.push(step)?;
                Ok(draft::store(live, seat, played.notation(), Change::new(at))?)
            }
            Command::UndoStep { stamp } => {
                let seat = draft::pressing_seat(live, user, *stamp)?;
                let mut steps = draft::current(live, seat)?.notation();
                steps.pop().ok_or(Refusal::NothingDrafted)?;
                Ok(draft::store(live, seat, steps, Change::new(at))?)
            }
            Command::StartOver { stamp } => {
                let seat = draft::pressing_seat(live, user, *stamp)?;
                if draft::current(live, seat)?.steps.is_empty() {
                    return Err(Refusal::NothingDrafted.into());
                }
                Ok(draft::store(live, seat, Vec::new(), Change::new(at))?)
            }
            Command::EndTurn { stamp } => {
                let seat = draft::pressing_seat(live, user, *stamp)?;
                let mut played = draft::current(live, seat)?;
                if !played.held {
                    let end = played.end_step().ok_or(Refusal::TurnNotComplete)?;
                    played.push(&end)?;
                }
                turn::commit(live, seat, played.notation(), cause)
            }
            Command::Play { text } => {
                let seat = draft::acting_seat(live, user)?;
                let mut played = draft::before_line(live, seat)?;
                for step in draft::line(text)? {
                    played.push(&step)?;
                }
                if played.held {
                    turn::commit(live, seat, played.notation(), cause)
                } else {
                    Ok(draft::store(live, seat, played.notation(), Change::new(at))?)
                }
            }
            Command::Undo { turn } => undo::ask(live, *turn, cause),
            Command::AnswerUndo { request, agree } => undo::answer(live, *request, *agree, cause),
            Command::Seat(command) => seats::plan(live, command, cause),
            Command::Move { .. } => places::moved(live, &request.origin, at),
            Command::Settings(change) => days::settings(live, change, cause),
            // The others change nothing and were answered before.
            Command::New { .. }
            | Command::Info
            | Command::Planner
            | Command::Board { .. }
            | Command::Log { .. }
            | Command::Score
            | Command::Hint
            | Command::UseHint { .. }
            | Command::TurningPoints
            | Command::Games
            | Command::Remind(_) => Err(Refusal::Trouble.into()),
        }
    }

    async fn open(&self, request: &Request, game: &str, opening: Opening) -> Result<Reply, RequestError> {
        let _opening = self.opening.lock().await;
        let answer = match self.answered(request.interaction).await? {
            Some(stored) => stored,
            None => match self.try_open(request, game, opening).await {
                Ok(stored) => stored,
                Err(RequestError::Refused(refusal)) => {
                    self.remember_refusal(request.interaction, &refusal).await;
                    StoredReply::Refused(refusal)
                }
                Err(problem) => return Err(problem),
            },
        };
        match answer {
            StoredReply::Done(phrase) => Ok(Reply::Done(phrase)),
            StoredReply::Refused(refusal) => Err(refusal.into()),
            StoredReply::TurnDone(_) | StoredReply::Planner => Err(Refusal::Trouble.into()),
        }
    }

    async fn try_open(&self, request: &Request, game: &str, opening: Opening) -> Result<StoredReply, RequestError> {
        let title = self.title(game).ok_or_else(|| Refusal::UnknownGame { game: game.to_owned() })?;
        self.check_free(request.origin.channel).await?;
        let (row, Decision { mut change, stored }) =
            lobby::open(title, opening, &request.actor, &request.origin, self.clock.now())?;
        change.answered = Some(answered(request.interaction, &stored)?);
        self.ask(move |store| store.open_table(&row, &change)).await?;
        self.outbox_changed.notify_one();
        Ok(stored)
    }

    /// # Errors
    /// The channel has a table in its lobby or running.
    pub(super) async fn check_free(&self, channel: ChannelId) -> Result<(), RequestError> {
        let busy = self
            .ask(move |store| {
                let Some(id) = store.channel_table(channel)? else { return Ok(None) };
                let row = store.table(id)?.filter(|row| !row.homeless);
                let open = row.is_some_and(|row| matches!(row.state, TableState::Lobby | TableState::Running));
                if open { Ok(Some((id, store.newest_message(id)?))) } else { Ok(None) }
            })
            .await?;
        match busy {
            Some((table, link)) => Err(Refusal::ChannelBusy { table, channel, link }.into()),
            None => Ok(()),
        }
    }

    /// Stores a plan, then takes it into memory.
    async fn commit(
        &self,
        live: &mut LoadedTable,
        plan: Decision,
        interaction: InteractionId,
    ) -> Result<StoredReply, RequestError> {
        let Decision { mut change, stored } = plan;
        change.answered = Some(answered(interaction, &stored)?);
        self.store_change(live, change).await?;
        Ok(stored)
    }

    /// Changes a table of our own accord: nobody asked, so nobody is answered.
    ///
    /// # Errors
    /// The store failed, the table cannot be read, or the change is not possible.
    pub(super) async fn change_with(
        &self,
        id: TableId,
        plan: impl FnOnce(&Tables, &LoadedTable, Timestamp) -> Result<Change, RequestError>,
    ) -> Result<(), TableError> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let mut live = self.take(&mut slot, id).await?;
        let change = match plan(self, &live, self.clock.now()) {
            Ok(change) => change,
            Err(problem) => {
                *slot = Some(live);
                return Err(match problem {
                    RequestError::Table(error) => error,
                    RequestError::Refused(refusal) => TableError::Unreadable { table: id, why: refusal.to_string() },
                });
            }
        };
        // After trouble memory may differ from what is stored: the table is loaded anew.
        self.store_change(&mut live, change).await?;
        *slot = Some(live);
        Ok(())
    }

    async fn store_change(&self, live: &mut LoadedTable, change: Change) -> Result<(), TableError> {
        let mut change = change;
        change.outbox.extend(places::status(live, &change));
        let (id, written) = (live.row.id, change.clone());
        self.ask(move |store| store.commit(id, &written)).await?;
        let owes = !change.outbox.is_empty();
        let plans = change.jobs.is_some();
        live.absorb(change).map_err(|why| TableError::Unreadable { table: id, why })?;
        if owes {
            self.outbox_changed.notify_one();
        }
        if plans {
            self.planned.notify_one();
        }
        Ok(())
    }

    pub(super) async fn answered(&self, interaction: InteractionId) -> Result<Option<StoredReply>, RequestError> {
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

    /// A refused interaction stays refused. Nothing else changes, so a failure here costs nothing.
    async fn remember_refusal(&self, interaction: InteractionId, refusal: &Refusal) {
        let mut change = Change::new(self.clock.now());
        let stored = match answered(interaction, &StoredReply::Refused(refusal.clone())) {
            Ok(answered) => {
                change.answered = Some(answered);
                self.ask(move |store| store.commit(TableId(0), &change)).await
            }
            Err(error) => Err(error),
        };
        if let Err(error) = stored {
            tracing::warn!(%error, "a refusal could not be remembered");
        }
    }

    /// Asks the store in a task that may block.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = self.store.clone();
        match tokio::task::spawn_blocking(move || question(&*store)).await {
            Ok(answer) => answer,
            Err(error) => Err(StoreError::Failed(error.to_string())),
        }
    }

    /// Looks at a table without changing it.
    pub(super) async fn look<T>(&self, id: TableId, look: impl FnOnce(&LoadedTable) -> T) -> Result<T, TableError> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let live = self.take(&mut slot, id).await?;
        let seen = look(&live);
        *slot = Some(live);
        Ok(seen)
    }

    fn slot(&self, id: TableId) -> Arc<AsyncMutex<Option<LoadedTable>>> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= KEPT && !slots.contains_key(&id) {
            // Those in use are held by somebody else too.
            slots.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        slots.entry(id).or_default().clone()
    }

    /// The table out of its slot, or loaded. It is put back only after all went well.
    async fn take(&self, slot: &mut Option<LoadedTable>, id: TableId) -> Result<LoadedTable, TableError> {
        let mut live = match slot.take() {
            Some(live) => live,
            None => self.load(id).await.map_err(|error| match error {
                TableError::Store(error @ StoreError::Damaged { .. }) => {
                    TableError::Unreadable { table: id, why: error.to_string() }
                }
                error => error,
            })?,
        };
        let users: Vec<UserId> = live.row.seats.iter().filter_map(|seat| seat.user).collect();
        live.people = self.ask(move |store| store.people(&users)).await?;
        Ok(live)
    }

    async fn load(&self, id: TableId) -> Result<LoadedTable, TableError> {
        let row = self.ask(move |store| store.table(id)).await?.ok_or(TableError::NoTable(id))?;
        let title = self.title(&row.game).ok_or_else(|| TableError::Unreadable {
            table: id,
            why: format!("this version has no game `{}`", row.game),
        })?;
        let (log, damage) = match self.ask(move |store| store.log(id)).await {
            Ok(log) => (log, None),
            Err(error @ StoreError::Damaged { .. }) => (Vec::new(), Some(error.to_string())),
            Err(error) => return Err(error.into()),
        };
        let drafts = match self.ask(move |store| store.drafts(id)).await {
            Ok(drafts) => drafts,
            Err(error @ StoreError::Damaged { .. }) => {
                tracing::error!(table = %id, %error, "the drafts are given up");
                Vec::new()
            }
            Err(error) => return Err(error.into()),
        };
        let game = match damage {
            Some(why) => Err(why),
            None if row.setup.is_none() => Ok(None),
            None => History::replay(title, &row, &log).map(Some),
        };
        if let Err(why) = &game {
            tracing::error!(table = %id, why, "the game cannot be read");
        }
        let mut live = LoadedTable::new(title, row, log, game, drafts);
        let mismatch = live.history().ok().and_then(History::mismatch);
        if let Some(entry) = mismatch {
            self.resume(&mut live, entry).await?;
        }
        Ok(live)
    }

    /// Goes on from the saved position, since the log does not replay to its hashes; the table is
    /// told.
    async fn resume(&self, live: &mut LoadedTable, mismatch: u32) -> Result<(), TableError> {
        let id = live.row.id;
        let why = format!("entry {mismatch} of its log does not replay to the stored hash");
        let saved = match self.ask(move |store| store.saved(id)).await {
            Ok(saved) => saved.filter(|saved| saved.seq as usize == live.log.len()),
            Err(error @ StoreError::Damaged { .. }) => {
                tracing::error!(table = %id, %error, "the saved position is damaged");
                None
            }
            Err(error) => return Err(error.into()),
        };
        let position = saved.as_ref().and_then(|saved| live.title.load(&saved.saved).ok());
        let (Some(saved), Some(position)) = (saved, position) else {
            tracing::error!(table = %id, why, "the game cannot be read, and no saved position helps");
            live.game = Err(why);
            return Ok(());
        };
        tracing::error!(table = %id, why, "the game goes on from the saved position");
        let entry = LogEntry {
            seq: saved.seq + 1,
            kind: EntryKind::Resumed(saved.saved.clone()),
            seat: None,
            user: None,
            at: self.clock.now(),
            interaction: None,
            turn: position.turn(),
            hash: position.hash(),
            reason: None,
            quiet: false,
        };
        let mut change = Change::new(entry.at);
        change.drafts = DraftsChange::DropAll;
        change.saved = Some(SavedPosition { seq: entry.seq, saved: saved.saved });
        change.outbox = vec![live.post(OutboxPayload::Notice(Phrase::new("ui-notice-resumed")), None)];
        change.entries = vec![entry];
        if live.row.state == TableState::Running {
            self.store_change(live, change).await
        } else {
            // A game that has ended is only looked at.
            live.absorb(change).map_err(|why| TableError::Unreadable { table: id, why })
        }
    }

    fn title(&self, id: &str) -> Option<&'static dyn Title> {
        self.titles.iter().copied().find(|title| title.id() == id)
    }
}

pub(super) fn answered(interaction: InteractionId, stored: &StoredReply) -> Result<Answered, StoreError> {
    let answer = serde_json::to_string(stored).map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(Answered { interaction, answer })
}

/// The answer to who asked.
fn reply(live: &LoadedTable, user: UserId, stored: StoredReply) -> Result<Reply, RequestError> {
    Ok(match stored {
        StoredReply::Done(phrase) => Reply::Done(phrase),
        StoredReply::TurnDone(done) => Reply::TurnDone(done),
        StoredReply::Planner => {
            let seat = draft::acting_seat(live, user)?;
            Reply::Planner(Box::new(draft::planner(live, seat)?))
        }
        StoredReply::Refused(refusal) => return Err(refusal.into()),
    })
}
