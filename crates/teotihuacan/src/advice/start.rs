//! The purpose of starting tiles, and reasons for keeping them.

use engine::{Game, Phrase, Seat};
use game_kit::advice::{Aim, Claim, Reason};

use super::super::action::{Action, Pair};
use super::super::data::{Effects, data};
use super::super::ids::{Discovery, Resource, StartingTile, Temple};
use super::super::{State, Teotihuacan, phrases as say};

/// The worth of a purpose, in tenths of a point.
const PURPOSE: i32 = 50;

/// The starting tiles that an action takes.
pub(super) fn taken(action: Action) -> Vec<StartingTile> {
    match action {
        Action::Keep(Pair(first, second)) => vec![first, second],
        Action::Draft(tile) => vec![tile],
        _ => Vec::new(),
    }
}

/// The discovery tile attached to the starting tiles of an action.
fn attached(before: &State, action: Action) -> Option<Discovery> {
    taken(action).into_iter().find_map(|tile| before.attached[tile.index()].known())
}

/// The sum over the starting tiles of an action.
fn sum(action: Action, of: impl Fn(&Effects) -> u16) -> u16 {
    taken(action).iter().map(|tile| of(&data().starting_tiles[tile.index()].effects)).sum()
}

/// The purpose of starting tiles: the rarest effect, otherwise the most frequent goods.
pub(super) fn aim(before: &State, action: Action) -> Aim {
    let rare = [
        ("keep-technology", sum(action, |effects| effects.free_technology.into())),
        ("keep-power", sum(action, |effects| effects.power_ups.into())),
        ("keep-avenue", sum(action, |effects| effects.avenue.into())),
        ("keep-discovery", sum(action, |effects| effects.attached_discovery.into())),
    ];
    if let Some((kind, _)) = rare.into_iter().find(|(_, sum)| *sum > 0) {
        return match attached(before, action) {
            Some(tile) if kind == "keep-discovery" => Aim::of("keep-tile", say::discovery(tile)),
            _ => Aim::new(kind),
        };
    }
    if sum(action, temple_steps) >= STEPS {
        return Aim::new("keep-steps");
    }
    let resource = |kind: Resource| sum(action, |effects| effects.goods.resources[kind.index()]);
    let cocoa = sum(action, |effects| effects.goods.cocoa);
    let most = Resource::ALL.into_iter().max_by_key(|kind| resource(*kind)).filter(|kind| resource(*kind) >= cocoa);
    Aim::new(match most {
        Some(Resource::Wood) => "keep-wood",
        Some(Resource::Stone) => "keep-stone",
        Some(Resource::Gold) => "keep-gold",
        None => "keep-cocoa",
    })
}

/// Steps in temples for which tiles are kept.
const STEPS: u16 = 2;

fn temple_steps(effects: &Effects) -> u16 {
    effects.temples.iter().sum::<u8>().into()
}

/// The goods and points of the temple steps, as texts.
fn temples(state: &State, seat: Seat, action: Action) -> Vec<Phrase> {
    let owner = state.seat(seat);
    let mut all = Effects::default();
    for temple in Temple::ALL {
        let from = owner.temples[temple.index()];
        let steps = sum(action, |effects| effects.temples[temple.index()].into()) as u8;
        for reward in (from + 1..=from + steps).map(|step| &data().step(temple, step).reward) {
            all.goods.add(&reward.goods);
            all.score += reward.score;
        }
    }
    let mut pays = say::goods_list(&all.goods);
    pays.extend((all.score > 0).then(|| say::points(all.score)));
    pays
}

/// The rare effects of starting tiles, and those of which they bring more than any others.
pub(super) fn reasons(before: &State, seat: Seat, action: Action) -> Vec<Reason> {
    let reason =
        |kind, args: &dyn Fn(Phrase) -> Phrase| Reason::new(Teotihuacan::ID, kind, Claim::Rules, PURPOSE, args);
    let mut found = Vec::new();
    if sum(action, |effects| effects.free_technology.into()) > 0 {
        let technology = say::technology(before.technologies[0]);
        found.push(reason("start-technology", &|phrase| phrase.with("technology", technology.clone())));
    }
    let mut legal = Vec::new();
    Teotihuacan::legal(before, seat, &mut legal);
    let most = |of: &dyn Fn(&Effects) -> u16| {
        let others = legal.iter().filter(|other| **other != action).map(|other| sum(*other, of)).max();
        let own = sum(action, of);
        (own > others.unwrap_or(0)).then_some(own)
    };
    let goods = most(&|effects| effects.goods.count() + u16::from(effects.any_resources));
    found.extend(goods.map(|n| reason("start-goods", &|phrase| phrase.with("n", n))));
    let steps = most(&|effects| temple_steps(effects) + u16::from(effects.avenue));
    found.extend(steps.map(|n| reason("start-steps", &|phrase| phrase.with("n", n))));
    for (kind, n) in [
        ("start-power", sum(action, |effects| effects.power_ups.into())),
        ("start-avenue", sum(action, |effects| effects.avenue.into())),
    ] {
        found.extend((n > 0).then(|| reason(kind, &|phrase| phrase.with("n", n))));
    }
    let pays = temples(before, seat, action);
    if !pays.is_empty() {
        found.push(reason("start-temples", &|phrase| phrase.with("pays", pays.clone())));
    }
    found
}
