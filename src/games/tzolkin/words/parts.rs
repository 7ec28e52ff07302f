//! Answers as parts of longer choices: what a worker that is picked up does is one choice.

use crate::engine::{Phrase, Seat};
use crate::games::tzolkin::View;
use crate::games::tzolkin::action::{Action, Architecture, Harvest};
use crate::games::tzolkin::data::{SpaceAction, data};
use crate::games::tzolkin::ids::Gear;
use crate::games::tzolkin::state::{Mode, Phase, Task};
use crate::games::{Menu, Rank};

use super::phrases;

const PLACE: Menu =
    Menu { key: "tzolkin-menu-place", several: true, leads: false, button: Some("tzolkin-menu-place.button") };
const PLACE_MORE: Menu = Menu { key: "tzolkin-menu-place.more", ..PLACE };
const PICK: Menu =
    Menu { key: "tzolkin-menu-pick", several: false, leads: false, button: Some("tzolkin-menu-pick.button") };
const BEG: Menu =
    Menu { key: "tzolkin-menu-beg", several: false, leads: false, button: Some("tzolkin-menu-beg.button") };

/// Whether the question is about the worker that was picked up last. The market is one of its own: it has no end.
pub fn follows(view: &View, seat: Seat) -> bool {
    let table = &view.table;
    let task = table.task().filter(|_| table.phase == Phase::Turns && table.is_to_act(seat));
    task.is_some_and(|task| !matches!(task, Task::Market))
}

/// What an action is called where its goods, steps and levels are said beside it.
pub fn part(view: &View, action: Action) -> Option<Phrase> {
    match action {
        Action::Place(gear) => Some(phrases::space(gear, view.table.lowest_free_space(gear).unwrap_or_default())),
        Action::PlaceFirstPlayer => Some(Phrase::new("tzolkin-first-player-space")),
        Action::Pick(gear, space) => Some(phrases::space(gear, space)),
        Action::Action(number) => match view.table.task() {
            Some(Task::ChooseAction { gear, space }) => {
                let instead = Phrase::new("tzolkin-part-action").with("space", phrases::space(gear, number));
                with_market(gear, number, (space != number).then_some(instead))
            }
            _ => None,
        },
        Action::Nothing => Some(Phrase::new("tzolkin-part-nothing")),
        Action::Harvest(Harvest::Burn) => Some(Phrase::new("tzolkin-part-burn")),
        Action::Build(building, Architecture::Plain) => {
            Some(Phrase::new("tzolkin-part-build-plain").with("name", phrases::building_name(building)))
        }
        Action::Build(building, _) => Some(phrases::building_name(building)),
        Action::Monument(monument) => Some(phrases::monument(monument)),
        Action::Use(gear, number) => with_market(gear, number, Some(phrases::space(gear, number))),
        _ => None,
    }
}

/// The name of an action's space; the market is named beside it, since what is traded there is another question.
fn with_market(gear: Gear, number: u8, space: Option<Phrase>) -> Option<Phrase> {
    if !matches!(data().gear(gear).actions[usize::from(number)], SpaceAction::Market) {
        return space;
    }
    let market = Phrase::new("tzolkin-part-market");
    Some(match space {
        Some(space) => Phrase::new("core-path-then").with("first", space).with("next", market),
        None => market,
    })
}

/// The menu of an action.
pub fn menu(view: &View, action: Action) -> Option<Menu> {
    match action {
        Action::Place(_) | Action::PlaceFirstPlayer if view.table.turn.mode == Mode::Placing => Some(PLACE_MORE),
        Action::Place(_) | Action::PlaceFirstPlayer => Some(PLACE),
        Action::Pick(..) => Some(PICK),
        Action::Beg(_) => Some(BEG),
        _ => None,
    }
}

/// How likely an action is wanted: stepping back and burning now and then, begging and doing nothing hardly ever.
pub fn rank(view: &View, seat: Seat, action: Action) -> Rank {
    match action {
        Action::Beg(_) | Action::Nothing => Rank::Last,
        Action::Harvest(Harvest::Burn) | Action::Build(_, Architecture::Plain) => Rank::Rare,
        Action::Action(number) => match view.table.task() {
            Some(Task::ChooseAction { gear, space }) => {
                let paid = view.table.stepping_cost(seat, gear, space, number).unwrap_or_default() > 0;
                if paid { Rank::Rare } else { Rank::Usual }
            }
            _ => Rank::Usual,
        },
        _ => Rank::Usual,
    }
}
