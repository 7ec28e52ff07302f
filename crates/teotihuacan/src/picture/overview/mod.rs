//! The picture to play from: the whole table for small sizes. It shows what each board costs and gives the player to
//! move now instead of tables that never change.

mod boards;
mod discovery;
mod forecast;
mod middle;
mod panels;
mod parts;
pub(super) mod plan;
pub(super) mod region;
mod shops;
mod standings;
mod top;
mod yards;

use game_kit::PictureKind;
use game_kit::picture::overview::SIZE;

use super::alt;
use super::prelude::*;

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let state = &view.state;
    let changes = Changes::new(view, request.since);
    let reach = Reach::of(state);
    let mut scene = STYLE.scene(request.theme, SIZE, alt::overview(view));

    // This layer never changes during a game, so pictures can share its pixels.
    let mut ground = Layer::still("ground");
    boards::surfaces(&mut ground, state);
    standings::surfaces(&mut ground, state);
    panels::surfaces(&mut ground, state);
    scene.layers.push(ground);
    scene.layers.push(middle::plan());
    scene.layers.push(middle::built(state));

    let mut now = Layer::new("now");
    top::draw(&mut now, state, request, changes);
    boards::draw(&mut now, state, changes, &reach);
    if let PictureKind::Recap(seat) = request.kind {
        boards::moves(&mut now, state, changes, seat);
    }
    standings::draw(&mut now, state, changes);
    panels::draw(&mut now, state, request, changes);
    scene.layers.push(now);
    scene.layers.push(middle::marks(state, changes, &reach));
    scene
}
