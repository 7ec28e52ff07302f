//! The whole table, and its board without header and players for the web page.

use game_kit::PageBoard;
use game_kit::picture::groups::{Group, page_board};

use super::cards::Section;
use super::panels;
use super::prelude::*;
use super::{alt, calendar, cards, changes, header, machine, technologies, temples};

const SIZE: (f64, f64) = (1600.0, 1200.0);
/// The part of the table that the web page shows.
const BOARD: Area = Area::new(6.0, 80.0, 1588.0, 884.0);
const MACHINE: Area = Area::new(6.0, 80.0, 952.0, 884.0);

/// A part in the right column.
#[derive(Clone, Copy)]
enum Part {
    Temples,
    Technologies,
    Offer(Section),
}

impl Part {
    const ALL: [Part; 4] =
        [Part::Temples, Part::Technologies, Part::Offer(Section::Buildings), Part::Offer(Section::Monuments)];

    /// The names of its layers.
    fn names(self) -> [&'static str; 2] {
        match self {
            Part::Temples => ["temples", "temples-now"],
            Part::Technologies => ["technologies", "technologies-now"],
            Part::Offer(Section::Buildings) => ["buildings", "buildings-now"],
            Part::Offer(Section::Monuments) => ["monuments", "monuments-now"],
        }
    }

    fn area(self) -> Area {
        let (top, height) = match self {
            Part::Temples => (84.0, 286.0),
            Part::Technologies => (374.0, 206.0),
            Part::Offer(Section::Buildings) => (584.0, 186.0),
            Part::Offer(Section::Monuments) => (770.0, 186.0),
        };
        Area::new(960.0, top, 628.0, height)
    }

    /// Draws everything that never changes.
    fn still(self, layer: &mut Layer) {
        match self {
            Part::Temples => Temple::ALL.into_iter().for_each(|temple| temples::ladder(layer, temple)),
            Part::Technologies => {
                technologies::prices(layer);
                Technology::ALL.into_iter().for_each(|technology| technologies::tower(layer, technology));
            }
            Part::Offer(section) => cards::heading(layer, section),
        }
    }

    fn now(self, layer: &mut Layer, table: Changes<'_>) {
        match self {
            Part::Temples => {
                for temple in Temple::ALL {
                    temples::heading(layer, temple, table.age);
                    temples::markers(layer, table, temple);
                }
            }
            Part::Technologies => {
                Technology::ALL.into_iter().for_each(|of| technologies::markers(layer, table, of));
            }
            Part::Offer(section) => cards::offer(layer, table, section),
        }
    }
}

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let table = changes::between(view, request.since);
    let mut scene = STYLE.scene(request.theme, SIZE, alt::board(view));

    // Only the rays of this layer change during a game, between two positions, so pictures can share its pixels.
    let mut ground = Layer::still("ground");
    machine::rays(&mut ground, table.day);
    machine::still(&mut ground);
    Part::ALL.into_iter().for_each(|part| part.still(&mut ground));
    panels::surfaces(&mut ground, &table);

    let mut now = Layer::new("now");
    header::header(&mut now, view, request);
    machine::tiles(&mut now, &table);
    machine::now(&mut now, table);
    Part::ALL.into_iter().for_each(|part| part.now(&mut now, table));
    panels::draw(&mut now, table, request);
    // This layer stays the same for a day, so pictures can share its pixels.
    let mut day = Layer::still("calendar");
    calendar::wheel(&mut day);
    calendar::days(&mut day, &table);
    scene.layers.extend([ground, day, now]);
    scene
}

pub(super) fn page(view: &View, request: &PictureRequest<'_, View>) -> PageBoard {
    let table = changes::between(view, request.since);
    let [rays, gears, wheel, days, tiles] =
        ["machine-rays", "machine", "machine-wheel", "machine-days", "machine-tiles"].map(Layer::still);
    let machine = Group {
        area: MACHINE,
        layers: vec![
            rays.with(|layer| machine::rays(layer, table.day)),
            gears.with(machine::still),
            wheel.with(calendar::wheel),
            days.with(|layer| calendar::days(layer, &table)),
            tiles.with(|layer| machine::tiles(layer, &table)),
            Layer::new("machine-now").with(|layer| machine::now(layer, table)),
        ],
    };
    let part = |part: Part| {
        let [still, now] = part.names();
        let still = Layer::still(still).with(|layer| part.still(layer));
        let now = Layer::new(now).with(|layer| part.now(layer, table));
        Group { area: part.area(), layers: vec![still, now] }
    };
    let scene = STYLE.scene(request.theme, (BOARD.width, BOARD.height), alt::board(view));
    let mut page = page_board(scene, BOARD, std::iter::once(machine).chain(Part::ALL.map(part)));
    // On narrow screens, the rays would be only behind the machine, so they are hidden.
    page.narrow.views[0] = page.narrow.views[0].clipped(0.0, 0.0, 0.0, 0.0);
    page
}
