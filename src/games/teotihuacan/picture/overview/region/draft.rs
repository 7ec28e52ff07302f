//! The open question of a seat: the region that it is about, or a picture of its own.

use crate::engine::Seat;
use crate::games::PictureRequest;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::frames::Frame as Question;
use crate::games::teotihuacan::legal::legal;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::picture::changes::Changes;
use crate::games::teotihuacan::picture::parts::phrase;
use crate::games::teotihuacan::picture::start;
use crate::games::teotihuacan::picture::theme::*;
use crate::games::teotihuacan::state::{Phase, State};
use crate::scene::{Layer, Scene};

use super::super::parts::Area;
use super::list::Region;
use super::{SIZE, ascension, for_seat, frame, ring, rotations};

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
pub fn scene(view: &View, request: &PictureRequest<'_, View>, seat: Seat) -> Scene {
    let state = &for_seat(&view.state, seat);
    let changes = Changes::new(view, request.since);
    let mut choices = Vec::new();
    legal(&view.state, seat, &mut choices);
    let mut scene = STYLE.scene(request.theme, SIZE, STYLE.alt_of_seat("alt-draft", seat));
    let mut layer = Layer::new("region");
    match subject(&view.state, seat) {
        Subject::Region(region) => super::draw(&mut scene, &mut layer, state, request, changes, region),
        Subject::Ring => ring::draw(&mut layer, state, changes, &choices),
        Subject::Rotations => rotations::draw(&mut scene, &mut layer, state, changes, &choices),
        Subject::Ascension => ascension::draw(&mut layer, state, &choices),
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
    frame::goods(layer, state);
    let mut bottom = SIZE.1;
    let name = match state.stack.top() {
        Some(Question::AttachedClaim(tile)) => {
            if let Some(discovery) = state.attached[tile.index()].known() {
                bottom = 560.0;
                frame::tile(layer, discovery, Area::new(290.0, bottom, 600.0, 100.0), false);
            }
            say::starting_tile(tile)
        }
        _ => phrase("keeping"),
    };
    frame::heading(layer, ("disctile", PRICE), name, 430.0);
    scene.layers.push(start::tiles(state, state.active, (0.0, 84.0, SIZE.0, bottom)));
}
