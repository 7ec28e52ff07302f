//! Buildings, monuments and wealth tiles as cards.

use crate::ids::TileId;
use scene::Stack;

use super::parts::{
    card_frame, change, empty_place, figure, figure_part, gear, harvest_tile, icon, kind, kind_icon, left_strip, mark,
    points, rule, temple,
};
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

    /// The key of its name. The attribute `effect` describes its effect.
    pub(super) fn key(self) -> String {
        match self {
            Card::Building(id) => format!("tzolkin-building-{}", id.id()),
            Card::Monument(id) => format!("tzolkin-monument-{}", id.id()),
            Card::Wealth(id) => format!("tzolkin-wealth-{}", id.id()),
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

    /// Its effects or scoring as icons.
    fn icons(self, players: usize) -> Row {
        match self {
            Card::Building(id) => effects(&data().buildings[id.index()].effects),
            Card::Monument(id) => scoring(&data().monuments[id.index()].scoring, players),
            Card::Wealth(id) => effects(&data().wealth_tiles[id.index()].effects),
        }
    }

    /// Draws the card with its upper left corner at x, y.
    pub(super) fn draw(self, layer: &mut Layer, x: f64, y: f64, players: usize) {
        layer.fill(Outline::rounded(x, y, WIDTH, HEIGHT, 8.0), CARD);
        let middle = y + HEIGHT / 2.0;
        let strip = match self.kind() {
            Some((of, _)) => kind(of).2,
            None => TIER_1,
        };
        layer.fill(left_strip((x, y), (STRIP, HEIGHT), 8.0, 0.8), strip);
        match self {
            Card::Wealth(id) => {
                let name = data().wealth_tiles[id.index()].dummy;
                let (emblem, _) = gear(name.gear);
                layer.add(Sprite::icon(emblem, x + STRIP / 2.0, middle - 12.0, 26.0));
                layer.add(figure(name.space.to_string(), 21.0, INK, x + STRIP / 2.0, middle + 16.0).middle());
            }
            Card::Building(id) => cost(layer, data().buildings[id.index()].cost, x, middle),
            Card::Monument(id) => cost(layer, data().monuments[id.index()].cost, x, middle),
        }
        let name = Text::part(Phrase::new(self.key()), Face::Bold, 16.0, INK).within(NAME).lines(2, 17.0);
        let room = if self.kind().is_some() { ICONS } else { NAME };
        let icons = self.icons(players).within(room);
        layer.add(Stack::new(x + STRIP + 8.0, middle, 4.0).text(name).row(icons, 29.0));
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
        layer.add(figure(amount.to_string(), type_size, INK, x + 14.0, y).middle());
        layer.add(Sprite::icon(of.id(), x + 34.0, y, size));
    }
}

fn effects(effects: &[Effect]) -> Row {
    let mut row = Row::new(0.0, 0.0);
    for (index, effect) in effects.iter().enumerate() {
        if index > 0 {
            row = row.gap(5.0);
        }
        row = match *effect {
            Effect::Gain { materials } => {
                let count = materials.iter().count();
                materials.iter().enumerate().fold(row, |row, (index, (of, amount))| {
                    let row =
                        if amount > 1 { row.text(figure_part(amount.to_string(), 22.0, INK)).gap(3.0) } else { row };
                    let row = row.sprite(icon(of.id(), 27.0));
                    if index + 1 < count { row.gap(6.0) } else { row }
                })
            }
            // No card fishes or harvests.
            Effect::Fish { .. } | Effect::Harvest { .. } => row,
            Effect::GainVp { vp } => row.sprite(points(vp.to_string(), 0.0, 0.0, 29.0)),
            Effect::GainWorker { workers } => (0..workers).fold(row, |row, _| row.sprite(icon("pawn", 26.0))),
            Effect::Climb { temple: of, steps } => {
                (0..steps).fold(row, |row, _| row.sprite(icon(temple(of), 29.0)).gap(2.0))
            }
            Effect::ClimbAny { steps, .. } => (0..steps).fold(row, |row, _| row.sprite(icon("t-any", 28.0)).gap(2.0)),
            Effect::Advance { technology: of, levels } => {
                (0..levels).fold(row, |row, _| row.sprite(icon(of.id(), 28.0)).gap(2.0))
            }
            Effect::AdvanceAny { levels, .. } => {
                (0..levels).fold(row, |row, _| row.sprite(icon("tech", 28.0)).gap(2.0))
            }
            Effect::Build { .. } => row.sprite(icon("house", 27.0)),
            Effect::Market => row.sprite(icon("market", 29.0)),
            Effect::Use { corn, .. } => {
                let row = if corn > 1 { row.text(figure_part(corn.to_string(), 22.0, INK)) } else { row };
                row.sprite(icon("corn", 23.0)).gap(1.0).sprite(icon("to", 11.0)).gap(2.0).sprite(icon("wheel", 27.0))
            }
            Effect::FeedFree { workers } => row
                .text(figure_part(workers.to_string(), 22.0, INK))
                .gap(2.0)
                .sprite(icon("pawn", 25.0))
                .gap(5.0)
                .sprite(icon("nofood", 28.0)),
            Effect::FeedDiscount { corn_per_worker } => row
                .sprite(icon("pawn", 25.0))
                .gap(5.0)
                .text(figure_part(change(-i32::from(corn_per_worker)), 22.0, INK))
                .gap(2.0)
                .sprite(icon("corn", 25.0)),
            Effect::GainAnyResource { count } => (0..count).fold(row, |row, _| row.sprite(icon("cube", 24.0)).gap(2.0)),
        };
    }
    row
}

/// A monument's scoring as a row of icons.
fn scoring(scoring: &Scoring, players: usize) -> Row {
    let row = Row::new(0.0, 0.0);
    let each = |vp: i32| {
        Row::new(0.0, 0.0)
            .sprite(points(vp.to_string(), 0.0, 0.0, 28.0))
            .gap(4.0)
            .text(Text::part("×", Face::Bold, 20.0, INK))
            .gap(5.0)
    };
    match *scoring {
        Scoring::PerOwnKind { kind: of, vp } => {
            let (name, colour, _) = kind(of);
            each(vp).sprite(Sprite::icon(name, 0.0, 0.0, 19.0).on(colour, 26.0, 8.0))
        }
        Scoring::PerOwnConstruction { vp } => each(vp).sprite(icon("house", 24.0)).gap(2.0).sprite(icon("stela", 24.0)),
        Scoring::PerOwnHarvestTile { tile, vp } => each(vp).sprite(icon(harvest_tile(tile), 27.0)),
        Scoring::PerMonumentOfAllPlayers { vp_by_players } => {
            each(vp_by_players[players.min(4)]).sprite(icon("stela", 27.0))
        }
        Scoring::PerTechnologyLevel { vp } => each(vp).sprite(icon("tech", 26.0)),
        Scoring::StepsAboveStartInOneTemple { vp_per_step } => each(vp_per_step).sprite(icon("t-any", 27.0)),
        Scoring::PerSkullOnChichenItza { vp } => each(vp).sprite(icon("skull", 27.0)),
        Scoring::TempleStepVp => {
            let row = row.sprite(Sprite::icon("vp", 0.0, 0.0, 21.0)).gap(4.0);
            Temple::ALL.into_iter().fold(row, |row, of| row.sprite(icon(temple(of), 25.0)).gap(2.0))
        }
        Scoring::TechnologiesAtLevel { vp_by_count, .. } => steps(row.sprite(icon("tech", 20.0)), &vp_by_count),
        Scoring::WorkersInPlay { vp_by_workers } => steps(row.sprite(icon("pawn", 19.0)), &vp_by_workers),
    }
}

/// The possible points for a count.
fn steps(row: Row, points_by_count: &[i32]) -> Row {
    let mut row = row.gap(3.0);
    let mut before = 0;
    for &vp in points_by_count {
        if vp != before {
            row = row.sprite(points(vp.to_string(), 0.0, 0.0, 27.0)).gap(1.0);
            before = vp;
        }
    }
    row
}

fn place(index: usize, top: f64) -> (f64, f64) {
    (968.0 + 207.333 * (index % 3) as f64, top + 81.0 * (index / 3) as f64)
}

/// The headings of both sections, each with a line after it.
pub(super) fn headings(layer: &mut Layer) {
    for (key, y, left, right) in [("buildings", 599.0, 1057.0, 1450.0), ("monuments", 785.0, 1077.0, 1580.0)] {
        layer.add(Text::new(phrase(key), Face::Name, 20.0, INK, 968.0, y).shrink(left - 980.0, 15.0));
        rule(layer, left, right, y);
    }
}

pub(super) fn buildings(layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let deck = phrase("deck").with("count", table.deck);
    layer.add(Text::new(deck, Face::Text, 16.0, INK2, 1580.0, 599.0).end().shrink(120.0, 15.0));
    for (index, building) in table.offer.iter().enumerate() {
        let (x, y) = place(index, 612.0);
        match building {
            Some(building) => {
                Card::Building(*building).draw(layer, x, y, table.players.len());
                if changes.offered(*building) {
                    card_frame(layer, (x, y), (WIDTH, HEIGHT), 7.0, CHANGE);
                }
            }
            None => layer.add(empty_place(x, y, WIDTH, HEIGHT, 8.0)),
        }
    }
}

/// The monuments of the game: those still on offer, and the owners of the others.
pub(super) fn monuments(layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    for (index, id) in monuments_of(table).enumerate() {
        let (x, y) = place(index, 798.0);
        match owner(table, id) {
            None => Card::Monument(id).draw(layer, x, y, table.players.len()),
            Some(seat) => {
                draw_built(layer, id, seat, x, y);
                if changes.monument_built(id) {
                    card_frame(layer, (x, y), (WIDTH, HEIGHT), 7.0, CHANGE);
                }
            }
        }
    }
}

/// The place of a monument that a player has built.
fn draw_built(layer: &mut Layer, id: MonumentId, seat: Seat, x: f64, y: f64) {
    layer.add(empty_place(x, y, WIDTH, HEIGHT, 8.0));
    let middle = y + HEIGHT / 2.0;
    layer.add(Sprite::icon(mark(seat), x + 26.0, middle, 26.0).role(Role::Piece));
    let name = Phrase::new(Card::Monument(id).key());
    layer.add(Text::new(name, Face::Bold, 16.0, INK2, x + STRIP + 8.0, middle).within(NAME).lines(2, 17.0));
}

/// The player who has built a monument.
pub(super) fn owner(table: &Table, id: MonumentId) -> Option<Seat> {
    table.seats().find(|&seat| table.player(seat).monuments.contains(id))
}

/// The monuments of the game, built or not.
pub(super) fn monuments_of(table: &Table) -> impl Iterator<Item = MonumentId> {
    MonumentId::all().filter(|&id| table.monuments.contains(id) || owner(table, id).is_some()).take(6)
}
