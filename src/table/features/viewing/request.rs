//! Requests to look at a game.

/// A request to look at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewingQuery {
    /// Facts about the game, with the player to act.
    Info,
    /// The board after this number of turns; `None` for now.
    Board {
        turn: Option<u32>,
    },
    /// The board after the turns in this log entry's public message.
    BoardAt {
        /// The number of log entries at that message.
        seq: u32,
    },
    /// A part of the board after this number of turns; `None` for now.
    Region {
        turn: Option<u32>,
        /// The identifier of the region.
        region: String,
    },
    /// The recap of this log entry's public message.
    Happened {
        /// The number of log entries at that message.
        seq: u32,
        /// `true` for all turns since the player's own last turn before it.
        since_own: bool,
    },
    /// The log page with this turn; `None` for the last page.
    Log {
        turn: Option<u32>,
    },
    Score,
    /// The animation of a finished game.
    Replay,
}

impl ViewingQuery {
    /// Returns `true` if only a started game can answer the query.
    pub fn is_of_game(&self) -> bool {
        matches!(
            self,
            ViewingQuery::Board { .. }
                | ViewingQuery::Region { .. }
                | ViewingQuery::Log { .. }
                | ViewingQuery::Score
                | ViewingQuery::Replay
        )
    }
}
