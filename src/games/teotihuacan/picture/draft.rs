//! The draft of a turn: the parts of the board that matter to the deciding seat, enlarged.

use crate::engine::Seat;
use crate::games::PictureRequest;
use crate::games::kit::picture::panel::Panel;
use crate::games::kit::picture::shells::{self, Area};
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::frames::Frame as Question;
use crate::games::teotihuacan::state::{Phase, State};
use crate::scene::{Layer, Outline, Scene, View as Seen};

use super::changes::Changes;
use super::choices::Reach;
use super::draft_frame::{HEIGHT, WIDTH, seen};
use super::geometry::Frame;
use super::overview::region::Region;
use super::panels;
use super::theme::*;
use super::{board, boards, calendar, draft_pyramid, overview, pyramid, start, tracks};

/// The ring on the board: left, top, right, bottom.
const RING: Area = (20.0, 84.0, 1060.0, 962.0);

/// The subject of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    /// Moves: the whole ring, as large as on the board.
    Ring,
    /// The pyramid and the tiles for it.
    Pyramid,
    Region(Region),
    /// The rewards of an ascension, with the tracks.
    Ascension,
    /// Starting tiles.
    Start,
}

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>, seat: Seat) -> Scene {
    let state = &view.state;
    let changes = Changes::new(view, request.since);
    let picture = |width, height| STYLE.scene(request.theme, (width, height), STYLE.alt_of_seat("alt-draft", seat));
    let mut scene = picture(WIDTH, HEIGHT);
    match focus(state, seat) {
        Focus::Region(region) => return overview::region::draft(view, request, seat, region),
        Focus::Ring => {
            scene = picture(RING.2 - RING.0 + 40.0, RING.3 - RING.1 + Panel::HEIGHT + 44.0);
            ring(&mut scene, state, changes);
        }
        Focus::Pyramid => draft_pyramid::scene(&mut scene, state),
        Focus::Ascension => {
            let mut layer = Layer::new("tracks").seen(seen((1068.0, 584.0, 1586.0, 958.0)));
            tracks::draw_background(&mut layer);
            tracks::draw_markers(&mut layer, state, changes);
            scene.layers.push(layer);
        }
        Focus::Start => scene.layers.push(start::tiles(state, seat)),
    }
    let (width, height) = (f64::from(scene.width), f64::from(scene.height));
    let at = (20.0, height - Panel::HEIGHT - 16.0);
    scene.layers.push(shells::panel(seat, 1.0, at, width - 40.0, |panel, layer| {
        panels::surface(panel, layer);
        panels::contents(panel, layer, request, state, changes);
    }));
    scene
}

/// The subject of the seat's current decision.
fn focus(state: &State, seat: Seat) -> Focus {
    match state.phase {
        Phase::Keeping => return Focus::Start,
        Phase::Bonuses | Phase::Turns if state.active == seat => {}
        _ => return Focus::Ring,
    }
    let action = Focus::Region(Region::Board(state.turn.to));
    match state.stack.top() {
        Some(
            Question::ChooseAction
            | Question::Take
            | Question::BothParts
            | Question::DiscoveryPart
            | Question::OtherPart
            | Question::Exchange
            | Question::Acquire
            | Question::NoblesWorkers
            | Question::ActionPowerUps(_)
            | Question::BuyPowerUp,
        ) => action,
        Some(
            Question::ChooseTile
            | Question::PlaceTile(_)
            | Question::RotateTile(..)
            | Question::SpareFor(..)
            | Question::ChooseDecoration
            | Question::PlaceDecoration(_),
        ) => Focus::Pyramid,
        Some(Question::AdvanceAny(_) | Question::Advance(_) | Question::OrderSteps(..) | Question::LargeStep(..)) => {
            Focus::Region(Region::Temples)
        }
        Some(Question::AvenueClaim(_)) => Focus::Region(Region::Tracks),
        Some(Question::Reward | Question::Ascend(_)) => Focus::Ascension,
        Some(Question::AttachedClaim(_)) => Focus::Start,
        Some(
            Question::TurnStart
            | Question::Join
            | Question::TurnEnd
            | Question::GainAny(_)
            | Question::TilePowerUps(_)
            | Question::StartPowerUps(_)
            | Question::Bonus(_)
            | Question::Salary,
        )
        | None => Focus::Ring,
    }
}

/// Ring and disc. Reachable ways and boards are in ink.
fn ring(scene: &mut Scene, state: &State, changes: Changes<'_>) {
    let seen = Seen::of(1.0, (RING.0, RING.1), (20.0, 12.0));
    let reach = Reach::of(state);
    let mut ground = Layer::still("ground").seen(seen);
    board::rays(&mut ground);
    boards::plates(&mut ground);
    for (position, on) in state.ring.into_iter().enumerate() {
        boards::draw_background(&mut ground, state, on, &Frame::of(position));
    }
    calendar::disc(&mut ground);
    pyramid::plan(&mut ground);
    scene.layers.push(ground);
    let mut built = Layer::still("pyramid").seen(seen);
    pyramid::draw_tiles(&mut built, state);
    scene.layers.push(built);
    let mut now = Layer::new("now").seen(seen);
    boards::ways(&mut now, &reach);
    for (position, on) in state.ring.into_iter().enumerate() {
        boards::draw_pieces(&mut now, state, changes, &reach, on, &Frame::of(position));
    }
    calendar::rim(&mut now, state, changes);
    pyramid::draw_changes(&mut now, changes);
    calendar::draw_progress(&mut now, state, changes);
    scene.layers.push(now);
    let (_, bottom) = (RING.2, RING.3 - RING.1 + 12.0);
    let mut edge = Layer::new("edge");
    edge.fill(Outline::rect(0.0, bottom, RING.2 - RING.0 + 40.0, Panel::HEIGHT + 40.0), PAPER);
    scene.layers.push(edge);
}
