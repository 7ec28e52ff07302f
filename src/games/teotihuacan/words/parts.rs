//! Answers as parts of longer choices: a move and what is done there are one choice.

use crate::engine::{Phrase, Seat};
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::action::Action;
use crate::games::teotihuacan::frames::Frame;
use crate::games::teotihuacan::ids::Board;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::state::{Phase, State};
use crate::games::{Menu, Rank};

use super::choice::free_number;

const PLACE: Menu = Menu { key: "teotihuacan-menu-place", several: true };
const MOVE: Menu = Menu { key: "teotihuacan-menu-move", several: false };
const COLLECT: Menu = Menu { key: "teotihuacan-menu-collect", several: false };
const MAIN: Menu = Menu { key: "teotihuacan-menu-main", several: false };
const WORSHIP: Menu = Menu { key: "teotihuacan-menu-worship", several: false };

/// Whether the question is about the move or action before it. Tiles and decorations are chosen with the picture
/// in view, one question after the other.
pub fn follows(view: &View, seat: Seat) -> bool {
    let state = &view.state;
    if !state.to_act().contains(seat) || !matches!(state.phase, Phase::Turns | Phase::Bonuses) {
        return false;
    }
    state.stack.top().is_some_and(|frame| {
        !matches!(
            frame,
            Frame::TurnStart
                | Frame::TurnEnd
                | Frame::ChooseTile
                | Frame::PlaceTile(_)
                | Frame::RotateTile(..)
                | Frame::ChooseDecoration
                | Frame::PlaceDecoration(_)
        )
    })
}

/// What an action is called where its goods and steps are said beside it.
pub fn part(view: &View, action: Action) -> Option<Phrase> {
    let state = &view.state;
    let with_tile = || Phrase::new("teotihuacan-part-favour");
    Some(match action {
        Action::Move { from, power, to } => {
            let key = if is_alone(state, from, power) { "teotihuacan-part-move" } else { "teotihuacan-part-move-from" };
            Phrase::new(key).with("power", power).with("from", say::board(from)).with("to", say::board(to))
        }
        Action::Join(power) => Phrase::new("teotihuacan-part-join").with("power", power),
        Action::MainWith(_)
        | Action::UnlockWith(_)
        | Action::RewardWith(_)
        | Action::ExchangeWith(..)
        | Action::ExchangeForWith(..)
        | Action::SalaryWith(_) => with_tile(),
        Action::Worship(space) | Action::WorshipWith(space, _) if state.turn.to == Board::Palace => {
            say::royal(state.royal_tile(space))
        }
        Action::WorshipWith(..) => with_tile(),
        Action::UnlockPay => Phrase::new("teotihuacan-part-unlock"),
        Action::TakeRoyal | Action::PartRoyal => Phrase::new("teotihuacan-part-royal"),
        Action::TakeDiscovery | Action::TakeBoth | Action::TakeBothWith(_) => {
            let tile = state.tile_on_board(state.turn.to).map(|(_, tile)| tile)?;
            say::discovery(tile)
        }
        Action::PartTemple => Phrase::new("teotihuacan-part-temple"),
        Action::Claim(tile) => say::discovery(tile),
        Action::Use(tile) => Phrase::new("teotihuacan-part-use").with("tile", say::discovery(tile)),
        Action::Raise(board, power) => {
            let key = if state.me().workers.iter().filter(|worker| worker.unlocked_on(board)).count() > 1 {
                "teotihuacan-part-raise"
            } else {
                "teotihuacan-part-raise-only"
            };
            Phrase::new(key).with("power", power).with("board", say::board(board))
        }
        Action::Buy => Phrase::new("teotihuacan-part-buy"),
        Action::Reward(reward) => say::reward(reward),
        Action::Acquire(technology) => say::technology(technology),
        Action::PyramidTile(tile) => say::pyramid_tile(tile, 0),
        Action::DecorationTile(tile) => say::decoration(tile),
        Action::Space(space) => Phrase::new("teotihuacan-part-space").with("number", free_number(state, space)),
        Action::Ledge(ledge) => say::ledge(ledge),
        _ => return None,
    })
}

/// Whether no other unlocked worker of the seat has this power on another board.
fn is_alone(state: &State, from: Board, power: u8) -> bool {
    let mut others = state.me().workers.iter().filter(|worker| worker.unlocked() && worker.power == power);
    others.all(|worker| worker.board == Some(from))
}

/// The menu of an action.
pub fn menu(action: Action) -> Option<Menu> {
    match action {
        Action::Place(_) => Some(PLACE),
        Action::Move { .. } => Some(MOVE),
        Action::Collect => Some(COLLECT),
        Action::Main | Action::MainWith(_) => Some(MAIN),
        Action::Worship(_) | Action::WorshipWith(..) => Some(WORSHIP),
        _ => None,
    }
}

/// How likely an action is wanted: tiles and paying are for now and then.
pub fn rank(action: Action) -> Rank {
    match action {
        Action::Use(_)
        | Action::UnlockTurn
        | Action::UnlockPay
        | Action::UnlockWith(_)
        | Action::MainWith(_)
        | Action::WorshipWith(..)
        | Action::TakeBothWith(_)
        | Action::RewardWith(_)
        | Action::ExchangeWith(..)
        | Action::ExchangeForWith(..)
        | Action::SalaryWith(_) => Rank::Rare,
        _ => Rank::Usual,
    }
}
