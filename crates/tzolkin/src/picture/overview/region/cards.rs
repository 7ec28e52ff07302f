//! The buildings and the monuments on offer: price, gain or points with words, and what the reader lacks.

use crate::data::BuildWay;
use crate::picture::cards::{monuments_of, owner};
use crate::picture::parts::{change, empty_place, mark};
use crate::picture::prelude::*;

use super::super::cards::{effects, scoring, sign, surface_of};
use super::frame::{self, LEFT};

/// Size of a card, and distance to the next.
const SIZE: (f64, f64) = (530.0, 194.0);
const STEP: (f64, f64) = (538.0, 201.0);
const TOP: f64 = 92.0;
/// Left edge of the contents from the card's edge.
const CONTENTS: f64 = 62.0;

fn place(index: usize) -> (f64, f64) {
    (LEFT + STEP.0 * (index % 2) as f64, TOP + STEP.1 * (index / 2) as f64)
}

pub(super) fn buildings(layer: &mut Layer, table: &Table, changes: Changes<'_>, choices: Option<&Choices<'_>>) {
    let seat = table.active;
    let corn = table.player(seat).goods[Material::Corn];
    frame::heading(layer, table, ("house", HUB_TIKAL), phrase("buildings"), 210.0);
    let deck = Text::new(phrase("deck").with("count", table.deck), Face::Bold, 24.0, INK2, 464.0, 48.0).end();
    layer.add(deck.shrink(156.0, 17.0));
    for (index, building) in table.offer.iter().enumerate() {
        let (x, y) = place(index);
        let Some(building) = *building else {
            layer.add(empty_place(x, y, SIZE.0, SIZE.1, 10.0));
            continue;
        };
        let form = &data().buildings[building.index()];
        let usable = match choices {
            Some(choices) => choices.build(building),
            None => table.can_build(seat, building, BuildWay::Single, corn),
        };
        card(layer, form.kind, false, (x, y), usable);
        named(layer, phrases::building(building), phrases::all(phrases::effects(&form.effects)), (x, y));
        cost(layer, table, form.cost, usable, (x, y));
        effects(&form.effects).within(layer, x + CONTENTS, y + 106.0, 250.0);
        // The price at Uxmal, where corn pays for resources.
        let price = table.corn_price(seat, building);
        let at_uxmal = Things::new(FIGURE, 30.0).icon("market").gap(6.0);
        let colour = if price <= corn { INK } else { PRICE };
        let at_uxmal = at_uxmal.figure(change(-i32::from(price)), colour).gap(2.0).icon("corn");
        let left = x + SIZE.0 - 16.0 - at_uxmal.width();
        at_uxmal.start(layer, left, y + 106.0);
        if changes.offered(building) {
            layer.line(Outline::rounded(x, y, SIZE.0, SIZE.1, 10.0), CHANGE, 6.0);
        }
    }
}

pub(super) fn monuments(layer: &mut Layer, table: &Table, changes: Changes<'_>, choices: Option<&Choices<'_>>) {
    let seat = table.active;
    frame::heading(layer, table, ("stela", HUB_TIKAL), phrase("monuments"), frame::NAME);
    for (index, id) in monuments_of(table).enumerate() {
        let (x, y) = place(index);
        let form = &data().monuments[id.index()];
        let built = owner(table, id);
        let usable = match choices {
            Some(choices) => choices.monument(id),
            None => built.is_none() && table.player(seat).goods.cover(form.cost),
        };
        card(layer, form.kind, true, (x, y), usable);
        named(layer, phrases::monument(id), phrases::monument_score(id), (x, y));
        match built {
            None => cost(layer, table, form.cost, usable, (x, y)),
            Some(owner) => {
                layer.add(Sprite::piece(mark(owner), x + CONTENTS + 18.0, y + 66.0, 34.0).need(Need::Decide))
            }
        }
        scoring(&form.scoring, table.players.len()).within(layer, x + CONTENTS, y + 106.0, 240.0);
        // The points of its owner, or of the reader if they owned it.
        let worth = table.monument_score(built.unwrap_or(seat), id);
        let now = Text::new(phrase("region-now"), Face::Text, 24.0, INK2, x + SIZE.0 - 86.0, y + 106.0).end();
        layer.add(now.shrink(120.0, 17.0));
        Things::new(38.0, 0.0).points(worth.to_string()).middle(layer, x + SIZE.0 - 46.0, y + 106.0);
        if changes.monument_built(id) {
            layer.line(Outline::rounded(x, y, SIZE.0, SIZE.1, 10.0), CHANGE, 6.0);
        }
    }
}

fn card(layer: &mut Layer, of: Kind, monument: bool, (x, y): (f64, f64), usable: bool) {
    surface_of(layer, of, (x, y), SIZE, 50.0);
    let mut sign = sign(of, monument, x + 25.0, y + SIZE.1 / 2.0).need(Need::Decide);
    sign.size = 38.0.into();
    layer.add(sign);
    if usable {
        layer.line(Outline::rounded(x + 1.5, y + 1.5, SIZE.0 - 3.0, SIZE.1 - 3.0, 9.0), INK, 4.0);
    }
}

/// The name, and the gain or the scoring in words.
fn named(layer: &mut Layer, name: Phrase, about: Phrase, (x, y): (f64, f64)) {
    layer.add(Text::new(name, Face::Bold, 30.0, INK, x + CONTENTS, y + 27.0).shrink(SIZE.0 - CONTENTS - 14.0, 20.0));
    frame::words(layer, about, (x + CONTENTS, y + 158.0), SIZE.0 - CONTENTS - 14.0, (2, 23.0));
}

/// The price, and on the right what the reader lacks, or that the goods are there.
fn cost(layer: &mut Layer, table: &Table, price: Goods, ready: bool, (x, y): (f64, f64)) {
    let line = price.iter().enumerate().fold(Things::new(FIGURE, 32.0), |line, (index, (of, amount))| {
        if index > 0 { line.gap(12.0).amount(amount, of.id()) } else { line.amount(amount, of.id()) }
    });
    line.start(layer, x + CONTENTS, y + 66.0);
    let right = x + SIZE.0 - 16.0;
    if ready {
        let words = Text::new(phrase("region-ready"), Face::Bold, 26.0, INK, right, y + 66.0).end();
        return layer.add(words.shrink(200.0, 18.0).need(Need::Decide));
    }
    let mut missing = price;
    missing -= table.player(table.active).goods;
    let line = missing.iter().fold(Things::new(FIGURE, 30.0), |line, (of, amount)| {
        line.gap(6.0).figure(amount.to_string(), PRICE).gap(1.0).icon(of.id())
    });
    let left = right - line.width();
    line.start(layer, left, y + 66.0);
    let short = Text::new(phrase("region-short"), Face::Text, 24.0, PRICE, left - 2.0, y + 66.0).end();
    layer.add(short.shrink(110.0, 17.0));
}
