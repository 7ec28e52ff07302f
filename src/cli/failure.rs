//! The error type of commands.

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

    /// Refuses with an error and its causes.
    pub(super) fn caused(error: impl std::error::Error + 'static) -> Self {
        Failure::Refused(chain(&error))
    }

    /// Refuses an unknown value and lists the known ones.
    pub(super) fn unknown(what: &str, given: &str, known: &[&str]) -> Self {
        Failure::Refused(format!("unknown {what} `{given}`. Use one of: {}", known.join(", ")))
    }
}
