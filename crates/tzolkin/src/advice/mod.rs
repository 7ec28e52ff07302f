//! Hints for Tzolk'in: the aims of turns, their steps in words, and reasons with proofs.

mod now;
mod reasons;
#[cfg(test)]
mod tests;
mod used;

use engine::{Phrase, Seat};
use game_kit::advice::{Advise, Aim, Case, Holdings, Reason};
use game_kit::forward;

use super::action::{Action, Harvest};
use super::data::{SpaceAction, data};
use super::ids::{Gear, Material, Technology, Temple};
use super::state::Task;
use super::words::missing_corn;
use super::{State, Tzolkin, phrases as say};
use used::used;

impl Advise for Tzolkin {
    fn aim(before: &State, _seat: Seat, actions: &[Action]) -> Aim {
        // In the middle of a turn, the worker is already in hand.
        let begun = match before.table.task() {
            Some(Task::ChooseAction { gear, space }) => Some(Action::Pick(gear, space)),
            _ => None,
        };
        let actions: Vec<Action> = begun.into_iter().chain(actions.iter().copied()).collect();
        let actions = &actions[..];
        picked(actions).or_else(|| placed(actions)).unwrap_or_else(|| Aim::new("other"))
    }

    fn is_core(action: Action) -> bool {
        use Action::{Advance, Beg, Build, Climb, End, Gain, Lower, Monument, Nothing, Offer, Pay, Stop};
        match action {
            Advance(_) | Build(..) | Monument(_) => true,
            Action::Buy(_) | Action::Sell(_) => false,
            other => {
                !matches!(other, Beg(_) | Climb(_) | End | Gain(_) | Lower(_) | Nothing | Offer(_) | Pay(_) | Stop)
            }
        }
    }

    fn is_extra(action: Action) -> bool {
        matches!(action, Action::Place(_) | Action::PlaceFirstPlayer)
    }

    fn holdings(state: &State, seat: Seat) -> Holdings {
        let (table, player) = (&state.table, state.table.player(seat));
        let mut amounts = vec![i32::from(player.vp), i32::from(player.corn_tiles), i32::from(player.wood_tiles)];
        amounts.extend(Material::ALL.map(|material| i32::from(player.goods[material])));
        amounts.extend(player.temples.map(i32::from));
        amounts.extend(player.technologies.map(i32::from));
        let mut facts: Vec<u64> = Gear::ALL.map(|gear| u64::from(table.gears.of(seat, gear))).to_vec();
        facts.extend([player.workers_in_play, player.workers_in_hand, player.board_light.into()].map(u64::from));
        facts.push(table.first_player_space.map_or(9, |owner| u64::from(owner.number())));
        facts.push(u64::from(table.skulls_on_chichen_itza));
        facts.extend(player.buildings.iter().map(|building| building.index() as u64));
        facts.extend(player.monuments.iter().map(|monument| 100 + monument.index() as u64));
        Holdings { amounts, facts }
    }

    forward! {
        now now(before: &State, seat: Seat, actions: &[Action]) -> Phrase;
        reasons reasons(case: &mut Case<'_, '_, Self>, enough: &dyn Fn(&Reason) -> bool) -> Vec<Reason>;
    }

    /// Hungry workers on the food day of this round, or corn that is missing for the next food day.
    fn price(case: &Case<'_, '_, Self>, reason: Option<&Reason>) -> Option<Phrase> {
        let table = &case.after.table;
        let short = missing_corn(table, case.seat, 0).filter(|short| *short > 0)?;
        if reason.is_some_and(|reason| [reasons::FEED_LATER, reasons::FEED_PART].contains(&&*reason.kind)) {
            return None;
        }
        let (days, unfed) = (table.days_to_food_day()?, table.feeding_need(case.seat).unfed());
        Some(match days {
            0 => {
                let phrase = Phrase::new("tzolkin-price-hunger").with("n", unfed);
                phrase.with("points", unfed * data().vp_per_unfed.unsigned_abs())
            }
            _ => Phrase::new("tzolkin-price-short").with("corn", short),
        })
    }
}

/// The most frequent one; of several, the first.
fn most<T: Copy + PartialEq, const N: usize>(order: [T; N], all: impl Iterator<Item = T>) -> Option<T> {
    let all: Vec<T> = all.collect();
    let count = |one: &T| all.iter().filter(|other| *other == one).count();
    order.into_iter().filter(|one| count(one) > 0).rev().max_by_key(count)
}

/// The aim of a turn that picks workers up, or of another decision.
fn picked(actions: &[Action]) -> Option<Aim> {
    let built: Vec<Phrase> = actions
        .iter()
        .filter_map(|action| match *action {
            Action::Build(building, _) => Some(say::building_name(building)),
            _ => None,
        })
        .collect();
    for &action in actions {
        match action {
            Action::Keep(pair) => return Some(reasons::start::aim(pair)),
            Action::Days(1) => return Some(Aim::new("one-day")),
            Action::Days(_) => return Some(Aim::new("two-days")),
            Action::Monument(monument) => return Some(Aim::of("build", say::monument(monument))),
            _ => {}
        }
    }
    match &built[..] {
        [] => {}
        [one] => return Some(Aim::of("build", one.clone())),
        _ => return Some(Aim::of("buildings", say::all(built))),
    }
    let places: Vec<(Gear, u8)> = used(actions).collect();
    let find = |fits: fn(SpaceAction) -> bool| {
        places.iter().copied().find(|&(gear, number)| fits(data().gear(gear).actions[usize::from(number)]))
    };
    if let Some((gear, number)) = find(|action| matches!(action, SpaceAction::OfferSkull { .. })) {
        return Some(Aim::of("skull", say::space(gear, number)));
    }
    let climbed =
        actions.iter().filter_map(|action| if let Action::Climb(temple) = action { Some(*temple) } else { None });
    if let Some(temple) = most(Temple::ALL, climbed) {
        return Some(Aim::of("climb", say::temple(temple)));
    }
    let learned =
        actions.iter().filter_map(|action| if let Action::Advance(learned) = action { Some(*learned) } else { None });
    if let Some(technology) = most(Technology::ALL, learned) {
        return Some(Aim::of("learn", say::technology(technology)));
    }
    let skull = |action| matches!(action, SpaceAction::Gain { materials } if materials[Material::Skull] > 0);
    if find(|action| matches!(action, SpaceAction::GainWorker { .. })).is_some() {
        return Some(Aim::new("recruit"));
    }
    if find(skull).is_some() {
        return Some(Aim::new("take-skull"));
    }
    if let Some((gear, number)) = find(|action| matches!(action, SpaceAction::Harvest { .. })) {
        let wood = actions.contains(&Action::Harvest(Harvest::Wood));
        return Some(Aim::of(if wood { "wood" } else { "corn" }, say::space(gear, number)));
    }
    if let Some((gear, number)) = find(|action| matches!(action, SpaceAction::Fish { .. })) {
        return Some(Aim::of("corn", say::space(gear, number)));
    }
    if let Some((gear, number)) = find(|action| matches!(action, SpaceAction::Gain { .. })) {
        return Some(Aim::of("goods", say::space(gear, number)));
    }
    if find(|action| matches!(action, SpaceAction::Market)).is_some() {
        return Some(Aim::new("market"));
    }
    actions.iter().any(|action| matches!(action, Action::Pick(..))).then(|| Aim::new("return"))
}

/// Number of gears in the name of a plan.
const NAMED_GEARS: usize = 2;

/// The aim of a turn that places workers.
fn placed(actions: &[Action]) -> Option<Aim> {
    if actions.contains(&Action::PlaceFirstPlayer) {
        return Some(Aim::new("first-player"));
    }
    let gears = Gear::ALL.into_iter().filter(|gear| actions.contains(&Action::Place(*gear)));
    let gears: Vec<Phrase> = gears.take(NAMED_GEARS).map(say::gear).collect();
    (!gears.is_empty()).then(|| Aim::of("place", say::all(gears)))
}
