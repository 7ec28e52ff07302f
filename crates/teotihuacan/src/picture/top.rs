//! The first line: the player to move, and the way to the eclipse.

use game_kit::Past;
use game_kit::picture::parts::by_rank;
use scene::Words;

use super::changes;
use super::prelude::*;

const STRIP: Area = Area::new(378.0, 10.0, 694.0, 54.0);
/// Middle of the line, position of the dark disc, and distance between two spaces of the calendar.
const Y: f64 = 37.0;
const LAST: f64 = 1044.0;
const STEP: f64 = 24.5;

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>, request: &Request<'_>) {
    let state = table.now;
    let (pieces, words) = task(state, request);
    let (smallest, need) = match (&words, pieces.len()) {
        // A phone shows a name in letters of this size, so a long name gets a second line.
        (Words::Name { phrase: None, .. }, _) => (34.5, Importance::Glance),
        (_, 1) => (30.5, Importance::Decide),
        _ => (20.0, Importance::Inform),
    };
    let words = bold(words, 40.0).need(need).smallest(smallest).lines(2, 34.0);
    with_pieces(&pieces, (52.0, 43.0), words).draw(layer, Area::new(17.0, 10.0, 351.0, 54.0));
    layer.fill(STRIP.outline(12.0), JADE);
    if state.phase == Phase::Over {
        return result(layer, state);
    }
    let row = ItemRow::new(STRIP.x + 16.0, Y)
        .text(heading(phrase("era").with("era", state.era), 46.0).ink(CREAM))
        .gap(3.0)
        .text(bold(format!("/{}", data().eclipse.step.len()), 30.0).ink(PAST))
        .gap(20.0)
        .sprite(icon("eclipse", 38.0))
        .gap(8.0);
    let rounds = state.rounds_left();
    let row = match state.phase {
        Phase::Eclipse => row.text(heading(phrase("eclipse-now"), 36.0).ink(CREAM)),
        _ => {
            let words = phrase("rounds").with("rounds", rounds);
            let figure = bold(rounds.to_string(), 45.0).ink(CREAM).need(Importance::Glance);
            row.text(figure).gap(9.0).text(heading(words, 36.0).ink(CREAM))
        }
    };
    layer.add(row.within(LAST - STEP * f64::from(state.dark_disc) - 34.0 - STRIP.x - 16.0));
    layer.place("calendar", STRIP, |layer| calendar(layer, table));
}

/// The seats to move with their task, or the winners. In a picture of the past, it is the seat that played.
fn task(state: &State, request: &Request<'_>) -> (Vec<Seat>, Words) {
    let of_seat = |seat, key| (vec![seat], STYLE.name(request, seat, Some(phrase(key))));
    let of_active = |key| of_seat(state.active, key);
    match (&request.kind, state.phase) {
        (PictureKind::Recap(seat), _) => return of_seat(*seat, "played"),
        (PictureKind::Replay(Past::Turn(seat)), now) if now != Phase::Over => return of_seat(*seat, "played"),
        (PictureKind::Replay(Past::Round(round)), now) if now != Phase::Over => {
            return (Vec::new(), phrase("after-round").with("round", *round).into());
        }
        _ => {}
    }
    match state.phase {
        Phase::Keeping if state.offer.is_empty() => (Vec::new(), phrase("keeping").into()),
        Phase::Keeping => of_active("to-draft"),
        Phase::Placing => (Vec::new(), phrase("placing").into()),
        Phase::Bonuses => of_active("bonuses"),
        // The piece marks the player to move, so the name gets the whole line.
        Phase::Turns => (vec![state.active], STYLE.name(request, state.active, None)),
        Phase::Eclipse => of_active("to-pay"),
        Phase::Over => match leaders(state) {
            winners if winners.len() == 1 => of_seat(winners[0], "wins"),
            winners => (winners, phrase("shared").into()),
        },
    }
}

/// One dot for each space: ochre behind the sun, hollow before the moon.
fn calendar(layer: &mut Layer, table: Changes<'_>) {
    let (light, dark) = (table.light_disc, table.dark_disc);
    let at = |space: u8| LAST - STEP * f64::from(dark.saturating_sub(space));
    for space in 0..dark {
        let dot = |radius: f64| Outline::circle(at(space), Y, radius);
        if space < light {
            layer.fill(dot(5.0), OCHRE);
        } else if space > light {
            layer.line(dot(8.0), CREAM, 3.0);
        }
    }
    let eclipsed = changes::eclipsed(table);
    let steps = if eclipsed { 0 } else { table.difference(|state| state.light_disc.into()) };
    let before = table.since.map(|since| since.light_disc).filter(|_| steps > 0);
    let sun = (if light == dark { LAST + 6.0 } else { at(light) }, Y);
    if steps > 0 || eclipsed {
        let tail = before.map(|before| (at(before), Y));
        moved(layer, tail, sun, 20.0);
    }
    if light == dark {
        return layer.add(Sprite::icon("eclipse", sun.0, Y, 36.0));
    }
    layer.add(Sprite::icon("sundisc", sun.0, Y, 31.0));
    layer.add(Shape::filled(Outline::circle(LAST + 6.0, Y, 18.0), NIGHT).edged(CREAM, 2.5));
    layer.add(Sprite::icon("darkdisc", LAST + 6.0, Y, 34.0).role(ItemRole::Ground));
}

/// The seats from first to last with their points.
fn result(layer: &mut Layer, state: &State) {
    let Some(outcome) = state.outcome() else { return };
    let mut row = ItemRow::new(0.0, 0.0);
    for (index, (seat, rank)) in by_rank(&outcome.ranking, state.players).into_iter().enumerate() {
        if index > 0 {
            row = row.gap(36.0);
        }
        let place = bold(phrase("place").with("n", rank), 30.0).ink(PAST);
        let points = bold(state.seat(seat).vp.to_string(), 42.0).ink(CREAM);
        row = row.text(place).gap(8.0).sprite(icon(mark(seat), 30.0).role(ItemRole::Piece)).gap(9.0).text(points);
    }
    layer.add(row.middle().inside(STRIP.inset(15.0, 0.0)));
}
