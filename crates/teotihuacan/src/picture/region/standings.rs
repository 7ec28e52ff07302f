//! Temples with all their tiles, and the tracks with the points of an eclipse now.

use crate::picture::offers::number;
use crate::picture::parts::{mark, temple};
use crate::picture::prelude::*;
use crate::picture::standings::{Ladder, Track, eclipse_points};

use super::frame;

pub(super) fn temples(layer: &mut Layer, table: Changes<'_>) {
    let columns = Area::new(16.0, 8.0, 1068.0, 682.0).columns(3, 9.0);
    for (of, mut column) in Temple::ALL.into_iter().zip(columns) {
        let mut heading = column.take_top(60.0);
        layer.add(icon(temple(of), 46.0).inside(heading.take_left(60.0)));
        layer.add(Text::part(say::temple(of), Typeface::Bold, 30.0, INK).inside(heading, Anchor::Start, 20.0));
        let card = column.take_bottom(76.0);
        column.take_bottom(8.0);
        layer.place(format!("temple:{}", of.id()), column, |layer| {
            Ladder { of, area: column, tiles: true, next: asked(table.now, of) }.draw(layer, table);
        });
        layer.fill(card.outline(9.0), CARD);
        let name = say::bonus(table.now.bonus_tiles[of.index()]);
        frame::named(layer, name, card.inset(12.0, 0.0), (2, 19.0));
    }
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
pub(super) fn tracks(layer: &mut Layer, table: Changes<'_>, request: &PictureRequest<'_, View>) {
    let mut rest = Area::new(16.0, 5.0, 1068.0, 685.0);
    Track::Avenue.draw(layer, table, rest.take_top(194.0), (51.0, 62.0));
    rest.take_top(8.0);
    Track::Pyramid.draw(layer, table, rest.take_top(121.0), (51.0, 0.0));
    if table.now.phase != Phase::Over {
        rest.take_top(18.0);
        eclipse(layer, table.now, request, rest);
    }
}

/// One row for each player: Avenue, pyramid track, leader, masks, together, and the salary.
fn eclipse(layer: &mut Layer, state: &State, request: &PictureRequest<'_, View>, mut area: Area) {
    const SHARES: [f64; 7] = [3.2, 1.0, 1.0, 1.0, 1.0, 1.0, 1.4];
    let head: Vec<Area> = area.take_top(52.0).shares(&SHARES, 4.0).collect();
    let mut title = head[0];
    let (x, y) = title.take_left(48.0).middle();
    layer.fill(Outline::circle(x, y, 22.0), JADE);
    layer.add(Sprite::icon("eclipse", x, y, 32.0));
    let words = Text::part(phrase("region-eclipse"), Typeface::Name, 36.0, INK);
    layer.add(words.inside(title.inset(6.0, 0.0), Anchor::Start, 22.0));
    for (name, place) in ["road", "block", "lead", "mask-4", "eclipse", "cocoa"].into_iter().zip(&head[1..]) {
        layer.add(icon(name, 36.0).inside(*place));
    }
    for (seat, row) in state.all_seats().zip(area.rows_of(90.0, state.players.into(), 6.0)) {
        let owner = state.seat(seat);
        layer.fill(row.outline(9.0), CARD);
        let places: Vec<Area> = row.shares(&SHARES, 4.0).collect();
        let mut head = places[0];
        layer.add(icon(mark(seat), 36.0).role(ItemRole::Piece).inside(head.take_left(64.0)));
        let name = Text::part(STYLE.name(request, seat, None), Typeface::Bold, 32.0, INK);
        layer.add(name.inside(head, Anchor::Start, 22.0));
        let parts = eclipse_points(state, seat);
        for (points, place) in parts.iter().zip(&places[1..]) {
            layer.add(number(points.to_string(), 36.0, if *points == 0 { INK2 } else { INK }, *place));
        }
        layer.fill(places[5].inset(6.0, 5.0).outline(8.0), JADE);
        layer.add(number(format!("+{}", parts.iter().sum::<u16>()), 40.0, CREAM, places[5].inset(8.0, 0.0)));
        let salary = owner.salary();
        let words = format!("{} / {salary}", owner.goods.cocoa);
        layer.add(number(words, 36.0, if salary > owner.goods.cocoa { SHORT } else { INK }, places[6]));
    }
}
