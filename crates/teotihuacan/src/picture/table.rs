//! The whole table: the overview to play from, for small sizes, and the board with the printed tables.

use game_kit::PictureKind;

use super::boards::{self, Arrangement, Detail};
use super::prelude::*;
use super::{alt, panels, standings, top};

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let detail = match request.kind {
        PictureKind::Overview | PictureKind::Recap(_) | PictureKind::Plan(..) => Detail::Now,
        _ => Detail::Printed,
    };
    let here = Arrangement::of(detail);
    let table = Changes::new(view, request.since);
    let reach = Reach::of(&view.state);
    let alt = if detail == Detail::Now { alt::overview(view) } else { alt::board(view) };
    let mut scene = STYLE.scene(request.theme, here.size, alt);

    // These layers change only when a player builds something, so pictures can share their pixels.
    let mut ground = Layer::still("ground");
    boards::plates(&mut ground, &here, &view.state);
    ground.fill(here.column.outline(12.0), PLATE);
    panels::surfaces(&mut ground, &view.state, &here);
    scene.layers.extend([ground, boards::plan(&here), boards::built(&here, &view.state)]);

    let mut now = Layer::new("now");
    top::draw(&mut now, table, request);
    boards::draw(&mut now, &here, table, &reach);
    if let PictureKind::Recap(seat) = request.kind {
        boards::moves(&mut now, &here, table, seat);
    }
    standings::draw(&mut now, &here, table);
    panels::draw(&mut now, table, request, &here);
    scene.layers.extend([now, boards::marks(&here, table, &reach)]);
    scene
}
