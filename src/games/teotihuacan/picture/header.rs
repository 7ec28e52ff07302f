//! The first line: who moves, which era it is, how long to the eclipse, in which order.

use crate::games::PictureRequest;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::data::data;
use crate::games::teotihuacan::state::{LastRound, Phase, State};
use crate::scene::{Face, Layer, Outline, Row, Shape, Sprite, Text, Words};

use super::parts::{DIM, icon, leaders, mark, name, phrase, piece, round};
use super::theme::*;

/// The middle line.
const Y: f64 = 48.0;

/// The header of the board.
pub(super) fn header(layer: &mut Layer, view: &View, request: &PictureRequest<'_, View>) {
    let state = &view.state;
    title(layer, state, request);
    layer.line(Outline::polyline(&[(504.0, 24.0), (504.0, 72.0)]), LINE2, 1.5);
    let first_mark = 1544.0 - 52.0 * (f64::from(state.players) - 1.0);
    let end = first_mark - 40.0;
    era(layer, state, end - 168.0 - 540.0);
    let text = |words, y: f64| Text::new(words, Face::Bold, 19.0, INK2, end, y).end().shrink(164.0, 15.0);
    let disc = phrase("light-disc").with("light", state.light_disc).with("dark", state.dark_disc);
    match round(state) {
        Some(round) => {
            layer.add(text(phrase("round").with("round", round), 36.0));
            layer.add(text(disc, 61.0));
        }
        None => layer.add(text(disc, Y)),
    }
    turn_order(layer, state, first_mark);
}

/// Who is to move, or who has won.
fn title(layer: &mut Layer, state: &State, request: &PictureRequest<'_, View>) {
    let text = |words: Words, x: f64, width: f64| Text::new(words, Face::Name, 46.0, INK, x, Y).shrink(width, 30.0);
    let key = match state.phase {
        Phase::Keeping if state.offer.is_empty() => return layer.add(text(phrase("keeping").into(), 24.0, 470.0)),
        Phase::Placing => return layer.add(text(phrase("placing").into(), 24.0, 470.0)),
        Phase::Over => return winners(layer, state, request),
        Phase::Keeping => "to-draft",
        Phase::Bonuses => "bonuses",
        Phase::Turns => "to-move",
        Phase::Eclipse => "to-pay",
    };
    layer.add(Sprite::piece(piece(state.active), 50.0, Y, 54.0));
    layer.add(text(name(request, state.active, Some(phrase(key))), 92.0, 405.0));
}

fn winners(layer: &mut Layer, state: &State, request: &PictureRequest<'_, View>) {
    for winner in leaders(state) {
        layer.add(Sprite::piece(piece(winner), 50.0, Y, 54.0));
        let words = name(request, winner, Some(phrase("wins")));
        layer.add(Text::new(words, Face::Name, 46.0, INK, 92.0, Y).shrink(405.0, 30.0));
    }
}

/// Rounds until the next eclipse, the one being played included and ascensions left out.
pub(super) fn rounds_left(state: &State) -> u8 {
    let way = state.dark_disc.saturating_sub(state.light_disc);
    match state.last_round {
        LastRound::No if state.dark_eclipse => way.max(1),
        LastRound::No => way + 1,
        LastRound::Next => 2,
        LastRound::Now => 1,
    }
}

/// The era and the next eclipse.
fn era(layer: &mut Layer, state: &State, width: f64) {
    let row = Row::new(548.0, Y)
        .text(Text::part(phrase("era").with("era", state.era), Face::Name, 46.0, INK))
        .gap(12.0)
        .text(Text::part(phrase("of-eras").with("eras", data().eclipse.step.len()), Face::Name, 28.0, INK2))
        .gap(34.0)
        .sprite(icon("eclipse", 46.0))
        .gap(11.0);
    let words = match state.phase {
        Phase::Eclipse => phrase("eclipse-now"),
        Phase::Over => phrase("over"),
        _ if rounds_left(state) == 1 => phrase("last-round"),
        _ => phrase("eclipse-in").with("rounds", rounds_left(state)),
    };
    layer.add(row.text(Text::part(words, Face::Name, 46.0, INK)).within(width));
}

/// Who has moved in this round, who is to move, who comes then.
fn turn_order(layer: &mut Layer, state: &State, first: f64) {
    let acting = state.to_act();
    for seat in state.all_seats() {
        let x = first + 52.0 * f64::from(seat);
        let alone = acting.contains(seat) && !matches!(state.phase, Phase::Placing);
        if alone && seat == state.active && !(state.phase == Phase::Keeping && state.offer.is_empty()) {
            layer.add(Shape::filled(Outline::circle(x, Y, 25.0), CARD).edged(GEAR_LINE, 2.0));
            layer.add(Sprite::piece(piece(seat), x, Y, 34.0));
            continue;
        }
        let done = match state.phase {
            Phase::Keeping if state.offer.is_empty() => !acting.contains(seat),
            Phase::Placing => !acting.contains(seat),
            Phase::Keeping => false,
            Phase::Bonuses | Phase::Turns | Phase::Eclipse => seat < state.active,
            Phase::Over => true,
        };
        layer.add(Sprite::piece(mark(seat), x, Y, 28.0).opacity(if done { DIM } else { 100 }));
    }
}
