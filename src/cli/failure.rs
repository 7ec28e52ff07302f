//! The error type of commands.

use crate::discord::DiscordError;
use crate::store::OpenError;
use crate::table::chain;

/// A failed command, with one message for the user.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// The request can't be carried out.
    #[error("{0}")]
    Refused(String),
    /// A temporary failure: starting the program again can help, without any change.
    #[error("{0}")]
    Passing(String),
    /// The output can't be written.
    #[error("could not write the output: {0}")]
    Output(#[from] std::io::Error),
}

impl Failure {
    /// Wraps another error's message as a refusal.
    pub(super) fn refused(why: impl std::fmt::Display) -> Self {
        Failure::Refused(why.to_string())
    }

    /// Wraps another error's message as a temporary failure.
    pub(super) fn passing(why: impl std::fmt::Display) -> Self {
        Failure::Passing(why.to_string())
    }

    /// Reports why the bot couldn't open its database.
    pub(super) fn at_opening(error: OpenError) -> Self {
        if error.passes() { Failure::Passing(chain(&error)) } else { Failure::caused(error) }
    }

    /// Reports why the bot couldn't continue in Discord.
    pub(super) fn in_discord(error: DiscordError) -> Self {
        if error.is_final() { Failure::refused(error) } else { Failure::passing(error) }
    }

    /// Refuses with an error and its causes.
    pub(super) fn caused(error: impl std::error::Error + 'static) -> Self {
        Failure::Refused(chain(&error))
    }

    /// Refuses an unknown value and lists the known ones.
    pub(super) fn unknown(what: &str, given: &str, known: &[&str]) -> Self {
        Failure::Refused(format!("unknown {what} `{given}`. Use one of: {}", known.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::{GatewayError, RestError};

    #[test]
    fn only_a_wrong_setting_ends_the_bot_for_good() {
        let refused = |status, code| RestError::Refused { status, code, message: "no".to_owned() };
        let closed = |code| GatewayError::Closed { code, reason: "no".to_owned() };
        let passing = |error| matches!(Failure::in_discord(error), Failure::Passing(_));
        assert!(!passing(DiscordError::Token));
        assert!(!passing(DiscordError::Gateway(closed(4014))));
        // Discord answered so for hours during its own outages.
        for (status, code) in [(403, 40333), (400, 0), (404, 0)] {
            assert!(passing(DiscordError::Refused(refused(status, code))));
        }
        for error in [closed(1006), GatewayError::OtherShards, GatewayError::Address("x".to_owned())] {
            assert!(passing(DiscordError::Gateway(error)));
        }
        assert!(passing(DiscordError::Broken("the delivery of messages")));
    }
}
