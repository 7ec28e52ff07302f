//! Answers as parts of longer choices. Everything that a picked-up worker does is one choice.

use crate::action::{Architecture, Harvest};
use crate::events;
use crate::ids::BuildingId;
use engine::Summary;
use game_kit::{Menu, Rank};

use super::prelude::*;
use super::{choice, spaces};

const PLACE: Menu = Menu {
    hint_text: Some("tzolkin-menu-place.legend"),
    several: true,
    ..Menu::new("tzolkin-menu-place", 0, Some("tzolkin-menu-place.button"))
};
const PLACE_MORE: Menu = Menu { key: "tzolkin-menu-place.more", ..PLACE };
const PLACE_ONE: Menu = Menu { key: "tzolkin-menu-place.one", ..PLACE };
const PICK: Menu = Menu::new("tzolkin-menu-pick", 1, Some("tzolkin-menu-pick.button"));
const BEG: Menu = Menu::new("tzolkin-menu-beg", 2, Some("tzolkin-menu-beg.button"));

/// Returns `true` if the question is about the worker that was picked up last. The market is a separate question, since
/// it can repeat without limit. Each of several technologies and the second building are also separate questions, since
/// all combinations would be too many for one menu and hard to tell apart.
pub fn follows(view: &View, seat: Seat) -> bool {
    let table = &view.table;
    let task = table.task().filter(|_| table.phase == Phase::Turns && table.is_to_act(seat));
    task.is_some_and(|task| match task {
        Task::Market => false,
        Task::Build { how } => !how.is_second(),
        Task::Advance { levels, optional } => levels < 2 && !optional,
        Task::AdvanceFree { levels } => levels < 2,
        _ => true,
    })
}

/// Returns `true` for the first of several technologies. The next one is another question.
pub fn asks_later(view: &View) -> bool {
    matches!(view.table.task(), Some(Task::AdvanceFree { levels: 2.. }))
}

/// The amounts of a building that follow its open question: goods and points.
pub fn pending(view: &View, seat: Seat) -> Vec<Summary> {
    let table = &view.table;
    if table.phase != Phase::Turns || !table.is_to_act(seat) {
        return Vec::new();
    }
    let left = table.tasks.iter().filter_map(|task| match *task {
        Task::Effects { source, next } => Table::effects(source).get(usize::from(next)..),
        _ => None,
    });
    let events = left.flatten().filter_map(|effect| match *effect {
        Effect::Gain { materials } => Some(events::gained(seat, materials)),
        Effect::GainVp { vp } => Some(events::scored(seat, vp)),
        _ => None,
    });
    events.flat_map(|event| event.summary).collect()
}

/// The name of an action next to its goods, steps and levels.
pub fn part(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    match action {
        Action::Place(gear) => Some(phrases::space(gear, view.table.lowest_free_space(gear).unwrap_or_default())),
        Action::PlaceFirstPlayer => Some(Phrase::new("tzolkin-part-first-player")),
        Action::Pick(gear, space) => Some(phrases::space(gear, space)),
        Action::Action(number) => match view.table.task() {
            Some(Task::ChooseAction { gear, space }) => {
                let instead = Phrase::new("tzolkin-part-action").with("space", phrases::space(gear, number));
                with_question(view, seat, gear, number, (space != number).then_some(instead))
            }
            _ => None,
        },
        Action::Nothing => Some(Phrase::new("tzolkin-part-nothing")),
        // Declined effects are named too, since the seat could have taken them.
        Action::Stop => Some(choice::words(view, seat, action).0.inside()),
        Action::Harvest(Harvest::Burn) => Some(Phrase::new("tzolkin-part-burn")),
        // The gains of a bonus don't show their source.
        Action::Advance(technology) if is_bonus(view, seat, technology) => {
            Some(Phrase::new("tzolkin-part-bonus").with("technology", phrases::technology(technology)))
        }
        Action::Build(building, Architecture::Plain) => {
            Some(Phrase::new("tzolkin-part-build-plain").with("name", phrases::building_name(building)))
        }
        Action::Build(building, _) => Some(phrases::building_name(building)),
        Action::Monument(monument) => Some(phrases::monument(monument)),
        Action::Use(gear, number) => with_question(view, seat, gear, number, Some(phrases::space(gear, number))),
        _ => None,
    }
}

/// The name of an action's space. If the action asks a separate question, the name includes it.
fn with_question(view: &View, seat: Seat, gear: Gear, number: u8, space: Option<Phrase>) -> Option<Phrase> {
    let asked = match data().offer(gear, number).main() {
        Some(Effect::Market) => Phrase::new("tzolkin-part-market"),
        Some(Effect::AdvanceAny { levels: 2.., .. }) => spaces::action(&view.table, seat, gear, number),
        _ => return space,
    };
    Some(match space {
        Some(space) => Phrase::new("core-path-then").with("first", space).with("next", asked),
        None => asked,
    })
}

/// Returns `true` if the effect of an action consists only of amounts, apart from the text of [`brings`].
pub fn only_amounts(view: &View, seat: Seat, action: Action) -> bool {
    match action {
        Action::Build(..) => true,
        Action::Advance(technology) => is_bonus(view, seat, technology),
        _ => false,
    }
}

/// Returns `true` if a technology is at its last level, so that the seat takes its bonus.
fn is_bonus(view: &View, seat: Seat, technology: Technology) -> bool {
    view.table.player(seat).level(technology) == 3 && view.table.bonus_possible(seat, technology)
}

/// The gain of an action that isn't an amount. `effect` is its whole gain.
pub fn brings(view: &View, seat: Seat, action: Action, effect: Option<&Phrase>) -> Option<Phrase> {
    match action {
        Action::Advance(technology) if !is_bonus(view, seat, technology) => effect.cloned(),
        Action::Climb(temple) => Some(choice::climb(&view.table, seat, temple)),
        Action::Monument(_) => effect.cloned(),
        Action::Build(building, _) => {
            building_effects(building, |effect| matches!(effect, Effect::FeedFree { .. } | Effect::FeedDiscount { .. }))
        }
        _ => None,
    }
}

/// The questions that follow an action.
pub fn opens(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    let asks = |gear: Gear, number: u8| {
        let main = data().offer(gear, number).main();
        let apart =
            matches!(main, Some(Effect::Market | Effect::AdvanceAny { levels: 2.., .. } | Effect::GainVp { .. }));
        let asked = !apart && main.is_some_and(|effect| effect.asks());
        asked.then(|| spaces::action(&view.table, seat, gear, number))
    };
    match (action, view.table.task()) {
        (Action::Action(number), Some(Task::ChooseAction { gear, .. })) => asks(gear, number),
        (Action::Use(gear, number), _) => asks(gear, number),
        (Action::Build(building, _), _) => building_effects(building, |effect| effect.asks()),
        _ => None,
    }
}

/// The effects of a building that `wanted` accepts, if there are any.
fn building_effects(building: BuildingId, wanted: impl Fn(&Effect) -> bool) -> Option<Phrase> {
    let effects = data().buildings[building.index()].effects.iter();
    let phrases = phrases::effects(effects.filter(|effect| wanted(effect)));
    (!phrases.is_empty()).then(|| phrases::all(phrases))
}

/// Returns `true` if another action does the same for less, or is free and brings something. From a space that uses any
/// action for a fixed price, a worker never needs to step back further.
pub fn is_hidden(view: &View, seat: Seat, action: Action) -> bool {
    if let (Action::Nothing, Some(Task::ChooseAction { gear, space })) = (action, view.table.task()) {
        let main = data().offer(gear, space).main();
        return matches!(main, Some(Effect::Fish { .. } | Effect::Gain { .. } | Effect::GainWorker { .. }));
    }
    let (Action::Action(number), Some(Task::ChooseAction { gear, space })) = (action, view.table.task()) else {
        return false;
    };
    let Some(Effect::Use { corn, gears, .. }) = data().offer(gear, space).main() else { return false };
    let stepping = view.table.stepping_cost(seat, gear, space, number).unwrap_or_default();
    number != space && gears.contains(gear) && stepping > corn
}

pub fn menu(view: &View, seat: Seat, action: Action) -> Option<Menu> {
    match action {
        Action::Place(_) | Action::PlaceFirstPlayer if view.table.turn.mode == Mode::Placing => Some(PLACE_MORE),
        Action::Place(_) | Action::PlaceFirstPlayer if view.table.player(seat).workers_in_hand == 1 => Some(PLACE_ONE),
        Action::Place(_) | Action::PlaceFirstPlayer => Some(PLACE),
        Action::Pick(..) => Some(PICK),
        Action::Beg(_) => Some(BEG),
        _ => None,
    }
}

/// The likelihood that players want an action: stepping back and burning now and then, no action hardly ever, begging
/// as the last resort.
pub fn rank(view: &View, seat: Seat, action: Action) -> Rank {
    match action {
        Action::Beg(_) => Rank::Last,
        Action::Nothing => Rank::Seldom,
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

/// The name of an action on *Undo*: the amounts of a click don't name the temple, and the label of two tiles is long.
pub fn undo(action: Action, label: &Phrase) -> Option<Phrase> {
    match action {
        Action::Climb(_) => Some(label.clone().inside()),
        Action::Keep(pair) => {
            Some(Phrase::new("core-path-then").with("first", phrases::tile(pair.0)).with("next", phrases::tile(pair.1)))
        }
        _ => None,
    }
}
