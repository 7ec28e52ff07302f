//! Text descriptions of the pictures, for players who can't see them.

use super::prelude::*;

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
