//! Short summaries of turns.

use engine::Phrase;
use game_kit::evaluate::TurnSummary;

use super::super::Tzolkin;
use super::super::action::{Action, Harvest};
use super::super::ids::Gear;
use super::super::phrases as say;

/// The summary of a run of actions.
pub(super) fn describe_turn(actions: &[Action]) -> Phrase {
    let mut summary = TurnSummary::default();
    let mut gear = None;
    let (mut placed, mut first_player) = (Vec::new(), false);
    for (number, &action) in actions.iter().enumerate() {
        match action {
            Action::Keep(pair) => {
                let tiles = vec![say::tile(pair.0), say::tile(pair.1)];
                summary.add(9, Phrase::new("tzolkin-ai-keeps").with("tiles", tiles));
            }
            Action::Beg(_) => summary.add(2, Phrase::new("tzolkin-ai-begs")),
            Action::Place(gear) => placed.push(gear),
            Action::PlaceFirstPlayer => first_player = true,
            Action::Pick(from, _) => gear = Some(from),
            Action::Use(on, used) => add_use(&mut summary, on, used),
            Action::Action(used) => gear.into_iter().for_each(|gear| add_use(&mut summary, gear, used)),
            Action::Harvest(way) => summary.add(4, Phrase::new(format!("tzolkin-ai-harvests-{}", harvest(way)))),
            Action::Advance(technology) => {
                // A technology that the turn advances twice appears once.
                if !actions[..number].contains(&Action::Advance(technology)) {
                    summary.add(6, Phrase::new("tzolkin-ai-advances").with("technology", say::technology(technology)));
                }
            }
            Action::Build(building, _) => {
                summary.add(8, Phrase::new("tzolkin-ai-builds").with("building", say::building(building)));
            }
            Action::Monument(monument) => {
                summary.add(9, Phrase::new("tzolkin-ai-builds").with("building", say::monument(monument)));
            }
            Action::Climb(temple) => {
                if !actions[..number].contains(&Action::Climb(temple)) {
                    summary.add(5, Phrase::new("tzolkin-ai-climbs").with("temple", say::temple(temple)));
                }
            }
            Action::Days(days) => summary.add(9, Phrase::new("tzolkin-ai-days").with("days", days)),
            Action::Buy(_) | Action::Sell(_) if !actions[..number].iter().any(exchange) => {
                summary.add(3, Phrase::new("tzolkin-ai-trades"));
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
        let gears: Vec<Phrase> = placed.into_iter().map(say::gear).collect();
        summary.add(7, Phrase::new("tzolkin-ai-places").with("count", count).with("gears", gears));
    }
    if first_player {
        summary.add(6, Phrase::new("tzolkin-ai-first"));
    }
    summary.phrase::<Tzolkin>(|| Phrase::new("tzolkin-ai-takes-back"))
}

/// Adds a gear's action if it describes its own effect. For other actions, later steps describe it.
fn add_use(summary: &mut TurnSummary, gear: Gear, number: u8) {
    match (gear, number) {
        (Gear::Palenque, 1) => summary.add(3, Phrase::new("tzolkin-ai-fishes")),
        (Gear::Yaxchilan, 4) => summary.add(5, Phrase::new("tzolkin-ai-skull")),
        (Gear::Yaxchilan, _) => summary.add(4, Phrase::new("tzolkin-ai-gathers")),
        (Gear::Uxmal, 3) => summary.add(8, Phrase::new("tzolkin-ai-worker")),
        (Gear::ChichenItza, number) => summary.add(8, Phrase::new("tzolkin-ai-offers").with("space", number)),
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
