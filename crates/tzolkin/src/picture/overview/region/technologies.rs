//! The technologies: the price and the benefit of each level in words, and the players' levels.

use crate::action::Action;
use crate::picture::prelude::*;

use super::frame;

const TIERS: [Colour; 4] = [TIER_0, TIER_1, TIER_2, TIER_BONUS];

pub(super) fn draw(scene: &mut Scene, table: Changes<'_>, choices: Option<&Choices<'_>>) {
    let columns = across().gap(8.0).each(Technology::ALL.map(|technology| {
        let open = match choices {
            Some(choices) => choices.any(|action| matches!(action, Action::Advance(of) if of == technology)),
            None => table.no_advance(table.active, technology).is_none(),
        };
        column(table, technology, open)
    }));
    let heading = titled(("tech", PLATE), phrase("region-technologies"), INK);
    frame::page(scene, &table, heading, columns, Area::new(frame::LEFT, 84.0, frame::WIDTH, 606.0));
}

/// A technology, with a frame around the next level if the reader can take it.
fn column<'a>(table: Changes<'a>, technology: Technology, open: bool) -> Line<'a> {
    let start = marks(table, technology, 0);
    let name = heading(phrases::technology(technology), 30.0).smallest(17.0);
    let head =
        across().fixed(48.0, icon(technology.id(), 44.0)).space(4.0).rest(name).space(4.0).fixed(start.length(), start);
    let next = table.player(table.active).level(technology) + 1;
    (1..=4).fold(down().fixed(65.0, head), |column, level| {
        let price = data().technologies[technology.index()].cost[level - 1];
        let payable = level == next && open;
        let colour = if level == next && !payable { PRICE } else { INK };
        let icons = IconRow::new().colour(colour).faded(level < next).price(price.into(), "cube");
        let line = across().rest(Look::bold(FIGURE, 30.0).row(&icons));
        let marks = marks(table, technology, level);
        let line = if level < 4 { line.fixed(marks.length(), marks) } else { line };
        let benefit = text(phrases::benefit(technology, level), 20.0, 4);
        let frame = Cell::empty().framed(7.0, payable.then_some((INK, 4.0))).inset(2.0, 2.0);
        let card = down().fixed(44.0, line).rest(benefit).space(4.0).inset(8.0, 0.0).and(frame);
        // The bonus has a short text.
        column.fixed(if level < 4 { 142.0 } else { 100.0 }, card.on(TIERS[level - 1], 9.0)).space(5.0)
    })
}

/// The marks of the players at a level.
fn marks<'a>(table: Changes<'a>, technology: Technology, level: usize) -> Line<'a> {
    let here = table.seats().filter(|&seat| table.player(seat).level(technology) == level);
    here.fold(across(), |marks, seat| {
        let changed = table.before(|table| table.player(seat).level(technology)).is_some();
        let mark = icon(mark(seat), 22.0).role(ItemRole::Piece).need(Importance::Decide);
        marks.fixed(26.0, Cell::from(mark).framed(15.0, changed.then_some((CHANGE, 3.5))).at_most(30.0, 30.0))
    })
}
