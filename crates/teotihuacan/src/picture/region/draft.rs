//! The open question of a seat, as the region that it is about or as a special picture.

use crate::legal::legal;
use crate::picture::card;
use crate::picture::changes;
use crate::picture::prelude::*;
use scene::Transform;

use super::{Region, for_seat, frame, player, ring, rotations};

/// Greatest enlargement of the starting tiles, and the gap between two.
const LARGEST: f64 = 1.8;
const GAP: f64 = 12.0;

/// The subject of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// A move, or no question at all.
    Ring,
    Region(Region),
    /// The rotations of a pyramid tile, or the ways to pay for one.
    Rotations,
    Ascension,
    /// Starting tiles.
    Start,
}

/// Draws what a seat's open question is about.
pub fn scene(view: &View, request: &Request<'_>, seat: Seat) -> Scene {
    let state = &for_seat(&view.state, seat);
    let table = Changes { now: state, ..changes::between(view, request.since) };
    let mut choices = Vec::new();
    legal(&view.state, seat, &mut choices);
    let mut scene = STYLE.scene(request.theme, SIZE, STYLE.alt_of_seat("alt-draft", seat));
    let mut layer = Layer::new("region");
    match subject(&view.state, seat) {
        Subject::Region(region) => super::draw(&mut scene, &mut layer, table, request, region),
        Subject::Ring => ring::draw(&mut layer, table, &choices),
        Subject::Rotations => rotations::draw(&mut scene, &mut layer, table, &choices),
        Subject::Ascension => player::ascension(&mut layer, state, &choices),
        Subject::Start => start(&mut scene, &mut layer, state),
    }
    scene.layers.push(layer);
    scene
}

fn subject(state: &State, seat: Seat) -> Subject {
    if state.phase == Phase::Keeping {
        return Subject::Start;
    }
    if state.active != seat || !matches!(state.phase, Phase::Bonuses | Phase::Turns | Phase::Eclipse) {
        return Subject::Ring;
    }
    match state.stack.top() {
        Some(
            Question::Join
            | Question::ChooseAction
            | Question::Take
            | Question::BothParts
            | Question::DiscoveryPart
            | Question::OtherPart
            | Question::Exchange
            | Question::Acquire
            | Question::NoblesWorkers
            | Question::ActionPowerUps(_)
            | Question::BuyPowerUp
            | Question::ChooseTile
            | Question::PlaceTile(_)
            | Question::ChooseDecoration
            | Question::PlaceDecoration(_),
        ) => Subject::Region(Region::Board(state.turn.to)),
        Some(Question::RotateTile(..) | Question::SpareFor(..)) => Subject::Rotations,
        Some(Question::AdvanceAny(_) | Question::Advance(_) | Question::OrderSteps(..) | Question::LargeStep(..)) => {
            Subject::Region(Region::Temples)
        }
        Some(Question::AvenueClaim(_)) => Subject::Region(Region::Tracks),
        Some(Question::Reward | Question::Ascend(_)) => Subject::Ascension,
        Some(Question::AttachedClaim(_)) => Subject::Start,
        Some(
            Question::TurnEnd
            | Question::GainAny(_)
            | Question::TilePowerUps(_)
            | Question::StartPowerUps(_)
            | Question::Bonus(_)
            | Question::Salary,
        ) => Subject::Region(Region::Player(seat)),
        Some(Question::TurnStart) | None => Subject::Ring,
    }
}

/// The starting tiles, and the attached discovery tile that the question is about.
fn start(scene: &mut Scene, layer: &mut Layer, state: &State) {
    let mut bottom = SIZE.1;
    let name = match state.stack.top() {
        Some(Question::AttachedClaim(tile)) => {
            if let Some(discovery) = state.attached[tile.index()].known() {
                bottom = 560.0;
                frame::tile(discovery, false).draw(layer, Area::new(290.0, bottom, 600.0, 100.0));
            }
            say::starting_tile(tile)
        }
        _ => phrase("keeping"),
    };
    frame::head(layer, state, titled(("disctile", PRICE), name, INK));
    scene.layers.push(start_tiles(state, Area::new(12.0, 92.0, SIZE.0 - 24.0, bottom - 100.0)));
}

/// The tiles that the seat can choose from, with the chosen ones framed, or the tile whose discovery tile the question
/// is about.
fn start_tiles(state: &State, room: Area) -> Layer {
    let kept_tiles = state.me().kept_tiles;
    let shown: Vec<Slot<StartingTile>> = match state.stack.top() {
        Some(Question::AttachedClaim(tile)) => vec![Slot::Known(tile)],
        _ if !state.offer.is_empty() => {
            let offer = state.offer.iter().map(|tile| Slot::Known(*tile));
            offer.chain(kept_tiles).filter(|tile| !tile.is_empty()).collect()
        }
        _ => state.dealt[usize::from(state.active)].into_iter().filter(|tile| !tile.is_empty()).collect(),
    };
    let columns = if shown.len() > 4 { 4 } else { shown.len().clamp(1, 2) };
    let rows = shown.len().div_ceil(columns).max(1);
    let whole = |side: f64, count: usize| (side + GAP) * count as f64 - GAP;
    let (width, height) = (whole(card::START.0, columns), whole(card::START.1, rows));
    let zoom = (room.width / width).min(room.height / height).min(LARGEST);
    let mut layer = Layer::new("tiles").seen(Transform::of(zoom, (width / 2.0, height / 2.0), room.middle()));
    let tiles = shown.into_iter().map(|id| card::starting_tile(state, id, kept_tiles.contains(&id)));
    grid(columns, (GAP, GAP), tiles).draw(&mut layer, Area::new(0.0, 0.0, width, height));
    layer
}
