//! `/admin`, for the owners of the application only. It shows the state of the bot, but no hidden information of
//! games.
//!
//! The command is registered only in the server from the settings: in other servers its managers would find a command
//! that refuses them. Discord names the owners of the application. The bot refuses all other users, even if
//! the command's permissions in a server admit them.

use std::collections::BTreeSet;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use jiff::Timestamp;

use crate::engine::Phrase;
use crate::monitor;
use crate::table::{
    GuildId, JobKind, Maintenance, MaintenanceScope, Stamp, TableError, TableId, TableOverview, UserId, chain,
};

use super::access;
use crate::discord::commands::intent::AdminRequest;
use crate::discord::pages::reply;
use crate::discord::parts::buttons::{ComponentAction, ConfirmButton};
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, fit};
use crate::discord::rest::RestError;
use crate::discord::state::bot::Bot;
use crate::discord::state::owners::Owners;

impl Bot {
    /// Asks Discord for the owners of the application, if `/admin` is registered.
    pub(crate) async fn ask_for_owners(&self) {
        if self.admin.is_some()
            && let Err(error) = self.owners_now().await
        {
            tracing::warn!(%error, "could not load the application's owners; retrying when one uses /admin");
        }
    }

    async fn owners_now(&self) -> Result<BTreeSet<UserId>, RestError> {
        let known = self.rest.owners().await?;
        *self.owners.lock().unwrap_or_else(PoisonError::into_inner) = Owners::new(known.clone());
        Ok(known)
    }

    /// Returns `true` if a user owns the application. For an unknown user, the bot asks Discord again.
    async fn is_owner(&self, user: UserId) -> Result<bool, RestError> {
        let owners = self.owners.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if owners.are(user) || owners.are_new() {
            return Ok(owners.are(user));
        }
        Ok(self.owners_now().await?.contains(&user))
    }

    /// Replies to an owner, and refuses all other users.
    pub(crate) async fn administer(&self, context: &InteractionContext, request: AdminRequest) -> Message {
        let localizer = self.localizer(context, &[]);
        let say = |key: &str| Message::text(localizer.word(key));
        match self.is_owner(context.actor.user).await {
            Ok(true) => {}
            Ok(false) => return say("ui-admin-not-owner"),
            Err(error) => {
                tracing::warn!(%error, "could not load the application's owners");
                return say("ui-admin-unreachable");
            }
        }
        let answered = match request {
            AdminRequest::Health => self.health(&localizer).await,
            AdminRequest::Queues => self.queues(&localizer).await,
            AdminRequest::Table(table) => self.overview(context, table).await,
            AdminRequest::Leave(server) => return self.ask_to_leave(&localizer, &server).await,
            AdminRequest::LeaveNow(server) => return self.leave(&localizer, server).await,
            AdminRequest::Maintenance(text, scope) => self.maintain(&localizer, text, scope).await,
        };
        answered.unwrap_or_else(|error| {
            tracing::error!(error = chain(&error), "could not answer an owner's command");
            say("ui-refusal-trouble")
        })
    }

    async fn health(&self, localizer: &Localizer<'_>) -> Result<Message, TableError> {
        let asked = Instant::now();
        self.tables.waiting().await?;
        let millis = asked.elapsed().as_millis();
        let mut lines = vec![
            Phrase::new("ui-admin-version").with("version", reply::VERSION).with("since", ago(self.since)),
            Phrase::new("ui-admin-gateway")
                .with("count", self.connections.load(Ordering::Relaxed))
                .with("wanted", self.shards.load(Ordering::Relaxed)),
            Phrase::new("ui-admin-database").with("millis", i64::try_from(millis).unwrap_or(i64::MAX)),
        ];
        lines.extend(
            monitor::resident()
                .map(|bytes| Phrase::new("ui-admin-memory").with("megabytes", count(bytes / (1024 * 1024)))),
        );
        let mut message = text_message(localizer, &lines);
        if let Some(on) = self.tables.maintenance().await? {
            message.content = format!("{}\n{}", message.content, maintenance(localizer, &on));
        }
        Ok(message)
    }

    async fn queues(&self, localizer: &Localizer<'_>) -> Result<Message, TableError> {
        let waiting = self.tables.waiting().await?;
        let thoughts = Phrase::new("ui-admin-thoughts").with("count", self.tables.thoughts_waiting());
        let jobs =
            Phrase::new("ui-admin-jobs").with("count", count(waiting.jobs)).with("age", seconds(waiting.oldest_job));
        Ok(text_message(localizer, &[pending(waiting.messages, waiting.oldest_message), jobs, thoughts]))
    }

    /// Shows `/game info` for a game, plus its pending messages and jobs.
    async fn overview(&self, context: &InteractionContext, number: Option<i64>) -> Result<Message, TableError> {
        let overview = self.tables.overview(context.origin.channel, number).await?;
        let Some(TableOverview { table, guild, channel, is_suspended, info, pending: waiting, jobs }) = overview else {
            return Ok(text_message(&self.localizer(context, &[]), &[Phrase::new("ui-admin-no-table")]));
        };
        let names = info.as_ref().map(|info| info.table.names()).unwrap_or_default();
        let localizer = self.localizer(context, &names);
        let place = Phrase::new("ui-admin-table")
            .with("table", table.number().to_string())
            .with("server", guild.map_or_else(|| "–".to_owned(), |guild| guild.to_string()))
            .with("channel", channel.to_string());
        let mut lines = vec![localizer.say(&place)];
        lines.push(match &info {
            Some(info) => reply::table_info(&localizer, info).content,
            None => localizer.word("ui-admin-unreadable"),
        });
        let mut more = vec![pending(waiting.messages, waiting.oldest)];
        more.extend(waiting.why.map(|why| Phrase::new("ui-admin-why").with("why", format!("`{why}`"))));
        more.extend(jobs.iter().filter_map(|job| {
            let key = match job.kind {
                JobKind::Reminder => "ui-admin-job-reminder",
                JobKind::Timeout => "ui-admin-job-time-out",
                JobKind::Computer => "ui-admin-job-computer",
                JobKind::Pause => "ui-admin-job-pause",
                JobKind::Review => "ui-admin-job-review",
                // Queued turns are private.
                JobKind::QueuedTurn => return None,
            };
            // For a player without reminders, the reminder job is due in the year 8307.
            let soon = job.due_at.duration_since(self.tables.clock().now()) < NEXT_YEARS;
            soon.then(|| Phrase::new(key).with("seat", job.seat.ordinal()).with("at", ago(job.due_at)))
        }));
        if is_suspended {
            more.push(Phrase::new("ui-admin-paused"));
        }
        lines.extend(more.iter().map(|line| localizer.say(line)));
        let whole = 0..lines.len();
        Ok(Message::text(fit(&lines, whole, limit::CONTENT, |_| "…".to_owned())))
    }

    async fn ask_to_leave(&self, localizer: &Localizer<'_>, server: &str) -> Message {
        let Ok(id) = server.trim().parse::<u64>() else {
            return text_message(localizer, &[Phrase::new("ui-admin-no-server")]);
        };
        let name = match self.rest.guild_name(GuildId(id)).await {
            Ok(name) => name,
            Err(RestError::Refused { .. }) => return text_message(localizer, &[Phrase::new("ui-admin-no-server")]),
            Err(_) => return text_message(localizer, &[Phrase::new("ui-admin-unreachable")]),
        };
        let stamp = Stamp::of_table(TableId(0));
        let leave = localizer.word("ui-admin-button-leave");
        let stay = localizer.word("ui-admin-button-stay");
        let buttons = vec![
            button(stamp, ComponentAction::Confirm(ConfirmButton::LeaveServer(id)), ButtonStyle::Danger, &leave),
            button(stamp, ComponentAction::Confirm(ConfirmButton::Keep), ButtonStyle::Secondary, &stay),
        ];
        let question = Phrase::new("ui-admin-leave").named("server", name);
        Message { rows: vec![Row::Buttons(buttons)], ..text_message(localizer, &[question]) }
    }

    async fn leave(&self, localizer: &Localizer<'_>, server: GuildId) -> Message {
        let key = match self.rest.leave(server).await {
            Ok(()) => "ui-admin-left",
            Err(RestError::Refused { .. }) => "ui-admin-no-server",
            Err(error) => {
                tracing::warn!(%error, "could not leave a server");
                "ui-admin-unreachable"
            }
        };
        text_message(localizer, &[Phrase::new(key)])
    }

    async fn maintain(
        &self,
        localizer: &Localizer<'_>,
        words: Option<String>,
        scope: MaintenanceScope,
    ) -> Result<Message, TableError> {
        let words = words.map(|words| words.trim().to_owned());
        let begun =
            words.filter(|words| !words.is_empty()).map(|words| Maintenance { text: words, scope, by_setting: false });
        let line = match &begun {
            Some(begun) => maintenance(localizer, begun),
            None if self.tables.maintenance().await?.is_some() => localizer.word("ui-admin-maintenance-ended"),
            None => localizer.word("ui-admin-maintenance-none"),
        };
        self.tables.set_maintenance(begun).await?;
        Ok(Message::text(line))
    }
}

/// A job due later than this counts as never due.
const NEXT_YEARS: jiff::SignedDuration = jiff::SignedDuration::from_hours(10 * 366 * 24);

fn text_message(localizer: &Localizer<'_>, lines: &[Phrase]) -> Message {
    let lines: Vec<String> = lines.iter().map(|line| localizer.say(line)).collect();
    Message::text(lines.join("\n"))
}

fn maintenance(localizer: &Localizer<'_>, on: &Maintenance) -> String {
    let key = match on.scope {
        MaintenanceScope::Everything => "ui-admin-maintenance-everything",
        MaintenanceScope::NewGames => "ui-admin-maintenance-new",
    };
    format!("{}\n{}", localizer.word(key), access::quote(&on.text))
}

/// Converts a number to the type that phrases use.
fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn pending(messages: u64, oldest: Duration) -> Phrase {
    Phrase::new("ui-admin-outbox").with("count", count(messages)).with("age", seconds(oldest))
}

/// Formats a duration in the largest unit that fits. All our languages share these units.
fn seconds(span: Duration) -> String {
    let seconds = span.as_secs();
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min", seconds / 60),
        _ => format!("{} h", seconds / 3600),
    }
}

/// Formats a time that Discord shows relative to now.
fn ago(at: Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}
