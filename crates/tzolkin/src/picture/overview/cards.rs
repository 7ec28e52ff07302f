//! Buildings and monuments: the price above, the gain or the scoring below.

use crate::picture::prelude::*;

use crate::picture::cards::{Card, Place, Section};

/// The area of the cards with their headings.
pub(super) const AREA: Area = Area::new(780.0, 412.0, 805.5, 340.0);
/// Sizes of the icons on cards.
pub(super) const LOOK: Look = Look::bold(FIGURE, 34.0).on_plates();

/// The buildings and monuments, with a black frame around those that the seat can choose.
pub(super) fn offer<'a>(table: Changes<'_>, choices: Option<&Choices<'_>>) -> Line<'a> {
    across().gap(8.5).each(Section::ALL.map(|section| {
        let (emblem, name) = section.heading();
        let name = heading(name, 28.0).smallest(19.0);
        let head = across().space(3.5).fixed(29.0, icon(emblem, 29.0)).space(8.5).rest(name);
        let deck = bold(phrase("deck").with("count", table.deck), 26.0).ink(INK2).end().smallest(18.0);
        let head = if section == Section::Buildings { head.fixed(155.0, deck).space(2.5) } else { head };
        let cards = section.places(table).into_iter().map(|place| card(&table, place, choices));
        down().fixed(32.0, head).space(1.0).rest(grid_of(2, (8.5, 5.0), 98.0, cards))
    }))
}

/// A card: the price or the owner above, the gain or the scoring below.
fn card<'a>(table: &Table, place: Place, choices: Option<&Choices<'_>>) -> Cell<'a> {
    let Some(card) = place.card else { return empty_place(10.0) };
    let above: Cell<'a> = match place.owner {
        None => across().each_of(
            50.5,
            card.cost().iter().map(|(of, amount)| {
                let icon = icon(of.id(), 30.0).need(Importance::Decide);
                across().fixed(19.0, self::amount(amount.to_string(), FIGURE)).fixed(30.0, icon)
            }),
        ),
        Some(seat) => {
            across().fixed(42.0, icon(mark(seat), 34.0).role(ItemRole::Piece).need(Importance::Decide)).into()
        }
    };
    let icons = LOOK.row(&card.icons(table.players.len()));
    let content = down().fixed(50.0, above).fixed(0.0, hairline().inset(1.0, 0.0)).space(2.0).rest(icons).space(4.0);
    let chosen = choices.is_some_and(|choices| choices.card(card)).then_some((INK, 3.0));
    let frame = Cell::empty().framed(9.0, chosen).inset(1.5, 1.5);
    let card_of = surface(card, 36.0, across().space(41.0).rest(content).space(3.0)).and(frame);
    card_of.framed(10.0, place.changed.then_some((CHANGE, 5.0))).place(card.id())
}

/// A card with the sign of its kind on a strip of the kind's color: round for buildings, square for monuments.
pub(super) fn surface<'a>(card: Card, strip: f64, content: Line<'a>) -> Cell<'a> {
    let kind = Cell::new(move |layer, area| {
        let Some((of, monument)) = card.kind() else { return };
        layer.fill(left_strip(Area { width: strip, ..area }, 10.0, 1.0), kind(of).2);
        let mut sign = sign(of, monument).at(area.x + strip / 2.0, area.middle().1).need(Importance::Decide);
        sign.size = (strip * 0.79).min(38.0).into();
        layer.add(sign);
    });
    kind.and(content).edged(CARD, 10.0, (LINE, 2.0))
}

/// The sign of a kind, larger on its plate than on the board.
pub(super) fn sign(of: Kind, monument: bool) -> Sprite {
    let mut sign = kind_icon(of, monument, 34.0);
    sign.size = 28.5.into();
    sign
}
