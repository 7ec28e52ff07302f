//! What a turn does, in a few words.

use crate::engine::Phrase;

use super::super::action::{Action, Harvest};
use super::super::ids::Gear;

/// How many deeds are named; the first are those that matter most.
const NAMED: usize = 3;

/// What a run of actions does, the weightiest first.
pub(super) fn deed(actions: &[Action]) -> Phrase {
    let mut deeds: Vec<(u8, Phrase)> = Vec::new();
    let mut gear = None;
    let (mut placed, mut first_player) = (Vec::new(), false);
    for (number, &action) in actions.iter().enumerate() {
        let mut add = |weight: u8, phrase: Phrase| deeds.push((weight, phrase));
        match action {
            Action::Keep(pair) => {
                let tile = |tile: super::super::ids::TileId| Phrase::new(format!("tzolkin-wealth-{}", tile.id()));
                add(9, Phrase::new("tzolkin-ai-keeps").with("tiles", vec![tile(pair.0), tile(pair.1)]));
            }
            Action::Beg(_) => add(2, Phrase::new("tzolkin-ai-begs")),
            Action::Place(gear) => placed.push(gear),
            Action::PlaceFirstPlayer => first_player = true,
            Action::Pick(from, _) => gear = Some(from),
            Action::Use(on, used) => add_use(&mut add, on, used),
            Action::Action(used) => gear.into_iter().for_each(|gear| add_use(&mut add, gear, used)),
            Action::Harvest(way) => add(4, Phrase::new(format!("tzolkin-ai-harvests-{}", harvest(way)))),
            Action::Advance(technology) => {
                let name = Phrase::new(format!("tzolkin-technology-{}", technology.id()));
                // Taking a technology twice is one deed.
                if !actions[..number].contains(&Action::Advance(technology)) {
                    add(6, Phrase::new("tzolkin-ai-advances").with("technology", name));
                }
            }
            Action::Build(building, _) => {
                let name = Phrase::new(format!("tzolkin-building-{}", building.id()));
                add(8, Phrase::new("tzolkin-ai-builds").with("building", name));
            }
            Action::Monument(monument) => {
                let name = Phrase::new(format!("tzolkin-monument-{}", monument.id()));
                add(9, Phrase::new("tzolkin-ai-builds").with("building", name));
            }
            Action::Climb(temple) => {
                let name = Phrase::new(format!("tzolkin-temple-{}", temple.id()));
                if !actions[..number].contains(&Action::Climb(temple)) {
                    add(5, Phrase::new("tzolkin-ai-climbs").with("temple", name));
                }
            }
            Action::Days(days) => add(9, Phrase::new("tzolkin-ai-days").with("days", days)),
            Action::Buy(_) | Action::Sell(_) if !actions[..number].iter().any(exchange) => {
                add(3, Phrase::new("tzolkin-ai-trades"));
            }
            Action::Buy(_)
            | Action::Sell(_)
            | Action::Nothing
            | Action::Lower(_)
            | Action::Pay(_)
            | Action::Gain(_)
            | Action::Offer(_)
            | Action::Stop
            | Action::End => {}
        }
    }
    if !placed.is_empty() {
        let count = placed.len();
        placed.sort_unstable();
        placed.dedup();
        let gears: Vec<Phrase> = placed.iter().map(|gear| Phrase::new(format!("tzolkin-gear-{}", gear.id()))).collect();
        deeds.push((7, Phrase::new("tzolkin-ai-places").with("count", count).with("gears", gears)));
    }
    if first_player {
        deeds.push((6, Phrase::new("tzolkin-ai-first")));
    }
    if deeds.is_empty() {
        return Phrase::new("tzolkin-ai-takes-back");
    }
    // Sorting is stable: among equals what comes first.
    deeds.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    deeds.truncate(NAMED);
    Phrase::new("tzolkin-ai-deeds").with("deeds", deeds.into_iter().map(|(_, phrase)| phrase).collect::<Vec<_>>())
}

/// The actions that are a deed by themselves; others say by later steps what they do.
fn add_use(add: &mut impl FnMut(u8, Phrase), gear: Gear, number: u8) {
    match (gear, number) {
        (Gear::Palenque, 1) => add(3, Phrase::new("tzolkin-ai-fishes")),
        (Gear::Yaxchilan, 4) => add(5, Phrase::new("tzolkin-ai-skull")),
        (Gear::Yaxchilan, _) => add(4, Phrase::new("tzolkin-ai-gathers")),
        (Gear::Uxmal, 3) => add(8, Phrase::new("tzolkin-ai-worker")),
        (Gear::ChichenItza, number) => add(8, Phrase::new("tzolkin-ai-offers").with("space", number)),
        _ => {}
    }
}

fn harvest(way: Harvest) -> &'static str {
    match way {
        Harvest::Corn | Harvest::Bare => "corn",
        Harvest::Wood => "wood",
        Harvest::Burn => "burn",
    }
}

fn exchange(action: &Action) -> bool {
    matches!(action, Action::Buy(_) | Action::Sell(_))
}
