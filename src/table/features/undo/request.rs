//! Requests of this feature that change a game.

/// Undoes turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UndoOrder {
    /// Takes the asker's last turn back: at once where that is free, else it asks the others.
    Undo {
        /// The log entry that a button is about ([`TurnDone::seq`](crate::table::TurnDone::seq)); `None`:
        /// the asker's last turn.
        turn: Option<u32>,
    },
    /// Answers a request to take a turn back.
    AnswerUndo {
        /// The request ([`UndoRequest::request`](crate::table::UndoRequest::request)).
        request: u32,
        /// Whether the asker agrees.
        agree: bool,
    },
}
