//! Failed requests to Discord.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::Value;

/// The longest wait to accept from a reply: a proxy between us and Discord must not silence a channel until a
/// restart.
const LONGEST_WAIT: Duration = Duration::from_secs(24 * 60 * 60);

/// Discord's codes for the reasons of a refusal.
pub mod code {
    pub const UNKNOWN_CHANNEL: i64 = 10003;
    pub const UNKNOWN_MEMBER: i64 = 10007;
    pub const UNKNOWN_MESSAGE: i64 = 10008;
    pub const UNKNOWN_USER: i64 = 10013;
    /// A reply to an interaction that is too old.
    pub const UNKNOWN_WEBHOOK: i64 = 10015;
    pub const UNKNOWN_INTERACTION: i64 = 10062;
    /// A channel with the most pinned messages that Discord allows.
    pub const PINS_FULL: i64 = 30003;
    /// Too many direct channels opened in a short time.
    pub const DIRECT_TOO_FAST: i64 = 40003;
    pub const ALREADY_ACKNOWLEDGED: i64 = 40060;
    /// A fault in the network between us and Discord, which says nothing about the request.
    pub const NETWORK: i64 = 40333;
    /// A post without a tag, in a forum that requires one.
    pub const TAG_REQUIRED: i64 = 40067;
    /// The bot isn't in the server, or can't see the channel.
    pub const MISSING_ACCESS: i64 = 50001;
    /// A user who accepts no direct messages from the bot.
    pub const CLOSED_TO_MESSAGES: i64 = 50007;
    /// A user who shares no server with the bot.
    pub const NO_SHARED_SERVER: i64 = 50278;
    pub const MISSING_PERMISSIONS: i64 = 50013;
    /// The token of an interaction, not the bot's token.
    pub const INTERACTION_TOKEN: i64 = 50027;
    /// A body with a field that Discord doesn't accept.
    pub const INVALID_FORM: i64 = 50035;
    /// A change in an archived thread.
    pub const ARCHIVED: i64 = 50083;
    /// A message in a locked thread. Only users with the permission to manage threads can write there.
    pub const LOCKED: i64 = 160_005;
    /// A server with the most active threads that Discord allows.
    pub const THREADS_FULL: i64 = 160_006;
}

/// A request without a successful reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestError {
    /// Discord refuses this request, and would refuse it again.
    #[error("Discord rejected the request ({status}, code {code}): {message}")]
    Refused {
        /// HTTP status: 400, 403 or 404. Also 401 if Discord refuses the token of an interaction.
        status: u16,
        /// Discord's code for the reason.
        code: i64,
        /// Discord's message, with the affected fields.
        message: String,
    },
    /// Discord doesn't accept the token. The request had no effect.
    #[error("Discord rejected the token (401)")]
    Unauthorized,
    /// The request exceeded a rate limit. It had no effect.
    #[error("rate limited by Discord{}", after(.retry_after))]
    Limited {
        /// The wait, if the reply has one.
        retry_after: Option<Duration>,
    },
    /// The server can't be reached. The request had no effect.
    #[error("could not reach {address}: {cause}")]
    Unreachable {
        address: String,
        /// The network's error.
        cause: String,
    },
    /// Another process may be active instead of this one, so the request wasn't sent.
    #[error("sent nothing, because another process may use the database: {reason}")]
    Unconfirmed {
        /// The database's error.
        reason: String,
    },
    /// The reply has no reason of Discord's: it comes from something in between, or Discord is out of order. The request
    /// may or may not have had an effect.
    #[error("no reason from Discord (status {status})")]
    Unexplained { status: u16 },
    /// No reply came: the request may or may not have had an effect.
    #[error("no answer from Discord: {reason}")]
    Lost { reason: String },
}

fn after(pause: &Option<Duration>) -> String {
    pause.map_or_else(String::new, |pause| format!(" {:.1} s", pause.as_secs_f32()))
}

impl RestError {
    /// Returns `true` if a retry can help.
    pub fn passes(&self) -> bool {
        !matches!(self, RestError::Refused { .. })
    }

    /// Returns `true` if the interaction was already acknowledged.
    pub fn is_anothers(&self) -> bool {
        matches!(self, RestError::Refused { code: code::ALREADY_ACKNOWLEDGED, .. })
    }

    /// Returns `true` if the interaction's token is no longer valid, so that no reply can reach its user.
    pub fn is_too_late(&self) -> bool {
        use code::{INTERACTION_TOKEN, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK};
        matches!(self, RestError::Refused { code: UNKNOWN_WEBHOOK | UNKNOWN_INTERACTION | INTERACTION_TOKEN, .. })
    }

    /// Returns the shortest wait before the next attempt, if Discord gave one.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            RestError::Limited { retry_after } => *retry_after,
            _ => None,
        }
    }

    /// Converts a reply other than success.
    pub(super) fn from_answer(status: StatusCode, header: Option<Duration>, body: &Value) -> Self {
        match status.as_u16() {
            401 if body["code"] != code::INTERACTION_TOKEN => RestError::Unauthorized,
            status @ (400 | 401 | 403 | 404) => match body["code"].as_i64() {
                // Proxies between us and Discord send no codes, and their replies aren't final.
                None | Some(0 | code::NETWORK) => RestError::Unexplained { status },
                Some(code::DIRECT_TOO_FAST) => RestError::Limited { retry_after: None },
                Some(code) => RestError::Refused { status, code, message: message(body) },
            },
            429 => {
                let seconds = body["retry_after"].as_f64().and_then(|s| Duration::try_from_secs_f64(s).ok());
                let wait = seconds.or(header).map(|wait| wait.min(LONGEST_WAIT));
                RestError::Limited { retry_after: wait }
            }
            // A partial upload or an odd status from a proxy. A status of 500 or more doesn't say whether Discord
            // handled the request.
            status => RestError::Unexplained { status },
        }
    }

    /// Converts a request without a reply.
    pub(super) fn from_request(error: reqwest::Error, address: &str) -> Self {
        // The error's own text may contain the path, and with it an interaction's token.
        let error = error.without_url();
        let mut cause = error.to_string();
        let mut source = std::error::Error::source(&error);
        while let Some(inner) = source {
            cause = inner.to_string();
            source = inner.source();
        }
        if error.is_connect() {
            RestError::Unreachable { address: address.to_owned(), cause }
        } else {
            RestError::Lost { reason: cause }
        }
    }
}

/// Formats Discord's message with its notes on single fields: `Invalid Form Body (0.name: too long)`.
fn message(body: &Value) -> String {
    let mut fields = Vec::new();
    collect(&body["errors"], &mut Vec::new(), &mut fields);
    let sentence = body["message"].as_str().unwrap_or("no reason given");
    if fields.is_empty() { sentence.to_owned() } else { format!("{sentence} ({})", fields.join("; ")) }
}

fn collect<'a>(errors: &'a Value, path: &mut Vec<&'a str>, fields: &mut Vec<String>) {
    for (name, inner) in errors.as_object().into_iter().flatten() {
        if name == "_errors" {
            let reasons = inner.as_array().into_iter().flatten().filter_map(|error| error["message"].as_str());
            fields.extend(reasons.map(|reason| format!("{}: {reason}", path.join("."))));
        } else {
            path.push(name);
            collect(inner, path, fields);
            path.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_refusal_names_the_field() {
        let body = json!({
            "message": "Invalid Form Body", "code": 50035,
            "errors": { "3": { "options": { "0": { "name": { "_errors": [{ "message": "Too long." }] } } } } },
        });
        let error = RestError::from_answer(StatusCode::BAD_REQUEST, None, &body);
        let text = "Discord rejected the request (400, code 50035): Invalid Form Body (3.options.0.name: Too long.)";
        assert_eq!(error.to_string(), text);
    }

    #[test]
    fn answers_from_elsewhere_are_not_refusals_of_discord() {
        for status in [StatusCode::BAD_REQUEST, StatusCode::FORBIDDEN, StatusCode::NOT_FOUND] {
            let of = |body: &Value| RestError::from_answer(status, None, body).passes();
            assert!(of(&Value::Null), "a page of something in between");
            assert!(!of(&json!({ "message": "Missing Permissions", "code": 50013 })));
            assert!(of(&json!({ "message": "403: Forbidden", "code": 0 })));
            assert!(of(&json!({ "message": "internal network error", "code": 40333 })));
        }
    }

    #[test]
    fn the_token_of_an_interaction_is_not_the_bots_token() {
        let of = |body: &Value| RestError::from_answer(StatusCode::UNAUTHORIZED, None, body);
        assert_eq!(of(&json!({ "message": "401: Unauthorized", "code": 0 })), RestError::Unauthorized);
        let dead = of(&json!({ "message": "Invalid Webhook Token", "code": 50027 }));
        assert!(!dead.passes() && dead.is_too_late(), "{dead}");
        assert_eq!(dead.to_string(), "Discord rejected the request (401, code 50027): Invalid Webhook Token");
    }

    #[test]
    fn the_time_to_wait_is_read_from_each_kind_of_reply() {
        let body = json!({ "message": "You are being rate limited.", "retry_after": 1.5, "global": false });
        let error = RestError::from_answer(StatusCode::TOO_MANY_REQUESTS, Some(Duration::from_secs(9)), &body);
        assert_eq!(error.retry_after(), Some(Duration::from_millis(1500)));
        let error = RestError::from_answer(StatusCode::TOO_MANY_REQUESTS, Some(Duration::from_secs(9)), &Value::Null);
        assert_eq!(error.retry_after(), Some(Duration::from_secs(9)));
        let error = RestError::from_answer(StatusCode::TOO_MANY_REQUESTS, None, &json!({ "retry_after": 1e15 }));
        assert_eq!(error.retry_after(), Some(LONGEST_WAIT));
    }
}
