//! The purpose of starting tiles, and reasons for keeping them.

use crate::action::Pair;
use crate::data::Effect;
use game_kit::advice::Aim;

use super::gears::value;
use super::prelude::*;

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

fn effects(pair: Pair) -> impl Iterator<Item = &'static Effect> {
    [pair.0, pair.1].into_iter().flat_map(|tile| &data().wealth_tiles[tile.index()].effects)
}

fn goods(pair: Pair) -> Goods {
    let mut all = Goods::NONE;
    for effect in effects(pair) {
        if let Effect::Gain { materials } = effect {
            all += *materials;
        }
    }
    all
}

/// The rarest effect of two tiles, otherwise the material that is worth most.
fn purpose(pair: Pair) -> Purpose {
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
pub(in super::super) fn aim(pair: Pair) -> Aim {
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
    let points = |action: &SpaceAction| if let SpaceAction::OfferSkull { vp, .. } = action { Some(*vp) } else { None };
    data().gear(Gear::ChichenItza).actions.iter().filter_map(points).max().unwrap_or(0)
}

/// The benefit of the tiles' purpose.
pub(super) fn purposeful(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let [Action::Keep(pair), ..] = *case.actions else { return None };
    let workers = case.before.table.player(case.seat).workers_in_play;
    Some(match purpose(pair) {
        Purpose::Worker => reason("start-worker", Check::Count, [workers + 1, workers], |phrase| {
            phrase.with("n", workers + 1).with("before", workers)
        }),
        Purpose::Technology(technology) => reason("start-technology", Check::Count, [1, 0], |phrase| {
            phrase.with("benefit", say::benefit(technology, 1))
        }),
        Purpose::Food(fed) => {
            let corn = u16::from(fed) * case.before.table.feeding_need(case.seat).corn_per_worker;
            let left = data().food_days.len();
            reason("start-food", Check::Count, [corn, 0], |phrase| phrase.with("corn", corn).with("left", left))
        }
        Purpose::Skull => {
            reason("start-skull", Check::Count, [best_skull(), 0], |phrase| phrase.with("points", best_skull()))
        }
        Purpose::Goods(..) => return None,
    })
}

/// Tiles with goods that are worth more than those of any other tiles.
pub(super) fn most_goods(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let [Action::Keep(pair), ..] = *case.actions else { return None };
    let mut legal = Vec::new();
    Tzolkin::legal(&case.before, case.seat, &mut legal);
    let others = legal.into_iter().filter_map(|action| match action {
        Action::Keep(other) if other != pair => Some(value(goods(other))),
        _ => None,
    });
    let (own, best) = (value(goods(pair)), others.max()?);
    (own > best).then(|| reason("start-goods", Check::Instead, [own, best], |phrase| phrase.with("corn", own)))
}

/// Tiles that pay for a building on offer. Of several buildings, the dearest counts.
pub(super) fn building(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let [Action::Keep(pair), ..] = *case.actions else { return None };
    let cost = |building: &BuildingId| data().buildings[building.index()].cost;
    let payable = case.before.table.offered().filter(|building| goods(pair).cover(cost(building)));
    let building = payable.max_by_key(|building| value(cost(building)))?;
    Some(reason("start-building", Check::Count, [1, 0], |phrase| phrase.with("building", say::building_name(building))))
}

/// Corn for the first food day and more.
pub(super) fn corn(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let [Action::Keep(pair), ..] = *case.actions else { return None };
    let need = case.before.table.feeding_need(case.seat);
    let (corn, need) = (goods(pair)[Material::Corn], need.workers * need.corn_per_worker);
    let left = corn.checked_sub(need).filter(|left| *left > 0)?;
    Some(reason("start-corn", Check::Count, [corn, need], |phrase| phrase.with("corn", corn).with("left", left)))
}
