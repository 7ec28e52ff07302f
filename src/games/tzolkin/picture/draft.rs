//! The draft of a turn: the parts of the board that matter to the deciding seat, enlarged. Black marks the next
//! options, plum the changes of the draft.

use crate::engine::Seat;
use crate::games::PictureRequest;
use crate::games::kit::picture::panel::Panel;
use crate::games::kit::picture::shells::{self, Area};
use crate::games::tzolkin::View;
use crate::games::tzolkin::data::data;
use crate::games::tzolkin::ids::{Gear, Resource};
use crate::games::tzolkin::state::{Mode, Phase, Task};
use crate::scene::{Layer, Outline, Row, Scene};

use super::cards::{self, Card};
use super::changes::Changes;
use super::choices::Choices;
use super::overview;
use super::overview::region::Region;
use super::panels;
use super::parts::{card_frame, figure_part, icon};
use super::theme::*;

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 900.0;
/// Greatest enlargement.
const MOST: f64 = 2.2;
/// Enlargement of the panel below wide things, compared with the board of two players.
const PANEL_ZOOM: f64 = 1.5;
/// Area above the panel.
const ABOVE: Area = (0.0, 0.0, WIDTH, HEIGHT - PANEL);
/// Height of the panel, including the space around it.
const PANEL: f64 = Panel::HEIGHT * PANEL_ZOOM + 30.0;

/// The subject of a decision.
enum Focus {
    /// All gears and the first player space.
    Turn,
    Region(Region),
    /// Buildings and monuments together.
    Offer,
    /// The three resources, with or without their market prices.
    Resources {
        market: bool,
    },
    /// The wealth tiles to choose from.
    Tiles,
}

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>, seat: Seat) -> Scene {
    let table = &view.table;
    let changes = Changes::new(view, request.since);
    let choices = Choices::new(table, seat);
    let picture = |height| STYLE.scene(request.theme, (WIDTH, height), STYLE.alt_of_seat("alt-draft", seat));
    let (mut layer, area) = match focus(view, &choices) {
        Focus::Turn => return overview::region::turn(view, request, &choices),
        Focus::Region(region) => return overview::region::draft(view, request, region, &choices),
        Focus::Offer => {
            let mut layer = Layer::new("offer");
            cards::buildings(&mut layer, table, changes);
            cards::heading_buildings(&mut layer);
            cards::monuments(&mut layer, table, changes);
            cards::heading_monuments(&mut layer);
            cards::choosable(&mut layer, table, &choices);
            (layer, (956.0, 584.0, 1592.0, 962.0))
        }
        Focus::Resources { market } => resources(&choices, market),
        Focus::Tiles => tiles(view),
    };
    let height = shells::filled(ABOVE, area, MOST);
    layer.view = shells::fill((ABOVE.0, ABOVE.1, ABOVE.2, height), area, MOST);
    let mut scene = picture(height + PANEL);
    scene.layers.push(layer);
    let width = (WIDTH - 40.0) / PANEL_ZOOM;
    scene.layers.push(shells::panel(seat, PANEL_ZOOM, (20.0, height + 14.0), width, |panel, layer| {
        panels::contents(panel, layer, request, table, changes);
    }));
    scene
}

/// The subject of the seat's current decision.
fn focus(view: &View, choices: &Choices<'_>) -> Focus {
    let (table, seat) = (&view.table, choices.seat);
    if table.phase == Phase::Choosing && view.offer.is_some() {
        return Focus::Tiles;
    }
    if table.phase != Phase::Turns || table.active != seat {
        return Focus::Turn;
    }
    let region = match table.task() {
        Some(Task::ChooseAction { gear, .. }) => Region::Gear(gear),
        Some(Task::Harvest { .. }) => Region::Gear(Gear::Palenque),
        Some(Task::Lower { .. } | Task::Climb { .. } | Task::PayClimb { .. } | Task::Offering) => Region::Temples,
        Some(Task::Advance { .. } | Task::PayAdvance { .. } | Task::AdvanceFree { .. }) => Region::Technologies,
        Some(Task::Build { .. }) => {
            let monuments = cards::monuments_of(table).any(|id| choices.monument(id));
            match table.offer.iter().flatten().any(|&id| choices.build(id)) {
                true if monuments => return Focus::Offer,
                false if monuments => Region::Monuments,
                _ => Region::Buildings,
            }
        }
        Some(Task::GainAny { .. }) => return Focus::Resources { market: false },
        Some(Task::Market) => return Focus::Resources { market: true },
        Some(Task::Use { .. } | Task::Effects { .. }) => return Focus::Turn,
        None if table.turn.mode == Mode::Picking => {
            let own: Vec<Gear> = Gear::ALL.into_iter().filter(|&gear| table.gears.of(seat, gear) != 0).collect();
            match own[..] {
                [gear] => Region::Gear(gear),
                _ => return Focus::Turn,
            }
        }
        None => return Focus::Turn,
    };
    Focus::Region(region)
}

/// The three resources, at the market with their corn prices. Those that the seat can take, buy or sell are framed.
fn resources(choices: &Choices<'_>, market: bool) -> (Layer, Area) {
    const SIDE: (f64, f64) = (180.0, 110.0);
    const STEP: f64 = 196.0;
    let mut layer = Layer::new("resources");
    for (index, resource) in Resource::ALL.into_iter().enumerate() {
        let x = STEP * index as f64;
        layer.fill(Outline::rounded(x, 0.0, SIDE.0, SIDE.1, 10.0), CARD);
        let mut row = Row::new(x + SIDE.0 / 2.0, SIDE.1 / 2.0).sprite(icon(resource.material().id(), 50.0));
        if market {
            let corn = data().corn_value(resource).to_string();
            row = row.gap(8.0).sprite(icon("market", 34.0)).gap(10.0).text(figure_part(corn, 34.0, INK)).gap(3.0);
            row = row.sprite(icon("corn", 38.0));
        }
        layer.add(row.middle());
        if choices.resource(resource) {
            card_frame(&mut layer, (x, 0.0), SIDE, 9.0, INK);
        }
    }
    (layer, (-20.0, -40.0, 2.0 * STEP + SIDE.0 + 20.0, SIDE.1 + 40.0))
}

/// The viewer's four wealth tiles. Chosen ones are framed.
fn tiles(view: &View) -> (Layer, Area) {
    let (width, height) = (2.0 * cards::WIDTH + 12.0, 2.0 * cards::HEIGHT + 12.0);
    let mut layer = Layer::new("tiles");
    for (index, tile) in view.offer.iter().flatten().enumerate() {
        let x = (cards::WIDTH + 12.0) * (index % 2) as f64;
        let y = (cards::HEIGHT + 12.0) * (index / 2) as f64;
        Card::Wealth(*tile).draw(&mut layer, x, y, view.table.players.len());
        if view.kept_tiles.is_some_and(|pair| pair.0 == *tile || pair.1 == *tile) {
            card_frame(&mut layer, (x, y), (cards::WIDTH, cards::HEIGHT), 7.0, INK);
        }
    }
    (layer, (-20.0, -12.0, width + 20.0, height + 12.0))
}
