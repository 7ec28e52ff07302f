//! Short summaries of turns.

use engine::Phrase;
use game_kit::evaluate::TurnSummary;

use super::super::Teotihuacan;
use super::super::action::{Action, Pair};
use super::super::phrases as say;

/// The summary of a run of actions.
pub(super) fn describe_turn(actions: &[Action]) -> Phrase {
    let mut summary = TurnSummary::default();
    let mut to = None;
    let (mut tiles, mut placed) = (0_u16, Vec::new());
    for (number, &action) in actions.iter().enumerate() {
        let new = !actions[..number].contains(&action);
        match action {
            Action::Keep(Pair(first, second)) => {
                let kept_tiles = vec![say::starting_tile(first), say::starting_tile(second)];
                summary.add(9, Phrase::new("teotihuacan-ai-keeps").with("tiles", kept_tiles));
            }
            Action::Draft(tile) => {
                summary.add(9, Phrase::new("teotihuacan-ai-keeps").with("tiles", vec![say::starting_tile(tile)]));
            }
            Action::Place(board) => placed.push(say::board(board)),
            Action::Move { to: board, .. } => to = Some(board),
            Action::Collect => {
                to.into_iter().for_each(|board| summary.add(5, with_board("teotihuacan-ai-collects", board)));
            }
            Action::Main | Action::MainWith(_) => {
                to.into_iter().for_each(|board| summary.add(6, with_board("teotihuacan-ai-works", board)));
            }
            Action::Worship(_) | Action::WorshipWith(..) => {
                to.into_iter().for_each(|board| summary.add(6, with_board("teotihuacan-ai-worships", board)));
            }
            Action::UnlockTurn | Action::UnlockPay | Action::UnlockWith(_) => {
                summary.add(5, Phrase::new("teotihuacan-ai-unlocks"));
            }
            Action::Claim(tile) => {
                summary.add(7, Phrase::new("teotihuacan-ai-claims").with("tile", say::discovery(tile)));
            }
            Action::Advance(temple) if new => {
                summary.add(4, Phrase::new("teotihuacan-ai-advances").with("temple", say::temple(temple)));
            }
            Action::Reward(reward) => {
                summary.add(8, Phrase::new("teotihuacan-ai-ascends").with("reward", say::reward(reward)));
            }
            Action::Acquire(technology) => {
                summary.add(9, Phrase::new("teotihuacan-ai-acquires").with("technology", say::technology(technology)));
            }
            Action::PyramidTile(_) => tiles += 1,
            Action::DecorationTile(_) => summary.add(9, Phrase::new("teotihuacan-ai-decorates")),
            Action::Use(tile) => summary.add(3, Phrase::new("teotihuacan-ai-uses").with("tile", say::discovery(tile))),
            Action::Salary(_) | Action::SalaryWith(_) => summary.add(9, Phrase::new("teotihuacan-ai-salary")),
            Action::Exchange(_)
            | Action::ExchangeWith(..)
            | Action::ExchangeFor(_)
            | Action::ExchangeForWith(..)
            | Action::Sell(_) => summary.add(3, Phrase::new("teotihuacan-ai-exchanges")),
            _ => {}
        }
    }
    if tiles > 0 {
        summary.add(9, Phrase::new("teotihuacan-ai-builds").with("n", tiles));
    }
    if !placed.is_empty() {
        summary.add(7, Phrase::new("teotihuacan-ai-places").with("boards", placed));
    }
    // For answers that choose goods or workers: the move, or only its gain.
    summary.phrase::<Teotihuacan>(|| match to {
        Some(board) => with_board("teotihuacan-ai-moves", board),
        None => Phrase::new("teotihuacan-ai-chooses"),
    })
}

fn with_board(key: &'static str, board: super::super::ids::Board) -> Phrase {
    Phrase::new(key).with("board", say::board(board))
}
