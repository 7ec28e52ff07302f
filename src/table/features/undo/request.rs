//! Requests to undo turns, and answers to them.

/// A request to undo, or an answer to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UndoAction {
    /// Undoes the player's last turn: immediately if that is free, otherwise after asking the others.
    Undo {
        /// The log entry of a button's turn ([`TurnDone::seq`](crate::table::TurnDone::seq)); `None` for the player's
        /// last turn.
        turn: Option<u32>,
    },
    AnswerUndo {
        /// The request ([`UndoRequest::request`](crate::table::UndoRequest::request)).
        request: u32,
        /// `true` to agree.
        agree: bool,
    },
}
