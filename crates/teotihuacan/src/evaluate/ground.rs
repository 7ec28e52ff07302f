//! The positions of the workers, which decide the costs of actions and the open worship spaces.

use super::super::ids::Board;
use super::super::state::{State, Worker};
use engine::Seat;
use game_kit::evaluate::greater;

const BOARDS: usize = Board::ALL.len();

/// The seat's workers in the general area of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crew {
    pub(super) count: u8,
    pub(super) lowest: u8,
    /// The best power-up among them.
    pub(super) pip: f32,
}

impl Crew {
    const NONE: Crew = Crew { count: 0, lowest: u8::MAX, pip: 0.0 };

    /// The crew after one worker of this power arrives.
    pub(super) fn with(self, power: u8, pip: f32) -> Self {
        Crew { count: (self.count + 1).min(3), lowest: self.lowest.min(power), pip: greater(pip, self.pip) }
    }
}

/// Four bits for each board: the general area, then up to three worship spaces.
type SpaceBits = u32;

/// The bits of the general areas.
const AREAS: SpaceBits = 0x1111_1111;

/// The occupied places on the boards, from one seat's point of view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    /// Number of other colors in the general area of each board, in four bits per board.
    colours: SpaceBits,
    /// Worship spaces with locked workers of others, and spaces with the seat's own workers.
    taken: SpaceBits,
    own: SpaceBits,
    /// The seat's workers in the general area of each board. The last entry has the workers in no general area.
    crews: [Crew; BOARDS + 1],
}

impl Ground {
    pub(super) const EMPTY: Ground = Ground { colours: 0, taken: 0, own: 0, crews: [Crew::NONE; BOARDS + 1] };

    /// The boards from a seat's point of view. `pip` is the worth of a power-up by power.
    pub(super) fn new(state: &State, seat: Seat, pip: &[f32; 6]) -> Self {
        let mut ground = Ground::EMPTY;
        for other in state.all_seats().filter(|&other| other != seat) {
            let places = occupied(&state.seat(other).workers);
            // There are never more than five colors, so no sum carries into the next board.
            ground.colours += places & AREAS;
            ground.taken |= places & !AREAS;
        }
        for colour in &state.neutral_workers {
            let places = colour.iter().fold(0_u64, |all, board| all | 1 << (4 * board.map_or(BOARDS, Board::index)));
            ground.colours += places as SpaceBits;
        }
        let workers = &state.seat(seat).workers;
        ground.own = occupied(workers) & !AREAS;
        for worker in workers {
            // Without a branch, since the CPU can hardly predict a worker's position.
            let crew = &mut ground.crews[if worker.space == 0 { place(worker) } else { BOARDS }];
            *crew = crew.with(worker.power, pip[usize::from(worker.power.min(5))]);
        }
        ground
    }

    pub(super) fn crew(&self, board: Board) -> Crew {
        self.crews[board.index()]
    }

    /// Number of colors in the general area of a board for a worker of the seat that arrives there.
    pub(super) fn colours(&self, board: Board) -> u8 {
        let others = (self.colours >> (4 * board.index()) & 0xF) as u8;
        others + u8::from(self.crew(board).count > 0)
    }

    /// Two flags for a board with `spaces` worship spaces: one is free, and another seat occupies one.
    pub(super) fn worship(&self, board: Board, spaces: u8) -> (bool, bool) {
        let all = ((2 << spaces) - 2) << (4 * board.index());
        (all & !(self.taken | self.own) != 0, all & self.taken != 0)
    }

    /// Two flags for a worship space: it has a locked worker of the seat, and one of another seat.
    pub(super) fn locked(&self, board: Board, space: u8) -> (bool, bool) {
        let bit = 1 << (4 * board.index() + usize::from(space & 3));
        (self.own & bit != 0, self.taken & bit != 0)
    }
}

/// The index of a worker's board, one more than the last if it is on none.
fn place(worker: &Worker) -> usize {
    worker.board.map_or(BOARDS, Board::index)
}

/// The workers' positions. Workers without a board are shifted out of the number.
fn occupied(workers: &[Worker; 4]) -> SpaceBits {
    let bit = |worker: &Worker| 1_u64 << (4 * place(worker) + usize::from(worker.space & 3));
    workers.iter().fold(0, |all, worker| all | bit(worker)) as SpaceBits
}
