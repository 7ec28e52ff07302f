//! Buildings, monuments and wealth tiles as cards, and their places on the table.

use crate::ids::TileId;
use game_kit::picture::icon_row::{IconRow, Look};
use scene::ItemStack;

use super::icons;
use super::parts::{card_frame, empty_place, figure, gear, kind, kind_icon, left_strip, mark, rule};
use super::prelude::*;

pub(super) const WIDTH: f64 = 197.33;
pub(super) const HEIGHT: f64 = 75.0;
/// Width of the strip with the cost.
const STRIP: f64 = 50.0;
/// Room for the icons next to the icon of the kind.
const ICONS: f64 = 100.0;
/// Width of the names.
const NAME: f64 = 132.0;

/// A component with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    Building(BuildingId),
    Monument(MonumentId),
    Wealth(TileId),
}

impl Card {
    pub(super) fn from_id(id: &str) -> Option<Card> {
        BuildingId::from_id(id)
            .map(Card::Building)
            .or_else(|| MonumentId::from_id(id).map(Card::Monument))
            .or_else(|| TileId::from_id(id).map(Card::Wealth))
    }

    /// Its name. The attribute `effect` describes its effect.
    pub(super) fn name(self) -> Phrase {
        match self {
            Card::Building(id) => phrases::building(id),
            Card::Monument(id) => phrases::monument(id),
            Card::Wealth(id) => phrases::tile(id),
        }
    }

    /// Its name as a place in a picture.
    pub(super) fn id(self) -> String {
        match self {
            Card::Building(id) => places::building(id),
            Card::Monument(id) => places::monument(id),
            Card::Wealth(id) => format!("wealth:{}", id.id()),
        }
    }

    /// Its kind, and `true` for a monument. `None` for wealth tiles.
    pub(super) fn kind(self) -> Option<(Kind, bool)> {
        match self {
            Card::Building(id) => Some((data().buildings[id.index()].kind, false)),
            Card::Monument(id) => Some((data().monuments[id.index()].kind, true)),
            Card::Wealth(_) => None,
        }
    }

    pub(super) fn cost(self) -> Goods {
        match self {
            Card::Building(id) => data().buildings[id.index()].cost,
            Card::Monument(id) => data().monuments[id.index()].cost,
            Card::Wealth(_) => Goods::NONE,
        }
    }

    /// Its effects or scoring as icons.
    pub(super) fn icons(self, players: usize) -> IconRow {
        match self {
            Card::Building(id) => icons::effects(&data().buildings[id.index()].effects),
            Card::Monument(id) => icons::scoring(&data().monuments[id.index()].scoring, players),
            Card::Wealth(id) => icons::effects(&data().wealth_tiles[id.index()].effects),
        }
    }

    /// Draws the card with its upper left corner at x, y.
    pub(super) fn draw(self, layer: &mut Layer, x: f64, y: f64, players: usize) {
        layer.fill(Outline::rounded(x, y, WIDTH, HEIGHT, 8.0), CARD);
        let middle = y + HEIGHT / 2.0;
        let strip = self.kind().map_or(TIER_1, |(of, _)| kind(of).2);
        layer.fill(left_strip((x, y), (STRIP, HEIGHT), 8.0, 0.8), strip);
        if let Card::Wealth(id) = self {
            let name = data().wealth_tiles[id.index()].dummy;
            layer.add(Sprite::icon(gear(name.gear).0, x + STRIP / 2.0, middle - 12.0, 26.0));
            layer.add(figure(name.space.to_string(), 21.0, INK, x + STRIP / 2.0, middle + 16.0).middle());
        }
        cost(layer, self.cost(), x, middle);
        let name = Text::part(self.name(), Typeface::Bold, 16.0, INK).within(NAME).lines(2, 17.0);
        let room = if self.kind().is_some() { ICONS } else { NAME };
        let icons = Look::board(22.0, 27.0).row(&self.icons(players)).within(room);
        layer.add(ItemStack::new(x + STRIP + 8.0, middle, 4.0).text(name).row(icons, 29.0));
        if let Some((of, monument)) = self.kind() {
            layer.add(kind_icon(of, monument, x + 178.83, y + 56.5, 25.0));
        }
    }
}

/// A price, its materials one below the other.
fn cost(layer: &mut Layer, price: Goods, x: f64, middle: f64) {
    let count = price.iter().count() as f64;
    // Three lines are smaller, so that none touches the edge.
    let (step, type_size, size) = if count > 2.0 { (22.0, 19.0, 20.0) } else { (26.0, 21.0, 23.0) };
    for (index, (of, amount)) in price.iter().enumerate() {
        let y = middle + step * (index as f64 - (count - 1.0) / 2.0);
        layer.add(figure(amount.to_string(), type_size, INK, x + 14.0, y).middle().need(Importance::Decide));
        layer.add(Sprite::icon(of.id(), x + 34.0, y, size));
    }
}

/// A part of the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Buildings,
    Monuments,
}

/// A place of the offer.
pub(super) struct Place {
    /// Its number in the section.
    pub(super) index: usize,
    /// The building or the monument, also if a player has built it.
    pub(super) card: Option<Card>,
    /// The builder of the monument.
    pub(super) owner: Option<Seat>,
    pub(super) changed: bool,
}

impl Section {
    pub(super) const ALL: [Section; 2] = [Section::Buildings, Section::Monuments];

    /// The drawing and the name of the section.
    pub(super) fn heading(self) -> (&'static str, Phrase) {
        match self {
            Section::Buildings => ("house", phrase("buildings")),
            Section::Monuments => ("stela", phrase("monuments")),
        }
    }

    /// The places of the section, in order. Monuments of the game stay in their places when they are built.
    pub(super) fn places(self, table: &Table, changes: Changes<'_>) -> Vec<Place> {
        let building = |(index, building): (usize, &Option<BuildingId>)| Place {
            index,
            card: building.map(Card::Building),
            owner: None,
            changed: building.is_some_and(|id| changes.offered(id)),
        };
        let monument = |(index, id)| Place {
            index,
            card: Some(Card::Monument(id)),
            owner: table.monument_owner(id),
            changed: changes.monument_built(id),
        };
        match self {
            Section::Buildings => table.offer.iter().enumerate().map(building).collect(),
            Section::Monuments => table.monuments_in_game().enumerate().map(monument).collect(),
        }
    }
}

/// Draws the heading of a section, with a line after it.
pub(super) fn heading(layer: &mut Layer, section: Section) {
    let (y, left, right) = match section {
        Section::Buildings => (599.0, 1057.0, 1450.0),
        Section::Monuments => (785.0, 1077.0, 1580.0),
    };
    let name = Text::new(section.heading().1, Typeface::Name, 20.0, INK, 968.0, y);
    layer.add(name.shrink(left - 980.0, 15.0));
    rule(layer, left, right, y);
}

/// Draws the buildings or the monuments of the game: those on offer, and the owners of the others.
pub(super) fn offer(layer: &mut Layer, table: &Table, changes: Changes<'_>, section: Section) {
    if section == Section::Buildings {
        let deck = phrase("deck").with("count", table.deck);
        layer.place(places::DECK, Area::new(1460.0, 588.0, 120.0, 22.0), |layer| {
            layer.add(Text::new(deck, Typeface::Text, 16.0, INK2, 1580.0, 599.0).end().shrink(120.0, 15.0));
        });
    }
    let top = if section == Section::Buildings { 612.0 } else { 798.0 };
    for place in section.places(table, changes) {
        let (x, y) = (968.0 + 207.333 * (place.index % 3) as f64, top + 81.0 * (place.index / 3) as f64);
        let Some(card) = place.card else {
            layer.add(empty_place(x, y, WIDTH, HEIGHT, 8.0));
            continue;
        };
        layer.place(card.id(), Area::new(x, y, WIDTH, HEIGHT), |layer| {
            match place.owner {
                None => card.draw(layer, x, y, table.players.len()),
                Some(seat) => {
                    layer.add(empty_place(x, y, WIDTH, HEIGHT, 8.0));
                    let middle = y + HEIGHT / 2.0;
                    layer.add(Sprite::icon(mark(seat), x + 26.0, middle, 26.0).role(ItemRole::Piece));
                    let name = Text::new(card.name(), Typeface::Bold, 16.0, INK2, x + STRIP + 8.0, middle);
                    layer.add(name.within(NAME).lines(2, 17.0));
                }
            }
            if place.changed {
                card_frame(layer, (x, y), (WIDTH, HEIGHT), 7.0, CHANGE);
            }
        });
    }
}
