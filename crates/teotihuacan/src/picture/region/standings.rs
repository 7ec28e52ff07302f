//! Temples with all their tiles, and the tracks with the points of an eclipse now.

use crate::picture::prelude::*;
use crate::picture::standings::Ladder;

use super::frame;

pub(super) fn temples(layer: &mut Layer, table: Changes<'_>) {
    let temples = across().gap(9.0).each(Temple::ALL.map(|of| {
        let head = across().fixed(60.0, icon(temple(of), 46.0)).rest(bold(say::temple(of), 30.0));
        let ladder = Ladder { of, tiles: true, next: asked(table.now, of) }.cell(Sheet::All, table);
        let bonus = Cell::from(frame::named(say::bonus(table.bonus_tiles[of.index()]), (2, 19.0)));
        let bonus = bonus.inset(12.0, 0.0).on(CARD, 9.0);
        down().fixed(60.0, head).rest(ladder).space(8.0).fixed(76.0, bonus)
    }));
    temples.draw(layer, Area::new(16.0, 8.0, 1068.0, 682.0));
}

/// The step of a temple that the open question is about. Without one, it is the next step of the player.
fn asked(state: &State, of: Temple) -> Option<usize> {
    let next = || (!state.blocked(state.active, of)).then(|| usize::from(state.me().temples[of.index()]) + 1);
    match state.stack.top() {
        Some(Question::LargeStep(temple, step)) => (temple == of).then_some(step.into()),
        Some(Question::OrderSteps(first, second)) if first != of && second != of => None,
        _ => next(),
    }
}

/// The Avenue with its tiles, the pyramid track, and the points of an eclipse now for every player.
pub(super) fn tracks(layer: &mut Layer, table: Changes<'_>, request: &Request<'_>) {
    let eclipse = (table.phase != Phase::Over).then(|| eclipse(table.now, request));
    let tracks = down()
        .fixed(194.0, Track::Avenue.cell(table, (51.0, 62.0)))
        .space(8.0)
        .fixed(121.0, Track::Pyramid.cell(table, (51.0, 0.0)))
        .space(18.0)
        .rest(eclipse);
    tracks.draw(layer, Area::new(16.0, 5.0, 1068.0, 685.0));
}

/// One row for each player: Avenue, pyramid track, leader, masks, together, and the salary.
fn eclipse<'a>(state: &State, request: &Request<'_>) -> Line<'a> {
    let line = |first: Line<'a>, cells: [Cell<'a>; 5], last: Cell<'a>| {
        across().gap(4.0).share(3.2, first).each(cells).share(1.4, last)
    };
    let disc = Cell::new(|layer, area| {
        let (x, y) = area.middle();
        layer.fill(Outline::circle(x, y, 22.0), JADE);
        layer.add(Sprite::icon("eclipse", x, y, 32.0));
    });
    let title = across().fixed(48.0, disc).space(6.0).rest(heading(phrase("region-eclipse"), 36.0)).space(6.0);
    let names = ["road", "block", "lead", "mask-4", "eclipse"].map(|name| icon(name, 36.0).into());
    let rows = state.all_seats().map(|seat| {
        let owner = state.seat(seat);
        let name = bold(STYLE.name(request, seat, None), 32.0);
        let head = across().fixed(64.0, icon(mark(seat), 36.0).role(ItemRole::Piece)).rest(name);
        let figure = |words: String, ink| amount(words, 36.0).ink(ink).middle();
        let points = eclipse_points(state, seat);
        let sum = Cell::from(amount(format!("+{}", points.iter().sum::<u16>()), 40.0).ink(CREAM).middle());
        let sum = sum.on(JADE, 8.0).inset(6.0, 5.0);
        let [avenue, track, leader, masks] =
            points.map(|points| figure(points.to_string(), if points == 0 { INK2 } else { INK }).into());
        let salary = figure(
            format!("{} / {}", owner.goods.cocoa, owner.salary()),
            if owner.salary() > owner.goods.cocoa { SHORT } else { INK },
        );
        line(head, [avenue, track, leader, masks, sum], salary.into()).on(CARD, 9.0)
    });
    down().fixed(52.0, line(title, names, icon("cocoa", 36.0).into())).rest(down().gap(6.0).each_of(90.0, rows))
}
