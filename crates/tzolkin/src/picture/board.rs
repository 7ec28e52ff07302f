//! The whole table.

use game_kit::picture::panel::Panel;

use super::panels;
use super::parts::pill;
use super::prelude::*;
use super::{alt, calendar, cards, header, machine, technologies, temples, workers};

const SIZE: (f64, f64) = (1600.0, 1200.0);

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let table = &view.table;
    let changes = Changes::new(view, request.since);
    let mut scene = STYLE.scene(request.theme, SIZE, alt::board(view));

    // Only the rays of this layer change during a game, between two positions, so pictures can share its pixels.
    let mut ground = Layer::still("ground");
    machine::rays(&mut ground, table.day);
    machine::islands(&mut ground);
    machine::first_player_space(&mut ground);
    for gear in Gear::ALL {
        machine::gear(&mut ground, gear);
    }
    for temple in Temple::ALL {
        temples::ladder(&mut ground, temple);
    }
    technologies::prices(&mut ground);
    for technology in Technology::ALL {
        technologies::tower(&mut ground, technology);
    }
    cards::headings(&mut ground);
    for seat in table.seats() {
        Panel::on_board(table.players.len(), seat).surface(&mut ground);
    }
    scene.layers.push(ground);

    // This layer stays the same for a day, so pictures can share its pixels.
    let mut day = Layer::still("calendar");
    calendar::wheel(&mut day, table);
    scene.layers.push(day);

    let mut now = Layer::new("now");
    header::header(&mut now, view, request);
    calendar::disc(&mut now, table);
    for gear in Gear::ALL {
        machine::state(&mut now, table, gear);
        workers::draw_on_gear(&mut now, table, changes, gear);
    }
    workers::draw_on_first_player_space(&mut now, table, changes);
    if changes.days() > 0 {
        now.add(pill(phrase("days-passed").with("days", changes.days()), 604.0, 258.0));
    }
    for temple in Temple::ALL {
        temples::heading(&mut now, temple, table.age);
        temples::markers(&mut now, table, changes, temple);
    }
    for technology in Technology::ALL {
        technologies::markers(&mut now, table, changes, technology);
    }
    cards::offer(&mut now, table, changes);
    for seat in table.seats() {
        panels::contents(&Panel::on_board(table.players.len(), seat), &mut now, request, table, changes);
    }
    scene.layers.push(now);
    scene
}
