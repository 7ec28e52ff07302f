//! Opens threads for new games: in a channel, or as a post in a forum.

use crate::engine::Phrase;
use crate::table::{
    ChannelId, FairShare, ForumPost, InteractionId, LobbyRefusal, NewTable, Refusal, Request, RequestOrigin,
};

use super::forum::{self, Tag};
use super::tags;
use crate::discord::parts::escape::cut;
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::parts::message::Message;
use crate::discord::parts::permissions::{self, Permissions};
use crate::discord::rest::RestError;
use crate::discord::rest::code::{MISSING_ACCESS, MISSING_PERMISSIONS, TAG_REQUIRED, THREADS_FULL};
use crate::discord::state::bot::Bot;

/// Discord's limit for a thread's name, in characters.
const NAME: usize = 100;

impl Bot {
    /// Opens a thread in the channel of a command, or a post in a forum, with a new game in it.
    pub(crate) async fn open_in_thread(
        &self,
        context: &InteractionContext,
        new: NewTable,
        forum: Option<(ChannelId, Permissions)>,
    ) -> Vec<Message> {
        match self.try_open_in_thread(context, new, forum).await {
            Ok(phrase) | Err(phrase) => self.notice(context, &phrase),
        }
    }

    /// # Errors
    /// The reason for refusing the game, as a phrase.
    async fn try_open_in_thread(
        &self,
        context: &InteractionContext,
        new: NewTable,
        forum: Option<(ChannelId, Permissions)>,
    ) -> Result<Phrase, Phrase> {
        let (actor, origin) = (&context.actor, &context.origin);
        if origin.guild.is_none() {
            return Err(Phrase::new("ui-thread-not-here"));
        }
        // Inside a post, a new thread means another post in the same forum.
        let forum = match forum {
            None if context.thread => Some(self.own_forum(context).await.ok_or(Phrase::new("ui-thread-not-here"))?),
            forum => forum,
        };
        match forum {
            // Users can't open a post through the bot that they couldn't open themselves.
            Some((forum, may)) if !may.contains(Permissions::SEND_MESSAGES) => {
                return Err(Phrase::new("ui-forum-not-yours").with("channel", format!("<#{forum}>")));
            }
            Some(_) => {}
            None => {
                let missing = |has| permissions::missing_for_thread(has, origin.channel.0);
                if let Some(phrase) = context.permissions.and_then(missing) {
                    return Err(phrase);
                }
            }
        }
        let mut request = Request {
            interaction: InteractionId(context.handle.id),
            actor: actor.clone(),
            origin: origin.clone(),
            table: None,
            command: new.clone().into(),
        };
        // An impossible game must not leave an empty thread behind.
        self.tables.check_new(&request, &new).await.map_err(|refusal| refusal.phrase())?;
        let locale = origin.locale.as_deref().unwrap_or(&actor.locale);
        let name = Phrase::new("ui-thread-name").with("game", Phrase::new(format!("{}-name", new.game)));
        let name = self.localizer_for(locale, &[]).plain(&name.named("host", actor.name.as_str()));
        let name = cut(&name, NAME);
        let thread = match forum {
            Some((forum, _)) => self.open_post(context, forum, &new, &name, locale).await?,
            None => self.rest.open_thread(origin.channel, &name).await.map_err(|error| {
                tracing::warn!("could not create a thread: {error}");
                match error {
                    RestError::Refused { code: MISSING_PERMISSIONS, .. } => {
                        permissions::missing_for_thread(Permissions(0), origin.channel.0)
                            .unwrap_or_else(|| Refusal::Trouble.phrase())
                    }
                    RestError::Refused { code: THREADS_FULL, .. } => Phrase::new("ui-threads-full"),
                    _ => Refusal::Trouble.phrase(),
                }
            })?,
        };
        request.origin = RequestOrigin { channel: thread, ..origin.clone() };
        self.tables.handle(request).await.map_err(|refusal| refusal.phrase())?;
        if let Err(error) = self.rest.add_to_thread(thread, actor.user).await {
            tracing::info!("could not add the host to the thread: {error}");
        }
        Ok(Phrase::new("ui-thread-opened").with("thread", format!("<#{thread}>")))
    }

    /// Returns the forum of the command's post, and the user's permissions there.
    async fn own_forum(&self, context: &InteractionContext) -> Option<(ChannelId, Permissions)> {
        let parent = context.parent?;
        let place = self.rest.channel(parent).await.ok()?;
        // A post has the permissions of its forum.
        forum::is_forum(&place).then_some((parent, context.may.unwrap_or(Permissions(0))))
    }

    /// Opens a post with the board as its picture. It gets a tag if the forum has one or the bot can create it.
    ///
    /// # Errors
    /// The reason for refusing the post.
    async fn open_post(
        &self,
        context: &InteractionContext,
        forum: ChannelId,
        new: &NewTable,
        name: &str,
        locale: &str,
    ) -> Result<ChannelId, Phrase> {
        let channel = format!("<#{forum}>");
        let refused = |error: RestError| {
            tracing::warn!("could not create a forum post: {error}");
            match error {
                RestError::Refused { code: MISSING_PERMISSIONS | MISSING_ACCESS, .. } => {
                    Phrase::new("ui-forum-refused")
                        .with("channel", channel.clone())
                        .with("permissions", permissions::needed_for_post())
                }
                RestError::Refused { code: TAG_REQUIRED, .. } => {
                    Phrase::new("ui-forum-needs-tag").with("channel", channel.clone())
                }
                RestError::Refused { code: THREADS_FULL, .. } => Phrase::new("ui-threads-full"),
                _ => Refusal::Trouble.phrase(),
            }
        };
        let localizer = self.localizer_for(locale, &[]);
        let mut place = self.rest.channel(forum).await.map_err(refused)?;
        if let Some(change) = forum::with_tags(&self.texts, &place, &localizer) {
            // Without the permission, the forum lacks these tags. That needs no notice.
            place = self.rest.change_channel(forum, &change).await.unwrap_or(place);
        }
        let shown = [Tag::Open];
        let tags = forum::usable(&self.texts, &place, &shown);
        let game = self.tables.titles().iter().find(|title| title.id() == new.game);
        let game =
            *game.ok_or_else(|| Refusal::Lobby(LobbyRefusal::UnknownGame { game: new.game.clone() }).phrase())?;
        let message = forum::first_message(&localizer, game, new, &context.actor.name);
        let share = FairShare { guild: context.origin.guild, user: context.actor.user };
        let file = self.drawing.draw(share, message.picture.as_ref()).await;
        let body = forum::post(name, &message, file.as_ref(), &tags);
        let opened = match self.rest.open_post(forum, &body, file.as_ref()).await {
            Err(RestError::Refused { code: MISSING_PERMISSIONS, .. }) if file.is_some() => {
                self.rest.open_post(forum, &forum::post(name, &message, None, &tags), None).await
            }
            opened => opened,
        };
        let post = opened.map_err(refused)?;
        let shown = (!tags.is_empty()).then(|| tags::names(&shown));
        if let Err(error) = self.tables.keep_post(ForumPost { channel: post, forum, shown }).await {
            tracing::warn!(%post, %error, "could not store a post; its tags won't be updated");
        }
        Ok(post)
    }
}
