//! The contents of the boards, each for an area of any size: production, royal tiles, technologies, buildings,
//! decorations and pyramid tiles.

use super::prelude::*;
use super::{icons, pyramid, tiles, workers};

/// The surface of something that the player can have now, or else in this color.
pub(super) fn surface<'a>(content: impl Into<Cell<'a>>, open: bool, otherwise: Colour) -> Cell<'a> {
    let content = content.into();
    if open { content.edged(NOW, 8.0, (INK, 3.0)) } else { content.on(otherwise, 8.0) }
}

/// The lowest powers of the columns of a production table.
const POWERS: [(&str, u8); 3] = [("1", 1), ("2–3", 2), ("4–5", 4)];

/// Returns `true` if one of these visits meets a cell of a production table, by row and column.
fn meets(visits: &[Visit], cell: (usize, usize)) -> bool {
    let column = |visit: &Visit| POWERS.iter().rposition(|(_, least)| *least <= visit.lowest).unwrap_or(0);
    visits.iter().any(|visit| (usize::from(visit.workers).clamp(1, 3) - 1, column(visit)) == cell)
}

/// The table of a producing board by workers and lowest power, with marks on the cells that a visit meets.
pub(super) fn production<'a>(sheet: Sheet, board: Board, visits: &'a [Visit]) -> Cell<'a> {
    let about = &data().boards[board.index()];
    Cell::new(move |layer, area| {
        let unit = area.height / 15.0;
        let size = (unit * 1.7).clamp(20.0, 38.0);
        let look = Look::bold(size, size * 0.9);
        let icons = |row: &IconRow| sheet.on(Sheet::Printed, || look.row(row).middle());
        let figure = |figure: Text| sheet.on(Sheet::Printed, || figure.middle());
        let line = |first: Cell<'a>, cells: [Cell<'a>; 3], last: Cell<'a>| {
            across().gap(unit * 0.25).share(0.42, first).each(cells).share(0.36, last)
        };
        let powers = POWERS.map(|(powers, _)| figure(amount(powers, size).ink(INK2)));
        let head = line(icons(&IconRow::new().icon("anydie")), powers, icons(&IconRow::new().icon("pow")));
        let rows = (0..3).map(|row| {
            let cells = [0, 1, 2].map(|column| {
                let met = meets(visits, (row, column));
                sheet.marked(Sheet::Printed, met, |met| production_cell(board, (row, column), size, met))
            });
            let power_ups = figure(amount(about.power_ups[row].to_string(), size));
            line(icons(&IconRow::new().amount(row + 1, "pawn")), cells, power_ups)
        });
        down().fixed(unit * 2.4, head).rest(down().gap(unit * 0.25).each(rows)).draw(layer, area);
    })
}

fn production_cell<'a>(board: Board, (row, column): (usize, usize), size: f64, met: bool) -> Cell<'a> {
    let effects = &data().boards[board.index()].production[row][usize::from(POWERS[column].1) - 1];
    let content = Cell::new(move |layer, area| {
        let line = |look: Look, row: &IconRow| look.row(row).middle();
        if area.height < 80.0 {
            let row = line(Look::bold(size, size * 0.9), &icons::effects(effects));
            return layer.add(row.inside(area.inset(2.0, 0.0)));
        }
        // A large cell has one kind on each line.
        let goods = pieces(&effects.goods).map(|(name, amount)| IconRow::new().amount(amount, name));
        let score = (effects.score > 0).then(|| IconRow::new().points(effects.score));
        let lines: Vec<ItemRow> = goods.chain(score).map(|row| line(Look::bold(42.0, 42.0), &row)).collect();
        let height = 48.0 * lines.len() as f64;
        down().each(lines).draw(layer, Area::around(area.middle(), (area.width - 10.0, height)));
    });
    surface(content, met, CARD)
}

/// The gains or prices of 1, 2 and 3 workers.
fn by_workers<'a>(look: Look, icons: impl Fn(u8) -> IconRow) -> Line<'a> {
    across().gap(6.0).each((1..=3u8).map(|workers| {
        let row = IconRow::new().amount(workers, "pawn").to().and(icons(workers));
        Cell::from(look.row(&row).middle()).inset(5.0, 0.0).on(CARD, 8.0)
    }))
}

pub(super) fn power_ups<'a>(board: Board, look: Look) -> Line<'a> {
    let counts = &data().boards[board.index()].power_ups;
    by_workers(look, |workers| IconRow::new().icons(counts[usize::from(workers) - 1], "pow"))
}

pub(super) fn decoration_prices<'a>(look: Look) -> Line<'a> {
    by_workers(look, |workers| icons::price(&State::decoration_price(workers)))
}

/// The royal tiles with their worship spaces, each as wide as its effect needs.
pub(super) fn royal_tiles(sheet: Sheet, table: Changes<'_>) -> Line<'_> {
    const NICHE: f64 = 46.0;
    table.royal_tiles.into_iter().zip(1u8..).fold(across().gap(5.0), |line, (royal, space)| {
        let ground = sheet.on(Sheet::Printed, || Cell::empty().on(YARD, 8.0));
        let niche = sheet.on(Sheet::Now, || workers::niche(table, (Board::Palace, space), 26.0));
        let effect = sheet.on(Sheet::Printed, || royal_effect(royal));
        let tile = ground.and(across().fixed(NICHE, niche).rest(effect)).place(royal.id());
        line.share(NICHE + Look::bold(30.0, 29.0).width(&icons::royal(royal)), tile)
    })
}

/// The effect of a royal tile, with its limit below in a tall area.
fn royal_effect<'a>(royal: Royal) -> Cell<'a> {
    Cell::new(move |layer, area| {
        let limit = Some(icons::royal_limit(royal)).filter(|limit| area.height > 60.0 && !limit.is_empty());
        let height = if limit.is_some() { area.height / 2.0 - 4.0 } else { 0.0 };
        let limit = limit.map(|limit| Look::bold(24.0, 23.0).row(&limit).middle());
        down().rest(royal_row(royal, 30.0).inset(1.0, 0.0)).fixed(height, limit).draw(layer, area);
    })
}

pub(super) fn royal_row<'a>(royal: Royal, size: f64) -> Cell<'a> {
    Look::bold(size, size * 0.94).need(Importance::Inform).row(&icons::royal(royal)).middle().into()
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

    /// Returns `true` if the player can have it now.
    pub(super) fn open(self) -> bool {
        self.reached && self.pays && !self.owned
    }

    pub(super) fn drawing(self, size: f64) -> Sprite {
        let need = if self.owned { Importance::Inform } else { Importance::Decide };
        icon(technology(self.tile), size).opacity(if self.owned { DIM + 12 } else { 100 }).need(need)
    }

    /// Its price, red if the player can't pay it.
    pub(super) fn price(self) -> IconRow {
        let colour = if self.reached && !self.pays && !self.owned { SHORT } else { INK };
        IconRow::new().colour(colour).amount(data().technologies[self.tile.index()].gold, "gold")
    }

    /// The color of the strip with its owners, which is that of the temple.
    pub(super) fn lane(self) -> Colour {
        temple_colours(self.temple()).0
    }

    pub(super) fn owners(self, table: Changes<'_>) -> Line<'_> {
        // A table of fewer players has the same places.
        across().each(Seat::all(4).map(move |seat| {
            let owns = move |state: &State| state.seat(seat).owns(self.tile);
            let mark = Cell::new(move |layer, area| {
                let piece = icon(mark(seat), area.height * 0.84).role(ItemRole::Piece);
                ring(table.came(owns), area.height * 0.55).and(piece).draw(layer, area);
            });
            owns(table.now).then_some(mark)
        }))
    }
}

/// The six technologies in a grid: effect, price and owners. In a tall area, the effect is in icons too.
pub(super) fn technologies<'a>(sheet: Sheet, table: Changes<'a>, visits: &[Visit]) -> Cell<'a> {
    let card = |of: Offered| {
        let surface = sheet.marked(Sheet::Printed, of.open(), |open| {
            let lane = down().rest(Cell::empty()).fixed(20.0, Cell::empty().on(of.lane(), 5.0));
            surface(lane.inset(3.0, 3.0), open, YARD)
        });
        let content = Cell::new(move |layer, area| {
            let price = Look::bold(30.5, 25.0).row(&of.price()).end();
            let price = Some(price).filter(|_| table.phase != Phase::Over && !of.owned);
            let mut content = down().rest(across().fixed(36.0, of.drawing(29.0)).rest(price));
            if area.height > 86.0 {
                content = content.fixed(28.0, Look::bold(24.0, 24.0).row(&icons::technology(of.tile)).middle());
            }
            content.fixed(20.0, of.owners(table)).inset(3.0, 3.0).draw(layer, area);
        });
        surface.and(sheet.on(Sheet::Now, || content)).place(of.tile.id())
    };
    grid(3, (4.0, 4.0), Offered::all(table.now, visits).map(card))
}

/// The next value for 1, 2 and 3 workers. A house means that the row is full.
pub(super) fn next_buildings<'a>(table: Changes<'a>, visit: Option<&Visit>) -> Line<'a> {
    let used = visit.and_then(|visit| table.nobles_row(visit.workers));
    across().gap(4.0).each(data().nobles_rows.iter().enumerate().map(move |(row, values)| {
        let next = values.get(usize::from(table.nobles_rows[row]));
        let next = match next.filter(|_| table.buildings_left() > 0) {
            Some(value) => IconRow::new().points(value),
            None => IconRow::new().sized("house", 1.15),
        };
        let count = Look::bold(30.5, 24.0).row(&IconRow::new().amount(row + 1, "pawn"));
        let content = across().rest(count).fixed(40.0, Look::bold(30.5, 28.5).row(&next).middle());
        let edge = if used == Some(row) { (INK, 3.0) } else { (LINE2, 2.0) };
        let slot =
            content.inset(3.0, 0.0).edged(BUILDING_SLOT, 7.0, edge).framed(7.0, new(new_buildings(table, row) > 0));
        slot.place(format!("building:{}", row + 1))
    }))
}

/// Number of new buildings in a row.
fn new_buildings(table: Changes<'_>, row: usize) -> usize {
    table.difference(|state| state.nobles_rows[row].into()).max(0) as usize
}

/// The rows of values with the houses on them, with marks on those that a visit uses.
pub(super) fn building_rows<'a>(sheet: Sheet, table: Changes<'a>, visits: &'a [Visit]) -> Cell<'a> {
    Cell::new(move |layer, area| {
        let rows = data().nobles_rows.iter().enumerate().map(|(row, values)| {
            let met = visits.iter().any(|visit| table.nobles_row(visit.workers) == Some(row));
            sheet.marked(Sheet::Tiles, met, |met| {
                let content = Cell::new(move |layer, area| building_row(layer, table, (row, values), area));
                surface(content, met, CARD).place(format!("building:{}", row + 1))
            })
        });
        down().gap(area.height * 0.025).each(rows).draw(layer, area);
    })
}

fn building_row(layer: &mut Layer, table: Changes<'_>, (row, values): (usize, &[u16]), area: Area) {
    let mut inside = area.inset(area.height * 0.1, 0.0);
    let size = (area.height * 0.7).clamp(26.0, 40.0);
    let count = Look::bold(size, size * 0.85).row(&IconRow::new().amount(row + 1, "pawn"));
    layer.add(count.inside(inside.take_left(size * 2.0)));
    let step = (inside.width / values.len() as f64).min(86.0);
    let built = usize::from(table.nobles_rows[row]);
    let side = (step - 4.0).min(area.height - 4.0).min(64.0);
    let new = new_buildings(table, row);
    let spaces = values.iter().enumerate().map(|(index, value)| match index < built {
        true => ring(index + new >= built, side * 0.56).and(icon("house", side * 0.8)),
        false => building_value(*value, side, index == built && table.buildings_left() > 0).into(),
    });
    across().each_of(step, spaces).draw(layer, inside);
}

/// A value of a building. Only the next one counts now.
fn building_value(value: u16, side: f64, next: bool) -> Sprite {
    let rosette = bold_points(value, if next { side * 0.95 } else { side * 0.8 });
    rosette.opacity(if next { 100 } else { 70 }).need(if next { Importance::Decide } else { Importance::Inform })
}

/// The values of a step on the Avenue after each building, in rows. Houses cover past values.
pub(super) fn avenue_values(table: Changes<'_>, rows: usize) -> Cell<'_> {
    let values = &data().building_values;
    let placed = table.buildings();
    let new = table.difference(|state| state.buildings() as i32).max(0) as usize;
    grid(
        values.len().div_ceil(rows),
        (4.0, 4.0),
        values.iter().enumerate().map(move |(index, value)| {
            let now = index == placed.min(values.len() - 1);
            let content = Cell::new(move |layer, area| {
                let side = area.width.min(area.height) - 4.0;
                let content = match index < placed {
                    true => ring(index + new >= placed, side * 0.5).and(icon("house", side * 0.7)),
                    false => building_value(*value, side, now).into(),
                };
                content.draw(layer, area);
            });
            surface(content, now, BUILDING_SLOT)
        }),
    )
}

pub(super) fn decorations(table: Changes<'_>) -> Cell<'_> {
    let card = move |tile: DecorationTile| {
        let about = &data().decorations[tile.index()];
        let icons = down().each(about.icons.map(|of| icon(tile_icon(of), 25.5))).inset(2.0, 2.0);
        let came = table.came(|state| state.decoration_display & (1 << tile.index()) != 0);
        icons.edged(DECORATION, 6.0, (STONE_EDGE, 2.5)).framed(6.0, new(came)).place(about.id.as_str())
    };
    grid(4, (2.5, 0.0), members(table.decoration_display).map(card))
}

pub(super) fn pyramid_tiles(table: Changes<'_>) -> Cell<'_> {
    let card = move |tile: PyramidTile| {
        let came = table.came(|state| state.pyramid_display & (1 << tile.index()) != 0);
        pyramid::tile(tile).framed(4.0, new(came)).place(tile.id()).at_most(67.0, 67.0)
    };
    grid(3, (4.0, 0.0), members(table.pyramid_display).map(card))
}

/// A square tile with the number of a level. Numbers in circles are those of spaces.
pub(super) fn level<'a>(level: u8, side: f64, edge: (Colour, f64)) -> Cell<'a> {
    let number = amount(level.to_string(), side * 0.82).ink(NIGHT).middle().need(Importance::Inform);
    Cell::from(number).edged(level_colour(level), side * 0.14, edge).at_most(side, side)
}

/// The prices and the points of levels of the pyramid, in columns.
pub(super) fn levels<'a>(levels: impl IntoIterator<Item = u8>, columns: usize, look: Look) -> Cell<'a> {
    grid(
        columns,
        (5.0, 5.0),
        levels.into_iter().map(move |of| {
            let about = &data().levels[usize::from(of) - 1];
            let price = look.row(&icons::goods(&about.price).gap(0.2).points(about.points)).middle();
            let card = Cell::new(move |layer, area| {
                let side = (area.height - 6.0).min(look.figure * 1.5);
                across().fixed(side + 2.0, level(of, side, (STONE_EDGE, 2.0))).rest(price).draw(layer, area);
            });
            card.inset(4.0, 0.0).on(CARD, 8.0)
        }),
    )
}

/// The worship space of a board and its discovery tile in a row, with the size of the one and the width of the other.
pub(super) fn worship(sheet: Sheet, table: Changes<'_>, board: Board, (size, width): (f64, f64)) -> Line<'_> {
    let about = &data().boards[board.index()];
    let mut line = across();
    if !about.worship_temples.is_empty() {
        line = line.fixed(size * 1.65, sheet.on(Sheet::Now, || workers::niche(table, (board, 1), size)));
    }
    match about.discovery {
        Some(place) => line.space(3.0).fixed(width, sheet.on(Sheet::Tiles, || tiles::stack(table, place))),
        None => line,
    }
}

/// The amounts of the goods of which the player has too few, and of those that the board asks for.
pub(super) fn shortage(state: &State, price: &Goods) -> IconRow {
    let goods = all_goods(price).into_iter().zip(all_goods(&state.me().goods));
    let missing = goods.filter(|((_, due), (_, have))| have < due);
    missing
        .fold(IconRow::new().colour(SHORT), |row, ((name, due), (_, have))| row.amount(format!("{have} / {due}"), name))
}
