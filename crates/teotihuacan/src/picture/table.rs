//! The whole table: the overview to play from, for small sizes, and the board with the printed tables. The web page has
//! that board without header and players.

use game_kit::PageBoard;
use game_kit::picture::groups::{LayerGroup, page_board};

use super::boards::{self, Arrangement, Detail};
use super::prelude::*;
use super::standings::Part;
use super::{alt, changes};
use super::{panels, pyramid, things, top};

pub(super) fn scene(view: &View, request: &Request<'_>) -> Scene {
    let detail = match request.kind {
        PictureKind::Overview | PictureKind::Recap(_) | PictureKind::Plan(..) => Detail::Now,
        _ => Detail::Printed,
    };
    let here = Arrangement::of(detail);
    let table = changes::between(view, request.since);
    let reach = Reach::of(&view.state);
    let alt = if detail == Detail::Now { alt::overview(view) } else { alt::board(view) };
    let mut scene = STYLE.scene(request.theme, here.size, alt);

    // These layers change only when a player builds something, so pictures can share their pixels.
    let mut ground = Layer::still("ground");
    boards::plates(&mut ground, &here, &view.state);
    ground.fill(here.column.outline(12.0), PLATE);
    panels::surfaces(&mut ground, &view.state, &here);
    scene.layers.push(ground);
    scene.layers.extend(pyramid::layers(&view.state, here.view()));

    let top = Layer::new("now").with(|layer| top::draw(layer, table, request));
    let [boards, tiles, mut now] = boards::draw(top, &here, table, &reach);
    if let PictureKind::Recap(seat) = request.kind {
        boards::moves(&mut now, &here, table, seat);
    }
    panels::draw(&mut now, table, request, &here);
    scene.layers.extend([boards, tiles, now, boards::marks(&here, table, &reach)]);
    scene.layers.extend(Part::all(&here).into_iter().flat_map(|(part, area)| part.layers(detail, table, area)));
    scene
}

/// The part of the drawing that the web page shows, and that of the boards.
const BOARD: Area = Area::new(8.0, 4.0, 1584.0, 990.0);
const RING: Area = Area::new(8.0, 4.0, 1072.0, 990.0);

pub(super) fn page(view: &View, request: &Request<'_>) -> PageBoard {
    let here = Arrangement::page();
    let table = changes::between(view, request.since);
    let reach = Reach::of(&view.state);
    let mut plates = Layer::still("ring");
    boards::plates(&mut plates, &here, &view.state);
    let [boards, tiles, now] = boards::draw(Layer::new("ring-now"), &here, table, &reach);
    let boards = Layer { name: "ring-boards", still: true, ..boards };
    let tiles = Layer { name: "ring-tiles", still: true, ..tiles };
    let [plan, built] = pyramid::layers(&view.state, here.view());
    let marks = boards::marks(&here, table, &reach);
    let ring = LayerGroup { area: RING, layers: vec![plates, plan, built, boards, tiles, now, marks] };
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
