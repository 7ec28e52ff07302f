//! Tables in threads that are opened for them.

use crate::engine::Phrase;
use crate::table::{InteractionId, NewTable, Refusal, Request, RequestOrigin};

use super::bot::Bot;
use super::escape::cut;
use super::interaction::InteractionContext;
use super::message::Message;
use super::permissions;
use super::rest::RestError;

/// The longest name of a thread.
const NAME: usize = 100;
/// Discord's code for missing permissions.
const MISSING_PERMISSIONS: i64 = 50013;

impl Bot {
    /// Opens a thread in the channel of a command, and a table in it.
    pub(super) async fn open_in_thread(&self, context: &InteractionContext, new: NewTable) -> Vec<Message> {
        let localizer = self.localizer_for(&context.actor.locale, &[]);
        let said = match self.try_open_in_thread(context, new).await {
            Ok(phrase) | Err(phrase) => phrase,
        };
        vec![Message::text(localizer.say(&said))]
    }

    /// # Errors
    /// Why there is no table.
    async fn try_open_in_thread(&self, context: &InteractionContext, new: NewTable) -> Result<Phrase, Phrase> {
        let (actor, origin) = (&context.actor, &context.origin);
        if origin.guild.is_none() || context.thread {
            return Err(Phrase::new("ui-thread-not-here"));
        }
        let missing = |has| permissions::missing_for_thread(has, origin.channel.0);
        if let Some(phrase) = context.permissions.and_then(missing) {
            return Err(phrase);
        }
        let mut request = Request {
            interaction: InteractionId(context.handle.id),
            actor: actor.clone(),
            origin: origin.clone(),
            table: None,
            command: new.clone().into(),
        };
        // A thread is opened only where a table can be.
        self.tables.check_new(&request, &new).await.map_err(|refusal| refusal.phrase())?;
        let locale = origin.locale.as_deref().unwrap_or(&actor.locale);
        let name = Phrase::new("ui-thread-name").with("game", Phrase::new(format!("{}-name", new.game)));
        let name = self.localizer_for(locale, &[]).plain(&name.named("host", actor.name.as_str()));
        let thread = self.rest.open_thread(origin.channel, &cut(&name, NAME)).await.map_err(|error| {
            tracing::warn!("a thread cannot be opened: {error}");
            match error {
                RestError::Refused { code: MISSING_PERMISSIONS, .. } => {
                    missing(permissions::Permissions(0)).unwrap_or_else(|| Refusal::Trouble.phrase())
                }
                _ => Refusal::Trouble.phrase(),
            }
        })?;
        request.origin = RequestOrigin { channel: thread, ..origin.clone() };
        self.tables.handle(request).await.map_err(|refusal| refusal.phrase())?;
        if let Err(error) = self.rest.add_to_thread(thread, actor.user).await {
            tracing::info!("the host is not in the thread yet: {error}");
        }
        Ok(Phrase::new("ui-thread-opened").with("thread", format!("<#{thread}>")))
    }
}
