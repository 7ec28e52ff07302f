//! Requests of this feature that change a game.

/// Pauses and resumes a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PauseOrder {
    /// Proposes a pause; where nobody else plays it begins at once.
    Pause {
        /// For how many days; `None`: until somebody lets the game go on.
        days: Option<u16>,
    },
    /// Answers the proposal of a pause.
    AnswerPause {
        /// The proposal ([`PauseRequest::number`](crate::table::PauseRequest::number)).
        number: i64,
        /// Whether the asker agrees.
        agree: bool,
    },
    /// Lets a game go on that stands still, or says that a table shall not rest of which the channel was asked (whoever sits at the table, host or *Manage Channels*).
    GoOn,
    /// Closes the lobby, or puts the game to sleep, that the channel was asked about.
    Rest,
}
