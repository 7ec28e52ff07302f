//! The whole table: the overview to play from, for small sizes, and the board with the printed tables. The web page has
//! that board without header and players.

use game_kit::PageBoard;
use game_kit::picture::groups::{LayerGroup, page_board};

use super::boards::{self, Arrangement};
use super::prelude::*;
use super::standings::Part;
use super::{alt, changes};
use super::{panels, things, top};

pub(super) fn scene(view: &View, request: &Request<'_>) -> Scene {
    let (detail, alt) = match request.kind {
        PictureKind::Overview | PictureKind::Recap(_) | PictureKind::Plan(..) => (Detail::Now, alt::overview(view)),
        _ => (Detail::Printed, alt::board(view)),
    };
    let here = Arrangement::of(detail);
    let table = changes::between(view, request.since);
    let moved = match request.kind {
        PictureKind::Recap(seat) => Some(seat),
        _ => None,
    };
    let mut scene = STYLE.scene(request.theme, (1600.0, here.panels.bottom() + 12.0), alt);
    scene.layers.push(Layer::still("ground").with(|layer| {
        layer.fill(here.column.outline(12.0), PLATE);
    }));
    scene.layers.push(Layer::new("now").with(|layer| {
        top::draw(layer, table, request);
        panels::row(table, request, detail).draw(layer, here.panels);
    }));
    scene.layers.extend(boards::layers(&here, table, moved));
    scene.layers.extend(Part::all(&here).into_iter().flat_map(|(part, area)| part.layers(detail, table, area)));
    // The first layers change only when a player builds something or takes a tile, so pictures can share their pixels.
    scene.layers.sort_by_key(|layer| !layer.still);
    scene
}

/// The part of the drawing that the web page shows, and that of the boards.
const BOARD: Area = Area::new(8.0, 4.0, 1584.0, 990.0);
const RING: Area = Area::new(8.0, 4.0, 1072.0, 990.0);

pub(super) fn page(view: &View, request: &Request<'_>) -> PageBoard {
    let here = Arrangement::page();
    let table = changes::between(view, request.since);
    let ring = LayerGroup { area: RING, layers: boards::layers(&here, table, None) };
    let part = |(part, area): (Part, Area)| LayerGroup {
        area: area.inset(-4.0, -2.0),
        layers: part.layers(here.detail, table, area),
    };
    let groups = std::iter::once(ring).chain(Part::all(&here).into_iter().map(part));
    let mut page = page_board(STYLE.scene(request.theme, (BOARD.width, BOARD.height), alt::board(view)), BOARD, groups);
    for layer in &mut page.scene.layers {
        layer.places.retain(|place| !things::is_part(&place.id));
    }
    page
}
