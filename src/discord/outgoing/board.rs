//! One message with all tables of a server (`/games board`), kept up to date.
//!
//! It names games and channels and says how far they are, and nobody. A message that is delivered about a table of the
//! server says that something has changed there; then the list is made anew, at most twice a minute.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serde_json::Value;
use tokio_util::sync::CancellationToken;

use crate::engine::Phrase;
use crate::table::{
    Backoff, GamesBoard, GuildId, MessageId, MessageLink, Refusal, TableError, TableInfo, TableState, after,
};

use crate::discord::parts::components::link;
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::parts::layout::{Frame, Layout, Section};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;
use crate::discord::parts::permissions;
use crate::discord::parts::posted::MessageKind;
use crate::discord::rest::RestError;
use crate::discord::state::bot::Bot;

/// How long a list stays as it is at least.
const PAUSE: Duration = Duration::from_secs(30);
/// How long a list that cannot be changed waits: for a network that comes back, or for a permission that may never.
const TROUBLE: Backoff = Backoff::new(Duration::from_secs(60), Duration::from_secs(60 * 60));
/// How many tables a list has: a section has three components, a message forty.
const MOST: usize = 12;
/// How long the keeper of the lists sleeps at most.
const LONGEST_SLEEP: Duration = Duration::from_secs(60 * 60);
/// There is no such channel any more.
const UNKNOWN_CHANNEL: i64 = 10003;
/// There is no such message any more.
const UNKNOWN_MESSAGE: i64 = 10008;

/// The list of these tables, of which a server has so many.
pub fn message(localizer: &Localizer<'_>, tables: &[TableInfo], count: usize) -> Message {
    let label = localizer.word("ui-button-open");
    let section = |info: &TableInfo| {
        let table = &info.table;
        let game = Phrase::new(format!("{}-name", table.game.id()));
        let phrase = match (&info.status, table.state) {
            (Some(status), TableState::Running) => Phrase::new("ui-list-running").with("status", status.clone()),
            _ => Phrase::new("ui-list-lobby").with("count", table.players.len()).with("capacity", table.capacity),
        };
        let address = info.link.as_ref().map_or_else(
            || {
                let guild = table.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
                format!("https://discord.com/channels/{guild}/{}", table.channel)
            },
            MessageLink::url,
        );
        let mut phrase = phrase.with("game", game).with("channel", format!("<#{}>", table.channel));
        if let Some(pause) = &info.pause {
            phrase = Phrase::new("ui-games-paused").with("entry", phrase).with("pause", pause.brief());
        }
        // Nobody's name is in it, so the words of any reader's localizer do.
        let text = localizer.say(&phrase);
        Section { text, button: link(address, &label) }
    };
    let shown: Vec<&TableInfo> = tables.iter().filter(|info| !info.channel_deleted).collect();
    let more = count.saturating_sub(tables.len());
    let foot = match (shown.is_empty(), more) {
        (true, 0) => Some(localizer.say(&Phrase::new("ui-list-none"))),
        (_, 0) => None,
        (_, more) => Some(localizer.say(&Phrase::new("ui-list-more").with("count", more))),
    };
    let layout = Layout {
        frame: Some(Frame::default()),
        sections: shown.into_iter().map(section).collect(),
        foot,
        ..Layout::default()
    };
    Message { content: localizer.word("ui-list-title"), layout: Some(layout), silent: true, ..Message::default() }
}

/// What is known of the list of a server.
#[derive(Default)]
struct Kept {
    /// When it is to be changed; `None`: nothing is known to have changed.
    due: Option<Timestamp>,
    /// Before that it stays as it is.
    rests_until: Option<Timestamp>,
    /// How often in a row it could not be changed.
    failed: u32,
    /// What which message says.
    shown: Option<(MessageId, Value)>,
}

/// Keeps all lists up to date until asked to stop.
pub(crate) async fn keep(bot: Arc<Bot>, stop: CancellationToken) {
    let clock = bot.tables.clock();
    // What has changed while the program did not run is not known.
    for board in bot.tables.boards().await.unwrap_or_default() {
        bot.boards.tell(board.guild);
    }
    let mut lists: BTreeMap<GuildId, Kept> = BTreeMap::new();
    while !stop.is_cancelled() {
        let told = bot.boards.told();
        let now = clock.now();
        for guild in bot.boards.take() {
            let list = lists.entry(guild).or_default();
            list.due = list.due.or(list.rests_until).or(Some(now));
        }
        for (guild, list) in &mut lists {
            if list.due.is_none_or(|at| at > clock.now()) || stop.is_cancelled() {
                continue;
            }
            list.due = None;
            let pause = match bot.update_board(*guild, list.shown.as_ref()).await {
                Ok(Some(shown)) => {
                    (list.shown, list.failed) = (Some(shown), 0);
                    Some(PAUSE)
                }
                Ok(None) => None,
                Err(error) => {
                    tracing::info!(%guild, %error, "the list of tables cannot be changed now");
                    let pause = TROUBLE.wait(list.failed);
                    list.failed = list.failed.saturating_add(1);
                    list.due = Some(after(clock.now(), pause));
                    Some(pause)
                }
            };
            list.rests_until = pause.map(|pause| after(clock.now(), pause));
        }
        lists.retain(|_, list| list.due.is_some() || list.rests_until.is_some() || list.shown.is_some());
        let longest = after(clock.now(), LONGEST_SLEEP);
        let until = lists.values().filter_map(|list| list.due).min().unwrap_or(longest).min(longest);
        tokio::select! {
            () = stop.cancelled() => {}
            () = told => {}
            () = clock.sleep_until(until) => {}
        }
    }
}

/// Why a list could not be changed.
#[derive(Debug, thiserror::Error)]
enum BoardError {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Rest(#[from] RestError),
}

impl Bot {
    /// Brings a server's list up to date, if it has one and says something else than this; which message says what now,
    /// if it was changed.
    async fn update_board(
        &self,
        guild: GuildId,
        shown: Option<&(MessageId, Value)>,
    ) -> Result<Option<(MessageId, Value)>, BoardError> {
        // Where the bot is not let in nothing is changed.
        let board = if self.tables.lets_in(Some(guild)) { self.board_of(guild).await? } else { None };
        let Some(board) = board else { return Ok(None) };
        let message = self.board_message(guild, &board.locale).await?;
        let says = (board.message, message.body_as(MessageKind::LaidOut, None));
        if shown == Some(&says) {
            return Ok(None);
        }
        match self.rest.edit(board.channel, board.message, &says.1, None).await {
            Ok(_) => Ok(Some(says)),
            // Somebody has deleted it.
            Err(RestError::Refused { code: UNKNOWN_MESSAGE | UNKNOWN_CHANNEL, .. }) => {
                self.tables.forget_board(board.message).await?;
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn board_of(&self, guild: GuildId) -> Result<Option<GamesBoard>, TableError> {
        Ok(self.tables.boards().await?.into_iter().find(|board| board.guild == guild))
    }

    async fn board_message(&self, guild: GuildId, locale: &str) -> Result<Message, TableError> {
        let (tables, count) = self.tables.server_tables(guild, MOST).await?;
        Ok(message(&self.localizer_for(locale, &[]), &tables, count))
    }

    /// Posts the list of a server's tables where it was asked for, in the place of an older one.
    pub(crate) async fn post_board(&self, context: &InteractionContext) -> Vec<Message> {
        let said = match self.try_post_board(context).await {
            Ok(phrase) | Err(phrase) => phrase,
        };
        vec![Message::text(self.localizer_for(&context.actor.locale, &[]).say(&said))]
    }

    /// # Errors
    /// Why there is no list.
    async fn try_post_board(&self, context: &InteractionContext) -> Result<Phrase, Phrase> {
        let (actor, origin) = (&context.actor, &context.origin);
        let guild = origin.guild.ok_or_else(|| Phrase::new("ui-list-no-server"))?;
        let trouble = |error: BoardError| {
            tracing::warn!(%guild, %error, "the list of tables cannot be posted");
            Refusal::Trouble.phrase()
        };
        if !self.tables.may_post_board(guild, actor).await.map_err(|error| trouble(error.into()))? {
            return Err(Phrase::new("ui-list-not-allowed"));
        }
        let missing = |has| permissions::missing_to_write(has, origin.channel.0, context.thread);
        if let Some(phrase) = context.permissions.and_then(missing) {
            return Err(phrase);
        }
        let older = self.board_of(guild).await.map_err(|error| trouble(error.into()))?;
        // Where the list stands is for those to say who manage channels; a host may post it where there is none.
        if !actor.may_manage
            && let Some(older) = &older
            && self.rest.message(older.channel, older.message).await.is_ok()
        {
            let there = format!("<#{}>", older.channel);
            return Err(Phrase::new("ui-list-elsewhere").with("channel", there));
        }
        let locale = origin.locale.clone().unwrap_or_else(|| actor.locale.clone());
        let posted = async {
            let message = self.board_message(guild, &locale).await?;
            let body = message.creation(None, &format!("board-{:x}", context.handle.id));
            let posted = self.rest.create(origin.channel, &body, None).await?;
            let board = GamesBoard { guild, channel: origin.channel, message: posted, locale };
            let kept = self.tables.keep_board(board).await;
            // One that is not kept would never change again.
            let gone =
                if kept.is_err() { Some((origin.channel, posted)) } else { older.map(|b| (b.channel, b.message)) };
            if let Some((channel, message)) = gone
                && let Err(error) = self.rest.delete(channel, message).await
            {
                tracing::info!(%guild, %error, "an older list of tables stays");
            }
            kept?;
            // Something may have changed before it was kept.
            self.boards.tell(guild);
            Ok::<_, BoardError>(Phrase::new("ui-list-posted"))
        };
        posted.await.map_err(trouble)
    }
}
