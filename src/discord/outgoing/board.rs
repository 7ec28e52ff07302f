//! The list of a server's games (`/games post`), a message that the bot keeps up to date.
//!
//! The list names games, channels and progress, but no players. A delivered message about one of the server's games
//! marks its list as outdated. Then the bot rewrites the list, at most twice a minute.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serde_json::Value;
use tokio_util::sync::CancellationToken;

use crate::engine::Phrase;
use crate::table::{
    Backoff, GamesBoard, GuildId, MessageId, MessageLink, Refusal, TableError, TableInfo, TableState, after,
    channel_url,
};

use super::OutgoingError;
use crate::discord::pages::titles;
use crate::discord::parts::components::link;
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::parts::layout::{FrameStyle, MessageLayout, Section};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;
use crate::discord::parts::permissions;
use crate::discord::parts::posted::MessageKind;
use crate::discord::rest::RestError;
use crate::discord::rest::code::{UNKNOWN_CHANNEL, UNKNOWN_MESSAGE};
use crate::discord::state::bot::Bot;

/// Shortest time between two changes of a list.
const PAUSE: Duration = Duration::from_secs(30);
/// Waits after a list couldn't be changed: the network may come back soon, but a missing permission may never be
/// granted.
const TROUBLE: Backoff = Backoff::new(Duration::from_secs(60), Duration::from_secs(60 * 60));
/// Games per list: each is a section with three components, and a message has at most forty.
const MOST: usize = 12;
/// Longest sleep of the task that updates the lists.
const LONGEST_SLEEP: Duration = Duration::from_secs(60 * 60);

/// Builds the list of these games. `count` is the server's total.
pub fn message(localizer: &Localizer<'_>, tables: &[TableInfo], count: usize) -> Message {
    let label = localizer.word("ui-button-open");
    let section = |info: &TableInfo| {
        let table = &info.table;
        let game = titles::titled_if_named(table);
        let phrase = match (&info.status, table.state) {
            (Some(status), TableState::Running) => Phrase::new("ui-list-running").with("status", status.clone()),
            _ if table.players.len() >= usize::from(table.capacity) => {
                Phrase::new("ui-list-lobby.full").with("capacity", table.capacity)
            }
            _ => Phrase::new("ui-list-lobby").with("count", table.players.len()).with("capacity", table.capacity),
        };
        let channel = || channel_url(table.guild, table.channel);
        let address = info.link.as_ref().map_or_else(channel, MessageLink::url);
        let mut phrase = phrase.with("game", game).with("channel", format!("<#{}>", table.channel));
        if let Some(pause) = &info.pause {
            phrase = Phrase::new("ui-games-paused").with("entry", phrase).with("pause", pause.brief());
        }
        // The text has no player names, so any reader's localizer works.
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
    let layout = MessageLayout {
        frame: Some(FrameStyle::default()),
        sections: shown.into_iter().map(section).collect(),
        foot,
        ..MessageLayout::default()
    };
    Message { content: localizer.word("ui-list-title"), layout: Some(layout), silent: true, ..Message::default() }
}

/// The state of a server's list.
#[derive(Default)]
struct PostedList {
    /// The time of the next change; `None` if the list is up to date.
    due: Option<Timestamp>,
    /// The earliest time of the next change, so that the list changes at most twice a minute.
    rests_until: Option<Timestamp>,
    /// Failed attempts in a row.
    failed: u32,
    /// The list's message and its current contents.
    shown: Option<(MessageId, Value)>,
}

/// Keeps all lists up to date until `stop`.
pub(crate) async fn keep(bot: Arc<Bot>, stop: CancellationToken) {
    let clock = bot.tables.clock();
    // Changes from before the start are unknown, so every list is checked.
    for board in bot.tables.boards().await.unwrap_or_default() {
        bot.boards.mark(board.guild);
    }
    let mut lists: BTreeMap<GuildId, PostedList> = BTreeMap::new();
    while !stop.is_cancelled() {
        let notified = bot.boards.notified();
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
                    tracing::info!(%guild, %error, "could not update the list of games");
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
            () = notified => {}
            () = clock.sleep_until(until) => {}
        }
    }
}

impl Bot {
    /// Updates a server's list, if it has one and its contents differ from `shown`. Returns the message and its new
    /// contents after a change.
    async fn update_board(
        &self,
        guild: GuildId,
        shown: Option<&(MessageId, Value)>,
    ) -> Result<Option<(MessageId, Value)>, OutgoingError> {
        // The bot changes nothing in a server that isn't allowed.
        let board = if self.tables.allows_server(Some(guild)) { self.board_of(guild).await? } else { None };
        let Some(board) = board else { return Ok(None) };
        let message = self.board_message(guild, &board.locale).await?;
        let says = (board.message, message.body_as(MessageKind::LaidOut, None));
        if shown == Some(&says) {
            return Ok(None);
        }
        match self.rest.edit(board.channel, board.message, &says.1, None).await {
            Ok(_) => Ok(Some(says)),
            // Someone deleted the list, so the bot stops updating it.
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

    /// Posts the list of a server's games in the channel of the command, replacing an older list.
    pub(crate) async fn post_board(&self, context: &InteractionContext) -> Vec<Message> {
        match self.try_post_board(context).await {
            Ok(phrase) | Err(phrase) => self.notice(context, &phrase),
        }
    }

    async fn try_post_board(&self, context: &InteractionContext) -> Result<Phrase, Phrase> {
        let (actor, origin) = (&context.actor, &context.origin);
        let guild = origin.guild.ok_or_else(|| Phrase::new("ui-list-no-server"))?;
        let trouble = |error: OutgoingError| {
            tracing::warn!(%guild, %error, "could not post the list of games");
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
        // Only channel managers may move the list. A host may post the first one.
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
            // An unstored list would never change again, so the new message is deleted.
            let gone =
                if kept.is_err() { Some((origin.channel, posted)) } else { older.map(|b| (b.channel, b.message)) };
            if let Some((channel, message)) = gone
                && let Err(error) = self.rest.delete(channel, message).await
            {
                tracing::info!(%guild, %error, "could not delete an older list of games");
            }
            kept?;
            // A game may have changed before the list was stored.
            self.boards.mark(guild);
            Ok::<_, OutgoingError>(Phrase::new("ui-list-posted"))
        };
        posted.await.map_err(trouble)
    }
}
