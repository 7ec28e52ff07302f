//! Advice for a newcomer's first rounds, and the topics about the things in sight.

use crate::state::{LastRound, Source};

use super::prelude::*;
use super::questions::round;

/// Spaces of the light disc in the second era in which the advice ends, after a technology, a building and a temple step.
const JUST_NOW: u8 = 2;

/// An aim for this round, and ways to it. After the first rounds: the first eclipse, and one of the things that the seat
/// hasn't had yet.
pub fn advice(view: &View, seat: Seat) -> Option<Phrase> {
    let (state, owner) = (&view.state, view.state.seat(seat));
    let round = match state.phase {
        Phase::Keeping => return Some(Phrase::new("teotihuacan-advice-tiles")),
        Phase::Placing => return Some(Phrase::new("teotihuacan-advice-workers")),
        Phase::Turns => round(view)?,
        Phase::Bonuses | Phase::Eclipse | Phase::Over => return None,
    };
    let scored = |source: Source| owner.scored[source as usize] != 0;
    let missing: Vec<&str> = [
        (owner.technologies == 0, "teotihuacan-advice-technology"),
        (!scored(Source::Buildings) && !scored(Source::Pyramid), "teotihuacan-advice-building"),
        (owner.temples == [0; 3], "teotihuacan-advice-temple"),
    ]
    .into_iter()
    .filter_map(|(is_missing, key)| is_missing.then_some(key))
    .collect();
    match round {
        1 => Some(Phrase::new("teotihuacan-advice-move")),
        2 => Some(Phrase::new("teotihuacan-advice-together")),
        _ if round == 3 || (state.era == 1 && state.last_round != LastRound::No) => {
            let (salary, have) = (owner.salary(), owner.goods.cocoa);
            let key = if salary > have { "teotihuacan-advice-salary" } else { "teotihuacan-advice-salary.enough" };
            Some(Phrase::new(key).with("salary", salary).with("have", have))
        }
        _ if !missing.is_empty() => Some(Phrase::new(missing[round as usize % missing.len()])),
        _ => (state.era == 2 && state.light_disc <= JUST_NOW).then(|| Phrase::new("core-advice-done")),
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
