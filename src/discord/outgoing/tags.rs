//! Keeps the tags of forum posts up to date: they follow the delivered messages of their game.
//!
//! A tag helps players find a game. If the bot may not change a tag, the old tag stays and the bot notifies no one.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio_util::sync::CancellationToken;

use crate::table::{Backoff, ChannelId, ForumPost, after};

use super::OutgoingError;
use super::forum::{self, Tag};
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::rest::RestError;
use crate::discord::rest::code::ARCHIVED;
use crate::discord::state::bot::Bot;

/// Waits after the forum of a post couldn't be reached.
const TROUBLE: Backoff = Backoff::new(Duration::from_secs(5), Duration::from_secs(60 * 60));
/// Longest sleep of the task that updates tags.
const LONGEST_SLEEP: Duration = Duration::from_secs(60 * 60);

/// Keeps all tags up to date until `stop`.
pub(crate) async fn keep(bot: Arc<Bot>, stop: CancellationToken) {
    let clock = bot.tables.clock();
    // Changes from before the start are unknown, so every post is checked.
    for post in bot.tables.posts().await.unwrap_or_default() {
        bot.posts.mark(post.channel);
    }
    let mut waiting: BTreeMap<ChannelId, (Timestamp, u32)> = BTreeMap::new();
    while !stop.is_cancelled() {
        let notified = bot.posts.notified();
        let now = clock.now();
        for channel in bot.posts.take() {
            waiting.entry(channel).or_insert((now, 0));
        }
        let due: Vec<ChannelId> =
            waiting.iter().filter(|(_, (at, _))| *at <= now).map(|(channel, _)| *channel).collect();
        for channel in due {
            let failed = waiting.remove(&channel).map_or(0, |(_, failed)| failed);
            if let Err(error) = bot.update_tags(channel).await {
                tracing::info!(%channel, %error, "could not update a post's tags");
                waiting.insert(channel, (TROUBLE.next(clock.now(), failed), failed.saturating_add(1)));
            }
        }
        let longest = after(clock.now(), LONGEST_SLEEP);
        let until = waiting.values().map(|(at, _)| *at).min().unwrap_or(longest).min(longest);
        tokio::select! {
            () = stop.cancelled() => {}
            () = notified => {}
            () = clock.sleep_until(until) => {}
        }
    }
}

impl Bot {
    /// Updates the tags of a channel, if it is a forum post.
    async fn update_tags(&self, channel: ChannelId) -> Result<(), OutgoingError> {
        let Some(post) = self.tables.post(channel).await? else { return Ok(()) };
        let Some(table) = self.tables.row_of(channel).await? else { return Ok(()) };
        if !self.tables.allows_server(table.guild) {
            return Ok(());
        }
        let tags = Tag::of(&table);
        let shown = names(&tags);
        if post.shown.as_ref() == Some(&shown) {
            return Ok(());
        }
        match self.show_tags(&post, &tags).await {
            // Discord would refuse the change again, so the bot doesn't retry.
            Ok(()) | Err(RestError::Refused { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(self.tables.keep_post(ForumPost { shown: Some(shown), ..post }).await?)
    }

    async fn show_tags(&self, post: &ForumPost, tags: &[Tag]) -> Result<(), RestError> {
        let forum = self.rest.channel(post.forum).await?;
        let there = self.rest.channel(post.channel).await?;
        let Some(change) = forum::change(&self.texts, &forum, &there, tags) else { return Ok(()) };
        match self.rest.change_channel(post.channel, &change).await {
            Err(RestError::Refused { code: ARCHIVED, .. }) => {
                self.rest.reopen(post.channel).await?;
                self.rest.change_channel(post.channel, &change).await?;
            }
            changed => drop(changed?),
        }
        Ok(())
    }

    /// Remembers the post of a new game: if its thread is a user's forum post, the tags follow the game from now on.
    pub(crate) async fn adopt_post(&self, context: &InteractionContext) {
        let Some(forum) = context.parent else { return };
        let channel = context.origin.channel;
        match self.rest.channel(forum).await {
            Ok(place) if forum::is_forum(&place) => {}
            _ => return,
        }
        match self.tables.keep_post(ForumPost { channel, forum, shown: None }).await {
            Ok(()) => self.posts.mark(channel),
            Err(error) => tracing::warn!(%channel, %error, "could not store a post; its tags won't be updated"),
        }
    }
}

/// Returns the stored form of a post's tags.
pub(crate) fn names(tags: &[Tag]) -> String {
    tags.iter().map(|tag| tag.key()).collect::<Vec<_>>().join(" ")
}
