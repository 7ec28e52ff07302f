//! The overview: the gears as racks on which a worker moves one seat to the right each day, so that prices line up.

mod cards;
mod header;
pub(super) mod plan;
mod players;
mod racks;
pub(super) mod region;
mod temples;

use game_kit::picture::overview::SIZE;

use super::prelude::*;
use super::{alt, changes};

const RACKS: Area = Area::new(14.0, 104.0, racks::WIDTH, racks::ALL);

pub(super) fn scene(view: &View, request: &Request<'_>) -> Scene {
    let table = changes::between(view, request.since);
    let mut scene = STYLE.scene(request.theme, SIZE, alt::overview(view));

    // This layer only changes with the number of players and the dummy workers, so pictures can share its pixels.
    let mut ground = Layer::still("ground");
    racks::all(|gear| racks::ground(&table, gear, None)).draw(&mut ground, RACKS);
    temples::ladders().draw(&mut ground, temples::AREA);
    players::headings(&mut ground);
    scene.layers.push(ground);

    let mut now = Layer::new("now");
    header::header(&mut now, table, request);
    racks::all(|gear| racks::state(table, gear, None, table.phase != Phase::Over)).draw(&mut now, RACKS);
    temples::state(table, None).draw(&mut now, temples::AREA);
    cards::offer(table, None).draw(&mut now, cards::AREA);
    players::draw(&mut now, table, request);
    scene.layers.push(now);
    scene
}
