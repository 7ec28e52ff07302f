//! The purpose of starting tiles, and reasons for keeping them.

use engine::{Game, Seat};
use game_kit::advice::{Aim, Claim, Reason};

use super::super::action::{Action, Pair};
use super::super::data::{Effect, Goods, data};
use super::super::ids::{Gear, Material, Resource, Technology, TileId};
use super::super::{State, Tzolkin, phrases as say};

/// The worth of a purpose, in tenths of a point.
const PURPOSE: i32 = 50;

/// The market value of goods in corn, without skulls.
pub(super) fn value(goods: Goods) -> i64 {
    let resources = Resource::ALL.into_iter().map(|kind| goods[kind.material()] * data().corn_value(kind));
    i64::from(goods[Material::Corn] + resources.sum::<u16>())
}

/// The purpose of two starting tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Purpose {
    Worker,
    Technology(Technology),
    /// Workers that eat for free.
    Food(u8),
    Skull,
    Goods(Material),
}

fn effects(pair: Pair<TileId>) -> impl Iterator<Item = &'static Effect> {
    [pair.0, pair.1].into_iter().flat_map(|tile| &data().wealth_tiles[tile.index()].effects)
}

fn goods(pair: Pair<TileId>) -> Goods {
    let mut all = Goods::NONE;
    for effect in effects(pair) {
        if let Effect::Gain { materials } = effect {
            all += *materials;
        }
    }
    all
}

/// The rarest effect of two tiles, otherwise the material that is worth most.
fn purpose(pair: Pair<TileId>) -> Purpose {
    let worth = |material: Material| {
        let mut only = Goods::NONE;
        only[material] = goods(pair)[material];
        value(only)
    };
    let find = |found: fn(&Effect) -> Option<Purpose>| effects(pair).find_map(found);
    find(|effect| matches!(effect, Effect::GainWorker { .. }).then_some(Purpose::Worker))
        .or_else(|| {
            find(|effect| if let Effect::FeedFree { workers } = effect { Some(Purpose::Food(*workers)) } else { None })
        })
        .or_else(|| (goods(pair)[Material::Skull] > 0).then_some(Purpose::Skull))
        .or_else(|| {
            find(|effect| match effect {
                Effect::Advance { technology, .. } => Some(Purpose::Technology(*technology)),
                _ => None,
            })
        })
        .unwrap_or_else(|| {
            let most = Material::ALL.into_iter().max_by_key(|material| worth(*material)).unwrap_or(Material::Corn);
            Purpose::Goods(most)
        })
}

/// The aim of keeping two tiles.
pub(super) fn aim(pair: Pair<TileId>) -> Aim {
    match purpose(pair) {
        Purpose::Worker => Aim::new("keep-worker"),
        Purpose::Technology(technology) => Aim::of("keep-technology", say::technology(technology)),
        Purpose::Food(_) => Aim::new("keep-food"),
        Purpose::Skull => Aim::new("keep-skull"),
        Purpose::Goods(Material::Wood) => Aim::new("keep-wood"),
        Purpose::Goods(Material::Stone) => Aim::new("keep-stone"),
        Purpose::Goods(Material::Gold) => Aim::new("keep-gold"),
        Purpose::Goods(_) => Aim::new("keep-corn"),
    }
}

/// The points of the best space for a skull.
fn best_skull() -> i16 {
    let last = data().gear(Gear::ChichenItza).last_action;
    (1..=last).filter_map(|space| data().skull_points(space)).max().unwrap_or(0)
}

/// The benefit of the tiles' purpose, and goods that are worth more than those of any other tiles.
pub(super) fn reasons(before: &State, seat: Seat, pair: Pair<TileId>) -> Vec<Reason> {
    let reason = |kind, args: &dyn Fn(engine::Phrase) -> engine::Phrase| {
        Reason::new(Tzolkin::ID, kind, Claim::Rules, PURPOSE, args)
    };
    let workers = before.table.player(seat).workers_in_play;
    let purpose = match purpose(pair) {
        Purpose::Worker => {
            Some(reason("start-worker", &|phrase| phrase.with("n", workers + 1).with("before", workers)))
        }
        Purpose::Technology(technology) => {
            Some(reason("start-technology", &|phrase| phrase.with("benefit", say::benefit(technology, 1))))
        }
        Purpose::Food(fed) => {
            let corn = u16::from(fed) * before.table.feeding_need(seat).corn_per_worker;
            let left = data().food_days.len();
            Some(reason("start-food", &|phrase| phrase.with("corn", corn).with("left", left)))
        }
        Purpose::Skull => Some(reason("start-skull", &|phrase| phrase.with("points", best_skull()))),
        Purpose::Goods(..) => None,
    };
    let mut legal = Vec::new();
    Tzolkin::legal(before, seat, &mut legal);
    let others = legal.into_iter().filter_map(|action| match action {
        Action::Keep(other) if other != pair => Some(value(goods(other))),
        _ => None,
    });
    let (own, best) = (value(goods(pair)), others.max().unwrap_or(0));
    let most = (own > best).then(|| reason("start-goods", &|phrase| phrase.with("corn", own)));
    purpose.into_iter().chain(most).collect()
}
