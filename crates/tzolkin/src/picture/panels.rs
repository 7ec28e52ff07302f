//! The players' panels.

use crate::state::Player;
use crate::table::Feeding;
use game_kit::picture::panel::Panel;

use super::parts::{
    change_ring, figure, figure_part, harvest_tile, icon, kind_icon, leaders, pill, score, signed, stock_workers,
    temple,
};
use super::prelude::*;

pub(super) fn contents(
    panel: &Panel,
    layer: &mut Layer,
    request: &PictureRequest<'_, View>,
    table: &Table,
    changes: Changes<'_>,
) {
    let seat = panel.seat;
    let leads = leaders(table).contains(&seat);
    let badge = match table.result {
        Some(_) => leads.then(|| icon("laurel", 28.0)),
        None => (table.first_seat == seat).then(|| icon("crown", 26.0)),
    };
    let name = STYLE.name(request, seat, None);
    panel.head(layer, name, order(table, seat), table.is_to_act(seat), badge);
    panel.points(layer, score(table, seat), leads, changes.points(seat));
    let player = table.player(seat);
    let goods = Material::ALL.into_iter().map(|of| (of.id(), player.goods[of], changes.goods(seat, of)));
    panel.goods(layer, ((panel.width - 24.5) / 5.0).min(112.0), goods);
    workers(panel, layer, table, changes);
    draw_owned(panel, layer, table, changes);
    if is_wide(panel) {
        tracks(panel, layer, table, changes);
    }
}

/// Returns `true` if the panel has room for temples and technologies.
fn is_wide(panel: &Panel) -> bool {
    panel.width > 700.0
}

/// Width of the tracks on the right of a wide panel.
const TRACKS: f64 = 284.0;

/// The points of a seat's steps in the temples, and its technology levels. Figures are in plum after a change.
fn tracks(panel: &Panel, layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let seat = panel.seat;
    let mut track = |icon, x: f64, y: f64, text: String, changed: bool| {
        let (x, y) = (panel.x + panel.width - TRACKS + x, panel.y + y);
        layer.add(Sprite::icon(icon, x, y, 28.0));
        if changed {
            layer.add(pill(text, x + 28.0, y));
        } else {
            layer.add(figure(text, 28.0 * 0.8, INK, x + 28.0 * 0.7, y));
        }
    };
    for of in Temple::ALL {
        let changed = changes.step_before(seat, of).is_some();
        track(temple(of), 58.0 * of.index() as f64, 191.5, signed(table.step_points(seat, of).into()), changed);
    }
    for of in Technology::ALL {
        let changed = changes.level_before(seat, of).is_some();
        track(of.id(), 66.0 * of.index() as f64, 155.0, table.player(seat).level(of).to_string(), changed);
    }
}

/// A player's place in turn order or rank.
fn order(table: &Table, seat: Seat) -> Phrase {
    let place = table.turn_order().position(|other| other == seat).unwrap_or_default() + 1;
    match table.result {
        Some(result) => phrase("place").with("n", result.ranking.get(usize::from(seat)).copied().unwrap_or(1)),
        None if !table.is_to_act(seat) => phrase("order").with("n", place),
        None if table.phase == Phase::Choosing => phrase("order-choosing").with("n", place),
        None => phrase("order-to-move").with("n", place),
    }
}

fn workers(panel: &Panel, layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let y = panel.y + 155.0;
    let player = table.player(panel.seat);
    let x = panel.x + 31.0;
    stock_workers(layer, player, panel.seat, (x, y), 28.5, 25.0);
    for number in 0..changes.workers(panel.seat) {
        let last = f64::from(player.workers_in_play) - 1.0;
        layer.line(Outline::circle(x + 28.5 * (last - f64::from(number)), y, 14.5), CHANGE, 3.0);
    }
    let x = panel.x + 213.0;
    if changes.board_turned(panel.seat) {
        change_ring(layer, x, y, 17.0, CARD);
    }
    layer.add(Sprite::icon(if player.board_light { "sun" } else { "moon" }, x, y, 30.0));
    feeding(panel, layer, table);
}

/// The corn that the next food day costs, and the savings of farms.
fn feeding(panel: &Panel, layer: &mut Layer, table: &Table) {
    let (x, y) = (panel.x + 240.0, panel.y + 155.0);
    layer.add(Sprite::icon("bowl", x + 16.0, y, 32.0));
    layer.add(need(table, panel.seat, 28.0, x + 44.0, y).within(40.0));
    if let Some(words) = saving_phrase(table.feeding_need(panel.seat)) {
        let words = Text::new(words, Typeface::Text, 17.0, INK2, x + 74.0, y);
        let room = panel.width - 326.0 - if is_wide(panel) { TRACKS } else { 0.0 };
        layer.add(words.shrink(room, 15.0).lines(2, 16.0));
    }
}

/// The corn for feeding, on red if the player has less.
pub(super) fn need(table: &Table, seat: Seat, size: f64, x: f64, y: f64) -> ItemRow {
    let feeding = table.feeding_need(seat);
    let short = feeding.unfed() > 0 && table.phase != Phase::Over;
    let figure = figure_part(feeding.need().to_string(), size, if short { CREAM } else { INK });
    let row = ItemRow::new(x, y).text(figure);
    if short { row.on(CLAY_RED, 5.0, size, 6.0) } else { row }
}

fn draw_owned(panel: &Panel, layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let y = panel.y + 191.5;
    let player = table.player(panel.seat);
    let mut x = panel.x + 31.0;
    for of in [Kind::Farm, Kind::Tomb, Kind::Civic, Kind::Shrine] {
        let is_of = |id: BuildingId| data().buildings[id.index()].kind == of;
        let count = player.buildings.iter().filter(|&id| is_of(id)).count();
        if count > 0 {
            layer.add(kind_icon(of, false, x, y, 26.0));
            tally(layer, count, x + 19.0, y, changes.buildings(panel.seat, is_of) > 0);
            x += 48.0;
        }
    }
    if !player.monuments.is_empty() {
        layer.add(Sprite::icon("stela", x, y, 28.0));
        tally(layer, player.monuments.len(), x + 19.0, y, changes.monuments(panel.seat) > 0);
    }
    let mut x = panel.x + panel.width - 46.0;
    for tile in [HarvestTile::Wood, HarvestTile::Corn] {
        let of = |player: &Player| if tile == HarvestTile::Wood { player.wood_tiles } else { player.corn_tiles };
        if of(player) > 0 {
            let more = changes.difference(|table| of(table.player(panel.seat)).into());
            layer.add(Sprite::icon(harvest_tile(tile), x, y, 27.0));
            tally(layer, of(player).into(), x + 19.0, y, more > 0);
            x -= 56.0;
        }
    }
}

/// A number of tiles, with a ring if it has grown.
fn tally(layer: &mut Layer, count: usize, x: f64, y: f64, grown: bool) {
    let text = figure(count.to_string(), 24.0, INK, x, y);
    if grown {
        layer.line(Outline::circle(x + 6.0, y, 11.5), CHANGE, 3.0);
    }
    layer.add(text);
}

/// The savings of a player's farms, as text.
pub(super) fn saving_phrase(feeding: Feeding) -> Option<Phrase> {
    match (feeding.free, feeding.discount) {
        (0, 0) => None,
        (free, 0) => Some(phrase("fed-free").with("free", free)),
        (0, less) => Some(phrase("fed-cheaper").with("less", less)),
        (free, less) => Some(phrase("fed-both").with("free", free).with("less", less)),
    }
}
