//! Reasons about what a turn prepares.

use std::cmp::Reverse;

use crate::data::Payment;
use crate::ids::MonumentId;

use super::prelude::*;

/// Uses of a technology that must follow in every deal.
const USES: u32 = 2;
/// Uses of agriculture that must follow in every deal.
const HARVESTS: u32 = 3;
/// The last day on which more corn per harvest is worth a sentence.
const LAST_DAY: u8 = 18;
/// Own turns within which the goods of a plan must be used.
const TURNS: u32 = 3;

/// The plan pays for a building that a worker on Tikal can build on the next turn.
pub(super) fn affords(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let builds = |space: u8| {
        matches!(data().gear(Gear::Tikal).actions.get(usize::from(space + 1)), Some(SpaceAction::Build { .. }))
    };
    let worker = own(table, seat, Gear::Tikal).find(|space| builds(*space))?;
    if table.is_last_round() || table.days_to_food_day() == Some(0) {
        // A new age brings other buildings.
        return None;
    }
    let payable =
        |table: &Table, building: BuildingId| table.can_build(seat, building, Building::Single, corn(table, seat));
    let offered = table.offered().filter(|building| case.before.table.offered().any(|known| known == *building));
    let new = offered.filter(|building| payable(table, *building) && !payable(&case.before.table, *building));
    let building = new.max_by_key(|building| data().buildings[building.index()].cost.resources())?;
    Some(reason("affords", Check::Without, [1, 0], |phrase| {
        let phrase = phrase.with("building", say::building_name(building));
        phrase.with("worker", say::space(Gear::Tikal, worker)).with("space", worker + 1)
    }))
}

/// The plan brings a skull for a worker that reaches an open space on the next turn.
pub(super) fn skull_ready(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let skulls = |table: &Table| table.player(seat).goods[Material::Skull];
    if table.is_last_round() || skulls(&case.before.table) > 0 || skulls(table) == 0 {
        return None;
    }
    let offers = |space: u8| match data().gear(Gear::ChichenItza).actions.get(usize::from(space)) {
        Some(SpaceAction::OfferSkull { vp, .. }) if table.skulls_on_chichen_itza >> space & 1 == 0 => Some(*vp),
        _ => None,
    };
    let reached = own(table, seat, Gear::ChichenItza).filter_map(|space| Some((space + 1, offers(space + 1)?)));
    let (space, points) = reached.max_by_key(|(_, points)| *points)?;
    Some(reason("skull-ready", Check::Without, [points, 0], |phrase| {
        phrase.with("space", say::space(Gear::ChichenItza, space)).with("points", points)
    }))
}

/// The plan takes a skull, which scores even if it is never offered.
pub(super) fn skull_left(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let skulls = |table: &Table| table.player(case.seat).goods[Material::Skull];
    let points = data().vp_per_skull;
    (skulls(&case.after.table) > skulls(&case.before.table))
        .then(|| reason("skull-left", Check::Count, [points, 0], |phrase| phrase.with("points", points)))
}

/// Returns `true` if a worker on this space can build the building, now or after some days.
fn builds(table: &Table, seat: Seat, building: BuildingId, days: u8) -> bool {
    let goods = corn(table, seat);
    [Gear::Tikal, Gear::Uxmal].into_iter().any(|gear| {
        own(table, seat, gear).any(|space| {
            (1..=data().gear(gear).last_action).any(|number| {
                let SpaceAction::Build { payment, .. } = data().gear(gear).actions[usize::from(number)] else {
                    return false;
                };
                let how = if matches!(payment, Payment::Resources) { Building::Single } else { Building::Corn };
                let left =
                    table.stepping_cost(seat, gear, space + days, number).and_then(|price| goods.checked_sub(price));
                space + days <= data().gear(gear).last_space
                    && left.is_some_and(|left| table.can_build(seat, building, how, left))
            })
        })
    })
}

/// A rival that moves before the seat's next turn can build the plan's building.
pub(super) fn contested(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.before.table);
    let built = case.actions.iter().filter_map(|action| match *action {
        Action::Build(building, _) => Some(building),
        _ => None,
    });
    let rivals: Vec<Seat> = table.turn_order().skip_while(|other| *other != seat).skip(1).collect();
    built.into_iter().find_map(|building| {
        let offered = table.offered().any(|known| known == building);
        let rival = rivals.iter().copied().find(|rival| offered && builds(table, *rival, building, 0))?;
        Some(reason("contested", Check::Theirs, [1, 0], |phrase| {
            phrase.seat("rival", rival).with("building", say::building_name(building))
        }))
    })
}

/// The first player chooses a building before a rival that could build it too.
pub(super) fn chooses_first(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, table) = (case.seat, &case.after.table);
    let takes = case.actions.contains(&Action::PlaceFirstPlayer) && case.before.table.first_seat != seat;
    if !takes || table.days_to_food_day() == Some(0) {
        return None;
    }
    let rivals: Vec<Seat> = table.turn_order().take_while(|other| *other != seat).collect();
    table.offered().filter(|building| builds(table, seat, *building, 1)).find_map(|building| {
        let rival = rivals.iter().copied().find(|rival| builds(table, *rival, building, 1))?;
        Some(reason("chooses-first", Check::Theirs, [1, 0], |phrase| {
            phrase.seat("rival", rival).with("building", say::building_name(building))
        }))
    })
}

/// The turn adds to the points of the player's own monuments.
pub(super) fn adds_to_monument(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let seat = case.seat;
    let (before, after) = (&case.before.table, &case.after.table);
    let more = |id: &MonumentId| after.monument_score(seat, *id) - before.monument_score(seat, *id);
    let (monument, points) =
        before.player(seat).monuments.iter().map(|id| (id, more(&id))).max_by_key(|(_, points)| *points)?;
    (points > 0).then(|| {
        reason("adds-to-monument", Check::Count, [points, 0], |phrase| {
            phrase.with("monument", say::monument(monument)).with("points", points)
        })
    })
}

/// Returns `true` if this action uses the technology.
fn uses(technology: Technology, state: &State, action: Action) -> bool {
    let space = match (action, state.table.task()) {
        (Action::Use(gear, number), _) => Some((gear, number)),
        (Action::Action(number), Some(Task::ChooseAction { gear, .. })) => Some((gear, number)),
        _ => None,
    };
    let kind = space.map(|(gear, number)| (gear, data().gear(gear).actions[usize::from(number)]));
    match technology {
        Technology::Agriculture => matches!(action, Action::Harvest(Harvest::Corn | Harvest::Burn | Harvest::Bare)),
        Technology::Extraction => matches!(kind, Some((Gear::Yaxchilan, SpaceAction::Gain { .. }))),
        Technology::Architecture => matches!(action, Action::Build(..)),
        Technology::Theology => matches!(kind, Some((Gear::ChichenItza, _))),
    }
}

/// The technologies that the turn improves, with their levels after it.
fn improved<'a>(case: &'a Tried<'_, '_>) -> impl Iterator<Item = (Technology, usize)> + 'a {
    let level = |table: &Table, technology| table.player(case.seat).level(technology);
    let after = Technology::ALL.into_iter().map(move |technology| (technology, level(&case.after.table, technology)));
    after.filter(move |(technology, after)| *after > level(&case.before.table, *technology))
}

/// The number of deals in which the seat then uses a technology at least this many times.
fn used_often(case: &mut Tried<'_, '_>, technology: Technology, needed: u32) -> Option<usize> {
    let seat = case.seat;
    case.followed_by(needed, |_| false, |state, other, action| other == seat && uses(technology, state, action))
}

/// The reason for a technology.
fn pays(kind: &str, (technology, level): (Technology, usize), uses: u32) -> Reason {
    reason(kind, Check::Count, [uses, 0], |phrase| {
        phrase.with("technology", say::technology(technology)).with("benefit", say::benefit(technology, level))
    })
}

/// A technology that the seat then uses several times in most deals.
pub(super) fn learned(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let day = case.before.table.day;
    // Only the first levels of agriculture and extraction change every use alike.
    let told = |(technology, level): &(Technology, usize)| match technology {
        Technology::Agriculture => matches!(level, 1 | 3) && day <= LAST_DAY,
        Technology::Architecture => true,
        Technology::Extraction | Technology::Theology => false,
    };
    let found = improved(case).find(told)?;
    let needed = if found.0 == Technology::Agriculture { HARVESTS } else { USES };
    let deals = used_often(case, found.0, needed)?;
    case.reaches(MOSTLY, deals).then(|| pays("learned", found, needed))
}

/// A technology that the seat then uses.
pub(super) fn learned_once(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let found = improved(case).next()?;
    let deals = used_often(case, found.0, 1)?;
    case.reaches(MOSTLY, deals).then(|| pays("learned-once", found, 1))
}

/// A use of goods.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Aimed {
    Building(BuildingId),
    Monument(MonumentId),
    Technology(Technology),
    /// A skull on this action of Chichen Itza.
    Skull(u8),
}

impl Aimed {
    fn of(state: &State, action: Action) -> Option<Self> {
        match action {
            Action::Action(number) => match state.table.task() {
                Some(Task::ChooseAction { gear: Gear::ChichenItza, .. }) => Some(Aimed::Skull(number)),
                _ => None,
            },
            Action::Build(building, _) => Some(Aimed::Building(building)),
            Action::Monument(monument) => Some(Aimed::Monument(monument)),
            Action::Advance(technology) => Some(Aimed::Technology(technology)),
            _ => None,
        }
    }

    fn name(self) -> Phrase {
        match self {
            Aimed::Building(building) => say::building_name(building),
            Aimed::Monument(monument) => say::monument(monument),
            Aimed::Technology(technology) => say::technology(technology),
            Aimed::Skull(action) => say::space(Gear::ChichenItza, action),
        }
    }
}

/// The seat's uses of goods on its next turns after these actions, for each deal.
fn aimed(case: &mut Tried<'_, '_>, actions: &[Action]) -> Option<Vec<Vec<Aimed>>> {
    let mut all = vec![Vec::new(); case.lab.deals().len()];
    follow(case, (actions, TURNS), |deal, state, action| all[deal].extend(Aimed::of(state, action)))?;
    Some(all)
}

/// Things for which the goods of the plan often pay on the next turns, and mostly not without them. The most frequent
/// ones come first.
pub(super) fn leads_to(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    let actions = case.actions;
    let part = picks(actions).find(|(gear, _, part)| {
        let brings = |action: &Action| matches!(action, Action::Action(_) | Action::Use(..));
        let spends = |action: &Action| matches!(action, Action::Build(..) | Action::Monument(_) | Action::Advance(_));
        let part = &actions[part.clone()];
        *gear != Gear::ChichenItza && part.iter().any(brings) && !part.iter().any(spends)
    });
    let Some((gear, space, part)) = part else { return Vec::new() };
    let mut found = case.due_to(&without(actions, &part), aimed).unwrap_or_default();
    found.sort_by_key(|(_, deals)| Reverse(*deals));
    let told = |(thing, deals): (Aimed, usize)| {
        let key = if matches!(thing, Aimed::Skull(_)) { "leads-to-skull" } else { "leads-to" };
        reason(key, Check::Without, [deals as i64, 0], |phrase| {
            phrase.with("worker", say::space(gear, space)).with("thing", thing.name()).with("turns", TURNS)
        })
    };
    found.into_iter().map(told).collect()
}
