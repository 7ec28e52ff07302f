//! The reasons why an action isn't offered, for common questions.

use std::ops::ControlFlow;

use crate::data::{Goods, Price};
use crate::ids::Resource;
use crate::obstacles::{Obstacle, Unusable};
use engine::Arg;

use super::prelude::*;

/// The reasons why actions that a player may miss aren't legal now.
pub fn why_not(view: &View, seat: Seat) -> Vec<Phrase> {
    let table = &view.table;
    if table.phase != Phase::Turns || !table.is_to_act(seat) {
        return Vec::new();
    }
    table.task().map_or_else(|| turn(table, seat), |task| answers(table, seat, task))
}

/// The reasons why answers to the open question aren't legal.
fn answers(table: &Table, seat: Seat, task: Task) -> Vec<Phrase> {
    if let Task::ChooseAction { gear, space: 0 } = task
        && table.stepping_cost(seat, gear, 0, 1).is_none()
    {
        return vec![Phrase::new("tzolkin-why-space-0")];
    }
    let mut obstacles = Vec::new();
    // Every option continues the list.
    let _ = table.options(seat, task, &mut |_, obstacle: Option<Obstacle>| {
        obstacles.extend(obstacle.filter(|obstacle| is_common(*obstacle)));
        ControlFlow::Continue(())
    });
    // Obstacles of several answers come last.
    obstacles.sort_by_key(|of| matches!(of, Obstacle::Stepping | Obstacle::TechnologyPrice(_)));
    joined(obstacles.into_iter().map(|of| obstacle(table, seat, of)))
}

/// Returns `true` if players may wonder about an obstacle before they run into it.
fn is_common(obstacle: Obstacle) -> bool {
    !matches!(
        obstacle,
        Obstacle::Unreached { .. }
            | Obstacle::NoWood
            | Obstacle::BareTile
            | Obstacle::Again(_)
            | Obstacle::SparePrice(..)
            | Obstacle::PlainPrice(_)
            | Obstacle::Buy(_)
            | Obstacle::Sell(_)
            | Obstacle::Offer(_)
    )
}

/// Joins the lists of phrases that differ in nothing else, and drops repeated phrases.
fn joined(phrases: impl Iterator<Item = Phrase>) -> Vec<Phrase> {
    let is_list = |arg: &Arg| matches!(arg, Arg::List(_));
    let frame = |phrase: &Phrase| {
        let others: Vec<_> = phrase.args.iter().filter(|(_, arg)| !is_list(arg)).cloned().collect();
        (phrase.key.clone(), others)
    };
    let mut all: Vec<Phrase> = Vec::new();
    for phrase in phrases {
        let Some(known) = all.iter_mut().find(|known| frame(known) == frame(&phrase)) else {
            all.push(phrase);
            continue;
        };
        for ((_, known), (_, more)) in known.args.iter_mut().zip(phrase.args) {
            if let (Arg::List(known), Arg::List(more)) = (known, more) {
                let new: Vec<Phrase> = more.into_iter().filter(|item| !known.contains(item)).collect();
                known.extend(new);
            }
        }
    }
    all
}

/// An obstacle in words.
pub(super) fn obstacle(table: &Table, seat: Seat, of: Obstacle) -> Phrase {
    let goods = table.player(seat).goods;
    let corn = || phrases::corn(goods[Material::Corn]);
    let price =
        |what: Phrase, price: Phrase| vec![Phrase::new("tzolkin-why-price").with("what", what).with("price", price)];
    let building =
        |what: Phrase, cost: Phrase| Phrase::new("tzolkin-why-dear-buildings").with("buildings", price(what, cost));
    let in_temple = |key: &str, temple: Temple| Phrase::new(key).with("temple", phrases::temple(temple));
    let with_good = |key: &str, resource: Resource| Phrase::new(key).with("goods", phrases::one(resource));
    match of {
        Obstacle::NoHand => Phrase::new("tzolkin-why-no-hand"),
        Obstacle::FullGear(gear) => Phrase::new("tzolkin-why-full").with("gears", vec![phrases::gear(gear)]),
        Obstacle::SpacePrice(gear) => {
            let space = phrases::space(gear, table.lowest_free_space(gear).unwrap_or_default());
            let cost = phrases::corn(table.placement_cost(gear).unwrap_or_default());
            Phrase::new("tzolkin-why-dear-spaces").with("spaces", price(space, cost)).with("corn", corn())
        }
        Obstacle::FirstPlayerTaken(other) => {
            let key = if other == seat { "tzolkin-why-first-player-own" } else { "tzolkin-why-first-player" };
            Phrase::new(key).seat("seat", other)
        }
        Obstacle::FirstPlayerPrice(cost) => {
            Phrase::new("tzolkin-why-first-player-dear").with("price", phrases::corn(cost))
        }
        Obstacle::Unreached { gear, space, action } => {
            Phrase::new("tzolkin-why-reach").with("number", action).with("space", phrases::space(gear, space))
        }
        Obstacle::Stepping => Phrase::new("tzolkin-why-stepping").with("corn", corn()),
        Obstacle::Unusable { gear, action, why: Unusable::NoAction } => {
            Phrase::new("tzolkin-why-no-action").with("space", phrases::space(gear, action))
        }
        Obstacle::Unusable { gear, action, why } => Phrase::new("tzolkin-why-action")
            .with("spaces", vec![phrases::space(gear, action)])
            .with("reason", unusable(why)),
        Obstacle::OtherGear => Phrase::new("tzolkin-why-use-chichen-itza"),
        Obstacle::CornGone => Phrase::new("tzolkin-why-corn-gone"),
        Obstacle::CornCovered => Phrase::new("tzolkin-why-corn-covered"),
        Obstacle::NoWood => Phrase::new("tzolkin-why-no-wood"),
        Obstacle::Bare => Phrase::new("tzolkin-why-bare"),
        Obstacle::BareTile => Phrase::new("tzolkin-why-bare-tile"),
        Obstacle::AllLowest => Phrase::new("tzolkin-why-burn-lowest"),
        Obstacle::Lowest(temple) => in_temple("tzolkin-why-lowest", temple),
        Obstacle::Top(temple) => in_temple("tzolkin-why-top", temple),
        Obstacle::TopTaken(temple, other) => in_temple("tzolkin-why-top-taken", temple).seat("seat", other),
        Obstacle::Again(temple) => in_temple("tzolkin-why-climb-again", temple),
        Obstacle::TechnologyPrice(technology) => {
            let cost = phrases::resources(table.advance_cost(seat, technology));
            Phrase::new("tzolkin-why-dear-advances")
                .with("technologies", price(phrases::technology(technology), cost))
                .with("have", goods.resources())
        }
        Obstacle::NoBonus(technology) => {
            Phrase::new("tzolkin-why-bonus").with("technology", phrases::technology(technology))
        }
        Obstacle::BuildingPrice(of, BuildWay::Corn) => {
            building(phrases::building_name(of), phrases::corn(table.corn_price(seat, of)))
        }
        Obstacle::BuildingPrice(of, _) | Obstacle::PlainPrice(of) => {
            building(phrases::building_name(of), phrases::goods(data().buildings[of.index()].cost))
        }
        Obstacle::MonumentPrice(of) => {
            building(phrases::monument(of), phrases::goods(data().monuments[of.index()].cost))
        }
        Obstacle::SparePrice(building, resource) => Phrase::new("tzolkin-why-spare-dear")
            .with("name", phrases::building_name(building))
            .with("goods", phrases::one(resource)),
        Obstacle::NoMonument(how) if how.is_second() => Phrase::new("tzolkin-why-monument-second"),
        Obstacle::NoMonument(_) => Phrase::new("tzolkin-why-monument-here"),
        Obstacle::Buy(resource) => with_good("tzolkin-why-buy", resource)
            .with("price", phrases::corn(data().corn_value(resource)))
            .with("corn", corn()),
        Obstacle::Sell(resource) => with_good("tzolkin-why-sell", resource),
        Obstacle::Offer(resource) => with_good("tzolkin-why-offer", resource),
    }
}

/// The reason why a player can't use the action of a space, as part of a sentence.
fn unusable(why: Unusable) -> Phrase {
    match why {
        Unusable::NoAction => Phrase::new("tzolkin-action-none"),
        Unusable::NoHarvest => Phrase::new("tzolkin-why-harvest"),
        Unusable::NoSkullInBank => Phrase::new("tzolkin-why-no-skulls"),
        Unusable::NoTechnology => Phrase::new("tzolkin-why-advance"),
        Unusable::NoBuilding { monument: true } => Phrase::new("tzolkin-why-build-or-monument"),
        Unusable::NoBuilding { monument: false } => Phrase::new("tzolkin-why-build"),
        Unusable::NoClimb => Phrase::new("tzolkin-why-no-climb"),
        Unusable::NoExchange => Phrase::new("tzolkin-why-market"),
        Unusable::AllWorkers => Phrase::new("tzolkin-why-workers").with("count", data().workers_max),
        Unusable::NoSkull => Phrase::new("tzolkin-why-own-no-skull"),
        Unusable::Used => Phrase::new("tzolkin-why-skull-laid"),
        Unusable::Price { corn, any_resources } => {
            let price = Price { goods: Goods::of(Material::Corn, corn), any_resources, ..Price::default() };
            Phrase::new("tzolkin-why-cost").with("cost", phrases::price(price))
        }
    }
}

/// The reasons why the seat can't place or pick up a worker, or beg.
fn turn(table: &Table, seat: Seat) -> Vec<Phrase> {
    let player = table.player(seat);
    let on_gears = table.gears.any(seat);
    let mut reasons = Vec::new();
    match table.turn.mode {
        Mode::Picking => {
            if player.workers_in_hand > 0 {
                reasons.push(Phrase::new("tzolkin-why-picked"));
            }
        }
        Mode::Placing => {
            if on_gears {
                reasons.push(Phrase::new("tzolkin-why-placed").with("count", table.turn.placed));
            }
            if table.turn.mercy {
                reasons.push(Phrase::new("tzolkin-why-mercy-one"));
            } else {
                reasons.extend(placing(table, seat));
            }
        }
        Mode::Open if must_beg(table, seat) && !table.turn.begged => {
            let key = if table.can_lower(seat) { "tzolkin-why-must-beg" } else { "tzolkin-why-mercy" };
            reasons.push(Phrase::new(key));
        }
        Mode::Open => {
            reasons.extend(placing(table, seat));
            if !on_gears {
                reasons.push(Phrase::new("tzolkin-why-none-on-gears"));
            }
            let corn = player.goods[Material::Corn];
            if !table.turn.begged && corn <= data().beg_max_corn && !table.can_lower(seat) {
                reasons.push(Phrase::new("tzolkin-why-beg-lowest"));
            }
            if table.turn.begged {
                reasons.push(Phrase::new("tzolkin-why-begged"));
            }
        }
    }
    reasons
}

/// Returns `true` if the player can neither pick up nor pay for any space (rules 5.1).
fn must_beg(table: &Table, seat: Seat) -> bool {
    let corn = table.player(seat).goods[Material::Corn];
    let costs = Gear::ALL.into_iter().filter_map(|gear| table.placement_cost(gear)).chain(table.first_player_cost());
    !table.gears.any(seat) && costs.min().is_some_and(|least| least > corn)
}

/// Spaces that are full or too expensive.
fn placing(table: &Table, seat: Seat) -> Vec<Phrase> {
    if table.player(seat).workers_in_hand == 0 {
        return vec![obstacle(table, seat, Obstacle::NoHand)];
    }
    let mut gears: Vec<Obstacle> = Gear::ALL.into_iter().filter_map(|gear| table.no_placement(seat, gear)).collect();
    gears.sort_by_key(|of| matches!(of, Obstacle::FullGear(_)));
    // Before the first worker, the space costs nothing that a player would wonder about.
    let first = table.no_first_player(seat).filter(|of| match of {
        Obstacle::FirstPlayerPrice(_) => table.turn.placed > 0,
        _ => true,
    });
    joined(gears.into_iter().chain(first).map(|of| obstacle(table, seat, of)))
}
