//! Buildings and monuments: the price above, the gain or the scoring below.

use crate::picture::prelude::*;

use crate::picture::cards::{Card, Place, Section};

/// Upper left corner of the cards with their headings, and their width.
pub(super) const CORNER: (f64, f64) = (780.0, 412.0);
pub(super) const WIDTH: f64 = 806.0;
/// Sizes of the icons on cards.
pub(super) const LOOK: Look = Look::bold(FIGURE, 34.0).on_plates();

pub(super) fn headings(layer: &mut Layer) {
    for (section, x, room) in [(Section::Buildings, 780.0, 190.0), (Section::Monuments, 1187.0, 350.0)] {
        let (icon, name) = section.heading();
        layer.add(Sprite::icon(icon, x + 18.0, 428.0, 29.0));
        layer.add(Text::new(name, Typeface::Name, 28.0, INK, x + 41.0, 428.0).shrink(room, 19.0));
    }
}

/// Draws the buildings and monuments, with a black frame around those that the seat can choose.
pub(super) fn offer(layer: &mut Layer, table: Changes<'_>, choices: Option<&Choices<'_>>) {
    let deck = phrase("deck").with("count", table.deck);
    layer.add(Text::new(deck, Typeface::Bold, 26.0, INK2, 1176.0, 428.0).end().shrink(155.0, 18.0));
    for (section, left) in [(Section::Buildings, 780.0), (Section::Monuments, 1187.0)] {
        let cards: Vec<Cell<'_>> =
            section.places(table).into_iter().map(|place| card(&table, place, choices)).collect();
        let rows = cards.len().div_ceil(2) as f64;
        grid(2, (8.5, 5.0), cards).draw(layer, Area::new(left, 445.0, 398.5, 103.0 * rows - 5.0));
    }
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
    let line = Cell::new(|layer, area| rule(layer, area.x + 1.0, area.right() - 1.0, area.y));
    let icons = LOOK.row(&card.icons(table.players.len()));
    let content = down().fixed(50.0, above).fixed(2.0, line).rest(icons).space(4.0);
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
