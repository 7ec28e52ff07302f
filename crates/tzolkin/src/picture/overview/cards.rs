//! Buildings and monuments: the price above, the gain or the scoring below.

use crate::picture::prelude::*;

use crate::picture::cards::{Card, Section};
use crate::picture::parts::{empty_place, kind as kind_parts, kind_icon, left_strip, mark, rule};

/// Upper left corner of the cards with their headings, and their width.
pub(super) const CORNER: (f64, f64) = (780.0, 412.0);
pub(super) const WIDTH: f64 = 806.0;
const SIZE: (f64, f64) = (195.0, 98.0);
/// Width of the strip with the kind.
const STRIP: f64 = 36.0;
/// Left edge of the contents, and their width.
const CONTENTS: (f64, f64) = (41.0, 151.0);
/// Sizes of the icons on cards.
pub(super) const LOOK: Look = Look::bold(FIGURE, 34.0).on_plates();

/// The place of a card: buildings in the first two columns, monuments in the others.
fn place(index: usize, section: Section) -> (f64, f64) {
    let column = (index % 2) as f64 + if section == Section::Monuments { 2.0 } else { 0.0 };
    (780.0 + 203.5 * column, 445.0 + 103.0 * (index / 2) as f64)
}

pub(super) fn headings(layer: &mut Layer) {
    for (section, x, room) in [(Section::Buildings, 780.0, 190.0), (Section::Monuments, 1187.0, 350.0)] {
        let (icon, name) = section.heading();
        layer.add(Sprite::icon(icon, x + 18.0, 428.0, 29.0));
        layer.add(Text::new(name, Typeface::Name, 28.0, INK, x + 41.0, 428.0).shrink(room, 19.0));
    }
}

/// Draws the buildings and monuments, with a black frame around those that the seat can choose.
pub(super) fn offer(layer: &mut Layer, table: &Table, changes: Changes<'_>, choices: Option<&Choices<'_>>) {
    let deck = phrase("deck").with("count", table.deck);
    layer.add(Text::new(deck, Typeface::Bold, 26.0, INK2, 1176.0, 428.0).end().shrink(155.0, 18.0));
    for section in Section::ALL {
        for of in section.places(table, changes) {
            let (x, y) = place(of.index, section);
            let Some(card) = of.card else {
                layer.add(empty_place(x, y, SIZE.0, SIZE.1, 10.0));
                continue;
            };
            layer.place(card.id(), Area::new(x, y, SIZE.0, SIZE.1), |layer| {
                surface(layer, card, (x, y), SIZE, STRIP);
                rule(layer, x + STRIP + 6.0, x + SIZE.0 - 8.0, y + 50.0);
                match of.owner {
                    None => price(layer, card.cost(), x, y),
                    Some(seat) => {
                        layer.add(Sprite::piece(mark(seat), x + 62.0, y + 26.0, 34.0).need(Importance::Decide))
                    }
                }
                let icons = LOOK.row(&card.icons(table.players.len()));
                layer.add(icons.at(x + CONTENTS.0, y + 73.0).within(CONTENTS.1));
                if of.changed {
                    layer.line(Outline::rounded(x, y, SIZE.0, SIZE.1, 10.0), CHANGE, 5.0);
                }
                if choices.is_some_and(|choices| choices.card(card)) {
                    layer.line(Outline::rounded(x + 1.5, y + 1.5, SIZE.0 - 3.0, SIZE.1 - 3.0, 9.0), INK, 3.0);
                }
            });
        }
    }
}

/// A card with the sign of its kind on a strip of the kind's color: round for buildings, square for monuments.
pub(super) fn surface(layer: &mut Layer, card: Card, (x, y): (f64, f64), (width, height): (f64, f64), strip: f64) {
    layer.add(Shape::filled(Outline::rounded(x, y, width, height, 10.0), CARD).edged(LINE, 2.0));
    if let Some((of, monument)) = card.kind() {
        layer.fill(left_strip((x, y), (strip, height), 10.0, 1.0), kind_parts(of).2);
        let mut sign = sign(of, monument, x + strip / 2.0, y + height / 2.0).need(Importance::Decide);
        sign.size = (strip * 0.79).min(38.0).into();
        layer.add(sign);
    }
}

/// The sign of a kind, larger on its plate than on the board.
pub(super) fn sign(of: Kind, monument: bool, x: f64, y: f64) -> Sprite {
    let mut sign = kind_icon(of, monument, x, y, 34.0);
    sign.size = 28.5.into();
    sign
}

fn price(layer: &mut Layer, cost: Goods, x: f64, y: f64) {
    for (index, (of, amount)) in cost.iter().enumerate() {
        let x = x + CONTENTS.0 + 50.5 * index as f64;
        layer.add(number(amount.to_string(), FIGURE, INK, x, y + 26.0));
        layer.add(Sprite::icon(of.id(), x + 34.0, y + 26.0, 30.0).need(Importance::Decide));
    }
}
