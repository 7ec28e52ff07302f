//! The buildings and the monuments on offer: price, gain or points with words, and what the reader lacks.

use crate::data::BuildWay;
use crate::picture::cards::{Card, Place, Section};
use crate::picture::parts::{empty_place, mark};
use crate::picture::prelude::*;

use super::super::cards::{LOOK, surface};
use super::frame::{self, LEFT};

/// Size of a card, and distance to the next.
const SIZE: (f64, f64) = (530.0, 194.0);
const STEP: (f64, f64) = (538.0, 201.0);
const TOP: f64 = 92.0;
/// Left edge of the contents from the card's edge.
const CONTENTS: f64 = 62.0;

pub(super) fn draw(
    layer: &mut Layer,
    table: &Table,
    changes: Changes<'_>,
    section: Section,
    choices: Option<&Choices<'_>>,
) {
    let (icon, name) = section.heading();
    let buildings = section == Section::Buildings;
    frame::heading(layer, table, (icon, HUB_TIKAL), name, if buildings { 210.0 } else { frame::NAME });
    if buildings {
        let deck = Text::new(phrase("deck").with("count", table.deck), Typeface::Bold, 24.0, INK2, 464.0, 48.0).end();
        layer.add(deck.shrink(156.0, 17.0));
    }
    for place in section.places(table, changes) {
        let (x, y) = (LEFT + STEP.0 * (place.index % 2) as f64, TOP + STEP.1 * (place.index / 2) as f64);
        match place.card {
            Some(of) => card(layer, table, choices, (&place, of), (x, y)),
            None => layer.add(empty_place(x, y, SIZE.0, SIZE.1, 10.0)),
        }
        if place.changed {
            layer.line(Outline::rounded(x, y, SIZE.0, SIZE.1, 10.0), CHANGE, 6.0);
        }
    }
}

fn card(
    layer: &mut Layer,
    table: &Table,
    choices: Option<&Choices<'_>>,
    (place, card): (&Place, Card),
    (x, y): (f64, f64),
) {
    let reader = table.player(table.active);
    let usable = match (choices, card) {
        (Some(choices), card) => choices.card(card),
        (None, Card::Building(id)) => table.can_build(table.active, id, BuildWay::Single, reader.goods[Material::Corn]),
        (None, card) => place.owner.is_none() && reader.goods.cover(card.cost()),
    };
    surface(layer, card, (x, y), SIZE, 50.0);
    if usable {
        layer.line(Outline::rounded(x + 1.5, y + 1.5, SIZE.0 - 3.0, SIZE.1 - 3.0, 9.0), INK, 4.0);
    }
    let room = SIZE.0 - CONTENTS - 14.0;
    layer.add(Text::new(card.name(), Typeface::Bold, 30.0, INK, x + CONTENTS, y + 27.0).shrink(room, 20.0));
    match place.owner {
        None => cost(layer, table, card.cost(), usable, (x, y)),
        Some(owner) => {
            layer.add(Sprite::piece(mark(owner), x + CONTENTS + 18.0, y + 66.0, 34.0).need(Importance::Decide))
        }
    }
    let icons = LOOK.row(&card.icons(table.players.len()));
    layer.add(icons.at(x + CONTENTS, y + 106.0).within(240.0));
    let right = x + SIZE.0 - 16.0;
    let about = match card {
        Card::Monument(id) => {
            // The points of its owner, or of the reader if they owned it.
            let worth = table.monument_score(place.owner.unwrap_or(table.active), id);
            let now = Text::new(phrase("region-now"), Typeface::Text, 24.0, INK2, right - 70.0, y + 106.0).end();
            layer.add(now.shrink(120.0, 17.0));
            let points = Look::bold(38.0, 34.0).on_plates().row(&IconRow::new().points(worth));
            layer.add(points.at(right - 30.0, y + 106.0).middle());
            phrases::monument_score(id)
        }
        Card::Building(id) => {
            // The price at Uxmal, where corn pays for resources.
            let price = table.corn_price(table.active, id);
            let colour = if price <= reader.goods[Material::Corn] { INK } else { PRICE };
            let at_uxmal = IconRow::new().icon("market").gap(0.2).colour(colour).price(price, "corn");
            layer.add(Look::bold(FIGURE, 30.0).row(&at_uxmal).at(right, y + 106.0).end());
            phrases::all(phrases::effects(&data().buildings[id.index()].effects))
        }
        Card::Wealth(id) => phrases::tile(id),
    };
    frame::words(layer, about, (x + CONTENTS, y + 158.0), room, (2, 23.0));
}

/// The price, and on the right what the reader lacks, or that the goods are there.
fn cost(layer: &mut Layer, table: &Table, price: Goods, ready: bool, (x, y): (f64, f64)) {
    let row =
        |goods: Goods, row: IconRow| goods.iter().fold(row, |row, (of, amount)| row.gap(0.3).amount(amount, of.id()));
    let look = Look::bold(FIGURE, 32.0);
    layer.add(look.row(&row(price, IconRow::new())).at(x + CONTENTS, y + 66.0));
    let right = x + SIZE.0 - 16.0;
    if ready {
        let words = Text::new(phrase("region-ready"), Typeface::Bold, 26.0, INK, right, y + 66.0).end();
        return layer.add(words.shrink(200.0, 18.0).need(Importance::Decide));
    }
    let mut missing = price;
    missing -= table.player(table.active).goods;
    let missing = row(missing, IconRow::new().colour(PRICE));
    layer.add(look.row(&missing).at(right, y + 66.0).end());
    let left = right - look.width(&missing);
    let short = Text::new(phrase("region-short"), Typeface::Text, 24.0, PRICE, left - 8.0, y + 66.0).end();
    layer.add(short.shrink(110.0, 17.0));
}
