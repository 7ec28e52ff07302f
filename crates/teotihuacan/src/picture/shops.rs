//! Alchemy, nobles, decorations and construction.

use super::geometry::{Form, Frame};
use super::icons::Icons;
use super::parts::{change_ring, figure, level_colour, marker, points, temple};
use super::prelude::*;
use super::pyramid;

/// The place of a technology, by slot: upper left corner, size, and the lines on it.
struct Slot {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    effect: f64,
    price: f64,
    lane: f64,
    /// Height of the lane, size of a mark, distance between marks.
    marks: (f64, f64, f64),
}

impl Slot {
    fn of(frame: &Frame, slot: usize) -> Slot {
        let (column, row) = ((slot % 3) as f64, (slot / 3) as f64);
        if frame.form == Form::Side {
            let (x, y) = (frame.left + 22.0 + 67.0 * column, 500.0 + 87.0 * row);
            let marks = (20.0, 15.0, 14.0);
            return Slot { x, y, width: 62.0, height: 82.0, effect: 20.0, price: 45.0, lane: 69.0, marks };
        }
        let (x, y) = (frame.left + 22.0 + 82.0 * column, frame.bottom - 130.0 + 62.0 * row);
        Slot { x, y, width: 78.0, height: 59.0, effect: 14.0, price: 34.0, lane: 50.0, marks: (15.0, 14.0, 17.0) }
    }

    fn middle(&self) -> f64 {
        self.x + self.width / 2.0
    }
}

/// The effect of a technology.
pub(super) fn does(technology: Technology, icons: Icons) -> Icons {
    let about = &data().technologies[technology.index()];
    match technology {
        Technology::PalaceCocoa => icons.icon("crown").amount(about.effects.goods.cocoa, "cocoa"),
        Technology::AlchemyNoblesPoints => icons.icon("tech").icon("house").points(about.effects.score),
        Technology::ExtraResource => icons.text("+1").icon("cube"),
        Technology::GatheringCocoaPoint => icons.text("+1").icon("cocoa").points(about.effects.score),
        Technology::DecorationPoints => icons.icon("mosaic").points(about.effects.score),
        Technology::ConstructionPoints => icons.icon("block").points(about.effects.score),
        Technology::BoughtPowerUp => icons.amount(data().cocoa.bought_power_up, "cocoa").to().icon("pow"),
        Technology::ConstructionWorker => icons.icon("block").icon("pawnplus"),
        Technology::ConstructionTemple => icons.icon("block").icon("t-any"),
    }
}

/// The technologies in play, their prices and temples.
pub(super) fn technologies(layer: &mut Layer, state: &State, frame: &Frame) {
    for of in Temple::ALL {
        let slot = Slot::of(frame, of.index());
        let (y, size) = if frame.form == Form::Side { (485.0, 25.0) } else { (slot.y - 12.0, 20.0) };
        layer.add(Sprite::icon(temple(of), slot.middle(), y, size));
    }
    for row in 0..2 {
        let slot = Slot::of(frame, row * 3);
        let y = slot.y + slot.height / 2.0 - 9.0;
        layer.add(Text::new((row + 1).to_string(), Face::Bold, 19.0, INK2, frame.left + 7.0, y).middle());
        layer.add(Sprite::icon("pawn", frame.left + 7.0, y + 19.0, 17.0));
    }
    for (index, technology) in state.technologies.iter().enumerate() {
        let slot = Slot::of(frame, index);
        layer.fill(Outline::rounded(slot.x, slot.y, slot.width, slot.height, 6.0), CARD);
        let effect = does(*technology, Icons::new(18.0, 20.0)).middle(slot.middle(), slot.y + slot.effect);
        layer.add(effect.within(slot.width - 6.0));
        let gold = data().technologies[technology.index()].gold;
        let (figure, icon) = if frame.form == Form::Side { (20.0, 20.0) } else { (17.0, 16.0) };
        layer.add(Icons::new(figure, icon).amount(gold, "gold").middle(slot.middle(), slot.y + slot.price));
        let (height, ..) = slot.marks;
        let lane = Outline::rounded(slot.x + 3.0, slot.y + slot.lane - height / 2.0, slot.width - 6.0, height, 4.0);
        layer.fill(lane, PAPER);
    }
}

/// Marks the owners of the technologies.
pub(super) fn owners(layer: &mut Layer, state: &State, changes: Changes<'_>, frame: &Frame) {
    for (index, technology) in state.technologies.iter().enumerate() {
        let slot = Slot::of(frame, index);
        let (_, size, step) = slot.marks;
        for seat in state.all_seats().filter(|seat| state.seat(*seat).owns(*technology)) {
            let (x, y) = (slot.middle() + step * (f64::from(seat.number()) - 1.5), slot.y + slot.lane);
            let changed = changes.technology(seat, *technology).then_some((9.5, CARD));
            marker(layer, seat, (x, y), size, changed);
        }
    }
}

/// Positions in a row of the nobles: center of the first space, distance to the next, side of a space, and position of
/// the power-ups.
fn nobles_row(frame: &Frame, row: usize) -> (f64, f64, f64, f64, f64) {
    if frame.form == Form::Side {
        let (left, right) = frame.lower();
        return (left + 44.0, 588.0 + 37.0 * row as f64, 34.0, 31.0, right - 11.0);
    }
    (frame.left + 50.5, frame.bottom - 115.5 + 42.0 * row as f64, 41.0, 37.0, frame.left + 249.0)
}

/// Draws the parts of the nobles that never change.
pub(super) fn nobles_prices(layer: &mut Layer, frame: &Frame) {
    let (_, y, .., powers) = nobles_row(frame, 0);
    layer.add(Sprite::icon("pow", powers, y - 29.0, 18.0));
    for row in 0..3 {
        let (x, y, step, side, powers) = nobles_row(frame, row);
        let pawn = x - step / 2.0 - if frame.form == Form::Side { 9.5 } else { 11.0 };
        layer.add(Text::new((row + 1).to_string(), Face::Bold, 19.0, INK2, pawn - 14.0, y).middle());
        layer.add(Sprite::icon("pawn", pawn, y, 17.0));
        let power_ups = data().boards[Board::Nobles.index()].power_ups[row];
        layer.add(figure(power_ups.to_string(), 20.0, INK, powers, y).middle());
        if row == 2 {
            let from = x + step * data().nobles_rows[row].len() as f64 - side / 2.0 + 2.0;
            let icons = Icons::new(22.0, 24.0).goods(&data().building_price).to().icon("road");
            layer.add(icons.start(from, y).within(powers - 9.0 - from));
        }
    }
}

pub(super) fn nobles(layer: &mut Layer, state: &State, changes: Changes<'_>, frame: &Frame, open: bool) {
    for (row, values) in data().nobles_rows.iter().enumerate() {
        let built = usize::from(state.nobles_rows[row]);
        let new = built - usize::from(changes.built(row)).min(built);
        for (index, value) in values.iter().enumerate() {
            let (first, y, step, side, _) = nobles_row(frame, row);
            let x = first + step * index as f64;
            let next = index == built && state.buildings_left() > 0;
            let half = side / 2.0 - if next { 1.0 } else { 0.0 };
            let space = Shape::filled(Outline::rounded(x - half, y - half, 2.0 * half, 2.0 * half, 5.0), CARD);
            layer.add(match (next, open) {
                (true, true) => space.edged(INK, 3.0),
                (true, false) => space.edged(GEAR_LINE, 3.0),
                (false, _) => space.edged(GEAR_LINE, 1.5),
            });
            if index < built {
                if index >= new {
                    change_ring(layer, x, y, side / 2.0 - 1.0, CARD);
                }
                layer.add(Sprite::icon("house", x, y, side * 0.8));
            } else {
                layer.add(points(value.to_string(), x, y, side * 0.73));
            }
        }
    }
}

/// The place of a decoration on the display.
pub(super) fn display(frame: &Frame, index: usize) -> (f64, f64) {
    let (column, row) = ((index % 2) as f64, (index / 2) as f64);
    if frame.form == Form::Side {
        return (frame.left + 66.0 + 88.0 * column, 612.0 + 48.0 * row);
    }
    (frame.left + 140.0 + 86.0 * column, frame.bottom - 78.0 + 46.0 * row)
}

pub(super) fn decoration_prices(layer: &mut Layer, frame: &Frame) {
    let first = if frame.form == Form::Side { 412.0 } else { frame.bottom - 81.0 };
    for workers in 1..=3u8 {
        let (x, y) = (frame.left, first + 26.0 * f64::from(workers - 1));
        layer.fill(Outline::rounded(x, y - 12.0, 92.0, 24.0, 4.0), PAPER);
        layer.add(Text::new(workers.to_string(), Face::Bold, 17.0, INK2, x + 7.0, y));
        layer.add(Sprite::icon("pawn", x + 24.0, y, 15.0));
        layer.add(Icons::new(19.0, 20.0).goods(&State::decoration_price(workers)).middle(x + 68.0, y));
    }
}

pub(super) fn decorations(layer: &mut Layer, state: &State, changes: Changes<'_>, frame: &Frame) {
    for (index, tile) in members(state.decoration_display).enumerate() {
        let (x, y) = display(frame, index);
        pyramid::decoration_card(layer, tile, x, y, 1.0);
        if changes.decoration(tile) {
            layer.line(Outline::rounded(x - 40.0, y - 20.0, 80.0, 40.0, 4.0), CHANGE, 3.0);
        }
    }
}

/// Center of the first pyramid tile on display, and distance to the next.
const TILES: f64 = 464.0;
const TILE: f64 = 67.0;

/// Price and points of tiles by level, and the effect of the number of workers.
pub(super) fn levels(layer: &mut Layer) {
    for index in 0..3 {
        let x = TILES + TILE * index as f64;
        let mut icons = Icons::new(18.0, 16.0).amount(index as u16 + 1, "pawn");
        for _ in 0..data().boards[Board::Construction.index()].power_ups[index] {
            icons = icons.icon("pow");
        }
        layer.add(icons.middle(x, 938.0).within(64.0));
    }
    for (index, level) in data().levels.iter().enumerate() {
        let y = 852.0 + 28.5 * index as f64;
        let swatch = Outline::rounded(635.0, y - 11.0, 22.0, 22.0, 4.0);
        layer.add(Shape::filled(swatch, level_colour(index as u8 + 1)).edged(STONE_EDGE, 1.5));
        layer.add(Text::new((index + 1).to_string(), Face::Bold, 17.0, NIGHT, 646.0, y).middle());
        let mut price = Icons::new(18.0, 17.0);
        // Stone comes first, since every level costs it.
        for (kind, name) in [(1, "stone"), (0, "wood"), (2, "gold")] {
            if level.price.resources[kind] > 0 {
                price = price.amount(level.price.resources[kind], name);
            }
        }
        layer.add(price.start(663.0, y).within(57.0));
        layer.add(points(level.points.to_string(), 737.0, y, 25.0));
    }
}

pub(super) fn pyramid_tiles(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    for (index, tile) in members(state.pyramid_display).enumerate() {
        let (x, y) = (TILES + TILE * index as f64, 888.0);
        pyramid::tile(layer, Placed { tile, rotation: 0 }, 2, (x, y), 0.787);
        if changes.pyramid_tile(tile) {
            layer.line(Outline::rounded(x - 31.0, y - 31.0, 62.0, 62.0, 3.0), CHANGE, 3.0);
        }
    }
}
