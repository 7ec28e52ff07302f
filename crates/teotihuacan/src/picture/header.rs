//! The first line: the player to move, the era, the rounds until the eclipse, the turn order.

use game_kit::picture::header::{self, Turn, large, small};
use scene::Words;

use super::parts::{icon, leaders};
use super::prelude::*;

pub(super) fn header(layer: &mut Layer, view: &View, request: &PictureRequest<'_, View>) {
    let state = &view.state;
    if state.phase == Phase::Over || !header::past(layer, &STYLE, request) {
        let (pieces, words) = task(state, request);
        header::title(layer, &pieces, words);
    }
    if let Some(outcome) = state.outcome() {
        let points = |seat| state.seat(seat).vp.to_string();
        return header::result(layer, &STYLE, &outcome.ranking, state.players, points);
    }
    let disc = phrase("light-disc").with("light", state.light_disc).with("dark", state.dark_disc);
    let round = state.round().map(|round| phrase("round").with("round", round));
    let lines = round.into_iter().chain([disc]).collect();
    header::middle(layer, state.players.into(), era(state), lines, 164.0);
    let order: Vec<(Seat, Turn)> = state.all_seats().map(|seat| (seat, turn(state, seat))).collect();
    header::turn_order(layer, &order);
}

/// The seats to move with their task, or the winners.
pub(super) fn task(state: &State, request: &PictureRequest<'_, View>) -> (Vec<Seat>, Words) {
    let of_seat = |seat, key| (vec![seat], STYLE.name(request, seat, Some(phrase(key))));
    let of_active = |key| of_seat(state.active, key);
    match state.phase {
        Phase::Keeping if state.offer.is_empty() => (Vec::new(), phrase("keeping").into()),
        Phase::Keeping => of_active("to-draft"),
        Phase::Placing => (Vec::new(), phrase("placing").into()),
        Phase::Bonuses => of_active("bonuses"),
        Phase::Turns => of_active("to-move"),
        Phase::Eclipse => of_active("to-pay"),
        Phase::Over => match leaders(state) {
            winners if winners.len() == 1 => of_seat(winners[0], "wins"),
            winners => (winners, phrase("shared").into()),
        },
    }
}

fn era(state: &State) -> Row {
    let words = match state.phase {
        Phase::Eclipse => phrase("eclipse-now"),
        _ if state.rounds_left() == 1 => phrase("last-round"),
        _ => phrase("eclipse-in").with("rounds", state.rounds_left()),
    };
    header::progress()
        .text(large(phrase("era").with("era", state.era)))
        .gap(12.0)
        .text(small(phrase("of-eras").with("eras", data().eclipse.step.len())))
        .gap(34.0)
        .sprite(icon("eclipse", 46.0))
        .gap(11.0)
        .text(large(words))
}

/// The state of a seat's turn in this round: over, running or still to come.
fn turn(state: &State, seat: Seat) -> Turn {
    let acting = state.deciding().contains(seat);
    // All seats decide at the same time.
    let together = state.phase == Phase::Placing || state.phase == Phase::Keeping && state.offer.is_empty();
    let done = match state.phase {
        _ if together => !acting,
        Phase::Keeping | Phase::Placing => false,
        Phase::Bonuses | Phase::Turns | Phase::Eclipse => seat < state.active,
        Phase::Over => true,
    };
    match () {
        () if acting && !together && seat == state.active => Turn::Now,
        () if done => Turn::Done,
        () => Turn::Later,
    }
}
