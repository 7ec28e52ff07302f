//! What a turn does, in a few words.

use crate::engine::Phrase;

use super::super::action::{Action, Pair};
use super::super::phrases as say;

/// How many deeds are named; the first are those that matter most.
const NAMED: usize = 3;

/// What a run of actions does, the weightiest first.
pub(super) fn deed(actions: &[Action]) -> Phrase {
    let mut deeds: Vec<(u8, Phrase)> = Vec::new();
    let mut to = None;
    let (mut tiles, mut placed) = (0_u16, Vec::new());
    for (number, &action) in actions.iter().enumerate() {
        let mut add = |weight: u8, phrase: Phrase| deeds.push((weight, phrase));
        let new = !actions[..number].contains(&action);
        match action {
            Action::Keep(Pair(first, second)) => {
                let kept = vec![say::starting_tile(first), say::starting_tile(second)];
                add(9, Phrase::new("teotihuacan-ai-keeps").with("tiles", kept));
            }
            Action::Draft(tile) => {
                add(9, Phrase::new("teotihuacan-ai-keeps").with("tiles", vec![say::starting_tile(tile)]));
            }
            Action::Place(board) => placed.push(say::board(board)),
            Action::Move { to: board, .. } => to = Some(board),
            Action::Collect => {
                to.into_iter().for_each(|board| add(5, with_board("teotihuacan-ai-collects", board)));
            }
            Action::Main | Action::MainWith(_) => {
                to.into_iter().for_each(|board| add(6, with_board("teotihuacan-ai-works", board)));
            }
            Action::Worship(_) | Action::WorshipWith(..) => {
                to.into_iter().for_each(|board| add(6, with_board("teotihuacan-ai-worships", board)));
            }
            Action::UnlockTurn | Action::UnlockPay | Action::UnlockWith(_) => {
                add(5, Phrase::new("teotihuacan-ai-unlocks"));
            }
            Action::Claim(tile) => {
                add(7, Phrase::new("teotihuacan-ai-claims").with("tile", say::discovery(tile)));
            }
            Action::Advance(temple) if new => {
                add(4, Phrase::new("teotihuacan-ai-advances").with("temple", say::temple(temple)));
            }
            Action::Reward(reward) => {
                add(8, Phrase::new("teotihuacan-ai-ascends").with("reward", say::reward(reward)));
            }
            Action::Acquire(technology) => {
                add(9, Phrase::new("teotihuacan-ai-acquires").with("technology", say::technology(technology)));
            }
            Action::PyramidTile(_) => tiles += 1,
            Action::DecorationTile(_) => add(9, Phrase::new("teotihuacan-ai-decorates")),
            Action::Use(tile) => add(3, Phrase::new("teotihuacan-ai-uses").with("tile", say::discovery(tile))),
            Action::Salary(_) | Action::SalaryWith(_) => add(9, Phrase::new("teotihuacan-ai-salary")),
            Action::Exchange(_)
            | Action::ExchangeWith(..)
            | Action::ExchangeFor(_)
            | Action::ExchangeForWith(..)
            | Action::Sell(_) => add(3, Phrase::new("teotihuacan-ai-exchanges")),
            _ => {}
        }
    }
    if tiles > 0 {
        deeds.push((9, Phrase::new("teotihuacan-ai-builds").with("n", tiles)));
    }
    if !placed.is_empty() {
        deeds.push((7, Phrase::new("teotihuacan-ai-places").with("boards", placed)));
    }
    if deeds.is_empty() {
        // Answers that choose among goods and workers: the move, or only what it brings.
        return match to {
            Some(board) => with_board("teotihuacan-ai-moves", board),
            None => Phrase::new("teotihuacan-ai-chooses"),
        };
    }
    // Sorting is stable: among equals what comes first.
    deeds.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    deeds.truncate(NAMED);
    Phrase::new("teotihuacan-ai-deeds").with("deeds", deeds.into_iter().map(|(_, phrase)| phrase).collect::<Vec<_>>())
}

fn with_board(key: &'static str, board: super::super::ids::Board) -> Phrase {
    Phrase::new(key).with("board", say::board(board))
}
