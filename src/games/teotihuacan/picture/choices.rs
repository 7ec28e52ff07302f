//! Where the seat to move may go.

use crate::engine::Seat;
use crate::games::teotihuacan::frames::Frame;
use crate::games::teotihuacan::ids::Board;
use crate::games::teotihuacan::state::{Phase, State};

/// What can be reached by the worker that is about to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Reach {
    /// Whose workers may move.
    pub(super) mover: Option<Seat>,
    /// By position of the ring: whether a worker can go there.
    pub(super) boards: [bool; 8],
    /// By position of the ring: whether a worker can cross the gap behind it.
    pub(super) ways: [bool; 8],
}

impl Reach {
    /// What the seat to move can reach; nothing while another question is open.
    pub(super) fn of(state: &State) -> Reach {
        let mut reach = Reach::default();
        if state.phase != Phase::Turns || state.stack.top() != Some(Frame::TurnStart) {
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

    /// Whether a board can be reached, or is where something is being done.
    pub(super) fn has(&self, state: &State, board: Board) -> bool {
        self.boards[usize::from(state.position(board))] || at_work(state) == Some(board)
    }
}

/// The board whose action is being carried out.
fn at_work(state: &State) -> Option<Board> {
    let busy = state.phase == Phase::Turns
        && !matches!(state.stack.top(), None | Some(Frame::TurnStart | Frame::TurnEnd | Frame::Join));
    busy.then_some(state.turn.to)
}
