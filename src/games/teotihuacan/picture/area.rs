//! One seat's own area: panel, temples, technologies and tiles by name, and the details of the salary.

use crate::engine::Seat;
use crate::games::PictureRequest;
use crate::games::kit::picture::panel::Panel;
use crate::games::kit::picture::shells;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::ids::{Discovery, Technology, Temple, members};
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::state::State;
use crate::scene::{Face, Layer, Outline, Row, Scene, Sprite, Text, View as Seen};

use super::changes::Changes;
use super::panels;
use super::parts::{icon, phrase, rule, technology};
use super::theme::*;
use super::{discovery, temples};

const WIDTH: f64 = 1200.0;
/// Height with at most one row of tiles. Each further row adds to it.
const HEIGHT: f64 = 632.0;
const MARGIN: f64 = 20.0;
/// Enlargement of the panel compared with the board of four players, and its width there.
const PANEL_ZOOM: f64 = 1.6;
const PANEL: f64 = 379.5;
/// Top of the rows of tiles, distance between tiles, distance between rows, enlargement of the tiles.
const TILES: f64 = 536.0;
const PITCH: f64 = 64.0;
const ROW: f64 = 90.0;
const TILE_ZOOM: f64 = 1.7;
const IN_ROW: usize = 18;

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>, seat: Seat) -> Scene {
    let state = &view.state;
    let seat = seat.min(Seat::new(state.players - 1));
    let changes = Changes::new(view, request.since);
    let owner = state.seat(seat);
    let tiles: Vec<(Discovery, bool)> = members(owner.discoveries)
        .map(|tile| (tile, false))
        .chain(members(owner.used).map(|tile| (tile, true)))
        .collect();
    let rows = tiles.len().div_ceil(IN_ROW).max(1);
    let height = HEIGHT + ROW * (rows - 1) as f64;
    let mut scene = STYLE.scene(request.theme, (WIDTH, height), STYLE.alt_of_seat("alt-area", seat));
    scene.layers.push(shells::panel(seat, PANEL_ZOOM, (MARGIN, MARGIN), PANEL, |panel, layer| {
        panels::surface(panel, layer);
        panels::contents(panel, layer, request, state, changes);
    }));

    let left = MARGIN + PANEL * PANEL_ZOOM + 22.0;
    let mut ladders = Layer::new("temples").seen(Seen::of(1.0, (1074.0, 90.0), (left, MARGIN)));
    for temple in &Temple::ALL {
        temples::ladder(&mut ladders, state, *temple);
        temples::markers(&mut ladders, state, changes, *temple, std::iter::once(seat));
    }
    scene.layers.push(ladders);

    let mut below = Layer::new("below");
    let top = MARGIN + Panel::HEIGHT * PANEL_ZOOM + 24.0;
    salary(&mut below, state, seat, top);
    technologies(&mut below, state, seat, top + 34.0);
    rule(&mut below, MARGIN, WIDTH - MARGIN, TILES - 16.0);
    for (index, (tile, used)) in tiles.iter().enumerate() {
        let x = MARGIN + PITCH * ((index % IN_ROW) as f64 + 0.5);
        let y = TILES + ROW * (index / IN_ROW) as f64 + 40.0;
        discovery::tile(&mut below, *tile, x, y, TILE_ZOOM, changes.claimed(seat, *tile) && !used);
        if *used {
            let (w, h) = (discovery::WIDTH * TILE_ZOOM / 2.0 - 4.0, discovery::HEIGHT * TILE_ZOOM / 2.0 - 4.0);
            below.line(Outline::polyline(&[(x - w, y + h), (x + w, y - h)]), CLAY_RED, 3.0);
        }
    }
    if tiles.is_empty() {
        shells::nothing(&mut below, phrase("no-tiles"), WIDTH / 2.0, TILES + 36.0);
    }
    scene.layers.push(below);
    scene
}

/// The details of the next eclipse's salary.
fn salary(layer: &mut Layer, state: &State, seat: Seat, y: f64) {
    let owner = state.seat(seat);
    let (salary, held) = (owner.salary(), owner.goods.cocoa);
    let words = phrase("salary-sum").with("owed", salary).with("held", held);
    let row = Row::new(MARGIN + 4.0, y).sprite(icon("cocoa", 28.0)).gap(9.0);
    layer.add(row.text(Text::part(words, Face::Text, 19.0, INK)).within(PANEL * PANEL_ZOOM - 8.0));
}

/// The technologies by name, in two columns.
fn technologies(layer: &mut Layer, state: &State, seat: Seat, top: f64) {
    let owner = state.seat(seat);
    let column = PANEL * PANEL_ZOOM / 2.0;
    for (index, tile) in Technology::ALL.iter().filter(|tile| owner.owns(**tile)).enumerate() {
        let x = MARGIN + column * (index % 2) as f64;
        let y = top + 32.0 * (index / 2) as f64;
        layer.add(Sprite::icon(technology(*tile), x + 16.0, y, 27.0));
        layer.add(Text::new(say::technology(*tile), Face::Bold, 19.0, INK, x + 38.0, y).within(column - 46.0));
    }
}
