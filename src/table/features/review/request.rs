//! Requests for hints and turning points, which need a search.

/// A request that a computer player must think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewQuery {
    /// A computer player's suggestions for the player's decision.
    Hint,
    /// The comment on the user's turn of this log entry.
    Comment(u32),
    /// The turning points of a finished game.
    TurningPoints,
    /// The look back at a finished game.
    LookBack,
    /// The board after the next turning point of a finished game, or after the first one if no other follows.
    NextTurningPoint {
        /// The number of turns before the shown board.
        after: u32,
    },
}
