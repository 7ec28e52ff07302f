//! The whole table.

use game_kit::picture::panel::Panel;

use super::geometry::{CENTRE, Frame};
use super::panels;
use super::prelude::*;
use super::{alt, boards, calendar, header, pyramid, temples, tracks};

const SIZE: (f64, f64) = (1600.0, 1200.0);

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let state = &view.state;
    let changes = Changes::new(view, request.since);
    let reach = Reach::of(state);
    let mut scene = STYLE.scene(request.theme, SIZE, alt::board(view));

    // This layer never changes during a game, so pictures can share its pixels.
    let mut ground = Layer::still("ground");
    rays(&mut ground);
    boards::plates(&mut ground);
    for (position, board) in state.ring.into_iter().enumerate() {
        boards::draw_background(&mut ground, state, board, &Frame::of(position));
    }
    calendar::disc(&mut ground);
    pyramid::plan(&mut ground);
    for temple in &Temple::ALL {
        temples::ladder(&mut ground, state, *temple);
    }
    tracks::draw_background(&mut ground);
    for seat in state.all_seats() {
        let panel = Panel::on_board(usize::from(state.players), seat);
        panel.surface(&mut ground);
        panels::surface(&panel, &mut ground);
    }
    scene.layers.push(ground);

    // This layer changes only when a player builds something, so pictures can share its pixels.
    let mut built = Layer::still("pyramid");
    pyramid::draw_tiles(&mut built, state);
    scene.layers.push(built);

    let mut now = Layer::new("now");
    header::header(&mut now, view, request);
    boards::ways(&mut now, &reach);
    for (position, board) in state.ring.into_iter().enumerate() {
        boards::draw_pieces(&mut now, state, changes, &reach, board, &Frame::of(position));
    }
    calendar::rim(&mut now, state, changes);
    pyramid::draw_changes(&mut now, changes);
    pyramid::free_spaces(&mut now, state, reach.has(state, Board::Construction));
    calendar::draw_progress(&mut now, state, changes);
    for temple in &Temple::ALL {
        temples::markers(&mut now, state, changes, *temple);
    }
    tracks::draw_markers(&mut now, state, changes);
    for seat in state.all_seats() {
        panels::contents(&Panel::on_board(usize::from(state.players), seat), &mut now, request, state, changes);
    }
    scene.layers.push(now);
    scene
}

/// Thirteen rays from the pyramid, one for each space of the calendar.
pub(super) fn rays(layer: &mut Layer) {
    let pitch = 360.0 / 13.0;
    for ray in 0..13 {
        let middle = f64::from(ray) * pitch - 90.0;
        let point = |degrees: f64| arc_point(CENTRE.0, CENTRE.1, 1300.0, degrees);
        layer.fill(Outline::polygon(&[CENTRE, point(middle - pitch / 4.0), point(middle + pitch / 4.0)]), RAY);
    }
}
