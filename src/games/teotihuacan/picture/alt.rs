//! What the pictures show, in words, for those who cannot see them.

use crate::engine::Phrase;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::state::Phase;

use super::header::rounds_left;
use super::parts::{leaders, phrase};

/// The board: where the game is, who has how many points; who stands where is in the text board.
pub(super) fn board(view: &View) -> Vec<Phrase> {
    let state = &view.state;
    let mut alt = vec![phrase("alt-board").with("era", state.era)];
    alt.push(match state.phase {
        Phase::Keeping => phrase("alt-keeping"),
        Phase::Placing => phrase("alt-placing"),
        Phase::Bonuses | Phase::Turns => phrase("alt-to-move").seat("seat", state.active),
        Phase::Eclipse => phrase("alt-eclipse").seat("seat", state.active),
        Phase::Over => phrase("alt-over").seat("winner", leaders(state).first().copied().unwrap_or(0)),
    });
    if state.phase == Phase::Turns {
        alt.push(phrase("alt-rounds").with("rounds", rounds_left(state)));
    }
    alt.push(phrase("alt-scores").with("scores", scores(view)));
    alt
}

fn scores(view: &View) -> Vec<Phrase> {
    let state = &view.state;
    let score = |seat| phrase("alt-score").seat("seat", seat).with("points", state.seat(seat).vp);
    state.all_seats().map(score).collect()
}
