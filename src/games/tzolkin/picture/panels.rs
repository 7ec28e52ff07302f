//! The players' panels.

use crate::engine::Seat;
use crate::games::PictureRequest;
use crate::games::kit::picture::panel::Panel;
use crate::games::tzolkin::View;
use crate::games::tzolkin::data::{Effect, HarvestTile, data};
use crate::games::tzolkin::ids::{Kind, Material};
use crate::games::tzolkin::state::{Phase, Player, Table};
use crate::scene::{Face, Layer, Outline, Row, Sprite, Text};

use super::changes::{Changes, Points};
use super::parts::{
    DIM, change, change_ring, figure, figure_part, harvest_tile, hollow, icon, kind_sign, leaders, material, name,
    phrase, piece, pill, quarters, score,
};
use super::theme::*;

/// From the middle of one sort of goods to that of the next.
fn cell(panel: &Panel) -> f64 {
    ((panel.width - 24.5) / 5.0).min(112.0)
}

/// Everything on the panel.
pub(super) fn contents(
    panel: &Panel,
    layer: &mut Layer,
    request: &PictureRequest<'_, View>,
    table: &Table,
    changes: Changes<'_>,
) {
    let moves = table.is_to_act(panel.seat);
    if moves {
        panel.frame(layer);
    }
    head(panel, layer, request, table, changes, moves);
    let leads = leaders(table).contains(&panel.seat);
    panel.points(layer, score(table, panel.seat), leads, gained(changes, panel.seat), 22.0);
    goods(panel, layer, table, changes);
    workers(panel, layer, table, changes);
    owned(panel, layer, table, changes);
}

fn head(
    panel: &Panel,
    layer: &mut Layer,
    request: &PictureRequest<'_, View>,
    table: &Table,
    changes: Changes<'_>,
    moves: bool,
) {
    let seat = panel.seat;
    layer.add(Sprite::piece(piece(seat), panel.x + 42.0, panel.y + 44.0, 50.0));
    let room = panel.width - 199.5;
    let who = Text::new(name(request, seat, None), Face::Bold, 32.0, INK, panel.x + 80.0, panel.y + 31.0);
    layer.add(who.within(room));
    let (text, colour) = if moves { (Face::Bold, INK) } else { (Face::Text, INK2) };
    let place = table.turn_order().position(|other| other == seat).unwrap_or_default() + 1;
    let words = match table.result {
        Some(result) => phrase("place").with("n", result.ranking.get(usize::from(seat)).copied().unwrap_or(1)),
        None if moves && table.phase == Phase::Choosing => phrase("order-choosing").with("n", place),
        None if moves => phrase("order-to-move").with("n", place),
        None => phrase("order").with("n", place),
    };
    let mut row = Row::new(panel.x + 80.0, panel.y + 60.0).text(Text::part(words, text, 18.0, colour));
    if table.first_seat == seat {
        row = row.gap(10.0).sprite(icon("crown", 26.0));
    }
    // The pill beside the score is on this line.
    let room = if gained(changes, seat).is_some() { room - 42.0 } else { room };
    layer.add(row.within(room));
}

fn goods(panel: &Panel, layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let y = panel.y + 110.0;
    let player = table.player(panel.seat);
    for (index, of) in Material::ALL.into_iter().enumerate() {
        let x = panel.x + 33.0 + cell(panel) * index as f64;
        let amount = player.goods[of];
        let (opacity, colour) = if amount == 0 { (DIM, INK2) } else { (100, INK) };
        layer.add(Sprite::icon(material(of), x, y, 32.0).opacity(opacity));
        layer.add(figure(amount.to_string(), 32.0, colour, x + 21.0, y).shrink(30.0, 20.0));
        match changes.goods(panel.seat, of) {
            0 => {}
            more => layer.add(pill(change(more), x + 28.5, y - 25.0)),
        }
    }
}

fn workers(panel: &Panel, layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let y = panel.y + 155.0;
    let player = table.player(panel.seat);
    for number in 0..data().workers_max {
        let x = panel.x + 31.0 + 28.5 * f64::from(number);
        if number < player.workers_in_hand {
            layer.add(Sprite::piece(piece(panel.seat), x, y, 25.0));
        } else if number < player.workers_in_play {
            layer.add(Sprite::piece(hollow(panel.seat), x, y, 22.0));
        } else {
            layer.fill(Outline::circle(x, y, 3.5), GEAR_LINE);
        }
        let new = changes.workers(panel.seat);
        if new > 0 && i32::from(number) >= i32::from(player.workers_in_play) - new && number < player.workers_in_play {
            layer.line(Outline::circle(x, y, 14.5), CHANGE, 3.0);
        }
    }
    let x = panel.x + 213.0;
    if changes.board_turned(panel.seat) {
        change_ring(layer, x, y, 17.0, CARD);
    }
    layer.add(Sprite::icon(if player.board_light { "sun" } else { "moon" }, x, y, 30.0));
    feeding(panel, layer, table, player);
}

/// The corn that the next food day asks for, and what farms save.
fn feeding(panel: &Panel, layer: &mut Layer, table: &Table, player: &Player) {
    let feeding = table.feeding_need(panel.seat);
    let mut row = Row::new(panel.x + 240.0, panel.y + 155.0).sprite(icon("bowl", 32.0)).gap(6.0).text(figure_part(
        feeding.need().to_string(),
        28.0,
        INK,
    ));
    if let Some(words) = saved(player) {
        row = row.gap(7.0).text(Text::part(words, Face::Text, 17.0, INK2));
    }
    layer.add(row.within(panel.width - 252.0));
}

fn owned(panel: &Panel, layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let y = panel.y + 191.5;
    let player = table.player(panel.seat);
    let mut x = panel.x + 31.0;
    for of in [Kind::Farm, Kind::Tomb, Kind::Civic, Kind::Shrine] {
        let is_of = |id: crate::games::tzolkin::ids::BuildingId| data().buildings[id.index()].kind == of;
        let count = player.buildings.iter().filter(|&id| is_of(id)).count();
        if count > 0 {
            layer.add(kind_sign(of, false, x, y, 26.0));
            tally(layer, count, x + 19.0, y, changes.buildings(panel.seat, is_of) > 0);
            x += 48.0;
        }
    }
    if !player.monuments.is_empty() {
        layer.add(Sprite::icon("stela", x, y, 28.0));
        tally(layer, player.monuments.len(), x + 19.0, y, changes.monuments(panel.seat) > 0);
    }
    let mut x = panel.x + panel.width - 46.0;
    for (tile, count) in [(HarvestTile::Wood, player.wood_tiles), (HarvestTile::Corn, player.corn_tiles)] {
        if count > 0 {
            layer.add(Sprite::icon(harvest_tile(tile), x, y, 27.0));
            tally(layer, count.into(), x + 19.0, y, changes.harvest_tiles(panel.seat, tile) > 0);
            x -= 56.0;
        }
    }
}

/// A number of tiles; ringed if it has grown.
fn tally(layer: &mut Layer, count: usize, x: f64, y: f64, grown: bool) {
    let text = figure(count.to_string(), 24.0, INK, x, y);
    if grown {
        layer.line(Outline::circle(x + 6.0, y, 11.5), CHANGE, 3.0);
    }
    layer.add(text);
}

/// How the points of a player have changed, if they have.
pub(super) fn gained(changes: Changes<'_>, seat: Seat) -> Option<String> {
    match changes.points(seat) {
        Points::Whole(0) | Points::Quarters(0) => None,
        Points::Whole(points) => Some(change(points)),
        Points::Quarters(points) if points > 0 => Some(format!("+{}", quarters(points))),
        Points::Quarters(points) => Some(quarters(points)),
    }
}

/// What a player's farms save, in words.
pub(super) fn saved(player: &Player) -> Option<crate::engine::Phrase> {
    let farms = player.buildings.iter().flat_map(|id| &data().buildings[id.index()].effects);
    let tiles = player.wealth.iter().flat_map(|id| &data().wealth_tiles[id.index()].effects);
    let (mut free, mut less) = (0u16, 0u16);
    for effect in farms.chain(tiles) {
        match *effect {
            Effect::FeedFree { workers } => free += u16::from(workers),
            Effect::FeedDiscount { corn_per_worker } => less += corn_per_worker,
            _ => {}
        }
    }
    match (free, less) {
        (0, 0) => None,
        (free, 0) => Some(phrase("fed-free").with("free", free)),
        (0, less) => Some(phrase("fed-cheaper").with("less", less)),
        (free, less) => Some(phrase("fed-both").with("free", free).with("less", less)),
    }
}
