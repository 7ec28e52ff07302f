//! The reason why a typed step isn't legal. Each refused step has one, and each kind of reason has its own sentence.

use std::ops::ControlFlow;

use crate::Tzolkin;
use crate::action::Architecture;
use crate::gears::GearOccupant;
use crate::goods_of;
use crate::ids::BuildingId;
use crate::obstacles::{Obstacle, Unusable};
use ai::notation;
use engine::Notation;
use game_kit::typed::{incomplete, no_stop, not_now, unknown_word};

use super::prelude::*;
use super::vocabulary::{FORMS, vocabulary};
use super::why;

/// The reason why the seat can't take this step now. The step isn't legal.
pub fn why_refused(view: &View, seat: Seat, step: &str) -> Option<Phrase> {
    let table = &view.table;
    if !table.is_to_act(seat) {
        return None;
    }
    let Some(action) = crate::Action::parse(step) else {
        let words = vocabulary();
        let unknown = unknown_word(step, &words, &FORMS, crate::Action::parse);
        let mut possible = Vec::new();
        table.choices(seat, &mut possible);
        let possible = possible.into_iter().map(notation::<Tzolkin>);
        return unknown.or_else(|| incomplete(step, possible, &words)).or_else(|| Some(not_now(step, &words)));
    };
    let reason = match (table.phase, table.task()) {
        (Phase::Choosing, _) => wealth_tiles(view, action),
        (Phase::Turns, None) => of_turn(table, seat, action),
        (Phase::Turns, Some(task)) => refused(table, seat, task, action),
        _ => None,
    };
    reason.or_else(|| Some(if action == Action::Stop { no_stop() } else { not_now(step, &vocabulary()) }))
}

/// The reason why a step doesn't fit a turn without an open question.
fn of_turn(table: &Table, seat: Seat, action: Action) -> Option<Phrase> {
    let words = |obstacle: Option<Obstacle>| obstacle.map(|of| why::obstacle(table, seat, of));
    match action {
        Action::Place(gear) => hand(table, seat).or_else(|| words(table.no_placement(seat, gear))),
        Action::PlaceFirstPlayer => hand(table, seat).or_else(|| words(table.no_first_player(seat))),
        Action::Pick(gear, space) => pick(table, seat, gear, space),
        Action::Beg(temple) => Some(beg(table, seat, temple)),
        Action::End => Some(Phrase::new("tzolkin-why-end")),
        _ => None,
    }
}

/// The reason why a step doesn't answer the open question. `None` if it belongs to another question.
fn refused(table: &Table, seat: Seat, task: Task, action: Action) -> Option<Phrase> {
    let mut obstacle = None;
    let _ = table.options(seat, task, &mut |option, reason| {
        if option != action {
            return ControlFlow::Continue(());
        }
        obstacle = reason;
        ControlFlow::Break(())
    });
    obstacle.map_or_else(|| no_option(table, seat, task, action), |of| Some(why::obstacle(table, seat, of)))
}

/// The reason why a step isn't even an option of the question.
fn no_option(table: &Table, seat: Seat, task: Task, action: Action) -> Option<Phrase> {
    let obstacle = match (action, task) {
        (Action::Action(number), Task::ChooseAction { gear, space }) => {
            Obstacle::Unreached { gear, space, action: number }
        }
        (Action::Pay(paid), _) => return payment(table, seat, task, paid),
        (Action::Build(building, architecture), Task::Build { how }) => {
            return Some(build(table, seat, how, (building, architecture)));
        }
        (Action::Monument(_), Task::Build { how }) if how != BuildWay::First => Obstacle::NoMonument(how),
        (Action::Monument(monument), Task::Build { .. }) => {
            return Some(Phrase::new("tzolkin-why-not-offered").with("name", phrases::monument(monument)));
        }
        (Action::Use(gear, _), Task::Use { gears, .. }) if !gears.contains(gear) => Obstacle::OtherGear,
        (Action::Use(gear, action), Task::Use { corn: price, .. }) => {
            let left = table.player(seat).goods[Material::Corn].checked_sub(price);
            let why = left.and_then(|left| table.unusable(seat, gear, action, left)).unwrap_or(Unusable::NoAction);
            Obstacle::Unusable { gear, action, why }
        }
        _ => return None,
    };
    Some(why::obstacle(table, seat, obstacle))
}

/// The reason why these resources don't pay what the question asks for.
fn payment(table: &Table, seat: Seat, task: Task, paid: [u8; 3]) -> Option<Phrase> {
    let due = match task {
        Task::PayAdvance { technology } => table.advance_cost(seat, technology),
        Task::PayClimb { resources, .. } => resources,
        _ => return None,
    };
    Some(if paid.iter().sum::<u8>() == due {
        Phrase::new("tzolkin-why-pay-lacking").with("goods", phrases::goods(goods_of(paid)))
    } else {
        Phrase::new("tzolkin-why-pay-amount").with("goods", phrases::resources(due))
    })
}

/// The reason why the seat can't keep these tiles.
fn wealth_tiles(view: &View, action: Action) -> Option<Phrase> {
    let Action::Keep(pair) = action else { return None };
    let offer = view.offer?;
    let tile = [pair.0, pair.1].into_iter().find(|tile| !offer.contains(tile))?;
    Some(Phrase::new("tzolkin-why-not-dealt").with("tile", phrases::tile(tile)))
}

/// The reason why the seat can't place any worker.
fn hand(table: &Table, seat: Seat) -> Option<Phrase> {
    match table.turn.mode {
        Mode::Picking => Some(Phrase::new("tzolkin-why-picked")),
        _ if table.player(seat).workers_in_hand == 0 => Some(why::obstacle(table, seat, Obstacle::NoHand)),
        Mode::Placing if table.turn.mercy => Some(Phrase::new("tzolkin-why-mercy-one")),
        _ => None,
    }
}

fn pick(table: &Table, seat: Seat, gear: Gear, space: u8) -> Option<Phrase> {
    if table.turn.mode == Mode::Placing {
        return Some(Phrase::new("tzolkin-why-placed").with("count", table.turn.placed));
    }
    let own = table.gears.at(gear, space) == Some(GearOccupant::Player(seat));
    (!own).then(|| Phrase::new("tzolkin-why-not-yours").with("space", phrases::space(gear, space)))
}

fn beg(table: &Table, seat: Seat, temple: Temple) -> Phrase {
    let corn = table.player(seat).goods[Material::Corn];
    if table.turn.begged {
        Phrase::new("tzolkin-why-begged")
    } else if table.turn.mode != Mode::Open {
        Phrase::new("tzolkin-why-beg-late")
    } else if corn > data().beg_max_corn {
        let most = phrases::corn(data().beg_max_corn);
        Phrase::new("tzolkin-why-beg-corn").with("most", most).with("corn", phrases::corn(corn))
    } else if !table.can_lower(seat) {
        Phrase::new("tzolkin-why-beg-lowest")
    } else {
        why::obstacle(table, seat, Obstacle::Lowest(temple))
    }
}

fn build(table: &Table, seat: Seat, how: BuildWay, (building, architecture): (BuildingId, Architecture)) -> Phrase {
    let about = |key: &str| Phrase::new(key).with("name", phrases::building_name(building));
    let words = |obstacle| why::obstacle(table, seat, obstacle);
    let (goods, cost) = (table.player(seat).goods, data().buildings[building.index()].cost);
    if !table.offered().any(|other| other == building) {
        return about("tzolkin-why-not-offered");
    }
    if !table.can_build(seat, building, how, goods[Material::Corn]) {
        return words(Obstacle::BuildingPrice(building, how));
    }
    let discount = table.discount(seat, how) > 0;
    match architecture {
        Architecture::Sparing(resource) if !discount => {
            Phrase::new("tzolkin-why-no-discount").with("goods", phrases::one(resource))
        }
        Architecture::Sparing(resource) if cost[resource.material()] == 0 => {
            about("tzolkin-why-spare-other").with("goods", phrases::one(resource))
        }
        Architecture::Sparing(resource) => words(Obstacle::SparePrice(building, resource)),
        Architecture::Full if discount => about("tzolkin-why-say-spared"),
        Architecture::Plain if goods.cover(cost) => Phrase::new("tzolkin-why-plain"),
        _ => words(Obstacle::PlainPrice(building)),
    }
}
