//! Buildings and monuments: the price above, the gain or the scoring below.

use crate::picture::prelude::*;

use crate::picture::cards::{monuments_of, owner};
use crate::picture::parts::{
    change, empty_place, harvest_tile, kind as kind_parts, kind_icon, left_strip, mark, rule, temple,
};

/// Upper left corner of the cards with their headings, and their width.
pub(super) const CORNER: (f64, f64) = (780.0, 412.0);
pub(super) const WIDTH: f64 = 806.0;
const SIZE: (f64, f64) = (195.0, 98.0);
/// Width of the strip with the kind.
const STRIP: f64 = 36.0;
/// Left edge of the contents, and their width.
const CONTENTS: (f64, f64) = (41.0, 151.0);

/// The place of a card: buildings in the first two columns, monuments in the others.
fn place(index: usize, monument: bool) -> (f64, f64) {
    let column = (index % 2) as f64 + if monument { 2.0 } else { 0.0 };
    (780.0 + 203.5 * column, 445.0 + 103.0 * (index / 2) as f64)
}

/// The outline of a card.
pub(super) fn frame(index: usize, monument: bool) -> Outline {
    let (x, y) = place(index, monument);
    Outline::rounded(x, y, SIZE.0, SIZE.1, 10.0)
}

/// A place on the strip of a card, below the sign of its kind.
pub(super) fn corner(index: usize, monument: bool) -> (f64, f64) {
    let (x, y) = place(index, monument);
    (x + 15.0, y + SIZE.1 - 13.0)
}

/// The place of a monument among the others.
pub(super) fn monument(table: &Table, monument: MonumentId) -> Option<usize> {
    monuments_of(table).position(|other| other == monument)
}

pub(super) fn headings(layer: &mut Layer) {
    for (name, key, x, room) in [("house", "buildings", 780.0, 190.0), ("stela", "monuments", 1187.0, 350.0)] {
        layer.add(Sprite::icon(name, x + 18.0, 428.0, 29.0));
        layer.add(Text::new(phrase(key), Face::Name, 28.0, INK, x + 41.0, 428.0).shrink(room, 19.0));
    }
}

pub(super) fn buildings(layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let deck = phrase("deck").with("count", table.deck);
    layer.add(Text::new(deck, Face::Bold, 26.0, INK2, 1176.0, 428.0).end().shrink(155.0, 18.0));
    for (index, building) in table.offer.iter().enumerate() {
        let (x, y) = place(index, false);
        let Some(building) = building else {
            layer.add(empty_place(x, y, SIZE.0, SIZE.1, 10.0));
            continue;
        };
        let form = &data().buildings[building.index()];
        surface(layer, form.kind, false, x, y);
        price(layer, form.cost, x, y);
        effects(&form.effects).within(layer, x + CONTENTS.0, y + 73.0, CONTENTS.1);
        if changes.offered(*building) {
            changed(layer, x, y);
        }
    }
}

pub(super) fn monuments(layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    for (index, id) in monuments_of(table).enumerate() {
        let (x, y) = place(index, true);
        let form = &data().monuments[id.index()];
        surface(layer, form.kind, true, x, y);
        match owner(table, id) {
            None => price(layer, form.cost, x, y),
            Some(seat) => layer.add(Sprite::piece(mark(seat), x + 62.0, y + 26.0, 34.0).need(Need::Decide)),
        }
        scoring(&form.scoring, table.players.len()).within(layer, x + CONTENTS.0, y + 73.0, CONTENTS.1);
        if changes.monument_built(id) {
            changed(layer, x, y);
        }
    }
}

/// Frames the cards that the seat can build.
pub(super) fn choosable(layer: &mut Layer, table: &Table, choices: &Choices<'_>) {
    let buildings = table.offer.iter().map(|building| building.is_some_and(|building| choices.build(building)));
    let monuments = monuments_of(table).map(|id| choices.monument(id));
    let places = buildings.enumerate().map(|(index, open)| (place(index, false), open));
    for ((x, y), open) in places.chain(monuments.enumerate().map(|(index, open)| (place(index, true), open))) {
        if open {
            layer.line(Outline::rounded(x + 1.5, y + 1.5, SIZE.0 - 3.0, SIZE.1 - 3.0, 9.0), INK, 3.0);
        }
    }
}

/// The card, with the sign of its kind on a strip: round for buildings, square for monuments.
fn surface(layer: &mut Layer, of: Kind, monument: bool, x: f64, y: f64) {
    surface_of(layer, of, (x, y), SIZE, STRIP);
    layer.add(sign(of, monument, x + STRIP / 2.0, y + SIZE.1 / 2.0).need(Need::Decide));
    rule(layer, x + STRIP + 6.0, x + SIZE.0 - 8.0, y + 50.0);
}

/// A card with a strip of its kind's color on the left.
pub(super) fn surface_of(layer: &mut Layer, of: Kind, (x, y): (f64, f64), (width, height): (f64, f64), strip: f64) {
    layer.add(Shape::filled(Outline::rounded(x, y, width, height, 10.0), CARD).edged(LINE, 2.0));
    layer.fill(left_strip((x, y), (strip, height), 10.0, 1.0), kind_parts(of).2);
}

/// The sign of a kind, larger on its plate than on the board.
pub(super) fn sign(of: Kind, monument: bool, x: f64, y: f64) -> Sprite {
    let mut sign = kind_icon(of, monument, x, y, 34.0);
    sign.size = 28.5.into();
    sign
}

fn changed(layer: &mut Layer, x: f64, y: f64) {
    layer.line(Outline::rounded(x, y, SIZE.0, SIZE.1, 10.0), CHANGE, 5.0);
}

fn price(layer: &mut Layer, cost: Goods, x: f64, y: f64) {
    for (index, (of, amount)) in cost.iter().enumerate() {
        let x = x + CONTENTS.0 + 50.5 * index as f64;
        layer.add(number(amount.to_string(), FIGURE, INK, x, y + 26.0));
        layer.add(Sprite::icon(of.id(), x + 34.0, y + 26.0, 30.0).need(Need::Decide));
    }
}

pub(super) fn effects(effects: &[Effect]) -> Things {
    let mut line = Things::new(FIGURE, 34.0);
    for (index, effect) in effects.iter().enumerate() {
        if index > 0 {
            line = line.gap(5.0);
        }
        line = match *effect {
            Effect::Gain { materials } => materials.iter().enumerate().fold(line, |line, (index, (of, amount))| {
                let line = if index > 0 { line.gap(4.0) } else { line };
                if amount > 1 { line.amount(amount, of.id()) } else { line.icon(of.id()) }
            }),
            // No card fishes or harvests.
            Effect::Fish { .. } | Effect::Harvest { .. } => line,
            Effect::GainVp { vp } => line.points(vp.to_string()),
            Effect::GainWorker { workers } => line.icons(workers.into(), "pawn"),
            Effect::Climb { temple: of, steps } => line.icons(steps.into(), temple(of)),
            Effect::ClimbAny { steps, .. } if steps > 2 => line.amount(steps, "t-any"),
            Effect::ClimbAny { steps, .. } => line.icons(steps.into(), "t-any"),
            Effect::Advance { technology: of, levels } => line.icons(levels.into(), of.id()),
            Effect::AdvanceAny { levels, .. } if levels > 1 => line.amount(levels, "tech"),
            Effect::AdvanceAny { levels, .. } => line.icons(levels.into(), "tech"),
            Effect::Build { .. } => line.icon("house"),
            Effect::Market => line.icon("market"),
            Effect::Use { corn, .. } => {
                line.figure(change(-i32::from(corn)), PRICE).gap(1.0).icon("corn").sized("to", 18.0).icon("wheel")
            }
            Effect::FeedFree { workers } => line.amount(workers, "pawn").gap(4.0).icon("nofood"),
            Effect::FeedDiscount { corn_per_worker } => {
                let less = change(-i32::from(corn_per_worker));
                line.icon("pawn").gap(2.0).figure(less, INK).gap(1.0).icon("corn")
            }
            Effect::GainAnyResource { count } => line.icons(count.into(), "cube"),
        };
    }
    line
}

pub(super) fn scoring(scoring: &Scoring, players: usize) -> Things {
    let line = Things::new(FIGURE, 34.0);
    let each = |vp: i32| Things::new(FIGURE, 34.0).points(vp.to_string()).gap(2.0).figure("×", INK).gap(3.0);
    match *scoring {
        Scoring::PerOwnKind { kind: of, vp } => each(vp).sprite(sign(of, false, 0.0, 0.0), 34.0),
        Scoring::PerOwnConstruction { vp } => each(vp).icon("house").icon("stela"),
        Scoring::PerOwnHarvestTile { tile, vp } => each(vp).icon(harvest_tile(tile)),
        Scoring::PerMonumentOfAllPlayers { vp_by_players } => each(vp_by_players[players.min(4)]).icon("stela"),
        Scoring::PerTechnologyLevel { vp } => each(vp).icon("tech"),
        Scoring::StepsAboveStartInOneTemple { vp_per_step } => each(vp_per_step).icon("t-any"),
        Scoring::PerSkullOnChichenItza { vp } => each(vp).icon("skull"),
        Scoring::TempleStepVp => {
            let line = line.sized("vp", 31.0).gap(3.0);
            Temple::ALL.into_iter().fold(line, |line, of| line.icon(temple(of)))
        }
        Scoring::TechnologiesAtLevel { vp_by_count, .. } => line.figure(steps(&vp_by_count), INK).icon("tech"),
        Scoring::WorkersInPlay { vp_by_workers } => line.figure(steps(&vp_by_workers), INK).icon("pawn"),
    }
}

/// The possible points for a count.
fn steps(points_by_count: &[i32]) -> String {
    let mut steps: Vec<String> = points_by_count.iter().filter(|&&vp| vp != 0).map(i32::to_string).collect();
    steps.dedup();
    steps.join("·")
}
