//! Requests to Discord, and what their failure means.

use std::future::Future;
use std::time::Duration;

use serde_json::Value;
use serenity::builder::CreateAttachment;
use serenity::http::{Http, HttpError, MessagePagination};
use serenity::model::id::{ChannelId, InteractionId, MessageId};
use tokio::time::{Instant, sleep, timeout};

use super::message::Drawn;

/// Discord shows a failure unless an interaction is answered within three seconds; what is left is
/// for the way to us.
const ACKNOWLEDGE_WITHIN: Duration = Duration::from_millis(2600);
/// One attempt to acknowledge.
const ACKNOWLEDGE_ATTEMPT: Duration = Duration::from_millis(1200);
/// One attempt of anything else, a picture's upload included.
const ATTEMPT: Duration = Duration::from_secs(15);
/// How long an answer to an interaction is tried: its token lives for 15 minutes, but nobody looks
/// at the screen for as long.
const ANSWER_WITHIN: Duration = Duration::from_secs(60);

/// "Interaction has already been acknowledged."
const ALREADY_ACKNOWLEDGED: isize = 40060;

/// Why a request brought no answer that we wanted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestError {
    /// Discord refuses this request, and would again.
    #[error("Discord refuses ({status}, code {code}): {message}")]
    Refused {
        /// HTTP status: 400, 403 or 404.
        status: u16,
        /// Discord's code for the reason.
        code: isize,
        /// Discord's sentence for the reason.
        message: String,
    },
    /// Discord cannot do it now (429, 5xx) or not for us (401); nothing has happened.
    #[error("Discord is busy ({status})")]
    Busy {
        /// HTTP status.
        status: u16,
    },
    /// No answer came: it may have happened or not.
    #[error("no answer from Discord: {reason}")]
    Lost {
        /// What broke.
        reason: String,
    },
}

impl RestError {
    /// Whether trying again can help.
    pub fn passes(&self) -> bool {
        !matches!(self, RestError::Refused { .. })
    }
}

impl From<serenity::Error> for RestError {
    fn from(error: serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                let status = response.status_code.as_u16();
                match status {
                    400 | 403 | 404 => {
                        RestError::Refused { status, code: response.error.code, message: response.error.message }
                    }
                    // The answer to an upload that did not arrive whole, or an odd status on the
                    // way; 500 and above from in between say nothing of what Discord did.
                    401 | 429 => RestError::Busy { status },
                    _ => RestError::Lost { reason: format!("status {status}") },
                }
            }
            // The error's own text may show the address, and with it an interaction's token.
            serenity::Error::Http(HttpError::Request(error)) => {
                RestError::Lost { reason: error.without_url().to_string() }
            }
            serenity::Error::Json(error) => RestError::Lost { reason: format!("unreadable answer: {error}") },
            other => RestError::Lost { reason: other.to_string() },
        }
    }
}

/// Pauses between attempts: doubled each time, up to a minute.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    next: Duration,
}

impl Backoff {
    /// The longest pause.
    pub const MAX: Duration = Duration::from_secs(60);

    /// Pauses that begin with this one.
    pub fn from(first: Duration) -> Self {
        Backoff { next: first }
    }

    /// The next pause.
    pub fn pause(&mut self) -> Duration {
        let pause = self.next;
        self.next = (pause * 2).min(Self::MAX);
        pause
    }
}

/// One attempt that does not wait for ever.
async fn attempt<T>(
    limit: Duration,
    request: impl Future<Output = Result<T, serenity::Error>>,
) -> Result<T, RestError> {
    match timeout(limit, request).await {
        Ok(result) => result.map_err(RestError::from),
        Err(_) => Err(RestError::Lost { reason: format!("nothing within {} s", limit.as_secs_f32()) }),
    }
}

fn files(drawn: Option<&Drawn>) -> Vec<CreateAttachment> {
    drawn.map(|drawn| CreateAttachment::bytes(drawn.bytes.to_vec(), drawn.file.clone())).into_iter().collect()
}

/// Tells Discord that an interaction was heard (the first answer of an interaction).
///
/// # Errors
/// It could not be told in time: the user sees a failure, and nothing must be done.
pub async fn acknowledge(http: &Http, id: u64, token: &str, body: &Value) -> Result<(), RestError> {
    let end = Instant::now() + ACKNOWLEDGE_WITHIN;
    let mut backoff = Backoff::from(Duration::from_millis(80));
    loop {
        let request = http.create_interaction_response(InteractionId::new(id.max(1)), token, body, Vec::new());
        match attempt(ACKNOWLEDGE_ATTEMPT, request).await {
            Ok(()) => return Ok(()),
            // An earlier attempt arrived; only its answer was lost.
            Err(RestError::Refused { code: ALREADY_ACKNOWLEDGED, .. }) => return Ok(()),
            Err(error) => {
                let pause = backoff.pause();
                if !error.passes() || Instant::now() + pause >= end {
                    return Err(error);
                }
                sleep(pause).await;
            }
        }
    }
}

/// Fills in the answer that was promised by [`acknowledge`].
///
/// # Errors
/// Refused, or not possible for a minute.
pub async fn answer(http: &Http, token: &str, body: &Value, drawn: Option<&Drawn>) -> Result<(), RestError> {
    patiently(|| async {
        let request = http.edit_original_interaction_response(token, body, files(drawn));
        attempt(ATTEMPT, request).await.map(|_| ())
    })
    .await
}

/// Adds one more message to an answer.
///
/// # Errors
/// As [`answer`].
pub async fn follow_up(http: &Http, token: &str, body: &Value, drawn: Option<&Drawn>) -> Result<(), RestError> {
    patiently(|| async {
        let request = http.create_followup_message(token, body, files(drawn));
        attempt(ATTEMPT, request).await.map(|_| ())
    })
    .await
}

async fn patiently<F: Future<Output = Result<(), RestError>>>(request: impl Fn() -> F) -> Result<(), RestError> {
    let end = Instant::now() + ANSWER_WITHIN;
    let mut backoff = Backoff::from(Duration::from_millis(200));
    loop {
        match request().await {
            Ok(()) => return Ok(()),
            Err(error) => {
                let pause = backoff.pause();
                if !error.passes() || Instant::now() + pause >= end {
                    return Err(error);
                }
                sleep(pause).await;
            }
        }
    }
}

/// Creates a message in a channel; its id. One attempt.
///
/// # Errors
/// Any.
pub async fn create(http: &Http, channel: u64, body: &Value, drawn: Option<&Drawn>) -> Result<u64, RestError> {
    let request = http.send_message(ChannelId::new(channel.max(1)), files(drawn), body);
    attempt(ATTEMPT, request).await.map(|message| message.id.get())
}

/// Edits a message. One attempt.
///
/// # Errors
/// Any.
pub async fn edit(
    http: &Http,
    channel: u64,
    message: u64,
    body: &Value,
    drawn: Option<&Drawn>,
) -> Result<bool, RestError> {
    let (channel, message) = (ChannelId::new(channel.max(1)), MessageId::new(message.max(1)));
    attempt(ATTEMPT, http.edit_message(channel, message, body, files(drawn))).await.map(|message| message.pinned)
}

/// The newest messages of a channel, newest first; only those after `after`, where given. One
/// attempt.
///
/// # Errors
/// Any.
pub async fn newest(
    http: &Http,
    channel: u64,
    after: Option<u64>,
) -> Result<Vec<serenity::model::channel::Message>, RestError> {
    let after = after.map(|id| MessagePagination::After(MessageId::new(id.max(1))));
    attempt(ATTEMPT, http.get_messages(ChannelId::new(channel.max(1)), after, Some(50))).await
}

/// Tries until it works, with pauses; for what the program cannot do without.
pub async fn until_it_works<T, F: Future<Output = Result<T, serenity::Error>>>(
    what: &str,
    request: impl Fn() -> F,
) -> Result<T, RestError> {
    let mut backoff = Backoff::from(Duration::from_millis(500));
    loop {
        match attempt(ATTEMPT, request()).await {
            Ok(value) => return Ok(value),
            Err(error) if !error.passes() || error == (RestError::Busy { status: 401 }) => return Err(error),
            Err(error) => {
                tracing::warn!("{what}: {error}; trying again");
                sleep(backoff.pause()).await;
            }
        }
    }
}

/// One attempt of something small.
///
/// # Errors
/// Any.
pub async fn once<T, F: Future<Output = Result<T, serenity::Error>>>(
    request: impl FnOnce() -> F,
) -> Result<T, RestError> {
    attempt(ATTEMPT, request()).await
}

/// A user as the library names them.
pub fn user(user: crate::table::UserId) -> serenity::model::id::UserId {
    // Discord's ids are never 0; the library's type insists on it.
    serenity::model::id::UserId::new(user.0.max(1))
}

/// The channel of direct messages with a user. One attempt.
///
/// # Errors
/// Any.
pub async fn direct_channel(http: &Http, user: u64) -> Result<u64, RestError> {
    let body = serde_json::json!({ "recipient_id": user.to_string() });
    attempt(ATTEMPT, http.create_private_channel(&body)).await.map(|channel| channel.id.get())
}
