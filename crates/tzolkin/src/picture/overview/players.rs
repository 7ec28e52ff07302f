//! The players as a table: one row for each, one column for each thing, changes next to the figures.

use crate::picture::changes;
use crate::picture::prelude::*;
use game_kit::picture::overview::{LARGE, change_figure};

const ROWS: Area = Area::new(14.0, 792.0, 1572.0, 218.0);

/// A row: who, points, goods, workers, side of the board, food, levels, buildings and monuments.
fn line<'a>(
    who: Line<'a>,
    points: Line<'a>,
    goods: [Line<'a>; 5],
    workers: Cell<'a>,
    counts: [Cell<'a>; 8],
) -> Line<'a> {
    let goods =
        goods.into_iter().fold(across().fixed(287.0, who).fixed(134.0, points), |line, of| line.fixed(93.0, of));
    let widths = [42.0, 58.0, 54.0, 54.0, 54.0, 54.0, 66.0, 58.0];
    let line = goods.space(11.0).fixed(204.0, workers);
    widths.into_iter().zip(counts).fold(line, |line, (width, count)| line.fixed(width, count))
}

/// Draws the icons of the columns.
pub(super) fn headings(layer: &mut Layer) {
    let icon = |name, size| icon(name, size).need(Importance::Decide);
    let first = |width, icon: Sprite| across().fixed(width, icon);
    let [agriculture, extraction, architecture, theology] = Technology::ALL.map(|of| Cell::from(icon(of.id(), 37.0)));
    let (bowl, house, stela) = (icon("bowl", 39.0).into(), icon("house", 37.0).into(), icon("stela", 37.0).into());
    let counts = [Cell::empty(), bowl, agriculture, extraction, architecture, theology, house, stela];
    let goods = Material::ALL.map(|of| first(66.0, icon(of.id(), 37.0)));
    let workers = first(34.0, icon("pawn", 33.0)).into();
    let above = line(across(), first(82.0, icon("vp", 36.0)), goods, workers, counts);
    above.draw(layer, Area::new(ROWS.x, 752.0, ROWS.width, 40.0));
}

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>, request: &Request<'_>) {
    for (seat, row) in table.seats().zip(ROWS.rows(table.players.len(), 3.0)) {
        let player = table.player(seat);
        let goods = Material::ALL.map(|of| {
            let (count, more) = (player.goods[of], table.difference(|table| table.player(seat).goods[of].into()));
            let figure = number(count.to_string(), LARGE, if count == 0 { GEAR_LINE } else { INK }, 0.0, 0.0);
            across().fixed(49.0, figure.end()).space(4.0).fixed(40.0, changed(more))
        });
        let turned = table.before(|table| table.player(seat).board_light).is_some();
        let side = Cell::from(icon(if player.board_light { "sun" } else { "moon" }, 30.0));
        let side = side.framed(19.0, turned.then_some((CHANGE, 3.5))).at_most(38.0, 38.0);
        let [agriculture, extraction, architecture, theology] =
            Technology::ALL.map(|of| count(table, |table| table.player(seat).level(of) as i32).place(level(of, seat)));
        let buildings = count(table, |table| table.player(seat).buildings.iter().count() as i32);
        let monuments = count(table, |table| table.player(seat).monuments.len() as i32);
        let food = food(&table, seat);
        let counts = [side, food, agriculture, extraction, architecture, theology, buildings, monuments];
        let new = table.difference(|table| table.player(seat).workers_in_play.into());
        let workers = stock_workers(player, seat, new, (34.0, 29.0));
        let (who, points) = (who(table, request, seat), points(table, seat));
        let frame = table.is_to_act(seat).then_some((seat_colour(seat), 5.0));
        let frame = Cell::empty().framed(8.0, frame).inset(2.5, 2.5);
        frame.and(line(who, points, goods, workers, counts)).on(CARD, 10.0).draw(layer, row);
    }
}

/// A signed figure for a change, if there is one.
fn changed(more: i32) -> Option<Text> {
    (more != 0).then(|| change_figure(change(more)))
}

/// The place in the order of turns, the piece, the name, and the headdress of the first player or the laurel of a
/// winner.
fn who<'a>(table: Changes<'a>, request: &Request<'_>, seat: Seat) -> Line<'a> {
    let (laurel, crown) = match table.result {
        Some(_) => (leaders(&table).contains(&seat), false),
        None => (false, table.first_seat == seat),
    };
    let passed = crown && table.before(|table| table.first_seat).is_some();
    let headdress = (laurel || crown).then(|| icon(if laurel { "laurel" } else { "crown" }, 34.0));
    let headdress = Cell::from(headdress).framed(22.0, passed.then_some((CHANGE, 3.5))).at_most(44.0, 44.0);
    across()
        .fixed(48.0, order(&table, seat))
        .fixed(32.0, icon(piece(seat), 38.0).role(ItemRole::Piece).need(Importance::Glance))
        .space(12.0)
        .fixed(142.0, bold(STYLE.name(request, seat, None), 34.0).smallest(28.0))
        .fixed(44.0, headdress)
}

/// The place in the order of turns: a tick, a pointer or a number.
fn order<'a>(table: &Table, seat: Seat) -> Cell<'a> {
    let place = match table.result {
        Some(result) => result.ranking.get(usize::from(seat)).copied().unwrap_or(1).into(),
        None => table.turn_order().position(|other| other == seat).unwrap_or_default() + 1,
    };
    if table.result.is_some() || !(table.is_to_act(seat) || has_moved(table, seat)) {
        return bold(place.to_string(), FIGURE).ink(INK2).middle().into();
    }
    let moves = table.is_to_act(seat);
    Cell::new(move |layer, area| {
        let (x, (_, y)) = (area.x, area.middle());
        if moves {
            layer.fill(Outline::polygon(&[(x + 15.0, y - 13.0), (x + 15.0, y + 13.0), (x + 33.0, y)]), INK);
        } else {
            layer.line(Outline::polyline(&[(x + 14.0, y), (x + 21.0, y + 8.0), (x + 34.0, y - 8.0)]), INK2, 4.5);
        }
    })
}

/// The points, on jade for a leader, with their change on the right.
fn points(table: Changes<'_>, seat: Seat) -> Line<'_> {
    let leads = leaders(&table).contains(&seat);
    let points = Text::part(score(&table, seat), Typeface::Figure, 50.0, if leads { CREAM } else { INK });
    let points = Cell::from(points.middle().need(Importance::Glance).smallest(24.0)).inset(2.0, 0.0);
    let points = points.on(leads.then_some(JADE), 8.0).at_most(72.0, 46.0);
    across().fixed(82.0, points).fixed(52.0, changes::points(table, seat).map(change_figure))
}

/// The place of a player's level of a technology.
pub(super) fn level(of: Technology, seat: Seat) -> String {
    format!("{}:{}", places::technology(of), seat.number())
}

/// A count in the middle, with its change on the right.
fn count<'a>(table: Changes<'_>, of: impl Fn(&Table) -> i32) -> Cell<'a> {
    let (count, more) = (of(table.now), table.difference(of));
    let text = count.to_string();
    let half = 11.0 * text.len() as f64;
    let figure = amount(text, LARGE).ink(if count == 0 { GEAR_LINE } else { INK }).middle();
    Cell::from(figure).and(Cell::new(move |layer, area| {
        let (x, y) = area.middle();
        let place = Area::new(x + half + 1.0, y, 40.0 - half, 0.0);
        changed(more).into_iter().for_each(|text| layer.add(text.inside(place)));
    }))
}

/// The corn for the next food day, on red if the player has less. Nothing is due after the last one.
fn food<'a>(table: &Table, seat: Seat) -> Cell<'a> {
    if table.next_food_day().is_none() {
        return Cell::empty();
    }
    let feeding = table.feeding_need(seat);
    let short = feeding.unfed() > 0;
    let need = amount(feeding.need().to_string(), LARGE).ink(if short { CREAM } else { INK }).middle();
    Cell::from(need).on(short.then_some(CLAY_RED), 8.0).at_most(50.0, 40.0)
}
