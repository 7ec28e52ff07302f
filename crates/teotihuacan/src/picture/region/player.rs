//! Everything of one player: goods, workers and where they are, temples, technologies and tiles with words. The rewards
//! of an ascension, with the next steps of the player.

use crate::legal::legal;
use crate::picture::prelude::*;
use crate::picture::standings::brings;
use crate::picture::{icons, offers, panels, tiles, workers};

use super::frame;

pub(super) fn draw(layer: &mut Layer, state: &State, request: &Request<'_>, seat: Seat) {
    let owner = state.seat(seat);
    let head = across()
        .fixed(74.0, piece_part(seat, 54.0))
        .rest(bold(STYLE.name(request, seat, None), 44.0))
        .fixed(180.0, amount(owner.vp.to_string(), 64.0).end());
    let held = across().each_of(150.0, all_goods(&owner.goods).map(|goods| held(goods, (36.0, 40.0), INK2)));
    let left = down().fixed(60.0, head).rest(held.inset(5.0, 0.0));
    let card =
        across().rest(left).space(30.0).fixed(240.0, panels::eclipse(state, seat, (40.0, 46.0))).inset(12.0, 12.0);
    let page = down()
        .fixed(144.0, of_seat(seat, 12.0, card))
        .space(8.0)
        .fixed(76.0, workers(state, seat))
        .space(10.0)
        .fixed(76.0, standings(state, seat))
        .space(10.0)
        .rest(owned(state, seat));
    page.draw(layer, Area::new(16.0, 10.0, 1068.0, 678.0));
}

/// The workers from the left, each with its board. Black marks those that the open question can raise.
fn workers<'a>(state: &State, seat: Seat) -> Line<'a> {
    let mut choices = Vec::new();
    if matches!(state.stack.top(), Some(Question::TilePowerUps(_) | Question::StartPowerUps(_))) {
        legal(state, seat, &mut choices);
    }
    across().gap(4.0).each(state.seat(seat).workers.iter().map(|worker| {
        if worker.power == 0 {
            return Cell::empty();
        }
        let die = workers::die(seat, worker.power, 48.0);
        let line = across().space(10.0);
        let line = match worker.board {
            None => {
                let waiting = text(phrase("region-waiting"), 24.0, 1).ink(INK2);
                line.fixed(56.0, die.opacity(DIM + 12)).space(6.0).rest(waiting)
            }
            Some(board) => {
                let lock = down().fixed(68.0, icon("niche-locked", 20.0));
                let line = line
                    .fixed(56.0, die)
                    .fixed(if worker.locked() { 22.0 } else { 0.0 }, worker.locked().then_some(lock));
                line.fixed(40.0, icon(emblem(board).0, 32.0))
                    .space(3.0)
                    .rest(heading(say::board(board), 30.0).smallest(15.0))
            }
        };
        let chosen = worker.board.is_some_and(|board| choices.contains(&Action::Raise(board, worker.power)));
        let frame = Cell::empty().framed(8.0, chosen.then_some((INK, 3.0))).inset(1.5, 1.5);
        frame.and(line.space(13.0)).on(CARD, 9.0)
    }))
}

/// The temples with the next reward, the Avenue and the pyramid track.
pub(super) fn standings<'a>(state: &State, seat: Seat) -> Line<'a> {
    let temples = Temple::ALL.into_iter().map(|of| {
        let at = state.seat(seat).temples[of.index()];
        let row = IconRow::new().icon(temple(of)).figure(at);
        let row = if state.blocked(seat, of) { row } else { row.gap(0.1).to().and(next(state, of, at + 1)) };
        (temple_colours(of).0, row)
    });
    let tracks =
        Track::ALL.into_iter().map(|track| (ROAD, IconRow::new().icon(track.icon()).figure(track.of(state, seat))));
    across().gap(7.0).each(
        temples
            .chain(tracks)
            .map(|(colour, row)| Cell::from(Look::bold(38.0, 36.0).row(&row)).inset(12.0, 0.0).on(colour, 9.0)),
    )
}

/// The reward of a step of a temple.
fn next(state: &State, of: Temple, step: u8) -> IconRow {
    let about = data().step(of, step);
    match about.stack.filter(|stack| state.stacks[stack.index()] != 0) {
        _ if step == data().temple_penultimate => IconRow::new().icon("t-any"),
        Some(_) => IconRow::new().icon("disctile"),
        None => icons::effects(&about.reward),
    }
}

/// Technologies, masks and tiles with names and effects in two columns.
fn owned<'a>(state: &State, seat: Seat) -> Cell<'a> {
    let owner = state.seat(seat);
    // The drawing, the name, and `true` for a mask.
    let mut items: Vec<(Cell<'a>, Phrase, bool)> = Vec::new();
    let square = |name| Cell::new(move |layer, area| layer.add(icon(name, area.height.min(54.0)).inside(area)));
    for tile in Technology::ALL.iter().filter(|tile| owner.owns(**tile)) {
        items.push((square(technology(*tile)), say::technology(*tile), false));
    }
    let tiles: Vec<Discovery> = members(owner.discoveries).collect();
    let kind = |tile: &Discovery| data().discoveries[tile.index()].kind;
    for (of, count) in owner.masks().into_iter().enumerate().filter(|(_, count)| *count > 0) {
        let row = IconRow::new().icon(mask(of));
        let row = if count > 1 { row.figure(format!("×{count}")) } else { row };
        let drawing = Cell::new(move |layer, area| {
            layer.add(Look::bold(26.0, area.height.min(54.0)).row(&row).middle().inside(area.inset(-3.0, 0.0)));
        });
        if let Some(tile) = tiles.iter().find(|tile| kind(tile).index() == of) {
            items.push((drawing, say::discovery(*tile), true));
        }
    }
    for tile in tiles.iter().filter(|tile| !kind(tile).is_mask()) {
        items.push((tiles::owned(*tile, false).at_most(76.0, 54.0), say::discovery(*tile), false));
    }
    if items.is_empty() {
        let nothing = text(phrase("region-nothing"), 22.5, 1);
        return down().fixed(72.0, nothing).inset(4.0, 0.0);
    }
    let columns = if items.len() > 3 { 2 } else { 1 };
    // A narrow row has room for the name of a mask or the effect of another tile.
    let size = if columns == 1 { 22.0 } else { 18.5 };
    let cells = items.into_iter().map(|(drawing, name, is_mask)| {
        let effect = text(effect_of(&name), size, 2).ink(INK2);
        let words = Cell::new(move |layer, area| {
            let (name, stack) = (bold(name, 25.0), stack(3.0));
            let words = match (is_mask, area.height > 64.0) {
                (true, _) => stack.text(name),
                (false, true) => stack.text(name).text(effect),
                (false, false) => stack.text(effect),
            };
            layer.add(words.inside(area));
        });
        across().fixed(76.0, drawing).space(12.0).rest(words).inset(8.0, 4.0).on(CARD, 8.0)
    });
    self::columns(columns, (8.0, 6.0), 84.0, cells)
}

/// The rewards of an ascension in words, and the next steps of the player.
pub(super) fn ascension(layer: &mut Layer, state: &State, choices: &[Action]) {
    let heading = titled(("pow", CARD), phrase("ascension"), INK);
    let brings = Look::bold(34.0, 32.0).row(&brings()).end();
    frame::head(layer, state, across().rest(heading).fixed(150.0, brings));
    let rows = down().gap(8.0).each(Reward::ALL.iter().map(|reward| {
        let open = choices.iter().any(|choice| match choice {
            Action::Reward(of) => of == reward,
            Action::RewardWith(_) => *reward == Reward::TwoTemples,
            _ => false,
        });
        let mut row = IconRow::new();
        if *reward == Reward::FourthWorker {
            row = row.drawing(workers::die(state.active, state.me().workers[3].power, 110.0)).gap(0.2);
        }
        let row = Cell::from(Look::bold(40.0, 40.0).row(&row.and(icons::reward(*reward)))).inset(16.0, 0.0);
        let words = Cell::from(frame::named(say::reward(*reward), (2, 23.0))).inset(10.0, 0.0);
        offers::surface(across().fixed(274.0, row).rest(words), open, CARD)
    }));
    rows.draw(layer, Area::new(17.5, frame::LEFT.y, 1065.0, 476.0));
    standings(state, state.active).draw(layer, Area::new(16.0, 586.0, 1068.0, 76.0));
}
