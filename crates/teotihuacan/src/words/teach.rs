//! Advice for a newcomer's first rounds, and the topics about the things in sight.

use super::prelude::*;
use super::questions::round;

/// An aim for this round, and ways to it.
pub fn advice(view: &View, seat: Seat) -> Option<Phrase> {
    let owner = view.state.seat(seat);
    Some(match view.state.phase {
        Phase::Keeping => Phrase::new("teotihuacan-advice-tiles"),
        Phase::Placing => Phrase::new("teotihuacan-advice-workers"),
        Phase::Turns => match round(view)? {
            1 => Phrase::new("teotihuacan-advice-move"),
            2 => Phrase::new("teotihuacan-advice-together"),
            3 => {
                let (salary, have) = (owner.salary(), owner.goods.cocoa);
                let key = if salary > have { "teotihuacan-advice-salary" } else { "teotihuacan-advice-salary.enough" };
                Phrase::new(key).with("salary", salary).with("have", have)
            }
            4 => Phrase::new("core-advice-done"),
            _ => return None,
        },
        Phase::Bonuses | Phase::Eclipse | Phase::Over => return None,
    })
}

/// The board that the seat's workers can reach with the lowest price, then the goods of the seat.
pub fn advised_region(view: &View, seat: Seat) -> Option<String> {
    let state = &view.state;
    match advice(view, seat)?.key.as_str() {
        "teotihuacan-advice-move" => {
            let owner = state.seat(seat);
            let from: Vec<u8> =
                owner.workers.iter().filter_map(|worker| worker.board).map(|at| state.position(at)).collect();
            let near =
                |board: &Board| from.iter().any(|from| (1..=3).contains(&((state.position(*board) + 8 - from) % 8)));
            let works = |board: &Board| matches!(board, Board::Forest | Board::Quarry | Board::GoldDeposits);
            let boards = Board::ALL.iter().copied().filter(|board| near(board) && works(board));
            boards.min_by_key(|board| state.colours(*board)).map(|board| board.id().to_owned())
        }
        "teotihuacan-advice-together" => {
            let mut boards = state.seat(seat).workers.iter().filter_map(|worker| worker.board);
            boards.next().map(|board| board.id().to_owned())
        }
        "teotihuacan-advice-salary" | "teotihuacan-advice-salary.enough" => {
            Some(format!("player-{}", seat.number() + 1))
        }
        _ => None,
    }
}

/// The boards of the seat's own workers, then the other boards, then what lies on them.
pub fn shown_topics(view: &View, seat: Seat) -> Vec<String> {
    let (state, owner) = (&view.state, view.state.seat(seat));
    let rule = |id: &str| format!("rule-{id}");
    if state.phase == Phase::Keeping || state.phase == Phase::Placing {
        return ["starting_tiles", "overview", "first_turn", "cocoa", "fourth_worker"].map(rule).to_vec();
    }
    let mut boards = Board::ALL.to_vec();
    boards.sort_by_key(|board| !owner.workers.iter().any(|worker| worker.board == Some(*board)));
    let mut topics: Vec<String> = boards.iter().map(|board| format!("board-{}", board.id())).collect();
    topics.extend(["turn", "colours", "main_action", "salary", "calendar", "avenue", "pyramid_track"].map(rule));
    topics.extend(owner.workers[3].board.is_none().then(|| rule("fourth_worker")));
    topics.extend(state.royal_tiles.iter().map(|tile| tile.id().to_owned()));
    topics.extend(state.technologies.iter().map(|tile| tile.id().to_owned()));
    topics
}
