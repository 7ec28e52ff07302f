//! The open question of a seat, as the region that it is about or as a special picture. Black marks the next options,
//! plum the changes of the draft.

use crate::action::Action;
use crate::picture::cards::{Card, Section};
use crate::picture::changes;
use crate::picture::prelude::*;
use crate::state::Mode;
use scene::Transform;

use super::super::cards;
use super::frame::{self, LEFT, WIDTH};
use super::list::Region;
use super::{for_seat, turn};

/// The subject of a question.
enum Subject {
    /// All gears and the first player space.
    Turn,
    Region(Region),
    /// Buildings and monuments together.
    Offer,
    /// The three resources, at the market with their prices.
    Resources,
    /// The wealth tiles to choose from.
    Tiles,
}

/// Draws what a seat's open question is about.
pub fn scene(view: &View, request: &Request<'_>, seat: Seat) -> Scene {
    let table = Changes { now: &for_seat(&view.table, seat), ..changes::between(view, request.since) };
    let choices = Choices::new(&view.table, seat);
    let mut scene = STYLE.scene(request.theme, SIZE, STYLE.alt_of_seat("alt-draft", seat));
    match subject(view, &choices) {
        Subject::Turn => turn::draw(&mut scene, table, &choices),
        Subject::Region(region) => super::draw(&mut scene, table, request, region, Some(&choices)),
        Subject::Offer => offer(&mut scene, table, &choices),
        Subject::Resources => resources(&mut scene, &table, &choices),
        Subject::Tiles => tiles(&mut scene, view, &table),
    }
    scene
}

fn subject(view: &View, choices: &Choices<'_>) -> Subject {
    let (table, seat) = (&view.table, choices.seat);
    if table.phase == Phase::Choosing && view.offer.is_some() {
        return Subject::Tiles;
    }
    if table.phase != Phase::Turns || table.active != seat {
        return Subject::Turn;
    }
    let region = match table.task() {
        Some(Task::ChooseAction { gear, .. }) => Region::Gear(gear),
        Some(Task::Harvest { .. }) => Region::Gear(Gear::Palenque),
        Some(Task::Lower { .. } | Task::Climb { .. } | Task::PayClimb { .. } | Task::Offering) => Region::Temples,
        Some(Task::Advance { .. } | Task::PayAdvance { .. } | Task::AdvanceFree { .. }) => Region::Technologies,
        Some(Task::Build { .. }) => {
            let monuments = table.monuments_in_game().any(|id| choices.card(Card::Monument(id)));
            match table.offered().any(|id| choices.card(Card::Building(id))) {
                true if monuments => return Subject::Offer,
                false if monuments => Region::Offer(Section::Monuments),
                _ => Region::Offer(Section::Buildings),
            }
        }
        Some(Task::GainAny { .. } | Task::Market) => return Subject::Resources,
        None if table.turn.mode == Mode::Picking => {
            let own: Vec<Gear> = Gear::ALL.into_iter().filter(|&gear| table.gears.of(seat, gear) != 0).collect();
            match own[..] {
                [gear] => Region::Gear(gear),
                _ => return Subject::Turn,
            }
        }
        Some(Task::Use { .. } | Task::Effects { .. }) | None => return Subject::Turn,
    };
    Subject::Region(region)
}

/// The cards of the overview, with those framed that the seat can build.
fn offer(scene: &mut Scene, table: Changes<'_>, choices: &Choices<'_>) {
    let heading = titled(gear_emblem(Gear::Tikal), phrases::gear(Gear::Tikal), INK);
    frame::page(scene, &table, heading, Cell::empty(), frame::BODY);
    let area = cards::AREA;
    let offer = Cell::from(cards::offer(table, Some(choices))).layer("offer", area);
    scene.layers.push(offer.seen(Transform::of(WIDTH / area.width, (area.x, area.y), (LEFT, 140.0))));
}

/// The three resources, at the market with their prices in corn. Those that the seat can take, buy or sell are framed.
fn resources(scene: &mut Scene, table: &Table, choices: &Choices<'_>) {
    let (gear, name) = match table.task() {
        Some(Task::GainAny { count }) => (Gear::Yaxchilan, Phrase::new("tzolkin-question-gain").with("count", count)),
        _ => (Gear::Uxmal, phrases::gear(Gear::Uxmal)),
    };
    let cards = down().gap(12.0).each(Resource::ALL.map(|resource| {
        let mut icons = IconRow::new().icon(resource.material().id());
        if gear == Gear::Uxmal {
            icons = icons.gap(0.3).sized("market", 0.78).gap(0.3).amount(data().corn_value(resource), "corn");
        }
        let open = |action| matches!(action, Action::Gain(of) | Action::Buy(of) | Action::Sell(of) if of == resource);
        frame::card(choices.any(open), Look::bold(80.0, 90.0).row(&icons).middle())
    }));
    frame::page(scene, table, titled(gear_emblem(gear), name, INK), cards, frame::BODY);
}

/// The viewer's four wealth tiles with their gains in words. Chosen ones are framed.
fn tiles(scene: &mut Scene, view: &View, table: &Table) {
    let tiles = view.offer.iter().flatten().map(|tile| {
        let kept = view.kept_tiles.is_some_and(|pair| pair.0 == *tile || pair.1 == *tile);
        let name = phrases::tile(*tile);
        let effect = text(effect_of(&name), 26.0, 3);
        let icons = Look::bold(51.0, 54.0).on_plates().row(&Card::Wealth(*tile).icons(table.players.len()));
        let content = down().fixed(100.0, heading(name, 42.0)).fixed(80.0, icons).rest(effect);
        frame::card(kept, content.inset(24.0, 0.0))
    });
    let heading = titled(("corn", HUB_PALENQUE), phrase("choosing"), INK);
    frame::page(scene, table, heading, grid(2, (8.0, 8.0), tiles), frame::BODY);
}
