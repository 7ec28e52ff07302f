//! The contents of the boards, each in an area of any size: production, royal tiles, technologies, buildings,
//! decorations and pyramid tiles.

use crate::ids::{PyramidTile, Royal};

use super::forecast::{self, Visit};
use super::parts::{
    DIM, all_goods, level_colour, mark, moved, new_frame, pieces, technology, temple_colours, tile_icon,
};
use super::prelude::*;
use super::{icons, pyramid, tiles, workers};

/// The surface of something that the player can have now, or else in this color.
pub(super) fn surface(layer: &mut Layer, area: Area, open: bool, otherwise: Colour) {
    let surface = Shape::filled(area.outline(8.0), if open { NOW } else { otherwise });
    layer.add(if open { surface.edged(INK, 3.0) } else { surface });
}

/// A number in the middle of an area.
pub(super) fn number(words: impl Into<scene::Words>, size: f64, colour: Colour, area: Area) -> Text {
    let text = Text::part(words, Typeface::Bold, size, colour).need(Importance::Decide);
    text.inside(area, Anchor::Middle, size * 0.6)
}

/// The lowest powers of the columns of a production table.
const POWERS: [(&str, u8); 3] = [("1", 1), ("2–3", 2), ("4–5", 4)];

/// The size of the figures of a production table in an area, the places of its headings, and those of its three rows.
fn production_places(mut area: Area) -> (f64, Vec<Area>, [Vec<Area>; 3]) {
    let unit = area.height / 15.0;
    let mut rows = area.take_bottom(area.height - unit * 2.4).rows(3, unit * 0.25);
    let columns = |row: Area| row.shares(&[0.42, 1.0, 1.0, 1.0, 0.36], unit * 0.25).collect::<Vec<_>>();
    let rows = std::array::from_fn(|_| columns(rows.next().unwrap_or_default()));
    ((unit * 1.7).clamp(20.0, 38.0), columns(area), rows)
}

/// The table of a producing board by workers and lowest power, without the cells that these visits meet.
pub(super) fn production(layer: &mut Layer, board: Board, visits: &[Visit], area: Area) {
    let about = &data().boards[board.index()];
    let (size, head, rows) = production_places(area);
    let look = Look::bold(size, size * 0.9);
    layer.add(look.row(&IconRow::new().icon("anydie")).inside(head[0], Anchor::Middle));
    for ((powers, _), place) in POWERS.into_iter().zip(&head[1..]) {
        layer.add(number(powers, size, INK2, *place));
    }
    layer.add(look.row(&IconRow::new().icon("pow")).inside(head[4], Anchor::Middle));
    let met: Vec<(usize, usize)> = visits.iter().map(met_cell).collect();
    for (index, places) in rows.into_iter().enumerate() {
        let count = look.row(&IconRow::new().amount(index + 1, "pawn"));
        layer.add(count.inside(places[0], Anchor::Middle));
        for (column, cell) in (0..POWERS.len()).zip(&places[1..]).filter(|(column, _)| !met.contains(&(index, *column)))
        {
            production_cell(layer, board, (index, column), size, *cell, false);
        }
        layer.add(number(about.power_ups[index].to_string(), size, INK, places[4]));
    }
}

/// The row and the column of the cell that a visit meets.
fn met_cell(visit: &Visit) -> (usize, usize) {
    let column = POWERS.iter().rposition(|(_, least)| *least <= visit.lowest).unwrap_or(0);
    (usize::from(visit.workers).clamp(1, 3) - 1, column)
}

/// Marks the cells of a production table that these visits meet.
pub(super) fn met_production(layer: &mut Layer, board: Board, visits: &[Visit], area: Area) {
    let (size, _, rows) = production_places(area);
    let mut met: Vec<(usize, usize)> = visits.iter().map(met_cell).collect();
    met.sort_unstable();
    met.dedup();
    for (row, column) in met {
        production_cell(layer, board, (row, column), size, rows[row][column + 1], true);
    }
}

fn production_cell(layer: &mut Layer, board: Board, (row, column): (usize, usize), size: f64, cell: Area, met: bool) {
    surface(layer, cell, met, CARD);
    let effects = &data().boards[board.index()].production[row][usize::from(POWERS[column].1) - 1];
    if cell.height < 80.0 {
        let look = Look::bold(size, size * 0.9);
        return layer.add(look.row(&icons::effects(effects)).inside(cell.inset(2.0, 0.0), Anchor::Middle));
    }
    // A large cell has one kind on each line.
    let goods = pieces(&effects.goods).map(|(name, amount)| IconRow::new().amount(amount, name));
    let score = (effects.score > 0).then(|| IconRow::new().points(effects.score));
    let lines: Vec<IconRow> = goods.chain(score).collect();
    let inside = Area::around(cell.middle(), (cell.width - 10.0, 48.0 * lines.len() as f64));
    for (line, place) in lines.iter().zip(inside.rows(lines.len(), 0.0)) {
        layer.add(Look::bold(42.0, 42.0).row(line).inside(place, Anchor::Middle));
    }
}

/// The power-ups of 1, 2 and 3 workers.
pub(super) fn power_ups(layer: &mut Layer, board: Board, look: Look, area: Area) {
    let counts = data().boards[board.index()].power_ups.into_iter().enumerate();
    for ((index, count), card) in counts.zip(area.columns(3, 6.0)) {
        layer.fill(card.outline(8.0), CARD);
        let row = IconRow::new().amount(index + 1, "pawn").to().icons(count, "pow");
        layer.add(look.row(&row).inside(card.inset(5.0, 0.0), Anchor::Middle));
    }
}

/// Width of the niche on a royal tile.
const NICHE: f64 = 46.0;

/// The places of the royal tiles in a row: each as wide as its effect needs.
fn royal_places(state: &State, area: Area) -> impl Iterator<Item = Area> {
    let widths = state.royal_tiles.map(|royal| NICHE + Look::bold(30.0, 29.0).width(&icons::royal(royal)));
    area.shares(&widths, 5.0).collect::<Vec<_>>().into_iter()
}

/// The royal tiles with their worship spaces. In a tall area, the limits are below the effects.
pub(super) fn royal_tiles([still, now]: [&mut Layer; 2], table: Changes<'_>, area: Area) {
    for ((royal, space), tile) in table.now.royal_tiles.into_iter().zip(1u8..).zip(royal_places(table.now, area)) {
        let mut inside = tile;
        let niche = inside.take_left(NICHE);
        now.place(royal.id(), tile, |layer| workers::niche(layer, table, (Board::Palace, space), niche, 26.0));
        still.place(royal.id(), tile, |layer| {
            layer.fill(tile.outline(8.0), YARD);
            let limit = icons::royal_limit(royal);
            if area.height > 60.0 && !limit.is_empty() {
                let place = inside.take_bottom(tile.height / 2.0 - 4.0);
                layer.add(Look::bold(24.0, 23.0).row(&limit).inside(place, Anchor::Middle));
            }
            royal_row(layer, royal, 30.0, inside.inset(1.0, 0.0));
        });
    }
}

/// The effect of a royal tile.
pub(super) fn royal_row(layer: &mut Layer, royal: Royal, size: f64, area: Area) {
    let look = Look::bold(size, size * 0.94).need(Importance::Inform);
    layer.add(look.row(&icons::royal(royal)).inside(area, Anchor::Middle));
}

/// A technology for the player to move.
#[derive(Clone, Copy)]
pub(super) struct Offered {
    pub(super) tile: Technology,
    slot: usize,
    owned: bool,
    pays: bool,
    /// A worker that can come opens it.
    reached: bool,
}

impl Offered {
    /// The technologies in play for these visits.
    pub(super) fn all(state: &State, visits: &[Visit]) -> impl Iterator<Item = Offered> {
        state.technologies.into_iter().enumerate().map(move |(slot, tile)| Offered {
            tile,
            slot,
            owned: state.phase != Phase::Over && state.me().owns(tile),
            pays: state.me().goods.resources[2] >= data().technologies[tile.index()].gold,
            reached: visits.iter().any(|visit| forecast::opens(visit, slot)),
        })
    }

    /// The temple in which it brings a step.
    pub(super) fn temple(self) -> Temple {
        Temple::ALL[self.slot % 3]
    }

    pub(super) fn surface(self, layer: &mut Layer, area: Area, otherwise: Colour) {
        surface(layer, area, self.reached && self.pays && !self.owned, otherwise);
    }

    pub(super) fn drawing(self, size: f64) -> Sprite {
        let need = if self.owned { Importance::Inform } else { Importance::Decide };
        Sprite::icon(technology(self.tile), 0.0, 0.0, size).opacity(if self.owned { DIM + 12 } else { 100 }).need(need)
    }

    /// Its price, red if the player can't pay it.
    pub(super) fn price(self) -> IconRow {
        let colour = if self.reached && !self.pays && !self.owned { SHORT } else { INK };
        IconRow::new().colour(colour).amount(data().technologies[self.tile.index()].gold, "gold")
    }

    /// The strip for its owners, in the color of the temple.
    pub(super) fn lane(self, layer: &mut Layer, lane: Area) {
        layer.fill(lane.outline(5.0), temple_colours(self.temple()).0);
    }

    pub(super) fn owners(self, layer: &mut Layer, table: Changes<'_>, lane: Area) {
        let places = lane.columns(table.now.all_seats().count().max(4), 0.0);
        for (seat, place) in table.now.all_seats().zip(places) {
            if table.now.seat(seat).owns(self.tile) {
                let (x, y) = place.middle();
                if table.technology(seat, self.tile) {
                    moved(layer, None, (x, y), lane.height * 0.55);
                }
                layer.add(Sprite::piece(mark(seat), x, y, lane.height * 0.84));
            }
        }
    }
}

/// The six technologies in a grid: effect, price and owners. In a tall area, the effect is in icons too. Those that only
/// the second visits don't open are unmarked in the first layer.
pub(super) fn technologies(
    [still, now]: [&mut Layer; 2],
    table: Changes<'_>,
    (visits, covered): (&[Visit], &[Visit]),
    area: Area,
) {
    for (of, place) in Offered::all(table.now, visits).zip(area.grid(3, 2, 4.0)) {
        let mut inside = place.inset(3.0, 3.0);
        let owners = inside.take_bottom(20.0);
        let surface = |layer: &mut Layer, of: Offered| {
            of.surface(layer, place, YARD);
            of.lane(layer, owners);
        };
        if !covered.iter().any(|visit| forecast::opens(visit, of.slot)) {
            surface(still, Offered { reached: false, ..of });
        }
        now.place(of.tile.id(), place, |layer| {
            if of.reached {
                surface(layer, of);
            }
            of.owners(layer, table, owners);
            if inside.height > 60.0 {
                let effect = Look::bold(24.0, 24.0).row(&icons::technology(of.tile));
                layer.add(effect.inside(inside.take_bottom(28.0), Anchor::Middle));
            }
            layer.add(of.drawing(29.0).inside(inside.take_left(36.0)));
            if table.now.phase != Phase::Over && !of.owned {
                layer.add(Look::bold(30.5, 25.0).row(&of.price()).inside(inside, Anchor::End));
            }
        });
    }
}

/// The next value for 1, 2 and 3 workers. A house means that the row is full.
pub(super) fn next_buildings(layer: &mut Layer, table: Changes<'_>, visit: Option<&Visit>, area: Area) {
    let used = visit.and_then(|visit| table.now.nobles_row(visit.workers));
    for ((row, values), place) in data().nobles_rows.iter().enumerate().zip(area.columns(3, 4.0)) {
        layer.place(format!("building:{}", row + 1), place, |layer| {
            let edge = if used == Some(row) { (INK, 3.0) } else { (LINE2, 2.0) };
            layer.add(Shape::filled(place.outline(7.0), BUILDING_SLOT).edged(edge.0, edge.1));
            if table.built(row) > 0 {
                new_frame(layer, place, 7.0);
            }
            let mut inside = place.inset(3.0, 0.0);
            let next = values.get(usize::from(table.now.nobles_rows[row]));
            let next = match next.filter(|_| table.now.buildings_left() > 0) {
                Some(value) => IconRow::new().points(value),
                None => IconRow::new().sized("house", 1.15),
            };
            let worth = inside.take_right(40.0);
            layer.add(Look::bold(30.5, 28.5).row(&next).inside(worth, Anchor::Middle));
            let count = IconRow::new().amount(row + 1, "pawn");
            layer.add(Look::bold(30.5, 24.0).row(&count).inside(inside, Anchor::Start));
        });
    }
}

/// Returns `true` if one of these visits uses a row of buildings.
pub(super) fn is_met(state: &State, visits: &[Visit], row: usize) -> bool {
    visits.iter().any(|visit| state.nobles_row(visit.workers) == Some(row))
}

/// The rows of values with the houses on them. `met` chooses the rows, and returns `true` for a marked one.
pub(super) fn building_rows(layer: &mut Layer, table: Changes<'_>, met: impl Fn(usize) -> Option<bool>, area: Area) {
    let state = table.now;
    for ((row, values), place) in data().nobles_rows.iter().enumerate().zip(area.rows(3, area.height * 0.025)) {
        let Some(met) = met(row) else { continue };
        layer.place(format!("building:{}", row + 1), place, |layer| {
            surface(layer, place, met, CARD);
            let mut inside = place.inset(place.height * 0.1, 0.0);
            let size = (place.height * 0.7).clamp(26.0, 40.0);
            let count = Look::bold(size, size * 0.85).row(&IconRow::new().amount(row + 1, "pawn"));
            layer.add(count.inside(inside.take_left(size * 2.0), Anchor::Start));
            let step = (inside.width / values.len() as f64).min(86.0);
            let built = usize::from(state.nobles_rows[row]);
            let room = Area { width: step * values.len() as f64, ..inside };
            for ((index, value), space) in values.iter().enumerate().zip(room.columns(values.len(), 0.0)) {
                let ((x, y), side) = (space.middle(), (step - 4.0).min(place.height - 4.0).min(64.0));
                if index >= built {
                    let next = index == built && state.buildings_left() > 0;
                    building_value(layer, *value, space.middle(), side, next);
                    continue;
                }
                if index + usize::from(table.built(row)) >= built {
                    moved(layer, None, (x, y), side * 0.56);
                }
                layer.add(Sprite::icon("house", x, y, side * 0.8));
            }
        });
    }
}

/// A value of a building. Only the next one counts now.
fn building_value(layer: &mut Layer, value: u16, (x, y): (f64, f64), side: f64, next: bool) {
    let size = if next { side * 0.95 } else { side * 0.8 };
    let rosette = super::parts::bold_points(value, size).at(x, y);
    layer.add(rosette.opacity(if next { 100 } else { 70 }).need(if next {
        Importance::Decide
    } else {
        Importance::Inform
    }));
}

/// The values of a step on the Avenue after each building, in rows. Houses cover past values.
pub(super) fn avenue_values(layer: &mut Layer, table: Changes<'_>, rows: usize, area: Area) {
    let values = &data().building_values;
    let placed = table.now.buildings();
    let new = table.difference(|state| state.buildings() as i32).max(0) as usize;
    for ((index, value), place) in values.iter().enumerate().zip(area.grid(values.len().div_ceil(rows), rows, 4.0)) {
        let now = index == placed.min(values.len() - 1);
        surface(layer, place, now, BUILDING_SLOT);
        let ((x, y), side) = (place.middle(), place.width.min(place.height) - 4.0);
        if index < placed {
            if index + new >= placed {
                moved(layer, None, (x, y), side * 0.5);
            }
            layer.add(Sprite::icon("house", x, y, side * 0.7));
        } else {
            building_value(layer, *value, (x, y), side, now);
        }
    }
}

/// The decorations on display.
pub(super) fn decorations(layer: &mut Layer, table: Changes<'_>, area: Area) {
    for (tile, card) in members(table.now.decoration_display).zip(area.columns(4, 2.5)) {
        let tile: DecorationTile = tile;
        let about = &data().decorations[tile.index()];
        layer.place(about.id.as_str(), card, |layer| {
            layer.add(Shape::filled(card.outline(6.0), DECORATION).edged(STONE_EDGE, 2.5));
            for (of, place) in about.icons.into_iter().zip(card.inset(2.0, 2.0).rows(2, 0.0)) {
                layer.add(icon(tile_icon(of), 25.5).inside(place));
            }
            if table.decoration(tile) {
                new_frame(layer, card, 6.0);
            }
        });
    }
}

/// The pyramid tiles on display.
pub(super) fn pyramid_tiles(layer: &mut Layer, table: Changes<'_>, area: Area) {
    for (tile, place) in members::<PyramidTile>(table.now.pyramid_display).zip(area.columns(3, 4.0)) {
        let place = place.square(67.0);
        layer.place(tile.id(), place, |layer| {
            pyramid::tile(layer, Placed { tile, rotation: 0 }, 2, place.middle(), place.width / (2.0 * pyramid::HALF));
            if table.pyramid_tile(tile) {
                new_frame(layer, place, 4.0);
            }
        });
    }
}

/// A square tile with the number of a level. Numbers in circles are those of spaces.
pub(super) fn level(layer: &mut Layer, level: u8, (x, y): (f64, f64), side: f64, edge: (Colour, f64)) {
    let tile = Area::around((x, y), (side, side));
    layer.add(Shape::filled(tile.outline(side * 0.14), level_colour(level)).edged(edge.0, edge.1));
    layer.add(number(level.to_string(), side * 0.82, NIGHT, tile).need(Importance::Inform));
}

/// The prices and the points of levels of the pyramid, in columns.
pub(super) fn levels(layer: &mut Layer, levels: &[u8], columns: usize, look: Look, area: Area) {
    let rows = levels.len().div_ceil(columns.max(1));
    for (of, card) in levels.iter().zip(area.grid(columns, rows, 5.0)) {
        layer.fill(card.outline(8.0), CARD);
        let about = &data().levels[usize::from(*of) - 1];
        let mut inside = card.inset(4.0, 0.0);
        let side = (card.height - 6.0).min(look.figure * 1.5);
        level(layer, *of, inside.take_left(side + 2.0).middle(), side, (STONE_EDGE, 2.0));
        let row = icons::goods(&about.price).gap(0.2).points(about.points);
        layer.add(look.row(&row).inside(inside, Anchor::Middle));
    }
}

/// The prices of a decoration for 1, 2 and 3 workers.
pub(super) fn decoration_prices(layer: &mut Layer, look: Look, area: Area) {
    for (workers, card) in (1..=3u8).zip(area.columns(3, 6.0)) {
        layer.fill(card.outline(8.0), CARD);
        let row = IconRow::new().amount(workers, "pawn").to().and(icons::price(&State::decoration_price(workers)));
        layer.add(look.row(&row).inside(card.inset(4.0, 0.0), Anchor::Middle));
    }
}

/// The worship space of a board and its discovery tile in a row.
pub(super) fn worship([still, now]: [&mut Layer; 2], table: Changes<'_>, board: Board, mut area: Area, size: f64) {
    let about = &data().boards[board.index()];
    if !about.worship_temples.is_empty() {
        workers::niche(now, table, (board, 1), area.take_left(size * 1.65), size);
    }
    if let Some(place) = about.discovery {
        area.take_left(3.0);
        tiles::stack(still, table, place, Area { width: area.width.min(tiles::WIDTH + 4.0), ..area });
    }
}

/// The amounts of the goods of which the player has too few, and of those that the board asks for.
pub(super) fn shortage(state: &State, price: &Goods) -> IconRow {
    let goods = all_goods(price).into_iter().zip(all_goods(&state.me().goods));
    let missing = goods.filter(|((_, due), (_, have))| have < due);
    missing
        .fold(IconRow::new().colour(SHORT), |row, ((name, due), (_, have))| row.amount(format!("{have} / {due}"), name))
}
