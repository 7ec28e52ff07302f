//! The whole table, and its board without header and players for the web page.

use game_kit::PageBoard;
use game_kit::picture::groups::{LayerGroup, page_board};

use super::panels;
use super::prelude::*;
use super::{alt, calendar, cards, changes, header, machine, technologies, temples};

const SIZE: (f64, f64) = (1600.0, 1200.0);
/// The part of the table that the web page shows.
const BOARD: Area = Area::new(6.0, 80.0, 1588.0, 884.0);
const MACHINE: Area = Area::new(6.0, 80.0, 952.0, 884.0);

/// A part in the right column.
struct Part {
    /// The names of its layers.
    names: [&'static str; 2],
    top: f64,
    height: f64,
    /// Draws everything that never changes.
    still: fn(&mut Layer),
    now: fn(&mut Layer, Changes<'_>),
}

const PARTS: [Part; 3] = [
    Part { names: ["temples", "temples-now"], top: 84.0, height: 286.0, still: temples::still, now: temples::now },
    Part {
        names: ["technologies", "technologies-now"],
        top: 374.0,
        height: 206.0,
        still: technologies::still,
        now: technologies::now,
    },
    Part { names: ["offer", "offer-now"], top: 584.0, height: 372.0, still: cards::headings, now: cards::offer },
];

pub(super) fn scene(view: &View, request: &Request<'_>) -> Scene {
    let table = changes::between(view, request.since);
    let mut scene = STYLE.scene(request.theme, SIZE, alt::board(view));

    // Only the rays of this layer change during a game, between two positions, so pictures can share its pixels.
    let mut ground = Layer::still("ground");
    machine::rays(&mut ground, table.day);
    machine::still(&mut ground);
    PARTS.iter().for_each(|part| (part.still)(&mut ground));

    let mut now = Layer::new("now");
    header::header(&mut now, view, request);
    machine::tiles(&mut now, &table);
    machine::now(&mut now, table);
    PARTS.iter().for_each(|part| (part.now)(&mut now, table));
    panels::draw(&mut now, table, request);
    // This layer stays the same for a day, so pictures can share its pixels.
    let mut day = Layer::still("calendar");
    calendar::wheel(&mut day);
    calendar::days(&mut day, &table);
    scene.layers.extend([ground, day, now]);
    scene
}

pub(super) fn page(view: &View, request: &Request<'_>) -> PageBoard {
    let table = changes::between(view, request.since);
    let [rays, gears, wheel, days, tiles] =
        ["machine-rays", "machine", "machine-wheel", "machine-days", "machine-tiles"].map(Layer::still);
    let machine = LayerGroup {
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
    let part = |part: &Part| {
        let [still, now] = part.names;
        let still = Layer::still(still).with(part.still);
        let now = Layer::new(now).with(|layer| (part.now)(layer, table));
        LayerGroup { area: Area::new(960.0, part.top, 628.0, part.height), layers: vec![still, now] }
    };
    let scene = STYLE.scene(request.theme, (BOARD.width, BOARD.height), alt::board(view));
    let mut page = page_board(scene, BOARD, std::iter::once(machine).chain(PARTS.iter().map(part)));
    // On narrow screens, the rays would be only behind the machine, so they are hidden.
    page.narrow.views[0] = page.narrow.views[0].clipped(0.0, 0.0, 0.0, 0.0);
    page
}
