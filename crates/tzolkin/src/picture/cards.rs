//! Buildings, monuments and wealth tiles as cards, and their places on the table.

use crate::ids::TileId;

use super::icons;
use super::prelude::*;

pub(super) const WIDTH: f64 = 197.33;
pub(super) const HEIGHT: f64 = 75.0;
/// The area of both sections on the board, and height of a heading above its cards.
const AREA: Area = Area::new(968.0, 588.0, 612.0, 366.0);
const HEADING: f64 = 22.0;
/// Width of the strip with the cost.
const STRIP: f64 = 50.0;
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

    pub(super) fn icons(self, players: usize) -> IconRow {
        match self {
            Card::Building(id) => icons::effects(&data().buildings[id.index()].effects),
            Card::Monument(id) => icons::scoring(&data().monuments[id.index()].scoring, players),
            Card::Wealth(id) => icons::effects(&data().wealth_tiles[id.index()].effects),
        }
    }

    pub(super) fn cell<'a>(self, players: usize) -> Cell<'a> {
        let (colour, room) = self.kind().map_or((TIER_1, NAME), |(of, _)| (kind(of).2, 100.0));
        let ground = Cell::new(move |layer, area| {
            layer.fill(left_strip(Area { width: STRIP, ..area }, 8.0, 0.8), colour);
            // In the corner, where the icons end.
            if let Some((of, monument)) = self.kind() {
                layer.add(kind_icon(of, monument, 25.0).at(area.x + 178.83, area.y + 56.5));
            }
        });
        let strip = match self {
            Card::Wealth(id) => {
                let name = data().wealth_tiles[id.index()].dummy;
                let space = figure_part(name.space.to_string(), 21.0, INK).middle();
                down().fixed(28.0, icon(gear_emblem(name.gear).0, 26.0)).fixed(28.0, space).inset(0.0, 11.5)
            }
            _ => cost(self.cost()),
        };
        let name = Text::part(self.name(), Typeface::Bold, 16.0, INK).lines(2, 17.0);
        let icons = Look::board(22.0, 27.0).row(&self.icons(players));
        let words = Cell::new(move |layer, area| {
            let middle = area.middle().1;
            layer.add(ItemStack::new(area.x, middle, 4.0).text(name.within(NAME)).row(icons.within(room), 29.0));
        });
        let content = across().fixed(STRIP, strip).space(8.0).rest(words);
        ground.and(content).on(CARD, 8.0)
    }
}

/// A price, its materials one below the other.
fn cost<'a>(price: Goods) -> Cell<'a> {
    let count = price.iter().count() as f64;
    // Three lines are smaller, so that none touches the edge.
    let (step, type_size, size) = if count > 2.0 { (22.0, 19.0, 20.0) } else { (26.0, 21.0, 23.0) };
    let line = |(of, amount): (Material, u16)| {
        let figure = figure_part(amount.to_string(), type_size, INK).need(Importance::Decide).middle();
        across().space(4.0).fixed(20.0, figure).fixed(20.0, icon(of.id(), size))
    };
    down().each_of(step, price.iter().map(line)).inset(0.0, (HEIGHT - step * count) / 2.0)
}

/// A part of the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Buildings,
    Monuments,
}

/// A place of the offer.
pub(super) struct Place {
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
    pub(super) fn places(self, table: Changes<'_>) -> Vec<Place> {
        let building = |building: &Option<BuildingId>| Place {
            card: building.map(Card::Building),
            owner: None,
            changed: building
                .is_some_and(|id| table.since.is_some_and(|since| since.offered().all(|before| before != id))),
        };
        let monument = |id| Place {
            card: Some(Card::Monument(id)),
            owner: table.monument_owner(id),
            changed: table.came(|table| !table.monuments.contains(id)),
        };
        match self {
            Section::Buildings => table.offer.iter().map(building).collect(),
            Section::Monuments => table.monuments_in_game().map(monument).collect(),
        }
    }
}

/// Draws the headings of both sections, with a line after each.
pub(super) fn headings(layer: &mut Layer) {
    let headings = Section::ALL.map(|section| {
        let (room, deck) = if section == Section::Buildings { (77.0, 130.0) } else { (97.0, 0.0) };
        let name = heading(section.heading().1, 20.0).smallest(15.0);
        down().fixed(HEADING, across().fixed(room, name).space(12.0).rest(hairline()).space(deck))
    });
    down().gap(6.0).each(headings).draw(layer, AREA);
}

/// Draws the buildings and the monuments of the game: those on offer, and the owners of the others.
pub(super) fn offer(layer: &mut Layer, table: Changes<'_>) {
    let offer = Section::ALL.map(|section| {
        let deck = (section == Section::Buildings).then(|| {
            let deck = Text::part(phrase("deck").with("count", table.deck), Typeface::Text, 16.0, INK2).end();
            across().space(492.0).rest(Cell::from(deck.smallest(15.0)).place(places::DECK))
        });
        let cards = section.places(table).into_iter().map(|place| {
            let Some(card) = place.card else { return empty_place(8.0) };
            let cell = match place.owner {
                None => card.cell(table.players.len()),
                Some(seat) => {
                    let name = Text::part(card.name(), Typeface::Bold, 16.0, INK2).lines(2, 17.0);
                    let mark = icon(mark(seat), 26.0).role(ItemRole::Piece);
                    empty_place(8.0).and(across().fixed(52.0, mark).space(6.0).fixed(NAME, name))
                }
            };
            let frame = Cell::empty().framed(7.0, place.changed.then_some((CHANGE, 3.0))).inset(1.5, 1.5);
            cell.and(frame).place(card.id())
        });
        down().fixed(HEADING, deck).space(2.0).rest(grid_of(3, (10.0, 6.0), HEIGHT, cards))
    });
    down().gap(6.0).each(offer).draw(layer, AREA);
}
