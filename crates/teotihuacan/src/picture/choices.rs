//! Destinations of the seat to move.

use crate::frames::Frame;

use super::prelude::*;

/// The destinations of the worker that is about to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Reach {
    /// The seat whose workers can move.
    pub(super) mover: Option<Seat>,
    /// `true` for each position of the ring to which a worker can move.
    pub(super) boards: [bool; 8],
    /// `true` for each position of the ring after which a worker can cross the gap.
    pub(super) ways: [bool; 8],
}

impl Reach {
    /// The destinations of the seat to move, empty while another question is open.
    pub(super) fn of(state: &State) -> Reach {
        let mut reach = Reach::default();
        if !is_before_move(state) {
            return reach;
        }
        let steps = if state.turn.any_distance { 7 } else { 3 };
        for worker in state.me().workers.iter().filter(|worker| worker.unlocked()) {
            let Some(from) = worker.board else { continue };
            reach.mover = Some(state.active);
            let from = usize::from(state.position(from));
            for step in 0..steps {
                reach.ways[(from + step) % 8] = true;
                reach.boards[(from + step + 1) % 8] = true;
            }
            reach.boards[from] |= state.turn.any_distance;
        }
        reach
    }

    /// Returns `true` for a board that a worker can reach, or whose action is in progress.
    pub(super) fn has(&self, state: &State, board: Board) -> bool {
        self.boards[usize::from(state.position(board))] || at_work(state) == Some(board)
    }
}

/// Returns `true` if the seat to move has not chosen a worker yet.
pub(super) fn is_before_move(state: &State) -> bool {
    state.phase == Phase::Turns && state.stack.top() == Some(Frame::TurnStart)
}

/// The board whose action is in progress.
pub(super) fn at_work(state: &State) -> Option<Board> {
    let busy = state.phase == Phase::Turns
        && !matches!(state.stack.top(), None | Some(Frame::TurnStart | Frame::TurnEnd | Frame::Join));
    busy.then_some(state.turn.to)
}
