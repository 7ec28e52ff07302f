//! The reason why a typed step isn't legal. Each refused step has one, and each kind of reason has its own sentence.

use crate::Tzolkin;
use crate::action::{Architecture, Harvest};
use crate::data::Goods;
use crate::gears::Occupant;
use crate::goods_of;
use crate::ids::{BuildingId, GearSet, MonumentId, Resource};
use ai::notation;
use engine::Game;
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
    let Some(action) = Tzolkin::parse_action(step) else {
        let words = vocabulary();
        let unknown = unknown_word(step, &words, &FORMS, Tzolkin::parse_action);
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
    match action {
        Action::Place(gear) => place(table, seat, gear),
        Action::PlaceFirstPlayer => hand(table, seat).or_else(|| first_player(table, seat)),
        Action::Pick(gear, space) => pick(table, seat, gear, space),
        Action::Beg(temple) => Some(beg(table, seat, temple)),
        Action::End => Some(Phrase::new("tzolkin-why-end")),
        _ => None,
    }
}

/// The reason why a step doesn't answer the open question. `None` if it belongs to another question.
fn refused(table: &Table, seat: Seat, task: Task, action: Action) -> Option<Phrase> {
    let goods = table.player(seat).goods;
    let corn = goods[Material::Corn];
    let with_good = |key: &str, resource: Resource| Some(Phrase::new(key).with("goods", phrases::one(resource)));
    match (action, task) {
        (Action::Action(number), Task::ChooseAction { gear, space }) => {
            let unreached = Phrase::new("tzolkin-why-reach").with("number", number);
            let unreached = unreached.with("space", phrases::space(gear, space));
            let reached = table.stepping_cost(seat, gear, space, number).is_some();
            let reason = || why::action(table, seat, (gear, space), number);
            if reached { reason() } else { Some(unreached) }
        }
        (Action::Harvest(how), Task::Harvest { space }) => Some(harvest(table, space, how)),
        (Action::Lower(temple), Task::Lower { .. }) => Some(why::at_bottom(temple)),
        (Action::Advance(technology), Task::Advance { .. }) => Some(why::advance(table, seat, technology)),
        (Action::Pay(paid), Task::PayAdvance { .. } | Task::PayClimb { .. }) => {
            let due = match task {
                Task::PayAdvance { technology } => table.advance_cost(seat, technology),
                Task::PayClimb { resources, .. } => resources,
                _ => 0,
            };
            let amount = Phrase::new("tzolkin-why-pay-amount").with("goods", phrases::resources(due));
            let lacking = Phrase::new("tzolkin-why-pay-lacking").with("goods", phrases::goods(goods_of(paid)));
            Some(if paid.iter().sum::<u8>() == due { lacking } else { amount })
        }
        (Action::Climb(temple), Task::Climb { except, .. }) => {
            let again = Phrase::new("tzolkin-why-climb-again").with("temple", phrases::temple(temple));
            if except.contains(temple) { Some(again) } else { why::no_climb(table, seat, temple) }
        }
        (Action::Build(building, architecture), Task::Build { how }) => {
            Some(build(table, seat, how, (building, architecture)))
        }
        (Action::Monument(monument), Task::Build { how }) => Some(build_monument(table, how, monument)),
        (Action::Buy(resource), Task::Market) => {
            let reason = Phrase::new("tzolkin-why-buy").with("goods", phrases::one(resource));
            let price = phrases::corn(data().corn_value(resource));
            Some(reason.with("price", price).with("corn", phrases::corn(corn)))
        }
        (Action::Sell(resource), Task::Market) => with_good("tzolkin-why-sell", resource),
        (Action::Offer(resource), Task::Offering) => with_good("tzolkin-why-offer", resource),
        (Action::Use(gear, number), Task::Use { gears, corn: price, .. }) => {
            Some(use_action(table, seat, (gears, price), (gear, number)))
        }
        _ => None,
    }
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
        _ if table.player(seat).workers_in_hand == 0 => Some(Phrase::new("tzolkin-why-no-hand")),
        Mode::Placing if table.turn.mercy => Some(Phrase::new("tzolkin-why-mercy-one")),
        _ => None,
    }
}

fn place(table: &Table, seat: Seat, gear: Gear) -> Option<Phrase> {
    if let Some(reason) = hand(table, seat) {
        return Some(reason);
    }
    let Some(space) = table.lowest_free_space(gear) else {
        return Some(Phrase::new("tzolkin-why-full").with("gears", vec![phrases::gear(gear)]));
    };
    let (corn, cost) = (table.player(seat).goods[Material::Corn], table.placement_cost(gear)?);
    let price = Phrase::new("tzolkin-why-price").with("what", phrases::space(gear, space));
    let dear = vec![price.with("price", phrases::corn(cost))];
    (cost > corn).then(|| Phrase::new("tzolkin-why-dear-spaces").with("spaces", dear).with("corn", phrases::corn(corn)))
}

fn first_player(table: &Table, seat: Seat) -> Option<Phrase> {
    if let Some(other) = table.first_player_space {
        return Some(why::first_player(seat, other));
    }
    let corn = table.player(seat).goods[Material::Corn];
    let cost = table.first_player_cost().filter(|cost| *cost > corn)?;
    Some(Phrase::new("tzolkin-why-first-player-dear").with("price", phrases::corn(cost)))
}

fn pick(table: &Table, seat: Seat, gear: Gear, space: u8) -> Option<Phrase> {
    if table.turn.mode == Mode::Placing {
        return Some(Phrase::new("tzolkin-why-placed").with("count", table.turn.placed));
    }
    let own = table.gears.at(gear, space) == Some(Occupant::Player(seat));
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
        why::at_bottom(temple)
    }
}

fn harvest(table: &Table, space: u8, how: Harvest) -> Phrase {
    let group = table.group(space);
    let has_wood =
        matches!(data().gear(Gear::Palenque).actions[usize::from(space)], SpaceAction::Harvest { wood: Some(_), .. });
    let gone = if group.corn > 0 { "tzolkin-why-corn-covered" } else { "tzolkin-why-corn-gone" };
    Phrase::new(match how {
        Harvest::Corn => gone,
        Harvest::Wood | Harvest::Burn if group.wood == 0 || !has_wood => "tzolkin-why-no-wood",
        Harvest::Wood | Harvest::Burn => "tzolkin-why-burn-lowest",
        Harvest::Bare if group.uncovered() > 0 => "tzolkin-why-bare-tile",
        Harvest::Bare => "tzolkin-why-bare",
    })
}

fn dear(what: Phrase, price: Phrase) -> Phrase {
    let price = Phrase::new("tzolkin-why-price").with("what", what).with("price", price);
    Phrase::new("tzolkin-why-dear-buildings").with("buildings", vec![price])
}

fn build(table: &Table, seat: Seat, how: Building, (building, architecture): (BuildingId, Architecture)) -> Phrase {
    let about = |key: &str| Phrase::new(key).with("name", phrases::building_name(building));
    let (goods, cost) = (table.player(seat).goods, data().buildings[building.index()].cost);
    let corn = goods[Material::Corn];
    if !table.offered().any(|other| other == building) {
        return about("tzolkin-why-not-offered");
    }
    if !table.can_build(seat, building, how, corn) {
        let price = match how {
            Building::Corn => phrases::corn(table.corn_price(seat, building)),
            _ => phrases::goods(cost),
        };
        return dear(phrases::building_name(building), price);
    }
    let discount = table.discount(seat, how) > 0;
    match architecture {
        Architecture::Sparing(resource) if !discount => {
            Phrase::new("tzolkin-why-no-discount").with("goods", phrases::one(resource))
        }
        Architecture::Sparing(resource) if cost[resource.material()] == 0 => {
            about("tzolkin-why-spare-other").with("goods", phrases::one(resource))
        }
        Architecture::Sparing(resource) => about("tzolkin-why-spare-dear").with("goods", phrases::one(resource)),
        Architecture::Full if discount => about("tzolkin-why-say-spared"),
        Architecture::Plain if goods.cover(cost) => Phrase::new("tzolkin-why-plain"),
        _ => dear(phrases::building_name(building), phrases::goods(cost)),
    }
}

fn build_monument(table: &Table, how: Building, monument: MonumentId) -> Phrase {
    let cost: Goods = data().monuments[monument.index()].cost;
    let name = phrases::monument(monument);
    if how != Building::First {
        Phrase::new(why::not_monument(how))
    } else if !table.monuments.contains(monument) {
        Phrase::new("tzolkin-why-not-offered").with("name", name)
    } else {
        dear(name, phrases::goods(cost))
    }
}

fn use_action(table: &Table, seat: Seat, (gears, price): (GearSet, u16), (gear, number): (Gear, u8)) -> Phrase {
    let corn = table.player(seat).goods[Material::Corn];
    let none = || Phrase::new("tzolkin-why-no-action").with("space", phrases::space(gear, number));
    if !gears.contains(gear) {
        return Phrase::new("tzolkin-why-use-chichen-itza");
    }
    let reason = corn.checked_sub(price).and_then(|left| why::unavailable_here(table, seat, (gear, number), left));
    reason.unwrap_or_else(none)
}
