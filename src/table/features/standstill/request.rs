//! Requests that pause or resume a game, and answers to a proposed pause.

/// A request to pause or resume a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PauseAction {
    /// Proposes a pause, which begins immediately if no other person plays.
    Pause {
        /// The number of days; `None` until a player resumes the game.
        days: Option<u16>,
    },
    /// Answers a pause proposal.
    AnswerPause {
        /// The proposal ([`PauseRequest::number`](crate::table::PauseRequest::number)).
        number: i64,
        /// `true` to agree.
        agree: bool,
    },
    /// Resumes a paused game, or keeps an idle game open after the bot has asked (players, host or *Manage Channels*).
    GoOn,
    /// Closes the lobby or pauses the game after the bot has asked.
    Rest,
}
