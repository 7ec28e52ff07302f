//! Why a command failed.

/// Why a command has failed: one message for a person.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// What the command was asked for cannot be done.
    #[error("{0}")]
    Refused(String),
    /// What can be done when the program is started again: nobody needs to change anything.
    #[error("{0}")]
    Passing(String),
    /// The output cannot be written.
    #[error("cannot write the output: {0}")]
    Output(#[from] std::io::Error),
}

impl Failure {
    /// What cannot be done, as another error says it.
    pub(super) fn refused(why: impl std::fmt::Display) -> Self {
        Failure::Refused(why.to_string())
    }

    /// What does not exist, with what does.
    pub(super) fn unknown(what: &str, given: &str, known: &[&str]) -> Self {
        Failure::Refused(format!("there is no {what} `{given}`; choose one of: {}", known.join(", ")))
    }
}
