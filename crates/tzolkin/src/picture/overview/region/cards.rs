//! The buildings and the monuments on offer: price, gain or points with words, and what the reader lacks.

use crate::picture::cards::{Card, Place, Section};
use crate::picture::prelude::*;

use super::super::cards::{LOOK, surface};
use super::frame;

pub(super) fn draw(scene: &mut Scene, table: Changes<'_>, section: Section, choices: Option<&Choices<'_>>) {
    let (icon, name) = section.heading();
    let heading = across().rest(titled((icon, HUB_TIKAL), name, INK));
    let deck = bold(phrase("deck").with("count", table.deck), 24.0).ink(INK2).end();
    let heading = if section == Section::Buildings { heading.fixed(156.0, deck) } else { heading };
    let places = section.places(table);
    let cards = places.iter().map(|place| match place.card {
        Some(of) => card(&table, choices, place, of).framed(10.0, place.changed.then_some((CHANGE, 6.0))),
        None => empty_place(10.0),
    });
    let area = Area { height: 598.0, ..frame::BODY };
    frame::page(scene, &table, heading, grid_of(2, (8.0, 8.0), 194.0, cards), area);
}

fn card<'a>(table: &Table, choices: Option<&Choices<'_>>, place: &Place, card: Card) -> Cell<'a> {
    let reader = table.player(table.active);
    let usable = match (choices, card) {
        (Some(choices), card) => choices.card(card),
        (None, Card::Building(id)) => table.can_build(table.active, id, BuildWay::Single, reader.goods[Material::Corn]),
        (None, card) => place.owner.is_none() && reader.goods.cover(card.cost()),
    };
    let cost = match place.owner {
        None => cost(table, card.cost(), usable),
        Some(owner) => across().fixed(36.0, icon(mark(owner), 34.0).role(ItemRole::Piece).need(Importance::Decide)),
    };
    let (right, about) = match card {
        Card::Monument(id) => {
            // The points of its owner, or of the reader if they owned it.
            let worth = table.monument_score(place.owner.unwrap_or(table.active), id);
            let now = text(phrase("region-now"), 24.0, 1).ink(INK2).end();
            let points = Look::bold(38.0, 34.0).on_plates().row(&IconRow::new().points(worth)).middle();
            (across().rest(now).space(10.0).fixed(60.0, points), phrases::monument_score(id))
        }
        Card::Building(id) => {
            // The price at Uxmal, where corn pays for resources.
            let price = table.corn_price(table.active, id);
            let colour = if price <= reader.goods[Material::Corn] { INK } else { PRICE };
            let at_uxmal = IconRow::new().icon("market").gap(0.2).colour(colour).price(price, "corn");
            let effects = phrases::all(phrases::effects(&data().buildings[id.index()].effects));
            (across().rest(Look::bold(FIGURE, 30.0).row(&at_uxmal).end()), effects)
        }
        Card::Wealth(id) => (across(), phrases::tile(id)),
    };
    let content = down()
        .space(4.0)
        .fixed(46.0, bold(card.name(), 30.0))
        .fixed(32.0, cost)
        .fixed(48.0, across().fixed(240.0, LOOK.row(&card.icons(table.players.len()))).rest(right))
        .rest(text(about, 23.0, 2))
        .space(8.0);
    let frame = Cell::empty().framed(9.0, usable.then_some((INK, 4.0))).inset(1.5, 1.5);
    frame.and(surface(card, 50.0, across().space(62.0).rest(content).space(14.0)))
}

/// The price, and on the right what the reader lacks, or that the goods are there.
fn cost<'a>(table: &Table, price: Goods, ready: bool) -> Line<'a> {
    let row =
        |goods: Goods, row: IconRow| goods.iter().fold(row, |row, (of, amount)| row.gap(0.3).amount(amount, of.id()));
    let look = Look::bold(FIGURE, 32.0);
    let price_row = row(price, IconRow::new());
    let line = across().fixed(look.width(&price_row) + 8.0, look.row(&price_row));
    if ready {
        return line.rest(amount(phrase("region-ready"), 26.0).end());
    }
    let mut missing = price;
    missing -= table.player(table.active).goods;
    let missing = row(missing, IconRow::new().colour(PRICE));
    let short = text(phrase("region-short"), 24.0, 1).ink(PRICE).end();
    line.rest(short).space(8.0).fixed(look.width(&missing), look.row(&missing).end())
}
