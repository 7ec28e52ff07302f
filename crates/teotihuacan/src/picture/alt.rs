//! Text descriptions of the pictures, for players who can't see them.

use super::prelude::*;
use super::region::Region;
use crate::data::is_strong;
use crate::words::{board as lines, effects};

/// The board: the progress of the game and the points. The text board has the positions of the workers.
pub(super) fn board(view: &View) -> Vec<Phrase> {
    let state = &view.state;
    let mut alt = vec![phrase("alt-board").with("era", state.era)];
    alt.push(match state.phase {
        Phase::Keeping => phrase("alt-keeping"),
        Phase::Placing => phrase("alt-placing"),
        Phase::Bonuses | Phase::Turns => phrase("alt-to-move").seat("seat", state.active),
        Phase::Eclipse => phrase("alt-eclipse").seat("seat", state.active),
        Phase::Over => phrase("alt-over").seat("winner", leaders(state).first().copied().unwrap_or_default()),
    });
    if state.phase == Phase::Turns {
        alt.push(phrase("alt-rounds").with("rounds", state.rounds_left()));
    }
    alt.push(STYLE.alt_scores(state.all_seats().map(|seat| (seat, state.seat(seat).vp))));
    alt
}

/// The overview: as the board, and every player's goods.
pub(super) fn overview(view: &View) -> Vec<Phrase> {
    let state = &view.state;
    let held = |seat| phrase("alt-held").seat("seat", seat).with("goods", say::goods(&state.seat(seat).goods));
    let goods = state.all_seats().filter(|_| state.phase != Phase::Over).map(held);
    board(view).into_iter().chain(goods).collect()
}

pub(super) fn scoring(view: &View) -> Vec<Phrase> {
    let totals =
        view.state.points_by_source().into_iter().map(|sources| sources.iter().map(|(_, points)| points).sum());
    vec![phrase("alt-scoring"), STYLE.alt_scores(view.state.all_seats().zip::<Vec<i32>>(totals.collect()))]
}

/// The content of a region, with the prices and the gains of the player to move.
pub(super) fn contents(state: &State, region: Region) -> Vec<Phrase> {
    match region {
        Region::Board(board) => visits(state, board).into_iter().chain(lines::board_lines(state, board)).collect(),
        Region::Temples => {
            let temples = Temple::ALL.into_iter().flat_map(|temple| lines::temple_lines(state, temple));
            std::iter::once(next_steps(state, &Temple::ALL)).chain(temples).collect()
        }
        Region::Tracks => {
            std::iter::once(eclipse(state)).chain(lines::avenue(state)).chain([lines::track(state)]).collect()
        }
        Region::Tiles => DiscoveryStack::ALL.into_iter().filter_map(|place| lines::stack(state, place)).collect(),
        Region::Player(seat) => lines::player(state, seat),
    }
}

/// The prices and the gains of the workers that can come to a board.
pub(super) fn visits(state: &State, board: Board) -> Vec<Phrase> {
    let visits = forecast::visits(state, board);
    let none = (visits.is_empty() && is_before_move(state)).then(|| phrase("alt-no-visit").seat("seat", state.active));
    visits.iter().map(|visit| about_visit(state, board, visit)).chain(none).collect()
}

pub(super) fn next_steps(state: &State, temples: &[Temple]) -> Phrase {
    let steps = temples.iter().map(|temple| {
        let step = phrase("alt-next-step").with("temple", say::temple(*temple));
        step.with("reward", effects::next_step(state, *temple))
    });
    phrase("alt-next-steps").seat("seat", state.active).with("steps", steps.collect::<Vec<_>>())
}

pub(super) fn eclipse(state: &State) -> Phrase {
    let scores = state.all_seats().map(|seat| {
        let points: u16 = eclipse_points(state, seat).iter().sum();
        phrase("alt-score").seat("seat", seat).with("points", points)
    });
    phrase("alt-eclipse-now").with("scores", scores.collect::<Vec<_>>())
}

/// The price and the gain of a worker's visit.
fn about_visit(state: &State, board: Board, visit: &Visit) -> Phrase {
    let line = match visit.from {
        Some(from) => phrase("alt-visit").with("board", say::board(from)),
        None => phrase("alt-visit-here"),
    };
    let line = line.seat("seat", state.active).with("power", visit.power);
    if board == Board::Palace {
        return line.with("price", say::goods(&Goods::default())).with("gains", say::cocoa(visit.cocoa + 1));
    }
    let now = forecast::gain(state, board, Some(visit));
    let mut price = now.price;
    price.add(&Goods::cocoa(visit.cocoa));
    let possible = state.me().goods.cover(&price) && (board != Board::Alchemy || learns(state, visit));
    let line = line.with("price", say::goods(&price)).with("gains", effects::effects(&now.effects));
    if possible { line } else { phrase("alt-visit-impossible").with("visit", line) }
}

/// Returns `true` if the workers of a visit can acquire a technology.
fn learns(state: &State, visit: &Visit) -> bool {
    let both_rows = visit.workers > 1 || is_strong(visit.lowest);
    (0..6).any(|slot| state.no_acquisition(slot, both_rows).is_none())
}
